"""The table of Dungeonology: map, panels, prompts, windows, attempts and scoring."""
