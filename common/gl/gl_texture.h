// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/export.h"

#include <memory>

#include <QImage>

namespace plt {

/// A picture in the memory of the graphics card; its first row is at texture coordinate 0. It belongs to the
/// context in which it was made: that one must be current for everything else, the destructor included.
class PLT_GL_API GlTexture {
  public:
    enum class Wrap {
        edge,   ///< outside of 0 .. 1 it is like its edge
        repeat  ///< it is repeated; its sides should be powers of two
    };
    enum class Mipmaps {
        none,
        made  ///< smaller pictures for when it is seen from far away
    };

    explicit GlTexture(const QImage& picture, Wrap wrap = Wrap::edge, Mipmaps mipmaps = Mipmaps::made);
    ~GlTexture();
    GlTexture(GlTexture&&) noexcept;
    GlTexture& operator=(GlTexture&&) noexcept;

    /// Makes it what `uniform sampler2D` number 0 sees.
    void bind();

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
