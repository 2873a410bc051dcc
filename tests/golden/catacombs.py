"""Games of Catacombs as text: every seat count from the start, and every way to end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game import api
from game.engine.titles.catacombs.state import Game
from game.engine.titles.catacombs.view_types import PlayerView, TileView, own_view
from tests.golden.playthrough import depths, told
from tests.properties import catacombs_positions as positions

SEATS = (2, 3, 4, 5, 6)
ENDINGS = {
    "escaped": "last",
    "knocked_out": "hurt",
    "deck": "deck",
    "bag": "bag",
    "round_limit": "limit",
}
"""Each way to end, and the prepared position that is near it."""

SEEDS = 30
"""How many games are tried for the shortest one to an ending."""

LIKED = {
    "play_all": 9, "play": 2, "explore": 6, "walk": 4, "lay": 6, "take": 20, "acquire": 5, "use": 5,
    "defeat": 6, "unlock": 6, "record": 6, "buy": 6, "end": 2,
}  # fmt: skip
"""How the players of the playthroughs like to answer, by verb."""


def files() -> dict[str, str]:
    """Every golden file of the title by name, as it should be now."""
    texts = {f"start_{seats}_seats": start(seats) for seats in SEATS}
    texts |= {f"end_{reason}": ending(reason) for reason in ENDINGS}
    texts["counts"] = counts()
    return {f"catacombs_{name}.txt": text for name, text in texts.items()}


def start(seats: int) -> str:
    """The first round of a game; both sides of the start tile, hands hidden and open."""
    options = {"side": "AB"[seats % 2], "hands": "open" if seats == 6 else "hidden"}
    game = api.new_game("catacombs", seats, 40 + seats, options)
    title = f"Catacombs, {seats} seats, side {options['side']}, the first round"
    lines = told(game, Random(seats), 1, table, "turn_ended", LIKED)
    return "\n".join([title, *lines]) + "\n"


def ending(reason: str) -> str:
    """From a prepared position to the end: the shortest game of some seeds that ends so."""
    games = []
    for seed in range(SEEDS):
        arrange = positions.POSITIONS[ENDINGS[reason]]
        game = positions.arranged(2, seed, {"round_limit": 20}, arrange)
        lines = list(told(game, Random(seed), game.round + 2, table, "turn_ended", LIKED))
        if game.outcome and game.outcome.reason == reason:
            games.append(lines)
    title = f"Catacombs, 2 seats, a prepared position: {reason}"
    return "\n".join([title, *min(games, key=len)]) + "\n"


def counts() -> str:
    """Distinct positions at depth 1 to 3 from fixed starts."""
    lines = ["Catacombs: distinct positions after 1, 2 and 3 decisions", ""]
    for seats in SEATS:
        new = api.new_game("catacombs", seats, 1)
        rich = positions.arranged(seats, 4, {}, positions.by_the_gate)
        for name, game in (("new", new), ("gate", rich)):
            lines.append(f"{seats} seats, {name:<4} " + "".join(f"{n:>7}" for n in depths(game)))
    return "\n".join(lines) + "\n"


def table(game: Game) -> Iterator[str]:
    """What everybody sees, then what each seat knows beside it (C0.3)."""
    view = own_view(api.project(game, None))
    bag = " ".join(f"{cube}:{n}" for cube, n in view["bag"].items() if n) or "-"
    yield ""
    yield (
        f"---- round {view['round']}, turn {view['turn']}: rage {view['rage']}, attack {view['attack']},"
        f" bag {bag}, ghosts {view['ghosts']}, tiles {view['stack']}, deck {view['deck']}"
    )
    yield "     row " + " ".join(card or "-" for card in view["row"])
    yield "     map " + " ".join(map(tile_words, view["map"]))
    for seat, player in enumerate(view["players"]):
        hand = own_view(api.project(game, seat))["players"][seat]["hand"] or []
        yield f"     {seat} {player_words(player)}"
        yield f"       knows: {' '.join(hand) or '-'}"
    yield ""


def tile_words(tile: TileView) -> str:
    """A tile: id, cell, turn, artifacts."""
    there = ",".join(a for artifacts in tile["artifacts"].values() for a in artifacts)
    turn = f"/{tile['turn']}" if tile["turn"] else ""
    return f"{tile['tile']}({tile['x']},{tile['y']}){turn}" + (f"[{there}]" if there else "")


def player_words(player: PlayerView) -> str:
    """A player: where the pawn is and what it has."""
    parts = [
        f"{player['out'] or 'in'} {player['room']}",
        f"cubes {player['supply']}/{player['clank']}/{player['bagged']}/{player['removed']}",
        f"hurt {player['hurt']}",
        f"gold {player['gold']}",
        f"lockpicks {player['lockpicks']}",
        f"deck {player['deck']}, discards {len(player['discards'])}",
        f"now {player['now']['total']}",
    ]
    for name, things in (("artifacts", player["artifacts"]), ("tokens", player["tokens"])):
        if things:
            parts.append(f"{name} {' '.join(things)}")
    return ", ".join(parts)
