"""What is in a view of Dungeonology (D2.3): the words between the rules and whoever looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Required, TypedDict, cast

from game.engine.core import view as core
from game.engine.core.view import TableView


class CampusView(TypedDict):
    """The campus: students at the fire, and how far the Alert is."""

    campfire: int
    alert: str
    omegas: int
    penalty: int
    maximum: bool
    panic: str | None


class PilesView(TypedDict):
    """What lies in piles: counts of what is hidden, cards of what lies open."""

    tricks: int
    discards: list[str]
    jinxes: int
    jinx_discards: list[str]
    stacks: list[int]
    traps: int


class PairView(TypedDict):
    """Two passages that meet: which, the zone behind them, and how they are joined."""

    passage: str
    zone: str
    joint: str
    door: list[str]


class TrapView(TypedDict):
    """A trap on a zone; its face only for who may know it (D4.11)."""

    owner: int
    face: str | None


class LyingView(TypedDict):
    """How a zone lies; the same until a zone is laid."""

    zone: str
    x: int
    y: int
    turn: int
    passages: list[str]
    pairs: list[PairView]
    teleport: bool
    letters: list[str]


class ZoneView(LyingView):
    """A zone of the dungeon with what lies on it."""

    slots: list[str]
    traps: list[TrapView]
    stairs_open: list[int]


class BossView(TypedDict):
    """Laetus: his profile, and where he stands ("": nowhere)."""

    profile: str
    zone: str


class ScholarView(TypedDict):
    """A scholar with all it has; the hand only for its owner."""

    card: str
    colour: str
    zone: str
    exalted: bool
    skills: list[str]
    cubes: list[int]
    points: int
    stars: int
    study_bonus: int
    students: int
    students_value: int
    stun: int
    stun_limit: int
    speed: int
    hand_value: int
    intellect: int
    hand: list[str] | None
    hand_count: int
    interns: list[str]
    jinxes: list[str]
    hidden_jinxes: int
    protected: list[str]
    knowledge: bool
    combo: bool
    clan_seen: bool
    finished: bool
    rank: int
    must_rest: bool
    marks: list[list[Any]]
    gained: list[str]


class PlayView(TypedDict):
    """A declared card (D6.5)."""

    seat: int
    card: str
    part: str
    pick: int
    n: int
    either: int
    target: int
    cancelled: bool


class SourceView(TypedDict):
    """One number of an attempt, where it comes from and whose card it was (-1: nobody's)."""

    side: str
    what: str
    value: int
    seat: int


class TotalsView(TypedDict):
    """Both sides of an attempt."""

    stealth: int
    alert: int


class FailureView(TypedDict):
    """What failing would cost (D5.5): what the stun token comes to, and how many students are drawn."""

    stun: Literal["limit", "choice", "stun"]
    drawn: int


class DivinationView(TypedDict):
    """Cards of the deck that will be turned over for one side."""

    side: str
    n: int


class AttemptView(TypedDict):
    """The stealth attempt in progress (D5.1)."""

    kind: str
    seat: int
    zone: str
    rival: int
    type: str
    slots: list[int]
    stealth: int
    alert: int
    sources: list[SourceView]
    used: list[int]
    covered: bool
    coming: list[SourceView]
    expected: TotalsView
    failure: FailureView
    divinations: list[DivinationView]
    divined: list[str]


class View(TableView):
    """A game of Dungeonology as one seat may know it."""

    version: str
    rotate: bool
    round_limit: int
    turn: int
    first: int
    active: int
    phase: str
    steps_left: int
    age_order: list[int]
    orders: list[str]
    order_marks: list[list[str]]
    campus: CampusView
    piles: PilesView
    map: list[ZoneView]
    shown: str
    boss: BossView
    scholars: list[ScholarView]
    clan: str | None
    plays: list[PlayView]
    attempt: AttemptView | None


class WaitView(TypedDict, total=False):
    """What a scholar walks into (D4.8): a trap, whose face its owner knows, or a printed effect."""

    zone: str
    """Where, on a way of several steps."""
    kind: Required[str]
    face: str | None
    n: Required[int]


class StepView(TypedDict):
    """A step of a way: its answer, where it leads, its passage ("" if secret), what its door asks for."""

    answer: str
    zone: str
    passage: str
    door: list[str]


class ReachView(core.Reach):
    """A zone that can be walked to: what it costs, the way, what waits on it."""

    zone: str
    cost: int
    way: list[StepView]
    waits: list[WaitView]


class CostView(TypedDict):
    """Something that is paid for an effect."""

    verb: str
    n: int


class Preview(core.Preview, total=False):
    """What an answer would do; which of it there is hangs on the answer.

    A step or teleport: `zone` to `waits`. To explore: `level` to `sides`. To lay a zone: `zone`, `cell` to
    `shut`. An attempt: `cubes` to `rival`. A card in one: `side` to `divine`. A thesis: `columns` to
    `target`, as far as the clan card is known. A rest: `stun` to `jinxes`. A cube given up: `lost`.
    """

    zone: str
    cost: int
    door: list[str]
    waits: list[WaitView]

    level: int
    tiles: int
    sides: list[str]

    cell: list[int]
    turn: int
    passages: list[str]
    joined: list[str]
    stairs: list[str]
    walls: list[str]
    shut: list[str]

    cubes: list[str]
    alert: int
    alert_parts: list[SourceView]
    stealth: int
    stealth_parts: list[SourceView]
    within_cards: int
    within_answers: int
    rival: int

    side: str
    value: int
    succeeds: bool
    costs: list[CostView]
    targets: list[int]
    divine: int

    columns: int
    clan: str
    score: int
    target: int

    stun: int
    cards: int
    students: int
    jinxes: int

    lost: int


def own_preview(known: core.Preview) -> Preview:
    """A preview known to be one of Dungeonology."""
    return cast(Preview, known)


def own_reach(places: Sequence[core.Reach]) -> Sequence[ReachView]:
    """Places known to be zones of Dungeonology."""
    return cast(Sequence[ReachView], places)


def own_view(view: TableView | None) -> View:
    """A view known to be one of Dungeonology, from where any title's could come."""
    assert view is not None
    assert view["title"] == "dungeonology"
    return cast(View, view)


def zone_if_laid(view: View, zone: str) -> ZoneView | None:
    """A zone of the map; None if it does not lie there."""
    return next((one for one in view["map"] if one["zone"] == zone), None)


def zone_in(view: View, zone: str) -> ZoneView:
    """A zone that lies on the map."""
    return next(one for one in view["map"] if one["zone"] == zone)
