"""Submitting a thesis (D3.3, D7.13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.dungeonology.alarm import SETTLE, start_maximum_alert
from game.engine.titles.dungeonology.cubes import eliminate, types_on_board
from game.engine.titles.dungeonology.ending import thesis_score
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.verbs.people import Jinx


def why_not_submit(game: Game, seat: int) -> Reason | None:
    """D3.3: at least two stars, before Maximum Alert."""
    needed = game.box.supply.thesis_stars
    if game.maximum:
        return Reason("submit_on_start", "D7.13")
    if game.scholars[seat].stars < needed:
        return too_few_stars(needed, game.scholars[seat].stars)
    return None


@cache
def too_few_stars(needed: int, have: int) -> Reason:
    """The same reason every time: it bars most turns."""
    return Reason("stars", "D3.3", {"n": needed, "have": have})


def go_to_start(game: Game, seat: int) -> None:
    """Put a scholar on the Start tile; this is no entry (D4.7)."""
    scholar = game.scholars[seat]
    if scholar.zone != game.box.start:
        origin, scholar.zone = scholar.zone, game.box.start
        game.emit("returned", seat=seat, origin=origin)


def thesis(seat: int) -> tuple[Step, ...]:
    """D3.3: steps 1 to 4."""
    return GoToStart(seat), DefendThesis(seat), SETTLE


@record
class GoToStart(Step):
    """D3.3 step 1."""

    seat: int

    def run(self, game: Game) -> None:
        go_to_start(game, self.seat)


@record
class DefendThesis(Step):
    """D3.3 steps 2 to 4, D7.13: the clan card decides; the figure is for the author's eyes only."""

    seat: int

    def run(self, game: Game) -> None:
        clan = game.box.clans[game.clan]
        scholar = game.scholars[self.seat]
        scholar.clan_seen = True
        score = thesis_score(game, self.seat)
        success = score >= clan.target
        game.whisper(
            self.seat,
            "thesis_judged",
            {"clan": clan.id, "score": score, "target": clan.target},
            seat=self.seat,
            success=success,
        )
        if success:
            self.succeed(game)
        else:
            loss = (LoseDearest(self.seat),) if any(scholar.cubes) else ()
            over = (Retire(self.seat),) if game.maximum else ()
            game.push(*loss, Jinx(self.seat, 1, self.seat), *over)

    def succeed(self, game: Game) -> None:
        """D3.3 step 3: the scholar's game is over; Maximum Alert begins."""
        scholar = game.scholars[self.seat]
        scholar.finished = True
        scholar.rank = 1 + max(s.rank for s in game.scholars)
        game.emit("thesis_ranked", seat=self.seat, rank=scholar.rank)
        start_maximum_alert(game, "thesis")


@record
class Retire(Step):
    """D7.13, D14 Q35: in Maximum Alert the game of a failed author is over once he has paid."""

    seat: int

    def run(self, game: Game) -> None:
        game.scholars[self.seat].finished = True


@record
class LoseDearest(Ask):
    """D3.3 step 4: eliminate the most valuable cube; ties by the owner; protection does not help.

    Ruling: asked also where one cube is the dearest, or not being asked would tell of the clan card (D2.3);
    not where everybody knows which one it is.
    """

    seat: int
    prompt = "lose_dearest"
    always = True

    def run(self, game: Game) -> None:
        by_clan = game.profile.thesis_costs_by_clan
        if by_clan and len(types_on_board(game, self.seat)) > 1:
            Ask.run(self, game)
        else:
            self.chosen(game, self.options(game)[0])

    def options(self, game: Game) -> Sequence[Option]:
        clan = game.box.clans[game.clan]
        by_clan = game.profile.thesis_costs_by_clan  # V24
        worth = {
            column.id: column.unit + (modifier if by_clan else 0)
            for column, modifier in zip(game.box.columns, clan.modifiers, strict=True)
        }
        types = types_on_board(game, self.seat)
        dearest = max(worth[t] for t in types)
        return [option("eliminate", t) for t in types if worth[t] == dearest]

    def chosen(self, game: Game, answer: Option) -> None:
        eliminate(game, self.seat, str(answer.args[0]))


@record
class LateThesis(Step):
    """D7.13: in Maximum Alert a scholar that ends its turn on Start submits."""

    seat: int

    def run(self, game: Game) -> None:
        scholar = game.scholars[self.seat]
        if game.maximum and not scholar.finished and scholar.zone == game.box.start:
            game.push(DefendThesis(self.seat), SETTLE)
