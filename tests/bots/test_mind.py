"""What a mind answers: the same for equal views, in every title and at every level."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from game import api
from game.bots import mind, professor
from game.bots.judgement import judged, sense_of, weights_of
from game.bots.levels import LEVELS, OLD_NAMES, level_named
from game.bots.mind import LEAST_CHANGE, advise, judge, reasons, think
from game.bots.professor import Dropped, Ranked, Tried
from game.content.judgement import load_judgement
from game.engine.titles import TITLES


@cache
def standing(title: str) -> api.State:
    """A position in the middle of a game of two, where there is much to choose."""
    state = api.new_game(title, 2, 3)
    for n in range(400):
        question = state.question
        assert question
        field = sense_of(title).field(state, question.options[0].key)
        if n > 40 and len(field) > 3:
            return state
        api.choose(state, think(state, "scholar").key)
    raise LookupError(title)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", TITLES)
def test_two_games_that_look_the_same_get_the_same_answer(title: str, level: str) -> None:
    """They differ in nothing but what the seat may not know."""
    state = standing(title)
    assert state.question
    seat = state.question.seat
    twins = [api.redeal(state, seat, seed) for seed in (5, 6)]
    assert twins[0].to_dict() != twins[1].to_dict()
    one, other = (think(twin, level, seed=4) for twin in twins)
    assert one == other
    assert state.question.find(one.key)
    if level == "professor":
        assert one.looks >= len(one.ranking) * load_judgement(title).deals[0]
        assert {ranked.key for ranked in one.ranking} <= {o.key for o in state.question.options}


@pytest.mark.parametrize("title", TITLES)
def test_reasons_are_features_that_speak_for_an_answer(title: str) -> None:
    state = standing(title)
    assert state.question
    dealt = api.redeal(state, state.question.seat, 5)
    found = think(dealt, "professor", seed=4)
    told = reasons(dealt, found)
    assert 1 <= len(told) <= 3
    assert {reason.name for reason in told} <= set(sense_of(title).names)
    assert all(abs(reason.change) >= LEAST_CHANGE for reason in told)
    best = found.ranking[0]._replace(value=2.5)
    slight = best._replace(facts=tuple(fact + 0.9 * LEAST_CHANGE for fact in best.facts))
    alike = found._replace(ranking=(slight, best), risk=0.25)
    assert reasons(dealt, alike) == [("risk", 0.25, None), ("ahead", 2.5, None)]
    there = tuple(fact - 2 for fact in best.facts)
    names = {reason.name for reason in reasons(dealt, alike._replace(now=there), 99)}
    assert names
    assert not names & sense_of(title).fleeting
    assert reasons(dealt, think(dealt, "scholar", seed=4)) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_advice_has_two_or_three_reasons(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is answered at once, and where the next best does the same."""
    hasty = msgspec.structs.replace(load_judgement(title), deals=[1, 1, 2])
    monkeypatch.setattr(professor, "load_judgement", lambda _: hasty)
    state, told = api.new_game(title, 2, 3), []
    for number in range(240):
        question = state.question
        if question is None:
            break
        if len(question.options) > 1 and number % 8 == 0:
            dealt = api.redeal(state, question.seat, 5)
            carrying = reasons(dealt, advise(dealt, seed=4))
            assert 2 <= len(carrying) <= 3, question
            assert all(not one.than or question.find(one.than) for one in carrying)
            told += carrying
        api.choose(state, think(state, "scholar").key)
    assert {one.name for one in told if one.than is not None} <= set(sense_of(title).names)
    assert any(one.than == "" for one in told), "compared with now"


@pytest.mark.parametrize("title", ["dungeonology", "catacombs"])
def test_advice_weighs_also_what_is_answered_at_once(title: str) -> None:
    state = api.new_game(title, 2, 3)
    while True:
        question = state.question
        assert question
        dealt = api.redeal(state, question.seat, 5)
        found = think(dealt, "professor", seed=4)
        if len(question.options) > 1 and not found.ranking:
            break
        api.choose(state, think(state, "scholar").key)
    told, twin = (advise(api.redeal(dealt, question.seat, n), seed=4) for n in (5, 6))
    assert told == twin
    assert told.key == told.ranking[0].key == found.key
    assert {one.key for one in told.ranking} == {one.key for one in question.options}


def test_no_reason_is_told_the_wrong_way_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """To lie behind may count a little for a seat early in a game; nobody says so."""
    dealt = api.new_game("atlandice", 2, 3)
    names = sense_of("atlandice").names
    none, behind = (0.0,) * len(names), tuple(float(name == "gap") for name in names)
    told = {}
    for first in (-0.1, 0.1):
        weights = tuple((first, -0.2 - first) for _ in names)
        monkeypatch.setattr(mind, "weights_of", lambda _, found=weights: found)
        one, other = (
            Ranked(key, 1.0, 0.1, 0.5, facts) for key, facts in (("a", behind), ("b", none))
        )
        told[first] = [
            [(r.name, r.change) for r in reasons(dealt, mind.Answer("a", ranking)) if r.than]
            for ranking in ((one, other), (other, one))
        ]
    assert told == {-0.1: [[], [("gap", -1.0)]], 0.1: [[], []]}


