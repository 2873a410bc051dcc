"""What one seat may know: everything but the order of hidden tiles (A0.3)."""

from __future__ import annotations

from typing import cast

from game.engine.core.agenda import plain
from game.engine.core.rng import shuffled
from game.engine.core.view import OutcomeView, QuestionView
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.foresight import pays
from game.engine.titles.atlandice.rounds import clock_goal, icons, sheet
from game.engine.titles.atlandice.state import Game
from game.engine.titles.atlandice.view_types import AreaView, PlayerView, View


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
        "areas": [_area(game, area) for area in range(1, MARKET + 1)],
        "players": [_player(game, owner) for owner in range(game.owners)],
        "tiles_gone": list(game.tiles_gone),
        "course": plain(game.course),
        "asked": game.question.seat if game.question else None,
        "question": _question(game, seat),
        "outcome": cast(OutcomeView, game.outcome.to_dict()) if game.outcome else None,
    }


def _area(game: Game, area: int) -> AreaView:
    tiles = game.piles[area - 1] if area != MARKET else ()
    return {
        "number": area,
        "district": game.box.district(area),
        "tile": game.tile(area),
        "tiles_below": max(0, len(tiles) - 1),
        "open": area == MARKET or bool(tiles),
        "goods": list(game.lying(area)),
        "dice": list(game.dice[area - 1]),
        "icons": icons(game, area),
        "clock": clock_goal(game, area),
        "pays": pays(game.counts(area)) if game.is_open(area) else None,
    }


def _player(game: Game, owner: int) -> PlayerView:
    return {
        "neutral": owner == game.neutral,
        "goods": list(game.owned[owner]),
        "points": game.vp[owner],
        "tiles": list(game.tiles_won[owner]),
        "now": sheet(game, owner),
        "dice": list(game.taken[owner]) if owner < game.seats else [],
        "gave": game.gave[owner] if owner < game.seats else False,
    }


def _question(game: Game, seat: int | None) -> QuestionView | None:
    question = game.question
    if question is None or question.seat != seat:
        return None
    return {
        "prompt": question.prompt,
        "args": {k: plain(v) for k, v in question.args.items()},
        "options": [offered.key for offered in question.options],
    }


def redeal(game: Game, seat: int | None, seed: int) -> Game:
    """A game that looks the same: tiles under the visible ones in another order, a new seed."""
    twin = game.clone()
    twin.rng = seed & ((1 << 64) - 1)
    twin.piles = tuple((*shuffled(twin, pile[:-1]), *pile[-1:]) for pile in twin.piles)
    return twin
