"""What Dungeonology's data files may hold: the shape of each record and the words it may use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from game.content.typed_records import Count, Positive, Record

FILES = (
    "types", "supply", "tricks", "interns", "jinxes", "skills", "scholars", "zones",
    "alerts", "panics", "clans", "randomizer", "bosses", "versions",
)  # fmt: skip
"""The files of data/dungeonology, in the order they refer to each other."""

BARE, NUMBER, WORD = "bare", "number", "word"

VERBS: Mapping[str, str] = {
    "uni": NUMBER, "sacrifice": NUMBER, "gain": NUMBER, "other_gains": NUMBER,
    "steal_students": NUMBER, "beg_students": NUMBER,
    "stealth": NUMBER, "alert": NUMBER, "divine": NUMBER, "stealth_next": NUMBER,
    "alert_next": NUMBER, "cover_next": BARE, "borrow_bonus": BARE,
    "drop_random": NUMBER, "drop_gained": NUMBER, "collect_near": NUMBER, "collect_here": NUMBER,
    "ask_cube": NUMBER, "trade": BARE, "rob": NUMBER, "pickpocket": BARE,
    "draw": NUMBER, "target_draws": NUMBER, "scry": NUMBER, "social": BARE, "cancel": BARE,
    "move": NUMBER, "march": NUMBER, "swap": BARE, "halt": BARE, "hide": BARE,
    "teleport_token": BARE, "secret_token": BARE, "traps": NUMBER, "lay_zone": BARE,
    "open_doors": BARE, "heal": NUMBER, "stun": NUMBER, "shed_jinx": NUMBER, "jinx": NUMBER,
    "intern": WORD, "darkness": BARE, "lonely": BARE, "release_boss": BARE, "hunt": NUMBER,
    "roll_call": NUMBER, "pay_or_drop": BARE,
}  # fmt: skip
"""The verbs of the cards, and what each asks for (D12.1)."""

EFFECTS: Mapping[str, str] = {
    "lucky": NUMBER, "unlucky": NUMBER, "danger": NUMBER, "ambush": NUMBER, "toll": NUMBER,
    "stop": BARE, "stairs": BARE, "boss": BARE, "camp": WORD, "secret": WORD,
}  # fmt: skip
"""The printed effects of zones, and what each asks for (D4.8)."""

MODIFIERS = frozenset({
    "speed", "hand", "intellect", "stamina", "stealth_study", "alert_study", "alert_spied",
    "divine_cards", "divine_bonus", "trap_proof", "ambush", "no_study_bonus", "gain_students",
    "door_steps", "night_terrors", "torn_satchel", "no_protection", "no_passages",
})  # fmt: skip
"""What an intern or a jinx may change for its owner (D12.3)."""

AUXILIARY: Mapping[str, tuple[str, ...]] = {
    "fate": ("stealth", "alert"), "subterfuge": ("stealth", "alert"), "magic": ("divine",),
    "exploration": ("move",), "social": ("social",), "notoriety": ("gain",),
}  # fmt: skip
"""The auxiliary effects of each family (D6.2)."""

Verbs = list[Any]
"""Calls of verbs, read one by one: `social`, `{uni: 2}`, `{intern: N01}`."""

Side = Literal["N", "E", "S", "W"]
Exit = Literal["N1", "N2", "E1", "E2", "S2", "S1", "W2", "W1"]
Family = Literal["fate", "subterfuge", "magic", "exploration", "social", "notoriety"]
Timing = Literal["plain", "action", "instant", "reaction", "fate"]
Moment = Literal[
    "", "own_turn_start", "rival_turn_start", "rival_movement", "targets_me", "rival_effect"
]
Level = Literal[1, 2, 3]
ModifierPoints = dict[str, int]


class TypeRecord(Record):
    """An information type (D0.4, D1.5, D1.6)."""

    id: str
    unit: Positive
    cubes: Positive
    values: list[Count]
    arrow: Positive
    stars: list[Positive]


class TargetRecord(Record):
    """Whom a text chooses (D0.5)."""

    reach: Literal["here", "near", "level", "any"]
    only: Literal["", "gained", "more_students", "as_many_stars", "active"] = ""
    optional: bool = False


class MainRecord(Record):
    """A main effect (D6.1)."""

    cost: Verbs = msgspec.field(default_factory=list)
    target: TargetRecord | None = None
    do: Verbs = msgspec.field(default_factory=list)
    either: list[Verbs] = msgspec.field(default_factory=list)


class TrickRecord(Record):
    """A trick card (D12.2)."""

    id: str
    family: Family
    copies: Positive
    bonus: Positive
    timing: Timing
    aux: Verbs
    copies_094: Count | None = None
    moment: Moment = ""
    end_of_turn: bool = False
    main: MainRecord | None = None


class InternRecord(Record):
    """An intern (D12.3)."""

    id: str
    points: Count
    modifiers: ModifierPoints = msgspec.field(default_factory=dict)
    protects: str = ""


class JinxRecord(Record):
    """A jinx (D12.3)."""

    id: str
    penalty: Count
    modifiers: ModifierPoints = msgspec.field(default_factory=dict)


class SkillRecord(Record):
    """A skill (D10.5)."""

    id: str
    timing: Literal["plain", "action", "passive", "attempt"]
    once: Literal["", "turn", "attempt"] = ""
    group: str = ""
    n: Count = 0
    dear: Count = 0


class SideRecord(Record):
    """One side of a scholar card (D10.3)."""

    students: Count
    hand: Positive
    speed: Positive
    intellect: Positive
    stamina: Positive
    skills: list[str]


class ScholarRecord(Record):
    """A scholar (D10.3, D10.4)."""

    id: str
    normal: SideRecord
    exalted: SideRecord
    knowledge: dict[str, Positive]
    combo: dict[str, Positive]


class ZoneRecord(Record):
    """A zone tile (D11.2)."""

    id: str
    level: Level
    alert: Count
    passages: list[Exit]
    cubes: list[str] = msgspec.field(default_factory=list)
    effects: Verbs = msgspec.field(default_factory=list)
    doors: dict[Exit, list[str]] = msgspec.field(default_factory=dict)
    safe: bool = False


class RowRecord(Record):
    """A row of an alert card (D12.4)."""

    refill: Count
    penalty: Count


class AlertRecord(Record):
    """An alert card (D12.4)."""

    id: str
    start: Positive
    rows: list[RowRecord]


class PanicRecord(Record):
    """A panic card (D12.5)."""

    id: str
    refill: Count
    revealed: Verbs = msgspec.field(default_factory=list)
    start: Verbs = msgspec.field(default_factory=list)
    end: Verbs = msgspec.field(default_factory=list)


class ClanRecord(Record):
    """A clan card (D12.5)."""

    id: str
    target: Positive
    modifiers: dict[str, int]


class ChanceRecord(Record):
    """A randomizer card (D12.6)."""

    id: str
    direction: Side
    colour: str
    exit: Exit
    type: str


class BossRecord(Record):
    """A boss profile (D8.6)."""

    id: str
    alert: Count
    sighting: bool
    moves: Literal["chase", "stagger"]
    links: Positive
    encounters: dict[Literal["always", "N", "E", "S", "W"], Verbs]


class VersionRecord(Record):
    """The flags of a rule version (D13)."""

    id: str
    short_deck: bool
    stun_limit: Count
    rest_from_reserve: bool
    stealth_combo: bool
    end_turn_window: bool
    active_plays_on: bool
    one_pass_ends_duel: bool
    highest_divination: bool
    ambush_blocks: bool
    stairs_to_new_levels_only: bool
    drop_to_adjacent: bool
    debt_of_gained_cubes: bool
    thesis_costs_by_clan: bool
    omega_at_once: bool
    alert_empties_bag: bool
    boss_teleports: bool
    boss_seeks: bool


class SupplyRecord(Record):
    """Pieces and single figures (D1.1, D1.2)."""

    students: Positive
    omegas: Positive
    campfire: Positive
    traps: list[Literal["ambush", "stop", "toll"]]
    teleports: Count
    secrets: Count
    colours: list[str]
    start: str
    thesis_stars: Positive
    thesis_points: list[Count]
    extra_alert: list[Count]
    round_limit: Positive
    rounds_after_limit: Positive
