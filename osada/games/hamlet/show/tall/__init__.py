"""The table drawn for a phone: `board` has the village, `strips` the seats, `tabs` what lies beside the village."""
