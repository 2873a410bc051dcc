"""The book of rules and the hints."""
