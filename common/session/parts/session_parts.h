// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/played_game.h"
#include "common/session/timeline/timeline.h"

#include <functional>
#include <memory>

namespace plt {

class DealMemory;
class Dealer;
class Hints;
class Reviewer;
class TimelineWriter;

/// The parts of a GameSession. A source that uses one of the owned parts includes its header.
struct SessionParts {
    SessionParts(const AnyRules& sessionRules, bool isTimed);
    ~SessionParts();
    SessionParts(const SessionParts&) = delete;
    SessionParts& operator=(const SessionParts&) = delete;

    const AnyRules& rules;
    const RulesTraits& traits;
    const bool hasClock;
    GameClock clock;
    Timeline timeline;
    const std::unique_ptr<DealMemory> memory;
    const std::unique_ptr<TimelineWriter> writer;
    std::function<AnyMove(const AnyMove&)> stampMove;
    // Last, so that their threads are joined before the other members are destroyed.
    const std::unique_ptr<Hints> hints;
    const std::unique_ptr<Dealer> dealer;
    const std::unique_ptr<Reviewer> reviewer;
};

}  // namespace plt
