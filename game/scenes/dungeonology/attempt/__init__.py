"""The stage of stealth attempts."""
