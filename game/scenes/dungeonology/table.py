"""The table of Dungeonology: hidden hands, interrupt windows and the stage of stealth attempts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.engine.core.agenda import Event
from game.scenes.dungeonology.campus.panel import CampusPanel
from game.scenes.dungeonology.drawn_ahead import prepare
from game.scenes.dungeonology.duel.aim import AIMS, AimScene
from game.scenes.dungeonology.duel.over import AttemptOver
from game.scenes.dungeonology.duel.stage import DECIDED_HERE, DuelStage
from game.scenes.dungeonology.event_presentation import SHOWING
from game.scenes.dungeonology.inspect import InspectSheet
from game.scenes.dungeonology.layout import Places, folded, places
from game.scenes.dungeonology.log import DungeonLog
from game.scenes.dungeonology.notes import Notes
from game.scenes.dungeonology.ribbon import Ribbon
from game.scenes.dungeonology.scoring import ScoringScene
from game.scenes.dungeonology.speech import DungeonSpeech
from game.scenes.dungeonology.thesis import ThesisScene
from game.scenes.dungeonology.turn_slip import TURN, turn_answers
from game.scenes.dungeonology.verdict import VerdictScene
from game.scenes.hand.fan import Fan
from game.scenes.hand.hand_over import HandOver
from game.scenes.seats.orders import OrdersScene
from game.scenes.seats.rail import SeatRail
from game.scenes.seats.recap import recap_lines, recap_widgets
from game.scenes.seats.window_bar import bar_widgets
from game.scenes.shell.dialog import Confirm
from game.scenes.table.event_presentation import View
from game.scenes.table.log import LogPanel
from game.scenes.table.papers import note_widgets
from game.scenes.table.part import Part, Thing
from game.scenes.table.scene import TableScene
from game.scenes.table.slip import Answer
from game.scenes.table.tools import Tool
from game.scenes.tilemap.view import MapView
from game.session.bar import Bar
from game.session.sitting import Sitting
from game.ui.widgets import IconButton, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App

PEEK_SECONDS = 0.3
#: Parts around the map that can be folded away.
PANELS = ("rail", "campus", "notes", "fan")
AMBIENCES = {0: "forest", 1: "forest", 2: "caverns", 3: "refuge"}


class DungeonTable(TableScene):
    """A sitting of Dungeonology on the screen."""

    showing = SHOWING
    ends = ("table.end.end_move", "table.end.end_act", "table.end.pass_priority_moved")
    places: Places | None

    def __init__(self, app: App, sitting: Sitting) -> None:
        self.recap: list[str] = []
        self.recap_turn = -1
        self.asked_turn = -1
        self.peeking = 0.0
        #: Whether the panels around the map are folded away.
        self.folded = False
        super().__init__(app, sitting)

    def make_speech(self, names: list[str]) -> DungeonSpeech:
        return DungeonSpeech(self.app.box, self.app.words, names)

    def make_log(self) -> LogPanel:
        return DungeonLog(self.app, self.speech)

    def make_parts(self) -> dict[str, Part]:
        return make_parts(self.app)

    def _join(self, part: Part) -> None:
        super()._join(part)
        part.on_order = self.open_orders

    def lay_out(self, end_size: tuple[int, int]) -> Places:
        found = places(self.look, self.area, self.parts, end_size)
        if self.folded:
            found = folded(self.look, self.area, found)
        board = self.board
        board.clear, board.seat_point = found.clear, self._seat_point
        board.edges.sight = found.clear.union(found.slip.clip(found.clear.move(found.clear.w, 0)))
        return found

    @property
    def board(self) -> MapView:
        """The map."""
        board = self.parts["map"]
        assert isinstance(board, MapView)
        return board

    def _seat_point(self, seat: int) -> tuple[int, int] | None:
        """Where the things of a seat are in view: on the note board, else on the seat's card."""
        notes, name = self.parts["notes"], f"seat:{seat}"
        assert isinstance(notes, Notes)
        if notes.view and notes.seat == seat:
            return notes.rect.center
        return next((s.rect.center for s in self.parts["rail"].areas() if s.id == name), None)

    def enter(self) -> None:
        super().enter()
        self.app.later(lambda: prepare(self.look, self.app.box))

    def ambience_here(self) -> str:
        view = self.course.view
        zone = self.app.box.zones.get(view["scholars"][view["active"]]["zone"])
        return AMBIENCES[zone.level if zone else 0]

    # --- what is in view -------------------------------------------------------------------

    @property
    def duel(self) -> DuelStage:
        """The stage of stealth attempts."""
        stage = self.parts["duel"]
        assert isinstance(stage, DuelStage)
        return stage

    @property
    def is_duel(self) -> bool:
        """Is a stealth attempt on its stage, or its end still to be told or decided there?"""
        question = self.sitting.question
        busy = self.motion.running or bool(self.course.pending)
        return self.duel.is_open(self.course.view, busy, question.prompt if question else "")

    def visible(self) -> list[Part]:
        """The stage alone, or everything else."""
        if self.is_duel:
            return [self.parts["duel"], self.log]
        away = {"duel", *(PANELS if self.folded else ())}
        return [part for name, part in self.parts.items() if name not in away] + [self.log]

    def elsewhere(self) -> frozenset[str]:
        """In the own turn a hand that is folded away is not spelled out on the slip."""
        hand = self.folded and not self.is_duel and self.course.choices.prompt in TURN
        return super().elsewhere() | (self.parts["fan"].verbs if hand else frozenset())

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.peeking:
            self.peeking += dt

    # --- the course tells ------------------------------------------------------------------

    def show_event(self, event: Event, after: View, again: bool) -> None:
        """A thesis has its own page, and the verdict of an attempt stays until it was read."""
        before = self.course.view
        if self._is_read_first(event):
            self.course.put_back(event, after)
            self._rest_on_stage()
            return
        if event.kind == "attempt_ended":
            self.duel.rests = not again and self._concerns_people(before["attempt"])
        super().show_event(event, after, again)
        if self.duel.rests and not self.course.pending and not self._is_decided_on_stage():
            self._rest_on_stage()
        if not again and event.kind == "thesis_judged" and self.sitting.people:
            self._show_thesis(event, before, after)

    def _concerns_people(self, attempt: View) -> bool:
        """Does a person try it, or is one spied upon? Computers among themselves hold up nobody."""
        return bool({attempt["seat"], attempt["rival"]} & set(self.sitting.people))

    def _is_decided_on_stage(self) -> bool:
        question = self.sitting.question
        return question is not None and question.prompt in DECIDED_HERE

    def _is_read_first(self, event: Event) -> bool:
        """Does an event begin something else while the verdict has not been read?"""
        duel = self.duel
        return duel.rests and duel.ending is not None and not duel.ending.belongs(event)

    def _rest_on_stage(self) -> None:
        """The verdict with all it brought stays until a click or key."""
        self.duel.forget_pointer()
        self.refresh()
        self.lay_page(AttemptOver(self))

    def _show_thesis(self, event: Event, before: View, after: View) -> None:
        """The author looks first, then everybody hears of it; somebody alone needs it once."""
        names = self.speech.names
        verdict = VerdictScene(self.app, before, after, event, names)
        tell_all = lambda: self.lay_page(verdict)  # noqa: E731
        if "score" not in event.facts:
            tell_all()
        elif len(self.sitting.people) == 1:
            self.lay_page(ThesisScene(self.app, before, event, names))
        else:
            self.lay_page(ThesisScene(self.app, before, event, names, tell_all))

    def moving_parts(self) -> list[Part]:
        """At speed off only a stage that somebody looks at."""
        if self.course.is_instant and self.is_duel:
            return [self.parts["duel"]]
        return super().moving_parts()

    def refresh(self) -> None:
        if self.places is not None:
            self._note_recap()
        super().refresh()

    def show_parts(self) -> None:
        course = self.course
        bar = course.now.bar if course.stage == "bar" else None
        for name, part in self.parts.items():
            if name != "duel" or self.is_duel:
                part.hidden = course.eyes is None
                part.answering = bar.seats if bar else ()
                part.show(course.view, course.choices)

    def _note_recap(self) -> None:
        """At the first decision of a person's turn: what happened since the last one, if any."""
        course = self.course
        if not course.is_own_turn() or course.hidden or self.recap_turn == course.view["turn"]:
            return
        self.recap_turn = course.view["turn"]
        seat = course.now.seat
        self._reveal(seat)
        played = any(
            one.event.kind == "turn_ended" and one.event.facts["seat"] == seat
            for one in self.sitting.events_for(None)
        )
        self.recap = recap_lines(self.sitting.recap(seat), self.speech, seat) if played else []

    def _reveal(self, seat: int) -> None:
        """Bring the zone of a scholar into view."""
        board, zone = self.board, self.course.view["scholars"][seat]["zone"]
        if zone in board.board.zones:
            x, y = board.board.cell(zone)
            board.camera.reveal((x + 0.5, y + 0.5))

    def hand_over(self, seat: int) -> None:
        """What the keyboard pointed at might be a card that the next person holds too."""
        self.put_away()
        self.page.put_by()
        self.hints.note("curtain", seat)
        self.app.stack.push(HandOver(self, seat))

    def look_at_board(self) -> None:
        """The whole dungeon as it lay at the end."""
        super().look_at_board()
        self.board.camera.fit()

    def scores(self) -> ScoringScene:
        outcome = self.sitting.outcome
        assert outcome is not None
        return ScoringScene(
            self.app,
            self.sitting.view(None),
            outcome,
            self.sitting.seats,
            self.sitting.events_for(None),
            self.play_again,
            self.look_at_board,
            self.leave_game,
            self.end_entries(),
        )

    # --- what people do --------------------------------------------------------------------

    def walk(self, keys: list[str]) -> None:
        """Attempts are aimed first; ending the turn with something left asks once."""
        choices = self.course.choices
        if keys[0] in AIMS and choices.by_verb(keys[0]):
            self.aim(choices.by_verb(keys[0]))
            return
        reason = self.left_over(keys[0])
        if reason:
            self._ask_to_end(reason, lambda: super(DungeonTable, self).walk(keys))
        else:
            super().walk(keys)

    def _ask_to_end(self, reason: str, do: Callable[[], None]) -> None:
        self.put_away()
        self.asked_turn = self.course.view["turn"]
        words = self.words
        heading, text = words("table.confirm.heading"), words(f"table.confirm.{reason}")
        self.app.stack.push(Confirm(self.app, heading, text, words("table.confirm.yes"), do))

    def left_over(self, key: str) -> str:
        """What would be lost if this ends the turn: steps, an action, or nothing ("")."""
        course = self.course
        if not self.app.settings.confirm_end_of_turn or self.asked_turn == course.view["turn"]:
            return ""
        link = course.choices.find(key)
        if key != "end" or link is None or not course.choices.is_last(link):
            return ""
        if len(link.question.options) == 1:
            return ""
        return "steps" if link.question.prompt == "move" else "action"

    def pick(self, keys: list[str], rect: pygame.Rect) -> None:
        """Which of several answers; attempts with their Alert on tiles, if there is nothing else."""
        if {key.split(":")[0] for key in keys} <= set(AIMS):
            self.aim(keys)
        else:
            super().pick(keys, rect)

    def aim(self, keys: list[str]) -> None:
        """Choose how many cubes to study, or whom to spy upon."""
        course = self.course
        self.app.stack.push(
            AimScene(self.app, course.view, course.choices, keys, self.sitting.seats, self.choose)
        )

    def sheet_of(self, thing: Thing) -> InspectSheet:
        return InspectSheet(self.app, thing, self.course.view, self.speech.names)

    def glance(self, thing: Thing | None) -> None:
        self.board.glance(str(thing[1]) if thing and thing[0] == "zone" else "")

    def open_orders(self, seat: int = -1) -> None:
        """Standing orders, of one seat or of all people."""
        view = lambda: self.sitting.view(None)  # noqa: E731
        self.app.stack.push(
            OrdersScene(self.app, self.sitting.seats, view, self.course.set_order, seat)
        )

    def toggle_fold(self) -> None:
        """Fold the panels around the map away, or lay them out again."""
        if not self.is_duel:
            self.folded = not self.folded
            self.app.sound.play("page")
            self.page.put_by()  # what the keyboard pointed at may lie on a panel
            self.resized()

    def toggle_hand(self) -> None:
        """Lay the hand face down or turn it up."""
        self.course.hide(not self.course.hidden)

    def has_loose(self) -> bool:
        return super().has_loose() or bool(self.recap)

    def put_away(self) -> None:
        super().put_away()
        self.recap = []

    def close_recap(self) -> None:
        """The recap was read."""
        self.recap = []
        self.rebuild()

    def go_on(self) -> None:
        if self.course.stage == "bar":
            self.course.go_on()
        elif self.recap and not self.course.choices.end:
            self.close_recap()
        else:
            super().go_on()

    # --- keys ------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYUP and event.key == pygame.K_h and self.peeking:
            self._end_peek()
            return True
        return super().handle(event)

    def key(self, event: pygame.event.Event) -> bool:
        """With a tile in the hand Tab, Enter and the turning keys are about the tile."""
        if self.course.choices.by_verb("lay") and self.parts["map"].handle(event):
            return True
        return super().key(event)

    def key_acts(self) -> dict[int, Callable[[], object]]:
        own: dict[int, Callable[[], object]] = {
            pygame.K_h: self._begin_peek,
            pygame.K_p: self.open_orders,
            pygame.K_f: self.toggle_fold,
        }
        return {**super().key_acts(), **own}

    def _begin_peek(self) -> None:
        if self.course.hidden and not self.peeking:
            self.peeking = 0.001
            self.course.hide(False)
        elif not self.peeking:
            self.course.hide(True)

    def _end_peek(self) -> None:
        """A key held was a peek; a short press turns the hand up for good."""
        if self.peeking > PEEK_SECONDS:
            self.course.hide(True)
        self.peeking = 0.0

    # --- the page --------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        """The map is told what lies on it, so that nothing to choose hides there unseen."""
        widgets = super().build()
        self.board.edges.papers = [*self.solid, *([self.log.rect] if self.log.open else [])]
        return widgets

    def papers(self) -> list[Widget]:
        widgets: list[Widget] = [] if self.is_duel else [self._fold_button()]
        course = self.course
        if course.stage == "bar":
            widgets += self._bar()
        elif course.choices.seat is None and course.stage != "over" and course.hidden:
            assert self.places is not None
            text = self.words("table.hidden")
            widgets += self.lay(note_widgets(self.look, text, self.places.slip, self.u(300)))
        if self.recap and not self.is_duel and not course.hidden:
            widgets += self._recap()
        return widgets

    def _fold_button(self) -> Widget:
        """In the upper corner, beside the end of the ribbon."""
        side = min(self.look.sign_px(38), self.u(40))
        rect = pygame.Rect(self.area.right - side - self.u(3), self.u(8), side, side)
        tip = self.words("table.unfold" if self.folded else "table.fold")
        return IconButton(
            id="fold", rect=rect, icon="fold", tip=tip, act=self.toggle_fold, help="whole_map"
        )

    def _bar(self) -> list[Widget]:
        course, bar = self.course, self.course.now.bar
        assert bar is not None
        scholars = [scholar["card"] for scholar in course.view["scholars"]]
        return self.lay(
            bar_widgets(
                self.look, self.words, self._bar_room(), bar, self._bar_sentence(bar),
                self.sitting.seats, scholars, course.pressed, course.press, course.go_on,
                self.open_orders,
            )
        )  # fmt: skip

    def _bar_room(self) -> pygame.Rect:
        """On the stage the bar has a place of its own."""
        assert self.places is not None
        stage = self.duel.stage
        return stage.bar if self.is_duel and stage else self.places.bar

    def _bar_sentence(self, bar: Bar) -> str:
        """What happened, in public words."""
        key, attempt = f"table.bar.{bar.prompt}", self.course.view["attempt"]
        if attempt is None or not self.words.has(key):
            return self.speech.prompt(bar.prompt, bar.args)
        name = self.sitting.seats[attempt["seat"]].name
        totals = {side: attempt[side] for side in ("stealth", "alert")}
        return self.words(key, name=name, **totals)

    def slip_lines(self) -> list[Answer]:
        return turn_answers(self.course.choices, self.words, self.elsewhere())

    def slip_sentence(self) -> str:
        """On its stage the attempt says itself what is asked."""
        choices = self.course.choices
        own = choices.prompt in TURN and not self.course.is_window()
        return "" if own or (self.is_duel and not self.slip_lines()) else choices.sentence

    def _recap(self) -> list[Widget]:
        assert self.places is not None
        name = self.sitting.seats[self.course.now.seat].name
        heading = self.words("recap.title", name=name)
        room = self.places.slip.copy()
        room.right = self.slip_room().right
        below = [self.places.fan, *self.solid] if self.log.open else self.solid
        slips = [rect.top for rect in below if rect.colliderect(room)]
        room.h = min([room.bottom, *slips]) - self.u(10) - room.top
        return self.lay(
            recap_widgets(self.look, self.words, room, heading, self.recap, self.close_recap)
        )

    def caption(self) -> list[Widget]:
        has_recap = self.recap and not self.course.hidden
        return [] if has_recap or self.is_duel else super().caption()

    def tools(self) -> list[Tool]:
        """With the hand to lay down and standing orders."""
        words, course = self.words, self.course
        eye, act = ("eye", "unhide") if course.hidden else ("eye_closed", "hide")
        hand = Tool("hand", eye, words(f"table.{act}"), self.toggle_hand, help="hidden_hand")
        orders = Tool("orders", "orders", words("table.orders"), self.open_orders, help="windows")
        undo, redo, again, log, speed, menu = super().tools()
        return [undo, redo, again, hand, log, orders, speed, menu]


def make_parts(app: App) -> dict[str, Part]:
    """The parts of the table, the lowest first."""
    board, stage = MapView(app), DuelStage(app)
    stage.zone_picture = board.art.picture
    return {
        "map": board,
        "rail": SeatRail(app),
        "campus": CampusPanel(app),
        "ribbon": Ribbon(app),
        "notes": Notes(app),
        "fan": Fan(app),
        "duel": stage,
    }
