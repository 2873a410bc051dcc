"""What is asked in an attempt, in words with its numbers, on the wood below the ribbon."""

from __future__ import annotations

import pygame

from game.content.sentences import joined
from game.scenes.dungeonology.attempt import facts
from game.scenes.dungeonology.attempt.layout import ASKED
from game.scenes.dungeonology.attempt.model import AttemptPainter

#: Sentences that are not needed are left out where all would have to be set smaller than that.
SQUEEZED = 1.2


class AskedPainter(AttemptPainter):
    """The sentence, with the sign of who decides."""

    def draw(self, surface: pygame.Surface) -> None:
        """As much of it as there is room for."""
        said, asked = self.sentences(), self.moment.view["asked"]
        if not said or asked is None:
            return
        room = self.stage.asked
        sign = self.look.seat_sign(self.moment.seats[asked].colour, self.look.sign_px(26))
        gap = sign.get_width() + self.u(10)
        text = self._whole(said)
        while len(said) > 1 and self.brush.wide(text, ASKED) > SQUEEZED * (room.w - gap):
            said.pop()
            text = self._whole(said)
        style = self.look.type.whole(text, ASKED, (room.w - gap, room.h)) or ASKED
        block = self.look.type.lay(text, style, room.w - gap)
        x = room.centerx - (block.size[0] + gap) // 2
        surface.blit(sign, sign.get_rect(midleft=(x, room.centery)))
        self.look.type.draw(surface, block, (x + gap, room.centery - block.size[1] // 2))

    def _whole(self, said: list[str]) -> str:
        return joined(self.words.texts, "phrase.sentences", said)

    def sentences(self) -> list[str]:
        """What the person at the screen is asked, else what is being decided and by whom.

        The first sentence is needed, others stand there as far as there is room.
        """
        moment = self.moment
        asked, step = moment.view["asked"], facts.STEPS[moment.attempt["kind"]][moment.step]
        if moment.choices.seat is not None:
            puzzle = [moment.puzzle] if moment.puzzle else []
            return [*puzzle, *self._to_decide()]
        if asked is None or (step == "interference" and asked == moment.attempt["seat"]):
            return []
        key = "react" if moment.view["plays"] else step
        return [self.words.texts.say(f"dungeonology.attempt.now.{key}", name=moment.names[asked])]

    def _to_decide(self) -> list[str]:
        if self.moment.choices.prompt == "generate":
            return self._for_cards()
        return [self._to_answer() or self.moment.choices.sentence]

    def _for_cards(self) -> list[str]:
        """How many more are needed, what is counted though it comes later, and what may come."""
        moment = self.moment
        key, n = facts.verdict_key(*moment.expected)
        if key != "short":
            key = "enough" if "done" in moment.choices.keys else "one"
        said = [self.words(f"dungeonology.attempt.asked.{key}", n=n)]
        more = sum(part.value for part in moment.coming)
        if more:
            said.append(self.words("dungeonology.attempt.asked.coming", n=more))
        sides = {one["side"] for one in moment.attempt["divinations"]}
        said += [
            self.words(f"dungeonology.attempt.asked.chance_{side}")
            for side in facts.CHANCE
            if side in sides
        ]
        return said

    def _to_answer(self) -> str:
        """In words with the totals: what a card could do now; "" where there is no more to say."""
        moment, prompt = self.moment, self.moment.choices.prompt
        if prompt not in ("interfere", "last_word", "duel"):
            return ""
        if moment.choices.seat == moment.attempt["seat"]:
            key, n = facts.verdict_key(*moment.expected)
            state = "short" if key == "short" else "enough"
            bare = "" if moment.view["scholars"][moment.choices.seat]["hand_count"] else "_bare"
            return self.words(f"dungeonology.attempt.asked.{prompt}_{state}{bare}", n=n)
        name, (stealth, alert) = moment.names[moment.attempt["seat"]], moment.expected
        key = "interfere" if prompt == "interfere" else "duel_target"
        return self.words.texts.say(
            f"dungeonology.attempt.asked.{key}", name=name, stealth=stealth, alert=alert
        )
