// SPDX-License-Identifier: MIT
#include "common/system/sockets/local_socket.h"

#ifdef Q_OS_UNIX
#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <iterator>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QFile>
#endif

namespace plt::sockets {

#ifdef Q_OS_UNIX

Connection connectTo(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (name.size() >= static_cast<qsizetype>(sizeof address.sun_path)) return {};
    std::copy(name.cbegin(), name.cend(), std::begin(address.sun_path));
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (socket < 0) return {};
    ::fcntl(socket, F_SETFD, FD_CLOEXEC);
    ::fcntl(socket, F_SETFL, O_NONBLOCK);
    if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return {socket};
    const bool isAbandoned = errno == ECONNREFUSED;
    ::close(socket);
    return {-1, isAbandoned};
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

void close(int socket) {
    ::close(socket);
}

#else

Connection connectTo(const QString&) {
    return {};
}
void send(int, const QByteArray&) {}
std::optional<QByteArray> receive(int) {
    return std::nullopt;
}
void close(int) {}

#endif

}  // namespace plt::sockets
