"""Points at the end (TT-28): `points` has the score sheet, `cards` a function per scoring card."""
