// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/frame/gl_context.h"

#include <functional>

#include <QOpenGLWidget>

namespace plt {

/// Shows the picture if a graphics card draws, so that it never leaves the card. Covers its parent and is
/// transparent for mouse events.
class GlOverlay : public QOpenGLWidget, public GlContext {
    Q_OBJECT

  public:
    /// `begin` is called with each new context, `draw` whenever the picture is needed in
    /// defaultFramebufferObject(). Both are called with the context current; `draw` is also called when it is
    /// lost.
    GlOverlay(std::function<void()> begin, std::function<void()> draw, QWidget* parent);

    QOpenGLContext* openGl() override { return context(); }
    bool ensureCurrent() override;
    /// Size in device pixels, as that of its framebuffer.
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
