// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// Something that the player has begun and that is no move yet, such as the first jumps of a capture. While a
/// view has it, Undo puts it back instead of taking back a move.
class Unfinished {
  public:
    Unfinished() = default;
    virtual ~Unfinished() = default;
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    virtual void putBack() = 0;
};

}  // namespace plt
