#!/bin/sh
# Builds a release beside the running one, switches to it, and goes back by itself if it isn't ready. Run as root.
# release.sh [BRANCH, TAG OR COMMIT], or release.sh --back for the release before.
set -eu
umask 022
settings=/etc/straitworks
ports=$(ls /etc/systemd/system/multi-user.target.wants | sed -n 's/^straitworks@\(.*\)\.service$/\1/p')
if [ -z "$ports" ]; then echo "No instance is enabled. First: systemctl enable straitworks@3000" >&2; exit 1; fi
cd /srv/straitworks

is_ready() {
  for _ in $(seq 60); do
    if curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$1/readyz" 2>/dev/null; then return 0; fi
    sleep 1
  done
  return 1
}

# One instance after the other, so that with two of them there's always one that answers.
switch_to() {
  ln -sfn "$1" current.new && mv -T current.new current
  for port in $ports; do
    systemctl restart "straitworks@$port"
    is_ready "$port" || return 1
  done
}

running=$(readlink current || true)
if [ "${1:-}" = --back ]; then
  next=$(readlink previous)
else
  # The builder reads no secret, and its release belongs to it: read what changes in the lockfile before you release.
  runuser -u straitworks-build -- sh -eu -c '
    git -C repository fetch --quiet --tags origin
    commit=$(git -C repository rev-parse --quiet --verify --short=10 "origin/$1^{commit}" ||
      git -C repository rev-parse --verify --short=10 "$1^{commit}")
    name=releases/$(date -u +%Y%m%dT%H%M%SZ)-$commit
    rm -rf releases/new
    git clone --quiet --no-checkout repository releases/new
    # The build keeps the hashed files of the one before, for pages that are open in browsers.
    if [ -d current/dist ]; then cp -Rp current/dist releases/new/dist; fi
    cd releases/new
    git checkout --quiet --detach "$commit"
    npm ci --no-audit --no-fund >&2
    node_modules/node/bin/node --env-file="$2/build.env" scripts/build.ts >&2
    cd ../..
    mv releases/new "$name"
    echo "$name" >newest' build "${1:-HEAD}" "$settings"
  next=$(cat newest)
fi

if ! switch_to "$next"; then
  echo "$next is not ready after a minute. Back to ${running:-nothing}." >&2
  if [ -n "$running" ]; then switch_to "$running" || echo "$running is not ready either." >&2; fi
  exit 1
fi
if [ -n "$running" ] && [ "$running" != "$next" ]; then ln -sfn "$running" previous; fi
# The last three stay.
find releases -mindepth 1 -maxdepth 1 -name '2*' | sort | head -n -3 | while read -r old; do
  case "$next $running" in *"$old"*) ;; *) rm -rf "$old" ;; esac
done
echo "$next is live"
