#!/bin/sh
# Runs commands at the same time, and shows what each of them said when it has ended. Fails if one of them fails.
# usage: scripts/at_once.sh 'command' 'command' …
set -u
said=$(mktemp -d)
running=
number=0
trap 'rm -rf "$said"' EXIT
trap 'kill $running 2>/dev/null; exit 130' INT TERM

for command; do
  number=$((number + 1))
  sh -c "$command" >"$said/$number" 2>&1 &
  running="$running $!"
done

failed=0
number=0
for process in $running; do
  number=$((number + 1))
  wait "$process" || failed=1
  cat "$said/$number"
done
exit $failed
