// SPDX-License-Identifier: MIT
#include "common/board3d/render/shadow_renderer.h"

#include <cstddef>

#include <QOpenGLContext>
#include <QOpenGLFunctions>

namespace plt {
namespace {

// This program's attributes differ from those of meshes, but use the same numbers.
enum Attribute : GLuint {
    position = GlProgram::position,
    foot = GlProgram::normal,
    top = GlProgram::texture,
    edge = GlProgram::vertexColour
};

const char* const vertexShader = R"(
attribute highp vec2 position;
attribute highp vec3 foot;
attribute highp vec3 top;
attribute mediump vec2 edge;
uniform highp mat4 matrix;
varying highp vec2 spot;
varying highp vec3 lower;
varying highp vec3 upper;
varying mediump vec2 soft;
void main() {
    spot = position - foot.xy;
    lower = foot;
    upper = vec3(top.xy - foot.xy, top.z - foot.z);
    soft = edge;
    gl_Position = matrix * vec4(position, 0.0, 1.0);
}
)";

const char* const fragmentShader = R"(
#ifdef GL_ES
precision highp float;
#endif
varying highp vec2 spot;
varying highp vec3 lower;
varying highp vec3 upper;
varying mediump vec2 soft;
void main() {
    float along = clamp(dot(spot, upper.xy) / max(dot(upper.xy, upper.xy), 1e-5), 0.0, 1.0);
    float outside = length(spot - along * upper.xy) - lower.z - along * upper.z;
    float part = clamp(0.5 - 0.5 * outside / soft.x, 0.0, 1.0);
    gl_FragColor = vec4(0.0, 0.0, 0.0, soft.y * part * part * (3.0 - 2.0 * part));
}
)";

}  // namespace

QString ShadowRenderer::initialize() {
    const QString problem = program_.build(
        vertexShader, fragmentShader, {{"position", position}, {"foot", foot}, {"top", top}, {"edge", edge}});
    matrix_ = program_.uniform("matrix");
    return problem;
}

void ShadowRenderer::draw(const PerspectiveFrame& frame) {
    corners_.clear();
    for (const DrawnShadow& shadow : frame.shadows) {
        const QRectF bounds = shadow.bounds();
        const auto corner = [&shadow](double x, double y) {
            const auto circle = [](QPointF middle, double radius) {
                return std::array<float, 3>{static_cast<float>(middle.x()), static_cast<float>(middle.y()),
                                            static_cast<float>(radius)};
            };
            return Corner{static_cast<float>(x),
                          static_cast<float>(y),
                          circle(shadow.foot, shadow.footRadius),
                          circle(shadow.top, shadow.topRadius),
                          {static_cast<float>(shadow.blur), static_cast<float>(shadow.darkness)}};
        };
        const Corner first = corner(bounds.left(), bounds.top());
        const Corner third = corner(bounds.right(), bounds.bottom());
        corners_.insert(corners_.end(), {first, corner(bounds.right(), bounds.top()), third, first, third,
                                         corner(bounds.left(), bounds.bottom())});
    }
    if (corners_.empty()) return;
    auto* const gl = QOpenGLContext::currentContext()->functions();
    program_.bind();
    program_.set(matrix_, frame.matrix());
    const auto* const base = reinterpret_cast<const char*>(corners_.data());
    constexpr GLsizei stride = sizeof(Corner);
    gl->glVertexAttribPointer(position, 2, GL_FLOAT, GL_FALSE, stride, base + offsetof(Corner, x));
    gl->glVertexAttribPointer(foot, 3, GL_FLOAT, GL_FALSE, stride, base + offsetof(Corner, foot));
    gl->glVertexAttribPointer(top, 3, GL_FLOAT, GL_FALSE, stride, base + offsetof(Corner, top));
    gl->glVertexAttribPointer(edge, 2, GL_FLOAT, GL_FALSE, stride, base + offsetof(Corner, edge));
    for (const Attribute attribute : {position, foot, top, edge}) gl->glEnableVertexAttribArray(attribute);
    gl->glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(corners_.size()));
    for (const Attribute attribute : {position, foot, top, edge}) gl->glDisableVertexAttribArray(attribute);
    program_.release();
}

}  // namespace plt
