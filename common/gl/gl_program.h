// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <initializer_list>
#include <memory>
#include <utility>

#include <QColor>
#include <QMatrix4x4>
#include <QString>
#include <QVector3D>
#include <QVector4D>

namespace plt {

/// A shader program in the common subset of OpenGL 2.1 and OpenGL ES 2: attribute, varying, gl_FragColor,
/// precision qualifiers, and `#ifdef GL_ES` around a default precision. It belongs to the context in which it
/// was built, which must be current for all other functions and the destructor.
class PLT_GL_API GlProgram {
  public:
    /// Attribute numbers, the same in all programs; these are provided by GlMesh.
    enum Attribute : unsigned { position = 0, normal = 1, texture = 2, colour = 3 };
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
