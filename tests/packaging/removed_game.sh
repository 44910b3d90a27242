# SPDX-License-Identifier: MIT
# One folder and no other file: nothing that CMake, the compiler or a shell reads names a game outside of its folder, and
# without the folder of one the rest is configured, built and tested as if there had never been such a game.
source "$(dirname "$0")/support.sh"
rm -rf "$WORK/removed-game"
mkdir -p "$WORK/removed-game"
cd "$WORK/removed-game" || exit 1
mkdir tree
for part in "$SOURCE"/*; do
    case ${part##*/} in build*) ;; *) cp -r "$part" tree ;; esac
done
mapfile -t all < <(cd tree/games && ls -d -- */CMakeLists.txt | xargs dirname)
[ "${#all[@]}" -ge 2 ] || { echo "without its only game nothing would be left"; finish; }

# about GAME <FILES: lines of these files with its folder, one of its headers, its name in quotes, or a target or test of it.
about() {
    xargs -d '\n' grep -nE "games/$1\\b|include \"$1/|\"$1\"|[^a-z](fuzz|style|windows|bench)[-_]$1\\b|\\b$1[-_](rules|view|tests?)\\b" /dev/null
}

find tree/{common,launcher,resources,tests} tree/CMakeLists.txt -type f \( -name '*.cpp' -o -name '*.h' -o -name '*.sh' \
    -o -name '*.cmake' -o -name '*.txt' -o -name '*.json' -o -name run \) >read
for game in "${all[@]}"; do
    about "$game" <read >lines
    [ ! -s lines ] || { cat lines; problem "there are lines about $game outside of its folder"; }
done

removed=${all[0]}
# The search for traces must find something while the game is there.
about "$removed" <<<"$BUILD/build.ninja" | grep . >/dev/null || problem "with its folder no target is about $removed"
rm -r "tree/games/$removed"
# Compiled without optimisation: nothing of it is kept.
"$CMAKE" -S tree -B build -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 -DCMAKE_UNITY_BUILD=ON \
    -DCMAKE_UNITY_BUILD_BATCH_SIZE=12 -DPLT_BENCH=ON >configure.log 2>&1 ||
    { cat configure.log; problem "not configured"; finish; }
grep -i 'warning' configure.log && problem "configured with a warning"
find build -name '*.ninja' -o -name 'CTestTestfile.cmake' -o -name '*.desktop' -o -name '*.metainfo.xml' >generated
about "$removed" <generated >lines
[ ! -s lines ] || { head -5 lines; problem "generated files are still about $removed"; }

# A test of all sources, and the game that takes least time, built against the installed libraries and found by the
# console of the whole tree. (Its own libraries and console would take as long again, and know no game when compiled.)
left=$(cd tree/games && du -s --apparent-size "${all[@]:1}" | sort -n | awk 'NR == 1 {print $2}')
"$CMAKE" -S tree -B games -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 "-DPLT_ONLY_GAMES=$left" \
    "-DPLT_INSTALLED_SDK=$PREFIX" >configure.log 2>&1 || { cat configure.log; problem "$left is not configured"; finish; }
{ ninja -C build language-sources && ninja -C games "$left"; } >build.log 2>&1 ||
    { grep -A5 FAILED build.log; problem "what is left is not built"; finish; }
QT_QPA_PLATFORM=offscreen build/tests/language-sources >sources.log || { cat sources.log; problem "language-sources fails"; }
listed=$(QT_QPA_PLATFORM=offscreen "$BUILD/plt-games" --list --games-dir games/games)
grep -qP "^$left\t.*\tok\$" <<<"$listed" || problem "the console does not find $left: $listed"
grep -qP "^$removed\t" <<<"$listed" && problem "the console finds $removed"
finish
