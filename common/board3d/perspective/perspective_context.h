// SPDX-License-Identifier: MIT
#pragma once

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

namespace plt {

/// What a board in perspective asks of OpenGL: version 2.1, or ES 2.
QSurfaceFormat perspectiveFormat();

/// Where the drawing of a board in perspective takes place.
class PerspectiveContext {
  public:
    virtual ~PerspectiveContext() = default;
    /// Null as long as there is none.
    virtual QOpenGLContext* openGl() = 0;
    /// False if the context is lost, or was never there.
    virtual bool use() = 0;
};

/// A context without a window.
class HiddenContext : public PerspectiveContext {
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
