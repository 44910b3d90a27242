// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <optional>
#include <utility>

#include <QByteArray>

/// Messages between processes that may carry an open file.
namespace plt::descriptors {

constexpr qsizetype maximumMessage = 64 * 1024;  ///< bytes

/// A descriptor that is closed with its owner; -1 for none.
class PLT_API Owned {
  public:
    explicit Owned(int descriptor = -1) : descriptor_(descriptor) {}
    ~Owned();
    Owned(Owned&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Owned& operator=(Owned&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    int get() const { return descriptor_; }
    int release() { return std::exchange(descriptor_, -1); }

  private:
    int descriptor_;
};

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
