// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <cstdint>

namespace memory {

/// Pictures are numbered 0 .. pictureCount - 1, ten for each set in the order of PictureSet.
constexpr int pictureCount = 40;
constexpr int picturesInSet = 10;

/// The source of the pictures of a game. A board that needs more than the ten of a set has all ten of it and
/// is filled up from the others; `mixed` draws from all forty.
enum class PictureSet : std::uint8_t { classic, animals, garden, things, mixed };
constexpr int pictureSetCount = 5;

/// Returns the set that a picture belongs to (never mixed).
constexpr PictureSet setOf(int picture) {
    return static_cast<PictureSet>(picture / picturesInSet);
}

/// Returns a description of a picture for players who read or hear it: "two fish".
plt::Message pictureName(int picture);

/// Returns the file of a picture: "classic/two-fish" for pictures/classic/two-fish.svg.
const char* pictureFile(int picture);

}  // namespace memory
