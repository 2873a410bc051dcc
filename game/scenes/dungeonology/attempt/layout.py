"""Where everything on the stage of attempts lies, for any window and text size."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.scenes.dungeonology.layout import tool_places
from game.scenes.seats.window_bar import bar_room
from game.ui.look import Look
from game.ui.text import Style

TITLE = Style("title", 26, "cream", shadow="shadow")
ASKED = Style("italic", 23, "cream", shadow="shadow")
ROW = Style("text", 18)
VALUE = Style("title", 20)
#: The measures at 1600x900.
FRAME_W, PAGE_GAP, DISC = 336, 24, 164
BAND, PANEL_W, LIST_W, CARD_W = 278, 430, 186, 112
CARD_SHAPE = 1.4


class StagePlaces(NamedTuple):
    """Rectangles of the stage."""

    ribbon: pygame.Rect
    asked: pygame.Rect
    left: pygame.Rect
    right: pygame.Rect
    page: pygame.Rect
    disc: int
    balance: pygame.Rect
    half_beam: int
    lists: tuple[pygame.Rect, pygame.Rect]
    row: int
    cards: pygame.Rect
    card: int
    stakes: pygame.Rect
    answers: pygame.Rect
    buttons: pygame.Rect
    fan: pygame.Rect
    bar: pygame.Rect


def stage(look: Look, area: pygame.Rect) -> StagePlaces:
    """Lay the stage out: with large text frames give way to lists, and panels grow wider."""
    u = look.u
    large = look.scale.large_text
    ribbon = pygame.Rect(area.x, area.y, area.w, max(u(64), look.height(TITLE, 1, 8)))
    band = u(BAND)
    bottom = area.bottom - band
    # What is asked stands where no lifted card can hide it.
    asked = pygame.Rect(area.x + u(32), ribbon.bottom + u(3), area.w - 2 * u(32), 0)
    asked.h = look.height(ASKED, 1, 1)
    top = asked.bottom + u(8)
    slip = look.height(Style("title", 24), 1, 6)
    frame_w = max(round(u(FRAME_W) / max(1.0, large) ** 1.3), area.w // 8)
    frame_h = bottom - u(8) - slip // 2 - top
    left = pygame.Rect(area.x + u(32), top + u(6), frame_w, frame_h)
    right = left.copy()
    right.right = area.right - u(32)
    gap = u(PAGE_GAP)
    page = pygame.Rect(left.right + gap, top - u(2), right.left - left.right - 2 * gap, 0)
    page.h = bottom - page.y
    disc = u(DISC)
    card_h = min(u(CARD_W * CARD_SHAPE), round(page.h * 0.31))
    cards = pygame.Rect(page.x + u(24), 0, page.w - u(48), card_h)
    cards.bottom = page.bottom - u(14)
    row = max(u(33), look.height(ROW, 1, 3))
    list_w = min(round(u(LIST_W) * max(1.0, large)), page.w // 3)
    list_top = page.y + disc // 2 + round(disc * 0.62)
    list_h = cards.y - u(14) - list_top
    one = pygame.Rect(page.x + u(20), list_top, list_w, list_h)
    other = one.copy()
    other.right = page.right - u(20)
    balance = pygame.Rect(one.right, page.y + u(8), other.left - one.right, 0)
    balance.h = cards.y - u(8) - balance.y
    # A pan is nearly as wide as half the beam, and must not touch the lists.
    half = round((balance.w / 2 - u(2)) / 1.46)
    return StagePlaces(
        ribbon, asked, left, right, page, disc, balance, half, (one, other), row, cards,
        round(card_h / CARD_SHAPE), *_lower(look, area, page.bottom + u(8)),
    )  # fmt: skip


def _lower(
    look: Look, area: pygame.Rect, top: int
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
    """Stakes at the left, who may answer at the right above the buttons, the hand between.

    The bar of a window takes the room of hand and answers, beside the round buttons.
    """
    u = look.u
    wide = min(round(u(PANEL_W) * max(1.0, look.scale.large_text) ** 0.5), round(area.w * 0.31))
    stakes = pygame.Rect(area.x + u(24), top, wide, area.bottom - u(16) - top)
    # The lower right corner belongs to the round buttons of the table.
    round_ones = tool_places(look, area)
    left, upper = round_ones[0].topleft
    answers = pygame.Rect(0, top, wide, upper - u(14) - top)
    answers.right = area.right - u(24)
    buttons = pygame.Rect(answers.x, answers.bottom + u(8), 0, 0)
    buttons.w = left - u(12) - buttons.x
    buttons.h = area.bottom - u(14) - buttons.y
    fan = pygame.Rect(stakes.right + u(10), 0, answers.x - stakes.right - u(20), u(BAND))
    fan.bottom = area.bottom
    foot = pygame.Rect(stakes.x, top, left - u(12) - stakes.x, area.bottom - u(14) - top)
    return stakes, answers, buttons, fan, bar_room(look, stakes, foot)
