// SPDX-License-Identifier: MIT
#include "paint-by-numbers/canvas/board_page.h"

#include "paint-by-numbers/canvas/board.h"
#include "paint-by-numbers/canvas/palette_strip.h"

namespace paint_by_numbers {

BoardPage::BoardPage(QWidget* parent)
    : QWidget(parent),
      layout_(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      board_(new Board),
      palette_(new PaletteStrip) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    layout_->addWidget(board_, 1);
    layout_->addWidget(palette_);
    palette_->hide();
    connect(board_, &Board::colourChanged, palette_, &PaletteStrip::setColour);
    connect(palette_, &PaletteStrip::colourChosen, board_, &Board::setColour);
}

void BoardPage::resizeEvent(QResizeEvent* event) {
    // Each row counts in a low window.
    constexpr int low = 260;
    const bool beside = height() < low && width() > height();
    layout_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    palette_->setUpright(beside);
    QWidget::resizeEvent(event);
}

}  // namespace paint_by_numbers
