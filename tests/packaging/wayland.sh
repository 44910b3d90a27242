# SPDX-License-Identifier: MIT
# On a Wayland desktop the console and a game of each kind show themselves, say nothing on stderr, and end when they
# are asked to.
source "$(dirname "$0")/support.sh"
export WAYLAND_DISPLAY=plt-wayland QT_QPA_PLATFORM=wayland
unset DISPLAY

weston --backend=headless-backend.so --socket="$WAYLAND_DISPLAY" --idle-time=0 --no-config >"$home/weston.log" 2>&1 &
compositor=$!
trap 'kill "$compositor" 2>/dev/null' EXIT
for _ in $(seq 200); do
    [ -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY" ] && break
    sleep 0.1
done
[ -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY" ] || { cat "$home/weston.log"; problem "there is no compositor"; finish; }

# shows NAME COMMAND...: a picture reaches the compositor, nothing is complained of, and SIGTERM ends it.
shows() {
    local name=$1 log=$home/$1.log program shown=no
    shift
    # The library of Wayland writes down every request; what else is on stderr is said by the program.
    WAYLAND_DEBUG=client "$@" >"$home/$name.out" 2>"$log" &
    program=$!
    for _ in $(seq 300); do
        grep -q 'wl_surface@[0-9]*\.attach(wl_buffer@' "$log" && shown=yes && break
        kill -0 $program 2>/dev/null || break
        sleep 0.1
    done
    [ $shown = yes ] || problem "$name shows nothing"
    sleep 0.5
    kill -0 $program 2>/dev/null || problem "$name does not stay"
    kill -TERM $program 2>/dev/null
    for _ in $(seq 300); do
        kill -0 $program 2>/dev/null || break
        sleep 0.1
    done
    kill -KILL $program 2>/dev/null && problem "$name does not end"
    wait $program 2>/dev/null
    grep -Ev '^\[ *[0-9]+\.[0-9]+\]' "$log" | grep . && problem "$name says something on stderr"
    [ -s "$home/$name.out" ] && { cat "$home/$name.out"; problem "$name says something on stdout"; }
}

plt=$PREFIX/bin/plt-games
shows console "$plt"
uses() { grep -qs "$1" "$2/CMakeLists.txt"; }
uses_no_library() { ! uses PltGames:: "$1"; }
for kind in uses_no_library 'uses PltGames::cards' 'uses PltGames::board3d'; do
    # shellcheck disable=SC2086
    game=$(first_game $kind) && shows "$game" "$plt" --play "$game"
done
finish
