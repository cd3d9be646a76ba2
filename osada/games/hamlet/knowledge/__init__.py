"""What a seat knows: `table` has its view, `half_done` what it is about to do, `questions` what it is asked."""
