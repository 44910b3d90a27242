// SPDX-License-Identifier: MIT
#include "common/board3d/perspective_picture.h"

#include <algorithm>
#include <cstring>

#include <QOpenGLExtraFunctions>

namespace plt {
namespace {

// Names that OpenGL ES 2 does not know.
constexpr GLenum blueFirst = 0x80E1;    // GL_BGRA
constexpr GLenum packedPixel = 0x8367;  // GL_UNSIGNED_INT_8_8_8_8_REV
constexpr GLenum readFramebuffer = 0x8CA8;
constexpr GLenum drawFramebuffer = 0x8CA9;

QSurfaceFormat plainFormat() {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setProfile(QSurfaceFormat::NoProfile);
    const bool embedded = QOpenGLContext::openGLModuleType() == QOpenGLContext::LibGLES;
    format.setVersion(2, embedded ? 0 : 1);
    return format;
}

}  // namespace

PerspectivePicture::PerspectivePicture() = default;

PerspectivePicture::~PerspectivePicture() {
    QObject::disconnect(&context_, nullptr, nullptr, nullptr);
    release();
}

void PerspectivePicture::release() {
    if (!context_.isValid() || !context_.makeCurrent(&surface_)) return;
    renderer_.reset();
    smooth_.reset();
    plain_.reset();
    context_.doneCurrent();
}

QString PerspectivePicture::create() {
    context_.setFormat(plainFormat());
    if (!context_.create()) return QStringLiteral("no context");
    surface_.setFormat(context_.format());
    surface_.create();
    if (!surface_.isValid() || !context_.makeCurrent(&surface_)) return QStringLiteral("no surface");
    if (!QOpenGLFramebufferObject::hasOpenGLFramebufferObjects())
        return QStringLiteral("no framebuffer objects");
    if (!QOpenGLFramebufferObject::hasOpenGLFramebufferBlit()) samples_ = 0;
    // A context may go before the picture does; what was made in it goes with it.
    QObject::connect(&context_, &QOpenGLContext::aboutToBeDestroyed, &context_, [this] { release(); });
    renderer_ = std::make_unique<PerspectiveRenderer>();
    return renderer_->initialize();
}

bool PerspectivePicture::start(QSize size) {
    isNew_ = false;
    if (!renderer_ || !context_.makeCurrent(&surface_)) return false;
    if (plain_ && plain_->size() == size) return true;
    QOpenGLFramebufferObjectFormat format;
    format.setAttachment(QOpenGLFramebufferObject::Depth);
    smooth_.reset();
    plain_ = std::make_unique<QOpenGLFramebufferObject>(size, format);
    image_ = QImage(size, QImage::Format_RGB32);
    isNew_ = true;
    return plain_->isValid() && !image_.isNull();
}

bool PerspectivePicture::prepareSmooth() {
    if (samples_ == 0) return false;
    if (smooth_) return true;
    QOpenGLFramebufferObjectFormat format;
    format.setAttachment(QOpenGLFramebufferObject::Depth);
    format.setSamples(samples_);
    smooth_ = std::make_unique<QOpenGLFramebufferObject>(plain_->size(), format);
    // What the machine gives may be fewer samples, or none.
    samples_ = smooth_->isValid() ? smooth_->format().samples() : 0;
    if (samples_ == 0) smooth_.reset();
    return samples_ > 0;
}

bool PerspectivePicture::draw(const PerspectiveFrame& frame, QRect area, bool smooth) {
    const bool smoothed = smooth && prepareSmooth();
    if (!(smoothed ? smooth_ : plain_)->bind()) return false;
    renderer_->draw(frame, plain_->size(), area);
    if (smoothed) {
        auto* const extra = context_.extraFunctions();
        extra->glBindFramebuffer(readFramebuffer, smooth_->handle());
        extra->glBindFramebuffer(drawFramebuffer, plain_->handle());
        const int right = area.x() + area.width();
        const int below = area.y() + area.height();
        extra->glBlitFramebuffer(area.x(), area.y(), right, below, area.x(), area.y(), right, below,
                                 GL_COLOR_BUFFER_BIT, GL_NEAREST);
        plain_->bind();
    }
    takeOver(area);
    constexpr GLenum contextLost = 0x0507;
    return context_.functions()->glGetError() != contextLost && context_.isValid();
}

void PerspectivePicture::takeOver(QRect area) {
    auto* const functions = context_.functions();
    const auto width = static_cast<std::size_t>(area.width());
    const bool embedded = context_.isOpenGLES();
    functions->glPixelStorei(GL_PACK_ALIGNMENT, 4);
    if (!embedded && area.width() == image_.width()) {
        functions->glReadPixels(0, area.y(), area.width(), area.height(), blueFirst, packedPixel,
                                image_.scanLine(area.y()));
        return;
    }
    rows_.resize(width * static_cast<std::size_t>(area.height()));
    functions->glReadPixels(area.x(), area.y(), area.width(), area.height(), embedded ? GL_RGBA : blueFirst,
                            embedded ? GL_UNSIGNED_BYTE : packedPixel, rows_.data());
    for (int row = 0; row < area.height(); ++row) {
        const quint32* const from = rows_.data() + static_cast<std::size_t>(row) * width;
        auto* const to = reinterpret_cast<quint32*>(image_.scanLine(area.y() + row)) + area.x();
        if (!embedded) {
            std::memcpy(to, from, width * sizeof(quint32));
            continue;
        }
        for (std::size_t column = 0; column < width; ++column) {
            const auto* const bytes = reinterpret_cast<const uchar*>(from + column);
            to[column] = qRgb(bytes[0], bytes[1], bytes[2]);
        }
    }
}

}  // namespace plt
