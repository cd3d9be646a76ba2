"""How long it takes until Osada is there: CPU time of fresh processes, less that of Python itself.

.venv/bin/python -m benchmarks.imports
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys

TIMES = 21
LIMIT = 0.08
"""Seconds of CPU that `import osada` may take."""
STEPS = {
    "import osada": "import osada",
    "the names of the games": "import osada; osada.names()",
    "a game, started": "import osada; osada.game('kingdom-builder').start(seed=1)",
    "a table": "import osada; osada.Table(osada.game('kingdom-builder'), seed=1)",
    "a position in words": "import osada; str(osada.game('kingdom-builder').start(seed=1))",
}


def cpu(code: str) -> float:
    """The median CPU time of processes that run this and nothing else."""
    taken = []
    for _ in range(TIMES):
        before = os.times()
        subprocess.run([sys.executable, "-c", code], check=True)
        after = os.times()
        taken.append(after.children_user - before.children_user + after.children_system - before.children_system)
    return statistics.median(taken)


def main() -> None:
    bare = cpu("pass")
    print(f"Python itself: {bare:.3f} s")
    for name, code in STEPS.items():
        taken = cpu(code) - bare
        over = f", more than {LIMIT} s" if code == "import osada" and taken > LIMIT else ""
        print(f"{name}: {taken:.3f} s{over}")


if __name__ == "__main__":
    main()
