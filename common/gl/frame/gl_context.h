// SPDX-License-Identifier: MIT
#pragma once

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

namespace plt {

/// The required OpenGL version: 2.1, or ES 2.
QSurfaceFormat glFormat();

/// A context to draw in.
class GlContext {
  public:
    virtual ~GlContext() = default;
    /// The Qt context, or null if there is none.
    virtual QOpenGLContext* openGl() = 0;
    /// Makes the context current. Returns false if it is lost or was never created.
    virtual bool ensureCurrent() = 0;
};

/// A context without a window.
class OffscreenContext : public GlContext {
  public:
    /// Creates the context. Returns an English error message, or an empty string.
    QString create();
    QOpenGLContext* openGl() override { return &context_; }
    bool ensureCurrent() override { return context_.isValid() && context_.makeCurrent(&surface_); }
    /// Returns true if a graphics card draws instead of a software renderer. The context must be current.
    bool isAccelerated();

  private:
    QOffscreenSurface surface_;
    QOpenGLContext context_;
};

}  // namespace plt
