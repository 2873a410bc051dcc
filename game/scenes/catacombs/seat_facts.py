"""What the rail tells of each seat in Catacombs: figures that all have, marks of what lies there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.core.agenda import option
from game.engine.titles.catacombs.box import tile_of
from game.engine.titles.catacombs.view_types import PlayerView, View
from game.scenes.catacombs.faces import portrait
from game.scenes.catacombs.title_art import art_of, artifact_picture, token_picture
from game.scenes.seats.seat_card import RailFacts, SeatCard, Stat
from game.scenes.table.choices import NO_CHOICES, Choices
from game.ui.words import Markup

if TYPE_CHECKING:
    from game.scenes.shell.app import App


class PlayerFacts:
    """The facts of the seats; how they are laid out is the rail's."""

    verbs: frozenset[str] = frozenset()

    def __init__(self, app: App, colours: Sequence[str]) -> None:
        self.app = app
        self.colours = colours

    def say(self, key: str, **args: object) -> str:
        """A sentence of the rail."""
        return self.app.words(f"catacombs.seat.{key}", **args)

    def read(self, view: View, choices: Choices, names: Sequence[str]) -> RailFacts:
        """The players of a view."""
        usable = {seat: choices for seat in (choices.seat,) if seat is not None}
        cards = tuple(
            self._card(seat, player, usable.get(seat, NO_CHOICES))
            for seat, player in enumerate(view["players"])
        )
        return RailFacts(cards, view["active"], view["asked"], bool(view["outcome"]))

    def _card(self, seat: int, player: PlayerView, choices: Choices) -> SeatCard:
        where = (self.say(player["out"]),) if player["out"] else self._where(player["room"])
        badge = Stat("knocked_out", "", self.say("knocked_out"))
        return SeatCard(
            colour=self.colours[seat],
            face=portrait(self.colours[seat]),
            roles=where,
            points=self._points(player),
            stats=tuple(self._stats(player)),
            marks=tuple(self._marks(player, choices)),
            badge=badge if player["out"] == "knocked_out" else None,
            thing=("player", seat),
            is_out=bool(player["out"]),
            state=player["out"],
            track=(player["hurt"], art_of(self.app).box.figures.health),
        )

    def _points(self, player: PlayerView) -> Stat:
        """What all of it would be worth above ground; nothing if it never comes there (C13.4)."""
        n = player["now"]["total"]
        if not player["lost"]:
            return Stat("laurel", str(n), self.say("points", n=n), id="points")
        why, place = "lost" if player["artifacts"] else "empty", self._where(player["room"])[0]
        told = self.app.words(f"catacombs.scores.end.{why}", n=n, place=place)
        return Stat("laurel", "0", told, id="points")

    def _where(self, room: str) -> tuple[str, ...]:
        """The tile of a room by its name, and by the short one for a narrow card."""
        tile = f"catacombs.tile.{tile_of(room)}"
        return self.app.words(f"{tile}.name"), self.app.words(f"{tile}.short")

    def _stats(self, player: PlayerView) -> list[Stat]:
        """What every card tells, in the same order: health, gold, lockpicks, cards."""
        full = art_of(self.app).box.figures.health
        hurt, cards = player["hurt"], player["hand_size"]
        return [
            Stat("heal", f"{full - hurt}", self.say("health", n=hurt, full=full), id="health"),
            Stat("coin", str(player["gold"]), self.say("gold", n=player["gold"])),
            Stat(
                "lockpick", str(player["lockpicks"]), self.say("lockpicks", n=player["lockpicks"])
            ),
            Stat("hand", str(cards), self.say("cards", n=cards, deck=player["deck"])),
        ]

    def _marks(self, player: PlayerView, choices: Choices) -> list[Stat]:
        """Artifacts, idols, Mastery and tokens: only what is there; a click uses a token."""
        box, words = art_of(self.app).box, self.app.words
        found = [
            Stat(
                artifact_picture(one), str(box.artifacts[one].value),
                words(f"catacombs.artifact.{one}.name"), ("artifact", one),
            )
            for one in player["artifacts"]
        ]  # fmt: skip
        if player["mastery"]:
            found.append(Stat("mastery", "", self.say("mastery")))
        if player["idols"]:
            found.append(Stat("idol", str(player["idols"]), self.say("idols", n=player["idols"])))
        for token, n in Counter(player["tokens"]).items():
            text, hint = str(n) if n > 1 else "", words(f"catacombs.token.{token}.name")
            use = option("token", token)
            key = use.key if use in choices.options else ""
            if key:
                hint = self.say("use", token=hint, does=Markup(choices.hint(key)))
            found.append(Stat(token_picture(box, token), text, hint, ("token", token), key=key))
        return found
