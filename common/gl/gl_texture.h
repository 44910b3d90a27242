// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <memory>

#include <QImage>

namespace plt {

/// An image in graphics memory; its first row is at texture coordinate 0. It belongs to the context in which
/// it was created, which must be current for all other functions and the destructor.
class PLT_GL_API GlTexture {
  public:
    enum class Wrap {
        edge,   ///< continues its edge outside of 0 .. 1
        repeat  ///< is repeated; its sides should be powers of two
    };
    enum class Mipmaps {
        none,
        made  ///< with smaller images for views from far away
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

}  // namespace plt
