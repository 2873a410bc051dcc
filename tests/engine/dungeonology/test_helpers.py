"""D12.3, D12.6: interns, jinx cards, the randomizer; D11: the zones as printed."""

from typing import Any

import pytest

from tests.engine.dungeonology.builder import Table, a_game

ZONES = {"I-4": (0, -1), "I-2": (1, -1)}


def pair(scholar: str = "valerio", **options: object) -> Table:
    rival = "sofia" if scholar == "valerio" else "valerio"
    table = a_game(2, scholars=[scholar, rival], **options).with_map(ZONES)
    return table.at(0, "I-4").at(1, "I-4").with_bag(10)


SHIELDS = {"N01": "mil", "N02": "civ", "N03": "cult", "N04": "wealth", "N05": "caste"}


@pytest.mark.parametrize("intern", SHIELDS)
def test_d12_3_shields_n01_n02_n03_n04_n05(intern: str) -> None:
    type_ = SHIELDS[intern]
    for kept in (True, False):
        table = pair().with_cubes(1, **{type_: 1}).with_slots("I-4", "", "", "")
        table.with_intern(1, intern).in_phase(0, "before_action").answer("skill:headbutt")
        assert table.asks("protected", 1)
        table.answer("keep" if kept else "let_go")
        assert table.cubes(1) == ({type_: 1} if kept else {})


def test_d12_3_n06_lookout_studies_only() -> None:
    table = pair().with_intern(0, "N06").with_hand(0, "T01").with_cubes(1, civ=1)
    table.in_phase(0, "action")
    study = Table(table.game.clone()).answer("study:1")
    assert study.stealth_and_alert()[0] == 4
    spy = Table(table.game.clone()).answer("spy:1:civ")
    assert spy.stealth_and_alert()[0] == 3


def test_d12_3_n07_seer_reveals_one_more() -> None:
    table = pair().with_intern(0, "N07").with_hand(0, "T01", "T13").deck_top("T02", "T03")
    table.in_phase(0, "action").answer("study:1", "use:T01", "done", "pass", "play:T13:aux")
    assert table.keys == ["pick:T02", "pick:T03"]


def test_d12_3_n08_guide() -> None:
    assert pair().with_intern(0, "N08").in_phase(0, "movement").view()["steps_left"] == 5


def test_d12_3_n09_trapper() -> None:
    zones = {"I-4": (0, -1), "I-6": (-1, 0), "II-2": (5, 5), "II-3": (6, 5)}
    table = a_game(2).with_map(zones).with_intern(0, "N09").with_trap("I-4", "stop", 1)
    table.in_phase(0, "movement").answer("step:I-4")
    assert table.happened("trap_sprung")[0]["spared"]
    assert table.game.traps["I-4"] == ()
    assert "movement_stopped" not in table.kinds()
    table.at(0, "I-0").in_phase(0, "movement").answer("step:I-6")
    assert table.scholar(0).students == 4  # Ambush 1 counts as 0
    table.at(0, "II-3").in_phase(0, "movement").answer("step:II-2")
    assert table.scholar(0).students == 3  # Ambush 2 counts as 1


def test_d12_3_n10_strongman() -> None:
    table = pair().with_intern(1, "N10").with_cubes(1, civ=1).with_hand(0, "T01")
    assert table.view()["scholars"][1]["stun_limit"] == 4
    table.in_phase(0, "action").answer("spy:1:civ")
    assert table.stealth_and_alert()[1] == 2 + 3 + 1


# Jinx cards


@pytest.mark.parametrize(
    ("jinx", "field", "change"),
    [
        ("J01", "speed", -1),
        ("J02", "hand_value", -1),
        ("J03", "intellect", -1),
        ("J06", "stun_limit", -1),
    ],
)
def test_d12_3_j01_j02_j03_j06_lower_a_number(jinx: str, field: str, change: int) -> None:
    before: Any = pair().view()["scholars"][0]
    after: Any = pair().with_jinx(0, jinx).view()["scholars"][0]
    assert after[field] == before[field] + change


def test_d12_3_j04_squeaky_boots_studies_only() -> None:
    table = (
        pair().with_jinx(0, "J04").with_hand(0, "T01").with_cubes(1, civ=1).in_phase(0, "action")
    )
    assert Table(table.game.clone()).answer("study:1").stealth_and_alert()[1] == 4
    assert Table(table.game.clone()).answer("spy:1:civ").stealth_and_alert()[1] == 5


def test_d12_3_j05_watery_ink() -> None:
    table = pair().with_cubes(0, wealth=1, caste=1).with_jinx(0, "J05").with_hand(0, "T01")
    table.in_phase(0, "action").answer("study:1")
    assert table.stealth_and_alert() == (3, 3)


def test_d12_3_j07_talk_of_the_town() -> None:
    table = pair().with_jinx(1, "J07").with_cubes(1, cult=1).with_hand(0, "T01")
    table.in_phase(0, "action").answer("spy:1:cult")
    assert table.stealth_and_alert()[1] == 4 + 3 - 2


