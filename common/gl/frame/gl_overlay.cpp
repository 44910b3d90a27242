// SPDX-License-Identifier: MIT
#include "common/gl/frame/gl_overlay.h"

namespace plt {

GlOverlay::GlOverlay(std::function<void()> begin, std::function<void()> draw, QWidget* parent)
    : QOpenGLWidget(parent), begin_(std::move(begin)), draw_(std::move(draw)) {
    setFormat(glFormat());
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

bool GlOverlay::ensureCurrent() {
    if (!isValid()) return false;
    makeCurrent();
    return QOpenGLContext::currentContext() == context();
}

void GlOverlay::paintEvent(QPaintEvent* event) {
    // Qt itself would only print a warning, again and again.
    if (context() != nullptr && !ensureCurrent())
        draw_();
    else
        QOpenGLWidget::paintEvent(event);
}

QSize GlOverlay::pixels() const {
    // The size that QOpenGLWidget gives its framebuffer.
    return size() * devicePixelRatio();
}

}  // namespace plt
