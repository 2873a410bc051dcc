"""One folder a title: only what differs from the core."""
