# SPDX-License-Identifier: MIT
# The author's guide holds: its commands are run literally and in their order, as an author would type them, against the
# installed tree alone. So all kinds of new games are built (with the warnings of this tree), tested and played. What it
# shows of files stands in these files, and its index has all headers.
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

# Each code block that is no command, as a file of its own whose first line is the line above the block: "`FILE`:".
mkdir excerpts
awk '/^```/ {inside = !inside; out = ""; if (inside && $0 != "```sh") {out = "excerpts/" ++count; print above >out}; next}
     out != "" {print >out}
     {above = $0}' "$guide"
file_of() { sed -nE '1s/^`([^`]+)`.*:$/\1/p' "$1"; }

# stands_in FILE EXCERPT: the lines of the excerpt follow each other in the file, and "..." is one line or more of it.
stands_in() {
    awk 'NR == FNR {line[++lines] = $0; next}
         FNR == 1 {next}
         $0 ~ /^ *\.\.\.$/ {parts++; next}
         {part[parts + 0, ++size[parts + 0]] = $0}
         END {
             for (p = 0; p <= parts; p++) {
                 for (at = from + 1; at + size[p] - 1 <= lines; at++) {
                     same = 0
                     while (same < size[p] && line[at + same] == part[p, same + 1]) same++
                     if (same == size[p]) break
                 }
                 if (at + size[p] - 1 > lines) {print "not there: " part[p, 1]; exit 1}
                 from = at + size[p]
             }
         }' "$1" "$2"
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
        # A slow machine has time for fewer games, and says so.
        "plt-games --check "*) grep -v ': there was time for ' said && problem "fault is found: $1" ;;
        "plt-games --list "*) grep -v $'\tok$' said && problem "not all can be played: $1" ;;
    esac
}

# The only file that an author is to write alone.
tail -n +2 "$(grep -l '^`CMakeLists.txt`' excerpts/*)" >CMakeLists.txt
awk '/^<!-- run -->$/ {on = 1; next} on && /^```/ {inside = !inside; on = inside; next} on && inside' "$guide" >commands
while read -r command <&4; do follow "$command"; done 4<commands

# A lost mark would lose a part of the guide.
for kind in nim 'golf cards' 'breakthrough pieces' 'pegs lua-board' 'freecell lua-cards' 'reversi lua-pieces'; do
    grep -qx "plt-games --new-game $kind" commands || problem "the guide does not begin the game $kind"
done
for game in nim golf breakthrough; do
    grep -qx "plt-games --play build.*/games/$game" commands || problem "the guide does not play $game"
    for file in rules.h view.cpp; do
        grep -qx "\`$game/$file\`:" "$guide" || problem "the guide shows nothing of $game/$file"
    done
done
for game in pegs freecell reversi; do
    grep -qx "plt-games --play ./$game" commands || problem "the guide does not play $game"
    grep -qx "plt-games --check --deep .*\b$game\b.*" commands || problem "the guide does not check $game"
    grep -qx "\`$game/game.lua\`:" "$guide" || problem "the guide shows nothing of $game/game.lua"
    [ "$(wc -l <"$game/game.lua")" -le 150 ] || problem "$game/game.lua has more than 150 lines"
done
[ "$(grep -c '^ctest ' commands)" -eq 2 ] || problem "the guide does not run the tests of all games"

# The excerpts stand in the files that were written and built, and in those of the tree.
for excerpt in excerpts/*; do
    file=$(file_of "$excerpt")
    [ -n "$file" ] || { cat "$excerpt"; problem "a code block of the guide does not name its file"; continue; }
    [ -e "$file" ] || file=$SOURCE/$file
    stands_in "$file" "$excerpt" || problem "the guide shows something else of $file than is there"
done

# The index has a line for each header that is installed, and no other. Files that the guide names are there.
(cd "$PREFIX/include/plt-games" && find common -name '*.h' | sort) >headers
sed -nE 's/^\| `(common\/[^`]+)` \| .+ \|$/\1/p' "$guide" | sort | diff headers - ||
    problem "the index of headers (> in the lines above) is not what is installed (<)"
while read -r file; do
    [ -e "$PREFIX/include/plt-games/$file" ] || [ -e "$SOURCE/$file" ] || problem "the guide names $file, which is not there"
done < <(grep -oE '`(common|games)/[a-z0-9_/-]+\.(h|cpp)`' "$guide" | tr -d '`' | sort -u)

# The guide runs the commands that --new-game prints for the folder.
mkdir again
(cd again && plt-games --new-game nim | sed -n 's/^  //p' | sed "s|$PREFIX|~/plt-games|") >told
[ "$(wc -l <told)" -eq 3 ] || problem "--new-game does not tell three commands"
(cd again && plt-games --new-game pegs lua-board | sed -n 's/^  //p') >>told
grep -vFxf commands told && problem "--new-game tells other commands than the guide"

grep -qx 'CMAKE_BUILD_TYPE:STRING=Release' build-nim/CMakeCache.txt ||
    problem "no build type was chosen, and it is not Release"
shows_window Nim plt-games --play build-nim/games/nim --game '3:3-5-7' || problem "--play with a game id failed"

# Dropped into the player's own games folder a game is found by its name.
mkdir -p "$XDG_DATA_HOME/plt-games"
cp -r build-nim/games "$XDG_DATA_HOME/plt-games/games"
shows_window Nim plt-games --play nim || problem "--play nim failed"

# A script is dropped there as it is, and needs nothing that was built.
cp -r reversi "$XDG_DATA_HOME/plt-games/games/"
shows_window Reversi plt-games --play reversi || problem "--play reversi failed"

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
