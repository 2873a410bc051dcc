"""D12.2: Exploration, Social and Notoriety cards, T21 to T42."""

import pytest

from tests.engine.dungeonology.builder import Table, a_game

ZONES = {"I-4": (0, -1), "I-2": (1, -1), "I-3": (1, 0)}
MOVE = {"T21": 2, "T22": 2, "T23": 1, "T24": 2, "T25": 1, "T26": 3, "T27": 1, "T28": 2}
SOCIAL = ("T29", "T30", "T31", "T32", "T33", "T34", "T35")
GAIN = {"T36": 2, "T37": 1, "T38": 2, "T39": 2, "T40": 1, "T41": 1, "T42": 2}


def pair(card: str = "", seats: int = 2, **options: object) -> Table:
    """Valerio with a card, the others beside him in I-4."""
    table = a_game(seats, **options).with_map(ZONES).with_bag(10)
    for seat in range(seats):
        table.at(seat, "I-4")
    return table.with_hand(0, *([card] if card else []))


@pytest.mark.parametrize("card", MOVE)
def test_d12_2_auxiliaries_t21_t22_t23_t24_t25_t26_t27_t28(card: str) -> None:
    table = pair(card).in_phase(0, "before_action").answer(f"play:{card}:aux")
    for i in range(MOVE[card]):
        assert table.asks("move", 0)
        table.answer("step:I-2" if i % 2 == 0 else "step:I-4")
    assert table.asks("priority", 0)
    assert len(table.happened("zone_entered")) == MOVE[card]


@pytest.mark.parametrize("card", SOCIAL)
def test_d12_2_auxiliaries_t29_t30_t31_t32_t33_t34_t35(card: str) -> None:
    draws = (
        pair(card).in_phase(0, "before_action").answer(f"play:{card}:aux", "either:0", "target:0")
    )
    assert len(draws.scholar(0).hand) == 2  # may be yourself
    assert draws.scholar(0).students == 3
    loses = pair(card).with_hand(1, "T01").in_phase(0, "before_action")
    loses.answer(f"play:{card}:aux", "either:1", "target:1").unanswered()
    assert loses.scholar(1).hand == ()
    poor = pair(card).with_students(0, 0).in_phase(0, "before_action")
    assert f"play:{card}:aux" not in poor.keys


@pytest.mark.parametrize("card", GAIN)
def test_d12_2_auxiliaries_t36_t37_t38_t39_t40_t41_t42(card: str) -> None:
    table = pair(card).with_campfire(5).in_phase(0, "before_action").answer(f"play:{card}:aux")
    assert table.scholar(0).students == 4 + GAIN[card]
    assert table.game.campfire == 5 - GAIN[card]


# Exploration


def test_d12_2_t21_q68_hunters_trap() -> None:
    table = pair("T21").in_phase(0, "before_action").answer("play:T21:main", "cost:0")
    assert table.asks("trap_where", 0)
    assert table.keys == ["zone:I-4", "zone:I-2"]
    table.answer("zone:I-2")  # Sac 1 gives one
    assert (len(table.game.traps["I-2"]), table.scholar(0).students) == (1, 3)
    three = pair("T21").in_phase(0, "before_action").answer("play:T21:main", "cost:1", "n:3")
    three.answer("zone:I-2", "zone:I-2", "zone:I-4")
    assert [len(three.game.traps[z]) for z in ("I-2", "I-4")] == [2, 1]
    assert three.game.campfire == 3
    assert len(three.game.trap_pool) == 3


@pytest.mark.parametrize(("bag", "omegas", "come"), [(2, 0, 2), (1, 1, 2), (0, 1, 1), (3, 1, 3)])
def test_d12_2_t21_as_many_traps_as_students_came_an_omega_too_q69(
    bag: int, omegas: int, come: int
) -> None:
    table = pair("T21").with_bag(bag, omegas).in_phase(0, "before_action")
    table.answer("play:T21:main", "cost:1", "n:3")
    table.answer(*["zone:I-2"] * come)
    assert len(table.game.traps["I-2"]) == come
    assert not table.asks("trap_where", 0)


def test_d12_2_t22_forced_march_is_not_stopped() -> None:
    table = a_game(2).with_map({"III-5": (5, 5), "III-4": (4, 5)}).at(0, "III-4").with_bag(9)
    table.with_hand(0, "T22").in_phase(0, "before_action").answer("play:T22:main", "step:III-5")
    assert table.asks("move", 0)
    table.answer("step:III-4", "step:III-5", "step:III-4")
    assert table.asks("priority", 0)
    assert table.game.campfire == 1


