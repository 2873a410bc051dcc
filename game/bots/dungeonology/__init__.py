"""What a sensible beginner of Dungeonology knows."""
