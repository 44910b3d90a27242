// SPDX-License-Identifier: MIT
#include "gcalc/terms/term.h"

#include "gcalc/terms/graph.h"

#include <utility>

namespace gcalc {

Term::Term(Colour colour) : Term(fromNodes({{Kind::colour, colour, {}, 0, 0}})) {}

Term Term::variable(Colour colour) {
    return fromNodes({{Kind::variable, colour, {}, 0, 0}});
}

Term Term::of(Rgb rgb) {
    if (const auto colour = named(rgb)) return Term(*colour);
    return fromNodes({{Kind::mixture, Colour::transparent, rgb, 0, 0}});
}

Term Term::pair(Kind kind, const Term& first, const Term& second) {
    Graph graph;
    const auto one = graph.add(first);
    return graph.term(graph.pair(kind, one, graph.add(second)));
}

Term Term::abstraction(Colour variable, const Term& body) {
    Graph graph;
    return graph.term(graph.abstraction(variable, graph.add(body)));
}

Term Term::fromNodes(std::vector<Node> nodes) {
    Term term;
    if (nodes.empty() || nodes.back().kind == Kind::empty) return term;
    std::vector<std::uint64_t> sizes(nodes.size(), 1);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& node = nodes[i];
        if (isPair(node.kind) || node.kind == Kind::abstraction)
            sizes[i] = saturatedSum(sizes[i], sizes[node.first]);
        if (isPair(node.kind)) sizes[i] = saturatedSum(sizes[i], sizes[node.second]);
    }
    auto body = std::make_shared<Body>();
    body->treeSize = sizes.back();
    body->nodes = std::move(nodes);
    term.body_ = std::move(body);
    return term;
}

const Term::Node& Term::root() const {
    return nodes().back();
}

const std::vector<Term::Node>& Term::nodes() const {
    static const std::vector<Node> empty(1);
    return body_ ? body_->nodes : empty;
}

std::uint64_t Term::treeSize() const {
    return body_ ? body_->treeSize : 1;
}

bool Term::operator==(const Term& other) const {
    return body_ == other.body_ || nodes() == other.nodes();
}

}  // namespace gcalc
