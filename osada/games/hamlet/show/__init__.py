"""What people see and read, made from a view alone."""
