"""The chronicle: finished games with their score sheets, and what people and scholars achieved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.assets.palette import mix
from game.scenes.dialog import Notice
from game.scenes.load import Watch, detail_text, draw_chosen, scholar_name, seat_text
from game.scenes.load_files import FileScene
from game.scenes.sheet import Column, Fill, SheetScene
from game.session.entries import Entry
from game.session.faults import disk_fault
from game.session.folders import write_whole
from game.session.history import Record, Result, as_csv, by_person, by_scholar, results
from game.session.records import Head
from game.ui.look import HEADING, NOTE, SMALL, Look, Touch, portrait
from game.ui.text import Style, plain
from game.ui.widgets import Button, Paint, Usable, choice_row
from game.ui.words import Words

if TYPE_CHECKING:
    from game.scenes.app import App

TABS = ("games", "people", "scholars")
NAME = Style("serif", 23)
DETAIL = SMALL.but(colour="ink_faded")
#: Parts of a score sheet in the order they are shown: sign and colour of each.
PARTS: Mapping[str, tuple[str, str]] = {
    "civ": ("civ", "civ"), "mil": ("mil", "mil"), "cult": ("cult", "cult"),
    "wealth": ("wealth", "wealth"), "caste": ("caste", "caste"), "clan": ("clan", "clan"),
    "thesis": ("thesis", "brass"), "interns": ("intern", "intern"), "jinxes": ("jinx", "jinx"),
}  # fmt: skip
#: Games in the line of points; more would not be seen.
MOST_POINTS = 40
PAPER_WIDTH = 1400


@dataclass(kw_only=True)
class ResultRow(Usable):
    """A finished game in the list."""

    lines: list[tuple[str, Style, int]]
    face: pygame.Surface
    chosen: bool

    def draw(self, surface: pygame.Surface, look: Look, touch: Touch) -> None:
        draw_chosen(surface, look, self.rect, self.chosen, touch)
        spot = self.face.get_rect(midleft=(self.rect.x + look.u(8), self.rect.centery))
        surface.blit(self.face, spot)
        x = spot.right + look.u(12)
        y = self.rect.y + (self.rect.h - sum(high for *_, high in self.lines)) // 2
        for text, style, high in self.lines:
            box = pygame.Rect(x, y, self.rect.right - look.u(10) - x, high)
            look.type.write(surface, text, style, box)
            y += high
        if touch.focus:
            look.ring(surface, self.rect.inflate(-6, -6))


class HistoryScene(SheetScene):
    """What the finished games tell."""

    def __init__(self, app: App, entries: Sequence[Entry], watch: Watch) -> None:
        super().__init__(app)
        self.entries = [entry for entry in reversed(entries) if entry.head and entry.head.outcome]
        self.results = results(reversed(self.entries))
        self.watch_game = watch
        self.tab = "games"
        self.chosen = 0

    # --- what can be done ------------------------------------------------------------------

    @property
    def entry(self) -> Entry | None:
        """The chosen game."""
        return self.entries[self.chosen] if self.entries else None

    def show_tab(self, tab: str) -> None:
        """Games, people or scholars."""
        self.tab = tab
        self.page.offsets.clear()
        self.rebuild()

    def choose(self, index: int) -> None:
        """Look at the score sheet of a game."""
        self.chosen = index
        self.page.offsets.pop("right", None)
        self.rebuild()

    def watch(self) -> None:
        """See the chosen game again."""
        if self.entry is not None:
            self.watch_game(self.app, self.entry)

    def export_csv(self) -> None:
        """All results as a table for other programs."""
        self._export("civetta.csv", lambda: as_csv(self.results).encode("utf-8-sig"))

    def export_png(self) -> None:
        """The page in view, as long as it is, as a picture."""
        self._export(f"civetta {self.tab}.png", self.picture)

    def _export(self, name: str, make: Callable[[], bytes]) -> None:
        self.app.stack.push(FileScene(self.app, partial(self._write, make), name=name))

    def _write(self, make: Callable[[], bytes], target: Path) -> None:
        try:
            write_whole(target, make())
        except OSError as error:
            self.app.tell(disk_fault(error, target))
            return
        self.app.stack.push(Notice(self.app, self.words("saves.exported", file=str(target))))

    def picture(self) -> bytes:
        """Both columns of the page on one sheet of paper."""
        from game.scenes.saving import as_png

        pad = self.u(40)
        width = (self.u(PAPER_WIDTH) - 3 * pad) // 2
        heading = Column(self.look, pad, 2 * width + pad, pad)
        heading.text("title", self.heading(), HEADING, 10)
        columns = [Column(self.look, pad + i * (width + pad), width, heading.y) for i in (0, 1)]
        fills = self._fills()
        for i, fill in enumerate(fills):
            fill(columns[i % 2])
        size = (self.u(PAPER_WIDTH), max(column.y for column in columns) + pad)
        sheet = pygame.Surface(size)
        sheet.fill(self.look.colour("paper"))
        for column in (heading, *columns):
            for widget in column.widgets:
                widget.draw(sheet, self.look, Touch())
        return as_png(sheet)

    # --- the page --------------------------------------------------------------------------

    def heading(self) -> str:
        return self.words("history.title")

    def parts(self) -> list[Fill]:
        fills = self._fills()
        first = fills[0]

        def with_tabs(column: Column) -> None:
            self._tabs(column)
            first(column)

        return [with_tabs, *fills[1:]]

    def _fills(self) -> list[Fill]:
        if not self.entries:
            return [lambda column: _say(column, "none", self.words("history.none"))]
        if self.tab == "games":
            return [self._list, self._score_sheet]
        found = self._records()
        if not found:
            return [lambda column: _say(column, "none", self.words("history.no_people"))]
        half = (len(found) + 1) // 2
        return [partial(self._blocks, found[:half]), partial(self._blocks, found[half:])]

    def _tabs(self, column: Column) -> None:
        pairs = [(tab, self.words(f"history.{tab}")) for tab in TABS]
        at = pygame.Rect(column.x, column.y, column.width, 0)
        column.add(*choice_row(self.look, "tab", pairs, self.tab, self.show_tab, at), space=12)

    def foot(self) -> list[Button]:
        back = self.button("back", self.words("dialog.back"), "paper", self.back)
        if not self.entries:
            return [back]
        exports = (("csv", self.export_csv), ("png", self.export_png))
        buttons = [
            self.button(
                name,
                self.words(f"history.{name}"),
                "paper",
                act,
                icon="export",
                tip=self.words(f"history.{name}_tip"),
            )
            for name, act in exports
        ]
        if self.tab == "games":
            text = self.words("history.watch")
            buttons.append(self.button("watch", text, "brass", self.watch, icon="play"))
        return [back, *buttons]

    # --- games -----------------------------------------------------------------------------

    def _list(self, column: Column) -> None:
        side = max(self.u(58), self.look.height(NAME, 1.6))
        for i, entry in enumerate(self.entries):
            assert entry.head is not None
            width = column.width - side - self.u(30)
            texts = [
                (won_text(self.words, entry.head), NAME),
                (detail_text(self.words, entry.head, entry.turn), DETAIL),
            ]
            lines = [(text, style, self.type.size(text, style, width)[1]) for text, style in texts]
            high = max(side, sum(high for *_, high in lines)) + 2 * self.u(6)
            column.widgets.append(
                ResultRow(
                    id=f"game:{i}",
                    rect=column.take(high, 3),
                    lines=lines,
                    face=self._winner_face(entry.head, side),
                    chosen=i == self.chosen,
                    act=partial(self.choose, i),
                )
            )

    def _winner_face(self, head: Head, side: int) -> pygame.Surface:
        assert head.outcome is not None
        seat = head.outcome.ranking[0]
        scholar = _scholar_of(head, seat)
        return self.look.medallion(portrait(scholar), head.setup.seats[seat].colour, side)

    def _score_sheet(self, column: Column) -> None:
        """Every seat from first to last: points part by part, and as a bar."""
        assert self.entry is not None
        head = self.entry.head
        assert head is not None
        assert head.outcome is not None
        most = max(1, *(_plus(scores) for scores in head.outcome.scores))
        for rank, seat in enumerate(head.outcome.ranking):
            scores = head.outcome.scores[seat]
            text = self.words.texts.say(
                "history.scholar_won",
                name=f"{rank + 1}. {plain(head.setup.seats[seat].name)}",
                scholar=scholar_name(self.words, _scholar_of(head, seat)),
                n=scores["total"],
            )
            sign = seat_text(self.words, head.setup.seats[seat], "").split("]")[0] + "]"
            column.text(f"seat:{seat}", f"{sign} {text}", NAME, 2)
            bar = column.take(self.u(24), 4)
            column.widgets.append(Paint(id=f"bar:{seat}", rect=bar, paint=self._bar(scores, most)))
            column.text(f"parts:{seat}", parts_text(self.words, scores), SMALL, 14)

    def _bar(
        self, scores: Mapping[str, int], most: int
    ) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
            x = rect.x
            for part, (_sign, role) in PARTS.items():
                wide = round(max(0, scores.get(part, 0)) / most * rect.w)
                piece = pygame.Rect(x, rect.y, wide, rect.h)
                pygame.draw.rect(surface, self.look.colour(role), piece)
                pygame.draw.rect(surface, self.look.colour("ink"), piece, 1)
                x += wide

        return paint

    # --- people and scholars ---------------------------------------------------------------

    def _records(self) -> list[tuple[str, str, Record, list[Result]]]:
        """Name as it is shown, portrait, record and results; the most wins first."""
        is_people = self.tab == "people"
        table = by_person(self.results) if is_people else by_scholar(self.results)
        found = []
        for key, record in table.items():
            mine = [r for r in self.results if _is_of(r, key, is_people)]
            name = plain(key) if is_people else scholar_name(self.words, key)
            face = "" if is_people else portrait(key)
            found.append((name, face, record, mine))
        return sorted(found, key=lambda one: (-one[2].wins, -one[2].average, one[0]))

    def _blocks(
        self, found: Sequence[tuple[str, str, Record, list[Result]]], column: Column
    ) -> None:
        everyone = [one[2] for one in self._records()]
        most = max(1, *(record.best for record in everyone))
        for name, face, record, mine in found:
            self._block(column, name, face, record, mine, most)

    def _block(
        self, column: Column, name: str, face: str, record: Record, mine: list[Result], most: int
    ) -> None:
        words = self.words
        side = self.u(64) if face else 0
        top, left = column.y, column.x
        if face:
            picture = self.look.medallion(face, "yellow", side)
            rect = pygame.Rect(left, top, side, side)
            column.widgets.append(Paint(id=f"face:{name}", rect=rect, paint=_blit(picture)))
            column.x, column.width = left + side + self.u(14), column.width - side - self.u(14)
        column.text(f"name:{name}", name, NAME, 0)
        told = [
            words("history.count", n=record.games),
            words("history.wins", n=record.wins),
            words("history.averages", average=f"{record.average:.1f}", best=record.best),
            words("history.thesis", n=record.best_thesis)
            if record.best_thesis
            else words("history.no_thesis"),
        ]
        column.text(f"told:{name}", ", ".join(told), SMALL, 4)
        bar = column.take(self.u(18), 4)
        column.widgets.append(
            Paint(
                id=f"average:{name}",
                rect=bar,
                paint=partial(self._average, record, most),
                tip=words("history.bar"),
            )
        )
        chart = column.take(self.u(64), 18)
        column.widgets.append(
            Paint(
                id=f"points:{name}",
                rect=chart,
                paint=partial(self._points, mine[-MOST_POINTS:], most),
                tip=words("history.chart"),
            )
        )
        column.width += column.x - left
        column.x = left
        column.y = max(column.y, top + side + self.u(12))

    def _average(
        self, record: Record, most: int, surface: pygame.Surface, rect: pygame.Rect
    ) -> None:
        """A bar as long as the average, and a mark where the best game ended."""
        look = self.look
        pygame.draw.rect(surface, look.colour("paper_shade"), rect)
        wide = round(max(0.0, record.average) / most * rect.w)
        pygame.draw.rect(surface, look.colour("brass"), (rect.x, rect.y, wide, rect.h))
        pygame.draw.rect(surface, look.colour("ink"), rect, 1)
        x = rect.x + round(max(0, record.best) / most * (rect.w - 2))
        pygame.draw.line(surface, look.colour("seal"), (x, rect.y - 2), (x, rect.bottom + 1), 3)

    def _points(
        self, mine: list[Result], most: int, surface: pygame.Surface, rect: pygame.Rect
    ) -> None:
        """A line through the points of each game; won games are filled."""
        look = self.look
        ground = mix(look.colour("paper"), look.colour("paper_shade"), 0.5)
        pygame.draw.rect(surface, ground, rect)
        look.line(surface, rect.bottomleft, rect.bottomright, "ink_faded")
        inner = rect.inflate(-2 * look.u(12), -2 * look.u(9))
        spots = []
        for i, result in enumerate(mine):
            x = inner.centerx if len(mine) == 1 else inner.x + i * inner.w // (len(mine) - 1)
            y = inner.bottom - round(max(0, result.total) / most * inner.h)
            spots.append((x, y))
        if len(spots) > 1:
            pygame.draw.aalines(surface, look.colour("ink_faded"), False, spots)
        radius = max(3, look.u(5))
        for spot, result in zip(spots, mine, strict=True):
            tone = "brass" if result.rank == 1 else "paper_light"
            pygame.draw.aacircle(surface, look.colour("ink"), spot, radius)
            pygame.draw.aacircle(surface, look.colour(tone), spot, radius - max(1, look.u(2)))


def _say(column: Column, name: str, text: str) -> None:
    column.text(name, text, NOTE)


def _blit(picture: pygame.Surface) -> Callable[[pygame.Surface, pygame.Rect], None]:
    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(picture, rect)

    return paint


def _is_of(result: Result, key: str, is_people: bool) -> bool:
    """Does a result count for this person or scholar?"""
    if is_people:
        return result.kind == "person" and result.person == key
    return result.scholar == key


def _scholar_of(head: Head, seat: int) -> str:
    scholars = head.summary.scholars
    return scholars[seat] if seat < len(scholars) else head.setup.seats[seat].scholar


def _plus(scores: Mapping[str, int]) -> int:
    """The points of a sheet without what is taken off."""
    return sum(max(0, scores.get(part, 0)) for part in PARTS)


def won_text(words: Words, head: Head) -> str:
    """Who won a finished game, and with how much."""
    assert head.outcome is not None
    seat = head.outcome.ranking[0]
    total = head.outcome.scores[seat]["total"]
    return words("history.won", name=head.setup.seats[seat].name, n=total)


def parts_text(words: Words, scores: Mapping[str, int]) -> str:
    """A score sheet in a line: sign, name and points of each part that counted."""
    told = []
    for part, (sign, _role) in PARTS.items():
        value = scores.get(part, 0)
        if value:
            key = f"type.{part}.name" if words.has(f"type.{part}.name") else f"score.{part}.name"
            # One piece each: no line ends between sign, name and points.
            told.append(f"[{sign}] {words(key)} {value}".replace(" ", "\u00a0").replace("-", "−"))
    return "   ".join(told)
