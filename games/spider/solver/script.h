// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace spider {

/// A winning sequence described by its cards ("the 5 goes on that 6") instead of columns and counts, so that
/// it can still be followed when a step is left out or another one is inserted. Steps that are no longer
/// possible, or already done, are skipped.
class Script {
  public:
    Script(const State& state, const std::vector<Move>& way);

    /// Searches for steps that can be left out, and for single moves that replace several. `positions` is the
    /// approximate budget and is counted down. Returns true if the sequence became shorter.
    bool improve(long& positions, const std::stop_token& stop);
    const std::vector<Move>& way() const { return way_; }

  private:
    struct Step {
        int head;    ///< the first card moved; `none` for a deal
        int target;  ///< the card it goes on; `none` for an empty column
        int column;  ///< its destination
    };
    /// The tableau, with every card known by its number.
    struct Desk {
        std::array<std::array<std::uint8_t, cardCount>, columnCount> cards{};
        std::array<std::uint8_t, columnCount> heights{};
        std::array<std::uint8_t, columnCount> faceDown{};
        std::array<std::int8_t, cardCount> columns{};  ///< of every card; `none` if it is not on the tableau
        int dealt = 0;
        int left = 0;  ///< number of cards on the tableau and in the stock
    };

    void read(const std::vector<Move>& way);
    bool improveFrom(std::size_t first, long& positions);
    /// Replaces the steps from `first` to before `next` by these moves, and leaves out step `omitted` as
    /// well, if the result wins in fewer moves.
    bool tryWith(std::size_t first, const std::vector<Move>& instead, std::size_t next, std::size_t omitted,
                 long& positions);

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    plt::Card card(int number) const { return state_.card(number); }
    int top(const Desk& desk, int column) const;
    bool continues(int upper, int lower) const;
    int runLength(const Desk& desk, int column) const;
    bool canMove(const Desk& desk, const Move& move) const;
    bool play(Desk& desk, const Move& move) const;
    void settle(Desk& desk, int column) const;
    std::optional<Move> moveOf(const Desk& desk, const Step& step) const;

    const State& state_;
    std::vector<Move> way_;
    std::vector<Step> steps_;
    std::vector<Desk> desks_;  ///< before every step
};

}  // namespace spider
