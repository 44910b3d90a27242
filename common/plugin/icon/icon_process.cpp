// SPDX-License-Identifier: MIT
#include "common/plugin/icon/icon_process.h"

#include "common/plugin/icon/drawn_icon.h"

#include <cstdio>
#include <new>

#include <QDataStream>
#include <QFile>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#endif

namespace plt {

namespace {

#ifdef Q_OS_UNIX

void becomeLessImportant() {
    constexpr int niceness = 10;
    ::setpriority(PRIO_PROCESS, 0, niceness);
    // No core dumps: a broken icon is not a bug of ours.
    const rlimit none = {0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
}

void limitMemory() {
#ifndef __SANITIZE_ADDRESS__
    long long pages = 0;
    if (!(std::ifstream("/proc/self/statm") >> pages)) return;
    const auto most = static_cast<rlim_t>(pages * ::sysconf(_SC_PAGESIZE) + maximumIconMemory);
    const rlimit limit = {most, most};
    ::setrlimit(RLIMIT_AS, &limit);
#endif
}

/// Ends the process by a signal after this time. 0: no limit.
void limitTime(int milliseconds) {
    itimerval time = {};
    time.it_value.tv_sec = milliseconds / 1000;
    time.it_value.tv_usec = milliseconds % 1000 * 1000;
    ::setitimer(ITIMER_PROF, &time, nullptr);
}

#else

void becomeLessImportant() {}
void limitMemory() {}
void limitTime(int) {}

#endif

/// Reads one message, which is preceded by its length.
bool readMessage(QFile& file, QByteArray* message) {
    constexpr quint32 longest = 1 << 16;
    quint32 size = 0;
    QDataStream head(file.read(sizeof size));
    head >> size;
    if (head.status() != QDataStream::Ok || size > longest) return false;
    *message = file.read(size);
    return message->size() == qsizetype(size);
}

}  // namespace

int drawIconsForOthers() {
    QFile in;
    QFile out;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly))
        return iconProcessDone;
    becomeLessImportant();
    limitMemory();
    for (QByteArray message; readMessage(in, &message);) {
        IconRequest request;
        QDataStream reader(message);
        reader >> request;
        limitTime(maximumIconDrawingTime);
        DrawnIcon icon;
        try {
            icon = drawIcon(request);
        } catch (const std::bad_alloc&) {
            return iconProcessOutOfMemory;
        }
        limitTime(0);
        storeIcon(request, icon);
        QByteArray answer;
        QDataStream writer(&answer, QIODevice::WriteOnly);
        writer << icon;
        QDataStream channel(&out);
        channel << answer;
        if (!out.flush()) break;
    }
    removeOldIcons();
    return iconProcessDone;
}

}  // namespace plt
