"""Attacks, ghosts, leaving, the end and the score; rooms, market, tokens (C7 to C14)."""

from __future__ import annotations

import pytest

from game.engine.titles.catacombs.ending import counted
from tests.engine.catacombs.table import Table, a_table, draws


def quiet_row(*new: str, seats: int = 2) -> Table:
    """One slot to fill, these cards on top of the dungeon deck."""
    table = a_table(seats).row("lightstick", "bandit", "swindle", "curator", "elven_sword")
    return table.dungeon(*new, *["swindle"] * 20)


def test_c19_35_c10_3_danger_adds_cubes() -> None:
    table = quiet_row("crystal_kobold").put(rage=3)
    table.row("corrupt_advisor", "the_warden", "swindle", "curator", "bandit")
    draws(*["black"] * 5)
    table.begins().answer("end")
    assert table.told("attack_begun")[0]["n"] == 5


def test_c19_36_c19_37_one_attack_for_new_marks_only() -> None:
    table = quiet_row("crystal_kobold", "ogre_merchant")
    table.row("lightstick", "bandit", "swindle", "curator")
    draws(*["black"] * 3)
    table.begins().answer("end")
    assert len(table.told("attack_begun")) == 1
    table.row("crystal_kobold", "bandit", "swindle", "curator", "lightstick")
    table.player(1).hand = ()
    table.ask_again().answer("end")
    assert len(table.told("attack_begun")) == 1


def test_c19_38_a_ghost_hurts_everybody_inside() -> None:
    table = quiet_row("crystal_kobold", seats=3).put(bank_ghosts=4, area_ghosts=1, bank_black=1)
    table.put(bag_black=23).set(1, supply=0)
    table.player(2).out = "escaped"
    draws("ghost", "black")
    table.begins().answer("end")
    assert [p.hurt for p in table.game.players] == [1, 1, 0]
    assert table.player(1).black == 1
    assert table.game.area_ghosts == 1


def test_c19_39_c11_10_an_empty_bag_ends_the_game() -> None:
    table = quiet_row("crystal_kobold").put(rage=5, bag_black=3, bank_black=21)
    table.begins().answer("end")
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.reason == "bag"
    assert [p.out for p in table.game.players] == ["knocked_out"] * 2


def test_c19_40_c11_5_a_short_deck_ends_the_game_at_once() -> None:
    table = a_table().row("bandit", "swindle", "curator", "lightstick").dungeon("skeleton_priest")
    table.begins().answer("end")
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.reason == "deck"
    assert [p.clank for p in table.game.players] == [0, 0]
    assert not table.told("attack_begun")


def test_c19_41_c13_1_the_turn_is_finished_after_the_escape() -> None:
    table = quiet_row("crystal_kobold", seats=3).pawn(0, "XA.la").artifacts(0, "a12")
    table.hand(0, "explore").begins().now(boots=3, teleports=1).answer("walk:XA.crypt-la")
    assert table.player(0).mastery
    assert table.why_not(0, "walk:XA.crypt-la") == "escaped"
    assert not table.offers("teleport")
    table.set(0, bagged=5)
    table.answer("play:explore")
    draws(0, 0)
    table.answer("end")
    assert (table.player(0).out, table.player(0).hurt) == ("escaped", 0)
    assert table.player(0).removed == 2


@pytest.mark.parametrize(("seats", "cubes"), [(4, 4), (2, 6), (5, 4)])
def test_c19_42_c13_8_players_who_are_out_draw(seats: int, cubes: int) -> None:
    table = a_table(seats).put(rage=2).set(1, clank=2)
    table.player(0).out = "escaped"
    draws(*["black"] * cubes)
    table.begins(0)
    assert table.told("attack_begun")[0]["n"] == cubes
    assert (table.player(1).clank, table.player(1).bagged) == (0, 2)
    assert table.asks("act", 1)


@pytest.mark.parametrize(
    ("room", "total"), [("D03.c", 0), ("S1.a", 12 + 0), ("XA.ua", 0), ("XA.la", 12)]
)
def test_c19_43_c19_44_c19_45_where_a_knocked_out_player_scores(room: str, total: int) -> None:
    table = a_table().tile("D03", (3, 3)).tile("S1", (5, 3)).pawn(0, room).artifacts(0, "a12")
    table.tokens(0, "mayor").row("bandit").dungeon().begins().answer("end")
    assert table.game.outcome is not None
    assert table.game.outcome.scores[0]["total"] == total


