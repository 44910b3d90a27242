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

game=$(first_game prints_at_once) || { echo "no game prints"; finish; }
prints_page "$game"
finish
