"""Tables in the browser: pages, live updates, storage."""
