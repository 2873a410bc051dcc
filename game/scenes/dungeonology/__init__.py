"""The table of Dungeonology: map, panels, prompts, windows, duel and scoring."""
