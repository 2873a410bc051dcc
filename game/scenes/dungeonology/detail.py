"""What the large view of a thing tells: its printed text, and how it stands in this game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.content.dungeonology.phrases import scholar_text, zone_text
from game.content.sentences import figure_text, listed, titled, together
from game.content.texts import capital
from game.engine.titles.dungeonology.box import Box
from game.engine.titles.dungeonology.view_types import ScholarView, View, ZoneView, zone_if_laid
from game.scenes.dungeonology.book import ENTRY_OF, box_entries, rules
from game.scenes.help.entries import Entry
from game.scenes.table.detail import HEAD, Detail, Shown
from game.ui.spot import Thing
from game.ui.words import Markup, Words

#: The drawing of a token or pile that has no card.
PICTURES: dict[str, str] = {
    "bag": "table/bag",
    "campfire": "table/campus",
    "trap": "signs/token_trap",
    "trap_ambush": "signs/token_trap_ambush",
    "trap_stop": "signs/token_trap_stop",
    "trap_toll": "signs/token_trap_toll",
    "teleport": "signs/token_teleport",
    "secret": "signs/token_secret",
    "stairs": "signs/token_stairs",
    "wall": "signs/token_wall",
    "door": "signs/door_civ",
    "camp": "signs/camp_civ",
    "safe": "signs/safe_shield",
    "movement": "signs/steps",
    "action": "signs/study",
    "end": "signs/hourglass",
    "start": "signs/hourglass",
    "attempt": "signs/stealth",
}


class DungeonDetails:
    """Composes details from the definitions, the catalogue and one view."""

    def __init__(self, box: Box, words: Words, view: View, names: Sequence[str]) -> None:
        self.box = box
        self.words = words
        self.view = view
        self.names = names

    def of(self, thing: Thing) -> Detail | None:
        """The detail of a thing; None if there is nothing to tell about it."""
        kind, rest = thing[0], thing[1:]
        makers: dict[str, Callable[..., Detail | None]] = {
            "card": self._trick,
            "zone": self._zone,
            "scholar": self._scholar,
            "notes": self._notes,
            "intern": self._intern,
            "interns": self._interns_of,
            "jinx": self._jinx,
            "jinxes": self._jinxes_of,
            "alert": self._alert,
            "panic": self._panic,
            "clan": self._clan,
            "boss": self._boss,
            "pile": self._pile,
            "stack": self._stack,
            "chance": self._chance,
            "type": self._type,
            "campfire": partial(self._sign, "campfire"),
            "bag": partial(self._sign, "bag"),
            "token": self._sign,
            "sign": self._sign,
            "phase": self._sign,
        }
        make = makers.get(kind)
        return make(*rest) if make else None

    # --- pieces ----------------------------------------------------------------------------

    def _name(self, seat: int) -> Markup:
        """The person of a seat, or its colour if nobody said."""
        if seat < len(self.names):
            return Markup(self.names[seat])
        return Markup(self.words(f"colour.{self.view['scholars'][seat]['colour']}.name"))

    def _entry(self, name: str) -> Entry | None:
        """An entry about something in the box, by kind and id."""
        texts = self.words.texts
        return next((e for e in box_entries(self.box, texts) if e.id == name), None)

    def _rule(self, name: str) -> Entry | None:
        """An entry of the rules."""
        name = ENTRY_OF.get(name, name)
        return next((e for e in rules(self.words.texts) if e.id == name), None)

    def _printed(self, kind: str, name: str, picture: str = "") -> Detail | None:
        """A card with its text."""
        entry = self._entry(f"{kind}:{name}")
        if entry is None:
            return None
        flavour = self.words(f"dungeonology.{kind}.{name}.flavour")
        lines = entry.text.split("\n")
        return Detail(entry.name, "", lines, flavour, [(picture or kind, name)])

    def _named(self, kind: str, ids: Sequence[str]) -> str:
        names = (self.words(f"dungeonology.{kind}.{one}.name") for one in ids)
        return listed(self.words.texts, names)

    # --- cards -----------------------------------------------------------------------------

    def _trick(self, card: str) -> Detail | None:
        if card not in self.box.tricks:
            return None
        detail = self._printed("trick", card)
        assert detail is not None
        copies = self.box.tricks[card].copies
        lying = self.view["piles"]["discards"].count(card)
        detail.lines.append(self.words("dungeonology.panel.look.copies", n=copies, lying=lying))
        return detail

    def _intern(self, card: str) -> Detail | None:
        detail = self._printed("intern", card) if card in self.box.interns else None
        if detail:
            detail.lines.append(self._serves(card))
        return detail

    def _owner(self, card: str) -> int | None:
        scholars = enumerate(self.view["scholars"])
        return next((seat for seat, s in scholars if card in s["interns"]), None)

    def _serves(self, card: str) -> str:
        seat = self._owner(card)
        if seat is None:
            return self.words("dungeonology.panel.look.intern_free")
        return self.words("dungeonology.panel.look.intern_of", name=self._name(seat))

    def _interns_of(self, seat: int) -> Detail:
        cards = self.view["scholars"][seat]["interns"]
        title = self.words("dungeonology.panel.look.interns_of", name=self._name(seat))
        return Detail(title, cards=[Shown(("intern", card)) for card in cards])

    def _jinx(self, card: str) -> Detail | None:
        if card == "hidden":
            text = self.words("dungeonology.panel.look.hidden_jinx")
            detail = Detail(
                self.words("dungeonology.panel.look.jinx_back"),
                lines=[text],
                pictures=[("back", "jinx")],
            )
            return detail
        return self._printed("jinx", card) if card in self.box.jinxes else None

    def _jinxes_of(self, seat: int) -> Detail:
        scholar = self.view["scholars"][seat]
        cards = [Shown(("jinx", card)) for card in scholar["jinxes"]]
        cards += [Shown(("jinx", "hidden"))] * scholar["hidden_jinxes"]
        return Detail(
            self.words("dungeonology.panel.look.jinxes_of", name=self._name(seat)), cards=cards
        )

    # --- shared cards ----------------------------------------------------------------------

    def _alert(self) -> Detail | None:
        """As a sign ("sign", "alert") it is Alert; as a thing of its own it is the alert card."""
        campus = self.view["campus"]
        detail = self._printed("alert", campus["alert"])
        rule = self._rule("alert_card")
        if detail and rule:
            rows = len(self.box.alerts[campus["alert"]].rows)
            detail.note = self.words(
                "dungeonology.panel.look.alert_now",
                n=campus["omegas"],
                most=rows,
                penalty=campus["penalty"],
            )
            detail.lines += rule.text.split("\n")
        return detail

    def _panic(self) -> Detail | None:
        panic = self.view["campus"]["panic"]
        if panic is None:
            return self._sign("maximum")
        detail, rule = self._printed("panic", panic), self._rule("maximum_alert")
        if detail and rule:
            detail.note = rule.name
            detail.lines += rule.text.split("\n")
        return detail

    def _clan(self) -> Detail | None:
        clan, rule = self.view["clan"], self._rule("clan")
        assert rule is not None
        if clan is None:
            return Detail(
                self.words("dungeonology.panel.look.clan"),
                self.words("dungeonology.clan_card.secret"),
                rule.text.split("\n"),
                pictures=[("back", "clan")],
            )
        detail = self._printed("clan", clan)
        if detail:
            detail.note = self.words("dungeonology.panel.look.clan_known")
            detail.lines += rule.text.split("\n")
        return detail

    def _boss(self) -> Detail | None:
        boss = self.view["boss"]
        detail, rule = self._printed("boss", boss["profile"]), self._rule("boss")
        if detail and rule:
            place = self.words(f"dungeonology.zone.{boss['zone']}.name") if boss["zone"] else ""
            away = self.words("dungeonology.panel.campus.boss_away")
            detail.note = self.words("dungeonology.panel.look.now", where=place or away)
            detail.lines += rule.text.split("\n")
        return detail

    def _chance(self, card: str) -> Detail | None:
        rule = self._rule("chance")
        if card not in self.box.chances or rule is None:
            return None
        title = self.words("dungeonology.panel.look.chance")
        return Detail(title, lines=rule.text.split("\n"), pictures=[("randomizer", card)])

    # --- places and people -----------------------------------------------------------------

    def _zone(self, zone: str) -> Detail | None:
        detail = self._printed("zone", zone) if zone in self.box.zones else None
        if detail is None:
            return None
        detail.lines[1:] = self._effects(zone)
        lying = zone_if_laid(self.view, zone)
        if lying is None:
            detail.note = self.words("dungeonology.panel.look.zone_hidden")
            return detail
        here = [
            self._name(seat)
            for seat, scholar in enumerate(self.view["scholars"])
            if scholar["zone"] == zone and not scholar["finished"]
        ]
        if here:
            who = Markup(together(self.words.texts, here))
            detail.note = self.words("dungeonology.panel.look.here", who=who)
        detail.lines += self._on_zone(lying)
        return detail

    def _effects(self, zone: str) -> list[str]:
        """The printed effects in order, each behind its sign."""
        printed = self.box.zones[zone]
        signs = [f"camp_{e.word}" if e.kind == "camp" else e.kind for e in printed.effects]
        signs += ["safe_shield"] * printed.safe
        doors = sorted(set(printed.doors.values()))
        signs += [f"door_{types[0]}" for types in doors]
        texts = zone_text(self.box, zone, self.words.texts)
        return [
            titled(self.words.texts, effect.name, effect.text, sign)
            for sign, effect in zip(signs, texts, strict=True)
        ]

    def _on_zone(self, lying: ZoneView) -> list[str]:
        """What lies there now: cubes, tokens, Laetus."""
        words, found = self.words, []
        cubes = " ".join(f"[cube_{slot}]" for slot in lying["slots"] if slot)
        if self.box.zones[lying["zone"]].cubes:
            key = "dungeonology.panel.look.cubes" if cubes else "dungeonology.panel.look.no_cubes"
            found.append(words(key, cubes=Markup(cubes)))
        for trap in lying["traps"]:
            owner = self._name(trap["owner"])
            if trap["face"]:
                face = words(f"dungeonology.token_face.{trap['face']}.name")
                found.append(words("dungeonology.panel.look.trap_known", name=owner, face=face))
            else:
                found.append(words("dungeonology.panel.look.trap", name=owner))
        if lying["teleport"]:
            found.append(words("dungeonology.panel.look.teleport"))
        if self.view["boss"]["zone"] == lying["zone"]:
            found.append(words("dungeonology.panel.look.boss_here"))
        return found

    def _scholar(self, seat: int) -> Detail | None:
        scholar = self.view["scholars"][seat]
        card = scholar["card"]
        detail = self._printed("scholar", card)
        if detail is None:
            return None
        words = self.words
        detail.title = words(
            "dungeonology.panel.look.scholar",
            name=words(f"dungeonology.scholar.{card}.name"),
            epithet=words(f"dungeonology.scholar.{card}.epithet"),
        )
        side = words(f"dungeonology.side.{'exalted' if scholar['exalted'] else 'normal'}")
        place = words(f"dungeonology.zone.{scholar['zone']}.name") if scholar["zone"] else ""
        detail.note = words(
            "dungeonology.panel.look.of", name=self._name(seat), side=side, where=place
        )
        sides = ("exalted", "normal") if scholar["exalted"] else ("normal", "exalted")
        detail.lines = [self._figures(scholar)]
        for one in sides:
            detail.lines += self._side(card, one)
        detail.lines.append(self._knowledge(card))
        faces = [("portrait", card, exalted) for exalted in (False, True)]
        detail.pictures = faces[::-1] if scholar["exalted"] else faces
        detail.cards = [Shown(("intern", one)) for one in scholar["interns"]]
        detail.cards += [Shown(("jinx", one)) for one in scholar["jinxes"]]
        detail.cards += [Shown(("jinx", "hidden"))] * scholar["hidden_jinxes"]
        return detail

    def _side(self, card: str, side: str) -> list[str]:
        """One side of a scholar card: a heading, its figures, its skills."""
        words = self.words
        stats = [
            figure_text(words.texts, stat, words(f"dungeonology.stat.{stat}"), n)
            for stat, n in self.box.scholars[card].sides[side].figures.items()
        ]
        skills = scholar_text(self.box, card, side, words.texts)
        return [
            HEAD + capital(words(f"dungeonology.side.{side}")),
            "  ".join(stats),
            *(titled(words.texts, skill.name, skill.text) for skill in skills),
        ]

    def _figures(self, scholar: ScholarView) -> str:
        return self.words(
            "dungeonology.panel.look.figures",
            points=scholar["points"],
            stars=scholar["stars"],
            students=scholar["students"],
            stun=scholar["stun"],
            limit=scholar["stun_limit"],
            hand=scholar["hand_count"],
            bonus=scholar["study_bonus"],
        )

    def _knowledge(self, card: str) -> str:
        cubes = self.box.scholars[card].knowledge
        pairs = zip(self.box.types, cubes, strict=True)
        signs = " ".join(f"[{kind}]" * n for kind, n in pairs if n)
        return self.words("dungeonology.scholar_sheet.knowledge", cubes=Markup(signs))

    def _notes(self, seat: int) -> Detail:
        scholar, rule = self.view["scholars"][seat], self._rule("note_board")
        assert rule is not None
        worth = self.box.worth(scholar["cubes"])
        note = self.words(
            "dungeonology.panel.look.worth",
            n=worth,
            stars=scholar["stars"],
            bonus=scholar["study_bonus"],
        )
        title = self.words("dungeonology.panel.notes.whose", name=self._name(seat))
        lines = [*rule.text.split("\n"), self.words("dungeonology.panel.look.board")]
        return Detail(title, note, lines, board=seat, note_tip=self._notes_tip(worth, scholar))

    def _notes_tip(self, worth: int, scholar: ScholarView) -> str:
        """What worth, stars and study bonus of a note board are."""
        key = "dungeonology.panel"
        return "\n".join(
            (
                self.words(f"{key}.look.worth_hint", n=worth),
                self.words(f"{key}.seat.stars", n=scholar["stars"]),
                self.words(f"{key}.notes.bonus_hint", n=scholar["study_bonus"]),
            )
        )

    # --- piles, signs, types ---------------------------------------------------------------

    def _pile(self, pile: str) -> Detail | None:
        rule = self._rule(pile)
        if rule is None:
            return None
        title = capital(self.words(f"dungeonology.panel.look.pile.{pile}"))
        lines = rule.text.split("\n")
        if pile == "interns":
            cards = [Shown(("intern", one), self._serves(one)) for one in self.box.interns]
            return Detail(title, "", lines, cards=cards)
        piles = self.view["piles"]
        lying = {
            "discards": ("card", piles["discards"]),
            "jinx_discards": ("jinx", piles["jinx_discards"]),
        }
        if pile in lying:
            kind, open_cards = lying[pile]
            cards = [Shown((kind, one)) for one in reversed(open_cards)]
            return Detail(
                title, self.words("dungeonology.panel.look.lie", n=len(cards)), [], cards=cards
            )
        back, n = {
            "tricks": ("trick", piles["tricks"]),
            "jinxes": ("jinx", piles["jinxes"]),
            "chances": ("chance", len(self.box.chances)),
        }[pile]
        detail = Detail(
            title, self.words("dungeonology.panel.look.lie", n=n), lines, pictures=[("back", back)]
        )
        if pile == "jinxes":
            detail.cards = [Shown(("jinx", one)) for one in reversed(piles["jinx_discards"])]
        return detail

    def _stack(self, level: int) -> Detail | None:
        rule = self._rule("levels")
        if rule is None:
            return None
        n = self.view["piles"]["stacks"][level - 1]
        name = self.words(f"dungeonology.level.{level}.name")
        note = self.words("dungeonology.panel.campus.zones_hint", n=n, level=name)
        return Detail(name, note, rule.text.split("\n"), pictures=[("zone_back", level)])

    def _type(self, kind: str) -> Detail | None:
        rule = self._rule("information")
        if rule is None or kind not in self.box.types:
            return None
        title = self.words(f"dungeonology.type.{kind}.name")
        return Detail(title, lines=rule.text.split("\n"), pictures=[("art", f"signs/cube_{kind}")])

    def _sign(self, name: str) -> Detail | None:
        """A token, a sign or a phase: what the rules say about it."""
        rule = self._rule(name)
        if rule is None:
            return None
        lines = rule.text.split("\n")
        title, note = rule.name, ""
        picture = PICTURES.get(name, f"signs/{name}")
        if name == "campfire":
            n, most = self.view["campus"]["campfire"], self.box.supply.campfire
            note = self.words("dungeonology.panel.campus.campfire", n=n, most=most)
        if name == "bag":
            title, note = (
                self.words("dungeonology.panel.campus.bag"),
                self.words("dungeonology.panel.campus.bag_note"),
            )
        if name.startswith("trap_"):
            face = name.removeprefix("trap_")
            title = self.words(f"dungeonology.token_face.{face}.name")
            lines = [self.words(f"dungeonology.effect.{face}.text", n=1), *lines]
        if self.words.has(f"dungeonology.token.{name}.text"):
            title = capital(self.words(f"dungeonology.token.{name}.name"))
            lines = [self.words(f"dungeonology.token.{name}.text"), *lines]
        return Detail(title, note, lines, pictures=[("art", picture)])
