#!/bin/bash
# SPDX-License-Identifier: MIT
# own_display.sh COMMAND...: runs a test on a screen of its own, so that tests may run side by side: two programs on one
# screen would take the keyboard from each other.
number=$(mktemp)
# Without -noreset the server starts anew, and refuses whoever comes just then, whenever its last window goes.
Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp -noreset 3>"$number" 2>/dev/null &
server=$!
trap 'kill "$server" 2>/dev/null; rm -f "$number"' EXIT
for _ in $(seq 400); do
    # The number is only whole once its line has an end.
    if read -r display <"$number"; then
        export DISPLAY=:$display
        "$@"
        exit
    fi
    sleep 0.05
done
echo "no screen could be started" >&2
exit 1
