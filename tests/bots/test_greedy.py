"""Greedy plays like a sensible beginner."""

from typing import Any, cast

from game.api import Question, new_game, project
from game.bots.dungeonology import attempts, stealth, walking, worth
from game.bots.dungeonology.greedy import looking_best
from game.bots.dungeonology.table import Table
from game.bots.greedy import GreedyBot
from game.engine.titles.dungeonology.view_types import AttemptView, ScholarView, View, own_view
from tests.bots.table import winner
from tests.keys import parsed


def seen(**changes: Any) -> View:
    """The view of seat 0 at the start of a game of two, with facts of its scholar changed."""
    game = new_game("dungeonology", 2, 1, {"scholars": ["valerio", "sofia"]})
    view = own_view(project(game, 0))
    view["scholars"][0] |= {"zone": "I-4", "hand": ["T03", "T02", "T05"], "hand_count": 3}
    view["scholars"][0] |= cast(ScholarView, changes)
    view["map"].append(
        {
            "zone": "I-4", "x": 0, "y": -1, "turn": 0, "passages": ["E1", "N2", "S1", "W1"],
            "pairs": [{"passage": "S1", "zone": "I-0", "joint": "open", "door": []}],
            "slots": ["civ", "mil", "cult"], "traps": [], "teleport": False, "letters": [],
            "stairs_open": [],
        }
    )  # fmt: skip
    view["map"][0]["pairs"] = [{"passage": "N1", "zone": "I-4", "joint": "open", "door": []}]
    return view


def answer(view: View, prompt: str, *keys: str, **args: Any) -> str:
    """What greedy answers to a question."""
    return looking_best(Table(view), asks(prompt, *keys, **args))[0]


def asks(prompt: str, *keys: str, **args: Any) -> Question:
    """A question with these options."""
    return Question(0, prompt, [parsed(key) for key in keys], args)


def test_it_beats_random_in_nearly_every_game() -> None:
    games = [winner(2, seed, ("scholar", "whimsical")) == 0 for seed in range(10)]
    games += [winner(2, seed, ("whimsical", "scholar")) == 1 for seed in range(10, 20)]
    assert sum(games) >= 18


def test_it_explores_at_the_start() -> None:
    view = seen(zone="I-0") | {"steps_left": 4}
    view["map"].pop()
    view["map"][0]["pairs"] = []
    assert answer(view, "move", "explore", "end") == "explore"


def test_it_studies_with_a_strong_hand_and_for_more_than_one_cube() -> None:
    view = seen()
    keys = ("study:1", "study:2", "end")
    assert answer(view, "act", *keys) == "study:2"
    view["scholars"][0]["hand"] = ["T06"]
    assert answer(view, "act", *keys) == "end"


def test_it_submits_what_every_clan_takes_and_not_what_none_takes() -> None:
    keys = ("submit", "rest", "go_on")
    assert answer(seen(cubes=[4, 5, 4, 3, 1], stars=4), "begin", *keys) == "submit"
    assert answer(seen(cubes=[4, 4, 0, 0, 0], stars=2), "begin", *keys) == "go_on"


def test_it_counts_with_the_clan_it_knows() -> None:
    cubes = [4, 4, 0, 2, 1]  # 36 and the modifiers of C1, +2, are just its target (TC26)
    assert worth.thesis_chance(Table(seen(cubes=cubes) | {"clan": "C1"}), cubes) == 1.0
    assert worth.thesis_chance(Table(seen(cubes=cubes) | {"clan": "C3"}), cubes) == 0.0
    assert 0.0 < worth.thesis_chance(Table(seen(cubes=cubes)), cubes) < 1.0


def test_it_rests_when_worn_out_and_not_when_fresh() -> None:
    worn = seen(stun=3, students=0, jinxes=["J15"], hand=[], hand_count=0)
    assert answer(worn, "begin", "rest", "go_on") == "rest"
    assert answer(seen(), "begin", "rest", "go_on") == "go_on"


def test_it_keeps_a_reserve_of_students() -> None:
    keys = ("stun", "sacrifice")
    assert answer(seen(students=4, stun=0), "stun", *keys) == "sacrifice"
    table = Table(seen(students=1))
    assert worth.students_lost(table, 1) > worth.students_lost(Table(seen(students=4)), 1)


