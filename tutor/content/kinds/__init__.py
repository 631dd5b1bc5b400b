"""The kinds of question, one file each."""

from types import MappingProxyType

from tutor.content.kinds.bower import WhichBower
from tutor.content.kinds.calls import Calls
from tutor.content.kinds.discard import Discard
from tutor.content.kinds.effective_suit import EffectiveSuit
from tutor.content.kinds.first_leader import FirstLeader
from tutor.content.kinds.legal_plays import LegalPlays
from tutor.content.kinds.next_dealer import NextDealer
from tutor.content.kinds.next_leader import NextLeader
from tutor.content.kinds.next_to_act import NextToAct
from tutor.content.kinds.pick_up import PickUp
from tutor.content.kinds.rank_order import RankOrder
from tutor.content.kinds.score import Scoring
from tutor.content.kinds.sits_out import SitsOut
from tutor.content.kinds.trick_winner import TrickWinner
from tutor.content.kinds.trump_for import TrumpFor
from tutor.content.kinds.trumps import Trumps
from tutor.content.position import Position

KINDS: MappingProxyType[str, type[Position]] = MappingProxyType(
    {
        kind.kind: kind
        for kind in (
            LegalPlays,
            TrickWinner,
            NextLeader,
            RankOrder,
            EffectiveSuit,
            Trumps,
            WhichBower,
            TrumpFor,
            Calls,
            NextToAct,
            NextDealer,
            PickUp,
            Discard,
            FirstLeader,
            SitsOut,
            Scoring,
        )
    }
)
"""Every kind by its name."""
