# SPDX-License-Identifier: MIT
# Holds that the target `playable` builds everything that is installed: builds it alone, installs it, starts a
# game and prints a page.
source "$(dirname "$0")/support.sh"
start_display
build=$WORK/playable
# One game is enough, and unity files without optimisation compile fastest.
rm -rf "$build/installed"
"$CMAKE" -S "$SOURCE" -B "$build" -G Ninja -DPLT_ONLY_GAMES=lights-out -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_CXX_FLAGS_DEBUG=-O0 -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=12 >"$build.log" 2>&1 ||
    { cat "$build.log"; problem "it cannot be configured"; }
"$CMAKE" --build "$build" --target playable >"$build.log" 2>&1 ||
    { tail -50 "$build.log"; problem "it is not built"; }
"$CMAKE" --install "$build" --prefix "$build/installed" >"$build.log" 2>&1 ||
    { tail -5 "$build.log"; problem "it cannot be installed"; finish; }

# Without a printer, the dialog prints to a file in the home directory.
"$build/installed/bin/plt-games" --play lights-out &
program=$!
trap 'kill "$program" "$display_server" 2>/dev/null' EXIT

# window_named TITLE: waits for the window and prints its number.
window_named() {
    for _ in $(seq 200); do
        xdotool search --onlyvisible --name "$1" 2>/dev/null | head -1 | grep . && return
        sleep 0.1
    done
    problem "no window \"$1\""
    return 1
}
if window=$(window_named 'Lights Out'); then
    sleep 1
    xdotool windowfocus --sync "$window" key --clearmodifiers ctrl+p
    if dialog=$(window_named '^Print'); then
        sleep 0.5
        xdotool windowfocus --sync "$dialog" key --clearmodifiers Return
        for _ in $(seq 100); do
            printed=$(find "$HOME" -name '*.pdf' -size +1k | head -1)
            [ -n "$printed" ] && break
            sleep 0.1
        done
        [ "$(head -c 5 "${printed:-/dev/null}")" = '%PDF-' ] ||
            problem "nothing was printed: $(ls -A "$HOME")"
    fi
fi
finish
