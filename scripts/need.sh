#!/bin/sh
# Sees to it that a program from the system's packages is there, and installs it where a package manager can.
# usage: scripts/need.sh chromium|postgresql|venv [PYTHON]
set -eu
python=${2:-python3}
export LC_ALL=C

present() {
  case $1 in
    chromium)
      for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        if command -v "$name" >/dev/null; then return 0; fi
      done
      return 1
      ;;
    postgresql)
      if command -v initdb >/dev/null && command -v pg_ctl >/dev/null; then return 0; fi
      for folder in /usr/lib/postgresql/*/bin; do
        if test -x "$folder/initdb" && test -x "$folder/pg_ctl"; then return 0; fi
      done
      return 1
      ;;
    venv) "$python" -c 'import ensurepip' 2>/dev/null ;;
    *) echo "need.sh knows chromium, postgresql and venv, not $1" >&2 && exit 2 ;;
  esac
}

with_apt() {
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || return 1
    as_root=sudo
  fi
  $as_root apt-get -qq update || return 1
  case $1 in
    venv) package=$("$python" -c 'import sys; print("python{}.{}-venv".format(*sys.version_info))') ;;
    # The engine without windows, where it is a package of its own.
    chromium) package=$(apt-cache --names-only search '^chromium-headless-shell$' | cut -d' ' -f1) ;;
    *) package=$1 ;;
  esac
  package=${package:-$1}
  echo "Installing the package $package …"
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends "$package" </dev/null >/dev/null
}

with_brew() {
  case $1 in
    chromium) brew install --quiet --cask chromium ;;
    postgresql) brew install --quiet postgresql@17 && brew link --force postgresql@17 ;;
    *) return 1 ;;
  esac
}

if present "$1"; then exit 0; fi
if command -v apt-get >/dev/null; then
  with_apt "$1" || true
elif command -v brew >/dev/null; then
  with_brew "$1" || true
fi
if ! present "$1"; then
  echo "$1 is missing and could not be installed: please install it with your system's package manager." >&2
  exit 1
fi
