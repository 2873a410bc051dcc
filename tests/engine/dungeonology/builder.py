"""Prepared positions of Dungeonology, and answering from them.

    table = (
        a_game(2)
        .with_map({"I-3": (1, 0)})
        .at(0, "I-3")
        .with_hand(0, "T03")
        .in_phase(0, "action")
    )
    table.answer("study:1", "use:T03")

Pieces are moved, never made: a card given to a hand comes out of the deck. Every answer checks
that all pieces of the box are still there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from game.api import (
    Event,
    Outcome,
    Question,
    Reason,
    choose,
    new_game,
    pending,
    project,
    set_order,
)
from game.api import why_not as api_why_not
from game.engine.core import agenda, rng
from game.engine.titles.dungeonology.dungeon import Dungeon
from game.engine.titles.dungeonology.numbers import check_boards, fold, put_cube
from game.engine.titles.dungeonology.state import Game, Scholar, Trap
from game.engine.titles.dungeonology.turn import begin_turn
from game.engine.titles.dungeonology.view_types import AttemptView, View, own_view
from tests.engine.dungeonology.pieces import check_pieces
from tests.keys import parsed

SCHOLARS = ("valerio", "sofia", "vincenzo", "rebecca")
DEFAULTS = {"boss": "drunk", "alert": "normal"}
PHASES = {
    "start": ("priority", "start"),
    "begin": ("begin", ""),
    "before_movement": ("priority", "move"),
    "movement": ("move", ""),
    "before_action": ("priority", "before_action"),
    "action": ("act", ""),
}
"""Where `in_phase` stops: the prompt, and the interrupt point if it is a priority question."""

SCRIPT: list[str] = []
"""Randomizer cards that the next draws will show; the fixture `randomizer` plays them."""

_T = TypeVar("_T")


def scripted(state: rng.HasRng, things: Sequence[_T]) -> Iterator[_T]:
    """As `drawn_one_by_one`, but a scripted randomizer card comes first while there is one."""
    cards = {getattr(card, "id", None): card for card in things}
    left = list(things)
    while SCRIPT:
        card = cards[SCRIPT.pop(0)]
        left.remove(card)
        yield card
    yield from rng.drawn_one_by_one(state, left)


def a_game(seats: int = 2, **options: Any) -> Table:
    """A game just set up, with empty hands, all scholars on Start, known scholars and boss."""
    wanted = {**DEFAULTS, "scholars": list(SCHOLARS[:seats]), **options}
    state = new_game("dungeonology", seats, 1, wanted)
    assert isinstance(state, Game)
    table = Table(state)
    for seat in range(seats):
        table.with_hand(seat)
    return table


ASKED_OF_THE_HAND = ("generate", "skill", "discard_magic", "collect_how_many", "lose_dearest")
"""Asked also where one answer is left: not asking would tell of a hand, or of the clan card."""


class Table:
    """A game being arranged, then played by keys."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []
        self.forced = True
        """Whether the one answer left is given without saying it in the test."""

    # Arranging

    def scholar(self, seat: int) -> Scholar:
        """The scholar of a seat."""
        return self.game.scholars[seat]

    def with_hand(self, seat: int, *cards: str) -> Table:
        """Exactly these cards in a hand; what it held goes under the deck."""
        game, scholar = self.game, self.scholar(seat)
        game.tricks = scholar.hand + game.tricks
        scholar.hand = ()
        for card in cards:
            self._take_trick(card)
            scholar.hand += (card,)
        return self

    def _take_trick(self, card: str) -> None:
        """One copy of a card out of the deck, or else of the discard pile."""
        pile = "tricks" if card in self.game.tricks else "discards"
        cards = list(getattr(self.game, pile))
        cards.remove(card)
        setattr(self.game, pile, tuple(cards))

    def deck_top(self, *cards: str) -> Table:
        """These cards on top of the deck, the first to be drawn first."""
        for card in cards:
            self._take_trick(card)
        self.game.tricks += tuple(reversed(cards))
        return self

    def with_deck(self, *cards: str, discards: Sequence[str] = ()) -> Table:
        """Exactly these cards in the deck (first on top) and discard pile; the rest leaves the box."""
        for card in (*cards, *discards):
            self._take_trick(card)
        self.game.tricks, self.game.discards = tuple(reversed(cards)), tuple(discards)
        return self

    def with_cubes(self, seat: int, **cubes: int) -> Table:
        """Exactly these cubes on a board; stars, bonus, token and exaltation follow."""
        for type_, n in zip(self.game.box.types, self.scholar(seat).cubes, strict=True):
            for _ in range(n):
                put_cube(self.game, seat, type_, -1)
        for type_, n in cubes.items():
            for _ in range(n):
                put_cube(self.game, seat, type_, +1)
        return self._derive()

    def with_slots(self, zone: str, *cubes: str) -> Table:
        """Exactly these cubes on a zone from left to right; "" is an empty slot."""
        assert len(cubes) == len(self.game.box.zones[zone].cubes)
        self.game.slots = {**self.game.slots, zone: tuple(cubes)}
        self.game.cubes_on_zones = sum(1 for s in self.game.slots.values() for c in s if c)
        return self

    def at(self, seat: int, zone: str) -> Table:
        """A scholar in a zone."""
        assert zone in self.game.map.zones, f"{zone} is not on the map"
        self.scholar(seat).zone = zone
        return self

    def with_map(
        self,
        zones: Mapping[str, tuple[int, int]],
        turns: Mapping[str, int] | None = None,
        unresolved: Sequence[str] = (),
    ) -> Table:
        """These zones laid in this order, full of cubes; stairs are resolved unless named."""
        game = self.game
        grid = game.map.grid
        for zone, cell in zones.items():
            grid = grid.lay(zone, cell, game.box.zones[zone].passages, (turns or {}).get(zone, 0))
            game.slots = {**game.slots, zone: game.box.zones[zone].cubes}
            game.cubes_on_zones += len(game.box.zones[zone].cubes)
        game.map = Dungeon(game.box, grid, game.map.secrets, game.map.teleports)
        game.stacks = tuple(tuple(z for z in s if z not in zones) for s in game.stacks)
        for zone in unresolved:
            level = game.box.zones[zone].level
            levels = tuple(n for n in (level - 1, level + 1) if 1 <= n <= 3)
            game.stairs_open = {**game.stairs_open, zone: levels}
        return self

    def with_stack(self, level: int, *tiles: str, only: bool = False) -> Table:
        """These tiles on top of a stack, the first on top; with `only` the others leave the box."""
        stacks = list(self.game.stacks)
        others = () if only else tuple(t for t in stacks[level - 1] if t not in tiles)
        assert all(t in stacks[level - 1] for t in tiles)
        stacks[level - 1] = others + tuple(reversed(tiles))
        self.game.stacks = tuple(stacks)
        return self

    def with_students(self, seat: int, n: int) -> Table:
        """So many students with a scholar."""
        self.game.reserve -= n - self.scholar(seat).students
        self.scholar(seat).students = n
        return self

    def with_campfire(self, n: int) -> Table:
        """So many students at the campfire."""
        self.game.reserve -= n - self.game.campfire
        self.game.campfire = n
        return self

    def with_bag(self, students: int, omegas: int = 0) -> Table:
        """The bag's content; the rest is in the Reserve."""
        game = self.game
        game.reserve -= students - game.bag
        game.reserve_omegas -= omegas - game.bag_omegas
        game.bag, game.bag_omegas = students, omegas
        return self

    def with_reserve(self, students: int) -> Table:
        """So many students in the Reserve; the rest is with the first seat."""
        self.scholar(0).students += self.game.reserve - students
        self.game.reserve = students
        return self

    def with_omegas(self, n: int) -> Table:
        """So many rows of the alert card are occupied."""
        self.game.reserve_omegas -= n - self.game.alert_omegas
        self.game.alert_omegas = n
        return self

    def with_stun(self, seat: int, n: int) -> Table:
        """So many stun tokens."""
        self.scholar(seat).stun = n
        return self

    def with_jinx(self, seat: int, *jinxes: str, hidden: bool = False) -> Table:
        """These jinx cards, face up or face down."""
        scholar = self.scholar(seat)
        self.game.jinx_deck = tuple(j for j in self.game.jinx_deck if j not in jinxes)
        if hidden:
            scholar.hidden_jinxes += jinxes
        else:
            scholar.jinxes += jinxes
        return self._derive()

    def with_intern(self, seat: int, *interns: str) -> Table:
        """These interns in a scholar's service."""
        self.scholar(seat).interns += interns
        return self._derive()

    def with_boss(self, zone: str, profile: str = "") -> Table:
        """The figure in a zone, or off the map with ""."""
        self.game.boss = zone
        self.game.boss_profile = profile or self.game.boss_profile
        return self

    def with_clan(self, clan: str) -> Table:
        """The clan card of this game."""
        self.game.clan = clan
        return self

    def with_panic(self, panic: str, maximum: bool = True) -> Table:
        """The panic card; with `maximum` it has been revealed and the bag holds its Omega."""
        game = self.game
        game.panic = panic
        if maximum:
            self.with_omegas(0)
            self.with_bag(game.bag, 1)
            game.maximum = True
        return self

    def with_trap(self, zone: str, face: str, owner: int = 0) -> Table:
        """A trap token on a zone, left of those that lie there."""
        game = self.game
        pool = list(game.trap_pool)
        pool.remove(face)
        game.trap_pool = tuple(pool)
        traps = (Trap(face, owner), *game.traps.get(zone, ()))
        game.traps = {**game.traps, zone: traps}
        return self

    def with_teleport(self, *zones: str) -> Table:
        """Teleport tokens."""
        for zone in zones:
            self.game.map = self.game.map.with_teleport(zone)
        return self

    def with_secret(self, *zones: str) -> Table:
        """Secret passage tokens X."""
        for zone in zones:
            self.game.map = self.game.map.with_secret(zone)
        return self

    def finished(self, seat: int, rank: int = 0) -> Table:
        """A scholar whose game is over."""
        self.scholar(seat).finished = True
        self.scholar(seat).rank = rank
        return self.at(seat, self.game.box.start)

    def having_gained(self, seat: int, *types: str) -> Table:
        """Cubes of these types were gained this turn; say it after `in_phase`, which begins a turn."""
        self.scholar(seat).gained += types
        return self._again()

    def with_mark(self, seat: int, mark: str, value: int = 1) -> Table:
        """A mark of this turn; say it after `in_phase`."""
        self.scholar(seat).marks += ((mark, value),)
        return self._again()

    def orders(self, *orders: str) -> Table:
        """Standing orders by seat."""
        for seat, order in enumerate(orders):
            set_order(self.game, seat, order)
        return self

    def randomizer(self, *cards: str) -> Table:
        """Randomizer cards the next draws will show, in this order."""
        SCRIPT.extend(cards)
        return self

    def _derive(self) -> Table:
        """Everything that follows from what was arranged (D0.8)."""
        for seat in range(self.game.seats):
            fold(self.game, seat)
        check_boards(self.game)
        return self

    def _again(self) -> Table:
        """Ask the standing question anew, after something was arranged behind it."""
        self.game.question = None
        agenda.advance(self.game)
        return self

    # Playing

    def in_phase(self, seat: int, phase: str) -> Table:
        """The turn of a seat, begun and played through the engine up to this question."""
        prompt, point = PHASES[phase]
        return self.turn_of(seat).until(
            lambda q: q.seat == seat and q.prompt == prompt and q.args.get("point", "") == point
        )

    def turn_of(self, seat: int) -> Table:
        """The turn of a seat begins; it stands wherever the engine first asks, or is over."""
        self.game.agenda.clear()
        self.game.question = None
        self._derive()
        begin_turn(self.game, seat)
        agenda.advance(self.game)
        return self

    def until(self, wanted: Callable[[Question], bool]) -> Table:
        """Pass, go on, and end movements until the wanted question stands."""
        for _ in range(200):
            question = self.question()
            if wanted(question):
                return self
            for key in ("pass", "go_on", "end"):
                if question.find(key):
                    self.answer(key)
                    break
            else:
                raise AssertionError(f"stands at {question.prompt} of seat {question.seat}")
        raise AssertionError("the question never came")

    def until_prompt(self, prompt: str, seat: int | None = None) -> Table:
        """Pass until a question with this prompt stands."""
        return self.until(lambda q: q.prompt == prompt and seat in (None, q.seat))

    def pass_all(self) -> Table:
        """Pass while the question is one that can be passed."""
        while not self.game.outcome and self.question().find("pass"):
            self.answer("pass")
        return self

    def answer(self, *keys: str) -> Table:
        """Answer question after question by key."""
        for key in keys:
            self._choose(key)
            while (only := self._only_answer()) and self.forced:
                self._choose(only)
        return self

    def _choose(self, key: str) -> None:
        self.events += choose(self.game, key)
        check_pieces(self.game)

    def _only_answer(self) -> str:
        """The one answer left: asked only because not asking would tell (D6.6, D2.3)."""
        standing = self.game.question
        if standing is None or standing.prompt not in ASKED_OF_THE_HAND:
            return ""
        return standing.options[0].key if len(standing.options) == 1 else ""

    def unanswered(self) -> Table:
        """Nobody reacts to what was declared."""
        while not self.game.outcome and self.question().prompt == "react":
            self.answer("pass")
        return self

    def then(self, *keys: str) -> Table:
        """Answer by these keys; whoever is asked in between passes."""
        for key in keys:
            self.until(lambda q, key=key: q.find(key) is not None)  # type: ignore[misc]
            self.answer(key)
        return self

    def question(self) -> Question:
        """The question that stands."""
        standing = pending(self.game)
        assert isinstance(standing, Question), f"the game is over: {standing}"
        return standing

    def outcome(self) -> Outcome:
        """How the game ended."""
        standing = pending(self.game)
        assert isinstance(standing, Outcome), f"a question stands: {standing}"
        return standing

    @property
    def keys(self) -> list[str]:
        """Keys of the options of the standing question."""
        return [o.key for o in self.question().options]

    def asks(self, prompt: str, seat: int) -> bool:
        """Does this question of this seat stand?"""
        question = self.question()
        return (question.prompt, question.seat) == (prompt, seat)

    def no_open_question_but(self, prompt: str) -> bool:
        """Is this the question that stands, with nothing of a card or attempt left behind?"""
        game = self.game
        clean = not game.plays and not game.table and game.attempt is None and not game.shown
        return clean and self.question().prompt == prompt

    def why_not(self, seat: int, thing: str) -> str:
        """The key of the reason why a thing is barred, or ""."""
        reason = api_why_not(self.game, seat, parsed(thing))
        return reason.key if reason else ""

    def reason(self, seat: int, thing: str) -> Reason:
        """The reason why a thing is barred."""
        reason = api_why_not(self.game, seat, parsed(thing))
        assert reason is not None, f"{thing} is not barred"
        return reason

    def barred(self, seat: int, thing: str) -> tuple[str, str]:
        """Why a thing is barred and by which rule."""
        reason = self.reason(seat, thing)
        return reason.key, reason.rule

    # Looking

    def cubes(self, seat: int) -> dict[str, int]:
        """Cubes on a board, only types it has."""
        counts = zip(self.game.box.types, self.scholar(seat).cubes, strict=True)
        return {t: n for t, n in counts if n}

    def slots(self, zone: str) -> tuple[str, ...]:
        """Cubes of a zone."""
        return self.game.slots[zone]

    def view(self, seat: int | None = None) -> View:
        """The game as a seat sees it."""
        return own_view(project(self.game, seat))

    def attempt_view(self, seat: int | None = None) -> AttemptView:
        """The attempt in progress as a seat sees it."""
        attempt = self.view(seat)["attempt"]
        assert attempt is not None
        return attempt

    def points(self, seat: int) -> int:
        """Points everybody can count now."""
        points: int = self.view()["scholars"][seat]["points"]
        return points

    def penalty(self) -> int:
        """The study penalty in force."""
        penalty: int = self.view()["campus"]["penalty"]
        return penalty

    def kinds(self) -> list[str]:
        """Kinds of all events so far."""
        return [e.kind for e in self.events]

    def happened(self, kind: str) -> list[Mapping[str, Any]]:
        """Facts of all events of a kind so far."""
        return [e.facts for e in self.events if e.kind == kind]

    def stealth_and_alert(self) -> tuple[int, int]:
        """Totals of the attempt in progress."""
        assert self.game.attempt is not None
        return self.game.attempt.stealth, self.game.attempt.alert
