// SPDX-License-Identifier: MIT
#include "launcher/game/console_channel.h"

#include "common/system/sockets/local_socket.h"
#include "common/system/streams/standard_streams.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QStandardPaths>
#include <QStringList>
#include <QWidget>

namespace plt {

QString channel::socketsDir() {
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) +
           QLatin1String("/plt-games-running");
}

namespace {

/// Returns the path of this process's socket.
QString ownSocket() {
    return QStringLiteral("%1/%2").arg(channel::socketsDir()).arg(QCoreApplication::applicationPid());
}

QString ownLink() {
    return ownSocket() + QLatin1String(channel::folderSuffix);
}

}  // namespace

bool channel::makeFolderLink(const QString& folder) {
    if (QFile::symLinkTarget(ownLink()) == folder) return true;
    // Left by an earlier process of the same number.
    for (const QString& left : {ownSocket(), ownLink()}) QFile::remove(left);
    return QDir().mkpath(socketsDir()) && QFile::link(folder, ownLink());
}

ConsoleChannel::ConsoleChannel(QObject* parent) : QObject(parent) {
    // The game outlives its consoles.
    streams::outliveReaders();
    heartbeat_.setInterval(channel::heartbeatInterval);
    heartbeat_.setTimerType(Qt::CoarseTimer);
    connect(&heartbeat_, &QTimer::timeout, this, [this] { send(channel::heartbeat); });
    if (!qEnvironmentVariableIsSet(channel::environmentVariable)) return;
    // A game started by this game is not the console's.
    qunsetenv(channel::environmentVariable);
    Line line;
    line.out = streams::takeOutput();
    // Nothing on Windows; the console ends games by force there.
    line.in = streams::takeInput();
    openInput(line);
    lines_.push_back(std::move(line));
}

ConsoleChannel::~ConsoleChannel() {
    lines_.clear();
    if (knock_ != nullptr) {
        knock_.reset();
        door_ = descriptors::Owned();
        QFile::remove(ownSocket());
    }
    // It may be there without a socket, and a socket must not be found without it.
    QFile::remove(ownLink());
}

void ConsoleChannel::openInput(Line& line) {
    if (line.in.get() < 0) return;
    line.notifier = std::make_unique<QSocketNotifier>(line.in.get(), QSocketNotifier::Read);
    connect(line.notifier.get(), &QSocketNotifier::activated, this,
            [this, in = line.in.get()] { readMessages(in); });
}

void ConsoleChannel::readMessages(int in) {
    const auto line =
        std::find_if(lines_.begin(), lines_.end(), [in](const Line& any) { return any.in.get() == in; });
    if (line == lines_.end()) return;
    const auto words = sockets::receive(in);
    if (!words) {
        // The console has ended.
        line->notifier->setEnabled(false);
        return;
    }
    bool closes = false;
    bool shows = false;
    QStringList ids;
    for (const char word : *words) {
        if (line->readsId && word == '\n') {
            if (line->id.size() <= channel::maximumId) ids.append(QString::fromUtf8(line->id));
            line->readsId = false;
        } else if (line->readsId) {
            if (line->id.size() <= channel::maximumId) line->id += word;
        } else if (word == channel::open) {
            line->readsId = true;
            line->id.clear();
        } else {
            closes = closes || word == channel::close;
            shows = shows || word == channel::show;
        }
    }
    // Only now, as a slot may end lines.
    if (closes) Q_EMIT closeRequested();
    if (shows) Q_EMIT showRequested();
    for (const QString& id : std::as_const(ids)) Q_EMIT gameRequested(id);
}

void ConsoleChannel::listen(const QString& folder) {
    if (!channel::makeFolderLink(folder)) return;
    door_ = sockets::listenAt(ownSocket());
    if (door_.get() < 0) return;
    knock_ = std::make_unique<QSocketNotifier>(door_.get(), QSocketNotifier::Read);
    connect(knock_.get(), &QSocketNotifier::activated, this, &ConsoleChannel::admit);
}

/// Adds a console that has found this process.
void ConsoleChannel::admit() {
    Line line;
    line.in = sockets::accept(door_.get());
    if (line.in.get() < 0) return;
    openInput(line);
    if (windowShown_) {
        line.write(channel::windowShown);
        heartbeat_.start();
    }
    lines_.push_back(std::move(line));
}

void ConsoleChannel::watch(QWidget* window) {
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
    windowShown_ = true;
    send(channel::windowShown);
    if (!lines_.empty()) heartbeat_.start();
}

void ConsoleChannel::send(char word) {
    std::erase_if(lines_, [word](const Line& line) { return !line.write(word); });
    if (lines_.empty()) heartbeat_.stop();
}

}  // namespace plt
