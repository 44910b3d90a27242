// SPDX-License-Identifier: MIT
#include "jewel/table/gem_drawing.h"

#include "jewel/gems/gem_look.h"
#include "jewel/gems/solid.h"
#include "jewel/gems/special_mark.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include <QImage>
#include <QMatrix4x4>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QPainter>
#include <QRect>
#include <QSize>

namespace jewel {
namespace {

/// Distance from the eye to the board, in cells.
constexpr float eyeDistance = 22;
/// The side of a sign in the sheet of signs, in pixels, and the number of signs in a row.
constexpr int signSide = 128;
constexpr int signsInRow = 4;
constexpr QSize signSheetSize{signSide * signsInRow, signSide * 2};
/// The same for the marks of special gems, which lie in one row.
constexpr int markSide = 256;
constexpr int marksInRow = 4;
static_assert(marksInRow == specialCount - 1);
/// Distance of a mark in front of its gem's centre: in front of all of the gem at every rotation.
constexpr float beforeGem = 0.62F;

// Faces are flat, so lighting per vertex is enough, but for the reflection of the lamp.
const char* const gemVertex = R"(
attribute highp vec3 position;
attribute highp vec3 normal;
uniform highp mat4 matrix;
uniform highp vec4 place;
uniform highp vec4 turn;
uniform lowp vec4 tone;
uniform mediump vec3 lamp;
uniform mediump vec3 sideLamp;
uniform mediump vec4 light;
uniform mediump float sharpness;
varying lowp vec3 shade;
varying mediump vec3 facing;
varying mediump vec3 way;
highp vec3 turned(highp vec3 way) {
    highp vec3 round = vec3(way.x * turn.x + way.z * turn.y, way.y, way.z * turn.x - way.x * turn.y);
    return vec3(round.x, round.y * turn.z - round.z * turn.w, round.y * turn.w + round.z * turn.z);
}
void main() {
    highp vec3 n = turned(normal);
    highp vec3 corner = turned(position);
    highp vec3 at = corner * place.w;
    facing = n;
    way = corner;
    mediump float diffuse = light.x + light.y * max(0.0, dot(n, lamp)) + light.z * max(0.0, dot(n, sideLamp));
    mediump float gloss = light.w * pow(max(0.0, dot(n, normalize(lamp + vec3(0.0, 0.0, 1.0)))), sharpness);
    shade = tone.rgb * diffuse + vec3(gloss);
    gl_Position = matrix * vec4(place.x + at.x, place.y - at.y, place.z + at.z, 1.0);
}
)";
const char* const gemFragment = R"(
#ifdef GL_ES
precision mediump float;
#endif
varying lowp vec3 shade;
varying mediump vec3 facing;
varying mediump vec3 way;
uniform lowp vec4 tone;
uniform mediump float bending;
uniform mediump vec3 halfway;
uniform mediump vec3 through;
uniform mediump vec4 spots;
mediump float spot(mediump vec3 bent, mediump vec3 towards, mediump float focus) {
    return dot(facing, towards) > 0.0 ? pow(max(0.0, dot(bent, towards)), focus) : 0.0;
}
void main() {
    mediump vec3 bent = normalize(facing + bending * normalize(way));
    mediump vec3 lit = shade + tone.rgb * (spots.z * spot(bent, through, spots.w));
    gl_FragColor = vec4(mix(lit, vec3(1.0), spots.x * spot(bent, halfway, spots.y)), 1.0);
}
)";
const char* const plainVertex = R"(
attribute highp vec3 position;
uniform highp mat4 matrix;
void main() { gl_Position = matrix * vec4(position, 1.0); }
)";
const char* const plainFragment = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform lowp vec4 tone;
void main() { gl_FragColor = tone; }
)";
const char* const signVertex = R"(
attribute highp vec3 position;
attribute highp vec2 texture;
uniform highp mat4 matrix;
uniform highp vec4 place;
uniform highp vec4 part;
varying highp vec2 spot;
void main() {
    spot = part.xy + texture * part.zw;
    gl_Position = matrix * vec4(place.xyz + position * place.w, 1.0);
}
)";
const char* const signFragment = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D picture;
varying highp vec2 spot;
void main() { gl_FragColor = texture2D(picture, spot); }
)";

