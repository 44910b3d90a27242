// SPDX-License-Identifier: MIT
#include "common/system/broker/descriptor_channel.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <array>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/uio.h>
#endif

namespace plt::descriptors {

#ifdef Q_OS_LINUX

std::pair<Owned, Owned> makeChannel() {
    std::array<int, 2> ends = {-1, -1};
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) return {Owned(), Owned()};
    return {Owned(ends[0]), Owned(ends[1])};
}

bool send(int channel, const QByteArray& text, int file) {
    iovec part = {const_cast<char*>(text.constData()), static_cast<std::size_t>(text.size())};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control = {};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    if (file >= 0) {
        message.msg_control = control.data();
        message.msg_controllen = control.size();
        cmsghdr* const header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        std::memcpy(CMSG_DATA(header), &file, sizeof(int));
    }
    ssize_t sent = -1;
    do {
        sent = ::sendmsg(channel, &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent == text.size();
}

std::optional<Message> receive(int channel) {
    Message received;
    received.text.resize(maximumMessage);
    iovec part = {received.text.data(), static_cast<std::size_t>(received.text.size())};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control = {};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    // Without the padding of CMSG_SPACE, in which a second descriptor would fit; the system closes others.
    message.msg_controllen = CMSG_LEN(sizeof(int));
    ssize_t count = -1;
    do {
        count = ::recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
    } while (count < 0 && errno == EINTR);
    const cmsghdr* const header = count >= 0 ? CMSG_FIRSTHDR(&message) : nullptr;
    if (header != nullptr && header->cmsg_type == SCM_RIGHTS && header->cmsg_len == CMSG_LEN(sizeof(int))) {
        int file = -1;
        std::memcpy(&file, CMSG_DATA(header), sizeof(int));
        received.file = Owned(file);
    }
    if (count <= 0 || (message.msg_flags & MSG_TRUNC) != 0) return std::nullopt;
    received.text.truncate(count);
    return received;
}

#else

std::pair<Owned, Owned> makeChannel() {
    return {Owned(), Owned()};
}

bool send(int, const QByteArray&, int) {
    return false;
}

std::optional<Message> receive(int) {
    return std::nullopt;
}

#endif

}  // namespace plt::descriptors
