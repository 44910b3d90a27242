# SPDX-License-Identifier: MIT
# An author tests a game as the guide says: what it prints is compiled against the installed tree alone, for Same instead
# of Nim, and passes; with a fault in the rules it fails and names the game, its number and the move.
source "$(dirname "$0")/support.sh"
rm -rf "$WORK/author-tests"
mkdir -p "$WORK/author-tests"
cp -r "$SOURCE/games/same" "$WORK/author-tests/same"
cd "$WORK/author-tests/same" || exit 1

# quoted FILE: the code block of the guide after the line "<!-- FILE -->".
quoted() {
    awk -v mark="<!-- $1 -->" '$0 == mark {on = 1; next} on && /^```/ {if (inside) exit; inside = 1; next} inside' \
        "$SOURCE/docs/authors-guide.md" | sed 's/nim/same/g'
}
quoted checks-test_rules.cpp >test_rules.cpp
[ -s test_rules.cpp ] || problem "the guide has no test"
{
    printf 'cmake_minimum_required(VERSION 3.25)\nproject(same LANGUAGES CXX)\nfind_package(PltGames REQUIRED)\n'
    # A game begins with its rules alone.
    sed '/^#/d; /VIEW/d; s/^\( *RULES .*\)/\1)/' "$SOURCE/games/same/CMakeLists.txt"
    quoted checks-CMakeLists.txt
} >CMakeLists.txt
tests() {
    "$CMAKE" --build build >build.log 2>&1 || { cat build.log; problem "the tests cannot be built"; finish; }
    grep -q warning: build.log && { cat build.log; problem "the tests are built with warnings"; }
    (cd build && "${CMAKE%cmake}ctest" --output-on-failure >ctest.log 2>&1)
}
"$CMAKE" -S . -B build -G Ninja -DCMAKE_PREFIX_PATH="$PREFIX" -DCMAKE_BUILD_TYPE=Debug >configure.log 2>&1 ||
    { cat configure.log; problem "the tests cannot be configured"; finish; }
tests || { cat build/ctest.log; problem "the tests of a good game fail"; }
grep -q '100% tests passed, 0 tests failed out of 1' build/ctest.log || problem "there is no test"

sed -i 's/return after == before/return after.left < 40/; s/a move has changed nothing/few are left/' test_rules.cpp
tests && problem "the tests of a game with a fault pass"
grep -qE 'same::Rules: few are left, by the move [^ ]+ \(game [^ ]+#[0-9]+ after ' build/ctest.log ||
    { cat build/ctest.log; problem "the fault is not named"; }
finish
