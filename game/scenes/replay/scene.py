"""Watching a game again, on the same board it was played on, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

import pygame

from game.content.texts import capital
from game.engine.core.agenda import Event
from game.scenes.library.saving import moment
from game.scenes.replay.controls import Controls, Places
from game.scenes.replay.events import EventsScene
from game.scenes.replay.eyes import EyesCurtain
from game.scenes.replay.film_page import FilmPage
from game.scenes.replay.playback import Playback
from game.scenes.replay.practice import Practice
from game.scenes.replay.rewind import AgreeScene
from game.scenes.replay.turnings import TurningsScene
from game.scenes.shell.base import PageScene
from game.scenes.shell.dialog import Dialog, DialogAnswer
from game.scenes.table.choices import NO_CHOICES
from game.scenes.table.event_presentation import Presentation
from game.scenes.table.page import TablePage
from game.scenes.table.papers import caption_widgets
from game.scenes.table.part import Part, V
from game.scenes.table.pointing import Pointing
from game.scenes.table.speech import Speech
from game.scenes.tilemap.view import MapView
from game.session.hindsight import Hindsight
from game.session.proof import Replay
from game.session.sitting import Sitting
from game.session.timeline import REWOUND
from game.ui.spot import Thing
from game.ui.widgets import Paper, Widget

if TYPE_CHECKING:
    from game.scenes.shell.app import App

Rewind = Callable[[int, list[int]], None]
#: Opens a game at a move, through these eyes, with these people.
Practise = Callable[[int, int | None, Collection[int]], None]


class ReplayScene(PageScene, Generic[V]):
    """Plays the moves of a sitting from its beginning; nothing can be decided here."""

    page: TablePage
    #: Takes the table back to a move, if the game goes on at one; set by whoever opens the replay.
    rewind: Rewind | None = None
    #: Begins a game of its own at a move; set by whoever opens the replay.
    practise: Practise | None = None
    #: The chances of a finished game; set by whoever opens the replay.
    hindsight: Hindsight | None = None
    #: How this title's events are shown.
    presentation: Presentation

    def __init__(self, app: App, sitting: Sitting, seat: int | None) -> None:
        super().__init__(app)
        self.sitting = sitting
        self.speech = self.make_speech([seat.name for seat in sitting.seats])
        self.parts = self.make_parts()
        self.pointing = Pointing(self)
        self.page = self.pointing.page
        self.places: Places | None = None
        self.moving = True
        for part in self.parts.values():
            part.seats, part.names = sitting.seats, self.speech.names
            part.changed = self.touch
            part.on_hover, part.on_inspect = self.pointing.hover, self.inspect
        self.playback = Playback(self, seat)
        self.practice = Practice(self)

    # --- for titles ------------------------------------------------------------------------

    def make_speech(self, names: list[str]) -> Speech:
        """The words of this table."""
        raise NotImplementedError

    def make_parts(self) -> dict[str, Part[Any]]:
        """The parts by name, the lowest first."""
        raise NotImplementedError

    def lay_out(self) -> Places:
        """Where everything lies in this window."""
        raise NotImplementedError

    def inspect(self, thing: Thing) -> None:
        """A large readable view of anything."""
        raise NotImplementedError

    def has_sentence(self, event: Event) -> bool:
        """Whether an event is told in words."""
        return self.words.has(f"{self.sitting.setup.title}.event.{event.kind}")

    def curtain_face(self, seat: int) -> tuple[str, str]:
        """The portrait on a curtain and the line below the name; a game without secrets has none."""
        return "", ""

    def parts_in_play(self) -> Iterable[Part[Any]]:
        """The parts that follow what happens now."""
        return self.parts.values()

    def has_caption(self) -> bool:
        """Whether the last sentence is laid over the board."""
        return bool(self.playback.caption)

    def note(self, event: Event) -> None:
        """An event is about to be shown."""

    def clear_air(self) -> None:
        """The scrubber was moved: what was under way is put down."""

    def turns_of(self, replay: Replay) -> list[tuple[int, int]]:
        """The stretches of the scrubber: number, and the move that began it."""
        return [(0, 0), *replay.turns()]

    def sentence(self, event: Event) -> str:
        """An event in words; "" if there is nothing to say."""
        if event.kind == REWOUND:
            return self.speech.event(event)
        if self.presentation.of(event).is_small_talk or not self.has_sentence(event):
            return ""
        return self.speech.event(event)

    # --- time ------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        moves = [part.update(dt) for part in self.visible()]
        self.moving = any(moves)
        if self.moving:
            self.touch()
        if self.app.stack.top is self:
            self.playback.update(dt)

    def wake_in(self) -> float | None:
        if self.playback.playing or self.playback.pending or self.moving:
            return 0.0
        return super().wake_in()

    # --- the page --------------------------------------------------------------------------

    def enter(self) -> None:
        now = self.playback
        now.caption = now.caption or now.caption_at(now.at)
        self.resized()

    def resized(self) -> None:
        self.speech.words = self.app.words
        self.motion.speed = self.playback.speed
        self.motion.reduced = self.app.settings.reduced_motion
        self.show_parts()
        self.places = self.lay_out()
        for name, part in self.parts.items():
            part.place(self.places.by_name[name])
        self.refresh()

    def refresh(self) -> None:
        """Give the view to the parts and build the controls anew."""
        self.show_parts()
        if self.places is not None:
            self.rebuild()
        self.touch()

    def show_parts(self) -> None:
        """The view, with nothing to choose."""
        for part in self.parts_in_play():
            part.hidden = self.playback.seat is None
            part.show(self.playback.view, NO_CHOICES)

    def build(self) -> list[Widget]:
        if self.places is None:
            return []
        caption = self.places.caption
        told = (
            caption_widgets(self.look, self.playback.caption, caption) if self.has_caption() else []
        )
        return told + Controls(self).widgets(self.places.strip)

    def turn_text(self, index: int) -> str:
        """What the scrubber says beside its line."""
        if index == 0:
            return self.words("replay.start")
        turns = self.playback.turns
        return self.words("replay.turn", turn=turns[index][0], last=turns[-1][0])

    def marks(self) -> list[tuple[int, str]]:
        """Signs on the scrubber: the turn each stands at."""
        index = {turn: i for i, (turn, _number) in enumerate(self.playback.turns)}
        signs = [
            (index.get(told.turn, 0), self.presentation.of(told.event).mark)
            for told in self.playback.events
        ]
        return sorted({mark for mark in signs if mark[1]})

    def turned(self) -> list[tuple[int, str]]:
        """Signs on the scrubber for where the game turned, as far as that is known."""
        found = self.hindsight
        moves = [found.moments[one.at - 1].number for one in found.turnings] if found else []
        return [(self._stretch_of(number), "chart") for number in moves]

    def _stretch_of(self, number: int) -> int:
        """The stretch of the scrubber that a move lies in."""
        return max(i for i, (_turn, first) in enumerate(self.playback.turns) if first <= number)

    def leave_replay(self) -> None:
        """Stop watching."""
        self.app.stack.pop(self)

    def open_list(self) -> None:
        """Show the list of events to jump to."""
        now = self.playback
        now.rest()
        title = self.sitting.setup.title

        def when(turn: int) -> str:
            return capital(moment(self.words, title, turn))

        lines = [
            self.words.texts.say(
                "replay.line", moment=when(told.turn), text=self.sentence(told.event)
            )
            for told in now.events
        ]
        self.app.stack.push(EventsScene(self.app, lines, now.event_index, now.to_event))

    def open_film(self) -> None:
        """To the page that makes a moving picture."""
        self.playback.rest()
        self.app.stack.push(FilmPage(self))

    def open_turnings(self) -> None:
        """To the page that tells where a finished game turned."""
        self.playback.rest()
        if self.hindsight is not None:
            self.app.stack.push(TurningsScene(self, self.hindsight))

    def told_between(self, after: int, until: int) -> str:
        """The most notable of what happened in some moves, as these eyes saw it; "" if nothing was."""
        found = [told.event for told in self.playback.events if after < told.number <= until]
        best = max(found, key=lambda event: self.presentation.of(event).worth, default=None)
        return self.sentence(best) if best else ""

    def why_not_rewind(self) -> str:
        """Why the table cannot go back to here; "" if it can."""
        return self.words("rewind.here") if self.playback.at >= self.playback.last else ""

    def ask_to_rewind(self) -> None:
        """Everybody has to agree before the table goes back to the moment in view."""
        now = self.playback
        now.rest()
        if self.rewind is None or self.why_not_rewind():
            return
        rewind, number = self.rewind, now.at + 1
        text = self.words.texts.say(
            "rewind.text", turn=self.turn_text(now.turn_index), event=now.caption
        )
        sitting = self.sitting
        self.app.stack.push(
            AgreeScene(
                self.app, text, sitting.seats, sitting.people, lambda all_: rewind(number, all_)
            )
        )

    # --- eyes ------------------------------------------------------------------------------

    def allowed(self) -> list[int]:
        """Seats whose eyes can be borrowed: all of a finished game, else the people's."""
        if self.sitting.outcome is not None:
            return list(range(len(self.sitting.seats)))
        return self.sitting.people

    def eyes_name(self, seat: int | None) -> str:
        """Whose eyes these are."""
        if seat is None:
            return self.words("replay.public")
        return self.words("replay.seat", name=self.sitting.seats[seat].name)

    def choose_eyes(self) -> None:
        """Ask through whose eyes to look."""
        self.playback.rest()
        text = "choose_text" if self.sitting.outcome is not None else "running_text"
        answers: list[DialogAnswer] = [
            (f"eyes:{seat}", self.eyes_name(seat), "paper", partial(self.borrow, seat))
            for seat in self.allowed()
        ]
        answers.append(("eyes:public", self.eyes_name(None), "brass", partial(self.borrow, None)))
        seat = self.playback.seat
        now = "public" if seat is None else str(seat)
        self.app.stack.push(
            Dialog(
                self.app,
                self.words("replay.choose"),
                self.words(f"replay.{text}"),
                answers,
                f"eyes:{now}",
            )
        )

    def borrow(self, seat: int | None) -> None:
        """Look through other eyes; in a game that is not over only their owner may lend them."""
        is_private = self.sitting.outcome is None and len(self.sitting.people) > 1
        if seat == self.playback.seat:
            return
        if seat is not None and is_private:
            self.app.stack.push(EyesCurtain(self, seat))
        else:
            self.look_as(seat)

    def look_as(self, seat: int | None) -> None:
        """From now on through these eyes."""
        self.playback.take(seat)
        self.resized()
        self.playback.jump(self.playback.at)

    # --- what people do --------------------------------------------------------------------

    def back(self) -> None:
        """Esc: stop watching."""
        self.leave_replay()

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys of the replay, its controls, then the parts from the top down."""
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if self.pointing.handle(event):
            return True
        return super().handle(event) if event.type == pygame.KEYDOWN else False

    def _key(self, event: pygame.event.Event) -> bool:
        key, now = event.key, self.playback
        on_slider = self.page.focus == "scrubber" and self.page.by_keyboard
        pointing = bool(event.mod & pygame.KMOD_SHIFT)
        if key in (pygame.K_LEFT, pygame.K_RIGHT) and not on_slider and not pointing:
            now.forward() if key == pygame.K_RIGHT else now.back_one()
            return True
        if key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS):
            now.change_speed(1)
            return True
        if key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            now.change_speed(-1)
            return True
        if key == pygame.K_i and self.pointing.hovered:
            now.playing = False
            self.inspect(self.pointing.hovered)
            return True
        acts: dict[int, Callable[[], object]] = {
            pygame.K_SPACE: now.toggle,
            pygame.K_PAGEUP: partial(now.next_event, -1),
            pygame.K_PAGEDOWN: partial(now.next_event, 1),
            pygame.K_HOME: partial(now.jump, 0),
            pygame.K_END: partial(now.jump, now.last),
            pygame.K_l: self.open_list,
            pygame.K_e: self.choose_eyes,
            pygame.K_b: self.ask_to_rewind,
            pygame.K_c: self.practice.ask,
            pygame.K_m: self.open_film,
            pygame.K_t: self.open_turnings,
        }
        if key in acts:
            acts[key]()
        return key in acts

    def visible(self) -> list[Part[Any]]:
        """The parts in drawing order."""
        return list(self.parts.values())

    def is_asking(self) -> bool:
        """Nothing can be decided here."""
        return False

    def pointed_at(self, thing: Thing | None) -> None:
        """Nothing but the parts knows."""

    def rules_of(self) -> str:
        return self.sitting.setup.title

    def help_entry(self) -> str:
        return self.pointing.help_entry()

    def covered(self, pos: tuple[int, int]) -> bool:
        """Is a place on a paper of the page?"""
        papers = [widget for widget in self.page.widgets if isinstance(widget, Paper)]
        return any(paper.rect.collidepoint(pos) for paper in papers)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self.backdrop(surface)
        self.draw_parts(surface)
        self.page.draw(surface)
        self.pointing.draw_tips(surface)

    def draw_parts(self, surface: pygame.Surface) -> None:
        """Cards reach below the edge of the board, where the strip of controls lies."""
        assert self.places is not None
        whole = surface.get_clip()
        for part in self.visible():
            surface.set_clip(whole if self.lies_below(part) else self.places.board.clip(whole))
            part.draw(surface)
            part.draw_over(surface)
        surface.set_clip(whole)

    def lies_below(self, part: Part[Any]) -> bool:
        """Whether a part shows behind the strip as well: a map does."""
        return isinstance(part, MapView)


def first_eyes(sitting: Sitting) -> int | None:
    """Whose eyes a replay begins with: the only person's, else everybody's."""
    return sitting.people[0] if len(sitting.people) == 1 else None
