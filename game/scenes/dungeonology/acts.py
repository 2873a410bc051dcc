"""What people do at a table of Dungeonology beside what they do at any."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.core.agenda import option
from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.attempt.aim import AIMS, AimScene
from game.scenes.dungeonology.inspect import InspectSheet
from game.scenes.dungeonology.turn_slip import CONFIRM, DEED, deeds
from game.scenes.hand.fan import Fan
from game.scenes.seats.orders import OrdersScene
from game.scenes.shell.dialog import Confirm, Dialog, DialogAnswer, nothing
from game.scenes.table.acts import TableActs
from game.scenes.table.part import Part
from game.scenes.table.table_lesson import is_told_to, right_among
from game.ui.spot import Thing

if TYPE_CHECKING:
    from game.scenes.dungeonology.table import DungeonTable


#: The moments of a turn that standing orders can tick.
ORDER_POINTS = ("start", "before_action", "acted")


class DungeonActs(TableActs[View]):
    """Attempts are aimed, hands laid face down, panels folded away, orders given."""

    table: DungeonTable
    inner = frozenset(
        {
            "collect_how_many", "collect_where", "declare", "discard_magic", "generate", "headbutt",
            "rest_discard", "secret_where", "shed_jinx", "skill", "trap_where",
        }
    )  # fmt: skip
    whole = frozenset({"declare", "headbutt"})

    def __init__(self, table: DungeonTable) -> None:
        super().__init__(table)
        self.asked_turn = -1

    def join(self, part: Part[Any]) -> None:
        super().join(part)
        part.on_order, part.on_wait = self.open_orders, self.presenter.speak_up
        if isinstance(part, Fan):
            part.on_select = self.table.rebuild

    # --- answers ---------------------------------------------------------------------------

    def walk(self, keys: list[str]) -> None:
        """Attempts are aimed first; ending the turn with something left asks once."""
        choices = self.presenter.choices
        if keys[0] in AIMS and choices.by_verb(keys[0]):
            self.attempt(choices.by_verb(keys[0]))
            return
        if keys[0] == CONFIRM:
            self.give_up()
            return
        if keys[0] == DEED:
            self.take_action(deeds(choices))
            return
        reason = self.left_over(keys[0])
        if reason:
            self._ask_to_end(reason, partial(super().walk, keys))
        else:
            super().walk(keys)

    def attempt(self, keys: list[str]) -> None:
        """One attempt is begun at once, of several one is chosen."""
        if len(keys) == 1:
            super().walk(keys)
        else:
            self.aim(keys)

    def give_up(self) -> None:
        """The cards picked go, all at once."""
        fan, choices = self.table.hand, self.presenter.choices
        cards = [option("discard", fan.layout.cards[i].id).key for i in fan.layout.selected]
        many = ["done"] if fan.most_given > 1 and (cards or "done" in choices.keys) else []
        if cards or many:
            super().walk([*cards, *many])

    def take_action(self, keys: list[str]) -> None:
        """An action of the zone or of a card: at once if it is one, else by asking."""
        line = self.table.page.find(f"answer:{DEED}")
        if len(keys) == 1:
            self.choose(keys[0])
        elif keys and line:
            self.pick(keys, line.rect)

    def _ask_to_end(self, reason: str, do: Callable[[], None]) -> None:
        self.put_away()
        self.asked_turn = self.presenter.view["turn"]
        words = self.app.words
        heading, text = (
            words("dungeonology.table.confirm.heading"),
            words(f"dungeonology.table.confirm.{reason}"),
        )
        self.app.stack.push(
            Confirm(self.app, heading, text, words("dungeonology.table.confirm.yes"), do)
        )

    def left_over(self, key: str) -> str:
        """What would be lost if this ends the turn: steps, an action, or nothing ("")."""
        presenter = self.presenter
        if not self.app.settings.confirm_end_of_turn or self.asked_turn == presenter.view["turn"]:
            return ""
        link = presenter.choices.find(key)
        if key != "end" or link is None or not presenter.choices.is_last(link):
            return ""
        if is_told_to(self.table, key):
            return ""
        if len(link.question.options) == 1:
            return ""
        return "steps" if link.question.prompt == "move" else "action"

    def pick(self, keys: list[str], rect: pygame.Rect) -> None:
        """Which of several answers; attempts with their Alert on tiles, if there is nothing else."""
        if set(keys) <= set(self.presenter.choices.by_verb(*AIMS)):
            self.aim(keys)
        else:
            super().pick(keys, rect)

    def aim(self, keys: list[str]) -> None:
        """Choose how many cubes to study, or whom to spy upon."""
        presenter, seats = self.presenter, self.table.sitting.seats
        self.app.stack.push(
            AimScene(
                self.app,
                presenter.view,
                presenter.choices,
                keys,
                seats,
                self.choose,
                self._hand_in_view(),
                right_among(self.table, keys),
            )
        )

    def _hand_in_view(self) -> Fan | None:
        hand = self.table.hand
        return hand if hand in self.table.visible() else None

    def go_on(self) -> None:
        if self.presenter.stage == "bar":
            self.presenter.go_on()
        elif self.table.hand.most_given:
            self.give_up()
        elif self.table.recap.lines and not self.presenter.choices.end:
            self.table.recap.close()
        else:
            super().go_on()

    # --- slips -----------------------------------------------------------------------------

    def has_loose(self) -> bool:
        return super().has_loose() or bool(self.table.recap.lines)

    def put_away(self) -> None:
        super().put_away()
        self.table.recap.lines = []

    # --- other looks -----------------------------------------------------------------------

    def sheet_of(self, thing: Thing) -> InspectSheet:
        return InspectSheet(self.app, thing, self.presenter.view, self.table.speech.names)

    def glance(self, thing: Thing | None) -> None:
        self.table.board.glance(str(thing[1]) if thing and thing[0] == "zone" else "")

    def look_at_board(self) -> None:
        """The whole dungeon as it lay at the end."""
        super().look_at_board()
        self.table.board.camera.fit()

    def open_orders(self, seat: int = -1) -> None:
        """Standing orders, of one seat or of all people."""
        presenter, sitting = self.presenter, self.table.sitting
        orders, title = partial(presenter.look_with, None), sitting.setup.title
        self.app.stack.push(
            OrdersScene(
                self.app, title, sitting.seats, orders, presenter.set_order, ORDER_POINTS, seat
            )
        )

    def say_wait(self) -> None:
        """Somebody says "wait"; who, if several could."""
        seats = self.presenter.speakers()
        if len(seats) == 1:
            self.presenter.speak_up(seats[0])
        elif seats:
            words, names = self.app.words, self.table.speech.names
            answers: list[DialogAnswer] = [
                (f"wait:{seat}", names[seat], "brass", partial(self.presenter.speak_up, seat))
                for seat in seats
            ]
            answers.append(("no", words("dialog.cancel"), "paper", nothing))
            heading, text = words("table.wait_who"), words("table.wait_text")
            self.app.stack.push(Dialog(self.app, heading, text, answers, "no"))

    def toggle_fold(self) -> None:
        """Fold the panels around the map away, or lay them out again."""
        table = self.table
        if not table.shows_attempt:
            table.folded = not table.folded
            self.app.sound.play("page")
            table.pointing.page.put_by()  # what the keyboard pointed at may lie on a panel
            table.resized()

    def toggle_hand(self) -> None:
        """Lay the hand face down or turn it up."""
        self.presenter.hide(not self.presenter.hidden)

    # --- keys ------------------------------------------------------------------------------

    def takes_key(self, event: pygame.event.Event) -> bool:
        """With a tile in the hand Tab, Enter and the turning keys are about the tile."""
        return bool(self.presenter.choices.by_verb("lay")) and self.table.board.handle(event)

    def key_acts(self) -> dict[int, Callable[[], object]]:
        own: dict[int, Callable[[], object]] = {
            pygame.K_h: self.table.peek.begin,
            pygame.K_p: self.open_orders,
            pygame.K_f: self.toggle_fold,
            pygame.K_w: self.say_wait,
        }
        return {**super().key_acts(), **own}
