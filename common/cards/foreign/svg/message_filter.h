// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

namespace plt {

/// Suppresses Qt's warnings on this thread during its lifetime. Qt's SVG reader complains about much that is
/// usual in decks, and card players cannot do anything about it. Other threads are not affected.
class PLT_CARDS_API MessageFilter {
  public:
    MessageFilter();
    ~MessageFilter();
    MessageFilter(const MessageFilter&) = delete;
    MessageFilter& operator=(const MessageFilter&) = delete;
};

}  // namespace plt
