// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/gl/mesh.h"

#include <memory>

namespace plt {

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

}  // namespace plt
