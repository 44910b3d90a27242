// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "crazy-8s/player/observation.h"
#include "crazy-8s/player/strong.h"

namespace crazy_8s {

/// Returns the reason for the best move of the judgement.
plt::Message reasonFor(const Observation& seen, const Judgement& judgement);

}  // namespace crazy_8s