def test_d12_2_t23_forgotten_tunnel() -> None:
    table = pair("T23").in_phase(0, "before_action").answer("play:T23:main")
    assert table.keys == ["zone:I-2", "zone:I-3"]
    table.answer("zone:I-3")
    assert table.game.map.secrets == ("I-4", "I-3")
    assert "I-3" in table.game.map.linked("I-4")
    third = pair("T23").with_secret("I-2", "I-3").in_phase(0, "before_action")
    third.answer("play:T23:main")
    assert third.game.map.secrets == ("I-2", "I-3", "I-4")
    assert third.asks("priority", 0)
    none = pair("T23").with_map({"I-6": (-1, 0)}).with_secret("I-2", "I-3", "I-6")
    assert none.in_phase(0, "before_action").why_not(0, "play:T23:main") == "no_token"


def test_d12_2_t24_skeleton_keys() -> None:
    table = a_game(2).with_map({"II-3": (5, 5), "II-5": (6, 5)}).at(0, "II-3").with_hand(0, "T24")
    table.in_phase(0, "before_movement").answer("play:T24:main", "cost:0")
    assert len(table.scholar(0).hand) == 1
    table.until_prompt("move")
    assert "step:II-5" in table.keys
    assert "step:II-5" not in table.in_phase(0, "movement").keys  # this turn only


def test_d12_2_t25_rockfall() -> None:
    table = pair().with_hand(1, "T25").orders("threatened", "always").in_phase(0, "movement")
    table.answer("step:I-2").until_prompt("priority", 1).answer("play:T25:main").unanswered()
    assert table.happened("movement_stopped") == [{"seat": 0}]
    assert table.view()["steps_left"] == 0
    table.until(lambda q: q.args.get("point") == "before_action")
    assert table.scholar(0).zone == "I-2"
    own = pair("T25").in_phase(0, "before_movement")
    assert own.why_not(0, "play:T25:main") == "only_rival_movement"
    late = pair().with_hand(1, "T25").orders("threatened", "always").in_phase(0, "before_action")
    late.until_prompt("priority", 1)
    assert late.keys == ["pass"]  # the Movement phase is over
    below = pair().with_map({"II-1": (9, 9)}).at(1, "II-1").with_hand(1, "T25")
    below.orders("threatened", "always").in_phase(0, "before_movement").until_prompt("priority", 1)
    assert below.keys == ["pass"]  # not on the same level


def test_d12_2_t26_surveyors_rope() -> None:
    table = pair("T26").with_stack(1, "I-6").in_phase(0, "before_action").answer("play:T26:main")
    assert table.asks("lay", 0)
    table.answer("lay:N:0")
    assert table.scholar(0).zone == "I-4"
    assert table.asks("move", 0)
    table.answer("step:I-6")
    assert table.scholar(0).zone == "I-6"
    assert table.asks("priority", 0)


def test_d12_2_t26_without_the_condition_of_doors() -> None:
    zones = {"II-1": (5, 5), "II-3": (6, 5), "II-4": (5, 6)}
    table = a_game(2).with_map(zones).with_stack(2, "II-5", only=True).at(0, "II-1").with_bag(9)
    table.with_hand(0, "T26").in_phase(0, "movement").answer("explore")
    assert table.why_not(0, "explore") == "nothing_fitted"
    table.answer("end")
    assert "play:T26:main" in table.keys  # the failed exploring does not bar the rope
    table.answer("play:T26:main")
    assert table.keys == ["lay:N:0", "lay:W:0"]


# Social


def test_d12_2_t29_debt_of_friendship_reaches_anywhere() -> None:
    table = pair().with_hand(1, "T29").at(1, "I-3").with_cubes(0, civ=1)
    table.orders("threatened", "always").in_phase(0, "before_action").having_gained(0, "civ")
    table.until_prompt("priority", 1).answer("play:T29:main").unanswered()
    assert (table.cubes(0), table.cubes(1)) == ({}, {"civ": 1})
    assert table.game.campfire == 2
    assert table.scholar(1).gained == ()  # given, not gained
    none = pair().with_hand(1, "T29").with_cubes(0, civ=1).orders("threatened", "always")
    none.in_phase(0, "before_action").until_prompt("priority", 1)
    assert none.keys == ["pass"]


def test_d12_2_t30_round_of_drinks() -> None:
    table = pair("T30", 3).with_campfire(1).in_phase(0, "before_action").answer("play:T30:main")
    assert table.keys == ["target:1", "target:2"]
    table.answer("target:1").unanswered()
    assert [s.students for s in table.game.scholars] == [6, 4, 4]
    assert table.game.campfire == 0
    alone = pair("T30").at(1, "I-0").in_phase(0, "before_action").answer("play:T30:main")
    assert [s.students for s in alone.game.scholars] == [6, 3]


