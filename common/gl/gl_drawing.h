// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QRectF>
#include <QSize>
#include <QString>

namespace plt {

/// Draws the picture of a GlWidget. One is created for each context. All functions and the destructor are
/// called with that context current.
class GlDrawing {
  public:
    virtual ~GlDrawing() = default;

    /// Creates everything that does not depend on the contents, such as programs and textures. Returns an
    /// English error message, after which nothing else is called, or an empty string.
    virtual QString initialize() = 0;
    /// Takes the contents to draw next. Returns the area that has changed since the last draw(), in logical
    /// pixels; if it is empty, nothing needs to be drawn. If the picture is lost or new, all of it is drawn
    /// whatever is returned.
    virtual QRectF update() = 0;
    /// Draws into the current framebuffer, only inside `area`, which it clears first. Sizes are in device
    /// pixels. The first row of the framebuffer is the top one of the picture (see Camera::drawingMatrix()),
    /// so front faces are clockwise. The framebuffer has a depth buffer. Changes of OpenGL's state must not
    /// affect the next call.
    virtual void draw(QSize size, QRect area) = 0;
};

}  // namespace plt
