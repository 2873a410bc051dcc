"""Ways to break a state, or the engine, so that one property must notice."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from game import api
from game.engine.core import agenda as core_agenda
from game.engine.core.agenda import Event, Option, Reason
from game.engine.core.grid import Grid, Placed
from game.engine.core.rng import shuffled
from game.engine.titles.dungeonology import title, view
from game.engine.titles.dungeonology.moving import Moving
from game.engine.titles.dungeonology.state import Game, Trap
from game.engine.titles.dungeonology.view_types import own_preview
from tests.properties import positions
from tests.properties.dungeonology import pieces, turn

Patch = pytest.MonkeyPatch
Break = Callable[[Game, Patch], None]


@cache
def _standing(where: str) -> Game:
    """A position: "late", "maximum", "over", or the first question with that prompt."""
    for seed in range(200):
        version = "1.15" if seed % 4 else "0.94"
        game = positions.late_game(3, seed, {"version": version, "boss": "drunk"})
        for seat in range(3):
            api.set_order(game, seat, "always")
        rng = Random(seed)
        while game.outcome is None:
            if _is_at(game, where):
                return game
            assert game.question is not None
            options = game.question.options
            likely = [3.0 if o.verb in ("study", "spy", "explore", "use") else 1.0 for o in options]
            api.choose(game, rng.choices(options, likely)[0])
        if where == "over":
            return game
    raise LookupError(where)


def _is_at(game: Game, where: str) -> bool:
    assert game.question is not None
    mine = game.scholars[game.question.seat]
    if where == "late":
        return not game.maximum and len(game.map.zones) > 8 and game.attempt is None
    if where == "maximum":
        return game.maximum
    if where == "act with a spy":
        return any(o.verb == "spy" for o in game.question.options)
    if where == "act with a study":
        return any(o.verb == "study" for o in game.question.options)
    if where == "begin before the alert":
        return game.question.prompt == "begin" and not game.maximum and not mine.must_rest
    if where == "a card":
        return any(o.verb == "play" for o in game.question.options)
    if where == "move with a way":
        return game.question.prompt == "move" and game.question.options[0].verb == "step"
    if where == "stairs open":
        return bool(game.stairs_open) and not game.maximum
    return game.question.prompt == where


def standing(where: str) -> Game:
    """A fresh copy of a position."""
    return _standing(where).clone()


def ask(game: Game, *options: Option) -> None:
    """Other options on the list of the standing question."""
    assert game.question is not None
    game.question = replace(game.question, options=options)


def more(game: Game, *options: Option) -> None:
    """Further options on the list."""
    assert game.question is not None
    ask(game, *game.question.options, *options)


def offer_twice(game: Game) -> None:
    """The first option stands on the list again."""
    assert game.question is not None
    more(game, game.question.options[0])


def prompt(game: Game, word: str, seat: int | None = None) -> None:
    """Another prompt, perhaps for another seat."""
    assert game.question is not None
    seat = game.question.seat if seat is None else seat
    game.question = replace(game.question, prompt=word, seat=seat)


def put(field: str, value: Any) -> Break:
    """Set one field of the state."""
    return lambda game, patch: setattr(game, field, value)


def add(field: str, value: Any) -> Break:
    """Add to one field of the state."""
    return lambda game, patch: setattr(game, field, getattr(game, field) + value)


def scholar(field: str, value: Any) -> Break:
    """Set one field of every scholar."""

    def spoil(game: Game, patch: Patch) -> None:
        for one in game.scholars:
            setattr(one, field, value)

    return spoil


def on_question(change: Callable[[Game], None]) -> Break:
    """Change the standing question."""
    return lambda game, patch: change(game)


def asked(game: Game) -> Any:
    """The scholar that is asked."""
    assert game.question is not None
    return game.scholars[game.question.seat]


def spoil_map(change: Callable[[Any], None]) -> Break:
    """Change a copy of the map."""

    def spoil(game: Game, patch: Patch) -> None:
        game.map = copy.copy(game.map)
        game.map.pairs = dict(game.map.pairs)
        change(game.map)

    return spoil


def spoil_pair(**changes: Any) -> Break:
    """Change one aligned pair of one zone."""

    def change(map_: Any) -> None:
        zone = next(z for z in map_.zones if map_.pairs[z])
        first, *others = map_.pairs[zone]
        map_.pairs[zone] = (replace(first, **changes), *others)

    return spoil_map(change)


def spoil_grid(change: Callable[[Placed], Placed]) -> Break:
    """Change the tile laid last."""

    def spoil(map_: Any) -> None:
        *others, last = map_.grid.at.values()
        grid = Grid(others)
        changed = change(last)
        grid.at[changed.cell] = changed
        grid.where[changed.tile] = changed
        map_.grid = grid

    return spoil_map(spoil)


def with_attempt(**changes: Any) -> Break:
    """Change the attempt in progress."""

    def spoil(game: Game, patch: Patch) -> None:
        assert game.attempt is not None
        game.attempt = game.attempt._replace(**changes)

    return spoil


def with_outcome(**changes: Any) -> Break:
    """Change the outcome."""

    def spoil(game: Game, patch: Patch) -> None:
        assert game.outcome is not None
        game.outcome = replace(game.outcome, **changes)

    return spoil


def with_title(**functions: Any) -> Break:
    """An engine whose title answers otherwise."""
    changed = replace(title.TITLE, **functions)
    return lambda game, patch: patch.setattr(api, "title_of", lambda name: changed)


def hidden_redeal(game: Game, seat: int, seed: int) -> Game:
    """A redeal that begins with the hidden order of the deck."""
    twin: Game = title.TITLE.redeal(game, seat, seed)
    twin.tricks = shuffled(twin, game.tricks)
    return twin


def telling_of_the_hand(game: Game, seat: int) -> Reason | None:
    """A sign that shows on a seat's card only if it holds something for the moment."""
    return Reason("nothing", "D6.6") if game.scholars[seat].hand[:1] < ("T20",) else None


