// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/gl_drawing.h"
#include "jewel/table/sight.h"

#include <array>
#include <optional>

#include <QSizeF>

namespace jewel {

/// Draws the gems in 3D for a GlWidget. World units are cells: x to the right and y down from the middle of
/// the board, z towards the viewer, who sees the board straight from the front.
class GemDrawing : public plt::GlDrawing {
  public:
    /// `size` returns the logical size of the widget.
    GemDrawing(SightSource sight, std::function<QSizeF()> size);

    QString initialize() override;
    QRectF update() override;
    void draw(QSize size, QRect area) override;

  private:
    QMatrix4x4 matrix() const;
    void drawCells(const QMatrix4x4& matrix);
    void drawGems(const QMatrix4x4& matrix);
    void drawMarks(const QMatrix4x4& matrix);
    void drawSigns(const QMatrix4x4& matrix);

    SightSource sight_;
    std::function<QSizeF()> size_;
    QSizeF picture_;
    Sight shown_;
    std::array<plt::GlMesh, kindCount> shapes_;
    std::array<plt::GlMesh, kindCount> prism_;  ///< its faces of each colour
    plt::GlMesh cells_;
    plt::GlMesh square_;
    plt::GlProgram gems_;
    plt::GlProgram plain_;
    plt::GlProgram signs_;
    struct {
        int matrix, place, turn, tone;
    } gemAt_{};
    struct {
        int matrix, tone;
    } plainAt_{};
    struct {
        int matrix, place, part;
    } signAt_{};
    // Painted when the first sign or mark is shown; most games have none.
    std::optional<plt::GlTexture> signSheet_;
    std::optional<plt::GlTexture> markSheet_;
};

}  // namespace jewel
