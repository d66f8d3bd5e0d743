#!/bin/sh
# Copies the enquiries to BACKUP_DIR, and removes copies that are older than BACKUP_DAYS.
set -eu
umask 077
cd "$(dirname "$0")/.."
name="$BACKUP_DIR/enquiries-$(date -u +%Y-%m-%dT%H%M%SZ)"
if [ -n "${DATABASE_URL:-}" ]; then
  # Hashed addresses of senders stay out: the key that they are hashed with is in the copy.
  pg_dump --format=custom --exclude-table-data=allowance --file="$name.partial" --dbname="$DATABASE_URL"
  mv "$name.partial" "$name.dump"
else
  node_modules/node/bin/node server/enquiries/operator/command-line.ts backup "$name.sqlite"
fi
find "$BACKUP_DIR" -name 'enquiries-*' -type f -mtime +"$BACKUP_DAYS" -delete
