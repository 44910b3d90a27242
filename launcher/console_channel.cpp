// SPDX-License-Identifier: MIT
#include "launcher/console_channel.h"

#include <csignal>

#include <QEvent>
#include <QWidget>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace plt {

namespace {

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
    return ::dup(descriptor);
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
    // What the game starts in its turn is not a game of the console's.
    qunsetenv(channel::environmentVariable);
    descriptor_ = duplicate(standardOutput);
    replace(standardError, standardOutput);
#ifdef SIGPIPE
    // The game outlives the console; then its words and its messages go nowhere, which must not end it.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    heartbeat_.setInterval(channel::heartbeatInterval);
    heartbeat_.setTimerType(Qt::CoarseTimer);
    connect(&heartbeat_, &QTimer::timeout, this, [this] { send(channel::heartbeat); });
}

ConsoleChannel::~ConsoleChannel() {
    if (descriptor_ >= 0) closeDescriptor(descriptor_);
}

void ConsoleChannel::watch(QWidget* window) {
    if (descriptor_ < 0) return;
    if (window->isVisible())
        tellOfWindow();
    else
        window->installEventFilter(this);
}

bool ConsoleChannel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        tellOfWindow();
    }
    return QObject::eventFilter(watched, event);
}

void ConsoleChannel::tellOfWindow() {
    send(channel::windowShown);
    if (descriptor_ >= 0) heartbeat_.start();
}

void ConsoleChannel::send(char word) {
    if (descriptor_ < 0 || writeByte(descriptor_, word)) return;
    closeDescriptor(descriptor_);
    descriptor_ = -1;
    heartbeat_.stop();
}

}  // namespace plt
