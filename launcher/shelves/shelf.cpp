// SPDX-License-Identifier: MIT
#include "launcher/shelves/shelf.h"

#include "common/look/colours.h"
#include "launcher/shelves/game_button.h"

#include <QPainter>
#include <QResizeEvent>
#include <QStyle>

namespace plt {

namespace {

constexpr int above = 6;
constexpr int below = 6;

QFont headingFont(QFont font, int iconSide) {
    const double larger = 1.08 * textScale(iconSide);
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * larger);
    else
        font.setPixelSize(qRound(font.pixelSize() * larger));
    font.setBold(true);
    return font;
}

}  // namespace

Shelf::Shelf(QWidget* parent) : QGroupBox(parent) {}

int Shelf::headingHeight(const QFont& font, int iconSide) {
    return above + QFontMetrics(headingFont(font, iconSide)).height() + below;
}

void Shelf::setHeading(const QString& heading) {
    heading_ = heading;
    setAccessibleName(heading);
    fitHeading();
}

void Shelf::setIconSide(int side) {
    if (iconSide_ == side) return;
    iconSide_ = side;
    fitHeading();
    update();
}

QRect Shelf::headingPlace() const {
    const int inset = GameButton::padding;
    return {inset, above, qMax(0, width() - 2 * inset),
            QFontMetrics(headingFont(font(), iconSide_)).height()};
}

void Shelf::fitHeading() {
    const QFontMetrics metrics(headingFont(font(), iconSide_));
    const QString shown = metrics.elidedText(heading_, Qt::ElideRight, headingPlace().width());
    // As rich text it may hold any characters; a screen reader is told the name.
    setToolTip(shown == heading_ ? QString() : QStringLiteral("<p>%1</p>").arg(heading_.toHtmlEscaped()));
    setAccessibleDescription(toolTip().isEmpty() ? QString() : heading_);
    setTitle(QString(shown).replace(u'&', QLatin1String("&&")));
}

void Shelf::resizeEvent(QResizeEvent* event) {
    QGroupBox::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) fitHeading();
}

void Shelf::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor text = palette().color(QPalette::Text);
    const QColor base = palette().color(QPalette::Base);
    const QRect place = headingPlace();
    painter.setFont(headingFont(font(), iconSide_));
    const QFontMetrics metrics = painter.fontMetrics();
    const QString shown = metrics.elidedText(heading_, Qt::ElideRight, place.width());
    painter.setPen(mixed(text, base, 0.2));
    const Qt::Alignment alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.drawText(place, static_cast<int>(alignment | Qt::AlignVCenter | Qt::TextSingleLine), shown);

    constexpr int gap = 12;
    QRect line = place;
    line.setLeft(place.left() + metrics.horizontalAdvance(shown) + gap);
    line.setTop(place.center().y() + 1);
    line.setHeight(1);
    if (line.width() > 0)
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), line), mixed(base, text, 0.16));
}

}  // namespace plt
