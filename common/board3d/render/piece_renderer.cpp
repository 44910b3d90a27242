// SPDX-License-Identifier: MIT
#include "common/board3d/render/piece_renderer.h"

#include "common/board3d/model/piece_mesh.h"

#include <cmath>
#include <functional>

#include <QPainter>

namespace plt {
namespace {

const char* const vertexShader = R"(
attribute highp vec3 position;
attribute highp vec3 normal;
attribute highp vec2 texture;
attribute lowp vec4 colour;
uniform highp mat4 matrix;
uniform highp vec4 place;
uniform highp vec4 roll;
uniform highp float middle;
uniform highp float flip;
varying highp vec3 surface;
varying mediump vec3 upright;
varying highp vec2 spot;
varying lowp vec4 shade;
highp vec3 rolled(highp vec3 way) {
    highp vec3 axis = vec3(roll.xy, 0.0);
    return way * roll.z + cross(axis, way) * roll.w + axis * dot(axis, way) * (1.0 - roll.z);
}
void main() {
    highp vec3 centre = vec3(0.0, 0.0, middle);
    surface = (rolled(position - centre) + centre) * place.w + place.xyz;
    upright = rolled(normal);
    spot = (texture - vec2(0.5)) * flip + vec2(0.5);
    shade = colour;
    gl_Position = matrix * vec4(surface, 1.0);
}
)";

const char* const fragmentShader = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D picture;
uniform vec4 tone;
uniform vec3 inkColour;
uniform float glow;
uniform highp vec3 eye;
uniform vec3 lamp;
uniform vec3 sideLamp;
varying highp vec3 surface;
varying mediump vec3 upright;
varying highp vec2 spot;
varying lowp vec4 shade;
void main() {
    vec3 n = normalize(upright);
    vec3 base = tone.rgb * shade.rgb;
    vec4 ink = texture2D(picture, spot) * shade.a;
    base = base * (1.0 - ink.a) + inkColour * ink.rgb * shade.g;
    float direct = max(dot(n, lamp), 0.0);
    float side = max(dot(n, sideLamp), 0.0);
    float light = 0.3 + 0.06 * n.z + 0.72 * direct + 0.16 * side + glow;
    vec3 toEye = normalize(eye - surface);
    float shine = max(dot(n, normalize(toEye + lamp)), 0.0);
    shine *= shine;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    gl_FragColor = vec4(base * light + vec3(1.0, 0.97, 0.9) * (0.27 * shine), 1.0) * tone.a;
}
)";

/// Returns what is painted from (-1, -1) to (1, 1) as `side` pixels with a free border.
QImage framedPicture(int side, const std::function<void(QPainter&)>& paint) {
    QImage image(side, side, QImage::Format_RGBA8888_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(side / 2.0, side / 2.0);
    // A border of a few pixels stays free, because the edge is repeated outside.
    painter.scale(side / 2.0 - 4, side / 2.0 - 4);
    paint(painter);
    return image;
}

QVector4D vectorOf(const Rgba& colour) {
    return {colour[0], colour[1], colour[2], colour[3]};
}

}  // namespace

QString PieceRenderer::initialize() {
    const QString problem = program_.build(vertexShader, fragmentShader);
    if (!problem.isEmpty()) return problem;
    at_ = {program_.uniform("matrix"),    program_.uniform("place"),   program_.uniform("roll"),
           program_.uniform("middle"),    program_.uniform("flip"),    program_.uniform("tone"),
           program_.uniform("inkColour"), program_.uniform("glow"),    program_.uniform("eye"),
           program_.uniform("lamp"),      program_.uniform("sideLamp")};
    QImage empty(1, 1, QImage::Format_RGBA8888_Premultiplied);
    empty.fill(Qt::transparent);
    nothing_.emplace(empty, GlTexture::Wrap::edge, GlTexture::Mipmaps::none);
    return {};
}

void PieceRenderer::setEmblems(const std::vector<QPainterPath>& emblems,
                               const std::vector<QImage>& pictures) {
    constexpr int emblemSide = 128;
    constexpr int pictureSide = 256;
    emblems_.clear();
    for (const QPainterPath& emblem : emblems)
        emblems_.emplace_back(
            framedPicture(emblemSide, [&emblem](QPainter& painter) { painter.fillPath(emblem, Qt::white); }));
    for (const QImage& picture : pictures)
        emblems_.emplace_back(framedPicture(pictureSide, [&picture](QPainter& painter) {
            painter.drawImage(QRectF(-1, -1, 2, 2), picture);
        }));
}

PieceRenderer::Shape& PieceRenderer::shape(const PieceForm& form) {
    auto& entry = shapes_[form];
    if (entry.mesh.isEmpty()) {
        const PieceMesh made = pieceMesh(form);
        entry.mesh.load(made.mesh);
        entry.underside = made.underside;
    }
    return entry;
}

void PieceRenderer::draw(const PerspectiveFrame& frame, const QRectF& area) {
    const WorldPoint eye = frame.camera.eye();
    const Lamps lamps(frame.camera);
    program_.bind();
    program_.set(at_.matrix, frame.matrix());
    program_.set(at_.eye,
                 QVector3D(static_cast<float>(eye.x), static_cast<float>(eye.y), static_cast<float>(eye.z)));
    program_.set(at_.lamp, lamps.main);
    program_.set(at_.sideLamp, lamps.side);
    program_.set(at_.flip, frame.turned ? -1.0F : 1.0F);
    Shape* bound = nullptr;
    for (const DrawnPiece& piece : frame.pieces) {
        if (!areaOf(frame.camera, piece).intersects(area)) continue;
        Shape& form = shape(piece.form);
        if (&form != bound) {
            form.mesh.bind();
            bound = &form;
        }
        const bool inked = piece.emblem >= 0 && piece.emblem < static_cast<int>(emblems_.size());
        (inked ? emblems_[piece.emblem] : *nothing_).bind();
        program_.set(at_.place,
                     QVector4D(static_cast<float>(piece.place.x), static_cast<float>(piece.place.y),
                               static_cast<float>(piece.place.z), static_cast<float>(piece.scale)));
        program_.set(
            at_.roll,
            QVector4D(static_cast<float>(piece.rollAxis.x()), static_cast<float>(piece.rollAxis.y()),
                      static_cast<float>(std::cos(piece.roll)), static_cast<float>(std::sin(piece.roll))));
        program_.set(at_.middle, static_cast<float>(piece.form.height / 2));
        program_.set(at_.tone, vectorOf(piece.colour));
        program_.set(at_.inkColour, vectorOf(piece.ink).toVector3D());
        program_.set(at_.glow, static_cast<float>(piece.glow));
        // The underside of a piece on the board is invisible.
        form.mesh.draw(piece.place.z > 0 || piece.roll != 0 ? 0 : form.underside);
    }
    if (bound != nullptr) bound->mesh.release();
    program_.release();
}

}  // namespace plt
