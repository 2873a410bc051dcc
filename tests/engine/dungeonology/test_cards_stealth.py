"""D12.2: Fate, Subterfuge and Magic cards, T01 to T20."""

import pytest

from tests.engine.dungeonology.builder import Table, a_game

ZONES = {"I-4": (0, -1), "I-2": (1, -1), "I-3": (1, 0)}
AUX = {
    "T01": (2, 1),
    "T02": (2, 2),
    "T03": (3, 3),
    "T04": (1, 4),
    "T05": (2, 2),
    "T06": (1, 2),
    "T07": (2, 1),
    "T08": (1, 3),
    "T09": (2, 2),
    "T10": (3, 1),
    "T11": (1, 1),
    "T12": (1, 1),
}
DIVINE = {"T13": 1, "T14": 1, "T15": 2, "T16": 1, "T17": 2, "T18": 1, "T19": 1, "T20": 2}
BONUS = {"T01": 3, "T02": 4, "T03": 5, "T04": 3, "T05": 2, "T06": 1, "T11": 3, "T13": 1, "T18": 3}


def pair(card: str = "", **options: object) -> Table:
    """Valerio with a card, Sofia beside him in I-4."""
    table = a_game(2, **options).with_map(ZONES).at(0, "I-4").at(1, "I-4").with_bag(10)
    return table.with_hand(0, *([card] if card else []))


def studying(*hand: str, rival: tuple[str, ...] = ()) -> Table:
    """Valerio has begun a Study of I-4 (Alert 3) with an Ironic Twist or Lucky Break (Stealth 3)."""
    base = "T01" if "T04" in hand else "T04"
    table = pair().with_hand(0, base, *hand).with_hand(1, *rival).in_phase(0, "action")
    table.answer("study:1")
    return table.answer(f"use:{base}", "done") if hand else table


@pytest.mark.parametrize(("card", "bonus"), BONUS.items())
def test_d12_2_bonus_values(card: str, bonus: int) -> None:
    table = pair().with_hand(0, card, "T07").in_phase(0, "action").answer("study:1", f"use:{card}")
    assert table.stealth_and_alert() == (bonus, 3)


@pytest.mark.parametrize("card", AUX)
def test_d12_2_auxiliaries_t01_t02_t03_t04_t05_t06_t07_t08_t09_t10_t11_t12(card: str) -> None:
    stealth, alert = AUX[card]
    mine = studying(card).answer("pass")
    mine.answer(f"play:{card}:aux").until_prompt("last_word")
    assert mine.stealth_and_alert() == (3 + stealth, 3)
    theirs = studying(rival=(card,)).answer(f"play:{card}:aux").until_prompt("interfere")
    assert theirs.stealth_and_alert() == (3, 3 + alert)
    assert card in theirs.game.discards


@pytest.mark.parametrize("card", DIVINE)
def test_d12_2_auxiliaries_t13_t14_t15_t16_t17_t18_t19_t20(card: str) -> None:
    table = studying(card).deck_top("T02", "T03").answer("pass", f"play:{card}:aux")
    if DIVINE[card] == 2:
        assert table.keys == ["pick:T02", "pick:T03"]
        table.answer("pick:T02")
    assert table.stealth_and_alert() == (3 + 4, 3)
    assert len(table.happened("divined")[0]["cards"]) == DIVINE[card]


def test_d12_2_t05_soft_soles() -> None:
    table = pair().with_hand(0, "T05", "T05", "T01").in_phase(0, "before_action")
    table.answer("play:T05:main")
    assert table.game.campfire == 1
    table.until_prompt("act").answer("study:1", "use:T01", "done")
    assert table.stealth_and_alert() == (3 + 3, 3)
    table.answer("pass", "pass")
    assert not table.scholar(0).marked("stealth_next")  # only the next attempt


def test_d12_2_t06_borrowed_horns() -> None:
    table = a_game(2).with_map({"I-5": (5, 5)}).at(0, "I-5").with_omegas(4).with_boss("I-5")
    table.with_bag(10, 1).with_hand(0, "T06", "T07").in_phase(0, "before_action")
    table.answer("play:T06:main", "cost:0")
    assert table.scholar(0).students == 3
    table.until_prompt("act").answer("study:1")
    assert table.stealth_and_alert() == (1, 4)  # no penalty, no boss, no Unlucky 1
    table.answer("pass", "stun")
    danger = a_game(2).with_map({"II-1": (5, 5)}).at(0, "II-1").with_bag(10)
    danger.with_hand(0, "T06", "T07").with_students(0, 0).in_phase(0, "before_action")
    danger.answer("play:T06:main").until_prompt("act").answer("study:1", "pass")
    assert danger.game.campfire == 2 + 1  # Uni 2, then 1 instead of Danger 3


