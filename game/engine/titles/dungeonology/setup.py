"""Set-up: options and the steps of D2.2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.core.agenda import advance
from game.engine.core.grid import Grid
from game.engine.core.options import BadOption
from game.engine.core.rng import below, shuffled
from game.engine.titles.dungeonology.alarm import refill
from game.engine.titles.dungeonology.box import Box
from game.engine.titles.dungeonology.chance import randomize
from game.engine.titles.dungeonology.dungeon import Dungeon
from game.engine.titles.dungeonology.numbers import fold
from game.engine.titles.dungeonology.piles import draw_tricks
from game.engine.titles.dungeonology.state import Game, Scholar
from game.engine.titles.dungeonology.turn import begin_turn

SEATS = (2, 3, 4)
ROUND_LIMITS = range(20, 101)


def choices(box: Box) -> dict[str, tuple[str, ...]]:
    """D2.1: values of the options that are one word, the default first."""
    return {
        "alert": ("normal", *(a for a in box.alerts if a != "normal"), "random"),
        "boss": ("random", *box.bosses),
        "version": tuple(box.profiles),
        "orientation": ("north", "rotate"),
    }


def new_game(box: Box, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Game:
    """D2: a game set up and run to its first question."""
    wanted = checked(box, seats, dict(options or {}))
    game = Game(box, box.profiles[wanted["version"]], seats)
    game.rng = seed & ((1 << 64) - 1)
    game.rotate = wanted["orientation"] == "rotate"
    game.round_limit = wanted["round_limit"]
    game.age_order = wanted["age_order"]
    seat_scholars(game, wanted)  # 1, 2
    first_player(game)  # 3
    deal(game)  # 4
    lay_campus(game, wanted)  # 5 to 10
    lay_dungeon(game)  # 11, 12
    refill(game, box.alerts[game.alert_card].start)  # 13
    game.emit("game_started", first=game.first)
    begin_turn(game, game.first)  # 14
    advance(game)
    return game


# Options (D2.1)


def checked(box: Box, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """All options with their defaults; anything wrong is refused with a sentence."""
    if seats not in SEATS:
        raise BadOption(f"Dungeonology is for 2 to 4 seats, not {seats!r}.")
    one_of = choices(box)
    known = (*one_of, "scholars", "colours", "age_order", "round_limit")
    for name in options:
        if name not in known:
            raise BadOption(f"There is no option {name!r}; there are {', '.join(known)}.")
    wanted = {name: options.get(name, values[0]) for name, values in one_of.items()}
    for name, values in one_of.items():
        if wanted[name] not in values:
            raise BadOption(f"{name} can be {', '.join(values)}, not {wanted[name]!r}.")
    wanted["scholars"] = _scholars(box, seats, options.get("scholars", "random"))
    wanted["colours"] = _list(
        options.get("colours", box.colours[:seats]), seats, box.colours, "colours"
    )
    wanted["age_order"] = _age_order(seats, options.get("age_order", range(seats)))
    wanted["round_limit"] = _round_limit(options.get("round_limit", box.supply.round_limit))
    return wanted


def _scholars(box: Box, seats: int, value: Any) -> tuple[str, ...]:
    if value == "random":
        return ()
    return _list(value, seats, tuple(box.scholars), "scholars")


def _list(value: Any, seats: int, known: Sequence[str], name: str) -> tuple[str, ...]:
    chosen = tuple(value) if isinstance(value, (list, tuple)) else ()
    if len(chosen) != seats or len(set(chosen)) != seats or any(c not in known for c in chosen):
        raise BadOption(f"{name} must be {seats} different ones of {', '.join(known)}.")
    return chosen


def _age_order(seats: int, value: Any) -> tuple[int, ...]:
    order = tuple(value) if isinstance(value, (list, tuple, range)) else ()
    if sorted(order, key=str) != list(range(seats)):
        raise BadOption(
            f"age_order must name each seat from 0 to {seats - 1} once, youngest first."
        )
    return order


def _round_limit(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in ROUND_LIMITS:
        raise BadOption(f"round_limit must be a whole number from 20 to 100, not {value!r}.")
    return value


# Steps (D2.2)


def seat_scholars(game: Game, wanted: Mapping[str, Any]) -> None:
    """D2.2 steps 1 and 2: scholars with the normal side up and their students."""
    supply = game.box.supply
    game.reserve, game.reserve_omegas = supply.students, supply.omegas
    ids = wanted["scholars"] or shuffled(game, tuple(game.box.scholars))[: game.seats]
    for seat, (card, colour) in enumerate(zip(ids, wanted["colours"], strict=True)):
        scholar = Scholar(game.box.scholars[card], colour, game.box.start, len(game.box.types))
        game.scholars.append(scholar)
        fold(game, seat)
        scholar.students = scholar.side.students
        game.reserve -= scholar.students


def first_player(game: Game) -> None:
    """D2.2 step 3: the colour on the randomizer card; redrawn if it is not in the game."""
    seats = {s.colour: seat for seat, s in enumerate(game.scholars)}
    card = randomize(game, -1, lambda c: c.colour in seats)
    assert card is not None
    game.first = seats[card.colour]


def deal(game: Game) -> None:
    """D2.2 step 4: the first player draws one trick card, the second two, and so on (V1: 100 cards)."""
    short = game.profile.short_deck
    deck = [
        trick.id
        for trick in game.box.tricks.values()
        for _ in range(trick.copies_094 if short else trick.copies)
    ]
    game.tricks = shuffled(game, deck)
    for n, seat in enumerate(game.clockwise(game.first), start=1):
        draw_tricks(game, seat, n)


def lay_campus(game: Game, wanted: Mapping[str, Any]) -> None:
    """D2.2 steps 5 to 10: panic, alert and clan card, jinx deck, boss profile."""
    game.panic = _one_of(game, game.box.panics)
    game.alert_card = wanted["alert"]
    if game.alert_card == "random":
        game.alert_card = _one_of(game, game.box.alerts)
    game.clan = _one_of(game, game.box.clans)
    game.jinx_deck = shuffled(game, tuple(game.box.jinxes))
    game.boss_profile = wanted["boss"]
    if game.boss_profile == "random":
        game.boss_profile = _one_of(game, game.box.bosses)
    game.trap_pool = game.box.supply.traps


def _one_of(game: Game, cards: Mapping[str, Any]) -> str:
    return tuple(cards)[below(game, len(cards))]


def lay_dungeon(game: Game) -> None:
    """D2.2 steps 11 and 12: the Start tile and three shuffled stacks."""
    box = game.box
    grid = Grid().lay(box.start, (0, 0), box.zones[box.start].passages)
    game.map = Dungeon(box, grid)
    game.slots = {box.start: ()}
    levels = sorted({z.level for z in box.zones.values()})
    game.stacks = tuple(
        shuffled(game, [z.id for z in box.zones.values() if z.level == level and not z.safe])
        for level in levels
    )
