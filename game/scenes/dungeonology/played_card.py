"""The card somebody has just played, large on the table until it is settled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.hand.layout import SHAPE
from game.scenes.table.papers import Sheet
from game.ui.look import BODY, Look, Touch
from game.ui.widgets import Label, Panel, Widget, widget

if TYPE_CHECKING:
    from game.engine.titles.dungeonology.view_types import PlayView
    from game.scenes.dungeonology.speech import DungeonSpeech

#: Its width in units, and the largest share of the room's height it takes.
WIDTH, SHARE = 300, 0.8


@widget
class CardPicture(Widget):
    """A card, face up."""

    card: str
    picture: Callable[[str, int], pygame.Surface]

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        look.drop_shadow(surface, self.rect, 16, 200)
        face = self.picture(self.card, self.rect.w)
        surface.blit(face, face.get_rect(center=self.rect.center))


def played_card_widgets(
    look: Look,
    play: PlayView,
    speech: DungeonSpeech,
    room: pygame.Rect,
    picture: Callable[[str, int], pygame.Surface],
) -> Sheet:
    """The card with who plays it, and on whom, in the middle of a room."""
    text = speech.event(Event("card_declared", dict(play)))
    style, pad, gap = BODY.but(align="centre"), look.u(10), look.u(8)
    high = look.height(style, 2) + 2 * pad
    wide = min(look.u(WIDTH), round((room.h * SHARE - high - gap) / SHAPE), room.w - 2 * pad)
    card = pygame.Rect(0, 0, wide, round(wide * SHAPE))
    words = look.type.size(text, style, max(wide, look.u(WIDTH)) - 2 * pad)
    slip = pygame.Rect(0, 0, max(wide, words[0] + 2 * pad), words[1] + 2 * pad)
    whole = pygame.Rect(0, 0, max(card.w, slip.w), card.h + gap + slip.h)
    whole.center = room.center
    card.midtop, slip.midbottom = whole.midtop, whole.midbottom
    inner = slip.inflate(-2 * pad, -2 * pad)
    return whole, [
        CardPicture(id="played", rect=card, card=play["card"], picture=picture),
        Panel(id="played:slip", rect=slip, seed=27, tear=2),
        Label(id="played:text", rect=inner, text=text, style=style, valign="middle"),
    ]
