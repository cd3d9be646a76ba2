"""The ``osada`` command, also as ``python -m osada``; where its libraries are missing it says what to install."""

from __future__ import annotations

import sys

EXTRAS = dict.fromkeys(("serve", "backup", "restore", "check", "export", "import"), "table") | {
    "arena": "arena",
    "train": "learn",
}
"""Commands that need more than the others, and the extra that brings it."""


def main() -> None:
    """Run the command that the arguments name."""
    command = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
    try:
        from osada.cli import main as run  # noqa: PLC0415  # needs libraries that may be missing

        run()
    except ModuleNotFoundError as error:
        missing = (error.name or "osada").partition(".")[0]
        if missing == "osada":
            raise
        said = f"osada {command}".strip()
        extra = missing if missing == "ray" else EXTRAS.get(command, "terminal")
        wanted = f'pip install "osada[{extra}]"'
        print(f"osada: “{said}” needs {missing}, which is not installed: {wanted}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
