"""What lies on the page of a table of Catacombs: the bar, the slip of a turn, the end of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.titles.catacombs.view_types import View, own_preview
from game.scenes.catacombs.faces import portrait
from game.scenes.seats.window_bar import bar_widgets
from game.scenes.table.panel import Panel
from game.scenes.table.papers import caption_widgets, move_widgets, note_widgets, tallest_gap
from game.scenes.table.part import nothing
from game.scenes.table.slip import Answer
from game.scenes.table.table_papers import TablePapers
from game.scenes.table.tools import Places, Tool
from game.scenes.tilemap.controls import map_buttons
from game.ui.text import Style
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.scenes.catacombs.table import CatacombTable

ACT = "act"
#: Why the turn cannot end, on the button that would end it.
REASON = Style("bold", 19, "ink", "centre")
END = "end"


class CatacombPapers(TablePapers[View]):
    """The page over the map."""

    table: CatacombTable
    #: Where the slip lies, or lay while somebody here was asked last; "" if none did.
    _slip_place = ""
    _slip_turn = 0

    def build(self, places: Places) -> list[Widget]:
        """The map is told what lies on it, so that nothing to choose hides there unseen."""
        board, is_stage = self.table.board, self.table.attack.is_open
        controls = map_buttons(self.look, board, places.ribbon, board.camera.clear)
        widgets = super().build(places) + ([] if is_stage else controls)
        log = self.table.log
        papers = [*self.solid, *([log.rect] if log.open else [])]
        panels = [part.rect for part in self.table.visible() if isinstance(part, Panel)]
        self.table.board.edges.papers, self.table.board.board.covers = papers, [*papers, *panels]
        return widgets

    def papers(self) -> list[Widget]:
        table, presenter, places = self.table, self.table.presenter, self.table.places
        assert places is not None
        if presenter.stage == "bar":
            return self._bar()
        if presenter.choices.seat is None and presenter.stage != "over" and presenter.hidden:
            text = table.words("table.hidden")
            return self.lay(note_widgets(self.look, text, places.slip, table.u(300)))
        return [*self._barred_end(places), *self._recap(places)]

    def _recap(self, places: Places) -> list[Widget]:
        """What happened since the last turn, in the column of slips below what lies there."""
        if not self.table.recap.is_shown or self.table.attack.is_open:
            return []
        room = tallest_gap(self.slip_room(places), self.solid, self.table.u(10))
        return self.lay(self.table.recap.widgets(room))

    def _barred_end(self, places: Places) -> list[Widget]:
        """The end of the turn, dimmed with its reason, as long as something must be done first."""
        choices = self.presenter.choices
        if choices.prompt != ACT or choices.end:
            return []
        text = self._first()
        room = (places.end.w - 2 * self.look.u(14), places.end.h)
        style = self.look.type.whole(text, REASON, room) or REASON.but(grows=False)
        return [
            Button(
                id="barred_end", rect=places.end.copy(), text=text, style=style, enabled=False,
                why=choices.why_not(END) or "", act=nothing,
            )
        ]  # fmt: skip

    def _first(self) -> str:
        """What is to be done before the turn can end, in few words."""
        view, words = self.presenter.view, self.table.words
        cards = view["players"][view["active"]]["hand_size"]
        if view["now"]["tile"]:
            return words("catacombs.table.lay_first")
        if cards:
            return words("catacombs.table.play_first", n=cards)
        return words("catacombs.table.choose_first")

    def caption(self, places: Places) -> list[Widget]:
        """Off the tiles as far as can be, beside the page of one that waits.

        The stage of an attack and a recap say it all by themselves.
        """
        text = self.last_sentence()
        if not text or self.table.attack.is_open or self.table.recap.is_shown:
            return []
        room, clear = places.caption.copy(), self._beside_pages()
        room.left = max(room.left, clear.left)
        room.w = min(room.w, clear.right - room.left)
        widgets = caption_widgets(self.look, text, room)
        rect = widgets[0].rect
        sides = [rect, rect.move_to(left=clear.left), rect.move_to(right=clear.right)]
        moved = min(sides, key=self._tiles_below)
        move_widgets(widgets, (moved.x - rect.x, 0))
        return widgets

    def _beside_pages(self) -> pygame.Rect:
        places = self.table.places
        assert places is not None
        return self.table.beside_pages(places)

    def last_sentence(self) -> str:
        """What an attack did stays in words until somebody has done something."""
        stage = self.table.attack
        if stage.tale.is_fresh and stage.attack is not None and stage.attack.is_over:
            return stage.result(stage.attack)
        return super().last_sentence()

    def slip(self, places: Places) -> list[Widget]:
        """Its place is forgotten where none lies, and in another turn; it waits there meanwhile."""
        turn = self.presenter.view["turn"]
        if turn != self._slip_turn:
            self._slip_place, self._slip_turn = "", turn
        widgets = super().slip(places)
        if not widgets:
            self._slip_place = ""
        return widgets

    def slip_room(self, places: Places) -> pygame.Rect:
        """Beside the page of a tile that waits."""
        room, clear = super().slip_room(places), self._beside_pages()
        room.right = min(room.right, clear.right)
        return room

    def slip_laid(
        self, places: Places, sheet: pygame.Rect, widgets: list[Widget]
    ) -> tuple[pygame.Rect, list[Widget]]:
        """Where it covers fewest tiles: in a corner of the map or below the seats, also of an attack."""
        clear, stage = self._beside_pages(), self.table.attack.stage
        if self.table.attack.is_open and stage is not None:
            moved = sheet.move_to(right=places.buttons[0].left - self.table.u(24))
            moved.bottom = stage.words.bottom - self.table.u(3)
        else:
            moved = self._free_place(sheet, clear, widgets)
        move_widgets(widgets, (moved.x - sheet.x, moved.y - sheet.y))
        return moved, widgets

    def _free_place(
        self, sheet: pygame.Rect, clear: pygame.Rect, widgets: Sequence[Widget]
    ) -> pygame.Rect:
        """A corner of the map or below the seats: none where a button would come under a click."""
        left = sheet.move_to(left=clear.left)
        found = {"right": sheet, "left": left}
        found |= {f"high_{name}": one.move_to(top=clear.top) for name, one in found.items()}
        found |= self._below_seats(sheet)

        def against(name: str) -> tuple[bool, tuple[int, int], bool]:
            place = found[name]
            is_clicked = self._is_clicked(widgets, (place.x - sheet.x, place.y - sheet.y))
            return is_clicked, self._tiles_below(place), name != self._slip_place

        self._slip_place = min(found, key=against)
        return found[self._slip_place]

    def _is_clicked(self, widgets: Sequence[Widget], by: tuple[int, int]) -> bool:
        """Would a button, moved so far, come to lie where something else was just clicked?"""
        clicked = self.table.pointing.chose_at
        buttons = (one.rect.move(by) for one in widgets if isinstance(one, Button))
        return clicked is not None and any(button.collidepoint(clicked) for button in buttons)

    def _below_seats(self, sheet: pygame.Rect) -> dict[str, pygame.Rect]:
        """Under the last card of the rail, if there is room for a slip."""
        places = self.table.places
        assert places is not None
        rail, gap = places.rail, self.table.u(8)
        top = max((card.bottom for card in self.table.parts["rail"].lying()), default=rail.top)
        place = sheet.move_to(left=rail.left, bottom=places.dragon.top - gap)
        return {"below": place} if place.top >= top + gap and place.w <= rail.w else {}

    def _tiles_below(self, sheet: pygame.Rect) -> tuple[int, int]:
        """How much a paper would cover once the map is at rest: of a tile in the hand, of those laid."""
        board = self.table.board.board
        return self._covered(sheet, board.open_cells()), self._covered(sheet, board.taken)

    def _covered(self, sheet: pygame.Rect, cells: Iterable[tuple[int, int]]) -> int:
        clear, aim = self.table.board.camera.clear, self.table.board.camera.aim
        covered = 0
        for x, y in cells:
            left, top = (x - aim.x) * aim.side, (y - aim.y) * aim.side
            cell = pygame.Rect(left, top, aim.side, aim.side).move(clear.center)
            covered += sheet.clip(cell).w * sheet.clip(cell).h
        return covered

    def _bar(self) -> list[Widget]:
        table, presenter, places = self.table, self.table.presenter, self.table.places
        bar = presenter.now.bar
        assert bar is not None
        assert places is not None
        faces = [portrait(colour) for colour in table.colours]
        sentence = table.speech.prompt(bar.prompt, bar.args)
        return self.lay(
            bar_widgets(
                self.look, table.words, self._bar_place(places.bar), bar, sentence,
                table.sitting.seats, faces, presenter.pressed, presenter.press, presenter.go_on,
            )
        )  # fmt: skip

    def _bar_place(self, usual: pygame.Rect) -> pygame.Rect:
        """On the stage of an attack above the seats and left of the sum: both stay in sight."""
        place = self.table.attack.stage
        if not self.table.attack.is_open or place is None:
            return usual
        top, bottom = place.head.bottom, place.seats[0].top - self.table.u(6)
        right = place.sheet.left - self.table.u(6)
        return pygame.Rect(place.area.x, top, right - place.area.x, bottom - top)

    def slip_sentence(self) -> str:
        """In the own turn the ribbon says it all; a page says what it asks itself."""
        choices = self.presenter.choices
        is_told = choices.prompt == ACT or any(page.asks() for page in self.table.pages)
        return "" if is_told else choices.sentence

    def slip_lines(self) -> list[Answer]:
        """Monsters of a tunnel: what is paid in swords, and what is suffered instead (C5.4)."""
        lines = super().slip_lines()
        return [line._replace(text=self._fought(line) or line.text) for line in lines]

    def _fought(self, line: Answer) -> str:
        if line.verb != "swords":
            return ""
        facts = own_preview(self.presenter.choices.preview(line.key))
        swords, wounds = facts["swords"], facts["damage"]
        kind = "both" if swords and wounds else "swords" if swords else "wounds"
        return self.table.words(f"catacombs.fight.{kind}", swords=swords, n=wounds)

    def tools(self) -> list[Tool]:
        """With the hand to lay down, and the whole map."""
        words, acts = self.table.words, self.table.acts
        eye, act = ("eye", "unhide") if self.presenter.hidden else ("eye_closed", "hide")
        hand = Tool("hand", eye, words(f"table.{act}"), acts.toggle_hand, help="hidden_hand")
        fit = self.table.board.camera.fit
        whole = Tool("whole", "tile", words("catacombs.table.whole_map"), fit, help="whole_map")
        undo, redo, again, advice, log, speed, menu = super().tools()
        return [undo, redo, again, advice, hand, log, whole, speed, menu]
