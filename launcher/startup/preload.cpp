// SPDX-License-Identifier: MIT
#include "launcher/startup/preload.h"

#include "common/system/libraries/libraries.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QImageReader>

#ifdef PLT_HAS_DBUS
#include <QDBusConnection>
#endif

namespace plt {

namespace {

/// Returns true if the session bus is known. Otherwise the library would start one in another process and
/// read from a pipe until its other end is closed everywhere. A game that forks just then would hold it open
/// forever, so the menu bar connects by itself.
[[maybe_unused]] bool isSessionBusKnown() {
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QLatin1String("/bus"));
}

}  // namespace

void preloadFonts(WorkQueue& queue) {
    queue.add({[](const WorkQueue::Turn&) {
        // If Qt uses this library, it is loaded by now; otherwise there is nothing to do. Qt must not be used
        // here: it would take this thread for the main one.
        using FcInit = int (*)();
        if (const auto init = reinterpret_cast<FcInit>(loadedFunction("FcInit"))) init();
    }});
}

void preloadForMenus(WorkQueue& queue) {
    queue.add({[platform = QGuiApplication::platformName()](const WorkQueue::Turn&) {
#ifdef PLT_HAS_DBUS
        // Qt keeps the connection. On other platforms a menu bar does not use one.
        const bool hasMenus =
            platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland"));
        if (hasMenus && isSessionBusKnown()) QDBusConnection::sessionBus();
#else
        Q_UNUSED(platform)
#endif
        QImageReader::supportedImageFormats();
    }});
}

}  // namespace plt
