"""The stage of a stealth attempt: what it tells, how it is played, how it ends."""

from collections.abc import Callable

import pytest

from game.api import Event, Question
from game.content.texts import signed
from game.engine.titles.dungeonology.view_types import own_preview, own_view
from game.scenes.dungeonology.attempt import facts as facts
from game.scenes.dungeonology.attempt.art import MOST_DEGREES, tilt
from game.scenes.dungeonology.attempt.cards import CardsPainter
from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.app import App
from game.scenes.table.choices import NO_CHOICES, Asked
from game.session.sitting import Sitting
from tests.ui.attempts import (
    Game,
    StageScene,
    answered,
    attempt_in,
    promised,
    prompt,
    verb_first,
)
from tests.ui.layout import record
from tests.ui.sittings import a_sitting
from tests.ui.typed import sure


@pytest.fixture
def game(make_app: Callable[..., App]) -> Game:
    """A game of four people."""
    return Game(make_app(speed="off"), a_sitting())


# What it tells


def test_the_balance_tips_six_degrees_a_point_and_no_further_than_eighteen() -> None:
    assert tilt(4, 4) == 0
    assert tilt(3, 4) == 6
    assert tilt(5, 3) == -12
    assert tilt(0, 11) == MOST_DEGREES == 18


def test_rows_of_both_lists_add_up_to_the_totals(game: Game) -> None:
    game.until(answered, verb_first("play", "interfere"))
    moment = game.moment
    for side, total in zip(("stealth", "alert"), moment.totals, strict=True):
        rows = facts.rows(moment.box, game.app.words, moment.aims, moment.parts, side, moment.names)
        assert sum(row.value for row in rows) == total
        assert all(row.hint for row in rows)


def test_every_card_of_an_opponent_bears_the_sign_of_who_played_it(game: Game) -> None:
    game.until(answered, verb_first("play", "interfere"))
    reds = [
        p for p in game.moment.parts if facts.is_card(art_of(game.app).box, p) and p.side == "alert"
    ]
    assert reds
    assert all(p.seat not in (facts.NOBODY, game.moment.attempt["seat"]) for p in reds)


