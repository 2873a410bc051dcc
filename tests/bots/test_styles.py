"""Styles and aims: every one has its words, and nothing hidden is told."""

from __future__ import annotations

import pytest

from game import api
from game.bots.aims import aim_of
from game.bots.mind import think
from game.content.judgement import load_judgement
from game.content.texts import catalogue
from game.engine.titles import TITLES, title_part
from game.session.setup import KINDS, SeatSetUp, SetUp, quick_setup, styles_of


@pytest.mark.parametrize("title", TITLES)
def test_every_style_has_weights_and_words(title: str) -> None:
    styles = load_judgement(title).styles
    assert len(styles) >= 3
    assert set(styles) == set(title_part(title, "game.bots.{}.weights", "STYLES"))
    for style in styles:
        assert f"{title}.style.{style}" in catalogue().texts
        assert f"{title}.style_tip.{style}" in catalogue().texts


@pytest.mark.parametrize("title", TITLES)
def test_computers_of_a_quick_game_are_three_characters(title: str) -> None:
    setup = quick_setup(title, ["Ada", "Bruno", "Chiara", "Dario"])
    styles = [seat.style for seat in setup.seats]
    assert styles[0] == ""
    assert len(set(styles[1:])) == 3


def test_a_style_that_is_none_is_refused() -> None:
    assert [styles_of("atlandice", kind) != () for kind in KINDS] == [
        False,
        False,
        False,
        True,
        True,
    ]
    seats = [SeatSetUp("Ada", "red"), SeatSetUp("Bruno", "blue", "scholar", style="sailor")]
    with pytest.raises(ValueError, match="sailor"):
        SetUp("atlandice", seats)


@pytest.mark.parametrize("title", TITLES)
def test_aims_have_words_and_follow_from_what_everybody_sees(title: str) -> None:
    state = api.new_game(title, 3, 5)
    api.seat_computers(state, range(3))
    told = set()
    for number in range(10_000):
        if state.question is None:
            break
        if number % 20 == 0:
            for seat in range(3):
                aim = aim_of(api.project(state, None), seat)
                assert aim == aim_of(api.project(api.redeal(state, None, 3), seat), seat)
                told.add(aim.name)
                for key in (f"{title}.aim.{aim.name}", *aim.args.values()):
                    assert key in catalogue().texts
        style = list(load_judgement(title).styles)[state.question.seat]
        api.choose(state, think(state, "scholar", style, 1).key)
    assert len(told) > 2
