"""The turn, the row, the end of the turn (C3, C4, C11)."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.api import NotOffered, choose
from tests.engine.catacombs.table import PLAIN_ROW, a_table, draws
from tests.engine.catacombs.test_dragon import quiet_row

# C3


def test_c3_1_c3_13_c18_47_all_cards_are_played_before_the_turn_ends() -> None:
    table = a_table().hand(0, "burgle", "smash_and_grab").deck(0, "sidestep", "burgle").begins()
    table.answer("play:smash_and_grab")
    assert table.why_not(0, "end") == "hand_not_empty"
    table.answer("play:burgle", "play:sidestep", "play:burgle")
    assert "end" in table.keys
    with pytest.raises(NotOffered):
        choose(table.game, "play:burgle")


def test_c3_2_played_cards_stay_in_the_play_area() -> None:
    table = a_table().hand(0, "burgle", "stumble").begins().answer("play_all")
    assert (table.player(0).play, table.player(0).discards) == (("burgle", "stumble"), ())
    table.answer("end")
    assert table.player(0).play == ()
    assert set(table.player(0).discards) == {"burgle", "stumble"}


def test_c3_3_acts_between_cards_in_any_order() -> None:
    table = a_table().hand(0, "explore", "mercenary", "burgle").row("bandit").begins()
    table.answer("play:explore", "walk:XA.crypt-la", "play:mercenary", "defeat:goblin")
    table.answer("play:burgle", "acquire:bandit")
    assert table.player(0).room == "XA.la"
    assert (table.player(0).gold, table.player(0).discards) == (1, ("bandit",))


def test_c3_4_means_add_up_are_split_and_vanish() -> None:
    table = a_table().hand(0, "explore", "explore", "mercenary").begins().answer("play_all")
    assert table.means() == (5, 2, 2)
    table.answer("acquire:mercenary", "acquire:explore")
    assert table.means() == (0, 2, 2)
    table.answer("end", "end")
    assert table.means() == (0, 0, 0)


def test_c3_5_gold_and_lockpicks_are_kept() -> None:
    table = a_table().hand(0, "swindle").begins().answer("play:swindle", "end")
    assert (table.player(0).gold, table.player(0).lockpicks) == (3, 3)


def test_c3_7_what_is_left_of_minus_clank_is_banked_for_the_turn() -> None:
    table = a_table().hand(0, "sneak_attack", "lightstick", "stumble").set(0, clank=1).begins()
    table.answer("play:sneak_attack")
    assert (table.player(0).clank, table.game.now.banked) == (0, 1)
    table.answer("play:lightstick")
    assert (table.player(0).clank, table.game.now.banked) == (0, 0)
    table.answer("play:stumble")
    assert table.player(0).clank == 1


def test_c3_8_c18_24_c18_67_what_counts_as_clank_gained() -> None:
    table = a_table().hand(0, "sneak_attack", "stumble", "stumble").set(0, supply=0).begins()
    table.answer("play:sneak_attack", "play:stumble", "play:stumble")
    assert table.game.now.clank_gained == 2  # cancelled by the bank, though there is no cube
    table = a_table().hand(0, "stumble", "stumble").set(0, supply=1).begins().answer("play_all")
    assert table.game.now.clank_gained == 1  # skipped for lack of a cube


def test_c3_9_the_play_area_is_not_shuffled_in() -> None:
    table = a_table().hand(0, "smash_and_grab").deck(0).discards(0, "burgle").begins()
    table.answer("play:smash_and_grab")
    assert table.player(0).hand == ("burgle",)
    assert table.player(0).play == ("smash_and_grab",)


def test_c3_11_c18_73_teleports_and_rights_are_stored_for_the_turn() -> None:
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.a").hand(0, "robbery", "golden_flute").begins()
    table.answer("play_all")
    assert [leap.card for leap in table.game.now.leaps] == ["robbery"]
    assert list(table.game.now.bargains) == [5]
    table.answer("end")
    assert not table.game.now.leaps
    assert not table.game.now.bargains


def test_c3_12_effects_are_compulsory() -> None:
    table = a_table().hand(0, "stumble").begins().answer("play:stumble")
    assert table.player(0).clank == 1
    assert table.asks("act", 0)


def test_c3_14_nothing_of_a_turn_is_left_for_the_next() -> None:
    table = a_table().hand(0, "crystal_compass", "skulker", "lightstick").deck(0).begins()
    table.answer("play_all", "end")
    now = table.game.now
    assert (now.seat, now.cave_proof, now.ignore_monsters) == (1, False, False)
    assert (now.skill_gained, now.clank_gained, now.watches, now.serial) == (0, 0, (), 0)


# C4


@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("bandit", "acquire"),
        ("mercenary", "acquire"),
        ("darkened_alcove", "use"),
        ("skeleton", "defeat"),
    ],
)
def test_c4_1_c18_64_what_is_done_with_a_card(card: str, verb: str) -> None:
    table = a_table().row("bandit", "darkened_alcove", "skeleton").begins().now(skill=9, swords=9)
    assert [key for key in table.keys if key.endswith(f":{card}")] == [f"{verb}:{card}"]


def test_c4_2_c10_1_acquire_effects_happen_once_and_only_now() -> None:
    table = a_table().row("bandit").deck(0).begins().now(skill=4).answer("acquire:bandit")
    assert table.means() == (0, 1, 1)
    assert table.player(0).discards == ("bandit",)
    table.player(0).hand, table.player(0).discards = ("bandit",), ()
    table.ask_again().answer("play:bandit")
    assert table.means() == (1, 2, 2)


def test_c4_3_an_empty_pile_stays_empty() -> None:
    table = a_table().put(reserve={"mercenary": 1, "explore": 0, "secret_tome": 0}).begins()
    table.now(skill=9).answer("acquire:mercenary")
    assert not table.offers("acquire:mercenary")
    assert table.why_not(0, "acquire:mercenary") == "pile_empty"
    assert table.why_not(0, "acquire:explore") == "pile_empty"


def test_c4_4_a_device_is_paid_done_and_put_away() -> None:
    table = a_table().row("wishing_well").set(0, gold=2).begins()
    assert table.why_not(0, "use:wishing_well") == "gold_missing"
    table.set(0, gold=3).ask_again().answer("use:wishing_well")
    assert (table.player(0).gold, len(table.player(0).hand)) == (0, 2)
    assert table.game.dungeon_discards == ("wishing_well",)


def test_c4_5_a_monster_for_swords_in_its_place() -> None:
    table = a_table().row("the_warden").pool("prisoners", "monk", "peasant").begins()
    table.now(swords=3)
    assert table.why_not(0, "defeat:the_warden") == "wrong_place"
    table.pawn(0, "XA.ua").ask_again().answer("defeat:the_warden")
    assert (table.player(0).tokens, table.game.now.swords) == (("monk", "peasant"), 0)
    assert table.game.dungeon_discards == ("the_warden",)


def test_c4_6_the_goblin_stays() -> None:
    table = a_table().begins().now(swords=4).answer("defeat:goblin", "defeat:goblin")
    assert (table.player(0).gold, table.game.now.monsters) == (2, 0)
    assert table.game.dungeon_discards == ()


def test_c4_7_the_row_is_not_refilled_in_the_turn() -> None:
    table = a_table().row(*PLAIN_ROW).begins().now(skill=3).answer("acquire:swindle")
    assert table.game.row == (*PLAIN_ROW[:2], "", *PLAIN_ROW[3:])
    table.dungeon("lute", *["bandit"] * 9).answer("end")
    assert table.game.row == (*PLAIN_ROW[:2], "lute", *PLAIN_ROW[3:])


# C11


def test_c11_2_c18_40_who_escapes_draws_five_as_well() -> None:
    table = a_table(3).pawn(0, "XA.la").artifacts(0, "a5").hand(0, "burgle").begins()
    table.now(boots=1).answer("walk:XA.crypt-la", "play:burgle", "end")
    assert len(table.player(0).hand) == 5
    assert table.player(0).play == ()


def test_c11_3_c13_2_the_escaped_are_out_before_the_attack() -> None:
    table = quiet_row("crystal_kobold", seats=3).pawn(0, "XA.la").artifacts(0, "a5")
    table.set(0, bagged=9).put(bag_black=0, bank_black=24, rage=2).set(1, bagged=1)
    draws(0, 0)
    table.begins().now(boots=1).answer("walk:XA.crypt-la", "end")
    kinds = [e.kind for e in table.events]
    assert kinds.index("left") < kinds.index("attack_begun")
    assert (table.player(0).hurt, table.player(0).removed) == (0, 2)


def test_c11_4_c10_2_c18_48_slots_from_the_left_arrive_before_the_attack() -> None:
    table = quiet_row("skeleton_priest", "crystal_kobold")
    table.row("lightstick", "", "swindle", "curator", "", "bandit")
    draws("black", "black", "black")
    table.begins().answer("end")
    assert table.game.row == (
        "lightstick", "skeleton_priest", "swindle", "curator", "crystal_kobold", "bandit",
    )  # fmt: skip
    kinds = [e.kind for e in table.events]
    assert kinds.index("clank_made") < kinds.index("attack_begun")
    assert [p.bagged for p in table.game.players] == [1, 1]  # the new noise is in the bag


def test_c11_6_c18_49_danger_starts_no_attack_and_adds_a_cube() -> None:
    """All Danger cards have a mark too: an old one in the row starts nothing, a new mark does."""
    table = quiet_row("swindle")
    table.row("the_warden", "bandit", "swindle", "curator", "lightstick")
    table.begins().answer("end")
    assert not table.told("attack_begun")


def test_c11_7_c18_27_new_danger_cards_count_and_all_noise_goes_in_the_bag() -> None:
    table = quiet_row("corrupt_advisor", seats=3).put(rage=1, area_ghosts=1, bank_ghosts=4)
    table.set(1, clank=4)
    draws("black", "black", "black")
    table.begins().answer("end")
    assert table.told("attack_begun")[0]["n"] == 3
    assert (table.player(1).clank, table.player(1).bagged) == (0, 4)
    assert (table.game.area_ghosts, table.game.bag_ghosts) == (0, 1)


def test_c11_8_c18_25_c18_26_cubes_one_by_one() -> None:
    table = quiet_row("crystal_kobold", seats=3).put(rage=5).set(1, bagged=2).set(2, bagged=1)
    table.player(2).out = "knocked_out"
    draws("black", 1, 2, 1)
    table.begins().answer("end")
    assert [e["cube"] for e in table.told("cube_drawn")] == ["black", 1, 2, 1]
    assert (table.game.bank_black, table.player(1).damage) == (1, 2)
    assert (table.player(2).damage, table.player(2).removed) == (0, 1)


def test_c11_9_c18_30_ghosts_do_not_keep_the_bag_filled() -> None:
    table = quiet_row("crystal_kobold").put(rage=1, bag_black=1, bank_black=23)
    table.put(bank_ghosts=4, bag_ghosts=1)
    draws("ghost", "black")
    table.begins().answer("end")
    assert table.game.area_ghosts == 1
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "bag"


def test_c11_9_a_ghost_drawn_when_the_last_one_falls_is_not_lost() -> None:
    table = quiet_row("crystal_kobold").set(0, damage=9).put(rage=1, bank_ghosts=4, area_ghosts=1)
    table.player(1).out = "escaped"
    draws("ghost")
    table.begins().answer("end")
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.area_ghosts) == ("knocked_out", 1)


def test_c11_11_the_turn_passes_clockwise() -> None:
    table = a_table(3).begins(2).answer("end")
    assert table.asks("act", 0)
    assert table.game.round == 2


def test_c18_28_c18_59_cards_turned_up_in_a_short_refill_do_nothing() -> None:
    table = a_table().row("bandit").dungeon("archoverlord", "crystal_kobold").begins().answer("end")
    assert [p.clank for p in table.game.players] == [0, 0]
    assert not table.told("card_arrived")
    assert table.game.outcome is not None


def test_c18_29_a_draw_of_who_is_out_may_empty_the_bag() -> None:
    table = a_table(3).put(bag_black=3, bank_black=21)
    table.player(0).out = "escaped"
    table.begins(0)
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "bag"


@pytest.mark.parametrize("order", list(permutations(("lute", "stumble"))))
def test_c10_6_c18_35_per_effects_grow(order: tuple[str, ...]) -> None:
    table = a_table().hand(0, *order).deck(0, "burgle", "burgle", "burgle").begins()
    table.answer(*(f"play:{card}" for card in order))
    assert table.player(0).gold == 2


def test_c11_1_what_was_banked_is_gone_when_the_row_is_refilled() -> None:
    table = quiet_row("archoverlord").hand(0, "sneak_attack").begins()
    table.answer("play:sneak_attack")
    assert table.game.now.banked == 2
    table.answer("end")
    assert [p.clank for p in table.game.players] == [1, 1]  # each player +1 on its arrival
