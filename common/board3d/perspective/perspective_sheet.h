// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <cstdint>

#include <QFont>
#include <QImage>
#include <QStringList>

namespace plt {

/// A flat picture laid onto the board.
enum class DecalKind : std::uint8_t {
    solid,  ///< nothing but its colour
    tint,   ///< a square with soft edges
    movable,
    target,
    targetOnPiece,
    legal,
    illegal,
    lastMove,
    hint,
    threat,
    winning,
    cursor
};
constexpr int decalKinds = 12;

/// All decals in one picture, premultiplied. Where it is red the decal's colour belongs, where it is white a
/// sign in white, where it is black (and opaque) a dark halo.
QImage decalSheet();
/// Where in the sheet, in parts of its size, a decal is: within half a pixel of its cell.
QRectF decalPlace(DecalKind kind);
DecalKind decalOf(SquareMark mark);

/// How much wider than high a label is.
constexpr double labelAspect = 1.6;

/// Texts in cells of one picture, in the manner of decalSheet(); `sharpness` pixels high each. Long texts are
/// smaller.
class LabelSheet {
  public:
    LabelSheet() = default;
    LabelSheet(const QStringList& texts, const QFont& font, int sharpness);
    const QImage& image() const { return image_; }
    QRectF place(const QString& text) const;

  private:
    QStringList texts_;
    QImage image_;
    int columns_ = 1;
    int rows_ = 1;
};

/// The grain of wood, running along x: alpha is how much darker. Its right edge fits its left, and its lower
/// edge its upper one.
QImage woodGrain();

/// An emblem in white with its alpha, as large as `side` pixels with a free border.
QImage emblemPicture(const QPainterPath& emblem, int side);

}  // namespace plt
