"""How far it is from the window to the game: whoever follows a click reads so many functions."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import game
from game.scenes.shell.app import App
from game.session.sitting import Sitting
from tests.ui.catacombs_players import CatacombPlayers, at_catacombs, sat_down

MOST = 16
HOME = str(Path(game.__file__).parent)


def test_a_click_is_an_answer_after_sixteen_functions(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    ways: list[list[str]] = []
    choose = Sitting.choose

    def noted(*args: Any, **named: Any) -> Any:
        frame, way = sys._getframe(1), [choose.__qualname__]
        while frame.f_back is not None:
            if frame.f_code.co_filename.startswith(HOME):
                way.append(frame.f_code.co_qualname)
            frame = frame.f_back
        ways.append(way[::-1])
        return choose(*args, **named)

    monkeypatch.setattr(Sitting, "choose", noted)
    table = at_catacombs(make_app(speed="off"), sat_down(2, seed=4, hands="open"))
    players = CatacombPlayers(table)
    for verb in ("play", "play_all", "walk"):  # a card, a paper, the map
        players._answer(table.presenter.choices.by_verb(verb)[0])
    assert len(ways) == 3
    assert all(way[0] == "App.dispatch" for way in ways)
    assert [way for way in ways if len(way) > MOST] == []
