// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/deals/deal_memory.h"
#include "common/session/deals/dealer.h"
#include "common/session/hints/hints.h"
#include "common/session/played_game.h"
#include "common/session/saved/saved_timeline.h"
#include "common/session/timeline/timeline.h"

#include <functional>

namespace plt {

/// The parts of a GameSession.
struct SessionParts {
    SessionParts(const AnyRules& sessionRules, bool isTimed)
        : rules(sessionRules),
          traits(sessionRules.traits()),
          hasClock(isTimed),
          timeline(sessionRules),
          memory(sessionRules),
          writer(sessionRules),
          hints(sessionRules, timeline),
          dealer(sessionRules) {}

    const AnyRules& rules;
    const RulesTraits& traits;
    const bool hasClock;
    GameClock clock;
    Timeline timeline;
    DealMemory memory;
    TimelineWriter writer;
    std::function<AnyMove(const AnyMove&)> stampMove;
    // Last: their threads end before the rest goes.
    Hints hints;
    Dealer dealer;
};

}  // namespace plt
