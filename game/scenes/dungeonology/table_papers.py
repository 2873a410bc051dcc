"""What lies on the page of a table of Dungeonology: bar, recap, the slip of a turn, the fold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.attempt.panels import ON_PLATES
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.played_card import played_card_widgets
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.turn_slip import TURN, given_up, turn_answers
from game.scenes.seats.window_bar import bar_widgets
from game.scenes.table.panel import Panel
from game.scenes.table.papers import (
    Sheet,
    aside,
    caption_widgets,
    move_widgets,
    note_widgets,
    tallest_gap,
)
from game.scenes.table.slip import Answer
from game.scenes.table.table_papers import TablePapers
from game.scenes.table.tools import Places, Tool
from game.scenes.tilemap.controls import map_buttons
from game.session.bar import Bar
from game.ui.widgets import IconButton, Widget

if TYPE_CHECKING:
    from game.scenes.dungeonology.table import DungeonTable

#: How many lines a caption has at most.
CAPTION_LINES = 5
#: The height a recap needs to keep off the zone of its reader, in units.
LEAST_RECAP = 200
#: The height in units an open log has at least.
LEAST_LOG = 240


class DungeonPapers(TablePapers[View]):
    """The page over the map, or over the stage of an attempt."""

    table: DungeonTable
    #: The buttons of the map.
    controls: Sequence[Widget] = ()

    def build(self, places: Places) -> list[Widget]:
        """The map is told what lies on it, so that nothing to choose hides there unseen."""
        table, log = self.table, self.table.log
        assert table.places is not None
        self.controls = (
            []
            if table.shows_attempt
            else map_buttons(self.look, table.board, places.ribbon, table.places.clear)
        )
        widgets = super().build(places)
        self._place_log(places)
        papers = [*self.solid, *([log.rect] if log.open else [])]
        panels = [part.rect for part in self.table.visible() if isinstance(part, Panel)]
        self.table.board.edges.papers, self.table.board.board.covers = papers, [*papers, *panels]
        return widgets

    def papers(self) -> list[Widget]:
        table, presenter, places = self.table, self.table.presenter, self.table.places
        assert places is not None
        widgets: list[Widget] = []
        if not table.shows_attempt:
            widgets = [self._fold_button(), *self.controls]
        if presenter.stage == "bar":
            widgets += self._bar()
        elif presenter.choices.seat is None and presenter.stage != "over" and presenter.hidden:
            text = table.words("table.hidden")
            widgets += self.lay(note_widgets(self.look, text, places.slip, table.u(300)))
        widgets += self._played()
        if table.recap.is_shown and not table.shows_attempt and not table.log.open:
            widgets += self._laid_aside(table.recap.widgets(self._recap_room()))
        return widgets

    def slip_room(self, places: Places) -> pygame.Rect:
        """Its column always, whatever lies below; an open log gives way."""
        return places.slip.copy()

    def _place_log(self, places: Places) -> None:
        """Over column and campus, above the papers there; left of them where that is too little."""
        log, gap, rect = self.table.log, self.table.u(6), places.log.copy()
        met = [paper for paper in self.solid if paper.colliderect(rect)]
        rect.h = min([rect.bottom, *(paper.top - gap for paper in met)]) - rect.top
        if rect.h < self.table.u(LEAST_LOG):
            rect.h = places.log.h
            rect.right = min(paper.left for paper in met) - gap
        if rect != log.rect:
            log.place(rect)

    def _laid_aside(self, sheet: Sheet) -> list[Widget]:
        """A paper on the page that keeps off the tiles where there is bare table for it."""
        rect, widgets = sheet
        table, places = self.table, self.table.places
        assert places is not None
        room = places.clear.copy()
        room.w = min(room.right, places.slip.right) - room.left
        room.h = places.slip.bottom - room.top
        panels = [] if table.folded else [places.fan, places.notes]
        papers = [*self.solid, *panels]
        controls = [one.rect for one in self.controls]
        moved = aside(rect, room, papers, self._own_zone(), controls, table.board.tiles_lying())
        move_widgets(widgets, (moved.x - rect.x, moved.y - rect.y))
        return self.lay((moved, widgets))

    def _played(self) -> list[Widget]:
        """The newest card that somebody plays, until it is settled."""
        table, places, view = self.table, self.table.places, self.table.presenter.view
        plays, attempt = view["plays"], view["attempt"]
        choices = self.presenter.choices
        # What else is asked about it may be answered on the map below.
        is_in_the_way = choices.seat is not None and choices.prompt != "react"
        if not plays or places is None or is_in_the_way:
            return []
        stage = table.attempt.stage
        room = stage.page if table.shows_attempt and stage else self._above_bar(places.clear)
        play, cards = plays[-1], art_of(table.app).cards
        is_acting = attempt is not None and attempt["seat"] == play["seat"]
        return self.lay(played_card_widgets(self.look, play, table.speech, room, cards, is_acting))

    def cancel_place(self, places: Places, size: tuple[int, int]) -> pygame.Rect:
        """On the stage above the plates that answer, also before there are any: it never moves."""
        stage = self.table.attempt.stage
        if not self.table.shows_attempt or stage is None:
            return super().cancel_place(places, size)
        room, step = stage.buttons, size[1] + self.table.u(8)
        plates = self.presenter.choices.by_verb(*ON_PLATES)
        rect = pygame.Rect((0, 0), size)
        rect.bottomright = room.right, room.bottom - step * max(1, len(plates))
        return rect

    def _above_bar(self, room: pygame.Rect) -> pygame.Rect:
        """What the bar of a window leaves free of a room, if one is up."""
        bars = self.solid if self.presenter.stage == "bar" else []
        bottom = min([room.bottom, *(bar.top for bar in bars if bar.colliderect(room))])
        return pygame.Rect(room.x, room.y, room.w, bottom - room.y)

    def _fold_button(self) -> Widget:
        """In the upper corner, beside the end of the ribbon."""
        table = self.table
        side = min(self.look.sign_px(38), table.u(40))
        rect = pygame.Rect(table.area.right - side - table.u(3), table.u(8), side, side)
        tip = table.words("table.unfold" if table.folded else "table.fold")
        act = table.acts.toggle_fold
        return IconButton(id="fold", rect=rect, icon="fold", tip=tip, act=act, help="whole_map")

    def _bar(self) -> list[Widget]:
        table, presenter, bar = self.table, self.table.presenter, self.table.presenter.now.bar
        assert bar is not None
        faces = [portrait(scholar["card"]) for scholar in presenter.view["scholars"]]
        return self.lay(
            bar_widgets(
                self.look, table.words, self._bar_room(), bar, self._bar_sentence(bar),
                table.sitting.seats, faces, presenter.pressed, presenter.press, presenter.go_on,
                table.acts.open_orders,
            )
        )  # fmt: skip

    def _bar_room(self) -> pygame.Rect:
        """On the stage the bar has a place of its own."""
        table, stage = self.table, self.table.attempt.stage
        assert table.places is not None
        return stage.bar if table.shows_attempt and stage else table.places.bar

    def _bar_sentence(self, bar: Bar) -> str:
        """What happened, in public words."""
        table = self.table
        key, attempt = f"dungeonology.table.bar.{bar.prompt}", table.presenter.view["attempt"]
        if attempt is None or not table.words.has(key):
            return table.speech.prompt(bar.prompt, bar.args)
        name = table.sitting.seats[attempt["seat"]].name
        return table.words(key, name=name, stealth=attempt["stealth"], alert=attempt["alert"])

    def _recap_room(self) -> pygame.Rect:
        """In the column of the slips, beside those that lie there already."""
        table, places = self.table, self.table.places
        assert places is not None
        room = places.slip.copy()
        off_zone = tallest_gap(room, [*self.solid, *self._own_zone()], table.u(10))
        if off_zone.h >= table.u(LEAST_RECAP):
            return off_zone
        return tallest_gap(room, self.solid, table.u(10))

    def _own_zone(self) -> list[pygame.Rect]:
        """Where the zone of whoever is asked comes to lie, if it is on the map."""
        board, presenter = self.table.board, self.presenter
        if presenter.choices.seat is None:
            return []
        zone = presenter.view["scholars"][presenter.choices.seat]["zone"]
        lying = zip(board.board.tiles, board.tiles_lying(), strict=True)
        return [rect for tile, rect in lying if tile == zone]

    def elsewhere(self) -> frozenset[str]:
        """In the own turn a hand that is folded away is not spelled out on the slip."""
        table = self.table
        is_folded = (
            table.folded and not table.shows_attempt and table.presenter.choices.prompt in TURN
        )
        hand = table.parts["fan"].verbs if is_folded else frozenset()
        return super().elsewhere() | hand

    def slip_lines(self) -> list[Answer]:
        table, choices = self.table, self.presenter.choices
        lines = turn_answers(
            choices, table.words, self.elsewhere(), self.presenter.view, art_of(table.app).box
        )
        fan = table.hand
        if not fan.most_given or fan not in table.visible():
            return lines
        picked = [fan.layout.cards[i].id for i in fan.layout.selected]
        confirm = given_up(choices, table.words, picked, fan.most_given)
        return [confirm, *(line for line in lines if line.key != "done")]

    def slip_sentence(self) -> str:
        """On its stage the attempt says itself what is asked; a rest may be forced."""
        choices = self.presenter.choices
        if choices.prompt in TURN and not self.presenter.is_window():
            return self._forced_rest()
        return "" if self.table.shows_attempt and not self.slip_lines() else choices.sentence

    def _forced_rest(self) -> str:
        """That nothing but a rest is possible; "" if that is not so."""
        choices, view = self.presenter.choices, self.presenter.view
        if choices.seat is None or choices.prompt != "begin" or "rest" not in choices.keys:
            return ""
        me = view["scholars"][choices.seat]
        if not me["must_rest"]:
            return ""
        return self.table.words(
            "dungeonology.table.must_rest", n=me["stun"], limit=me["stun_limit"]
        )

    def caption(self, places: Places) -> list[Widget]:
        """On top of the column of slips, if they leave room for it and no log has the sentence."""
        table, text = self.table, self.last_sentence()
        if not text or table.recap.is_shown or table.shows_attempt or table.log.open:
            return []
        widgets = caption_widgets(self.look, text, places.caption, CAPTION_LINES)
        lies_on = any(w.rect.colliderect(paper) for w in widgets for paper in self.solid)
        return [] if lies_on else widgets

    def tools(self) -> list[Tool]:
        """With the hand to lay down and standing orders."""
        words, acts = self.table.words, self.table.acts
        eye, act = ("eye", "unhide") if self.presenter.hidden else ("eye_closed", "hide")
        hand = Tool("hand", eye, words(f"table.{act}"), acts.toggle_hand, help="hidden_hand")
        orders = Tool("orders", "orders", words("table.orders"), acts.open_orders, help="windows")
        undo, redo, again, advice, log, speed, menu = super().tools()
        return [undo, redo, again, advice, hand, log, orders, speed, menu]
