// SPDX-License-Identifier: MIT
#include "launcher/today/day_button.h"

#include "common/accessible/keys.h"
#include "common/look/colours.h"
#include "common/look/focus/focus_ring.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace plt {

namespace {

constexpr int edge = 4;
/// The sides of pictures.
constexpr int smallest = 12;
constexpr int largest = 24;

}  // namespace

DayButton::DayButton(QWidget* parent) : QAbstractButton(parent) {
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DayButton::setDay(const Day& day) {
    day_ = day;
    setText(QLocale().toString(day.date.day()));
    setAccessibleName(day.description);
    // Else a screen reader is told the markup of the tool tip.
    setAccessibleDescription(day.description);
    setToolTip(QStringLiteral("<p>%1</p>").arg(day.description.toHtmlEscaped()));
    update();
}

QSize DayButton::minimumSizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(QStringLiteral("00")) + metrics.height() + 2 * edge,
            metrics.height() + 2 * edge};
}

QSize DayButton::sizeHint() const {
    constexpr int pictures = 3;
    const int width = pictures * (largest + 2) + 2 * edge;
    const int height = fontMetrics().height() + 2 + largest + 2 * edge;
    return QSize(width, height).expandedTo(minimumSizeHint());
}

bool DayButton::event(QEvent* event) {
    const auto type = event->type();
    const bool isHandled = QAbstractButton::event(event);
    if (type == QEvent::FocusIn || type == QEvent::HoverEnter) Q_EMIT entered();
    if (type == QEvent::HoverLeave) Q_EMIT left();
    return isHandled;
}

void DayButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor base = palette().color(QPalette::Base);
    const QColor ink = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    constexpr double corner = 5;
    constexpr double pressed = 0.18;
    constexpr double pointed = 0.1;
    constexpr double quiet = 0.04;
    constexpr double line = 0.25;
    const double strength = isDown() ? pressed : isEnabled() && underMouse() ? pointed : quiet;
    painter.setBrush(mixed(base, ink, strength));
    painter.setPen(day_.isToday ? QPen(ink, 2) : QPen(mixed(base, ink, line), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner, corner);

    QFont numbers = font();
    numbers.setBold(day_.isToday);
    painter.setFont(numbers);
    painter.setPen(ink);
    const int lineHeight = QFontMetrics(numbers).height();
    const QRect inner = rect().adjusted(edge, edge, -edge, -edge);
    // One line is in the middle of a low button.
    const bool isLow = inner.height() < 2 * lineHeight;
    const QRect top(inner.left() + 2, isLow ? inner.center().y() - lineHeight / 2 : inner.top(),
                    inner.width() - 4, lineHeight);
    const auto leading = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.drawText(top, static_cast<int>(leading | Qt::AlignVCenter), shownText(top.width() - lineHeight));
    const QRect markPlace(top.right() - lineHeight + 1, top.top(), lineHeight, lineHeight);
    paintDayMark(painter, day_.mark, QStyle::visualRect(layoutDirection(), top, markPlace), palette());
    if (!isLow) paintPictures(painter, inner.adjusted(0, lineHeight + 2, 0, 0));
    if (hasFocus()) drawFocusRing(painter, rect(), palette());
}

/// Returns the number of the day, with its month if that fits and is to be shown.
QString DayButton::shownText(int room) const {
    const QString month = QLocale().standaloneMonthName(day_.date.month(), QLocale::ShortFormat);
    const QString both = tr("%1 %2", "day and month").arg(text(), month);
    return day_.showsMonth && QFontMetrics(font()).horizontalAdvance(both) <= room ? both : text();
}

void DayButton::paintPictures(QPainter& painter, const QRect& room) const {
    const int side = qMin(room.height(), largest);
    if (side < smallest || day_.finished.isEmpty()) return;
    const auto fitting = static_cast<qsizetype>(room.width() / (side + 2));
    const bool areAll = day_.finished.size() <= fitting;
    const qsizetype count = areAll ? day_.finished.size() : qMax<qsizetype>(0, fitting - 1);
    const auto place = [&](qsizetype index) {
        return QStyle::visualRect(
            layoutDirection(), room,
            QRect(room.left() + static_cast<int>(index) * (side + 2), room.bottom() + 1 - side, side, side));
    };
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (qsizetype i = 0; i < count; ++i) painter.drawPixmap(place(i), day_.finished[i]);
    if (areAll) return;
    const QRect rest = count == 0 ? room : place(count);
    painter.drawText(rest, Qt::AlignCenter, tr("+%L1").arg(day_.finished.size() - count));
}

void DayButton::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    if (isPlain && isCursorKey(key))
        Q_EMIT keyPressed(static_cast<Qt::Key>(key));
    else if (key != Qt::Key_Return && key != Qt::Key_Enter)
        QAbstractButton::keyPressEvent(event);
    else if (!event->isAutoRepeat())
        click();
}

}  // namespace plt
