"""What a seat knows: what is hidden from it (`secrets`), its view (`table`), what it is asked (`questions`)."""
