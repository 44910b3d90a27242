// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/cell_input.h"
#include "common/board/geometry.h"
#include "common/board/picture.h"
#include "common/export.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

namespace plt {

class Hand;

/// One cell to be painted. Coordinates are widget pixels (logical).
struct CellPaint {
    int cell = 0;
    QRectF rect;               ///< its box
    quint64 look = 0;          ///< what it shall look like
    quint64 previousLook = 0;  ///< what it looked like before; equal to look when at rest
    qreal progress = 1;        ///< 0 .. 1 of the change from previousLook to look, already eased
    bool hovered = false;      ///< the pointer is over it
    bool pressed = false;      ///< a button is held that went down on it, and the pointer is on it
    bool cursor = false;       ///< the visible keyboard cursor is on it
};

/// One piece to be painted.
struct PiecePaint {
    int id = 0;
    QRectF rect;  ///< its box now, in widget pixels, already moved and scaled
    quint64 look = 0;
    quint64 previousLook = 0;
    qreal progress = 1;    ///< of its motion or change
    qreal stride = 1;      ///< of the stretch it is on, where it passes several points
    qreal opacity = 1;     ///< below 1 while it appears or vanishes; the painter already has it set
    QPointF movement;      ///< that stretch, or the whole way, in pixels (direction); null at rest
    qreal lift = 0;        ///< 0 on the board .. 1 held above it; its box has grown with that
    bool movable = false;  ///< the player could lift it now, or holds it
    bool hovered = false;  ///< the pointer is over it, and it is movable
};

/// The one widget for flat boards. A subclass says how cells and pieces look and what cells are called; the
/// widget scales, hits, animates, repaints only what changed, moves the keyboard cursor and speaks to screen
/// readers.
///
/// Pieces that have targets in the picture can be moved by the player: dragged, or chosen (click, Enter,
/// screen reader) and then their target. What is lifted grows a little over its shadow, its targets are
/// marked, and the cell under its centre counts. A drop elsewhere, Escape and a right click put it back.
/// Choosing a cell then is the business of that, and cellActivated() is not sent.
class PLT_API BoardView : public QWidget {
    Q_OBJECT

  public:
    /// What a board is used with by itself. With `pointerOnly` it is a part of another widget, which serves
    /// keyboard and screen readers: the board takes no focus, has no cursor (cursorCell() is -1) and is to
    /// screen readers a widget without cells that never tells them anything.
    enum class Access { full, pointerOnly };

    explicit BoardView(QWidget* parent = nullptr, Access access = Access::full);
    ~BoardView() override;
    Access access() const;

    /// Shows a picture of a board of that geometry. With `animated` it moves there from what is shown now, if
    /// the geometry is the same object and motion is on; a running motion goes on from where it is.
    void setPicture(std::shared_ptr<const BoardGeometry> geometry, BoardPicture picture,
                    bool animated = true);
    /// Tells a picture in stages: the board comes to one after the other, and rests in each as long as that
    /// says. The last one is the picture() at once, and the others are only seen: any press, key or action of
    /// a screen reader, and any other picture, goes to the end and acts there. No stages are shown where
    /// motion is off or the geometry is another. At least one stage.
    void setStages(std::shared_ptr<const BoardGeometry> geometry, std::vector<BoardStage> stages);
    const BoardPicture& picture() const;
    const BoardGeometry* geometry() const;

    /// The id of the lifted piece, -1 for none.
    int liftedPiece() const;
    /// Lifts a piece as if the player had chosen it; false if it has no targets.
    bool lift(int piece);
    /// Puts whatever is lifted back.
    void putBack();

    /// The cell of the keyboard cursor (always a cell once there is a board, unless the board is used by the
    /// pointer only), and whether it is being shown.
    int cursorCell() const;
    void setCursorCell(int cell);
    bool isCursorVisible() const;
    /// Shows no cursor until the keyboard is used again, as a press of the mouse does.
    void hideCursor();
    /// The cell under the pointer, -1 for none.
    int hoveredCell() const;
    /// The cell the player's attention is on: under the pointer, else under the visible cursor, else -1.
    int attendedCell() const;
    /// The cell where the held button went down, -1 for none.
    int pressedCell() const;

    /// Widget pixels of board coordinates and back.
    QRectF toWidget(const QRectF& boardRect) const;
    QPointF toWidget(QPointF boardPoint) const;
    QPointF toBoard(QPointF widgetPoint) const;
    /// Pixels a board unit.
    qreal unit() const;
    /// Where to click for a cell, in widget pixels (its centre).
    QPoint cellPoint(int cell) const;
    /// The uppermost piece with a cell at a point in board units; -1 for none.
    int pieceAt(QPointF boardPoint) const;
    /// Repaints one cell, or all when -1.
    void updateCell(int cell);

    /// Whether anything is still moving. A subclass with a motion of its own answers for that.
    virtual bool isAnimating() const;
    /// Ends all motion at once, in the final picture.
    virtual void finishAnimation();

