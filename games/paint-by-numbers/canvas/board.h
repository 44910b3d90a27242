// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/canvas/gesture.h"
#include "paint-by-numbers/painting/puzzle_painter.h"

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

class BoardCells;

/// What a board shows.
struct BoardContent {
    Clues clues;
    Marks marks;
    bool paintable = true;        ///< strokes can be made
    bool finished = false;        ///< the picture alone is seen, without lines and signs
    bool dimSettled = true;       ///< numbers whose run is there are shown weaker
    bool zeros = true;            ///< lines without runs show a 0
    std::vector<int> hinted;      ///< cells to look at, row by row from 0
    std::vector<int> impossible;  ///< lines (as in Clues) that are shown to be wrong
};

/// A puzzle to paint on: numbers that stay at the edges while the cells scroll. It changes nothing itself;
/// pointer, keys, touch and screen readers ask for strokes.
class Board : public QWidget {
    Q_OBJECT

  public:
    explicit Board(QWidget* parent = nullptr);
    ~Board() override;

    void showPuzzle(BoardContent content, bool animated);
    const BoardContent& content() const { return content_; }

    /// How large cells are, in percent of those with which all fits into the room; 100 or more.
    int zoom() const { return zoom_; }
    void setZoom(int percent);
    /// Whether all fits at 100 percent however small cells get; by default they are at least so large that
    /// their numbers can be read, and the cells are scrolled.
    void setWhole(bool on);
    /// Logical pixels of a cell's side.
    qreal cellSide() const;

    /// The stroke that is shown before it is made.
    std::optional<Stroke> preview() const { return gesture_.stroke(); }
    bool isPainting() const { return gesture_.isActive(); }
    /// Drops a stroke that is on its way.
    void cancelStroke();

    /// The cell under the pointer or under the visible cursor, whichever was used last.
    std::optional<QPoint> attended() const;
    QPoint cursor() const { return cursor_; }
    void setCursorCell(QPoint cell);
    bool isCursorVisible() const;
    /// Scrolls so that a cell is seen.
    void makeVisible(QPoint cell);

    /// The box of a cell in this widget's logical pixels, wherever it is scrolled to.
    QRectF cellBox(QPoint cell) const;
    /// The same of the numbers of a line.
    QRectF clueBox(int line) const;
    /// Where cells are seen.
    QRectF cellsArea() const;
    /// What cells, numbers and all else show of the puzzle.
    QRectF puzzleArea() const;
    std::optional<QPoint> cellAt(QPointF point) const;
    QString cellName(QPoint cell) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void strokeMade(const paint_by_numbers::Stroke& stroke);
    /// attended(), preview() or the size of cells is another one now.
    void attentionMoved();
    /// Two fingers want this zoom.
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
    friend class BoardCells;

    Mark markAt(QPoint cell) const;
    int cells() const { return content_.clues.cells(); }
    // Layout, in device pixels
    void layOut();
    int side(int logical) const { return qRound(logical * devicePixelRatioF()); }
    QRect logical(const QRect& device) const;
    QPoint device(QPointF point) const;
    QRect cellRect(QPoint cell) const { return layout_.cell(cell.x(), cell.y()).translated(origin_); }
    QRect grid() const { return {origin_, layout_.gridSize()}; }
    void scrolled();
    bool scrollBy(QPoint logicalPixels);
    // Painting
    void paintCells(QPainter& painter, const QRegion& damaged, const PuzzlePainter& puzzle);
    void paintPreview(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintCount(QPainter& painter) const;
    void paintClues(QPainter& painter, const QRegion& damaged, const PuzzlePainter& puzzle) const;
    void paintCorner(QPainter& painter) const;
    QRect countPlate() const;
    QRect cornerBox() const;
    void updateCell(QPoint cell);
    void updateCross(std::optional<QPoint> cell);
    void updateStroke();
    // Strokes
    void finishStroke(bool otherButton);
    void pointAt(QPointF point);
    void attend(std::optional<QPoint> cell);
    void changeStroke(const std::function<void()>& change);
    bool touch(QTouchEvent* event);
    void moveCursor(QPoint to, bool painting);
    void endKeyboardStroke();
    void press(QPoint cell);

    BoardContent content_;
    std::vector<std::vector<bool>> settled_;
    Inks inks_;
    Layout layout_;
    QPoint origin_;  ///< of the first cell
    QRect view_;     ///< where cells are seen
    int clueWidth_ = 0;
    int clueHeight_ = 0;
    int zoom_ = 100;
    bool whole_ = false;
    QScrollBar* across_;
    QScrollBar* down_;

    Gesture gesture_;
    Qt::MouseButton button_ = Qt::NoButton;
    bool byKeys_ = false;
    Action brush_ = Action::blue;
    QPointF pointer_;
    QTimer edgeScroll_;
    QTimer held_;
    std::optional<QPoint> hovered_;
    QPoint cursor_;
    bool cursorShown_ = false;
    bool pointerLast_ = true;  ///< of pointer and keyboard, the pointer was used last
    qreal pinchFrom_ = 0;
    int pinchZoom_ = 100;
    bool pinching_ = false;

    Marks before_;  ///< what changed cells were, during a change
    QVariantAnimation change_;
    QVariantAnimation finish_;
    std::unique_ptr<BoardCells> accessible_;
};

}  // namespace paint_by_numbers
