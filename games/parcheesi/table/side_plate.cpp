// SPDX-License-Identifier: MIT
#include "parcheesi/table/side_plate.h"

#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/fitted_font.h"
#include "common/look/marks.h"
#include "common/look/motion.h"
#include "parcheesi/table/die.h"
#include "parcheesi/table/side_look.h"

#include <algorithm>

#include <QAccessible>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

namespace parcheesi {

namespace {

/// As a fraction of the plate's width.
constexpr qreal largestDie = 0.3;
/// A narrower plate shows less.
constexpr qreal tightWidth = 120;
/// The number of faces that a rolling die shows.
constexpr int tumbles = 9;

}  // namespace

SidePlate::SidePlate(Side side, QWidget* parent) : QWidget(parent), side_(side) {
    rolling_.setStartValue(0.0);
    rolling_.setEndValue(1.0);
    connect(&rolling_, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void SidePlate::show(const PlateContent& content, bool rolls) {
    const bool same = content == content_;
    content_ = content;
    if (rolls && plt::motion::isEnabled() && isVisible()) {
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
    if (!left.isEmpty())
        parts << (content_.hasTurn ? tr("numbers left: %1") : tr("rolled %1")).arg(plt::listed(left));
    for (const ShownDie& die : content_.dice)
        if (die.chosen) parts << tr("%L1 is chosen").arg(die.number);
    if (!used.isEmpty()) parts << tr("used: %1").arg(plt::listed(used));
    if (!content_.word.isEmpty()) parts << content_.word;
    parts << tr("%Ln pawns home", "1 pawn home", content_.home) << content_.progress;
    return plt::listed(parts);
}

QRectF SidePlate::mirrored(QRectF place) const {
    if (layoutDirection() == Qt::RightToLeft) place.moveRight(width() - place.left());
    return place;
}

QRectF SidePlate::dieBox(int die) const {
    return die >= 0 && die < static_cast<int>(dice_.size()) ? dice_[die] : QRectF();
}

void SidePlate::mouseReleaseEvent(QMouseEvent* event) {
    QWidget::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || !content_.hasTurn) return;
    for (std::size_t i = 0; i < dice_.size() && i < content_.dice.size(); ++i) {
        if (!dice_[i].contains(event->position())) continue;
        Q_EMIT dieClicked(content_.dice[i].number, content_.dice[i].used);
        return;
    }
}

QFont SidePlate::wordsFont() const {
    return plt::grownFont(font(), window()->size());
}

void SidePlate::layOutDice(const QRectF& area) {
    const int count = static_cast<int>(content_.dice.size());
    dice_.clear();
    qreal die = 0;
    int columns = 1;
    constexpr qreal gap = 0.18;
    for (int tried = 1; tried <= count; ++tried) {
        const int rows = (count + tried - 1) / tried;
        const qreal side =
            std::min({area.width() / (tried + gap * (tried - 1)), area.height() / (rows + gap * (rows - 1)),
                      std::max<qreal>(largestDie * width(), 40)});
        if (side <= die + 0.5) continue;
        die = side;
        columns = tried;
    }
    for (int i = 0; i < count; ++i)
        dice_.push_back(mirrored({area.left() + (i % columns) * die * (1 + gap),
                                  area.top() + (i / columns) * die * (1 + gap), die, die}));
}

void SidePlate::paintDice(QPainter& painter) const {
    const bool rolls = isRolling();
    const qreal progress = rolls ? rolling_.currentValue().toReal() : 1;
    for (std::size_t i = 0; i < dice_.size(); ++i) {
        const ShownDie& shown = content_.dice[i];
        const QRectF& square = dice_[i];
        DieLook look{shown.number, shown.used, !content_.hasTurn, 0};
        if (rolls && shown.number <= 6) {
            const int which = static_cast<int>(i);
            const int tumble = static_cast<int>(progress * tumbles);
            if (tumble < tumbles - 1) look.number = 1 + (tumble * 5 + which * 3 + shown.number) % 6;
            const qreal rest = (1 - progress) * (1 - progress);
            look.angle = rest * (i % 2 == 0 ? 220 : -260);
            look.used = false;
            look.resting = false;
            const qreal inset = square.width() * 0.08;
            drawDie(painter, square.adjusted(inset, inset, -inset, -inset), look, palette());
            continue;
        }
        drawDie(painter, square, look, palette());
        if (shown.chosen)
            plt::drawMarkInside(painter, plt::Mark::target, square, square.width() * 0.18, palette());
    }
}

/// Draws a slot for each pawn, filled if it is at home.
void SidePlate::paintHome(QPainter& painter, const QRectF& row) const {
    const qreal size = std::min(row.height(), row.width() / pawnCount) * 0.8;
    for (int i = 0; i < pawnCount; ++i) {
        const QRectF place =
            mirrored({row.left() + i * row.width() / pawnCount, row.center().y() - size / 2, size, size});
        if (i < content_.home) {
            drawDisc(painter, side_, place);
            continue;
        }
        painter.setPen(QPen(
            plt::mixed(plt::colour(plt::Role::cell, palette()), plt::colour(plt::Role::ink, palette()), 0.5),
            1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(place.adjusted(1, 1, -1, -1));
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

    const QFont words = wordsFont();
    const int line = std::max(QFontMetrics(words).height(), 14);
    const bool tight = frame.width() < tightWidth;
    const qreal inset = tight ? 5 : 10;
    const QRectF inner = frame.adjusted(inset, inset, -inset, -inset);
    const qreal chip = line * 1.5;
    drawDisc(painter, side_, mirrored({inner.topLeft(), QSizeF(chip, chip)}));
    QFont bold = words;
    bold.setBold(true);
    bold.setPixelSize(std::max(16, static_cast<int>(line * 0.95)));
    const auto drawLine = [&](const QRectF& place, const QFont& wanted, const QString& text,
                              Qt::Alignment side = Qt::AlignLeft) {
        const int room = static_cast<int>(place.width());
        const QFont fitted = plt::fittedFont(wanted, text, room - 1);
        if (tight && QFontMetrics(fitted).horizontalAdvance(text) > room) return;
        painter.setFont(fitted);
        painter.drawText(mirrored(place), side | Qt::AlignVCenter,
                         QFontMetrics(fitted).elidedText(text, Qt::ElideRight, room + 1));
    };
    painter.setPen(ink);
    const qreal beside = chip + (tight ? 3 : 7);
    drawLine(QRectF(inner.left() + beside, inner.top(), inner.width() - beside, chip), bold, content_.name);
    qreal top = inner.top() + chip + 3;
    qreal bottom = inner.bottom();
    // The texts that are dropped first for lack of room are shown elsewhere, too.
    if (!tight && inner.height() > 4 * line + chip) {
        drawLine(QRectF(inner.left(), top, inner.width(), line), words, content_.player);
        top += line + 6;
    }
    if (inner.height() > 3 * line + chip) {
        QFont figure = words;
        figure.setPixelSize(std::max(16, static_cast<int>(line * 0.95)));
        const qreal height = QFontMetrics(figure).height();
        bottom -= height;
        const QRectF last(inner.left(), bottom, inner.width(), height);
        // Pawns at home are to the left of the figure, or above it if that leaves too little room.
        const qreal rowWidth = pawnCount * line;
        const bool inLine =
            inner.width() > rowWidth + QFontMetrics(figure).horizontalAdvance(content_.progress);
        painter.setPen(ink);
        drawLine(inLine ? last.adjusted(rowWidth, 0, 0, 0) : last, figure, content_.progress,
                 inLine ? Qt::AlignRight : Qt::AlignLeft);
        if (inLine) {
            paintHome(painter, QRectF(inner.left(), bottom, rowWidth, height));
        } else if (!tight && inner.height() > 7 * line + chip) {
            bottom -= line;
            paintHome(painter, QRectF(inner.left(), bottom, rowWidth, line));
        }
        bottom -= 4;
    }
    if (!tight && !content_.word.isEmpty() && inner.height() > 4 * line + chip) {
        bottom -= line;
        painter.setPen(isRolling() ? QColor(Qt::transparent) : ink);
        QFont italic = words;
        italic.setItalic(true);
        drawLine(QRectF(inner.left(), bottom, inner.width(), line), italic, content_.word);
        bottom -= 2;
    }
    layOutDice(QRectF(inner.left() + 2, top, inner.width() - 4, bottom - top - 3));
    paintDice(painter);
}

}  // namespace parcheesi
