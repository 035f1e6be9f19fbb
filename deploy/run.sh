#!/bin/sh
# One of the academy's commands, as its user and with its settings: deploy/run.sh doctor
# As root. systemd reads the settings, as it does for the processes themselves.
set -eu
command=$1
shift
exec systemd-run --quiet --wait --collect --pipe --uid=derb --working-directory=/srv/derb/current \
  --property=EnvironmentFile=/etc/derb/settings --property=UMask=0077 --setenv=PATH=/opt/node/bin:/usr/bin:/bin \
  npm run --silent "$command" -- "$@"
