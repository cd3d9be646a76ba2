"""What pictures are drawn with; drawn here, in code: `symbols` has all that a picture uses by name."""
