"""Atlandice: dice drafting round a drowning city's clock. The rules are cited as A<section>.<number>."""
