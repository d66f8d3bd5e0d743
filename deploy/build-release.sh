#!/bin/sh
# Makes a release beside the running one: a folder with code, dependencies and build. Nothing that runs changes.
# The user who runs this needs no secret: sudo -u straitworks-build build-release.sh [BRANCH, TAG OR COMMIT]
set -eu
umask 022
site=${SITE:-/srv/straitworks}
settings=${SETTINGS:-/etc/straitworks}
cd "$site"
git -C repository fetch --quiet --tags origin
wanted=${1:-HEAD}
# A branch is what the origin has: the local one of the same name stays where it was when the repository was cloned.
commit=$(git -C repository rev-parse --quiet --verify --short=10 "origin/$wanted^{commit}" ||
  git -C repository rev-parse --quiet --verify --short=10 "$wanted^{commit}") || {
  echo "$(git -C repository remote get-url origin) has no branch, tag or commit $wanted." >&2
  exit 1
}
name=$(date -u +%Y%m%dT%H%M%SZ)-$commit
newest=$(find built -mindepth 1 -maxdepth 1 -name '2*' | sort | tail -n 1)

rm -rf built/new
git clone --quiet --no-checkout repository built/new
# The build finds the newest one here, and keeps its hashed files for pages that are open in browsers.
if [ -n "$newest" ]; then cp -a "$newest/dist" built/new/dist; fi
cd built/new
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
cd "$site"
mv built/new "built/$name"

find built -mindepth 1 -maxdepth 1 -name '2*' | sort | head -n -3 | xargs -r rm -rf
echo "$name is ready: switch-release.sh $name"
