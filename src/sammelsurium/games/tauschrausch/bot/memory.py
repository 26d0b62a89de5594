"""Layouts that the packer has found lately. A Show takes a dozen moves, and all of them follow one layout.

The packer always finds the same for the same desk, so nobody can tell whether a layout was found or remembered.
"""

from typing import NamedTuple

from sammelsurium.kernel.contract import BoxData

from .desk import Desk, Integers

KEPT = 64  # for the bots of a few dozen tables


class Question(NamedTuple):
    """What the packer is asked."""

    seat: int
    evaluations: int
    desk: bytes


class Answer(NamedTuple):
    box: BoxData
    layout: Integers


class Memory:
    def __init__(self) -> None:
        self._answers: dict[Question, Answer] = {}

    def __len__(self) -> int:
        return len(self._answers)

    def recall(self, box: BoxData, question: Question) -> Integers | None:
        answer = self._answers.get(question)
        return answer.layout if answer and answer.box is box else None

    def keep(self, box: BoxData, question: Question, desk: Desk) -> None:
        """The oldest is forgotten. Several threads may keep something at the same time."""
        self._answers[question] = Answer(box, desk.best.copy())
        while len(self._answers) > KEPT:
            self._answers.pop(next(iter(list(self._answers))), None)
