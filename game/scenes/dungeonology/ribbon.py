"""The ribbon on top: the five phases, who does what now in one sentence, steps as footprints."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.engine.titles.dungeonology.view_types import View, own_view
from game.engine.titles.dungeonology.windows import ACTED
from game.scenes.table.choices import Choices
from game.scenes.table.panel import Panel
from game.ui.look import SEAT_COLOURS
from game.ui.text import Style
from game.ui.words import Markup

PHASES = ("thesis", "rest", "movement", "action", "end")
#: Moments of a turn that have no field of their own on the ribbon.
FIELD = {"start": "thesis", "attempt": "action"}
PHASE = Style("serif", 18)
PHASE_NOW = Style("title", 18)
PHASE_PAST = Style("serif", 18, "wood")
SENTENCE = Style("title", 22)
MOST_STEPS = 9


class Start(NamedTuple):
    """What whoever begins a turn can do: which of the first phases, and the steps of a movement."""

    phases: tuple[str, ...] = ()
    steps: int = 0

    @property
    def sentence(self) -> str:
        """The key of the sentence for it."""
        return "_".join(self.phases)


def start_of(view: View, choices: Choices) -> Start:
    """The same from the answers on offer; nothing if nobody at this screen begins a turn."""
    if view["phase"] != "start" or choices.seat != view["active"]:
        return Start()
    end = choices.find("end")
    can_move = end is not None and end.question.prompt == "move"
    offered = {
        "thesis": "submit" in choices.keys,
        "rest": "rest" in choices.keys,
        "movement": can_move,
        "on": not can_move and choices.end == "go_on",
    }
    steps = own_view(choices.view_at("end"))["steps_left"] if can_move else 0
    return Start(tuple(name for name, is_offered in offered.items() if is_offered), steps)


def action_now(view: View, choices: Choices) -> str:
    """Whether an action is still to be had, or what else is asked; only who decides is told."""
    if choices.seat != view["active"]:
        return "acting"
    link = choices.find("end")
    if link is None or link.question.prompt != "act":
        return _inside_action(choices)
    return "action" if len(link.question.options) > 1 else "no_action"


def _inside_action(choices: Choices) -> str:
    """What is asked once an action was begun: the end of the turn when it is over."""
    link = choices.find(choices.end)
    if link is not None and link.question.args.get("point") == ACTED:
        return "acted"
    return "resting" if choices.prompt == "rest_discard" else "deciding"


class Ribbon(Panel[View]):
    """One line of paper with red ends; without room the phases fold to the current one."""

    start = Start()

    def show(self, view: View, choices: Choices) -> None:
        self.start = start_of(view, choices)
        super().show(view, choices)

    def facts(self) -> object:
        view = self.view
        active = view["scholars"][view["active"]]
        return (
            view["phase"],
            view["active"],
            view["asked"],
            view["steps_left"],
            active["speed"],
            view["round"],
            view["attempt"] and (view["attempt"].get("kind"), view["attempt"].get("seat")),
            bool(view["outcome"]),
            self._sentence(),
            self.start,
            self.answering,
        )

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        high = self.look.height(SENTENCE, 1, 9)
        phases = self._phases_width() + 2 * self.u(46)
        longest = self.brush.wide(
            self.words("dungeonology.panel.ribbon.longest"), SENTENCE
        ) + self.look.sign_px(180)
        return min(phases + longest, area.w - 2 * self.u(46)), high

    # --- words -----------------------------------------------------------------------------

    def _name(self, seat: int) -> Markup:
        return Markup(self.names[seat] if seat < len(self.names) else "")

    def _sentence(self) -> str:
        """Who does what now, and what is left."""
        view, words = self.view, self.words
        if view["outcome"]:
            return words("dungeonology.panel.ribbon.over")
        active, asked = view["active"], view["asked"]
        name = self._name(active)
        phase = view["phase"]
        if self.answering:
            return words("table.bar.ribbon", name=name)
        if asked is not None and asked != active:
            return words("dungeonology.panel.ribbon.asked", name=self._name(asked), active=name)
        if self.start.phases:
            return words(
                f"dungeonology.panel.ribbon.can.{self.start.sentence}",
                name=name,
                n=self.start.steps,
                stun=view["scholars"][active]["stun"],
                limit=view["scholars"][active]["stun_limit"],
            )
        if phase == "movement":
            left, steps = view["steps_left"], self._steps()
            return words("dungeonology.panel.ribbon.movement", name=name, left=left, n=steps)
        said = action_now(view, self.choices) if phase == "action" else phase
        return words(f"dungeonology.panel.ribbon.{said}", name=name)

    def _steps(self) -> int:
        """Steps of this movement: the scholar's speed, or more if something gave more."""
        view = self.view
        return self.start.steps or max(
            view["scholars"][view["active"]]["speed"], view["steps_left"]
        )

    def _left(self) -> int:
        """Steps still to go."""
        left: int = self.view["steps_left"]
        return self.start.steps or left

    # --- sizes -----------------------------------------------------------------------------

    def _field_width(self, phase: str) -> int:
        return self.brush.wide(self.words(f"dungeonology.panel.phase.{phase}"), PHASE_NOW) + self.u(
            38
        )

    def _phases_width(self) -> int:
        return sum(self._field_width(phase) for phase in PHASES)

    def _says_width(self) -> int:
        return (
            self._sign_side()
            + self.u(24)
            + self.brush.wide(self._sentence(), SENTENCE)
            + self._feet()
        )

    def _sign_side(self) -> int:
        return self.look.sign_px(28)

    def _feet(self) -> int:
        """Room for the footprints."""
        view = self.view
        if self._now() != "movement" or view["outcome"] or self._who() != view["active"]:
            return 0
        return self.u(14) + min(self._steps(), MOST_STEPS) * self.look.sign_px(20)

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        says = self._says_width()
        paper = room.copy()
        paper.w = min(room.w, max(self.u(560), self._phases_width() + says + 2 * self.u(30)))
        paper.centerx = room.centerx
        self._ends(surface, paper)
        self.brush.sheet(surface, paper, 23, 1.6, 7)
        inner = paper.inflate(-2 * self.u(14), 0)
        whole = self._phases_width() + says <= inner.w
        phases: tuple[str, ...] = PHASES if whole else ()
        if not whole and self._field_width(self._now()) + says <= inner.w:
            phases = (self._now(),)
        used = sum(self._field_width(phase) for phase in phases)
        x = inner.x + max(0, (inner.w - used - says) // 2)
        for phase in phases:
            x = self._field(
                surface, pygame.Rect(x, room.y, self._field_width(phase), room.h), phase
            )
        self._says(surface, pygame.Rect(x, room.y, inner.right - x, room.h))

    def _ends(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """The red ribbon that looks out behind the paper."""
        end = self.look.pictures.get("table/ribbon_end", self.u(52), room.h)
        low = room.centery + self.u(4)
        surface.blit(end, end.get_rect(midleft=(room.right - self.u(24), low)))
        other = pygame.transform.flip(end, True, False)
        surface.blit(other, other.get_rect(midright=(room.x + self.u(24), low)))

    def _now(self) -> str:
        """The phase that is lit: at the start of a turn the last that can be gone on to."""
        open_ = [phase for phase in self.start.phases if phase in PHASES]
        phase: str = open_[-1] if open_ and not self.answering else self.view["phase"]
        return FIELD.get(phase, phase)

    def _field(self, surface: pygame.Surface, rect: pygame.Rect, phase: str) -> int:
        """One phase; the current one on an arrow of brass."""
        now = self._now()
        text = self.words(f"dungeonology.panel.phase.{phase}")
        current = phase == now and not self.view["outcome"]
        if current:
            self._arrow(surface, rect)
            style = PHASE_NOW
        else:
            is_offered = phase in self.start.phases
            past = PHASES.index(phase) < PHASES.index(now) and not is_offered
            style = PHASE_PAST if past else PHASE
            if PHASES.index(phase) + 1 != PHASES.index(now):
                self._chevron(surface, rect)
        self.brush.write(surface, text, style.but(align="centre"), rect.move(-self.u(2), 0))
        self.brush.spot_at(
            f"phase:{phase}",
            rect,
            self.words(f"dungeonology.panel.phase_hint.{phase}"),
            ("phase", phase),
        )
        return rect.right

    def _arrow(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        look, nose = self.look, self.u(16)
        size = (rect.w + nose, rect.h - 2 * self.u(6))

        def make() -> pygame.Surface:
            wide, high = 2 * size[0], 2 * size[1]
            plate = pygame.Surface((wide, high), pygame.SRCALPHA)
            tip, tail = 2 * nose, nose
            shape = [(2, 2), (wide - tip, 2), (wide - 2, high // 2), (wide - tip, high - 2),
                     (2, high - 2), (tail, high // 2)]  # fmt: skip
            pygame.draw.polygon(plate, look.colour("brass_light"), shape)
            shade = pygame.Surface((wide, high), pygame.SRCALPHA)
            for y in range(high):
                shade.fill((120, 70, 10, round(110 * y / high)), (0, y, wide, 1))
            mask = pygame.mask.from_surface(plate).to_surface(
                setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0)
            )
            shade.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            plate.blit(shade, (0, 0))
            pygame.draw.lines(plate, look.colour("ink"), True, shape, 3)
            return pygame.transform.smoothscale(plate, size)

        plate = look.textures.get("phase_arrow", size, make)
        surface.blit(plate, plate.get_rect(midleft=(rect.x - self.u(4), rect.centery)))

    def _chevron(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        x, y, half = rect.right - self.u(5), rect.centery, rect.h * 0.24
        points = [(x - self.u(3), y - half), (x + self.u(4), y), (x - self.u(3), y + half)]
        pygame.draw.aalines(surface, self.look.colour("ink_faded"), False, points)

    def _says(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        seat = self._who()
        side = self._sign_side()
        x = room.x + self.u(8)
        if seat is not None:
            colour = self.view["scholars"][seat]["colour"]
            sign = self.look.seat_sign(colour, side)
            spot = sign.get_rect(midleft=(x, room.centery))
            surface.blit(sign, spot)
            shape = SEAT_COLOURS[colour][1]
            hint = self.words(f"dungeonology.panel.shape.{shape}", name=self._name(seat))
            self.brush.spot_at("seat", spot, hint, ("scholar", seat))
        x += side + self.u(8)
        text = self._sentence()
        feet = self._feet()
        if self.brush.wide(text, SENTENCE) + feet > room.right - x:
            feet = 0
        width = room.right - x - feet
        style = self.look.type.fitting(text, SENTENCE, width)
        while style.size > 14 and self.brush.line(style) > room.h:
            style = style.but(size=style.size - 1)
        box = pygame.Rect(x, room.y, width, room.h)
        block = self.look.type.lay(text, style, width, 1)
        at = (x, room.centery - block.size[1] // 2)
        self.look.type.draw(surface, block, at, box)
        self.brush.spot_at("sentence", box, text if block.cut else "")
        if feet:
            self._footprints(surface, x + block.size[0] + self.u(12), room)

    def _who(self) -> int | None:
        if self.view["outcome"]:
            return None
        asked = self.view["asked"]
        return self.view["active"] if asked is None or self.answering else asked

    def _footprints(self, surface: pygame.Surface, x: int, room: pygame.Rect) -> None:
        """One for each step, the ones still to go in brass."""
        steps, left, side = self._steps(), self._left(), self.look.sign_px(24)
        shown = min(steps, MOST_STEPS)
        start = x
        for i in range(shown):
            print_ = self._print(side, bright=i >= shown - left)
            spot = print_.get_rect(center=(x + side // 2, room.centery + (-1) ** i * self.u(3)))
            surface.blit(print_, spot)
            x += self.look.sign_px(20)
        hint = self.words("dungeonology.panel.ribbon.steps", left=left, n=steps)
        box = pygame.Rect(start, room.y, x - start, room.h)
        self.brush.spot_at("steps", box, hint, ("sign", "steps"))

    def _print(self, side: int, bright: bool) -> pygame.Surface:
        """A footprint filled with brass or with old ink, inked around."""

        def make() -> pygame.Surface:
            ink = self.look.pictures.get("signs/footprint", side)
            tone = ink.copy()
            tone.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            role = "brass_light" if bright else "paper_edge"
            tone.fill((*self.look.colour(role), 0), special_flags=pygame.BLEND_RGBA_ADD)
            whole = pygame.Surface((side + 2, side + 2), pygame.SRCALPHA)
            for at in ((0, 1), (2, 1), (1, 0), (1, 2)):
                whole.blit(ink, at)
            whole.blit(tone, (1, 1))
            return whole

        return self.look.textures.get("step_print", (side, side), make, bright)