plt::Vertex corner(float x, float y) {
    return {{x, y, 0}, {0, 0, 1}, {x + 0.5F, y + 0.5F}};
}

plt::Mesh cellMesh() {
    plt::Mesh mesh;
    for (int cell = 0; cell < cellCount; ++cell) {
        if ((rowOf(cell) + columnOf(cell)) % 2 != 0) continue;
        // The corners of cells have integer coordinates from the centre.
        constexpr int half = side / 2;
        const auto x = static_cast<float>(columnOf(cell) - half);
        const auto y = static_cast<float>(rowOf(cell) - half);
        const auto first = static_cast<std::uint16_t>(mesh.vertices.size());
        for (const auto& [right, down] : {std::pair(0.0F, 0.0F), {1.0F, 0.0F}, {1.0F, 1.0F}, {0.0F, 1.0F}})
            mesh.vertices.push_back(corner(x + right, y + down));
        for (const int index : {0, 1, 2, 0, 2, 3})
            mesh.indices.push_back(static_cast<std::uint16_t>(first + index));
    }
    return mesh;
}

plt::Mesh squareMesh() {
    plt::Mesh mesh;
    mesh.vertices = {corner(-0.5F, -0.5F), corner(0.5F, -0.5F), corner(0.5F, 0.5F), corner(-0.5F, 0.5F)};
    mesh.indices = {0, 1, 2, 0, 2, 3};
    return mesh;
}

/// The rectangle of a kind's sign in the sheet, in pixels.
QRect signPlace(int kind) {
    return {kind % signsInRow * signSide, kind / signsInRow * signSide, signSide, signSide};
}

QImage signPictures() {
    QImage sheet(signSheetSize, QImage::Format_RGBA8888_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    for (int kind = 0; kind < kindCount; ++kind) {
        // A sign takes a quarter of its gem's box, and fills most of its place in the sheet.
        QRectF box(0, 0, signSide * 2.6, signSide * 2.6);
        const QRect place = signPlace(kind);
        box.moveCenter(QRectF(place).center());
        painter.setClipRect(place);
        drawKindSign(painter, box, kind);
    }
    return sheet;
}

QImage markPictures() {
    QImage sheet(markSide * marksInRow, markSide, QImage::Format_RGBA8888_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    for (int i = 0; i < marksInRow; ++i)
        drawSpecialMark(painter, QRectF(i * markSide, 0, markSide, markSide), static_cast<Special>(i + 1));
    return sheet;
}

/// The faces of a prism that have this colour.
plt::Mesh prismMesh(int colour) {
    const Solid& solid = solidOf(prismShape);
    std::vector<std::vector<int>> faces;
    for (std::size_t face = 0; face < solid.faces.size(); ++face)
        if (prismColour(face) == colour) faces.push_back(solid.faces[face]);
    return plt::facetedMesh(solid.corners, faces);
}

/// Cosine and sine of a rotation around the vertical axis, and of the tilt towards the viewer.
QVector4D around(double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    const double tipped = tip * std::numbers::pi / 180;
    return {static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle)),
            static_cast<float>(std::cos(tipped)), static_cast<float>(std::sin(tipped))};
}

QVector4D placeOf(const PlacedGem& placed) {
    const double away = std::clamp(placed.near / farAway, 0.0, 1.0);
    return {static_cast<float>(placed.column - side / 2.0), static_cast<float>(placed.row - side / 2.0),
            static_cast<float>(placed.near), static_cast<float>(1 - away)};
}

}  // namespace

GemDrawing::GemDrawing(SightSource sight, std::function<QSizeF()> size)
    : sight_(std::move(sight)), size_(std::move(size)) {}

