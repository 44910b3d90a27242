// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/text.h"
#include "common/session/any_rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Take-away games that are made while the program runs: by turns two players take some of what is left, as
/// many as a list says, and the last one who can move wins. No type of it is known to the session; every
/// value is numbers.
class TakeAway : public plt::AnyRules {
  public:
    explicit TakeAway(std::vector<int> mayTake) : mayTake_(std::move(mayTake)) {
        traits_.hasDeals = true;
        traits_.hasHint = true;
        traits_.hasRecord = true;
        traits_.hasDiagram = true;
    }

    const plt::RulesTraits& traits() const override { return traits_; }

    plt::AnyOptions usualOptions() const override { return plt::AnyOptions::of(20); }
    plt::Result<plt::AnyOptions> readOptions(std::string_view text) const override {
        return read<plt::AnyOptions>(text, fewest, 99, PLT_TR("There are 5 to 99 at most."));
    }
    std::string write(const plt::AnyOptions& most) const override { return std::to_string(most.as<int>()); }
    bool areEqual(const plt::AnyOptions& one, const plt::AnyOptions& other) const override {
        return one.as<int>() == other.as<int>();
    }
    plt::Message describe(const plt::AnyOptions& most) const override {
        return {PLT_TR("Up to %1"), {most.as<int>()}};
    }
    /// The number's two digits, in rows of every kind: tens, ones, and none at all.
    std::vector<plt::OptionRow> optionRows(const plt::AnyOptions& most) const override {
        using Kind = plt::OptionRow::Kind;
        plt::OptionRow ones{Kind::choice, PLT_TR("Ones")};
        for (int i = 0; i < 10; ++i) ones.values.push_back({PLT_TR("%1 ones"), {i}});
        return {{Kind::number, PLT_TR("Tens"), most.as<int>() % 10 < fewest ? 1 : 0, 9},
                ones,
                {Kind::flag, PLT_TR("Whole tens")}};
    }
    int optionValue(const plt::AnyOptions& most, std::size_t row) const override {
        const int number = most.as<int>();
        return row == 0 ? number / 10 : row == 1 ? number % 10 : number % 10 == 0 ? 1 : 0;
    }
    plt::AnyOptions withOption(const plt::AnyOptions& most, std::size_t row, int value) const override {
        const int tens = most.as<int>() / 10;
        const int ones = most.as<int>() % 10;
        if (row == 2) return plt::AnyOptions::of(10 * tens + (value != 0 ? 0 : 1));
        return plt::AnyOptions::of(row == 0 ? 10 * value + ones : 10 * tens + value);
    }
    std::vector<plt::OptionPreset> optionPresets() const override {
        return {{PLT_TR("Long"), plt::AnyOptions::of(90)}};
    }

    plt::AnyStart deal(const plt::AnyOptions& most, std::uint64_t seed, std::stop_token) const override {
        return plt::AnyStart::of(plt::Random(seed).between(fewest, most.as<int>()));
    }
    plt::Result<plt::AnyStart> readStart(const plt::AnyOptions& most, std::string_view text) const override {
        return read<plt::AnyStart>(text, fewest, most.as<int>(), PLT_TR("There are too many or too few."));
    }
    std::string write(const plt::AnyStart& start) const override { return std::to_string(start.as<int>()); }
    bool areEqual(const plt::AnyStart& one, const plt::AnyStart& other) const override {
        return one.as<int>() == other.as<int>();
    }

    plt::AnyState begin(const plt::AnyOptions&, const plt::AnyStart& start) const override {
        return plt::AnyState::of(State{start.as<int>(), 0});
    }
    plt::Result<plt::AnyState> apply(const plt::AnyState& state, const plt::AnyMove& move) const override {
        const auto [left, seat] = state.as<State>();
        const int taken = move.as<int>();
        if (taken > left || std::find(mayTake_.begin(), mayTake_.end(), taken) == mayTake_.end())
            return plt::Message(PLT_TR("%1 cannot be taken."), {taken});
        return plt::AnyState::of(State{left - taken, 1 - seat});
    }
    std::vector<plt::AnyMove> legalMoves(const plt::AnyState& state) const override {
        std::vector<plt::AnyMove> moves;
        for (const int taken : mayTake_)
            if (taken <= state.as<State>().left) moves.push_back(plt::AnyMove::of(taken));
        return moves;
    }
    plt::Outcome outcome(const plt::AnyState& state) const override {
        return legalMoves(state).empty() ? plt::Outcome::over : plt::Outcome::playing;
    }
    bool areEqual(const plt::AnyState& one, const plt::AnyState& other) const override {
        return one.as<State>() == other.as<State>();
    }
    std::string diagram(const plt::AnyState& state) const override {
        return std::string(static_cast<std::size_t>(state.as<State>().left), 'o');
    }

    plt::Result<plt::AnyMove> readMove(std::string_view text) const override {
        return read<plt::AnyMove>(text, 1, 99, PLT_TR("A move is a number."));
    }
    std::string write(const plt::AnyMove& move) const override { return std::to_string(move.as<int>()); }
    bool areEqual(const plt::AnyMove& one, const plt::AnyMove& other) const override {
        return one.as<int>() == other.as<int>();
    }
    plt::Message tell(const plt::AnyState&, const plt::AnyMove& move, const plt::AnyState&,
                      const plt::Seats&) const override {
        return {PLT_TR("%1 were taken."), {move.as<int>()}};
    }

    std::size_t seatCount(const plt::AnyOptions&) const override { return 2; }
    std::vector<plt::Message> seatNames(const plt::AnyOptions&, const plt::Seats&) const override {
        return {PLT_TR("First"), PLT_TR("Second")};
    }
    int seatToMove(const plt::AnyState& state) const override { return state.as<State>().seat; }
    std::vector<int> standing(const plt::AnyState& state) const override {
        const int loser = state.as<State>().seat;
        return {loser == 0 ? 2 : 1, loser == 1 ? 2 : 1};
    }
    const std::vector<plt::Level>& levels() const override {
        static const std::vector<plt::Level> levels{{"greedy", PLT_TR("greedy")}};
        return levels;
    }
    plt::AnyObservation observe(const plt::AnyState& state, int) const override {
        return plt::AnyObservation::of(state.as<State>());
    }
    plt::Hint<plt::AnyMove> hint(const plt::AnyObservation& seen, std::stop_token) const override {
        plt::Hint<plt::AnyMove> hint;
        hint.steps.push_back({most(seen), PLT_TR("Take as many as you can."), {}});
        return hint;
    }
    plt::AnyMove choose(const plt::AnyObservation& seen, std::string_view,
                        const plt::Question&) const override {
        return most(seen);
    }

  private:
    static constexpr int fewest = 5;

    struct State {
        int left = 0;
        int seat = 0;
        bool operator==(const State&) const = default;
    };

    template <class Any>
    static plt::Result<Any> read(std::string_view text, int low, int high, const char* problem) {
        const auto number = plt::readNumber(text, low, high);
        if (!number) return plt::Message(problem);
        return Any::of(*number);
    }
    plt::AnyMove most(const plt::AnyObservation& seen) const {
        int best = 0;
        for (const int taken : mayTake_)
            if (taken <= seen.as<State>().left) best = std::max(best, taken);
        return plt::AnyMove::of(best);
    }

    plt::RulesTraits traits_;
    std::vector<int> mayTake_;
};
