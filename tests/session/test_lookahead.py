"""What one click may mean: questions of every turn are joined, any other one is asked alone."""

from game.engine.titles.dungeonology.view_types import own_view
from game.session.lookahead import Lookahead
from tests.engine.dungeonology.builder import Table, a_game

ZONES = {"I-4": (0, -1), "I-2": (1, -1)}


def a_turn() -> Table:
    """The first of two scholars begins a turn in a zone with a neighbour."""
    return a_game(2).with_map(ZONES).at(0, "I-4").at(1, "I-4")


def prompts(table: Table) -> list[str]:
    """What is asked on the way, each once."""
    ahead = Lookahead(table.game)
    return list(dict.fromkeys(link.question.prompt for link in ahead.links))


def test_a_turn_without_anything_special_is_one_way() -> None:
    table = a_turn().turn_of(0)
    assert prompts(table) == ["priority", "begin", "move"]
    assert "step:I-2" in [o.key for o in Lookahead(table.game).options]


def test_night_terrors_are_asked_alone() -> None:
    """J11: beside "rest" its answers would stand without their question."""
    table = a_turn().with_jinx(0, "J11").turn_of(0)
    assert prompts(table) == ["priority", "begin"]
    assert not {"sacrifice", "slow"} & {o.key for o in Lookahead(table.game).options}
    table.answer("pass", "go_on")
    assert prompts(table) == ["night_terrors"]


def test_what_would_be_seen_where_an_answer_stands() -> None:
    table = a_turn().turn_of(0)
    ahead = Lookahead(table.game)
    assert table.view()["steps_left"] == 0
    assert own_view(ahead.view("step:I-2"))["steps_left"] == table.view()["scholars"][0]["speed"]
    assert ahead.view("nothing") is None
