"""The tour through Atlandice."""
