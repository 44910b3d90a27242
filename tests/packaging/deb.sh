# SPDX-License-Identifier: MIT
# debian/ makes packages of what is installed: each file in one of them (dh_missing fails for one in none), with the
# names of what they need. Where that is allowed (as root, with no plt-games installed), they install, run, and are
# removed without a trace.
source "$(dirname "$0")/support.sh"
start_display
rm -rf "$WORK/deb"
mkdir -p "$WORK/deb/source"
cd "$WORK/deb/source" || exit 1

# The build of this test instead of a build of debian/rules: what dh takes for that one installs it. Its libraries lie
# where CMake puts them outside of /usr, in lib without the name of the machine.
cp -r "$SOURCE/debian" .
sed -i "s|usr/lib/\*/|usr/$LIBDIR/|" debian/*.install
sed -n 's/^Package: //p' debian/control >debian/debhelper-build-stamp
built=obj-$(dpkg-architecture -q DEB_HOST_GNU_TYPE)
mkdir "$built"
printf 'rule install\n  command = %s --install %s --prefix /usr\nbuild install: install\n' "$CMAKE" "$BUILD" >"$built/build.ninja"
DEB_BUILD_OPTIONS='nocheck noautodbgsym' fakeroot debian/rules binary >../dh.log 2>&1 ||
    { cat ../dh.log; problem "no packages are made"; finish; }
cd .. || exit 1

packages=(plt-games plt-games-data plt-games-dev)
debs=()
for package in "${packages[@]}"; do
    deb=$(echo "${package}_${VERSION}"_*.deb)
    must_exist "$deb"
    debs+=("$PWD/$deb")
    dpkg-deb --contents "$deb" >"$package.contents"
    dpkg-deb -x "$deb" root
    (rm -rf one && dpkg-deb -x "$deb" one && cd one && find . ! -type d) >>packed
    must_exist "root/usr/share/doc/$package/copyright"
    dpkg-deb -f "$deb" Depends Recommends >"$package.needs"
done
sort packed | uniq -d | grep . && problem "files are in two packages"
for package in libc6 libqt6widgets6 libqt6gui6 libqt6core6 libqt6svg6 libyaml-cpp0.7 "plt-games-data (= $VERSION)"; do
    grep -qF "$package" plt-games.needs || problem "plt-games does not depend on $package: $(cat plt-games.needs)"
done
# Players get libraries and nothing to build with.
grep -E 'lib[^ ]*-dev\b|qt6-[a-z-]*(dev|tools)|g\+\+|cmake' plt-games.needs plt-games-data.needs && problem "players get what builds"
for package in cmake g++ qt6-base-dev "plt-games (= $VERSION)"; do
    grep -qF "$package" plt-games-dev.needs || problem "plt-games-dev does not depend on $package: $(cat plt-games-dev.needs)"
done
for path in bin/plt-games share/applications/org.plt_games.plt_games.desktop share/man/man6/plt-games.6.gz; do
    grep -q " \./usr/$path\$" plt-games.contents || problem "plt-games lacks $path"
done
for path in share/icons/hicolor/48x48/apps/plt-games.png share/doc/plt-games/manual/index.html; do
    grep -q " \./usr/$path\$" plt-games-data.contents || problem "plt-games-data lacks $path"
done
for game in $PLT_GAMES; do
    grep -q "/plt-games/games/$game/lib.*\.so\$" plt-games.contents || problem "plt-games lacks the game $game"
done
grep -v ' \./\(usr\(/.*\)\?\)\?$' ./*.contents && problem "there are files outside /usr"
awk '$2 != "root/root"' ./*.contents | grep . && problem "not everything belongs to root"

# Unpacked anywhere, they run.
[ "$(root/usr/bin/plt-games --version)" = "plt-games $VERSION" ] || problem "the unpacked program does not run"
[ "$(root/usr/bin/plt-games --list | grep -c 'ok$')" -eq "$(wc -w <<<"$PLT_GAMES")" ] ||
    problem "the unpacked program does not find its games"

if [ "$(id -u)" -eq 0 ] && ! dpkg-query -W "${packages[@]}" >/dev/null 2>&1 && [ ! -e /usr/bin/plt-games ]; then
    if dpkg -i "${debs[@]}" >install.log 2>&1; then
        [ "$(plt-games --version)" = "plt-games $VERSION" ] || problem "the installed program does not run"
        CLOSE_KEYS=ctrl+q shows_window 'PLT Games' /usr/bin/plt-games || problem "the installed console shows no window"
        for game in $PLT_GAMES; do
            shows_window . /usr/bin/plt-games --play "$game" || problem "the installed $game shows no window"
        done
        # The manual's page about files names these, and caches.
        find "$XDG_DATA_HOME" "$XDG_CONFIG_HOME" -mindepth 1 -maxdepth 1 ! -name plt-games | grep . &&
            problem "something is kept elsewhere"
        dpkg -P "${packages[@]}" >>install.log 2>&1 || { cat install.log; problem "the packages cannot be removed"; }
        grep -i warning install.log && problem "dpkg warned"
        while read -r path; do [ ! -e "/$path" ] || problem "left behind: /$path"; done <packed
    else
        cat install.log
        dpkg -P "${packages[@]}" >/dev/null 2>&1
        problem "the packages cannot be installed"
    fi
else
    echo "not installed: that takes root and a machine without plt-games"
fi
finish
