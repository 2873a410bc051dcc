"""What one seat may know: everything but the order of hidden tiles (A0.3)."""

from __future__ import annotations

from typing import cast

from game.engine.core.rng import dealt
from game.engine.core.view import OutcomeView, part, question_view
from game.engine.titles.atlandice.box import MARKET, Box
from game.engine.titles.atlandice.foresight import pays
from game.engine.titles.atlandice.rounds import moved_hand, printed_icons, prizes, score_sheet
from game.engine.titles.atlandice.state import Counts, Game
from game.engine.titles.atlandice.view_types import AreaView, PlayerView, View

Tiles = tuple[str, ...]


def project(game: Game, seat: int | None) -> View:
    """The game as a seat (None: a spectator) may know it, ready for JSON."""
    return {
        "title": game.title,
        "seat": seat,
        "seats": game.seats,
        "owners": game.owners,
        "round": game.round,
        "start": game.start,
        "active": game.question.seat if game.question else None,
        "hand": game.hand,
        "spaces": game.box.figures.spaces,
        "submarine": game.submarine,
        "areas": _areas(game.box, game.hand, game.piles, game.goods, game.dice, game.owned),
        "players": _players(game.box, game.owned, game.vp, game.tiles_won, game.taken, game.gave),
        "tiles_gone": list(game.tiles_gone),
        "course": _course(game.course),
        "asked": game.question.seat if game.question else None,
        "question": question_view(game.question, seat),
        "outcome": cast(OutcomeView, game.outcome.to_dict()) if game.outcome else None,
    }


@part
def _course(course: tuple[Counts, ...]) -> list[list[int]]:
    return [list(row) for row in course]


@part
def _areas(
    box: Box,
    hand: int,
    piles: tuple[Tiles, ...],
    goods: tuple[Counts, ...],
    dice: tuple[Counts, ...],
    owned: tuple[Counts, ...],
) -> list[AreaView]:
    """Districts in number order, then the market, which has no tiles and pays nobody."""
    numbers, counts = range(1, MARKET + 1), (*zip(*owned, strict=True), ())
    areas = zip(numbers, (*piles, ()), goods, dice, counts, strict=True)
    return [_area(box, hand, *area) for area in areas]


@part
def _area(
    box: Box, hand: int, area: int, tiles: Tiles, goods: Counts, dice: Counts, counts: Counts
) -> AreaView:
    tile = tiles[-1] if tiles else ""
    icons = printed_icons(box, area, tile)
    return {
        "number": area,
        "district": box.district(area),
        "tile": tile,
        "tiles_below": max(0, len(tiles) - 1),
        "open": area == MARKET or bool(tiles),
        "goods": list(goods),
        "dice": list(dice),
        "icons": icons,
        "clock": moved_hand(box, hand, icons),
        "pays": pays(counts) if tiles else None,
    }


@part
def _players(
    box: Box,
    owned: tuple[Counts, ...],
    points: Counts,
    tiles: tuple[Tiles, ...],
    taken: tuple[Counts, ...],
    gave: tuple[bool, ...],
) -> list[PlayerView]:
    """Seats in order; an owner behind them is the neutral, who takes no dice (A11)."""
    players: list[PlayerView] = [
        {
            "neutral": False,
            "goods": list(goods),
            "points": n,
            "tiles": list(won),
            "now": score_sheet(box, n, len(won), prize),
            "dice": [],
            "gave": False,
        }
        for goods, n, won, prize in zip(owned, points, tiles, prizes(box, owned), strict=True)
    ]
    for player, dice, is_given in zip(players, taken, gave, strict=False):
        player["dice"], player["gave"] = list(dice), is_given
    for player in players[len(taken) :]:
        player["neutral"] = True
    return players


def redeal(game: Game, seat: int | None, seed: int) -> Game:
    """A game that looks the same: tiles under the visible ones in another order, a new seed."""
    twin = game.clone()
    twin.rng = seed & ((1 << 64) - 1)
    twin.piles = tuple([(*dealt(twin, pile[:-1]), *pile[-1:]) for pile in twin.piles])
    return twin