QString GemDrawing::initialize() {
    using P = plt::GlProgram;
    QString problem = gems_.build(gemVertex, gemFragment, {{"position", P::position}, {"normal", P::normal}});
    if (problem.isEmpty()) problem = plain_.build(plainVertex, plainFragment, {{"position", P::position}});
    if (problem.isEmpty())
        problem =
            signs_.build(signVertex, signFragment, {{"position", P::position}, {"texture", P::texture}});
    if (!problem.isEmpty()) return problem;
    gemAt_ = {gems_.uniform("matrix"), gems_.uniform("place"), gems_.uniform("turn"), gems_.uniform("tone")};
    plainAt_ = {plain_.uniform("matrix"), plain_.uniform("tone")};
    signAt_ = {signs_.uniform("matrix"), signs_.uniform("place"), signs_.uniform("part")};
    gems_.bind();
    gems_.set(gems_.uniform("lamp"), mainLight());
    gems_.set(gems_.uniform("sideLamp"), sideLight());
    gems_.set(gems_.uniform("light"), QVector4D(light.everywhere, light.main, light.side, light.gloss));
    gems_.set(gems_.uniform("sharpness"), glossSharpness);
    gems_.set(gems_.uniform("halfway"), halfway());
    gems_.set(gems_.uniform("through"), through());
    gems_.set(gems_.uniform("bending"), bending);
    gems_.set(gems_.uniform("spots"),
              QVector4D(reflection.strength, reflection.focus, glow.strength, glow.focus));
    gems_.release();
    for (int shape = 0; shape < kindCount; ++shape)
        shapes_[shape].load(plt::facetedMesh(solidOf(shape).corners, solidOf(shape).faces));
    for (int colour = 0; colour < kindCount; ++colour) prism_[colour].load(prismMesh(colour));
    cells_.load(cellMesh());
    square_.load(squareMesh());
    return {};
}

QRectF GemDrawing::update() {
    picture_ = size_();
    shown_ = sight_();
    return {QPointF(0, 0), picture_};
}

QMatrix4x4 GemDrawing::matrix() const {
    const auto unit = static_cast<float>(shown_.cell());
    const auto width = static_cast<float>(picture_.width());
    const auto height = static_cast<float>(picture_.height());
    const QPointF middle = shown_.board.center();
    const float right = 2 * static_cast<float>(middle.x()) / width - 1;
    const float down = 2 * static_cast<float>(middle.y()) / height - 1;
    // Cells on the board are where the flat painting has them; nearer ones are enlarged by eyeDistance / d,
    // with d = eyeDistance - z from near to far.
    constexpr float near = 2;
    constexpr float far = eyeDistance + 4;
    constexpr float slope = (far + near) / (far - near);
    constexpr float offset = -2 * far * near / (far - near);
    return {2 * unit / width,
            0,
            -right / eyeDistance,
            right,
            0,
            2 * unit / height,
            -down / eyeDistance,
            down,
            0,
            0,
            -slope / eyeDistance,
            slope + offset / eyeDistance,
            0,
            0,
            -1 / eyeDistance,
            1};
}

void GemDrawing::draw(QSize size, QRect area) {
    auto* const gl = QOpenGLContext::currentContext()->functions();
    gl->glViewport(0, 0, size.width(), size.height());
    gl->glEnable(GL_SCISSOR_TEST);
    gl->glScissor(area.x(), area.y(), area.width(), area.height());
    const QColor ground = velvet();
    gl->glClearColor(static_cast<float>(ground.redF()), static_cast<float>(ground.greenF()),
                     static_cast<float>(ground.blueF()), 1);
    gl->glDepthMask(GL_TRUE);
    gl->glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    gl->glDisable(GL_STENCIL_TEST);
    gl->glDepthFunc(GL_LEQUAL);
    gl->glDisable(GL_CULL_FACE);
    gl->glCullFace(GL_BACK);
    gl->glFrontFace(GL_CW);
    const QMatrix4x4 matrix = this->matrix();
    gl->glDisable(GL_BLEND);
    gl->glDisable(GL_DEPTH_TEST);
    drawCells(matrix);
    gl->glEnable(GL_DEPTH_TEST);
    gl->glEnable(GL_CULL_FACE);
    drawGems(matrix);
    gl->glDisable(GL_CULL_FACE);
    gl->glEnable(GL_BLEND);
    gl->glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    // A mark lies in front of the sign of its gem, and must hide none of it.
    gl->glDepthMask(GL_FALSE);
    drawMarks(matrix);
    gl->glDepthMask(GL_TRUE);
    if (shown_.signs) drawSigns(matrix);
    gl->glDisable(GL_BLEND);
    gl->glDisable(GL_DEPTH_TEST);
    gl->glDisable(GL_SCISSOR_TEST);
}

