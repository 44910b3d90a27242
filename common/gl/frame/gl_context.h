// SPDX-License-Identifier: MIT
#pragma once

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

namespace plt {

/// What we ask of OpenGL: version 2.1, or ES 2.
QSurfaceFormat glFormat();

/// Where drawing takes place.
class GlContext {
  public:
    virtual ~GlContext() = default;
    /// Null as long as there is none.
    virtual QOpenGLContext* openGl() = 0;
    /// False if the context is lost, or was never there.
    virtual bool use() = 0;
};

/// A context without a window.
class OffscreenContext : public GlContext {
  public:
    /// Says in English what is missing, or nothing.
    QString create();
    QOpenGLContext* openGl() override { return &context_; }
    bool use() override { return context_.isValid() && context_.makeCurrent(&surface_); }
    /// Whether a graphics card draws, and not the processor in its place. Wants the context to be current.
    bool isAccelerated();

  private:
    QOffscreenSurface surface_;
    QOpenGLContext context_;
};

}  // namespace plt
