// SPDX-License-Identifier: MIT
#include "common/plugin/library/library_beside.h"

#include <dlfcn.h>

#include <QFileInfo>

namespace plt {

QString libraryBeside(const QString& fileName) {
    Dl_info here{};
    if (::dladdr(reinterpret_cast<const void*>(&libraryBeside), &here) == 0) return {};
    return QFileInfo(QString::fromLocal8Bit(here.dli_fname)).absolutePath() + QLatin1Char('/') + fileName;
}

}  // namespace plt
