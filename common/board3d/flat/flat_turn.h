// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <QRectF>
#include <QVariantAnimation>

class QPainter;

namespace plt {

/// The way of a flat board to its other side: the picture of before turns by half a turn in its plane and
/// becomes that of after.
class FlatTurn : public QVariantAnimation {
    Q_OBJECT

  public:
    explicit FlatTurn(QObject* parent = nullptr);

    /// Pictures of the whole widget, and where the board is in it.
    void begin(const QPixmap& before, const QPixmap& after, const QRectF& board);
    /// Ends it at once.
    void end();
    bool isRunning() const { return state() == Running; }
    /// Draws what is seen now over ground of the paper's colour.
    void draw(QPainter& painter) const;

  private:
    QPixmap before_;
    QPixmap after_;
    QRectF board_;
};

}  // namespace plt
