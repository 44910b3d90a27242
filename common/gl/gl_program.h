// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/export.h"

#include <initializer_list>
#include <memory>
#include <utility>

#include <QColor>
#include <QMatrix4x4>
#include <QString>
#include <QVector3D>
#include <QVector4D>

namespace plt {

/// A shader program, in the language that OpenGL 2.1 and OpenGL ES 2 have in common: attribute, varying,
/// gl_FragColor, a precision for what is highp, mediump or lowp, and `#ifdef GL_ES` around a default
/// precision. It belongs to the context in which it was built: that one must be current for everything else,
/// the destructor included.
class PLT_GL_API GlProgram {
  public:
    /// Attributes have the same numbers in all programs; these are what a GlMesh gives.
    enum Attribute : unsigned { position = 0, normal = 1, texture = 2, colour = 3 };
    using Attributes = std::initializer_list<std::pair<const char*, unsigned>>;

    GlProgram();
    ~GlProgram();
    GlProgram(const GlProgram&) = delete;
    GlProgram& operator=(const GlProgram&) = delete;

    /// Says in English what is wrong with it, or nothing. `attributes` are the program's names of them.
    QString build(const char* vertex, const char* fragment, Attributes attributes);
    /// The same for a program that has all that a GlMesh gives, called position, normal, texture, colour.
    QString build(const char* vertex, const char* fragment);

    void bind();
    void release();
    /// The place of a uniform variable; -1 if the program has or uses none of that name, and set() then does
    /// nothing. Looked up once, because it takes the driver a while.
    int uniform(const char* name) const;
    // The program must be bound.
    void set(int uniform, int value);
    void set(int uniform, float value);
    void set(int uniform, const QVector3D& value);
    void set(int uniform, const QVector4D& value);
    void set(int uniform, const QMatrix4x4& value);
    /// Red, green, blue and alpha, 0 .. 1 each.
    void set(int uniform, const QColor& value);

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
