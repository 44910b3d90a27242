// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/perspective_renderer.h"

#include <memory>
#include <vector>

#include <QImage>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>

namespace plt {

/// A picture that OpenGL draws, without a window: a context and framebuffers of its own. Only the parts that
/// are drawn anew are brought over into the image.
class PerspectivePicture {
  public:
    PerspectivePicture();
    ~PerspectivePicture();
    PerspectivePicture(const PerspectivePicture&) = delete;
    PerspectivePicture& operator=(const PerspectivePicture&) = delete;

    /// Says in English what is missing, or nothing.
    QString create();
    /// Makes the context current for the renderer, and the picture this large (device pixels); false if the
    /// context is lost.
    bool start(QSize size);
    /// Whether start() has made another picture, in which nothing is drawn yet.
    bool isNew() const { return isNew_; }
    /// Draws inside the area and takes the result over; false if the context is lost.
    bool draw(const PerspectiveFrame& frame, QRect area, bool smooth);

    PerspectiveRenderer& renderer() { return *renderer_; }
    QImage& image() { return image_; }
    QSize size() const { return image_.size(); }
    /// How many samples a smoothed pixel has; 0 if it cannot be smoothed here.
    int samples() const { return samples_; }

  private:
    void release();
    bool prepareSmooth();
    void takeOver(QRect area);

    QOffscreenSurface surface_;
    QOpenGLContext context_;
    std::unique_ptr<PerspectiveRenderer> renderer_;
    std::unique_ptr<QOpenGLFramebufferObject> plain_;
    std::unique_ptr<QOpenGLFramebufferObject> smooth_;
    int samples_ = 4;
    bool isNew_ = false;
    QImage image_;
    std::vector<quint32> rows_;  ///< what was read last
};

}  // namespace plt
