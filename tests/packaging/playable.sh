# SPDX-License-Identifier: MIT
# Holds that the target `playable` builds everything that is installed, and that what is installed prints a page.
# tests/run builds this target alone before anything else, installs it to PREFIX, and runs this.
source "$(dirname "$0")/support.sh"
start_display
built=$(ninja -C "$BUILD" -t commands playable | grep -oE -- '-o [^ ]+') || problem "ninja does not tell what playable needs"
while read -r file; do
    grep -qE "[ /]$(basename "$(readlink -f "$file")" | sed 's/[.]/\\./g')\$" <<<"$built" ||
        problem "not built by playable: $file"
done < <(find "$PREFIX" -name '*.so*' -o -path '*/bin/*' -type f)

# Some games ask first, or have nothing to print at their start.
prints_at_once() { grep -qs 'printable()' "$1/view.h" && ! grep -rqs --include='*.h' 'bool prepare(' "$1"; }
game=$(first_game prints_at_once) || { echo "no game prints"; finish; }
# Without a printer, the dialog prints to a file in the home directory.
"$PREFIX/bin/plt-games" --play "$game" &
program=$!
trap 'kill "$program" "$display_server" 2>/dev/null' EXIT

# window_named TITLE: waits for the window and prints its number.
window_named() {
    for _ in $(seq 200); do
        xdotool search --onlyvisible --name "$1" 2>/dev/null | head -1 | grep . && return
        sleep 0.1
    done
    return 1
}
if window=$(window_named "$(name_of "$game")"); then
    sleep 1
    xdotool windowfocus --sync "$window" key --clearmodifiers ctrl+p
    if ! dialog=$(window_named '^Print'); then
        problem "$game opens no dialog for printing"
    else
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
else
    problem "$game has no window"
fi
finish
