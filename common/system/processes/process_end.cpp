// SPDX-License-Identifier: MIT
#include "common/system/processes/process_end.h"

#include <csignal>

#include <QCoreApplication>

namespace plt {

ProcessEnd processEnd([[maybe_unused]] int exitCode, QProcess::ExitStatus status) {
    if (status == QProcess::NormalExit) return ProcessEnd::exited;
#ifdef Q_OS_UNIX
    // QProcess gives the signal for the code.
    switch (exitCode) {
        case SIGPROF:
            return ProcessEnd::tookTooMuchTime;
        case SIGTERM:
        case SIGHUP:
        case SIGINT:
        case SIGKILL:
            return ProcessEnd::endedFromOutside;
        default:
            break;
    }
#endif
    return ProcessEnd::crashed;
}

QString crashInWords(int exitCode) {
    switch (exitCode) {
        case SIGSEGV:
            return QCoreApplication::translate("plt::crashInWords", "segmentation fault");
        case SIGABRT:
            return QCoreApplication::translate("plt::crashInWords", "it aborted itself");
        case SIGFPE:
            return QCoreApplication::translate("plt::crashInWords", "arithmetic error");
        case SIGILL:
            return QCoreApplication::translate("plt::crashInWords", "illegal instruction");
#ifdef Q_OS_UNIX
        case SIGBUS:
            return QCoreApplication::translate("plt::crashInWords", "bus error");
#endif
        default:
            return QCoreApplication::translate("plt::crashInWords", "signal %L1").arg(exitCode);
    }
}

}  // namespace plt
