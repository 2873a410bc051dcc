"""Before an attempt: how many cubes to study, or whom to spy upon, with the Alert of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.content.texts import signed
from game.engine.titles.dungeonology.view_types import Preview, View, own_preview
from game.scenes.dungeonology.attempt import facts
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.base import Overlay
from game.scenes.table.choices import Choices
from game.session.setup import SeatSetUp
from game.ui.enamel import draw_enamel
from game.ui.look import BODY, HEADING, Look, Touch, outline
from game.ui.scale import flow
from game.ui.text import Style
from game.ui.widgets import IconButton, Label, Paper, Scroll, Usable, Widget

if TYPE_CHECKING:
    from game.scenes.hand.fan import Fan
    from game.scenes.shell.app import App

AIMS = ("study", "spy")
"""Verbs whose answers are chosen here."""
TILE_W, DISC, CUBE, MEDAL = 232, 108, 46, 84
NAME = Style("bold", 20, align="centre")
NOTE = Style("text", 17, "ink_faded", "centre")


@dataclass(kw_only=True)
class AimTile(Usable):
    """One way to try it: its cubes, its Alert in red enamel with what it is made of, its worth."""

    cubes: Sequence[str]
    alert: int
    label: str
    parts: str
    text: str
    note: str
    face: str = ""
    colour: str = ""
    #: Does a lesson say that it is right?
    is_right: bool = False

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        lit = touch.hover or touch.focus
        look.drop_shadow(surface, self.rect, 6, 170 if lit else 120)
        surface.blit(look.paper(self.rect.size, 8 + len(self.cubes), 1), self.rect)
        if lit:
            look.brass_frame(surface, self.rect.inflate(-2, -2), 5)
        else:
            outline(surface, self.rect, look.colour("ink_faded"), max(1, look.u(2)), look.u(4))
        top = self._draw_cubes(surface, look)
        side = look.u(DISC)
        centre = (self.rect.centerx, top + side // 2)
        spot = draw_enamel(surface, look, "alert", str(self.alert), centre, side, self.label)
        box = self.rect.inflate(-2 * look.u(10), 0)
        y = spot.bottom + look.u(4)
        lines = ((self.parts, NOTE), (self.text, NAME), (self.note, NOTE.but(colour="ink")))
        for text, style in lines:
            room = pygame.Rect(box.x, y, box.w, look.height(style))
            fitted = look.type.whole(text, style, room.size) or style
            look.type.write(surface, text, fitted, room, "middle", 1)
            y = room.bottom
        if touch.focus or self.is_right:
            look.ring(surface, self.rect)

    def _draw_cubes(self, surface: pygame.Surface, look: Look) -> int:
        """The cubes in a row, the face of a rival beside them; returns what lies below."""
        side, gap, pad = look.u(CUBE), look.u(8), look.u(14)
        pictures = [look.pictures.get(f"signs/cube_{type_}", side) for type_ in self.cubes]
        if self.face:
            pictures.insert(0, look.medallion(self.face, self.colour, look.u(MEDAL)))
        high = max(picture.get_height() for picture in pictures)
        x = self.rect.centerx - (sum(p.get_width() + gap for p in pictures) - gap) // 2
        for picture in pictures:
            y = self.rect.y + pad + (high - picture.get_height()) // 2
            surface.blit(picture, (x, y))
            x += picture.get_width() + gap
        return self.rect.y + pad + high + look.u(6)

    @staticmethod
    def size(look: Look, faces: bool) -> tuple[int, int]:
        """How large a tile must be."""
        top = look.u(MEDAL if faces else CUBE)
        high = look.u(14 + 6 + DISC + 4 + 12) + top + look.height(NAME) + 2 * look.height(NOTE)
        return max(look.u(TILE_W), round(look.u(190) * look.scale.large_text)), high


class AimScene(Overlay):
    """A slip with one tile for each choice; the tip of a tile tells where its Alert comes from."""

    def __init__(
        self,
        app: App,
        view: View,
        choices: Choices,
        keys: Sequence[str],
        seats: Sequence[SeatSetUp],
        choose: Callable[[str], None],
        hand: Fan | None = None,
        right: Sequence[str] = (),
    ) -> None:
        """`hand` stays in view below the sheet; `right` are the answers a lesson asks for."""
        super().__init__(app)
        self.hand, self.right = hand, right
        self.view, self.choices, self.keys = view, choices, list(keys)
        self.seats, self.choose = seats, choose
        self.kind = choices.option(self.keys[0]).verb
        self.previews = {key: own_preview(choices.preview(key)) for key in self.keys}

    def help_entry(self) -> str:
        """The rules at the attempt that is aimed."""
        return "espionage" if self.kind == "spy" else "study"

    def enter(self) -> None:
        super().enter()
        self._hold_up(True)

    def leave(self) -> None:
        super().leave()
        self._hold_up(False)

    def _hold_up(self, is_held_up: bool) -> None:
        """The hand stands while it is decided with, however low it waited."""
        if self.hand is not None:
            self.hand.layout.is_held_up = is_held_up
            self.hand.place(self.hand.rect)

    def take(self, key: str) -> None:
        """That one."""
        self.app.stack.pop(self)
        self.choose(key)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and pygame.K_1 <= event.key <= pygame.K_9:
            index = event.key - pygame.K_1
            if index < len(self.keys):
                self.take(self.keys[index])
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.sheet.collidepoint(event.pos):
            self.back()
            return True
        return super().handle(event)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken what lies below, but the hand it is decided with."""
        super().backdrop(surface)
        if self.hand is not None:
            self.hand.draw(surface)

    # --- the page --------------------------------------------------------------------------

    @property
    def _room(self) -> pygame.Rect:
        """The window above the hand."""
        room = self.area.copy()
        if self.hand is not None:
            room.h = max(room.h // 2, self.hand.rect.top - room.top)
        return room

    def build(self) -> list[Widget]:
        look, pad, gap = self.look, self.u(26), self.u(16)
        size = AimTile.size(look, self.kind == "spy")
        most = self.area.w - self.u(80) - 2 * pad
        in_row = max(1, min(len(self.keys), (most + gap) // (size[0] + gap)))
        title = self.words(f"dungeonology.attempt.aim.{self.kind}")
        close = look.sign_px(40)
        inner_w = in_row * (size[0] + gap) - gap
        inner_w = min(most, max(inner_w, look.type.size(title, HEADING)[0] + close + gap))
        places = flow([size] * len(self.keys), inner_w, gap)
        content = max(place.bottom for place in places)
        note = self._note()
        head_h = max(close, look.type.size(title, HEADING, inner_w - close - gap)[1])
        note_h = look.type.size(note, BODY, inner_w)[1]
        room = self._room.h - self.u(40) - 2 * pad - head_h - note_h - 2 * gap
        view_h = min(content + self.u(10), room)
        sheet = pygame.Rect(0, 0, inner_w + 2 * pad, head_h + note_h + view_h + 2 * gap + 2 * pad)
        sheet.center = self._room.center
        self.sheet = sheet
        x, y = sheet.x + pad, sheet.y + pad
        head = pygame.Rect(x, y, inner_w - close - gap, head_h)
        below = pygame.Rect(x, head.bottom + gap // 2, inner_w, note_h)
        shown = pygame.Rect(x, below.bottom + gap, inner_w, view_h)
        tiles = [
            self._tile(key, place.move(shown.x, shown.y + self.u(2)))
            for key, place in zip(self.keys, places, strict=True)
        ]
        corner = pygame.Rect(sheet.right - pad - close, y, close, close)
        return [
            Paper(id="sheet", rect=sheet, seed=41, tear=5),
            Label(id="title", rect=head, text=title, style=HEADING),
            Label(id="note", rect=below, text=note, style=BODY),
            IconButton(
                id="close", rect=corner, icon="close", tip=self.words("dungeonology.attempt.aim.close"),
                act=self.back,
            ),
            *self._held(tiles, shown, content),
        ]  # fmt: skip

    def _held(self, tiles: list[Widget], shown: pygame.Rect, content: int) -> Sequence[Widget]:
        if content + self.u(10) <= shown.h:
            return tiles
        return [Scroll(id="tiles", rect=shown, children=tiles, content=content + self.u(10))]

    def _note(self) -> str:
        """What the scholar brings along before any card, and how far the hand reaches."""
        first = self.previews[self.keys[0]]
        note = self.words(f"dungeonology.attempt.aim.note.{self.kind}", n=first.get("stealth", 0))
        cards, answers = first.get("within_cards", 0), first.get("within_answers", 0)
        key = self.kind if answers > cards else "cards"
        reach = self.words(f"dungeonology.attempt.aim.reach.{key}", n=cards, more=answers)
        return f"{note}\n{reach}"

    def _tile(self, key: str, rect: pygame.Rect) -> Widget:
        known = self.previews[key]
        cubes = list(known["cubes"])
        rival = known.get("rival", -1)
        assert self.choices.seat is not None
        gains = facts.gains(art_of(self.app).box, self.view, self.choices.seat, cubes)
        note = self.words("dungeonology.attempt.aim.worth", n=sum(points for _, _, points in gains))
        spied = rival >= 0
        text = (
            self.choices.names[rival]
            if spied
            else self.words("dungeonology.attempt.aim.cubes", n=len(cubes))
        )
        return AimTile(
            id=f"aim:{key}",
            rect=rect,
            cubes=cubes,
            alert=known["alert"],
            label=self.words("dungeonology.attempt.alert"),
            parts=self._parts(known, cubes),
            text=text,
            note=note,
            face=self._face(rival) if spied else "",
            colour=self.seats[rival].colour if spied else "",
            is_right=key in self.right,
            tip=self._tip(known),
            act=partial(self.take, key),
        )

    def _face(self, rival: int) -> str:
        scholar = self.view["scholars"][rival]
        return portrait(scholar["card"], scholar["exalted"])

    def _parts(self, known: Preview, cubes: list[str]) -> str:
        """What the Alert is made of, in signs and numbers; the first is no addition."""
        signs = {**facts.SIGNS, "cubes": cubes[-1], "unit": cubes[-1]}
        shown = []
        for i, part in enumerate(known["alert_parts"]):
            number = signed(part["value"]) if i else str(part["value"])
            shown.append(f"[{signs[part['what']]}] {number}")
        return "  ".join(shown)

    def _tip(self, known: Preview) -> str:
        """The parts of the Alert, one a line."""
        lines = []
        for part in known["alert_parts"]:
            label = self.words(f"dungeonology.attempt.label.{part['what']}")
            lines.append(facts.labelled(self.words, label, part["value"]))
        return "\n".join([self.words("dungeonology.attempt.aim.alert", n=known["alert"]), *lines])
