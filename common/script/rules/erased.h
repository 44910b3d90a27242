// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/rules/declared.h"
#include "common/script/value/value.h"

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace plt::script {

/// The content of AnyOptions.
struct ErasedOptions {
    ScriptOptions::Values values;
    Value table;  ///< the values by name
};

/// The content of AnyState. Nil is a state that a script failed to make. Outcome and moves are asked for several
/// times in each state, so they are kept, with the script that gave them.
struct ErasedState {
    struct Known {
        std::mutex mutex;
        std::shared_ptr<const Declared> outcomeBy;
        Outcome outcome = Outcome::playing;
        std::shared_ptr<const Declared> movesBy;
        std::vector<AnyMove> moves;
    };

    explicit ErasedState(Value content) : value(std::move(content)), known(std::make_shared<Known>()) {}
    Value value;
    std::shared_ptr<Known> known;
};

/// Returns the memory that an AnyState takes with its moves.
inline std::size_t bytesOf(const Value& state, const std::vector<AnyMove>& moves) {
    // Each shared value lies in a block with its counters.
    constexpr std::size_t shared = 4 * sizeof(void*);
    std::size_t bytes =
        shared + sizeof(ErasedState) + state.bytesBehind() + shared + sizeof(ErasedState::Known);
    for (const auto& move : moves)
        bytes += sizeof(AnyMove) + shared + sizeof(Value) + move.as<Value>().bytesBehind();
    return bytes;
}

/// The content of AnyObservation.
struct ErasedObservation {
    Value value;
    AnyState state;  ///< for the legal moves of a search that was stopped; scripts do not get it
};

/// Returns players as scripts get them: a list of words, "person" or a level.
Value valueOf(const Seats& seats);

}  // namespace plt::script
