// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "gcalc/terms/graph.h"

#include <cstdint>
#include <optional>

namespace gcalc {

/// What application means.
struct Meaning {
    bool sharesArguments = false;      ///< an argument is shared out in space by the body
    bool coloursAreFunctions = false;  ///< a colour that is applied mixes
    bool operator==(const Meaning&) const = default;
};

enum class Rule : std::uint8_t {
    substitution,  ///< an abstraction takes its argument
    splitting,     ///< each part of a composition takes its part of the argument
    mixing         ///< a colour is mixed with every colour of the argument
};
/// What people call the rule.
plt::Message nameOf(Rule rule);
/// What it does, in one sentence.
plt::Message explain(Rule rule);

/// The rule by which such an application is reduced; none where the function is no function (yet).
std::optional<Rule> ruleFor(const Graph& graph, Graph::Id function, const Meaning& meaning);
/// The application reduced by one step of that rule.
Graph::Id reduced(Graph& graph, Rule rule, Graph::Id function, Graph::Id argument, const Meaning& meaning);

}  // namespace gcalc
