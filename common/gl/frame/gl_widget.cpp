// SPDX-License-Identifier: MIT
#include "common/gl/gl_widget.h"

#include "common/gl/frame/gl_context.h"
#include "common/gl/frame/gl_overlay.h"
#include "common/gl/frame/render_target.h"
#include "common/look/colours.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QGuiApplication>
#include <QImage>
#include <QPaintEvent>
#include <QPainter>
#include <QWindow>

namespace plt {
namespace {

/// A moving picture is anti-aliased while that takes at most this many milliseconds, which leaves the rest of
/// a 16 ms frame for everything else.
constexpr double affordable = 9;

/// The type of event that requests a frame after all pending events.
QEvent::Type frameWanted() {
    static const int type = QEvent::registerEventType();
    return static_cast<QEvent::Type>(type);
}

}  // namespace

struct GlWidget::Private {
    explicit Private(GlWidget* glWidget) : widget(glWidget) {}

    GlWidget* widget;
    // Exactly one of these two exists once the choice is made. The target needs it and is destroyed first.
    std::unique_ptr<OffscreenContext> offscreen;
    GlOverlay* overlay = nullptr;  ///< owned by the widget
    std::unique_ptr<RenderTarget> target;
    QImage image;            ///< picture from the offscreen context; unused with an overlay
    bool wanted = false;     ///< a frame is requested
    bool awaited = true;     ///< the window shows nothing before the first frame
    bool everything = true;  ///< the whole picture must be redrawn
    bool rough = false;      ///< the picture is not anti-aliased
    double smoothCost = 0;   ///< average milliseconds of a whole anti-aliased frame
    int smoothFrames = 0;
    bool hasFailed = false;
    int frameCount = 0;

    void fail(Failure failure);
    void makeTarget(GlContext& context);
    void drawOnOverlay();
    /// Updates the picture. Returns the changed area in logical pixels.
    QRect drawFrame();
    /// Requests an anti-aliased frame if the picture is rough and at rest.
    void smoothLater();
};

GlWidget::GlWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
}

GlWidget::~GlWidget() = default;

bool GlWidget::isSupported() {
    if (qEnvironmentVariableIsSet("PLT_NO_OPENGL")) return false;
    static const QStringList without{QStringLiteral("offscreen"), QStringLiteral("minimal"),
                                     QStringLiteral("vnc"), QStringLiteral("linuxfb")};
    return !without.contains(QGuiApplication::platformName());
}

int GlWidget::framesDrawn() const {
    return d->frameCount;
}

QColor GlWidget::blankColour() const {
    return colour(Role::paper, palette());
}

void GlWidget::Private::fail(Failure failure) {
    if (std::exchange(hasFailed, true)) return;
    const auto emitFailure = [this, failure] {
        // It would continue to draw.
        if (overlay != nullptr) overlay->hide();
        Q_EMIT widget->openGlFailed(failure);
    };
    QMetaObject::invokeMethod(widget, emitFailure, Qt::QueuedConnection);
}

void GlWidget::prepareDrawing() {
    d->offscreen = std::make_unique<OffscreenContext>();
    const QString problem = d->offscreen->create();
    if (!problem.isEmpty()) {
        qInfo("OpenGL: %s", qPrintable(problem));
        d->fail(Failure::unavailable);
        return;
    }
    const QByteArray wish = qgetenv("PLT_OPENGL");
    const bool inWindow = wish.isEmpty() ? d->offscreen->isAccelerated() : wish == "widget";
    if (!inWindow || !QOpenGLFramebufferObject::hasOpenGLFramebufferBlit()) {
        d->makeTarget(*d->offscreen);
        return;
    }
    d->offscreen.reset();
    d->overlay = new GlOverlay([this] { d->makeTarget(*d->overlay); }, [this] { d->drawOnOverlay(); }, this);
    d->overlay->setGeometry(rect());
}

