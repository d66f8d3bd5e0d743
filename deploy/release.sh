#!/bin/bash
# Builds a release, copies it to where only root writes, switches to it, and goes back if it isn't ready. As root:
# release.sh [BRANCH, TAG OR COMMIT], or release.sh --back for the newest release that's older than what runs.
set -euo pipefail
umask 022
settings=/etc/straitworks
ports=$(find /etc/systemd/system/multi-user.target.wants -name 'straitworks@*.service' | sed 's/.*@\(.*\)\.service/\1/' | sort)
if [ -z "$ports" ]; then echo "No instance is enabled. First: systemctl enable straitworks@3000" >&2; exit 1; fi
cd /srv/straitworks
exec 9>lock
flock -n 9 || { echo "Another release is under way." >&2; exit 1; }

as_builder() { runuser -u straitworks-build -- "$@" 9>&-; }

# It runs code of every package, so it reads no secret.
build() {
  as_builder bash -euc '
    cd build
    git fetch --quiet --tags origin
    commit=$(git rev-parse --quiet --verify "origin/$1^{commit}" || git rev-parse --verify "$1^{commit}")
    git checkout --quiet --force --detach "$commit"
    npm ci --no-audit --no-fund >&2
    export MALLOC_MMAP_THRESHOLD_=131072
    node_modules/node/bin/node --env-file="$2/build.env" scripts/build.ts >&2' build "$1" "$settings"
}

# Links become files, so that nothing which ran in the build can change what runs.
copy() {
  rm -rf releases/new
  mkdir -p releases/new
  as_builder tar -C build -chf - --exclude=node_modules/.bin package.json node_modules contract server dist/current |
    tar -C releases/new --no-same-owner --no-same-permissions -xf -
  mv -T releases/new "$1"
}

is_ready() {
  local end=$((SECONDS + 60))
  until curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$1/readyz" 2>/dev/null; do
    if [ "$SECONDS" -ge "$end" ]; then return 1; fi
    sleep 1
  done
}

# One instance after the other. `set -e` is off inside a condition, so each step returns its own failure.
switch_to() {
  ln -sfn "$1" current.new && mv -T current.new current || return 1
  for port in $ports; do
    systemctl restart "straitworks@$port" 9>&- && is_ready "$port" || return 1
  done
}

running=$(readlink current || true)
if [ "${1:-}" = --back ]; then
  next=
  for older in releases/*; do if [[ $older < $running ]]; then next=$older; fi; done
  if [ -z "$next" ]; then echo "There's no release before this one." >&2; exit 1; fi
else
  next=releases/$(date -u +%Y%m%dT%H%M%SZ)
  trap 'rm -rf releases/new' EXIT
  build "${1:-HEAD}"
  copy "$next"
fi

if ! switch_to "$next"; then
  echo "$next couldn't be switched to, or isn't ready after a minute. Back to ${running:-nothing}." >&2
  if [ -n "$running" ]; then
    switch_to "$running" || echo "$running isn't ready either." >&2
    if [ "${1:-}" != --back ] && [ "$(readlink current)" = "$running" ]; then rm -rf "$next"; fi
  fi
  exit 1
fi
if [ "${1:-}" != --back ]; then
  # Remove releases that someone went back from.
  for old in releases/*; do if [[ $old > $running && $old < $next ]]; then rm -rf "$old"; fi; done
  # After a quick fix that's broken too, the last good one is still there.
  find releases -mindepth 1 -maxdepth 1 | sort | head -n -3 | xargs -r rm -rf
fi
echo "$next is live"
