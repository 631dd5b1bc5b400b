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


def calls_trump_rightly(rulebook: Rulebook, reason: Reason) -> bool:
    """Whether a reason says of a trump that it is one: a bower is more than that, but not less."""
    card, trump = reason.values.get("card"), reason.values.get("trump")
    if reason.code != "is-trump" or not isinstance(card, Card) or not isinstance(trump, Suit):
        return False
    return rulebook.effective_suit(card, trump) is trump
