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

/// A picture that OpenGL draws in framebuffers of its own, part by part, and that is then brought over into
/// an image or into the framebuffer of a window.
class RenderTarget {
  public:
    /// The context must outlive it. If what is behind that goes earlier, start() fails from then on.
    RenderTarget(GlContext& context, std::unique_ptr<GlDrawing> drawing);
    ~RenderTarget();
    RenderTarget(const RenderTarget&) = delete;
    RenderTarget& operator=(const RenderTarget&) = delete;

    /// Says in English what is missing, or nothing.
    QString create();
    /// Makes the context current, and the picture this large (device pixels); false if the context is lost.
    bool start(QSize size);
    /// Whether start() has made another picture, in which nothing is drawn yet.
    bool isNew() const { return isNew_; }
    /// Draws inside the area; false if the context is lost.
    bool draw(QRect area, bool smooth);
    /// Takes what is inside the area over into an image of the picture's size.
    void takeOver(QRect area, QImage& image);
    /// Shows everything in another framebuffer of the picture's size.
    void showIn(GLuint framebuffer);

    GlDrawing& drawing() { return *drawing_; }
    QSize size() const { return plain_ ? plain_->size() : QSize(); }

  private:
    void release();
    /// Copies an area to another framebuffer, the right way up or upside down.
    void copy(GLuint from, GLuint to, QRect area, bool turnedOver);
    /// Draws inside the area of a small picture, twice as large, and takes the mean of four pixels each.
    bool drawFinely(QRect area);
    bool prepareSmooth();

    GlContext& context_;
    QMetaObject::Connection contextGoes_;
    std::unique_ptr<GlDrawing> drawing_;
    std::unique_ptr<QOpenGLFramebufferObject> plain_;
    std::unique_ptr<QOpenGLFramebufferObject> smooth_;
    std::unique_ptr<QOpenGLFramebufferObject>
        fine_;  ///< of a small picture: smooth_ and this are twice as large
    /// How many samples a smoothed pixel has; 0 if it cannot be smoothed here.
    int samples_ = 4;
    bool isNew_ = false;
    std::vector<quint32> rows_;  ///< what was read last
};

}  // namespace plt
