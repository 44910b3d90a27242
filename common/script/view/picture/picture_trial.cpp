// SPDX-License-Identifier: MIT
#include "common/script/view/picture/picture_trial.h"

#include "common/rules/random.h"
#include "common/script/rules/script_rules.h"
#include "common/script/view/picture/picture.h"

#include <chrono>
#include <utility>

namespace plt::script {

namespace {

/// Returns the failure of the picture of a state.
std::optional<Failure> tryPicture(const ScriptRules& rules, const AnyState& state, const std::string& file) {
    const auto called = rules.call("picture", {ScriptRules::valueOf(state)});
    if (!called) return called.failure();
    const QString problem = readPicture(called[0]).problem;
    if (problem.isEmpty()) return std::nullopt;
    return Failure{
        {PLT_TR("the picture cannot be shown: %1"), {problem.toStdString()}}, file, 0, "picture", "picture"};
}

}  // namespace

std::optional<Failure> tryPictures(const ScriptRules& rules, const std::string& file) {
    if (!rules.has("picture")) return std::nullopt;
    constexpr int mostMoves = 200;
    constexpr std::chrono::seconds longest(2);
    const auto end = std::chrono::steady_clock::now() + longest;
    const AnyOptions options = rules.usualOptions();
    if (rules.dealIsSlow(options)) return std::nullopt;
    Random random(1);
    AnyState state = rules.begin(options, rules.deal(options, 1, {}));
    for (int ply = 0; ply < mostMoves; ++ply) {
        const auto moves = rules.legalMoves(state);
        (void)rules.seatToMove(state);
        (void)rules.score(state);
        (void)rules.diagram(state);
        if (moves.empty()) (void)rules.standing(state);
        if (auto failure = rules.takeScriptFailure()) return failure;
        if (auto failure = tryPicture(rules, state, file)) return failure;
        if (moves.empty() || std::chrono::steady_clock::now() > end) break;
        const AnyMove& move = moves[random.below(moves.size())];
        const auto next = rules.apply(state, move);
        if (next) (void)rules.tell(state, move, *next, {});
        if (auto failure = rules.takeScriptFailure()) return failure;
        if (!next) break;
        state = *next;
    }
    return std::nullopt;
}

}  // namespace plt::script
