"""What people see: `picture` and its parts, `art` that they are drawn with, `words`; all from a view alone."""
