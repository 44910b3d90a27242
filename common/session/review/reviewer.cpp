// SPDX-License-Identifier: MIT
#include "common/session/review/reviewer.h"

#include <algorithm>
#include <utility>

namespace plt {

namespace {

/// The time for all moves of a game, and its limits for one.
constexpr std::chrono::milliseconds wholeTime{18'000};
constexpr std::chrono::milliseconds leastTime{10};
constexpr std::chrono::milliseconds mostTime{700};

}  // namespace

void Reviewer::open() {
    serial_ = timeline_.game().serial;
    openedPly_ = leftPly_ = timeline_.ply();
}

void Reviewer::close() {
    stop();
    serial_.reset();
}

std::optional<std::size_t> Reviewer::gameIndex() const {
    if (!serial_) return std::nullopt;
    const auto& games = timeline_.games();
    const auto found = std::find_if(games.begin(), games.end(),
                                    [this](const PlayedGame& game) { return game.serial == *serial_; });
    if (found == games.end()) return std::nullopt;
    return static_cast<std::size_t>(found - games.begin());
}

bool Reviewer::isReviewed(const PlayedGame& game, int seat) const {
    return seat < 0 || seat >= static_cast<int>(game.seats.size()) || people(game.seats) == 0 ||
           game.seats[seat].isPerson();
}

std::chrono::milliseconds Reviewer::timeForMove(const PlayedGame& game) const {
    const auto share =
        people(game.seats) > 0 ? people(game.seats) : std::max(game.seats.size(), std::size_t{1});
    const auto moves =
        std::max(game.moves.size() * share / std::max(game.seats.size(), share), std::size_t{1});
    return std::clamp(wholeTime / static_cast<int>(moves), leastTime, mostTime);
}

bool Reviewer::judgeNext(QObject* context, std::function<void()> done,
                         std::function<void(const QString&)> failed) {
    auto& game = timeline_.game();
    if (rules_.traits().hasGameReview) return judgeWhole(context, std::move(done), std::move(failed));
    AnyState state;
    int seat = -1;
    for (; game.review.plies < game.moves.size(); ++game.review.plies) {
        state = timeline_.stateAt(game.review.plies);
        seat = rules_.seatToMove(state);
        if (isReviewed(game, seat)) break;
    }
    if (game.review.plies == game.moves.size()) return false;
    Question question;
    question.budget.time = timeForMove(game);
    question.seed = game.review.plies;
    judging_.run(
        context,
        [&rules = rules_, seen = rules_.observe(state, seat), made = game.moves[game.review.plies],
         question](std::stop_token stop) mutable {
            question.stop = std::move(stop);
            return rules.judge(seen, made, question);
        },
        [this, seat, done = std::move(done)](std::optional<Judgement<AnyMove>> judgement) {
            const auto index = gameIndex();
            if (!index) return;
            // Another game may be shown by now.
            auto& review = timeline_.reviewOf(*index);
            if (judgement) review.moves.push_back({review.plies, seat, std::move(*judgement)});
            ++review.plies;
            done();
        },
        std::move(failed));
    return true;
}

bool Reviewer::judgeWhole(QObject* context, std::function<void()> done,
                          std::function<void(const QString&)> failed) {
    const auto& game = timeline_.game();
    if (game.review.plies == game.moves.size()) return false;
    Question question;
    question.budget.time = wholeTime;
    judgingWhole_.run(
        context,
        [&rules = rules_, first = timeline_.stateAt(0), moves = game.moves,
         question](std::stop_token stop) mutable {
            question.stop = std::move(stop);
            return std::pair(rules.judgeGame(first, moves, question), moves.size());
        },
        [this, done = std::move(done)](std::pair<GameJudgement<AnyMove>, std::size_t> judged) {
            const auto index = gameIndex();
            if (!index) return;
            auto& review = timeline_.reviewOf(*index);
            review.moves.clear();
            for (auto& part : judged.first.moves)
                review.moves.push_back({part.ply, -1, std::move(part.judgement)});
            review.verdict = std::move(judged.first.verdict);
            review.plies = judged.second;
            done();
        },
        std::move(failed));
    return true;
}

}  // namespace plt
