// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/reduction.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace gcalc {

/// How an evaluation ended.
enum class Ending : std::uint8_t {
    normalForm,
    depth,      ///< parts below the wanted depth are left as they are
    goesRound,  ///< a term came back while it was reduced; the smallest on the way stands for it
    endless,    ///< a term is a part of its own normal form, and is left as it is there
    steps,      ///< the limits
    nodes,
    nesting,
    work,
    cancelled
};

struct Limits {
    std::uint64_t steps = 1'000'000;  ///< reductions
    std::size_t nodes = 1'000'000;    ///< terms in the graph
    std::size_t nesting = 100'000;    ///< evaluations that wait for others
    std::uint64_t work = 10'000'000;  ///< nodes that substitution, splitting and mixing look at
};

struct Evaluation {
    /// The normal form, or how far it was evaluated.
    Term term;
    Ending ending = Ending::normalForm;
    std::uint64_t steps = 0;
    std::size_t nodes = 0;  ///< terms in the graph at the end
};

/// The normal form, by name and lazily: what is not needed is not evaluated, and nothing twice. `depth` is
/// how many reductions and levels of composition lie above a part that is still evaluated; none is no bound.
/// Never takes long: stops at a limit, or soon after the token asks for it.
Evaluation evaluate(const Term& term, const Meaning& meaning = {}, std::optional<int> depth = {},
                    const Limits& limits = {}, const std::stop_token& stop = {});

/// One sentence about an evaluation that did not end with a normal form; empty for one that did.
plt::Message explain(const Evaluation& evaluation, const Limits& limits = {});

}  // namespace gcalc
