"""The end of a stealth attempt: the verdict, and what it brings, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.content.dungeonology.wording import DungeonWording
from game.engine.core.agenda import Event
from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.attempt.art import INK
from game.scenes.dungeonology.attempt.layout import StagePlaces
from game.scenes.dungeonology.attempt.model import AttemptMoment
from game.scenes.dungeonology.attempt.panels import ButtonsPainter
from game.scenes.dungeonology.event_presentation import PRESENTATION
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.title_art import art_of
from game.scenes.table.speech import several
from game.ui.motion import Tween, arc, linear, settle
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.dungeonology.attempt.stage import AttemptStage

VERDICT_SECONDS, LINE_SECONDS = 1.2, 0.4
VERDICT = Style("title", 54, "ink", "centre")
NOTE = Style("italic", 22, "ink_faded", "centre")
LINE = Style("text", 20)
HEAD = Style("title", 25)
#: How wide the sheet is; what has to be left of a paper beside it, or it lies below as it is.
WIDE = 610
LEFT = 0.5
#: A cube comes to the scholar: it is seen on its way.
GAINED = ("cube_collected", "cube_stolen")


class Consequence(NamedTuple):
    """A line of the verdict: its sign, what says it in the language of now, whose face goes before it."""

    sign: str
    say: Callable[[], str]
    seat: int = -1


class Ending:
    """The verdict on the stage, from the comparison to the last consequence."""

    def __init__(
        self, stage: AttemptStage, moment: AttemptMoment, known: Mapping[str, Any]
    ) -> None:
        self.stage = stage
        self.moment = moment
        self.attempt = moment.attempt
        self.success = bool(known["success"])
        self.totals = (int(known["stealth"]), int(known["alert"]))
        self.lines: list[Consequence] = []
        self.stars = moment.view["scholars"][self.attempt["seat"]]["stars"]
        self.shown = 0.0
        #: The type of a cube on its way to the notes, and how far it is.
        self.cube: tuple[str, float] | None = None
        self.shadow = 0.0

    def facts(self) -> object:
        """All that is painted."""
        return (self.success, tuple(self.lines))

    # --- time ------------------------------------------------------------------------------

    def begin(self) -> Tween:
        """The verdict comes and stays for a moment; a click ends it."""

        def show(reached: float) -> None:
            self.shown = min(1.0, reached * 3)
            self.stage.touch()

        self.stage.stale()
        return Tween(VERDICT_SECONDS, show, linear, travels=False)

    def belongs(self, event: Event) -> bool:
        """Is this event a consequence of the attempt?"""
        return bool(PRESENTATION.of(event).consequence)

    def tell(self, event: Event, view: View) -> Tween:
        """One consequence: its line appears, a cube flies to the notes, a shadow falls."""
        cube = str(event.facts["type"]) if event.kind in GAINED else ""
        sign = f"cube_{cube}" if cube else PRESENTATION.of(event).consequence
        stage = self.stage
        seat = int(event.facts.get("seat", -1)) if event.kind == "card_turned" else -1
        omega = event.kind == "omega_came" or bool(event.facts.get("omegas"))

        def say() -> str:
            box, texts = art_of(stage.app).box, stage.app.words.texts
            return DungeonWording(box, texts, list(stage.names)).event(event.kind, event.facts)

        def show(reached: float) -> None:
            if cube:
                self.cube = (cube, reached)
            self.shadow = arc(reached) if omega else 0.0
            stage.touch()

        def done() -> None:
            self.cube, self.shadow = None, 0.0
            self.lines.append(Consequence(sign, say, seat))
            if cube:
                self._count_stars(view)
            stage.stale()

        seconds = LINE_SECONDS * (3 if omega else 1)
        return Tween(seconds, show, linear, done, travels=False)

    def _count_stars(self, view: View) -> None:
        """A star that a cube lights up is worth a line."""
        seat = self.attempt["seat"]
        stars = view["scholars"][seat]["stars"]
        if stars > self.stars:
            app = self.stage.app
            name = self.stage.names[seat]
            self.lines.append(
                Consequence(
                    "star_gold",
                    lambda: app.words.texts.say(
                        "dungeonology.attempt.end.stars", name=name, n=stars
                    ),
                )
            )
            app.sound.play("star")
        self.stars = stars

    # --- drawing ---------------------------------------------------------------------------

    def box(self) -> pygame.Rect:
        """The sheet with the verdict, over the hand and the cards."""
        stage = self.stage
        assert stage.stage is not None
        look, page = stage.look, stage.stage.page
        wide = min(page.w - stage.u(20), round(stage.u(WIDE) * max(1.0, look.scale.large_text)))
        high = look.height(VERDICT) + look.height(NOTE) + stage.u(40)
        rows = max(3, len(self._told()) + (2 if self._asks() else 0)) + self.stage.rests
        most = stage.rect.bottom - stage.u(20) - (page.y + round(page.h * 0.42))
        high = min(high + rows * self._row() + stage.u(16), most)
        rect = pygame.Rect(0, 0, wide, high)
        rect.midbottom = (page.centerx, stage.rect.bottom - stage.u(20))
        # The round buttons of the table lie beside it, not on it.
        rect.w = min(rect.right, max(stage.stage.buttons.right, page.centerx)) - rect.x
        return rect

    @property
    def places(self) -> StagePlaces:
        """The stage meanwhile: no paper lies half below the sheet.

        The left one ends where the sheet begins, if half of it is left; the right one, by which nobody
        answers any more, is put away.
        """
        assert self.stage.stage is not None
        stage, sheet = self.stage.stage, self.box()
        left = pygame.Rect(stage.stakes)
        left.w = min(left.right, sheet.x - self.stage.u(6)) - left.x
        stakes = left if left.w >= LEFT * stage.stakes.w else stage.stakes
        away = pygame.Rect(stage.answers.topright, (0, 0))
        return stage._replace(
            stakes=stakes, answers=away if stage.answers.colliderect(sheet) else stage.answers
        )

    def button(self, size: tuple[int, int]) -> pygame.Rect:
        """Room for a button at the foot of the sheet, as large as that if there is room."""
        box = self.box()
        rect = pygame.Rect(0, 0, size[0], min(size[1], self._row() + self.stage.u(6)))
        rect.midbottom = (box.centerx, box.bottom - self.stage.u(14))
        return rect

    def _row(self) -> int:
        return max(self.stage.u(38), self.stage.look.height(LINE, 1, 4))

    def _told(self) -> Counter[tuple[str, str, int]]:
        """Sign, sentence and face of every line, in the order they came, and how often it came."""
        return Counter((line.sign, line.say(), line.seat) for line in self.lines)

    def _asks(self) -> list[str]:
        return self.stage.choices.by_verb("stun", "sacrifice", "keep", "let_go")

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet with its lines, and the choice that failure may leave."""
        stage, look = self.stage, self.stage.look
        box = self.box()
        look.draw_paper(surface, box, 61, 5)
        role = INK["safe" if self.success else "alert"]
        key = "success" if self.success else "failure"
        head = pygame.Rect(box.x, box.y + stage.u(12), box.w, look.height(VERDICT))
        self._paint_head(surface, head, stage.words(f"dungeonology.attempt.end.{key}"), role)
        note = pygame.Rect(box.x + stage.u(16), head.bottom, box.w - stage.u(32), look.height(NOTE))
        stealth, alert = self.totals
        text = stage.words(f"dungeonology.attempt.end.{key}_note", stealth=stealth, alert=alert)
        stage.brush.write_short(surface, text, NOTE, note)
        y = note.bottom + stage.u(8)
        look.line(surface, (box.x + stage.u(28), y), (box.right - stage.u(28), y), "paper_edge")
        self._paint_lines(surface, box, y + stage.u(8))

    def _paint_head(self, surface: pygame.Surface, head: pygame.Rect, text: str, role: str) -> None:
        stage = self.stage
        style = stage.look.type.fitting(text, VERDICT.but(colour=role), head.w * 0.7)
        placed = stage.brush.write(surface, text, style, head)
        side = round(head.h * 0.8)
        sign = "stealth" if self.success else "alert"
        for x in (placed.x - side, placed.right + side):
            stage.brush.sign(surface, sign, (x, head.centery), side)

    def _paint_lines(self, surface: pygame.Surface, box: pygame.Rect, y: int) -> None:
        stage = self.stage
        row, icon = self._row(), stage.look.sign_px(32)
        asks = self._asks()
        bottom = box.bottom - stage.u(12)
        if asks:
            bottom -= 2 * row + stage.u(16)
        elif stage.rests:
            bottom = self.button((0, row)).top - stage.u(4)
        room = max(1, (bottom - y) // row)
        for (sign, text, seat), n in list(self._told().items())[-room:]:
            line = pygame.Rect(box.x + stage.u(30), y, box.w - stage.u(60), row)
            if seat >= 0:
                scholar = stage.view["scholars"][seat]
                face = portrait(scholar["card"], scholar["exalted"])
                medal = stage.look.medallion(face, stage.seats[seat].colour, row - 2)
                surface.blit(medal, medal.get_rect(midleft=line.midleft))
            else:
                stage.brush.sign(surface, sign, (line.x + row // 2, line.centery), icon)
            words = pygame.Rect(line.x + row + stage.u(10), y, 0, row)
            words.w = line.right - words.x
            stage.brush.write_short(surface, several(stage.words, text, n), LINE, words)
            y += row
        self._paint_asks(surface, box, asks, row)

    def _paint_asks(
        self, surface: pygame.Surface, box: pygame.Rect, keys: list[str], row: int
    ) -> None:
        stage = self.stage
        if not keys:
            return
        asked = pygame.Rect(box.x + stage.u(30), 0, box.w - stage.u(60), row)
        asked.bottom = box.bottom - stage.u(20) - (row + stage.u(6))
        stage.brush.write_short(surface, stage.choices.sentence, LINE, asked)
        gap = stage.u(16)
        wide = (box.w - stage.u(60) - gap * (len(keys) - 1)) // len(keys)
        for i, key in enumerate(keys):
            place = pygame.Rect(box.x + stage.u(30) + i * (wide + gap), 0, wide, row + stage.u(6))
            place.bottom = box.bottom - stage.u(14)
            kind = "brass" if i == 0 else "paper"
            self._buttons().button(surface, place, stage.choices.answer(key), kind, key)

    def _buttons(self) -> ButtonsPainter:
        stage = self.stage
        assert stage.stage is not None
        assert stage.moment is not None
        return ButtonsPainter(stage.brush, stage.stage, stage.moment)

    def column(self, type_: str) -> tuple[int, int]:
        """Where the column of a type is on the small note board."""
        stage = self.stage
        box, types = self.places.stakes, art_of(stage.app).box.types
        wide = (box.w - 2 * stage.u(20)) / len(types)
        x = box.x + stage.u(20) + (types.index(type_) + 0.5) * wide
        return round(x), round(box.y + box.h * 0.42)

    def paint_notes(self, surface: pygame.Surface) -> None:
        """The notes of the scholar in place of the stakes: where the cubes go, and the stars."""
        stage = self.stage
        box, seat = self.places.stakes, self.attempt["seat"]
        stage.look.draw_paper(surface, box, 51, 4)
        head = pygame.Rect(box.x + stage.u(20), box.y + stage.u(10), box.w - stage.u(40), 0)
        head.h = stage.look.height(HEAD)
        text = stage.words.texts.say("dungeonology.panel.notes.whose", name=stage.names[seat])
        stage.brush.write_short(surface, text, HEAD, head)
        scholar = stage.view["scholars"][seat]
        side = min(stage.u(52), round(box.w / 7), round(box.h * 0.24))
        figure = Style("title", 23)
        for type_, n in zip(art_of(stage.app).box.types, scholar["cubes"], strict=True):
            x, y = self.column(type_)
            name = f"cube_{type_}" if n else f"slot_{type_}"
            stage.brush.sign(surface, name, (x, y), side)
            below = y + side // 2 + stage.look.height(figure) // 2
            stage.brush.figure(surface, str(n), (x, below), figure)
        star = min(stage.u(38), round(box.h * 0.17))
        y = box.bottom - star
        shown = max(art_of(stage.app).box.supply.thesis_stars, scholar["stars"])
        for i in range(shown):
            name = "star_gold" if i < scholar["stars"] else "star_empty"
            across = (i - (shown - 1) / 2) * star * 1.3
            stage.brush.sign(surface, name, (box.centerx + across, y), star)

    def _draw_stamp(self, surface: pygame.Surface) -> None:
        """The sign of the verdict comes down like a stamp."""
        stage = self.stage
        assert stage.stage is not None
        if self.shown >= 1 or stage.app.settings.reduced_motion:
            return
        name = "stealth" if self.success else "alert"
        picture = stage.look.pictures.get(f"signs/{name}", stage.u(520))
        scale = 1.5 - self.shown
        size = (round(picture.get_width() * scale), round(picture.get_height() * scale))
        stamp = pygame.transform.smoothscale(picture, size)
        stamp.set_alpha(round(255 * (1 - self.shown) ** 0.6))
        surface.blit(stamp, stamp.get_rect(center=stage.stage.page.center))

    def draw(self, surface: pygame.Surface) -> None:
        """What moves: the verdict's stamp, a cube on its way, the shadow of an Omega."""
        stage = self.stage
        assert stage.stage is not None
        self._draw_stamp(surface)
        if self.shadow > 0:
            veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            veil.fill((6, 4, 8, round(170 * self.shadow)))
            surface.blit(veil, (0, 0))
            bell = stage.look.pictures.get("signs/alert", stage.u(300))
            swing = pygame.transform.rotozoom(bell, 14 * self.shadow, 1.0)
            surface.blit(swing, swing.get_rect(center=stage.stage.page.center))
        if self.cube is not None:
            kind, reached = self.cube
            start, goal = stage.stage.right.center, self.column(kind)
            t = settle(reached)
            x = start[0] + (goal[0] - start[0]) * t
            y = start[1] + (goal[1] - start[1]) * t - stage.u(90) * arc(reached)
            stage.brush.sign(surface, f"cube_{kind}", (round(x), round(y)), stage.u(64))
