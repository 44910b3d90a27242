// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <utility>

#include <QByteArray>
#include <QString>

/// Open files as the system numbers them.
namespace plt::descriptors {

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

/// Returns a file in memory with these bytes; -1 if there can be none.
PLT_API Owned inMemory(const QByteArray& bytes);
/// Opens a file for reading at once, even a FIFO; -1 if that fails, with the reason in `errno`.
PLT_API Owned openToRead(const QString& path);
/// Returns true for an open file that is nothing else (a folder, a FIFO, a device).
PLT_API bool isRegular(int descriptor);
/// Writes a byte, which a reader who does not read may miss. Returns false if there is no reader.
PLT_API bool writeByte(int descriptor, char byte);

}  // namespace plt::descriptors
