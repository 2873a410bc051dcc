"""Keywords of cards, damage, leaving, the end and the score (C10, C12, C13, C14)."""

from __future__ import annotations

import pytest

from game.engine.titles.catacombs.ending import counted
from game.engine.titles.catacombs.tokens import draw_token
from tests.engine.catacombs.table import Table, a_table, draws
from tests.engine.catacombs.test_dragon import quiet_row


def ended(table: Table) -> list[int]:
    """The totals after the dungeon deck has run out."""
    table.row("bandit").dungeon().begins().answer("end")
    assert table.game.outcome is not None
    return [sheet["total"] for sheet in table.game.outcome.scores]


# C10


def test_c10_2_c18_68_an_arrive_effect_at_once() -> None:
    table = a_table(3).hand(0, "remove_traps").row("swindle").dungeon("archoverlord").begins()
    table.answer("play:remove_traps", "replace")
    assert [p.clank for p in table.game.players] == [1, 1, 1]


def test_c10_4_a_discarded_card_does_nothing() -> None:
    table = a_table().hand(0, "charlatan", "lightstick").begins()
    table.answer("play:charlatan", "discard:lightstick")
    assert table.means() == (0, 0, 0)
    assert table.player(0).clank == 0


def test_c10_5_what_a_trashed_card_gave_is_kept() -> None:
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.a").hand(0, "robbery").row("black_market")
    table.begins().answer("play:robbery").now(skill=5)
    table.answer("use:black_market", "choose:black_market:1", "choose:black_market:0")
    assert table.game.trashed == ("robbery",)
    assert table.means()[1] == 2
    assert "leap:robbery" in table.keys


def test_c10_5_trashed_reserve_cards_do_not_go_back() -> None:
    table = a_table().hand(0, "mercenary").row("black_market").begins().answer("play:mercenary")
    table.now(skill=5).answer("use:black_market", "choose:black_market:1", "choose:black_market:0")
    assert (table.game.trashed, table.game.reserve["mercenary"]) == (("mercenary",), 15)


def test_c10_7_c18_18_c18_54_a_teleport_ignores_every_icon() -> None:
    table = a_table().tile("D04", (3, 3)).pawn(0, "D04.c").set(0, lockpicks=0).begins()
    table.now(teleports=2).answer("teleport:D04.c-d")  # against the arrow
    assert table.player(0).room == "D04.d"
    table.answer("teleport:D04.a-d")  # past a lock, which stays shut
    assert (table.player(0).room, table.game.opened) == ("D04.a", ())


def test_c10_9_c10_10_c18_61_each_player_from_the_active_clockwise() -> None:
    table = quiet_row("sudden_movement", seats=4)
    for seat, (tile, x) in enumerate((("D03", 3), ("D10", 5), ("S1", 7), ("S2", 9))):
        table.tile(tile, (x, 3)).pawn(seat, f"{tile}.a")
    table.player(3).out = "knocked_out"
    table.begins(1).answer("end")
    asked = []
    while table.question.prompt == "turn_tile":
        asked.append(table.question.seat)
        table.answer("turn:1")
    assert asked == [1, 2, 0]


def test_c10_10_each_other_player() -> None:
    table = a_table(3).row("double_cross").begins().now(skill=6).answer("acquire:double_cross")
    assert [p.clank for p in table.game.players] == [0, 2, 2]


def test_c10_10_who_is_out_makes_no_noise() -> None:
    table = a_table(3).row("double_cross").begins()
    table.player(1).out = "escaped"
    table.now(skill=6).answer("acquire:double_cross")
    assert [p.clank for p in table.game.players] == [0, 0, 2]


def test_c10_11_c18_45_a_tile_turns_with_all_that_is_on_it() -> None:
    table = a_table().tile("D02", (3, 3)).tile("D06", (4, 3), 1).pawn(0, "D02.c").pawn(1, "XA.la")
    table.put(opened=("D02.E2", "D06.S1"), lying={"D02.c": ("a5",)})
    table.row("lightstick").dungeon("animated_wall", *["swindle"] * 9).begins().answer("end")
    assert table.game.map.grid.where["D02"].turn == 2
    assert (table.player(0).room, table.game.lying) == ("D02.c", {"D02.c": ("a5",)})
    assert table.game.opened == ("D02.E2", "D06.S1")
    assert not table.told("moved")
    assert table.game.map.grid.where["XA"].turn == 0


def test_c10_12_gained_is_not_lowered_by_spending() -> None:
    table = a_table().hand(0, "swindle", "pillage").row("wishing_well").deck(0, "burgle").begins()
    table.answer("play:swindle", "use:wishing_well")
    assert (table.player(0).gold, table.game.now.gold_gained) == (0, 3)
    hand = len(table.player(0).hand)
    table.answer("play:pillage")
    assert table.told("condition_met")
    assert len(table.player(0).hand) <= hand


def test_c10_13_c18_76_mercenary_and_librarian_are_companions() -> None:
    for other in ("mercenary", "librarian", "bard"):
        table = a_table().hand(0, "rebel_scribe", other).deck(0, "burgle", "burgle").begins()
        table.answer("play:rebel_scribe", f"play:{other}")
        assert "burgle" in table.player(0).hand, other
    table = a_table().hand(0, "rebel_scribe", "lightstick").begins()
    table.answer("play:rebel_scribe", "play:lightstick")
    assert not table.player(0).hand


