# SPDX-License-Identifier: MIT
# Everything that should be installed is, everything that runs needs no file of the build tree, and nothing that
# belongs to the build alone is installed.
source "$(dirname "$0")/support.sh"
cd "$PREFIX" || exit 1
lib=$LIBDIR

must_exist bin/plt-games
must_exist "$lib/libpltgames.so"
[ "$(readlink "$lib/libpltgames.so")" = "libpltgames.so.${VERSION%%.*}" ] || problem "libpltgames.so is not versioned"
must_exist "$lib/libpltgames.so.$VERSION"
for file in PltGamesConfig PltGamesConfigVersion PltGamesTargets PltAddGame; do
    must_exist "$lib/cmake/PltGames/$file.cmake"
done
# Each header in common and in the folder of a subject, and none of its rooms.
(cd "$SOURCE/common" && ls ./*.h ./*/*.h) | grep -v '^./cmake/' | sort >"$WORK/public-headers"
(cd include/plt-games/common && find . -type f) | sort | diff "$WORK/public-headers" - ||
    problem "not exactly the public headers are installed"
grep -qx './rules/rules.h' "$WORK/public-headers" || problem "rules.h is not public"
# Of pch_view.h, which is installed beside PltAddGame.cmake, authors see nothing: builds precompile it, no source names it.
[ "$(find include -name '*.h' | wc -l)" -le 60 ] || problem "more than 60 headers are public"
[ "$(find . -name '*.h' ! -path './include/*')" = "./$lib/cmake/PltGames/pch_view.h" ] || problem "headers are installed elsewhere"
must_exist share/applications/org.plt_games.plt_games.desktop
must_exist share/metainfo/org.plt_games.plt_games.metainfo.xml
must_exist share/icons/hicolor/scalable/apps/plt-games.svg
must_exist share/icons/hicolor/48x48/apps/plt-games.png
must_exist share/icons/hicolor/symbolic/apps/plt-games-symbolic.svg
must_exist share/man/man6/plt-games.6
must_exist share/doc/plt-games/LICENSE
must_exist share/doc/plt-games/manual/index.html

# The age rating is the games' own.
rating=share/metainfo/org.plt_games.plt_games.metainfo.xml
for game in $PLT_GAMES; do
    for said in $(grep -hos 'PLT_CONTENT_RATINGS [a-z-]*=[a-z]*' "$SOURCE/games/$game/CMakeLists.txt" | cut -d ' ' -f 2); do
        grep -q "<content_attribute id=\"${said%=*}\">${said#*=}</content_attribute>" "$rating" ||
            problem "the age rating lacks $said, which $game says"
    done
done

listed=$(bin/plt-games --list)
for game in $PLT_GAMES; do
    folder=$lib/plt-games/games/$game
    for file in info.yaml icon.svg doc.txt; do must_exist "$folder/$file"; done
    compgen -G "$folder/lib*.so" >/dev/null || problem "no library in $folder"
    must_exist "share/icons/hicolor/scalable/apps/plt-games-$game.svg"
    grep -q "^Exec=plt-games --play $game\$" share/applications/org.plt_games.plt_games.desktop ||
        problem "no desktop action for $game"
    grep -qP "^$game\t[^\t]+\t[^\t]+\tok\$" <<<"$listed" || problem "--list does not have $game as ok"
    bin/plt-games --check "$folder" || problem "--check finds fault with $game"
done
[ "$(grep -c . <<<"$listed")" -eq "$(wc -w <<<"$PLT_GAMES")" ] || problem "--list has other games: $listed"

while read -r binary; do
    ldd "$binary" | grep -q 'not found' && problem "$binary lacks a library: $(ldd "$binary" | grep 'not found')"
    ldd "$binary" | grep -q "$BUILD/lib" && problem "$binary uses the build tree"
done < <(find bin "$lib" -type f \( -name '*.so*' -o -name plt-games \))
for path in "$BUILD/" "$SOURCE/common"; do
    grep -rl --include='*.cmake' --include='*.desktop' --include='*.xml' --include='*.html' "$path" . |
        while read -r file; do problem "$file has a path of this machine"; done
done
find . -name 'pch.h' -o -name '*.a' ! -name 'libpltgames-*.a' -o -name 'test_*' | grep -q . && problem "things of the build are installed"

[ "$(bin/plt-games --version)" = "plt-games $VERSION" ] || problem "--version says $(bin/plt-games --version)"
# The tree may be moved.
rm -rf "$WORK/moved"
cp -a "$PREFIX" "$WORK/moved"
[ "$("$WORK/moved/bin/plt-games" --list)" = "$listed" ] || problem "a moved tree finds other games"
rm -rf "$WORK/moved"
finish
