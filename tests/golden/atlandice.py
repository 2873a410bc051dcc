"""Games of Atlandice as text: every seat count from the start, and every way to end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from game import api
from game.engine.titles.atlandice.state import Game
from game.engine.titles.atlandice.view_types import own_view
from tests.golden.playthrough import depths, told
from tests.properties import atlandice_positions as positions

SEATS = (2, 3, 4)
ROUNDS = 2
"""How many rounds of a game from its start are told."""


def files() -> dict[str, str]:
    """Every golden file of the title by name, as it should be now."""
    starts = {f"start_{seats}_seats": start(seats) for seats in SEATS}
    endings = {
        f"end_{reason}_{seats}_seats": ending(reason, seats)
        for reason in positions.ENDINGS
        for seats in SEATS
    }
    texts = {**starts, **endings, "counts": counts()}
    return {f"atlandice_{name}.txt": text for name, text in texts.items()}


def start(seats: int) -> str:
    """The first rounds of a game."""
    game = api.new_game("atlandice", seats, 30 + seats)
    title = f"Atlandice, {seats} seats, rounds told: {ROUNDS}"
    return "\n".join([title, *told(game, Random(seats), ROUNDS, table, "gates_opened")]) + "\n"


def ending(reason: str, seats: int) -> str:
    """From a prepared late position to the end."""
    game = positions.arranged(seats, seats, positions.ENDINGS[reason])
    lines = list(told(game, Random(seats), 3, table, "gates_opened"))
    assert game.outcome
    assert game.outcome.reason == reason
    title = f"Atlandice, {seats} seats, a prepared late position: {reason}"
    return "\n".join([title, *lines]) + "\n"


def counts() -> str:
    """Distinct positions at depth 1 to 3 from fixed starts."""
    lines = ["Atlandice: distinct positions after 1, 2 and 3 decisions", ""]
    for seats in SEATS:
        new = api.new_game("atlandice", seats, 1)
        late = positions.arranged(seats, 4, positions.late)
        for name, game in (("new", new), ("late", late)):
            lines.append(f"{seats} seats, {name:<4} " + "".join(f"{n:>7}" for n in depths(game)))
    return "\n".join(lines) + "\n"


def table(game: Game) -> Iterator[str]:
    """Everything that is open (A0.3)."""
    view = own_view(api.project(game, None))
    yield ""
    yield (
        f"---- round {view['round']}, start {view['start']}: clock {view['hand']},"
        f" submarine at {view['submarine']}, tiles gone {' '.join(view['tiles_gone']) or '-'}"
    )
    for area in view["areas"]:
        yield f"     {area['number']} {area_words(area)}"
    for owner, player in enumerate(view["players"]):
        yield f"     {'neutral' if player['neutral'] else owner} {player_words(player)}"
    yield ""


def area_words(area: Mapping[str, Any]) -> str:
    """An area: tile, resources, dice, where the clock would go."""
    below = f" over {area['tiles_below']}" if area["tiles_below"] else ""
    goods = "/".join(map(str, area["goods"]))
    dice = " ".join(map(str, area["dice"])) or "-"
    return (
        f"{area['tile'] or area['district']}{below}, goods {goods}, dice {dice}, to {area['clock']}"
    )


def player_words(player: Mapping[str, Any]) -> str:
    """An owner: resources, tiles, points."""
    goods = "/".join(map(str, player["goods"]))
    tiles = f", tiles {' '.join(player['tiles'])}" if player["tiles"] else ""
    return f"goods {goods}{tiles}, points {player['points']}, now {player['now']['total']}"
