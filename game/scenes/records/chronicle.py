"""The chronicle: finished games with their score sheets, and what people and those they played achieved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.sentences import decimal, figure_text, together
from game.scenes.library.files import FileScene
from game.scenes.library.game_list import Watch, draw_chosen
from game.scenes.library.game_texts import detail_text, role_name, seat_sign
from game.scenes.records.chronicle_charts import average_bar, parts_bar, points_line
from game.scenes.records.score_sources import sources_of
from game.scenes.shell.dialog import Notice
from game.scenes.shell.sheet import Column, Fill, SheetScene
from game.scenes.shell.title_scenes import portrait_of
from game.session.faults import disk_fault
from game.session.folders import write_whole
from game.session.history import (
    Result,
    Tally,
    as_csv,
    by_level,
    by_person,
    by_role,
    places_of,
    results,
)
from game.session.journal_records import Head
from game.session.save_index import Entry
from game.ui.choosers import choice_row
from game.ui.look import HEADING, NOTE, SMALL, Look, Touch
from game.ui.text import Style, plain
from game.ui.widgets import Button, Paint, Usable
from game.ui.words import Words

if TYPE_CHECKING:
    from game.scenes.shell.app import App

TABS = ("games", "people", "levels", "roles", "days")
#: Tabs that list games.
LISTS = ("games", "days")
NAME = Style("serif", 23)
DETAIL = SMALL.but(colour="ink_faded")
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
        self.all = [entry for entry in reversed(entries) if entry.head and entry.head.outcome]
        self.watch_game = watch
        self.titles = list(dict.fromkeys(e.head.title for e in self.all if e.head))
        self.show_title(self.titles[0] if self.titles else "")

    def show_title(self, title: str) -> None:
        """The games of one title: points of different games do not compare."""
        self.title = title
        self.of_title = [e for e in self.all if e.head and e.head.title == title]
        self.results = results(reversed(self.of_title))
        self.show_tab(self.tabs[0])

    @property
    def tabs(self) -> list[str]:
        """What there is to look at: roles, computers and tables of days only where there were some."""
        is_there = {
            "games": self._listed("games") or not self._listed("days"),
            "levels": by_level(self.results),
            "roles": any(result.role for result in self.results),
            "days": self._listed("days"),
        }
        return [tab for tab in TABS if is_there.get(tab, True)]

    def _listed(self, tab: str) -> list[Entry]:
        """Games for themselves, or those at the tables of days."""
        is_day = tab == "days"
        return [e for e in self.of_title if e.head and bool(e.head.setup.occasion) == is_day]

    # --- what can be done ------------------------------------------------------------------

    @property
    def entry(self) -> Entry | None:
        """The chosen game."""
        return self.entries[self.chosen] if self.entries else None

    def show_tab(self, tab: str) -> None:
        """Games, people or roles."""
        self.tab, self.chosen = tab, 0
        self.entries = self._listed(tab) if tab in LISTS else self.of_title
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
        everything = results(reversed(self.all))
        self._export("civetta.csv", lambda: as_csv(everything).encode("utf-8-sig"))

    def export_png(self) -> None:
        """The page in view, as long as it is, as a picture."""
        self._export(f"civetta_{self.tab}.png", self.picture)

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
        from game.scenes.library.saving import as_png

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
        if self.tab in LISTS:
            return [self._list, self._score_sheet]
        found = self._tallies()
        if not found:
            return [lambda column: _say(column, "none", self.words("history.no_people"))]
        half = (len(found) + 1) // 2
        return [partial(self._blocks, found[:half]), partial(self._blocks, found[half:])]

    def _tabs(self, column: Column) -> None:
        rows: list[tuple[str, list[tuple[str, str]], str, Callable[[str], None]]]
        rows = [("tab", self._tab_names(), self.tab, self.show_tab)]
        if len(self.titles) > 1:
            titles = [(title, self.words(f"{title}.title.name")) for title in self.titles]
            rows.insert(0, ("title", titles, self.title, self.show_title))
        for name, pairs, chosen, act in rows:
            at = pygame.Rect(column.x, column.y, column.width, 0)
            column.add(*choice_row(self.look, name, pairs, chosen, act, at), space=12)

    def _tab_names(self) -> list[tuple[str, str]]:
        keys = {"roles": f"{self.title}.history.roles"}
        return [(tab, self.words(keys.get(tab, f"history.{tab}"))) for tab in self.tabs]

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
        if self.tab in LISTS:
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
        return self.look.medallion(_face_of(head, seat), head.setup.seats[seat].colour, side)

    def _score_sheet(self, column: Column) -> None:
        """Every seat from first to last: points part by part, and as a bar."""
        assert self.entry is not None
        head = self.entry.head
        assert head is not None
        assert head.outcome is not None
        sheets, places = head.outcome.scores, places_of(head.outcome)
        most = max(1, *(_plus(head.title, sheets[seat]) for seat in places))
        for seat, place in places.items():
            scores = sheets[seat]
            text = self._place_text(head, seat, place)
            sign = seat_sign(head.setup.seats[seat])
            column.text(f"seat:{seat}", f"{sign} {text}", NAME, 2)
            bar = column.take(self.u(24), 4)
            column.widgets.append(
                Paint(
                    id=f"bar:{seat}",
                    rect=bar,
                    paint=partial(parts_bar, self.look, self.title, scores, most),
                )
            )
            told = parts_text(self.words, head.title, scores)
            column.text(f"parts:{seat}", told, SMALL, 14)

    def _place_text(self, head: Head, seat: int, place: int) -> str:
        assert head.outcome is not None
        role = _role_of(head, seat)
        return self.words.texts.say(
            "history.role_won" if role else "history.person_won",
            place=place,
            name=plain(head.setup.seats[seat].name),
            role=role_name(self.words, head.title, role),
            n=head.outcome.scores[seat]["total"],
        )

    # --- people and roles ------------------------------------------------------------------

    def _tallies(self) -> list[tuple[str, str, Tally, list[Result]]]:
        """Name as it is shown, portrait, tally and results; the most wins first."""
        table = TALLIES[self.tab](self.results)
        found = []
        for key, tally in table.items():
            mine = [r for r in self.results if _is_of(r, key, self.tab)]
            face = portrait_of(self.title, key) if self.tab == "roles" else ""
            found.append((self._name_of(key), face, tally, mine))
        return sorted(found, key=lambda one: (-one[2].wins, -one[2].average, one[0]))

    def _name_of(self, key: str) -> str:
        """A person, a level or a role as it is shown."""
        if self.tab == "levels":
            return self.words(f"setup.kind.{key}")
        return plain(key) if self.tab == "people" else role_name(self.words, self.title, key)

    def _blocks(
        self, found: Sequence[tuple[str, str, Tally, list[Result]]], column: Column
    ) -> None:
        everyone = [one[2] for one in self._tallies()]
        most = max(1, *(tally.best for tally in everyone))
        for name, face, tally, mine in found:
            self._block(column, name, face, tally, mine, most)

    def _block(
        self, column: Column, name: str, face: str, tally: Tally, mine: list[Result], most: int
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
            words("history.count", n=tally.games),
            words("history.wins", n=tally.wins),
            words("history.averages", average=decimal(words.texts, tally.average), best=tally.best),
        ]
        for part, n in tally.best_parts.items():
            told.append(words(f"{self.title}.history.{'best' if n else 'never'}.{part}", n=n))
        column.text(f"told:{name}", together(words.texts, told), SMALL, 4)
        bar = column.take(self.u(18), 4)
        column.widgets.append(
            Paint(
                id=f"average:{name}",
                rect=bar,
                paint=partial(average_bar, self.look, tally, most),
                tip=words("history.bar"),
            )
        )
        chart = column.take(self.u(64), 18)
        column.widgets.append(
            Paint(
                id=f"points:{name}",
                rect=chart,
                paint=partial(points_line, self.look, mine[-MOST_POINTS:], most),
                tip=words("history.chart"),
            )
        )
        column.width += column.x - left
        column.x = left
        column.y = max(column.y, top + side + self.u(12))


def _say(column: Column, name: str, text: str) -> None:
    column.text(name, text, NOTE)


def _blit(picture: pygame.Surface) -> Callable[[pygame.Surface, pygame.Rect], None]:
    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(picture, rect)

    return paint


TALLIES = {"people": by_person, "levels": by_level, "roles": by_role}


def _is_of(result: Result, key: str, tab: str) -> bool:
    """Does a result count for this person, level or role?"""
    if tab == "people":
        return result.kind == "person" and result.person == key
    return key == (result.kind if tab == "levels" else result.role)


def _role_of(head: Head, seat: int) -> str:
    """Whom a seat plays; "" in a title where that is nobody."""
    roles = head.summary.roles
    return roles[seat] if seat < len(roles) else ""


def _face_of(head: Head, seat: int) -> str:
    """The portrait of a seat; "" where its sign stands for it."""
    return portrait_of(head.title, _role_of(head, seat))


def _plus(title: str, scores: Mapping[str, int]) -> int:
    """The points of a sheet without what is taken off."""
    return sum(max(0, scores.get(part.id, 0)) for part in sources_of(title))


def won_text(words: Words, head: Head) -> str:
    """Who won a finished game, and with how much."""
    assert head.outcome is not None
    winners = [seat for seat, place in places_of(head.outcome).items() if place == 1]
    names = [plain(head.setup.seats[seat].name) for seat in winners]
    total = head.outcome.scores[winners[0]]["total"]
    return words.texts.say("history.won", names=together(words.texts, names), n=total)


def parts_text(words: Words, title: str, scores: Mapping[str, int]) -> str:
    """A score sheet in a line: sign, name and points of each part that counted."""
    told = []
    for part in sources_of(title):
        value = scores.get(part.id, 0)
        if value:
            # One piece each: no line ends between sign, name and points.
            told.append(figure_text(words.texts, part.sign, words(part.text), value))
    return "   ".join(told)
