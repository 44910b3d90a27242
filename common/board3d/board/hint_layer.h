// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QLineF>
#include <QWidget>

namespace plt {

/// A layer over a board, without input, with the arrow of a hint. It lies above the pieces, which would hide
/// marks of squares behind them.
class HintLayer : public QWidget {
    Q_OBJECT

  public:
    /// The arrow's way in pixels, and the width of a square there.
    struct Way {
        QLineF line;
        qreal side = 0;
    };
    /// `way` returns the current way of the arrow, which follows the camera.
    HintLayer(std::function<Way()> way, QWidget* parent);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::function<Way()> way_;
};

}  // namespace plt
