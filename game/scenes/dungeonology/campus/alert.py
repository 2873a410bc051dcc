"""The alert card of the campus panel, and the panic card that lies there at Maximum Alert (D7)."""

from __future__ import annotations

import pygame

from game.assets.palette import mix
from game.scenes.dungeonology.campus.lines import CAPTION, SMALL_FIGURE, CampusPainter, Paint
from game.scenes.dungeonology.title_art import art_of
from game.scenes.table.paper import FAINT, FIGURE
from game.ui.card_press import SHAPE
from game.ui.look import outline


class AlertPainter(CampusPainter):
    """Rows of Omegas with what each brings, whole or folded to a line."""

    def forms(self) -> list[tuple[int, Paint]]:
        """The card that lies there now, as high as it must be."""
        return self._panic_forms() if self.view["campus"]["panic"] else self._alert_forms()

    def _alert_forms(self) -> list[tuple[int, Paint]]:
        rows = len(art_of(self.app).box.alerts[self.view["campus"]["alert"]].rows)
        row = self._alert_row_height()
        high = self.brush.line(CAPTION) + self.brush.line(FAINT) + rows * row + 2 * self.u(7)
        return [(high, self._alert)]

    def _alert_row_height(self) -> int:
        return max(self.u(25), self.brush.line(SMALL_FIGURE))

    def _alert_words(self) -> tuple[str, str]:
        campus = self.view["campus"]
        rows = art_of(self.app).box.alerts[campus["alert"]].rows
        n, most = campus["omegas"], len(rows)
        hint = self.words(
            "dungeonology.panel.campus.alert_hint", n=n, most=most, penalty=campus["penalty"]
        )
        return self.words("dungeonology.panel.campus.alert", n=n, most=most), hint

    def _alert(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        look, text, hint = self.look, *self._alert_words()
        seal = look.colour("seal")
        look.drop_shadow(surface, rect, 3, 100)
        pygame.draw.rect(surface, seal, rect, border_radius=self.u(6))
        title = pygame.Rect(rect.x, rect.y + self.u(2), rect.w, self.brush.line(CAPTION))
        self.brush.write_short(
            surface, text, CAPTION.but(colour="cream"), title.inflate(-self.u(8), 0)
        )
        edge = self.u(5)
        body = pygame.Rect(
            rect.x + edge, title.bottom, rect.w - 2 * edge, rect.bottom - edge - title.bottom
        )
        surface.blit(look.paper(body.size, 44, 0.5), body)
        outline(surface, body, look.colour("ink"), 1, self.u(2))
        outline(surface, rect, look.colour("ink"), max(1, self.u(1.5)), self.u(6))
        head = pygame.Rect(body.x, body.y + self.u(1), body.w, self.brush.line(FAINT) - self.u(2))
        right = pygame.Rect(body.right - self.u(66), head.y, self.u(62), head.h)
        self.brush.write(
            surface, self.words("dungeonology.panel.campus.refill"), FAINT.but(align="centre"), head
        )
        study = self.words("dungeonology.panel.campus.study")
        self.brush.write(surface, study, FAINT.but(align="right"), right)
        self._alert_rows(
            surface, pygame.Rect(body.x, head.bottom, body.w, body.bottom - head.bottom)
        )
        self.brush.spot_at("alert", rect, hint, ("alert",))

    def _alert_rows(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        look, campus = self.look, self.view["campus"]
        card = art_of(self.app).box.alerts[campus["alert"]]
        players = self.view["seats"]
        high = room.h / len(card.rows)
        for i, row in enumerate(card.rows):
            line = pygame.Rect(room.x + 1, round(room.y + i * high), room.w - 2, round(high))
            current = i == campus["omegas"] - 1
            if current:
                gold = mix(look.colour("brass_light"), look.colour("paper"), 0.35)
                pygame.draw.rect(surface, gold, line.inflate(0, -2))
            elif i:
                look.line(surface, line.topleft, line.topright, "paper_edge", 1)
            taken = i < campus["omegas"]
            side = round(high * 0.92)
            at = (line.x + self.u(8) + side // 2, line.centery)
            if taken:
                self.brush.sign(surface, "student_omega", at, side)
            else:
                self._hole(surface, at, round(side * 0.8))
            style = SMALL_FIGURE if taken else SMALL_FIGURE.but(colour="wood_dark")
            refill = f"[student] {row.refill * players} [omega] 1"
            middle = line.inflate(-2 * self.u(10), 0)
            self.brush.write(surface, refill, style.but(align="centre"), middle)
            penalty = f"+{row.penalty}" if row.penalty else "0"
            end = pygame.Rect(line.x, line.y, line.w - self.u(8), line.h)
            self.brush.write(surface, penalty, style.but(align="right"), end)

    def _hole(self, surface: pygame.Surface, centre: tuple[int, int], side: int) -> None:
        """The empty place of an Omega."""
        look = self.look

        def make() -> pygame.Surface:
            big = pygame.Surface((3 * side, 3 * side), pygame.SRCALPHA)
            middle = (3 * side // 2, 3 * side // 2)
            pygame.draw.circle(big, look.colour("ink_faded"), middle, 3 * side // 2)
            pygame.draw.circle(big, look.colour("paper_shade"), middle, 3 * side // 2 - 4)
            return pygame.transform.smoothscale(big, (side, side))

        hole = look.textures.get("omega_hole", (side, side), make)
        surface.blit(hole, hole.get_rect(center=centre))

    def line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The card folded to a line."""
        campus = self.view["campus"]
        if campus["panic"]:
            text = f"[study] {campus['penalty']:+d}"
            hint = self._panic_hint()
            self._line(surface, rect, "panic", text, hint, ("panic",))
            return
        most = len(art_of(self.app).box.alerts[campus["alert"]].rows)
        text = f"{campus['omegas']}/{most}  [study] {campus['penalty']:+d}"
        self._line(surface, rect, "omega", text, self._alert_words()[1], ("alert",))

    def _panic_forms(self) -> list[tuple[int, Paint]]:
        return [(round(self.u(96) * SHAPE) + self.brush.line(CAPTION), self._panic)]

    def _panic_hint(self) -> str:
        campus = self.view["campus"]
        name = self.words(f"dungeonology.panic.{campus['panic']}.name")
        return self.words("dungeonology.panel.campus.panic_hint", name=name)

    def _panic(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Maximum Alert: the panic card lies where the alert card was."""
        look, campus = self.look, self.view["campus"]
        title = pygame.Rect(rect.x, rect.y, rect.w, self.brush.line(CAPTION))
        style = CAPTION.but(colour="seal")
        self.brush.write_short(
            surface, self.words("dungeonology.panel.campus.maximum"), style, title
        )
        high = rect.bottom - title.bottom
        wide = round(high / SHAPE)
        card = art_of(self.app).cards.panic(campus["panic"] or "", wide)
        spot = card.get_rect(topleft=(rect.x + self.u(6), title.bottom))
        self.brush.glow(surface, spot, 6)
        look.drop_shadow(surface, spot, 4, 120)
        surface.blit(card, spot)
        beside = pygame.Rect(spot.right, title.bottom, rect.right - spot.right, high)
        number = f"{campus['penalty']:+d}"
        self.brush.sign(surface, "study", (beside.centerx, beside.centery - self.u(22)), self.u(40))
        large = FIGURE.but(size=30, colour="seal")
        self.brush.figure(surface, number, (beside.centerx, beside.centery + self.u(20)), large)
        self.brush.spot_at("panic", rect, self._panic_hint(), ("panic",))
