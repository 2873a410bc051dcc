"""The registry of titles: one line, and a folder in every layer."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import api
from game.bootstrap import ROOT
from game.bots.greedy import advice_of
from game.content.titles import content_of
from game.engine.titles import TITLES, title_part
from game.scenes.pages.setup import SetUpScene
from game.scenes.records.score_sources import sources_of
from game.scenes.shell import title_scenes
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


@pytest.mark.parametrize("title", TITLES)
def test_the_screen_finds_what_a_title_brings(title: str) -> None:
    assert title_scenes.book_of(title).__module__ == f"game.scenes.{title}.book"
    assert all(callable(part) for part in title_scenes.scenes_of(title))
    assert issubclass(title_part(title, "game.scenes.{}.setup", "SETUP"), SetUpScene)
    assert sources_of(title)


def test_a_title_that_is_not_there_is_named_in_a_sentence() -> None:
    with pytest.raises(KeyError, match="no title 'chess'; there are dungeonology, atlandice"):
        title_part("chess", "game.content.{}", "CONTENT")
