// SPDX-License-Identifier: MIT
#include "common/system/streams/standard_streams.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <io.h>
#endif
#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace plt::streams {

#ifdef Q_OS_UNIX

void reserve() {
    for (const int descriptor : {0, 1, 2}) {
        if (::fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
        // open() returns the lowest free descriptor: this one. The wrong direction makes every use of it
        // fail.
        if (::open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0) return;
    }
}

void sendOutputToErrors() {
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
}

namespace {

/// Returns a copy that child processes do not inherit.
descriptors::Owned copyOf(int stream) {
    constexpr int firstFree = 3;
    return descriptors::Owned(::fcntl(stream, F_DUPFD_CLOEXEC, firstFree));
}

}  // namespace

descriptors::Owned takeOutput() {
    descriptors::Owned output = copyOf(STDOUT_FILENO);
    sendOutputToErrors();
    return output;
}

descriptors::Owned takeInput() {
    descriptors::Owned input = copyOf(STDIN_FILENO);
    const descriptors::Owned nowhere(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    ::dup2(nowhere.get(), STDIN_FILENO);
    ::fcntl(input.get(), F_SETFL, O_NONBLOCK);
    return input;
}

void outliveReaders() {
    std::signal(SIGPIPE, SIG_IGN);
}

#else

void reserve() {}

#ifdef Q_OS_WIN
void sendOutputToErrors() {
    ::_dup2(2, 1);
}
descriptors::Owned takeOutput() {
    descriptors::Owned output(::_dup(1));
    sendOutputToErrors();
    return output;
}
#else
void sendOutputToErrors() {}
descriptors::Owned takeOutput() {
    return descriptors::Owned();
}
#endif

descriptors::Owned takeInput() {
    return descriptors::Owned();
}
void outliveReaders() {}

#endif

}  // namespace plt::streams