def test_c19_48_c8_4_the_blood_amulet_needs_damage() -> None:
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.a").set(0, damage=4, gold=7).begins()
    assert table.why_not(0, "buy:blood_amulet") == "not_hurt"
    table.set(0, damage=5).ask_again().answer("buy:blood_amulet")
    assert (table.player(0).hurt, table.player(0).gold) == (3, 0)


def test_c19_49_c8_2_a_coupon() -> None:
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.a").tokens(0, "discount_coupon")
    table.set(0, gold=2).begins().answer("buy:burglars_kit")
    assert (table.player(0).gold, table.player(0).lockpicks) == (0, 5)
    assert table.player(0).tokens == ("burglars_kit",)
    assert table.game.boxed == ("discount_coupon",)


def test_c19_50_crowns_from_the_best_down() -> None:
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.a").set(0, gold=14).begins()
    table.answer("buy:crown", "buy:crown")
    assert table.player(0).tokens == ("crown_10", "crown_9")


def test_c19_51_prisoners_score_together() -> None:
    held = ("warrior", "peasant", "golden_monkey_bot", "primatologist", "discount_coupon")
    assert counted(a_table().tokens(0, *held).game, 0)["prisoners"] == 14


def test_c19_52_a_whole_score() -> None:
    table = a_table().artifacts(0, "a12").set(0, gold=9)
    table.tokens(0, "crown_9", "chalice", "dragon_egg", "mayor", "sorceress")
    table.deck(0, "secret_tome", "secret_tome", "rose_quartz", "expert_guide")
    table.discards(0, "expensive_taste", "thirst_for_adventure")
    table.player(0).mastery = True
    assert counted(table.game, 0)["total"] == 97


def test_c19_53_c14_3_a_tie_goes_to_the_better_artifact() -> None:
    table = a_table().pawn(0, "XA.la").pawn(1, "XA.la").artifacts(0, "a15").artifacts(1, "a17")
    table.set(0, gold=65).set(1, gold=63).deck(0).deck(1).row("bandit").dungeon()
    table.begins().answer("end")
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.ties) == ((1, 0), ("artifact",))


def test_c19_9_c7_11_wayshrines_pay_more_each_time() -> None:
    table = a_table().tile("S2", (3, 3)).tile("D18", (5, 3)).tile("D12", (7, 3)).begins()
    for room in ("S2.a", "D18.a", "D12.c"):
        table.pawn(0, room).ask_again().answer("record")
    player = table.player(0)
    assert (player.gold, player.supply, len(player.shrines)) == (6, 27, 3)
    assert table.why_not(0, "record") == "recorded"


def test_c19_62_c15_10_a_full_wayshrine() -> None:
    table = a_table(6).tile("S2", (3, 3)).pawn(0, "S2.a")
    for seat in range(1, 5):
        table.player(seat).shrines = ("S2.a",)
    assert table.begins().why_not(0, "record") == "shrine_full"


def test_c19_27_c7_4_a_room_rewards_once_a_turn() -> None:
    table = a_table().tile("S1", (3, 3)).pawn(0, "S1.b").pool("minors", "treasure", "treasure")
    table.begins().now(boots=3).answer("walk:S1.a-b", "walk:S1.a-b", "walk:S1.a-b")
    assert (table.player(0).gold, len(table.game.minors)) == (2, 1)


def test_c19_28_c19_29_c7_6_cells_and_chests_without_a_reward() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.b").pool("prisoners", "monk").begins()
    table.answer("unlock:cell")
    assert (table.player(0).lockpicks, table.player(0).tokens) == (2, ("monk",))
    assert table.why_not(0, "unlock:cell") == "used_up"
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.b").pool("prisoners").begins()
    assert table.why_not(0, "unlock:cell") == "none_left"
    table = a_table().tile("S2", (3, 3)).pawn(0, "S2.c").pool("majors").begins()
    assert table.why_not(0, "unlock:chest") == "none_left"


def test_c19_55_c9_12_the_puzzle_box() -> None:
    table = a_table().tile("S2", (3, 3)).pawn(0, "S2.b").tokens(0, "puzzle_box")
    table.pool("majors", "chalice").begins()
    assert table.why_not(0, "token:puzzle_box") == "wrong_place"
    table.pawn(0, "S2.a").ask_again().answer("token:puzzle_box")
    assert table.player(0).tokens == ("chalice",)


