"""The card somebody has just played, large on the table until it is settled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.content.dungeonology.phrases import aux_text
from game.content.texts import capital
from game.engine.core.agenda import Event
from game.scenes.hand.layout import SHAPE
from game.scenes.table.papers import Sheet
from game.ui.look import BODY, Look, Touch
from game.ui.widgets import Label, Paper, Widget, widget

if TYPE_CHECKING:
    from game.engine.titles.dungeonology.view_types import PlayView
    from game.scenes.dungeonology.cards import CardArt
    from game.scenes.dungeonology.speech import DungeonSpeech

#: Its width and that of the words below it in units, and the largest share of the room's height.
WIDTH, SLIP, SHARE = 300, 380, 0.86


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
    cards: CardArt,
    is_acting: bool,
) -> Sheet:
    """The card with who plays it, on whom and what it does, in the middle of a room."""
    effect = (
        aux_text(speech.box, play["card"], speech.words.texts, is_acting)
        if play["part"] == "aux"
        else capital(cards.printed_trick(play["card"]).rule)
    )
    text = "\n".join(filter(None, (speech.event(Event("card_declared", dict(play))), effect)))
    style, pad, gap = BODY.but(align="centre"), look.u(10), look.u(8)
    inner = min(look.u(SLIP), room.w - 4 * pad)
    words = look.type.size(text, style, inner)
    slip = pygame.Rect(0, 0, words[0] + 2 * pad, words[1] + 2 * pad)
    wide = min(look.u(WIDTH), round((room.h * SHARE - slip.h - gap) / SHAPE), room.w - 2 * pad)
    card = pygame.Rect(0, 0, wide, round(wide * SHAPE))
    whole = pygame.Rect(0, 0, max(card.w, slip.w), card.h + gap + slip.h)
    whole.center = room.center
    card.midtop, slip.midbottom = whole.midtop, whole.midbottom
    return whole, [
        CardPicture(id="played", rect=card, card=play["card"], picture=cards.trick),
        Paper(id="played:slip", rect=slip, seed=27, tear=2),
        Label(
            id="played:text",
            rect=slip.inflate(-2 * pad, -2 * pad),
            text=text,
            style=style,
            valign="middle",
        ),
    ]