def attempt(**changes: Any) -> AttemptView:
    """A Study of two cubes on I-4."""
    plain: Any = {
        "kind": "study", "seat": 1, "zone": "I-4", "rival": -1, "type": "", "slots": [0, 1],
        "stealth": 4, "alert": 4, "sources": [], "used": [], "covered": False, "divined": [],
    }  # fmt: skip
    return cast(AttemptView, plain | changes)


def test_it_interferes_only_when_it_can_turn_the_result() -> None:
    view = seen()
    view["attempt"] = attempt()
    view["scholars"][1] |= {"zone": "I-4", "hand_count": 0}
    keys = ("play:T03:aux", "play:T02:aux", "play:T05:aux", "pass")
    assert answer(view, "interfere", *keys) == "play:T03:aux"
    view["attempt"] = attempt(stealth=14)
    assert answer(view, "interfere", *keys) == "pass"
    view["attempt"] = attempt(stealth=3)
    assert answer(view, "interfere", *keys) == "pass"


def test_the_last_word_plays_the_weakest_card_that_is_enough() -> None:
    view = seen()
    view["attempt"] = attempt(seat=0, stealth=2)
    keys = ("play:T03:aux", "play:T05:aux", "pass")
    assert answer(view, "last_word", *keys) == "play:T05:aux"
    view["attempt"] = attempt(seat=0, stealth=4)
    assert answer(view, "last_word", *keys) == "pass"


def test_generating_stops_when_the_alert_and_a_cushion_are_reached() -> None:
    view = seen(hand=["T40", "T40", "T36"])
    view["attempt"] = attempt(seat=0, stealth=0)
    keys = ("use:T40", "use:T36")
    assert attempts.generate(Table(view), asks("generate", *keys)) == "use:T40"
    view["attempt"] = attempt(seat=0, stealth=6)
    assert attempts.generate(Table(view), asks("generate", *keys, "done")) == "done"


def test_in_maximum_alert_it_goes_home_with_enough_and_stays_away_without() -> None:
    view = seen(cubes=[4, 5, 4, 3, 1]) | {"steps_left": 4}
    view["campus"] |= {"maximum": True, "panic": "K3", "penalty": 2}
    assert answer(view, "move", "step:I-0", "end") == "step:I-0"
    assert walking.home(Table(view)) > 0
    view["scholars"][0]["cubes"] = [1, 0, 0, 0, 0]
    assert answer(view, "move", "step:I-0", "end") == "end"


def test_it_lays_a_tile_near_start_and_prefers_none_of_the_sides_that_are_as_near() -> None:
    view, q = seen(), asks("lay", "lay:N:0", "lay:E:0", "lay:W:0")
    assert looking_best(Table(view), q) == q.keys
    view["map"][1] |= {"x": 1}
    assert looking_best(Table(view), q) == ["lay:W:0"]
    view["map"][1] |= {"x": 0}
    chosen = {GreedyBot(seed).answer(view, q) for seed in range(20)}
    assert chosen == set(q.keys)


def test_doors_it_cannot_open_are_no_way() -> None:
    view = seen(zone="I-0")
    view["map"][0]["pairs"][0]["door"] = ["mil"]
    assert "I-4" not in walking.ways(Table(view))
    view["scholars"][0]["cubes"] = [0, 1, 0, 0, 0]
    assert "I-4" in walking.ways(Table(view))


def test_a_doubled_magic_card_counts_double() -> None:
    plain, doubled = Table(seen()), Table(seen(skills=["magic_prodigy"]))
    assert stealth.bonus(doubled, "T18") == 2 * stealth.bonus(plain, "T18")


def test_it_cancels_what_would_spoil_its_study() -> None:
    view = seen(hand=["T13"])
    view["attempt"] = attempt(seat=0)
    card = {"player": 1, "card": "T03", "part": "aux", "target": -1}
    assert answer(view, "react", "play:T13:main", "pass", **card) == "play:T13:main"
    view["attempt"] = attempt(seat=0, stealth=9)
    assert answer(view, "react", "play:T13:main", "pass", **card) == "pass"
