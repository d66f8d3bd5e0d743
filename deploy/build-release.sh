#!/bin/sh
# Makes a release beside the running one: a folder with code, dependencies and build. Nothing that runs changes.
# The user who runs this needs no secret: sudo -u straitworks-build build-release.sh [COMMIT]
set -eu
umask 022
site=${SITE:-/srv/straitworks}
settings=${SETTINGS:-/etc/straitworks}
cd "$site"
git -C repository fetch --quiet --tags origin
commit=$(git -C repository rev-parse --short=10 "${1:-origin/HEAD}^{commit}")
name=$(date -u +%Y%m%dT%H%M%SZ)-$commit
newest=$(find releases -mindepth 1 -maxdepth 1 -name '2*' | sort | tail -n 1)

rm -rf releases/new
git clone --quiet --no-checkout repository releases/new
# The build finds the newest one here, and keeps its hashed files for pages that are open in browsers.
if [ -n "$newest" ]; then cp -a "$newest/dist" releases/new/dist; fi
cd releases/new
git checkout --quiet --detach "$commit"
ln -s "$settings/build.env" build.env
npm ci --no-audit --no-fund
node_modules/node/bin/node --env-file=build.env scripts/build.ts

# What runs needs neither the tools of the build nor the build before.
mkdir bin
cp node_modules/node/bin/node bin/node
npm prune --omit=dev --no-audit --no-fund
find dist/builds -mindepth 1 -maxdepth 1 ! -name "$(basename "$(readlink dist/current)")" -exec rm -rf {} +
rm -rf .git .cache
ln -s "$settings/server.env" .env
cd "$site"
mv releases/new "releases/$name"

# The last three stay, and so do those to switch back to.
find releases -mindepth 1 -maxdepth 1 -name '2*' | sort | head -n -3 | while read -r old; do
  case $(readlink current || true):$(readlink previous || true) in
    *"$old"*) ;;
    *) rm -rf "$old" ;;
  esac
done
echo "$name is ready: switch-release.sh $name"
