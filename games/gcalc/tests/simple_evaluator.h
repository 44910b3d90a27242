// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/reduction.h"
#include "gcalc/terms/term.h"

#include <memory>
#include <optional>
#include <utility>

namespace gcalc::testing {

/// The rules once more as plainly as they can be said, over trees and with recursion, to compare with. It
/// knows no sharing, and gives up where it would take long.
class SimpleEvaluator {
  public:
    SimpleEvaluator(const Meaning& meaning, std::optional<int> depth) : meaning_(meaning), depth_(depth) {}

    /// Returns the normal form; nothing if the evaluator gave up.
    std::optional<Term> operator()(const Term& term) {
        work_ = 0;
        try {
            return termOf(*normalForm(treeOf(term, term.nodes().size() - 1), depth_.value_or(endless)));
        } catch (const GaveUp&) {
            return std::nullopt;
        }
    }
    std::pair<Term, Term> halves(const Term& term, Kind axis) {
        const auto [one, two] = split(treeOf(term, term.nodes().size() - 1), axis);
        return {termOf(*one), termOf(*two)};
    }

  private:
    static constexpr int endless = 1'000'000;
    struct GaveUp {};
    struct Tree;
    using Ref = std::shared_ptr<const Tree>;
    struct Tree {
        Term::Node node;
        Ref first;
        Ref second;
    };

    void work() {
        if (++work_ > 20'000) throw GaveUp{};
    }
    static Ref made(Kind kind, Ref first, Ref second) {
        return std::make_shared<Tree>(
            Tree{{kind, Colour::transparent, {}, 0, 0}, std::move(first), std::move(second)});
    }
    static Ref treeOf(const Term& term, std::size_t index) {
        const auto& node = term.nodes()[index];
        Tree tree{node, nullptr, nullptr};
        if (isPair(node.kind) || node.kind == Kind::abstraction) tree.first = treeOf(term, node.first);
        if (isPair(node.kind)) tree.second = treeOf(term, node.second);
        return std::make_shared<Tree>(tree);
    }
    Term termOf(const Tree& tree) {
        work();
        switch (tree.node.kind) {
            case Kind::empty:
                return {};
            case Kind::colour:
                return Term(tree.node.colour);
            case Kind::mixture:
                return Term::of(tree.node.rgb);
            case Kind::variable:
                return Term::variable(tree.node.colour);
            case Kind::abstraction:
                return Term::abstraction(tree.node.colour, termOf(*tree.first));
            default: {
                const auto one = termOf(*tree.first);
                return Term::pair(tree.node.kind, one, termOf(*tree.second));
            }
        }
    }
    bool same(const Ref& one, const Ref& two) {
        work();
        if (one == two) return true;
        if (!one || !two || one->node.kind != two->node.kind || one->node.colour != two->node.colour ||
            one->node.rgb != two->node.rgb)
            return false;
        return same(one->first, two->first) && same(one->second, two->second);
    }
    std::pair<Ref, Ref> split(const Ref& tree, Kind axis) {
        work();
        if (!isPair(tree->node.kind)) return {tree, tree};
        if (tree->node.kind == axis) return {tree->first, tree->second};
        const auto one = split(tree->first, axis);
        const auto two = split(tree->second, axis);
        return {made(tree->node.kind, one.first, two.first), made(tree->node.kind, one.second, two.second)};
    }
    Ref substituted(const Ref& tree, Colour variable, const Ref& argument) {
        work();
        const auto kind = tree->node.kind;
        if (kind == Kind::variable) return tree->node.colour == variable ? argument : tree;
        if (kind == Kind::abstraction) {
            if (tree->node.colour == variable) return tree;
            return std::make_shared<Tree>(
                Tree{tree->node, substituted(tree->first, variable, argument), nullptr});
        }
        if (!isPair(kind)) return tree;
        const auto shares = meaning_.sharesArguments && isComposition(kind);
        const auto [one, two] = shares ? split(argument, kind) : std::pair(argument, argument);
        return made(kind, substituted(tree->first, variable, one), substituted(tree->second, variable, two));
    }
    static Ref leaf(Rgb rgb) {
        const auto colour = named(rgb);
        return std::make_shared<Tree>(Tree{{colour ? Kind::colour : Kind::mixture,
                                            colour.value_or(Colour::transparent), colour ? Rgb{} : rgb, 0, 0},
                                           nullptr,
                                           nullptr});
    }
    Ref mix(const Tree& with, const Ref& tree) {
        work();
        const auto& node = tree->node;
        if (node.kind == Kind::colour || node.kind == Kind::mixture) {
            const auto clear = [](const Term::Node& one) {
                return one.kind == Kind::colour && one.colour == Colour::transparent;
            };
            const auto look = [](const Term::Node& one) {
                return one.kind == Kind::colour ? rgbOf(one.colour) : one.rgb;
            };
            if (clear(with.node)) return std::make_shared<Tree>(with);
            return clear(node) ? tree : leaf(mixed(look(with.node), look(node)));
        }
        if (node.kind == Kind::abstraction)
            return std::make_shared<Tree>(Tree{node, mix(with, tree->first), nullptr});
        if (!isPair(node.kind)) return tree;
        return made(node.kind, mix(with, tree->first), mix(with, tree->second));
    }

    struct Reduced {
        Ref tree;
        bool isCut = false;
    };
    Reduced reduce(Ref tree, int depth) {
        const int inside = depth - 1;
        for (; tree->node.kind == Kind::application; --depth) {
            work();
            if (depth == 0) return {tree, true};
            auto function = tree->first;
            if (function->node.kind == Kind::application) {
                const auto inner = reduce(function, inside);
                function = inner.tree;
                if (inner.isCut) return {made(Kind::application, function, tree->second), true};
            }
            Ref next;
            const auto kind = function->node.kind;
            if (kind == Kind::abstraction) {
                next = substituted(function->first, function->node.colour, tree->second);
            } else if (isComposition(kind)) {
                const auto [one, two] = split(tree->second, kind);
                next = made(kind, made(Kind::application, function->first, one),
                            made(Kind::application, function->second, two));
            } else if ((kind == Kind::colour || kind == Kind::mixture) && meaning_.coloursAreFunctions) {
                next = mix(*function, tree->second);
            } else {
                return {made(Kind::application, function, tree->second)};
            }
            if (same(next, tree)) break;
            tree = next;
        }
        return {tree};
    }
    Ref normalForm(Ref tree, int depth) {
        work();
        if (depth == 0) return tree;
        const auto reduced = reduce(tree, depth);
        const auto& whole = *reduced.tree;
        if (!isPair(whole.node.kind) || reduced.isCut) return reduced.tree;
        return made(whole.node.kind, normalForm(whole.first, depth - 1), normalForm(whole.second, depth - 1));
    }

    const Meaning meaning_;
    const std::optional<int> depth_;
    int work_ = 0;
};

}  // namespace gcalc::testing
