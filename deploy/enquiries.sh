#!/bin/sh
# An operator's commands, with the server's settings, user and code.
set -eu
if [ "$(id -u)" -ne 0 ]; then exec sudo "$0" "$@"; fi
umask 077
cd /srv/straitworks/current
# For the audit log.
export SUDO_USER="${SUDO_USER:-$(logname 2>/dev/null || id -un)}"
settings=/etc/straitworks
exec setpriv --reuid=straitworks --regid=straitworks --init-groups node_modules/node/bin/node --use-system-ca \
  --env-file="$settings/build.env" --env-file="$settings/server.env" server/enquiries/cli/cli.ts "$@"
