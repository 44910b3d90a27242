// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/perspective/perspective_frame.h"

#include <map>
#include <memory>
#include <vector>

#include <QOpenGLBuffer>
#include <QOpenGLFunctions>
#include <QOpenGLShaderProgram>
#include <QOpenGLTexture>

namespace plt {

/// Draws frames with OpenGL. All functions and the destructor want the context to be current in which
/// initialize() was called.
class PerspectiveRenderer : private QOpenGLFunctions {
  public:
    ~PerspectiveRenderer();

    /// Makes what does not depend on a board; says in English what went wrong, or nothing.
    QString initialize();
    void setBoard(const BoardScene& scene, const QColor& slab, double groundDarkness);
    void setEmblems(const std::vector<QPainterPath>& emblems);
    void setLabels(const LabelSheet& labels);

    /// Draws into the current framebuffer, upside down (its first row is the uppermost), only inside `area`
    /// in device pixels. The picture has this size in device pixels.
    void draw(const PerspectiveFrame& frame, QSize size, QRect area);

  private:
    struct SolidMesh {
        QOpenGLBuffer vertices{QOpenGLBuffer::VertexBuffer};
        QOpenGLBuffer indices{QOpenGLBuffer::IndexBuffer};
        int count = 0;
        int underside = 0;
    };
    struct ShadowVertex {
        float x, y;
        std::array<float, 3> foot;
        std::array<float, 3> top;
        std::array<float, 2> edge;
    };

    void drawContents(const PerspectiveFrame& frame, const QRectF& area);
    void drawBoard(const PerspectiveFrame& frame);
    void drawGround();
    void drawShadows(const PerspectiveFrame& frame);
    void drawDecals(const PerspectiveFrame& frame, const std::vector<Decal>& decals);
    void addDecal(const Decal& decal, int quarter, const QRectF& texture);
    void drawFlat(const QOpenGLBuffer* buffer, const FlatVertex* vertices, int count,
                  QOpenGLTexture& texture);
    void drawPieces(const PerspectiveFrame& frame, const QRectF& area);
    void setLamps(QOpenGLShaderProgram& program, const Camera& camera, int lamp, int sideLamp);
    void bindSolid(SolidMesh& mesh);
    SolidMesh& mesh(const PieceForm& form);

    QOpenGLShaderProgram wooden_;
    QOpenGLShaderProgram solid_;
    QOpenGLShaderProgram flat_;
    QOpenGLShaderProgram shadow_;
    struct {
        int matrix, lamp, sideLamp, darkest;
    } woodAt_{};
    struct {
        int matrix, place, flip, tone, inkColour, glow, eye, lamp, sideLamp;
    } at_{};
    QMatrix4x4 matrix_;
    SolidMesh board_;
    QOpenGLBuffer ground_{QOpenGLBuffer::VertexBuffer};
    int groundCount_ = 0;
    std::map<PieceForm, SolidMesh> meshes_;
    std::unique_ptr<QOpenGLTexture> wood_;
    std::unique_ptr<QOpenGLTexture> sheet_;
    std::unique_ptr<QOpenGLTexture> nothing_;
    std::unique_ptr<QOpenGLTexture> labelTexture_;
    LabelSheet labels_;
    std::vector<std::unique_ptr<QOpenGLTexture>> emblems_;
    std::vector<FlatVertex> flatVertices_;
    std::vector<ShadowVertex> shadowVertices_;
};

}  // namespace plt