def test_d12_3_j08_unpaid_assistants() -> None:
    table = pair().with_jinx(0, "J08").with_campfire(5).with_hand(0, "T36", "T40")
    table.in_phase(0, "before_action").answer("play:T36:aux")
    assert (table.scholar(0).students, table.game.campfire) == (5, 4)
    table.answer("play:T40:aux")
    assert (table.scholar(0).students, table.game.campfire) == (5, 4)


def test_d12_3_j08_ruling_a_rest_takes_students_without_gaining() -> None:
    table = pair().with_jinx(0, "J08", "J15").with_students(0, 1).with_campfire(5)
    table.in_phase(0, "begin").answer("rest", "jinx:J15")
    assert table.scholar(0).students == 4


def test_d12_3_j09_bad_omen_and_the_ruling_for_unlucky() -> None:
    table = pair().with_jinx(0, "J09").with_hand(0, "T01", "T13").deck_top("T03")
    table.in_phase(0, "action").answer("study:1", "use:T01", "done", "pass", "play:T13:aux")
    assert table.stealth_and_alert() == (3 + 4, 3)
    unlucky = a_game(2).with_map({"I-5": (5, 5)}).at(0, "I-5").with_jinx(0, "J09")
    unlucky.with_hand(0, "T01").deck_top("T03").in_phase(0, "action").answer("study:1")
    assert unlucky.stealth_and_alert() == (3, 4 + 5)  # it lowers what helps its owner


def test_d12_3_j10_stiff_hinges() -> None:
    table = a_game(2).with_map({"II-3": (5, 5), "II-5": (6, 5)}).at(0, "II-3").with_jinx(0, "J10")
    table.with_cubes(0, civ=1, mil=1).in_phase(0, "movement").answer("step:II-5")
    assert table.game.steps_taken == 2
    table.until_prompt("move").answer("step:II-3").until_prompt("move")
    assert table.game.steps_taken == 3  # leaving costs one
    assert "step:II-5" not in table.keys  # one step left
    assert table.why_not(0, "step:II-5") == "stiff_hinges"


def test_d12_3_j10_ruling_exploring_may_be_tried_again_next_turn() -> None:
    zones = {"II-1": (5, 5), "II-3": (6, 5), "II-4": (5, 6)}
    table = a_game(2).with_map(zones).with_stack(2, "II-5", only=True).at(0, "II-1")
    table.with_jinx(0, "J10").with_cubes(0, civ=1).in_phase(0, "movement")
    table.game.steps_taken = 3
    table.having_gained(0).answer("explore")
    assert table.why_not(0, "explore") == "nothing_fitted"  # II-5 lies behind doors: two steps
    table.in_phase(0, "movement").answer("explore")
    assert table.keys == ["lay:W:0"]


@pytest.mark.parametrize(("answer", "students", "steps"), [("sacrifice", 3, 4), ("slow", 4, 2)])
def test_d12_3_j11_night_terrors(answer: str, students: int, steps: int) -> None:
    table = pair().with_jinx(0, "J11").turn_of(0).answer("pass", "go_on")
    assert table.asks("night_terrors", 0)
    table.answer(answer).until_prompt("move")
    assert table.scholar(0).students == students
    assert table.view()["steps_left"] == steps


def test_d12_3_j12_torn_satchel() -> None:
    table = pair().with_jinx(0, "J12").with_hand(0, "T01").with_cubes(1, civ=1)
    table.with_slots("I-4", "", "", "").in_phase(0, "before_action").answer("skill:headbutt")
    assert table.scholar(0).hand == ()
    assert table.game.discards == ("T01",)


def test_d12_3_j13_shady_reputation() -> None:
    table = pair().with_jinx(1, "J13").with_intern(1, "N02").with_cubes(1, civ=1)
    table.with_slots("I-4", "", "", "").in_phase(0, "before_action").answer("skill:headbutt")
    assert table.slots("I-4") == ("", "", "civ")


def test_d12_3_j14_claustrophobia() -> None:
    table = a_game(2).with_map({"I-5": (0, 1), "II-4": (9, 9)}).at(0, "I-5").with_teleport("I-5")
    table.with_cubes(0, cult=1).with_hand(0, "T01").in_phase(0, "movement")
    assert "secret:II-4" in table.keys
    table.with_jinx(0, "J14").in_phase(0, "movement")
    assert "secret:II-4" not in table.keys
    assert table.why_not(0, "secret:II-4") == "claustrophobia"
    table.in_phase(0, "action")
    assert not [k for k in table.keys if k.startswith("teleport")]


def test_d12_3_j15_plagiarism_only_costs_points() -> None:
    table = pair().with_jinx(0, "J15")
    assert table.points(0) == -4
    assert table.scholar(0).mods == {}


# The randomizer


