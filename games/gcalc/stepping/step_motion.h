// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/drawing/cube_painter.h"
#include "gcalc/stepping/transition.h"

#include <array>
#include <optional>

#include <QFont>
#include <QObject>
#include <QPixmap>
#include <QVariantAnimation>

namespace gcalc {

/// A step that is seen to happen. Any key and any press of a button, wherever in the program, ends it.
class StepMotion : public QObject {
    Q_OBJECT

  public:
    /// The place where it is seen, and how.
    struct Stage {
        QSize size;
        qreal pixelRatio = 1;
        Lens lens;
        std::optional<qreal> cutoff;
        CubeStyle style;
        QFont font;  ///< of signs
    };

    explicit StepMotion(QObject* parent = nullptr);

    /// Ends what is seen, and begins; not if nothing is to move.
    void begin(const Step& step, const Stage& stage);
    void finish();
    /// What is seen to happen, or null; and the time of it that is shown.
    const Transition* transition() const { return transition_ ? &*transition_ : nullptr; }
    qreal time() const { return animation_.currentValue().toReal(); }
    /// Paints this moment of it, with the stage's corner at the origin.
    void paint(QPainter& painter) const;

  Q_SIGNALS:
    /// It looks different now, or is over.
    void changed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QPixmap pictureOf(const Scene& scene) const;

    Stage stage_;
    std::optional<Transition> transition_;
    QVariantAnimation animation_;   ///< from 0 to 1, or back
    std::array<QPixmap, 2> faded_;  ///< its ends, where it is a cross-fade
};

}  // namespace gcalc
