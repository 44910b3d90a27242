// SPDX-License-Identifier: MIT
#include "common/window/frame/zoom_area.h"

#include "common/window/game_view.h"

#include <QScrollBar>
#include <QWheelEvent>

namespace plt {

ZoomArea::ZoomArea(GameView& view, QWidget* parent) : QScrollArea(parent), zoomable_(view.zoomable()) {
    if (zoomable_ != nullptr) zoomable_->askZoom = [this](int percent) { setZoom(percent); };
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(&view);
    view.focusTarget()->installEventFilter(this);
}

void ZoomArea::setZoom(int percent) {
    percent = qBound(smallest, percent, largest);
    if (percent == percent_) return;
    if (zoomable_ != nullptr) {
        percent_ = percent;
        zoomable_->showZoom(percent);
        Q_EMIT zoomChanged(percent);
        return;
    }
    // Keeps the centre of the view in place.
    const auto middle = [](const QScrollBar* bar) {
        return (bar->value() + bar->pageStep() / 2.0) / qMax(1, bar->maximum() + bar->pageStep());
    };
    const qreal x = middle(horizontalScrollBar());
    const qreal y = middle(verticalScrollBar());
    percent_ = percent;
    const auto policy = percent > smallest ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff;
    setHorizontalScrollBarPolicy(policy);
    setVerticalScrollBarPolicy(policy);
    fit();
    const auto centre = [](QScrollBar* bar, qreal share) {
        bar->setValue(int(share * (bar->maximum() + bar->pageStep()) - bar->pageStep() / 2.0));
    };
    centre(horizontalScrollBar(), x);
    centre(verticalScrollBar(), y);
    Q_EMIT zoomChanged(percent_);
}

void ZoomArea::setRoomAbove(int pixels) {
    takesRoomBack_ = false;
    if (viewportMargins().top() != pixels) setViewportMargins(0, pixels, 0, 0);
}

void ZoomArea::takeRoomBack() {
    if (underMouse() && !isKeyPressed_)
        takesRoomBack_ = true;
    else
        setRoomAbove(0);
}

void ZoomArea::takeRoomBackNow() {
    if (takesRoomBack_) setRoomAbove(0);
}

void ZoomArea::leaveEvent(QEvent* event) {
    takeRoomBackNow();
    QScrollArea::leaveEvent(event);
}

bool ZoomArea::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) takeRoomBackNow();
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease)
        isKeyPressed_ = event->type() == QEvent::KeyPress;
    return QScrollArea::eventFilter(watched, event);
}

void ZoomArea::fit() {
    setWidgetResizable(percent_ == smallest);
    if (percent_ != smallest) widget()->resize(viewport()->size() * percent_ / 100);
}

QSize ZoomArea::sizeHint() const {
    return widget()->sizeHint();
}

void ZoomArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (percent_ != smallest && zoomable_ == nullptr) fit();
}

void ZoomArea::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        if (event->angleDelta().y() != 0) setZoom(percent_ + (event->angleDelta().y() > 0 ? 25 : -25));
        event->accept();
        return;
    }
    QScrollArea::wheelEvent(event);
}

}  // namespace plt
