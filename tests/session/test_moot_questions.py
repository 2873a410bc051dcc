"""A question with one answer that everybody knows is not asked of people."""

from game.engine.titles.dungeonology.view_types import own_view
from game.session.sitting import Sitting
from tests.session.table import Hands, people


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
        if question and own_view(sitting.view(None))["scholars"][question.seat]["hand_count"]:
            held += 1
            assert sitting.forced() == ""


def test_no_bar_names_a_seat_that_could_only_pass() -> None:
    sitting, hands, bars = Sitting.begin(people(4), seed=3), Hands(3), 0
    while hands.do(sitting):
        bar = sitting.now().bar
        scholars = own_view(sitting.view(None))["scholars"]
        bars += bar is not None
        for seat in bar.seats if bar else ():
            assert scholars[seat]["hand_count"] or "divine_intervention" in scholars[seat]["skills"]
    assert bars
