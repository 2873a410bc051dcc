"""The box of Dungeonology: everything printed, as frozen definitions (D1, D10 to D13).

The engine gets one `Box` handed in and never looks for a file. A `State` refers to things by id
and finds them here. Counts by information type are tuples in the order of `Box.types`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from game.engine.core.grid import Passage
from game.engine.core.record import definition

Counts = tuple[int, ...]
"""A number for each information type, in the order of `Box.types`."""


@definition
class Column:
    """One information type and its column on the note board (D0.4, D1.5, D1.6)."""

    id: str
    unit: int
    cubes: int
    values: tuple[int, ...]
    arrow: int
    stars: tuple[int, ...]
    capacity: int = field(init=False)
    """D1.5: the top number can never be covered."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "capacity", len(self.values) - 1)

    def gain(self, have: int, more: int) -> int:
        """D1.5: points that more cubes bring; those without a free slot bring none."""
        return self.values[min(have + more, self.capacity)] - self.values[have]


@definition
class Call:
    """One verb of a card with its single argument: a number, a word, or the chosen "n" (D6.1)."""

    verb: str
    n: int = 0
    word: str = ""
    chosen_n: bool = False


@definition
class Cost:
    """One alternative left of the colon (D0.6); `lowest` to `highest` bounds the N of D6.1."""

    call: Call
    lowest: int = 0
    highest: int = 0


@definition
class Target:
    """Whom a text chooses (D0.5): `reach` here, near, level or any; `only` names a condition."""

    reach: str
    only: str = ""
    optional: bool = False


@definition
class Effect:
    """A main effect: costs ("/" between them), target, then what is done; `either` holds "/" choices."""

    costs: tuple[Cost, ...] = ()
    target: Target | None = None
    calls: tuple[Call, ...] = ()
    either: tuple[tuple[Call, ...], ...] = ()
    __hash__ = object.__hash__  # what follows from print alone is kept by effect
    price: int = field(init=False)
    """Students the cheapest alternative asks for; drawing from the University always works (D12.1)."""

    def __post_init__(self) -> None:
        asked = [c.call.n if c.call.verb == "sacrifice" else 0 for c in self.costs]
        object.__setattr__(self, "price", min(asked, default=0))


SOCIAL = Effect(
    costs=(Cost(Call("sacrifice", 1)),),
    target=Target("player"),
    either=((Call("target_draws", 2),), (Call("target_discards", 1),)),
)
"""D6.2: the auxiliary of Social cards."""


@definition
class Trick:
    """A trick card (D6.1, D12.2). `moment` binds an Instant or Reaction to the moment its text names."""

    id: str
    family: str
    copies: int
    copies_094: int
    bonus: int
    timing: str
    moment: str
    end_of_turn: bool
    main: Effect | None
    aux: tuple[Call, ...]
    aux_effects: tuple[Effect, ...] = field(init=False)

    def __post_init__(self) -> None:
        effects = tuple(SOCIAL if c.verb == "social" else Effect(calls=(c,)) for c in self.aux)
        object.__setattr__(self, "aux_effects", effects)


@definition
class Skill:
    """A skill of a scholar (D10.5). `group` is shared by a skill and its upgraded form (D10.2)."""

    id: str
    timing: str
    once: str
    group: str
    n: int
    dear: int
    mark: str = field(init=False)
    """What marks a scholar that has used it this turn."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "mark", f"used:{self.group}")


@definition
class Side:
    """One side of a scholar card (D10.1)."""

    students: int
    hand: int
    speed: int
    intellect: int
    stamina: int
    skills: tuple[str, ...]

    @property
    def figures(self) -> dict[str, int]:
        """Its figures in the order in which they are printed."""
        return {
            "students": self.students,
            "hand": self.hand,
            "speed": self.speed,
            "intellect": self.intellect,
            "stamina": self.stamina,
        }


@definition
class ScholarCard:
    """A scholar: both sides and the combinations of D10.4."""

    id: str
    normal: Side
    exalted: Side
    knowledge: Counts
    combo: Counts

    @property
    def sides(self) -> dict[str, Side]:
        """Both sides by their names."""
        return {"normal": self.normal, "exalted": self.exalted}


@definition
class ZoneEffect:
    """A printed effect of a zone (D4.8): its kind, its number, its letter or colour."""

    kind: str
    n: int = 0
    word: str = ""


@definition
class Zone:
    """A zone tile as printed (D11.2), north up. `doors` gives the types a passage asks for (D4.3)."""

    id: str
    level: int
    alert: int
    cubes: tuple[str, ...]
    effects: tuple[ZoneEffect, ...]
    passages: frozenset[Passage]
    doors: Mapping[Passage, tuple[str, ...]]
    safe: bool = False
    by_kind: Mapping[str, ZoneEffect] = field(init=False)
    """The first printed effect of each kind."""
    letters: tuple[str, ...] = field(init=False)
    """Letters of its secret passages."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_kind", {e.kind: e for e in reversed(self.effects)})
        letters = tuple(e.word for e in self.effects if e.kind == "secret")
        object.__setattr__(self, "letters", letters)

    def effect(self, kind: str) -> ZoneEffect | None:
        """The printed effect of that kind, if the zone shows it."""
        return self.by_kind.get(kind)


