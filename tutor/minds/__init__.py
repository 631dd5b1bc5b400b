"""Misconceptions: what somebody answers who holds one rule wrong."""

from functools import lru_cache
from types import MappingProxyType

from tutor.minds.alone import AloneNeedsFive, LonerPartnerPlays, PartnerMustGoAlone
from tutor.minds.calling import (
    AlwaysStuck,
    DealerCallsFirst,
    MustHoldTrump,
    NameTurnedDown,
    PassIsFinal,
    SameDealerAgain,
)
from tutor.minds.following import (
    FollowLastCard,
    JokerNoSuit,
    MustOvertake,
    MustTrump,
    NoTrumpLead,
    PlayAnything,
    TrumpAnyTime,
)
from tutor.minds.leading import DealerLeads, LeftOfMakerLeads, LonerLeads, MakerLeads
from tutor.minds.left_bower import (
    LeftBothSuits,
    LeftFollowsPrint,
    LeftOverRight,
    LeftPlain,
    LeftSuitSix,
    LeftWeak,
    LeftWrongColour,
    SisterSuitTrump,
)
from tutor.minds.mind import Mind
from tutor.minds.ranking import (
    AceOverBowers,
    AllJacksTrump,
    JacksHigh,
    NoBowers,
    RightOverJoker,
    TenHigh,
)
from tutor.minds.scoring import (
    AloneAlwaysFour,
    DefendersMarch,
    EuchreMakersZero,
    EuchreOne,
    FailedBidFree,
    FourTricksTwo,
    PointPerTrick,
)
from tutor.minds.sight import Sight
from tutor.minds.turned_up import (
    DealerKeepsSix,
    DealerMayRefuse,
    DiscardTurnUp,
    OrdererPicksUp,
    PickUpRoundTwo,
)
from tutor.minds.winning import FirstTrumpWins, HighestAnySuit, PartnerCannotBeat, SameLeader, TrumpIgnored
from tutor.rules import RuleSet

__all__ = ["MINDS", "Mind", "Sight", "minds_about", "minds_of", "minds_that_err"]

MINDS = MappingProxyType(
    {
        mind.id: mind
        for mind in (
            LeftPlain,
            LeftFollowsPrint,
            LeftWeak,
            LeftBothSuits,
            LeftWrongColour,
            LeftOverRight,
            LeftSuitSix,
            SisterSuitTrump,
            NoBowers,
            AllJacksTrump,
            JacksHigh,
            AceOverBowers,
            TenHigh,
            RightOverJoker,
            JokerNoSuit,
            MustTrump,
            MustOvertake,
            PlayAnything,
            TrumpAnyTime,
            NoTrumpLead,
            FollowLastCard,
            HighestAnySuit,
            TrumpIgnored,
            FirstTrumpWins,
            PartnerCannotBeat,
            SameLeader,
            DealerLeads,
            LonerLeads,
            MakerLeads,
            LeftOfMakerLeads,
            NameTurnedDown,
            OrdererPicksUp,
            DealerCallsFirst,
            DealerKeepsSix,
            DiscardTurnUp,
            PickUpRoundTwo,
            PassIsFinal,
            MustHoldTrump,
            AlwaysStuck,
            SameDealerAgain,
            DealerMayRefuse,
            PartnerMustGoAlone,
            LonerPartnerPlays,
            AloneNeedsFive,
            FourTricksTwo,
            AloneAlwaysFour,
            EuchreOne,
            EuchreMakersZero,
            DefendersMarch,
            PointPerTrick,
            FailedBidFree,
        )
    }
)
"""Every misconception by its id, in the catalogue's order."""


@lru_cache(maxsize=64)
def minds_of(rules: RuleSet) -> tuple[Mind, ...]:
    """Every misconception, sitting at a table with these rules."""
    return tuple(mind(rules) for mind in MINDS.values())


@lru_cache(maxsize=1024)
def minds_that_err(kind: str, rules: RuleSet) -> tuple[Mind, ...]:
    """Those that answer some question of *kind* otherwise than the rules."""
    return minds_about((kind,), rules)


@lru_cache(maxsize=1024)
def minds_about(kinds: tuple[str, ...], rules: RuleSet) -> tuple[Mind, ...]:
    """Those that answer some question of one of these *kinds* otherwise than the rules."""
    return tuple(mind for mind in minds_of(rules) if not set(kinds).isdisjoint(mind.kinds))