def test_c19_56_c7_9_one_artifact_and_one_for_each_backpack() -> None:
    table = a_table().tile("D01", (3, 3)).pawn(0, "D01.c").put(lying={"D01.c": ("a7",)})
    table.artifacts(0, "a5").begins()
    assert table.why_not(0, "take") == "hands_full"
    rage = table.game.rage
    table.tokens(0, "backpack").ask_again().answer("take")
    assert (table.player(0).artifacts, table.game.rage) == (("a5", "a7"), rage + 1)


def test_c19_57_c2_3_rage_stays_on_the_last_space() -> None:
    table = a_table().tile("S1", (3, 3)).pawn(0, "S1.b").pool("minors", "dragon_egg")
    table.put(rage=7).begins().now(boots=1).answer("walk:S1.a-b")
    assert table.game.rage == 7


def test_c19_58_c18_87_sudden_movement() -> None:
    table = quiet_row("sudden_movement", seats=4).tile("D03", (3, 3)).tile("D10", (5, 3))
    table.pawn(0, "D03.a").pawn(1, "D10.a").pawn(2, "D10.b").pawn(3, "XA.la")
    table.begins().answer("end")
    assert table.asks("turn_tile", 0)
    assert table.keys == ["turn:1", "turn:2", "turn:3"]
    table.answer("turn:3")
    assert table.game.map.grid.where["D03"].turn == 3
    assert table.asks("act", 1)


def test_c19_59_c15_11_the_ape_lord_returns_idols() -> None:
    table = a_table(5).row("ape_lord_phantasm").put(idols=1).tokens(2, "golden_monkey_bot")
    table.player(1).idols = 2
    table.begins().now(swords=3).answer("defeat:ape_lord_phantasm")
    assert (table.player(1).idols, table.game.idols) == (1, 2)
    assert table.player(2).tokens == ("golden_monkey_bot",)
    assert table.player(0).gold == 3


def test_c19_67_c10_20_one_tourmaline_stops_one_ghost() -> None:
    table = quiet_row("crystal_kobold").put(rage=3, bank_ghosts=3, area_ghosts=2)
    table.hand(1, "white_tourmaline")
    draws("ghost", "ghost", "black")
    table.begins().answer("end")
    assert table.asks("shield", 1)
    table.answer("discard:white_tourmaline")
    assert table.player(1).hurt == 1
    assert len(table.player(1).hand) == 1
    assert table.player(0).hurt == 2


def test_c19_90_who_owns_a_tourmaline_in_the_deck_is_asked_too() -> None:
    table = quiet_row("crystal_kobold", seats=3).put(bank_ghosts=4, area_ghosts=1)
    table.deck(1, "white_tourmaline", "burgle")
    draws("ghost", "black")
    table.begins().answer("end")
    assert table.asks("shield", 1)
    assert table.keys == ["pass"]
    table.answer("pass")
    assert [p.hurt for p in table.game.players] == [1, 1, 1]


def test_c19_71_c10_16_dragon_cubes_back() -> None:
    table = quiet_row("thieves_shrine").put(bank_black=2, bag_black=22).begins().answer("end")
    assert (table.game.bank_black, table.game.bag_black) == (0, 24)


def test_c19_88_c13_7_the_last_one_escapes() -> None:
    table = quiet_row("crystal_kobold", seats=3).pawn(0, "XA.la").artifacts(0, "a12")
    for seat in (1, 2):
        table.player(seat).out = "knocked_out"
    table.begins().now(boots=1).answer("walk:XA.crypt-la", "end")
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.reason == "escaped"
    assert "" in table.game.row
    assert not table.told("attack_begun")


def test_c13_3_c13_7_the_last_one_knocked_out_ends_the_game() -> None:
    table = quiet_row("crystal_kobold").set(0, damage=9, bagged=1)
    table.player(1).out = "knocked_out"
    draws(0)
    table.begins().answer("end")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "knocked_out"


def test_ruling_a_game_in_which_nobody_takes_a_card_ends_by_the_round_limit() -> None:
    table = a_table(round_limit=20)
    table.player(0).deck = table.player(1).deck = ()
    table.begins()
    while table.game.outcome is None:
        table.answer("end")
    assert table.game.outcome.reason == "round_limit"
    assert table.game.round == 20
