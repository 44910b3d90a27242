// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/game_checks.h"

namespace plt::testing {

/// Returns the problem with a session that takes the record of another one, of any game, possibly damaged.
/// The session must either refuse it with a reason and change nothing, or hold a game that can be walked
/// through and that the `copy` takes without a problem.
Message wrongRestoring(GameSession& session, GameSession& copy, const Kept& kept);

}  // namespace plt::testing
