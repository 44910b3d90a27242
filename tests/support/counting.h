// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/text.h"
#include "common/window/rules_view.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

/// A game for testing the framework: add 1, 2 or 3 until the goal is hit exactly (won) or passed (lost).
namespace counting {

struct Options {
    int goal = 10;
    bool operator==(const Options&) const = default;
};
struct Start {
    int first = 0;
    bool operator==(const Start&) const = default;
};
struct State {
    int goal = 0;
    int sum = 0;
    int moves = 0;
    bool operator==(const State&) const = default;
};
struct Move {
    int add = 0;
    bool operator==(const Move&) const = default;
};

struct Rules {
    using Options = counting::Options;
    using Start = counting::Start;
    using State = counting::State;
    using Move = counting::Move;
    static constexpr plt::Ranking ranking = plt::Ranking::lowestScore;
    static constexpr bool undoReveals = true;

    static Start deal(const Options&, std::uint64_t seed) { return {plt::Random(seed).between(0, 3)}; }
    static State begin(const Options& options, const Start& start) { return {options.goal, start.first, 0}; }
    static plt::Result<State> apply(const State& state, const Move& move) {
        if (outcome(state) != plt::Outcome::playing) return plt::Message("The game is over.");
        if (move.add < 1 || move.add > 3)
            return plt::Message("Only 1, 2 or 3, not %1.", {std::to_string(move.add)});
        return State{state.goal, state.sum + move.add, state.moves + 1};
    }
    static std::vector<Move> legalMoves(const State& state) {
        if (outcome(state) != plt::Outcome::playing) return {};
        return {{1}, {2}, {3}};
    }
    static plt::Outcome outcome(const State& state) {
        return state.sum < state.goal    ? plt::Outcome::playing
               : state.sum == state.goal ? plt::Outcome::won
                                         : plt::Outcome::lost;
    }
    static std::int64_t score(const State& state) { return state.moves; }
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds) {
        return {{"Sum", double(state.sum), true}};
    }
    static plt::Hint<Move> hint(const State& state, std::stop_token) {
        plt::Hint<Move> plan;
        for (int sum = state.sum; sum < state.goal;) {
            const int add = std::min(3, state.goal - sum);
            plan.steps.push_back({{add}, {"Add %1.", {std::to_string(add)}}, {add}});
            sum += add;
        }
        plan.verdict = "It wins.";
        return plan;
    }
    static int turnsFrom(int rest) { return rest >= 0 ? (rest + 2) / 3 : 10; }
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question&) {
        std::vector<plt::ValuedMove<Move>> values;
        for (const auto& move : legalMoves(state))
            values.push_back({move, -1.0 - turnsFrom(state.goal - state.sum - move.add)});
        auto judgement = plt::judgementAmong(values, made);
        judgement.certainty = plt::Certainty::calculated;
        if (!(judgement.best == made)) {
            judgement.reason = {"%1 is quicker.", {std::to_string(judgement.best.add)}};
            judgement.marks = {judgement.best.add};
        }
        return judgement;
    }
    static plt::Message costText(double cost) {
        return {PLT_TR_N("%Ln turns", "one turn"), static_cast<std::int64_t>(cost)};
    }
    static std::string write(const Options& options) { return std::to_string(options.goal); }
    static std::string write(const Start& start) { return std::to_string(start.first); }
    static std::string write(const Move& move) { return std::to_string(move.add); }
    static plt::Result<Options> readOptions(std::string_view text) {
        const auto goal = plt::readNumber(text, 5, 1000000);
        if (!goal) return plt::Message("The goal must be 5 to 1000000.");
        return Options{*goal};
    }
    static plt::Result<Start> readStart(const Options&, std::string_view text) {
        const auto first = plt::readNumber(text, 0, 3);
        if (!first) return plt::Message("The start must be 0 to 3.");
        return Start{*first};
    }
    static plt::Result<Move> readMove(std::string_view text) {
        const auto add = plt::readNumber(text, 1, 3);
        if (!add) return plt::Message("A move is 1, 2 or 3.");
        return Move{*add};
    }
    static plt::Message describe(const Options& options) {
        return {"Count to %1", {std::to_string(options.goal)}};
    }
};
static_assert(plt::Rules<Rules>);
static_assert(plt::HasHint<Rules> && plt::HasScore<Rules> && plt::HasFigures<Rules>);

class View : public plt::RulesView<Rules> {
  public:
    explicit View(QWidget* parent = nullptr) : RulesView(plt::Clock::shown, parent), label(new QLabel) {
        auto* column = new QVBoxLayout(this);
        column->addWidget(label);
        setFocusPolicy(Qt::StrongFocus);
    }
    QString statusText() const override { return QStringLiteral("Sum %1").arg(state().sum); }
    QLabel* label;

  protected:
    void showState(bool) override { label->setText(QString::number(state().sum)); }
    void describeOptions(plt::OptionsForm& form, Options& options) override {
        form.preset(QStringLiteral("Long"), [&options] { options.goal = 100; });
        form.number(QStringLiteral("Goal"), &options.goal, 1, 1000);
        form.preference(QStringLiteral("Loud"), QStringLiteral("loud"), false);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9)
            play({event->key() - Qt::Key_0});
        else
            RulesView::keyPressEvent(event);
    }
};

}  // namespace counting
