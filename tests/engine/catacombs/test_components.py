"""What is in the box and how it is set out (C0, C1, C2, C15, C16)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.content.titles import load
from game.engine.titles.catacombs.box import Box
from game.engine.titles.catacombs.cards import draw_cards
from game.engine.titles.catacombs.setup import copies
from game.engine.titles.catacombs.state import Game
from tests.engine.catacombs.table import a_table
from tests.engine.catacombs.test_setup import a_new_game


@pytest.fixture(scope="module")
def box() -> Box:
    found = load("catacombs")
    assert isinstance(found, Box)
    return found


def starting(box: Box) -> dict[str, int]:
    return {c.id: c.copies for c in box.cards.values() if c.pile == "start"}


def tokens(box: Box, pool: str) -> dict[str, int]:
    return {t.id: t.copies for t in box.tokens.values() if t.pool == pool and t.copies}


# C1


def test_c1_1_c12_1_c18_4_board_with_tracks(box: Box) -> None:
    assert box.figures.health == 10
    assert set(box.tracks) == {"main", "party"}


def test_c1_2_c1_3_tiles(box: Box) -> None:
    kinds = Counter(tile.kind for tile in box.tiles.values())
    assert kinds == {"start": 2, "safe": 6, "depths": 22}  # both sides of one start tile


def test_c1_4_c1_5_c1_6_cubes(box: Box) -> None:
    assert (box.figures.black, box.figures.cubes, box.figures.ghosts) == (24, 30, 5)


def test_c1_7_c16_2_c18_6_the_reserve(box: Box) -> None:
    piles = {c.id: (c.copies, c.cost) for c in box.cards.values() if c.pile == "reserve"}
    assert piles == {
        "mercenary": (15, 2), "explore": (15, 3), "secret_tome": (12, 7), "goblin": (1, 2),
    }  # fmt: skip
    assert box.fixed["secret_tome"] == 7


@pytest.mark.parametrize(
    ("card", "means", "clank"),
    [
        ("burgle", (1, 0, 0), 0),
        ("stumble", (0, 0, 0), 1),
        ("sidestep", (0, 0, 1), 0),
        ("scramble", (1, 0, 1), 0),
        ("mercenary", (1, 2, 0), 0),
        ("explore", (2, 0, 1), 0),
        ("secret_tome", (0, 0, 0), 0),
    ],
)
def test_c16_1_c16_2_what_the_basic_cards_give(
    card: str, means: tuple[int, int, int], clank: int
) -> None:
    table = a_table().hand(0, card).begins().answer(f"play:{card}")
    assert (table.means(), table.player(0).clank) == (means, clank)


def test_c1_8_c16_1_starting_decks(box: Box) -> None:
    assert starting(box) == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1}


def test_c1_9_c16_4_c18_90_the_dungeon_deck_has_no_promo(box: Box) -> None:
    dungeon = [c for c in box.cards.values() if c.pile == "dungeon"]
    assert (len(dungeon), sum(c.copies for c in dungeon)) == (69, 100)
    assert not {"breakout", "dusty_map", "mister_wizkers"} & set(box.cards)


def test_c1_10_c2_6_c18_1_artifacts_lowest_on_top() -> None:
    game = a_new_game(4)
    assert [game.box.artifacts[a].value for a in game.artifacts] == [5, 7, 10, 12, 15, 17, 20]


def test_c1_11_c18_5_pools(box: Box) -> None:
    assert sum(tokens(box, "major").values()) == 11
    assert sum(tokens(box, "minor").values()) == 20
    assert sum(tokens(box, "prisoner").values()) == 20
    assert tokens(box, "prisoner")["haunted_prisoner"] == 1


def test_c1_12_c2_8_the_market() -> None:
    stock = Counter(a_new_game(4).market)
    assert stock == {
        "backpack": 2, "blood_amulet": 2, "burglars_kit": 3, "crown_10": 1, "crown_9": 1, "crown_8": 1,
    }  # fmt: skip


def test_c1_13_idols_and_mastery_tokens(box: Box) -> None:
    assert (box.figures.idols, box.figures.idol_points, box.figures.mastery_points) == (3, 5, 20)


def test_c1_14_c0_4_c18_75_gold_and_lockpicks_never_run_out() -> None:
    table = a_table().set(0, gold=500, lockpicks=500).hand(0, "swindle", "rebel_thief").begins()
    table.answer("play_all")
    assert (table.player(0).gold, table.player(0).lockpicks) == (503, 501)


# C2


@pytest.mark.parametrize(("seats", "cubes"), [(2, 3), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_c2_1_c2_2_c15_3_c18_2_the_rage_track(seats: int, cubes: int) -> None:
    game = a_new_game(seats)
    assert game.track.cubes[game.rage - 1] == cubes
    wanted = (2, 2, 3, 3, 4, 4, 5) if seats < 5 else (2, 2, 3, 3, 4, 4, 5, 5, 6)
    assert game.track.cubes == wanted


def test_c2_4_two_safe_tiles_stay_in_the_box() -> None:
    stacks = set()
    for seed in range(12):
        game = a_new_game(3, seed)
        assert (len(game.stack), len(game.aside)) == (26, 2)
        assert all(game.box.tiles[t].kind == "safe" for t in (*game.stack[-4:], *game.aside))
        stacks.add(game.stack)
    assert len(stacks) == 12


def test_c2_5_bank_and_bag() -> None:
    game = a_new_game(3)
    assert (game.bank_ghosts, game.bag_black) == (5, 24)
    assert (game.bank_black, game.area_ghosts, game.bag_ghosts) == (0, 0, 0)


def test_c2_7_pools_are_shuffled() -> None:
    for pool in ("majors", "minors", "prisoners"):
        assert len({getattr(a_new_game(2, seed), pool) for seed in range(6)}) == 6


def test_c2_10_c15_9_the_reserve_of_five_has_more() -> None:
    assert a_new_game(4).reserve == {"mercenary": 15, "explore": 15, "secret_tome": 12}
    assert a_new_game(5).reserve == {"mercenary": 19, "explore": 19, "secret_tome": 16}


def test_c2_11_no_mark_lies_in_the_first_row_and_none_is_lost() -> None:
    for seed in range(30):
        game = a_new_game(2, seed)
        assert not any(game.box.cards[card].dragon for card in game.row)
        assert sum(game.box.cards[card].dragon for card in game.deck) == 25


def test_c2_12_c0_5_what_each_player_starts_with() -> None:
    game = a_new_game(4)
    for player in game.players:
        assert Counter(player.cards) == starting(game.box)
        assert (len(player.hand), player.lockpicks, player.room) == (5, 3, "XA.crypt")
        assert player.supply + player.clank == 30


def test_c2_14_arrive_effects_of_the_first_row() -> None:
    for seed in range(60):
        game = a_new_game(4, seed)
        loud = sum(card in ("skeleton_priest", "archoverlord") for card in game.row)
        if loud:
            places = game.clockwise(game.first)
            wanted = [n + loud for n in (3, 2, 1, 0)]
            assert [game.players[seat].clank for seat in places] == wanted
            return
    raise AssertionError("no loud row in sixty games")


# C0


def test_c0_6_c17_2_the_start_tile_covers_two_cells() -> None:
    there = a_new_game(2).map
    assert there.grid.at[0, 0].tile == there.grid.at[0, 1].tile == "XA"
    cells = {w.id: w.cell for ways in there.ways.values() for w in ways if w.cell}
    assert cells["XA.EU1"] == cells["XA.EU2"] == (1, 0)
    assert cells["XA.EL1"] == cells["XA.EL2"] == (1, 1)
    assert cells["XA.WL1"] == (-1, 1)
    assert cells["XA.N1"] == (0, -1)
    assert not [name for name in cells if name.startswith("XA.S")]


# C15


def test_c15_1_c15_4_artifacts_of_five() -> None:
    assert a_new_game(5).artifacts == (
        "a5", "a7", "a10e", "a10", "a12", "a15e", "a15", "a17", "a20e", "a20", "a25",
    )  # fmt: skip


def test_c15_12_c18_41_parts_of_five_and_six() -> None:
    game = a_new_game(6)
    assert isinstance(game, Game)
    assert len(game.market) == 12
    assert len(game.minors) == 24
    deck = copies(game, (c for c in game.box.cards.values() if c.pile == "dungeon"))
    assert len(deck) == 135
    assert sum(game.box.cards[card].dragon for card in deck) == 34
    assert game.box.figures.out_cubes == 4


def test_c18_36_the_ape_lord_is_only_there_with_five_and_six() -> None:
    for seats, n in ((4, 0), (5, 1)):
        game = a_new_game(seats)
        assert (*game.deck, *game.row).count("ape_lord_phantasm") == n


def test_c3_9_nothing_is_drawn_from_nothing() -> None:
    table = a_table().deck(0, "burgle").discards(0)
    draw_cards(table.game, 0, 3)
    assert table.player(0).hand == ("burgle",)
