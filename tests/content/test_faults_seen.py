"""Faults of words that were seen at the table, each under the name it was told by."""

import pytest

from game.content.languages import languages
from game.content.texts import catalogue
from game.content.titles import load


def test_the_number_of_a_fate_card_is_not_looked_for_in_its_corner() -> None:
    texts = catalogue("en")
    told = [str(text) for key, text in texts.texts.items() if key.startswith("dungeonology.")]
    corners = [text for text in told if "corner" in text and "number" in text]
    assert corners
    assert all("Fate card in the middle" in text for text in corners)


@pytest.mark.parametrize("tongue", languages())
def test_the_start_tile_is_one_place_with_one_name(tongue: str) -> None:
    box, texts = load("dungeonology"), catalogue(tongue)
    name = texts.say(f"dungeonology.zone.{box.start}.name")
    assert name in texts.say("dungeonology.event.returned", seat="Ada")


def test_an_instant_is_refused_in_words_that_stand_on_the_table() -> None:
    """Points of interruption are of the rules; the ribbon has movement, steps and action."""
    texts = catalogue("en")
    assert "interrupt point" not in " ".join(map(str, texts.texts.values()))
    told = texts.say("dungeonology.why.only_instant").lower()
    assert all(word in told for word in ("movement", "steps", "action"))
