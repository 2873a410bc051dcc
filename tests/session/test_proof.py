"""`--verify`, replay, fair shuffle, history."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import msgspec
import pytest

from game import cli
from game.engine.titles.dungeonology.view_types import own_view
from game.session import history, save_codec
from game.session.fairness import new_secret
from game.session.library import Library, open_file
from game.session.proof import DIFFERENT, SAME, UNREADABLE, Replay, verify
from game.session.save_index import JOURNAL
from game.session.sealed_file import encode, seal_file, unseal_file
from game.session.sitting import Sitting
from tests.session.checks import sentence
from tests.session.table import Hands, people, played


@pytest.fixture(scope="module")
def finished() -> Sitting:
    """A game of three people that is over."""
    return played(Sitting.begin(people(3), seed=9), 9)


def changed(data: bytes, at: int, **values: object) -> bytes:
    """A file with something changed in its head (0) or in a record, sealed as it should be."""
    bodies = unseal_file(data).bodies
    value = msgspec.json.decode(bodies[at])
    for name, new in values.items():
        value[int(name[1:]) if name.startswith("_") else name] = new
    return seal_file([*bodies[:at], encode(value), *bodies[at + 1 :]])


def test_an_honest_file_is_the_same(finished: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "game.civetta"
    path.write_bytes(save_codec.save_bytes(finished))
    verdict = verify(path)
    assert verdict.code == SAME
    told = sentence(verdict.fault)
    assert str(finished.secret.seed) in told
    assert finished.commitment in told


def test_a_running_game_is_checked_and_its_seed_kept(library: Library) -> None:
    sitting = played(library.start(people(2), seed=987654321), 9, 50)
    sitting.close()
    entry = library.latest()
    assert entry
    verdict = verify(entry.path / JOURNAL)
    assert verdict.code == SAME
    assert "987654321" not in sentence(verdict.fault)


@pytest.mark.parametrize(
    ("at", "values", "key"),
    [
        (10, {"_5": "0" * 32}, "digest"),
        (10, {"_2": "no:such"}, "refused"),
        (10, {"_1": 9}, "refused"),
        (0, {"seed": "0" * 16}, "commitment"),
        (0, {"outcome": None, "fingerprint": "other"}, "finished"),
    ],
)
def test_the_first_difference_is_named(
    finished: Sitting, tmp_path: Path, at: int, values: dict[str, object], key: str
) -> None:
    path = tmp_path / "game.civetta"
    path.write_bytes(changed(save_codec.save_bytes(finished), at, **values))
    verdict = verify(path)
    assert verdict.fault.key.endswith(f".{key}")
    assert verdict.code == (SAME if key == "finished" else DIFFERENT)
    assert sentence(verdict.fault)
    if key in ("digest", "refused"):
        assert verdict.fault.args["number"] == "10"


def test_another_score_sheet_is_a_difference(finished: Sitting, tmp_path: Path) -> None:
    data = save_codec.save_bytes(finished)
    outcome = msgspec.json.decode(unseal_file(data).bodies[0])["outcome"]
    outcome["scores"][0]["total"] += 1
    path = tmp_path / "game.civetta"
    path.write_bytes(changed(data, 0, outcome=outcome))
    assert verify(path).fault.key == "session.verify.outcome"


def test_another_seed_with_its_own_promise_leads_elsewhere(
    finished: Sitting, tmp_path: Path
) -> None:
    secret = new_secret(1)
    path = tmp_path / "game.civetta"
    head = {"seed": f"{1:016x}", "nonce": secret.nonce, "commitment": secret.commitment}
    path.write_bytes(changed(save_codec.save_bytes(finished), 0, **head))
    assert verify(path).code == DIFFERENT


def test_verify_on_the_command_line(
    finished: Sitting, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.civetta"
    data = save_codec.save_bytes(finished)
    for content, code in ((data, SAME), (data[:-3], DIFFERENT), (data[:300] + b"?" * 9, DIFFERENT)):
        path.write_bytes(content)
        assert cli.main(["--verify", str(path)]) == code
        assert capsys.readouterr().out.count("\n") == 1
    assert cli.main(["--verify", str(tmp_path / "nowhere")]) == UNREADABLE


def test_paths_follow_the_data_dir(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CIVETTA_DATA_DIR", "")
    assert cli.main(["--paths", "--data-dir", str(tmp_path)]) == 0
    places = [line.split()[1] for line in capsys.readouterr().out.splitlines()]
    assert len(places) == 4
    assert all(Path(place).is_relative_to(tmp_path) for place in places)


# Replay


def test_a_replay_shows_what_was_seen(finished: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "game.civetta"
    path.write_bytes(save_codec.save_bytes(finished))
    sitting = Sitting(finished.setup, finished.secret, Sitting.begin(people(3), seed=9).timeline)
    seen = [{seat: sitting.view(seat) for seat in (None, 0)}]
    hands = Hands(9)
    while hands.do(sitting):
        while len(seen) < sitting.length:
            seen.append({seat: sitting.view(seat) for seat in (None, 0)})
    for seat in (None, 0):
        replay = Replay(open_file(path).sitting.timeline, seat)
        assert len(replay) == sitting.length
        events = [told for n in range(len(replay)) for told in replay.events(n)]
        assert events == finished.events_for(seat)
        assert replay.view(len(replay) - 1) == finished.view(seat)
        assert replay.view(0) == seen[0][seat]


def test_a_replay_of_a_running_game_keeps_its_secrets() -> None:
    sitting = played(Sitting.begin(people(2), seed=9), 9, 60)
    replay = Replay(sitting.timeline, None)
    for number in range(len(replay)):
        view = own_view(replay.view(number))
        assert view["clan"] is None
        assert all(scholar["hand"] is None for scholar in view["scholars"])
        assert not any(
            "cards" in e.event.facts for e in replay.events(number) if e.event.kind == "cards_drawn"
        )


def test_a_replay_jumps_to_turns(finished: Sitting) -> None:
    replay = Replay(finished.timeline, None)
    turns = replay.turns()
    assert [turn for turn, _ in turns] == list(range(1, len(turns) + 1))
    for turn, number in turns[1:]:
        now, before = (own_view(replay.view(n))["turn"] for n in (number, number - 1))
        assert now >= turn > before


# History


def test_history_adds_up(library: Library) -> None:
    for seed in (1, 2, 3):
        played(library.start(people(2 + seed % 2), seed=seed), seed).close()
    entries = library.history()
    found = history.results(entries)
    assert len(entries) == 3
    assert len(found) == 3 + 2 + 3
    people_ = history.by_person(found)
    assert set(people_) == {"Ada", "Bruno", "Chiara"}
    assert sum(record.wins for record in people_.values()) == 3
    ada = [result.total for result in found if result.person == "Ada"]
    assert people_["Ada"].average == sum(ada) / 3
    assert people_["Ada"].best == max(ada)
    assert sum(tally.games for tally in history.by_role(found).values()) == len(found)
    levels = history.by_level(found)
    assert sum(tally.games for tally in (*people_.values(), *levels.values())) == len(found)
    assert set(levels) == {result.kind for result in found} - {"person"}
    rows = list(csv.DictReader(io.StringIO(history.as_csv(found))))
    assert [int(row["total"]) for row in rows] == [result.total for result in found]
    parts = [key for key in rows[0] if key not in (*history.Result._fields, "parts")]
    assert all(sum(int(row[part]) for part in parts) == int(row["total"]) for row in rows)


def test_a_name_is_no_formula() -> None:
    result = history.Result("2026", "dungeonology", "=1+1", "person", "sofia", 1, 5, {"total": 5})
    assert "'=1+1" in history.as_csv([result])
