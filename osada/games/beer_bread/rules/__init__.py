"""The rules, a file per chapter: `setup`, `steps`, `year`, `turn`, `cards`, `pile`, `harvesting`, `storing`, `selling`,
`payment`, `building`."""
