// SPDX-License-Identifier: MIT
#include "launcher/startup/preload.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QImageReader>

#ifdef PLT_HAS_DBUS
#include <QDBusConnection>
#endif

#ifdef Q_OS_UNIX
#include <dlfcn.h>
#endif

namespace plt {

namespace {

/// Where no session bus is known, the library starts one in a process of its own and reads from it for as
/// long as anybody holds the other end. A game that forks just then would hold it for ever, so there the menu
/// bar asks by itself.
[[maybe_unused]] bool isSessionBusKnown() {
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QLatin1String("/bus"));
}

}  // namespace

std::future<void> preloadFonts() {
    return std::async(std::launch::async, [] {
#ifdef Q_OS_UNIX
        // Where Qt uses this library, it is loaded by now; elsewhere there is nothing to do. Nothing of Qt
        // may be used here: it would take this thread for the main one.
        using FcInit = int (*)();
        if (const auto init = reinterpret_cast<FcInit>(::dlsym(RTLD_DEFAULT, "FcInit"))) init();
#endif
    });
}

std::future<void> preloadForMenus() {
    return std::async(std::launch::async, [platform = QGuiApplication::platformName()] {
#ifdef PLT_HAS_DBUS
        // Qt keeps the connection. On other platforms a menu bar asks for none.
        const bool hasMenus =
            platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland"));
        if (hasMenus && isSessionBusKnown()) QDBusConnection::sessionBus();
#else
        Q_UNUSED(platform)
#endif
        QImageReader::supportedImageFormats();
    });
}

}  // namespace plt