def test_c10_14_c18_42_freeing_when_none_is_left() -> None:
    table = a_table().row("diversion").pool("prisoners", "barbarian").begins()
    table.now(skill=5).answer("acquire:diversion")
    assert (table.player(0).tokens, table.game.now.swords) == (("barbarian",), 2)
    draw_token(table.game, 0, "prisoner", 2)
    assert table.player(0).tokens == ("barbarian",)


def test_c10_15_heal_no_more_than_there_is() -> None:
    table = a_table().set(0, damage=1).tokens(0, "potion_of_greater_healing").begins()
    table.answer("token:potion_of_greater_healing")
    assert (table.player(0).hurt, table.player(0).supply) == (0, 30)


def test_c10_18_c18_86_cave_proof() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.d").hand(0, "crystal_compass").deck(0)
    table.begins().answer("play:crystal_compass").now(boots=2).answer("walk:S4.c-d", "walk:S4.c-d")
    assert table.player(0).room == "S4.d"


def test_c10_22_a_choice_stays_open_and_must_be_made() -> None:
    table = a_table().hand(0, "imp_familiar").set(0, lockpicks=0).begins()
    table.answer("play:imp_familiar")
    assert table.why_not(0, "end") == "choice_open"
    assert table.offers("choose") == ["choose:imp_familiar:0"]  # the other cannot be paid
    table.answer("choose:imp_familiar:0")
    assert table.player(0).lockpicks == 1
    assert "end" in table.keys


# C12


def test_c12_2_drawn_cubes_are_the_damage() -> None:
    table = quiet_row("crystal_kobold").set(0, bagged=2).put(rage=1)
    draws(0, 0)
    table.begins().answer("end")
    assert (table.player(0).damage, table.player(0).bagged, table.player(0).supply) == (2, 0, 28)


def test_c12_2_cubes_beyond_the_tenth_space_are_removed() -> None:
    table = quiet_row("crystal_kobold").set(0, damage=9, bagged=3).put(rage=3)
    draws(0, 0, 0)
    table.begins().answer("end")
    assert (table.player(0).hurt, table.player(0).out) == (10, "knocked_out")
    assert table.player(0).removed == 2


def test_c12_5_c13_3_a_full_track_lays_the_pawn_down() -> None:
    table = quiet_row("crystal_kobold").pawn(0, "XA.ua").set(0, damage=9, bagged=1).put(rage=1)
    draws(0, "black")
    table.begins().answer("end")
    assert table.told("knocked_out") == [{"seat": 0, "room": "XA.ua"}]
    assert table.asks("act", 1)


# C13, C14


@pytest.mark.parametrize(
    ("room", "artifact", "total"), [("XA.la", True, 8), ("XA.ua", True, 0), ("XA.la", False, 0)]
)
def test_c13_4_c14_1_who_is_knocked_out_and_scores(room: str, artifact: bool, total: int) -> None:
    table = a_table().pawn(0, room).set(0, gold=3)
    if artifact:
        table.artifacts(0, "a5")
    assert ended(table)[0] == total


def test_c13_5_who_is_out_is_left_alone() -> None:
    table = quiet_row("skeleton_priest", seats=3)
    table.player(1).out = "escaped"
    table.set(1, clank=2)
    draws(*["black"] * 4)
    table.begins().answer("end")
    # No new noise for seat 1; its old noise is in the bag, to be drawn as blanks.
    assert [p.bagged for p in table.game.players] == [1, 2, 1]
    assert table.asks("act", 2)


def test_c13_8_c18_58_who_is_out_draws_whatever_rage_says() -> None:
    table = a_table(3).put(rage=7).row("the_warden", "wishing_well", "bandit")
    table.player(0).out = "knocked_out"
    draws(*["black"] * 4)
    table.begins(0)
    assert table.told("attack_begun")[0]["n"] == 4


def test_c14_2_all_own_cards_count_wherever_they_are() -> None:
    table = a_table().deck(0, "secret_tome").hand(0, "rose_quartz").discards(0, "expert_guide")
    table.player(0).play = ("swindle",)
    assert counted(table.game, 0)["cards"] == 7 + 4 + 2 + 1


def test_c14_2_gold_and_tokens() -> None:
    table = a_table().pawn(0, "XA.la").artifacts(0, "a12").set(0, gold=7).tokens(0, "chalice")
    assert ended(table.deck(0))[0] == 12 + 7 + 7


def test_c14_3_c18_39_the_next_best_artifact_breaks_a_tie() -> None:
    table = a_table(3).deck(0).deck(1).deck(2)
    table.pawn(0, "XA.la").pawn(1, "XA.la").pawn(2, "XA.la")
    table.artifacts(0, "a17", "a5").artifacts(1, "a17", "a7").set(0, gold=2)
    totals = ended(table)
    assert totals[0] == totals[1]
    assert table.game.outcome is not None
    assert (table.game.outcome.ranking, table.game.outcome.ties[0]) == ((1, 0, 2), "artifact")
