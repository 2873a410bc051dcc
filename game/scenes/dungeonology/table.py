"""The table: everything of a game of Dungeonology that is on the screen at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.core.agenda import Event
from game.scenes.base import PageScene
from game.scenes.curtain import Curtain
from game.scenes.dialog import Confirm
from game.scenes.dungeonology.campus_panel import CampusPanel
from game.scenes.dungeonology.course import Course
from game.scenes.dungeonology.duel import DuelStage
from game.scenes.dungeonology.duel_aim import AIMS, AimScene
from game.scenes.dungeonology.events_shown import hold_of, sound_of
from game.scenes.dungeonology.fan import Fan
from game.scenes.dungeonology.inspect import InspectSheet
from game.scenes.dungeonology.layout import Places, places
from game.scenes.dungeonology.log import LINE, Line, LogPanel
from game.scenes.dungeonology.map_view import MapView
from game.scenes.dungeonology.notes import Notes
from game.scenes.dungeonology.orders import OrdersScene
from game.scenes.dungeonology.part import Part, Spot, Thing
from game.scenes.dungeonology.prompts import Speech
from game.scenes.dungeonology.recap import recap_lines, recap_widgets
from game.scenes.dungeonology.ribbon import Ribbon
from game.scenes.dungeonology.scoring import ScoringScene
from game.scenes.dungeonology.seat_rail import SeatRail
from game.scenes.dungeonology.slip import TURN, answers, slip_widgets
from game.scenes.dungeonology.table_page import TablePage
from game.scenes.dungeonology.thesis import ThesisScene
from game.scenes.dungeonology.window_bar import bar_widgets
from game.scenes.menu import Menu
from game.scenes.saving import fair_sentence
from game.session.bar import Bar
from game.session.settings import SPEEDS, Fault
from game.session.sitting import Sitting
from game.session.timeline import Told
from game.ui.look import SMALL
from game.ui.motion import together
from game.ui.page import HitArea, draw_tip
from game.ui.widgets import Button, IconButton, Label, Panel, Widget

if TYPE_CHECKING:
    from game.scenes.app import App

PEEK_SECONDS = 0.3
CAPTION_STEP = 120
AMBIENCES = {0: "forest", 1: "forest", 2: "caverns", 3: "refuge"}
CONFIRM_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
FASTER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
SLOWER = (pygame.K_MINUS, pygame.K_KP_MINUS)
ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
LEAVE = pygame.event.Event(pygame.WINDOWLEAVE)
"""Told to parts when the pointer is over something else."""
HELP = {"card": "trick", "zone": "zone", "intern": "intern", "jinx": "jinx", "clan": "clan"}


class HandOver(Curtain):
    """The curtain of a game: its menu is the menu of the table."""

    def __init__(self, table: TableScene, seat: int) -> None:
        who = table.sitting.seats[seat]
        before = table.course.holder
        message = None
        if before is not None:
            name = table.sitting.seats[before].name
            message = (
                table.words.texts.say("table.message", name=name),
                table.sitting.seats[before].colour,
            )
        scholar = table.course.view["scholars"][seat]["card"]
        super().__init__(
            table.app, who.name, who.colour, partial(self.raised_by, seat), scholar, message
        )
        self.table = table

    def raised_by(self, seat: int) -> None:
        """The person is there: the table shows what is theirs."""
        self.app.stack.pop(self)
        self.table.course.taken(seat)

    def back(self) -> None:
        self.table.open_menu()


class TableScene(PageScene):
    """Joins the sitting, the parts on the table, and what the person at the screen does."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app)
        self.page = TablePage(app.look, self.touch)
        self.page.click_sound = lambda: app.sound.play("click")
        self.page.spots = self.spots
        self.page.choose = self.choose
        self.sitting = sitting
        self.speech = Speech(app.box, app.words, [seat.name for seat in sitting.seats])
        self.log = LogPanel(app, self.speech)
        self.parts: dict[str, Part] = make_parts(app)
        self.course = Course(sitting, self.speech, self.motion, self)
        self.places: Places | None = None
        self.solid: list[pygame.Rect] = []
        self.hovered: Thing | None = None
        self.recap: list[str] = []
        self.recap_turn = -1
        self.picking: tuple[list[str], pygame.Rect] | None = None
        self.asked_turn = -1
        self.is_top = False
        self.moving = True
        self.captor: Part | None = None
        self.peeking = 0.0
        for part in (*self.parts.values(), self.log):
            self._join(part)

    def _join(self, part: Part) -> None:
        part.seats, part.names = self.sitting.seats, self.speech.names
        part.changed = self.touch
        part.on_choose, part.on_walk, part.on_pick = self.choose, self.walk, self.pick
        part.on_hover, part.on_inspect, part.on_order = self.hover, self.inspect, self.open_orders

    # --- what is in view -------------------------------------------------------------------

    @property
    def is_duel(self) -> bool:
        """Is a stealth attempt on its stage, or its end still to be told or decided there?"""
        question = self.sitting.question
        busy = self.motion.running or bool(self.course.pending)
        duel = self.parts["duel"]
        assert isinstance(duel, DuelStage)
        return duel.is_open(self.course.view, busy, question.prompt if question else "")

    def visible(self) -> list[Part]:
        """The parts in drawing order."""
        if self.is_duel:
            return [self.parts["duel"], self.log]
        return [part for name, part in self.parts.items() if name != "duel"] + [self.log]

    def spots(self) -> list[Spot]:
        """What can be chosen on the parts, for Tab, numbers and tests."""
        if self.course.choices.seat is None or not self.is_top:
            return []
        return [spot for part in self.visible() for spot in part.areas() if spot.key]

    def hit_areas(self) -> list[HitArea]:
        return self.page.hit_areas()

    # --- the stack calls -------------------------------------------------------------------

    def enter(self) -> None:
        self.is_top = True
        self.resized()

    def leave(self) -> None:
        self.is_top = False
        super().leave()

    def resized(self) -> None:
        self.speech.words = self.app.words
        self.motion.speed = self.app.settings.speed
        self.motion.reduced = self.app.settings.reduced_motion
        self._show_parts()
        self.places = places(self.look, self.area, self.parts, self._end_size())
        for name, part in self.parts.items():
            if isinstance(part, MapView):
                part.clear = self.places.clear
            part.place(getattr(self.places, name))
        self.log.place(self.places.log)
        self.refresh()

    def _end_size(self) -> tuple[int, int]:
        """Room for the longest words of the button that goes on."""
        ends = ("end_move", "end_act", "pass_priority_moved")
        sizes = [Button.size(self.look, self.words(f"table.end.{name}")) for name in ends]
        return max(self.u(170), max(w for w, _ in sizes)), max(self.u(52), sizes[0][1])

    def update(self, dt: float) -> None:
        super().update(dt)
        moving = [part.update(dt) for part in self.visible()]
        self.moving = any(moving)
        if self.moving:
            self.touch()
        if self.peeking:
            self.peeking += dt
        if self.is_top:
            self.course.update(dt)

    def wake_in(self) -> float | None:
        if not self.is_top:
            return super().wake_in()
        if self.moving:
            return 0.0
        waits = [w for w in (super().wake_in(), self.course.wake_in()) if w is not None]
        return min(waits, default=None)

    def draw(self, surface: pygame.Surface) -> None:
        recorder = self.look.type.recorder
        for part in self.visible():
            part.draw(surface)
            if recorder:  # each part lies on the one before
                recorder.layer += 1
        self.page.draw(surface)
        if not self.page.hover and not self.page.by_keyboard:
            self._draw_tip(surface)

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """The tooltip of the topmost part that has one."""
        tips = [part.tip() for part in reversed(self.visible())]
        told = next((tip for tip in tips if tip), None)
        if told:
            draw_tip(surface, self.look, *told)

    def recover(self) -> None:
        """After a bug: a fresh table over the same sitting."""
        self.app.stack.reset(TableScene(self.app, self.sitting))

    def kept_sentence(self) -> str:
        """What the page for bugs says of this game."""
        return self.words("table.kept")

    # --- the course tells ------------------------------------------------------------------

    def show_event(self, event: Event, after: dict[str, Any], again: bool) -> None:
        """Sound, movement and words of one event; the view follows when it has been seen."""
        sound = sound_of(event)
        if sound:
            self.app.sound.play(sound)
        moves = [part.animate(event, after) for part in self._moving_parts()]
        tweens = [tween for tween in moves if tween is not None]
        if not again:
            self.log.add(event, after["turn"])
            if event.kind == "thesis_judged" and "score" in event.facts:
                view, names = self.course.view, self.speech.names
                self.app.stack.push(ThesisScene(self.app, view, event, names))
        if tweens:
            self.motion.play(together(*tweens, done=lambda: self.seen(event, after)))
        else:
            self.seen(event, after)
        hold = hold_of(event)
        if hold:
            self.motion.pause(hold)

    def _moving_parts(self) -> list[Part]:
        """Parts that show how it happens; at speed off only a stage that somebody looks at."""
        if not self.course.is_instant:
            return list(self.parts.values())
        return [self.parts["duel"]] if self.is_duel else []

    def seen(self, event: Event, after: dict[str, Any]) -> None:
        """An event has been shown."""
        self.course.seen(event, after)
        if not self.course.is_instant:
            self.refresh()

    def refresh(self) -> None:
        """Give view and choices to the parts and build the page anew."""
        if self.places is None:
            return
        self.moving = True
        self._note_recap()
        self._show_parts()
        self._sound_of_place()
        self.rebuild()
        self.touch()

    def _show_parts(self) -> None:
        course = self.course
        for name, part in self.parts.items():
            if name != "duel" or self.is_duel:
                part.hidden = course.eyes is None
                part.show(course.view, course.choices)

    def _note_recap(self) -> None:
        """At the first decision of a person's turn: what happened since the last one."""
        course = self.course
        if not course.is_own_turn() or course.hidden or self.recap_turn == course.view["turn"]:
            return
        self.recap_turn = course.view["turn"]
        self.recap = recap_lines(self.sitting.recap(course.now.seat), self.speech)

    def _sound_of_place(self) -> None:
        view = self.course.view
        zone = self.app.box.zones.get(view["scholars"][view["active"]]["zone"])
        self.app.sound.ambience(AMBIENCES[zone.level if zone else 0])

    def refill_log(self, told: list[Told]) -> None:
        self.log.fill(told)
        self.log.lines.insert(0, Line(fair_sentence(self.app, self.sitting), LINE))

    def hand_over(self, seat: int) -> None:
        self.picking, self.recap = None, []
        self.app.stack.push(HandOver(self, seat))

    def finished(self) -> None:
        """The end of the game: the scores over the board as it lies."""
        outcome = self.sitting.outcome
        assert outcome is not None
        self.app.stack.push(
            ScoringScene(
                self.app,
                self.sitting.view(None),
                outcome,
                self.sitting.seats,
                self.sitting.events_for(None),
                self.play_again,
                self.look_at_board,
                self.leave_game,
                [entry for entry in self._menu_entries() if entry[0] in ("watch", "fair")],
            )
        )

    # --- what people do --------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """One click on an answer, now or further on."""
        self.walk([key])

    def walk(self, keys: list[str]) -> None:
        """Answers one after the other, as far as nothing comes between."""
        course = self.course
        if keys[0] in AIMS and course.choices.by_verb(keys[0]):
            self.aim(course.choices.by_verb(keys[0]))
            return
        if course.choices.seat is None or keys[0] not in course.choices.keys:
            return
        self.picking, self.recap = None, []
        reason = self._left_over(keys[0])
        if reason:
            self.asked_turn = course.view["turn"]
            self.app.stack.push(
                Confirm(
                    self.app,
                    self.words("table.confirm.heading"),
                    self.words(f"table.confirm.{reason}"),
                    self.words("table.confirm.yes"),
                    lambda: course.intend(keys),
                )
            )
        else:
            course.intend(keys)

    def _left_over(self, key: str) -> str:
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
        """Several answers belong to one thing: ask which, attempts with their Alert on tiles."""
        if keys[0].split(":")[0] in AIMS:
            self.aim(keys)
            return
        self.picking = (list(keys), rect)
        self.rebuild()

    def aim(self, keys: list[str]) -> None:
        """Choose how many cubes to study, or whom to spy upon."""
        course = self.course
        self.app.stack.push(
            AimScene(self.app, course.view, course.choices, keys, self.sitting.seats, self.choose)
        )

    def hover(self, thing: Thing | None) -> None:
        """Something is pointed at: mark it wherever it is."""
        if thing != self.hovered:
            self.hovered = thing
            for part in self.parts.values():
                part.mark(thing)
            self.touch()

    def inspect(self, thing: Thing) -> None:
        """A large readable view of anything."""
        self.app.stack.push(InspectSheet(self.app, thing, self.course.view, self.speech.names))

    def open_orders(self, seat: int = -1) -> None:
        """Standing orders, of one seat or of all people."""
        view = lambda: self.sitting.view(None)  # noqa: E731
        self.app.stack.push(
            OrdersScene(self.app, self.sitting.seats, view, self.course.set_order, seat)
        )

    def open_menu(self) -> None:
        """The menu of the game."""
        self.app.stack.push(Menu(self.app, self._menu_entries(), self.leave_game))

    def _menu_entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Saving, watching and the promise about the shuffle."""
        games = self.app.games
        return games.menu_entries(self.app, self.sitting, self.course.eyes) if games else []

    def leave_game(self) -> None:
        """To the title; the game waits there."""
        if self.app.games:
            self.app.games.left(self.app, self.sitting)
        self.sitting.close()
        self.app.open_title()

    def play_again(self) -> None:
        """The same people once more."""
        self.sitting.close()
        self.app.start_game(self.sitting.setup)

    def look_at_board(self) -> None:
        """From the scores back to the board as it lay at the end."""
        if self.app.stack.top is not self:
            self.app.stack.pop()

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.log.open = not self.log.open
        self.log.back = 0
        self.app.sound.play("page")
        self.rebuild()

    def toggle_hand(self) -> None:
        """Lay the hand face down or turn it up."""
        self.course.hide(not self.course.hidden)

    def close_recap(self) -> None:
        """The recap was read."""
        self.recap = []
        self.rebuild()

    def change_speed(self, by: int) -> None:
        """Faster or slower, as far as it goes."""
        order = ("slow", "normal", "fast", "off")
        at = order.index(self.app.settings.speed) + by
        self.app.change(speed=order[max(0, min(len(order) - 1, at))])

    def next_speed(self) -> None:
        """The next speed, round and round."""
        at = SPEEDS.index(self.app.settings.speed)
        self.app.change(speed=SPEEDS[(at + 1) % len(SPEEDS)])

    def go_on(self) -> None:
        """Space or Enter: the button that goes on."""
        if self.course.stage == "bar":
            self.course.go_on()
        elif self.course.choices.end:
            self.choose(self.course.choices.end)
        elif self.course.stage == "over":
            self.finished()
        elif self.recap:
            self.close_recap()

    # --- events ----------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Skipping first, then keys of the table, its page, and the parts from the top down."""
        if self._skips(event) and self.course.finish():
            self.course.update(0.0)
            return True
        if event.type == pygame.KEYDOWN and (self._tile_key(event) or self._key(event)):
            return True
        if event.type == pygame.KEYUP and event.key == pygame.K_h and self.peeking:
            self._end_peek()
            return True
        if event.type == pygame.KEYDOWN and event.key in ARROWS:
            return self._to_parts(event)
        if self.captor is not None and event.type in POINTER:
            return self._to_parts(event)
        if self.page.handle(event) or self._is_on_paper(event):
            if event.type == pygame.MOUSEMOTION:
                self.hovered = None
                self._leave(self.visible())
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and (self.picking or self.recap):
            self._put_away()
        if self._to_parts(event):
            return True
        return super().handle(event) if event.type == pygame.KEYDOWN else False

    def _put_away(self) -> None:
        """A click beside a slip lays it aside."""
        self.picking, self.recap = None, []
        self.rebuild()

    def _to_parts(self, event: pygame.event.Event) -> bool:
        """The pointer is over one part; who has the button keeps it until it is let go."""
        if self.captor is not None and event.type in POINTER:
            part = self.captor
            if event.type == pygame.MOUSEBUTTONUP:
                self.captor = None
            part.handle(event)
            return True
        visible = list(reversed(self.visible()))
        for at, part in enumerate(visible):
            if part.handle(event):
                if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2):
                    self.captor = part
                if event.type == pygame.MOUSEMOTION:
                    self._leave(visible[at + 1 :])
                return True
        return False

    def _leave(self, parts: list[Part]) -> None:
        """The pointer is over something else; that one tells what is pointed at."""
        hovered = self.hovered
        for part in parts:
            part.handle(LEAVE)
        self.hover(hovered)

    def _skips(self, event: pygame.event.Event) -> bool:
        """A left click or a plain key finishes what is running."""
        if not self.motion.running and not self.course.pending:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button == 1 and not self._is_button(event.pos)
        return event.type == pygame.KEYDOWN and event.key in (*CONFIRM_KEYS, pygame.K_TAB)

    def _is_button(self, pos: tuple[int, int]) -> bool:
        """Buttons that work at any time: menu, log, speed."""
        return bool(self.page._id_at(pos))

    def _is_on_paper(self, event: pygame.event.Event) -> bool:
        """A click on a slip is not meant for what lies below it."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            return any(rect.collidepoint(event.pos) for rect in self.solid)
        return False

    def _tile_key(self, event: pygame.event.Event) -> bool:
        """With a tile in the hand Tab, Enter and the turning keys are about the tile."""
        return bool(self.course.choices.by_verb("lay")) and self.parts["map"].handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        key, ctrl = event.key, event.mod & pygame.KMOD_CTRL
        if ctrl:
            return self._control_key(event)
        if key in CONFIRM_KEYS and not (self.page.focus and self.page.by_keyboard):
            self.go_on()
            return True
        if pygame.K_1 <= key <= pygame.K_9:
            return self._number(key - pygame.K_1)
        if key in FASTER or key in SLOWER:
            self.change_speed(1 if key in FASTER else -1)
            return True
        if key == pygame.K_h:
            self._begin_peek()
            return True
        if key == pygame.K_i and self.hovered:
            self.inspect(self.hovered)
            return True
        act = {
            pygame.K_l: self.toggle_log,
            pygame.K_p: self.open_orders,
            pygame.K_a: self.course.show_again,
        }.get(key)
        if act:
            act()
        return act is not None

    def _control_key(self, event: pygame.event.Event) -> bool:
        back = event.key == pygame.K_z and not event.mod & pygame.KMOD_SHIFT
        if back:
            self.undo()
        elif event.key in (pygame.K_y, pygame.K_z):
            self.redo()
        return back or event.key in (pygame.K_y, pygame.K_z)

    def undo(self) -> None:
        """Take the last click back."""
        self.picking, self.recap = None, []
        self.course.undo()

    def redo(self) -> None:
        """Do it again."""
        self.course.redo()

    def _number(self, index: int) -> bool:
        """The answer with that number: on the bar a sign, else the things that can be chosen."""
        if self.course.stage == "bar":
            tile = self.page.find(f"bar:sign:{index}")
            if tile is not None:
                tile.use()
            return tile is not None
        names = [
            widget.id
            for widget, _ in self.page.each()
            if widget.enabled and widget.id.startswith(("answer:", "pick:"))
        ] + [spot.id for spot in self.spots()]
        if index < len(names):
            widget = self.page.find(names[index])
            if widget is not None:
                widget.use()
        return True

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

    def back(self) -> None:
        """Esc: close what is open, else the menu."""
        if self.picking:
            self.picking = None
            self.rebuild()
        elif self.log.open:
            self.toggle_log()
        else:
            self.open_menu()

    def help_entry(self) -> str:
        """The rules at what is under the pointer."""
        if not self.hovered:
            return self.course.view["phase"]
        kind, value = self.hovered[0], self.hovered[1]
        if kind == "scholar":
            return f"scholar:{self.course.view['scholars'][value]['card']}"
        return f"{HELP[kind]}:{value}" if kind in HELP else str(value)

    # --- the page --------------------------------------------------------------------------

    def build(self) -> list[Widget]:
        if self.places is None:
            return []
        self.solid = []
        widgets = self._caption() + self._buttons()
        if self.course.stage == "bar":
            widgets += self._bar()
        elif self.course.choices.seat is not None:
            widgets += self._slip() + self._end_button()
        elif self.course.stage == "over":
            widgets += [self._wax("scores", self.words("table.scores"), self.finished)]
        elif self.course.hidden:
            widgets += self._hidden_note()
        if self.recap and not self.is_duel:
            widgets += self._recap()
        if self.picking:
            widgets += self._picking()
        return widgets

    def _solid(self, found: tuple[pygame.Rect, list[Widget]]) -> list[Widget]:
        rect, widgets = found
        self.solid.append(rect)
        return widgets

    def _bar(self) -> list[Widget]:
        course, bar = self.course, self.course.now.bar
        assert bar is not None
        scholars = [scholar["card"] for scholar in course.view["scholars"]]
        return self._solid(
            bar_widgets(
                self.look, self.words, self.area, bar, self._bar_sentence(bar),
                self.sitting.seats, scholars, course.pressed, course.press, course.go_on,
                self.open_orders,
            )
        )  # fmt: skip

    def _bar_sentence(self, bar: Bar) -> str:
        """What happened, in public words."""
        key, attempt = f"table.bar.{bar.prompt}", self.course.view["attempt"]
        if attempt is None or not self.words.has(key):
            return self.speech.prompt(bar.prompt, bar.args)
        name = self.sitting.seats[attempt["seat"]].name
        totals = {side: attempt[side] for side in ("stealth", "alert")}
        return self.words(key, name=name, **totals)

    def _slip(self) -> list[Widget]:
        choices = self.course.choices
        elsewhere = frozenset(v for part in self.visible() for v in part.verbs)
        lines = answers(choices, self.words, elsewhere)
        own = choices.prompt in TURN and not self.course.is_window()
        # On its stage the attempt says itself what is asked.
        sentence = "" if own or (self.is_duel and not lines) else choices.sentence
        if not lines and not sentence:
            return []
        assert self.places is not None
        room = self.places.slip.copy()
        if self.log.open:
            room.w = min(room.w, self.log.rect.left - self.u(12) - room.x)
        return self._solid(slip_widgets(self.look, room, sentence, lines, self.choose))

    def _end_button(self) -> list[Widget]:
        choices = self.course.choices
        if not choices.end or any(choices.end in part.verbs for part in self.visible()):
            return []
        return [
            self._wax(f"answer:{choices.end}", choices.end_text, partial(self.choose, choices.end))
        ]

    def _wax(self, name: str, text: str, act: Callable[[], None]) -> Button:
        """The button that ends something, at its place beside the round ones."""
        assert self.places is not None
        rect = self.places.end.copy()
        rect.w = max(rect.w, Button.size(self.look, text)[0])
        rect.right = self.places.end.right
        return Button(id=name, rect=rect, text=text, kind="wax", act=act)

    def _hidden_note(self) -> list[Widget]:
        assert self.places is not None
        text = self.words("table.hidden")
        pad = self.u(14)
        width = min(self.places.slip.w, self.u(300)) - 2 * pad
        high = self.type.size(text, SMALL, width)[1]
        rect = pygame.Rect(0, 0, width + 2 * pad, high + 2 * pad)
        rect.bottomright = self.places.slip.bottomright
        inner = rect.inflate(-2 * pad, -2 * pad)
        return self._solid(
            (rect, [
                Panel(id="note", rect=rect, seed=15),
                Label(id="note:text", rect=inner, text=text, style=SMALL),
            ])
        )  # fmt: skip

    def _recap(self) -> list[Widget]:
        assert self.places is not None
        name = self.sitting.seats[self.course.now.seat].name
        heading = self.words("recap.title", name=name)
        return self._solid(
            recap_widgets(
                self.look, self.words, self.places.recap, heading, self.recap, self.close_recap
            )
        )

    def _caption(self) -> list[Widget]:
        """The last sentence of the log below the ribbon: results stay in words."""
        if self.recap or self.is_duel or self.places is None:
            return []
        lines = [line for line in self.log.lines if line.things or line.seat >= 0][-1:]
        if not lines:
            return []
        style = SMALL.but(align="centre")
        room = self.places.caption
        block = self.type.lay(lines[0].text, style, room.w - self.u(40), 2)
        # In steps, so that few sheets of paper serve all sentences.
        step = self.u(CAPTION_STEP)
        width = -(-(block.size[0] + self.u(40)) // step) * step
        rect = pygame.Rect(0, 0, width, block.size[1] + self.u(10))
        rect.midtop = room.midtop
        inner = rect.inflate(-self.u(20), -self.u(8))
        return [
            Panel(id="caption", rect=rect, seed=33, tear=2),
            Label(
                id="caption:text", rect=inner, text=lines[0].text, style=style, valign="middle",
                max_lines=2,
            ),
        ]  # fmt: skip

    def _picking(self) -> list[Widget]:
        """A slip beside the thing clicked, with its answers."""
        assert self.picking is not None
        keys, near = self.picking
        choices = self.course.choices
        texts = [choices.answer(key) for key in keys]
        pad, gap = self.u(12), self.u(6)
        style = SMALL.but(face="bold", align="centre")
        sizes = [Button.size(self.look, text, style=style) for text in texts]
        width = max(w for w, _ in sizes)
        high = sum(h for _, h in sizes) + gap * (len(sizes) - 1)
        sheet = pygame.Rect(0, 0, width + 2 * pad, high + 2 * pad)
        sheet.midbottom = (near.centerx, near.top - self.u(6))
        sheet.clamp_ip(self.area.inflate(-self.u(12), -self.u(12)))
        widgets: list[Widget] = [Panel(id="picking", rect=sheet, seed=35, tear=3)]
        y = sheet.y + pad
        for key, text, (_w, h) in zip(keys, texts, sizes, strict=True):
            widgets.append(
                Button(
                    id=f"pick:{key}",
                    rect=pygame.Rect(sheet.x + pad, y, width, h),
                    text=text,
                    style=style,
                    tip=choices.hint(key),
                    act=partial(self.choose, key),
                )
            )
            y += h + gap
        return self._solid((sheet, widgets))

    def _buttons(self) -> list[Widget]:
        """Undo, redo, again, hand, log, orders, speed, menu."""
        assert self.places is not None
        course, words = self.course, self.words
        speed = self.app.settings.speed
        fault_undo, fault_redo = course.why_not_undo(), course.why_not_redo()
        eye = ("eye", "unhide") if course.hidden else ("eye_closed", "hide")
        table: list[tuple[str, str, str, Any, str]] = [
            ("undo", "undo", words("table.undo"), self.undo, self._said(fault_undo)),
            ("redo", "redo", words("table.redo"), self.redo, self._said(fault_redo)),
            ("again", "play", words("table.again"), course.show_again,
             "" if course.can_show_again() else words("table.no_again")),
            ("hand", eye[0], words(f"table.{eye[1]}"), self.toggle_hand, ""),
            ("log", "log", words("table.log"), self.toggle_log, ""),
            ("orders", "orders", words("table.orders"), self.open_orders, ""),
            ("speed", "speed", words(f"table.speed.{speed}"), self.next_speed, ""),
            ("menu", "menu", words("table.menu"), self.open_menu, ""),
        ]  # fmt: skip
        return [
            IconButton(id=name, rect=rect, icon=icon, tip=tip, why=why, enabled=not why, act=act)
            for (name, icon, tip, act, why), rect in zip(table, self.places.buttons, strict=True)
        ]

    def _said(self, fault: Fault | None) -> str:
        return self.words(fault.key, **fault.args) if fault else ""


def make_parts(app: App) -> dict[str, Part]:
    """The parts of the table, the lowest first."""
    return {
        "map": MapView(app),
        "rail": SeatRail(app),
        "campus": CampusPanel(app),
        "ribbon": Ribbon(app),
        "notes": Notes(app),
        "fan": Fan(app),
        "duel": DuelStage(app),
    }
