# SPDX-License-Identifier: MIT
# One folder and no other file: two new games are added to this tree from outside, one without a page in the manual, and
# one with a hyphen in its id, a namespace of its own and a page with a picture. Everything that the build makes of games is
# made of them.
source "$(dirname "$0")/support.sh"
cd "$WORK" || exit 1
rm -rf more-games
mkdir -p more-games/games
cd more-games || exit 1

(cd games && "$PREFIX/bin/plt-games" --new-game nim && "$PREFIX/bin/plt-games" --new-game take-stones) >/dev/null ||
    problem "no new games"
rm games/nim/manual.md
(
    cd games/take-stones || exit 1
    sed -i 's/namespace take_stones/namespace heaps/; s/take_stones::/heaps::/g' ./*.h ./*.cpp tests/*.cpp
    sed -i 's/plt_add_game(take-stones/plt_add_game(take-stones NAMESPACE heaps/' CMakeLists.txt
    sed -i "s/^name: .*/name: Who's last?/; s/^summary: .*/summary: Take <all> of it/" info.yaml
    mkdir manual
    cp icon.svg manual/heaps.svg
    printf '# Who is last {#take-stones}\n\n![Heaps](manual/heaps.svg)\n\n## Rules\n\nSee [Undo](index.html#undo-and-new-games).\n' >manual.md
)
grep -rq 'take_stones' games/take-stones && problem "the namespace of Take Stones is not changed everywhere"

configure() {
    local build=$1
    shift
    "$CMAKE" -S "$SOURCE" -B "$build" -G Ninja "-DPLT_MORE_GAMES=$PWD/games" -DCMAKE_BUILD_TYPE=Debug "$@" \
        >"$build.configure.log" 2>&1 || { cat "$build.configure.log"; problem "not configured: $*"; finish; }
    grep -i 'warning' "$build.configure.log" && problem "configured with a warning"
}
make() {
    local build=$1
    shift
    ninja -C "$build" "$@" >"$build.build.log" 2>&1 || { cat "$build.build.log"; problem "not built: $*"; finish; }
    grep -q warning: "$build.build.log" && { cat "$build.build.log"; problem "built with warnings: $*"; }
}

# The whole tree takes them in.
configure tree '-DPLT_ONLY_GAMES=nim;take-stones' -DPLT_BENCH=ON
targets=$(ninja -C tree -t targets all)
for target in nim take-stones fuzz-nim fuzz-take-stones; do
    grep -q "^$target: phony" <<<"$targets" || problem "no target $target"
done
make tree plt_manual
manual=tree/docs/manual
must_exist "$manual/take-stones/heaps.svg"
[ ! -e "$manual/nim.html" ] || problem "a page for a game that has none"
grep -q '<h1 id="take-stones">' "$manual/take-stones.html" || problem "the page of Take Stones is not what the game wrote"
grep -q 'src="take-stones/heaps.svg"' "$manual/take-stones.html" || problem "the picture of Take Stones is not found"
grep -q '<a href="take-stones.html">Who.s last?</a>: Take &lt;all&gt;' "$manual/index.html" ||
    problem "the first page of the manual does not know Take Stones"
grep -q '<strong>Nim</strong>: Take the last stone' "$manual/index.html" || problem "a game without page is not listed"
desktop=tree/resources/org.plt_games.plt_games.desktop
grep -qx "Name=Who's last?" "$desktop" && grep -qx 'Exec=plt-games --play take-stones' "$desktop" ||
    problem "the desktop entry does not know Take Stones"
grep -q "<li>Who's last?: Take &lt;all&gt; of it</li>" tree/resources/*.metainfo.xml ||
    problem "the metainfo does not know Take Stones"

# And builds them, with what all games are tested by and with their own tests.
configure games -DPLT_ONLY_GAMES=take-stones "-DPLT_INSTALLED_SDK=$PREFIX"
make games take-stones take-stones-test-rules fuzz-take-stones
listed=$("$PREFIX/bin/plt-games" --list --games-dir games/games)
[ "$listed" = $'take-stones\tBoard Games\tWho\'s last?\tok' ] || problem "listed as $listed"
(cd games && "${CMAKE%cmake}ctest" --output-on-failure -R '^(fuzz-take-stones|take-stones-test-rules)$' >ctest.log 2>&1) ||
    { cat games/ctest.log; problem "the tests of Take Stones fail"; }
grep -q '^2/2 ' games/ctest.log || problem "Take Stones has not both its tests"

# With the wrong namespace one sentence says what to do.
sed -i 's/NAMESPACE heaps/NAMESPACE piles/' games/take-stones/CMakeLists.txt
ninja -C games take-stones fuzz-take-stones >wrong.log 2>&1 && problem "built with a namespace that the game does not have"
grep -q 'give plt_add_game(take-stones ...) the NAMESPACE of the game\|namespace that plt_add_game was given' wrong.log ||
    { cat wrong.log; problem "a wrong namespace is not named"; }
finish
