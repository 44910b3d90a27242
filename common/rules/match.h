// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/text.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plt {

/// The length of a match of several rounds. Part of a game's options.
struct MatchLength {
    /// The condition that ends the match.
    enum class Until : std::uint8_t {
        oneRound,  ///< a single game and no match
        rounds,    ///< until this number of rounds is played
        points,    ///< until somebody has this number of points after a round
    };
    Until until = Until::oneRound;
    int amount = 1;  ///< number of rounds or points, 1 .. most; 1 for a single game

    static constexpr int most = 9999;
    static MatchLength ofRounds(int rounds) { return {Until::rounds, rounds}; }
    static MatchLength toPoints(int points) { return {Until::points, points}; }
    bool isSingle() const { return until == Until::oneRound; }
    bool operator==(const MatchLength&) const = default;
};

/// The text form of a length: "r5" for five rounds, "p100" for a match to 100 points. A single game has no
/// text: use it in form::fieldUnless(MatchLength{}, ...).
struct MatchLengthForm {
    using Value = MatchLength;
    std::string write(const MatchLength& length) const {
        return (length.until == MatchLength::Until::rounds ? "r" : "p") + std::to_string(length.amount);
    }
    std::optional<MatchLength> read(std::string_view text) const {
        if (!text.starts_with('r') && !text.starts_with('p')) return std::nullopt;
        const auto amount = readNumber(text.substr(1), 1, MatchLength::most);
        if (!amount) return std::nullopt;
        return text.front() == 'r' ? MatchLength::ofRounds(*amount) : MatchLength::toPoints(*amount);
    }
};

/// The score of a match, for the State of a game: the first seat of each round and the points of all rounds
/// before. Rounds count from 0; the first seat moves on by one with each.
///
/// The game leaves it unchanged while a round is played. When the round is over, the game calls endRound()
/// with the points of each seat. Then, unless the match is over, it waits for a move of nextFirstSeat() that
/// deals the next round (so that all may look at the cards first), and calls nextRound() for that move.
class Match {
  public:
    Match() = default;
    Match(MatchLength length, int seats, int firstSeat = 0)
        : length_(length), points_(static_cast<std::size_t>(seats), 0), first_(firstSeat) {}

    const MatchLength& length() const { return length_; }
    /// The round that is being played or was played last.
    int round() const { return round_; }
    /// The seat that begins this round.
    int firstSeat() const { return (first_ + round_) % seats(); }
    /// The seat that begins the next round.
    int nextFirstSeat() const { return (first_ + round_ + 1) % seats(); }
    int seats() const { return std::max(1, static_cast<int>(points_.size())); }
    /// The points of each seat in all finished rounds.
    const std::vector<int>& points() const { return points_; }
    /// The points of each seat in the round finished last; empty before the first end.
    const std::vector<int>& lastRound() const { return lastRound_; }
    /// Returns true after the end of a round that is not the last, until nextRound().
    bool isBetweenRounds() const { return ended_ && !isOver(); }
    bool isOver() const {
        if (!ended_) return false;
        switch (length_.until) {
            case MatchLength::Until::oneRound:
                return true;
            case MatchLength::Until::rounds:
                return round_ + 1 >= length_.amount;
            case MatchLength::Until::points:
                return *std::max_element(points_.begin(), points_.end()) >= length_.amount;
        }
        return true;
    }

    /// Ends the round with the points `made` by each seat.
    void endRound(const std::vector<int>& made) {
        lastRound_ = made;
        for (std::size_t seat = 0; seat < points_.size(); ++seat) points_[seat] += made[seat];
        ended_ = true;
    }
    /// Begins the next round.
    void nextRound() {
        ++round_;
        ended_ = false;
    }
    /// Returns the rank of every seat by its points, from 1 (best); ties are equal.
    std::vector<int> standing() const { return placesBy(points_); }

    /// Returns ranks from 1 for numbers of which the highest is the best; ties are equal.
    static std::vector<int> placesBy(const std::vector<int>& numbers) {
        std::vector<int> places;
        for (const int own : numbers)
            places.push_back(1 + static_cast<int>(std::count_if(numbers.begin(), numbers.end(),
                                                                [own](int other) { return other > own; })));
        return places;
    }
    /// Returns the generator that deals a round, derived from a number in the game's start. Each round has
    /// another generator, so that no round reveals anything about the next. The first round may be dealt by
    /// the start itself.
    static Random dealer(std::uint64_t luck, int round) {
        return Random(Random(luck ^ (0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(round + 1))).next());
    }

    bool operator==(const Match&) const = default;

  private:
    MatchLength length_;
    std::vector<int> points_;
    std::vector<int> lastRound_;
    int first_ = 0;
    int round_ = 0;
    bool ended_ = false;
};

}  // namespace plt
