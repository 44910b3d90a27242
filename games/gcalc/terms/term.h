// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/terms/colour.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace gcalc {

enum class Kind : std::uint8_t {
    empty,
    colour,
    mixture,      ///< a colour without a name
    variable,     ///< named by a colour
    leftRight,    ///< a|b
    topBottom,    ///< a-b
    frontBack,    ///< a/b
    application,  ///< function and argument
    abstraction   ///< binds the variable of a colour; the body is the first part
};

constexpr bool isComposition(Kind kind) {
    return kind == Kind::leftRight || kind == Kind::topBottom || kind == Kind::frontBack;
}
/// Returns true for compositions and applications, the kinds with two parts.
constexpr bool isPair(Kind kind) {
    return isComposition(kind) || kind == Kind::application;
}

/// A term as a value: the contents of a cell. It is stored as a graph in which every subterm occurs once,
/// parts before the terms they are parts of, so that terms are equal exactly if their graphs are. Copies
/// share the graph; reading is thread-safe.
class Term {
  public:
    struct Node {
        Kind kind = Kind::empty;
        Colour colour = Colour::transparent;  ///< of colours, variables and abstractions
        Rgb rgb{};                            ///< of mixtures
        std::uint32_t first = 0;              ///< index of the first part, or of the body
        std::uint32_t second = 0;             ///< index of the second part
        bool operator==(const Node&) const = default;
    };

    /// Creates the empty term.
    Term() = default;
    explicit Term(Colour colour);
    static Term variable(Colour colour);
    static Term of(Rgb rgb);
    /// kind: a composition or application.
    static Term pair(Kind kind, const Term& first, const Term& second);
    /// Binds the variable, which must be in the body already: colours are not replaced.
    static Term abstraction(Colour variable, const Term& body);
    /// Creates a term from a graph whose last node is the root, in post-order from the left, every node once.
    /// The nodes are not validated.
    static Term fromNodes(std::vector<Node> nodes);

    bool isEmpty() const { return !body_; }
    Kind kind() const { return root().kind; }
    const Node& root() const;
    /// Parts come before their wholes; the last node is the root. The empty term has one node.
    const std::vector<Node>& nodes() const;
    /// The number of nodes in the tree, where shared nodes count repeatedly; saturates at the largest number.
    std::uint64_t treeSize() const;

    bool operator==(const Term& other) const;

  private:
    struct Body {
        std::vector<Node> nodes;
        std::uint64_t treeSize = 1;
    };
    std::shared_ptr<const Body> body_;
};

/// The largest tree that is drawn, written as text, copied, or saved to a file.
inline constexpr std::uint64_t largestTree = 100'000;
/// The maximum depth of nesting in input.
inline constexpr std::uint32_t deepestNesting = 100'000;

/// The saturated sum.
constexpr std::uint64_t saturatedSum(std::uint64_t one, std::uint64_t other) {
    return one > UINT64_MAX - other ? UINT64_MAX : one + other;
}

}  // namespace gcalc
