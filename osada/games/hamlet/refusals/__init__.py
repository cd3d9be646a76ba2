"""The same rules asked the other way round: `clauses` by verb, `ground` for places, `purse` for payments."""
