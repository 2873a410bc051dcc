"""The ribbon on top: the phases of a turn, whose it is and what is asked, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import pygame

from game.content.sentences import together
from game.engine.core.agenda import Event
from game.engine.titles.catacombs.view_types import View
from game.scenes.table.panel import Panel
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.ui.motion import Tween

SENTENCE = Style("title", 21)
PHASE = Style("title", 18, "ink_faded")
PHASE_NOW = Style("title", 18, "ink")
#: The phases in order, and the events that begin them (C11).
PHASES = ("turn", "draw", "refill", "dragon")
BEGINS = {
    "turn_started": "turn", "turn_ended": "draw", "card_arrived": "refill",
    "attack_begun": "dragon",
}  # fmt: skip
#: Before the sentence is written smaller than this, the phases make place for it.
LEAST_SENTENCE = 18
#: What is spent: its sign, and the verbs that take it.
Spent = Literal["skill", "swords", "boots", "gold"]
SPENT: tuple[tuple[Spent, str, tuple[str, ...]], ...] = (
    ("skill", "skill", ("acquire", "use")),
    ("swords", "sword", ("defeat",)),
    ("boots", "boot", ("walk", "explore")),
    ("gold", "coin", ("buy",)),
)
#: The answer that ends the turn, acts that cost nothing, and what any other is told as.
END, FREE, USE = "end", ("take", "unlock"), "use"


class CatacombRibbon(Panel[View]):
    """One strip of paper; nothing secret stands on it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.phase = PHASES[0]

    def animate(self, event: Event, view: View) -> Tween | None:
        """An event may begin the next phase."""
        self.follow([event])
        return None

    def follow(self, events: Sequence[Event]) -> None:
        """The phase that some events have come to, the last first."""
        begun = (BEGINS[event.kind] for event in reversed(events) if event.kind in BEGINS)
        phase = next(begun, self.phase)
        if phase != self.phase:
            self.phase = phase
            self.stale()

    def facts(self) -> object:
        if self.choices.seat is not None and self.choices.prompt == "act":
            self.phase = PHASES[0]  # also after taking back, and where nothing was shown
        return self._sentence(), self._who(), self.phase

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.u(970), self.look.height(SENTENCE) + 2 * self.u(8)

    def _who(self) -> int | None:
        """Who is asked; while something is shown whose turn it is."""
        if self.view["outcome"]:
            return None
        asked = self.view["asked"] if self.choices.seat is None else self.choices.seat
        return self.view["active"] if asked is None else asked

    def _sentence(self) -> str:
        view, who = self.view, self._who()
        if who is None:
            return self._say("over")
        name = self.names[who]
        if self.choices.seat is not None:
            return self._say("asked", name=name, sentence=self._asked())
        return self._say(self._doing(who), name=name, round=view["round"])

    def _doing(self, who: int) -> str:
        """What somebody does who is not asked here now."""
        if self.view["asked"] is None:
            return "goes_on"
        if self.seats[who].kind != "person":
            return "thinks"
        return "goes_on" if who == self.view["active"] else "acts"

    def _asked(self) -> str:
        """In the own turn what is left to play, for that must be done first (C3.1), then to spend."""
        if self.choices.prompt != "act" or self.view["now"]["tile"]:
            return self.choices.sentence
        hand = self.view["players"][self.view["active"]]["hand_size"]
        if hand:
            return self._say("to_play", n=hand)
        what, can_end = self._to_spend(), bool(self.choices.end)
        if what:
            return self._say("to_spend" if can_end else "to_use", what=what)
        if not can_end:
            return self.choices.sentence
        others = self._to_do()
        return self._say("to_do", what=others) if others else self._say("done")

    def _to_spend(self) -> str:
        """What can still be used in the turn, in figures and signs."""
        by_verb = self.choices.by_verb
        return " ".join(
            f"{self._left(name)} [{sign}]"
            for name, sign, verbs in SPENT
            if self._left(name) and any(by_verb(verb) for verb in verbs)
        )

    def _to_do(self) -> str:
        """What else is offered beside the end of the turn, and costs nothing."""
        verbs = {option.verb for option in self.choices.options} - {END}
        free = [verb for verb in FREE if verb in verbs]
        free += [USE] if verbs.difference(free) else []
        said = [self.words.texts.say(f"catacombs.left.{name}") for name in free]
        return together(self.words.texts, said)

    def _left(self, name: Spent) -> int:
        """How much there is of it: gold is kept, the rest is of this turn."""
        if name == "gold":
            return self.view["players"][self.view["active"]]["gold"]
        return self.view["now"][name]

    def _say(self, key: str, **args: object) -> str:
        return self.words.texts.say(f"catacombs.ribbon.{key}", **args)

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        phases = self._phases_wide() if not self.view["outcome"] else 0
        side, pad = self.look.sign_px(28), self.u(18)
        spare = room.w - 2 * pad - side - self.u(10) - phases
        if self.brush.wide(self._sentence(), SENTENCE.but(size=LEAST_SENTENCE)) > spare:
            spare, phases = spare + phases, 0
        style = self.look.type.fitting(self._sentence(), SENTENCE, spare)
        said = self.look.type.lay(self._sentence(), style, spare, 1)
        wide = min(room.w, phases + said.size[0] + side + self.u(10) + 2 * pad)
        strip = pygame.Rect(room.centerx - wide // 2, room.y, wide, room.h)
        self.brush.sheet(surface, strip, 23, 2, 8)
        if phases:
            self._paint_phases(surface, strip)
        x = strip.x + phases + pad
        who = self._who()
        if who is not None:
            sign = self.look.seat_sign(self.seats[who].colour, side)
            surface.blit(sign, sign.get_rect(midleft=(x, strip.centery)))
        at = (x + side + self.u(10), strip.centery - said.size[1] // 2)
        self.look.type.draw(surface, said, at)

    def _phases_wide(self) -> int:
        texts = [self._say(f"phase.{name}") for name in PHASES]
        return sum(self.brush.wide(text, PHASE) + self._step for text in texts) + self.u(16)

    @property
    def _step(self) -> int:
        """Beside the word of a phase."""
        return self.u(34)

    def _paint_phases(self, surface: pygame.Surface, strip: pygame.Rect) -> None:
        """The present phase on a brass arrow, the others beside it."""
        x = strip.x + self.u(12)
        for name in PHASES:
            text = self._say(f"phase.{name}")
            wide = self.brush.wide(text, PHASE) + self._step
            box = pygame.Rect(x, strip.y + self.u(7), wide, strip.h - 2 * self.u(7))
            is_now = name == self.phase
            if is_now:
                self._arrow(surface, box)
            style = (PHASE_NOW if is_now else PHASE).but(align="centre")
            self.brush.write(surface, text, style, box)
            x += wide
        rule = x + self.u(4)
        tone = self.look.colour("paper_edge")
        pygame.draw.line(
            surface, tone, (rule, strip.y + self.u(8)), (rule, strip.bottom - self.u(8)), 2
        )

    def _arrow(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        tip = self.u(10)
        corners = [
            box.topleft, (box.right - tip, box.y), box.midright, (box.right - tip, box.bottom),
            box.bottomleft,
        ]  # fmt: skip
        pygame.draw.polygon(surface, self.look.colour("brass_light"), corners)
        pygame.draw.polygon(surface, self.look.colour("brass_dark"), corners, 2)
