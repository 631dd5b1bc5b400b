"""What a card is under a given trump, as a reason; shared by the kinds that ask for it."""

from tutor.rules import Bower, Card, Rank, Reason, Rulebook, Suit


def why_of_suit(rulebook: Rulebook, card: Card, trump: Suit | None) -> Reason:
    """Why *card* belongs to the suit it belongs to."""
    if trump is None:
        return Reason("no-trump")
    if card.is_joker:
        return Reason("joker-trump", card=card, trump=trump)
    if reason := why_bower(rulebook, card, trump):
        return reason
    if rulebook.effective_suit(card, trump) is trump:
        return Reason("is-trump", card=card, trump=trump)
    other_colour = card.suit not in (trump, trump.same_colour)
    if card.rank is Rank.JACK and other_colour and rulebook.bower(trump, Bower.RIGHT):
        return Reason("jack-ordinary", card=card, trump=trump)
    return Reason("plain-suit", card=card, suit=card.suit)


def why_bower(rulebook: Rulebook, card: Card, trump: Suit) -> Reason | None:
    """Why *card* is the right or the left bower; None where it is neither."""
    if card == rulebook.bower(trump, Bower.RIGHT):
        return Reason("bower-right", card=card, trump=trump, joker=rulebook.rules.joker)
    if card == rulebook.bower(trump, Bower.LEFT):
        return Reason("bower-left", card=card, printed=card.suit, trump=trump)
    return None


def why_no_bower(rulebook: Rulebook, card: Card, trump: Suit) -> Reason:
    """Why *card* is not the bower that was asked for: what it is instead."""
    if reason := why_bower(rulebook, card, trump):
        return reason
    if card.rank is Rank.JACK:
        return Reason("jack-ordinary", card=card, trump=trump)
    return Reason("bower-is-jack", card=card)


def suit_is_so(rulebook: Rulebook, reason: Reason, trump: Suit | None) -> bool:
    """Whether a reason says rightly that a card is a trump, or that it is none: less than the whole truth."""
    card = reason.values.get("card")
    if reason.code not in ("is-trump", "plain-suit") or not isinstance(card, Card) or trump is None:
        return False
    return (rulebook.effective_suit(card, trump) is trump) is (reason.code == "is-trump")
