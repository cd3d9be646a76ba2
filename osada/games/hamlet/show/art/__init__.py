"""The drawings: `symbols` of goods, workers and marks, `buildings`, `woods`, and the ground of `tiles`."""