    /// Widget margin around the board in logical pixels (default 8).
    void setBoardMargin(int pixels);
    /// A hidden board (pause) shows neither cells nor pieces and takes no input.
    virtual void setConcealed(bool concealed);
    bool isConcealed() const;

    // What a game says of its cells -----------------------------------------------------------------------
    /// Spoken name and state of a cell: "row 3, column 5, covered, flagged".
    virtual QString cellName(int cell) const = 0;
    /// Whether the cursor may rest here and screen readers see it (false for corners that do not exist).
    virtual bool cellExists(int cell) const;
    /// Whether activating it may do something (shown to screen readers as enabled).
    virtual bool cellEnabled(int cell) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// The player chose a cell: pressed and released on the same target, Enter or Space on the cursor, or a
    /// screen reader's press.
    void cellActivated(int cell, const plt::CellInput& input);
    void cellPressed(int cell, const plt::CellInput& input);
    /// The button went up (or the press was cancelled); `over` is the cell there or -1. Comes before
    /// cellActivated.
    void cellReleased(int cell, int over, const plt::CellInput& input);
    /// The pointer moved to another cell with the button held that went down on `from`.
    void cellDragged(int from, int over, const plt::CellInput& input);
    void cellDoubleClicked(int cell, const plt::CellInput& input);
    /// A touch (or the left button) was held still on a cell for a long press; the following release
    /// activates nothing. Only sent when longPress is on.
    void cellHeld(int cell, const plt::CellInput& input);
    /// attendedCell() is another one now.
    void attentionMoved(int cell);
    /// The player put a piece on one of its targets. It stays where it was put until the next picture, which
    /// the game should set at once.
    void pieceMoved(int piece, int cell);
    /// The player put a piece down where it may not go (-1: off every cell; its own cell is never told); it
    /// goes back. The game may say why.
    void moveRefused(int piece, int cell);
    /// A piece was lifted; -1: put back or put down.
    void liftedChanged(int piece);

  public:
    /// Whether long touches are told by cellHeld (default off).
    void setLongPress(bool on);

  protected:
    /// Paints what lies under all cells; the widget is already filled with the paper colour.
    virtual void paintBackground(QPainter& painter, const QRectF& board);
    /// Paints a concealed board, likewise on paper. Default: nothing.
    virtual void paintConcealed(QPainter& painter, const QRectF& board);
    /// Paints one cell, with its look, hover and press; the cursor's ring is drawn by the widget.
    virtual void paintCell(QPainter& painter, const CellPaint& cell) = 0;
    /// Paints one piece.
    virtual void paintPiece(QPainter& painter, const PiecePaint& piece);
    /// Paints the shadow of a piece, below it and above everything that it covers. Default: a soft round one
    /// that moves away from what is lifted, and none at rest.
    virtual void paintShadow(QPainter& painter, const PiecePaint& piece);
    /// How far what is drawn of a resting piece reaches beyond its box, as part of its size, without 2
    /// pixels. Default: a twelfth.
    virtual qreal pieceReach() const;
    /// Whether a point in board units is on a piece. Default: within the circle in its box.
    virtual bool pieceContains(const PiecePicture& piece, QPointF point) const;
    /// Paints what lies over everything (lines, labels).
    virtual void paintOverlay(QPainter& painter, const QRectF& board);
    /// How long this piece's way takes at the normal pace, in ms, and on what curve. Default: motion::piece,
    /// ease-out.
    virtual int moveDuration(const PiecePicture& from, const PiecePicture& to) const;
    virtual QEasingCurve moveEasing() const;
    /// How long a cell's change takes at the normal pace, in ms (0 = at once). Default: motion::fade.
    virtual int changeDuration(int cell, quint64 from, quint64 to) const;
    /// Whether a release on `over` after a press on `pressed` counts as a choice. Default: the same cell.
    virtual bool isSameTarget(int pressed, int over) const;
    /// A key on the cursor's cell that is no arrow, Home, End, Enter or Space; true if the game took it.
    virtual bool keyPressed(int cell, QKeyEvent* event);
    virtual bool keyReleased(int cell, QKeyEvent* event);
    /// Cells that look different while this one is attended to (a whole group), repainted when attention
    /// moves.
    virtual std::vector<int> attendedWith(int cell) const;

    /// Widget pixels of board coordinates with all edges on device pixels, as those of cells are painted if
    /// the geometry has straight edges.
    QRectF toWidgetOnPixels(const QRectF& boardRect) const;
    /// For a board that is one way of several to see the same pieces: `hand` holds them, and their pictures
    /// are given as they are to be seen, lifted or not. `toHand` makes points of the hand of board units,
    /// `fromHand` is its inverse. The hand must outlive the board. To be called before the first picture.
    void useHand(Hand& hand, std::function<QPointF(QPointF)> toHand,
                 std::function<QPointF(QPointF)> fromHand);
    /// Where the pointer is in widget pixels; nothing while it is elsewhere, the board cannot be used, or the
    /// keyboard was used last.
    std::optional<QPointF> pointerPosition() const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
