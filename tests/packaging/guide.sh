# SPDX-License-Identifier: MIT
# The author's guide holds: its example is built from a copy of its folder against the installed tree alone, passes
# --check, appears in the list, and opens its window.
source "$(dirname "$0")/support.sh"
start_display
rm -rf "$WORK/example"
mkdir -p "$WORK/example"
cp -r "$SOURCE/tests/author-example/nim" "$WORK/example/nim"
cd "$WORK/example" || exit 1

"$CMAKE" -S nim -B build -G Ninja -DCMAKE_PREFIX_PATH="$PREFIX" >configure.log 2>&1 ||
    { cat configure.log; problem "the example cannot be configured"; finish; }
"$CMAKE" --build build >build.log 2>&1 || { cat build.log; problem "the example cannot be built"; finish; }
grep -q warning: build.log && { cat build.log; problem "the example is built with warnings"; }
grep -qx 'CMAKE_BUILD_TYPE:STRING=Release' build/CMakeCache.txt || problem "no build type was chosen, and it is not Release"

plt=$PREFIX/bin/plt-games
"$plt" --check build/games/nim || problem "--check finds fault"
"$plt" --list --games-dir build/games | grep -q $'^nim\tBoard Games\tNim\tok$' || problem "not listed"

# Dropped into the player's own games folder it is found by its name.
mkdir -p "$XDG_DATA_HOME/plt-games"
cp -r build/games "$XDG_DATA_HOME/plt-games/games"
shows_window Nim "$plt" --play nim || problem "--play nim failed"
shows_window Nim "$plt" --play nim --game '3:3-5-7' || problem "--play with a game id failed"

# Who chooses is left alone: a build type, also as part of a larger project that has none.
"$CMAKE" -S nim -B debug -G Ninja -DCMAKE_PREFIX_PATH="$PREFIX" -DCMAKE_BUILD_TYPE=Debug >/dev/null
grep -qx 'CMAKE_BUILD_TYPE:STRING=Debug' debug/CMakeCache.txt || problem "a chosen build type is changed"
mkdir larger
printf 'cmake_minimum_required(VERSION 3.25)\nproject(larger LANGUAGES CXX)\nadd_subdirectory(../nim nim)\n' \
    >larger/CMakeLists.txt
"$CMAKE" -S larger -B larger-build -G Ninja -DCMAKE_PREFIX_PATH="$PREFIX" >larger.log 2>&1 || cat larger.log
grep -qx 'CMAKE_BUILD_TYPE:STRING=' larger-build/CMakeCache.txt || problem "the build type of a larger project is changed"

# With more files in its view the game gets a precompiled header, and is still built.
# All installed headers can be included: what they need is installed, too.
printf '#include "nim/view.h"\n' >nim/first.cpp
(cd "$PREFIX/include/plt-games" && find common -name '*.h' -printf '#include "%p"\n') >nim/second.cpp
sed -i 's/VIEW view.cpp/VIEW view.cpp first.cpp second.cpp/' nim/CMakeLists.txt
"$CMAKE" --build build >build.log 2>&1 || { cat build.log; problem "not built with a precompiled header"; }
grep -q 'cmake_pch.hxx.gch' build.log || problem "a view of three files has no precompiled header"
grep -q warning: build.log && { cat build.log; problem "a precompiled header gives warnings"; }

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
