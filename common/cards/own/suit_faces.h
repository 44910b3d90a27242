// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/own/deck_drawing.h"
#include "common/cards/own/face_layout.h"

#include <array>
#include <memory>

#include <QImage>

namespace plt {

/// The faces of the thirteen cards of one suit. Thread-safe.
class SuitFaces {
  public:
    SuitFaces(Suit suit, bool fourColours);

    /// Draws a face as described at DeckArt::face(); `pixels` must not be empty.
    QImage face(Rank rank, IndexSize indices, QSize pixels) const;

  private:
    void paintIndex(QPainter& painter, Rank rank, IndexSize size) const;
    void paintPips(QPainter& painter, Rank rank, IndexSize size) const;
    void paintMiddle(QPainter& painter, Rank rank, IndexSize size) const;
    void paintCourt(QPainter& painter, Rank rank, IndexSize size, QSize pixels) const;
    void paintSmall(QPainter& painter, Rank rank, QSize pixels) const;
    const DeckDrawing& court(Rank rank) const { return *courts_[rank - jack]; }

    CardColours colours_;
    DeckDrawing pip_;
    DeckDrawing ace_;
    DeckDrawing sash_;
    std::array<std::unique_ptr<DeckDrawing>, 3> courts_;
    std::array<std::unique_ptr<DeckDrawing>, rankCount> ranks_;
};

/// Returns an empty card: `colour` within a fine edge, transparent outside the rounded corners.
QImage blankCard(QSize pixels, QRgb colour);

/// Replaces the lower half of a picture by the upper one, turned. Exactly, because a deck that is nearly
/// symmetric looks careless.
void turnUpperHalfDown(QImage& picture);

}  // namespace plt
