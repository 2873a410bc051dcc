"""Properties of every title: questions, clones, saves, views, foresight and events."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from game import api
from game.engine.core.agenda import NotOffered, Reason, option, step_from_list

Property = Callable[[Any], None]
"""Takes the state of its title."""

REVEALING: dict[str, frozenset[str]] = {}
"""By title, the events that bring something to light: from the first of them on, two deals may
part. The properties of a title enter theirs."""


def redealt(state: api.State, seat: int | None) -> api.State:
    """The state with all that a seat cannot see dealt anew, otherwise in every state."""
    return api.redeal(state, seat, (state.rng >> 5) + 1)


def seats_and_spectator(state: api.State) -> Iterator[int | None]:
    """Everybody who can look."""
    yield from range(state.seats)
    yield None


def text(data: Any) -> str:
    """Plain data as JSON, keys in order: equal texts are equal byte for byte."""
    return json.dumps(data, sort_keys=True)


def saved(state: api.State) -> str:
    """The whole state as text."""
    return text(state.to_dict())


def seen(state: api.State, seat: int | None) -> str:
    """A view as text."""
    return text(api.project(state, seat))


def question_text(state: api.State) -> str:
    """The standing question or outcome as text."""
    standing = api.pending(state)
    if isinstance(standing, api.Outcome):
        return text(standing.to_dict())
    keys = [o.key for o in standing.options]
    return text([standing.seat, standing.prompt, keys, dict(standing.args)])


def some_option(state: api.State) -> api.Option | None:
    """One of the options, another one in every state; None when the game is over."""
    question = state.question
    return question.options[state.rng % len(question.options)] if question else None


# Questions


def something_stands(state: api.State) -> None:
    """A question stands or the game is over, never both, never neither."""
    assert (state.question is None) != (state.outcome is None)


def options_are_never_empty(state: api.State) -> None:
    """Every question can be answered."""
    assert state.question is None or len(state.question.options) > 0


def keys_are_unique(state: api.State) -> None:
    """A key names one option."""
    if state.question:
        keys = [o.key for o in state.question.options]
        assert len(set(keys)) == len(keys), keys


def keys_spell_their_options(state: api.State) -> None:
    """A key is the option's verb and arguments, so that a journal can be read."""
    for o in state.question.options if state.question else ():
        assert o.key == ":".join((o.verb, *map(str, o.args))), o


def a_seat_is_asked(state: api.State) -> None:
    """The asked seat sits at the table."""
    assert state.question is None or state.question.seat in range(state.seats)


def the_question_is_on_top_of_the_agenda(state: api.State) -> None:
    """What stands is what the topmost step asks; an ended game has nothing left to happen."""
    if state.question is None:
        assert not state.agenda
        return
    step: Any = state.agenda[-1]
    assert step.seat == state.question.seat, step
    assert tuple(step.options(state)) == tuple(state.question.options), step


def refused_keys_change_nothing(state: api.State) -> None:
    """A key that is not offered is refused by name and leaves no trace."""
    before = saved(state)
    wanted: type[ValueError] = NotOffered if state.outcome is None else api.GameOver
    refused = ""
    try:
        api.choose(state, "no:such:key")
    except wanted as refusal:
        refused = str(refusal)
    assert "no:such:key" in refused
    assert saved(state) == before


# Clones and saves


def clones_are_equal(state: api.State) -> None:
    """A clone is the same game at the same question."""
    twin = state.clone()
    assert saved(twin) == saved(state)
    assert question_text(twin) == question_text(state)


def clones_are_independent(state: api.State) -> None:
    """Clone, then choose, leaves the original alone."""
    chosen = some_option(state)
    if chosen:
        before, asked = saved(state), question_text(state)
        api.choose(state.clone(), chosen)
        assert saved(state) == before
        assert question_text(state) == asked


def choosing_is_deterministic(state: api.State) -> None:
    """The same key on two clones gives equal events and equal states."""
    chosen = some_option(state)
    if chosen:
        one, other = state.clone(), state.clone()
        assert told(api.choose(one, chosen)) == told(api.choose(other, chosen.key))
        assert saved(one) == saved(other)
        assert question_text(one) == question_text(other)


def saves_are_plain_data(state: api.State) -> None:
    """A save survives JSON unchanged: no tuples, sets, objects or numbers as keys."""
    data = state.to_dict()
    assert json.loads(json.dumps(data)) == data


def saves_load_equal(state: api.State) -> None:
    """Save, JSON, load: the same save again."""
    data = json.loads(json.dumps(state.to_dict()))
    assert saved(api.load_state(data)) == text(data)


def loads_stand_at_the_same_question(state: api.State) -> None:
    """A loaded game asks what the saved one asked."""
    loaded = api.load_state(json.loads(saved(state)))
    assert question_text(loaded) == question_text(state)


def loads_look_the_same(state: api.State) -> None:
    """What follows from the rest is worked out anew: every view of a loaded game is equal."""
    loaded = api.load_state(json.loads(saved(state)))
    for seat in seats_and_spectator(state):
        assert seen(loaded, seat) == seen(state, seat), seat


