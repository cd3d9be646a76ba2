"""Distributions as they are published, and real environments in which they are installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from hashlib import sha256
from importlib import metadata
from pathlib import Path

from filelock import FileLock
from packaging.requirements import Requirement

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent
HILLSTEAD = ROOT / "examples" / "hillstead"


def built(project: Path, target: str, folder: Path) -> Path:
    """A distribution of a project, built without asking anybody for anything."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    (file,) = folder.iterdir()
    return file


def with_hillstead(folder: Path, extra: str) -> Environment:
    """An environment with the wheels of the project and of the example, and what an extra of the project requires."""
    wheels = [built(project, "wheel", folder / project.name) for project in (ROOT, HILLSTEAD)]
    return Environment(folder / "env", extra, *wheels)


def needed_by(requirement: Requirement, found: dict[str, metadata.Distribution]) -> None:
    """The distributions that a requirement brings here, with all that they require."""
    distribution = metadata.distribution(requirement.name)
    name = distribution.name.lower()
    extras = requirement.extras or {""}
    if name in found and not requirement.extras:
        return
    found[name] = distribution
    for line in distribution.requires or ():
        further = Requirement(line)
        if further.marker is None or any(further.marker.evaluate({"extra": extra}) for extra in extras):
            needed_by(further, found)


def heavy(extra: str) -> Path:
    """The Python of an environment with an extra whose libraries are too heavy for the one of the tests. It is beside
    that one, made by pip once, and anew when the requirements change."""
    folder = ROOT / f".venv-{extra}"
    wanted = sha256(b"".join((ROOT / file).read_bytes() for file in ("pyproject.toml", "constraints.txt"))).hexdigest()
    stamp, python = folder / ".ready", folder / "bin" / "python"
    with FileLock(f"{folder}.lock"):
        if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
            venv.create(folder, with_pip=True, symlinks=True)
            pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            options = ["--constraint", str(ROOT / "constraints.txt"), "--editable", f"{ROOT}[{extra}]"]
            subprocess.run([*pip, *options], check=True, capture_output=True)
            stamp.write_text(wanted, "utf-8")
    return python


class Environment:
    """A virtual environment with some wheels, ours among them, what an extra of ours requires, and nothing else."""

    def __init__(self, folder: Path, extra: str, *wheels: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.bin = folder / "bin"
        self.home = folder / "home"
        (site,) = folder.glob("lib/python3*/site-packages")
        found: dict[str, metadata.Distribution] = {}
        needed_by(Requirement(f"osada[{extra}]" if extra else "osada"), found)
        for name, distribution in found.items():
            if name != "osada":
                _copy(distribution, site)
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "--quiet"]
        options = ["--no-index", "--no-deps", "--disable-pip-version-check"]
        subprocess.run([*pip, *options, *map(str, wheels)], check=True, capture_output=True)

    def run(self, *command: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """What a command of this environment comes to, far from the sources."""
        return subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=cwd or self.bin,
            env=self.variables(),
            capture_output=True,
            text=True,
            timeout=5 * PATIENCE,  # a whole suite of tests is many things, one after the other
            check=False,
        )

    def variables(self) -> dict[str, str]:
        """Those of this process but what would lead to other libraries or languages."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "PYTEST", "LC_", "LANG"))
        }
        return kept | {"XDG_DATA_HOME": str(self.home)}

    def lacks(self, extra: str, *command: str) -> None:
        """A command says in one sentence which extra to install."""
        done = self.run(*command)
        assert (done.returncode, done.stdout) == (2, "")
        assert re.fullmatch(rf'osada: “osada.*” needs \w+, .*: pip install "osada\[{extra}\]"\n', done.stderr)


def _copy(distribution: metadata.Distribution, site: Path) -> None:
    for file in distribution.files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(distribution.locate_file(file)), site / file)
