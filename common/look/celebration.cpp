// SPDX-License-Identifier: MIT
#include "common/look/celebration.h"

#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/rules/random.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

namespace plt {

namespace {

constexpr int shapes = 110;

/// One of a few shapes in a square from -1 to 1.
QPainterPath shape(int kind) {
    QPainterPath path;
    switch (kind) {
        case 0:
            path.addEllipse(QPointF(0, 0), 0.9, 0.9);
            break;
        case 1:
            path.addRoundedRect(QRectF(-1, -0.5, 2, 1), 0.15, 0.15);
            break;
        case 2:
            path.addPolygon(QPolygonF({{0, -1}, {0.95, 0.75}, {-0.95, 0.75}, {0, -1}}));
            break;
        default: {
            constexpr int points = 10;
            for (int i = 0; i < points; ++i) {
                const qreal radius = i % 2 == 0 ? 1 : 0.45;
                const qreal angle = 2 * 3.14159265 * i / points - 3.14159265 / 2;
                const QPointF point(radius * std::cos(angle), radius * std::sin(angle));
                i == 0 ? path.moveTo(point) : path.lineTo(point);
            }
            path.closeSubpath();
        }
    }
    return path;
}

}  // namespace

Celebration::Celebration(QWidget* over) : QWidget(over) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(over->rect());
    time_.setDuration(motion::celebration);
    time_.setStartValue(0.0);
    time_.setEndValue(1.0);
    connect(&time_, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    connect(&time_, &QVariantAnimation::finished, this, &QObject::deleteLater);
    QCoreApplication::instance()->installEventFilter(this);
}

void Celebration::over(QWidget* widget) {
    if (!motion::enabled() || !widget->isVisible()) return;
    end(widget);
    auto* const celebration = new Celebration(widget);
    celebration->show();
    celebration->raise();
    celebration->time_.start();
}

void Celebration::end(QWidget* widget) {
    // Not later: a test or a second win would still find it.
    delete widget->findChild<Celebration*>(QString(), Qt::FindDirectChildrenOnly);
}

bool Celebration::isOver(const QWidget* widget) {
    const auto* const found = widget->findChild<Celebration*>(QString(), Qt::FindDirectChildrenOnly);
    return found && found->time_.state() == QAbstractAnimation::Running;
}

bool Celebration::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    const bool input = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress ||
                       event->type() == QEvent::TouchBegin || event->type() == QEvent::Wheel;
    if (input && isVisible()) {
        time_.stop();
        hide();
        deleteLater();
    }
    return QWidget::eventFilter(watched, event);
}

void Celebration::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal time = time_.currentValue().toReal();
    const QSizeF room = size();
    const qreal side = std::min(room.width(), room.height()) / 60;
    painter.setOpacity(std::clamp((1 - time) * 3.0, 0.0, 1.0));
    Random random(7);
    const auto part = [&random] { return static_cast<qreal>(random.below(1000)) / 1000; };
    for (int i = 0; i < shapes; ++i) {
        const qreal x = part();
        const qreal rise = 0.5 + 0.6 * part();
        const qreal delay = 0.35 * part();
        const qreal size = side * (0.7 + 0.8 * part());
        const qreal drift = (part() - 0.5) * 0.25;
        const qreal spin = (part() - 0.5) * 1400;
        const qreal own = std::clamp((time - delay) / (1 - delay), 0.0, 1.0);
        // Thrown from below the lower edge, up and down again.
        const qreal height = 4 * rise * own * (1 - own);
        painter.save();
        painter.translate((x + drift * own) * room.width(), (1 - height) * room.height() + 2 * size);
        painter.rotate(spin * own);
        painter.scale(size, size * std::cos(spin * own / 90));
        const QColor fill = distinctHue(i % distinctHues);
        painter.setPen(QPen(shaded(fill, -0.3), 0.12));
        painter.setBrush(fill);
        painter.drawPath(shape(i % 4));
        painter.restore();
    }
}

}  // namespace plt
