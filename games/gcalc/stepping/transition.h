// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/drawing/scene.h"
#include "gcalc/stepping/step.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace gcalc {

/// How the cube of a term becomes that of the next step: the argument goes to every place where its variable
/// stood, and the body grows into the place of the application; whatever has no place any more fades.
class Transition {
  public:
    /// Where there are more pieces, or they are hard to find, one picture fades into the other.
    static constexpr std::size_t mostPieces = 1'500;

    /// A face or a sign on its way.
    struct Piece {
        static constexpr std::size_t onTop = std::numeric_limits<std::size_t>::max();

        Shape from;  ///< its opacity is 0 for what comes
        Shape to;    ///< its opacity is 0 for what goes
        /// Whether it is seen at the beginning and at the end. Between them it is in any case: what hides it
        /// may be on a way of its own.
        bool isSeenBefore = true;
        bool isSeenAfter = true;
        std::size_t orderBefore = onTop;  ///< of painting
        std::size_t orderAfter = onTop;
    };

    /// As the lens shows it; with the cutoff of the cell.
    Transition(const Step& step, const Lens& lens, std::optional<qreal> cutoff);

    /// Whether there are no pieces, because they would be too many.
    bool isCrossFade() const { return isCrossFade_; }
    const std::vector<Piece>& pieces() const { return pieces_; }
    const Scene& before() const { return before_; }
    const Scene& after() const { return after_; }
    /// From 0, the picture before the step, to 1, that after it; the step taken back is the way from 1 to 0.
    /// Not of a cross-fade.
    Scene at(qreal time) const;

  private:
    Scene before_;
    Scene after_;
    std::vector<Piece> pieces_;
    std::vector<std::size_t> byOrderBefore_;
    std::vector<std::size_t> byOrderAfter_;
    bool isCrossFade_ = false;
};

}  // namespace gcalc
