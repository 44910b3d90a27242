// SPDX-License-Identifier: MIT
#include "common/system/guarding/guarded_process.h"

#include "common/system/streams/standard_streams.h"

#ifdef Q_OS_LINUX
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace plt {

#ifdef Q_OS_LINUX

namespace {

/// Detaches this process from the terminal and from what was opened for another one.
void detach(const char* name, const std::vector<int>& kept) {
    ::setsid();
    ::prctl(PR_SET_NAME, name);
    streams::outliveReaders();
    const auto isKept = [&kept](int descriptor) {
        return std::find(kept.begin(), kept.end(), descriptor) != kept.end();
    };
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO})
        if (!isKept(stream)) streams::disconnect(stream);
    constexpr int maximumInherited = 256;
    for (int descriptor = STDERR_FILENO + 1; descriptor < maximumInherited; ++descriptor)
        if (!isKept(descriptor)) ::close(descriptor);
}

}  // namespace

void GuardedProcess::startGuard(const char* name, const std::vector<int>& kept,
                                const std::function<void(const GuardedProcess&)>& work) {
    const pid_t process = ::getpid();
    const int end = static_cast<int>(::syscall(SYS_pidfd_open, process, 0));
    if (end < 0) return;
    // The guard is not a child of the process, which may wait for all its children.
    const pid_t between = ::fork();
    if (between == 0) {
        if (::fork() == 0) {
            std::vector<int> all = kept;
            all.push_back(end);
            detach(name, all);
            work(GuardedProcess(process, end));
        }
        ::_exit(0);
    }
    ::close(end);
    while (between > 0 && ::waitpid(between, nullptr, 0) < 0 && errno == EINTR) {
    }
}

GuardedProcess::News GuardedProcess::wait(int descriptor, int milliseconds) const {
    pollfd waits[] = {{end_, POLLIN, 0}, {descriptor, POLLIN, 0}};
    if (::poll(waits, 2, milliseconds) <= 0) return {};
    return {waits[0].revents != 0, waits[1].revents != 0};
}

void GuardedProcess::kill() const {
    ::kill(static_cast<pid_t>(id_), SIGKILL);
}

bool startThisProgram(std::vector<const char*> arguments, int input) {
    arguments.push_back(nullptr);
    const pid_t child = ::fork();
    if (child != 0) return child > 0;
    ::dup2(input, STDIN_FILENO);
    streams::disconnect(STDOUT_FILENO);
    std::signal(SIGPIPE, SIG_DFL);
    ::execv("/proc/self/exe", const_cast<char* const*>(arguments.data()));
    ::_exit(1);
}

int countEndedChildren() {
    int count = 0;
    while (::waitpid(-1, nullptr, WNOHANG) > 0) ++count;
    return count;
}

#else

void GuardedProcess::startGuard(const char*, const std::vector<int>&,
                                const std::function<void(const GuardedProcess&)>&) {}

GuardedProcess::News GuardedProcess::wait(int, int) const {
    return {end_ < 0};
}

void GuardedProcess::kill() const {}

bool startThisProgram(std::vector<const char*>, int) {
    return false;
}

int countEndedChildren() {
    return 0;
}

#endif

}  // namespace plt