def test_d12_2_t07_light_fingers() -> None:
    table = pair("T07").with_cubes(1, civ=1, mil=1).with_slots("I-4", "", "", "cult")
    table.in_phase(0, "action").randomizer("R02").answer("play:T07:main").unanswered()
    assert table.cubes(1) == {"civ": 1}
    assert table.slots("I-4") == ("", "mil", "cult")
    assert table.game.campfire == 2
    assert table.question().args["point"] == "acted"


def test_d12_2_t08_spilled_ink() -> None:
    table = pair().with_hand(1, "T08").with_cubes(0, civ=2, mil=1, cult=1)
    table.with_slots("I-4", "", "", "").orders("threatened", "always").in_phase(0, "before_action")
    table.having_gained(0, "civ", "cult").until_prompt("priority", 1)
    table.answer("play:T08:main").unanswered()
    assert table.asks("drop_which", 0)
    assert table.keys == ["drop:civ", "drop:cult"]
    table.answer("drop:cult")
    assert table.slots("I-4") == ("", "", "cult")
    guarded = pair().with_hand(1, "T08").with_cubes(0, civ=1, mil=1).with_intern(0, "N02")
    guarded.orders("threatened", "always").in_phase(0, "before_action").having_gained(0, "civ")
    guarded.until_prompt("priority", 1).answer("play:T08:main").unanswered()
    assert guarded.keys == ["drop:civ", "keep"]  # all it gained is protected
    far = pair().with_hand(1, "T08").with_cubes(0, civ=1).at(1, "I-3").orders("pass", "always")
    far.in_phase(0, "before_action").having_gained(0, "civ").until_prompt("priority", 1)
    assert far.keys == ["pass"]  # not near


def test_d12_2_t09_smoke_pellet() -> None:
    table = pair("T36").with_hand(1, "T09").in_phase(0, "before_action").answer("play:T36:main")
    assert table.asks("react", 1)
    table.answer("play:T09:main", "cost:1").unanswered()
    assert table.asks("move", 1)
    table.answer("step:I-2")
    assert [s.students for s in table.game.scholars] == [4, 3]
    assert table.scholar(1).zone == "I-2"
    assert table.game.campfire == 1  # Uni 1 of the pellet; Poach itself did nothing
    assert sorted(table.game.discards) == ["T09", "T36"]


def test_d12_2_t09_only_against_what_targets_you() -> None:
    table = pair("T05").with_hand(1, "T09").orders("always", "always").in_phase(0, "before_action")
    table.answer("play:T05:main")
    assert table.asks("react", 1)
    assert table.keys == ["pass"]
    assert table.why_not(1, "play:T09") == "not_the_target"


def test_d12_2_t10_false_trail() -> None:
    table = pair().with_hand(0, "T01").with_hand(1, "T10").with_cubes(1, civ=1)
    table.orders("threatened", "always").in_phase(0, "before_movement").until_prompt("priority", 1)
    table.answer("play:T10:main").unanswered().until_prompt("act")
    assert not [k for k in table.keys if k.startswith("spy")]
    assert table.why_not(0, "spy:1") == "hidden"
    assert [k for k in table.in_phase(0, "action").keys if k.startswith("spy")]  # next turn


def test_d12_2_t10_skips_encounters() -> None:
    zones = {"I-1": (1, 0), "I-2": (2, 0)}
    table = a_game(2, boss="aggressive").with_map(zones).at(1, "I-2").with_boss("I-1")
    table.in_phase(0, "movement").with_mark(1, "hide").answer("step:I-1")
    assert table.game.boss == "I-2"
    assert "encounter" not in table.kinds()


