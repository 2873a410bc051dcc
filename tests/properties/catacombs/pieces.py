"""Where every piece is: cubes, cards, tiles, artifacts, tokens, and the numbers on the boards (C20)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from game.engine.titles.catacombs.box import Box
from game.engine.titles.catacombs.dragon import DrawCubes
from game.engine.titles.catacombs.exploring import TurnPlaced
from game.engine.titles.catacombs.setup import copies
from game.engine.titles.catacombs.state import Game

TILES = 26
"""C20.3: in the stack at the start."""


@cache
def _whole(box: Box, seats: int, pile: str) -> Counter[str]:
    """All cards of a pile of the box, in a game of so many."""
    game = Game(box, seats)
    cards = [c for c in box.cards.values() if c.pile == pile]
    if pile == "start":
        return Counter({c.id: c.copies * seats for c in cards})
    return Counter(copies(game, cards))


def _with_players(game: Game, pile: str) -> Counter[str]:
    """Cards of a pile that belong to players or are trashed."""
    cards = game.box.cards
    held = Counter(game.trashed)
    for player in game.players:
        held.update(player.cards)
    return Counter({name: n for name, n in held.items() if cards[name].pile == pile})


def own_cubes_are_conserved(game: Game) -> None:
    """C20.1: thirty of each colour, always somewhere."""
    for seat, p in enumerate(game.players):
        own = p.supply + p.clank + p.bagged + p.damage + p.removed + len(p.shrines)
        assert own == game.box.figures.cubes, seat


def black_cubes_are_conserved(game: Game) -> None:
    """C20.1: 24 dragon cubes in bag and bank, or marking damage (C12.3)."""
    black = game.bag_black + game.bank_black + sum(p.black for p in game.players)
    assert black == game.box.figures.black


def ghosts_are_conserved(game: Game) -> None:
    """C20.1: five ghosts; drawn ones lie beside the bag until the attack is over (C11.9)."""
    beside = sum(s.ghosts for s in game.agenda if isinstance(s, DrawCubes))
    ghosts = game.bag_ghosts + game.bank_ghosts + game.area_ghosts + beside
    assert ghosts == game.box.figures.ghosts


def dungeon_cards_are_conserved(game: Game) -> None:
    """C20.2: deck, row, dungeon discard pile, players, trashed: 100, or 135 with five or six."""
    there = _with_players(game, "dungeon")
    there.update((*game.deck, *filter(None, game.row), *game.dungeon_discards))
    assert there == _whole(game.box, game.seats, "dungeon")


def reserve_cards_are_conserved(game: Game) -> None:
    """C20.2, C10.5: what is trashed does not go back to its pile; the Goblin never leaves."""
    there = _with_players(game, "reserve")
    there.update(game.reserve)
    there[game.box.goblin] += game.box.goblin not in game.reserve
    assert +there == +_whole(game.box, game.seats, "reserve")


def starting_cards_are_conserved(game: Game) -> None:
    """C2.12: ten for each player, nobody else's."""
    assert _with_players(game, "start") == _whole(game.box, game.seats, "start")


def tiles_are_conserved(game: Game) -> None:
    """C20.3: stack, map, the one that waits and those put back, each once."""
    placed = [t for t in game.map.grid.where if t != game.map.start]
    held = [game.now.tile] if game.now.tile else []
    held += [s.tile for s in game.agenda if isinstance(s, TurnPlaced)]
    tiles = [*game.stack, *placed, *held]
    assert len(tiles) == TILES
    square = [t.id for t in game.box.tiles.values() if t.kind != "start"]
    assert sorted([*tiles, *game.aside]) == sorted(square)


def safe_tiles_lie_above_the_depths(game: Game) -> None:
    """C2.4: no tile of the Depths is drawn before the four safe ones."""
    kinds = [game.box.tiles[t].kind for t in game.stack]
    assert kinds == sorted(kinds)  # the top one is the last: "depths" below "safe"


def artifacts_are_conserved(game: Game) -> None:
    """C20.4: stack, rooms and players."""
    rooms = [a for there in game.lying.values() for a in there]
    held = [a for p in game.players for a in p.artifacts]
    whole = [a.id for a in game.box.artifacts.values() if game.is_party or not a.extra]
    assert sorted([*game.artifacts, *rooms, *held]) == sorted(whole)


def the_artifact_stack_keeps_its_order(game: Game) -> None:
    """C7.8: the lowest on top."""
    values = [game.box.artifacts[a].value for a in game.artifacts]
    assert values == sorted(values)


def artifacts_lie_in_their_rooms(game: Game) -> None:
    """C7.8, C15.5: one in an artifact room of the map; several only with five or six."""
    for room, there in game.lying.items():
        tile, _, name = room.partition(".")
        assert game.map.has_room(room)
        assert game.box.tiles[tile].artifact == name
        assert len(there) <= (1 + game.box.tiles[tile].marks if game.is_party else 1)


