// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "gcalc/terms/graph.h"

#include <cstdint>
#include <optional>

namespace gcalc {

/// The semantics of application.
struct Meaning {
    bool sharesArguments = false;      ///< a composed body distributes the argument to its halves
    bool coloursAreFunctions = false;  ///< applying a colour mixes
    bool operator==(const Meaning&) const = default;
};

enum class Rule : std::uint8_t {
    substitution,  ///< an abstraction takes its argument
    splitting,     ///< each part of a composition takes its part of the argument
    mixing         ///< a colour is mixed with every colour of the argument
};
/// The common name of the rule.
plt::Message nameOf(Rule rule);
/// Explains the rule in one sentence.
plt::Message explain(Rule rule);

/// The rule that reduces an application of this function; none if the function cannot be applied (yet).
std::optional<Rule> ruleFor(const Graph& graph, Graph::Id function, const Meaning& meaning);
/// The result of reducing the application by one step of the rule.
Graph::Id reduced(Graph& graph, Rule rule, Graph::Id function, Graph::Id argument, const Meaning& meaning);

}  // namespace gcalc
