// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/any_rules.h"
#include "common/session/game_id.h"

#include <algorithm>
#include <utility>

namespace plt {

/// A position of a game with these rules.
template <Rules R>
class PositionOf final : public AnyPosition {
  public:
    using Options = typename R::Options;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;

    /// The beginning of a game.
    PositionOf(const Options& options, const Start& start)
        : PositionOf(options, start, R::begin(options, start)) {}
    PositionOf(const Options& options, const Start& start, State state)
        : PositionOf(std::make_shared<const Deal>(Deal{options, start}), std::move(state)) {}

    const State& state() const { return state_; }
    const Move& move(std::size_t number) const { return moves()[number]; }

    std::string gameId() const override { return longGameId<R>(deal_->options, deal_->start); }
    std::string exactGameId() const override {
        if constexpr (HasExactStart<R>)
            return longGameId<R>(deal_->options, R::exactStart(deal_->options, deal_->start, state_));
        else
            return gameId();
    }
    bool equals(const AnyPosition& other) const override {
        const auto& that = same(other);
        return deal_->options == that.deal_->options && deal_->start == that.deal_->start &&
               state_ == that.state_;
    }
    bool hasStateOf(const AnyPosition& other) const override { return state_ == same(other).state_; }
    Outcome outcome() const override { return R::outcome(state_); }

    std::size_t moveCount() const override { return moves().size(); }
    std::string moveText(std::size_t move) const override { return R::write(moves()[move]); }
    bool areEqualMoves(std::size_t one, std::size_t other) const override {
        return moves()[one] == moves()[other];
    }
    Result<std::optional<std::size_t>> readMove(std::string_view text) const override {
        const auto move = R::readMove(text);
        if (!move) return move.problem();
        const auto found = std::find(moves().begin(), moves().end(), *move);
        if (found == moves().end()) return std::optional<std::size_t>();
        return std::optional(static_cast<std::size_t>(found - moves().begin()));
    }
    Result<std::unique_ptr<AnyPosition>> apply(std::size_t move) const override {
        return after(moves()[move]);
    }
    Result<std::unique_ptr<AnyPosition>> applyText(std::string_view text) const override {
        const auto move = R::readMove(text);
        if (!move) return move.problem();
        return after(*move);
    }
    Message told(std::size_t move, const AnyPosition& after) const override {
        if constexpr (HasRecord<R>)
            return R::tell(state_, moves()[move], same(after).state_);
        else
            return {};
    }

    std::size_t seatCount() const override {
        if constexpr (HasSeats<R>)
            return R::seats(deal_->options).size();
        else
            return 0;
    }
    int seatToMove() const override {
        if constexpr (HasSeats<R>)
            return R::seatToMove(state_);
        else
            return -1;
    }
    std::vector<int> standing() const override {
        if constexpr (HasSeats<R>)
            return R::standing(state_);
        else
            return {};
    }
    Hint<std::string> hint(std::stop_token stop) const override {
        Hint<std::string> texts;
        if constexpr (HasHint<R>) {
            const auto hint = R::hint(seenBy<R>(state_, seatToMove()), std::move(stop));
            for (const auto& step : hint.steps)
                texts.steps.push_back({R::write(step.move), step.reason, step.marks});
            texts.verdict = hint.verdict;
        }
        return texts;
    }
    std::string choose(std::string_view level, const Question& question) const override {
        if constexpr (HasLevels<R>)
            return R::write(R::choose(seenBy<R>(state_, seatToMove()), level, question));
        else
            return {};
    }
    std::vector<Figure> figures() const override {
        if constexpr (HasFigures<R>)
            return R::figures(state_, std::chrono::minutes(1));
        else
            return {};
    }

  private:
    struct Deal {
        Options options;
        Start start;
    };
    PositionOf(std::shared_ptr<const Deal> deal, State state)
        : deal_(std::move(deal)), state_(std::move(state)) {}

    /// Only found out where somebody asks: most positions are only compared.
    const std::vector<Move>& moves() const {
        if (!moves_) moves_ = R::legalMoves(state_);
        return *moves_;
    }
    static const PositionOf& same(const AnyPosition& other) { return static_cast<const PositionOf&>(other); }
    Result<std::unique_ptr<AnyPosition>> after(const Move& move) const {
        auto next = R::apply(state_, move);
        if (!next) return next.problem();
        return std::unique_ptr<AnyPosition>(new PositionOf(deal_, std::move(*next)));
    }

    std::shared_ptr<const Deal> deal_;
    State state_;
    mutable std::optional<std::vector<Move>> moves_;
};

template <Rules R>
class AnyRulesOf final : public AnyRules {
  public:
    std::string usualOptions() const override { return R::write(typename R::Options{}); }
    Result<std::string> readOptions(std::string_view text) const override {
        const auto options = R::readOptions(text);
        if (!options) return options.problem();
        return R::write(*options);
    }
    Message describe(std::string_view options) const override {
        const auto read = R::readOptions(options);
        return read ? R::describe(*read) : read.problem();
    }
    std::string dealId(std::string_view options, std::uint64_t number) const override {
        if constexpr (HasDeal<R>)
            return std::string(options) + '#' + std::to_string(number);
        else
            return std::string(options) + ':' + R::write(typename R::Start{});
    }
    bool hasDeals() const override { return HasDeal<R>; }
    bool dealIsSlow(std::string_view options) const override {
        if constexpr (HasSlowDeal<R>) {
            const auto read = R::readOptions(options);
            return read.ok() && R::dealIsSlow(*read);
        }
        return false;
    }
    Result<std::unique_ptr<AnyPosition>> open(std::string_view id) const override {
        const auto game = readGameId<R>(id);
        if (!game) return game.problem();
        if (!game->seed) return std::unique_ptr<AnyPosition>(new PositionOf<R>(game->options, game->start));
        if constexpr (HasDeal<R>)
            return std::unique_ptr<AnyPosition>(
                new PositionOf<R>(game->options, R::deal(game->options, *game->seed)));
        else
            return Message(PLT_TR("This game has no deals."));
    }
    bool hasHint() const override { return HasHint<R>; }
    std::vector<Level> levels() const override {
        if constexpr (HasLevels<R>)
            return R::levels();
        else
            return {};
    }
};

}  // namespace plt
