// SPDX-License-Identifier: MIT
#include "common/system/programs/program_process.h"

#ifdef Q_OS_LINUX
#include <array>
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace plt {

#ifdef Q_OS_LINUX

namespace {

constexpr int startMs = 5'000;

/// Returns the reading and the writing end.
std::pair<descriptors::Owned, descriptors::Owned> makePipe() {
    std::array<int, 2> ends = {-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {descriptors::Owned(), descriptors::Owned()};
    return {descriptors::Owned(ends[0]), descriptors::Owned(ends[1])};
}

}  // namespace

ProgramProcess::ProgramProcess(const QString& path, bool hasOwnSession, qint64 maximumBytes) {
    auto [itsInput, input] = makePipe();
    auto [output, itsOutput] = makePipe();
    if (!folder_.isValid() || input.get() < 0 || output.get() < 0) return;
    process_.setWorkingDirectory(folder_.path());
    process_.setProgram(path);
    process_.setStandardInputFile(QProcess::nullDevice());
    process_.setStandardOutputFile(QProcess::nullDevice());
    process_.setStandardErrorFile(QProcess::nullDevice());
    process_.setChildProcessModifier(
        [in = itsInput.get(), out = itsOutput.get(), hasOwnSession, maximumBytes] {
            hasOwnSession ? ::setsid() : ::setpgid(0, 0);
            ::dup2(in, STDIN_FILENO);
            ::dup2(out, STDOUT_FILENO);
            const rlimit limit = {static_cast<rlim_t>(maximumBytes), static_cast<rlim_t>(maximumBytes)};
            if (maximumBytes > 0) ::setrlimit(RLIMIT_DATA, &limit);
        });
    process_.start(QIODevice::NotOpen);
    if (!process_.waitForStarted(startMs)) return;
    id_ = process_.processId();
    input_ = std::move(input);
    output_ = std::move(output);
}

ProgramProcess::~ProgramProcess() {
    end();
}

void ProgramProcess::end() {
    if (id_ > 0) ::kill(static_cast<pid_t>(-id_), SIGKILL);
    if (process_.state() == QProcess::NotRunning) return;
    process_.kill();
    process_.waitForFinished(startMs);
}

#else

ProgramProcess::ProgramProcess(const QString&, bool, qint64) {}

ProgramProcess::~ProgramProcess() = default;

void ProgramProcess::end() {}

#endif

}  // namespace plt
