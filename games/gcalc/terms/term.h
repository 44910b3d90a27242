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
    abstraction   ///< over the variable of a colour; the body is the first part
};

constexpr bool isComposition(Kind kind) {
    return kind == Kind::leftRight || kind == Kind::topBottom || kind == Kind::frontBack;
}
/// Compositions and applications: what has two parts.
constexpr bool isPair(Kind kind) {
    return isComposition(kind) || kind == Kind::application;
}

/// A term as a value: what is in a cell. It is kept as a graph in which every subterm is stored once, parts
/// before what they are parts of, so terms are equal exactly when their graphs are. Copies share it, and it
/// can be read from several threads.
class Term {
  public:
    struct Node {
        Kind kind = Kind::empty;
        Colour colour = Colour::transparent;  ///< of colours, variables and abstractions
        Rgb rgb{};                            ///< of mixtures
        std::uint32_t first = 0;              ///< index of the first part, or the body
        std::uint32_t second = 0;             ///< index of the second part
        bool operator==(const Node&) const = default;
    };

    /// The empty term.
    Term() = default;
    explicit Term(Colour colour);
    static Term variable(Colour colour);
    static Term of(Rgb rgb);
    /// kind: a composition or application.
    static Term pair(Kind kind, const Term& first, const Term& second);
    /// Over the variable, which is there already: colours are not replaced.
    static Term abstraction(Colour variable, const Term& body);
    /// From a graph whose last node is the whole, in the order in which a walk from the left leaves the nodes
    /// for the first time, every node once. Others are not told apart from faulty ones here.
    static Term fromNodes(std::vector<Node> nodes);

    bool isEmpty() const { return !body_; }
    Kind kind() const { return root().kind; }
    const Node& root() const;
    /// Parts before wholes; the last is the term itself. The empty term has one node.
    const std::vector<Node>& nodes() const;
    /// Nodes of the tree, in which what is shared counts each time; the largest number stands for all above.
    std::uint64_t treeSize() const;

    bool operator==(const Term& other) const;

  private:
    struct Body {
        std::vector<Node> nodes;
        std::uint64_t treeSize = 1;
    };
    std::shared_ptr<const Body> body_;
};

/// The largest tree that is drawn, written as text, copied or saved as a file.
inline constexpr std::uint64_t largestTree = 100'000;
/// The deepest nesting of what is read.
inline constexpr std::uint32_t deepestNesting = 100'000;

/// A sum that stops at the largest number.
constexpr std::uint64_t saturatedSum(std::uint64_t one, std::uint64_t other) {
    return one > UINT64_MAX - other ? UINT64_MAX : one + other;
}

}  // namespace gcalc
