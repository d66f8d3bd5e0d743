#!/bin/sh
# Releases the newest build without a failed request: the instances one by one, each only when the one before
# takes enquiries, and then the pages. An instance that does not come up ends it; the others go on serving.
# release.sh ENV_FILE
set -eu
here=$(dirname "$0")
set -a
. "$1"
set +a

for instance in $INSTANCES; do
  # The last word of RESTART is completed with the instance's port: straitworks@3001.
  ${RESTART}${instance##*:}
  tried=0
  until curl -fsS --max-time 5 -o /dev/null "http://$instance/readyz" 2>/dev/null; do
    tried=$((tried + 1))
    if [ "$tried" -ge 300 ]; then
      echo "$instance is not ready after 60 s. The release ends here; the other instances go on." >&2
      exit 1
    fi
    sleep 0.2
  done
  echo "$instance is ready"
done

"$here/nginx/render-site.sh"
${NGINX} -t
${NGINX} -s reload
echo "nginx serves $(readlink -f "$DIST/current")"
