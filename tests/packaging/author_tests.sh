# SPDX-License-Identifier: MIT
# An author tests a game as the guide says, before it has a view: the test of its rules is compiled against the installed
# tree alone, and passes; with a fault in the rules it fails and names the game, its number and the move. One test by name
# runs by itself.
source "$(dirname "$0")/support.sh"
rm -rf "$WORK/author-tests"
mkdir -p "$WORK/author-tests"
cd "$WORK/author-tests" || exit 1
"$PREFIX/bin/plt-games" --new-game nim >/dev/null || problem "no new game"
cd nim || exit 1

# A game begins with its rules alone.
sed -i '/VIEW/d; s/^\( *RULES .*\)/\1)/' CMakeLists.txt
tests() {
    "$CMAKE" --build build >build.log 2>&1 || { cat build.log; problem "the tests cannot be built"; finish; }
    grep -q warning: build.log && { cat build.log; problem "the tests are built with warnings"; }
    (cd build && "${CMAKE%cmake}ctest" --output-on-failure >ctest.log 2>&1)
}
"$CMAKE" -S . -B build -G Ninja -DCMAKE_PREFIX_PATH="$PREFIX" -DCMAKE_BUILD_TYPE=Debug -DBUILD_TESTING=ON >configure.log 2>&1 ||
    { cat configure.log; problem "the tests cannot be configured"; finish; }
tests || { cat build/ctest.log; problem "the tests of a good game fail"; }
grep -q '100% tests passed, 0 tests failed out of 1' build/ctest.log || problem "there is no test"

build/tests/nim-test-rules what_every_game_must_do >one.log 2>&1 && problem "a test of no name is found"
build/tests/nim-test-rules whatMustHoldForEveryGame >one.log 2>&1 || { cat one.log; problem "one test by name fails"; }
grep -q '^Totals: 3 passed' one.log || problem "one test by name is not one"

# The computer's answer is told and not made.
sed -i 's/return State{without(heaps, answer), answer, false}/return State{heaps, answer, false}/' rules.cpp
tests && problem "the tests of a game with a fault pass"
grep -qE 'nim::Rules: other stones are gone than were taken, by the move [^ ]+ \(game [^ ]+#[0-9]+( after |\))' build/ctest.log ||
    { cat build/ctest.log; problem "the fault is not named"; }
finish
