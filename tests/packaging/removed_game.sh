# SPDX-License-Identifier: MIT
# One folder and no other file: without the folder of Same this tree is configured and built as if there had never been
# such a game. No target and no file of the build is about it, and nothing that CMake, the compiler or a shell reads leads
# there.
source "$(dirname "$0")/support.sh"
removed=same
rm -rf "$WORK/removed-game"
mkdir -p "$WORK/removed-game"
cd "$WORK/removed-game" || exit 1
mkdir tree
for part in "$SOURCE"/*; do
    case ${part##*/} in build*) ;; *) cp -r "$part" tree ;; esac
done
must_exist "tree/games/$removed/tests/test_rules.cpp"

# about_removed FILE...: lines with its folder, one of its headers, or a target or test of it.
about_removed() {
    grep -nE "games/$removed\\b|include \"$removed/|[^a-z](fuzz|style|windows|bench)[-_]$removed\\b|\\b$removed[-_](rules|view|tests?)\\b" "$@"
}

# The targets exist as long as the folder does.
about_removed "$BUILD/build.ninja" >/dev/null || problem "with its folder no target is about $removed"

rm -r "tree/games/$removed"
"$CMAKE" -S tree -B build -G Ninja -DCMAKE_BUILD_TYPE=Debug -DPLT_BENCH=ON >configure.log 2>&1 ||
    { cat configure.log; problem "not configured"; finish; }
grep -i 'warning' configure.log && problem "configured with a warning"
ninja -C build -t targets all >targets
grep -q '^chat-noir: phony' targets || problem "the other games are gone, too"
find build -name '*.ninja' -o -name 'CTestTestfile.cmake' -o -name '*.desktop' -o -name '*.metainfo.xml' >generated
while read -r file; do
    about_removed "$file" >said && { head -3 said; problem "$file is still about $removed"; }
done <generated
(
    cd tree || exit 1
    find common games launcher resources tests -type f \( -name '*.cpp' -o -name '*.h' -o -name '*.sh' -o -name '*.cmake' \
        -o -name CMakeLists.txt -o -name run \) ! -path tests/packaging/removed_game.sh >../read
    while read -r file; do about_removed "$file" /dev/null; done <../read
) >lines
[ ! -s lines ] || { cat lines; problem "there are lines about $removed outside of its folder"; }
ninja -C build pousse_rules >build.log 2>&1 || { cat build.log; problem "what is left is not built"; }
finish
