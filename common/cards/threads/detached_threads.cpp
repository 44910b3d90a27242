// SPDX-License-Identifier: MIT
#include "common/cards/threads/detached_threads.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#ifdef __GLIBC__
#include <unistd.h>
#endif

#include <QList>
#include <QThread>

namespace plt {

namespace {

/// Returns the list of detached threads, which keeps them while they run.
QList<QThread*>& detached() {
    static auto* threads = new QList<QThread*>;
    return *threads;
}

bool anyRuns() {
    return std::any_of(detached().cbegin(), detached().cend(),
                       [](const QThread* thread) { return !thread->isFinished(); });
}

#ifdef __GLIBC__
void endAtOnce(int code, void*) {
    if (!anyRuns()) return;
    std::fflush(nullptr);
    ::_exit(code);
}
void watchTheEnd() {
    ::on_exit(endAtOnce, nullptr);
}
#else
void watchTheEnd() {
    std::atexit([] {
        if (anyRuns()) std::_Exit(EXIT_SUCCESS);
    });
}
#endif

}  // namespace

void joinOrDetach(QThread* thread) {
    constexpr int patience = 300;
    if (thread->wait(patience))
        delete thread;
    else
        detach(thread);
}

void detach(QThread* thread) {
    if (detached().isEmpty()) watchTheEnd();
    detached().append(thread);
}

}  // namespace plt
