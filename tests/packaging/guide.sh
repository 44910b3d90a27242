# SPDX-License-Identifier: MIT
# The author's guide holds: its commands are run literally and in their order, as an author would type them, against the
# installed tree alone. So all kinds of new games are built (with the warnings of this tree), tested and played.
source "$(dirname "$0")/support.sh"
start_display
rm -rf "$WORK/guide"
mkdir -p "$WORK/guide"
cd "$WORK/guide" || exit 1
guide=$PREFIX/share/doc/plt-games/authors-guide.md
must_exist "$guide"
ln -s "$PREFIX" "$HOME/plt-games"
PATH=$HOME/plt-games/bin:$PATH
unset CMAKE_PREFIX_PATH CMAKE_BUILD_TYPE
# Those of PltBuild.cmake, without the three that GCC 12 gets wrong.
warnings="-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wunused"
export CXXFLAGS="$warnings -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds -DQT_NO_KEYWORDS -DQT_NO_CAST_FROM_ASCII"

# quoted FILE: the code block after a line "<!-- FILE -->" of the guide.
quoted() {
    awk -v mark="<!-- $1 -->" '$0 == mark {on = 1; next} on && /^```/ {if (inside) exit; inside = 1; next} inside' \
        "$guide"
}

# follow COMMAND: what an author types, and what he should see then.
follow() {
    local code
    case $1 in
        "plt-games --play "*)
            # shellcheck disable=SC2086
            shows_window . $1 || problem "no window: $1"
            return
            ;;
    esac
    eval "$1" >said 2>&1
    code=$?
    [ "$code" -eq 0 ] || { cat said; problem "exit code $code: $1"; }
    case $1 in
        "cmake "*) grep -i 'warning' said && problem "a warning: $1" ;;
        "ctest "*)
            # All of them are there and pass.
            grep -E 'tests passed, 0 tests failed out of [1-9]' said || { cat said; problem "not all tests pass: $1"; }
            ;;
        "plt-games --check "*) [ ! -s said ] || { cat said; problem "fault is found: $1"; } ;;
        "plt-games --list "*) grep -v $'\tok$' said && problem "not all can be played: $1" ;;
    esac
}

quoted CMakeLists.txt >CMakeLists.txt
awk '/^<!-- run -->$/ {on = 1; next} on && /^```/ {inside = !inside; on = inside; next} on && inside' "$guide" >commands
while read -r command <&4; do follow "$command"; done 4<commands

# A lost mark would lose a part of the guide.
for kind in nim 'golf cards' 'breakthrough pieces'; do
    grep -qx "plt-games --new-game $kind" commands || problem "the guide does not begin the game $kind"
done
for game in nim golf breakthrough; do
    grep -qx "plt-games --play build.*/games/$game" commands || problem "the guide does not play $game"
    for file in CMakeLists.txt rules.h rules.cpp view.h view.cpp; do
        grep -qx "<!-- $game/$file -->" "$guide" || problem "the guide does not quote $game/$file"
    done
done
[ "$(grep -c '^ctest ' commands)" -eq 2 ] || problem "the guide does not run the tests of all games"

# The guide quotes the files that were written and built.
while read -r file; do
    quoted "$file" | cmp -s - "$file" || problem "the guide quotes another $file than is written"
done < <(sed -nE 's/^<!-- (.*\/.*) -->$/\1/p' "$guide")

# The guide runs the commands that --new-game prints for the folder.
mkdir again
(cd again && plt-games --new-game nim | sed -n 's/^  //p' | sed "s|$PREFIX|~/plt-games|") >told
[ "$(wc -l <told)" -eq 3 ] || problem "--new-game does not tell three commands"
grep -vFxf commands told && problem "--new-game tells other commands than the guide"

grep -qx 'CMAKE_BUILD_TYPE:STRING=Release' build-nim/CMakeCache.txt ||
    problem "no build type was chosen, and it is not Release"
shows_window Nim plt-games --play build-nim/games/nim --game '3:3-5-7' || problem "--play with a game id failed"

# Dropped into the player's own games folder a game is found by its name.
mkdir -p "$XDG_DATA_HOME/plt-games"
cp -r build-nim/games "$XDG_DATA_HOME/plt-games/games"
shows_window Nim plt-games --play nim || problem "--play nim failed"

# A build type chosen by the user is kept, and a larger project that has none stays without one.
"$CMAKE" -S nim -B debug -G Ninja -DCMAKE_PREFIX_PATH="$PREFIX" -DCMAKE_BUILD_TYPE=Debug >/dev/null
grep -qx 'CMAKE_BUILD_TYPE:STRING=Debug' debug/CMakeCache.txt || problem "a chosen build type is changed"
"$CMAKE" -S . -B larger-build -G Ninja -DCMAKE_PREFIX_PATH="$PREFIX" >larger.log 2>&1 || cat larger.log
grep -qx 'CMAKE_BUILD_TYPE:STRING=' larger-build/CMakeCache.txt || problem "the build type of a larger project is changed"
# Nobody asked for tests here.
ninja -C larger-build -t targets all | grep -q 'test-rules:' && problem "tests are built that nobody asked for"

# With more files in its view the game gets a precompiled header, and is still built.
# All installed headers can be included: what they need is installed, too.
printf '#include "nim/view.h"\n' >nim/first.cpp
(cd "$PREFIX/include/plt-games" && find common -name '*.h' ! -path '*/testing/*' -printf '#include "%p"\n') >nim/second.cpp
(cd "$PREFIX/include/plt-games" && find common/testing -name '*.h' -printf '#include "%p"\n') >testing_headers
sed -i '1r testing_headers' nim/tests/test_view.cpp
sed -i 's/VIEW view.cpp/VIEW view.cpp first.cpp second.cpp/' nim/CMakeLists.txt
"$CMAKE" --build build-nim --target nim nim-test-view >build.log 2>&1 || { cat build.log; problem "not built with a precompiled header"; }
"$CMAKE" debug >/dev/null
ninja -C debug -t targets all | grep -q '/nim_view.dir/cmake_pch.hxx.gch: ' ||
    problem "a view of three files has no precompiled header"
grep -q warning: build.log && { cat build.log; problem "a precompiled header gives warnings"; }
finish
