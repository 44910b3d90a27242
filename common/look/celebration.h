// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <memory>

#include <QWidget>

namespace plt {

/// Confetti over a widget after a win. It takes motion::celebration milliseconds and no input; any key or
/// click in the window ends it.
class PLT_API Celebration : public QWidget {
    Q_OBJECT

  public:
    ~Celebration() override;

    /// The pieces that fly.
    struct Confetti {
        int kinds = 1;  ///< number of different pieces
        /// Draws piece 0 .. kinds-1 into a square. Each is drawn once and then only copied.
        std::function<void(QPainter&, const QRectF&, int kind)> paint;
        qreal side = 1.0 / 20;  ///< side of the largest piece, as a fraction of the widget's shorter side
        bool tumbles = true;    ///< turns and flips in the air; otherwise flies upright
    };
    /// Paper discs, strips, triangles and stars in all distinctHue()s.
    static Confetti paper();

    /// Starts a celebration over the widget and ends a previous one. Does nothing if motion is off or the
    /// widget is hidden.
    static void start(QWidget* widget, Confetti confetti = paper());
    /// Ends the celebration over the widget, if any.
    static void stop(QWidget* widget);
    /// Returns true while a celebration is running over the widget.
    static bool isRunning(const QWidget* widget);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    class Private;
    Celebration(QWidget* over, Confetti confetti);
    const std::unique_ptr<Private> d_;
};

}  // namespace plt
