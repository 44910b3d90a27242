// SPDX-License-Identifier: MIT
#include "launcher/game/console_channel.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <iterator>
#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QStandardPaths>
#include <QStringList>
#include <QWidget>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace plt {

namespace {

constexpr int standardInput = 0;
constexpr int standardOutput = 1;
constexpr int errorOutput = 2;

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
    // A console that does not read may miss a word.
    return ::write(descriptor, &byte, 1) == 1 || errno == EAGAIN;
}
void closeDescriptor(int descriptor) {
    ::close(descriptor);
}
#endif

}  // namespace

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
#ifdef SIGPIPE
    // The game outlives its consoles; writing to one that has ended must not end the game.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    heartbeat_.setInterval(channel::heartbeatInterval);
    heartbeat_.setTimerType(Qt::CoarseTimer);
    connect(&heartbeat_, &QTimer::timeout, this, [this] { send(channel::heartbeat); });
    if (!qEnvironmentVariableIsSet(channel::environmentVariable)) return;
    // A game started by this game is not the console's.
    qunsetenv(channel::environmentVariable);
    Line line;
    line.out = duplicate(standardOutput);
    replace(errorOutput, standardOutput);
#ifdef Q_OS_UNIX
    line.in = duplicate(standardInput);
    const int nowhere = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    replace(nowhere, standardInput);
    closeDescriptor(nowhere);
#endif
    openInput(line);
    lines_.push_back(std::move(line));
}

ConsoleChannel::~ConsoleChannel() {
    for (Line& line : lines_) {
        line.notifier.reset();
        closeDescriptor(line.out);
        if (line.in >= 0 && line.in != line.out) closeDescriptor(line.in);
    }
    if (door_ >= 0) {
        knock_.reset();
        closeDescriptor(door_);
        QFile::remove(ownSocket());
    }
    // It may be there without a socket, and a socket must not be found without it.
    QFile::remove(ownLink());
}

/// Does nothing on Windows, which has no notifier for pipes; the console ends games by force there.
void ConsoleChannel::openInput(Line& line) {
#ifdef Q_OS_UNIX
    if (line.in < 0) return;
    ::fcntl(line.in, F_SETFL, O_NONBLOCK);
    line.notifier = std::make_unique<QSocketNotifier>(line.in, QSocketNotifier::Read);
    connect(line.notifier.get(), &QSocketNotifier::activated, this,
            [this, in = line.in] { readMessages(in); });
#else
    Q_UNUSED(line)
#endif
}

void ConsoleChannel::readMessages(int in) {
#ifdef Q_OS_UNIX
    std::array<char, 64> words;
    const ssize_t count = ::read(in, words.data(), words.size());
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) {
        // The console has ended.
        for (const Line& line : lines_)
            if (line.in == in) line.notifier->setEnabled(false);
        return;
    }
    const auto line =
        std::find_if(lines_.begin(), lines_.end(), [in](const Line& any) { return any.in == in; });
    if (line == lines_.end()) return;
    bool closes = false;
    bool shows = false;
    QStringList ids;
    for (const char word : QByteArrayView(words.data(), count)) {
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
#else
    Q_UNUSED(in)
#endif
}

void ConsoleChannel::listen(const QString& folder) {
#ifdef Q_OS_UNIX
    const QString path = ownSocket();
    // A console that finds a socket without a listener takes it for one left by a crash.
    const QString early = path + QStringLiteral(".new");
    const QByteArray name = QFile::encodeName(early);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (!channel::makeFolderLink(folder) || name.size() >= static_cast<qsizetype>(sizeof address.sun_path))
        return;
    std::copy(name.cbegin(), name.cend(), std::begin(address.sun_path));
    const int door = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (door < 0) return;
    ::fcntl(door, F_SETFD, FD_CLOEXEC);
    ::fcntl(door, F_SETFL, O_NONBLOCK);
    // Left by an earlier process of the same number.
    for (const QString& left : {path, early}) QFile::remove(left);
    constexpr int maximumWaiting = 8;
    if (::bind(door, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(door, maximumWaiting) != 0 || std::rename(name, QFile::encodeName(path)) != 0) {
        closeDescriptor(door);
        return;
    }
    door_ = door;
    knock_ = std::make_unique<QSocketNotifier>(door, QSocketNotifier::Read);
    connect(knock_.get(), &QSocketNotifier::activated, this, &ConsoleChannel::admit);
#else
    Q_UNUSED(folder)
#endif
}

/// Adds a console that has found this process.
void ConsoleChannel::admit() {
#ifdef Q_OS_UNIX
    const int socket = ::accept(door_, nullptr, nullptr);
    if (socket < 0) return;
    ::fcntl(socket, F_SETFD, FD_CLOEXEC);
    Line line;
    line.in = line.out = socket;
    openInput(line);
    lines_.push_back(std::move(line));
    if (!windowShown_) return;
    writeByte(socket, channel::windowShown);
    heartbeat_.start();
#endif
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
    const auto hasEnded = [word](Line& line) {
        if (writeByte(line.out, word)) return false;
        line.notifier.reset();
        closeDescriptor(line.out);
        if (line.in >= 0 && line.in != line.out) closeDescriptor(line.in);
        return true;
    };
    std::erase_if(lines_, hasEnded);
    if (lines_.empty()) heartbeat_.stop();
}

}  // namespace plt
