"""The title page: an owl, a menu, and the shelf with the game boxes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

import game
from game.scenes.base import PageScene
from game.scenes.dialog import Confirm
from game.scenes.shelf import Study
from game.session.setup import quick_setup
from game.ui.look import BODY, LABEL, SMALL, Look, Touch, portrait
from game.ui.text import Style, plain
from game.ui.widgets import Area, Label, Paint, Panel, Usable, Widget

if TYPE_CHECKING:
    from game.scenes.app import App, Saved

# Boxes on the shelf, from left to right; the pictures are table/box_<title>.
TITLES = ("dungeonology", "atlandice")
ROW = Style("serif", 26)
NOTE = Style("italic", 20)


@dataclass(kw_only=True)
class MenuRow(Usable):
    """A line of the menu: sign, words, and a note at the right."""

    text: str
    icon: str = ""
    note: str = ""
    main: bool = False

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        if self.main or touch.hover or touch.focus:
            kind = "brass" if self.main else "paper"
            surface.blit(look.plate(self.rect.size, kind, touch), self.rect)
        box = self.rect.inflate(-2 * look.u(16), 0)
        sign = look.icon(self.icon, look.sign_px(32))
        if sign:
            surface.blit(sign, sign.get_rect(midleft=box.midleft))
        left = box.x + look.sign_px(32) + look.u(12)
        style = ROW.but(face="title" if self.main else "serif")
        words = pygame.Rect(left, box.y, box.right - left, box.h)
        rect = look.type.write(surface, self.text, style, words, "middle")
        room = box.right - rect.right - look.u(14)
        if self.note and look.type.size(self.note, NOTE)[0] <= room:
            spot = pygame.Rect(rect.right, box.y, box.right - rect.right, box.h)
            look.type.write(surface, self.note, NOTE.but(align="right"), spot, "middle")
        if touch.focus:
            look.ring(surface, self.rect)


class Title(PageScene):
    """Where everything starts."""

    ambience = "title"

    def __init__(self, app: App, title: str = TITLES[0]) -> None:
        super().__init__(app)
        self.title = title
        self.saved: Saved | None = None
        self.finished = 0
        self.column = pygame.Rect(0, 0, 1, 1)
        self.board = pygame.Rect(0, 0, 1, 1)

    def enter(self) -> None:
        """Look what waits; Return takes the first line before anything was pointed at."""
        if self.app.games:
            self.saved = self.app.games.saved()
            self.finished = self.app.games.finished()
        super().enter()
        self.page.focus = self.page.focus or self.entries()[0][0]

    # --- what can be done ------------------------------------------------------------------

    def entries(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Menu lines: id, sign, note, what it does; only what works now."""
        found: list[tuple[str, str, str, Callable[[], None]]] = []
        if self.saved:
            found.append(("continue", "play", self.saved.detail, self.resume))
        if self.app.games:
            found.append(("new_game", "new_game", "", self.new_game))
            found.append(("quick_start", "fast", "", self.quick_start))
        if self.app.games and self.app.games.can_load():
            found.append(("load", "chronicle", "", self.load))
        if self.finished:
            note = self.words("history.title_note", n=self.finished)
            found.append(("history", "laurel", note, self.history))
        found.append(("rules", "learn", "", self.app.open_help))
        found.append(("settings", "settings", "", self.open_settings))
        found.append(("quit", "leave", "", self.back))
        return found

    def resume(self) -> None:
        """Go on with the open game."""
        if self.app.games:
            self.app.games.resume(self.app)

    def open_box(self, title: str) -> None:
        """To the set-up of a box on the shelf."""
        self.title = title
        self.new_game()

    def new_game(self) -> None:
        """To the set-up of the chosen box."""
        from game.scenes.setup import SetUpScene

        self.app.stack.push(SetUpScene(self.app, self.title))

    def quick_start(self) -> None:
        """One person against three computers, at once."""
        names = [self.words(f"setup.names.{i}") for i in range(4)]
        self.app.start_game(quick_setup(self.title, names))

    def load(self) -> None:
        """To the list of saved games."""
        if self.app.games:
            self.app.stack.push(self.app.games.load_scene(self.app))

    def history(self) -> None:
        """To the games that were played."""
        if self.app.games:
            self.app.stack.push(self.app.games.history_scene(self.app))

    def open_settings(self) -> None:
        """To the settings."""
        from game.scenes.settings import SettingsScene

        self.app.stack.push(SettingsScene(self.app))

    def back(self) -> None:
        """Leave, after asking once."""
        words = self.words
        self.app.stack.push(
            Confirm(
                self.app,
                words("title.quit"),
                words("title.quit_text"),
                words("title.quit"),
                self.app.quit,
            )
        )

    # --- layout ----------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        entries = self.entries()
        row = self.look.height(ROW, 1, 6)
        texts = [self.words(f"title.{name}") for name, *_ in entries]
        widest = max(self.type.size(text, ROW.but(face="title"))[0] for text in texts)
        menu_w = max(self.u(408), widest + self.look.sign_px(32) + self.u(90))
        column_w = max(self.u(548), menu_w + 2 * self.u(40))
        self.column = pygame.Rect(0, 0, min(column_w, self.area.w), self.area.h)
        self.board = pygame.Rect(self.column.right, 0, self.area.w - self.column.w, self.area.h)
        menu = pygame.Rect(0, 0, menu_w, row * len(entries) + 2 * self.u(16))
        menu.midbottom = (self.column.centerx, self.area.bottom - self.u(28))
        widgets: list[Widget] = [Paint(id="emblem", rect=self._above(menu), paint=self._emblem)]
        widgets.append(Panel(id="menu", rect=menu, seed=6, tear=5))
        y = menu.y + self.u(16)
        for i, (name, icon, note, act) in enumerate(entries):
            rect = pygame.Rect(menu.x + self.u(14), y, menu.w - self.u(28), row)
            widgets.append(
                MenuRow(
                    id=name,
                    rect=rect,
                    text=texts[i],
                    icon=icon,
                    note=plain(note),
                    act=act,
                    main=i == 0,
                    tip=self._tip(name),
                )
            )
            y += row
        return widgets + self._boxes() + self._foot()

    def _tip(self, name: str) -> str:
        key = f"title.{name}_tip"
        return self.words(key) if self.words.has(key) else ""

    def _above(self, menu: pygame.Rect) -> pygame.Rect:
        top = self.u(8)
        return pygame.Rect(self.column.x, top, self.column.w, menu.y - top - self.u(8))

    def _boxes(self) -> list[Widget]:
        """The game boxes; the chosen one is framed in brass."""
        widgets: list[Widget] = []
        floor = self._floor()
        wide = min(self.u(324), (self.board.w - self.u(40)) // max(1, len(TITLES)))
        high = round(wide * 380 / 324)
        x = self.board.x + self.u(42)
        for title in TITLES:
            rect = pygame.Rect(x, floor - high + self.u(6), wide, high)
            act = (
                partial(self.open_box, title)
                if self.app.games
                else partial(self.app.open_help, "goal")
            )
            widgets.append(
                Area(id=f"box:{title}", rect=rect, act=act, tip=self.words(f"titles.{title}.about"))
            )
            label = self._label(rect, title)
            if label:
                widgets += label
            x += wide + self.u(10)
        return widgets

    def _label(self, box: pygame.Rect, title: str) -> list[Widget]:
        """The brass plate below a box."""
        lines = [
            (self.words(f"titles.{title}.call"), Style("italic", 23, align="centre")),
            (self.words(f"titles.{title}.players"), LABEL.but(size=18, align="centre")),
        ]
        # A plate keeps to its own box: what does not fit even in small type is left out.
        room = box.w - self.u(44)
        lines = [(text, self.type.fitting(text, style, room)) for text, style in lines]
        lines = [line for line in lines if self.type.size(*line)[0] <= room]
        if not lines:
            return []
        sizes = [self.type.size(text, style) for text, style in lines]
        plate = pygame.Rect(
            0, 0, max(w for w, _ in sizes) + self.u(44), sum(h for _, h in sizes) + self.u(14)
        )
        plate.midtop = (box.x + round(box.w * 0.43), self._floor() + self.u(9))
        plate.clamp_ip(self.board)
        widgets: list[Widget] = [Paint(id=f"plate:{title}", rect=plate, paint=self._plate)]
        y = plate.y + self.u(7)
        for (text, style), (_w, high) in zip(lines, sizes, strict=True):
            rect = pygame.Rect(plate.x, y, plate.w, high)
            widgets.append(
                Label(id=f"plate:{title}:{style.face}", rect=rect, text=text, style=style)
            )
            y += high
        return widgets

    def _foot(self) -> list[Widget]:
        """Who waits in the saved game, and the version."""
        version = getattr(game, "__version__", "")
        style = SMALL.but(colour="paper_edge", align="right")
        line = self.look.height(SMALL)
        rect = pygame.Rect(
            self.board.x, self.area.bottom - line - self.u(8), self.board.w - self.u(20), line
        )
        widgets: list[Widget] = [Label(id="version", rect=rect, text=version, style=style)]
        if not self.saved:
            return widgets
        strip = self._strip()
        x = strip.x + self.u(50) + len(self.saved.seats) * self.u(78)
        width = strip.right - x - self.u(80)
        lines = [
            ("saved", plain(self.saved.sentence), Style("italic", 24, "paper_shade")),
            ("saved_detail", plain(self.saved.detail), SMALL.but(colour="paper_edge")),
        ]
        heights = [self.type.size(text, style, width)[1] for _name, text, style in lines]
        # Where text is set very large the sentence goes first: the menu tells the rest.
        while lines and sum(heights) > strip.h:
            lines.pop(0)
            heights.pop(0)
        y = strip.centery - sum(heights) // 2
        for (name, text, style), high in zip(lines, heights, strict=True):
            widgets.append(
                Label(id=name, rect=pygame.Rect(x, y, width, high), text=text, style=style)
            )
            y += high
        return widgets

    def _strip(self) -> pygame.Rect:
        high = max(self.u(92), self.look.height(BODY, 2.4))
        return pygame.Rect(self.board.x, self.area.bottom - high, self.board.w, high)

    def _floor(self) -> int:
        """Where the boxes stand."""
        lines = self.look.height(Style("italic", 23)) + self.look.height(LABEL) + self.u(40)
        return min(self.u(690) + max(0, self.area.h - self.u(900)) // 2, self._strip().y - lines)

    # --- painting --------------------------------------------------------------------------

    def backdrop(self, surface: pygame.Surface) -> None:
        """The study, kept as one picture, and what is written on the boxes."""
        areas = {title: self.page.find(f"box:{title}") for title in TITLES}
        boxes = {title: area.rect for title, area in areas.items() if area is not None}
        study = Study(self.look, self.board, self._floor(), self._strip(), boxes)
        surface.blit(study.picture(surface.get_size()), (0, 0))
        self._draw_names(surface)
        self._draw_people(surface)

    def _draw_names(self, surface: pygame.Surface) -> None:
        """The names on the banners of the boxes."""
        for title in TITLES:
            area = self.page.find(f"box:{title}")
            if area is None:
                continue
            banner = pygame.Rect(0, 0, round(area.rect.w * 0.74), round(area.rect.h * 0.12))
            banner.centerx = area.rect.x + round(area.rect.w * 0.43)
            banner.centery = area.rect.y + round(area.rect.h * 0.185)
            text = self.words(f"titles.{title}.name")
            fitting = self._fit(text, Style("title", 31, align="centre"), banner.size)
            if fitting:
                self.type.write(surface, text, fitting, banner, "middle")

    def _fit(self, text: str, style: Style, room: tuple[int, int]) -> Style | None:
        """The style at which the name of a box fits its banner; None if text is set too large."""
        fitting = self.type.fitting(text, style, room[0], 12)
        while fitting.size > 12 and self.type.size(text, fitting)[1] > room[1]:
            fitting = fitting.but(size=fitting.size - 1)
        wide, high = self.type.size(text, fitting)
        return fitting if wide <= room[0] and high <= room[1] else None

    def _plate(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self.look.drop_shadow(surface, rect, 5, 150)
        surface.blit(self.look.plate(rect.size, "brass", Touch()), rect)
        for x in (rect.x + self.u(10), rect.right - self.u(10)):
            pygame.draw.circle(
                surface, self.look.colour("brass_dark"), (x, rect.centery), self.u(4)
            )
            pygame.draw.circle(
                surface,
                self.look.colour("brass_light"),
                (x - 1, rect.centery - 1),
                max(1, self.u(2)),
            )

    def _draw_people(self, surface: pygame.Surface) -> None:
        """The scholars who wait in the saved game."""
        if not self.saved:
            return
        strip = self._strip()
        side = self.u(60)
        x = strip.x + self.u(40)
        for scholar, colour in self.saved.seats:
            disc = self.look.medallion(portrait(scholar), colour, side)
            surface.blit(disc, disc.get_rect(midleft=(x, strip.centery)))
            sign = self.look.seat_sign(colour, self.u(24))
            surface.blit(sign, (x + side - self.u(18), strip.centery + self.u(10)))
            x += side + self.u(18)

    def _emblem(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Owl, name and the line below it, in the room above the menu."""
        name = Style("title", 118, "brass_light", "centre", 1.0, "shadow")
        line = Style("italic", 27, "paper_shade", "centre", 1.25, "shadow")
        name_text, line_text = self.words("title.name"), self.words("title.line")
        name = self.type.fitting(name_text, name, rect.w - self.u(40), 40)
        line_h = self.type.size(line_text, line, rect.w - self.u(30))[1]
        while name.size > 44 and self.type.size(name_text, name)[1] + line_h > rect.h * 0.62:
            name = name.but(size=name.size - 4)
        name_h = self.type.size(name_text, name)[1]
        show_line = name_h + line_h <= rect.h
        bottom = rect.bottom - (line_h if show_line else 0)
        if show_line:
            box = pygame.Rect(rect.x + self.u(15), bottom, rect.w - self.u(30), line_h)
            self.type.write(surface, line_text, line, box)
        box = pygame.Rect(rect.x, bottom - name_h, rect.w, name_h)
        self.type.write(surface, name_text, name, box)
        room = box.y - rect.y + self.u(6)
        if room > self.u(90):
            owl = self.look.pictures.get(
                "table/owl", min(self.u(330), rect.w), min(self.u(376), room)
            )
            surface.blit(owl, owl.get_rect(midbottom=(rect.centerx, box.y + self.u(8))))
