"""One sitting at the table: folders, settings, set-up, who answers, saving; no pygame."""
