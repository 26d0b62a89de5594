"""Counter-based randomness: pure, one stream per purpose, even enough."""

import math
from collections import Counter
from itertools import pairwise

import pytest

from sammelsurium.kernel.chance import Stream


def test_a_draw_depends_only_on_seed_purpose_and_counter() -> None:
    stream = Stream.of("7", "deal")
    forward = [stream.draw(counter, 88) for counter in range(100)]
    backward = [Stream.of("7", "deal").draw(counter, 88) for counter in reversed(range(100))]
    assert forward == backward[::-1]


def test_every_purpose_and_every_seed_has_a_stream_of_its_own() -> None:
    pairs = [(seed, purpose) for seed in ("", "1", "2", "1 ", "deal") for purpose in ("deal", "bot 1", "bot 2", "1")]
    draws = {tuple(Stream.of(*pair).draw(counter, 1000) for counter in range(6)) for pair in pairs}
    assert len(draws) == len(pairs)


def test_seed_and_purpose_do_not_run_into_each_other() -> None:
    assert Stream.of("ab", "c") != Stream.of("a", "bc")


def deviation(counts: Counter[int], cells: int) -> float:
    """How far the chi-square statistic is from what is expected, in standard deviations."""
    expected = counts.total() / cells
    statistic = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    return (statistic - (cells - 1)) / math.sqrt(2 * (cells - 1))


@pytest.mark.parametrize("n", [2, 3, 6, 31, 88])
def test_all_outcomes_are_equally_likely(n: int) -> None:
    stream = Stream.of("fair", f"{n}")
    counts = Counter(stream.draw(counter, n) for counter in range(200 * n))
    assert set(counts) == set(range(n))
    assert abs(deviation(counts, n)) < 4


def test_a_draw_says_nothing_about_the_next_one() -> None:
    stream = Stream.of("fair", "pairs")
    draws = [stream.draw(counter, 6) for counter in range(14_401)]
    pairs = Counter(6 * one + two for one, two in pairwise(draws))
    assert abs(deviation(pairs, 36)) < 4


def test_neighbouring_streams_are_not_alike() -> None:
    seeds = [Stream.of(str(number), "deal") for number in range(6_000)]
    counts = Counter(stream.draw(0, 6) for stream in seeds)
    assert abs(deviation(counts, 6)) < 4
