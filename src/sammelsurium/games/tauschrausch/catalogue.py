"""What the rulebook lists: every specialist, event, exhibitor and contest of the box, in its order."""

from collections.abc import Mapping, Sequence

from sammelsurium.kernel.contract import Entry

from .box import Facts


def groups(facts: Facts) -> Mapping[str, Sequence[Entry]]:
    cards = {
        "specialists": [f"specialist-{card.id}" for card in facts.specialist],
        "events": [f"event-{card.id}" for card in facts.event],
        "album-exhibitors": [f"exhibitor-{card.id}" for card in facts.album_exhibitor],
        "exhibitors": [f"exhibitor-{card.id}" for card in facts.exhibitor],
    }
    for kind in dict.fromkeys(card.kind for card in facts.contest):
        cards[f"{kind}-contests"] = [f"contest-{card.id}" for card in facts.contest if card.kind == kind]
    return {group: [Entry(message) for message in messages] for group, messages in cards.items()}