def speaking_twice(game: Game, seat: int) -> None:
    """A "wait" that is forgotten at once."""
    title.TITLE.speak_up(game, seat)
    game.spoken = ()


def stale_redeal(game: Game, seat: int, seed: int) -> Game:
    """A redeal that leaves the options of the old hand standing."""
    twin: Game = title.TITLE.redeal(game, seat, seed)
    twin.question = game.question
    return twin


def leaky_view(field: str, look: Callable[[Game], Any]) -> Break:
    """A view with one thing more."""

    def project(game: Game, seat: int | None) -> dict[str, Any]:
        return {**view.project(game, seat), field: look(game)}

    return with_title(project=project)


def other_clone(clone: Callable[[Game], Game]) -> Break:
    """An engine that clones otherwise."""
    return lambda game, patch: patch.setattr(Game, "clone", clone)


def half_clone(game: Game) -> Game:
    """A clone that shares its scholars with the original."""
    twin = real_clone(game)
    twin.scholars = game.scholars
    twin.agenda = game.agenda
    return twin


real_clone = Game.clone


def lame_clone(game: Game) -> Game:
    """A clone with one round too many."""
    twin = real_clone(game)
    twin.round += 1
    return twin


def slipshod_load(box: Any, data: Any) -> Game:
    """A load that forgets who is first and asks anew."""
    game = title.TITLE.load_state(box, data)
    assert isinstance(game, Game)
    game.first = (game.first + 1) % game.seats
    return game


def forgetful_load(box: Any, data: Any) -> Game:
    """A load that stands at another question."""
    game = title.TITLE.load_state(box, data)
    assert isinstance(game, Game)
    if game.question:
        prompt(game, "another")
    return game


def unlucky_load(box: Any, data: Any) -> Game:
    """A load with another future."""
    game = title.TITLE.load_state(box, data)
    assert isinstance(game, Game)
    game.rng ^= 1 << 63
    return game


def moody(game: Game, patch: Patch) -> None:
    """An engine whose choices hang on a clock."""
    calls = []

    def choose(state: Game, answer: Any) -> list[Event]:
        calls.append(answer)
        state.round += len(calls)
        return core_agenda.choose(state, answer)

    patch.setattr(api, "choose", choose)


def greedy_refusal(game: Game, patch: Patch) -> None:
    """An engine that changes something before it refuses."""

    def choose(state: Game, answer: Any) -> list[Event]:
        state.round += 1
        return core_agenda.choose(state, answer)

    patch.setattr(api, "choose", choose)


def events_with(event: Callable[[Game], Event]) -> Break:
    """An engine that tells one more event of every choice."""

    def spoil(game: Game, patch: Patch) -> None:
        def choose(state: Game, answer: Any) -> list[Event]:
            extra = event(state)
            return [extra, *core_agenda.choose(state, answer)]

        patch.setattr(api, "choose", choose)

    return spoil


def blabbing(events: Any, seat: int | None) -> list[Event]:
    """A redaction that hides nothing."""
    return [Event(e.kind, {**e.facts, **e.secret}) for e in events]


def whispering(game: Game, patch: Patch) -> None:
    """A redaction that hides nothing, of an event that has something to hide."""
    events_with(lambda g: Event("hint", {}, (0,), {"clan": g.clan}))(game, patch)
    patch.setattr(api, "redact", blabbing)


def untidy_step(game: Game, patch: Patch) -> None:
    """A step that forgets its fields when it is saved."""
    kind = type(game.agenda[0])
    patch.setattr(kind, "to_list", lambda step: [kind.__name__, (1, 2)])


def unasked(game: Game, patch: Patch) -> None:
    """The top of the agenda asks something else than what stands."""
    assert game.question is not None
    game.question = replace(game.question, options=(Option("x", "x", ()),))


def barring(game: Game, seat: int, thing: str) -> Any:
    return api.Reason("no", "D0.1")


def allowing(game: Game, seat: int, thing: str) -> None:
    return None


