"""What a seat knows: `table` has its view, `choices` what it is asked and what its clicks mean."""
