// SPDX-License-Identifier: MIT
#include "launcher/game/console_channel.h"

#include <array>
#include <csignal>

#include <QEvent>
#include <QSocketNotifier>
#include <QWidget>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace plt {

namespace {

constexpr int standardInput = 0;
constexpr int standardOutput = 1;
constexpr int standardError = 2;

#ifdef Q_OS_WIN
int duplicate(int descriptor) {
    return ::_dup(descriptor);
}
void replace(int by, int descriptor) {
    ::_dup2(by, descriptor);
}
bool writeByte(int descriptor, char byte) {
    return ::_write(descriptor, &byte, 1) == 1;
}
void closeDescriptor(int descriptor) {
    ::_close(descriptor);
}
#else
int duplicate(int descriptor) {
    // Child processes of the game do not inherit the channel.
    constexpr int firstFree = 3;
    return ::fcntl(descriptor, F_DUPFD_CLOEXEC, firstFree);
}
void replace(int by, int descriptor) {
    ::dup2(by, descriptor);
}
bool writeByte(int descriptor, char byte) {
    return ::write(descriptor, &byte, 1) == 1;
}
void closeDescriptor(int descriptor) {
    ::close(descriptor);
}
#endif

}  // namespace

ConsoleChannel::ConsoleChannel(QObject* parent) : QObject(parent) {
    if (!qEnvironmentVariableIsSet(channel::environmentVariable)) return;
    // A game started by this game is not the console's.
    qunsetenv(channel::environmentVariable);
    out_ = duplicate(standardOutput);
    replace(standardError, standardOutput);
#ifdef SIGPIPE
    // The game outlives the console; writing to its closed pipe must not end the game.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    heartbeat_.setInterval(channel::heartbeatInterval);
    heartbeat_.setTimerType(Qt::CoarseTimer);
    connect(&heartbeat_, &QTimer::timeout, this, [this] { send(channel::heartbeat); });
    openInput();
}

ConsoleChannel::~ConsoleChannel() {
    notifier_.reset();
    for (const int descriptor : {out_, in_})
        if (descriptor >= 0) closeDescriptor(descriptor);
}

/// Does nothing on Windows, which has no notifier for pipes; the console ends games by force there.
void ConsoleChannel::openInput() {
#ifdef Q_OS_UNIX
    in_ = duplicate(standardInput);
    if (in_ < 0) return;
    const int nowhere = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    replace(nowhere, standardInput);
    closeDescriptor(nowhere);
    ::fcntl(in_, F_SETFL, O_NONBLOCK);
    notifier_ = std::make_unique<QSocketNotifier>(in_, QSocketNotifier::Read);
    connect(notifier_.get(), &QSocketNotifier::activated, this, &ConsoleChannel::readMessages);
#endif
}

void ConsoleChannel::readMessages() {
#ifdef Q_OS_UNIX
    std::array<char, 64> words;
    const ssize_t count = ::read(in_, words.data(), words.size());
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) {
        // The console has ended.
        notifier_->setEnabled(false);
        return;
    }
    for (ssize_t i = 0; i < count; ++i) {
        if (words[i] == channel::close) Q_EMIT closeRequested();
        if (words[i] == channel::show) Q_EMIT showRequested();
    }
#endif
}

void ConsoleChannel::watch(QWidget* window) {
    if (out_ < 0) return;
    if (window->isVisible())
        reportWindow();
    else
        window->installEventFilter(this);
}

bool ConsoleChannel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        reportWindow();
    }
    return QObject::eventFilter(watched, event);
}

void ConsoleChannel::reportWindow() {
    send(channel::windowShown);
    if (out_ >= 0) heartbeat_.start();
}

void ConsoleChannel::send(char word) {
    if (out_ < 0 || writeByte(out_, word)) return;
    closeDescriptor(out_);
    out_ = -1;
    heartbeat_.stop();
}

}  // namespace plt
