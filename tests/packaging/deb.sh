# SPDX-License-Identifier: MIT
# cpack -G DEB makes a package that has everything and names what it needs; and, where that is allowed (as root, with
# no plt-games installed), it installs, runs and is removed without a trace.
source "$(dirname "$0")/support.sh"
start_display
rm -rf "$WORK/deb"
mkdir -p "$WORK/deb"
cd "$WORK/deb" || exit 1

"$CPACK" -G DEB --config "$BUILD/CPackConfig.cmake" -B "$WORK/deb" >cpack.log 2>&1 ||
    { cat cpack.log; problem "cpack failed"; finish; }
deb=$(echo plt-games_"$VERSION"*_*.deb)
must_exist "$deb"
dpkg-deb --info "$deb" >info
dpkg-deb --contents "$deb" >contents

depends=$(dpkg-deb -f "$deb" Depends)
for package in libc6 libqt6widgets6 libqt6gui6 libqt6core6 libqt6svg6 libyaml-cpp0.7; do
    grep -qw "$package" <<<"$depends" || problem "the package does not depend on $package: $depends"
done
for path in usr/bin/plt-games usr/share/applications/org.plt_games.plt_games.desktop \
    usr/share/man/man6/plt-games.6 usr/share/doc/plt-games/copyright usr/share/icons/hicolor/48x48/apps/plt-games.png; do
    grep -q " \./$path\$" contents || problem "the package lacks $path"
done
for game in $PLT_GAMES; do
    grep -q "/plt-games/games/$game/lib.*\.so\$" contents || problem "the package lacks the game $game"
done
grep -v ' \./\(usr\(/.*\)\?\)\?$' contents && problem "the package has files outside /usr"
awk '$2 != "root/root"' contents | grep . && problem "not everything in the package belongs to root"

# Unpacked anywhere, it runs.
dpkg-deb -x "$deb" root
[ "$(root/usr/bin/plt-games --version)" = "plt-games $VERSION" ] || problem "the unpacked program does not run"
[ "$(root/usr/bin/plt-games --list | grep -c 'ok$')" -eq "$(wc -w <<<"$PLT_GAMES")" ] ||
    problem "the unpacked program does not find its games"

if [ "$(id -u)" -eq 0 ] && ! dpkg-query -W plt-games >/dev/null 2>&1 && [ ! -e /usr/bin/plt-games ]; then
    if dpkg -i "$deb" >install.log 2>&1; then
        [ "$(plt-games --version)" = "plt-games $VERSION" ] || problem "the installed program does not run"
        CLOSE_KEYS=ctrl+q shows_window 'PLT Games' /usr/bin/plt-games || problem "the installed console shows no window"
        for game in $PLT_GAMES; do
            shows_window . /usr/bin/plt-games --play "$game" || problem "the installed $game shows no window"
        done
        dpkg -P plt-games >>install.log 2>&1 || { cat install.log; problem "the package cannot be removed"; }
        grep -i warning install.log && problem "dpkg warned"
        for path in /usr/bin/plt-games /usr/lib/plt-games /usr/include/plt-games /usr/share/doc/plt-games; do
            [ ! -e "$path" ] || problem "left behind: $path"
        done
    else
        cat install.log
        dpkg -P plt-games >/dev/null 2>&1
        problem "the package cannot be installed"
    fi
else
    echo "not installed: that takes root and a machine without plt-games"
fi
finish
