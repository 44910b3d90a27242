// SPDX-License-Identifier: MIT
#include "launcher/startup/preload.h"

#include <QGuiApplication>
#include <QImageReader>

#ifdef PLT_HAS_DBUS
#include <QDBusConnection>
#endif

#ifdef Q_OS_UNIX
#include <dlfcn.h>
#endif

namespace plt {

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
        if (platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland")))
            QDBusConnection::sessionBus();
#else
        Q_UNUSED(platform)
#endif
        QImageReader::supportedImageFormats();
    });
}

}  // namespace plt
