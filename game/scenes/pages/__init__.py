"""The pages round a game: title, set-up, settings, menu."""
