"""The map takes the whole window: panels fold away and back, by key and by mouse."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.dungeonology.table import PANELS
from game.scenes.dungeonology.table_papers import LEAST_LOG
from game.scenes.shell.app import App
from tests.ui.solo import a_table, sitting_at
from tests.ui.typed import sure

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
Make = Callable[..., App]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_panels_fold_away_and_back(make_app: Make, size: tuple[int, int]) -> None:
    table, driver = a_table(make_app(size, speed="off", hints=False), sitting_at(13, 7))
    table.recap.close()
    before, clear = driver.pixels(), table.board.camera.clear.copy()
    panels = [table.parts[name] for name in PANELS]
    driver.key(pygame.K_f)
    driver.pump(20)
    assert not [part for part in panels if part in table.visible()]
    assert table.parts["ribbon"] in table.visible()
    whole = table.board.camera.clear
    assert whole.w * whole.h > 1.5 * clear.w * clear.h
    for name in ("slip", "answer:rest", "answer:end", "undo", "menu", "fold"):
        widget = table.page.find(name)
        assert widget is not None, name
        assert table.area.contains(widget.rect)
    slip = sure(table.page.find("slip")).rect
    tools = [sure(table.page.find(name)).rect for name in ("undo", "menu", "answer:end", "fold")]
    assert slip.collidelist(tools) < 0
    assert not [w.id for w, _ in table.page.each() if w.id.startswith("answer:play")]
    driver.click("fold")
    driver.pump(20)
    assert all(part in table.visible() for part in panels)
    driver.move((2, size[1] // 2))
    table.board.camera.follow()
    driver.pump(30)
    assert table.board.camera.clear == clear
    driver.move((5, 5))
    assert len(driver.pixels()) == len(before)


def test_a_question_about_cards_stays_when_the_hand_is_folded_away(make_app: Make) -> None:
    table, driver = a_table(
        make_app(speed="off", hints=False), sitting_at(1, 3, prompt="rest_discard")
    )
    keys = table.presenter.choices.by_verb("discard")
    assert keys
    assert table.page.find(f"answer:{keys[0]}") is None
    driver.key(pygame.K_f)
    assert table.page.find(f"answer:{keys[0]}") is not None


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_open_log_pushes_no_list_about(make_app: Make, size: tuple[int, int]) -> None:
    table, driver = a_table(make_app(size, speed="off", hints=False), sitting_at(13, 7))
    for is_folded in (False, True):
        assert table.folded == is_folded
        before = sure(table.page.find("slip")).rect
        driver.key(pygame.K_l)
        driver.pump(5)
        slip = sure(table.page.find("slip")).rect
        assert slip == before
        assert not slip.colliderect(table.log.rect)
        assert table.area.contains(table.log.rect)
        assert table.log.rect.h >= table.u(LEAST_LOG)
        driver.key(pygame.K_l)
        driver.key(pygame.K_f)
