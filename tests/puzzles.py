"""`python3 -m tests puzzles TITLE`: looks through played games for questions with one clearly best answer.

A candidate is a question whose best answer is not the one that looks best at once (a scholar's), and that
several searches agree on by far. It is printed as a record of `data/<title>/puzzles.yaml`; whoever takes
it over writes its words.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.api import Question, State, choose, new_game, pending, project, redeal, title_of
from game.bots.greedy import GreedyBot
from game.bots.levels import SEARCHING
from game.bots.mind import think
from game.engine.titles import TITLES
from tests.arguments import some

#: Searches that have to agree, and by how much of a chance to win the best leads the next.
SEARCHES, LEAD = 4, 0.06
LEAST_OPTIONS = 3


class Candidate(NamedTuple):
    """A position with a clear answer: by how much it leads, the other answers from good to bad."""

    seed: int
    seats: int
    played: tuple[str, ...]
    seat: int
    prompt: str
    answer: str
    obvious: str
    lead: float
    others: tuple[str, ...]

    def record(self) -> str:
        """As it stands in the file of puzzles."""
        played = ", ".join(f'"{key}"' for key in self.played)
        return (
            f"# {self.prompt}: {self.answer} by {self.lead:.2f}, not {self.obvious};"
            f" then {self.others[:4]}\n"
            f"- id: p{self.seed}_{len(self.played)}\n"
            f"  seed: {self.seed}\n  seats: {self.seats}\n"
            f'  answer: "{self.answer}"\n  played: [{played}]\n'
        )


def lead_of(state: State, key: str, seed: int) -> tuple[str, float, tuple[str, ...]]:
    """The best answer by one search, how far it leads the next, and the others."""
    question = state.question
    assert question is not None
    ranking = think(redeal(state, question.seat, seed), SEARCHING, seed=seed).ranking
    if not ranking or ranking[0].key == key:
        return "", 0.0, ()
    return (
        ranking[0].key,
        ranking[0].chance - max(one.chance for one in ranking[1:]),
        tuple(one.key for one in ranking[1:]),
    )


def agreed(state: State, obvious: str) -> tuple[str, float, tuple[str, ...]]:
    """What all searches agree on, and the smallest lead; "" if they do not."""
    first, lead, others = lead_of(state, obvious, 1)
    if not first or lead < LEAD:
        return "", 0.0, ()
    for seed in range(2, SEARCHES + 1):
        key, more, _ = lead_of(state, obvious, seed)
        lead = min(lead, more)
        if key != first or lead < LEAD:
            return "", 0.0, ()
    return first, lead, others


def candidates(
    title: str, seed: int, seats: int, every: int, prompts: Sequence[str]
) -> Iterator[Candidate]:
    """Those of one game between scholars; every so many questions (of these kinds) are searched."""
    played: list[str] = []
    state, met = new_game(title, seats, seed), 0
    bots = [GreedyBot(seed * 10 + seat) for seat in range(seats)]
    while isinstance(question := pending(state), Question):
        seat = question.seat
        obvious = bots[seat].answer(project(state, seat), question)
        if len(question.options) >= LEAST_OPTIONS and (not prompts or question.prompt in prompts):
            met += 1
            if met % every == 0:
                key, lead, others = agreed(state, obvious)
                if key:
                    yield Candidate(
                        seed,
                        seats,
                        tuple(played),
                        seat,
                        question.prompt,
                        key,
                        obvious,
                        lead,
                        others,
                    )
        played.append(obvious)
        choose(state, obvious)


def main(argv: Sequence[str]) -> int:
    """Print candidates as they are found."""
    parser = argparse.ArgumentParser(prog="python3 -m tests puzzles", description=__doc__)
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--games", type=some, default=10, help="how many are played")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--seats", type=some, default=2, help="how many play")
    parser.add_argument("--every", type=some, default=2, help="which questions: every so-manieth")
    parser.add_argument(
        "--prompts", nargs="*", default=(), help="kinds of questions (default: all)"
    )
    args = parser.parse_args(list(argv))
    if args.seats not in title_of(args.title).seats:
        parser.error(f"{args.title} is not for {args.seats}")
    for seed in range(args.seed, args.seed + args.games):
        print(f"game {seed}", file=sys.stderr, flush=True)
        for found in candidates(args.title, seed, args.seats, args.every, args.prompts):
            print(found.record(), flush=True)
    return 0
