// SPDX-License-Identifier: MIT
#include "gcalc/evaluation/reduction.h"

namespace gcalc {

plt::Message nameOf(Rule rule) {
    switch (rule) {
        case Rule::substitution:
            return PLT_TR("Substitution");
        case Rule::splitting:
            return PLT_TR("Spatial application");
        default:
            return PLT_TR("Colour mixing");
    }
}

plt::Message explain(Rule rule) {
    switch (rule) {
        case Rule::substitution:
            return PLT_TR("The argument takes the place of the variable.");
        case Rule::splitting:
            return PLT_TR("The argument is split, and each part of the function takes its part of it.");
        default:
            return PLT_TR("Every colour of the argument is mixed with the colour that is applied to it.");
    }
}

std::optional<Rule> ruleFor(const Graph& graph, Graph::Id function, const Meaning& meaning) {
    const auto kind = graph.kind(function);
    if (kind == Kind::abstraction) return Rule::substitution;
    if (isComposition(kind)) return Rule::splitting;
    const bool isColour = kind == Kind::colour || kind == Kind::mixture;
    return isColour && meaning.coloursAreFunctions ? std::optional(Rule::mixing) : std::nullopt;
}

Graph::Id reduced(Graph& graph, Rule rule, Graph::Id function, Graph::Id argument, const Meaning& meaning) {
    const auto node = graph.node(function);
    switch (rule) {
        case Rule::substitution:
            return graph.substitute(node.first, node.colour, argument, meaning.sharesArguments);
        case Rule::splitting: {
            const auto [front, back] = graph.split(argument, node.kind);
            const auto one = graph.pair(Kind::application, node.first, front);
            return graph.pair(node.kind, one, graph.pair(Kind::application, node.second, back));
        }
        default:
            return graph.mix(function, argument);
    }
}

}  // namespace gcalc
