"""The games of this repository; somebody may have installed others as well."""

from __future__ import annotations

from pathlib import Path

import osada

FOLDER = Path(osada.__file__).parent / "games"
OWN = [name for name in osada.names() if (FOLDER / name.replace("-", "_")).is_dir()]
