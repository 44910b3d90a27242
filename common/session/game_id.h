// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/any_rules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace plt {

/// A game as its ID names it: options with either a number or an exact start.
struct NamedGame {
    AnyOptions options;
    AnyStart start;  ///< null when there is a number
    std::optional<std::uint64_t> seed;
};

/// `options#number`.
PLT_API std::string shortGameId(const AnyRules& rules, const AnyOptions& options, std::uint64_t seed);
/// `options:start`.
PLT_API std::string longGameId(const AnyRules& rules, const AnyOptions& options, const AnyStart& start);
/// The ID of a deal: the short one, or in a game without deals the long one of its only start.
PLT_API std::string dealId(const AnyRules& rules, const AnyOptions& options, std::uint64_t seed);

/// Reads either form; blanks around it do not matter.
PLT_API Result<NamedGame> readGameId(const AnyRules& rules, std::string_view text);

}  // namespace plt
