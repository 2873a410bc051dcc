"""Computer players at Catacombs: legal answers, no memory, no peeking, and a sensible delver."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from game.api import Outcome, Question, State, pending, project, redeal
from game.bots import BOTS, Bot, sim
from game.bots.catacombs.greedy import ANSWERS, advise
from game.bots.catacombs.sense import ATTACKS, SENSE
from game.bots.catacombs.weights import WEIGHED, WEIGHTS, scaled
from game.content.judgement import load_judgement
from game.engine.core.agenda import Ask, all_steps
from game.engine.titles.catacombs.dragon import Haunt
from game.engine.titles.catacombs.view_types import own_view
from tests.bots.table import arguments, positions
from tests.engine.catacombs.table import Table, a_table

SEATS = (2, 4, 6)


def games(
    seats: int, seed: int, *names: str, **options: Any
) -> Iterator[tuple[State, Question, Bot, str]]:
    """Every question of a game of Catacombs."""
    return positions(seats, seed, names, title="catacombs", **options)


def best(table: Table) -> str:
    """What greedy would answer now."""
    (answer,) = advise(project(table.game, table.question.seat), table.question)
    return answer


@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_is_among_the_options(seats: int) -> None:
    played = games(seats, 3, "scholar", side="B", mercy="on")
    assert all(question.find(answer) for _, question, _, answer in played)


def test_an_answer_follows_from_seed_view_and_question_alone() -> None:
    for state, question, _, answer in games(3, 6, "scholar"):
        view = json.loads(json.dumps(project(state, question.seat)))
        assert BOTS["scholar"](6 + question.seat).answer(view, question) == answer


def test_what_a_seat_cannot_see_does_not_change_its_answer() -> None:
    for i, (state, question, bot, answer) in enumerate(games(4, 7, "scholar")):
        twin = redeal(state, question.seat, seed=i)
        assert bot.answer(project(twin, question.seat), question) == answer


def test_greedy_has_a_function_for_every_prompt() -> None:
    steps = [step for step in all_steps() if "catacombs" in step.__module__]
    assert {step.prompt for step in steps if issubclass(step, Ask)} - {""} == set(ANSWERS)


def test_greedy_beats_random_and_comes_out() -> None:
    won = escaped = 0
    for seed in range(10):
        names = ("scholar", "whimsical") if seed % 2 else ("whimsical", "scholar")
        *_, (state, *_) = games(2, seed, *names)
        outcome = pending(state)
        assert isinstance(outcome, Outcome)
        seat = names.index("scholar")
        won += outcome.ranking[0] == seat
        escaped += own_view(project(state, None))["players"][seat]["out"] == "escaped"
    assert won >= 9
    assert escaped >= 6


# What a sensible delver does


def test_c3_1_greedy_plays_all_its_cards_before_anything_else() -> None:
    table = a_table().pawn(0, "XA.la").hand(0, "burgle", "sidestep").begins()
    assert best(table) == "play_all"


def test_c10_4_greedy_plays_a_charlatan_while_there_is_a_card_to_discard() -> None:
    table = a_table().hand(0, "burgle", "charlatan", "stumble").begins()
    assert best(table) == "play:charlatan"
    table.answer("play:charlatan")
    assert best(table) == "discard:stumble"


def test_c7_9_greedy_takes_the_artifact_it_came_for() -> None:
    table = a_table().tile("D01", (1, 0)).pawn(0, "D01.c").put(lying={"D01.c": ("a10",)}).begins()
    assert best(table) == "take"


def test_c7_9_greedy_goes_to_the_artifact_next_door() -> None:
    table = a_table().tile("D01", (1, 0)).pawn(0, "D01.a").put(lying={"D01.c": ("a10",)}).begins()
    table.now(boots=1, swords=1)
    assert best(table) == "walk:D01.a-c"
    assert best(table.answer("walk:D01.a-c")) == "swords:1"


def test_c4_5_greedy_keeps_the_sword_its_way_asks_for() -> None:
    table = a_table().tile("D01", (1, 0)).pawn(0, "D01.a").put(lying={"D01.c": ("a10",)})
    table.row("skeleton").begins().now(boots=1, swords=1)
    assert best(table) == "walk:D01.a-c"
    assert best(table.now(swords=2)) == "defeat:skeleton"


def test_c13_1_greedy_leaves_before_the_dragon_comes() -> None:
    table = a_table().pawn(0, "XA.la").artifacts(0, "a10").set(0, damage=7, bagged=9)
    table.begins().now(boots=2)
    assert best(table) == "walk:XA.crypt-la"


def test_c13_6_greedy_turns_home_when_it_is_hurt_and_goes_on_while_it_is_quiet() -> None:
    table = a_table(4).pawn(0, "XA.ua").artifacts(0, "a5").begins().now(boots=1, swords=1)
    assert best(table) == "walk:XA.ua-ms"
    table.set(0, damage=7, bagged=10)
    assert best(table) == "walk:XA.la-ua"


def test_c9_10_greedy_drinks_for_the_last_step_out() -> None:
    table = a_table().pawn(0, "XA.la").artifacts(0, "a10").set(0, damage=8, bagged=9)
    table.tokens(0, "potion_of_swiftness").begins()
    assert best(table) == "token:potion_of_swiftness"


def test_c10_8_greedy_teleports_where_there_is_more_to_gain() -> None:
    table = a_table().tile("S2", (-1, 1)).tile("D03", (1, 0)).pawn(0, "S2.a")
    table.put(lying={"D03.c": ("a20",)}).set(0, supply=0).hand(0, "waystone").begins()
    assert best(table.answer("play:waystone")) == "leap:waystone"
    assert table.answer("leap:waystone").player(0).room == "D03.a"


def test_c7_6_greedy_opens_a_chest() -> None:
    table = a_table().tile("S2", (1, 0)).pawn(0, "S2.c").begins()
    assert best(table) == "unlock:chest"


def test_c8_1_greedy_buys_the_crown_that_is_worth_more_than_its_price() -> None:
    table = a_table().tile("S3", (1, 0)).pawn(0, "S3.a").set(0, gold=7)
    table.put(market=("burglars_kit", "crown_10", "crown_8"), artifacts=()).begins()
    assert best(table) == "buy:crown"


def test_c8_2_greedy_pays_with_its_coupon() -> None:
    table = a_table().tile("S3", (1, 0)).pawn(0, "S3.a").set(0, gold=9)
    table.tokens(0, "discount_coupon").begins().answer("buy:crown")
    assert best(table) == "pay:coupon"


def test_c10_21_greedy_trashes_what_only_makes_noise() -> None:
    table = a_table().hand(0).discards(0, "expert_guide", "stumble", "burgle").begins()
    table.now(springs=1).answer("end")
    assert best(table) == "trash:any:discards:stumble"


def test_c10_20_greedy_shields_itself() -> None:
    table = a_table().hand(0, "burgle", "white_tourmaline").happens(0, Haunt(0))
    assert best(table) == "discard:white_tourmaline"


def test_c10_22_greedy_heals_when_it_is_hurt_and_hurries_when_it_is_not() -> None:
    table = a_table().set(0, damage=6).row("underground_river").begins()
    table.deck(0, *("expert_guide",) * 9).now(skill=2).answer("use:underground_river")
    assert best(table) == "choose:underground_river:0"
    table.set(0, damage=0)
    assert best(table) == "choose:underground_river:1"


def test_c16_2_greedy_buys_boots_early_and_points_late() -> None:
    table = a_table(4).row().begins().now(skill=3)
    assert best(table) == "acquire:explore"
    table.pawn(0, "XA.la").artifacts(0, "a10").put(round=14).now(skill=7, escaped=True)
    assert best(table) == "acquire:secret_tome"


def test_c6_5_greedy_lays_a_tile_so_that_it_enters_where_there_is_something() -> None:
    table = a_table(4).pawn(0, "XA.la").stack("S1").begins().now(boots=1).answer("explore:XA.WL1")
    key = best(table)
    table.answer(key)
    assert table.player(0).room in ("S1.a", "S1.c")


# What the Professor looks at


def doom(table: Table, seat: int) -> float:
    """The danger that is told of a seat."""
    return SENSE.features(table.game)[seat][SENSE.names.index("doom")]


def test_c11_7_one_attack_before_the_next_turn_is_a_danger_to_who_could_fall_by_it() -> None:
    table = a_table().set(1, bagged=9).put(bag_black=0, rage=4).begins()
    assert doom(table.set(1, damage=2), 1) == 0.0
    assert doom(table.set(1, damage=7), 1) == pytest.approx(ATTACKS)
    assert doom(table.put(active=1), 1) == 0.0


def test_c13_4_to_fall_outside_the_depths_with_an_artifact_costs_the_mastery_token_alone() -> None:
    table = a_table().set(1, bagged=9, damage=7).put(bag_black=0, rage=4).begins()
    table.pawn(1, "XA.la").artifacts(1, "a20")
    assert doom(table, 1) == pytest.approx(ATTACKS / 2)
    assert doom(table.pawn(1, "XA.ua"), 1) == pytest.approx(ATTACKS)


def test_c13_8_who_is_out_draws_for_sure() -> None:
    table = a_table().set(1, bagged=9, damage=4).put(bag_black=0).begins()
    table.player(0).out = "escaped"
    assert doom(table, 1) == pytest.approx(1.0)


def test_c14_3_who_searches_does_not_go_home_to_lose() -> None:
    home, table = "walk:XA.crypt-la", a_table().pawn(0, "XA.la").artifacts(0, "a10")
    table.set(0, damage=5, bagged=9, gold=3).begins().now(boots=1)

    def advised() -> str:
        assert SENSE.advise is not None
        (answer,) = SENSE.advise(project(table.game, 0), table.question, "")
        return answer

    assert best(table) == advised() == home
    table.artifacts(1, "a10").set(1, gold=6).player(1).out = "escaped"
    table.player(1).mastery = True
    assert best(table) == home
    assert advised() != home
    table.set(0, gold=9)
    assert advised() == home


def test_c13_2_whether_to_leave_is_told_by_the_end() -> None:
    table = a_table().tile("S1", (-1, 0)).artifacts(0, "a10").begins()
    later = table.game.clone()
    later.turn += 1
    assert not SENSE.is_quiet(table.pawn(0, "XA.la").game, later, 1)
    assert SENSE.is_quiet(table.pawn(0, "S1.a").game, later, 1)


def test_c11_6_who_could_fall_thinks_twice_about_emptying_the_row() -> None:
    table = a_table().row("bard", "lightstick").begins().now(skill=3)
    own = best(table)
    assert own.startswith("acquire:")
    assert SENSE.field(table.game, own) == (own,)
    table.set(0, bagged=9, damage=8)
    assert {"acquire:bard", "end"} <= set(SENSE.field(table.game, own))


def test_the_taste_of_one_who_searches_names_what_a_scholar_weighs() -> None:
    assert set(load_judgement("catacombs").taste) <= set(WEIGHED)
    assert len(WEIGHED) == len(set(WEIGHED))
    changed = scaled(WEIGHTS, {"boots": 2.0, "length": 0.7, "home": 0.5, "patience": 0.25})
    assert changed.verbs["boots"] == 2 * WEIGHTS.verbs["boots"]
    assert (changed.length, changed.home) == (10, 2.5)
    assert changed.patience == pytest.approx(0.5)
    assert scaled(WEIGHTS, {}) == WEIGHTS


# The simulation


def test_the_simulation_tells_of_catacombs(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim.main(arguments(title="catacombs", bots=["scholar", "whimsical"])) == 0
    told = capsys.readouterr().out
    assert told.startswith("Catacombs (Old Gate, No rescue): 2 games with 2 seats, from seed 1\n")
    for line in (
        "Scholar",
        "place 2",
        "Mastery",
        "turns a seat",
        "escaped                 ",
        "how each level left",
    ):
        assert line in told
