// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/misdeclared.h"

/// All that rules must have, and nothing else.
struct PlainRules {
    struct Options {
        bool operator==(const Options&) const = default;
    };
    struct Start {
        bool operator==(const Start&) const = default;
    };
    struct State {
        int left = 3;
        bool operator==(const State&) const = default;
    };
    struct Move {
        bool operator==(const Move&) const = default;
    };
    static Start deal(const Options&, std::uint64_t);
    static State begin(const Options&, const Start&);
    static plt::Result<State> apply(const State&, const Move&);
    static std::vector<Move> legalMoves(const State&);
    static plt::Outcome outcome(const State&);
    static std::string write(const Options&);
    static std::string write(const Start&);
    static std::string write(const Move&);
    static plt::Result<Options> readOptions(std::string_view);
    static plt::Result<Start> readStart(const Options&, std::string_view);
    static plt::Result<Move> readMove(std::string_view);
    static plt::Message describe(const Options&);
};
