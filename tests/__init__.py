"""The tests of Civetta; `python3 -m tests` runs them all."""
