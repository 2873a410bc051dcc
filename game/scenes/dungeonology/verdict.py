"""A thesis is judged (D3.3): what everybody may know of it. The sum is for its author alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.engine.titles.dungeonology.view_types import ScholarView, View
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.title_art import art_of
from game.scenes.shell.base import SKIP_KEYS
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.ui.look import BODY, HEADING
from game.ui.motion import Tween, linear
from game.ui.text import Style, plain
from game.ui.widgets import Button, Paint

if TYPE_CHECKING:
    from game.scenes.shell.app import App

LINE_SECONDS = 0.4
STAMP = Style("title", 58)
NAME = Style("title", 26)
NOTE = Style("text", 20)


class JudgedScene(SheetScene):
    """A page on a thesis: told step by step, with the verdict last; a click or key goes on."""

    #: What is told before the verdict.
    steps_before = 1

    def __init__(
        self,
        app: App,
        view: View,
        event: Event,
        names: Sequence[str],
        done: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(app)
        self.seat = int(event.facts["seat"])
        self.name = names[self.seat]
        self.success = bool(event.facts["success"])
        self.author = view["scholars"][self.seat]
        self.done = done
        self.told = 0.0
        self.begun = False

    # --- time ------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """All that is told, the verdict and a moment to look at it."""
        return self.steps_before + 2

    def enter(self) -> None:
        super().enter()
        if not self.begun:
            self.begun = True
            tween = Tween(LINE_SECONDS * self.steps, self._tell, linear, travels=False)
            self.motion.play(tween)

    def _tell(self, reached: float) -> None:
        before, self.told = self.told, reached * self.steps
        if int(before) != int(self.told) and reached < 1:
            self.app.sound.play("page" if before < 1 else "clink")
        self.touch()

    def is_told(self, step: int) -> bool:
        """Whether it has come to a step."""
        return self.told >= step + 1

    def handle(self, event: pygame.event.Event) -> bool:
        if self.skip(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in SKIP_KEYS and not self.page.focus:
            self.back()
            return True
        return super().handle(event)

    def back(self) -> None:
        self.app.stack.pop(self)
        self.done()

    # --- the page --------------------------------------------------------------------------

    def heading(self) -> str:
        return self.words.texts.say("dungeonology.thesis_scene.heading", name=self.name)

    def verdict(self, column: Column) -> None:
        """Room for the verdict."""
        rect = column.take(self.look.height(STAMP, 1, 14), 6)
        column.widgets.append(Paint(id="verdict", rect=rect, paint=self.paint_verdict))

    def paint_verdict(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The verdict, once all before it has been told."""
        if not self.is_told(self.steps_before):
            return
        key, role = ("accepted", "leaf_dark") if self.success else ("rejected", "seal")
        text = self.words(f"dungeonology.thesis_scene.{key}")
        style = self.type.fitting(text, STAMP.but(colour=role, align="centre"), rect.w)
        self.type.write(surface, text, style, rect, "middle")


