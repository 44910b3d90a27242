// SPDX-License-Identifier: MIT
#include "common/plugin/game_info.h"
