// SPDX-License-Identifier: MIT
#include "common/look/celebration.h"

#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/rules/random.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

namespace plt {

namespace {

constexpr int flightCount = 110;
constexpr qreal pi = 3.14159265;

/// One of a few shapes in a square from -1 to 1.
QPainterPath shape(int number) {
    QPainterPath path;
    switch (number) {
        case 0:
            path.addEllipse(QPointF(0, 0), 0.9, 0.9);
            break;
        case 1:
            path.addRoundedRect(QRectF(-0.95, -0.5, 1.9, 1), 0.15, 0.15);
            break;
        case 2:
            path.addPolygon(QPolygonF({{0, -0.9}, {0.9, 0.75}, {-0.9, 0.75}, {0, -0.9}}));
            break;
        default: {
            constexpr int points = 10;
            for (int i = 0; i < points; ++i) {
                const qreal radius = i % 2 == 0 ? 0.95 : 0.43;
                const qreal angle = 2 * pi * i / points - pi / 2;
                const QPointF point(radius * std::cos(angle), radius * std::sin(angle));
                i == 0 ? path.moveTo(point) : path.lineTo(point);
            }
            path.closeSubpath();
        }
    }
    return path;
}

bool isInput(const QEvent& event) {
    switch (event.type()) {
        case QEvent::MouseButtonPress:
        case QEvent::KeyPress:
        case QEvent::Shortcut:
        case QEvent::TouchBegin:
        case QEvent::Wheel:
            return true;
        default:
            return false;
    }
}

}  // namespace

Celebration::Confetti Celebration::paper() {
    // Four and seven have no divisor in common: all shapes come in all hues.
    constexpr int shapes = 4;
    Confetti confetti;
    confetti.kinds = shapes * distinctHues;
    confetti.paint = [](QPainter& painter, const QRectF& box, int kind) {
        const QColor fill = distinctHue(kind % distinctHues);
        painter.translate(box.center());
        painter.scale(box.width() / 2, box.height() / 2);
        painter.setPen(QPen(shaded(fill, -0.3), 0.1));
        painter.setBrush(fill);
        painter.drawPath(shape(kind % shapes));
    };
    return confetti;
}

Celebration::Celebration(QWidget* over, Confetti confetti) : QWidget(over), confetti_(std::move(confetti)) {
    // By this name Qt leaves a widget out of what screen readers walk through; there is no other way.
    setObjectName(QStringLiteral("qt_rubberband"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(over->rect());
    Random random(7);
    const auto part = [&random] { return static_cast<qreal>(random.below(1000)) / 1000; };
    for (int i = 0; i < flightCount; ++i) {
        Flight flight{};
        flight.kind = i % std::max(1, confetti_.kinds);
        flight.from = part();
        flight.rise = 0.5 + 0.6 * part();
        flight.delay = 0.35 * part();
        flight.size = 0.45 + 0.55 * part();
        flight.drift = (part() - 0.5) * 0.25;
        flight.spin = (part() - 0.5) * 1400;
        flights_.push_back(flight);
    }
    time_.setDuration(motion::celebration);
    time_.setStartValue(0.0);
    time_.setEndValue(1.0);
    // All of it: what lies below paints one rectangle in half the time of a hundred small ones.
    connect(&time_, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    connect(&time_, &QVariantAnimation::finished, this, &QObject::deleteLater);
    QCoreApplication::instance()->installEventFilter(this);
}

void Celebration::over(QWidget* widget, Confetti confetti) {
    if (!motion::enabled() || !widget->isVisible()) return;
    end(widget);
    auto* const celebration = new Celebration(widget, std::move(confetti));
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
    if (isInput(*event) && isVisible()) {
        time_.stop();
        hide();
        deleteLater();
    }
    return QWidget::eventFilter(watched, event);
}

Celebration::Pose Celebration::poseOf(const Flight& flight, qreal time) const {
    const qreal largest = std::min(width(), height()) * confetti_.side;
    const qreal own = std::clamp((time - flight.delay) / (1 - flight.delay), 0.0, 1.0);
    // Up and down again.
    const qreal height = 4 * flight.rise * own * (1 - own);
    Pose pose{};
    pose.side = largest * flight.size;
    pose.centre = {(flight.from + flight.drift * own) * width(), (1 - height) * this->height() + pose.side};
    pose.angle = confetti_.tumbles ? flight.spin * own : 0;
    pose.flip = confetti_.tumbles ? std::cos(flight.spin * own / 90) : 1;
    return pose;
}

void Celebration::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const qreal time = time_.currentValue().toReal();
    const int largest = qCeil(std::min(width(), height()) * confetti_.side);
    if (largest <= 0 || !confetti_.paint) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(std::clamp((1 - time) * 3.0, 0.0, 1.0));
    for (const Flight& flight : flights_) {
        const QPixmap& picture = sprites_.get(
            static_cast<quint64>(flight.kind), {largest, largest}, devicePixelRatioF(),
            [&](QPainter& sprite, const QRectF& box) { confetti_.paint(sprite, box, flight.kind); });
        const Pose pose = poseOf(flight, time);
        painter.save();
        painter.translate(pose.centre);
        painter.rotate(pose.angle);
        painter.scale(pose.side, pose.side * pose.flip);
        painter.drawPixmap(QRectF(-0.5, -0.5, 1, 1), picture, QRectF(picture.rect()));
        painter.restore();
    }
}

}  // namespace plt
