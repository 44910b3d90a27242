// SPDX-License-Identifier: MIT
#include "parcheesi/table/side_plate.h"

#include "common/look/colours.h"
#include "common/look/fitted_font.h"
#include "common/look/motion.h"
#include "parcheesi/table/die.h"
#include "parcheesi/table/side_look.h"

#include <algorithm>
#include <cmath>

#include <QAccessible>
#include <QLocale>
#include <QPainter>

namespace parcheesi {

namespace {

constexpr qreal largestDie = 56;
/// So often a rolling die shows another face.
constexpr int tumbles = 9;

}  // namespace

SidePlate::SidePlate(Side side, QWidget* parent) : QWidget(parent), side_(side) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    rolling_.setStartValue(0.0);
    rolling_.setEndValue(1.0);
    connect(&rolling_, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void SidePlate::show(const PlateContent& content, bool rolls) {
    const bool same = content == content_;
    content_ = content;
    if (rolls && plt::motion::enabled() && isVisible()) {
        rolling_.stop();
        rolling_.setDuration(plt::motion::paced(rollTime));
        rolling_.start();
    } else if (!same && rolling_.currentLoopTime() == 0) {
        rolling_.stop();
    }
    if (same && !rolls) return;
    setAccessibleName(spoken());
    update();
}

QString SidePlate::spoken() const {
    QStringList parts{content_.name, content_.player};
    QStringList left;
    QStringList used;
    for (const ShownDie& die : content_.dice) (die.used ? used : left) << QLocale().toString(die.number);
    if (content_.hasTurn) parts << tr("has the turn");
    const auto comma = QStringLiteral(", ");
    if (!left.isEmpty())
        parts << (content_.hasTurn ? tr("numbers left: %1") : tr("rolled %1")).arg(left.join(comma));
    if (!used.isEmpty()) parts << tr("used: %1").arg(used.join(comma));
    if (!content_.word.isEmpty()) parts << content_.word;
    parts << content_.progress;
    return parts.join(comma);
}

void SidePlate::paintDice(QPainter& painter, const QRectF& area) {
    const int count = static_cast<int>(content_.dice.size());
    if (count == 0) return;
    qreal die = 0;
    int columns = 1;
    constexpr qreal gap = 0.18;
    for (int tried = 1; tried <= count; ++tried) {
        const int rows = (count + tried - 1) / tried;
        const qreal side = std::min({area.width() / (tried + gap * (tried - 1)),
                                     area.height() / (rows + gap * (rows - 1)), largestDie});
        if (side <= die + 0.5) continue;
        die = side;
        columns = tried;
    }
    const bool rolls = isRolling();
    const qreal progress = rolls ? rolling_.currentValue().toReal() : 1;
    for (int i = 0; i < count; ++i) {
        const ShownDie& shown = content_.dice[static_cast<std::size_t>(i)];
        const QRectF square(area.left() + (i % columns) * die * (1 + gap),
                            area.top() + (i / columns) * die * (1 + gap), die, die);
        DieLook look{shown.number, shown.used, !content_.hasTurn, 0};
        if (rolls && shown.number <= 6) {
            const int tumble = static_cast<int>(progress * tumbles);
            if (tumble < tumbles - 1) look.number = 1 + (tumble * 5 + i * 3 + shown.number) % 6;
            const qreal rest = (1 - progress) * (1 - progress);
            look.angle = rest * (i % 2 == 0 ? 220 : -260);
            look.used = false;
            look.resting = false;
            drawDie(painter, square.adjusted(die * 0.08, die * 0.08, -die * 0.08, -die * 0.08), look,
                    palette());
            continue;
        }
        drawDie(painter, square, look, palette());
    }
}

void SidePlate::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = plt::colour(plt::Role::ink, palette());
    const QColor ground = plt::colour(content_.hasTurn ? plt::Role::cellRaised : plt::Role::paper, palette());
    const QRectF frame = QRectF(rect()).adjusted(5, 5, -5, -5);
    painter.setPen(content_.hasTurn ? QPen(plt::mixed(sideColour(side_), ink, 0.25), 3)
                                    : QPen(plt::mixed(ground, ink, 0.2), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(frame, 10, 10);

    const QRectF inner = frame.adjusted(10, 9, -9, -8);
    const int line = std::max(QFontMetrics(font()).height(), 14);
    const qreal chip = line * 1.5;
    drawDisc(painter, side_, QRectF(inner.topLeft(), QSizeF(chip, chip)));
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(std::max(16, static_cast<int>(line * 0.95)));
    const auto drawLine = [&](const QRectF& place, const QFont& wanted, const QString& text) {
        const QFont fitted = plt::fittedFont(wanted, text, static_cast<int>(place.width()));
        painter.setFont(fitted);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(fitted).elidedText(text, Qt::ElideRight,
                                                         static_cast<int>(std::ceil(place.width()))));
    };
    painter.setPen(ink);
    drawLine(QRectF(inner.left() + chip + 7, inner.top(), inner.width() - chip - 7, chip), bold,
             content_.name);
    qreal top = inner.top() + chip + 3;
    painter.setPen(ink);
    drawLine(QRectF(inner.left(), top, inner.width(), line), font(), content_.player);
    top += line + 6;
    qreal bottom = inner.bottom() - line;
    drawLine(QRectF(inner.left(), bottom, inner.width(), line), font(), content_.progress);
    if (!content_.word.isEmpty()) {
        bottom -= line + 2;
        painter.setPen(ink);
        QFont italic = font();
        italic.setItalic(true);
        drawLine(QRectF(inner.left(), bottom, inner.width(), line), italic, content_.word);
    }
    paintDice(painter, QRectF(inner.left() + 2, top, inner.width() - 4, bottom - top - 6));
}

}  // namespace parcheesi
