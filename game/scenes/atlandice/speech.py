"""Everything the table of Atlandice says: events, questions and what a click would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.content.atlandice.phrases import space_text, tile_text
from game.content.atlandice.wording import CityWording
from game.content.sentences import begun, joined, together
from game.content.texts import capital
from game.engine.core import view as core
from game.engine.core.agenda import Option, Question
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.view_types import AreaView, PaysView, Preview, View, own_preview
from game.scenes.table.speech import Speech

if TYPE_CHECKING:
    from game.engine.titles.atlandice.box import Box

#: What a visit takes, by number: nothing, one, or more because of the submarine.
TAKES = ("board.takes_none", "board.takes", "board.takes_more")


class CitySpeech(Speech):
    """The words of one table of Atlandice."""

    title = "atlandice"
    wording = CityWording
    box: Box

    def thing(self, kind: str, value: Any) -> str:
        if kind == "area":
            return self.area(value)
        return self.names[value] if kind == "seat" else ""

    def answer(self, question: Question, option: Option, known: core.Preview) -> str:
        """One answer on a button; of a die that is turned also where it goes."""
        goal = own_preview(known).get("goal", 0)
        facts = {**self.told.facts_of(question, option), "goal": goal}
        return self.told.told(f"{self.title}.answer.{option.verb}", facts)

    # --- names -----------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        """A sentence of the table; arguments are already fit to be shown."""
        return self.words.texts.say(f"atlandice.city.{key}", **args)

    def area(self, number: int, form: str = "name") -> str:
        """An area as it stands in sentences, or short for its sign."""
        return self.words.texts.say(f"atlandice.area.{self.box.district(number)}.{form}")

    def many(self, resource: int) -> str:
        """A resource in the plural."""
        return self.words.texts.say(f"atlandice.resource.{self.box.types[resource - 1]}.many")

    def owner(self, owner: int, form: str = "name") -> str:
        """A person, or the neutral player."""
        if owner < len(self.names):
            return self.names[owner]
        return self.words.texts.say(f"atlandice.neutral.{form}")

    def begun(self, text: str) -> str:
        """A sentence as it begins: a letter of a name somebody typed stays as it is."""
        return begun(text, self.names)

    def together(self, names: Sequence[str]) -> str:
        """Names in a row: one, two and three."""
        texts, (*others, last) = self.words.texts, names
        return joined(texts, "phrase.and", [together(texts, others), last]) if others else last

    def tile(self, tile: str) -> str:
        """Name and effect of a tile."""
        text = tile_text(self.box, tile, self.words.texts)
        return self.say("board.tile", name=self.tile_name(tile), text=text)

    def tile_name(self, tile: str) -> str:
        """The name of a tile."""
        return self.words.texts.say(f"atlandice.tile.{tile}.name")

    def space(self, number: int) -> str:
        """What happens on a space of the clock."""
        return space_text(self.box, number, self.words.texts)

    def space_sign(self, number: int) -> str:
        """The sign of a space of the clock; "" if nothing happens there."""
        if number in (0, self.box.figures.spaces - 1):
            return "waves" if number else "gate"
        space = self.box.clock.get(number)
        return space.event if space else ""

    def space_types(self, number: int) -> str:
        """Which resource a survey counts: its sign, or "" for all of them."""
        space = self.box.clock.get(number)
        return space.resource if space and space.resource in self.box.types else ""

    def boat(self, area: int) -> str:
        """What the submarine does where it is (A5.5)."""
        return self.say("board.boat", area=self.area(area))

    def stays(self, area: AreaView, hand: int) -> str:
        """Where the clock goes if the last die stays at an area (A8.1)."""
        goal, name = area["clock"], self.area(area["number"])
        return capital(self.say("hours.stays", area=name, n=goal - hand, text=self.space(goal)))

    # --- what a click would bring ------------------------------------------------------------

    def takes(self, n: int) -> str:
        """How many resources a visit takes, and why it is more than one."""
        return self.say(TAKES[min(n, 2)], n=n)

    def visit(self, ways: Sequence[Preview], view: View) -> str:
        """A visit before it is made: takes, effect, emptying, clock; the ways differ in its owner."""
        facts = ways[0]
        number = facts["area"]
        area = self.area(number)
        lines = [self.say("board.visit", area=area)]
        lines.append(self.takes(facts["takes"]))
        if facts["tile"]:
            lines.append(self.tile(facts["tile"]))
        else:
            lines.append(self.area(number, "text"))
        if facts["empties"] or facts["may_empty"]:
            how = "empties" if facts["empties"] else "may_empty"
            lines.append(capital(self.say(f"board.{how}", area=area)))
            lines += self.paid_by(number, [way["pays"] for way in ways])
        steps = facts["clock"] - view["hand"]
        lines.append(self.say("board.clock", n=steps, text=self.space(facts["clock"])))
        return "\n".join(lines)

    def preview(self, known: core.Preview) -> str:
        """Whom an emptying pays, for an answer that brings one about; the rest the answer says."""
        facts = own_preview(known)
        return "\n".join(self.outcomes(facts["area"], facts["pays"])) if facts.get("pays") else ""

    def paid_by(self, area: int, ways: Sequence[Sequence[PaysView]]) -> list[str]:
        """Whom an emptying pays after a visit that may be for one owner or another (A11.3)."""
        if all(len(way) == 1 for way in ways) and len(_different(ways)) > 1:
            return [self.say("majority.pays_by_owner")]
        return self.outcomes(area, _different(ways))

    def outcomes(self, area: int, results: Sequence[PaysView]) -> list[str]:
        """Whom an emptying pays; where that is open still, that it is."""
        if len(results) == 1:
            return self.pays(area, results[0])
        return [self.say("majority.pays_open")]

    def donation(self, facts: Preview) -> str:
        """What one resource of a donation buys, or how many more it takes (A8.8)."""
        resource = self.box.types[facts["resource"] - 1]
        how = "majority.give" if facts["left"] else "majority.give_last"
        return self.say(how, resource=resource, n=facts["left"], points=facts["points"])

    def pays(self, area: int, pays: PaysView | None) -> list[str]:
        """Whom an emptying would pay, line by line (A7.4, A7.5)."""
        if pays is None:
            return [capital(self.say("majority.gone", area=self.area(area)))]
        first, second, figures = pays["first"], pays["second"], self.box.figures
        if not first:
            return [self.say("majority.pays_none", area=self.area(area))]
        lines = [self.say("majority.emptied", area=self.area(area))]
        how = "pays_first" if len(first) == 1 else "pays_tied"
        for owner in first:
            lines.append(self._paid(how, owner, figures.first))
        for owner in second:
            lines.append(self._paid("pays_second", owner, figures.second))
        return lines

    def _paid(self, how: str, owner: int, points: int) -> str:
        return self.begun(self.say(f"majority.{how}", name=self.owner(owner), n=points))

    def lead(self, counts: Sequence[int]) -> str:
        """Who owns most of something, and by how much."""
        owners, ahead = leaders(counts)
        names = [self.owner(owner) for owner in owners]
        if not names:
            return self.say("majority.nobody")
        if len(names) > 1:
            return self.begun(self.say("majority.tied", names=self.together(names)))
        return self.begun(self.say("majority.lead", name=names[0], n=ahead))

    def standing_area(self, area: AreaView) -> str:
        """What an area is now: its tile, what is below, whom its emptying would pay."""
        number = area["number"]
        if number == MARKET:
            return f"*{self.area(number, 'short')}*\n{self.area(number, 'text')}"
        if not area["open"]:
            return capital(self.say("board.drowned", area=self.area(number)))
        below = area["tiles_below"]
        under = self.say("board.below", n=below) if below else self.say("board.last_tile")
        return "\n".join([self.tile(area["tile"]), under, *self.pays(number, area["pays"])])


def leaders(counts: Sequence[int]) -> tuple[list[int], int]:
    """The owners of most of something, none if nobody has any, and how far ahead of the next they are."""
    best = max(counts)
    found = [owner for owner, n in enumerate(counts) if n == best and n]
    return found, best - max((n for n in counts if n != best), default=0)


def _different(results: Sequence[Sequence[PaysView]]) -> list[PaysView]:
    """Every result of several ways once."""
    found: list[PaysView] = []
    for result in (one for way in results for one in way):
        if result not in found:
            found.append(result)
    return found
