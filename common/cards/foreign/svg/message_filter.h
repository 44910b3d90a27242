// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"

namespace plt {

/// While one of these lives, what this thread has Qt warn of is not said: Qt's SVG reader complains about
/// much that is usual in decks, and nobody who plays cards can do anything about it. Other threads are heard.
class PLT_CARDS_API MessageFilter {
  public:
    MessageFilter();
    ~MessageFilter();
    MessageFilter(const MessageFilter&) = delete;
    MessageFilter& operator=(const MessageFilter&) = delete;
};

}  // namespace plt
