"""The upper stage: the ribbon of steps, the two sides with their pictures, and the lists of numbers."""

from __future__ import annotations

import pygame

from game.assets.palette import Colour
from game.scenes.dungeonology.duel import art as art
from game.scenes.dungeonology.duel import facts as facts
from game.scenes.dungeonology.duel.facts import NOBODY, Row
from game.scenes.dungeonology.duel.layout import ROW, TITLE, VALUE
from game.scenes.dungeonology.duel.state import DuelState
from game.scenes.table.part import View
from game.ui.enamel import draw_enamel
from game.ui.look import SEAT_COLOURS, Touch, outline, portrait
from game.ui.text import Style

NAME = Style("title", 24)
STEP = Style("bold", 19)
NOW = Style("italic", 22)
VERDICT = Style("italic", 21)
LATER = Style("italic", 19, "ink_faded")
#: The step in which cards are laid, the second of every attempt.
GENERATE = 1


class DuelSides(DuelState):
    """Who tries what against whom, how far it is, and where every number comes from."""

    def _paint_page(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        page = self.stage.page
        half = pygame.Rect(page.x, page.y, page.w // 2 + 2, page.h)
        self.look.drop_shadow(surface, page, 18, 200)
        surface.blit(self.look.paper(half.size, 11, 3), half)
        half.right = page.right
        surface.blit(self.look.paper(half.size, 12, 3), half)
        self.look.fold(surface, page.centerx, page.y + 2, page.bottom - 2)

    # --- the ribbon -----------------------------------------------------------------------

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
        if self.answering:
            return self.words("duel.window")
        if asked is None or self.ending is not None:
            return ""
        return self.words.texts.say("duel.whose_turn", name=self.names[asked])

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

    # --- the two sides --------------------------------------------------------------------

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
        most, high = frame.w + 2 * self.u(18), self.look.height(NAME, 1, 6)
        pad = sign.get_width() + self.u(26)
        if self.wide(text, NAME) + pad > most:
            text = short
        # In the narrowest frames a name takes two lines.
        small = NAME.but(size=16, grows=False, leading=1.0)
        style = self.look.type.whole(text, NAME, (most - pad, high)) or small
        wide = min(most, self.wide(text, style) + pad + self.u(10))
        slip = pygame.Rect(0, 0, wide, high)
        slip.center = (frame.centerx, frame.bottom)
        art.name_slip(surface, self.look, slip, seed)
        at = sign.get_rect(midleft=(slip.x + self.u(12), slip.centery))
        surface.blit(sign, at)
        x = at.right + self.u(8)
        room = pygame.Rect(x, slip.y, slip.right - x, slip.h)
        self.look.type.write(surface, text, style, room, "middle", 1 if style != small else 2)

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
        return self.zone_picture(zone, turn, max(rect.size)), (zone, turn)

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

    # --- numbers --------------------------------------------------------------------------

    def _paint_lists(self, surface: pygame.Surface) -> None:
        assert self.stage is not None
        assert self.attempt is not None
        for side, rect in zip(("stealth", "alert"), self.stage.lists, strict=True):
            found = facts.rows(
                self.app.box, self.words, self.view, self.attempt, self.parts, side, self.names
            )
            heading = "cards" if self.step <= GENERATE else "other"
            later = facts.rows_to_come(
                self.words, self.view, self.attempt, self.coming, side, heading
            )
            room = rect.copy()
            if side == "stealth":
                room.h -= self.stage.row
            y = self._paint_rows(surface, room, [*found, *later], side)
            verdict = pygame.Rect(rect.x, y, rect.w, self.stage.row)
            # On the smallest pages it would lie on the torn edge; the two discs say it as well.
            if side == "stealth" and verdict.bottom <= self.stage.page.bottom - self.u(6):
                self._paint_verdict(surface, verdict)

    def _paint_rows(
        self, surface: pygame.Surface, room: pygame.Rect, found: list[Row], side: str
    ) -> int:
        assert self.stage is not None
        high = self.stage.row
        most = max(1, room.h // high)
        if len(found) > most:  # the faded ink tells it without a heading as well
            found = [row for row in found if row.sign]
        if len(found) > most:
            rest = found[most - 1 :]
            hint = "\n".join(f"{row.text}: {facts.signed(row.value)}" for row in rest)
            more = self.words("duel.more" if most > 1 else "duel.sum", n=len(rest))
            found = [*found[: most - 1], Row("info", more, sum(r.value for r in rest), hint)]
        y = room.y
        for i, row in enumerate(found):
            self._paint_row(surface, pygame.Rect(room.x, y, room.w, high), row, side, i)
            y += high
        return y

    def _paint_row(
        self, surface: pygame.Surface, box: pygame.Rect, row: Row, side: str, index: int
    ) -> None:
        if not row.sign:
            self.write_short(surface, row.text, LATER, box)
            return
        icon = self.look.sign_px(24)
        centre = (box.x + icon // 2 + 1, box.centery)
        if row.seat != NOBODY and side == "alert":
            sign = self.look.seat_sign(self.seats[row.seat].colour, icon)
            surface.blit(sign, sign.get_rect(center=centre))
        else:
            self.sign(surface, row.sign, centre, icon)
        number = facts.signed(row.value) if (index or side == "stealth") else str(row.value)
        if row.is_chance:
            number = self.words("duel.later.unknown")
        role = art.INK[side] if row.value or row.is_chance else "ink_faded"
        value = self.write(surface, number, VALUE.but(colour=role, align="right"), box)
        text = pygame.Rect(box.x + icon + self.u(8), box.y, 0, box.h)
        text.w = value.x - self.u(4) - text.x
        self.write_short(surface, row.text, LATER if row.later else ROW, text)
        below = box.bottom - 1
        if row.later:
            ends = (box.x, below), (box.right, below)
            art.dashes(surface, self.look, *ends, "ink_faded")
        else:
            self.look.line(surface, (box.x, below), (box.right, below), "paper_edge", 1)
        self.place_at(f"row:{side}:{index}", box, row.hint)

    def _paint_verdict(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        key, n = facts.verdict_key(*self.expected)
        role = art.INK["alert" if key == "short" else "safe"]
        text = self.words(f"duel.verdict.{key}", n=n)
        self.write_short(surface, text, VERDICT.but(colour=role), box)

    def _discs(self) -> list[tuple[str, int, pygame.Rect]]:
        """Side, total and place of the two enamel discs."""
        assert self.stage is not None
        page, wide = self.stage.page, self.stage.disc
        found = []
        for side, number, x in zip(
            ("stealth", "alert"),
            self.expected,
            (page.x + self.u(38), page.right - self.u(38)),
            strict=True,
        ):
            rect = pygame.Rect(0, 0, wide, wide)
            rect.center = (x, page.y + wide // 2 + self.u(8))
            found.append((side, number, rect))
        return found

    def _paint_totals(self) -> None:
        """What the totals mean, for whoever points at them; they are drawn above the balance."""
        for side, number, rect in self._discs():
            hint = self.words(f"duel.{side}_hint", n=number)
            more = sum(part.value for part in self.coming if part.side == side)
            if more:
                hint += "\n" + self.words("duel.later.counted", n=more)
            self.place_at(f"total:{side}", rect, hint)

    def _draw_totals(self, surface: pygame.Surface) -> None:
        for side, number, rect in self._discs():
            label = self.words(f"duel.{side}")
            draw_enamel(surface, self.look, side, str(number), rect.center, rect.w, label)
