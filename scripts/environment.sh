#!/bin/sh
# Makes a Python environment, and says what is missing where that cannot work.
# usage: scripts/environment.sh PYTHON FOLDER
set -eu
python=$1
folder=$2

if ! command -v "$python" >/dev/null; then
  echo "There is no $python here. Sammelsurium needs Python 3.11 or newer; PYTHON=/path/to/python chooses one." >&2
  exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  echo "$("$python" --version) is too old: Sammelsurium needs 3.11 or newer; PYTHON=/path/to/python chooses one." >&2
  exit 1
fi
# Debian keeps what `venv` needs in a package of its own.
"$python" -c 'import ensurepip' 2>/dev/null || "$(dirname "$0")/need.sh" venv "$python"

echo "Making the Python environment $folder …"
"$python" -m venv --clear "$folder"
