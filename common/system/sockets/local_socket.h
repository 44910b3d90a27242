// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/system/files/descriptor.h"

#include <optional>

#include <QByteArray>
#include <QString>

/// Sockets in the file system, by which processes of one player talk. Nothing here blocks. A socket is a
/// descriptor, for QSocketNotifier. (QLocalSocket would have every start load Qt's network library.)
namespace plt::sockets {

struct Connection {
    descriptors::Owned socket = descriptors::Owned();  ///< -1 if there is no connection
    bool isAbandoned = false;  ///< true if the process that listened has ended without removing its socket
};

/// Listens at `path`, where a socket of an ended process may be left. Returns the socket; -1 if that fails.
PLT_API descriptors::Owned listenAt(const QString& path);
/// Returns the next connection to a socket that listens; -1 if there is none.
PLT_API descriptors::Owned accept(int listener);

/// Connects to the process that listens at `path`.
PLT_API Connection connectTo(const QString& path);
/// Sends as much as the other end takes at once; without effect if it is closed.
PLT_API void send(int socket, const QByteArray& bytes);
/// Returns a part of what has arrived; empty if there is nothing yet. Returns nothing if the other end is
/// closed.
PLT_API std::optional<QByteArray> receive(int socket);

}  // namespace plt::sockets
