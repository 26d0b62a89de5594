"""A turn: who acts, what may be done, and what follows, phase after phase (state.py has them in their order).

Each phase has a file in which its moves are listed (`add_…`), refused (`refuse_…`) and carried out. Numbers such as
TR-30 are statements of docs/rules/tauschrausch.md.
"""

from sammelsurium.kernel.bits import bit, count, has, nth
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, State

from .. import album, codes, scoring, table
from ..state import (
    BARGAIN,
    CHOOSE,
    COLLECT,
    COLLECTED,
    DEAL_CONTESTS,
    DEAL_SECRETLY,
    DRAW_START,
    ENTER_CONTESTS,
    EXCHANGE,
    FINISHED,
    GIVE_ALBUMS,
    INSPECT,
    KIND_CARDS,
    LAY_POOL,
    NONE,
    OFFER_A,
    OPEN_DRAWERS,
    OPEN_HAND,
    REDRAW,
    REVEAL_EVENTS,
    SCORE_CONTESTS,
    SHOW,
    SPLIT,
    TASTE,
    TELL_FORTUNE,
    TURN_TASTES,
    UNCOVER,
    WAITS,
    everybody,
    rival_plays,
)
from . import collect, day, enter, events, rival, setup, show, specialists, split, swap

# -- who acts ------------------------------------------------------------------------------------------------------


@compiled
def to_act(state: State) -> int:
    phase = state.phase
    if state.looking or phase in (TURN_TASTES, TASTE):
        return CHANCE
    if phase < LAY_POOL:
        return bit(state.turn) if setup.picks_album(state) else CHANCE
    if phase == FINISHED:
        return OVER
    if phase in (SPLIT, SHOW, OPEN_HAND):
        return everybody(state) & ~state.confirmed
    if phase == ENTER_CONTESTS and not state.contests_in_turn:
        return everybody(state) & ~state.confirmed
    if phase == COLLECT and rival_plays(state) and state.open_card == NONE:
        return CHANCE
    return bit(state.turn)


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """Nobody acts out of turn."""
    return 0


def start_player(state: State) -> int:
    """Pinzetta has no seat (TR-95)."""
    return int(state.starter) if state.starter < state.players else NONE


@compiled
def is_waited_for(state: State, seat: int) -> bool:
    seats = to_act(state)
    return seats > 0 and has(seats, seat)


# -- what may be done ----------------------------------------------------------------------------------------------


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    if not is_waited_for(state, seat):
        return 0
    phase = state.phase
    if phase == GIVE_ALBUMS:
        return setup.add_albums(state, out)
    if phase < SPLIT:
        return add_in_collect(state, seat, out)
    if phase == SPLIT:
        return split.add_splits(box, state, seat, out)
    if phase == CHOOSE:
        return swap.add_offers(state, seat, out)
    if phase == SHOW:
        return show.add_shows(box, state, seat, out)
    if phase == ENTER_CONTESTS:
        return enter.add_contests(state, seat, out)
    return specialists.drawing.add_draws(state, out)


@compiled
def add_in_collect(state: State, seat: int, out: Moves) -> int:
    phase = state.phase
    if phase == OPEN_DRAWERS:
        return events.open_drawers.add_reveals(state, out)
    if phase == COLLECT:
        return collect.add_takes(state, out)
    if phase == REDRAW:
        return specialists.stockkeeper.add_redraws(state, seat, out)
    if phase == EXCHANGE:
        return events.exchange_table.add_exchanges(state, seat, out)
    return events.open_hand.add_gifts(state, seat, out)


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    phase = state.phase
    if not is_waited_for(state, seat):
        return rule_of_phase(phase)
    if phase == GIVE_ALBUMS:
        return setup.refuse_album(state, move)
    if phase < SPLIT:
        return refuse_in_collect(state, seat, move)
    if phase == SPLIT:
        return split.refuse_split(box, state, seat, move)
    if phase == CHOOSE:
        return swap.refuse_offer(state, seat, move)
    if phase == SHOW:
        return show.refuse_show(box, state, seat, move)
    if phase == ENTER_CONTESTS:
        return enter.refuse_contest(state, seat, move)
    return specialists.drawing.refuse_draw(state, move)


@compiled
def refuse_in_collect(state: State, seat: int, move: int) -> int:
    phase = state.phase
    if phase == OPEN_DRAWERS:
        return events.open_drawers.refuse_reveal(state, move)
    if phase == COLLECT:
        return collect.refuse_take(state, move)
    if phase == REDRAW:
        return specialists.stockkeeper.refuse_redraw(state, seat, move)
    if phase == EXCHANGE:
        return events.exchange_table.refuse_exchange(state, seat, move)
    return events.open_hand.refuse_gift(state, seat, move)


@compiled
def rule_of_phase(phase: int) -> int:
    """The statement that says who does what now, for whoever wishes to do something else."""
    if phase == FINISHED:
        return 65
    if phase == COLLECT:
        return 30
    if phase == SPLIT:
        return 40
    if phase == SHOW:
        return 50
    if phase == CHOOSE:
        return 43
    if phase == ENTER_CONTESTS:
        return 55
    if phase == OPEN_HAND:
        return 84
    if phase == OPEN_DRAWERS:
        return 83
    if phase in (DEAL_SECRETLY, BARGAIN):
        return 80
    if phase in (EXCHANGE, REDRAW):
        return 82
    return 10 if phase == GIVE_ALBUMS else 20


