"""The long run of the session: `python3 -m tests fuzz --saves`, with its figures at the end."""

from __future__ import annotations

import argparse
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from game.session import save_codec
from game.session.sitting import Sitting
from tests.arguments import some
from tests.session.checks import (
    DAMAGES,
    FORGERIES,
    SUBTLE,
    bomb,
    is_refused,
    plays_on,
    saves_are_equal,
    undo_and_redo,
)
from tests.session.killing import kill_and_look
from tests.session.reader import Reader
from tests.session.table import Hands, mixed_title, one_person, people, played

SLOWEST = 1.0
MOST_MEGABYTES = 200
PARTS = ("saves", "undo", "kill", "corrupt")


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments, each a number with the size of the full run as default."""
    parser = argparse.ArgumentParser(prog="python3 -m tests fuzz --saves", description=__doc__)
    parser.add_argument("--games", type=some, default=200, help="games saved and undone throughout")
    parser.add_argument("--kills", type=some, default=200, help="processes killed")
    parser.add_argument("--corrupted", type=some, default=10_000, help="files corrupted")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--only", choices=PARTS, help="one part of the run")
    return parser.parse_args(argv)


def setups(seed: int) -> Sitting:
    """Another table for every seed, every title among them."""
    title = mixed_title(seed)
    setup = one_person(title) if seed % 4 == 1 else people(2 + seed % 3, title)
    return Sitting.begin(setup, seed=seed)


def save_everywhere(seeds: Iterable[int]) -> str:
    """Save, load, save after every decision, undo and rewind; now and then played from the start."""
    moments = whole = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in seeds:
            sitting = setups(seed)
            reader = Reader(Path(folder) / "save.civetta")
            for _ in unsteady(sitting, seed):
                reader.compare(sitting)
                moments += 1
                if moments % 100 == 0 or sitting.outcome:
                    saves_are_equal(sitting)
                    whole += 1
    return (
        f"{moments} moments of {len(list(seeds))} games saved, loaded and saved equal, "
        f"{whole} of them played from the first decision"
    )


def unsteady(sitting: Sitting, seed: int) -> Iterator[None]:
    """A game whose people press signs, set orders, take back, and once agree to rewind."""
    chance = random.Random(seed)
    for number in Hands(seed).play(sitting):
        yield
        if sitting.now().bar and chance.random() < 0.5:
            sitting.press(chance.sample(sitting.people, 1))
            yield
        if chance.random() < 0.05 and sitting.why_not_undo() is None:
            sitting.undo()
            yield
        if number == 90 and sitting.outcome is None:
            sitting.rewind(chance.choice(sitting.decisions())[0], sitting.people)
            yield


def undo_everywhere(seeds: Iterable[int]) -> str:
    """Undo and redo after every decision."""
    steps = decisions = 0
    for seed in seeds:
        sitting = setups(seed)
        for _ in Hands(seed).play(sitting):
            steps += undo_and_redo(sitting)
            decisions += 1
    return f"{decisions} decisions, {steps} steps undone and redone to equal digests"


def kill_processes(n: int, seed: int) -> str:
    """Kill a process at random moments."""
    chance = random.Random(seed)
    kept = []
    for number in range(n):
        with tempfile.TemporaryDirectory() as folder:
            lines, wait = chance.randrange(0, 500), chance.random() / 100
            kept.append(kill_and_look(Path(folder), seed + number, lines, wait))
    return f"{n} processes killed, none unreadable, no decision lost; {sum(kept)} records kept"


def corrupt_files(n: int, seed: int) -> str:
    """Corrupt saves in every way there is."""
    chance = random.Random(seed)
    saves = [
        save_codec.save_bytes(played(setups(seed + k), seed + k, 40 * (k + 1)), "fuzz")
        for k in range(8)
    ]
    ways = [way for way in (*DAMAGES, *FORGERIES, *SUBTLE) if way is not bomb]
    counts: Counter[str] = Counter()
    slowest = 0.0
    for number in range(n):
        # A bomb is dear to make, so there are few of them.
        way = bomb if number % 500 == 0 else ways[number % len(ways)]
        save = chance.choice(saves)
        try:
            slowest = max(slowest, corrupted(way(save, chance), save, way in SUBTLE, counts))
        except AssertionError as error:
            error.add_note(f"corrupted by {way.__name__}, number {number}")
            raise
    assert slowest < SLOWEST, f"a file took {slowest:.2f} s"
    return f"{n} corrupted files: {dict(counts)}, slowest {slowest * 1000:.0f} ms"


def corrupted(data: bytes, save: bytes, may_open: bool, counts: Counter[str]) -> float:
    """Open one corrupted file; the seconds of work it took, whatever else the machine does."""
    started = time.process_time()
    refused = is_refused(data)
    seconds = time.process_time() - started
    if refused:
        counts["refused"] += 1
    elif data == save:
        counts["unchanged"] += 1
    else:
        assert may_open, "damage was not noticed"
        plays_on(data, 1)
        counts["opened whole"] += 1
    return seconds


def main(argv: Sequence[str]) -> int:
    """Run all parts; 0 if all is well, 1 with the reason if not."""
    args = parse(argv)
    seeds = range(args.seed, args.seed + args.games)
    parts: list[tuple[str, Callable[[], str]]] = [
        ("saves", lambda: save_everywhere(seeds)),
        ("undo", lambda: undo_everywhere(seeds)),
        ("kill", lambda: kill_processes(args.kills, args.seed)),
        ("corrupt", lambda: corrupt_files(args.corrupted, args.seed)),
    ]
    for name, part in parts:
        if args.only and name != args.only:
            continue
        started = time.perf_counter()
        try:
            told = part()
        except AssertionError as failed:
            print(f"FAILED  {name}: {failed}", file=sys.stderr)
            raise
        print(f"{name:9} {told} ({time.perf_counter() - started:.0f} s)", flush=True)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory    {megabytes:.0f} MB at most")
    return 0 if megabytes < MOST_MEGABYTES else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
