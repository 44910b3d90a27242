// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/reduction.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace gcalc {

/// The way an evaluation ended.
enum class Ending : std::uint8_t {
    normalForm,
    depth,    ///< parts below the requested depth are not evaluated
    cycle,    ///< a term recurred in its own reduction; the smallest term of the cycle is the result
    endless,  ///< a term is part of its own normal form, and is not evaluated there
    steps,    ///< this and the following: a limit was reached
    nodes,
    nesting,
    work,
    cancelled
};

struct Limits {
    std::uint64_t steps = 1'000'000;  ///< reductions
    std::size_t nodes = 1'000'000;    ///< terms in the graph
    std::size_t nesting = 100'000;    ///< evaluations waiting for others
    std::uint64_t work = 10'000'000;  ///< nodes visited by substitution, splitting and mixing
};

struct Evaluation {
    /// The normal form, or the intermediate result.
    Term term;
    Ending ending = Ending::normalForm;
    std::uint64_t steps = 0;
    std::size_t nodes = 0;  ///< terms in the graph at the end
};

/// Computes the normal form with lazy call by name: nothing is evaluated before it is needed, nor twice.
/// `depth` is the number of reductions that may follow each other in the place of the term. Its parts may
/// take one less each, and so may a function that must be reduced first. An application that needs more is
/// left unfinished. Empty for no limit.
/// Never takes long: it ends at a limit, or soon after a stop is requested.
Evaluation evaluate(const Term& term, const Meaning& meaning = {}, std::optional<int> depth = {},
                    const Limits& limits = {}, const std::stop_token& stop = {});

/// A sentence about an evaluation that did not reach a normal form; empty for one that did.
plt::Message explain(const Evaluation& evaluation, const Limits& limits = {});

/// A sentence about the first application in a normal form: why it cannot be reduced. Empty if there is none.
plt::Message explainStuck(const Term& normalForm);

}  // namespace gcalc
