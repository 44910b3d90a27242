// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "go-fish/players/player.h"

namespace gofish {

/// Returns the reason for asking this question.
plt::Message reasonToAsk(const Observation& seen, const Ask& best);

}  // namespace gofish
