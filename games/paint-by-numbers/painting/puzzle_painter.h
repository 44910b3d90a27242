// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/painting/layout.h"
#include "paint-by-numbers/puzzle/board.h"

#include <vector>

#include <QColor>
#include <QFont>
#include <QRect>

class QPainter;
class QPalette;

namespace paint_by_numbers {

/// The colours of a puzzle.
struct Inks {
    QColor paper;    ///< around the cells
    QColor ink;      ///< numbers
    QColor settled;  ///< numbers whose run is there
    QColor unknown;
    QColor blue;
    QColor white;
    QColor dot;       ///< the sign of a cell that was made white
    QColor wrong;     ///< a mistake that was shown, and a line that cannot be finished
    QColor attended;  ///< behind the numbers of the row and column that the player looks at

    static Inks onScreen(const QPalette& palette);
    /// Black on white paper: unknown cells are white, too.
    static Inks onPaper();
};

/// Draws the parts of a puzzle, each from a point of its own, in the units of the layout. What a part looks
/// like does not depend on what was drawn of it before, so any of it can be drawn anew alone.
class PuzzlePainter {
  public:
    /// The clues must outlive it.
    PuzzlePainter(const Clues& clues, const Layout& layout, const Inks& inks, const QFont& font);

    /// Whether a line without runs shows a 0, or nothing.
    void setZeros(bool on) { zeros_ = on; }

    /// Cells from..to with what lies between them; `origin` is the first cell's corner.
    void drawCells(QPainter& painter, QPoint origin, const Marks& marks, QPoint from, QPoint to) const;
    /// One cell.
    void drawCell(QPainter& painter, QPoint origin, int x, int y, Mark mark) const;
    /// The whole picture of a finished puzzle, with cells that are not blue in white, and without lines.
    void drawPicture(QPainter& painter, QPoint origin, const Marks& marks) const;

    /// How the numbers of a line are shown.
    struct Line {
        std::vector<bool> settled;  ///< by number; those that are missing are not
        bool attended = false;
        bool impossible = false;
    };
    /// The numbers of a line (as in Clues); `origin` is the first cell's corner. `reach` is how much of the
    /// numbers' room is there.
    void drawClue(QPainter& painter, QPoint origin, int line, const Line& how, int reach) const;
    /// The room of a line's numbers.
    QRect clueBox(QPoint origin, int line, int reach) const;

    /// All of a puzzle, as on paper; `origin` is the corner of it, numbers included.
    void drawPuzzle(QPainter& painter, QPoint origin, const Marks& marks) const;

    const Layout& layout() const { return layout_; }

  private:
    const Clues& clues_;
    Layout layout_;
    Inks inks_;
    QFont font_;
    QFont narrow_;  ///< for numbers of three digits
    bool zeros_ = true;
};

/// The cells alone, without lines, as large as fits and with whole pixels, in the middle of `box`.
void drawSmallPicture(QPainter& painter, const QRect& box, const Grid& picture, const Inks& inks);

}  // namespace paint_by_numbers
