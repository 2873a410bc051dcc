"""What must hold after every decision, written once; hypothesis and the fuzzer share it.

A property is a small function of a standing state: it says nothing if it holds and raises
`AssertionError` if it does not. It leaves the state as it was.
"""
