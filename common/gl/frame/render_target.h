// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/gl_drawing.h"

#include <memory>
#include <vector>

#include <QImage>
#include <QMetaObject>
#include <QOpenGLFramebufferObject>

namespace plt {

class GlContext;

/// A picture that OpenGL draws in framebuffers of its own, area by area, and that is then copied to an image
/// or to the framebuffer of a window.
class RenderTarget {
  public:
    /// The context must outlive the target. If its OpenGL context is destroyed earlier, start() fails from
    /// then on.
    RenderTarget(GlContext& context, std::unique_ptr<GlDrawing> drawing);
    ~RenderTarget();
    RenderTarget(const RenderTarget&) = delete;
    RenderTarget& operator=(const RenderTarget&) = delete;

    /// Creates the drawing. Returns an English error message, or an empty string.
    QString create();
    /// Makes the context current and resizes the picture (in device pixels). Returns false if the context is
    /// lost.
    bool start(QSize size);
    /// Returns true if start() has created a new picture that is still empty.
    bool isNew() const { return isNew_; }
    /// Draws within the area. Returns false if the context is lost.
    bool draw(QRect area, bool smooth);
    /// Copies the area to an image of the picture's size.
    void copyToImage(QRect area, QImage& image);
    /// Copies everything to another framebuffer of the picture's size.
    void blitTo(GLuint framebuffer);

    GlDrawing& drawing() { return *drawing_; }
    QSize size() const { return plain_ ? plain_->size() : QSize(); }

  private:
    void release();
    /// Copies an area to another framebuffer, upright or upside down.
    void copy(GLuint from, GLuint to, QRect area, bool turnedOver);
    /// Draws the area of a small picture at twice the size and averages four pixels each.
    bool drawFinely(QRect area);
    bool prepareSmooth();

    GlContext& context_;
    QMetaObject::Connection contextGoes_;
    std::unique_ptr<GlDrawing> drawing_;
    std::unique_ptr<QOpenGLFramebufferObject> plain_;
    std::unique_ptr<QOpenGLFramebufferObject> smooth_;
    std::unique_ptr<QOpenGLFramebufferObject>
        fine_;  ///< for small pictures: smooth_ and this are twice as large
    /// Samples per pixel with anti-aliasing; 0 if it is not supported.
    int samples_ = 4;
    bool isNew_ = false;
    std::vector<quint32> rows_;  ///< the pixels read last
};

}  // namespace plt
