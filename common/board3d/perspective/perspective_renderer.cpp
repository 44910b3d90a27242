// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_renderer.h"

#include "common/board3d/perspective/perspective_shaders.h"

#include <algorithm>
#include <cstddef>

namespace plt {
namespace {

/// Attributes have the same numbers in all programs.
enum Attribute : GLuint { position, normal, texture, colour, foot = normal, top = texture, edge = colour };

std::unique_ptr<QOpenGLTexture> textureOf(const QImage& image, bool repeated, bool mipmaps) {
    auto made = std::make_unique<QOpenGLTexture>(QOpenGLTexture::Target2D);
    made->setFormat(QOpenGLTexture::RGBAFormat);
    made->setSize(image.width(), image.height());
    made->setMipLevels(mipmaps ? made->maximumMipLevels() : 1);
    made->allocateStorage(QOpenGLTexture::RGBA, QOpenGLTexture::UInt8);
    // Smaller pictures are made here: a renderer in software would first translate programs for it.
    made->setAutoMipMapGenerationEnabled(false);
    QImage level = image;
    for (int i = 0; i < made->mipLevels(); ++i) {
        if (i > 0) {
            level = level
                        .scaled(std::max(1, level.width() / 2), std::max(1, level.height() / 2),
                                Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                        .convertToFormat(image.format());
        }
        made->setData(i, QOpenGLTexture::RGBA, QOpenGLTexture::UInt8, level.constBits());
    }
    made->setWrapMode(repeated ? QOpenGLTexture::Repeat : QOpenGLTexture::ClampToEdge);
    made->setMinMagFilters(mipmaps ? QOpenGLTexture::LinearMipMapNearest : QOpenGLTexture::Linear,
                           QOpenGLTexture::Linear);
    return made;
}

bool build(QOpenGLShaderProgram& program, const char* vertex, const char* fragment,
           std::initializer_list<std::pair<const char*, GLuint>> attributes) {
    if (!program.addShaderFromSourceCode(QOpenGLShader::Vertex, vertex) ||
        !program.addShaderFromSourceCode(QOpenGLShader::Fragment, fragment))
        return false;
    for (const auto& [name, number] : attributes)
        program.bindAttributeLocation(name, static_cast<int>(number));
    return program.link();
}

const void* offset(std::size_t bytes) {
    return reinterpret_cast<const void*>(bytes);
}

}  // namespace

PerspectiveRenderer::~PerspectiveRenderer() = default;

QString PerspectiveRenderer::initialize() {
    initializeOpenGLFunctions();
    if (!build(wooden_, shaders::boardVertex, shaders::boardFragment,
               {{"position", position}, {"normal", normal}, {"texture", texture}, {"colour", colour}}))
        return wooden_.log();
    if (!build(solid_, shaders::solidVertex, shaders::solidFragment,
               {{"position", position}, {"normal", normal}, {"texture", texture}, {"colour", colour}}))
        return solid_.log();
    if (!build(flat_, shaders::flatVertex, shaders::flatFragment,
               {{"position", position}, {"texture", texture}, {"colour", colour}}))
        return flat_.log();
    if (!build(shadow_, shaders::shadowVertex, shaders::shadowFragment,
               {{"position", position}, {"foot", foot}, {"top", top}, {"edge", edge}}))
        return shadow_.log();
    woodAt_ = {wooden_.uniformLocation("matrix"), wooden_.uniformLocation("lamp"),
               wooden_.uniformLocation("sideLamp"), wooden_.uniformLocation("darkest")};
    at_ = {solid_.uniformLocation("matrix"),    solid_.uniformLocation("place"),
           solid_.uniformLocation("flip"),      solid_.uniformLocation("tone"),
           solid_.uniformLocation("inkColour"), solid_.uniformLocation("glow"),
           solid_.uniformLocation("eye"),       solid_.uniformLocation("lamp"),
           solid_.uniformLocation("sideLamp")};
    wood_ = textureOf(woodGrain(), true, true);
    sheet_ = textureOf(decalSheet(), false, true);
    QImage empty(1, 1, QImage::Format_RGBA8888_Premultiplied);
    empty.fill(Qt::transparent);
    nothing_ = textureOf(empty, false, false);
    return {};
}

void PerspectiveRenderer::setBoard(const BoardScene& scene, const QColor& slab, double groundDarkness) {
    const auto fill = [](QOpenGLBuffer& buffer, const auto& vertices) {
        if (!buffer.isCreated()) buffer.create();
        buffer.bind();
        buffer.allocate(vertices.data(), static_cast<int>(vertices.size() * sizeof(vertices[0])));
        buffer.release();
        return static_cast<int>(vertices.size());
    };
    board_.count = fill(board_.vertices, boardMesh(scene, slab));
    const QPointF middle = decalPlace(DecalKind::solid).center();
    groundCount_ =
        fill(ground_, groundShadow(scene, groundDarkness,
                                   {static_cast<float>(middle.x()), static_cast<float>(middle.y())}));
}

void PerspectiveRenderer::setEmblems(const std::vector<QPainterPath>& emblems) {
    emblems_.clear();
    for (const QPainterPath& emblem : emblems)
        emblems_.push_back(textureOf(emblemPicture(emblem, 128), false, true));
}

void PerspectiveRenderer::setLabels(const LabelSheet& labels) {
    labels_ = labels;
    labelTexture_.reset();
    if (!labels.image().isNull()) labelTexture_ = textureOf(labels.image(), false, false);
}

void PerspectiveRenderer::draw(const PerspectiveFrame& frame, QSize size, QRect area) {
    glViewport(0, 0, size.width(), size.height());
    glEnable(GL_SCISSOR_TEST);
    glScissor(area.x(), area.y(), area.width(), area.height());
    const double scale = size.height() / frame.camera.picture().height();
    drawContents(frame, QRectF(QPointF(area.topLeft()) / scale, QSizeF(area.size()) / scale));
    glDisable(GL_SCISSOR_TEST);
}

void PerspectiveRenderer::drawContents(const PerspectiveFrame& frame, const QRectF& area) {
    glClearColor(frame.background[0], frame.background[1], frame.background[2], 1);
    glDepthMask(GL_TRUE);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    matrix_.setToIdentity();
    matrix_.scale(1, -1);
    matrix_ *= frame.camera.projectionMatrix(frame.tallest) * frame.camera.viewMatrix();
    glDisable(GL_STENCIL_TEST);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glDepthFunc(GL_LEQUAL);
    glEnable(GL_CULL_FACE);
    glCullFace(GL_BACK);
    glFrontFace(GL_CW);
    for (const Attribute attribute : {position, normal, texture, colour})
        glEnableVertexAttribArray(attribute);

    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    drawGround();
    glEnable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    drawBoard(frame);
    // All of this lies on the board, with nothing of it in front.
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    drawDecals(frame, frame.marks);
    drawShadows(frame);
    drawDecals(frame, frame.signs);
    glEnable(GL_DEPTH_TEST);
    drawPieces(frame, area);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    glDisable(GL_CULL_FACE);
    for (const Attribute attribute : {position, normal, texture, colour})
        glDisableVertexAttribArray(attribute);
}

void PerspectiveRenderer::setLamps(QOpenGLShaderProgram& program, const Camera& camera, int lamp,
                                   int sideLamp) {
    program.setUniformValue(lamp, camera.fromViewer(QVector3D(-0.42F, -0.3F, 0.86F).normalized()));
    program.setUniformValue(sideLamp, camera.fromViewer(QVector3D(0.8F, -0.5F, 0.2F).normalized()));
}

void PerspectiveRenderer::bindSolid(SolidMesh& mesh) {
    mesh.vertices.bind();
    constexpr GLsizei stride = sizeof(Vertex);
    glVertexAttribPointer(position, 3, GL_FLOAT, GL_FALSE, stride, offset(offsetof(Vertex, position)));
    glVertexAttribPointer(normal, 3, GL_FLOAT, GL_FALSE, stride, offset(offsetof(Vertex, normal)));
    glVertexAttribPointer(texture, 2, GL_FLOAT, GL_FALSE, stride, offset(offsetof(Vertex, texture)));
    glVertexAttribPointer(colour, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, offset(offsetof(Vertex, colour)));
}

void PerspectiveRenderer::drawBoard(const PerspectiveFrame& frame) {
    if (board_.count == 0) return;
    wooden_.bind();
    wooden_.setUniformValue(woodAt_.matrix, matrix_);
    // By how much of each colour the grain is darker than the rest of the wood.
    wooden_.setUniformValue(woodAt_.darkest, 0.28F, 0.35F, 0.42F);
    setLamps(wooden_, frame.camera, woodAt_.lamp, woodAt_.sideLamp);
    wood_->bind();
    bindSolid(board_);
    glDrawArrays(GL_TRIANGLES, 0, board_.count);
    board_.vertices.release();
}

PerspectiveRenderer::SolidMesh& PerspectiveRenderer::mesh(const PieceForm& form) {
    auto& entry = meshes_[form];
    if (entry.count == 0) {
        const Mesh made = pieceMesh(form);
        entry.vertices.create();
        entry.vertices.bind();
        entry.vertices.allocate(made.vertices.data(),
                                static_cast<int>(made.vertices.size() * sizeof(Vertex)));
        entry.indices.create();
        entry.indices.bind();
        entry.indices.allocate(made.indices.data(),
                               static_cast<int>(made.indices.size() * sizeof(made.indices[0])));
        entry.count = static_cast<int>(made.indices.size());
        entry.underside = static_cast<int>(made.underside);
    }
    return entry;
}

void PerspectiveRenderer::drawPieces(const PerspectiveFrame& frame, const QRectF& area) {
    const WorldPoint eye = frame.camera.eye();
    solid_.bind();
    solid_.setUniformValue(at_.matrix, matrix_);
    solid_.setUniformValue(at_.eye, static_cast<float>(eye.x), static_cast<float>(eye.y),
                           static_cast<float>(eye.z));
    setLamps(solid_, frame.camera, at_.lamp, at_.sideLamp);
    solid_.setUniformValue(at_.flip, frame.turned ? -1.0F : 1.0F);
    SolidMesh* bound = nullptr;
    for (const DrawnPiece& piece : frame.pieces) {
        if (!areaOf(frame.camera, piece).intersects(area)) continue;
        SolidMesh& form = mesh(piece.form);
        if (&form != bound) {
            bindSolid(form);
            form.indices.bind();
            bound = &form;
        }
        const bool inked = piece.emblem >= 0 && piece.emblem < static_cast<int>(emblems_.size());
        (inked ? *emblems_[static_cast<std::size_t>(piece.emblem)] : *nothing_).bind();
        solid_.setUniformValue(at_.place, static_cast<float>(piece.place.x),
                               static_cast<float>(piece.place.y), static_cast<float>(piece.place.z),
                               static_cast<float>(piece.scale));
        solid_.setUniformValue(at_.tone, piece.colour[0], piece.colour[1], piece.colour[2], piece.colour[3]);
        solid_.setUniformValue(at_.inkColour, piece.ink[0], piece.ink[1], piece.ink[2]);
        solid_.setUniformValue(at_.glow, static_cast<float>(piece.glow));
        // Nobody looks under what stands on the board.
        const int skipped = piece.place.z > 0 ? 0 : form.underside;
        glDrawElements(GL_TRIANGLES, form.count - skipped, GL_UNSIGNED_SHORT,
                       offset(static_cast<std::size_t>(skipped) * sizeof(std::uint16_t)));
    }
    if (bound != nullptr) {
        bound->vertices.release();
        bound->indices.release();
    }
    solid_.release();
}

}  // namespace plt
