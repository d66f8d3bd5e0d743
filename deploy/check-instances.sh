#!/bin/sh
# Run by straitworks-check.timer as root. Restarts an instance that has left three checks in a row unanswered, and reports
# that, and one that keeps crashing. An instance that somebody has stopped is left alone.
set -eu
ports=${PORTS:-3001 3002}
state=${STATE:-/run/straitworks-check}
mkdir -p "$state"

report() {
  echo "$1 $2" >&2
  systemctl start --no-block "straitworks-failed@$1"
}

for port in $ports; do
  unit=straitworks@$port.service
  counted=$state/$port.restarts
  failures=$state/$port.failures

  # systemd counts restarts since somebody started the unit. They are compared over five minutes.
  restarts=$(systemctl show --property=NRestarts --value "$unit")
  before=$(cat "$counted" 2>/dev/null || echo "$restarts")
  if [ $((restarts - before)) -ge 3 ]; then
    report "$unit" 'keeps crashing'
    echo "$restarts" >"$counted"
  elif [ "$restarts" -lt "$before" ] || [ -z "$(find "$counted" -mmin -5 2>/dev/null)" ]; then
    echo "$restarts" >"$counted"
  fi

  if ! systemctl is-active --quiet "$unit" ||
    curl -fsS --max-time "${TIMEOUT:-5}" -o /dev/null "http://127.0.0.1:$port/healthz" 2>/dev/null; then
    rm -f "$failures"
    continue
  fi
  echo failed >>"$failures"
  if [ "$(wc -l <"$failures")" -ge 3 ]; then
    rm -f "$failures"
    systemctl restart --no-block "$unit"
    report "$unit" 'did not answer and was restarted'
  fi
done
