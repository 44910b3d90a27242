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
    QColor settled;  ///< numbers whose run is complete
    QColor unknown;
    QColor blue;
    QColor white;
    QColor cross;     ///< the sign of a cell marked as white
    QColor line;      ///< between two cells
    QColor group;     ///< between two groups of five
    QColor wrong;     ///< a mistake that was shown, or a line that cannot be finished
    QColor attended;  ///< behind the numbers of the row and column of the attended cell
    QColor rail;      ///< along the row and column of the attended cell

    /// The colours of a puzzle, from number 1; empty if it is in blue and white.
    std::vector<QColor> colours;

    static Inks onScreen(const QPalette& palette);
    /// Black on white paper; unknown cells are white, too.
    static Inks onPaper();

    /// The same for a puzzle with this palette. Colours that could be taken for white are a little darker.
    Inks inColours(const Palette& palette) const;
    /// The fill of a colour's number; blue if the puzzle has no palette.
    QColor fill(int colour) const;
    /// Black or white, whichever is easier to read on this colour.
    static QColor on(const QColor& fill);
};

/// Draws the parts of a puzzle, each relative to a given origin, in the units of the layout. The parts are
/// independent of each other, so that each can be repainted alone.
class PuzzlePainter {
  public:
    /// The clues must outlive this object.
    PuzzlePainter(const Clues& clues, const Layout& layout, const Inks& inks, const QFont& font);

    /// Sets whether lines without runs show a 0, or nothing.
    void setZeros(bool on) { zeros_ = on; }
    /// Sets whether coloured numbers and cells show the letters of their colours.
    void setLetters(bool on) { colourLetters_ = on; }

    /// Draws the lines between the cells and around them.
    void drawLines(QPainter& painter, QPoint origin) const;
    /// Draws all cells and lines; `origin` is the first cell's corner.
    void drawCells(QPainter& painter, QPoint origin, const Marks& marks) const;
    /// Draws one cell.
    void drawCell(QPainter& painter, QPoint origin, int x, int y, Mark mark) const;
    /// Draws the whole picture of a finished puzzle without lines; all cells that are not blue are white. A
    /// band of light lies across it, from the upper left (`light` is 0) to the lower right (1); by default
    /// it is beyond the picture.
    void drawPicture(QPainter& painter, QPoint origin, const Marks& marks, qreal light = -1) const;

    /// The style of a line's numbers.
    struct Line {
        std::vector<bool> settled;  ///< by number; missing entries are false
        bool attended = false;
        bool impossible = false;
    };
    /// Draws the numbers of a line (as in Clues); `origin` is the first cell's corner. `reach` is the length
    /// of the space available for them.
    void drawClue(QPainter& painter, QPoint origin, int line, const Line& how, int reach) const;
    /// The rectangle of a line's numbers.
    QRect clueBox(QPoint origin, int line, int reach) const;

    /// Draws the whole puzzle as on paper; `origin` is its corner, including the numbers.
    void drawPuzzle(QPainter& painter, QPoint origin, const Marks& marks) const;

    const Layout& layout() const { return layout_; }

  private:
    void drawColouredNumber(QPainter& painter, const QRect& place, int number, int colour,
                            bool settled) const;
    void drawCellLetter(QPainter& painter, const QRect& box, int colour) const;
    QString letterOf(int colour) const;

    const Clues& clues_;
    Layout layout_;
    Inks inks_;
    QFont font_;
    QFont narrow_;  ///< for numbers of three digits
    bool zeros_ = true;
    bool colourLetters_ = true;
};

/// Draws the cells without lines, as large as possible in whole pixels, in the centre of `box`.
void drawSmallPicture(QPainter& painter, const QRect& box, const Grid& picture, const Inks& inks);

}  // namespace paint_by_numbers
