// SPDX-License-Identifier: MIT
#include "common/system/processes/program.h"

#include <QCoreApplication>
#include <QFile>

namespace plt {

QString programPath() {
#ifdef Q_OS_LINUX
    return QFile::symLinkTarget(QStringLiteral("/proc/self/exe"));
#else
    return QCoreApplication::applicationFilePath();
#endif
}

}  // namespace plt
