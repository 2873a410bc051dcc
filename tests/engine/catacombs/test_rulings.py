"""House decisions marked `Ruling:` in the engine, and parts of C15."""

from __future__ import annotations

from tests.engine.catacombs.table import a_table, draws


def test_c10_5_a_trashed_card_loses_conditions_it_has_not_met() -> None:
    table = a_table().hand(0, "bard", "stumble").row("black_market").set(0, damage=3).begins()
    table.answer("play:bard").now(skill=5)
    table.answer("use:black_market", "choose:black_market:0", "choose:black_market:1")
    assert table.game.trashed == ("bard",)
    table.answer("play:stumble")
    assert (table.game.now.clank_gained, table.player(0).damage) == (2, 3)


def test_ruling_of_alike_copies_the_one_that_waits_for_least_is_trashed() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.c").hand(0, "lie_in_wait", "lie_in_wait")
    table.set(0, clank=9).row("black_market").begins().answer("play:lie_in_wait")
    assert table.player(0).clank == 7
    table.now(teleports=2).answer("teleport:S4.c-d", "play:lie_in_wait").now(skill=5)
    table.answer("use:black_market", "choose:black_market:0", "choose:black_market:1")
    table.answer("teleport:S4.c-d")  # the copy that was left still waits for a cave
    assert table.player(0).clank == 5


def test_ruling_an_alternative_with_nothing_to_work_on_is_not_offered() -> None:
    table = a_table().row("thieves_shrine").begins().now(skill=4).answer("use:thieves_shrine")
    assert table.player(0).gold == 2
    assert table.asks("act", 0)


def test_ruling_mercy_counts_the_crypt_with_or_without_an_artifact() -> None:
    table = a_table(mercy="on").tile("S1", (1, 0)).pawn(0, "S1.a").stack().begins()
    assert table.why_not(0, "mercy") == "not_shut_in"


def test_c15_7_an_invisibility_cloak_ignores_monsters() -> None:
    table = a_table(5).tile("D18", (3, 3)).pawn(0, "D18.a").tokens(0, "invisibility_cloak")
    table.set(0, damage=9).begins().now(boots=1).answer("walk:D18.a-b")
    assert table.player(0).hurt == 9


def test_k047_skulker_ignores_monsters_this_turn() -> None:
    table = a_table().tile("D18", (3, 3)).pawn(0, "D18.a").hand(0, "skulker").begins()
    table.answer("play:skulker", "walk:D18.a-b")
    assert table.player(0).hurt == 0


def test_c15_8_a_potion_of_stealth() -> None:
    table = a_table(5).tokens(0, "potion_of_stealth").set(0, clank=1).begins()
    table.answer("token:potion_of_stealth")
    assert [p.clank for p in table.game.players] == [0, 1, 1, 1, 1]
    assert table.game.boxed == ("potion_of_stealth",)


def test_c15_6_c14_3_the_basic_artifact_wins_a_tie() -> None:
    table = a_table(5).pawn(0, "XA.la").pawn(1, "XA.la").artifacts(0, "a15e").artifacts(1, "a15")
    table.deck(0).deck(1).row("bandit").dungeon().begins().answer("end")
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.ranking[:2] == (1, 0)
    assert outcome.ties[0] == "artifact"


def test_c14_3_a_shared_win() -> None:
    table = a_table().row("bandit").dungeon().begins().answer("end")
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.ties) == ((0, 1), ("shared",))


def test_c12_3_without_cube_and_black_cube_any_marker_will_do() -> None:
    table = a_table().set(0, supply=0).put(bank_black=0, bank_ghosts=4, area_ghosts=1)
    table.row("bandit", "swindle", "curator", "lightstick", "elven_sword")
    table.dungeon("crystal_kobold", *["swindle"] * 9).put(rage=1)
    draws("ghost", "black")
    table.begins().answer("end")
    assert (table.player(0).markers, table.player(0).hurt) == (1, 1)


def test_c12_6_own_cubes_heal_first() -> None:
    table = a_table().set(0, damage=1).tokens(0, "potion_of_greater_healing").put(bag_black=23)
    table.player(0).black = 1
    table.begins().answer("token:potion_of_greater_healing")
    assert (table.player(0).supply, table.game.bank_black, table.player(0).hurt) == (30, 1, 0)


def test_c7_10_c9_29_ghosts_come_while_the_bank_has_any() -> None:
    table = a_table().pawn(0, "XA.la").stack("D06").put(bank_ghosts=0, bag_ghosts=5)
    table.begins().now(boots=1).answer("explore:XA.WL1")
    assert table.game.area_ghosts == 0


def test_c11_1_what_is_left_vanishes_at_the_end_of_the_turn() -> None:
    table = a_table().hand(0, "sneak_attack").begins().answer("play:sneak_attack", "end")
    now = table.game.now
    assert (now.seat, now.banked, now.swords, now.watches) == (1, 0, 0, ())