def loads_play_on_alike(state: api.State) -> None:
    """A loaded game answers the next key with the same events."""
    chosen = some_option(state)
    if chosen:
        loaded, twin = api.load_state(json.loads(saved(state))), state.clone()
        assert told(api.choose(loaded, chosen.key)) == told(api.choose(twin, chosen.key))
        assert saved(loaded) == saved(twin)


def steps_serialise(state: api.State) -> None:
    """Each step of the agenda is its name and plain fields, and comes back equal."""
    for step in state.agenda:
        data = step.to_list()
        assert json.loads(json.dumps(data)) == data, step
        back = step_from_list(data)
        assert type(back) is type(step), step
        assert back.to_list() == data, step


# Views


def views_are_json_ready(state: api.State) -> None:
    """A view is plain data."""
    for seat in seats_and_spectator(state):
        view = api.project(state, seat)
        assert json.loads(json.dumps(view)) == view, seat


def views_survive_a_redeal(state: api.State) -> None:
    """Dealing anew all that a seat cannot see leaves its view equal byte for byte."""
    for seat in seats_and_spectator(state):
        assert seen(redealt(state, seat), seat) == seen(state, seat), seat


def equal_views_and_seeds_give_equal_deals(state: api.State) -> None:
    """A deal hangs on what the seat sees and on the seed, on nothing else."""
    for seat in seats_and_spectator(state):
        one, other = (api.redeal(like, seat, 11) for like in (state, redealt(state, seat)))
        assert saved(one) == saved(other), seat


def redeals_can_be_played_on(state: api.State) -> None:
    """In a redealt game whoever is asked is asked by its new hand, and can give every answer."""
    for seat in seats_and_spectator(state):
        twin = redealt(state, seat)
        assert question_text(twin) == question_text(api.load_state(twin.to_dict())), seat
        for offered in twin.question.options if twin.question else ():
            api.choose(twin.clone(), offered)


def redeals_conserve(state: api.State) -> None:
    """A redeal moves hidden things about: the save has the same keys and the seed is new."""
    twin = redealt(state, 0)
    assert twin.to_dict().keys() == state.to_dict().keys()
    assert twin.rng != state.rng


def the_seed_is_in_no_view(state: api.State) -> None:
    """Nobody can read the future."""
    for seat in seats_and_spectator(state):
        assert str(state.rng) not in seen(state, seat), seat


def only_the_asked_seat_sees_the_question(state: api.State) -> None:
    """Options tell of the hand, so nobody else sees them; who is asked is public."""
    asked = state.question.seat if state.question else None
    for seat in seats_and_spectator(state):
        view = api.project(state, seat)
        assert view["asked"] == asked
        is_shown = view["question"] is not None
        assert is_shown == (seat is not None and seat == asked), seat


def views_show_the_whole_question(state: api.State) -> None:
    """The asked seat sees prompt and all keys in order."""
    question = state.question
    if question:
        shown = api.project(state, question.seat)["question"]
        assert shown is not None
        assert shown["prompt"] == question.prompt
        assert shown["options"] == [o.key for o in question.options]


def looking_changes_nothing(state: api.State) -> None:
    """Views and foresight leave the state alone."""
    before, question = saved(state), state.question
    for seat in range(state.seats):
        api.project(state, seat)
        look_ahead(state, seat)
    assert saved(state) == before
    assert state.question is question


# Speaking up


def speaking_up_tells_no_secret(state: api.State) -> None:
    """Whether a seat may say "wait" is the same however hidden things are dealt."""
    for viewer in seats_and_spectator(state):
        twin = redealt(state, viewer)
        for seat in range(state.seats):
            mine, other = api.why_not_speak_up(state, seat), api.why_not_speak_up(twin, seat)
            assert (mine and mine.key) == (other and other.key), (viewer, seat)


def speaking_up_answers_no_question(state: api.State) -> None:
    """Who speaks up and steps back leaves the question that stood, and may not say it again."""
    for seat in range(state.seats):
        if api.why_not_speak_up(state, seat) is None:
            twin = state.clone()
            api.speak_up(twin, seat)
            assert asked_seat(twin) == seat
            api.choose(twin, "pass")
            assert question_text(twin) == question_text(state), seat
            assert api.why_not_speak_up(twin, seat) is not None, seat


# Foresight


def look_ahead(state: api.State, seat: int) -> str:
    """All that the foresight tells a seat, as text."""
    options = state.question.options if state.question else ()
    things = {one.key: one for o in options for one in (o, option(o.verb))}
    told = barred(state, seat, [things[key] for key in sorted(things)])
    reasons = [r and [r.key, r.rule, dict(r.args)] for r in told]
    previews = [api.preview(state, seat, o.key) for o in options]
    return text([reasons, previews, api.reach(state, seat)])


def barred(state: api.State, seat: int, things: list[api.Option]) -> list[Reason | None]:
    """Why each of these things is barred for a seat."""
    return [api.why_not(state, seat, thing) for thing in things]


def options_are_not_barred(state: api.State) -> None:
    """`why_not` of everything on offer is None."""
    question = state.question
    for o in question.options if question else ():
        assert question is not None
        assert api.why_not(state, question.seat, o) is None, o.key


