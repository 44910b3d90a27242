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

/// A moving picture is drawn with smooth edges as long as that takes no more milliseconds than this, so that
/// the rest of a frame of 16 is left for everything else.
constexpr double affordable = 9;

/// Asks for a frame once everything else that is waiting has been done.
QEvent::Type frameWanted() {
    static const int type = QEvent::registerEventType();
    return static_cast<QEvent::Type>(type);
}

}  // namespace

struct GlWidget::Private {
    explicit Private(GlWidget* glWidget) : widget(glWidget) {}

    GlWidget* widget;
    // One of these two, once it is known which; the target needs it and goes first.
    std::unique_ptr<OffscreenContext> offscreen;
    GlOverlay* overlay = nullptr;  ///< owned by the widget
    std::unique_ptr<RenderTarget> target;
    QImage image;            ///< the picture as it comes from the offscreen context; not used with an overlay
    bool wanted = false;     ///< a frame is asked for
    bool awaited = true;     ///< nothing is seen of the window before the first frame
    bool everything = true;  ///< no part of the picture is of any use
    bool rough = false;      ///< the picture has edges that are not smoothed
    double smoothCost = 0;   ///< milliseconds of a whole smoothed frame, averaged
    int smoothFrames = 0;
    bool hasFailed = false;
    int frameCount = 0;

    void fail(Failure failure);
    void makeTarget(GlContext& context);
    void drawOnOverlay();
    /// Brings the picture up to date; what of it has changed, in logical pixels.
    QRect drawFrame();
    /// A picture whose edges are rough gets smooth ones as soon as it rests.
    void smoothLater();
};

GlWidget::GlWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
}

GlWidget::~GlWidget() = default;

bool GlWidget::isWorthTrying() {
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
    const auto tell = [this, failure] {
        // It would go on trying to draw.
        if (overlay != nullptr) overlay->hide();
        Q_EMIT widget->openGlFailed(failure);
    };
    QMetaObject::invokeMethod(widget, tell, Qt::QueuedConnection);
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

void GlWidget::wantFrame() {
    if (d->hasFailed || std::exchange(d->wanted, true)) return;
    if (d->overlay != nullptr)
        d->overlay->update();
    else
        QCoreApplication::postEvent(this, new QEvent(frameWanted()));
}

void GlWidget::wantWholeFrame() {
    d->everything = true;
    wantFrame();
}

void GlWidget::Private::smoothLater() {
    if (rough && !widget->isSweeping()) widget->wantFrame();
}

void GlWidget::Private::drawOnOverlay() {
    if (hasFailed || !target) return;
    drawFrame();
    if (!hasFailed && frameCount > 0) target->showIn(overlay->defaultFramebufferObject());
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
    // A picture of which every pixel changes need not have smooth edges while it moves; nor the very first
    // one, if the player waits for it.
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
    if (overlay == nullptr) target->takeOver(area, image);
    if (area.size() == size) {
        // The first frame also loads what the others have.
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
        // Seen only as long as the overlay is not, or no more.
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
        // What cannot be seen is drawn when it is shown.
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
