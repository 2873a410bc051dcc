"""Stand-ins for the process that thinks: they answer where they are asked, or never."""

from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from game import api
from game.bots.mind import Answer, think
from game.bots.professor import Ranked
from game.content.judgement import Judgement, load_judgement
from game.session.thinking import CALLS, Consulted, Lost

FEW = [1, 1, 2]
"""In so many deals a hasty Professor looks at the field, at the better half of it, at the two best."""


class Here(Consulted):
    """Thinks where it is asked; counts what was given up."""

    dropped = 0
    answer: Answer | None = None

    def wait(self, seconds: float) -> Any:
        state = api.load_state(self.job.state)
        return self.answer or CALLS[self.job.call](state, lambda: True, *self.job.args)

    def drop(self) -> None:
        Here.dropped += 1


class Hasty(Here):
    """Searches as always, in a few deals: whatever hangs on chance shows the sooner."""

    def wait(self, seconds: float) -> Any:
        with patch("game.bots.professor.load_judgement", in_haste):
            return super().wait(seconds)


def in_haste(title: str) -> Judgement:
    """The judgement of a title with few looks."""
    return replace(load_judgement(title), deals=FEW)


class Quick(Here):
    """Answers without a search, and says that the next best is much the same."""

    def wait(self, seconds: float) -> Any:
        state = api.load_state(self.job.state)
        key = think(state, "scholar").key
        assert state.question
        others = [one.key for one in state.question.options if one.key != key]
        told = [
            Ranked(one, 1.0, 0.1, 0.5, (n,))
            for n, one in zip((2.0, 1.0), (key, *others), strict=False)
        ]
        return Answer(key, tuple(told))


class Slow(Here):
    """Never has an answer."""

    def wait(self, seconds: float) -> Any:
        return None


class Gone(Here):
    """Its process was killed."""

    def wait(self, seconds: float) -> Any:
        raise Lost("gone")
