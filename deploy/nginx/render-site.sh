#!/bin/sh
# Writes nginx's site for the newest build, to the file SITE_FILE. Its other values: see .env.example.
set -eu
here=$(dirname "$0")

each() { # each 'server %s;' a b: one directive a word
  form=$1
  shift
  for word; do printf "$form " "$word"; done
}

BUILD=$(readlink -f "$DIST/current")
SERVERS=$(each 'server %s max_fails=0;' $INSTANCES)
LISTEN_HTTP=$(each 'listen %s;' $HTTP_LISTEN)
LISTEN_HTTPS=$(each 'listen %s ssl http2;' $HTTPS_LISTEN)
BROTLI=
if grep -qs brotli_static /etc/nginx/modules-enabled/*; then BROTLI='brotli_static on;'; fi
export BUILD SERVERS LISTEN_HTTP LISTEN_HTTPS BROTLI

values='$BUILD $DIST $SERVERS $LISTEN_HTTP $LISTEN_HTTPS $BROTLI $SERVER_NAME $ACME_ROOT $TLS_CERTIFICATE $TLS_KEY $LOG_DIR'
envsubst "$values" <"$here/site.conf.template" >"$SITE_FILE.new"
mv "$SITE_FILE.new" "$SITE_FILE"