def seen_by_all(game: Game, seat: int | None) -> dict[str, Any]:
    """A view that shows the question to everybody."""
    assert game.question is not None
    return {**view.project(game, seat), "question": {"prompt": "", "options": []}}


def curious_preview(game: Game, seat: int, key: str) -> dict[str, Any]:
    """A preview that tells the clan."""
    return {"clan": game.clan, "tricks": game.tricks[-1:]}


def false_preview(game: Game, seat: int, key: str) -> dict[str, Any]:
    """A preview that promises too much."""
    facts = own_preview(title.TITLE.preview(game, seat, key))
    return {**facts, "stealth": facts["stealth"] + 1} if "stealth" in facts else {**facts}


def costly_reach(game: Game, seat: int) -> list[dict[str, Any]]:
    """A reach that spends a step."""
    game.steps_taken += 1
    return []


def stubborn_order(game: Game, seat: int, order: str, marks: Any) -> None:
    """An order that is not kept."""


def off_reach(game: Game, seat: int) -> list[dict[str, Any]]:
    """A reach through a wall."""
    return [{"zone": "II-1", "cost": 1, "way": [{"answer": "step:nowhere"}], "waits": []}]


def peeking(game: Game, patch: Patch) -> None:
    """Events that tell what lies on top of the deck."""
    events_with(lambda g: Event("peeked", {"card": g.tricks[-1:]}))(game, patch)


def play_option(game: Game) -> Option:
    """A card that is not in the asked player's hand."""
    hand = asked(game).hand
    card = next(t for t in game.box.tricks if t not in hand)
    return core_agenda.option("play", card, "main")


def open_shut_stairs(game: Game, patch: Patch) -> None:
    """Unresolved stairs walled in on all sides."""
    zone = next(iter(game.stairs_open))
    game.map = copy.copy(game.map)
    x, y = game.map.grid.where[zone].cell
    blocks = [
        Placed(f"block {dx} {dy}", (x + dx, y + dy), 0, frozenset())
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        if (x + dx, y + dy) not in game.map.grid.at
    ]
    game.map.grid = Grid((*game.map.grid.at.values(), *blocks))


def resolve_unjoined(game: Game, patch: Patch) -> None:
    """Stairs called resolved that lead nowhere."""
    game.stairs_open = {}
    game.map = copy.copy(game.map)
    game.map.pairs = {
        z: tuple(p for p in pairs if p.joint != "stairs") for z, pairs in game.map.pairs.items()
    }


def overdrawn(game: Game, patch: Patch) -> None:
    """A movement below zero."""
    moving = next(s for s in game.agenda if isinstance(s, Moving))
    patch.setattr(type(moving), "left", lambda step, game: -1)


def finished_elsewhere(game: Game, patch: Patch) -> None:
    asked(game).finished = True


def lone_trap(game: Game, patch: Patch) -> None:
    game.traps = {**game.traps, game.map.zones[-1]: (Trap("stop", 0),)}


def student_too_many(game: Game, patch: Patch) -> None:
    game.scholars[0].students += 1


def stunned(game: Game, patch: Patch) -> None:
    game.scholars[1].stun = 9


def high_board(game: Game, patch: Patch) -> None:
    cubes = game.scholars[0].cubes
    game.scholars[0].cubes = (9, *cubes[1:])


def cube_from_nowhere(game: Game, patch: Patch) -> None:
    zone = game.map.zones[-1]
    game.slots = {**game.slots, zone: ("caste",) * 7}


def trick_copied(game: Game, patch: Patch) -> None:
    game.scholars[0].hand += ("T01",)


def wrong_stack(game: Game, patch: Patch) -> None:
    first, *others = game.stacks
    game.stacks = (("III-1", *first), *others)


def lost_row(game: Game, patch: Patch) -> None:
    game.course = ((0,),) * (game.turn + 2)


def intern_copied(game: Game, patch: Patch) -> None:
    for one in game.scholars[:2]:
        one.interns = (*one.interns, "N01")


def lone_intern(game: Game, patch: Patch) -> None:
    one = game.scholars[0]
    one.interns = tuple(i for i in game.box.interns if i not in one.interns)


def clueless(game: Game, patch: Patch) -> None:
    game.scholars[0].knowledge, game.scholars[0].clan_seen = True, False


def combo(game: Game, patch: Patch) -> None:
    one = game.scholars[0]
    if game.profile.stealth_combo:
        one.cubes, one.combo = one.card.combo, False
    else:
        one.combo = True


def turned_card(game: Game, patch: Patch) -> None:
    game.scholars[0].exalted = not game.scholars[0].exalted


def no_speed(game: Game, patch: Patch) -> None:
    patch.setattr(pieces, "speed", lambda game, seat: 0)


def rich(game: Game, patch: Patch) -> None:
    patch.setattr(pieces, "points_in_view", lambda game, seat: 1000)


def dear(game: Game, patch: Patch) -> None:
    patch.setattr(turn, "study_penalty", lambda game: 77)


def shown_number(name: str) -> Break:
    return leaky_view("count", lambda game: getattr(game, name))


option = core_agenda.option
