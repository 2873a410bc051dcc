"""What comes up in the middle of a move is drawn before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.assets.pictures import Pictures
from game.scenes.dungeonology.drawn_ahead import CARDS, drawings, on_the_map
from game.scenes.dungeonology.played_card import WIDTH
from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.app import App
from game.ui.card_press import Sheet

MakeApp = Callable[..., App]


def test_a_played_card_waits_for_neither_its_picture_nor_its_frame(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app((1280, 720))
    art, look, ahead = art_of(app), app.look, Pictures()
    asked: set[tuple[str, int, int]] = set()
    get = look.pictures.get

    def noted(name: str, *size: float) -> object:
        if len(size) == 2:
            asked.add((name, round(size[0]), round(size[1])))
        return get(name, *size)

    one_of_each = {trick.family: card for card, trick in art.box.tricks.items()}
    with monkeypatch.context() as patch:
        patch.setattr(look.pictures, "get", noted)
        for card in one_of_each.values():
            art.cards.faces._full(Sheet(look.u(WIDTH)), art.cards.printed_trick(card))
    for names, units in drawings(art.box):
        for name in {name for name, *_ in asked}.intersection(names):
            ahead._prepare(name, look.u(units))
    assert len(asked) >= 2 * len(one_of_each)
    assert {box for box in asked if ahead._from_master(*box) is None} == set()


def test_pawns_signs_and_backs_of_the_map_are_drawn_ahead(make_app: MakeApp) -> None:
    app = make_app((1280, 720))
    there = set(filter(app.look.pictures.has, on_the_map(art_of(app).box)))
    assert {"dungeonology/pawns/sofia_red", "signs/door_civ", "signs/ambush"} <= there
    assert f"{CARDS}/backs/zone_1" in there
