// SPDX-License-Identifier: MIT
#pragma once

#include <QBoxLayout>
#include <QWidget>

namespace paint_by_numbers {

class Board;
class PaletteStrip;

/// A board with the colours to paint in below it, or beside it where it is low and wide.
class BoardPage : public QWidget {
  public:
    explicit BoardPage(QWidget* parent = nullptr);

    Board& board() const { return *board_; }
    PaletteStrip& colours() const { return *palette_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QBoxLayout* layout_;
    Board* board_;
    PaletteStrip* palette_;
};

}  // namespace paint_by_numbers
