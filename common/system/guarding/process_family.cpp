// SPDX-License-Identifier: MIT
#include "common/system/guarding/process_family.h"

#ifdef Q_OS_LINUX
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#endif

namespace plt {

#ifdef Q_OS_LINUX

namespace {

/// Returns the beginning of a file in /proc.
std::string contentOf(const char* path) {
    std::array<char, 4096> buffer;
    const int file = ::open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return {};
    const ssize_t size = ::read(file, buffer.data(), buffer.size());
    ::close(file);
    return size > 0 ? std::string(buffer.data(), static_cast<std::size_t>(size)) : std::string();
}

std::string contentOf(pid_t process, const char* name) {
    std::array<char, 64> path;
    std::snprintf(path.data(), path.size(), "/proc/%d/%s", process, name);
    return contentOf(path.data());
}

struct Status {
    char state = 'X';
    pid_t parent = 0;
    pid_t session = 0;
    unsigned long long begun = 0;

    bool isAlive() const { return state != 'Z' && state != 'X'; }
};

std::optional<Status> statusOf(pid_t process) {
    const std::string text = contentOf(process, "stat");
    // The program's name is in parentheses and may contain anything.
    const std::size_t end = text.rfind(')');
    if (end == std::string::npos) return std::nullopt;
    Status status;
    int group = 0;
    const int read =
        std::sscanf(text.c_str() + end + 1,
                    " %c %d %d %d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %llu",
                    &status.state, &status.parent, &group, &status.session, &status.begun);
    return read == 5 ? std::optional(status) : std::nullopt;
}

/// Returns the sum of some fields "Name: 123 kB", in bytes.
long long fields(const std::string& text, std::initializer_list<std::string_view> names) {
    long long kilobytes = 0;
    for (const std::string_view name : names) {
        const std::size_t at = text.find(name);
        if (at != std::string::npos) kilobytes += std::atoll(text.c_str() + at + name.size());
    }
    return kilobytes * 1024;
}

bool isProcess(pid_t process) {
    // A thread can be looked up by its number like a process.
    const std::string text = contentOf(process, "status");
    const std::size_t at = text.find("\nTgid:");
    return at != std::string::npos && std::atoi(text.c_str() + at + std::strlen("\nTgid:")) == process;
}

/// Returns the number of the newest process or thread.
pid_t newestProcess() {
    const std::string text = contentOf("/proc/loadavg");
    const std::size_t at = text.rfind(' ');
    return at == std::string::npos ? 0 : std::atoi(text.c_str() + at);
}

}  // namespace

ProcessFamily::ProcessFamily(qint64 head)
    : head_(static_cast<pid_t>(head)),
      session_(::getsid(head_)),
      ownsSession_(session_ == head_),
      seenBefore_(head_),
      seen_(head_) {}

bool ProcessFamily::isFamily(pid_t parent, pid_t session) const {
    if (session != session_) return false;
    return ownsSession_ || parent == head_ ||
           std::any_of(others_.begin(), others_.end(),
                       [parent](const Member& member) { return member.process == parent; });
}

void ProcessFamily::consider(pid_t process) {
    const auto status = process == head_ || process == ::getpid() ? std::nullopt : statusOf(process);
    if (!status || !status->isAlive() || !isFamily(status->parent, status->session)) return;
    const bool isKnown = std::any_of(others_.begin(), others_.end(),
                                     [process](const Member& member) { return member.process == process; });
    if (!isKnown && isProcess(process)) others_.push_back({process, status->begun});
}

void ProcessFamily::update() {
    removeDead();
    const pid_t newest = newestProcess();
    if (newest == seen_ && newest == seenBefore_) return;
    // A process gets its number a moment before it can be looked up, so the last range is searched again.
    constexpr pid_t longest = 4096;
    if (newest >= seenBefore_ && newest - seenBefore_ <= longest) {
        for (pid_t process = seenBefore_ + 1; process <= newest; ++process) consider(process);
    } else {
        updateAll();
    }
    seenBefore_ = std::exchange(seen_, newest);
}

void ProcessFamily::updateAll() {
    DIR* const all = ::opendir("/proc");
    if (!all) return;
    while (const dirent* const entry = ::readdir(all))
        if (const pid_t process = std::atoi(entry->d_name); process > 0) consider(process);
    ::closedir(all);
}

void ProcessFamily::removeDead() {
    const auto isDead = [this](const Member& member) {
        const auto status = statusOf(member.process);
        return !status || !status->isAlive() || status->begun != member.begun || status->session != session_;
    };
    others_.erase(std::remove_if(others_.begin(), others_.end(), isDead), others_.end());
}

long long ProcessFamily::memory() const {
    const auto of = [](pid_t process) {
        return fields(contentOf(process, "status"), {"RssAnon:", "RssShmem:", "VmSwap:"});
    };
    long long sum = of(head_);
    for (const Member& member : others_) sum += of(member.process);
    return sum;
}

long long ProcessFamily::memoryCountedOnce() const {
    const auto of = [](pid_t process) {
        return fields(contentOf(process, "smaps_rollup"), {"Pss_Anon:", "Pss_Shmem:", "SwapPss:"});
    };
    long long sum = of(head_);
    for (const Member& member : others_) sum += of(member.process);
    return sum;
}

void ProcessFamily::signalOthers(int signal) const {
    for (const Member& member : others_) ::kill(member.process, signal);
}

void ProcessFamily::endOthers() {
    using std::chrono::milliseconds;
    constexpr milliseconds step(10);
    constexpr milliseconds grace(500);
    updateAll();
    removeDead();
    signalOthers(SIGTERM);
    signalOthers(SIGCONT);
    for (milliseconds waited(0); waited < grace && hasOthers(); waited += step) {
        std::this_thread::sleep_for(step);
        removeDead();
    }
    // The remaining processes may go on forking.
    constexpr int maximumRounds = 500;
    for (int round = 0; round < maximumRounds; ++round) {
        updateAll();
        removeDead();
        if (!hasOthers()) return;
        signalOthers(SIGKILL);
        std::this_thread::sleep_for(step);
    }
}

#else

ProcessFamily::ProcessFamily(qint64) : head_(0), session_(0), ownsSession_(false) {}

void ProcessFamily::update() {}

long long ProcessFamily::memory() const {
    return 0;
}

long long ProcessFamily::memoryCountedOnce() const {
    return 0;
}

void ProcessFamily::endOthers() {}

#endif

}  // namespace plt
