// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/perspective/perspective_context.h"

#include <functional>

#include <QOpenGLWidget>

namespace plt {

/// What a board in perspective is seen through where a graphics card draws: the picture then never leaves
/// the card. It lies over its parent and lets the pointer through.
class PerspectiveGlass : public QOpenGLWidget, public PerspectiveContext {
    Q_OBJECT

  public:
    /// `begin` is called with every new context, `draw` whenever the picture is wanted in
    /// defaultFramebufferObject(); both with the context current, but the latter also when that is lost.
    PerspectiveGlass(std::function<void()> begin, std::function<void()> draw, QWidget* parent);

    QOpenGLContext* openGl() override { return context(); }
    bool use() override;
    /// In device pixels, as its framebuffer.
    QSize pixels() const;

  protected:
    void initializeGL() override { begin_(); }
    void paintGL() override { draw_(); }
    void paintEvent(QPaintEvent* event) override;

  private:
    std::function<void()> begin_;
    std::function<void()> draw_;
};

}  // namespace plt
