// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

namespace plt {

/// What can be heard of a game.
enum class Sound { none, place, card, flip, capture, wrong, won, lost };

namespace sound {

/// The player's choice for all games, kept between runs; off at first. Nothing of sound is loaded before it
/// is on and something is to be heard.
PLT_API bool chosen();
PLT_API void setChosen(bool on);
/// Whether this computer can play sounds at all: whether the library for it is installed.
PLT_API bool isAvailable();
/// Plays a sound, if the player wants sounds; returns at once.
PLT_API void play(Sound sound);
/// Has sounds told to `listener` instead of being played (for tests); null plays them again.
PLT_API void setListener(void (*listener)(Sound));

}  // namespace sound
}  // namespace plt
