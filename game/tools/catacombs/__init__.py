"""The tour through Catacombs."""
