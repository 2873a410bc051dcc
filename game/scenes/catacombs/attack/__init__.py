"""The dragon's attack on a stage of its own."""
