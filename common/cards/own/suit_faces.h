// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/own/deck_drawing.h"
#include "common/cards/own/face_layout.h"

#include <array>
#include <memory>

#include <QImage>

namespace plt {

/// The faces of the thirteen cards of one suit. May be used from several threads at once.
class SuitFaces {
  public:
    SuitFaces(Suit suit, bool fourColours);

    /// The face as DeckArt::face() describes it; `pixels` is not empty.
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

/// A card without anything on it: `colour` within a fine edge, transparent outside the rounded corners.
QImage blankCard(QSize pixels, QRgb colour);

/// Makes the lower half of a picture the upper one, turned. Exactly: a deck that is nearly symmetric looks
/// careless.
void turnUpperHalfDown(QImage& picture);

}  // namespace plt
