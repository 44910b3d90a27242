// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/canvas/gesture.h"
#include "paint-by-numbers/painting/puzzle_painter.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

class QScrollBar;
class QTouchEvent;

namespace paint_by_numbers {

/// The contents of a board.
struct BoardContent {
    Clues clues;
    Marks marks;
    bool paintable = true;        ///< strokes can be made
    bool finished = false;        ///< show the picture only, as large as it can be
    bool dimSettled = true;       ///< dim the numbers whose run is complete
    bool zeros = true;            ///< show a 0 for lines without runs
    bool letters = true;          ///< show the letters of colours
    std::vector<int> hinted;      ///< cells that a hint marks, row by row from 0
    std::vector<int> impossible;  ///< lines (as in Clues) shown as wrong
};

/// A puzzle to paint on. The numbers stay at the edges while the cells scroll. The board does not change the
/// puzzle itself; pointer, keys, touch and screen readers request strokes.
class Board : public QWidget {
    Q_OBJECT

  public:
    explicit Board(QWidget* parent = nullptr);
    ~Board() override;

    void showPuzzle(BoardContent content, bool animated);
    const BoardContent& content() const { return content_; }

    /// The size of the cells in percent of the size at which the whole puzzle fits; at least 100. A finished
    /// picture always fits.
    int zoom() const { return zoom_; }
    void setZoom(int percent);
    /// Sets whether the whole puzzle fits at 100 percent however small the cells get. By default cells are
    /// large enough for their numbers to be readable, and are scrolled.
    void setFitsWindow(bool on);
    /// Sets whether a plain click or tap makes unknown cells white, and one with the other button blue.
    void setPaintsWhite(bool on) { paintsWhite_ = on; }
    /// The number of the colour in which cells are painted, from 1. It is 1 again for another palette.
    int colour() const { return colour_; }
    void setColour(int colour);
    /// Goes on by so many colours, from the last to the first.
    void stepColour(int by);
    /// The side of a cell in logical pixels.
    qreal cellSide() const;

    /// The stroke that is previewed.
    std::optional<Stroke> preview() const { return gesture_.stroke(); }
    bool isPainting() const { return gesture_.isActive(); }
    /// Cancels the stroke in progress.
    void cancelStroke();

    /// The cell under the pointer or the visible cursor, whichever was used last.
    std::optional<QPoint> activeCell() const;
    QPoint cursor() const { return cursor_; }
    void setCursorCell(QPoint cell);
    bool isCursorVisible() const;
    /// Scrolls to a cell.
    void makeVisible(QPoint cell);

    /// The rectangle of a cell in logical widget coordinates, even if it is scrolled out of sight.
    QRectF cellBox(QPoint cell) const;
    /// The same for the numbers of a line.
    QRectF clueBox(int line) const;
    /// The visible area of the cells.
    QRectF cellsArea() const;
    /// The bounding rectangle of all that is visible of the puzzle.
    QRectF puzzleArea() const;
    std::optional<QPoint> cellAt(QPointF point) const;
    QString cellName(QPoint cell) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void strokeMade(const paint_by_numbers::Stroke& stroke);
    /// Emitted when activeCell(), preview() or the size of the cells changes.
    void activeCellChanged();
    /// Emitted when colour() changes.
    void colourChanged(int colour);
    /// Emitted when a pinch gesture requests this zoom.
    void zoomAsked(int percent);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    class Readable;

    Mark markAt(QPoint cell) const;
    QString markName(Mark mark) const;
    int colours() const { return std::max(1, static_cast<int>(content_.clues.palette().size())); }
    bool chooseColourByKey(int key, bool shift);
    int cells() const { return content_.clues.cells(); }
    // Layout, in device pixels
    /// The layout with the largest cells that fit, or the smallest that are easy to read, which are scrolled.
    Layout fittedTo(QSize room) const;
    void layOut();
    int side(int logical) const { return qRound(logical * devicePixelRatioF()); }
    QRect logical(const QRect& device) const;
    QPoint device(QPointF point) const;
    QRect cellRect(QPoint cell) const { return layout_.cell(cell.x(), cell.y()).translated(origin_); }
    QRect grid() const { return {origin_, layout_.gridSize()}; }
    void scrolled();
    bool scrollBy(QPoint logicalPixels);
    // Painting
    void paintFinished(QPainter& painter, const PuzzlePainter& puzzle);
    void paintCells(QPainter& painter, const QRegion& damaged, const PuzzlePainter& puzzle);
    void paintRails(QPainter& painter) const;
    void paintPreview(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintCount(QPainter& painter) const;
    void paintClues(QPainter& painter, const QRegion& damaged, const PuzzlePainter& puzzle) const;
    void paintCorner(QPainter& painter) const;
    QRect countPlate() const;
    QRect cornerBox() const;
    void updateCell(QPoint cell);
    void updateFading();
    bool isFinishing() const { return finish_.state() == QAbstractAnimation::Running; }
    void updateCross(std::optional<QPoint> cell);
    void updateStroke();
    // Strokes
    bool isWhite(Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {}) const;
    QPoint strokeEnd(QPointF point) const;
    void finishStroke(bool white);
    void updatePointer(QPointF point);
    void setHoveredCell(std::optional<QPoint> cell);
    void changeStroke(const std::function<void()>& change);
    bool touch(QTouchEvent* event);
    void moveCursor(QPoint to, bool painting);
    void endKeyboardStroke();
    void press(QPoint cell);

    BoardContent content_;
    std::vector<std::vector<bool>> settled_;
    Inks inks_;
    Layout layout_;
    QPoint origin_;  ///< top left corner of the first cell
    QRect view_;     ///< the visible area of the cells
    int clueWidth_ = 0;
    int clueHeight_ = 0;
    int zoom_ = 100;
    bool whole_ = false;
    QScrollBar* across_;
    QScrollBar* down_;

    Gesture gesture_;
    bool paintsWhite_ = false;
    int colour_ = 1;
    Qt::MouseButton button_ = Qt::NoButton;
    bool byKeys_ = false;
    Action brush_ = Action::blue;
    QPointF pointer_;
    QTimer edgeScroll_;
    QTimer held_;
    std::optional<QPoint> hovered_;
    QPoint cursor_;
    bool cursorShown_ = false;
    bool pointerLast_ = true;  ///< the pointer was used after the keyboard
    qreal pinchFrom_ = 0;
    int pinchZoom_ = 100;
    bool pinching_ = false;

    Marks before_;  ///< the previous marks, while a change is animated
    QVariantAnimation change_;
    /// The finished picture leaves its numbers and fills the window, and light passes over it.
    QVariantAnimation finish_;
    QRect finishFrom_;  ///< the cells before that
    std::unique_ptr<Readable> readable_;
};

}  // namespace paint_by_numbers
