"""The rules, a file per chapter: `setup`, `turn`, `villagers`, `donkeys`, `tokens`, `supplies`, `paying`, `working`,
`hall`, `market`, `church`, `building`."""
