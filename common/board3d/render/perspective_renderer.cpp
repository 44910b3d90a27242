// SPDX-License-Identifier: MIT
#include "common/board3d/render/perspective_renderer.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions>

namespace plt {

QString PerspectiveRenderer::initialize() {
    QString problem = board_.initialize();
    if (problem.isEmpty()) problem = decals_.initialize();
    if (problem.isEmpty()) problem = shadows_.initialize();
    if (problem.isEmpty()) problem = pieces_.initialize();
    return problem;
}

void PerspectiveRenderer::setBoard(const BoardScene& scene, const QColor& slab, double groundDarkness) {
    board_.setBoard(boardMesh(scene, slab));
    decals_.setGround(groundShadow(scene, groundDarkness));
}

void PerspectiveRenderer::draw(const PerspectiveFrame& frame, QSize size, QRect area) {
    auto* const gl = QOpenGLContext::currentContext()->functions();
    gl->glViewport(0, 0, size.width(), size.height());
    gl->glEnable(GL_SCISSOR_TEST);
    gl->glScissor(area.x(), area.y(), area.width(), area.height());
    const double scale = size.height() / frame.camera.picture().height();
    drawContents(frame, QRectF(QPointF(area.topLeft()) / scale, QSizeF(area.size()) / scale));
    gl->glDisable(GL_SCISSOR_TEST);
}

void PerspectiveRenderer::drawContents(const PerspectiveFrame& frame, const QRectF& area) {
    auto* const gl = QOpenGLContext::currentContext()->functions();
    gl->glClearColor(frame.background[0], frame.background[1], frame.background[2], 1);
    gl->glDepthMask(GL_TRUE);
    gl->glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    gl->glDisable(GL_STENCIL_TEST);
    gl->glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    gl->glDepthFunc(GL_LEQUAL);
    gl->glEnable(GL_CULL_FACE);
    gl->glCullFace(GL_BACK);
    gl->glFrontFace(GL_CW);

    gl->glDisable(GL_DEPTH_TEST);
    gl->glEnable(GL_BLEND);
    decals_.drawGround(frame);
    gl->glEnable(GL_DEPTH_TEST);
    gl->glDisable(GL_BLEND);
    board_.draw(frame);
    // All of this lies flat on the board, with nothing in front.
    gl->glDisable(GL_DEPTH_TEST);
    gl->glEnable(GL_BLEND);
    decals_.draw(frame, frame.marks);
    shadows_.draw(frame);
    decals_.draw(frame, frame.signs);
    gl->glEnable(GL_DEPTH_TEST);
    pieces_.draw(frame, area);
    gl->glDisable(GL_DEPTH_TEST);
    gl->glEnable(GL_BLEND);
    decals_.draw(frame, frame.tops);
    gl->glDisable(GL_BLEND);
    gl->glDisable(GL_CULL_FACE);
}

}  // namespace plt
