"""Properties of Dungeonology: the map."""

from __future__ import annotations

from game.engine.core.grid import BEYOND, CLOCKWISE, MEETS, SIDES, beyond, turned
from game.engine.titles.dungeonology.moving import Laying
from game.engine.titles.dungeonology.state import Game
from tests.properties.core import Property

# Map


def tiles_lie_apart(game: Game) -> None:
    """D4.1: no two tiles on a cell, and a tile lies once."""
    placed = game.map.grid.where.values()
    assert len({p.cell for p in placed}) == len(placed)
    assert {p.cell: p for p in placed} == game.map.grid.at


def the_map_hangs_together(game: Game) -> None:
    """D4.4, D4.9: every tile but Start was laid beside another one, so all are reached by sides."""
    at = game.map.grid.at
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        cell = edge.pop()
        for side in SIDES:
            there = beyond(cell, side)
            if there in at and there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == set(at)
    assert at[(0, 0)].tile == game.box.start


def tiles_lie_as_printed(game: Game) -> None:
    """D4.1, D4.14: passages are the printed ones, turned only in the free-rotation variant."""
    for placed in game.map.grid.at.values():
        assert placed.turn in (range(4) if game.rotate else (0,)), placed
        printed = game.box.zones[placed.tile].passages
        assert placed.passages == {turned(p, placed.turn) for p in printed}, placed


def pairs_are_where_passages_meet(game: Game) -> None:
    """D4.2: an aligned pair for every two facing passages of adjacent tiles, and no other."""
    at = game.map.grid.at
    for placed in at.values():
        wanted = []
        for passage in CLOCKWISE:
            dx, dy = BEYOND[passage[0]]
            there = at.get((placed.cell[0] + dx, placed.cell[1] + dy))
            if there and passage in placed.passages and MEETS[passage] in there.passages:
                wanted.append((passage, there.tile))
        assert [(p.passage, p.zone) for p in game.map.pairs[placed.tile]] == wanted, placed.tile


def pairs_are_symmetric(game: Game) -> None:
    """D4.2: what joins one zone to another joins the other to the one, in the same way."""
    for zone in game.map.zones:
        for pair in game.map.pairs[zone]:
            back = [p for p in game.map.pairs[pair.zone] if p.passage == MEETS[pair.passage]]
            assert [(b.zone, b.joint) for b in back] == [(zone, pair.joint)], (zone, pair)


def joints_follow_the_levels(game: Game) -> None:
    """D4.5: same level open; adjacent levels with Stairs on either tile stairs; else a wall."""
    zones = game.box.zones
    for zone in game.map.zones:
        for pair in game.map.pairs[zone]:
            one, other = zones[zone], zones[pair.zone]
            apart = abs(one.level - other.level)
            shows = any(e.kind == "stairs" for e in (*one.effects, *other.effects))
            wanted = "open" if not apart else "stairs" if apart == 1 and shows else "wall"
            assert pair.joint == wanted, (zone, pair)


def doors_are_as_printed(game: Game) -> None:
    """D4.3: a pair carries the door printed on the passage of the zone it leads into."""
    for zone in game.map.zones:
        for pair in game.map.pairs[zone]:
            there = game.map.grid.where[pair.zone]
            doors = {turned(p, there.turn): d for p, d in game.box.zones[pair.zone].doors.items()}
            assert pair.door == doors.get(MEETS[pair.passage], ()), (zone, pair)


def exits_follow_the_pairs(game: Game) -> None:
    """D4.6: one step leads through pairs that are no wall, or to a zone with the same letter."""
    letters = {z: set(game.map.letters(z)) for z in game.map.zones}
    for zone in game.map.zones:
        walks = {p.zone for p in game.map.pairs[zone] if p.joint != "wall"}
        tunnels = {z for z in game.map.zones if z != zone and letters[z] & letters[zone]}
        exits = game.map.exits[zone]
        assert {e.zone for e in exits if not e.secret} == walks, zone
        assert {e.zone for e in exits if e.secret} == tunnels, zone


def people_stand_on_laid_zones(game: Game) -> None:
    """D2.2 step 11, D8.1: scholars and Laetus, once he is out, stand on zones of the map."""
    for seat, scholar in enumerate(game.scholars):
        assert scholar.zone in game.map.zones, seat
    assert not game.boss or game.boss in game.map.zones


def stairs_are_open_where_they_may_be(game: Game) -> None:
    """D4.9, Q71: unresolved stairs are laid Stairs zones and lead to adjacent levels; a zone that
    stays open for level III alone has no tile of level III to show for it."""
    deepest = len(game.stacks)
    for zone, levels in game.stairs_open.items():
        assert zone in game.map.zones, zone
        mine = game.box.zones[zone]
        assert mine.effect("stairs"), zone
        around = {n for n in (mine.level - 1, mine.level + 1) if 1 <= n <= deepest}
        assert levels, zone
        assert set(levels) in (around, {deepest} & around), zone
        if set(levels) != around:
            assert all(game.map.level(z) != deepest for z in game.map.zones), zone


def resolved_stairs_lead_somewhere(game: Game) -> None:
    """D4.9: a Stairs zone that is resolved is joined by stairs to an adjacent level."""
    for zone in game.map.zones:
        if game.box.zones[zone].effect("stairs") and zone not in game.stairs_open:
            assert any(p.joint == "stairs" for p in game.map.pairs[zone]), zone


def ends_stay_open(game: Game) -> None:
    """D4.12: unresolved stairs, and levels on the map with tiles to come, keep a free side."""
    for zone in game.stairs_open:
        assert game.map.free_sides(zone), zone
    for level, stack in enumerate(game.stacks, start=1):
        placed = [z for z in game.map.zones if game.map.level(z) == level]
        if placed and stack:
            assert any(game.map.free_sides(z) for z in placed), level


def a_tile_is_shown_only_while_it_is_laid(game: Game) -> None:
    """D4.4: a shown tile is the one the question is about."""
    laying = game.agenda[-1] if game.agenda else None
    assert game.shown == (laying.tile if isinstance(laying, Laying) else "")


EVERY: tuple[Property, ...] = (
    people_stand_on_laid_zones,
    stairs_are_open_where_they_may_be,
    a_tile_is_shown_only_while_it_is_laid,
)
SAMPLED: tuple[Property, ...] = (
    tiles_lie_apart,
    the_map_hangs_together,
    tiles_lie_as_printed,
    pairs_are_where_passages_meet,
    pairs_are_symmetric,
    joints_follow_the_levels,
    doors_are_as_printed,
    exits_follow_the_pairs,
    resolved_stairs_lead_somewhere,
    ends_stay_open,
)
