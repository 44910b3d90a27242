// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

namespace plt {

/// The sounds of the games.
enum class Sound { none, place, card, flip, capture, wrong, won, lost };

namespace sound {

/// Returns the player's choice for all games, which is off by default. No sound library is loaded before
/// sound is on and a sound is played.
PLT_API bool isEnabled();
/// Saves the player's choice.
PLT_API void setEnabled(bool on);
/// Returns true if this computer can play sounds: the sound library is installed.
PLT_API bool isAvailable();
/// Plays a sound if the player has turned sounds on; returns immediately.
PLT_API void play(Sound sound);
/// Passes sounds to `listener` instead of playing them (for tests); null plays them again.
PLT_API void setListener(void (*listener)(Sound));

}  // namespace sound
}  // namespace plt
