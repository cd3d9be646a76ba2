"""What people see and read, from a view alone."""
