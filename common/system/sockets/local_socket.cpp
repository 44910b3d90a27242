// SPDX-License-Identifier: MIT
#include "common/system/sockets/local_socket.h"

#ifdef Q_OS_UNIX
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <iterator>
#include <sys/socket.h>
#include <sys/un.h>
#include <utility>

#include <QFile>
#endif

namespace plt::sockets {

#ifdef Q_OS_UNIX

namespace {

/// Returns nothing if a path is too long.
std::optional<sockaddr_un> addressOf(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (name.size() >= static_cast<qsizetype>(sizeof address.sun_path)) return std::nullopt;
    std::copy(name.cbegin(), name.cend(), std::begin(address.sun_path));
    return address;
}

/// Takes a new socket, for this process alone.
descriptors::Owned prepared(int socket) {
    if (socket >= 0) {
        ::fcntl(socket, F_SETFD, FD_CLOEXEC);
        ::fcntl(socket, F_SETFL, O_NONBLOCK);
    }
    return descriptors::Owned(socket);
}

descriptors::Owned makeSocket() {
    return prepared(::socket(AF_UNIX, SOCK_STREAM, 0));
}

}  // namespace

descriptors::Owned listenAt(const QString& path) {
    // A socket without a listener would be taken for an abandoned one.
    const QString early = path + QStringLiteral(".new");
    const auto address = addressOf(early);
    if (!address) return descriptors::Owned();
    descriptors::Owned listener = makeSocket();
    if (listener.get() < 0) return descriptors::Owned();
    for (const QString& left : {path, early}) QFile::remove(left);
    constexpr int maximumWaiting = 8;
    if (::bind(listener.get(), reinterpret_cast<const sockaddr*>(&*address), sizeof *address) != 0 ||
        ::listen(listener.get(), maximumWaiting) != 0 ||
        std::rename(QFile::encodeName(early), QFile::encodeName(path)) != 0)
        return descriptors::Owned();
    return listener;
}

descriptors::Owned accept(int listener) {
    return prepared(::accept(listener, nullptr, nullptr));
}

Connection connectTo(const QString& path) {
    const auto address = addressOf(path);
    if (!address) return {};
    descriptors::Owned socket = makeSocket();
    if (socket.get() < 0) return {};
    if (::connect(socket.get(), reinterpret_cast<const sockaddr*>(&*address), sizeof *address) == 0)
        return {std::move(socket)};
    return {descriptors::Owned(), errno == ECONNREFUSED};
}

void send(int socket, const QByteArray& bytes) {
    ::send(socket, bytes.constData(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
}

std::optional<QByteArray> receive(int socket) {
    std::array<char, 64> bytes;
    const ssize_t count = ::read(socket, bytes.data(), bytes.size());
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return QByteArray();
    if (count <= 0) return std::nullopt;
    return QByteArray(bytes.data(), count);
}

#else

descriptors::Owned listenAt(const QString&) {
    return descriptors::Owned();
}
descriptors::Owned accept(int) {
    return descriptors::Owned();
}
Connection connectTo(const QString&) {
    return {};
}
void send(int, const QByteArray&) {}
std::optional<QByteArray> receive(int) {
    return std::nullopt;
}

#endif

}  // namespace plt::sockets