@cache
def after_a_step() -> tuple[api.State, str]:
    """In the middle of a movement, where the way back is open."""
    state, left = api.new_game("dungeonology", 2, 3), ""
    while (question := state.question) and not (left and question.find(left)):
        view: Any = api.project(state, question.seat)
        on = [o for o in question.options if question.prompt == "move" and o.verb == "step"]
        left = f"step:{view['scholars'][question.seat]['zone']}" if on else ""
        api.choose(state, on[0].key if on else think(state, "scholar").key)
    return state, left


@pytest.mark.parametrize("recalls", [True, False])
def test_in_one_movement_nobody_who_searches_goes_to_and_fro(recalls: bool) -> None:
    """Neither in fact nor in mind; only the trail keeps it from it."""
    state, back = after_a_step()
    assert state.question
    dealt: Any = api.redeal(state, state.question.seat, 5)
    assert dealt.trail
    if not recalls:
        dealt.trail = ()
    found, sense = think(dealt, "professor", seed=4), sense_of("dungeonology")
    assert (back in {one.key for one in found.ranking}) is not recalls
    assert (back in {one.key for one in sense.onward(dealt).options}) is not recalls
    for zone in dealt.map.zones:
        dealt.trail += ((state.question.seat, zone),)
    assert sense.reply(dealt, state.question.seat).partition(":")[0] in ("explore", "end")


@cache
def in_maximum_alert() -> Any:
    state: Any = api.new_game("dungeonology", 2, 3)
    while not (state.maximum and len(sense_of("dungeonology").field(state, "")) > 2):
        api.choose(state, think(state, "scholar").key)
    return state


def test_in_maximum_alert_looks_go_on_to_the_end_where_points_alone_are_left() -> None:
    state = in_maximum_alert()
    found = think(api.redeal(state, state.question.seat, 5), "professor", seed=4)
    assert found.looks
    assert all(one.facts[0] and not any(one.facts[1:]) for one in found.ranking)


def test_in_maximum_alert_a_judgement_counts_who_wins_in_the_end() -> None:
    """A thesis that passes gives up what features count: it must not look like a loss."""
    told = judge(in_maximum_alert(), seed=1, deals=4)
    assert sum(told) == 1
    assert all(8 * chance in range(9) for chance in told), "won, lost or shared in each deal"
    with pytest.raises(Dropped):
        judge(in_maximum_alert(), is_wanted=lambda: False)


@pytest.mark.parametrize("title", TITLES)
def test_a_judgement_is_a_chance_for_every_seat(title: str) -> None:
    state = standing(title)
    told = judge(state, seed=1, deals=4)
    assert len(told) == state.seats
    assert sum(told) == pytest.approx(1)
    assert told == judge(api.redeal(state, None, 9), seed=1, deals=4)


@pytest.mark.parametrize("title", TITLES)
def test_every_feature_has_a_weight(title: str) -> None:
    sense, state = sense_of(title), standing(title)
    assert set(sense.names) == set(load_judgement(title).weights)
    assert {len(seat) for seat in sense.features(state)} == {len(sense.names)}
    assert 0 <= sense.progress(state) <= 1
    assert len(judged(state, weights_of(title)).points) == state.seats


def test_levels_are_known_by_their_old_names() -> None:
    assert [level_named(name) for name in OLD_NAMES] == ["whimsical", "scholar"]
    with pytest.raises(LookupError, match="no computer player 'clever'"):
        level_named("clever")


def test_a_search_that_is_not_wanted_ends_at_the_next_look() -> None:
    state = standing("atlandice")
    looks = iter([True] * 7)
    with pytest.raises(Dropped):
        think(state, "professor", is_wanted=lambda: next(looks, False))
    assert next(looks, None) is None


def test_an_answer_has_to_be_clearly_better_than_what_looks_best_at_once() -> None:
    own, other = Tried("own"), Tried("other")
    own.chances, other.chances = [0.9, 0.5, 0.5, 0.5, 0.5], [0.1, 0.6, 0.4, 0.7, 0.5]
    assert not other.beats(own, 4, 1.5)
    other.chances = [0.1, 0.6, 0.6, 0.7, 0.6]
    assert other.beats(own, 4, 1.5)  # the first deal was before the last ones
    assert not other.beats(own, 5, 1.5)


def test_no_more_deals_are_spent_on_what_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is one of the best either way; asked for more certainty it takes more looks."""
    dealt = standing("atlandice")
    looks = []
    for sure in (1.0, 3.0, 0.0):
        judgement = msgspec.structs.replace(load_judgement("atlandice"), sure=sure)
        monkeypatch.setattr(professor, "load_judgement", lambda _, found=judgement: found)
        found = think(dealt, "professor", seed=4)
        looks.append(found.looks)
        assert found.ranking[0].key == found.key
    assert looks == sorted(set(looks))
