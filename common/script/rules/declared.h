// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/lua/program.h"
#include "common/script/rules/script_options.h"
#include "common/session/any_rules.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace plt::script {

/// The most seats of a game.
inline constexpr std::size_t maximumSeats = 12;

/// A script with all that it declares once and for all: options, seats, levels, abilities.
struct Declared {
    std::shared_ptr<const Program> program;
    ScriptOptions options;
    std::vector<Message> seats{};  ///< if they do not depend on the options
    std::vector<Level> levels{};
    RulesTraits traits{};
    bool dealsSlowly = false;
    /// True if the framework's player and solver may play it: they can imagine the states that a seat may be in.
    bool isAided = false;

    /// Returns true if the game has seats, be it as a list or as a function.
    bool hasSeats() const { return !seats.empty() || program->hasFunction("seats"); }

    static std::variant<std::shared_ptr<const Declared>, Failure> read(std::string text,
                                                                       const std::string& file,
                                                                       const Limits& limits);
    /// Returns warnings: of each global function that is named much like a member, and without a picture.
    std::vector<Failure> warnings(const std::string& file) const;
};

}  // namespace plt::script
