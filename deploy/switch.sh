#!/bin/sh
# Makes a built release the current one while the academy serves on: deploy/switch.sh /srv/derb/releases/2026-12-15
# As root. Going back is the same command with the folder of the release before. Ends at the first process that does not come up.
set -eu
release=$(realpath "$1")
current=/srv/derb/current
test -f "$release/build/site/server/main.js" || { echo "$release is not built: npm ci && npm run build" >&2; exit 1; }

# For some seconds pages of one version meet a process of the other: each gets the other's scripts and styles. Their names hold a hash.
before=$(realpath "$current" 2>/dev/null || echo "$release")
for folder in assets staff/assets; do
  cp -rn "$before/build/site/client/$folder/." "$release/build/site/client/$folder/"
  cp -rn "$release/build/site/client/$folder/." "$before/build/site/client/$folder/"
done

ln -sfn "$release" "$current"
for unit in $(systemctl list-units --plain --no-legend 'derb@*.service' | cut -d ' ' -f 1); do
  port=${unit#derb@}
  systemctl restart "$unit"
  curl -sf --retry 60 --retry-delay 1 --retry-all-errors "http://127.0.0.1:${port%.service}/readyz" > /dev/null ||
    { echo "$unit did not come up: journalctl -u $unit. The others still run the version before." >&2; exit 1; }
  echo "$unit runs $release"
done
