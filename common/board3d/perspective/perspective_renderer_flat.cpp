// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_renderer.h"

#include <cmath>
#include <cstddef>

// What lies flat on the board or below it: pictures and shadows.

namespace plt {
namespace {

// The numbers that perspective_renderer.cpp has given to the attributes.
constexpr GLuint position = 0;
constexpr GLuint foot = 1;
constexpr GLuint texture = 2;
constexpr GLuint top = 2;
constexpr GLuint colour = 3;
constexpr GLuint edge = 3;

std::uint8_t channel(float value) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255));
}

}  // namespace

void PerspectiveRenderer::drawFlat(const QOpenGLBuffer* buffer, const FlatVertex* vertices, int count,
                                   QOpenGLTexture& picture) {
    if (count == 0) return;
    flat_.bind();
    flat_.setUniformValue("matrix", matrix_);
    picture.bind();
    const auto* const base = buffer == nullptr ? reinterpret_cast<const char*>(vertices) : nullptr;
    constexpr GLsizei stride = sizeof(FlatVertex);
    glDisableVertexAttribArray(foot);
    glVertexAttribPointer(position, 3, GL_FLOAT, GL_FALSE, stride, base + offsetof(FlatVertex, position));
    glVertexAttribPointer(texture, 2, GL_FLOAT, GL_FALSE, stride, base + offsetof(FlatVertex, texture));
    glVertexAttribPointer(colour, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, base + offsetof(FlatVertex, colour));
    glDrawArrays(GL_TRIANGLES, 0, count);
    glEnableVertexAttribArray(foot);
    flat_.release();
}

void PerspectiveRenderer::drawGround() {
    if (groundCount_ == 0) return;
    ground_.bind();
    drawFlat(&ground_, nullptr, groundCount_, *sheet_);
    ground_.release();
}

void PerspectiveRenderer::addDecal(const Decal& decal, int quarter, const QRectF& picture) {
    // The picture's directions to the right and up, on the board.
    constexpr std::array<std::array<int, 2>, 4> directions{{{1, 0}, {0, -1}, {-1, 0}, {0, 1}}};
    const auto right = directions[static_cast<std::size_t>(quarter)];
    const std::array<int, 2> up{-right[1], right[0]};
    const QPointF middle = decal.place.center();
    const bool across = quarter % 2 != 0;
    const double width = (across ? decal.place.height() : decal.place.width()) / 2;
    const double height = (across ? decal.place.width() : decal.place.height()) / 2;
    const auto corner = [&](int x, int y) {
        return FlatVertex{{static_cast<float>(middle.x() + x * width * right[0] + y * height * up[0]),
                           static_cast<float>(middle.y() + x * width * right[1] + y * height * up[1]), 0},
                          {static_cast<float>(x < 0 ? picture.left() : picture.right()),
                           static_cast<float>(y > 0 ? picture.top() : picture.bottom())},
                          {channel(decal.colour[0]), channel(decal.colour[1]), channel(decal.colour[2]),
                           channel(decal.colour[3])}};
    };
    flatVertices_.insert(flatVertices_.end(), {corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, -1),
                                               corner(1, 1), corner(-1, 1)});
}

void PerspectiveRenderer::drawDecals(const PerspectiveFrame& frame, const std::vector<Decal>& decals) {
    const auto drawAll = [&](bool texts, QOpenGLTexture& picture) {
        flatVertices_.clear();
        for (const Decal& decal : decals) {
            if (decal.text.isEmpty() == texts) continue;
            addDecal(decal, frame.quarter, texts ? labels_.place(decal.text) : decalPlace(decal.kind));
        }
        drawFlat(nullptr, flatVertices_.data(), static_cast<int>(flatVertices_.size()), picture);
    };
    if (decals.empty()) return;
    drawAll(false, *sheet_);
    if (labelTexture_) drawAll(true, *labelTexture_);
}

void PerspectiveRenderer::drawShadows(const PerspectiveFrame& frame) {
    shadowVertices_.clear();
    for (const DrawnShadow& shadow : frame.shadows) {
        const QRectF bounds = shadow.bounds();
        const auto corner = [&shadow](double x, double y) {
            const auto circle = [](QPointF middle, double radius) {
                return std::array<float, 3>{static_cast<float>(middle.x()), static_cast<float>(middle.y()),
                                            static_cast<float>(radius)};
            };
            return ShadowVertex{static_cast<float>(x),
                                static_cast<float>(y),
                                circle(shadow.foot, shadow.footRadius),
                                circle(shadow.top, shadow.topRadius),
                                {static_cast<float>(shadow.blur), static_cast<float>(shadow.darkness)}};
        };
        const ShadowVertex first = corner(bounds.left(), bounds.top());
        const ShadowVertex third = corner(bounds.right(), bounds.bottom());
        shadowVertices_.insert(shadowVertices_.end(), {first, corner(bounds.right(), bounds.top()), third,
                                                       first, third, corner(bounds.left(), bounds.bottom())});
    }
    if (shadowVertices_.empty()) return;
    shadow_.bind();
    shadow_.setUniformValue("matrix", matrix_);
    const auto* const base = reinterpret_cast<const char*>(shadowVertices_.data());
    constexpr GLsizei stride = sizeof(ShadowVertex);
    glVertexAttribPointer(position, 2, GL_FLOAT, GL_FALSE, stride, base + offsetof(ShadowVertex, x));
    glVertexAttribPointer(foot, 3, GL_FLOAT, GL_FALSE, stride, base + offsetof(ShadowVertex, foot));
    glVertexAttribPointer(top, 3, GL_FLOAT, GL_FALSE, stride, base + offsetof(ShadowVertex, top));
    glVertexAttribPointer(edge, 2, GL_FLOAT, GL_FALSE, stride, base + offsetof(ShadowVertex, edge));
    glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(shadowVertices_.size()));
    shadow_.release();
}

}  // namespace plt
