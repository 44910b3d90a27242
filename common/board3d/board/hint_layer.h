// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QPolygonF>
#include <QWidget>

namespace plt {

/// A layer over a board, without input, with the arrows of a hint. It lies above the pieces, which would hide
/// marks of squares behind them.
class HintLayer : public QWidget {
    Q_OBJECT

  public:
    /// The points that the arrows join, in pixels, and the width of a square at the last.
    struct Way {
        QPolygonF points;
        qreal side = 0;
    };
    /// `way` returns the current way of the arrows, which follows the camera.
    HintLayer(std::function<Way()> way, QWidget* parent);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::function<Way()> way_;
};

}  // namespace plt
