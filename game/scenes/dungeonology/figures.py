"""Pictures of the book of rules that are put together from what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.dungeonology.attempt.art import Balance, framed, tilt, value_disc
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.note_board import NoteBoard
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.zone_tiles import new_pieces, zone_art
from game.scenes.tilemap.model import Face
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: Notes of somebody on the way: cubes by column.
NOTES = (4, 3, 2, 1, 0)
#: Who sneaks past what with which cards in the picture of an attempt, and what it comes to.
SCHOLAR, ZONE, CARDS = "sofia", "I-5", ("T05", "T12")
STEALTH, ALERT = 7, 5
TOTAL = Style("title", 40, "paper_light", align="centre", grows=False)


def zone(app: App, name: str, width: int) -> pygame.Surface:
    """A zone as it comes on the map, with everything printed and lying on it."""
    pieces = new_pieces(art_of(app).box.zones[name])
    return zone_art(app).face(Face(name, 0, pieces), width)


def note_board(app: App, width: int) -> pygame.Surface:
    """A note board with some cubes on it."""
    board = NoteBoard(app.look, art_of(app).box, NOTES)
    wide = max(width, app.look.u(640))
    whole = pygame.Surface((wide, board.height(wide)), pygame.SRCALPHA)
    board.draw(whole, whole.get_rect())
    high = round(whole.get_height() * width / wide)
    return pygame.transform.smoothscale(whole, (width, high))


def attempt(app: App, width: int) -> pygame.Surface:
    """An attempt: scholar and zone, the balance between them, the cards that were laid."""
    look, art = app.look, art_of(app)
    high = round(width * 0.86)
    stage = pygame.Surface((width, high), pygame.SRCALPHA)
    stage.blit(pygame.transform.smoothscale(look.table((width, high)), (width, high)), (0, 0))
    side = round(width * 0.3)
    face = look.pictures.get(portrait(SCHOLAR), side, side * 1.35)
    left = pygame.Rect(round(width * 0.05), round(high * 0.07), side, round(side * 1.2))
    right = left.copy()
    right.right = width - left.x
    framed(stage, look, face, left, look.colour("stealth"), SCHOLAR)
    place = art.zones.picture(ZONE, 0, right.h)
    framed(stage, look, place, right, look.colour("alert"), ZONE, top=False)
    balance = Balance(look)
    balance.place(
        pygame.Rect(left.right, left.y, right.x - left.right, left.h), round(width * 0.15)
    )
    balance.draw(stage, tilt(STEALTH, ALERT))
    for value, name, rect in ((STEALTH, "stealth", left), (ALERT, "alert", right)):
        disc = value_disc(look, name, round(side * 0.5))
        spot = disc.get_rect(center=rect.midbottom)
        stage.blit(disc, spot)
        size = TOTAL.but(size=side * 0.3 / look.scale.unit)
        look.type.write(stage, str(value), size, spot, "middle")
    wide = round(width * 0.22)
    for i, name in enumerate(CARDS):
        card = art.cards.trick(name, wide)
        stage.blit(card, (left.x + i * round(wide * 1.1), round(high * 0.58)))
    return stage
