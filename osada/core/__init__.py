"""The contract and what every game shares."""
