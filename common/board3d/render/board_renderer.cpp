// SPDX-License-Identifier: MIT
#include "common/board3d/render/board_renderer.h"

#include "common/board3d/model/wood_grain.h"

namespace plt {
namespace {

const char* const vertexShader = R"(
attribute highp vec3 position;
attribute highp vec3 normal;
attribute highp vec2 texture;
attribute lowp vec4 colour;
uniform highp mat4 matrix;
uniform mediump vec3 lamp;
uniform mediump vec3 sideLamp;
uniform mediump vec3 darkest;
varying highp vec2 spot;
varying mediump vec3 tone;
varying mediump vec3 grain;
void main() {
    spot = texture;
    mediump float light = 0.31 + 0.06 * normal.z + 0.72 * max(dot(normal, lamp), 0.0)
        + 0.16 * max(dot(normal, sideLamp), 0.0);
    tone = colour.rgb * light;
    grain = tone * darkest * colour.a;
    gl_Position = matrix * vec4(position, 1.0);
}
)";

const char* const fragmentShader = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D picture;
varying highp vec2 spot;
varying mediump vec3 tone;
varying mediump vec3 grain;
void main() {
    gl_FragColor = vec4(tone - grain * texture2D(picture, spot).a, 1.0);
}
)";

}  // namespace

QString BoardRenderer::initialize() {
    const QString problem = program_.build(vertexShader, fragmentShader);
    if (!problem.isEmpty()) return problem;
    at_ = {program_.uniform("matrix"), program_.uniform("lamp"), program_.uniform("sideLamp"),
           program_.uniform("darkest")};
    wood_.emplace(woodGrain(), GlTexture::Wrap::repeat);
    return {};
}

void BoardRenderer::draw(const PerspectiveFrame& frame) {
    if (mesh_.isEmpty()) return;
    const Lamps lamps(frame.camera);
    program_.bind();
    program_.set(at_.matrix, frame.matrix());
    // Difference of the grain's darkest colour from the rest of the wood, per channel.
    program_.set(at_.darkest, QVector3D(0.28F, 0.35F, 0.42F));
    program_.set(at_.lamp, lamps.main);
    program_.set(at_.sideLamp, lamps.side);
    wood_->bind();
    mesh_.bind();
    mesh_.draw();
    mesh_.release();
    program_.release();
}

}  // namespace plt
