"""What is told of areas, tiles and goods on the chart, and what a click on them would do."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.titles.atlandice.view_types import AreaView, View, own_preview
from game.scenes.atlandice.city_keys import CityKeys
from game.scenes.atlandice.speech import CitySpeech
from game.scenes.table.choices import Choices


class CityHints(NamedTuple):
    """Words for one view and what can be chosen in it."""

    speech: CitySpeech
    view: View
    choices: Choices
    keys: CityKeys

    def area(self, area: AreaView, key: str) -> str:
        """What a click on an area would do; else how it stands, and why nothing can be done there."""
        number, prompt = area["number"], self.choices.prompt
        if self.is_visit(key):
            known = map(self.choices.preview, self.keys.meant_by(key))
            facts = [own_preview(found) for found in known if found]
            if facts:  # none once the game went on while this still stands on the table
                return self.speech.visit(facts, self.view)
        if key:
            doing = prompt if prompt in ("sail", "move") else "gate"
            return self.speech.say(f"board.{doing}", area=self.speech.area(number))
        told = self.speech.standing_area(area)
        why = self.choices.why_not(prompt, number) if prompt in ("visit", "sail") else None
        return f"{told}\n_{why}_" if why else told

    def is_visit(self, key: str) -> bool:
        """Is the answer with this beginning a visit?"""
        return bool(key) and self.choices.prompt == "visit"

    def card(self, area: AreaView, told: str) -> str:
        """What a visit brings, where one is offered; else what the area is now."""
        if told:
            return told
        return f"{self.speech.standing_area(area)}\n{self.speech.stays(area, self.view['hand'])}"

    def good(self, key: str, number: int) -> str:
        """What choosing a heap means: all answers that begin with it take a piece from there."""
        found = self.choices.option(self.keys.meant_by(key)[0])
        facts, verb = own_preview(self.choices.preview(found.key)), found.verb
        if facts.get("empties"):
            last = self.speech.say(f"board.{verb}_last", area=self.speech.area(number))
            return "\n".join([last, *self.speech.outcomes(number, facts["pays"])])
        return self.speech.say("board.take" if verb == "take" else "board.choose")
