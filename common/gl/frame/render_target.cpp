// SPDX-License-Identifier: MIT
#include "common/gl/frame/render_target.h"

#include "common/gl/frame/gl_context.h"

#include <algorithm>
#include <cstring>

#include <QOpenGLExtraFunctions>

namespace plt {
namespace {

// Names missing in OpenGL ES 2.
constexpr GLenum blueFirst = 0x80E1;    // GL_BGRA
constexpr GLenum packedPixel = 0x8367;  // GL_UNSIGNED_INT_8_8_8_8_REV
constexpr GLenum readFramebuffer = 0x8CA8;
constexpr GLenum drawFramebuffer = 0x8CA9;

/// Pictures of at most this many pixels have details so small that multisampling does not smooth them.
constexpr int smallPicture = 200'000;

bool isSmall(QSize size) {
    return size.width() * size.height() <= smallPicture;
}

}  // namespace

RenderTarget::RenderTarget(GlContext& context, std::unique_ptr<GlDrawing> drawing)
    : context_(context), drawing_(std::move(drawing)) {}

RenderTarget::~RenderTarget() {
    QObject::disconnect(contextGoes_);
    release();
}

void RenderTarget::release() {
    if (!drawing_ || !context_.ensureCurrent()) return;
    drawing_.reset();
    smooth_.reset();
    fine_.reset();
    plain_.reset();
}

QString RenderTarget::create() {
    if (!QOpenGLFramebufferObject::hasOpenGLFramebufferObjects())
        return QStringLiteral("no framebuffer objects");
    if (!QOpenGLFramebufferObject::hasOpenGLFramebufferBlit()) samples_ = 0;
    // Resources of a context are gone with it.
    auto* const context = context_.openGl();
    contextGoes_ =
        QObject::connect(context, &QOpenGLContext::aboutToBeDestroyed, context, [this] { release(); });
    return drawing_->initialize();
}

bool RenderTarget::start(QSize size) {
    isNew_ = false;
    if (!drawing_ || !context_.ensureCurrent()) return false;
    if (plain_ && plain_->size() == size) return true;
    QOpenGLFramebufferObjectFormat format;
    format.setAttachment(QOpenGLFramebufferObject::Depth);
    smooth_.reset();
    fine_.reset();
    plain_ = std::make_unique<QOpenGLFramebufferObject>(size, format);
    isNew_ = true;
    return plain_->isValid();
}

bool RenderTarget::prepareSmooth() {
    if (samples_ == 0) return false;
    if (smooth_) return true;
    QOpenGLFramebufferObjectFormat format;
    format.setAttachment(QOpenGLFramebufferObject::Depth);
    format.setSamples(samples_);
    const bool small = isSmall(plain_->size());
    smooth_ = std::make_unique<QOpenGLFramebufferObject>(plain_->size() * (small ? 2 : 1), format);
    // The driver may provide fewer samples, or none.
    samples_ = smooth_->isValid() ? smooth_->format().samples() : 0;
    if (samples_ == 0) smooth_.reset();
    if (samples_ > 0 && small) fine_ = std::make_unique<QOpenGLFramebufferObject>(smooth_->size());
    return samples_ > 0;
}

void RenderTarget::copy(GLuint from, GLuint to, QRect area, bool turnedOver) {
    auto* const extra = context_.openGl()->extraFunctions();
    extra->glBindFramebuffer(readFramebuffer, from);
    extra->glBindFramebuffer(drawFramebuffer, to);
    const int right = area.x() + area.width();
    const int below = area.y() + area.height();
    const int height = size().height();
    extra->glBlitFramebuffer(area.x(), area.y(), right, below, area.x(),
                             turnedOver ? height - area.y() : area.y(), right,
                             turnedOver ? height - below : below, GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

bool RenderTarget::drawFinely(QRect area) {
    const QRect larger(2 * area.topLeft(), 2 * area.size());
    if (!smooth_->bind()) return false;
    drawing_->draw(smooth_->size(), larger);
    copy(smooth_->handle(), fine_->handle(), larger, false);
    auto* const extra = context_.openGl()->extraFunctions();
    extra->glBindFramebuffer(readFramebuffer, fine_->handle());
    extra->glBindFramebuffer(drawFramebuffer, plain_->handle());
    // Sampled half way between pixels, a linear filter returns their mean.
    extra->glBlitFramebuffer(larger.x(), larger.y(), larger.x() + larger.width(),
                             larger.y() + larger.height(), area.x(), area.y(), area.x() + area.width(),
                             area.y() + area.height(), GL_COLOR_BUFFER_BIT, GL_LINEAR);
    return true;
}

bool RenderTarget::draw(QRect area, bool smooth) {
    const bool smoothed = smooth && prepareSmooth();
    if (smoothed && fine_) {
        if (!drawFinely(area)) return false;
    } else {
        if (!(smoothed ? smooth_ : plain_)->bind()) return false;
        drawing_->draw(plain_->size(), area);
        if (smoothed) copy(smooth_->handle(), plain_->handle(), area, false);
    }
    constexpr GLenum contextLost = 0x0507;
    return context_.openGl()->functions()->glGetError() != contextLost && context_.openGl()->isValid();
}

void RenderTarget::blitTo(GLuint framebuffer) {
    copy(plain_->handle(), framebuffer, QRect(QPoint(0, 0), size()), true);
    context_.openGl()->functions()->glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
}

void RenderTarget::copyToImage(QRect area, QImage& image) {
    plain_->bind();
    auto* const functions = context_.openGl()->functions();
    const auto width = static_cast<std::size_t>(area.width());
    const bool embedded = context_.openGl()->isOpenGLES();
    functions->glPixelStorei(GL_PACK_ALIGNMENT, 4);
    if (!embedded && area.width() == image.width()) {
        functions->glReadPixels(0, area.y(), area.width(), area.height(), blueFirst, packedPixel,
                                image.scanLine(area.y()));
        return;
    }
    rows_.resize(width * static_cast<std::size_t>(area.height()));
    functions->glReadPixels(area.x(), area.y(), area.width(), area.height(), embedded ? GL_RGBA : blueFirst,
                            embedded ? GL_UNSIGNED_BYTE : packedPixel, rows_.data());
    for (int row = 0; row < area.height(); ++row) {
        const quint32* const from = rows_.data() + static_cast<std::size_t>(row) * width;
        auto* const to = reinterpret_cast<quint32*>(image.scanLine(area.y() + row)) + area.x();
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
