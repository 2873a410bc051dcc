"""Saves and running games: nothing is lost, nothing half is opened."""

from __future__ import annotations

import itertools
import json
import os
import random
from pathlib import Path

import pytest

from game import __version__
from game.content.titles import fingerprint
from game.engine.titles.dungeonology.view_types import own_view
from game.session import save_codec, save_parser, sealed_file
from game.session.autosave import EVERY, GENERATIONS
from game.session.faults import SessionFault
from game.session.journal_records import FORMAT
from game.session.library import Library, open_data
from game.session.save_index import JOURNAL, generations
from game.session.sealed_file import encode, unseal_file
from game.session.setup import SetUp
from game.session.sitting import Sitting
from tests.fuzz_saves import unsteady
from tests.session.checks import (
    DAMAGES,
    FORGERIES,
    SUBTLE,
    bomb,
    is_refused,
    plays_on,
    saves_are_equal,
    sentence,
    state_of,
)
from tests.session.reader import Reader
from tests.session.table import Hands, one_person, people, played


@pytest.mark.parametrize(("seats", "seed", "answers"), [(2, 1, 120), (4, 2, 120)])
def test_save_load_save_is_equal_after_every_decision(seats: int, seed: int, answers: int) -> None:
    sitting = Sitting.begin(people(seats), seed=seed)
    saves_are_equal(sitting)
    for _ in Hands(seed).play(sitting, answers):
        saves_are_equal(sitting)


@pytest.mark.parametrize(("title", "seats"), [("dungeonology", 3), ("atlandice", 2)])
def test_save_load_save_is_equal_all_through_a_game(tmp_path: Path, title: str, seats: int) -> None:
    """The check of the long run: with signs, undo and a rewind on the way."""
    sitting = Sitting.begin(people(seats, title), seed=6)
    reader = Reader(tmp_path / "save.civetta")
    for number, _ in enumerate(unsteady(sitting, 6)):
        if number % 5 == 0:
            reader.compare(sitting)
    reader.compare(sitting)
    assert sitting.outcome


def test_a_finished_game_saves_equal() -> None:
    saves_are_equal(played(Sitting.begin(people(3), seed=7), 7))


def test_a_save_says_what_it_is(library: Library) -> None:
    sitting = played(Sitting.begin(people(3), seed=7), 7, 40)
    entry = library.save(sitting, "  Tuesday\nnight ", picture=b"png")
    head = entry.head
    assert head
    assert (head.format, head.title, head.program) == (FORMAT, "dungeonology", __version__)
    assert head.fingerprint == fingerprint("dungeonology")
    assert (head.name, head.picture, entry.fault) == ("Tuesday night", b"png", None)
    assert [seat.name for seat in head.setup.seats] == ["Ada", "Bruno", "Chiara"]
    view = own_view(sitting.view(None))
    assert head.summary.roles == [scholar["card"] for scholar in view["scholars"]]
    assert entry.turn == view["turn"]
    assert head.summary.decisions == len(sitting.decisions())


def test_a_seat_that_was_given_to_a_person_late_is_played_again_alike() -> None:
    """An order of the seats follows from who is a person, also where nobody brought it up to date."""
    setup = one_person()
    setup.seats[2].kind = "person"
    sitting = played(Sitting.begin(setup, seed=7), 7, 20)
    assert open_data(save_codec.save_bytes(sitting)).is_proven


def test_saves_can_be_listed_renamed_deleted_exported_and_brought_in(
    library: Library, tmp_path: Path
) -> None:
    sitting = played(Sitting.begin(people(2), seed=7), 7, 30)
    first, second = library.save(sitting, "one"), library.save(sitting, "two")
    assert [e.head.name for e in library.saves() if e.head] == ["two", "one"]
    assert library.rename(first, "uno").head == library.saves()[1].head
    library.export(second, tmp_path / "out.civetta")
    library.delete(second)
    assert [e.head.name for e in library.saves() if e.head] == ["uno"]
    library.bring_in(tmp_path / "out.civetta")
    assert [e.head.name for e in library.saves() if e.head] == ["two", "uno"]
    loaded = library.load(library.saves()[0])
    assert state_of(loaded.sitting) == state_of(sitting)
    loaded.sitting.close()


