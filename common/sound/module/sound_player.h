// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// What libpltgames-sound.so gives: `plt_play_sound` plays the file of this name (":/sounds/NAME.wav").
using PlaySound = void (*)(const char* name);

}  // namespace plt
