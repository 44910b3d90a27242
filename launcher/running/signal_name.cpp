// SPDX-License-Identifier: MIT
#include "launcher/running/signal_name.h"

#include <csignal>

#include <QCoreApplication>

namespace plt {

QString signalName(int number) {
    switch (number) {
        case SIGSEGV:
            return QCoreApplication::translate("plt::signalName", "segmentation fault");
        case SIGABRT:
            return QCoreApplication::translate("plt::signalName", "it aborted itself");
        case SIGFPE:
            return QCoreApplication::translate("plt::signalName", "arithmetic error");
        case SIGILL:
            return QCoreApplication::translate("plt::signalName", "illegal instruction");
#ifdef Q_OS_UNIX
        case SIGBUS:
            return QCoreApplication::translate("plt::signalName", "bus error");
#endif
        default:
            return QCoreApplication::translate("plt::signalName", "signal %L1").arg(number);
    }
}

}  // namespace plt
