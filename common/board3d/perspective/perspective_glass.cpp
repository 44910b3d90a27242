// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_glass.h"

namespace plt {

PerspectiveGlass::PerspectiveGlass(std::function<void()> begin, std::function<void()> draw, QWidget* parent)
    : QOpenGLWidget(parent), begin_(std::move(begin)), draw_(std::move(draw)) {
    setFormat(perspectiveFormat());
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

bool PerspectiveGlass::use() {
    if (!isValid()) return false;
    makeCurrent();
    return QOpenGLContext::currentContext() == context();
}

void PerspectiveGlass::paintEvent(QPaintEvent* event) {
    // Qt would only print a warning, over and over.
    if (context() != nullptr && !use())
        draw_();
    else
        QOpenGLWidget::paintEvent(event);
}

QSize PerspectiveGlass::pixels() const {
    // As QOpenGLWidget sizes its framebuffer.
    return size() * devicePixelRatio();
}

}  // namespace plt