class VerdictScene(JudgedScene):
    """The verdict for all, without a figure: who, accepted or not, what follows, how it stands.

    `after` is the table as it stands then; only what everybody may know is taken from it.
    """

    def __init__(
        self, app: App, view: View, after: View, event: Event, names: Sequence[str]
    ) -> None:
        super().__init__(app, view, event, names)
        self.names = names
        self.scholars = after["scholars"]
        self.begins_alarm = bool(after["campus"]["maximum"]) and not view["campus"]["maximum"]

    def foot(self) -> list[Button]:
        return [self.button("close", self.words("dungeonology.answer.go_on"), "brass", self.back)]

    def parts(self) -> list[Fill]:
        return [self._judged, self._standing]

    def _judged(self, column: Column) -> None:
        column.skip(10)
        rect = column.take(self.u(310), 8)
        column.widgets.append(Paint(id="seal", rect=rect, paint=self._paint_author))
        self.verdict(column)
        italic = BODY.but(face="italic", align="centre")
        column.text("secret", self.words("dungeonology.thesis_scene.figure_secret"), italic)
        column.skip(8)
        for i, text in enumerate(self._follows()):
            column.text(f"follows:{i}", text, BODY.but(align="centre"))

    def _paint_author(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The author, with laurels or with the seal of refusal."""
        side = round(rect.h * 0.86)
        told = self.is_told(self.steps_before)
        if self.success and told:
            laurels = self.look.pictures.get("table/laurels", side * 1.42)
            surface.blit(laurels, laurels.get_rect(center=(rect.centerx, rect.centery + 4)))
        face = portrait(self.author["card"], self.author["exalted"])
        medal = self.look.medallion(face, self.author["colour"], side)
        spot = surface.blit(medal, medal.get_rect(center=rect.center))
        sign = self.look.seat_sign(self.author["colour"], round(side * 0.24))
        surface.blit(sign, sign.get_rect(center=(spot.x + side // 8, spot.y + side // 8)))
        if not self.success and told:
            seal = self.look.pictures.get("table/seal", side * 0.42)
            at = (spot.right - side // 8, spot.bottom - side // 6)
            surface.blit(seal, seal.get_rect(center=at))

    # --- what it means ---------------------------------------------------------------------

    def _worth(self, rank: int) -> int:
        """Points of a thesis by its rank (D9.3)."""
        return art_of(self.app).box.supply.thesis_points[rank - 1]

    def _follows(self) -> list[str]:
        """What the verdict brings, in a few sentences (D3.3 steps 3 and 4, D7.13)."""
        say, scholar = self.words.texts.say, self.scholars[self.seat]
        name, rank = self.name, scholar["rank"]
        if not self.success:
            lines = [say("dungeonology.thesis_scene.follows.rejected", name=name)]
        else:
            n = self._worth(rank)
            lines = [say("dungeonology.thesis_scene.follows.accepted", name=name, rank=rank, n=n)]
        if scholar["finished"]:
            lines.append(say("dungeonology.thesis_scene.follows.over", name=name))
        if self.begins_alarm:
            lines.append(self.words("dungeonology.thesis_scene.follows.alarm"))
        return lines

    def _standing(self, column: Column) -> None:
        """All seats: theses in order, then by stars."""
        column.text("standing", self.words("dungeonology.thesis_scene.standing"), HEADING)
        high = max(self.u(108), 2 * self.look.height(NAME))
        order = sorted(range(len(self.scholars)), key=self._place)
        for seat in order:
            rect = column.take(high, 6)
            column.widgets.append(Paint(id=f"seat:{seat}", rect=rect, paint=self._row(seat)))

    def _place(self, seat: int) -> tuple[int, int, int]:
        scholar = self.scholars[seat]
        return scholar["rank"] or len(self.scholars) + 1, -scholar["stars"], seat

    def _state(self, scholar: ScholarView) -> str:
        """How far a scholar is with the thesis."""
        needed = art_of(self.app).box.supply.thesis_stars - scholar["stars"]
        if scholar["rank"]:
            rank = scholar["rank"]
            return self.words(
                "dungeonology.thesis_scene.state.done", rank=rank, n=self._worth(rank)
            )
        if scholar["finished"]:
            return self.words("dungeonology.thesis_scene.state.out")
        if needed > 0:
            return self.words("dungeonology.thesis_scene.state.needs", n=needed)
        return self.words("dungeonology.thesis_scene.state.ready")

    def _row(self, seat: int) -> Callable[[pygame.Surface, pygame.Rect], None]:
        scholar, name = self.scholars[seat], plain(self.names[seat])

        def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
            side = rect.h - self.u(8)
            face = portrait(scholar["card"], scholar["exalted"])
            medal = self.look.medallion(face, scholar["colour"], side)
            spot = surface.blit(medal, medal.get_rect(midleft=(rect.x, rect.centery)))
            sign = self.look.seat_sign(scholar["colour"], self.look.sign_px(24))
            surface.blit(sign, sign.get_rect(center=(spot.right - 4, spot.y + self.u(12))))
            left = self._stars(surface, rect, scholar["stars"])
            x = spot.right + self.u(18)
            room = pygame.Rect(x, rect.y, left - self.u(10) - x, rect.h // 2)
            room = room.move(0, self.u(4))
            for text, style in ((name, NAME), (self._state(scholar), NOTE)):
                fitted = self.type.whole(text, style, room.size) or style
                self.type.write(surface, text, fitted, room, "middle", 1)
                room = room.move(0, rect.h // 2 - self.u(8))
            y = rect.bottom + self.u(2)
            self.look.line(surface, (rect.x, y), (rect.right, y), "paper_edge", 1)

        return paint

    def _stars(self, surface: pygame.Surface, rect: pygame.Rect, stars: int) -> int:
        """Stars at the right, as many places as a thesis needs; where they begin."""
        side, x = self.look.sign_px(36), rect.right
        for i in reversed(range(max(stars, art_of(self.app).box.supply.thesis_stars))):
            star = self.look.icon("star_gold" if i < stars else "star_empty", side)
            x -= side
            if star:
                surface.blit(star, star.get_rect(midleft=(x, rect.centery)))
        return x