INTERNS = {
    "T11": "N01",
    "T12": "N06",
    "T19": "N03",
    "T20": "N07",
    "T27": "N08",
    "T28": "N09",
    "T34": "N02",
    "T35": "N05",
    "T41": "N04",
    "T42": "N10",
}
UNI = {"T11": 3, "T12": 2, "T19": 3, "T20": 2, "T27": 2, "T28": 2, "T34": 3, "T35": 3, "T41": 3}


@pytest.mark.parametrize("card", INTERNS)
def test_d12_2_recruits_t11_t12_t19_t20_t27_t28_t34_t35_t41_t42(card: str) -> None:
    table = pair(card).with_intern(1, INTERNS[card]).in_phase(0, "before_action")
    table.answer(f"play:{card}:main").unanswered()
    assert [s.interns for s in table.game.scholars] == [(INTERNS[card],), ()]
    assert table.game.campfire == UNI.get(card, 2)
    assert table.game.discards == (card,)


def test_d12_2_t13_null_sigil_only_against_another_player() -> None:
    table = pair("T05").with_hand(1, "T13").orders("always", "always")
    table.with_hand(0, "T05", "T13").in_phase(0, "before_action").answer("play:T05:main", "pass")
    assert not table.asks("react", 0)
    assert table.scholar(0).marked("stealth_next")


def test_d12_2_t14_waystone() -> None:
    table = pair("T14").in_phase(0, "before_action").answer("play:T14:main", "cost:1")
    assert table.game.map.teleports == ("I-4",)
    assert table.game.campfire == 2
    again = pair("T14").with_teleport("I-4").in_phase(0, "before_action")
    assert again.barred(0, "play:T14") == ("token_here", "D4.11")
    none = pair("T14").with_teleport("I-2", "I-3").in_phase(0, "before_action")
    assert none.barred(0, "play:T14") == ("no_token", "D1.2")


def test_d12_2_t15_scrying_bowl() -> None:
    table = pair("T15").deck_top("T01", "T02", "T03", "T04", "T05").in_phase(0, "before_action")
    deck = len(table.game.tricks)
    table.answer("play:T15:main")
    assert table.asks("scry", 0)
    assert table.keys == ["take:T01", "take:T02", "take:T03", "take:T04", "take:T05"]
    assert next(e for e in table.events if e.kind == "scried").eyes == (0,)
    table.answer("take:T03")
    assert table.scholar(0).hand == ("T03",)
    assert len(table.game.tricks) == deck - 1
    assert sorted(table.game.tricks[:4]) == ["T01", "T02", "T04", "T05"]  # under the deck


def test_d12_2_t16_unseen_hand() -> None:
    table = pair("T16").in_phase(0, "action").answer("play:T16:main")
    assert table.asks("collect_where", 0)
    assert table.keys == ["zone:I-4", "zone:I-2"]
    table.answer("zone:I-2")
    assert table.cubes(0) == {"civ": 1}
    assert table.slots("I-2") == ("", "civ", "civ")
    assert table.game.campfire == 3
    assert "study_begun" not in table.kinds()


def test_d12_2_t17_mirror_step_without_entry_effects() -> None:
    table = pair("T17").at(1, "I-2").with_trap("I-2", "toll", 1).with_trap("I-4", "toll", 1)
    table.in_phase(0, "before_action").answer("play:T17:main").unanswered()
    assert (table.scholar(0).zone, table.scholar(1).zone) == ("I-2", "I-4")
    assert "trap_sprung" not in table.kinds()
    assert table.game.boss == ""
    assert table.happened("swapped") == [
        {"seat": 0, "target": 1, "zone": "I-2", "target_zone": "I-4"}
    ]
    same = pair("T17").in_phase(0, "before_action")
    assert "play:T17:main" not in same.keys  # a swap within one zone would do nothing


def test_d12_2_t18_balm_of_gaea() -> None:
    table = pair("T18").with_stun(0, 3).with_jinx(0, "J15").in_phase(0, "before_action")
    table.answer("play:T18:main")
    assert table.keys == ["either:0", "either:1"]
    twin = Table(table.game.clone()).answer("either:0")
    assert (twin.scholar(0).stun, twin.scholar(0).students) == (1, 3)
    table.answer("either:1")
    assert (table.scholar(0).jinxes, table.scholar(0).stun) == ((), 3)
    idle = pair("T18").in_phase(0, "before_action")
    assert idle.why_not(0, "play:T18") == "nothing_to_do"
