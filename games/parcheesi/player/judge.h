// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/player/evaluation.h"
#include "parcheesi/turn/endings.h"

#include <vector>

namespace parcheesi {

/// Evaluates the end of a turn.
class Judge {
  public:
    virtual ~Judge() = default;
    /// The value for the side that has played; higher is better.
    virtual double value(const Position& position, Side side) const = 0;
};

/// Hurries, hides and builds blockades.
class AmazingGrace final : public Judge {
  public:
    double value(const Position& position, Side side) const override;
};
/// Lets all others go first.
class PolitePolly final : public Judge {
  public:
    double value(const Position& position, Side side) const override;
};
/// Seeks danger.
class RecklessRenee final : public Judge {
  public:
    double value(const Position& position, Side side) const override;
};
/// Estimates the winning probability.
class CarefulCarla final : public Judge {
  public:
    explicit CarefulCarla(const Weights& weights = standardWeights) : weights_(weights) {}
    double value(const Position& position, Side side) const override;

  private:
    Weights weights_;
};

/// An end of a turn with its value.
struct Judged {
    int state = 0;  ///< state number in the endings
    double value = 0;
};
/// Evaluates all ends of a turn.
std::vector<Judged> judgeAll(const Endings& endings, Side side, const Judge& judge);
/// The states of the best ends; several if they are equal.
std::vector<int> bestEnds(const Endings& endings, Side side, const Judge& judge);

}  // namespace parcheesi
