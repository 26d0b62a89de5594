"""A process that thinks. It reads questions from its standard input and writes answers to its standard output.

It never sees a database. It has a pair of hands for every lane, so that a short thought does not wait for a long one,
and leaves the processor to others who need it. When whoever started it is gone, its input ends, and so does it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO

from sammelsurium.kernel.registry import games
from sammelsurium.minds import find_mind, prepare
from sammelsurium.minds.base import ask
from sammelsurium.minds.sitting import Sitting

from .job import LANES, Lane
from .question import Answer, Question, own_stream, read_question, seated_at, write_answer

THINKING_TIME = 0.9  # seconds; on a busy machine a bot says what it has come to
MOST_SITTINGS = 16  # in each lane; a master's takes about ten megabytes
NICENESS = 10
WORK = ("-m", "sammelsurium.server.worker")
PREPARE = (*WORK, "prepare")
SIZE = 4  # bytes that say how long a message is


def ask_frame(lane: Lane, question: bytes) -> bytes:
    return frame(bytes([LANES.index(lane)]) + question)


def frame(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE, "little") + message


def read_frame(stream: BinaryIO) -> bytes | None:
    """None when nobody will write any more."""
    head = stream.read(SIZE)
    return stream.read(int.from_bytes(head, "little")) if len(head) == SIZE else None


class Hands(threading.Thread):
    """Thinks one thought after the other, and remembers what was thought at the last tables."""

    def __init__(self, lane: Lane, tell: Callable[[Answer], None]) -> None:
        super().__init__(name=lane, daemon=True)
        self._lane, self._tell = lane, tell
        self._sittings: OrderedDict[tuple[str, int], Sitting] = OrderedDict()
        self.questions: SimpleQueue[Question] = SimpleQueue()

    def run(self) -> None:
        while True:
            self._tell(self.answer(self.questions.get()))

    def answer(self, asked: Question) -> Answer:
        began, move, fault = time.monotonic(), None, None
        try:
            mind, sitting = find_mind(asked.mind), self._sitting(asked.table, asked.seat)
            move = ask(mind, seated_at(asked), own_stream(asked), asked.ply, sitting)
        except Exception as error:  # whatever it is, whoever asked is to know
            self._sittings.pop((asked.table, asked.seat), None)
            fault = f"{type(error).__name__}: {error}"
        return Answer(self._lane, move, fault, time.monotonic() - began, memory())

    def _sitting(self, table: str, seat: int) -> Sitting:
        """Those that have not thought for longest are forgotten."""
        sitting = self._sittings.setdefault((table, seat), Sitting(THINKING_TIME))
        self._sittings.move_to_end((table, seat))
        if len(self._sittings) > MOST_SITTINGS:
            self._sittings.popitem(last=False)
        return sitting


def memory() -> int:
    """What this process has in memory; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until no questions can come any more."""
    turn = threading.Lock()

    def tell(answer: Answer) -> None:
        with turn:
            answers.write(frame(write_answer(answer)))
            answers.flush()

    hands = {lane: Hands(lane, tell) for lane in LANES}
    for each in hands.values():
        each.start()
    while (message := read_frame(questions)) is not None:
        hands[LANES[message[0]]].questions.put(read_question(message[1:]))


def prepare_all() -> None:
    """Compile what is not compiled yet. A worker itself loads a game when it is first asked about it."""
    for game in games().values():
        game.warm()
        prepare(game)


def main() -> None:
    if sys.argv[1:] == ["prepare"]:
        return prepare_all()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not get among the answers
    work(sys.stdin.buffer, answers)
    os._exit(0)  # without waiting for a thought that nobody wants any more


if __name__ == "__main__":
    main()
