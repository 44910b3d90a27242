// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/export.h"
#include "common/gl/mesh.h"

#include <memory>

namespace plt {

/// A mesh in the memory of the graphics card. It belongs to the context that was current when it was loaded:
/// that one must be current for everything else, the destructor included.
class PLT_GL_API GlMesh {
  public:
    GlMesh();
    ~GlMesh();
    GlMesh(GlMesh&&) noexcept;
    GlMesh& operator=(GlMesh&&) noexcept;

    /// Takes a mesh over; another one replaces it.
    void load(const Mesh& mesh);
    bool isEmpty() const;
    /// Gives position, normal, texture and colour to the attributes of that number (see GlProgram).
    void bind();
    /// Draws its triangles; it must be bound. So many indices, or vertices of a mesh without indices, are
    /// left out at the beginning.
    void draw(int skipped = 0);
    void release();

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
