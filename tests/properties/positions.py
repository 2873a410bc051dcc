"""Prepared late positions: a game set up anew, then arranged by hand with every piece conserved.

Random play rarely gets to full boards, deep levels or the end; from here it does. Also the ways a
game can end (D9.2, D7.12), each one decision or a few away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import astuple
from random import Random
from typing import Any

from game import api
from game.engine.core.grid import TURNS
from game.engine.titles.dungeonology.alarm import start_maximum_alert
from game.engine.titles.dungeonology.moving import keeps_ends_open, lay_zone
from game.engine.titles.dungeonology.numbers import check_boards, fold, put_cube, stun_limit
from game.engine.titles.dungeonology.piles import draw_tricks, without
from game.engine.titles.dungeonology.state import Game

Arrange = Callable[[Game, Random], None]


def arranged(
    seats: int, seed: int, options: Mapping[str, Any], arrange: Arrange, order: str = ""
) -> Game:
    """A new game at its first question, arranged, and asked anew; an order for all seats."""
    game = api.new_game("dungeonology", seats, seed, options)
    assert isinstance(game, Game)
    arrange(game, Random(seed))
    for seat in range(seats):
        fold(game, seat)
        if order:
            api.set_order(game, seat, order)
    game.events = []
    again = api.load_state(game.to_dict())
    assert isinstance(again, Game)
    return again


# Pieces of an arrangement


def lay_tiles(game: Game, rng: Random, n: int) -> None:
    """Lay up to n more zones where they fit, each with its stairs resolved if a level opens."""
    turns = TURNS if game.rotate else (0,)
    for _ in range(n):
        places = [
            (zone, tile, snap)
            for zone in game.map.zones
            for tile in {t for stack in game.stacks for t in stack[-2:]}
            if fits_level(game, zone, tile)
            for snap in game.map.grid.snaps(zone, game.box.zones[tile].passages, turns)
            if keeps_ends_open(game, zone, tile, snap)
        ]
        if not places:
            return
        zone, tile, snap = rng.choice(
            sorted(places, key=lambda place: (*place[:2], astuple(place[2])))
        )
        game.stacks = tuple(tuple(t for t in stack if t != tile) for stack in game.stacks)
        lay_zone(game, 0, tile, snap)
        if game.map.level(zone) != game.map.level(tile):
            game.stairs_open = {z: ls for z, ls in game.stairs_open.items() if z != zone}


def fits_level(game: Game, zone: str, tile: str) -> bool:
    """Same level, or a level that unresolved stairs may open (deeper ones only)."""
    level, mine = game.box.zones[tile].level, game.map.level(zone)
    return level == mine or (level == mine + 1 and level in game.stairs_open.get(zone, ()))


def scatter(game: Game, rng: Random) -> None:
    """Scholars somewhere on the map, Laetus perhaps as well."""
    wild = [z for z in game.map.zones if z != game.box.start]
    for scholar in game.scholars:
        scholar.zone = rng.choice([*wild, *wild[:2], wild[0]])
    if rng.random() < 0.6:
        game.boss = rng.choice(wild)


def take_cubes(game: Game, rng: Random, n: int, hoarder: int | None = None) -> None:
    """n cubes go from zones to boards, as far as columns have room."""
    for _ in range(n):
        seat = rng.randrange(game.seats) if hoarder is None else hoarder
        cubes = game.scholars[seat].cubes
        found = [
            (zone, i)
            for zone, slots in game.slots.items()
            for i, cube in enumerate(slots)
            if cube
            and cubes[game.box.index[cube]] < game.box.columns[game.box.index[cube]].capacity
        ]
        if not found:
            return
        zone, i = rng.choice(found)
        slots = game.slots[zone]
        put_cube(game, seat, slots[i], +1)
        game.slots = {**game.slots, zone: (*slots[:i], "", *slots[i + 1 :])}
        game.cubes_on_zones -= 1
    check_boards(game)


def clear_zones(game: Game) -> None:
    """Every cube on a zone goes to the Reserve."""
    game.slots = {zone: ("",) * len(slots) for zone, slots in game.slots.items()}
    game.cubes_on_zones = 0


def fill_hands(game: Game, rng: Random, most: int) -> None:
    """Everybody draws a few trick cards."""
    for seat in range(game.seats):
        draw_tricks(game, seat, rng.randrange(most + 1))


RARE = ("T07", "T08", "T16", "T29", "T32", "T33", "T37", "T38", "T09", "T25")
"""Cards that want a victim at hand, or a moment that comes seldom."""


def deal_rare(game: Game, rng: Random) -> None:
    """Some of the rare cards come from the deck into hands."""
    for card in rng.sample(RARE, 4):
        if card in game.tricks:
            game.tricks = without(game.tricks, card)
            seat = rng.choice((game.first, rng.randrange(game.seats)))
            game.scholars[seat].hand += (card,)


def gather(game: Game, rng: Random) -> None:
    """Everybody in one zone."""
    zone = game.scholars[0].zone
    for scholar in game.scholars:
        scholar.zone = zone


def exhaust(game: Game, rng: Random) -> None:
    """The first player at the stun limit without a student (the turn has begun: it may go on)."""
    scholar = game.scholars[game.first]
    scholar.stun = stun_limit(game, game.first)
    game.reserve += scholar.students
    scholar.students = 0


def hire(game: Game, rng: Random) -> None:
    """Interns and jinx cards are dealt out."""
    for intern in game.box.interns:
        if rng.random() < 0.4:
            game.scholars[rng.randrange(game.seats)].interns += (intern,)
    for scholar in game.scholars:
        n = rng.randrange(3)
        deck = game.jinx_deck
        scholar.jinxes, game.jinx_deck = deck[:n], deck[n:]


def send_students(game: Game, rng: Random) -> None:
    """Students come from the Reserve to campfire and scholars, or scholars lose all of theirs."""
    for scholar in game.scholars:
        game.reserve += scholar.students
        scholar.students = min(rng.randrange(6), game.reserve)
        game.reserve -= scholar.students
    game.campfire = min(rng.randrange(13), game.reserve)
    game.reserve -= game.campfire


def raise_alert(game: Game, rng: Random) -> None:
    """Some Omegas on the alert card; sometimes Maximum Alert."""
    rows = len(game.box.alerts[game.alert_card].rows)
    game.alert_omegas = min(rng.randrange(rows + 1), game.reserve_omegas)
    game.reserve_omegas -= game.alert_omegas
    if rng.random() < 0.3:
        declare_maximum(game)


def declare_maximum(game: Game) -> None:
    """Maximum Alert is on; what the panic card does when revealed has been done."""
    agenda = game.agenda[:]
    start_maximum_alert(game, "omega")
    game.agenda = agenda


def late(game: Game, rng: Random) -> None:
    """Somewhere in the second half of a game."""
    lay_tiles(game, rng, rng.choice((5, 9, 14, 18)))
    scatter(game, rng)
    hoarder = rng.choice((None, 0, 1))
    take_cubes(game, rng, rng.choice((0, 4, 10, 20)))
    take_cubes(game, rng, rng.choice((0, 8, 16)), hoarder)
    fill_hands(game, rng, 5)
    send_students(game, rng)
    hire(game, rng)
    raise_alert(game, rng)
    for seat, scholar in enumerate(game.scholars):
        fold(game, seat)
        scholar.stun = min(rng.randrange(3), stun_limit(game, seat))
    check_boards(game)
    for more in (deal_rare, gather, exhaust):
        if rng.random() < 0.4:
            more(game, rng)
    game.round = rng.choice((5, 12, game.round_limit - 1, game.round_limit))


def late_game(seats: int, seed: int, options: Mapping[str, Any]) -> Game:
    """A late position by seed."""
    return arranged(seats, seed, options, late)


# The ways a game can end (D9.2, D7.12)


def all_but_finished(game: Game, rng: Random) -> None:
    """One scholar has handed in, the others stand on Start in Maximum Alert (D7.13)."""
    lay_tiles(game, rng, 4)
    declare_maximum(game)
    last = game.scholars[game.clockwise(game.first)[-1]]
    last.finished = last.clan_seen = True
    last.rank = 1


def nearly_empty_bag(game: Game, rng: Random) -> None:
    """D7.12 step 4: Maximum Alert under Roll-Call with the Omega and one student in the bag."""
    lay_tiles(game, rng, 4)
    scatter(game, rng)
    game.boss = ""
    game.panic = "K3"
    declare_maximum(game)
    game.reserve += game.bag - 1
    game.bag = 1


def last_cube(game: Game, rng: Random) -> None:
    """D7.12 step 4: Maximum Alert under Darkness with one cube left on the zones."""
    lay_tiles(game, rng, 4)
    scatter(game, rng)
    game.boss = ""
    game.panic = "K1"
    declare_maximum(game)
    clear_zones(game)
    zone = game.map.zones[-1]
    game.slots = {**game.slots, zone: (game.box.zones[zone].cubes[0], *game.slots[zone][1:])}
    game.cubes_on_zones = 1


def last_secret(game: Game, rng: Random) -> None:
    """D9.2.2: every tile laid and one cube left, before Maximum Alert; somebody stands beside it."""
    lay_tiles(game, rng, 18)
    clear_zones(game)
    zone = game.map.zones[-1]
    game.slots = {**game.slots, zone: (game.box.zones[zone].cubes[0], *game.slots[zone][1:])}
    game.cubes_on_zones = 1
    for scholar in game.scholars:
        scholar.zone = zone
    fill_hands(game, rng, 6)


def snared(game: Game, rng: Random) -> None:
    """D7.12 step 3: everybody live is stunned, alone and cut off by an Ambush, with no cards left.

    The last player has handed in and holds all trick cards, so that nobody can draw.
    """
    for tile, beside, side in (("I-6", "I-0", "N"), ("I-3", "I-6", "N")):
        passages = game.box.zones[tile].passages
        snap = next(s for s in game.map.grid.snaps(beside, passages) if s.side == side)
        game.stacks = tuple(tuple(t for t in stack if t != tile) for stack in game.stacks)
        lay_zone(game, 0, tile, snap)
    game.slots = {**game.slots, "I-3": ("", "")}
    game.cubes_on_zones = 2
    game.panic = "K3"
    declare_maximum(game)
    *live, done = game.clockwise(game.first)
    holder = game.scholars[done]
    holder.finished = holder.clan_seen = True
    holder.rank = 1
    for seat in live:
        scholar = game.scholars[seat]
        scholar.zone = "I-3"
        holder.hand += scholar.hand
        scholar.hand = ()
        game.reserve += scholar.students
        scholar.students = 0
        scholar.stun = game.profile.stun_limit or scholar.side.stamina
    holder.hand += game.tricks
    game.tricks = ()
    game.bag, game.reserve = game.bag + game.reserve, 0


def last_round(game: Game, rng: Random) -> None:
    """D9.2.3: the last turn of the last round after the round limit."""
    lay_tiles(game, rng, 6)
    game.panic = "K2"
    declare_maximum(game)
    game.maximum_round = game.round_limit
    game.round = game.round_limit + game.box.supply.rounds_after_limit
    game.reserve, game.bag = 0, game.bag + game.reserve
    for scholar in game.scholars:
        scholar.zone = game.map.zones[-1]
        scholar.stun = 0


ENDINGS: Mapping[str, Arrange] = {
    "all_finished": all_but_finished,
    "bag_empty": nearly_empty_bag,
    "no_cubes": last_cube,
    "nothing_left": last_secret,
    "nobody_can_act": snared,
    "round_limit": last_round,
}
"""A position for each way a game can end, by the reason of the outcome."""
