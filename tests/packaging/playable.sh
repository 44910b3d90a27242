# SPDX-License-Identifier: MIT
# Holds that the target `playable` builds everything that is installed, and that what is installed prints a page.
# tests/run builds this target alone before anything else, so that there it is also installed from it alone.
source "$(dirname "$0")/support.sh"
start_display
built=$(ninja -C "$BUILD" -t commands playable | grep -oE -- '-o [^ ]+') || problem "ninja does not tell what playable needs"
while read -r file; do
    grep -qE "[ /]$(basename "$(readlink -f "$file")" | sed 's/[.]/\\./g')\$" <<<"$built" ||
        problem "not built by playable: $file"
done < <(find "$PREFIX" -name '*.so*' -o -path '*/bin/*' -type f)

# Without a printer, the dialog prints to a file in the home directory.
"$PREFIX/bin/plt-games" --play lights-out &
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
