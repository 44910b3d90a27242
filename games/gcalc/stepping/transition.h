// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/drawing/scene.h"
#include "gcalc/stepping/step.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace gcalc {

/// The animation from a term's cube to that of the next step: the argument moves to every place where its
/// variable stood, and the body grows into the place of the application; parts without a place any more fade
/// out.
class Transition {
  public:
    /// If there are more pieces, or if finding them takes too long, the pictures are cross-faded; so are
    /// those of many steps at once.
    static constexpr std::size_t maximumPieces = 1'500;

    /// A moving face or sign.
    struct Piece {
        static constexpr std::size_t onTop = std::numeric_limits<std::size_t>::max();

        Shape from;  ///< opacity 0 if the piece appears
        Shape to;    ///< opacity 0 if the piece disappears
        /// True if the piece is visible at the beginning or at the end, respectively. In between it is always
        /// drawn, since the shape that hides it may be moving as well.
        bool isSeenBefore = true;
        bool isSeenAfter = true;
        std::size_t orderBefore = onTop;  ///< painting order
        std::size_t orderAfter = onTop;
    };

    /// Uses the cutoff of the cell.
    Transition(const Step& step, const Lens& lens, std::optional<qreal> cutoff);

    /// Returns true if there are no pieces because there would be too many.
    bool isCrossFade() const { return isCrossFade_; }
    const std::vector<Piece>& pieces() const { return pieces_; }
    /// The ends, if they are no more than `maximumPieces`; empty otherwise.
    const Scene& before() const { return before_; }
    const Scene& after() const { return after_; }
    /// The scene at a time from 0, before the step, to 1, after it; taking a step back plays from 1 to 0. Not
    /// for a cross-fade.
    Scene at(qreal time) const;

  private:
    Scene before_;
    Scene after_;
    std::vector<Piece> pieces_;
    std::vector<std::size_t> byOrderBefore_;
    std::vector<std::size_t> byOrderAfter_;
    bool isCrossFade_ = true;
};

}  // namespace gcalc
