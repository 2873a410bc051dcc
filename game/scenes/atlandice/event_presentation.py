"""How events of Atlandice are shown: one record for each kind."""

from __future__ import annotations

from game.scenes.atlandice.flights import Flights
from game.scenes.table.event_presentation import EventTraits, Presentation

PRESENTATION = Presentation(
    {
        "chained": EventTraits(hold=0.5, sound="draw", movement=Flights.rolled),
        "clock_moved": EventTraits(hold=0.5, sound="turn", movement=Flights.clock),
        "die_changed": EventTraits(hold=0.4, sound="tile", movement=Flights.die_changed),
        "donated": EventTraits(hold=0.4, sound="clink", is_notable=True, movement=Flights.donated),
        "emptied": EventTraits(hold=2.8, sound="bell", is_notable=True),
        "exhausted": EventTraits(hold=0.8, sound="barred", is_notable=True, mark="waves"),
        "game_ended": EventTraits(sound="laurels", is_notable=True, mark="laurel"),
        "gates_opened": EventTraits(hold=0.5, sound="draw", movement=Flights.gates),
        "given_back": EventTraits(hold=0.4, sound="clink", movement=Flights.given_back),
        "moved": EventTraits(hold=0.3, sound="clink", movement=Flights.moved),
        "points": EventTraits(hold=0.5, sound="star"),
        "rewound": EventTraits(is_notable=True),
        "rolled": EventTraits(hold=0.6, sound="draw", movement=Flights.rolled),
        "sailed": EventTraits(hold=0.3, sound="step", movement=Flights.sailed),
        "surveyed": EventTraits(hold=0.7, sound="page", is_notable=True, mark="survey"),
        "swapped": EventTraits(hold=0.4, sound="clink", movement=Flights.swapped),
        "taken": EventTraits(hold=0.2, sound="clink", movement=Flights.taken),
        "tile_gone": EventTraits(hold=0.6),
        "tile_turned": EventTraits(hold=0.5, sound="tile"),
        "tile_won": EventTraits(
            hold=0.7, sound="success", is_notable=True, mark="tile", movement=Flights.tile_won
        ),
        "visited": EventTraits(hold=0.35, sound="tile", movement=Flights.visited),
    }
)
