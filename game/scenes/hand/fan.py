"""The hand as a fan: a card pointed at rises and can be read, what cannot be played is dimmed."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pygame

from game.engine.core.view import TableView
from game.scenes.hand.card_pictures import CardPictures
from game.scenes.hand.layout import USUAL, Card, FanLayout, FanShape
from game.scenes.table.choices import Choices
from game.scenes.table.part import AnyView, Part, nothing
from game.ui.look import SMALL
from game.ui.spot import Spot, Thing

if TYPE_CHECKING:
    from game.scenes.shell.app import App

LEFT, RIGHT = 1, 3
#: Why a hand waits at the edge of the window: no card in it can be played.
NOTHING = "nothing to play"
DRAG_UNITS = 14


class HandView(TableView):
    """What a hand asks of the view of a title that has one: who is playing."""

    active: int


class HandGame(Protocol):
    """What a title tells the fan; a card is its id, "" a card face down."""

    #: Verbs of options that name a card of the fan first.
    verbs: frozenset[str]

    def cards(self, view: AnyView, choices: Choices, seat: int, hidden: bool) -> list[str]:
        """The hand of a seat; cards offered from elsewhere stand in its place."""
        ...

    def picture(self, card: str, wide: int) -> pygame.Surface:
        """A card at a width."""
        ...

    def most_given(self, choices: Choices) -> int:
        """How many cards may be picked to be given up together; 0 where a click plays a card."""
        ...


@dataclass(frozen=True, slots=True)
class CardTarget:
    """A card of the fan, counted from the left."""

    index: int


class Fan(Part[HandView]):
    """The cards in hand, or the cards one of which is to be chosen."""

    def __init__(self, app: App, game: HandGame, shape: FanShape = USUAL) -> None:
        super().__init__(app)
        self.layout = FanLayout(app, shape)
        self.game = game
        self.verbs = game.verbs
        self.keys: dict[str, list[str]] = {}
        self.press: tuple[int, int] | None = None
        #: Cards picked to be given up, and not given up before that is confirmed.
        self.on_select: Callable[[], None] = nothing
        self.pictures = CardPictures(self.look, game.picture)
        self._hints: dict[str, str] = {}
        self._whose: object = None

    # --- what is shown ---------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose hand: that of the person who looks, else of whoever is playing, face down."""
        if not self.view:
            return None
        seat = self.view["seat"]
        return self.view["active"] if seat is None else seat

    def show(self, view: HandView, choices: Choices) -> None:
        if choices is not self.choices:
            self._hints.clear()
            self.layout.selected = []
        super().show(view, choices)
        whose = (self.seat, view["seat"], self.hidden)
        if whose != self._whose:
            # Another hand: nothing of the last one may show in how its cards come up.
            self._whose = whose
            self.layout.forget()
        hand = self._hand()
        keys = self._keys_of(hand)
        self.lower(NOTHING, not keys)
        if self.layout.ask_for(any(hand) and self._is_asked_for):
            self.touch()
        if hand == [card.id for card in self.layout.cards] and keys == self.keys:
            return
        self.keys, self.press = keys, None
        self.layout.deal(hand)
        self.touch()

    def lower(self, why: str, is_low: bool, tucked: float | None = None) -> None:
        """For this reason a hand waits at the edge, or no longer; it comes up under the pointer."""
        if self.layout.lower(why, is_low, tucked):
            self.touch()

    @property
    def _is_asked_for(self) -> bool:
        """Do its cards alone answer what is asked? Then it does not wait at the edge."""
        others = [one for one in self.choices.options if one.key != self.choices.end]
        only_cards = bool(others) and all(one.verb in self.verbs for one in others)
        return self._asked and (only_cards or self.most_given > 0)

    def _hand(self) -> list[str]:
        """The cards by id; "" is a back."""
        seat = self.seat
        if seat is None:
            return []
        return self.game.cards(self.view, self.choices, seat, self.hidden)

    def _keys_of(self, hand: list[str]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for one in self.choices.offered(*self.verbs):
            card = str(one.args[0]) if one.args else ""
            if card and card in hand:
                found.setdefault(card, []).append(one.key)
        return found

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.layout.wish()

    def place(self, rect: pygame.Rect) -> None:
        super().place(pygame.Rect(rect))
        self.pictures = CardPictures(self.look, self.game.picture)
        self.layout.place(rect)
        self.touch()

    def update(self, dt: float) -> bool:
        moving = self.layout.follow(dt)
        if moving:
            self.touch()
        return moving

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        cards, held = self.layout.cards, self.layout.held
        for i, card in enumerate(cards):
            if i != held:
                self._draw_card(surface, i, card)
        if held is not None:
            self._draw_card(surface, held, cards[held])

    def draw_over(self, surface: pygame.Surface) -> None:
        lifted, is_held = self.layout.lifted, self.layout.held is not None
        if lifted is None:
            return
        card = self.layout.cards[lifted]
        if card.id and not is_held:
            self._draw_large(surface, card)
        if card.lift > 0.5 or is_held or not card.id:
            self._slip(surface, lifted)

    def _is_bright(self, card: Card) -> bool:
        return not card.id or bool(self.keys.get(card.id)) or not self._asked

    def _draw_card(self, surface: pygame.Surface, i: int, card: Card) -> None:
        """A card in its place in the fan, or held: it never hides the one behind it."""
        is_bright = self._is_bright(card)
        picture = self.pictures.resting(card.id, self.layout.size[0], card.angle, is_bright)
        spot = picture.get_rect(center=(round(card.x), round(card.y)))
        surface.blit(picture, spot)
        if i in self.layout.selected:
            self._tick(surface, spot)

    def _draw_large(self, surface: pygame.Surface, card: Card) -> None:
        """The card pointed at grows out of the fan to where it is read."""
        bright, place = self._is_bright(card), self.layout.preview
        picture = self.pictures.rising(
            card, self.layout.large[0], self.layout.between(card.lift), bright
        )
        x = card.x + (place.centerx - card.x) * card.lift
        y = card.y + (place.centery - card.y) * card.lift
        spot = picture.get_rect(center=(round(x), round(y)))
        surface.blit(picture, spot)
        if card.lift > 0.5 and bright and self._asked:
            inner = pygame.Rect((0, 0), self.layout.between(card.lift))
            inner.center = spot.center
            self.look.brass_frame(surface, inner.inflate(-self.u(2), -self.u(2)), 4)

    def _tick(self, surface: pygame.Surface, spot: pygame.Rect) -> None:
        """The sign that a card is picked, on its upper edge."""
        side = self.look.sign_px(34)
        top = spot.centery - self.layout.size[1] // 2
        plate = pygame.Rect(0, 0, side, side)
        plate.center = spot.centerx, top + side // 3
        pygame.draw.circle(surface, self.look.colour("ink"), plate.center, side // 2)
        pygame.draw.circle(surface, self.look.colour("brass_light"), plate.center, side // 2 - 2)
        sign = self.look.pictures.get("signs/check", round(side * 0.7))
        surface.blit(sign, sign.get_rect(center=plate.center))

    @property
    def _asked(self) -> bool:
        """Whether this hand decides something now; else every card is as good as another."""
        return self.choices.seat is not None

    # --- words -----------------------------------------------------------------------------

    def hint(self, card: str) -> str:
        """What can be done with a card, or why nothing can; worked out once for each question."""
        if card not in self._hints:
            self._hints[card] = self._hint(card)
        return self._hints[card]

    def _hint(self, card: str) -> str:
        if not card:
            return self.words("hand.back")
        keys = self.keys.get(card, [])
        if keys and self.most_given:
            return self.words("hand.pick")
        if len(keys) == 1:
            told = self.choices.hint(keys[0])
            lines = [self.choices.answer(keys[0]), told] if told else []
            return "\n".join(lines)
        if keys:
            return self.words("hand.parts")
        if not self._asked:
            return ""
        return self.choices.why_not("play", card) or self.words("hand.not_asked_for")

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """None: the slip beside the lifted card is drawn with it."""
        return None

    def _slip(self, surface: pygame.Surface, i: int) -> None:
        """What can be done with the lifted card, beside it and never on it."""
        text = self.hint(self.layout.cards[i].id)
        if self.layout.held is not None and self.keys.get(self.layout.cards[i].id):
            text = self.words("hand.let_go")
        if not text:
            return
        look, window = self.look, self.look.scale.area
        card = self.layout.risen(i)
        pad, gap = self.u(13), self.u(10)
        sides = (window.right - card.right, card.x - window.x)
        room = max(sides) - 2 * pad - 2 * gap
        block = look.type.lay(text, SMALL, min(room, round(self.u(330) * look.scale.large_text)))
        slip = pygame.Rect(0, 0, block.size[0] + 2 * pad, block.size[1] + 2 * self.u(9))
        slip.topleft = (card.right + gap, card.y + gap)
        # Right of the hand lie the slips of the table.
        has_left = card.x - gap - slip.w >= window.x
        if slip.right > (self.rect.right if has_left else window.right - gap):
            slip.right = card.x - gap
        recorder = look.type.recorder
        if recorder:
            recorder.layer += 1
        look.draw_paper(surface, slip, 21, 2)
        look.type.draw(surface, block, (slip.x + pad, slip.y + self.u(9)), slip)
        if recorder:
            recorder.layer -= 1

    def spots(self) -> list[Spot]:
        spots = []
        for i, card in enumerate(self.layout.cards):
            rect = self.layout.seen(i)
            keys = self.keys.get(card.id, [])
            thing: Thing | None = ("card", card.id) if card.id else None
            playable = bool(keys) or not self._asked
            hint = self.hint(card.id)
            name = f"hand:{i}:{card.id}"
            key = keys[0] if keys else ""
            spots.append(Spot(name, rect, playable, hint, key, thing, CardTarget(i)))
        return spots

    def lying(self) -> list[pygame.Rect]:
        """Its cards, as high as they come up under the pointer."""
        top = self.layout.top_showing(self.layout.shape.raised)
        cards = [spot.rect for spot in self.spots()]
        return [card.union((card.x, top, card.w, 1)) for card in cards]

    # --- the keyboard ----------------------------------------------------------------------

    def use_spot(self, spot: Spot) -> None:
        if spot.key:
            self.play(_index(spot))
        elif spot.thing:
            self.on_inspect(spot.thing)

    def focus(self, spot: Spot | None) -> None:
        """The card rises, as under the pointer."""
        self.layout.focused = _index(spot) if spot else None
        self.layout.aim()
        super().focus(spot)
        self.touch()

    def focus_rect(self, spot: Spot) -> pygame.Rect:
        at = _index(spot)
        return self.layout.risen(at) if at == self.layout.lifted else spot.rect

    def focus_tip(self, spot: Spot) -> str:
        """Nothing: the slip beside the lifted card is drawn with it."""
        return ""

    # --- the pointer -----------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.WINDOWLEAVE:
            self._point(None)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (LEFT, RIGHT):
            return self._down(event.pos, event.button)
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            return self._up(event.pos)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def _point(self, pos: tuple[int, int] | None) -> None:
        self.layout.pointer = pos
        over = self.layout.at(pos)
        if over != self.layout.over:
            self.layout.over = over
            card = self.layout.cards[over].id if over is not None else ""
            self.on_hover(("card", card) if card else None)
            self.touch()
        self.layout.aim()

    def _motion(self, pos: tuple[int, int]) -> bool:
        if self.press and self.layout.held is None and self.layout.over is not None:
            far = math.dist(pos, self.press)
            if far > self.u(DRAG_UNITS) and self.layout.cards[self.layout.over].id:
                self.layout.held = self.layout.over
        if self.layout.held is not None:
            self.layout.pointer = pos
            self.layout.aim()
            self.layout.cards[self.layout.held].follow(1.0)
            self.touch()
            return True
        self._point(pos)
        return self.layout.over is not None

    def _down(self, pos: tuple[int, int], button: int) -> bool:
        self._point(pos)
        if self.layout.over is None:
            return False
        card = self.layout.cards[self.layout.over].id
        if button == RIGHT:
            if card:
                self.on_inspect(("card", card))
        else:
            self.press = pos
        return True

    def _up(self, pos: tuple[int, int]) -> bool:
        pressed, held = self.press, self.layout.held
        self.press = self.layout.held = None
        if pressed is None:
            return False
        if held is not None:
            self.layout.over = None
            self._point(pos)
            # Let go above the fan it is played; let go over the fan it goes back.
            if pos[1] < self.layout.top - self.u(20):
                self.play(held)
            return True
        if self.layout.over is not None:
            self.play(self.layout.over)
        return True

    def let_go(self) -> None:
        """The card that was held goes back to the hand."""
        self.press = self.layout.held = self.layout.over = None
        self.on_hover(None)
        self.layout.aim()
        self.touch()

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_i and self.layout.lifted is not None:
            card = self.layout.cards[self.layout.lifted].id
            if card:
                self.on_inspect(("card", card))
            return bool(card)
        return False

    def play(self, i: int) -> None:
        """Choose what this card can do: at once if it is one thing, else by asking."""
        keys = self.keys.get(self.layout.cards[i].id, [])
        if keys and self.most_given:
            self.select(i)
        elif len(keys) == 1:
            self.on_choose(keys[0])
        elif keys:
            self.on_pick(keys, self.layout.seen(i))

    def answers_of(self, spot: Spot) -> Sequence[str]:
        return self.keys.get(self.layout.cards[_index(spot)].id, ())

    @property
    def most_given(self) -> int:
        """How many cards can be picked to be given up now."""
        return 0 if self.hidden else self.game.most_given(self.choices)

    def select(self, i: int) -> None:
        """Pick a card to be given up, or take it back into the hand; the last picked are kept."""
        picked = [j for j in self.layout.selected if j != i]
        self.layout.selected = (
            picked if i in self.layout.selected else [*picked, i][-self.most_given :]
        )
        self.layout.aim()
        self.touch()
        self.on_select()

    def mark(self, thing: Thing | None) -> None:
        """A card pointed at elsewhere rises."""
        card = thing[1] if thing and thing[0] == "card" else None
        if card != self.layout.marked:
            self.layout.marked = card
            self.layout.aim()
            self.touch()


def _index(spot: Spot) -> int:
    """Which card of the fan a spot is."""
    assert isinstance(spot.target, CardTarget)
    return spot.target.index
