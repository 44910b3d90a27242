// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// Signature of `plt_play_sound` in libpltgames-sound.so, which plays ":/sounds/NAME.wav".
using PlaySound = void (*)(const char* name);

}  // namespace plt
