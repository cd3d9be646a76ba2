# Shared by ./run and ./test: a virtual environment in .venv with what is needed, made anew when that changes.

find_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if command -v "$python" >/dev/null 2>&1 &&
            "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$python"
            return
        fi
    done
    echo "Osada needs Python 3.11 or newer, and none was found (Debian, Ubuntu: apt install python3 python3-venv)." >&2
    exit 1
}

# make_ready FOLDER KIND: KIND is "run" (what playing needs) or "test" (all checks as well).
make_ready() {
    folder=$1
    kind=$2
    wanted=$({ echo "$folder"; cat "$folder/pyproject.toml" "$folder/constraints.txt"; } | cksum)
    stamp="$folder/.venv/.ready-$kind"
    if [ -x "$folder/.venv/bin/osada" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    python=$(find_python)
    echo "Making Osada ready (once) …" >&2
    if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        echo "Python's venv module is missing. Install it, e.g. on Debian or Ubuntu: apt install python$version-venv" >&2
        exit 1
    fi
    [ -x "$folder/.venv/bin/python" ] || "$python" -m venv "$folder/.venv"
    package="$folder[all]"
    [ "$kind" = test ] && package="$folder[test]"
    "$folder/.venv/bin/python" -m pip install --quiet --disable-pip-version-check \
        --constraint "$folder/constraints.txt" --editable "$package" >&2
    rm -f "$folder"/.venv/.ready-*
    echo "$wanted" >"$folder/.venv/.ready-$kind"
    [ "$kind" = test ] && echo "$wanted" >"$folder/.venv/.ready-run"
    return 0
}

# make_page_tools_ready FOLDER: what checks the code of the pages, in node_modules, by the versions in package.json.
make_page_tools_ready() {
    wanted=$(cksum <"$1/package.json")
    stamp="$1/node_modules/.ready"
    [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
    echo "Fetching the tools that check the pages (once) …" >&2
    if ! npm install --prefix "$1" --no-package-lock --no-audit --no-fund --loglevel error >&2; then
        echo "npm could not fetch what package.json names; the tests need it." >&2
        exit 1
    fi
    echo "$wanted" >"$stamp"
}

# need_program NAME PACKAGE COMMAND…: one of the commands is there, or is installed where we may, or we say what to do.
need_program() {
    name=$1
    package=$2
    shift 2
    for command in "$@"; do
        command -v "$command" >/dev/null 2>&1 && return
    done
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing $name for the tests (once) …" >&2
        apt-get update -qq >&2 && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq "$package" >&2 && return # and starts no service
    fi
    echo "The tests need $name. Install it, e.g. on Debian or Ubuntu: sudo apt install $package" >&2
    exit 1
}
