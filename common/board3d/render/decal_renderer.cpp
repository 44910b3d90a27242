// SPDX-License-Identifier: MIT
#include "common/board3d/render/decal_renderer.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

#include <QOpenGLContext>
#include <QOpenGLFunctions>

namespace plt {
namespace {

const char* const vertexShader = R"(
attribute highp vec3 position;
attribute highp vec2 texture;
attribute lowp vec4 colour;
uniform highp mat4 matrix;
varying highp vec2 spot;
varying lowp vec4 tone;
void main() {
    spot = texture;
    tone = colour;
    gl_Position = matrix * vec4(position, 1.0);
}
)";

const char* const fragmentShader = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D picture;
varying highp vec2 spot;
varying lowp vec4 tone;
void main() {
    // Lines of a mark are thin: a little roughness is better than that they run into each other.
    vec4 part = texture2D(picture, spot, -0.75);
    gl_FragColor = vec4(tone.rgb * (part.r - part.g) + vec3(part.g), part.a) * tone.a;
}
)";

std::uint8_t channel(float value) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255));
}

}  // namespace

QString DecalRenderer::initialize() {
    const QString problem = program_.build(vertexShader, fragmentShader,
                                           {{"position", GlProgram::position},
                                            {"texture", GlProgram::texture},
                                            {"colour", GlProgram::vertexColour}});
    if (!problem.isEmpty()) return problem;
    matrix_ = program_.uniform("matrix");
    return {};
}

void DecalRenderer::setLabels(const LabelSheet& labels) {
    labels_ = labels;
    labelTexture_.reset();
    if (!labels.image().isNull())
        labelTexture_.emplace(labels.image(), GlTexture::Wrap::edge, GlTexture::Mipmaps::none);
}

void DecalRenderer::setGround(const std::vector<ShadePoint>& shadow) {
    constexpr std::array middle{0.5F, 0.5F};
    ground_.clear();
    ground_.reserve(shadow.size());
    for (const ShadePoint& point : shadow)
        ground_.push_back({point.position, middle, {0, 0, 0, point.alpha}});
}

void DecalRenderer::drawCorners(const PerspectiveFrame& frame, const std::vector<Corner>& corners,
                                GlTexture& picture) {
    if (corners.empty()) return;
    auto* const gl = QOpenGLContext::currentContext()->functions();
    program_.bind();
    program_.set(matrix_, frame.matrix());
    picture.bind();
    // They are few and change with every frame, so they are not kept in graphics memory.
    const auto* const base = reinterpret_cast<const char*>(corners.data());
    constexpr GLsizei stride = sizeof(Corner);
    gl->glVertexAttribPointer(GlProgram::position, 3, GL_FLOAT, GL_FALSE, stride,
                              base + offsetof(Corner, position));
    gl->glVertexAttribPointer(GlProgram::texture, 2, GL_FLOAT, GL_FALSE, stride,
                              base + offsetof(Corner, texture));
    gl->glVertexAttribPointer(GlProgram::vertexColour, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride,
                              base + offsetof(Corner, colour));
    constexpr std::array used{GlProgram::position, GlProgram::texture, GlProgram::vertexColour};
    for (const auto attribute : used) gl->glEnableVertexAttribArray(attribute);
    gl->glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(corners.size()));
    for (const auto attribute : used) gl->glDisableVertexAttribArray(attribute);
    program_.release();
}

void DecalRenderer::drawGround(const PerspectiveFrame& frame) {
    drawCorners(frame, ground_, pictureOf(DecalKind::solid));
}

void DecalRenderer::addDecal(const Decal& decal, int quarter, const QRectF& picture) {
    // The picture's directions to the right and up, on the board.
    constexpr std::array<std::array<int, 2>, 4> directions{{{1, 0}, {0, -1}, {-1, 0}, {0, 1}}};
    const auto right = directions[quarter];
    const std::array<int, 2> up{-right[1], right[0]};
    const QPointF middle = decal.place.center();
    const bool across = quarter % 2 != 0;
    const double width = (across ? decal.place.height() : decal.place.width()) / 2;
    const double height = (across ? decal.place.width() : decal.place.height()) / 2;
    const auto corner = [&](int x, int y) {
        return Corner{{static_cast<float>(middle.x() + x * width * right[0] + y * height * up[0]),
                       static_cast<float>(middle.y() + x * width * right[1] + y * height * up[1]),
                       static_cast<float>(decal.height)},
                      {static_cast<float>(x < 0 ? picture.left() : picture.right()),
                       static_cast<float>(y > 0 ? picture.top() : picture.bottom())},
                      {channel(decal.colour[0]), channel(decal.colour[1]), channel(decal.colour[2]),
                       channel(decal.colour[3])}};
    };
    corners_.insert(corners_.end(), {corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, -1),
                                     corner(1, 1), corner(-1, 1)});
}

GlTexture& DecalRenderer::pictureOf(DecalKind kind) {
    auto& picture = pictures_[static_cast<std::size_t>(kind)];
    if (!picture) picture.emplace(decalPicture(kind));
    return *picture;
}

void DecalRenderer::draw(const PerspectiveFrame& frame, const std::vector<Decal>& decals) {
    corners_.clear();
    for (auto decal = decals.begin(); decal != decals.end(); ++decal) {
        if (!decal->text.isEmpty()) continue;
        addDecal(*decal, frame.quarter, {0, 0, 1, 1});
        const auto next = std::next(decal);
        if (next != decals.end() && next->text.isEmpty() && next->kind == decal->kind) continue;
        drawCorners(frame, corners_, pictureOf(decal->kind));
        corners_.clear();
    }
    if (!labelTexture_) return;
    for (const Decal& decal : decals)
        if (!decal.text.isEmpty()) addDecal(decal, frame.quarter, labels_.place(decal.text));
    drawCorners(frame, corners_, *labelTexture_);
}

}  // namespace plt