def others_are_told_why_not(state: api.State) -> None:
    """Whoever is not asked gets a reason with a rule for every option of the one who is."""
    question = state.question
    for seat in range(state.seats) if question else ():
        assert question is not None
        if seat != question.seat:
            for o in question.options:
                reason = api.why_not(state, seat, o)
                assert isinstance(reason, Reason), (seat, o.key)
                assert reason.key, (seat, o.key)
                assert reason.rule, (seat, o.key)


def previews_are_plain_and_only_for_the_asked(state: api.State) -> None:
    """A preview is plain data; somebody who is not asked gets none."""
    question = state.question
    for o in question.options if question else ():
        assert question is not None
        for seat in range(state.seats):
            facts = api.preview(state, seat, o.key)
            assert json.loads(json.dumps(facts)) == facts, o.key
            assert seat == question.seat or not facts, o.key


def reach_is_plain(state: api.State) -> None:
    """`reach` is plain data for every seat."""
    for seat in range(state.seats):
        found = api.reach(state, seat)
        assert json.loads(json.dumps(found)) == found, seat


def foresight_tells_no_secret(state: api.State) -> None:
    """What the asked seat is told before the click survives a redeal too."""
    if state.question:
        seat = state.question.seat
        assert look_ahead(redealt(state, seat), seat) == look_ahead(state, seat)


# Events


def told(events: list[api.Event], seat: int | None = -1) -> str:
    """Events as text: all of them, or as a seat may know them."""
    return text([e.to_dict() for e in (events if seat == -1 else api.redact(events, seat))])


def events_are_plain_data(state: api.State) -> None:
    """Events survive JSON; tuples may become lists."""
    chosen = some_option(state)
    if chosen:
        for event in api.choose(state.clone(), chosen):
            json.dumps(event.to_dict())
            assert event.kind, event
            assert all(isinstance(name, str) for name in event.facts), event


def secrets_are_for_their_eyes_only(state: api.State) -> None:
    """Redacted, an event has its secret facts for the seats named and for nobody else."""
    chosen = some_option(state)
    if not chosen:
        return
    events = api.choose(state.clone(), chosen)
    for seat in seats_and_spectator(state):
        for event, known in zip(events, api.redact(events, seat), strict=True):
            may = seat in event.eyes
            assert known.kind == event.kind
            assert dict(known.facts) == {**event.facts, **(event.secret if may else {})}, seat
            assert not known.secret
            assert not known.eyes


def hidden_things_change_no_public_event(state: api.State) -> None:
    """Under a redeal the same answer tells everybody the same, up to the first thing revealed.

    Whether somebody is asked, and who, is told as well: it must not hang on a hand.
    """
    chosen = some_option(state)
    if not chosen:
        return
    assert state.question is not None
    viewer = state.question.seat
    mine, twin = state.clone(), redealt(state, viewer)
    events, others = api.choose(mine, chosen), api.choose(twin, chosen.key)
    revealing = REVEALING[state.title]
    known = up_to_a_reveal(events, viewer, revealing)
    assert known == up_to_a_reveal(others, viewer, revealing)
    if not any(e.kind in revealing for e in events):
        assert asked_seat(mine) == asked_seat(twin)


def up_to_a_reveal(events: list[api.Event], seat: int, revealing: frozenset[str]) -> str:
    """Events as a seat knows them, before the first that brings something to light."""
    known = []
    for event in api.redact(events, seat):
        if event.kind in revealing:
            known.append(event.kind)
            break
        known.append(text(event.to_dict()))
    return text(known)


def asked_seat(state: api.State) -> int | None:
    """Who is asked."""
    return state.question.seat if state.question else None


EVERY: tuple[Property, ...] = (
    something_stands,
    options_are_never_empty,
    keys_are_unique,
    keys_spell_their_options,
    a_seat_is_asked,
    options_are_not_barred,
)
"""Cheap enough to check after every decision of a long run."""

SAMPLED: tuple[Property, ...] = (
    the_question_is_on_top_of_the_agenda,
    refused_keys_change_nothing,
    clones_are_equal,
    clones_are_independent,
    choosing_is_deterministic,
    saves_are_plain_data,
    saves_load_equal,
    loads_stand_at_the_same_question,
    loads_look_the_same,
    loads_play_on_alike,
    steps_serialise,
    views_are_json_ready,
    views_survive_a_redeal,
    equal_views_and_seeds_give_equal_deals,
    redeals_can_be_played_on,
    redeals_conserve,
    the_seed_is_in_no_view,
    only_the_asked_seat_sees_the_question,
    views_show_the_whole_question,
    looking_changes_nothing,
    speaking_up_tells_no_secret,
    speaking_up_answers_no_question,
    others_are_told_why_not,
    previews_are_plain_and_only_for_the_asked,
    reach_is_plain,
    foresight_tells_no_secret,
    events_are_plain_data,
    secrets_are_for_their_eyes_only,
    hidden_things_change_no_public_event,
)
"""Dear ones, checked at every n-th decision of a long run."""
