// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/played_game.h"

#include <string>
#include <string_view>

namespace plt {

/// Returns a review in base64, for saved games.
PLT_API std::string writeReview(const AnyRules& rules, const GameReview& review);
/// Reads the text of writeReview(); returns an empty review if it is damaged or of another version, because
/// it can be computed again.
PLT_API GameReview readReview(const AnyRules& rules, std::string_view text);

}  // namespace plt