def test_steps_go_on_and_never_back(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    assert game.moment.step == 1
    game.until(prompt("interfere", "last_word"))
    assert game.moment.step >= 3
    game.until(prompt("last_word"))
    assert game.moment.step == 4


def test_stakes_name_every_cube_aimed_at_and_what_failure_costs(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    attempt = game.moment.attempt
    aimed = facts.aimed_at(game.view, attempt)
    lines = game.stage.stakes()
    assert {line.sign for line in lines if line.good} == set(aimed)
    assert next(line.sign for line in lines if not line.good) == "stun"
    assert len(aimed) == len(attempt["slots"])


def test_numbers_appear_one_by_one_and_agree_with_the_view_at_rest(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    before = list(game.moment.parts)
    key = next(o.key for o in game.question.options if o.verb == "use")
    since = game.sitting.length
    game.sitting.choose(key)
    shown = game.sitting.shown_to(None, since)
    assert [event.kind for event, _ in shown].count("total_changed") == 1
    for event, view in shown:
        tween = game.stage.animate(event, own_view(view))
        if tween is not None:
            assert game.moment.parts == before, "the number came before its card landed"
            tween.finish()
            game.stage.show(own_view(view), NO_CHOICES)
    assert len(game.moment.parts) == len(before) + 1
    told = game.moment.totals
    game.show(None)
    assert game.moment.totals == told


def texts_on(game: Game) -> list[str]:
    """Everything written on the stage."""
    game.app.stack.push(StageScene(game.stage))
    return [drawn.text for drawn in record(game.app)]


def test_what_is_certain_to_come_is_counted_before_it_is_added(game: Game) -> None:
    """D5.3 step 4: the study bonus comes after the cards, and nobody lays cards for it in vain."""
    game.until(promised)
    coming = game.moment.attempt["coming"]
    more = sum(part["value"] for part in coming)
    before = game.moment.totals
    assert more > 0
    assert game.moment.expected == (before[0] + more, before[1])
    assert game.stage.degrees == tilt(*game.moment.expected)
    key, n = facts.verdict_key(*game.moment.expected)
    said = texts_on(game)
    assert game.app.words(f"dungeonology.attempt.verdict.{key}", n=n) in said
    assert any(game.app.words("dungeonology.attempt.asked.coming", n=more) in text for text in said)
    assert {str(total) for total in game.moment.expected} <= set(said)


def test_numbers_to_come_stand_apart_and_tell_so(game: Game) -> None:
    game.until(promised)
    assert game.app.words("dungeonology.attempt.later.cards") in texts_on(game)
    hints = [spot.hint for spot in game.stage.brush.spots if spot.id.startswith("row:stealth")]
    assert any(game.app.words("dungeonology.attempt.later.certain") in hint for hint in hints)


def test_a_held_card_tells_what_will_be_once_all_has_come(game: Game) -> None:
    game.until(promised)
    key = next(k for k in game.stage.choices.keys if k.startswith("use:"))
    known = own_preview(game.stage.choices.preview(key))
    game.answer(key)
    if game.question.find("done"):
        game.answer("done")
    assert game.moment.totals == (known["stealth"], known["alert"])


def test_numbers_to_come_are_counted_once_while_they_are_told(game: Game) -> None:
    """What is certain comes one by one after the cards; the balance stands still meanwhile."""
    game.until(promised)
    expected = game.moment.expected
    if game.question.find("done") is None:
        game.answer(next(o.key for o in game.question.options if o.verb == "use"))
        expected = game.moment.expected
    since = game.sitting.length
    if game.question.prompt == "generate":
        game.sitting.choose("done")
    told = [
        own_view(view)["attempt"]
        for event, view in game.sitting.shown_to(None, since)
        if event.kind == "total_changed" and event.facts["player"] == facts.NOBODY
    ]
    assert told
    for attempt in told:
        assert attempt is not None
        assert (attempt["expected"]["stealth"], attempt["expected"]["alert"]) == expected


def test_a_divination_to_come_is_named_and_not_counted(game: Game) -> None:
    def lucky(sitting: Sitting, question: Question) -> bool:
        attempt = attempt_in(sitting)
        return question.prompt == "generate" and bool(attempt and attempt["divinations"])

    game.until(lucky)
    coming = game.moment.attempt["coming"]
    assert game.moment.expected[1] == game.moment.totals[1]
    assert game.moment.expected[0] == game.moment.totals[0] + sum(p["value"] for p in coming)
    assert game.app.words("dungeonology.attempt.later.unknown") in texts_on(game)


def test_going_back_in_time_takes_numbers_back(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    before, earlier, sources = game.moment.totals, game.view, len(game.moment.parts)
    game.answer(next(o.key for o in game.question.options if o.verb == "use"))
    assert len(game.moment.parts) > sources
    game.stage.show(earlier, NO_CHOICES)
    assert game.moment.totals == before
    assert len(game.moment.parts) == sources


# How it is played


def test_pointing_at_a_card_shows_the_new_total_before_it_is_played(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    spot = next(s for s in game.stage.spots() if s.key.startswith("use:"))
    game.point(spot.rect.center)
    game.app.stack.push(StageScene(game.stage))
    known = own_preview(game.stage.choices.preview(spot.key))
    texts = [drawn.text for drawn in record(game.app)]
    assert any(signed(known["value"]) in text for text in texts)
    assert any(f"{known['stealth']} against {known['alert']}" in text for text in texts)
    assert not game.chosen


def test_what_a_card_would_do_is_told_off_the_cards_that_were_laid(game: Game) -> None:
    game.until(lambda s, q: q.prompt == "interfere" and game.stage.moment is not None)
    choices = game.stage.choices
    keys = [key for key in choices.keys if "value" in choices.preview(key)]
    spot = next(s for s in game.stage.spots() if s.key in keys)
    game.point(spot.rect.center)
    game.app.stack.push(StageScene(game.stage))
    [slip] = [drawn.rect for drawn in record(game.app) if " against " in drawn.text][-1:]
    stage = sure(game.stage.stage)
    laid = CardsPainter(game.stage.brush, stage, game.moment).slots()[:-1]
    assert laid
    assert slip.collidelist(laid) < 0
    assert slip.top >= stage.page.bottom


def test_a_click_on_a_card_plays_it_and_one_on_a_button_ends_it(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    game.click(game.spot("use:").center)
    assert game.chosen[-1].startswith("use:")
    game.answer(game.chosen[-1])
    game.until(lambda _, question: question.find("done") is not None)
    game.point((3, 3))
    game.click(game.spot("done").center)
    assert game.chosen[-1] == "done"


def test_every_answer_of_an_attempt_has_a_place_on_the_stage(game: Game) -> None:
    seen = set()
    for _ in range(12):
        game.until(prompt("generate", "divination", "intervene", "last_word", "interfere", "duel"))
        spots = {spot.key for spot in game.stage.spots() if spot.key}
        offered = set(Asked(game.sitting, game.speech).keys)
        assert offered <= spots
        seen.add(game.question.prompt)
        game.answer()
    assert {"generate", "last_word"} <= seen


def test_divined_cards_turn_over_and_one_is_picked(game: Game) -> None:
    game.until(prompt("divination"), verb_first("play", "interfere"))
    cards = game.moment.attempt["divined"]
    assert game.moment.divined == cards
    assert not [s for s in game.stage.spots() if s.id.startswith("hand:")]
    picks = [s for s in game.stage.spots() if s.key.startswith("pick:")]
    assert {s.key for s in picks} == {f"pick:{card}" for card in cards}
    game.click(picks[-1].rect.center)
    assert game.chosen == [picks[-1].key]
    game.answer(picks[-1].key)
    assert not game.moment.divined


def test_nothing_of_a_hand_is_shown_to_everybody(game: Game) -> None:
    game.until(prompt("generate", kind="study"))
    game.show(None)
    assert not [s for s in game.stage.spots() if s.thing and s.thing[0] == "card" and s.key]
    hand = [s for s in game.stage.spots() if s.id.startswith("hand:")]
    assert hand
    assert all(s.thing is None for s in hand)


# How it ends


def test_the_verdict_and_its_consequences_are_told_line_by_line(game: Game) -> None:
    game.until(prompt("last_word"))
    while game.view["attempt"] is not None:
        game.answer("pass" if game.question.find("pass") else None)
    ending = game.stage.ending
    assert ending is not None
    assert ending.success == (ending.totals[0] >= ending.totals[1])
    assert ending.lines or game.question.prompt == "stun"


def test_equal_cubes_of_one_study_are_one_line_of_the_verdict(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.until(prompt("last_word"))
    while game.view["attempt"] is not None:
        game.answer("pass" if game.question.find("pass") else None)
    ending, said = sure(game.stage.ending), list[str]()
    kinds = ("civ", "wealth", "civ", "civ")
    told = [Event("cube_collected", {"seat": 0, "zone": "I-2", "type": kind}) for kind in kinds]
    ending.lines.clear()
    for event in told:
        ending.tell(event, game.view).finish()
    brush = game.stage.brush
    monkeypatch.setattr(brush, "write_short", lambda *words: said.append(words[1]))
    ending.paint(game.app.screen)
    one, other = (game.speech.event(event) for event in told[:2])
    assert said[-2:] == [one.removesuffix(".") + ", 3 times.", other]


def test_the_choice_after_a_failure_stands_on_the_stage(game: Game) -> None:
    game.until(lambda s, q: q.prompt == "stun" and game.stage.ending is not None)
    view = own_view(game.sitting.view(game.question.seat))
    assert game.stage.is_open(view, False, "stun")
    keys = {spot.key for spot in game.stage.spots() if spot.key}
    assert {"stun", "sacrifice"} <= keys
    game.click(game.spot("sacrifice").center)
    assert game.chosen == ["sacrifice"]
    assert not game.stage.is_open(view, False, "priority")


def test_a_stun_of_another_day_does_not_open_the_stage(game: Game) -> None:
    game.until(lambda s, q: q.prompt == "stun" and game.stage.ending is not None)
    assert game.stage.spots()
    assert game.stage._pieces
    game.until(lambda s, q: q.prompt == "begin")
    assert game.stage.ending is None
    assert not game.stage._pieces, "as large as the window, and for nobody"
