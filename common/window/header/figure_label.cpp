// SPDX-License-Identifier: MIT
#include "common/window/header/figure_label.h"

#include <QEvent>
#include <QFontInfo>
#include <QPainter>

namespace plt {

namespace {
constexpr int minimumValueHeight = 16;  // pixels
constexpr qreal valueFactor = 1.35;     // times the window's font
constexpr int gap = 5;
}  // namespace

FigureLabel::FigureLabel(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QFont FigureLabel::valueFont() const {
    QFont large = font();
    large.setPixelSize(qMax(minimumValueHeight, qRound(QFontInfo(font()).pixelSize() * valueFactor)));
    large.setBold(true);
    return large;
}

int FigureLabel::signSide() const {
    return figure_.sign ? QFontMetrics(valueFont()).ascent() : 0;
}

bool FigureLabel::showsLabel(bool brief) const {
    return !figure_.label.isEmpty() && !(brief && figure_.sign);
}

void FigureLabel::setFigure(const HeaderFigure& figure) {
    const bool other = figure.label != figure_.label;
    const bool change = other || figure.value != figure_.value;
    figure_ = figure;
    if (!change) return;
    const int needed = QFontMetrics(valueFont()).horizontalAdvance(figure_.value);
    valueWidth_ = other ? needed : qMax(valueWidth_, needed);
    setAccessibleName(tr("%1: %2", "a figure of the game and its value").arg(figure_.label, figure_.value));
    setToolTip(figure_.label);
    updateGeometry();
    update();
}

void FigureLabel::setBrief(bool brief) {
    if (brief_ == brief) return;
    brief_ = brief;
    updateGeometry();
    update();
}

int FigureLabel::preferredWidth(bool brief) const {
    int width = valueWidth_;
    if (figure_.sign) width += signSide() + gap;
    if (showsLabel(brief)) width += fontMetrics().horizontalAdvance(figure_.label) + gap;
    return width;
}

QSize FigureLabel::sizeHint() const {
    return {preferredWidth(brief_), QFontMetrics(valueFont()).height()};
}

void FigureLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFont large = valueFont();
    const QFontMetrics metrics(large);
    const int baseline = (height() - metrics.height()) / 2 + metrics.ascent();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    int x = 0;
    const auto place = [&](int width) {
        const int left = mirrored ? this->width() - x - width : x;
        x += width + gap;
        return left;
    };
    if (figure_.sign) {
        const int side = signSide();
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        figure_.sign(painter, QRectF(place(side), baseline - side + metrics.descent() / 2.0, side, side));
        painter.restore();
    }
    QColor ink = palette().color(QPalette::WindowText);
    painter.setPen(ink);
    if (showsLabel(brief_)) {
        const int width = fontMetrics().horizontalAdvance(figure_.label);
        painter.drawText(QPoint(place(width), baseline), figure_.label);
    }
    painter.setFont(large);
    const int width = metrics.horizontalAdvance(figure_.value);
    painter.drawText(QPoint(place(width), baseline), figure_.value);
}

void FigureLabel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    valueWidth_ = QFontMetrics(valueFont()).horizontalAdvance(figure_.value);
    updateGeometry();
}

}  // namespace plt
