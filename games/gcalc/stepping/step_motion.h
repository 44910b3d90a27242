// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/showing/cube_picture.h"
#include "gcalc/stepping/transition.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include <QFont>
#include <QObject>
#include <QPixmap>
#include <QVariantAnimation>

namespace gcalc {

/// The animation of steps, one after the other. Any key or button press anywhere in the application ends it.
class StepMotion : public QObject {
    Q_OBJECT

  public:
    explicit StepMotion(QObject* parent = nullptr);

    /// Finishes the running animation and begins another. Each step begins with the result of the one before.
    void begin(std::vector<Step> steps, const Stage& stage);
    void finish();
    /// The running transition, or null.
    const Transition* transition() const { return transition_ ? &*transition_ : nullptr; }
    qreal time() const { return animation_.currentValue().toReal(); }
    /// Paints the present frame, with the stage's corner at the origin.
    void paint(QPainter& painter) const;

  Q_SIGNALS:
    /// Emitted when the frame changes, and at the end.
    void changed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void beginStep();
    QPixmap pictureOf(const Scene& scene) const;

    Stage stage_;
    std::vector<Step> steps_;
    std::size_t now_ = 0;  ///< index of the running step
    std::optional<Transition> transition_;
    QVariantAnimation animation_;   ///< from 0 to 1, or backwards
    std::array<QPixmap, 2> faded_;  ///< both ends of a cross-fade
};

}  // namespace gcalc
