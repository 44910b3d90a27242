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
    for (const int descriptor : {input, output, errors}) {
        if (::fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
        // open() returns the lowest free descriptor: this one. The wrong direction makes every use of it
        // fail.
        if (::open("/dev/null", descriptor == input ? O_WRONLY : O_RDONLY) < 0) return;
    }
}

void sendOutputToErrors() {
    ::dup2(errors, output);
}

void disconnect(int stream) {
    const descriptors::Owned nowhere(::open("/dev/null", O_RDWR | O_CLOEXEC));
    ::dup2(nowhere.get(), stream);
}

bool hasTerminal() {
    return ::isatty(errors) != 0;
}

namespace {

/// Returns a copy that child processes do not inherit.
descriptors::Owned copyOf(int stream) {
    constexpr int firstFree = 3;
    return descriptors::Owned(::fcntl(stream, F_DUPFD_CLOEXEC, firstFree));
}

}  // namespace

descriptors::Owned takeOutput() {
    descriptors::Owned taken = copyOf(output);
    sendOutputToErrors();
    return taken;
}

descriptors::Owned takeInput() {
    descriptors::Owned taken = copyOf(input);
    disconnect(input);
    ::fcntl(taken.get(), F_SETFL, O_NONBLOCK);
    return taken;
}

void outliveReaders() {
    std::signal(SIGPIPE, SIG_IGN);
}

#else

void reserve() {}

#ifdef Q_OS_WIN
void sendOutputToErrors() {
    ::_dup2(errors, output);
}
descriptors::Owned takeOutput() {
    descriptors::Owned taken(::_dup(output));
    sendOutputToErrors();
    return taken;
}
#else
void sendOutputToErrors() {}
descriptors::Owned takeOutput() {
    return descriptors::Owned();
}
#endif

void disconnect(int) {}
bool hasTerminal() {
    return false;
}
descriptors::Owned takeInput() {
    return descriptors::Owned();
}
void outliveReaders() {}

#endif

}  // namespace plt::streams
