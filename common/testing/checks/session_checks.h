// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/game_checks.h"

namespace plt::testing {

/// What is wrong when a session, at whatever game, takes what another has left or somebody has damaged: it is
/// either refused with a reason and changes nothing, or it is a game that can be walked through, and that the
/// `copy` takes without a problem.
Message wrongRestoring(GameSession& session, GameSession& copy, const Kept& kept);

}  // namespace plt::testing
