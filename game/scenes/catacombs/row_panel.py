"""The column at the right: dungeon row and reserve; what can be paid now is ringed in brass (C4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.engine.titles.catacombs.box import Card
from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.card_faces import SMALL_SHAPE, banner, pile_gifts
from game.scenes.catacombs.enlarged import draw_enlarged
from game.scenes.catacombs.title_art import art_of
from game.scenes.table.panel import LEFT, Panel
from game.ui.card_press import LEAST_PX
from game.ui.spot import Spot
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App

#: A press that moves farther than this (in units) lifts the card.
DRAG_UNITS = 10
HEADING = Style("title", 20, "cream")
COUNT = Style("title", 18, "cream", "right")
REPLACE = "replace"
ACTS = ("acquire", "use", "defeat", REPLACE)
#: A heading takes at most so much of the height: one in so many.
HEADINGS = 16
PER_LINE = 2
#: How dark a card is that cannot be had now: it can still be read.
DIM = (176, 170, 164)
#: The width of the column in pixels at least: names of cards must be read in any window.
LEAST_WIDE = 212
#: How narrow a card of the row may become before it is made lower instead.
NARROWED = 0.9
#: How low a card of the row may become, in shares of its width; how high a pile is then, in units
#: and in pixels at least.
LOWEST, LOW_PILE, PILE_PX = 0.86, 44, 30
#: Where on a pile its count lies: on the picture, so that it hides no number.
PILE_COUNT = 0.4


class RowPanel(Panel[View]):
    """Six cards and four piles."""

    verbs = frozenset(ACTS)
    #: Is it only looked at, as in a replay?
    is_watched = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        #: Where a card is let go to be had, on the window: the table knows.
        self.own_zone: Callable[[], pygame.Rect | None] = lambda: None
        self.grip: tuple[int, int] | None = None
        self.held: Spot | None = None
        self.focused: tuple[int, int] | None = None
        #: Where it says how many are left of the piles, on the panel.
        self.counts: list[pygame.Rect] = []

    def verbs_now(self) -> frozenset[str]:
        """A right to replace a card is used from the slip; which card goes is clicked here."""
        is_replaced = self.choices.prompt == REPLACE
        return self.verbs if is_replaced else self.verbs - {REPLACE}

    def facts(self) -> object:
        keys = tuple(self.choices.by_verb(*ACTS))
        view = self.view
        piles = tuple(view["reserve"].items())
        return tuple(view["row"]), view["deck"], piles, keys, self._is_someones()

    def figures(self) -> dict[str, object]:
        return {f"row:{slot}": card for slot, card in enumerate(self.view["row"])}

    def prices(self) -> list[pygame.Rect]:
        return [rect.move(self._frame.topleft) for rect in self.counts]

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return max(self.u(266), LEAST_WIDE), area.h

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        self.brush.leather(surface, room)
        pad, gap = self.u(9), self.u(6)
        inner = room.inflate(-2 * pad, -2 * pad)
        line = min(self.look.height(HEADING), inner.h // HEADINGS)
        head = pygame.Rect(inner.x, inner.y, inner.w, line)
        deck, count = self._fitted("deck", COUNT, (inner.w // 3, line), n=self.view["deck"])
        self.brush.write(surface, deck, count, head)
        rest = pygame.Rect(*head.topleft, inner.w - self.brush.wide(deck, count) - gap, line)
        self.brush.write(surface, *self._fitted("row", HEADING, rest.size), rest)
        lines = -(-len(self.view["row"]) // PER_LINE)
        left = inner.h - 2 * line - (lines + PER_LINE + 1) * gap
        wide, high, pile = self._sizes((inner.w - gap) // PER_LINE, left, lines)
        x0, y = inner.centerx - (2 * wide + gap) // 2, head.bottom + gap
        for slot, card in enumerate(self.view["row"]):
            spot = pygame.Rect(x0 + slot % PER_LINE * (wide + gap), y, wide, high)
            spot.y += slot // PER_LINE * (high + gap)
            self._card(surface, spot, card, f"row:{slot}")
        y += lines * (high + gap)
        title = pygame.Rect(inner.x, y, inner.w, line)
        self.brush.write(surface, *self._fitted("reserve", HEADING, title.size), title)
        self._reserve(surface, pygame.Rect(x0, title.bottom + gap, wide, pile), gap)

    def _sizes(self, wide: int, left: int, lines: int) -> tuple[int, int, int]:
        """Width and height of a card, height of a pile: in a low window cards are low, piles nameless."""
        fitting = min(wide, round(left / (lines + 1) / SMALL_SHAPE))
        pile = max(self.u(LOW_PILE), PILE_PX)
        high = min((left - 2 * pile) // lines, round(wide * SMALL_SHAPE))
        if fitting < wide * NARROWED and high >= wide * LOWEST:
            return wide, high, pile
        # As it is printed; with large text in a small window smaller, and the hover tells the rest.
        return fitting, round(fitting * SMALL_SHAPE), round(fitting * SMALL_SHAPE) // 2

    # --- the pointer: a card pointed at can be read, one that is held goes to the own pile ----

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies on everything else: the card pointed at, or the one that is held."""
        over = self.spot_over(self.pointer or self.focused)
        if self.held is not None and self.pointer is not None:
            self._draw_held(surface, self.held)
        elif over is not None and over.thing:
            near = over.rect.move(self._frame.topleft)
            near.x, near.w = self.rect.x, self.rect.w
            draw_enlarged(self.app, surface, over.thing[1], over.hint, near, is_column=True)

    def _draw_held(self, surface: pygame.Surface, held: Spot) -> None:
        zone = self.own_zone()
        if zone is not None:
            self.look.brass_frame(surface, zone, 3)
        assert held.thing is not None
        assert self.pointer is not None
        card = art_of(self.app).cards.in_row(held.thing[1], held.rect.w)
        surface.blit(card, card.get_rect(center=self.pointer))

    def focus(self, spot: Spot | None) -> None:
        """What the keyboard points at is shown large as well."""
        super().focus(spot)
        self.focused = spot.rect.center if spot else None
        self.touch()

    def focus_tip(self, spot: Spot) -> str:
        """The enlarged card tells it."""
        return ""

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """The enlarged card tells it."""
        return None

    def _down(self, pos: tuple[int, int], button: int) -> bool:
        taken = super()._down(pos, button)
        over = self.spot_over(pos)
        self.grip = pos if button == LEFT and over is not None and over.key else None
        return taken

    def _motion(self, pos: tuple[int, int]) -> bool:
        if self.grip is not None and self.held is None:
            far = max(abs(pos[0] - self.grip[0]), abs(pos[1] - self.grip[1]))
            if far > self.u(DRAG_UNITS):
                self.held = self.spot_over(self.grip)
        if self.held is None:
            return super()._motion(pos)
        self.pointer = pos
        self.touch()
        return True

    def _up(self, pos: tuple[int, int]) -> bool:
        held, zone = self.held, self.own_zone()
        self.let_go()
        if held is None:
            return super()._up(pos)
        self.pressed = ""
        if zone is not None and zone.collidepoint(pos):
            self.on_choose(held.key)
        super()._motion(pos)
        return True

    def let_go(self) -> None:
        """A card that was held goes back."""
        self.grip = self.held = None
        self.touch()

    # --- painting --------------------------------------------------------------------------

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.row.{key}", **args)

    def _fitted(
        self, key: str, style: Style, room: tuple[int, int], **args: object
    ) -> tuple[str, Style]:
        """Words and the largest style at which they fit a room."""
        text = self._say(key, **args)
        return text, self.look.type.whole(text, style, room) or style.but(grows=False)

    # --- cards -----------------------------------------------------------------------------

    def _key(self, card: str) -> str:
        """The answer about a card, if there is one."""
        return next((one.key for one in self.choices.offered(*ACTS) if one.args == (card,)), "")

    def _card(self, surface: pygame.Surface, spot: pygame.Rect, card: str, name: str) -> None:
        if not card:
            pygame.draw.rect(surface, self.look.colour("shadow"), spot, 2, self.u(7))
            return
        picture = art_of(self.app).cards.in_row(card, spot.w, spot.h)
        self._show(surface, picture, spot, card, name)

    def _reserve(self, surface: pygame.Surface, first: pygame.Rect, gap: int) -> None:
        """Piles with what is left of them; the Goblin never runs out."""
        cards, box = art_of(self.app).cards, art_of(self.app).box
        piles = [*self.view["reserve"].items(), (box.goblin, 0)]
        spots = [
            first.move(i % PER_LINE * (first.w + gap), i // PER_LINE * (first.h + gap))
            for i in range(len(piles))
        ]
        for spot, (card, _) in zip(spots, piles, strict=True):
            if _is_low(spot):
                picture = self._plate(box.cards[card], spot.size)
            else:
                picture = cards.pile(card, *spot.size)
            self._show(surface, picture, spot, card, f"pile:{card}")
        self.counts = [
            self._count(surface, spot, left)
            for spot, (_, left) in zip(spots, piles, strict=True)
            if left
        ]

    def _count(self, surface: pygame.Surface, spot: pygame.Rect, left: int) -> pygame.Rect:
        """How many cards a pile has."""
        right = spot.w if _is_low(spot) else round(spot.w * PILE_COUNT)
        return self.brush.count(surface, str(left), (spot.x + right, spot.bottom - self.u(4)))

    def _plate(self, card: Card, size: tuple[int, int]) -> pygame.Surface:
        """A pile without room for its name: the colour of its banner round price and numbers."""
        plate = pygame.Surface(size, pygame.SRCALPHA)
        tone = self.look.colour(f"banner_{banner(card)}")
        pygame.draw.rect(plate, tone, plate.get_rect(), border_radius=self.u(7))
        pygame.draw.rect(plate, self.look.colour("ink"), plate.get_rect(), 2, self.u(7))
        faces, (wide, high), half = art_of(self.app).cards.faces, size, self.u(15)
        foot = pygame.Rect(half // 3, half // 3, wide - 2 * (half // 3), high - 2 * (half // 3))
        plate.fill(self.look.colour("paper_light"), foot)
        room = pygame.Rect(2 * half, foot.y, foot.right - 2 * half, foot.h)
        faces.chips(plate, pile_gifts(card), room, max(LEAST_PX, round(wide * 0.15)))
        faces.cost(plate, card, half, (half + 1, foot.centery))
        return plate

    def _show(
        self,
        surface: pygame.Surface,
        picture: pygame.Surface,
        spot: pygame.Rect,
        card: str,
        name: str,
    ) -> None:
        key = self._key(card)
        if not key and self._is_someones():
            picture = picture.copy()
            picture.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(picture, spot)
        if key:
            self.look.brass_frame(surface, spot, 3)
        self.brush.spot_at(name, spot, self._hint(card, key), ("card", card), key)

    def _is_someones(self) -> bool:
        """Is somebody at this screen asked, or is it their turn? Else cards look as they are printed."""
        view = self.view
        is_played = not self.is_watched and view["outcome"] is None
        is_asked = self.choices.seat is not None
        return is_played and (is_asked or self.seats[view["active"]].kind == "person")

    def _hint(self, card: str, key: str) -> str:
        """What a click does, or why it does nothing; the card itself is shown large beside it."""
        if key:
            return self.choices.answer(key)
        printed = art_of(self.app).box.cards[card]
        act = {"monster": "defeat", "device": "use"}.get(printed.type, "acquire")
        why = self.choices.why_not(act, card) if self.choices.seat is not None else None
        return f"_{why}_" if why else ""


def _is_low(pile: pygame.Rect) -> bool:
    """Whether a pile has no room for its name."""
    return pile.h < round(pile.w * SMALL_SHAPE) // 2
