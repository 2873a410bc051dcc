"""The table of Dungeonology: the map, the parts that float on it, and the stages."""
