// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/sprites.h"
#include "common/plugin/export.h"

#include <functional>
#include <vector>

#include <QVariantAnimation>
#include <QWidget>

namespace plt {

/// A shower of confetti over a widget, for a win: motion::celebration long, never in the way. It takes no
/// input, and any key or click on the window ends it.
class PLT_API Celebration : public QWidget {
    Q_OBJECT

  public:
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
    Celebration(QWidget* over, Confetti confetti);

    /// One of many, thrown up from below the lower edge; lengths in parts of the widget's.
    struct Flight {
        int kind;
        qreal from;   ///< where it starts
        qreal drift;  ///< how far it goes sideways
        qreal rise;   ///< how high it gets
        qreal delay;  ///< when it starts, in parts of the whole time
        qreal size;   ///< in parts of the largest
        qreal spin;   ///< degrees
    };
    /// How one is seen at a moment.
    struct Pose {
        QPointF centre;
        qreal side;
        qreal angle;  ///< degrees
        qreal flip;   ///< -1 .. 1: height in parts of its side
    };
    Pose poseOf(const Flight& flight, qreal time) const;

    const Confetti confetti_;
    std::vector<Flight> flights_;
    Sprites sprites_;
    QVariantAnimation time_;
};

}  // namespace plt
