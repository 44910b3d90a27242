// SPDX-License-Identifier: MIT
#include "gcalc/terms/graph.h"

#include <algorithm>
#include <cassert>

namespace gcalc {

namespace {

constexpr std::uint32_t mixtureBit = 1u << colourCount;
/// The number of cached substitutions above which the cache is cleared, to limit memory.
constexpr std::size_t maximumRemembered = 2'000'000;

std::uint32_t bitOf(Colour colour) {
    return 1u << indexOf(colour);
}

/// The keys of the caches; node ids take up to 26 bits in them.
constexpr std::uint64_t keyOf(std::uint32_t one, std::uint32_t two, int three) {
    return (static_cast<std::uint64_t>(one) << 32) | (static_cast<std::uint64_t>(two) << 6) |
           static_cast<std::uint64_t>(three);
}

}  // namespace

Graph::Graph() {
    index_.resize(256);
    (void)intern({});
}

std::size_t Graph::slotOf(const Term::Node& node) const {
    std::uint64_t hash = static_cast<std::uint64_t>(node.kind) |
                         (static_cast<std::uint64_t>(node.colour) << 8) |
                         (static_cast<std::uint64_t>(node.rgb.red) << 16) |
                         (static_cast<std::uint64_t>(node.rgb.green) << 24) |
                         (static_cast<std::uint64_t>(node.rgb.blue) << 32);
    for (const auto part : {node.first, node.second}) {
        hash = (hash ^ part) * 0x9e3779b97f4a7c15ULL;
        hash ^= hash >> 29;
    }
    hash *= 0xbf58476d1ce4e5b9ULL;
    return static_cast<std::size_t>(hash ^ (hash >> 32)) & (index_.size() - 1);
}

void Graph::growIndex() {
    index_.assign(2 * index_.size(), 0);
    for (Id id = 0; id < nodes_.size(); ++id) {
        auto at = slotOf(nodes_[id]);
        while (index_[at] != 0) at = (at + 1) & (index_.size() - 1);
        index_[at] = id + 1;
    }
}

Graph::Id Graph::intern(const Term::Node& node) {
    auto at = slotOf(node);
    for (; index_[at] != 0; at = (at + 1) & (index_.size() - 1))
        if (nodes_[index_[at] - 1] == node) return index_[at] - 1;

    Facts facts;
    switch (node.kind) {
        case Kind::empty:
            break;
        case Kind::colour:
            facts.colours = bitOf(node.colour);
            break;
        case Kind::mixture:
            facts.colours = mixtureBit;
            break;
        case Kind::variable:
            facts.freeVariables = bitOf(node.colour);
            break;
        case Kind::abstraction: {
            const auto& body = facts_[node.first];
            facts = body;
            facts.treeSize = saturatedSum(body.treeSize, 1);
            facts.freeVariables &= ~bitOf(node.colour);
            facts.applies = false;
            break;
        }
        default: {
            const auto& one = facts_[node.first];
            const auto& two = facts_[node.second];
            facts.treeSize = saturatedSum(saturatedSum(one.treeSize, two.treeSize), 1);
            facts.freeVariables = one.freeVariables | two.freeVariables;
            facts.colours = one.colours | two.colours;
            facts.applies = node.kind == Kind::application || one.applies || two.applies;
        }
    }
    const auto id = static_cast<Id>(nodes_.size());
    nodes_.push_back(node);
    facts_.push_back(facts);
    index_[at] = id + 1;
    if (2 * nodes_.size() > index_.size()) growIndex();
    return id;
}

Graph::Id Graph::add(const Term& term) {
    std::vector<Id> ids;
    ids.reserve(term.nodes().size());
    for (auto node : term.nodes()) {
        if (isPair(node.kind) || node.kind == Kind::abstraction) node.first = ids[node.first];
        if (isPair(node.kind)) node.second = ids[node.second];
        ids.push_back(intern(node));
    }
    return ids.back();
}

Term Graph::term(Id id) const {
    std::vector<Term::Node> nodes;
    Table<Id> places;
    std::vector<Id> waiting{id};
    while (!waiting.empty()) {
        const auto now = waiting.back();
        if (places.find(now)) {
            waiting.pop_back();
            continue;
        }
        auto node = nodes_[now];
        bool ready = true;
        // The second part is pushed below the first one, so that the first is visited first.
        if (isPair(node.kind)) {
            const auto place = places.find(node.second);
            if (!place) waiting.push_back(node.second);
            ready = place.has_value();
            node.second = place.value_or(0);
        }
        if (isPair(node.kind) || node.kind == Kind::abstraction) {
            const auto place = places.find(node.first);
            if (!place) waiting.push_back(node.first);
            ready = ready && place.has_value();
            node.first = place.value_or(0);
        }
        if (!ready) continue;
        places.set(now, static_cast<Id>(nodes.size()));
        nodes.push_back(node);
        waiting.pop_back();
    }
    return Term::fromNodes(std::move(nodes));
}

Graph::Id Graph::colour(Colour colour) {
    return intern({Kind::colour, colour, {}, 0, 0});
}

Graph::Id Graph::of(Rgb rgb) {
    if (const auto known = named(rgb)) return colour(*known);
    return intern({Kind::mixture, Colour::transparent, rgb, 0, 0});
}

Graph::Id Graph::variable(Colour colour) {
    return intern({Kind::variable, colour, {}, 0, 0});
}

Graph::Id Graph::pair(Kind kind, Id first, Id second) {
    assert(isPair(kind));
    return intern({kind, Colour::transparent, {}, first, second});
}

Graph::Id Graph::abstraction(Colour variable, Id body) {
    return intern({Kind::abstraction, variable, {}, body, 0});
}

void Graph::visit() {
    ++visits_;
    if (guard_) guard_();
}

std::pair<Graph::Id, Graph::Id> Graph::split(Id id, Kind axis) {
    const auto known = [&](Id part) -> std::optional<std::pair<Id, Id>> {
        const auto& node = nodes_[part];
        if (!isPair(node.kind)) return std::pair(part, part);
        if (node.kind == axis) return std::pair(node.first, node.second);
        return splits_.find(keyOf(part, 0, static_cast<int>(axis)));
    };
    std::vector<Id> waiting{id};
    while (!waiting.empty()) {
        const auto now = waiting.back();
        if (known(now)) {
            waiting.pop_back();
            continue;
        }
        visit();
        const auto node = nodes_[now];
        const auto one = known(node.first);
        const auto two = known(node.second);
        if (one && two) {
            const auto front = pair(node.kind, one->first, two->first);
            const auto back = pair(node.kind, one->second, two->second);
            splits_.set(keyOf(now, 0, static_cast<int>(axis)), {front, back});
            waiting.pop_back();
        } else {
            if (!two) waiting.push_back(node.second);
            if (!one) waiting.push_back(node.first);
        }
    }
    return *known(id);
}

Graph::Id Graph::substitute(Id body, Colour variable, Id argument, bool shared) {
    if (substitutions_.size() > maximumRemembered) substitutions_.clear();
    const int kind = 2 * indexOf(variable) + (shared ? 1 : 0);
    const auto bit = bitOf(variable);
    const auto known = [&](Id part, Id given) -> std::optional<Id> {
        if ((facts_[part].freeVariables & bit) == 0) return part;
        if (nodes_[part].kind == Kind::variable) return given;
        return substitutions_.find(keyOf(part, given, kind));
    };
    std::vector<std::pair<Id, Id>> waiting{{body, argument}};
    while (!waiting.empty()) {
        const auto [now, given] = waiting.back();
        if (known(now, given)) {
            waiting.pop_back();
            continue;
        }
        visit();
        const auto node = nodes_[now];
        std::pair<Id, Id> halves{given, given};
        if (shared && isComposition(node.kind)) halves = split(given, node.kind);
        const auto one = known(node.first, halves.first);
        const auto two = isPair(node.kind) ? known(node.second, halves.second) : empty();
        if (one && two) {
            const auto made =
                node.kind == Kind::abstraction ? abstraction(node.colour, *one) : pair(node.kind, *one, *two);
            substitutions_.set(keyOf(now, given, kind), made);
            waiting.pop_back();
        } else {
            if (!two) waiting.emplace_back(node.second, halves.second);
            if (!one) waiting.emplace_back(node.first, halves.first);
        }
    }
    return *known(body, argument);
}

template <class Leaf>
Graph::Id Graph::recoloured(Id id, std::uint32_t wanted, Table<Id>& known, std::uint64_t key,
                            const Leaf& leaf) {
    const auto found = [&](Id part) -> std::optional<Id> {
        if ((facts_[part].colours & wanted) == 0) return part;
        return known.find(key | part);
    };
    std::vector<Id> waiting{id};
    while (!waiting.empty()) {
        const auto now = waiting.back();
        if (found(now)) {
            waiting.pop_back();
            continue;
        }
        visit();
        const auto node = nodes_[now];
        if (node.kind == Kind::colour || node.kind == Kind::mixture) {
            known.set(key | now, leaf(now));
            continue;
        }
        const auto one = found(node.first);
        const auto two = isPair(node.kind) ? found(node.second) : empty();
        if (one && two) {
            known.set(key | now, node.kind == Kind::abstraction ? abstraction(node.colour, *one)
                                                                : pair(node.kind, *one, *two));
        } else {
            if (!two) waiting.push_back(node.second);
            if (!one) waiting.push_back(node.first);
        }
    }
    return *found(id);
}

Graph::Id Graph::abstractColour(Id id, Colour colour) {
    Table<Id> known;
    const auto body = recoloured(id, bitOf(colour), known, 0, [&](Id) { return variable(colour); });
    return abstraction(colour, body);
}

Graph::Id Graph::mixedColour(Id with, Id id) {
    const auto isTransparent = [&](Id one) {
        return nodes_[one].kind == Kind::colour && nodes_[one].colour == Colour::transparent;
    };
    if (isTransparent(with) || isTransparent(id)) return colour(Colour::transparent);
    const auto look = [&](Id one) {
        return nodes_[one].kind == Kind::mixture ? nodes_[one].rgb : rgbOf(nodes_[one].colour);
    };
    return of(mixed(look(with), look(id)));
}

Graph::Id Graph::mix(Id with, Id id) {
    return recoloured(id, ~0u, mixtures_, static_cast<std::uint64_t>(with) << 32,
                      [&](Id one) { return mixedColour(with, one); });
}

}  // namespace gcalc
