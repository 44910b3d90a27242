// SPDX-License-Identifier: MIT
#include "common/system/processes/ending_signals.h"

#include <atomic>
#include <csignal>

#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace plt {

#ifdef Q_OS_UNIX

namespace {

constexpr std::array asking = {SIGTERM, SIGHUP, SIGINT};
constexpr unsigned patience = 3;  // seconds

std::array<int, 2> wakeUp = {-1, -1};  // a pipe, as a signal handler may do little more than write()
volatile std::sig_atomic_t signalReceived = 0;

void dieOf(int signal) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void handleSignal(int signal) {
    const int error = errno;
    signalReceived = signal;
    for (const int each : asking) std::signal(each, SIG_DFL);
    ::alarm(patience);
    constexpr char word = '!';
    if (::write(wakeUp[1], &word, 1) != 1) dieOf(signal);
    errno = error;
}

void handleAlarm(int) {
    dieOf(signalReceived != 0 ? signalReceived : SIGALRM);
}

}  // namespace

EndingSignals::EndingSignals(QObject* parent) : QObject(parent) {
    if (::pipe(wakeUp.data()) != 0) return;
    for (const int end : wakeUp) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    notifier_ = std::make_unique<QSocketNotifier>(wakeUp[0], QSocketNotifier::Read);
    connect(notifier_.get(), &QSocketNotifier::activated, this, &EndingSignals::emitReceived);
    std::signal(SIGALRM, handleAlarm);
    for (const int each : asking) {
        // A program started in the background may have been told to ignore some of them.
        struct sigaction before = {};
        ::sigaction(each, nullptr, &before);
        if (before.sa_handler != SIG_IGN) std::signal(each, handleSignal);
    }
}

EndingSignals::~EndingSignals() {
    for (const int each : asking) std::signal(each, SIG_DFL);
    notifier_.reset();
    for (int& end : wakeUp) ::close(std::exchange(end, -1));
}

void EndingSignals::emitReceived() {
    char word = 0;
    if (::read(wakeUp[0], &word, 1) != 1) return;
    ::alarm(0);
    Q_EMIT received();
}

void EndingSignals::endByReceived() {
    if (signalReceived != 0) dieOf(signalReceived);
}

#else

EndingSignals::EndingSignals(QObject* parent) : QObject(parent) {}
EndingSignals::~EndingSignals() = default;
void EndingSignals::emitReceived() {}
void EndingSignals::endByReceived() {}

#endif

void EndingSignals::raise() {
    std::raise(SIGTERM);
}

}  // namespace plt
