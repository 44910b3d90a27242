// SPDX-License-Identifier: MIT
#include "common/system/processes/descendants.h"

#include <QFile>
#include <QProcess>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

namespace plt::processes {

#ifdef Q_OS_UNIX

void startInOwnSession(QProcess& process) {
    process.setChildProcessModifier([] { ::setsid(); });
}

void terminate(qint64 process) {
    if (process <= 0) return;
    ::kill(static_cast<pid_t>(process), SIGTERM);
}

void killWithDescendants(qint64 process) {
    if (process <= 0) return;
    // Before it has a session of its own, there is no such process group, and nothing that it has forked.
    ::kill(-static_cast<pid_t>(process), SIGKILL);
    ::kill(static_cast<pid_t>(process), SIGKILL);
}

#else

void startInOwnSession(QProcess&) {}
void terminate(qint64) {}
void killWithDescendants(qint64) {}

#endif

bool isBeingDebugged(qint64 process) {
    QFile file(QStringLiteral("/proc/%1/status").arg(process));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray status = file.readAll();
    return status.contains("\nTracerPid:") && !status.contains("\nTracerPid:\t0\n");
}

}  // namespace plt::processes