def nobody_carries_too_much(game: Game) -> None:
    """C20.4, C7.9, C15.6: one and one for each Backpack, each from another room."""
    for p in game.players:
        assert len(p.artifacts) <= 1 + p.tokens.count("backpack")
        assert len(set(p.plundered)) == len(p.plundered) or not game.is_party


def tokens_are_conserved(game: Game) -> None:
    """C9: pools, market, players and the box."""
    held = [t for p in game.players for t in p.tokens]
    pools = (*game.majors, *game.minors, *game.prisoners, *game.market, *game.boxed)
    assert Counter((*held, *pools)) == _tokens(game.box, game.seats)


@cache
def _tokens(box: Box, seats: int) -> Counter[str]:
    return Counter(copies(Game(box, seats), box.tokens.values()))


def pools_hold_their_own(game: Game) -> None:
    """C2.7, C2.8: a token never comes into another pool."""
    tokens = game.box.tokens
    pools = (("major", game.majors), ("minor", game.minors), ("prisoner", game.prisoners))
    for kind, pool in (*pools, ("market", game.market)):
        assert all(tokens[t].pool == kind for t in pool), kind


def idols_are_conserved(game: Game) -> None:
    """C2.9, C9.27: three, on the Shrine or with players."""
    assert game.idols + sum(p.idols for p in game.players) == game.box.figures.idols


def masteries_are_for_who_escaped(game: Game) -> None:
    """C13.1, C2.9: one token a player; who has it carried an artifact into the Crypt."""
    assert game.masteries + sum(p.mastery for p in game.players) == game.seats
    for seat, p in enumerate(game.players):
        just_now = game.now.escaped and seat == game.active
        assert p.mastery == (p.out == "escaped" or (just_now and not p.out))
        assert not p.mastery or p.artifacts


def numbers_are_not_negative(game: Game) -> None:
    """C20.6: nothing is owed."""
    now = game.now
    assert min(now.skill, now.swords, now.boots, now.teleports, now.banked) >= 0
    assert min(game.bag_black, game.bank_black, game.bag_ghosts, game.bank_ghosts) >= 0
    assert min(game.reserve.values()) >= 0
    for p in game.players:
        assert min(p.gold, p.lockpicks, p.supply, p.clank, p.bagged, p.removed) >= 0


def damage_stays_on_the_track(game: Game) -> None:
    """C20.6, C12.1, C12.5: nought to ten; who has ten is knocked out."""
    health = game.box.figures.health
    for p in game.players:
        assert min(p.damage, p.black, p.markers) >= 0
        assert p.hurt <= health
        assert p.hurt < health or p.out == "knocked_out"


def rage_stays_on_the_track(game: Game) -> None:
    """C2.1, C2.3, C15.3: between the space of the start and the last one."""
    assert game.track.starts[game.seats] <= game.rage <= len(game.track.cubes)


def gained_is_never_less_than_left(game: Game) -> None:
    """C10.12: spending lowers what is left, never what was gained."""
    assert game.now.skill <= game.now.skill_gained


def wayshrines_have_four_spaces(game: Game) -> None:
    """C7.11, C15.10: once a player, four cubes at most, on the map."""
    count = Counter(room for p in game.players for room in p.shrines)
    assert all(len(set(p.shrines)) == len(p.shrines) for p in game.players)
    for room, n in count.items():
        assert n <= game.box.figures.shrine_spaces
        assert "wayshrine" in game.features(room)
        assert game.map.has_room(room)


def what_is_open_has_a_lock(game: Game) -> None:
    """C5.5, C7.6: lockpicks lie on locks, chests, tomes and cells of the map, each once."""
    assert len(set(game.opened)) == len(game.opened)
    assert len(set(game.unlocked)) == len(game.unlocked)
    for name in game.opened:
        tile, _, half = name.partition(".")
        printed = game.box.tiles[tile]
        assert next(h for h in (*printed.ends.values(), *printed.inner) if h.name == half).locks
        assert tile in game.map.grid.where
    for room, feature in game.unlocked:
        assert feature in ("chest", "tome", "cell")
        assert feature in game.features(room)


EVERY = (
    own_cubes_are_conserved,
    black_cubes_are_conserved,
    ghosts_are_conserved,
    dungeon_cards_are_conserved,
    reserve_cards_are_conserved,
    starting_cards_are_conserved,
    tiles_are_conserved,
    safe_tiles_lie_above_the_depths,
    artifacts_are_conserved,
    the_artifact_stack_keeps_its_order,
    artifacts_lie_in_their_rooms,
    nobody_carries_too_much,
    tokens_are_conserved,
    pools_hold_their_own,
    idols_are_conserved,
    masteries_are_for_who_escaped,
    numbers_are_not_negative,
    damage_stays_on_the_track,
    rage_stays_on_the_track,
    gained_is_never_less_than_left,
    wayshrines_have_four_spaces,
    what_is_open_has_a_lock,
)
