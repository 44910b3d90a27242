// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <memory>

#include <QWidget>

namespace plt {

/// A shower of confetti over a widget, for a win: motion::celebration long, never in the way. It takes no
/// input, and any key or click on the window ends it.
class PLT_API Celebration : public QWidget {
    Q_OBJECT

  public:
    ~Celebration() override;

    /// What flies.
    struct Confetti {
        int kinds = 1;  ///< how many different ones there are
        /// Draws one of them (0 .. kinds-1) into a square. Each is drawn once and then only copied.
        std::function<void(QPainter&, const QRectF&, int kind)> paint;
        qreal side = 1.0 / 20;  ///< of the largest, as a part of the widget's shorter side
        bool tumbles = true;    ///< turns and flips in the air; else it flies upright
    };
    /// Discs, strips, triangles and stars of paper in all distinctHue()s.
    static Confetti paper();

    /// Celebrates over the widget; nothing where motion is off or the widget is not seen. One at a time.
    static void over(QWidget* widget, Confetti confetti = paper());
    /// Ends what is going on over the widget, if anything.
    static void end(QWidget* widget);
    static bool isOver(const QWidget* widget);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    class Private;
    Celebration(QWidget* over, Confetti confetti);
    const std::unique_ptr<Private> d_;
};

}  // namespace plt
