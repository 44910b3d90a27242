// SPDX-License-Identifier: MIT
#include "paint-by-numbers/canvas/palette_strip.h"

#include "common/language/translated.h"
#include "common/look/colours.h"
#include "paint-by-numbers/painting/puzzle_painter.h"
#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>

#include <QBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QToolButton>
#include <QWheelEvent>

namespace paint_by_numbers {

namespace {

constexpr int swatchSide = 20;
/// Buttons that are narrower show no number.
constexpr int leastForNumber = 46;
constexpr int roomAround = 8;
constexpr int leastSwatch = 10;
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

PaletteStrip::PaletteStrip(QWidget* parent)
    : QWidget(parent), row_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    setAccessibleName(tr("Colours"));
    row_->setContentsMargins(6, 0, 6, 2);
    row_->setSpacing(2);
    row_->setAlignment(Qt::AlignCenter);
}

QToolButton* PaletteStrip::makeButton(int colour) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("colour%1").arg(colour));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setText(locale().toString(colour));
    // A screen reader may toggle the button instead of clicking it.
    connect(button, &QToolButton::toggled, this, [this, colour] {
        if (updating_) return;
        // The chosen one stays checked when it is pressed again.
        colour_ = colour;
        updateButtons();
        Q_EMIT colourChosen(colour);
    });
    row_->addWidget(button);
    return button;
}

void PaletteStrip::setColours(const Palette& colours) {
    if (colours == colours_) return;
    colours_ = colours;
    colour_ = 1;
    // Most puzzles have none.
    while (buttons_.size() < colours_.size())
        buttons_.push_back(makeButton(static_cast<int>(buttons_.size()) + 1));
    updateButtons();
}

void PaletteStrip::setUpright(bool on) {
    if (on == upright_) return;
    upright_ = on;
    row_->setDirection(on ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    row_->setContentsMargins(on ? 2 : 6, 0, on ? 4 : 6, 2);
    row_->setSpacing(on ? 0 : 2);
    updateButtons();
}

void PaletteStrip::setColour(int colour) {
    if (colour == colour_) return;
    colour_ = colour;
    updateButtons();
}

void PaletteStrip::updateButtons() {
    if (buttons_.empty()) return;
    updating_ = true;
    const Inks inks = Inks::onScreen(palette()).inColours(colours_);
    const int count = static_cast<int>(colours_.size());
    const bool numbers = count == 0 || (!upright_ && (width() - 12) / count >= leastForNumber + 2);
    const int room = upright_ && count > 0 ? height() / count : swatchSide + roomAround;
    const int side = std::clamp(room - roomAround, leastSwatch, swatchSide);
    for (int colour = 1; colour <= static_cast<int>(buttons_.size()); ++colour) {
        QToolButton* button = this->button(colour);
        button->setVisible(colour <= count);
        if (colour > count) continue;
        const QString name = plt::translated(colourName(colours_, colour));
        button->setChecked(colour == colour_);
        button->setIcon(iconOf(colours_[at(colour - 1)].letter, inks.fill(colour), colour == colour_,
                               palette(), font(), devicePixelRatioF()));
        button->setIconSize({side, side});
        if (upright_)
            button->setFixedSize(swatchSide + roomAround, side + roomAround);
        else
            button->setFixedSize(numbers ? leastForNumber : swatchSide + roomAround, swatchSide + roomAround);
        button->setToolButtonStyle(numbers ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        button->setAccessibleName(name);
        button->setToolTip(tr("Paint in this colour: %1 (key %L2)").arg(name).arg(colour));
    }
    updating_ = false;
}

QSize PaletteStrip::minimumSizeHint() const {
    return upright_ ? QSize(swatchSide + roomAround + 6, 100) : QSize(120, swatchSide + roomAround + 2);
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

QSize PaletteStrip::sizeHint() const {
    return minimumSizeHint();
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
