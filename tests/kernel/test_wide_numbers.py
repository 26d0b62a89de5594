"""Records hand out wide numbers, as the compiler reads them; a place that does not exist is an error."""

import pickle

import numpy as np
import pytest

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State, copy_state
from sammelsurium.kernel.records import narrow, record_type

ALBUM = record_type([("stamp", "i1"), ("mounts", "i2", (4,)), ("spaces", "i1", (2, 3)), ("worth", "f4")])


def album() -> State:
    made: State = np.zeros(1, ALBUM)[0]
    return made


@compiled
def shown(state: State) -> int:
    return int(1 << state.stamp | 1 << state.mounts[2] | 1 << state.spaces[1, 2])


def test_a_bit_beyond_the_field_is_the_same_bit_in_both_forms() -> None:
    state = album()
    state.stamp, state.mounts[2], state.spaces[1, 2] = 20, 40, 9
    by_hand = 1 << state.stamp | 1 << state.mounts[2] | 1 << state.spaces[1, 2]
    assert by_hand == 1 << 20 | 1 << 40 | 1 << 9 == shown(state)


def test_fractions_are_wide_too() -> None:
    state = album()
    state.worth = 0.5
    assert state.worth + 2.0**-40 > 0.5


def test_sums_and_rows_are_read_like_the_fields_themselves() -> None:
    state = album()
    state.spaces[1] = [100, 100, 100]
    assert state.spaces[1].sum() == sum(state.spaces[1]) == 300
    assert state.spaces[1].tolist() == [100, 100, 100]
    assert "100" in str(state.spaces)
    assert "100" in repr(state.spaces)


@pytest.mark.parametrize("number", [128, -129, 1000])
def test_a_number_that_does_not_fit_is_refused(number: int) -> None:
    state = album()
    with pytest.raises(OverflowError):
        state.stamp = number
    with pytest.raises(OverflowError):
        state.spaces[0, 0] = number
    assert state.stamp == state.spaces[0, 0] == 0


@pytest.mark.parametrize("place", [-1, 4, np.int64(-1)])
def test_a_place_that_does_not_exist_is_refused(place: int) -> None:
    state = album()
    with pytest.raises(IndexError):
        state.mounts[place] = 1
    with pytest.raises(IndexError):
        state.spaces[0, place]
    with pytest.raises(IndexError):
        narrow([1, 2, 3, 4], 8)[place]


def test_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(AttributeError):
        album().stamps = 1


def test_a_copy_is_of_the_same_kind_and_leaves_the_record_alone() -> None:
    state = album()
    copy = copy_state(state)
    copy.mounts[1] = 7
    assert copy.mounts[1] == 7
    assert state.mounts[1] == 0


def test_records_travel_to_other_processes() -> None:
    state = album()
    state.stamp, state.mounts[2] = 20, 40
    there: State = pickle.loads(pickle.dumps(np.array([state])))[0]
    assert type(there) is type(state)
    assert (there.stamp, there.mounts[2]) == (20, 40)
