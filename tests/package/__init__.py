"""A program that starts without Python: building it, its licences, its archives, and what it costs."""
