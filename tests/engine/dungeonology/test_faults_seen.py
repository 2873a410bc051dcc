"""Faults of the rules that were seen at the table, each under the name it was told by."""

from tests.engine.dungeonology.builder import a_game
from tests.engine.dungeonology.test_timing import three

BESIDE = {"I-5": (5, 5), "I-3": (4, 5)}


def test_only_in_answer_to_a_card_is_no_reason_while_one_is_declared() -> None:
    table = three().with_hand(0, "T05").with_hand(1, "T13", "T01").with_hand(2, "T13")
    table.in_phase(0, "before_action").answer("play:T05:main")
    assert table.asks("react", 1)
    reasons = {table.why_not(s, f"play:{c}") for s, c in ((0, "T05"), (1, "T01"), (2, "T13"))}
    assert "only_reaction" not in reasons


def test_an_unlucky_draw_is_booked_as_bad_luck_and_as_nobodys_card() -> None:
    table = a_game(2).with_map({"I-5": (5, 5)}).at(0, "I-5").with_hand(0, "T01")
    table.deck_top("T03").in_phase(0, "action").answer("study:1")
    attempt = table.game.attempt
    assert attempt is not None
    assert [source.seat for source in attempt.sources if source.what == "unlucky"] == [-1]


def test_a_line_says_that_sofia_ignores_students_when_she_spies() -> None:
    table = a_game(2, scholars=["sofia", "rebecca"]).with_map(BESIDE).at(0, "I-5").at(1, "I-3")
    table.with_cubes(1, civ=1).with_students(1, 2).with_hand(0, "T01").deck_top("T03")
    table.in_phase(0, "action").answer("spy:1:civ")
    [told] = [event for event in table.events if event.kind == "students_ignored"]
    assert (told.facts["seat"], told.facts["rival"], told.facts["n"]) == (0, 1, 2)
