"""What a seat knows as arrays: `arrays` declares and fills them from a position, `plainly` from a view."""
