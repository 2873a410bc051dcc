"""Every card, token, room and icon is played once, from a prepared position, against what is printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from game.content.titles import load
from game.engine.titles.catacombs.box import PORTAL, Box, Half, Tile
from game.engine.titles.catacombs.rooms import enter_room
from game.engine.titles.catacombs.tokens import receive
from tests.engine.catacombs.table import Table, a_table

BOX = load("catacombs")
assert isinstance(BOX, Box)

PRINTED = """
K001 skeleton               monster   1 3+1  0 0 0 0  0 0  0 - -
K002 animated_wall          monster   2 2+1  0 0 0 0  0 0  0 - -
K003 crystal_kobold         monster   2 2+1  0 0 0 0  0 0  0 dragon -
K004 keymaster              monster   2 2+1  0 0 0 0  0 0  0 - -
K005 skeleton_priest        monster   2 2+1  0 0 0 0  0 0  0 - -
K006 archoverlord           monster   3 3+1  0 0 0 0  0 0  0 - -
K007 marble_guardian        monster   3 1+0  0 0 0 0  0 0  0 dragon -
K008 skeletal_ape           monster   3 1+1  0 0 0 0  0 0  0 dragon -
K009 skeleton_warlock       monster   3 1+0  0 0 0 0  0 0  0 dragon -
K010 the_warden             monster   3 1+0  0 0 0 0  0 0  0 dragon danger
K011 ogre_merchant          monster   4 2+1  0 0 0 0  0 0  0 dragon -
K012 wishing_well           device    0 1+0  0 0 0 0  0 0  0 dragon danger
K013 darkened_alcove        device    2 2+1  0 0 0 0  0 0  0 dragon -
K014 underground_river      device    2 2+1  0 0 0 0  0 0  0 dragon -
K015 locked_trunk           device    3 1+0  0 0 0 0  0 0  0 dragon -
K016 thieves_shrine         device    4 2+1  0 0 0 0  0 0  0 - -
K017 black_market           device    5 1+0  0 0 0 0  0 0  0 - -
K018 empurror               companion 1 1+0  0 0 0 0  0 0  1 - -
K019 golden_flute           plain     1 1+0  0 0 0 1  1 0  1 - -
K020 payoff                 plain     1 2+1  3 0 0 0  0 0  0 - -
K021 rebel_scribe           companion 1 1+0  1 0 0 0  0 0  1 - -
K022 waystone               plain     1 1+0  0 0 1 0  0 0  1 - -
K023 flamboyance            plain     2 2+1  0 0 0 0  0 1  1 - -
K024 imp_familiar           companion 2 1+1  0 0 0 0  0 0  1 dragon -
K025 pillage                plain     2 2+1  0 2 1 0  0 0  0 - -
K026 remove_traps           plain     2 2+1  1 2 0 0  0 0  1 - -
K027 shadow_walk            plain     2 2+1  0 0 1 0  0 0  1 - -
K028 astral_projection      plain     3 1+0  2 0 0 0  0 0  1 - -
K029 boots_of_the_ape_lord  plain     3 1+0  0 0 3 0  3 0  3 - -
K030 bard                   companion 3 2+1  2 0 0 0  1 0  1 - -
K031 lie_in_wait            plain     3 2+1  2 1 0 0  0 0  1 - -
K032 lightstick             plain     3 2+1  3 0 0 0  1 0  1 - -
K033 rebel_thief            companion 3 1+0  0 0 0 0  0 0  2 - -
K034 riot                   plain     3 2+1  0 1 1 0  1 0  0 - -
K035 scavenger              companion 3 2+1  2 0 0 0  0 0  1 - -
K036 smash_and_grab         plain     3 2+1  0 0 0 0  2 2  2 - -
K037 sneak_attack           plain     3 2+1  0 3 0 0 -2 0  1 - -
K038 sudden_movement        plain     3 2+1  1 0 2 0  0 0  1 - -
K039 swindle                plain     3 2+1  0 0 0 3  0 0  1 - -
K040 bandit                 companion 4 2+1  1 1 1 0  0 0  2 - -
K041 charlatan              companion 4 2+1  0 0 0 0  0 0  2 - -
K042 corrupt_advisor        companion 4 1+0  2 0 0 0  0 0  2 dragon danger
K043 divining_rod           plain     4 1+0  2 0 0 0  0 0  2 - -
K044 elven_sword            plain     4 1+1  0 2 0 0  0 1  2 - -
K045 librarian              companion 4 1+0  2 0 0 0 -2 0  1 - -
K046 rebel_paladin          companion 4 1+0  1 1 0 0  0 0  1 - -
K047 skulker                companion 4 1+0  0 0 2 0  0 0  1 - -
K048 smoky_quartz           gem       4 1+0  0 0 0 0 -2 1  3 dragon -
K049 spectral_rider         companion 4 1+0  2 0 1 0  0 0  2 - -
K050 white_tourmaline       gem       4 2+1  0 0 0 0  0 1  3 dragon -
K051 brave_hero             companion 5 1+0  2 1 1 0  0 0  x - -
K052 curator                companion 5 1+0  2 0 1 0  0 0  2 - -
K053 diversion              plain     5 1+0  2 0 0 0  0 0  2 - -
K054 expert_guide           companion 5 2+1  2 0 2 0  0 0  2 - -
K055 rebel_general          companion 5 1+1  2 1 1 0  0 0  2 - -
K056 robbery                plain     5 2+1  0 2 0 2  0 0  1 - -
K057 rose_quartz            gem       5 2+1  0 0 0 0 -2 1  4 dragon -
K058 black_tourmaline       gem       6 1+0  0 0 0 0  0 1  5 dragon -
K059 crystal_compass        plain     6 1+0  0 0 0 0  0 2  3 - -
K060 double_cross           plain     6 1+0  2 0 0 0 -2 0  3 - -
K061 expensive_taste        plain     6 1+0  3 0 0 2  0 0  x - -
K062 fiery_quartz           gem       6 1+0  0 0 0 0 -2 1  5 dragon -
K063 floating_skull         companion 6 1+0  2 1 0 0  0 0  2 - -
K064 grand_theft            plain     6 1+0  0 0 0 0  0 0  3 - -
K065 lute                   plain     6 1+0  0 0 0 0  1 2  3 - -
K066 souldrinker            plain     6 1+0  0 4 0 0  0 0  3 - -
K067 thirst_for_adventure   plain     7 1+0  0 0 3 0  0 0  x dragon -
K068 blink_spell            plain     8 1+0  3 0 0 0  0 0  3 dragon -
K069 ape_lord_phantasm      monster   3 0+1  0 0 0 0  0 0  0 dragon -
"""
"""C16.4: number, card, type, cost, copies and more of them with five or six; skill, swords, boots, gold,
clank and cards drawn when played; points (x: by a condition), mark, Danger."""


class Printed(NamedTuple):
    """One line of the list."""

    number: str
    card: str
    type: str
    cost: int
    copies: int
    extra: int
    gives: tuple[int, ...]
    points: str
    dragon: bool
    danger: bool


def printed(line: str) -> Printed:
    """A line read."""
    number, card, type_, cost, copies, *gives, points, dragon, danger = line.split()
    basic, extra = map(int, copies.split("+"))
    has = dragon == "dragon", danger == "danger"
    return Printed(
        number, card, type_, int(cost), basic, extra, tuple(map(int, gives)), points, *has
    )


CARDS = [printed(line) for line in PRINTED.strip().splitlines()]


@pytest.mark.parametrize("line", CARDS, ids=lambda line: f"{line.number}-{line.card}")
def test_c16_4_a_card_is_as_printed(line: Printed) -> None:
    card = BOX.cards[line.card]
    assert (card.type, card.cost, card.copies, card.extra) == (
        line.type, line.cost, line.copies, line.extra,
    )  # fmt: skip
    assert (card.dragon, card.danger) == (line.dragon, line.danger)
    fixed = BOX.fixed.get(line.card)
    assert fixed is None if line.points == "x" else fixed == int(line.points)


PLAYED = [line for line in CARDS if line.type not in ("monster", "device")]


@pytest.mark.parametrize("line", PLAYED, ids=lambda line: f"{line.number}-{line.card}")
def test_c16_4_a_card_gives_what_is_printed_when_played(line: Printed) -> None:
    """With no condition met: deck and discard pile of plain cards, no noise to take back, no damage."""
    table = a_table().hand(0, line.card).deck(0, *["sidestep"] * 5).begins()
    table.answer(f"play:{line.card}")
    skill, swords, boots, gold, clank, drawn = line.gives
    gold += line.card == "lute"  # it counts its own noise (C10.6)
    assert table.means() == (skill, swords, boots)
    assert table.player(0).gold == gold
    assert table.player(0).clank - table.game.now.banked == clank
    assert len(table.player(0).hand) == drawn
    assert (table.game.now.skill_gained, table.game.now.gold_gained) == (skill, gold)


@pytest.mark.parametrize("line", PLAYED, ids=lambda line: f"{line.number}-{line.card}")
def test_c4_2_a_card_is_acquired_for_its_cost(line: Printed) -> None:
    table = a_table().row(line.card).begins().now(skill=line.cost - 1)
    assert table.why_not(0, f"acquire:{line.card}") == "skill_missing"
    table.now(skill=line.cost).answer(f"acquire:{line.card}")
    if table.question.prompt == "top_of_deck":
        table.answer("discards")
    assert table.game.now.skill == 0
    assert line.card in table.player(0).discards
    assert table.game.row == ("",) * 6
    assert table.asks("act", 0)


OTHERS = {
    "burgle": (0, 1, 0, 0, 0, 0),
    "stumble": (0, 0, 0, 0, 1, 0),
    "sidestep": (0, 0, 0, 1, 0, 0),
    "scramble": (0, 1, 0, 1, 0, 0),
    "mercenary": (2, 1, 2, 0, 0, 0),
    "explore": (3, 2, 0, 1, 0, 0),
    "secret_tome": (7, 0, 0, 0, 0, 7),
}
"""C16.1, C16.2: cost; skill, swords, boots and clank when played; points."""


@pytest.mark.parametrize("card", OTHERS)
def test_c16_1_c16_2_a_card_of_the_starting_deck_or_the_reserve(card: str) -> None:
    cost, skill, swords, boots, clank, points = OTHERS[card]
    table = a_table().hand(0, card).begins().answer(f"play:{card}")
    assert (*table.means(), table.player(0).clank) == (skill, swords, boots, clank)
    assert BOX.fixed[card] == points
    if cost:
        table.now(skill=cost - 1)
        assert table.why_not(0, f"acquire:{card}") == "skill_missing"
        table.now(skill=cost).answer(f"acquire:{card}")
        assert (table.player(0).discards, table.game.now.skill) == ((card,), 0)


def test_c16_2_the_goblin_pays_one_gold_and_stays() -> None:
    table = a_table().begins().now(swords=4).answer("defeat:goblin").answer("defeat:goblin")
    assert (table.player(0).gold, table.means()) == (2, (0, 0, 0))


def test_every_card_is_in_one_of_the_lists() -> None:
    assert set(BOX.cards) == {line.card for line in CARDS} | set(OTHERS) | {"goblin"}


REWARDS: dict[str, dict[str, int]] = {
    "skeleton": {"gold": 2, "clank": 1},
    "animated_wall": {"boots": 1},
    "crystal_kobold": {"skill": 2},
    "keymaster": {"lockpicks": 1},
    "skeleton_priest": {"hurt": -1, "clank": 1},
    "archoverlord": {"hand": 2, "others": 1},
    "marble_guardian": {"gold": 2, "tiles": 1},
    "skeletal_ape": {"gold": 3, "skill": 3, "clank": 3},
    "skeleton_warlock": {"discards": 1, "clank": 1},
    "the_warden": {"tokens": 2},
    "ogre_merchant": {"gold": 5},
    "ape_lord_phantasm": {"gold": 3},
    "wishing_well": {"gold": -3, "hand": 2},
    "darkened_alcove": {"clank": -2},
    "underground_river": {"hurt": -1},
    "locked_trunk": {"lockpicks": -1, "tokens": 1},
    "thieves_shrine": {"gold": 2},
    "black_market": {"gold": 2, "lockpicks": 1},
}
"""What a monster or device leaves with the player who takes the first of its choices."""


def standing(table: Table) -> dict[str, int]:
    """Everything a reward can change."""
    player, game = table.player(0), table.game
    return {
        "skill": game.now.skill, "boots": game.now.boots, "gold": player.gold,
        "lockpicks": player.lockpicks, "clank": player.clank, "hurt": player.hurt,
        "hand": len(player.hand), "discards": len(player.discards), "tokens": len(player.tokens),
        "others": table.player(1).clank, "tiles": len(game.map.grid.where),
    }  # fmt: skip


@pytest.mark.parametrize(
    "card", [line.card for line in CARDS if line.type in ("monster", "device")]
)
def test_c4_4_c4_5_every_monster_and_device_pays_its_reward(card: str) -> None:
    record = BOX.cards[card]
    table = a_table().tile("S2", (3, 3)).tile("D18", (5, 3)).pawn(0, "D18.a").row(card)
    table.set(0, clank=3, damage=3, gold=3).deck(0, *["burgle"] * 5).discards(0)
    table.pool("majors", "chalice").pool("prisoners", "monk", "mayor").begins()
    means = {"swords": record.cost} if record.type == "monster" else {"skill": record.cost}
    table.now(**means)
    before = standing(table)
    before["skill"] -= means.get("skill", 0)
    table.answer(f"{'defeat' if record.type == 'monster' else 'use'}:{card}")
    while table.question.prompt != "act":
        table.answer(table.keys[0])
    after = standing(table)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == REWARDS[card]
    assert table.game.dungeon_discards == (card,)


def test_every_reward_is_of_a_card_that_is_there() -> None:
    assert set(REWARDS) == {line.card for line in CARDS if line.type in ("monster", "device")}


# Tokens


@pytest.mark.parametrize("token", BOX.tokens)
def test_c9_every_token_is_gained_and_used(token: str) -> None:
    record = BOX.tokens[token]
    table = a_table(5).tile("D18", (3, 3)).pawn(0, "D18.a").set(0, damage=6, clank=2)
    table.discards(0, "burgle").pool("majors", "chalice").begins()
    receive(table.game, 0, token)
    table.ask_again()
    assert (token in table.player(0).tokens) == record.keep
    assert (token in table.game.boxed) == (not record.keep)
    assert (f"token:{token}" in table.keys) == bool(record.use)
    if record.use:
        table.answer(f"token:{token}")
        assert token not in table.player(0).tokens
        assert token in table.game.boxed


# Rooms


def rooms() -> Iterator[str]:
    for tile in BOX.tiles.values():
        yield from (f"{tile.id}.{room}" for room in tile.rooms)


@pytest.mark.parametrize("room", list(rooms()))
def test_c7_every_room_does_what_it_shows(room: str) -> None:
    tile, _, name = room.partition(".")
    features = BOX.tiles[tile].rooms[name].features
    table = a_table(side=tile[1]) if tile[0] == "X" else a_table().tile(tile, (3, 3))
    table.pool("minors", "chalice", "chalice").set(0, damage=2, gold=7).begins()
    if BOX.tiles[tile].artifact == name:
        table.put(lying={room: ("a7",)})
    if "crypt" in features:
        table.artifacts(0, "a5")
    enter_room(table.game, 0, room, "walk", "")
    player, now = table.ask_again().player(0), table.game.now
    gold = sum(int(feature[-1]) for feature in features if feature.startswith("gold"))
    assert (player.gold, 2 - player.hurt) == (7 + gold, "heal" in features)
    assert (len(player.tokens), player.idols) == ("minor" in features, "shrine" in features)
    assert (now.exhausted, now.escaped) == ("crystal" in features, "crypt" in features)
    offered = [f.split(":")[1] for f in table.offers("unlock")]
    assert offered == [f for f in ("chest", "tome", "cell") if f in features]
    assert bool(table.offers("record")) == ("wayshrine" in features)
    assert bool(table.offers("buy")) == ("market" in features)
    assert bool(table.offers("take")) == any(f.startswith("artifact") for f in features)


# Icons


def at(tile: Tile, room: str) -> Table:
    """Seat 0 stands in a room of a tile that lies alone; the next tile is free of icons where met."""
    table = a_table(side=tile.id[1]) if tile.kind == "start" else a_table().tile(tile.id, (3, 3))
    stack = [t for t in ("S1", "S3", "S4", "S5") if t != tile.id]
    return table.stack(*stack).pawn(0, f"{tile.id}.{room}").artifacts(0, "a5").begins()


def exact(table: Table, half: Half) -> Table:
    """Just what a half costs."""
    table.set(0, lockpicks=half.locks)
    return table.now(boots=1 + half.footprints, swords=half.monsters)


@pytest.mark.parametrize("name", BOX.tiles)
def test_c5_2_c5_3_c5_4_c5_5_c5_6_every_tunnel_inside_a_tile(name: str) -> None:
    tile = BOX.tiles[name]
    for half in (h for h in tile.inner if h.b != PORTAL):
        for a, b in ((half.a, half.b), (half.b, half.a)):
            key = f"walk:{name}.{half.name}"
            table = exact(at(tile, a), half)
            assert (key in table.keys) == (half.only in ("", a)), (key, a)
            if key in table.keys:
                table.now(boots=half.footprints)
                assert key not in table.keys, "a boot short"
                exact(table, half).answer(key)
                if table.question.prompt == "fight":
                    table.answer(f"swords:{half.monsters}")
                assert table.player(0).room == f"{name}.{b}"
                assert (table.player(0).lockpicks, table.player(0).hurt) == (0, 0)
                assert table.means() == (0, 0, 0)


@pytest.mark.parametrize("name", BOX.tiles)
def test_c6_2_every_end_of_a_tile_is_explored(name: str) -> None:
    tile = BOX.tiles[name]
    for half in tile.ends.values():
        key = f"explore:{name}.{half.name}"
        table = exact(at(tile, half.a), half)
        assert (key in table.keys) == (half.only in ("", half.a)), key
        if key in table.keys:
            table.set(0, lockpicks=half.locks).answer(key)
            assert table.offers("lay"), key


PORTALS = [t.id for t in BOX.tiles.values() if t.portal]


@pytest.mark.parametrize("name", PORTALS)
def test_c5_9_every_portal_out_and_in(name: str) -> None:
    tile = BOX.tiles[name]
    out = next(h for h in tile.inner if h.b == PORTAL)
    for other in (p for p in PORTALS if p != name):
        into = next(h for h in BOX.tiles[other].inner if h.b == PORTAL)
        table = a_table().tile(name, (3, 3)).tile(other, (5, 3)).pawn(0, f"{name}.{out.a}").begins()
        table.set(0, lockpicks=0)
        table.now(boots=1 + out.footprints + into.footprints, swords=out.monsters + into.monsters)
        may = out.only in ("", out.a) and into.only in ("", PORTAL)
        assert (f"walk:{name}.P" in table.keys) == may
        if may:
            table.answer(f"walk:{name}.P")
            while table.question.prompt == "fight":
                table.answer(table.keys[-1])
            assert (table.player(0).room, table.player(0).hurt) == (f"{other}.{into.a}", 0)
            assert table.means() == (0, 0, 0)
