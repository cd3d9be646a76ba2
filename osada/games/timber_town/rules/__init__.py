"""The rules, a file per chapter: `setup`, `turn`, `river`, `reach`, `gaining`, `figures`, and `telling` for the log."""
