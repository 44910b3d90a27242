// SPDX-License-Identifier: MIT
#include "common/gl/frame/gl_overlay.h"

namespace plt {

GlOverlay::GlOverlay(std::function<void()> begin, std::function<void()> draw, QWidget* parent)
    : QOpenGLWidget(parent), begin_(std::move(begin)), draw_(std::move(draw)) {
    setFormat(glFormat());
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

bool GlOverlay::use() {
    if (!isValid()) return false;
    makeCurrent();
    return QOpenGLContext::currentContext() == context();
}

void GlOverlay::paintEvent(QPaintEvent* event) {
    // Qt would only print a warning, over and over.
    if (context() != nullptr && !use())
        draw_();
    else
        QOpenGLWidget::paintEvent(event);
}

QSize GlOverlay::pixels() const {
    // As QOpenGLWidget sizes its framebuffer.
    return size() * devicePixelRatio();
}

}  // namespace plt
