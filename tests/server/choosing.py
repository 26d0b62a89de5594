"""Which of what is offered leads on, for those who play whole games without knowing them."""

from typing import Any


def leading_on(now: Any) -> list[Any]:
    """What may be chosen, without second thoughts: in Tauschrausch people may shift items and stamps for ever."""
    done = [choice for choice in now["choices"] if choice.get("verb") == "confirm"]
    lying = {item["item"]: item["place"] for item in (now["view"] or {}).get("items", [])}
    return done or [choice for choice in now["choices"] if not _shifts(choice, lying)] or now["choices"]


def _shifts(choice: Any, lying: dict[int, str]) -> bool:
    verb, place = choice.get("verb"), lying.get(choice.get("item"), "")
    placed = (verb == "stamp" and place.startswith("album")) or (verb == "put" and not place.startswith("haul"))
    return placed or verb in ("back", "drop")
