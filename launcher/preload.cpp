// SPDX-License-Identifier: MIT
#include "launcher/preload.h"

#include <QImageReader>

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

std::future<void> preloadPictureFormats() {
    return std::async(std::launch::async, [] { QImageReader::supportedImageFormats(); });
}

}  // namespace plt
