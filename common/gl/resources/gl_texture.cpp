// SPDX-License-Identifier: MIT
#include "common/gl/gl_drawing.h"

#include <algorithm>

#include <QOpenGLTexture>

namespace plt {

struct GlTexture::Private {
    QOpenGLTexture texture{QOpenGLTexture::Target2D};
};

GlTexture::GlTexture(const QImage& picture, Wrap wrap, Mipmaps mipmaps) : d(std::make_unique<Private>()) {
    auto& made = d->texture;
    const bool small = mipmaps == Mipmaps::made;
    QImage level = picture.convertToFormat(QImage::Format_RGBA8888_Premultiplied);
    made.setFormat(QOpenGLTexture::RGBAFormat);
    made.setSize(level.width(), level.height());
    made.setMipLevels(small ? made.maximumMipLevels() : 1);
    made.allocateStorage(QOpenGLTexture::RGBA, QOpenGLTexture::UInt8);
    // Mipmaps are created here, because a software renderer would first have to compile programs for that.
    made.setAutoMipMapGenerationEnabled(false);
    for (int i = 0; i < made.mipLevels(); ++i) {
        if (i > 0) {
            level = level
                        .scaled(std::max(1, level.width() / 2), std::max(1, level.height() / 2),
                                Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                        .convertToFormat(QImage::Format_RGBA8888_Premultiplied);
        }
        made.setData(i, QOpenGLTexture::RGBA, QOpenGLTexture::UInt8, level.constBits());
    }
    made.setWrapMode(wrap == Wrap::repeat ? QOpenGLTexture::Repeat : QOpenGLTexture::ClampToEdge);
    made.setMinMagFilters(small ? QOpenGLTexture::LinearMipMapNearest : QOpenGLTexture::Linear,
                          QOpenGLTexture::Linear);
}

GlTexture::~GlTexture() = default;
GlTexture::GlTexture(GlTexture&&) noexcept = default;
GlTexture& GlTexture::operator=(GlTexture&&) noexcept = default;

void GlTexture::bind() {
    d->texture.bind();
}

}  // namespace plt
