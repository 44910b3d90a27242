// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/session/review/review_sums.h"
#include "common/testing/game_checks.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

namespace plt::testing {

namespace {

constexpr double rounding = 1e-6;

std::optional<std::size_t> indexOf(const Position& position, const AnyMove& move) {
    const auto& moves = position.moves();
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (position.rules().areEqual(moves[i], move)) return i;
    return std::nullopt;
}

/// Returns the problem with a judgement; an empty message if it is sound.
Message problemOf(const Position& position, const Judgement<AnyMove>& judgement) {
    if (!std::isfinite(judgement.bestValue) || !std::isfinite(judgement.madeValue) ||
        !std::isfinite(judgement.typicalValue) || !(judgement.error >= 0))
        return Message(PLT_TR("a judgement has a value that is no number"));
    if (judgement.madeValue > judgement.bestValue + rounding)
        return Message(PLT_TR("the move made is worth more than the best one"));
    if (judgement.typicalValue > judgement.bestValue + rounding)
        return Message(PLT_TR("a random move is worth more than the best one"));
    if (!position.rules().apply(position.state(), judgement.best))
        return {PLT_TR("the best move is not legal: %1"), {position.rules().write(judgement.best)}};
    const JudgedMove judged{0, position.seatToMove(), judgement};
    if (isMistake(judged) && judgement.reason.empty()) return Message(PLT_TR("a mistake has no reason"));
    if (!isWhole(judgement.reason)) return Message(PLT_TR("the reason of a judgement lacks arguments"));
    if (const auto text = position.rules().costText(judged.cost(), position.options());
        text.empty() || !isWhole(text))
        return Message(PLT_TR("a cost has no text"));
    return {};
}

}  // namespace

AnyPlayer randomPlayer(std::uint64_t seed) {
    return [random = std::make_shared<Random>(seed)](const Position& position) {
        return static_cast<std::size_t>(random->below(position.moveCount()));
    };
}

AnyPlayer hintPlayer() {
    return [](const Position& position) -> std::size_t {
        const auto hint = position.rules().hint(position.seen(), {});
        if (hint.steps.empty()) return 0;
        return indexOf(position, hint.steps.front().move).value_or(0);
    };
}

AnyPlayer levelPlayer(const std::string& level, const Budget& budget, std::uint64_t seed) {
    return [level, budget, seed,
            random = std::make_shared<Random>(seed)](const Position& position) -> std::size_t {
        Question question;
        question.budget = budget;
        if (seed != 0) question.seed = random->next();
        return indexOf(position, position.rules().choose(position.seen(), level, question)).value_or(0);
    };
}

AnyPlayer judgePlayer(const Budget& budget) {
    return [budget](const Position& position) -> std::size_t {
        Question question;
        question.budget = budget;
        const auto judgement = position.rules().judge(position.seen(), position.moves().front(), question);
        return judgement ? indexOf(position, judgement->best).value_or(0) : 0;
    };
}

ReviewedGames reviewedGames(const AnyRules& rules, const std::vector<std::string>& optionSets,
                            const Extent& extent, const AnyPlayer& player, const Budget& budget) {
    ReviewedGames out;
    for (int i = 0; i < extent.games; ++i) {
        const auto& options = optionSets[static_cast<std::size_t>(i) % optionSets.size()];
        Moment moment{dealId(rules, options, extent.seed + static_cast<std::uint64_t>(i))};
        auto position = Position::open(rules, moment.game);
        if (!position) {
            out.finding.problem = position.problem();
            return out;
        }
        ++out.finding.games;
        for (int ply = 0; ply < extent.plies && position->outcome() == Outcome::playing; ++ply) {
            if (position->moveCount() == 0) break;
            const auto made = player(*position);
            moment.move = position->moveText(made);
            Question question;
            question.budget = budget;
            question.seed = static_cast<std::uint64_t>(ply);
            if (const auto judgement = rules.judge(position->seen(), position->moves()[made], question)) {
                if (const auto problem = problemOf(*position, *judgement); !problem.empty()) {
                    out.finding.problem = at(moment, problem);
                    return out;
                }
                const JudgedMove judged{0, position->seatToMove(), *judgement};
                ++out.decisions;
                out.mistakes += isMistake(judged) ? 1 : 0;
                out.cost += judged.cost();
                out.typicalCost += judgement->bestValue - judgement->typicalValue;
            }
            auto next = position->apply(made);
            if (!next) {
                out.finding.problem = at(moment, next.problem());
                return out;
            }
            moment.moves.push_back(std::move(moment.move));
            ++out.finding.moves;
            *position = std::move(*next);
        }
        if (position->outcome() != Outcome::playing) ++out.finding.ended;
    }
    return out;
}

}  // namespace plt::testing
