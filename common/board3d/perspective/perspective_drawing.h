// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/render/perspective_renderer.h"
#include "common/board3d/scene/scene_motion.h"
#include "common/gl/gl_drawing.h"

#include <functional>

#include <QFont>
#include <QPalette>

namespace plt {

class SceneHand;

/// Everything that determines the picture of a scene in perspective.
struct PerspectiveSight {
    const SceneHand& hand;
    const SceneMotion& motion;
    Camera camera;
    int hovered = -1;  ///< the square under the pointer
    bool labels = false;
    bool concealed = false;
    double pixelRatio = 1;  ///< device pixel ratio
    QPalette palette;
    QFont font;
};

/// Draws a scene in perspective into the picture of a GlWidget.
class PerspectiveDrawing : public GlDrawing {
  public:
    /// `sight` returns the scene to draw.
    explicit PerspectiveDrawing(std::function<PerspectiveSight()> sight) : sight_(std::move(sight)) {}

    QString initialize() override { return renderer_.initialize(); }
    QRectF update() override;
    void draw(QSize size, QRect area) override;

  private:
    void updateBoard(const PerspectiveSight& sight);
    // Returns true if the whole picture changes.
    bool updateEmblems(const BoardScene& scene);
    bool updateLabels(const PerspectiveSight& sight);
    void fillFrame(const PerspectiveSight& sight, PerspectiveFrame& frame) const;

    std::function<PerspectiveSight()> sight_;
    PerspectiveRenderer renderer_;
    PerspectiveFrame drawn_;
    PerspectiveFrame next_;
    int boardNumber_ = 0;
    BoardScene board_;  ///< the scene of the board's mesh
    QPalette palette_;
    std::vector<QPainterPath> emblems_;
    std::vector<QImage> pictures_;
    QStringList labels_;
    QFont labelFont_;
    int labelSharpness_ = 0;
};

}  // namespace plt
