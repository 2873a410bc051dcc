"""The games on the disk as the screen shows them: starting, opening, saving, choosing files."""