# -- what is done --------------------------------------------------------------------------------------------------


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    verb = NONE if actor == CHANCE else codes.verb_of(move)
    if verb == codes.PUT:
        split.put_item(state, actor, codes.first_of(move), codes.second_of(move))
    elif verb == codes.BACK:
        split.take_back_item(state, actor, codes.argument_of(move))
    elif verb == codes.STAMP:
        show.take_stamp(box, state, actor, codes.argument_of(move))
    elif verb == codes.PLACE:
        show.place_stamp(box, state, actor, codes.argument_of(move))
    elif verb == codes.DROP:
        show.drop_stamp(state, actor)
    else:
        if actor == CHANCE:
            deal(box, state, move)
        else:
            decide_something(box, state, actor, move)
        run(box, state)
        if state.phase == SCORE_CONTESTS:
            # Not in `run`: contests are much code, which the compiler would carry through every level of calls.
            scoring.score_contests(box, state)
            day.end_round(box, state)


@compiled
def decide_something(box: BoxData, state: State, seat: int, move: int) -> None:
    """The moves after which the game can go on by itself."""
    verb, argument = codes.verb_of(move), codes.argument_of(move)
    first, second = codes.first_of(move), codes.second_of(move)
    if verb == codes.TAKE:
        collect.take_item(state, seat, argument)
    elif verb == codes.CONFIRM:
        confirm(box, state, seat)
    elif verb == codes.CHOOSE_OFFER:
        swap.choose_offer(box, state, seat, first, OFFER_A + second)
    elif verb == codes.ENTER:
        enter.enter_contest(state, seat, argument)
    elif verb == codes.GIVE:
        events.open_hand.pick_gift(state, seat, argument)
    elif verb == codes.REVEAL:
        events.open_drawers.reveal(state, argument)
    elif verb == codes.EXCHANGE_ITEM:
        events.exchange_table.exchange(state, seat, first, second)
    elif verb == codes.REDRAW_ITEM:
        specialists.stockkeeper.redraw(state, seat, first, second)
    elif verb == codes.USE:
        specialists.stockkeeper.use_first(box, state)
    elif verb == codes.ALBUM:
        setup.give_album(state, argument)
    else:
        specialists.drawing.draw_or_pass(state, seat, move)


@compiled
def confirm(box: BoxData, state: State, seat: int) -> None:
    if state.phase == SHOW:
        show.confirm_show(box, state, seat)
    else:
        state.confirmed |= bit(seat)


# -- what Chance decides -------------------------------------------------------------------------------------------


@compiled
def chance(box: BoxData, state: State) -> int:
    """Every seat, album, card and front that nobody has seen is equally likely (TR-85)."""
    if state.looking:
        return table.outcomes(state)
    phase = state.phase
    if phase == DRAW_START:
        return state.players
    if phase == GIVE_ALBUMS:
        return count(album.albums_left(state))
    if phase == DEAL_CONTESTS:
        return KIND_CARDS
    if phase == REVEAL_EVENTS:
        return count(state.deck)
    if phase == TASTE and box.open_tastes[state.level] == 2:
        return 2
    return count(state.rival_deck)


@compiled
def deal(box: BoxData, state: State, outcome: int) -> None:
    phase = state.phase
    if state.looking:
        table.decide(state, outcome)
    elif phase == DRAW_START:
        setup.give_marker(box, state, outcome)
    elif phase == GIVE_ALBUMS:
        setup.give_album(state, nth(album.albums_left(state), outcome))
    elif phase == DEAL_CONTESTS:
        setup.deal_contest(state, outcome)
    elif phase == REVEAL_EVENTS:
        day.reveal_event(box, state, nth(state.deck, outcome))
    elif phase == COLLECT:
        state.open_card = rival.open_card(state, outcome)
    elif phase == TURN_TASTES:
        state.tastes[swap.tastes_open(state)] = rival.open_card(state, outcome)
    else:
        swap.follow_taste(box, state, outcome)


# -- what follows by itself ----------------------------------------------------------------------------------------


@compiled
def run(box: BoxData, state: State) -> None:
    """Until somebody has to decide or Chance has to speak."""
    while state.looking == 0 and step(box, state):
        pass


@compiled
def step(box: BoxData, state: State) -> bool:
    phase = state.phase
    if phase < LAY_POOL:
        return WAITS
    if phase < SPLIT:
        return step_collect(box, state)
    if phase == SPLIT:
        return split.ask_splitters(box, state)
    if phase == DEAL_SECRETLY:
        return specialists.drawing.ask_dealer(state)
    if phase == CHOOSE:
        return swap.ask_chooser(box, state)
    if phase == UNCOVER:
        return show.uncover(state)
    if phase == SHOW:
        return show.ask_placers(box, state)
    if phase == ENTER_CONTESTS:
        return enter.ask_entrants(box, state)
    return WAITS


@compiled
def step_collect(box: BoxData, state: State) -> bool:
    phase = state.phase
    if phase == LAY_POOL:
        return day.lay_pool(box, state)
    if phase == OPEN_DRAWERS:
        return events.open_drawers.ask_drawers(state)
    if phase == INSPECT:
        return collect.begin_collect(state)
    if phase == COLLECT:
        return collect.ask_collector(box, state)
    if phase == COLLECTED:
        return collect.end_collect(state)
    if phase == REDRAW:
        return specialists.stockkeeper.ask_stockkeeper(state)
    if phase == TELL_FORTUNE:
        return specialists.stockkeeper.tell_fortune(box, state)
    if phase == EXCHANGE:
        return events.exchange_table.ask_exchange(state)
    if phase == OPEN_HAND:
        return events.open_hand.ask_hands(box, state)
    return swap.turn_tastes(box, state)


def be_patient(state: State) -> None:
    """People rearrange as often as they like (TR-92)."""
    state.changes[:] = 0
