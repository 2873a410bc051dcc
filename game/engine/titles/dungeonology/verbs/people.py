"""Verbs about students, stun tokens, jinx cards and interns."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option, Reason, option
from game.engine.core.record import record
from game.engine.titles.dungeonology import students
from game.engine.titles.dungeonology.box import Call
from game.engine.titles.dungeonology.numbers import refold
from game.engine.titles.dungeonology.piles import draw_jinx, shed_jinx, without
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.verb import Verb


class Uni(Verb):
    """Draw n students from the University (D7.2); a card's N is how many really come (T21)."""

    def run(self, game: Game) -> None:
        play = game.plays[-1] if game.plays else None
        if play and play.n:
            come = min(self.n, game.bag + game.bag_omegas)
            game.plays = (*game.plays[:-1], play._replace(n=come))
        game.push(students.DrawStudents(self.seat, self.n))


class Sacrifice(Verb):
    """Sacrifice n students (D5.7)."""

    def run(self, game: Game) -> None:
        students.sacrifice(game, self.seat, self.n)


class Gain(Verb):
    """Gain n students from the campfire (D5.7)."""

    def run(self, game: Game) -> None:
        students.gain_students(game, self.seat, self.n)


class OtherGains(Verb):
    """The target gains n students from the campfire."""

    def run(self, game: Game) -> None:
        if self.target >= 0:
            students.gain_students(game, self.target, self.n)


class StealStudents(Verb):
    """Up to n students from the target (D7.5)."""

    @classmethod
    def why_not_on(cls, game: Game, seat: int, call: Call, target: int) -> Reason | None:
        return None if game.scholars[target].students else Reason("no_students", "D7.5")

    def run(self, game: Game) -> None:
        students.hand_over(game, self.target, self.seat, self.n)


class BegStudents(Verb):
    """The target gives n students."""

    def run(self, game: Game) -> None:
        students.hand_over(game, self.target, self.seat, self.n)


class Stun(Verb):
    """Gain n stun tokens, each of which a student may be sacrificed to avoid (D7.7)."""

    def run(self, game: Game) -> None:
        game.push(*[students.GainStun(self.seat)] * self.n)


class Heal(Verb):
    """Remove up to n of your stun tokens."""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        return None if game.scholars[seat].stun else Reason("no_stun", "D7.7")

    def run(self, game: Game) -> None:
        students.heal(game, self.seat, self.n)


class ShedJinx(Verb):
    """Discard one of your jinx cards, face up or face down."""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        scholar = game.scholars[seat]
        return None if scholar.jinxes or scholar.hidden_jinxes else Reason("no_jinx", "D7.8")

    def run(self, game: Game) -> None:
        game.push(ChooseJinx(self.seat))


@record
class ChooseJinx(Ask):
    """Which jinx card to discard; face-down ones are alike."""

    seat: int
    prompt = "shed_jinx"

    def options(self, game: Game) -> Sequence[Option]:
        scholar = game.scholars[self.seat]
        choices = [option("jinx", j) for j in scholar.jinxes]
        if scholar.hidden_jinxes:
            choices.append(option("jinx", "hidden"))
        return choices or [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "jinx":
            shed_jinx(game, self.seat, str(answer.args[0]))


class Jinx(Verb):
    """The target draws n jinx cards face down (D7.8)."""

    def run(self, game: Game) -> None:
        for _ in range(self.n):
            draw_jinx(game, self.target)


class Intern(Verb):
    """Take or steal an intern (D7.9)."""

    @classmethod
    def why_not(cls, game: Game, seat: int, call: Call) -> Reason | None:
        owner = owner_of(game, call.word)
        if owner == seat:
            return Reason("intern_yours", "D7.9", {"intern": call.word})
        if owner >= 0 and not game.in_dungeon(owner):
            return Reason("intern_safe", "D7.9", {"intern": call.word, "seat": owner})
        return None

    @classmethod
    def robs(cls, game: Game, call: Call) -> int:
        return owner_of(game, call.word)

    def run(self, game: Game) -> None:
        owner = owner_of(game, self.word)
        if owner == self.seat or (owner >= 0 and not game.in_dungeon(owner)):
            return
        if owner >= 0:
            loser = game.scholars[owner]
            loser.interns = without(loser.interns, self.word)
            refold(game, owner)
        game.scholars[self.seat].interns += (self.word,)
        game.emit("intern_taken", seat=self.seat, intern=self.word, owner=owner)
        refold(game, self.seat)


def owner_of(game: Game, intern: str) -> int:
    """The seat that has an intern, or -1."""
    for seat, scholar in enumerate(game.scholars):
        if intern in scholar.interns:
            return seat
    return -1


class Hide(Verb):
    """Until the end of this turn: no Espionage against you, no Encounters (T10)."""

    def run(self, game: Game) -> None:
        game.scholars[self.seat].marks += (("hide", 1),)
        game.emit("hidden", seat=self.seat)
