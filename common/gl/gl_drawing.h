// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QRectF>
#include <QSize>
#include <QString>

namespace plt {

/// What draws the picture of a GlWidget. One is made for each context, and all of it, the destructor
/// included, happens while that context is current.
class GlDrawing {
  public:
    virtual ~GlDrawing() = default;

    /// Makes what does not depend on what is shown (programs, textures). Says in English what went wrong, or
    /// nothing; then it is not asked for anything else.
    virtual QString initialize() = 0;
    /// Takes over what is to be shown now, and tells what of the picture has changed since the last draw(),
    /// in logical pixels; nothing needs to be drawn if that is empty. The picture may be lost or new: then
    /// all of it is drawn, whatever is told here.
    virtual QRectF update() = 0;
    /// Draws it into the current framebuffer, only inside `area` (which clears it first as well). Sizes are
    /// device pixels. The first row of the framebuffer is the uppermost one of the picture: see
    /// Camera::drawingMatrix(); triangles are front-facing when clockwise. The framebuffer has a depth
    /// buffer. What is changed of OpenGL's state must not matter to the next call.
    virtual void draw(QSize size, QRect area) = 0;
};

}  // namespace plt
