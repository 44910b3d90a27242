// SPDX-License-Identifier: MIT
#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace paint_by_numbers {

namespace {

/// The number of conflicts that a search meets within some seconds.
constexpr std::int64_t enoughConflicts = 100000;

/// The latest answers to a question that takes long, for questions from any thread.
template <class Question, class Answer>
class Remembered {
  public:
    std::optional<Answer> find(const Question& question) {
        const std::scoped_lock lock(guard_);
        for (const auto& [asked, answer] : latest_)
            if (asked == question) return answer;
        return std::nullopt;
    }
    void add(Question question, Answer answer) {
        constexpr std::size_t most = 32;
        const std::scoped_lock lock(guard_);
        if (latest_.size() == most) latest_.pop_back();
        latest_.emplace_front(std::move(question), std::move(answer));
    }

  private:
    std::mutex guard_;
    std::deque<std::pair<Question, Answer>> latest_;
};

/// Finds up to two solutions. Several questions about a puzzle follow each other.
Verdict solvedOnce(const Clues& clues, const std::stop_token& stop) {
    static Remembered<Clues, Verdict> known;
    if (auto verdict = known.find(clues)) return *std::move(verdict);
    Verdict found = solve(clues, Limits{2, enoughConflicts}, stop);
    if (!stop.stop_requested()) known.add(clues, found);
    return found;
}

/// Those of the marked cells that agree with no solution of a puzzle with several: each is tried alone.
std::vector<int> inNoSolution(const Clues& clues, const Grid& now, std::vector<int> open,
                              const std::stop_token& stop) {
    constexpr Limits one{1, enoughConflicts};
    std::vector<int> wrong;
    while (!open.empty() && !stop.stop_requested()) {
        const int cell = open.back();
        open.pop_back();
        Grid only(now.width(), now.height());
        only.set(cell, now.at(cell));
        const auto found = solve(clues, only, one, stop);
        if (found.none()) wrong.push_back(cell);
        if (found.solutions.empty()) continue;
        std::erase_if(open, [&](int other) { return found.solutions.front().at(other) == now.at(other); });
    }
    std::sort(wrong.begin(), wrong.end());
    return wrong;
}

std::vector<int> findMistakes(const Clues& clues, const Grid& now, const std::stop_token& stop) {
    const auto first = solvedOnce(clues, stop);
    if (first.solutions.empty()) return {};
    std::vector<int> open;
    for (int cell = 0; cell < now.cells(); ++cell) {
        const auto isRight = [&](const Grid& solution) { return solution.at(cell) == now.at(cell); };
        if (now.at(cell) == Cell::unknown) continue;
        if (std::none_of(first.solutions.begin(), first.solutions.end(), isRight)) open.push_back(cell);
    }
    if (first.unique()) return open;
    return inNoSolution(clues, now, std::move(open), stop);
}

}  // namespace

std::vector<int> mistakes(const State& state, const std::stop_token& stop) {
    static Remembered<std::pair<Clues, Grid>, std::vector<int>> known;
    std::pair question(state.clues, claimed(state.marks, state.clues.width(), state.clues.height()));
    if (auto wrong = known.find(question)) return *std::move(wrong);
    auto wrong = findMistakes(question.first, question.second, stop);
    if (!stop.stop_requested()) known.add(std::move(question), wrong);
    return wrong;
}

}  // namespace paint_by_numbers
