"""Games as text: per decision the question, the key, the events and a digest of the state; what
lies on the table and what each seat knows only at the end of a turn."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from game import api
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.view_types import own_view
from tests.properties import positions
from tests.properties.core import saved

Show = Callable[[Any], Iterator[str]]
"""Tells what lies on the table."""

FOLDER = Path(__file__).parent / "files"
ROUNDS = {2: 2, 3: 2, 4: 1}
"""How many rounds of a game from its start are told, by seats."""

SEEDS = 20
"""How many games are tried for the shortest one to an ending."""

LONG_HAND = 12
"""Of a longer hand only the number of cards is told."""

LIKED = {
    "study": 9, "use": 6, "explore": 6, "step": 3, "level": 3, "play": 3, "go_on": 9, "submit": 9,
    "end": 0.5, "rest": 0.3,
}  # fmt: skip
"""How the players of the playthroughs like to answer, by verb."""


def files() -> dict[str, str]:
    """Every golden file by name, as it should be now."""
    starts = {
        f"start_{seats}_seats_{version}": start(seats, version)
        for seats in (2, 3, 4)
        for version in ("1.15", "0.94")
    }
    endings = {f"end_{reason}": ending(reason) for reason in positions.ENDINGS}
    texts = {**starts, **endings, "counts": counts()}
    return {f"{name}.txt": text for name, text in texts.items()}


# Games


def start(seats: int, version: str) -> str:
    """The first rounds of a game."""
    options = {"version": version, "orientation": "rotate" if seats == 3 else "north"}
    game = api.new_game("dungeonology", seats, 20 + seats, options)
    assert isinstance(game, Game)
    title = f"{seats} seats, rules {version}, rounds told: {ROUNDS[seats]}"
    return "\n".join([title, *told(game, Random(seats), ROUNDS[seats])]) + "\n"


def ending(reason: str) -> str:
    """From a prepared late position to the end: the shortest game of some seeds that ends so."""
    games = []
    for seed in range(SEEDS):
        game = prepared(reason, seed)
        lines = list(told(game, Random(seed), game.round + 2))
        if game.outcome and game.outcome.reason == reason:
            games.append(lines)
    title = f"3 seats, rules 1.15, a prepared late position: {reason}"
    return "\n".join([title, *min(games, key=len)]) + "\n"


def prepared(reason: str, seed: int) -> Game:
    """The prepared position of an ending; everybody passes by order."""
    options = {"round_limit": 20, "boss": "aggressive"}
    return positions.arranged(3, seed, options, positions.ENDINGS[reason], "pass")


def told(
    game: Any,
    rng: Random,
    rounds: int,
    show: Show | None = None,
    ends: str = "turn_ended",
    likes: Mapping[str, float] = LIKED,
) -> Iterator[str]:
    """A game decision by decision until a round is over or the game is.

    What lies on the table is shown after events of the kind `ends`; players answer as they like.
    """
    table_ = show or table
    yield from table_(game)
    n = 0
    while game.outcome is None and game.round <= rounds:
        n += 1
        question = game.question
        assert question is not None
        liked = [likes.get(o.verb, 1.0) for o in question.options]
        chosen = rng.choices(question.options, liked)[0]
        others = " ".join(o.key for o in question.options if o is not chosen)
        asked = f"{n:>3}  seat {question.seat}, {question.prompt}{facts(question.args)}"
        events = api.choose(game, chosen)
        yield f"{asked}:  {chosen.key}" + (f"  (not {others})" if others else "")
        yield from (f"       {line}" for line in event_lines(events))
        yield f"       = {digest(game)}"
        if any(e.kind in (ends, "game_ended") for e in events):
            yield from table_(game)
    if game.outcome:
        yield from outcome(game.outcome)


def event_lines(events: list[api.Event]) -> Iterator[str]:
    """One line an event, passes by order together; secret facts with the seats that may see them.

    The scores of the end come with the outcome.
    """
    for by_order, some in groupby(events, lambda e: bool(e.facts.get("by_order"))):
        if by_order:
            yield f"passed by order: {' '.join(str(e.facts['seat']) for e in some)}"
        else:
            yield from map(event_line, some)


def event_line(event: api.Event) -> str:
    """Kind and facts of one event."""
    known = {name: value for name, value in event.facts.items() if name != "scores"}
    eyes = " ".join(map(str, event.eyes))
    secret = f"  [for {eyes}:{facts(event.secret)}]" if eyes else ""
    return f"{event.kind}{facts(known)}{secret}"


def facts(given: Mapping[str, Any]) -> str:
    """Facts as name=value, lists without brackets."""
    return "".join(f" {name}={word(value)}" for name, value in given.items())


def word(value: Any) -> str:
    """A value in as few signs as can be read."""
    if isinstance(value, (tuple, list)):
        return ",".join(map(word, value)) or "-"
    if isinstance(value, dict):
        return "{" + facts(value).strip() + "}"
    return str(value) if value != "" else "-"


def digest(game: api.State) -> str:
    """Eight signs that change with anything in the state."""
    return hashlib.sha256(saved(game).encode()).hexdigest()[:8]


# Views


def table(game: Game) -> Iterator[str]:
    """What everybody sees, then what each seat knows beside it."""
    view = own_view(api.project(game, None))
    yield ""
    campus, boss = view["campus"], view["boss"]
    yield (
        f"---- round {view['round']}, turn {view['turn']}: campfire {campus['campfire']},"
        f" alert {campus['alert']} with {campus['omegas']}, penalty {campus['penalty']},"
        f" panic {campus['panic'] or '-'}, Laetus ({boss['profile']}) {boss['zone'] or '-'}"
    )
    yield "     map " + " ".join(zone_words(zone) for zone in view["map"])
    for seat, scholar in enumerate(view["scholars"]):
        mine = own_view(api.project(game, seat))
        cards = mine["scholars"][seat]["hand"] or []
        hand = f"{len(cards)} cards" if len(cards) > LONG_HAND else " ".join(cards) or "-"
        clan = f", clan {mine['clan']}" if mine["clan"] else ""
        yield f"     {seat} {scholar_words(scholar)}"
        yield f"       knows: {hand}{clan}"
    yield ""


def zone_words(zone: Mapping[str, Any]) -> str:
    """A zone: id, cell, turn if any, cubes."""
    cubes = ",".join(cube or "." for cube in zone["slots"])
    turn = f"/{zone['turn']}" if zone["turn"] else ""
    return f"{zone['zone']}({zone['x']},{zone['y']}){turn}" + (f"[{cubes}]" if cubes else "")


def scholar_words(scholar: Mapping[str, Any]) -> str:
    """A scholar: where it is and what it has."""
    cubes = "/".join(map(str, scholar["cubes"]))
    parts = [
        f"{scholar['card']}{' exalted' if scholar['exalted'] else ''} in {scholar['zone']}",
        f"cubes {cubes}",
        f"points {scholar['points']}",
        f"stars {scholar['stars']}",
        f"students {scholar['students']}",
        f"stun {scholar['stun']} of {scholar['stun_limit']}",
    ]
    for name in ("interns", "jinxes"):
        if scholar[name]:
            parts.append(f"{name} {' '.join(scholar[name])}")
    if scholar["hidden_jinxes"]:
        parts.append(f"face down {scholar['hidden_jinxes']}")
    if scholar["finished"]:
        parts.append(f"finished, rank {scholar['rank']}")
    return ", ".join(parts)


def outcome(end: api.Outcome) -> Iterator[str]:
    """How it ended and the score sheet."""
    yield f"ended: {end.reason}; ranking {word(end.ranking)}, parted by {word(end.ties)}"
    for seat, parts in enumerate(end.scores):
        yield f"  {seat}{facts(parts)}"


# Counts


def counts() -> str:
    """Distinct positions and distinct views at depth 1 to 3 from fixed starts."""
    lines = ["distinct positions after 1, 2 and 3 decisions", ""]
    for seats in (2, 3, 4):
        for version in ("1.15", "0.94"):
            new = api.new_game("dungeonology", seats, 1, {"version": version})
            late = positions.late_game(seats, 4, {"version": version})
            for name, game in (("new", new), ("late", late)):
                numbers = "".join(f"{n:>7}" for n in depths(game))
                lines.append(f"{seats} seats, {version}, {name:<4} {numbers}")
    return "\n".join(lines) + "\n"


def depths(game: api.State) -> Iterator[int]:
    """How many different positions can be reached in one, two, three decisions."""
    level = {digest(game): game}
    for _ in range(3):
        reached = {}
        for one in level.values():
            for option in one.question.options if one.question else ():
                twin = one.clone()
                api.choose(twin, option)
                reached[digest(twin)] = twin
        level = reached
        yield len(level)