void GemDrawing::drawCells(const QMatrix4x4& matrix) {
    plain_.bind();
    plain_.set(plainAt_.matrix, matrix);
    plain_.set(plainAt_.tone, velvetLight());
    cells_.bind();
    cells_.draw();
    cells_.release();
    plain_.release();
}

void GemDrawing::drawGems(const QMatrix4x4& matrix) {
    gems_.bind();
    gems_.set(gemAt_.matrix, matrix);
    // Grouped by shape, so that each mesh is bound once.
    const auto drawAll = [this](plt::GlMesh& mesh, int shape, std::optional<int> colour) {
        bool bound = false;
        for (std::size_t i = 0; i < shown_.gems.size(); ++i) {
            const PlacedGem& placed = shown_.gems[i];
            if (shown_.looks[i].shape != shape || placed.row < -0.5) continue;
            if (!std::exchange(bound, true)) mesh.bind();
            const double turn =
                shown_.turning ? shown_.turned + 137.0 * (placed.gem.id % 360) : restingTurn(shape);
            QVector4D place = placeOf(placed);
            place.setW(place.w() * static_cast<float>(sizeWithin(placed.gem.special)));
            gems_.set(gemAt_.place, place);
            gems_.set(gemAt_.turn, around(turn));
            gems_.set(gemAt_.tone, gemColour(colour ? *colour : shown_.looks[i].colour));
            mesh.draw();
        }
        if (bound) mesh.release();
    };
    for (int shape = 0; shape < kindCount; ++shape) drawAll(shapes_[shape], shape, {});
    for (int colour = 0; colour < kindCount; ++colour) drawAll(prism_[colour], prismShape, colour);
    gems_.release();
}

void GemDrawing::drawMarks(const QMatrix4x4& matrix) {
    const auto isMarked = [](const PlacedGem& placed) { return placed.gem.special != Special::none; };
    if (std::none_of(shown_.gems.begin(), shown_.gems.end(), isMarked)) return;
    if (!markSheet_) markSheet_.emplace(markPictures());
    signs_.bind();
    signs_.set(signAt_.matrix, matrix);
    markSheet_->bind();
    square_.bind();
    for (const PlacedGem& placed : shown_.gems) {
        if (!isMarked(placed) || placed.row < -0.5) continue;
        const QVector4D place = placeOf(placed);
        // Scaled to appear at the place of its gem and in the same size.
        const float nearer = (eyeDistance - place.z() - beforeGem) / (eyeDistance - place.z());
        signs_.set(signAt_.place, QVector4D(place.x() * nearer, place.y() * nearer, place.z() + beforeGem,
                                            place.w() * nearer));
        const auto which = static_cast<float>(static_cast<int>(placed.gem.special) - 1);
        signs_.set(signAt_.part, QVector4D(which / marksInRow, 0, 1.0F / marksInRow, 1));
        square_.draw();
    }
    square_.release();
    signs_.release();
}

void GemDrawing::drawSigns(const QMatrix4x4& matrix) {
    if (!signSheet_) signSheet_.emplace(signPictures());
    signs_.bind();
    signs_.set(signAt_.matrix, matrix);
    signSheet_->bind();
    square_.bind();
    for (const PlacedGem& placed : shown_.gems) {
        if (placed.gem.kind == noKind || placed.row < -0.5) continue;
        QVector4D place = placeOf(placed);
        // In front of the gem and scaled down, because that close to the viewer it would look larger than on
        // a flat gem.
        place.setZ(place.z() + 0.55F);
        place.setW(place.w() / 2.7F);
        const QRectF sign = signPlace(placed.gem.kind);
        signs_.set(signAt_.place, place);
        const auto wide = static_cast<float>(signSheetSize.width());
        const auto high = static_cast<float>(signSheetSize.height());
        signs_.set(
            signAt_.part,
            QVector4D(static_cast<float>(sign.x()) / wide, static_cast<float>(sign.y()) / high,
                      static_cast<float>(sign.width()) / wide, static_cast<float>(sign.height()) / high));
        square_.draw();
    }
    square_.release();
    signs_.release();
}

}  // namespace jewel
