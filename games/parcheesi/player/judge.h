// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/player/evaluation.h"
#include "parcheesi/turn/endings.h"

#include <vector>

namespace parcheesi {

/// Says how good the end of a turn is.
class Judge {
  public:
    virtual ~Judge() = default;
    /// For the side that has played; more is better.
    virtual double value(const Position& position, Side side) const = 0;
};

/// Hurries, hides and builds blockades.
class AmazingGrace final : public Judge {
  public:
    double value(const Position& position, Side side) const override;
};
/// Lets everybody else go first.
class PolitePolly final : public Judge {
  public:
    double value(const Position& position, Side side) const override;
};
/// Looks for danger.
class RecklessRenee final : public Judge {
  public:
    double value(const Position& position, Side side) const override;
};
/// Estimates the chance to win.
class CarefulCarla final : public Judge {
  public:
    explicit CarefulCarla(const Weights& weights = standardWeights) : weights_(weights) {}
    double value(const Position& position, Side side) const override;

  private:
    Weights weights_;
};

/// An end of a turn with its value.
struct Judged {
    int state = 0;  ///< of the endings
    double value = 0;
};
/// All ends of a turn.
std::vector<Judged> judgeAll(const Endings& endings, Side side, const Judge& judge);
/// The best of them; several if they are equal.
std::vector<int> bestEnds(const Endings& endings, Side side, const Judge& judge);

}  // namespace parcheesi