def test_a_broken_save_is_listed_with_the_reason(library: Library, tmp_path: Path) -> None:
    entry = library.save(played(Sitting.begin(people(2), seed=7), 7, 30), "one")
    whole = entry.path.read_bytes()
    for broken in (whole[:-5], whole[:40], b"", b"hello", bytes(10_000)):
        entry.path.write_bytes(broken)
        (listed,) = library.saves()
        assert listed.fault
        assert sentence(listed.fault)
        for refused in (library.load, lambda e: library.rename(e, "x")):
            with pytest.raises(SessionFault):
                refused(listed)
        assert entry.path.read_bytes() == broken
    (tmp_path / "bad").write_bytes(whole[:-5])
    with pytest.raises(SessionFault):
        library.bring_in(tmp_path / "bad")
    assert len(library.saves()) == 1


def test_a_picture_must_be_small(library: Library) -> None:
    with pytest.raises(SessionFault):
        library.save(Sitting.begin(people(2), seed=7), "x", picture=bytes(300_000))


def test_an_older_format_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up format 0, in which the nonce was called a pinch of salt."""
    sitting = played(Sitting.begin(people(2), seed=7), 7, 30)
    head, *bodies = unseal_file(save_codec.save_bytes(sitting)).bodies
    old = head.replace(b'"format":%d' % FORMAT, b'"format":0').replace(b'"nonce"', b'"salt"')
    data = sealed_file.seal_file([old, *bodies])
    assert is_refused(data)

    def from_0(
        head: save_parser.Plain, records: list[object]
    ) -> tuple[save_parser.Plain, list[object]]:
        return {
            **{k: v for k, v in head.items() if k != "salt"},
            "format": 1,
            "nonce": head["salt"],
        }, records

    monkeypatch.setattr(save_parser, "UPGRADES", {0: from_0, **save_parser.UPGRADES})
    assert state_of(open_data(data).sitting) == state_of(sitting)


def test_format_1_had_no_signs_on_bars() -> None:
    sitting = played(Sitting.begin(people(4), seed=7), 7, 250)
    head, *bodies = unseal_file(save_codec.save_bytes(sitting)).bodies
    assert b'"format":%d' % FORMAT in head
    kept = [body for body in bodies if not body.startswith(b'["p"')]
    assert len(kept) < len(bodies)
    old = json.loads(head) | {"format": 1, "length": len(kept)}
    loaded = open_data(sealed_file.seal_file([encode(old), *kept]))
    assert loaded.is_proven
    assert state_of(loaded.sitting) == state_of(sitting)


def test_a_game_goes_on_when_the_rules_have_changed(library: Library) -> None:
    """The journal leads elsewhere, the snapshot is taken, and its journal begins there."""
    sitting = played(Sitting.begin(people(2), seed=7), 7, 40)
    head, *bodies = unseal_file(save_codec.save_bytes(sitting)).bodies
    data = sealed_file.seal_file(
        [head, encode(["c", 0, "no:such", "person", 1, "0" * 32]), *bodies[1:]]
    )
    loaded = open_data(data)
    assert not loaded.is_proven
    assert loaded.fault
    assert loaded.fault.key == "session.fault.rules"
    assert state_of(loaded.sitting) == state_of(sitting)
    played(loaded.sitting, 8, 20)
    saves_are_equal(loaded.sitting)
    library.autosave(loaded.sitting)
    loaded.sitting.close()
    entry = library.latest()
    assert entry
    again = library.resume(entry)
    assert state_of(again.sitting) == state_of(loaded.sitting)
    again.sitting.close()


def test_changed_rules_cost_only_what_they_no_longer_allow(library: Library) -> None:
    """The newest generation and every record behind it up to the one these rules refuse."""
    sitting = played(library.start(people(4), seed=1), 1, 2 * EVERY + 15)
    sitting.close()
    entry = library.latest()
    assert entry
    for path in generations(entry.path):
        if int(path.stem) % EVERY:  # as if the process had been stopped, not closed
            path.unlink()
    journal = entry.path / JOURNAL
    bodies = unseal_file(journal.read_bytes()).bodies
    allowed = int(generations(entry.path)[0].stem) + 4
    for number, broken in ((allowed + 1, allowed), (3, len(sitting.records))):
        changed = encode(["c", 0, "no:such", "person", 1, "0" * 32])
        journal.write_bytes(
            sealed_file.seal_file([*bodies[:number], changed, *bodies[number + 1 :]])
        )
        loaded = library.resume(entry)
        assert not loaded.is_proven
        assert loaded.fault
        assert sentence(loaded.fault)
        assert state_of(loaded.sitting) == sitting.records[broken - 1].digest
        loaded.sitting.close()


# Running games


@pytest.mark.parametrize("setup", [people(2), people(4), one_person()])
def test_continue_resumes_exactly_there(library: Library, setup: SetUp) -> None:
    sitting = library.start(setup, seed=3)
    hands = Hands(3)
    for stop in range(12):
        for _ in hands.play(sitting, 3 + stop):
            pass
        sitting.close()
        entry = library.latest()
        assert entry
        assert entry.turn == own_view(sitting.view(None))["turn"]
        loaded = library.resume(entry)
        assert (loaded.is_proven, loaded.fault) == (True, None)
        assert state_of(loaded.sitting) == state_of(sitting)
        assert loaded.sitting.question == sitting.question
        assert loaded.sitting.now().todo in (sitting.now().todo, "bar")
        assert loaded.sitting.why_not_undo() == sitting.why_not_undo()
        sitting = loaded.sitting
    sitting.close()
    assert len(list(library.running())) == 1


def test_an_older_game_stays_when_a_new_one_is_started(library: Library) -> None:
    first, second = library.start(people(2), seed=1), library.start(people(3), seed=2)
    played(first, 1, 5)
    played(second, 2, 5)
    first.close()
    second.close()
    newest, older = library.running()
    assert newest.head
    assert older.head
    assert [len(e.head.setup.seats) for e in (newest, older) if e.head] == [3, 2]
    library.delete(newest)
    latest = library.latest()
    assert latest
    assert latest._replace(journal=None) == older


def test_a_finished_game_goes_to_the_shelf(library: Library) -> None:
    sitting = played(library.start(people(2), seed=1), 1)
    sitting.close()
    assert library.latest() is None
    (entry,) = library.history()
    assert entry.head
    assert entry.head.outcome
    assert entry.head.outcome.ranking


def test_a_finished_game_that_is_rewound_is_a_running_one(library: Library) -> None:
    sitting = played(library.start(people(2), seed=1), 1)
    sitting.rewind(sitting.decisions()[10][0], [0, 1])
    sitting.close()
    assert library.history() == []
    assert library.latest()


def test_a_game_that_ended_in_a_sudden_stop_still_gets_to_the_shelf(library: Library) -> None:
    sitting = played(library.start(people(2), seed=1), 1)
    sitting.close()
    (entry,) = library.history()
    sitting = library.autosave(open_data(entry.path.read_bytes()).sitting)
    entry.path.unlink()
    sitting.close()
    assert library.latest() is None
    assert len(library.history()) == 1


def test_generations_are_kept(library: Library) -> None:
    sitting = library.start(people(4), seed=1)
    played(sitting, 1, 5 * EVERY)
    sitting.close()
    entry = library.latest()
    assert entry
    kept = generations(entry.path)
    assert len(kept) == GENERATIONS
    assert int(kept[0].stem) == len(sitting.records)
    assert all(int(path.stem) % EVERY == 0 for path in kept[1:])


def flipped(data: bytes, at: int) -> bytes:
    """The same with another byte at one place."""
    return data[:at] + bytes([data[at] ^ 0x3F]) + data[at + 1 :]


def test_a_torn_end_is_dropped_and_a_damaged_game_offers_its_last_good_state(
    library: Library,
) -> None:
    sitting = library.start(people(4), seed=1)
    fingerprints = [state_of(sitting)]
    keys = [r for _ in Hands(1).play(sitting, 4 * EVERY) for r in [state_of(sitting)]]
    fingerprints += keys
    sitting.close()
    entry = library.latest()
    assert entry
    journal = entry.path / JOURNAL
    whole = journal.read_bytes()

    generations(entry.path)[0].unlink()  # a process that is stopped does not write this last one
    journal.write_bytes(whole[:-7])
    entry = library.latest()
    assert entry
    assert entry.fault is None
    loaded = library.resume(entry)
    assert len(loaded.sitting.records) == len(sitting.records) - 1
    loaded.sitting.close()

    newest = int(generations(entry.path)[0].stem)
    for damaged, at_least in (
        (flipped(whole, 300), newest),
        (flipped(whole, len(whole) - 100), newest),
        (b"?" * 4000, newest),
        (whole[:30], newest),
    ):
        journal.write_bytes(damaged)
        entry = next(e for e in library.running() if e.path == journal.parent)
        assert entry.offer > 0
        assert entry.fault
        assert sentence(entry.fault)
        with pytest.raises(SessionFault):
            library.resume(entry)
        rescued = library.resume(entry, rescue=True)
        assert rescued.fault
        assert sentence(rescued.fault)
        where = state_of(rescued.sitting)
        records = [r.digest for r in sitting.records]
        assert records.index(where) + 1 >= at_least
        assert journal.read_bytes() == damaged
        rescued.sitting.close()
        library.delete(next(library.running()))


def test_no_wrong_length_drops_records_in_silence(library: Library) -> None:
    """A length flipped so that it points behind the end looks like a torn end, and is none."""
    played(library.start(people(2), seed=1), 1, 12).close()
    entry = library.latest()
    assert entry
    journal = entry.path / JOURNAL
    whole = journal.read_bytes()
    for path in generations(entry.path):
        path.unlink()
    at = sealed_file.PREAMBLE
    while at < len(whole):
        for byte, bit in itertools.product(range(4), range(8)):
            spot = at + byte
            journal.write_bytes(
                whole[:spot] + bytes([whole[spot] ^ (1 << bit)]) + whole[spot + 1 :]
            )
            assert next(library.running()).fault, (spot, bit)
        at += sealed_file.FRAME.size + sealed_file.FRAME.unpack_from(whole, at)[0]


def test_a_journal_shorter_than_its_generation_is_damaged(library: Library) -> None:
    """Cut between two records nothing looks wrong, but a generation knows better."""
    sitting = played(library.start(people(2), seed=1), 1, 40)
    expected = state_of(sitting)
    sitting.close()
    entry = library.latest()
    assert entry
    journal = entry.path / JOURNAL
    bodies = unseal_file(journal.read_bytes()).bodies
    journal.write_bytes(sealed_file.seal_file(bodies[:20]))
    entry = library.latest()
    assert entry
    assert entry.fault
    assert entry.offer
    rescued = library.resume(entry, rescue=True)
    assert state_of(rescued.sitting) == expected
    rescued.sitting.close()


@pytest.mark.skipif(os.name == "nt", reason="there are no such files on Windows")
def test_what_never_ends_is_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.civetta"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(SessionFault) as refused:
            save_parser.read_bytes(path)
        assert refused.value.fault.key == "session.fault.not_ours"


def test_what_was_never_written_does_not_hide_an_older_game(library: Library) -> None:
    """A process that stops between making a folder and writing its head leaves nothing to offer."""
    sitting = played(library.start(people(2), seed=1), 1, 5)
    sitting.close()
    for number, content in (("000007", None), ("000008", b""), ("000009", b"CIVETTA\n123")):
        (library.games / number).mkdir()
        if content is not None:
            (library.games / number / JOURNAL).write_bytes(content)
    (entry,) = library.running()
    assert entry.path.name == "000001"


# Corruption


@pytest.fixture(scope="module")
def save() -> bytes:
    """A save in the middle of a game."""
    return save_codec.save_bytes(played(Sitting.begin(people(4), seed=5), 5, 120), "name")


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda d: d.__name__)
def test_damage_is_refused(save: bytes, damage) -> None:
    chance = random.Random(damage.__name__)
    for _ in range(40):
        broken = damage(save, chance)
        assert broken == save or is_refused(broken)


@pytest.mark.parametrize("forge", [f for f in FORGERIES if f is not bomb], ids=lambda d: d.__name__)
def test_forgery_is_refused(save: bytes, forge) -> None:
    chance = random.Random(forge.__name__)
    for _ in range(8):
        assert is_refused(forge(save, chance))


def test_a_bomb_is_refused(save: bytes) -> None:
    assert is_refused(bomb(save, random.Random(1)))


@pytest.mark.parametrize("forge", SUBTLE, ids=lambda d: d.__name__)
def test_subtle_forgery_gives_a_whole_game_or_none(save: bytes, forge) -> None:
    chance = random.Random(forge.__name__)
    for _ in range(30):
        forged = forge(save, chance)
        if not is_refused(forged):
            plays_on(forged, 1)
