"""Score sheets as people tap them."""
