"""The title page: an owl, a menu, and the shelf with the game boxes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

import game
from game.content.lessons import load_lesson
from game.scenes.library.lessons import open_lesson, unfinished
from game.scenes.pages.shelf import FRONT, GameBox, Study
from game.scenes.shell.base import PageScene
from game.scenes.shell.dialog import Confirm
from game.scenes.shell.title_scenes import COMING, SHOWN, portrait_of, set_up
from game.session.setup import load_setup, quick_setup
from game.ui.look import BODY, HEADING, LABEL, SMALL, Look, Touch
from game.ui.text import Style, plain
from game.ui.widgets import Label, Paint, Paper, Usable, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.scenes.shell.hosting import Saved

# Boxes on the shelf, from left to right; the pictures are table/box_<title>.
ROW = Style("serif", 26)
NOTE = Style("italic", 20)
#: So much of the window the menu may take for a note beside a line.
SHARE = 0.38
#: Lines of the menu whose words do not say enough by themselves.
TIPPED = ("quick_start", "lesson", "challenges")

#: A line of the menu: id, sign, note, what it does.
TitleEntry = tuple[str, str, str, Callable[[], None]]


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


class TitlePage(PageScene):
    """Where everything starts."""

    ambience = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        last = app.settings.last_title
        self.title = last if last in SHOWN else SHOWN[0]
        self.saved: Saved | None = None
        self.finished = 0
        self.column = pygame.Rect(0, 0, 1, 1)
        self.board = pygame.Rect(0, 0, 1, 1)
        self.beside = 0

    def enter(self) -> None:
        """Look what waits; Return takes the first line before anything was pointed at."""
        if self.app.games:
            self.saved = self.app.games.saved(self.app)
            self.finished = self.app.games.finished()
        super().enter()
        self.page.focus = self.page.focus or self.entries()[0][0]

    # --- what can be done ------------------------------------------------------------------

    def entries(self) -> list[TitleEntry]:
        """Menu lines; only what works now.

        Who has never played is led to the lesson first.
        """
        found: list[TitleEntry] = []
        if self.saved:
            found.append(("continue", "play", self.saved.detail, self.resume))
        if self.app.games:
            found.append(("new_game", "new_game", "", self.new_game))
            found.append(("quick_start", "fast", "", self.quick_start))
        if self.app.games and load_lesson(self.title):
            is_due = bool(unfinished(self.app, self.title))
            note = self.words(f"title.lesson_{self._lesson_state()}") if is_due else ""
            at = 0 if is_due and not self.saved and not self.finished else len(found)
            found.insert(at, ("lesson", "learn", note, self.learn))
        if self.app.games:
            found.append(("challenges", "star_gold", "", self.challenges))
        if self.app.games and self.app.games.can_load():
            found.append(("load", "chronicle", "", self.load))
        if self.finished:
            note = self.words("history.title_note", n=self.finished)
            found.append(("history", "laurel", note, self.history))
        found.append(("rules", "learn", "", partial(self.app.open_help, self.help_entry())))
        found.append(("settings", "settings", "", self.open_settings))
        found.append(("quit", "leave", "", self.back))
        return found

    def _lesson_state(self) -> str:
        """Was a word of the lesson told already?"""
        told = (key for key in self.app.settings.lessons if key.startswith(f"{self.title}.lesson."))
        return "begun" if any(told) else "new"

    def resume(self) -> None:
        """Go on with the open game."""
        if self.app.games:
            self.app.games.resume(self.app)

    def use_box(self, title: str) -> None:
        """Choose a box on the shelf; the chosen one opens."""
        if title == self.title:
            self.new_game()
            return
        self.title = title
        self.app.change(last_title=title)

    def new_game(self) -> None:
        """To the set-up of the chosen box."""
        self.app.stack.push(set_up(self.app, self.title))

    def quick_start(self) -> None:
        """One person, named as in the last set-up, against three computers, at once."""
        names = [self.words(f"setup.names.{i}") for i in range(4)]
        last = load_setup(self.title, names)
        own = next((seat.name for seat in last.seats if seat.kind == "person"), names[0])
        others = [name for name in names if name != own]
        self.app.start_game(quick_setup(self.title, [own, *others[:3]]))

    def learn(self) -> None:
        """To the lesson of the chosen box."""
        open_lesson(self.app, self.title)

    def challenges(self) -> None:
        """To today's tables and the puzzles."""
        if self.app.games:
            self.app.stack.push(self.app.games.challenges_scene(self.app))

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
        from game.scenes.pages.settings import SettingsScene

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
        texts = [self._entry_words(name) for name, *_ in entries]
        wides = [self.type.size(text, ROW.but(face="title"))[0] for text in texts]
        menu_w = self._menu_wide(max(wides))
        # What a lesson is stands beside its name where the shelf keeps its room.
        noted = self._menu_wide(max(map(self._wide_with_note, entries, wides)))
        menu_w = noted if noted + 2 * self.u(40) <= SHARE * self.area.w else menu_w
        column_w = max(self.u(548), menu_w + 2 * self.u(40))
        self.column = pygame.Rect(0, 0, min(column_w, self.area.w), self.area.h)
        self.board = pygame.Rect(self.column.right, 0, self.area.w - self.column.w, self.area.h)
        menu = pygame.Rect(0, 0, menu_w, row * len(entries) + 2 * self.u(16))
        menu.midbottom = (self.column.centerx, self.area.bottom - self.u(28))
        widgets: list[Widget] = [Paint(id="emblem", rect=self._above(menu), paint=self._emblem)]
        widgets.append(Paper(id="menu", rect=menu, seed=6, tear=5))
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

    def _menu_wide(self, widest: int) -> int:
        return max(self.u(408), widest + self.look.sign_px(32) + self.u(90))

    def _wide_with_note(self, entry: TitleEntry, wide: int) -> int:
        name, _, note, _ = entry
        beside = self.type.size(note, NOTE)[0] + self.u(20) if name == "lesson" and note else 0
        return wide + beside

    def _entry_words(self, name: str) -> str:
        """What a line says; a lesson has a name of its own in every title."""
        return self.words(f"{self.title}.lesson.name" if name == "lesson" else f"title.{name}")

    def _tip(self, name: str) -> str:
        return self.words(f"title.{name}_tip") if name in TIPPED else ""

    def _above(self, menu: pygame.Rect) -> pygame.Rect:
        top = self.u(8)
        return pygame.Rect(self.column.x, top, self.column.w, menu.y - top - self.u(8))

    def _boxes(self) -> list[Widget]:
        """The game boxes with their plates, and a note about the chosen one."""
        widgets: list[Widget] = []
        floor = self._floor()
        gap, rim = self.u(10), self.u(42)
        wide = min(self.u(324), (self.board.w - rim) // len(SHOWN) - gap)
        high = round(wide * 380 / 324)
        x = self.board.x + rim
        for title in SHOWN:
            rect = pygame.Rect(x, floor - high + self.u(6), wide, high)
            widgets.append(self._box(title, rect))
            widgets += self._label(rect, title)
            x += wide + gap
        return widgets + self._note(x, floor)

    def help_entry(self) -> str:
        """The rules of the box that is chosen."""
        return f"{self.title}/goal"

    def _box(self, title: str, rect: pygame.Rect) -> GameBox:
        read = partial(self.app.open_help, f"{title}/goal")
        # What the chosen game is about stands beside the boxes.
        tip = "title.box_again" if title == self.title else f"{title}.title.about"
        return GameBox(
            id=f"box:{title}",
            rect=rect,
            title=title,
            name=self.words(f"{title}.title.name"),
            chosen=title == self.title,
            act=partial(self.use_box, title) if self.app.games else read,
            tip=self.words(tip),
        )

    def _plate_lines(self, title: str, wide: int) -> list[tuple[str, Style]]:
        """What stands on a plate: a sentence, people, minutes; as large as its box is wide."""
        styles = {"call": Style("italic", 23, align="centre")}
        lines = []
        for name in ("call", "players", "minutes"):
            text = self.words(f"{title}.title.{name}")
            style = styles.get(name, LABEL.but(size=18, align="centre"))
            fitting = self.type.whole(text, style, (wide - self.u(44), self.area.h))
            lines += [(text, fitting)] if fitting else []
        return lines

    def _label(self, box: pygame.Rect, title: str) -> list[Widget]:
        """The plate below a box, of brass for the chosen one."""
        lines = self._plate_lines(title, box.w)
        sizes = [self.type.size(text, style) for text, style in lines]
        wide = max((w for w, _ in sizes), default=0) + self.u(44)
        plate = pygame.Rect(0, 0, wide, sum(h for _, h in sizes) + self.u(22))
        plate.midtop = (box.x + round(box.w * FRONT), self._floor() + self.u(9))
        plate.clamp_ip(self.board)
        paint = self._brass if title == self.title else self._dull
        widgets: list[Widget] = [Paint(id=f"plate:{title}", rect=plate, paint=paint)]
        y = plate.y + self.u(7)
        for i, ((text, style), (_w, high)) in enumerate(zip(lines, sizes, strict=True)):
            rect = pygame.Rect(plate.x, y, plate.w, high)
            widgets.append(Label(id=f"plate:{title}:{i}", rect=rect, text=text, style=style))
            y += high
        return widgets

    def _note(self, left: int, floor: int) -> list[Widget]:
        """A sheet that leans on the shelf and tells of the chosen game, where there is room."""
        self.beside = left
        pad = self.u(22)
        room = pygame.Rect(left + self.u(18), 0, 0, 0)
        room.w = min(self.u(390), self.board.right - self.u(22) - room.x)
        about = self.words(f"{self.title}.title.about")
        lines = [(self.words(f"{self.title}.title.name"), HEADING), (about, BODY)]
        for title in COMING:
            name = self.words(f"{title}.title.name")
            lines.append((self.words("title.coming", title=name), SMALL))
        sizes = [self.type.size(text, style, room.w - 2 * pad) for text, style in lines]
        room.h = sum(high for _, high in sizes) + 2 * pad
        if room.w < self.u(240) * self.look.scale.large_text or room.h > floor - self.u(250):
            return []
        room.bottom, self.beside = floor + self.u(8), room.right
        y = room.y + pad
        widgets: list[Widget] = [Paper(id="note", rect=room, seed=8, tear=3)]
        for (text, style), (_w, high) in zip(lines, sizes, strict=True):
            rect = pygame.Rect(room.x + pad, y, room.w - 2 * pad, high)
            widgets.append(Label(id=f"note:{len(widgets)}", rect=rect, text=text, style=style))
            y = rect.bottom
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
        lines = self.look.height(Style("italic", 23)) + 2 * self.look.height(LABEL) + self.u(24)
        return min(self.u(690) + max(0, self.area.h - self.u(900)) // 2, self._strip().y - lines)

    # --- painting --------------------------------------------------------------------------

    def backdrop(self, surface: pygame.Surface) -> None:
        """The study, kept as one picture, and who waits in the saved game."""
        areas = {title: self.page.find(f"box:{title}") for title in SHOWN}
        boxes = {title: area.rect for title, area in areas.items() if area is not None}
        study = Study(self.look, self.board, self._floor(), self._strip(), boxes, self.beside)
        surface.blit(study.picture(surface.get_size()), (0, 0))
        self._draw_people(surface)

    def _brass(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self._plate(surface, rect, "brass")

    def _dull(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self._plate(surface, rect, "paper")

    def _plate(self, surface: pygame.Surface, rect: pygame.Rect, kind: str) -> None:
        self.look.drop_shadow(surface, rect, 5, 150)
        surface.blit(self.look.plate(rect.size, kind, Touch()), rect)
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
        """Who waits in the saved game: faces, or signs where the title has no faces."""
        if not self.saved:
            return
        strip = self._strip()
        side = self.u(60)
        x = strip.x + self.u(40)
        for role, colour in self.saved.seats:
            disc = self.look.medallion(portrait_of(self.saved.title, role), colour, side)
            surface.blit(disc, disc.get_rect(midleft=(x, strip.centery)))
            if role:
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
