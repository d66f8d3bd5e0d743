#!/bin/sh
# Switches to a release without failing a request: the instances one by one, then the pages. Run as root.
# switch-release.sh [NAME]: a release, or "previous" to roll back; without a name, the newest.
set -eu
here=$(dirname "$0")
site=${SITE:-/srv/straitworks}
settings=${SETTINGS:-/etc/straitworks}
ports=${PORTS:-3001 3002}
pages=${PAGES:-/etc/nginx/straitworks-release.conf}
cd "$site"

umask 022
newest_in() { find "$1" -mindepth 1 -maxdepth 1 -name '2*' | sort | tail -n 1; }
running=$(readlink current || true)
before=$(readlink previous || true)
case ${1:-} in
  '') next=releases/$(basename "$(newest_in built)") ;;
  previous) next=$(readlink previous || true) ;;
  *) next=releases/$1 ;;
esac

# What runs belongs to root: nothing that the build left behind can change it. A copy, because a process of the build
# can still have the original files open. Without -p, no file keeps the right to run as its owner.
made=built/$(basename "$next")
if [ ! -d "$next" ] && [ -d "$made/dist/current/" ]; then
  rm -rf releases/new
  cp -R --no-dereference --preserve=timestamps "$made" releases/new
  # A link could lead to what the build's user changes later. Only the settings are elsewhere, where this says.
  new=$(pwd -P)/releases/new
  out=$(find "$new" -type l ! -path "$new/.env" ! -path "$new/build.env" -exec readlink -m {} + |
    awk -v inside="$new/" 'index($0, inside) != 1' | head -n 1)
  if [ -n "$out" ]; then
    rm -rf releases/new
    echo "$made has a link that leads out of it, to $out. Nothing was switched." >&2
    exit 1
  fi
  rm -rf releases/new/.env releases/new/build.env
  ln -s "$settings/server.env" releases/new/.env
  ln -s "$settings/build.env" releases/new/build.env
  mv releases/new "$next"
fi
if [ ! -d "$next/dist/current/" ]; then
  echo "There is no release ${1:-}. These are there: $(ls releases built)" >&2
  exit 1
fi
newest=$(newest_in releases)

# Before anything changes, and without a time limit. The running release goes on with the new tables.
if [ -n "$running" ]; then
  (cd "$next" && setpriv --reuid=straitworks --regid=straitworks --init-groups \
    bin/node --env-file=build.env --env-file=.env server/enquiries/cli/cli.ts migrate)
fi

# One rename, so that the link always leads to one release or the other.
point() { ln -s "$2" "$1.new" && mv -T "$1.new" "$1"; }

write_pages() {
  "$here/nginx-pages.sh" "$site/$1/dist/current" "$site/$newest/dist/current" >"$pages.new"
  mv "$pages.new" "$pages"
}

restart() {
  systemctl restart "straitworks@$1"
  tried=0
  until curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$1/readyz" 2>/dev/null; do
    tried=$((tried + 1))
    if [ "$tried" -ge "${TRIES:-300}" ]; then return 1; fi
    sleep 0.2
  done
  echo "straitworks@$1 is ready"
}

go_back() {
  echo "$1 Back to ${running:-nothing}." >&2
  if [ -n "$running" ]; then
    point current "$running"
    if [ -n "$before" ]; then point previous "$before"; else rm -f previous; fi
    write_pages "$running"
    for port in $restarted; do restart "$port" || true; done
  fi
  exit 1
}

restarted=
write_pages "$next"
nginx -t -q || go_back "nginx does not accept the pages of $next."
# First, so that a switch that's interrupted and run again still knows what ran before it.
if [ "$running" != "$next" ] && [ -n "$running" ]; then point previous "$running"; fi
point current "$next"
for port in $ports; do
  restarted="$restarted $port"
  restart "$port" || go_back "straitworks@$port is not ready after 60 s."
done
systemctl reload-or-restart nginx
# The last three stay, and so do those to switch back to.
find releases -mindepth 1 -maxdepth 1 -name '2*' | sort | head -n -3 | while read -r old; do
  case $(readlink current):$(readlink previous || true) in
    *"$old"*) ;;
    *) rm -rf "$old" ;;
  esac
done
echo "$next is live"
