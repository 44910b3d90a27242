// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/rules.h"
#include "common/rules/text.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace plt::testing {

/// The common part of the small games: a start and moves that are numbers.
struct NumberGame {
    struct Options {
        bool operator==(const Options&) const = default;
    };
    struct Start {
        int number = 0;
        bool operator==(const Start&) const = default;
    };
    struct Move {
        int number = 0;
        bool operator==(const Move&) const = default;
    };
    static Start deal(const Options&, std::uint64_t seed) { return {Random(seed).between(1, 9)}; }
    static std::string write(const Options&) { return "o"; }
    static std::string write(const Start& start) { return std::to_string(start.number); }
    static std::string write(const Move& move) { return std::to_string(move.number); }
    static Result<Options> readOptions(std::string_view) { return Options{}; }
    static Result<Start> readStart(const Options&, std::string_view text) {
        return Start{readNumber(text, 0, 100).value_or(0)};
    }
    static Result<Move> readMove(std::string_view text) { return Move{readNumber(text, 0, 100).value_or(0)}; }
    static Message describe(const Options&) { return "Numbers"; }
};

}  // namespace plt::testing
