"""The hand as a fan: a card pointed at rises and can be read, what cannot be played is dimmed."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.scenes.table.choices import Choices
from game.scenes.table.part import Part, Spot, Thing, View
from game.ui.look import SMALL
from game.ui.motion import SPEEDS
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.app import App

LEFT, RIGHT = 1, 3
#: Measures at 1600x900: width of a card, distance of two, turn and sag of the outer ones.
WIDTH, PITCH, TURN, SAG = 152, 131, 4.6, 6
SHAPE = 1.4
#: How much of a card at rest stands above the lower edge of the window.
STANDS = 0.68
#: A lifted card is larger by so much, and wide enough that its words can be read.
LIFTED, READABLE = 1.25, 236
APART = 14
#: How quickly cards move: after so many seconds a third of the way is left.
FOLLOW = 0.055
DRAG_UNITS = 14
MOST_TURN = 16.0
#: How dark a card is that cannot be played: at rest, and lifted to be read.
DIM, DIM_LIFTED = (128, 120, 112), (206, 199, 190)
CAPTION = Style("italic", 18, "cream", "centre", shadow="shadow")


@dataclass(slots=True)
class Card:
    """One card of the fan: where it is, where it goes, how far it is lifted (0 to 1)."""

    id: str
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    lift: float = 0.0
    to: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)

    def follow(self, part: float) -> bool:
        """Go a part of the way; True while it moves."""
        now = (self.x, self.y, self.angle, self.lift)
        if max(abs(a - b) for a, b in zip(now[:3], self.to[:3], strict=True)) < 0.5 and (
            abs(self.lift - self.to[3]) < 0.01
        ):
            part = 1.0
        moved = now != self.to
        self.x, self.y, self.angle, self.lift = (
            a + (b - a) * part for a, b in zip(now, self.to, strict=True)
        )
        if part == 1.0:
            self.x, self.y, self.angle, self.lift = self.to
        return moved


class Fan(Part):
    """The cards in hand, or the cards one of which is to be chosen."""

    verbs = frozenset({"play", "use", "discard", "take", "pick"})

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.cards: list[Card] = []
        self.keys: dict[str, list[str]] = {}
        self.offered = False
        self.pointer: tuple[int, int] | None = None
        self.over: int | None = None
        self.marked: str | None = None
        self.held: int | None = None
        self.press: tuple[int, int] | None = None
        self._drawn: dict[tuple[object, ...], pygame.Surface] = {}
        self._hints: dict[str, str] = {}
        self._whose: object = None

    # --- what is shown ---------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose hand: that of the person who looks, else of whoever is playing, face down."""
        seat = self.view.get("seat")
        return self.view.get("active") if seat is None else seat

    def show(self, view: View, choices: Choices) -> None:
        if choices is not self.choices:
            self._hints.clear()
        super().show(view, choices)
        whose = (self.seat, view["seat"], self.hidden)
        if whose != self._whose:
            # Another hand: nothing of the last one may show in how its cards come up.
            self._whose, self.cards, self.marked = whose, [], None
        hand = self._hand()
        keys = self._keys_of(hand)
        if hand == [card.id for card in self.cards] and keys == self.keys:
            return
        self.keys = keys
        self._deal(hand)
        self._aim()
        self.touch()

    def _hand(self) -> list[str]:
        """The cards by id; "" is a back. Cards offered from elsewhere stand in place of the hand."""
        seat = self.seat
        if seat is None:
            return []
        scholar = self.view["scholars"][seat]
        hand = scholar["hand"]
        if self.hidden or hand is None:
            self.offered = False
            return [""] * scholar["hand_count"]
        chosen = [key for verb in ("take", "pick") for key in self.choices.by_verb(verb)]
        self.offered = bool(chosen)
        return [key.split(":")[1] for key in chosen] if chosen else list(hand)

    def _keys_of(self, hand: list[str]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for key in self.choices.keys:
            verb, *rest = key.split(":")
            if verb in self.verbs and rest and rest[0] in hand and rest[0]:
                found.setdefault(rest[0], []).append(key)
        return found

    def _deal(self, hand: list[str]) -> None:
        """New cards rise from below; those that stay keep their place."""
        old = list(self.cards)
        cards = []
        for name in hand:
            kept = next((card for card in old if card.id == name), None)
            if kept:
                old.remove(kept)
            card = kept or Card(name, self.rect.centerx, self.rect.bottom + self._size[1])
            cards.append(card)
        self.cards = cards
        self.held = self.press = None
        self.over = self._at(self.pointer)

    # --- places ----------------------------------------------------------------------------

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        """Room for five cards beside one another."""
        high = round(self.u(WIDTH) * SHAPE * STANDS)
        return self.u(WIDTH + 4 * PITCH + 60), high

    def place(self, rect: pygame.Rect) -> None:
        super().place(pygame.Rect(rect))
        self._drawn.clear()
        self._aim()
        for card in self.cards:
            card.follow(1.0)
        self.touch()

    @property
    def _size(self) -> tuple[int, int]:
        wide = max(96, min(self.u(WIDTH), round(self.rect.h / STANDS / SHAPE)))
        return wide, round(wide * SHAPE)

    @property
    def _top(self) -> int:
        """The upper edge of the cards at rest."""
        return round(self.rect.bottom - self._size[1] * STANDS)

    @property
    def _large(self) -> tuple[int, int]:
        """A lifted card: its words are as large as the text-size setting asks for."""
        window = self.look.scale.area
        text = self.look.scale.text / 100
        wide = max(self._size[0] * LIFTED, READABLE * text)
        wide = min(wide, (window.h - 2 * self.u(12)) / SHAPE * 0.9, window.w * 0.4)
        return round(wide), round(wide * SHAPE)

    @property
    def _lifted(self) -> int | None:
        """Which card is raised."""
        if self.held is not None:
            return self.held
        if self.over is not None:
            return self.over
        if self.marked:
            return next((i for i, c in enumerate(self.cards) if c.id == self.marked), None)
        return None

    def _spots(self) -> list[tuple[float, float, float]]:
        """Where the middles of the cards rest, and how they are turned."""
        count = len(self.cards)
        wide, high = self._size
        room = max(1, self.rect.w - wide - self.u(20))
        pitch = min(wide * PITCH / WIDTH, room / max(1, count - 1))
        turn = min(TURN, MOST_TURN * 2 / max(1, count - 1)) * min(1.0, pitch / (wide * 0.7))
        spots = []
        for i in range(count):
            k = i - (count - 1) / 2
            sag = self.u(SAG) * k * k * (turn / TURN) ** 2
            y = self.rect.bottom - high * STANDS + high / 2 + min(sag, high * 0.2)
            spots.append((self.rect.centerx + k * pitch, y, -turn * k))
        return spots

    def _aim(self) -> None:
        """Set where every card goes."""
        lifted = self._lifted
        for i, (card, spot) in enumerate(zip(self.cards, self._spots(), strict=True)):
            x, y, angle = spot
            if i == lifted and self.cards[i].id:
                card.to = (*self._raised(x), 0.0, 1.0)
            elif i == lifted:
                card.to = (x, y - self.u(12), angle, 0.0)
            else:
                if lifted is not None:
                    x += self._aside(i - lifted)
                card.to = (x, y, angle, 0.0)
        if self.held is not None and self.pointer:
            self.cards[self.held].to = (*self.pointer, 0.0, 0.0)

    def _raised(self, x: float) -> tuple[float, float]:
        """The middle of a lifted card, whole inside the window."""
        window = self.look.scale.area
        wide, high = self._large
        edge = self.u(10)
        x = min(max(x, window.x + edge + wide / 2), window.right - edge - wide / 2)
        return x, window.bottom - edge - high / 2

    def _aside(self, steps: int) -> float:
        """Neighbours give way, the nearest the most."""
        spare = (self._large[0] - self._size[0]) / 2
        push = self.u(APART) + spare * 0.4
        return math.copysign(push / max(1.0, abs(steps) ** 0.8), steps)

    # --- time ------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        settings = self.app.settings
        factor = 0.0 if settings.reduced_motion else SPEEDS[settings.speed]
        part = 1.0 if factor <= 0 else 1 - math.exp(-dt / (FOLLOW * factor))
        moving = [card.follow(part) for card in self.cards]
        if any(moving):
            self.touch()
        return any(moving)

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        lifted = self._lifted
        for i, card in enumerate(self.cards):
            if i != lifted:
                self._draw_card(surface, i, card)
        if self.offered and self.cards:
            self._caption(surface)
        if lifted is not None:
            self._draw_card(surface, lifted, self.cards[lifted])
            if self.cards[lifted].lift > 0.5 or self.held is not None or not self.cards[lifted].id:
                self._slip(surface, lifted)

    def _caption(self, surface: pygame.Surface) -> None:
        line = self.look.type.line_height(CAPTION)
        box = pygame.Rect(self.rect.x, self._top - line - self.u(6), self.rect.w, line)
        self.look.type.write(surface, self.words("panel.fan.offered"), CAPTION, box)

    def _draw_card(self, surface: pygame.Surface, i: int, card: Card) -> None:
        bright = not card.id or bool(self.keys.get(card.id)) or not self._asked
        if card.lift < 0.02:
            picture = self._resting(card.id, card.angle, bright)
        else:
            picture = self._rising(card, bright)
        spot = picture.get_rect(center=(round(card.x), round(card.y)))
        surface.blit(picture, spot)
        if card.lift > 0.5 and bright and self._asked:
            inner = pygame.Rect((0, 0), self._between(card.lift))
            inner.center = spot.center
            self.look.brass_frame(surface, inner.inflate(-self.u(2), -self.u(2)), 4)

    @property
    def _asked(self) -> bool:
        """Whether this hand decides something now; else every card is as good as another."""
        return self.choices.seat is not None

    def _between(self, lift: float) -> tuple[int, int]:
        small, large = self._size, self._large
        return (
            round(small[0] + (large[0] - small[0]) * lift),
            round(small[1] + (large[1] - small[1]) * lift),
        )

    def _face(self, card: str, wide: int, bright: bool) -> pygame.Surface:
        key = ("face", card, wide, bright)
        dim = DIM if wide == self._size[0] else DIM_LIFTED
        if key not in self._drawn:
            cards = self.app.cards
            face = cards.trick(card, wide) if card else cards.back("trick", wide)
            if not bright:
                face = face.copy()
                face.fill((*dim, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._drawn[key] = face
        return self._drawn[key]

    def _resting(self, card: str, angle: float, bright: bool) -> pygame.Surface:
        """A card at rest, turned, with its shadow; kept for every half degree."""
        turn = round(angle * 2) / 2
        key = ("rest", card, turn, bright, self._size)
        if key not in self._drawn:
            if len(self._drawn) > 80:
                self._drawn.clear()
            self._drawn[key] = self._on_shadow(self._face(card, self._size[0], bright), turn)
        return self._drawn[key]

    def _rising(self, card: Card, bright: bool) -> pygame.Surface:
        if card.lift >= 0.99:
            key = ("up", card.id, bright, self._large)
            if key not in self._drawn:
                face = self._face(card.id, self._large[0], bright)
                self._drawn[key] = self._on_shadow(face, 0.0, 14)
            return self._drawn[key]
        size = self._between(card.lift)
        face = pygame.transform.smoothscale(self._face(card.id, self._large[0], bright), size)
        return self._on_shadow(face, card.angle)

    def _on_shadow(self, face: pygame.Surface, angle: float, units: float = 8) -> pygame.Surface:
        """The face on a soft shadow, both turned; the face stays in the middle."""
        blur = max(3, self.u(units))
        soft = self.look.shadow(face.get_size(), blur, 170)
        whole = pygame.Surface(soft.get_size(), pygame.SRCALPHA)
        whole.blit(soft, (blur // 3, blur // 2))
        whole.blit(face, face.get_rect(center=whole.get_rect().center))
        return pygame.transform.rotozoom(whole, angle, 1.0) if angle else whole

    # --- words -----------------------------------------------------------------------------

    def hint(self, card: str) -> str:
        """What can be done with a card, or why nothing can; worked out once for each question."""
        if card not in self._hints:
            self._hints[card] = self._hint(card)
        return self._hints[card]

    def _hint(self, card: str) -> str:
        if not card:
            return self.words("panel.fan.back")
        keys = self.keys.get(card, [])
        if len(keys) == 1:
            told = self.choices.hint(keys[0])
            lines = [self.choices.answer(keys[0]), told] if told else []
            return "\n".join(lines)
        if keys:
            return self.words("panel.fan.parts")
        if not self._asked:
            return ""
        return self.choices.why_not(f"play:{card}") or self.words("why.not_now")

    def tip(self) -> tuple[str, tuple[int, int]] | None:
        """None: the slip beside the lifted card is drawn with it."""
        return None

    def _slip(self, surface: pygame.Surface, i: int) -> None:
        """What can be done with the lifted card, beside it and never on it."""
        text = self.hint(self.cards[i].id)
        if self.held is not None and self.keys.get(self.cards[i].id):
            text = self.words("panel.fan.let_go")
        if not text:
            return
        look, window = self.look, self.look.scale.area
        x, y = self.cards[i].to[:2]
        card = pygame.Rect((0, 0), self._between(self.cards[i].to[3]))
        card.center = round(x), round(y)
        pad, gap = self.u(13), self.u(10)
        sides = (window.right - card.right, card.x - window.x)
        room = max(sides) - 2 * pad - 2 * gap
        block = look.type.lay(text, SMALL, min(room, round(self.u(330) * look.scale.large_text)))
        slip = pygame.Rect(0, 0, block.size[0] + 2 * pad, block.size[1] + 2 * self.u(9))
        slip.topleft = (card.right + gap, card.y + gap)
        if slip.right > window.right - gap:
            slip.right = card.x - gap
        recorder = look.type.recorder
        if recorder:
            recorder.layer += 1
        look.draw_paper(surface, slip, 21, 2)
        look.type.draw(surface, block, (slip.x + pad, slip.y + self.u(9)), slip)
        if recorder:
            recorder.layer -= 1

    def areas(self) -> list[Spot]:
        spots = []
        for i, card in enumerate(self.cards):
            rect = self._seen(i)
            keys = self.keys.get(card.id, [])
            thing: Thing | None = ("card", card.id) if card.id else None
            playable = bool(keys) or not self._asked
            hint = self.hint(card.id)
            name = f"hand:{i}:{card.id}"
            spots.append(Spot(name, rect, playable, hint, keys[0] if keys else "", thing))
            for key in keys[1:]:
                spots.append(Spot(f"{name}:{key}", rect, True, hint, key, thing))
        return spots

    def _seen(self, i: int) -> pygame.Rect:
        """The part of a resting card that no other covers: from its left edge to the next."""
        spots = self._spots()
        wide, high = self._size
        x, y, _ = spots[i]
        right = x + wide / 2 if i + 1 == len(spots) else spots[i + 1][0] - wide / 2
        left = x - wide / 2
        right = max(left + 8, min(right, x + wide / 2))
        rect = pygame.Rect(round(left), round(y - high / 2), round(right - left), high)
        return rect.clip(self.look.scale.area)

    # --- the pointer -----------------------------------------------------------------------

    def _at(self, pos: tuple[int, int] | None) -> int | None:
        """Which card is under a point: the lifted one first, it lies on top."""
        if pos is None:
            return None
        lifted = self.over
        if lifted is not None and lifted < len(self.cards) and self.cards[lifted].id:
            x, y = self.cards[lifted].to[:2]
            large = pygame.Rect((0, 0), self._between(self.cards[lifted].to[3]))
            large.center = round(x), round(y)
            # Beside the raised card its neighbours answer again, so that the fan can be leafed.
            below = pos[1] > self._top and not self._seen(lifted).collidepoint(pos)
            if large.collidepoint(pos) and not below:
                return lifted
        found = [i for i in range(len(self.cards)) if self._seen(i).collidepoint(pos)]
        return found[-1] if found else None

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
        self.pointer = pos
        over = self._at(pos)
        if over != self.over:
            self.over = over
            card = self.cards[over].id if over is not None else ""
            self.on_hover(("card", card) if card else None)
            self.touch()
        self._aim()

    def _motion(self, pos: tuple[int, int]) -> bool:
        if self.press and self.held is None and self.over is not None:
            far = math.dist(pos, self.press)
            if far > self.u(DRAG_UNITS) and self.cards[self.over].id:
                self.held = self.over
        if self.held is not None:
            self.pointer = pos
            self._aim()
            self.cards[self.held].follow(1.0)
            self.touch()
            return True
        self._point(pos)
        return self.over is not None

    def _down(self, pos: tuple[int, int], button: int) -> bool:
        self._point(pos)
        if self.over is None:
            return False
        card = self.cards[self.over].id
        if button == RIGHT:
            if card:
                self.on_inspect(("card", card))
        else:
            self.press = pos
        return True

    def _up(self, pos: tuple[int, int]) -> bool:
        pressed, held = self.press, self.held
        self.press = self.held = None
        if pressed is None:
            return False
        if held is not None:
            self.over = None
            self._point(pos)
            # Let go above the fan it is played; let go over the fan it goes back.
            if pos[1] < self._top - self.u(20):
                self.play(held)
            return True
        if self.over is not None:
            self.play(self.over)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_i and self._lifted is not None:
            card = self.cards[self._lifted].id
            if card:
                self.on_inspect(("card", card))
            return bool(card)
        digit = event.key - pygame.K_1
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT) or not 0 <= digit < 9:
            return False
        if digit >= len(self.cards) or not self.cards[digit].id:
            return False
        self.mark(("card", self.cards[digit].id))
        self.play(digit)
        return True

    def play(self, i: int) -> None:
        """Choose what this card can do: at once if it is one thing, else by asking."""
        keys = self.keys.get(self.cards[i].id, [])
        if len(keys) == 1:
            self.on_choose(keys[0])
        elif keys:
            large = pygame.Rect((0, 0), self._large)
            large.center = round(self.cards[i].to[0]), round(self.cards[i].to[1])
            self.on_pick(keys, large)

    def mark(self, thing: Thing | None) -> None:
        """A card pointed at by Tab, a digit or the log rises."""
        card = thing[1] if thing and thing[0] == "card" else None
        if card != self.marked:
            self.marked = card
            self._aim()
            self.touch()
