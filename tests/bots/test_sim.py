"""`--sim`: the table, the refusals, and games that do not depend on how they are run."""

import io
from collections.abc import Iterator
from typing import Any

import pytest

from game.bots import sim
from game.bots.sim_table import PlayedGame, interval
from game.content.languages import languages
from game.content.texts import catalogue
from game.terminal import ENGLISH, TERMINAL, columns
from tests.bots.table import arguments
from tests.strength import Match, played

FACTS = {
    "scholars": ("sofia", "valerio"),
    "turns": 24,
    "alarm": "thesis",
    "succeeded": 1,
    "failed": 0,
    "bars": 30,
}


def game(winner: int, **changes: Any) -> PlayedGame:
    """A game that went like this."""
    given: dict[str, Any] = {
        "bots": ("scholar", "whimsical"),
        "winner": winner,
        "scores": (
            {"civ": 8, "jinxes": 0, "total": 18},
            {"civ": 2, "jinxes": -3, "total": 12},
        ),
        "rounds": 12,
        "reason": "bag_empty",
        "decisions": 300,
        "facts": FACTS,
    }
    return PlayedGame(**given | changes)


TABLE = """\
Dungeonology (rules 1.15, alert card: Normal): 2 games with 2 seats, from seed 1

seat                        games     wins        won    of a fair share
  seat 1                        2        1     50.0 %               1.00
  seat 2                        2        1     50.0 %               1.00
scholar                     games     wins        won    of a fair share
  Sofia                         2        1     50.0 %               1.00
  Valerio                       2        1     50.0 %               1.00
computer player             games     wins        won    of a fair share
  Scholar                       2        1     50.0 %               1.00
  Whimsical                     2        1     50.0 %               1.00

points                       mean     winner
  Civilisation                5.0        5.0
  Jinx                       −1.5       −1.5
  Total                      15.0       15.0

rounds                   8 to 12, mean 10.0
decisions                300 to 300, mean 300.0
bars a turn              1.25
theses                   1 accepted, 2 rejected; one or more accepted in 50.0 % of games

how Maximum Alert began
  a thesis                                              1     50.0 %
  an Omega too many                                     1     50.0 %
how the games ended
  Nothing is left to study.                             1     50.0 %
  The last Omega leaves an empty University.            1     50.0 %"""


def test_the_table_reads_like_this() -> None:
    facts = FACTS | {"alarm": "omega", "succeeded": 0, "failed": 2}
    other = game(1, rounds=8, reason="no_cubes", facts=facts)
    lines = sim.table(arguments(bots=["scholar", "whimsical"]), [game(0), other])
    assert "\n".join(lines) == TABLE


@pytest.fixture
def spoken() -> Iterator[None]:
    """The terminal may be switched to another language."""
    yield
    TERMINAL.use(ENGLISH)


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("language", languages()[1:])
def test_the_table_is_in_the_language_of_the_terminal_and_its_columns_are_straight(
    language: str,
) -> None:
    TERMINAL.use(language)
    lines = list(sim.table(arguments(bots=["scholar", "whimsical"]), [game(0), game(1)]))
    assert not {word for line in lines for word in ("seat", "wins", "mean", "«") if word in line}
    assert len({columns(line) for line in lines[2:8]}) == 1
    assert catalogue(language).untranslated == []


def test_a_small_run_prints_a_table_and_its_progress(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim.main(arguments()) == 0
    printed = capsys.readouterr()
    assert "2 games with 2 seats, from seed 1" in printed.out
    assert printed.err == "1 of 2 games\n2 of 2 games\n"


def test_two_processes_play_the_same_games_as_one() -> None:
    args = arguments(sim=sim.SMALL)
    assert list(sim.play_all(args)) == [sim.play(args, i) for i in range(sim.SMALL)]


def test_colours_and_scholars_go_round() -> None:
    games = [sim.play(arguments(seats=4, seed=20), i) for i in range(6)]
    assert len({one.facts["scholars"] for one in games}) > 3


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"bots": ["clever"]},
            "There is no computer player “clever”, only these: whimsical, novice, scholar, professor.",
        ),
        ({"seats": 5}, "Dungeonology is for 2 to 4 players, not 5."),
    ],
)
def test_wrong_arguments_get_one_sentence(
    changes: dict[str, Any], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sim.main(arguments(**changes)) == 2
    assert capsys.readouterr().err == sentence + "\n"


class Terminal(io.StringIO):
    """A terminal that remembers."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_a_bar_and_a_file_a_line_every_tenth() -> None:
    terminal, file = Terminal(), io.StringIO()
    for out in (terminal, file):
        progress = sim.ProgressBar(catalogue(), 20, out)
        for _ in range(20):
            progress.step()
    assert terminal.getvalue().count("\r") == 20
    assert terminal.getvalue().rstrip().endswith("20/20, 0 s left")
    assert len(file.getvalue().splitlines()) == 10


def test_c13_a_table_of_catacombs_tells_who_got_out() -> None:
    facts = {
        "first": 0,
        "out": ("escaped", "knocked_out"),
        "turns": (12, 12),
        "inside": (12, 9),
        "attacks": 7,
        "hurt": (3, 10),
    }
    lost = {**facts, "out": ("knocked_out", "knocked_out"), "turns": (5, 4), "inside": (5, 4)}
    args = arguments(title="catacombs", options={"mercy": "on"})
    games = [game(0, facts=facts, reason="knocked_out"), game(1, facts=lost, reason="bag")]
    lines = list(sim.table(args, games))
    assert lines[0] == "Catacombs (Old Gate, Mercy): 2 games with 2 seats, from seed 1"
    assert "escaped                  25.0 % of seats; somebody in 50.0 % of games" in lines
    assert "knocked out              75.0 % of seats" in lines
    assert "turns a seat             4 to 12, mean 8.2" in lines
    assert "of them inside           4 to 12, mean 7.5" in lines


def test_simulated_games_of_six_note_every_seat() -> None:
    played = sim.play(arguments(title="catacombs", seats=6), 0)
    assert len(played.facts["turns"]) == len(played.facts["inside"]) == 6
    assert {played.rounds - 1, played.rounds} >= set(played.facts["turns"])
    assert played.facts["turns"][played.facts["first"]] == played.rounds
    assert 1 <= min(played.facts["inside"]) <= max(played.facts["inside"]) <= played.rounds
    assert set(played.facts["out"]) <= {"escaped", "knocked_out"}


def test_paired_games_give_every_level_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    args = arguments(bots=["scholar", "whimsical"], paired=True, title="atlandice", sim=4)
    games = [sim.play(args, number) for number in range(4)]
    assert [game.bots for game in games] == [("scholar", "whimsical"), ("whimsical", "scholar")] * 2
    assert sim.main(args) == 0
    told = capsys.readouterr().out
    assert "95 % interval" in told


def test_the_interval_of_a_share() -> None:
    low, high = interval(80, 100)
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert interval(0, 10)[0] == pytest.approx(0)


def test_a_match_is_told_with_its_interval_and_can_be_lost() -> None:
    match = Match("atlandice", ("scholar", "whimsical"), 0.5)
    assert "of 4 games" in played(match, seeds=2)
    with pytest.raises(AssertionError, match="of 4 games"):
        played(match._replace(bots=("whimsical", "scholar"), least=0.99), seeds=2)
