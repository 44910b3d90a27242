// SPDX-License-Identifier: MIT
#include "common/look/celebration.h"

#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/look/sprites.h"
#include "common/rules/random.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QVariantAnimation>

namespace plt {

namespace {

constexpr int flightCount = 110;
constexpr qreal pi = 3.14159265;

/// Returns one of a few shapes in a square from -1 to 1.
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

/// One piece of confetti, thrown up from below the bottom edge. Lengths are fractions of the widget's size.
struct Flight {
    int kind;
    qreal from;   ///< start position
    qreal drift;  ///< horizontal distance
    qreal rise;   ///< height of the flight
    qreal delay;  ///< start time as a fraction of the total duration
    qreal size;   ///< scale relative to the largest piece
    qreal spin;   ///< rotation in degrees
};

std::vector<Flight> flightsOf(int kinds) {
    Random random(7);
    const auto part = [&random] { return static_cast<qreal>(random.below(1000)) / 1000; };
    std::vector<Flight> flights;
    for (int i = 0; i < flightCount; ++i) {
        Flight flight{};
        flight.kind = i % std::max(1, kinds);
        flight.from = part();
        flight.rise = 0.5 + 0.6 * part();
        flight.delay = 0.35 * part();
        flight.size = 0.45 + 0.55 * part();
        flight.drift = (part() - 0.5) * 0.25;
        flight.spin = (part() - 0.5) * 1400;
        flights.push_back(flight);
    }
    return flights;
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

class Celebration::Private {
  public:
    explicit Private(Confetti what) : confetti(std::move(what)), flights(flightsOf(confetti.kinds)) {
        time.setDuration(motion::celebration);
        time.setStartValue(0.0);
        time.setEndValue(1.0);
    }

    /// Draws all pieces on a widget of this size.
    void paint(QPainter& painter, QSize room, qreal pixelRatio);

    const Confetti confetti;
    const std::vector<Flight> flights;
    Sprites sprites;
    QVariantAnimation time;
};

Celebration::Confetti Celebration::paper() {
    // Four and seven are coprime: all shapes come in all hues.
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

Celebration::Celebration(QWidget* over, Confetti confetti)
    : QWidget(over), d_(std::make_unique<Private>(std::move(confetti))) {
    // Qt hides widgets with this object name from screen readers; there is no other way.
    setObjectName(QStringLiteral("qt_rubberband"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(over->rect());
    // Update everything: the widget below paints one rectangle in half the time of a hundred small ones.
    connect(&d_->time, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    connect(&d_->time, &QVariantAnimation::finished, this, &QObject::deleteLater);
    QCoreApplication::instance()->installEventFilter(this);
}

Celebration::~Celebration() = default;

void Celebration::start(QWidget* widget, Confetti confetti) {
    if (!motion::isEnabled() || !widget->isVisible()) return;
    stop(widget);
    auto* const celebration = new Celebration(widget, std::move(confetti));
    celebration->show();
    celebration->raise();
    celebration->d_->time.start();
}

void Celebration::stop(QWidget* widget) {
    // No deleteLater(): a test or a second win would still find it.
    delete widget->findChild<Celebration*>(QString(), Qt::FindDirectChildrenOnly);
}

bool Celebration::isRunning(const QWidget* widget) {
    const auto* const found = widget->findChild<Celebration*>(QString(), Qt::FindDirectChildrenOnly);
    return found && found->d_->time.state() == QAbstractAnimation::Running;
}

bool Celebration::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    if (isInput(*event) && isVisible()) {
        d_->time.stop();
        hide();
        deleteLater();
    }
    return QWidget::eventFilter(watched, event);
}

void Celebration::Private::paint(QPainter& painter, QSize room, qreal pixelRatio) {
    const qreal largest = std::min(room.width(), room.height()) * confetti.side;
    if (largest <= 0 || !confetti.paint) return;
    const qreal now = time.currentValue().toReal();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(std::clamp((1 - now) * 3.0, 0.0, 1.0));
    const QSize box(qCeil(largest), qCeil(largest));
    for (const Flight& flight : flights) {
        const QPixmap& sprite = sprites.get(
            static_cast<quint64>(flight.kind), box, pixelRatio,
            [&](QPainter& into, const QRectF& square) { confetti.paint(into, square, flight.kind); });
        const qreal own = std::clamp((now - flight.delay) / (1 - flight.delay), 0.0, 1.0);
        // Up and down again: a parabola.
        const qreal height = 4 * flight.rise * own * (1 - own);
        const qreal side = largest * flight.size;
        painter.save();
        painter.translate((flight.from + flight.drift * own) * room.width(),
                          (1 - height) * room.height() + side);
        if (confetti.tumbles) {
            painter.rotate(flight.spin * own);
            painter.scale(1, std::cos(flight.spin * own / 90));
        }
        painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), sprite, QRectF(sprite.rect()));
        painter.restore();
    }
}

void Celebration::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    d_->paint(painter, size(), devicePixelRatioF());
}

}  // namespace plt
