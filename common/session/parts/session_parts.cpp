// SPDX-License-Identifier: MIT
#include "common/session/parts/session_parts.h"

#include "common/session/deals/deal_memory.h"
#include "common/session/deals/dealer.h"
#include "common/session/hints/hints.h"
#include "common/session/review/reviewer.h"
#include "common/session/saved/saved_timeline.h"

namespace plt {

SessionParts::SessionParts(const AnyRules& sessionRules, bool isTimed)
    : rules(sessionRules),
      traits(sessionRules.traits()),
      hasClock(isTimed),
      timeline(sessionRules),
      memory(std::make_unique<DealMemory>(sessionRules)),
      writer(std::make_unique<TimelineWriter>(sessionRules)),
      hints(std::make_unique<Hints>(sessionRules, timeline)),
      dealer(std::make_unique<Dealer>(sessionRules)),
      reviewer(std::make_unique<Reviewer>(sessionRules, timeline)) {}

SessionParts::~SessionParts() = default;

}  // namespace plt
