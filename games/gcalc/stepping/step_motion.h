// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/showing/cube_picture.h"
#include "gcalc/stepping/transition.h"

#include <cstddef>
#include <optional>
#include <vector>

#include <QObject>
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
    /// Paints the present frame, with the corner of the stage at the origin; a cross-fade from `pictures`.
    void paint(QPainter& painter, CubePictures& pictures) const;

  Q_SIGNALS:
    /// Emitted when the frame changes, and at the end.
    void changed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void beginStep();

    Stage stage_;
    std::vector<Step> steps_;
    std::size_t now_ = 0;  ///< index of the running step
    std::optional<Transition> transition_;
    QVariantAnimation animation_;  ///< from 0 to 1, or backwards
};

}  // namespace gcalc
