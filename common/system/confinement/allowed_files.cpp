// SPDX-License-Identifier: MIT
#include "common/system/confinement/allowed_files.h"

#include <initializer_list>

namespace plt {

namespace {

// /proc shows nothing secret of other processes: memory, environment and open files of those outside of a
// confinement cannot be read from inside.
constexpr std::initializer_list<const char*> systemFolders = {"/usr",
                                                              "/bin",
                                                              "/lib",
                                                              "/lib32",
                                                              "/lib64",
                                                              "/libx32",
                                                              "/etc",
                                                              "/opt",
                                                              "/nix/store",
                                                              "/gnu/store",
                                                              "/proc",
                                                              "/sys",
                                                              "/var/cache/fontconfig",
                                                              "/var/lib/dbus",
                                                              "/run/udev",
                                                              "/run/opengl-driver",
                                                              "/run/current-system",
                                                              "/run/host"};

constexpr std::initializer_list<const char*> devices = {
    "/dev/null", "/dev/zero",      "/dev/full",           "/dev/random",     "/dev/urandom", "/dev/dri",
    "/dev/snd",  "/dev/nvidiactl", "/dev/nvidia-modeset", "/dev/nvidia-uvm", "/dev/nvidia0", "/dev/nvidia1"};

/// Settings of Qt and of what it loads: fonts, themes, input methods, sound.
constexpr std::initializer_list<const char*> settings = {
    "QtProject.conf", "Trolltech.conf", "qt5ct",           "qt6ct",     "kdeglobals",
    "kdedefaults",    "kcminputrc",     "kwinrc",          "breezerc",  "oxygenrc",
    "Kvantum",        "lxqt",           "fontconfig",      "fonts",     "gtk-2.0",
    "gtk-3.0",        "gtk-4.0",        "gtkrc",           "gtkrc-2.0", "dconf",
    "xsettingsd",     "ibus",           "fcitx",           "fcitx5",    "pulse",
    "pipewire",       "user-dirs.dirs", "user-dirs.locale"};

constexpr std::initializer_list<const char*> inData = {
    "fonts", "icons", "themes", "color-schemes", "plasma", "kstyle", "mime", "carddecks", "aisleriot/cards"};

constexpr std::initializer_list<const char*> inCache = {
    "fontconfig", "mesa_shader_cache", "mesa_shader_cache_db", "icon-cache.kcache", "plt-games/icons"};

constexpr std::initializer_list<const char*> inHome = {
    ".fonts",        ".fonts.conf", ".fonts.conf.d", ".icons",     ".themes", ".Xauthority",
    ".ICEauthority", ".XCompose",   ".Xdefaults",    ".gtkrc-2.0", ".cups"};

constexpr std::initializer_list<const char*> inRuntime = {"pulse", "ICEauthority", "fcitx5"};

/// Returns true if `inner` is `outer` or in it.
bool isBelow(const QString& inner, const QString& outer) {
    return inner == outer || inner.startsWith(outer.endsWith(u'/') ? outer : outer + u'/');
}

}  // namespace

AllowedFiles allowedFiles(const Places& places) {
    AllowedFiles allowed;
    const auto add = [&allowed](const QString& folder, std::initializer_list<const char*> names) {
        if (folder.isEmpty()) return;
        for (const char* const name : names) allowed.readable.append(folder + u'/' + QLatin1String(name));
    };
    for (const char* const folder : systemFolders) allowed.readable.append(QLatin1String(folder));
    add(places.config, settings);
    // Of the folders with the files of all games, a game sees no more than this and what `places` names.
    add(places.config, {"plt-games/plt-games.ini"});
    add(places.data, inData);
    add(places.cache, inCache);
    add(places.home, inHome);
    add(places.runtime, inRuntime);
    const auto addHarmless = [&places](const QStringList& paths, QStringList& to) {
        for (const QString& path : paths) {
            const bool isAbsolute = path.startsWith(u'/');
            const bool containsPlayers = isBelow(places.home, path) || isBelow(places.config, path) ||
                                         isBelow(places.data, path) || isBelow(places.cache, path) ||
                                         isBelow(places.runtime, path);
            if (isAbsolute && !containsPlayers) to.append(path);
        }
    };
    addHarmless(places.searched, allowed.readable);
    allowed.readable += places.program + places.game + places.given;
    allowed.readable.removeDuplicates();
    allowed.writable = places.writable;
    addHarmless(places.chosenCaches, allowed.writable);
    for (const char* const device : devices) allowed.devices.append(QLatin1String(device));
    // GNOME's settings do not work if their flag of changes cannot be written.
    if (!places.runtime.isEmpty()) allowed.devices.append(places.runtime + QLatin1String("/dconf"));
    allowed.sockets = places.sockets;
    return allowed;
}

}  // namespace plt
