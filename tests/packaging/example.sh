# SPDX-License-Identifier: MIT
# The author's guide holds: its example is built from a copy of its folder against the installed tree alone, passes
# --check, appears in the list, and opens its window.
source "$(dirname "$0")/support.sh"
start_display
rm -rf "$WORK/example"
mkdir -p "$WORK/example"
cp -r "$SOURCE/tests/author-example/nim" "$WORK/example/nim"
cd "$WORK/example" || exit 1

"$CMAKE" -S nim -B build -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$PREFIX" >configure.log 2>&1 ||
    { cat configure.log; problem "the example cannot be configured"; finish; }
"$CMAKE" --build build >build.log 2>&1 || { cat build.log; problem "the example cannot be built"; finish; }
grep -q warning: build.log && { cat build.log; problem "the example is built with warnings"; }

plt=$PREFIX/bin/plt-games
"$plt" --check build/games/nim || problem "--check finds fault"
"$plt" --list --games-dir build/games | grep -q $'^nim\tBoard Games\tNim\tok$' || problem "not listed"

# Dropped into the player's own games folder it is found by its name.
mkdir -p "$XDG_DATA_HOME/plt-games"
cp -r build/games "$XDG_DATA_HOME/plt-games/games"
shows_window Nim "$plt" --play nim || problem "--play nim failed"
shows_window Nim "$plt" --play nim --game '3:3-5-7' || problem "--play with a game id failed"

# What the guide prints is what is tested here.
guide=$SOURCE/docs/authors-guide.md
for file in nim/CMakeLists.txt nim/info.yaml nim/doc.txt nim/rules.h nim/rules.cpp nim/view.h nim/view.cpp; do
    # Quoted in the guide between a line "<!-- FILE -->" and the end of the code block after it.
    awk -v mark="<!-- $file -->" '$0 == mark {on = 1; next} on && /^```/ {if (inside) exit; inside = 1; next} inside' \
        "$guide" >quoted
    [ -s quoted ] || { problem "the guide does not quote $file"; continue; }
    cmp -s quoted "$SOURCE/tests/author-example/$file" || problem "the guide quotes another $file than is tested"
done
finish
