#!/bin/bash
# SPDX-License-Identifier: MIT
# build_games.sh BUILD GAME...: builds the target playable, in which these games are out of date, and keeps
# the progress in BUILD/build-status. A game that fails does not stop the others; its output is in
# BUILD/failed.
set -u
build=$1
shift
games=("$@")
# shellcheck source=launcher/build_output.sh
source "$(dirname "${BASH_SOURCE[0]}")/build_output.sh"
trap 'rm -f "$build/build-status"; exit 1' INT TERM HUP
mkdir -p "$build/failed"

percent=0
update_status() {
    local lines=() game log
    for game in "${games[@]+"${games[@]}"}"; do
        log=$build/failed/$game.log
        # A library that is missing at the end of the build depends on a shared part that has failed.
        if [ ! -f "$log" ] && [ "$percent" -eq 100 ] &&
            ! compgen -G "$build/games/$game/lib*.so" >/dev/null; then
            log=$build/failed/shared.log
            [ -f "$log" ] || log=$build/build.log
        fi
        if [ -f "$log" ]; then
            lines+=("$game"$'\t'"$(first_error "$log")"$'\t'"$log")
        else
            lines+=("$game")
        fi
    done
    write_status "$build/build-status" "$percent" "${lines[@]+"${lines[@]}"}"
}

log=
while IFS= read -r line; do
    if [[ $line =~ $status_line ]]; then
        log=
        # 100 % is left to the end of the build.
        now=$((99 * BASH_REMATCH[1] / BASH_REMATCH[2]))
        [ "$now" -eq "$percent" ] && [ -z "${has_failed-}" ] && continue
        percent=$now
        has_failed=
        update_status
    elif [[ $line =~ ^FAILED: ]]; then
        log=$build/failed/shared.log
        [[ $line =~ ^FAILED:\ games/([^/]+)/ ]] && log=$build/failed/${BASH_REMATCH[1]}.log
        has_failed=yes
    fi
    [ -z "$log" ] || printf '%s\n' "$line" >>"$log"
done < <(NINJA_STATUS=$status_format ninja -C "$build" -k 0 playable 2>&1 | tee "$build/build.log")

# Gives the console time to find the last game.
sleep 1
percent=100
if [ -z "$(ls "$build/failed")" ]; then
    rm -f "$build/build-status"
else
    update_status
fi
