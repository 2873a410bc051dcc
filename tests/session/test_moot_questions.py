"""A question with one answer that everybody knows is not asked of people."""

from collections.abc import Iterator

from game.engine.titles.catacombs.view_types import own_view as catacombs_view
from game.engine.titles.dungeonology.view_types import own_view
from game.session.fairness import new_secret
from game.session.setup import SetUp
from game.session.sitting import Sitting
from game.session.timeline import Timeline
from tests.engine.dungeonology.builder import a_game
from tests.session.table import Hands, one_person, people
from tests.ui.typed import sure


def until_bare(prompt: str, seed: int) -> Sitting:
    """A sitting that stands at such a question of somebody whose hand is empty."""
    sitting, hands = Sitting.begin(people(3), seed=seed), Hands(seed)
    while hands.do(sitting):
        question = sitting.question
        if question is None or question.prompt != prompt:
            continue
        if not own_view(sitting.view(None))["scholars"][question.seat]["hand_count"]:
            return sitting
    return until_bare(prompt, seed + 1)


def test_an_empty_hand_has_no_last_word() -> None:
    sitting = until_bare("last_word", 1)
    question = sitting.question
    assert question is not None
    skills = [option for option in question.options if option.verb == "skill"]
    assert bool(sitting.forced()) == (not skills)


def test_whoever_holds_cards_is_asked_whatever_they_are() -> None:
    sitting, hands, held = Sitting.begin(people(3), seed=2), Hands(2), 0
    while hands.do(sitting) and held < 300:
        question = sitting.question
        if question is None or question.prompt == "lay":  # the map alone tells where
            continue
        if own_view(sitting.view(None))["scholars"][question.seat]["hand_count"]:
            held += 1
            assert sitting.forced() == ""
    assert held == 300


def test_no_bar_names_a_seat_that_could_only_pass() -> None:
    sitting, hands, bars = Sitting.begin(people(4), seed=3), Hands(3), 0
    while hands.do(sitting):
        bar = sitting.now().bar
        scholars = own_view(sitting.view(None))["scholars"]
        bars += bar is not None
        for seat in bar.seats if bar else ():
            assert scholars[seat]["hand_count"] or "divine_intervention" in scholars[seat]["skills"]
    assert bars


def after_the_action(setup: SetUp, seed: int) -> Iterator[Sitting]:
    """Whenever a person with an empty hand has acted and has nothing left but to end the turn."""
    sitting, hands = Sitting.begin(setup, seed=seed), Hands(seed)
    while hands.do(sitting):
        question = sitting.question
        if question is None or question.args.get("point") != "acted":
            continue
        seat, scholars = question.seat, own_view(sitting.view(None))["scholars"]
        is_own = question.args["active"] == seat and sitting.is_person(seat)
        if is_own and not scholars[seat]["hand_count"] and len(question.options) == 1:
            yield sitting


def test_a_turn_with_nothing_left_to_do_or_to_take_back_ends_by_itself() -> None:
    found = [bool(s.why_not_undo()) for s in after_the_action(one_person(), 2) if s.forced()]
    assert found
    assert all(found)
    kept = [s.why_not_undo() for s in after_the_action(one_person(), 2) if not s.forced()]
    assert all(fault is None for fault in kept)


def test_it_is_asked_while_another_person_may_say_wait() -> None:
    asked = 0
    for sitting in after_the_action(people(3), 4):
        question = sure(sitting.question)
        speakers = [s for s in sitting.people if s != question.seat and sitting.can_speak_up(s)]
        assert not (speakers and sitting.forced())
        asked += bool(speakers)
    assert asked


def test_a_turn_in_which_nothing_was_done_yet_is_begun_by_a_click() -> None:
    sitting, hands, begun = Sitting.begin(one_person(), seed=1), Hands(1), 0
    while hands.do(sitting):
        if sitting.question and sitting.question.prompt == "begin":
            begun += 1
            assert sitting.forced() == ""
    assert begun > 10


def test_a_hand_that_holds_cards_keeps_its_turn_in_the_catacombs() -> None:
    sitting, hands, ended = Sitting.begin(people(3, "catacombs"), seed=1), Hands(1), 0
    while hands.do(sitting):
        question = sitting.question
        if question and sitting.forced():
            assert not catacombs_view(sitting.view(None))["players"][question.seat]["hand_size"]
            ended += sitting.forced() == "end"
    assert ended


def test_a_zone_that_fits_in_one_place_is_laid_there_without_asking() -> None:
    sitting, hands, found = Sitting.begin(people(2), seed=1), Hands(1), set()
    while hands.do(sitting):
        question = sitting.question
        if question and question.prompt == "lay":
            assert bool(sitting.forced()) == (len(question.options) == 1)
            found.add(bool(sitting.forced()))
    assert found == {True, False}


def test_what_a_hidden_card_decides_is_asked_though_the_hand_is_empty() -> None:
    """D2.3: that a failed thesis leaves one cube to give up would tell of the clan card."""
    table = a_game(2).with_map({"I-3": (1, 0)}).with_clan("C1").with_cubes(0, civ=4, mil=4)
    table.forced = False
    table.in_phase(0, "begin").answer("submit")
    sitting = Sitting(people(2), new_secret(1), Timeline(table.game))
    question = sure(sitting.question)
    assert (question.prompt, len(question.options)) == ("lose_dearest", 1)
    assert own_view(sitting.view(None))["scholars"][0]["hand_count"] == 0
    assert sitting.forced() == ""
