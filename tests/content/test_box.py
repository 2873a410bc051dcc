"""The figures of the rules document, counted again without the loader's own tables."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

from game.content.dungeonology.schema import AUXILIARY, VERBS
from game.content.titles import fingerprint, load
from game.engine.titles import TITLES
from game.engine.titles.dungeonology.box import Box, Call, Cost, Profile
from tests.content.conftest import Copy


@pytest.fixture(scope="module")
def box() -> Box:
    return load("dungeonology")


def copies(box: Box, **wanted: object) -> int:
    """Copies of the tricks whose fields have these values."""
    return sum(
        trick.copies
        for trick in box.tricks.values()
        if all(getattr(trick, field) == value for field, value in wanted.items())
    )


def test_d0_4_cubes_and_units(box: Box) -> None:
    assert box.types == ("civ", "mil", "cult", "wealth", "caste")
    assert [(c.unit, c.cubes) for c in box.columns] == [(2, 20), (3, 15), (4, 13), (5, 10), (6, 6)]


def test_d1_5_capacity_and_full_columns(box: Box) -> None:
    assert [column.capacity for column in box.columns] == [8, 6, 5, 4, 2]
    assert [column.values[-1] for column in box.columns] == [26, 25, 24, 23, 14]
    assert sum(column.values[-1] for column in box.columns) == 112


def test_d1_6_stars_and_arrows(box: Box) -> None:
    assert [column.arrow for column in box.columns] == [3, 3, 2, 1, 1]
    assert sum(len(column.stars) for column in box.columns) == 9
    assert all(column.arrow == column.stars[0] - 1 for column in box.columns)


def test_d1_2_tokens(box: Box) -> None:
    assert Counter(box.supply.traps) == {"ambush": 2, "stop": 2, "toll": 2}
    assert (box.supply.teleports, box.supply.secrets) == (2, 3)
    assert (box.supply.students, box.supply.omegas, box.supply.campfire) == (40, 5, 12)


def test_d5_3_extra_alert(box: Box) -> None:
    assert box.supply.extra_alert[1:] == tuple(k * (k - 1) // 2 for k in range(1, 6))


def test_d12_2_bonus_over_the_deck(box: Box) -> None:
    assert [copies(box, bonus=bonus) for bonus in range(1, 6)] == [46, 35, 16, 4, 4]


def test_d12_2_families(box: Box) -> None:
    assert {family: copies(box, family=family) for family in AUXILIARY} == {
        "fate": 15, "subterfuge": 20, "magic": 18, "exploration": 18, "social": 17, "notoriety": 17,
    }  # fmt: skip


def test_d12_2_the_shorter_deck(box: Box) -> None:
    tricks = box.tricks.values()
    assert sum(trick.copies_094 for trick in tricks) == 100
    out = [trick.id for trick in tricks if trick.copies_094 == trick.copies - 1]
    assert out == ["T01", "T05", "T15", "T22", "T40"]


def test_d12_2_timing(box: Box) -> None:
    def of(timing: str) -> list[str]:
        return [trick.id for trick in box.tricks.values() if trick.timing == timing]

    assert of("action") == ["T07", "T16", "T32", "T38"]
    assert of("instant") == ["T08", "T10", "T25", "T29", "T33", "T37"]
    assert of("reaction") == ["T09", "T13"]
    assert of("fate") == ["T01", "T02", "T03", "T04"]
    assert len(of("plain")) == 26


def test_d12_2_sums_of_costs(box: Box) -> None:
    drawn = Counter[int]()
    for trick in box.tricks.values():
        for cost in trick.main.costs if trick.main else ():
            if cost.call.verb == "uni":
                drawn[cost.call.n] += 1
    assert drawn == {1: 16, 2: 12, 3: 8, 0: 1}


def test_d12_2_auxiliary_sums(box: Box) -> None:
    sums = Counter[str]()
    for trick in box.tricks.values():
        for call in trick.aux:
            sums[call.verb] += call.n * trick.copies
    assert sums == {
        "stealth": 64, "alert": 69, "divine": 25, "move": 32, "gain": 27, "social": 0,
    }  # fmt: skip


def test_d6_1_hunters_trap_lets_choose_n(box: Box) -> None:
    main = box.tricks["T21"].main
    assert main is not None
    assert main.costs == (
        Cost(Call("sacrifice", 1), 1, 1),
        Cost(Call("uni", chosen_n=True), 1, 3),
    )
    assert main.calls == (Call("traps", chosen_n=True),)


def test_d12_3_points_and_penalties(box: Box) -> None:
    assert sum(intern.points for intern in box.interns.values()) == 19
    assert sum(jinx.points for jinx in box.jinxes.values()) == 29
    assert {i.protects: i.id for i in box.interns.values() if i.protects} == {
        "mil": "N01", "civ": "N02", "cult": "N03", "wealth": "N04", "caste": "N05",
    }  # fmt: skip


def test_d10_3_stats(box: Box) -> None:
    def stats(name: str, side: str) -> tuple[int, ...]:
        s = getattr(box.scholars[name], side)
        return s.students, s.hand, s.speed, s.intellect, s.stamina

    assert stats("valerio", "normal") == (4, 4, 4, 2, 4)
    assert stats("valerio", "exalted") == (5, 5, 4, 2, 5)
    assert stats("sofia", "normal") == (3, 4, 5, 3, 3)
    assert stats("sofia", "exalted") == (3, 5, 6, 3, 3)
    assert stats("vincenzo", "normal") == (4, 4, 2, 2, 2)
    assert stats("vincenzo", "exalted") == (5, 5, 3, 2, 4)
    assert stats("rebecca", "normal") == (3, 4, 3, 4, 3)
    assert stats("rebecca", "exalted") == (3, 5, 4, 5, 3)


def test_d10_4_combinations(box: Box) -> None:
    assert box.scholars["valerio"].knowledge == (1, 3, 0, 0, 0)
    assert box.scholars["sofia"].knowledge == (1, 1, 0, 1, 1)
    assert box.scholars["rebecca"].combo == (0, 0, 2, 0, 0)


def test_d11_3_cubes_by_level(box: Box) -> None:
    by_level = {level: Counter[str]() for level in (1, 2, 3)}
    for zone in box.zones.values():
        by_level[zone.level].update(zone.cubes)
    counts = {level: [found[kind] for kind in box.types] for level, found in by_level.items()}
    assert counts == {1: [8, 5, 2, 0, 0], 2: [7, 4, 4, 5, 1], 3: [3, 6, 6, 5, 5]}


def test_d11_2_tiles(box: Box) -> None:
    assert sum(len(zone.passages) for zone in box.zones.values()) == 101
    assert sum(zone.alert for zone in box.zones.values()) == 83
    assert sum(len(zone.doors) for zone in box.zones.values()) == 14
    stairs = [zone.id for zone in box.zones.values() if zone.effect("stairs")]
    assert stairs == ["I-1", "I-2", "II-3", "III-1", "III-5"]
    boss = [zone.id for zone in box.zones.values() if zone.effect("boss")]
    assert boss == ["I-1", "I-2", "II-3", "III-1", "III-3", "III-6"]
    assert box.start == "I-0"
    assert box.zones["I-0"].safe


def test_d12_4_alert_cards(box: Box) -> None:
    rows = {c.id: [(r.refill, r.penalty) for r in c.rows] for c in box.alerts.values()}
    assert rows["normal"] == [(3, 0), (2, 1), (2, 1), (3, 2)]
    assert rows["hard"] == [(2, 1), (2, 2), (2, 3)]
    assert [card.start for card in box.alerts.values()] == [5, 4, 3]


def test_d12_5_clans(box: Box) -> None:
    assert {clan.id: (clan.target, clan.modifiers) for clan in box.clans.values()} == {
        "C1": (38, (1, -1, 0, 1, 0)),
        "C2": (42, (0, 1, -1, 0, 2)),
        "C3": (40, (0, 0, 1, -1, 1)),
    }


def test_d12_6_types_are_even(box: Box) -> None:
    kinds = Counter(chance.type for chance in box.chances.values())
    assert sorted(kinds.values()) == [3, 3, 3, 3, 4]
    r08 = box.chances["R08"]
    assert (r08.direction, r08.colour, r08.exit, r08.type) == ("E", "purple", "E2", "mil")


def test_d13_versions_differ_in_every_flag(box: Box) -> None:
    new, old = box.profiles["1.15"], box.profiles["0.94"]
    same = [f.name for f in fields(Profile) if getattr(new, f.name) == getattr(old, f.name)]
    assert same == []
    assert (new.stun_limit, old.stun_limit) == (0, 3)


def test_every_verb_of_the_schema_is_used_by_some_card(box: Box) -> None:
    used = {call.verb for trick in box.tricks.values() for call in trick.aux}
    for trick in box.tricks.values():
        if trick.main:
            used.update(cost.call.verb for cost in trick.main.costs)
            used.update(call.verb for call in trick.main.calls)
            used.update(call.verb for choice in trick.main.either for call in choice)
    for panic in box.panics.values():
        used.update(call.verb for call in (*panic.revealed, *panic.start, *panic.end))
    for boss in box.bosses.values():
        used.update(call.verb for calls in boss.encounters.values() for call in calls)
    assert used == set(VERBS)


def test_load_reads_once() -> None:
    assert load("dungeonology") is load("dungeonology")
    assert "dungeonology" in TITLES


def test_fingerprint_knows_figures_but_not_layout(data: Copy) -> None:
    name = "dungeonology/clans.yaml"
    path = data.path(name)
    path.write_bytes(b"# Another comment.\r\n" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert load("dungeonology", data.folder).fingerprint == fingerprint("dungeonology")
    load.cache_clear()
    data.swap(name, "target: 38", "target: 39")
    assert load("dungeonology", data.folder).fingerprint != fingerprint("dungeonology")


def test_fingerprint_is_the_same_in_every_process() -> None:
    code = "from game.content.titles import fingerprint; print(fingerprint('dungeonology'))"
    root = Path(__file__).parents[2]
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            cwd=root, env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert run.stdout.strip() == fingerprint("dungeonology")
