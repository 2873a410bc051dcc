"""Today's table and puzzles: the same for everybody, engine-checked, counted apart."""

from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.content.puzzles import load_puzzles
from game.engine.titles import TITLES
from game.session.history import results
from game.session.library import Library
from game.session.occasions import Days, day_of, days, puzzle_of, seed_of, table_of_day
from game.session.puzzle_table import answered, lay_puzzle, position
from game.session.sitting import Sitting
from tests.puzzles import lead_of
from tests.seats import NAMES
from tests.session.table import one_person, played

TODAY = date(2026, 11, 17)


def test_a_day_has_one_table_for_everybody() -> None:
    ours, theirs = (table_of_day("atlandice", names, TODAY) for names in (NAMES[:4], NAMES[1:5]))
    assert seed_of(ours) == seed_of(theirs) is not None
    assert day_of(ours) == TODAY
    others = [
        table_of_day("dungeonology", NAMES[:4], TODAY),
        table_of_day("atlandice", NAMES[:4], date(2026, 11, 18)),
    ]
    assert len({seed_of(one) for one in (ours, *others)}) == 3
    assert not ours.advice, "what people achieve there is compared"


def test_computers_have_the_same_whims_at_everybodys_table_of_a_day() -> None:
    setup = table_of_day("atlandice", NAMES[:4], TODAY)
    games = [played(Sitting.begin(setup, seed_of(setup)), 1) for _ in range(2)]
    assert games[0].commitment != games[1].commitment
    assert [m.key for m in games[0].timeline.moves] == [m.key for m in games[1].timeline.moves]


def test_a_game_for_itself_has_no_seed_of_its_own() -> None:
    assert seed_of(one_person()) is None
    assert day_of(replace(one_person(), occasion="practice")) is None


def test_tables_of_days_are_counted_apart(tmp_path: Path) -> None:
    library = Library(tmp_path)
    for setup in (table_of_day("atlandice", NAMES[:4], TODAY), one_person("atlandice")):
        sitting = library.start(setup, seed_of(setup))
        played(sitting, 1)
        sitting.close()
    entries = library.history()
    assert len(entries) == 2
    assert len(results(entries)) == 4, "one game of four seats"
    heads = [entry.head for entry in entries if entry.head]
    [mine] = [h.outcome.scores[0]["total"] for h in heads if h.setup.occasion and h.outcome]
    assert days(entries, "atlandice", TODAY) == Days(1, mine, mine)
    assert days(entries, "atlandice", date(2026, 11, 18)) == Days(0, None, mine)
    assert days(entries, "catacombs", TODAY) == Days(0, None, None)


@pytest.mark.parametrize("title", TITLES)
def test_the_answer_of_every_puzzle_is_one_of_several_that_are_offered(title: str) -> None:
    assert len(load_puzzles(title)) >= 6
    for puzzle in load_puzzles(title):
        question = position(title, puzzle).question
        assert question, puzzle.id
        assert len(question.options) >= 3, puzzle.id
        assert question.find(puzzle.answer), puzzle.id


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_a_search_finds_the_answer_of_every_puzzle(title: str) -> None:
    for puzzle in load_puzzles(title):
        state = position(title, puzzle)
        found, lead, _ = lead_of(state, "", 1)
        assert found == puzzle.answer, (puzzle.id, found)
        assert lead > 0, puzzle.id


def test_at_the_table_of_a_puzzle_the_person_is_asked() -> None:
    puzzle = load_puzzles("atlandice")[0]
    sitting = lay_puzzle("atlandice", puzzle, NAMES)
    assert puzzle_of(sitting.setup) == puzzle.id
    assert sitting.now().todo == "ask"
    assert answered(sitting) == ""
    sitting.choose(puzzle.answer)
    assert answered(sitting) == puzzle.answer
    assert sitting.autosave is None
