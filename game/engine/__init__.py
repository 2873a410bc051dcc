"""The rules as a pure engine: standard library only, no files, no screen, no clock."""
