# SPDX-License-Identifier: MIT
# Sourced by the tests of this folder.
set -u
problems=0

problem() {
    echo "PROBLEM: $*" >&2
    problems=$((problems + 1))
}
must_exist() { [ -e "$1" ] || problem "missing: $1"; }
finish() {
    [ "$problems" -eq 0 ] && echo "no problems"
    exit $((problems > 0))
}

# first_game COMMAND...: the first game for whose folder, as the last argument, the command succeeds.
first_game() {
    local game
    for game in $PLT_GAMES; do
        "$@" "$SOURCE/games/$game" && echo "$game" && return
    done
    return 1
}
# name_of GAME: what its window is called.
name_of() { "$PREFIX/bin/plt-games" --list | awk -F '\t' -v game="$1" '$1 == game {print $3}'; }

# A home of its own, so that no test sees or changes what the player has.
home=$WORK/home-$(basename "$0" .sh)
rm -rf "$home"
mkdir -p "$home"
export HOME=$home XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config XDG_CACHE_HOME=$home/cache
export XDG_RUNTIME_DIR=$home/run LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM=xcb
mkdir -m 700 "$XDG_RUNTIME_DIR"

# start_display: a screen of this test's own, which ends with it. The server picks a number that is free, so tests may
# run side by side.
start_display() {
    local number=$WORK/display-$$
    : >"$number"
    # Without -noreset the server starts anew, and refuses whoever comes just then, whenever its last window goes.
    Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -noreset 3>"$number" 2>/dev/null &
    display_server=$!
    trap 'kill "$display_server" 2>/dev/null' EXIT
    for _ in $(seq 200); do
        # The number is only whole once its line has an end.
        read -r DISPLAY <"$number" && break
        sleep 0.1
    done
    DISPLAY=:$DISPLAY
    rm -f "$number"
    export DISPLAY
}

# shows_window TITLE COMMAND...: the program opens a window of its own whose title has these words, stays alive, and
# ends well when its window is closed by the keys CLOSE_KEYS (Ctrl+W unless set).
shows_window() {
    local title=$1 program window=
    shift
    "$@" &
    program=$!
    for _ in $(seq 200); do
        window=$(xdotool search --onlyvisible --name "$title" 2>/dev/null | head -1)
        [ -n "$window" ] && break
        kill -0 $program 2>/dev/null || break
        sleep 0.1
    done
    if [ -z "$window" ]; then
        echo "no window \"$title\""
        kill $program 2>/dev/null
        return 1
    fi
    sleep 0.5
    # There is no window manager to do it.
    xdotool windowfocus --sync "$window" key --clearmodifiers "${CLOSE_KEYS:-ctrl+w}"
    for _ in $(seq 150); do
        kill -0 $program 2>/dev/null || { wait $program; return $?; }
        sleep 0.1
    done
    echo "\"$title\" did not close"
    kill $program
    return 1
}

# window_named TITLE: waits for the window and prints its number.
window_named() {
    for _ in $(seq 200); do
        xdotool search --onlyvisible --name "$1" 2>/dev/null | head -1 | grep . && return
        sleep 0.1
    done
    return 1
}

# prints_at_once FOLDER: some games ask first, or have nothing to print at their start.
prints_at_once() { grep -qs 'printable()' "$1/view.h" && ! grep -rqs --include='*.h' 'bool prepare(' "$1"; }

# prints_page GAME: opens the game, prints without a printer, and finds the PDF. The game itself may not write there: the
# file is chosen in a dialog of the program's.
prints_page() {
    local game=$1 program window dialog printed=
    "$PREFIX/bin/plt-games" --play "$game" &
    program=$!
    if ! window=$(window_named "$(name_of "$game")"); then
        problem "$game has no window"
        kill "$program"
        return
    fi
    sleep 1
    xdotool windowfocus --sync "$window" key --clearmodifiers ctrl+p
    if dialog=$(window_named '^Print'); then
        sleep 0.5
        xdotool windowfocus --sync "$dialog" key --clearmodifiers Return
        if dialog=$(window_named 'Print to file'); then
            sleep 0.5
            xdotool windowfocus --sync "$dialog" type --clearmodifiers "$HOME/page.pdf"
            xdotool key --clearmodifiers Return
        fi
        for _ in $(seq 100); do
            printed=$(find "$HOME" -name '*.pdf' -size +1k | head -1)
            [ -n "$printed" ] && break
            sleep 0.1
        done
        [ "$(head -c 5 "${printed:-/dev/null}")" = '%PDF-' ] || problem "nothing was printed: $(ls -A "$HOME")"
    else
        problem "$game opens no dialog for printing"
    fi
    kill "$program"
}
