// SPDX-License-Identifier: MIT
#include "common/system/streams/standard_streams.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <cerrno>
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

#else

void reserve() {}
void sendOutputToErrors() {}

#endif

}  // namespace plt::streams
