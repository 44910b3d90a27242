// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/frame/gl_context.h"

#include <functional>

#include <QOpenGLWidget>

namespace plt {

/// What the picture is seen through where a graphics card draws: it then never leaves the card. It lies over
/// its parent and lets the pointer through.
class GlOverlay : public QOpenGLWidget, public GlContext {
    Q_OBJECT

  public:
    /// `begin` is called with every new context, `draw` whenever the picture is wanted in
    /// defaultFramebufferObject(); both with the context current, but the latter also when that is lost.
    GlOverlay(std::function<void()> begin, std::function<void()> draw, QWidget* parent);

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