void GlWidget::Private::makeTarget(GlContext& context) {
    target.reset();
    target = std::make_unique<RenderTarget>(context, widget->makeDrawing());
    everything = true;
    const QString problem = target->create();
    if (problem.isEmpty()) return;
    qInfo("OpenGL: %s", qPrintable(problem));
    fail(Failure::unavailable);
}

void GlWidget::requestFrame() {
    if (d->hasFailed || std::exchange(d->wanted, true)) return;
    if (d->overlay != nullptr)
        d->overlay->update();
    else
        QCoreApplication::postEvent(this, new QEvent(frameWanted()));
}

void GlWidget::requestFullFrame() {
    d->everything = true;
    requestFrame();
}

void GlWidget::Private::smoothLater() {
    if (rough && !widget->isSweeping()) widget->requestFrame();
}

void GlWidget::Private::drawOnOverlay() {
    if (hasFailed || !target) return;
    drawFrame();
    if (!hasFailed && frameCount > 0) target->blitTo(overlay->defaultFramebufferObject());
    smoothLater();
}

QRect GlWidget::Private::drawFrame() {
    wanted = false;
    const double ratio = widget->devicePixelRatioF();
    const QSize size = overlay != nullptr ? overlay->pixels() : widget->size() * ratio;
    if (size.isEmpty() || !target || hasFailed) return {};
    if (!target->start(size)) {
        fail(Failure::lost);
        return {};
    }
    if (target->isNew()) {
        everything = true;
        if (overlay == nullptr) image = QImage(size, QImage::Format_RGB32);
    }
    const QRectF updated = target->drawing().update();
    const bool still = !widget->isSweeping();
    // A moving picture that changes entirely need not be anti-aliased, nor the very first one if the player
    // waits for it.
    const bool smooth = still ? frameCount > 0 || !awaited : smoothCost < affordable;
    const bool all = everything || (rough && smooth);
    const QRectF changed = all ? QRectF(QPointF(0, 0), widget->size()) : updated;
    const QRectF device(changed.topLeft() * ratio, changed.size() * ratio);
    const QRect area = device.toAlignedRect().intersected(QRect(QPoint(0, 0), size));
    if (changed.isEmpty() || area.isEmpty()) return {};
    QElapsedTimer clock;
    clock.start();
    if (!target->draw(area, smooth)) {
        fail(Failure::lost);
        return {};
    }
    if (overlay == nullptr) target->copyToImage(area, image);
    if (area.size() == size) {
        // The first frame is not counted, because it also loads the resources.
        const double cost = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        if (smooth && smoothFrames++ > 0) smoothCost = smoothCost > 0 ? (3 * smoothCost + cost) / 4 : cost;
        rough = !smooth;
    }
    everything = false;
    ++frameCount;
    return changed.toAlignedRect();
}

void GlWidget::paintEvent(QPaintEvent* event) {
    if (d->overlay != nullptr) {
        // Visible only while the overlay is not.
        QPainter(this).fillRect(event->rect(), blankColour());
        return;
    }
    if (d->wanted || d->everything || !d->target || d->target->size() != size() * devicePixelRatioF()) {
        const QRect changed = d->drawFrame();
        if (!event->rect().contains(changed)) update(changed);
    }
    QPainter painter(this);
    if (!d->target || d->frameCount == 0) {
        painter.fillRect(rect(), blankColour());
        return;
    }
    d->image.setDevicePixelRatio(devicePixelRatioF());
    painter.setClipRegion(event->region());
    painter.drawImage(QPointF(0, 0), d->image);
    d->smoothLater();
}

bool GlWidget::event(QEvent* event) {
    if (event->type() == frameWanted()) {
        // A hidden widget draws when it is shown.
        if (d->wanted && isVisible()) update(d->drawFrame());
        return true;
    }
    if (event->type() == QEvent::Show) {
        const auto* const shown = window()->windowHandle();
        d->awaited = shown == nullptr || !shown->isExposed();
    }
    return QWidget::event(event);
}

void GlWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (d->overlay != nullptr) d->overlay->setGeometry(rect());
}

}  // namespace plt
