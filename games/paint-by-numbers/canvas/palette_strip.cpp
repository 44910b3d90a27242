// SPDX-License-Identifier: MIT
#include "paint-by-numbers/canvas/palette_strip.h"

#include "common/language/translated.h"
#include "common/look/colours.h"
#include "paint-by-numbers/painting/puzzle_painter.h"
#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QToolButton>
#include <QWheelEvent>

namespace paint_by_numbers {

namespace {

constexpr int swatchSide = 20;
/// Buttons that are narrower show no number.
constexpr int leastForNumber = 46;
constexpr int notch = 120;

/// A square in the colour with its letter; the chosen one has a thick edge and a dot in the corner.
QIcon iconOf(char letter, const QColor& fill, bool chosen, const QPalette& palette, const QFont& usual,
             qreal ratio) {
    QPixmap pixmap(QSize(swatchSide, swatchSide) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = plt::colour(plt::Role::ink, palette);
    const qreal edge = chosen ? 2.5 : 1;
    painter.setPen(QPen(chosen ? ink : plt::mixed(ink, plt::colour(plt::Role::paper, palette), 0.4), edge));
    painter.setBrush(fill);
    const QRectF box =
        QRectF(0, 0, swatchSide, swatchSide).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    painter.drawRoundedRect(box, 4, 4);
    QFont font = usual;
    font.setPixelSize(swatchSide * 62 / 100);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Inks::on(fill));
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QString(QLatin1Char(letter)));
    return QIcon(pixmap);
}

}  // namespace

PaletteStrip::PaletteStrip(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Colours"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 0, 6, 2);
    row->setSpacing(2);
    row->setAlignment(Qt::AlignCenter);
    for (int colour = 1; colour <= mostColours; ++colour) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("colour%1").arg(colour));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setIconSize({swatchSide, swatchSide});
        button->setText(locale().toString(colour));
        button->hide();
        connect(button, &QToolButton::clicked, this, [this, colour] {
            setColour(colour);
            Q_EMIT colourChosen(colour);
        });
        row->addWidget(button);
        buttons_.push_back(button);
    }
}

void PaletteStrip::setColours(const Palette& colours) {
    if (colours == colours_) return;
    colours_ = colours;
    colour_ = 1;
    updateButtons();
}

void PaletteStrip::setColour(int colour) {
    colour_ = colour;
    updateButtons();
}

void PaletteStrip::updateButtons() {
    const Inks inks = Inks::onScreen(palette()).inColours(colours_);
    const int count = static_cast<int>(colours_.size());
    const bool numbers = count == 0 || (width() - 12) / count >= leastForNumber + 2;
    for (int colour = 1; colour <= mostColours; ++colour) {
        QToolButton* button = this->button(colour);
        button->setVisible(colour <= count);
        if (colour > count) continue;
        const QString name = plt::translated(colourName(colours_, colour));
        button->setChecked(colour == colour_);
        button->setIcon(iconOf(colours_[at(colour - 1)].letter, inks.fill(colour), colour == colour_,
                               palette(), font(), devicePixelRatioF()));
        button->setToolButtonStyle(numbers ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        button->setAccessibleName(name);
        button->setToolTip(tr("Paint in this colour: %1 (key %L2)").arg(name).arg(colour));
    }
}

QSize PaletteStrip::minimumSizeHint() const {
    return {120, swatchSide + 8};
}

void PaletteStrip::wheelEvent(QWheelEvent* event) {
    const int count = static_cast<int>(colours_.size());
    if (count == 0) return;
    turned_ += event->angleDelta().y() + event->angleDelta().x();
    event->accept();
    const int steps = turned_ / notch;
    if (steps == 0) return;
    turned_ -= steps * notch;
    setColour(((colour_ - 1 - steps) % count + count) % count + 1);
    Q_EMIT colourChosen(colour_);
}

void PaletteStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateButtons();
}

void PaletteStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) updateButtons();
}

}  // namespace paint_by_numbers

#include "moc_palette_strip.cpp"