@definition
class Helper:
    """An intern or a jinx (D12.3): points or penalty, and the modifiers its owner carries."""

    id: str
    points: int
    modifiers: Mapping[str, int]
    protects: str = ""


@definition
class AlertRow:
    """One row of the alert card (D12.4): refill as a multiplier of P, study penalty."""

    refill: int
    penalty: int


@definition
class AlertCard:
    """An alert card (D7.10): the first filling of the bag and its rows from the top."""

    id: str
    start: int
    rows: tuple[AlertRow, ...]


@definition
class PanicCard:
    """A panic card (D12.5): refill, and verbs when revealed, at start and end of turns."""

    id: str
    refill: int
    revealed: tuple[Call, ...]
    start: tuple[Call, ...]
    end: tuple[Call, ...]


@definition
class Clan:
    """A clan card (D12.5): the thesis target and a modifier for each cube of a type."""

    id: str
    target: int
    modifiers: Counts


@definition
class Chance:
    """A randomizer card (D12.6)."""

    id: str
    direction: str
    colour: str
    exit: Passage
    type: str


@definition
class Boss:
    """A boss profile (D8.6). `encounters` by direction; the key "" holds for every direction."""

    id: str
    alert: int
    sighting: bool
    moves: str
    links: int
    encounters: Mapping[str, tuple[Call, ...]]


@definition
class Profile:
    """The flags of one rule version that change play (D13)."""

    id: str
    short_deck: bool  # V1
    stun_limit: int  # V2, V3: 0 means Stamina
    rest_from_reserve: bool  # V5
    stealth_combo: bool  # V6
    end_turn_window: bool  # V10
    active_plays_on: bool  # V11
    one_pass_ends_duel: bool  # V13
    highest_divination: bool  # V15
    ambush_blocks: bool  # V16
    stairs_to_new_levels_only: bool  # V19
    drop_to_adjacent: bool  # V22, V33
    debt_of_gained_cubes: bool  # V23
    thesis_costs_by_clan: bool  # V24
    omega_at_once: bool  # V26
    alert_empties_bag: bool  # V27
    boss_teleports: bool  # V29
    boss_seeks: bool  # V31


@definition
class Supply:
    """Counts of pieces (D1.1, D1.2, D2.2) and other single figures of the books."""

    students: int
    omegas: int
    campfire: int
    traps: tuple[str, ...]
    teleports: int
    secrets: int
    thesis_stars: int
    thesis_points: tuple[int, ...]
    extra_alert: tuple[int, ...]
    round_limit: int
    rounds_after_limit: int


@definition
class Box:
    """All definitions of the title; immutable and shared by every state."""

    types: tuple[str, ...]
    columns: tuple[Column, ...]
    tricks: Mapping[str, Trick]
    scholars: Mapping[str, ScholarCard]
    skills: Mapping[str, Skill]
    zones: Mapping[str, Zone]
    interns: Mapping[str, Helper]
    jinxes: Mapping[str, Helper]
    alerts: Mapping[str, AlertCard]
    panics: Mapping[str, PanicCard]
    clans: Mapping[str, Clan]
    chances: Mapping[str, Chance]
    bosses: Mapping[str, Boss]
    profiles: Mapping[str, Profile]
    supply: Supply
    colours: tuple[str, ...]
    start: str
    fingerprint: str = ""
    index: Mapping[str, int] = field(init=False)
    reactions: frozenset[str] = field(init=False)
    """Designs that answer other cards (D6.4)."""
    families: Mapping[str, frozenset[str]] = field(init=False)
    """Designs of each family (D6.1)."""
    __hash__ = object.__hash__  # what follows from print alone is kept by box

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", {t: i for i, t in enumerate(self.types)})
        reactions = frozenset(t.id for t in self.tricks.values() if t.timing == "reaction")
        object.__setattr__(self, "reactions", reactions)
        families: dict[str, set[str]] = {}
        for trick in self.tricks.values():
            families.setdefault(trick.family, set()).add(trick.id)
        frozen = {name: frozenset(designs) for name, designs in families.items()}
        object.__setattr__(self, "families", frozen)

    def worth(self, cubes: Sequence[int]) -> int:
        """D1.5: what cubes on a note board count, column by column."""
        return sum([c.values[n] for c, n in zip(self.columns, cubes, strict=True)])
