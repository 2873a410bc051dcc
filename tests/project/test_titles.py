"""The registry of titles: one line, and a folder in every layer."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import api
from game.bootstrap import ROOT
from game.bots.greedy import advice_of
from game.bots.sim import notes_of
from game.bots.sim_table import Notes
from game.content.texts import catalogue
from game.content.titles import content_of, load
from game.engine.core.options import Number, OneOf
from game.engine.titles import TITLES, title_part
from game.engine.titles.dungeonology.options import SCHOLARS
from game.engine.titles.dungeonology.setup import ROUND_LIMITS, choices
from game.scenes.pages.setup import SetUpScene
from game.scenes.records.score_sources import sources_of
from game.scenes.shell import title_scenes
from game.session.setup import options_of
from game.session.traits import traits_of


def folders(place: str) -> set[str]:
    return {path.name for path in (Path(ROOT) / place).iterdir() if path.is_dir()} - {"__pycache__"}


def test_a_folder_of_rules_and_one_of_data_make_a_title() -> None:
    assert set(TITLES) == folders("game/engine/titles")
    assert set(TITLES) == folders("data") - {"text"}


@pytest.mark.parametrize("title", TITLES)
def test_every_layer_finds_what_a_title_brings(title: str) -> None:
    assert api.title_of(title).id == title
    assert content_of(title).title == title
    assert callable(advice_of(title))
    assert traits_of(title).quiet
    assert options_of(title).seats == api.title_of(title).seats
    assert issubclass(notes_of(title), Notes)


ASKED_FOR = (
    "title.name",
    "title.about",
    "title.call",
    "title.players",
    "title.setup",
    "session.moment",
)


@pytest.mark.parametrize("title", TITLES)
def test_shared_rooms_find_the_texts_they_ask_a_title_for(title: str) -> None:
    texts = catalogue()
    assert [key for key in ASKED_FOR if f"{title}.{key}" not in texts] == []
    declared, traits = options_of(title), traits_of(title)
    for choice in declared.of_a_seat:
        assert f"{title}.setup.fault.doubled_{choice.name}" in texts
    for part in traits.best:
        assert {f"{title}.history.best.{part}", f"{title}.history.never.{part}"} <= set(texts)
    assert not traits.role or f"{title}.history.roles" in texts


def test_d2_1_the_declared_options_are_those_the_rules_take() -> None:
    values = choices(load("dungeonology"))
    for option in options_of("dungeonology").options:
        if isinstance(option, OneOf):
            assert (set(option.values), option.default) == (
                set(values[option.name]),
                values[option.name][0],
            )
    limit = options_of("dungeonology").find("round_limit")
    assert isinstance(limit, Number)
    assert range(limit.least, limit.most + 1) == ROUND_LIMITS
    assert limit.default == load("dungeonology").supply.round_limit
    assert set(SCHOLARS) == set(load("dungeonology").scholars)


@pytest.mark.parametrize("title", title_scenes.SHOWN)
def test_the_screen_finds_what_a_title_brings(title: str) -> None:
    assert title_scenes.book_of(title).__module__ == f"game.scenes.{title}.book"
    assert all(callable(part) for part in title_scenes.scenes_of(title))
    assert issubclass(title_part(title, "game.scenes.{}.setup", "SETUP"), SetUpScene)
    assert sources_of(title)


def test_a_title_that_is_not_there_is_named_in_a_sentence() -> None:
    with pytest.raises(
        KeyError, match="no title 'chess'; there are dungeonology, atlandice, catacombs"
    ):
        title_part("chess", "game.content.{}", "CONTENT")
