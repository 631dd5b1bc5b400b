"""The kinds of question, one file each."""

from types import MappingProxyType

from tutor.content.guess import guess
from tutor.content.kinds.bower import WhichBower
from tutor.content.kinds.calls import Calls
from tutor.content.kinds.cards_out import CardsOut
from tutor.content.kinds.discard import Discard
from tutor.content.kinds.effective_suit import EffectiveSuit
from tutor.content.kinds.first_leader import FirstLeader
from tutor.content.kinds.legal_plays import LegalPlays
from tutor.content.kinds.next_dealer import NextDealer
from tutor.content.kinds.next_leader import NextLeader
from tutor.content.kinds.next_to_act import NextToAct
from tutor.content.kinds.pick_up import PickUp
from tutor.content.kinds.play_to import PlayTo
from tutor.content.kinds.rank_order import RankOrder
from tutor.content.kinds.reason import ReasonAsked, reason_about
from tutor.content.kinds.revoke import Revoke
from tutor.content.kinds.score import Scoring
from tutor.content.kinds.sits_out import SitsOut
from tutor.content.kinds.trick_winner import TrickWinner
from tutor.content.kinds.trump_for import TrumpFor
from tutor.content.kinds.trumps import Trumps
from tutor.content.kinds.voids import Voids
from tutor.content.position import Position
from tutor.content.source import plain_key
from tutor.rules import Reason

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
            Revoke,
            Voids,
            CardsOut,
            PlayTo,
            ReasonAsked,
        )
    }
)
"""Every kind by its name."""


_REASONS = {name: reason_about(kind) for name, kind in KINDS.items() if kind is not ReasonAsked}


def kind_asked(kind: str, about: str | None = None) -> type[Position] | Reason:
    """
    The kind of question that a text names; a question for a reason is *about* another kind.

    Where there is no such kind the reason says so; its code is that of the problem, too.
    """
    named = KINDS.get(plain_key(kind))
    if named is None:
        return Reason("unknown-kind", text=kind, guess=guess(kind, KINDS))
    if named is not ReasonAsked:
        return named
    if about is None:
        return Reason("missing-key", key="about")
    asked = _REASONS.get(plain_key(about))
    return asked or Reason("unknown-kind", text=about, guess=guess(about, _REASONS))
