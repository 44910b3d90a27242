// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/system/files/descriptor.h"

#include <optional>
#include <utility>

#include <QByteArray>

/// Messages between processes that may carry an open file.
namespace plt::descriptors {

constexpr qsizetype maximumMessage = 64 * 1024;  ///< bytes

struct Message {
    QByteArray text;
    Owned file = Owned();
};

/// Returns the two ends of a channel; both are -1 if there can be none.
PLT_API std::pair<Owned, Owned> makeChannel();
/// Sends a message, with a copy of `file` unless that is -1. Returns false if the other end is closed.
PLT_API bool send(int channel, const QByteArray& text, int file = -1);
/// Waits for a message. Returns nothing if the other end is closed.
PLT_API std::optional<Message> receive(int channel);

}  // namespace plt::descriptors
