"""The people round a table: rail, standing orders, window bar, curtain, recap."""