def test_d12_2_t31_study_group() -> None:
    table = pair("T31").with_cubes(1, wealth=1, caste=1).deck_top("T01", "T02")
    table.in_phase(0, "before_action").answer("play:T31:main").unanswered()
    assert table.scholar(0).hand == ("T01",)
    assert table.scholar(1).hand == ("T02",)
    table.until_prompt("act").answer("study:1")
    assert table.stealth_and_alert() == (3 + 2, 3)


@pytest.mark.parametrize(
    ("theirs", "back"),
    [
        ({"civ": 1, "wealth": 1, "cult": 1}, ["give:cult", "give:wealth"]),
        ({"civ": 1}, ["civ"]),
        ({"mil": 2}, []),
        ({}, []),
    ],
)
def test_d12_2_t32_fair_trade(theirs: dict[str, int], back: list[str]) -> None:
    table = pair("T32").with_cubes(0, mil=1).with_cubes(1, **theirs).in_phase(0, "action")
    table.answer("play:T32:main").unanswered()
    given = {**theirs, "mil": theirs.get("mil", 0) + 1}
    if len(back) > 1:
        assert table.asks("give_which", 1)
        assert table.keys == back
        table.answer("give:wealth")
        assert table.cubes(0) == {"wealth": 1}
    elif back:
        assert table.cubes(0) == {"civ": 1}  # nothing as dear: any other column
    else:
        assert table.cubes(0) == {}
        assert table.cubes(1) == given


def test_d12_2_t33_heartfelt_plea() -> None:
    table = pair("T33").with_students(0, 1).with_students(1, 2).in_phase(0, "start")
    table.answer("play:T33:main").unanswered()
    assert [s.students for s in table.game.scholars] == [3, 0]
    equal = pair("T33").with_students(1, 4).in_phase(0, "start")
    assert equal.keys == ["pass"]


# Notoriety


def test_d12_2_t36_poach_up_to_two() -> None:
    table = pair("T36").with_students(1, 5).in_phase(0, "before_action")
    table.answer("play:T36:main").unanswered()
    assert [s.students for s in table.game.scholars] == [6, 3]
    none = pair("T36").with_students(1, 0).in_phase(0, "before_action")
    assert "play:T36:main" not in none.keys


def test_d12_2_t37_scandal() -> None:
    table = pair().with_hand(0, "T01", "T02").with_hand(1, "T37").orders("threatened", "always")
    table.in_phase(0, "start").until_prompt("priority", 1).answer("play:T37:main").unanswered()
    table.until_prompt("act", 0).answer("study:1")
    assert table.stealth_and_alert() == (0, 3 + 3)
    table.answer("use:T01", "use:T02").until_prompt("last_word").answer("pass")
    assert not table.scholar(0).marked("alert_next")  # only the first attempt


@pytest.mark.parametrize("prevent", [False, True])
def test_d12_2_t38_daylight_robbery(prevent: bool) -> None:
    table = pair("T38").with_cubes(1, civ=1, mil=1, caste=1).in_phase(0, "action")
    table.answer("play:T38:main").unanswered()
    assert table.keys == ["steal:civ", "steal:mil"]
    table.answer("steal:mil")
    assert table.asks("buy_off", 1)
    table.answer("sacrifice" if prevent else "let_go")
    if prevent:
        assert (table.cubes(0), table.scholar(1).students) == ({}, 1)
    else:
        assert (table.cubes(0), table.scholar(1).students) == ({"mil": 1}, 3)
    poor = pair("T38").with_cubes(1, civ=1).with_students(1, 1).in_phase(0, "action")
    poor.answer("play:T38:main").unanswered()
    assert poor.cubes(0) == {"civ": 1}  # Sac 2 cannot be paid with one student


def test_d12_2_t39_poison_pen() -> None:
    table = pair("T39").in_phase(0, "before_action").answer("play:T39:main", "cost:1").unanswered()
    assert [len(s.hidden_jinxes) for s in table.game.scholars] == [0, 1]
    fewer = pair("T39").with_cubes(0, civ=4).in_phase(0, "before_action")
    assert "play:T39:main" not in fewer.keys


def test_d12_2_t40_star_lecturer() -> None:
    table = pair("T40").with_campfire(2).in_phase(0, "before_action").answer("play:T40:main")
    assert (table.scholar(0).students, table.game.campfire) == (7, 2)
