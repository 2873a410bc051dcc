"""What simulated games of Atlandice tell beside points: nothing of their own."""

from game.bots.sim_table import Notes

NOTES = Notes