def test_d12_6_composition() -> None:
    chances = a_game().game.box.chances.values()
    assert len({(c.direction, c.colour) for c in chances}) == 16
    assert all(c.exit[0] == c.direction for c in chances)
    exits = [c.exit for c in chances]
    assert all(exits.count(e) == 2 for e in exits)


def test_d12_6_draws_on_without_reshuffling_until_a_result_applies() -> None:
    table = pair().with_cubes(1, caste=1).with_slots("I-4", "", "", "").in_phase(0, "before_action")
    table.randomizer("R01", "R02", "R03", "R04").answer("skill:headbutt")
    assert table.happened("randomized")[0]["cards"] == ("R01", "R02", "R03", "R04")


# The zones


def test_d11_1_what_the_books_tell() -> None:
    zones = a_game().game.box.zones
    assert zones["I-3"].alert == 3
    assert zones["I-3"].cubes == ("civ", "cult")
    assert zones["I-4"].effects == ()
    assert zones["II-2"].effect("stairs") is None
    kinds = {z.id: {e.kind for e in z.effects} for z in zones.values()}
    assert {i for i, k in kinds.items() if "stairs" in k} == {
        "I-1",
        "I-2",
        "II-3",
        "III-1",
        "III-5",
    }
    boss = {"I-1", "I-2", "II-3", "III-1", "III-3", "III-6"}
    assert {i for i, k in kinds.items() if "boss" in k} == boss
    letters = {i: zones[i].effect("secret") for i in ("I-2", "III-4", "I-5", "II-4")}
    assert [e.word for e in letters.values() if e] == ["A", "A", "B", "B"]


RECORDS = """
I-1 2 civ,mil,civ stairs,boss N1 N2 E1 S1 S2 W1
I-2 2 civ,civ,civ stairs,secret:A,boss N2 E1 E2 S2 W1
I-3 3 civ,cult danger:2 N1 E2 S1 W2
I-4 3 civ,mil,cult - N2 E1 S1 W1
I-5 4 civ,mil unlucky:1,camp:civ,secret:B N1 E1 E2 S2 W2
I-6 2 mil,mil ambush:1 N1 N2 E2 S1 S2 W1 W2
II-1 5 cult,civ,cult danger:3 N1 E1 S2 W1
II-2 5 cult,wealth,wealth ambush:2 N2 E2 S1 W1
II-3 6 mil,mil,civ,mil lucky:2,danger:2,stairs,boss N1 N2 E1 E2 S1 S2 W1 W2
II-4 4 civ,wealth,civ toll:1,camp:wealth,secret:B N2 E2 S1 S2 W2
II-5 4 mil,wealth,civ,wealth - N1[mil] E1[civ] S1[mil] W2[civ+mil]
II-6 4 civ,cult,civ,caste unlucky:1 N1 E2 S2 W1
III-1 7 mil,mil,civ,mil ambush:3,stairs,boss N1 N2 E2 S1 S2 W1 W2
III-2 6 cult,mil,cult,caste unlucky:1 N1[cult] E1[cult] S1[cult+mil] S2[cult] W2[civ+cult]
III-3 7 civ,mil,caste,caste boss N2[mil] E1[mil] E2[civ+mil] S2[mil] W1[civ+mil]
III-4 6 cult,wealth,cult,wealth danger:3,secret:A N1 E1 E2 S1 W2
III-5 5 mil,civ,wealth,cult stop,stairs N1 N2 E1 S2 W1 W2
III-6 8 cult,wealth,caste,caste,wealth ambush:2,danger:3,boss N2 E2 S1 S2 W1
"""


@pytest.mark.parametrize("record", RECORDS.strip().splitlines())
def test_d11_2_full_records(record: str) -> None:
    id_, alert, cubes, effects, *passages = record.split()
    zone = a_game().game.box.zones[id_]
    assert zone.alert == int(alert)
    assert ",".join(zone.cubes) == cubes
    shown = [f"{e.kind}:{e.word or e.n}" if e.word or e.n else e.kind for e in zone.effects]
    assert (",".join(shown) or "-") == effects
    printed = {
        p: f"{p}[{'+'.join(zone.doors[p])}]" if p in zone.doors else p for p in zone.passages
    }
    assert sorted(printed.values()) == sorted(passages)


def test_d11_3_checks() -> None:
    zones = [z for z in a_game().game.box.zones.values() if not z.safe]
    assert sum(len(z.cubes) for z in zones) == 61
    assert [z.id for z in zones if len(z.cubes) == 5] == ["III-6"]
    assert all(not z.doors for z in zones if z.effect("stairs"))
    assert all({p[0] for p in z.passages} == set("NESW") for z in zones)
    assert {t for z in zones for door in z.doors.values() for t in door} == {"civ", "mil", "cult"}


def test_d12_1_notation_uni_is_always_payable() -> None:
    table = pair().with_students(0, 0).with_hand(0, "T06", "T24").in_phase(0, "before_action")
    assert {"play:T06:main", "play:T24:main"} <= set(table.keys)
