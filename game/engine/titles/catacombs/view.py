"""What one seat may know (C0.3). The only place that hides; events are redacted by the core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from game.engine.core.agenda import ask_anew
from game.engine.core.grid import TURNS, Cell, Placed
from game.engine.core.rng import dealt
from game.engine.core.view import OutcomeView, question_view
from game.engine.titles.catacombs import dragon, ending, moving
from game.engine.titles.catacombs.box import tile_of
from game.engine.titles.catacombs.exploring import TurnPlaced, tunnel_if_laid
from game.engine.titles.catacombs.rooms import spent
from game.engine.titles.catacombs.state import Game, Pile, Player
from game.engine.titles.catacombs.tunnels import Map, Tunnel
from game.engine.titles.catacombs.view_types import (
    PlayerView,
    RotationView,
    TileView,
    TunnelView,
    TurnView,
    View,
)

NO_WAY = ("", 0, 0, 0)
"""C10.17: nobody walks into a tile that a card places."""


def project(game: Game, seat: int | None) -> View:
    """The game as a seat (None: a spectator) may know it, ready for JSON."""
    return {
        "title": game.title,
        "seat": seat,
        "seats": game.seats,
        "side": game.side,
        "mercy": game.mercy,
        "open_hands": game.open_hands,
        "round": game.round,
        "round_limit": game.round_limit,
        "turn": game.turn,
        "first": game.first,
        "active": game.active,
        "now": _now(game),
        "players": [_player(game, s, seat) for s in range(game.seats)],
        "map": _map(game),
        "tunnels": _tunnels(game.map, game.opened),
        "stack": len(game.stack),
        "artifacts": list(game.artifacts),
        "row": list(game.row),
        "deck": len(game.deck),
        "dungeon_discards": list(game.dungeon_discards),
        "trashed": list(game.trashed),
        "reserve": dict(game.reserve),
        "majors": len(game.majors),
        "minors": len(game.minors),
        "prisoners": len(game.prisoners),
        "market": list(game.market),
        "boxed": list(game.boxed),
        "idols": game.idols,
        "spent": spent(game),
        "masteries": game.masteries,
        "rage": game.rage,
        "track": list(game.track.cubes),
        "attack": dragon.attack_size(game),
        "bank": {"black": game.bank_black, "ghosts": game.bank_ghosts},
        "ghosts": game.area_ghosts,
        "bag": {str(cube): n for cube, n in dragon.in_bag(game)},
        "course": [list(round_) for round_ in game.course],
        "asked": game.question.seat if game.question else None,
        "question": question_view(game.question, seat),
        "outcome": cast(OutcomeView, game.outcome.to_dict()) if game.outcome else None,
    }


def _now(game: Game) -> TurnView:
    now = game.now
    return {
        "seat": now.seat,
        "skill": now.skill,
        "swords": now.swords,
        "boots": now.boots,
        "teleports": now.teleports,
        "leaps": [leap.card for leap in now.leaps],
        "banked": now.banked,
        "clank_gained": now.clank_gained,
        "skill_gained": now.skill_gained,
        "gold_gained": now.gold_gained,
        "exhausted": now.exhausted,
        "cave_proof": now.cave_proof,
        "ignore_monsters": now.ignore_monsters,
        "portals": now.portals,
        "monsters": now.monsters,
        "rewarded": list(now.rewarded),
        "springs": now.springs,
        "owed": [list(owed) for owed in now.owed],
        "choices": [choice.card for choice in now.choices if choice.left],
        "bargains": list(now.bargains),
        "records": now.records,
        "replacements": now.replacements,
        "waiting": [watch.card for watch in now.watches],
        "tile": now.tile,
        "exit": now.exit,
        "teleporting": now.teleporting,
        "rotations": _rotations(game),
        "escaped": now.escaped,
    }


def _shows_hand(game: Game, owner: int, seat: int | None) -> bool:
    """C2.15: hands are hidden unless the players opened them; at the end all lies open."""
    return owner == seat or game.open_hands or game.outcome is not None


def _player(game: Game, owner: int, seat: int | None) -> PlayerView:
    player = game.players[owner]
    is_shown = _shows_hand(game, owner, seat)
    return {
        "hand": list(player.hand) if is_shown else None,
        "hand_size": len(player.hand),
        "deck": len(player.deck),
        "deck_top": list(_top(player)),
        "unseen": sorted(player.deck if is_shown else player.deck + player.hand),
        "play": list(player.play),
        "discards": list(player.discards),
        "supply": player.supply,
        "clank": player.clank,
        "bagged": player.bagged,
        "removed": player.removed,
        "damage": player.damage,
        "black": player.black,
        "markers": player.markers,
        "hurt": player.hurt,
        "gold": player.gold,
        "lockpicks": player.lockpicks,
        "room": player.room,
        "artifacts": list(player.artifacts),
        "tokens": list(player.tokens),
        "idols": player.idols,
        "mastery": player.mastery,
        "shrines": list(player.shrines),
        "out": player.out,
        "lost": bool(player.out) and not ending.scores(game, owner),
        "now": ending.counted(game, owner),
    }


def _top(player: Player) -> Pile:
    """Cards on top of a deck that everybody saw going there, the top one first (C10.23)."""
    return player.deck[: -player.known - 1 : -1] if player.known else ()


def _map(game: Game) -> list[TileView]:
    shrines = tuple([player.shrines for player in game.players])
    return _tiles(game.map, game.opened, game.unlocked, tuple(game.lying.items()), shrines)


@lru_cache(maxsize=64)
def _tiles(
    there: Map,
    opened: Pile,
    unlocked: tuple[tuple[str, str], ...],
    lying: tuple[tuple[str, Pile], ...],
    shrines: tuple[Pile, ...],
) -> list[TileView]:
    """Every tile with what lies on it; worked out once, so a view must not be changed."""
    return [
        _tile(there, placed, opened, unlocked, dict(lying), shrines)
        for placed in there.grid.where.values()
    ]


def _tile(
    there: Map,
    placed: Placed,
    opened: Pile,
    unlocked: tuple[tuple[str, str], ...],
    lying: Mapping[str, Pile],
    shrines: tuple[Pile, ...],
) -> TileView:
    tile, rooms = placed.tile, there.rooms_of(placed.tile)
    return {
        "tile": tile,
        "x": placed.cell[0],
        "y": placed.cell[1],
        "turn": placed.turn,
        "haunted": there.box.tiles[tile].haunted,
        "opened": [half for half in opened if tile_of(half) == tile],
        "unlocked": [list(pair) for pair in unlocked if pair[0] in rooms],
        "artifacts": {r: list(lying[r]) for r in rooms if lying.get(r)},
        "shrines": {
            r: [seat for seat, recorded in enumerate(shrines) if r in recorded]
            for r in rooms
            if "wayshrine" in there.box.features[r]
        },
    }


@lru_cache(maxsize=64)
def _tunnels(there: Map, opened: Pile) -> list[TunnelView]:
    """Every way of the map; worked out once for a map, so a view must not be changed."""
    return [_tunnel(way, opened) for ways in there.ways.values() for way in ways]


def _tunnel(way: Tunnel, opened: Pile) -> TunnelView:
    return {
        "id": way.id,
        "origin": way.origin,
        "goal": way.goal,
        "via": way.via,
        "boots": moving.boots_for(way),
        "monsters": way.monsters,
        "locks": sum(n for half, n in way.locks if half not in opened),
        "against": way.against,
        "cell": list(way.cell) if way.cell else None,
    }


def _rotations(game: Game) -> list[RotationView]:
    """The tile that waits to be walked into, or the one a card places, in all four rotations."""
    now, step = game.now, game.agenda[-1] if game.agenda else None
    if now.tile:
        cell = game.map.behind(now.exit)
        return [_rotation(game, now.tile, cell, turn, _way_in(game, turn)) for turn in TURNS]
    if isinstance(step, TurnPlaced):
        return [_rotation(game, step.tile, (step.x, step.y), turn, NO_WAY) for turn in TURNS]
    return []


def _way_in(game: Game, turn: int) -> tuple[str, int, int, int]:
    """C6.5, C6.9: the room behind the whole tunnel, its boots, lockpicks and monsters."""
    seat, way = game.now.seat, tunnel_if_laid(game, game.now.seat, turn)
    if game.now.teleporting:
        return way.goal, 0, 0, 0
    boots, locks = moving.boots_for(way), moving.locks_on(game, way)
    return way.goal, boots, locks, moving.monsters_on(game, seat, way)


def _rotation(
    game: Game, tile: str, cell: Cell, turn: int, way_in: tuple[str, int, int, int]
) -> RotationView:
    goal, boots, lockpicks, monsters = way_in
    return {
        "turn": turn,
        "goal": goal,
        "boots": boots,
        "lockpicks": lockpicks,
        "monsters": monsters,
        "joins": _joins(game.map, game.opened, tile, cell, turn),
    }


@lru_cache(maxsize=64)
def _joins(there: Map, opened: Pile, tile: str, cell: Cell, turn: int) -> list[TunnelView]:
    """C6.6: the tunnels from a tile to its neighbours, were it laid so."""
    after = there.lay(tile, cell, turn)
    ways = [way for room in after.rooms_of(tile) for way in after.ways[room]]
    joined = [way for way in ways if way.goal and not way.via and tile_of(way.goal) != tile]
    return [_tunnel(way, opened) for way in joined]


# Dealing anew


def redeal(game: Game, seat: int | None, seed: int) -> Game:
    """A game that looks the same to a seat, with all it cannot see dealt anew and a new seed.

    What is hidden is sorted before it is shuffled, so that equal views and seeds give equal deals.
    """
    twin = game.clone()
    twin.rng = seed & ((1 << 64) - 1)
    twin.deck = _anew(twin, twin.deck)
    _redeal_tiles(twin)
    twin.majors = _anew(twin, twin.majors)
    twin.minors = _anew(twin, twin.minors)
    twin.prisoners = _anew(twin, twin.prisoners)
    for owner, player in enumerate(twin.players):
        _redeal_cards(twin, player, _shows_hand(twin, owner, seat))
    if twin.question and not _shows_hand(twin, twin.question.seat, seat):
        ask_anew(twin)
    return twin


def _anew(game: Game, things: Sequence[str]) -> Pile:
    return tuple(dealt(game, things))


def _redeal_tiles(game: Game) -> None:
    """C2.4: safe tiles lie above those of the Depths; two of them were put back unseen."""
    tiles = game.box.tiles
    depths = [t for t in game.stack if tiles[t].kind == "depths"]
    above = len(game.stack) - len(depths)
    safe = _anew(game, game.stack[len(depths) :] + game.aside)
    game.stack = _anew(game, depths) + safe[:above]
    game.aside = safe[above:]


def _redeal_cards(game: Game, player: Player, is_shown: bool) -> None:
    """The order of a deck, and which of its cards are in a hidden hand; a known top stays."""
    below_top = len(player.deck) - player.known
    top, rest = player.deck[below_top:], player.deck[:below_top]
    if is_shown:
        player.deck = _anew(game, rest) + top
        return
    unseen = _anew(game, rest + player.hand)
    player.deck = unseen[:below_top] + top
    player.hand = unseen[below_top:]
