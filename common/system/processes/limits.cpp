// SPDX-License-Identifier: MIT
#include "common/system/processes/limits.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <fstream>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#endif

namespace plt::limits {

#ifdef Q_OS_UNIX

void becomeLessImportant() {
    constexpr int niceness = 10;
    ::setpriority(PRIO_PROCESS, 0, niceness);
    const rlimit none = {0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
}

void setMemory([[maybe_unused]] long long more) {
    // AddressSanitizer reserves far more than any limit.
#ifndef __SANITIZE_ADDRESS__
    long long pages = 0;
    if (!(std::ifstream("/proc/self/statm") >> pages)) return;
    const auto most = static_cast<rlim_t>(pages * ::sysconf(_SC_PAGESIZE) + more);
    const rlimit limit = {most, most};
    ::setrlimit(RLIMIT_AS, &limit);
#endif
}

void setProcessorTime(int milliseconds) {
    itimerval time = {};
    time.it_value.tv_sec = milliseconds / 1000;
    time.it_value.tv_usec = milliseconds % 1000 * 1000;
    ::setitimer(ITIMER_PROF, &time, nullptr);
}

#else

void becomeLessImportant() {}
void setMemory(long long) {}
void setProcessorTime(int) {}

#endif

}  // namespace plt::limits
