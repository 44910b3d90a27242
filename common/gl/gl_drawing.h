// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include <QColor>
#include <QImage>
#include <QMatrix4x4>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QVector3D>
#include <QVector4D>

namespace plt {

/// A corner of a triangle in the format of the graphics memory.
struct Vertex {
    std::array<float, 3> position{};
    std::array<float, 3> normal{};  ///< of unit length
    std::array<float, 2> texture{};
    std::array<std::uint8_t, 4> colour{255, 255, 255, 255};  ///< the shader program decides its meaning
};

/// Triangles, counter-clockwise from outside. Without indices each three vertices form one.
struct PLT_GL_API Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint16_t> indices;

    /// Appends another mesh, which must be indexed if this one is.
    void append(const Mesh& other);
};

/// A point of the profile of a solid of revolution.
struct ProfilePoint {
    double r = 0;        ///< distance from the axis
    double z = 0;        ///< height
    double normalR = 1;  ///< surface normal, of unit length
    double normalZ = 0;
    std::array<std::uint8_t, 4> colour{255, 255, 255, 255};
};

/// Returns the solid of revolution of a profile around the vertical axis, with `sides` flat sides. The
/// profile runs from the bottom outwards and up; two equal points make a sharp edge. Texture coordinates are
/// 0 .. 1 around the axis, and 0 .. 1 along the profile by the index of the point. Each point has `sides` + 1
/// successive vertices, so that a caller can change their texture coordinates.
PLT_GL_API Mesh turnedMesh(const std::vector<ProfilePoint>& profile, int sides);

/// Returns a solid with flat convex faces. Each face lists the indices of its `corners`, counter-clockwise
/// from outside. It is lit separately, so it has vertices of its own. Texture coordinates cover a face from 0
/// to 1, with its middle at 0.5.
PLT_GL_API Mesh facetedMesh(const std::vector<QVector3D>& corners,
                            const std::vector<std::vector<int>>& faces);

/// A mesh in graphics memory. It belongs to the context that was current in load(), which must be current for
/// all other functions and the destructor.
class PLT_GL_API GlMesh {
  public:
    GlMesh();
    ~GlMesh();
    GlMesh(GlMesh&&) noexcept;
    GlMesh& operator=(GlMesh&&) noexcept;

    /// Uploads a mesh, replacing the previous one.
    void load(const Mesh& mesh);
    bool isEmpty() const;
    /// Binds the mesh: position, normal, texture and colour become the attributes of these numbers in
    /// GlProgram.
    void bind();
    /// Draws the triangles of the bound mesh, except for the first `skipped` indices (or vertices if it has
    /// no indices).
    void draw(int skipped = 0);
    void release();

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// An image in graphics memory; its first row is at texture coordinate 0. It belongs to the context in which
/// it was created, which must be current for all other functions and the destructor.
class PLT_GL_API GlTexture {
  public:
    enum class Wrap {
        edge,   ///< repeats the pixels of its edge outside of 0 .. 1
        repeat  ///< repeats the image; its sides should be powers of two
    };
    enum class Mipmaps {
        none,
        made  ///< with smaller images for distant views
    };

    explicit GlTexture(const QImage& picture, Wrap wrap = Wrap::edge, Mipmaps mipmaps = Mipmaps::made);
    ~GlTexture();
    GlTexture(GlTexture&&) noexcept;
    GlTexture& operator=(GlTexture&&) noexcept;

    /// Binds it to `uniform sampler2D` number 0.
    void bind();

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// Draws the picture of a GlWidget. One is created for each context. All functions and the destructor are
/// called with that context current.
class GlDrawing {
  public:
    virtual ~GlDrawing() = default;

    /// Creates everything that does not depend on the contents, such as programs and textures. Returns an
    /// English error message, after which nothing else is called, or an empty string.
    virtual QString initialize() = 0;
    /// Reads the contents to draw next. Returns the area that has changed since the last draw(), in logical
    /// pixels; if it is empty, nothing needs to be drawn. A lost or new picture is drawn completely, whatever
    /// is returned.
    virtual QRectF update() = 0;
    /// Draws into the current framebuffer, only inside `area`, which it clears first. Sizes are in device
    /// pixels. The first row of the framebuffer is the top one of the picture (see Camera::drawingMatrix()),
    /// so front faces are clockwise. The framebuffer has a depth buffer. Changes of OpenGL's state must not
    /// affect the next call.
    virtual void draw(QSize size, QRect area) = 0;
};

/// A shader program in the common subset of OpenGL 2.1 and OpenGL ES 2: attribute, varying, gl_FragColor,
/// precision qualifiers, and `#ifdef GL_ES` around a default precision. It belongs to the context in which it
/// was built, which must be current for all other functions and the destructor.
class PLT_GL_API GlProgram {
  public:
    /// Attribute numbers, the same in all programs; these are provided by GlMesh.
    enum Attribute : unsigned { position = 0, normal = 1, texture = 2, vertexColour = 3 };
    using Attributes = std::initializer_list<std::pair<const char*, unsigned>>;

    GlProgram();
    ~GlProgram();
    GlProgram(const GlProgram&) = delete;
    GlProgram& operator=(const GlProgram&) = delete;

    /// Compiles and links the program. Returns an English error message, or an empty string. `attributes` are
    /// the names in the program.
    QString build(const char* vertex, const char* fragment, Attributes attributes);
    /// Builds a program with all attributes of GlMesh, named position, normal, texture, colour.
    QString build(const char* vertex, const char* fragment);

    void bind();
    void release();
    /// Returns the location of a uniform variable. Without one of that name returns -1, for which set() does
    /// nothing. Call it once, because the driver takes a while.
    int uniform(const char* name) const;
    // The program must be bound.
    void set(int uniform, int value);
    void set(int uniform, float value);
    void set(int uniform, const QVector3D& value);
    void set(int uniform, const QVector4D& value);
    void set(int uniform, const QMatrix4x4& value);
    /// Sets red, green, blue and alpha, 0 .. 1 each.
    void set(int uniform, const QColor& value);

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
