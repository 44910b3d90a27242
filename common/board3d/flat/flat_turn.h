// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <QRectF>
#include <QVariantAnimation>

class QPainter;

namespace plt {

/// Turns a flat board to its other side: the picture rotates by half a turn in its plane, and the new one
/// replaces the old one halfway.
class FlatTurn : public QVariantAnimation {
    Q_OBJECT

  public:
    explicit FlatTurn(QObject* parent = nullptr);

    /// Starts with pictures of the whole widget; `board` is the position of the board in it.
    void begin(const QPixmap& before, const QPixmap& after, const QRectF& board);
    /// Ends the animation at once.
    void end();
    bool isRunning() const { return state() == Running; }
    /// Draws the current frame on a background of the paper colour.
    void draw(QPainter& painter) const;

  private:
    QPixmap before_;
    QPixmap after_;
    QRectF board_;
};

}  // namespace plt
