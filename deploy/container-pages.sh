#!/bin/sh
# Points nginx's container at the build that dist/current leads to. Reload nginx afterwards.
set -eu
newest=$(find /site/dist/builds -mindepth 1 -maxdepth 1 | sort | tail -n 1)
/deploy/nginx-pages.sh /site/dist/current "$newest" >/run/straitworks-release.conf
