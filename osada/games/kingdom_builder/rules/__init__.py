"""The rules, a file per chapter: `setup`, `turn`, `places`, `building`, `tokens`, `cards`."""
