"""The stage of a stealth attempt: two totals, a balance between them, and the cards that tip it.

What is drawn follows from the view: the numbers of the attempt in the order they came. While
events are shown one by one the stage keeps the numbers told so far; at rest they are the view's.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.assets.palette import Colour
from game.engine.core.agenda import Event
from game.scenes.dungeonology import duel_art as art
from game.scenes.dungeonology import duel_facts as facts
from game.scenes.dungeonology.duel_end import Ending
from game.scenes.dungeonology.duel_facts import NOBODY, Line, Number, Row
from game.scenes.dungeonology.duel_layout import ROW, TITLE, VALUE, Stage, stage
from game.scenes.dungeonology.fan import Fan
from game.scenes.dungeonology.panel import Panel
from game.scenes.dungeonology.part import Spot, Thing, View
from game.scenes.dungeonology.prompts import NO_CHOICES, Choices
from game.ui.enamel import draw_enamel
from game.ui.look import SEAT_COLOURS, Touch, outline, portrait
from game.ui.motion import SPEEDS, Tween, ease_out
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.app import App

NAME = Style("title", 24)
HEADING = Style("title", 25)
STEP = Style("bold", 19)
NOW = Style("italic", 22)
VERDICT = Style("italic", 21)
SMALL = Style("text", 17)
DIVINED = Style("title", 25, "cream", "centre", shadow="shadow")
#: After so many seconds a third of the way to a new tilt is left.
FOLLOW = 0.11
CARD_SECONDS, TURN_SECONDS = 0.3, 0.22
#: How lying cards are turned, one after the other.
TURNS = (-2.5, 1.5, 3.5, -1.0, 2.5, -3.5)


class DuelHand(Fan):
    """The hand below the stage: a lifted card tells what it would do to the balance."""

    stage: DuelStage

    def _slip(self, surface: pygame.Surface, i: int) -> None:
        if not self.stage.draw_tag(surface):
            super()._slip(surface, i)


class DuelStage(Panel):
    """Study and Espionage on a stage of their own, from the first number to the verdict."""

    verbs = frozenset(
        {"use", "pick", "play", "skill", "pass", "done", "stun", "sacrifice", "keep", "let_go"}
    )

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.fan = DuelHand(app)
        self.fan.stage = self
        self.balance = art.Balance(app.look)
        self.stage: Stage | None = None
        self.attempt: dict[str, Any] | None = None
        self.parts: list[Number] = []
        self.brought: list[tuple[str, int]] = []
        self.step = 0
        self.passed: set[int] = set()
        self.revealed: list[str] = []
        self.turned_up = 1.0
        self.flying: tuple[str, int, float] | None = None
        self.degrees = 0.0
        self.ending: Ending | None = None
        self._identity: object = None

    # --- what is shown ---------------------------------------------------------------------

    def is_open(self, view: View, busy: bool, prompt: str) -> bool:
        """Is the stage up: during an attempt, and after it while its end is told or decided?"""
        if view.get("attempt") is not None:
            return True
        return self.ending is not None and (busy or prompt in ("stun", "protected"))

    def show(self, view: View, choices: Choices) -> None:
        attempt = view.get("attempt")
        if attempt is not None:
            self._follow(view, choices, attempt)
        elif self.ending is None:
            self.attempt = None
        self.fan.seats, self.fan.names, self.fan.hidden = self.seats, self.names, self.hidden
        self.fan.changed, self.fan.on_hover = self.changed, self.on_hover
        self.fan.on_choose, self.fan.on_pick = self.on_choose, self.on_pick
        self.fan.on_inspect = self.on_inspect
        self.fan.show(view, NO_CHOICES if choices.by_verb("pick") else choices)
        super().show(view, choices)

    def _follow(self, view: View, choices: Choices, attempt: dict[str, Any]) -> None:
        """Take over the attempt in view, as far as it has been told."""
        identity = (attempt["kind"], attempt["seat"], attempt["zone"], view["turn"])
        told = facts.parts_of(view)
        if identity != self._identity or len(told) < len(self.parts):
            self._identity = identity
            self.step, self.passed, self.ending = 0, set(), None
            self.parts, self.flying = [], None
            self.degrees = art.tilt(0, 0)
        aims = facts.aimed_at(view, attempt) or (self.attempt or {}).get("aims", [])
        self.attempt = {**attempt, "aims": aims}
        now = (attempt["stealth"], attempt["alert"])
        if facts.totals(told) == now:
            self.parts = self._with_seats(told)
        elif facts.totals(self.parts) != now:
            ways = [i for i in range(len(told) + 1) if facts.totals(told[:i]) == now]
            self.parts = self._with_seats(told[: max(ways, default=len(told))])
        self.step = facts.step_now(view, choices, self.step)

    def _with_seats(self, told: list[Number]) -> list[Number]:
        """Who brought each card, as far as it was seen."""
        left = list(self.brought)
        found = []
        for part in told:
            who = next((one for one in left if one[0] == part.what), None)
            if who:
                left.remove(who)
            found.append(part._replace(seat=who[1]) if who else part)
        return found

    def facts(self) -> object:
        scholars = [
            (s["card"], s["exalted"], s["stun"], s["students"], tuple(s["cubes"]), s["stars"])
            for s in self.view["scholars"]
        ]
        return (
            repr(self.attempt), tuple(self.parts), self.step, tuple(sorted(self.passed)),
            tuple(self.revealed), tuple(self.choices.keys), self.choices.prompt,
            self.view["asked"], tuple(self.view["orders"]), scholars, self.turned_up >= 1,
            self.ending and self.ending.facts(),
        )  # fmt: skip

    @property
    def totals(self) -> tuple[int, int]:
        """Stealth and Alert as told so far."""
        return facts.totals(self.parts)

    @property
    def divined(self) -> list[str]:
        """The cards turned over, one of which is to be chosen."""
        return self.revealed or list((self.attempt or {}).get("divined", ()))

    # --- movement --------------------------------------------------------------------------

    def animate(self, event: Event, view: View) -> Tween | None:
        """Cards land one by one, divined cards turn over, the verdict comes with all it brings."""
        known = event.facts
        if event.kind in ("turn_started", "zone_entered"):
            self._prepare(view, known["seat"])
        if self.ending is not None and self.ending.belongs(event):
            return self.ending.tell(event, view)
        self.ending = None
        if event.kind in ("study_begun", "spying_begun"):
            self._begin()
        elif event.kind in ("card_declared", "card_discarded"):
            self.brought.append((known["card"], known["seat"]))
        elif event.kind == "divination_picked":
            self.brought.append((known["card"], known["seat"]))
            self.revealed = []
            self.stale()
        elif event.kind == "passed":
            self.passed.add(known["seat"])
        elif event.kind == "divined":
            return self._turn_over(list(known["cards"]))
        elif event.kind == "total_changed" and self.attempt is not None:
            return self._land(Number(known["side"], known["what"], known["value"]))
        elif event.kind == "attempt_ended" and self.attempt is not None:
            self.ending = Ending(self, self.attempt, known)
            return self.ending.begin()
        return None

    def _prepare(self, view: View, seat: int) -> None:
        """Between frames, paint what an attempt of this scholar would show where it stands."""
        stage = self.stage
        if stage is None:
            return
        zone = view["scholars"][seat]["zone"]

        def face() -> None:
            picture, tone, name = self._face(view, seat, stage.left)
            art.cut_to_frame(self.look, picture, stage.left, tone, name)

        def guardian() -> None:
            picture, key = self._guardian(view, zone, stage.right)
            tone = self.look.colour("alert")
            art.cut_to_frame(self.look, picture, stage.right, tone, key, top=False)

        half = (stage.page.w // 2 + 2, stage.page.h)
        jobs: list[Callable[[], object]] = [
            face,
            partial(self.look.paper, half, 11, 3),
            partial(self.look.paper, half, 12, 3),
            partial(self.look.paper, stage.stakes.size, 51, 4),
            partial(self.look.paper, stage.answers.size, 52, 4),
            partial(self.balance.draw, pygame.Surface((1, 1)), 0.0),
        ]
        if zone != self.app.box.start:
            jobs.append(guardian)
        for job in jobs:
            self.app.later(job)

    def _begin(self) -> None:
        self.parts, self.brought, self.revealed = [], [], []
        self.ending, self.attempt, self._identity = None, None, None
        self.degrees = 0.0

    def _land(self, part: Number) -> Tween:
        """A number comes; a card flies to its slot first."""
        part = self._with_seats([*self.parts, part])[-1]
        if not facts.is_card(self.app.box, part):
            return Tween(0.05, lambda _t: None, done=lambda: self._landed(part), travels=False)
        self.revealed = []

        def fly(reached: float) -> None:
            self.flying = (part.what, part.seat, reached)
            self.touch()

        return Tween(CARD_SECONDS, fly, ease_out, lambda: self._landed(part))

    def _landed(self, part: Number) -> None:
        self.flying = None
        self.parts = [*self.parts, part]
        self.stale()

    def _turn_over(self, cards: list[str]) -> Tween:
        self.revealed, self.turned_up = cards, 0.0

        def turn(reached: float) -> None:
            self.turned_up = reached
            self.stale()

        return Tween(TURN_SECONDS * len(cards) + 0.1, turn, lambda t: t, travels=False)

    def update(self, dt: float) -> bool:
        moves = self.fan.update(dt)
        goal = art.tilt(*self.totals)
        if self.attempt is None or abs(goal - self.degrees) < 0.05:
            self.degrees = goal
            return moves
        settings = self.app.settings
        factor = 0.0 if settings.reduced_motion else SPEEDS[settings.speed]
        part = 1.0 if factor <= 0 else 1 - math.exp(-dt / (FOLLOW * factor))
        self.degrees += (goal - self.degrees) * part
        self.touch()
        return True

    # --- places ----------------------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        self.stage = stage(self.look, rect)
        self.balance.place(self.stage.balance, self.stage.half_beam)
        super().place(rect)
        self.fan.place(self.stage.fan)

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        """The whole window."""
        return area.size

    def slot(self, index: int) -> pygame.Rect:
        """Where the card with a number lies; the row closes up when it is full."""
        assert self.stage is not None
        room, wide = self.stage.cards, self.stage.card
        count = max(self._count_cards() + 1, index + 1)
        step = min(round(wide * 1.27), (room.w - wide) // max(1, count - 1))
        start = max(room.x, room.centerx - (step * (count - 1) + wide) // 2)
        return pygame.Rect(start + index * step, room.y, wide, room.h)

    def _count_cards(self) -> int:
        return sum(facts.is_card(self.app.box, part) for part in self.parts)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.attempt is None or self.stage is None:
            return
        super().draw(surface)
        self.balance.draw(surface, self.degrees)
        if self.divined and self.ending is None:
            with art.on_top(self.look):
                self._draw_divined(surface)
        self._draw_totals(surface)
        self._draw_flying(surface)
        if self.ending is not None:
            self.ending.draw(surface)
        elif self.divined:
            self.draw_tag(surface)
        else:
            self._draw_asked(surface)
            self.fan.draw(surface)

    def _draw_asked(self, surface: pygame.Surface) -> None:
        """What the person at the screen is asked, above the hand."""
        assert self.stage is not None
        if self.choices.seat is None:
            return
        text, room = self.choices.sentence, self.stage.fan.copy()
        room.top = self.stage.page.bottom + self.u(8)
        style = Style("italic", 21, "cream", "centre", shadow="shadow")
        self.look.type.write(surface, text, style, room, max_lines=3)

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        if self.attempt is None or self.stage is None:
            return
        surface.blit(self.look.table(room.size), room)
        self._paint_page(surface)
        self._paint_ribbon(surface)
        self._paint_left(surface)
        self._paint_right(surface)
        self._paint_lists(surface)
        self._paint_cards(surface)
        if self.ending is not None and self.ending.success:
            self.ending.paint_notes(surface)
        else:
            self._paint_stakes(surface)
        self._paint_answers(surface)
        if self.divined and self.ending is None:
            self._paint_divined(surface)
        if self.ending is None:
            self._paint_buttons(surface)
        else:
            with art.on_top(self.look):
                self.ending.paint(surface)

    def _paint_page(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        page = self.stage.page
        half = pygame.Rect(page.x, page.y, page.w // 2 + 2, page.h)
        self.look.drop_shadow(surface, page, 18, 200)
        surface.blit(self.look.paper(half.size, 11, 3), half)
        half.right = page.right
        surface.blit(self.look.paper(half.size, 12, 3), half)
        self.look.fold(surface, page.centerx, page.y + 2, page.bottom - 2)

    # the ribbon

    def _paint_ribbon(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        assert self.attempt is not None
        ribbon = self.stage.ribbon
        art.plank(surface, self.look, ribbon)
        side = self.look.sign_px(32)
        sign = self.look.seat_sign(self.seats[self.attempt["seat"]].colour, side)
        at = sign.get_rect(midleft=(ribbon.x + self.u(24), ribbon.centery))
        surface.blit(sign, at)
        steps_left = self._paint_steps(surface, ribbon)
        x = at.right + self.u(12)
        room = pygame.Rect(x, ribbon.y, steps_left - self.u(16) - x, ribbon.h)
        title = self._title()
        style = self.look.type.fitting(title, TITLE, room.w)
        placed = self.write_short(surface, title, style, room)
        room.x, room.w = placed.right + self.u(16), room.right - placed.right - self.u(16)
        note = self._whose_move()
        if self.wide(note, NOW) <= room.w:
            self.write(surface, note, NOW.but(colour="brass_light"), room)

    def _title(self) -> str:
        assert self.attempt is not None
        name = self.names[self.attempt["seat"]]
        if self.attempt["kind"] == "spy":
            rival = self.names[self.attempt["rival"]]
            return self.words.texts.say("duel.title.spy", name=name, rival=rival)
        n = len(self.attempt["slots"])
        return self.words.texts.say("duel.title.study", name=name, n=n)

    def _whose_move(self) -> str:
        asked = self.view["asked"]
        if self.choices.seat is not None and self.ending is None:
            return self.words("duel.your_turn")
        if asked is None or self.ending is not None:
            return ""
        return self.words.texts.say("duel.their_turn", name=self.names[asked])

    def _paint_steps(self, surface: pygame.Surface, ribbon: pygame.Rect) -> int:
        """The steps with their ticks from the right; only the present one if there is no room."""
        assert self.attempt is not None
        steps = facts.STEPS[self.attempt["kind"]]
        disc, gap = self.look.sign_px(28), self.u(38)
        widths = [self.wide(self.words(f"duel.step.{s}"), STEP) + disc + self.u(8) for s in steps]
        shown = list(range(len(steps)))
        if sum(widths) + gap * (len(steps) - 1) > ribbon.w * 0.6:
            shown = [self.step]
        x = ribbon.right - self.u(30) - sum(widths[i] for i in shown) - gap * (len(shown) - 1)
        start = x
        for i in shown:
            box = pygame.Rect(x, ribbon.y, widths[i], ribbon.h)
            if i != shown[0]:
                ends = ((x - gap + self.u(9), ribbon.centery), (x - self.u(9), ribbon.centery))
                pygame.draw.line(surface, self.look.colour("brass_dark"), *ends, max(2, self.u(3)))
            self._paint_step(surface, box, steps[i], i, disc)
            x += widths[i] + gap
        return start - self.u(20)

    def _paint_step(
        self, surface: pygame.Surface, box: pygame.Rect, name: str, index: int, disc: int
    ) -> None:
        now = index == self.step and self.ending is None
        done = index < self.step or self.ending is not None
        if now:
            pill = box.inflate(self.u(22), 0)
            pill.h = min(box.h - self.u(8), disc + self.u(14))
            pill.centery = box.centery
            self.glow(surface, pill, 10)
            surface.blit(self.look.plate(pill.size, "brass", Touch()), pill)
        if done:
            self.sign(surface, "check", (box.x + disc // 2, box.centery), disc)
        else:
            colour = "ink" if now else "brass_dark"
            pygame.draw.circle(
                surface, self.look.colour(colour), (box.x + disc // 2, box.centery), disc // 2
            )
            number = Style("title", 17, "cream")
            self.figure(surface, str(index + 1), (box.x + disc // 2, box.centery), number)
        text = box.move(disc + self.u(8), 0)
        role = "ink" if now else "cream" if done else "brass_light"
        self.write(surface, self.words(f"duel.step.{name}"), STEP.but(colour=role), text)
        self.place_at(f"step:{name}", box, self.words(f"duel.step_hint.{name}"))

    # the two sides

    def _paint_left(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        assert self.attempt is not None
        self._paint_scholar(surface, self.attempt["seat"], self.stage.left)

    def _paint_scholar(self, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
        scholar = self.view["scholars"][seat]
        colour = self.seats[seat].colour
        picture, tone, name = self._face(self.view, seat, rect)
        art.framed(surface, self.look, picture, rect, tone, name)
        epithet = self.words(f"scholar.{scholar['card']}.epithet")
        full = f"{self.names[seat]} {epithet}" if epithet else self.names[seat]
        sign = self.look.seat_sign(colour, self.look.sign_px(28))
        self._paint_name(surface, rect, full, self.names[seat], sign, 33)
        self.place_at(f"scholar:{seat}", rect, "", ("scholar", seat))

    def _face(self, view: View, seat: int, rect: pygame.Rect) -> tuple[pygame.Surface, Colour, str]:
        """The portrait of a scholar for a frame, the colour behind it, and its name."""
        scholar = view["scholars"][seat]
        name = portrait(scholar["card"], scholar["exalted"])
        wide = max(rect.w, round(rect.h * 0.8)) + 2
        picture = self.look.pictures.get(name, wide * 1.02, 4 * rect.h)
        return picture, self.look.colour(SEAT_COLOURS[self.seats[seat].colour][0]), name

    def _paint_name(
        self,
        surface: pygame.Surface,
        frame: pygame.Rect,
        text: str,
        short: str,
        sign: pygame.Surface,
        seed: int,
    ) -> None:
        most = frame.w + 2 * self.u(18)
        pad = sign.get_width() + self.u(26)
        style = NAME
        if self.wide(text, style) + pad > most:
            text = short
        style = self.look.type.fitting(text, style, most - pad)
        wide = min(most, self.wide(text, style) + pad + self.u(10))
        slip = pygame.Rect(0, 0, wide, self.look.height(NAME, 1, 6))
        slip.center = (frame.centerx, frame.bottom)
        art.name_slip(surface, self.look, slip, seed)
        at = sign.get_rect(midleft=(slip.x + self.u(12), slip.centery))
        surface.blit(sign, at)
        x = at.right + self.u(8)
        self.write_short(surface, text, style, pygame.Rect(x, slip.y, slip.right - x, slip.h))

    def _paint_right(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        assert self.attempt is not None
        rect, attempt = self.stage.right, self.attempt
        if attempt["kind"] == "spy":
            self._paint_scholar(surface, attempt["rival"], rect)
            self._paint_aims(surface, rect, [attempt["type"]])
            return
        picture, key = self._guardian(self.view, attempt["zone"], rect)
        tone = self.look.colour("alert")
        art.framed(surface, self.look, picture, rect, tone, key, top=False)
        sign = self.look.pictures.get("signs/alert", self.look.sign_px(30))
        name = self.words(f"zone.{attempt['zone']}.name")
        self._paint_name(surface, rect, name, name, sign, 34)
        self.place_at("zone", rect, "", ("zone", attempt["zone"]))
        self._paint_aims(surface, rect, facts.aimed_at(self.view, attempt))

    def _guardian(self, view: View, zone: str, rect: pygame.Rect) -> tuple[pygame.Surface, object]:
        """The zone, or Laetus if he stands there."""
        boss = view["boss"]
        name = f"dungeonology/portraits/laetus_{boss['profile']}"
        if boss["zone"] == zone and self.look.pictures.has(name):
            whole = self.look.pictures.get(name, 2 * rect.w, rect.h)
            return art.covering(whole, rect.size), name
        turn = facts.zone_in(view, zone)["turn"]
        return self.app.zones.picture(zone, turn, max(rect.size)), (zone, turn)

    def _paint_aims(self, surface: pygame.Surface, rect: pygame.Rect, types: list[str]) -> None:
        """The cubes it is about, in the corner of the picture."""
        if self.ending is not None:
            return
        side, gap = self.u(46), self.u(7)
        x = rect.right - self.u(14) - len(types) * (side + gap) + gap
        for i, type_ in enumerate(types):
            box = pygame.Rect(x + i * (side + gap), rect.y + self.u(14), side, side)
            self.look.drop_shadow(surface, box, 5, 150)
            pygame.draw.rect(surface, self.look.colour("paper"), box, border_radius=self.u(6))
            outline(surface, box, self.look.colour("brass"), max(2, self.u(4)), self.u(6))
            outline(surface, box, self.look.colour("ink"), 1, self.u(6))
            self.sign(surface, f"cube_{type_}", box.center, side * 0.72)
            self.place_at(f"aim:{i}", box, self.words(f"type.{type_}.name"), ("type", type_))

    # numbers

    def _paint_lists(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        assert self.attempt is not None
        for side, rect in zip(("stealth", "alert"), self.stage.lists, strict=True):
            found = facts.rows(
                self.app.box, self.words, self.view, self.attempt, self.parts, side, self.names
            )
            room = rect.copy()
            if side == "stealth":
                room.h -= self.stage.row
            y = self._paint_rows(surface, room, found, side)
            if side == "stealth":
                self._paint_verdict(surface, pygame.Rect(rect.x, y, rect.w, self.stage.row))

    def _paint_rows(
        self, surface: pygame.Surface, room: pygame.Rect, found: list[Row], side: str
    ) -> int:
        assert self.stage is not None
        high = self.stage.row
        most = max(1, room.h // high)
        if len(found) > most:
            rest = found[most - 1 :]
            hint = "\n".join(f"{row.text}: {facts.signed(row.value)}" for row in rest)
            more = self.words("duel.more", n=len(rest))
            found = [*found[: most - 1], Row("info", more, sum(r.value for r in rest), hint)]
        y = room.y
        for i, row in enumerate(found):
            self._paint_row(surface, pygame.Rect(room.x, y, room.w, high), row, side, i)
            y += high
        return y

    def _paint_row(
        self, surface: pygame.Surface, box: pygame.Rect, row: Row, side: str, index: int
    ) -> None:
        icon = self.look.sign_px(24)
        centre = (box.x + icon // 2 + 1, box.centery)
        if row.seat != NOBODY and side == "alert":
            sign = self.look.seat_sign(self.seats[row.seat].colour, icon)
            surface.blit(sign, sign.get_rect(center=centre))
        else:
            self.sign(surface, row.sign, centre, icon)
        number = facts.signed(row.value) if (index or side == "stealth") else str(row.value)
        role = art.INK[side] if row.value else "ink_faded"
        value = self.write(surface, number, VALUE.but(colour=role, align="right"), box)
        text = pygame.Rect(box.x + icon + self.u(8), box.y, 0, box.h)
        text.w = value.x - self.u(4) - text.x
        self.write_short(surface, row.text, ROW, text)
        below = box.bottom - 1
        self.look.line(surface, (box.x, below), (box.right, below), "paper_edge", 1)
        self.place_at(f"row:{side}:{index}", box, row.hint)

    def _paint_verdict(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        if not any(part.side == "stealth" for part in self.parts):
            return
        key, n = facts.verdict_key(*self.totals)
        role = art.INK["alert" if key == "short" else "safe"]
        text = self.words(f"duel.verdict.{key}", n=n)
        self.write_short(surface, text, VERDICT.but(colour=role), box)

    def _draw_totals(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        stealth, alert = self.totals
        at = self.stage.page.y + self.stage.disc // 2 + self.u(8)
        centres = (
            (self.stage.page.x + self.u(38), at),
            (self.stage.page.right - self.u(38), at),
        )
        for side, number, centre in zip(
            ("stealth", "alert"), (stealth, alert), centres, strict=True
        ):
            label = self.words(f"duel.{side}")
            draw_enamel(surface, self.look, side, str(number), centre, self.stage.disc, label)

    # cards

    def _paint_cards(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        assert self.attempt is not None
        shown = [part for part in self.parts if facts.is_card(self.app.box, part)]
        boxes = [self.slot(i) for i in range(len(shown))]
        for i, (part, box) in enumerate(zip(shown, boxes, strict=True)):
            turn = TURNS[i % len(TURNS)]
            picture = art.turned_card(self.look, self.app.cards, part.what, box.w, turn)
            surface.blit(picture, picture.get_rect(center=box.center))
        for i, (part, box) in enumerate(zip(shown, boxes, strict=True)):
            self._paint_signs(surface, box, part, i)
        if self.ending is None:
            self._paint_slot(surface, self.slot(len(shown)))

    def _paint_signs(
        self, surface: pygame.Surface, box: pygame.Rect, part: Number, index: int
    ) -> None:
        """Who played a card and what it counts, on the part of it that shows."""
        seat = facts.owner(self.view, self.attempt or {}, part)
        if seat != NOBODY:
            sign = self.look.seat_sign(self.seats[seat].colour, self.look.sign_px(26))
            surface.blit(sign, sign.get_rect(center=(box.x + self.u(8), box.bottom - self.u(8))))
        width = max(self.u(44), self.look.sign_px(40))
        seen = min(box.w, self.slot(index + 1).x - box.x)
        right = box.x + seen - (self.u(4) if seen == box.w else width // 3)
        centre = (right, box.y + self.u(8))
        disc = art.value_disc(self.look, part.side, width)
        surface.blit(disc, disc.get_rect(center=centre))
        self.figure(surface, facts.signed(part.value), centre, Style("title", 22, "cream"))
        name = self.words(f"trick.{part.what}.name")
        hint = f"*{name}*"
        if seat != NOBODY:
            hint += f"\n{self.names[seat]}"
        self.place_at(f"played:{index}", box, hint, ("card", part.what))

    def _paint_slot(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The place for the next card, marked with whoever may play it."""
        assert self.attempt is not None
        asked = self.view["asked"]
        if asked is None:
            return
        role = "stealth" if asked == self.attempt["seat"] else "alert"
        art.dashed(surface, self.look, box, role)
        sign = self.look.seat_sign(self.seats[asked].colour, self.look.sign_px(26))
        surface.blit(sign, sign.get_rect(center=(box.centerx, box.y + round(box.h * 0.28))))
        text = self.words("duel.slot")
        style = Style("italic", 19, art.INK[role], "centre")
        room = pygame.Rect(box.x + 3, box.y + round(box.h * 0.42), box.w - 6, round(box.h * 0.5))
        if self.look.type.size(text, style, room.w)[1] <= room.h:
            self.look.type.write(surface, text, style, room)

    def _draw_flying(self, surface: pygame.Surface) -> None:
        """A card on its way to its slot, from the hand or from the side of whoever plays it."""
        if self.flying is None or self.stage is None or self.attempt is None:
            return
        card, seat, reached = self.flying
        goal = self.slot(self._count_cards())
        start = self.stage.fan.center
        if seat not in (NOBODY, self.view.get("seat")):
            start = (self.stage.answers.centerx, self.stage.answers.y)
        x = start[0] + (goal.centerx - start[0]) * reached
        y = (
            start[1]
            + (goal.centery - start[1]) * reached
            - self.u(60) * math.sin(math.pi * reached)
        )
        picture = art.turned_card(self.look, self.app.cards, card, goal.w, 0)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    # divination

    def divined_rects(self) -> list[pygame.Rect]:
        """Where the cards turned over lie, large, before the balance, below what is asked."""
        assert self.stage is not None
        page, count, gap = self.stage.page, len(self.divined), self.u(22)
        top = self._divined_head().bottom + self.u(8)
        high = page.bottom - self.u(16) - top
        wide = (page.w - self.stage.disc * 5 // 4) // max(1, count) - self.u(16)
        wide = max(40, min(round(high / art.CARD_SHAPE), self.u(256), wide))
        high = round(wide * art.CARD_SHAPE)
        x = page.centerx - (count * (wide + gap) - gap) // 2
        return [pygame.Rect(x + i * (wide + gap), top, wide, high) for i in range(count)]

    def _divined_text(self) -> str:
        """What the cards turned over are for."""
        assert self.attempt is not None
        side = str(self.choices.args.get("side", ""))
        if side and self.choices.prompt == "divination":
            own = self.choices.seat == self.attempt["seat"]
            key = "unlucky" if side == "alert" and own else side
            return self.words(f"duel.divination.{key}")
        asked = self.view["asked"]
        who = self.attempt["seat"] if asked is None else asked
        return self.words.texts.say("duel.divination.other", name=self.names[who])

    def _divined_head(self) -> pygame.Rect:
        """Room for that between the two totals."""
        assert self.stage is not None
        page, beside = self.stage.page, self.stage.disc * 2 // 3
        head = pygame.Rect(page.x + beside, page.y + self.u(14), page.w - 2 * beside, 0)
        head.h = self.look.type.size(self._divined_text(), DIVINED, head.w)[1]
        return head

    def _paint_divined(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        # Painted on the sheet for its places; drawn above the balance by `_draw_divined`.
        for i, (card, box) in enumerate(zip(self.divined, self.divined_rects(), strict=True)):
            key = f"pick:{card}"
            offered = key if key in self.choices.keys else ""
            hint = "" if offered else self.words(f"trick.{card}.name")
            self.place_at(f"divined:{i}", box, hint, ("card", card), offered)

    def _draw_divined(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        page = self.stage.page
        veil = self.look.textures.get("duel_veil", page.size, lambda: _veil(page.size))
        surface.blit(veil, page)
        self.look.type.write(surface, self._divined_text(), DIVINED, self._divined_head())
        count = len(self.divined)
        for i, (card, box) in enumerate(zip(self.divined, self.divined_rects(), strict=True)):
            part = min(1.0, max(0.0, self.turned_up * (count + 0.4) - i))
            self._draw_turning(surface, card, box, part)

    def _draw_turning(
        self, surface: pygame.Surface, card: str, box: pygame.Rect, part: float
    ) -> None:
        """A card turning over: its back grows narrow, then its face wide."""
        over = self.place_over(self.pointer)
        if part >= 1.0:
            lifted = over is not None and over.rect == box and bool(over.key)
            picture = art.turned_card(self.look, self.app.cards, card, box.w, 0)
            at = box.move(0, -self.u(8)) if lifted else box
            surface.blit(picture, picture.get_rect(center=at.center))
            if lifted:
                self.look.brass_frame(surface, at.inflate(-2, -2), 4)
            return
        shown = art.turned_card(self.look, self.app.cards, card if part > 0.5 else "", box.w, 0)
        wide = max(2, round(shown.get_width() * abs(math.cos(math.pi * part))))
        narrow = pygame.transform.smoothscale(shown, (wide, shown.get_height()))
        surface.blit(narrow, narrow.get_rect(center=box.center))

    # the lower panels

    def _paint_stakes(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        assert self.attempt is not None
        box = self.stage.stakes
        lines = self.stakes()
        self.look.draw_paper(surface, box, 51, 4)
        room = box.inflate(-2 * self.u(20), -2 * self.u(12))
        head, row = self.line(HEADING), max(self.u(32), self.line(ROW) + self.u(3))
        need = 2 * self.line(NOW) + row * len(lines)
        y = room.y
        if need + head + self.u(8) <= room.h:
            heading = pygame.Rect(room.x, y, room.w, head)
            self.write(surface, self.words("duel.stakes.heading"), HEADING, heading)
            y += head + self.u(2)
            self.look.line(surface, (room.x, y), (room.right, y), "ink", 1.6)
            y += self.u(6)
        for good, key in ((True, "success"), (False, "failure")):
            y = self._paint_outcome(
                surface, room, y, key, [x for x in lines if x.good == good], row
            )
        hint = "\n".join(f"[{line.sign}] {line.text}" for line in lines)
        self.place_at("stakes", box, hint)

    def stakes(self) -> list[Line]:
        """What is at stake; after the verdict what was."""
        if self.ending is not None:
            return self.ending.stakes
        assert self.attempt is not None
        return facts.stakes(self.app.box, self.words, self.view, self.attempt, self.names)

    def _paint_outcome(
        self,
        surface: pygame.Surface,
        room: pygame.Rect,
        y: int,
        key: str,
        lines: list[Line],
        row: int,
    ) -> int:
        """A heading and its lines, as far as there is room; the rest stands in the tip."""
        role = art.INK["safe" if key == "success" else "alert"]
        high = self.line(NOW)
        if y + high > room.bottom:
            return y
        heading = pygame.Rect(room.x, y, room.w, high)
        text = self.words(f"duel.stakes.{key}")
        self.write_short(surface, text, NOW.but(colour=role, size=20), heading)
        y += high
        icon = self.look.sign_px(28)
        for line in lines:
            box = pygame.Rect(room.x, y, room.w, row)
            if box.bottom > room.bottom + 2:
                break
            self.sign(surface, line.sign, (box.x + icon // 2, box.centery), icon)
            left = box.x + icon + self.u(10)
            text_box = pygame.Rect(left, y, box.right - left, row)
            self.write_short(surface, line.text, ROW, text_box)
            y += row
        return y

    def _paint_answers(self, surface: pygame.Surface) -> None:
        """Who may still answer, with standing orders; who is asked is raised, who passed faded."""
        assert self.stage is not None
        assert self.attempt is not None
        box = self.stage.answers
        if box.h < self.line(ROW) + 2 * self.u(9):
            return
        self.look.draw_paper(surface, box, 52, 4)
        room = box.inflate(-2 * self.u(16), -2 * self.u(9))
        head = self.line(HEADING)
        tile_h = self.u(60) + self.line(SMALL)
        if room.h - head >= tile_h:
            text = self.words(f"duel.answers.{self.attempt['kind']}")
            self.write_short(surface, text, HEADING, pygame.Rect(room.x, room.y, room.w, head))
            y = room.y + head
            self.look.line(surface, (room.x, y), (room.right, y), "ink", 1.6)
            room = pygame.Rect(room.x, y + self.u(6), room.w, room.bottom - y - self.u(6))
        seats = facts.answerers(self.view, self.attempt)
        gap = self.u(9)
        wide = min(self.u(200), (room.w - gap * (len(seats) - 1)) // len(seats))
        for i, seat in enumerate(seats):
            self._paint_answerer(
                surface, pygame.Rect(room.x + i * (wide + gap), room.y, wide, room.h), seat
            )

    def _paint_answerer(self, surface: pygame.Surface, box: pygame.Rect, seat: int) -> None:
        scholar = self.view["scholars"][seat]
        colour = self.seats[seat].colour
        asked = self.view["asked"] == seat and self.ending is None
        out = scholar["zone"] == self.app.box.start
        faded = seat in self.passed or out
        order = self.view["orders"][seat]
        note = "asked" if asked else "out" if out else "passed" if faded else f"order.{order}"
        if self.attempt and seat == self.attempt["seat"] and not asked:
            note = "spy_seat"
        if asked:
            self.glow(surface, box, 7)
        surface.blit(self.look.plate(box.size, "paper", Touch(), not faded or asked), box)
        tone = self.look.colour(SEAT_COLOURS[colour][0])
        edge = self.u(5 if asked else 3)
        outline(surface, box.inflate(-2, -2), tone, max(2, edge), self.u(6))
        line = self.line(Style("bold", 18))
        two = box.h >= 2 * line + self.u(30)
        side = max(self.u(30), min(self.u(58), box.h - (2 if two else 1) * line - self.u(10)))
        if two:
            medal = self.look.medallion(portrait(scholar["card"], scholar["exalted"]), colour, side)
            spot = medal.get_rect(midtop=(box.centerx - self.u(6), box.y + self.u(5)))
            surface.blit(medal, spot)
            sign = self.look.seat_sign(colour, self.look.sign_px(24))
            surface.blit(sign, sign.get_rect(center=(spot.right + self.u(4), spot.y + self.u(12))))
        name_box = pygame.Rect(box.x + self.u(5), 0, box.w - self.u(10), line)
        name_box.bottom = box.bottom - self.u(4) - (line if two else 0)
        if not two:
            name_box.centery = box.centery
        role = "ink" if not faded or asked else "ink_faded"
        name = Style("bold", 18, role, "centre")
        dimmed = faded and not asked
        fitted = self.look.type.fitting(self.names[seat], name, name_box.w)
        self.look.type.write(
            surface, self.names[seat], fitted, name_box, "middle", 1, dimmed=dimmed
        )
        if two:
            text = self.words(f"duel.answers.{note}")
            said = SMALL.but(align="centre", colour=role, size=16)
            said = self.look.type.fitting(text, said, name_box.w)
            below = name_box.move(0, line)
            self.look.type.write(surface, text, said, below, "middle", 1, dimmed=dimmed)
        word = self.words(f"order.{order}.name")
        hint = self.words.texts.say("duel.answers.orders", name=self.names[seat], order=word)
        self.place_at(
            f"order:{seat}", box, hint, ("scholar", seat), act=lambda: self.on_order(seat)
        )

    def _paint_buttons(self, surface: pygame.Surface) -> None:
        """Enough, pass, and skills that may be used now."""
        assert self.stage is not None
        keys = [k for k in self.choices.keys if k.split(":")[0] in ("skill", "done", "pass")]
        room = self.stage.buttons
        style = Style("bold", 20, "ink", "centre")
        high = min(self.line(style) + 2 * self.u(9), room.h)
        y = room.bottom - high
        for key in reversed(keys):
            main = key in ("done", "pass")
            text = self._button_text(key)
            most = room.right - self.stage.fan.centerx
            wide = min(most, self.wide(text, style) + 2 * self.u(18))
            box = pygame.Rect(room.right - wide, y, wide, high)
            self.button(surface, box, text, "wax" if main else "brass", key)
            y -= high + self.u(8)

    def _button_text(self, key: str) -> str:
        if key == "done":
            return self.words("duel.enough")
        if key == "pass":
            last = self.choices.prompt in ("last_word",)
            return self.words("duel.settle" if last else "duel.pass")
        return self.choices.answer(key)

    def button(
        self, surface: pygame.Surface, box: pygame.Rect, text: str, kind: str, key: str
    ) -> None:
        """A plate that answers with a key."""
        self.look.drop_shadow(surface, box, 4, 120)
        surface.blit(self.look.plate(box.size, kind, Touch()), box)
        role = "cream" if kind == "wax" else "ink"
        style = Style("bold", 20, role, "centre")
        self.write_short(surface, text, style, box.inflate(-2 * self.u(8), 0))
        self.place_at(f"answer:{key}", box, self.choices.hint(key), key=key)

    # the tag beside the card in hand

    def _tagged(self) -> tuple[str, pygame.Rect] | None:
        """The answer pointed at that would change a total, and the card it is on."""
        over = self.place_over(self.pointer)
        if over is not None and over.key.startswith("pick:"):
            return over.key, over.rect
        lifted = self.fan._lifted
        if lifted is None or self.divined or lifted >= len(self.fan.cards):
            return None
        keys = self.fan.keys.get(self.fan.cards[lifted].id, [])
        if len(keys) != 1:
            return None
        x, y = self.fan.cards[lifted].to[:2]
        size = self.fan._between(1.0 if self.fan.held is None else 0.0)
        card = pygame.Rect((0, 0), size)
        card.center = round(x), round(y)
        return keys[0], card

    def draw_tag(self, surface: pygame.Surface) -> bool:
        """What the card pointed at would do, on a slip beside it; False if that is nothing."""
        tagged = self._tagged()
        if tagged is None or self.attempt is None:
            return False
        key, card = tagged
        known = self.choices.preview(key)
        lines = self._tag_lines(known)
        if lines:
            self._draw_slip(surface, card, str(known.get("side", "stealth")), lines)
        return bool(lines)

    def _tag_lines(self, known: dict[str, Any]) -> list[tuple[str, Style]]:
        """Gain and new totals, what that means, and what it costs."""
        assert self.attempt is not None
        side = str(known.get("side", ""))
        lines: list[tuple[str, Style]] = []
        if "value" in known:
            total = known[side]
            gain = f"[{side}] {facts.signed(known['value'])}  [arrow_right]  {total}"
            lines.append((gain, Style("title", 34, art.INK[side])))
            text = self.words("duel.held.makes", stealth=known["stealth"], alert=known["alert"])
            own = self.attempt["seat"] == self.choices.seat
            outcome = "success" if known["succeeds"] else "failure"
            if own:
                verdict = self.words(f"duel.held.{outcome}")
            else:
                name = self.names[self.attempt["seat"]]
                verdict = self.words.texts.say(f"duel.held.against_{outcome}", name=name)
            good = bool(known["succeeds"]) == own
            role = art.INK["safe" if good else "alert"]
            lines.append((f"{text}: {verdict}", Style("bold", 18, role)))
        elif "divine" in known:
            lines.append((f"[divination] [{side}]", Style("title", 30, art.INK[side])))
            lines.append((self.words("duel.held.divine", n=known["divine"]), Style("bold", 18)))
        for cost in known.get("costs", ()):
            if cost["verb"] in ("sacrifice", "uni"):
                lines.append((self.words("duel.held.cost", n=cost["n"]), Style("text", 17)))
        return lines

    def _draw_slip(
        self,
        surface: pygame.Surface,
        card: pygame.Rect,
        role: str,
        lines: list[tuple[str, Style]],
    ) -> None:
        """A slip beside a card, edged in the colour of the side it helps."""
        most = round(self.u(360) * max(1.0, self.look.scale.large_text))
        blocks = [self.look.type.lay(text, style, most) for text, style in lines]
        pad = self.u(14)
        wide = max(block.size[0] for block in blocks) + 2 * pad
        high = sum(block.size[1] for block in blocks) + 2 * self.u(9)
        box = pygame.Rect(card.right + self.u(16), card.y + self.u(40), wide, high)
        window = self.rect.inflate(-2 * self.u(8), -2 * self.u(8))
        if box.right > window.right:
            box.right = card.x - self.u(16)
        box.clamp_ip(window)
        self.look.draw_paper(surface, box, 44, 1)
        tone = self.look.colour(role if role in ("stealth", "alert") else "brass")
        outline(surface, box, tone, max(2, self.u(4)), self.u(4))
        y = box.y + self.u(9)
        with art.on_top(self.look):
            for block in blocks:
                self.look.type.draw(surface, block, (box.centerx - block.size[0] // 2, y))
                y += block.size[1]

    # --- the pointer -----------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.attempt is None:
            return False
        if self.ending is None and not self.divined and self.fan.handle(event):
            if event.type == pygame.MOUSEMOTION:
                self._motion((-1, -1))
            return True
        return super().handle(event)

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        return None if self._tagged() is not None else super().tip()

    def mark(self, thing: Thing | None) -> None:
        self.fan.mark(thing)

    def areas(self) -> list[Spot]:
        if self.attempt is None:
            return []
        hand = [] if self.divined or self.ending is not None else self.fan.areas()
        return [*hand, *super().areas()]


def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((20, 14, 10, 150))
    return veil
