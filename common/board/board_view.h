// SPDX-License-Identifier: MIT
#pragma once

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

/// A cell to be painted, in logical widget pixels.
struct CellPaint {
    int cell = 0;
    QRectF rect;               ///< bounding rectangle
    quint64 look = 0;          ///< the look to paint
    quint64 previousLook = 0;  ///< the look before a change; equal to look at rest
    qreal progress = 1;        ///< 0 .. 1 of the change from previousLook to look, after easing
    bool hovered = false;      ///< the pointer is over the cell
    bool pressed = false;      ///< a button was pressed on the cell and the pointer is still over it
    bool cursor = false;       ///< the visible keyboard cursor is on the cell
};

/// A piece to be painted.
struct PiecePaint {
    int id = 0;
    QRectF rect;  ///< current bounding rectangle in widget pixels, moved and scaled
    quint64 look = 0;
    quint64 previousLook = 0;
    qreal progress = 1;  ///< 0 .. 1 of its motion or change
    qreal stride = 1;    ///< 0 .. 1 of the current segment of a path through several points
    qreal opacity = 1;   ///< below 1 while it appears or vanishes; the painter has it set already
    /// the current segment, or the whole path, in pixels (for the direction); null at rest
    QPointF movement;
    qreal lift = 0;        ///< 0 on the board .. 1 held above it; rect includes the growth
    bool movable = false;  ///< the player can lift it now, or holds it
    bool hovered = false;  ///< it is movable and the pointer is over it
};

/// The widget of all flat boards. A subclass paints cells and pieces and names the cells; the widget scales,
/// does hit tests, animates, repaints only changed areas, moves the keyboard cursor and supports screen
/// readers.
///
/// The player can move pieces that have targets in the picture: by dragging, or by choosing the piece (click,
/// Enter, screen reader) and then a target. A lifted piece grows a little and casts a shadow, its targets are
/// marked, and the cell under its centre counts. A drop elsewhere, Escape and a right click put it back.
/// While a piece is lifted, choosing a cell moves it and does not emit cellActivated().
class PLT_API BoardView : public QWidget {
    Q_OBJECT

  public:
    /// The input that a board handles itself. A `pointerOnly` board is part of another widget that handles
    /// keyboard and screen readers: it takes no focus, has no cursor (cursorCell() is -1), and is for screen
    /// readers a widget without cells that sends no events.
    enum class Access { full, pointerOnly };

    explicit BoardView(QWidget* parent = nullptr, Access access = Access::full);
    ~BoardView() override;
    Access access() const;

    /// Shows a picture of a board of this geometry. If `animated`, the board moves there from what it shows
    /// now, provided that the geometry is the same object and motion is on; a running motion continues from
    /// where it is.
    void setPicture(std::shared_ptr<const BoardGeometry> geometry, BoardPicture picture,
                    bool animated = true);
    /// Shows one or more stages in succession, with a rest after each. picture() returns the last one
    /// immediately. Any press, key or action of a screen reader, and any other picture, skips to the last
    /// stage and acts there. If motion is off or the geometry differs, only the last stage is shown.
    void setStages(std::shared_ptr<const BoardGeometry> geometry, std::vector<BoardStage> stages);
    const BoardPicture& picture() const;
    const BoardGeometry* geometry() const;

    /// The id of the lifted piece, or -1.
    int liftedPiece() const;
    /// Lifts a piece as if the player had chosen it. Returns false if it has no targets.
    bool lift(int piece);
    /// Puts a lifted piece back.
    void putBack();

    /// The cell of the keyboard cursor; always a cell once there is a board, but -1 for Access::pointerOnly.
    int cursorCell() const;
    void setCursorCell(int cell);
    /// Returns true while the keyboard cursor is shown.
    bool isCursorVisible() const;
    /// Hides the cursor until the keyboard is used again, as a mouse press does.
    void hideCursor();
    /// The cell under the pointer, or -1.
    int hoveredCell() const;
    /// The cell that has the player's attention: under the pointer, else under the visible cursor, else -1.
    int activeCell() const;
    /// The cell on which the held button was pressed, or -1.
    int pressedCell() const;

    /// Conversions between board coordinates and widget pixels.
    QRectF toWidget(const QRectF& boardRect) const;
    QPointF toWidget(QPointF boardPoint) const;
    QPointF toBoard(QPointF widgetPoint) const;
    /// Returns all of `holder`, a view with this widget in it, except the room beside the board, where words
    /// may stand; in the holder's coordinates.
    QRegion occupiedRegion(const QWidget& holder) const;
    /// Pixels per board unit.
    qreal unit() const;
    /// Returns the point to click for a cell: its centre in widget pixels.
    QPoint cellPoint(int cell) const;
    /// Returns the topmost piece that stands on a cell, at a point in board units, or -1.
    int pieceAt(QPointF boardPoint) const;
    /// Repaints one cell, or all for -1.
    void updateCell(int cell);

    /// Returns true while anything moves. A subclass with animations of its own includes them.
    virtual bool isAnimating() const;
    /// Skips all motion to the final picture.
    virtual void finishAnimation();

    /// Sets the margin around the board in logical pixels (default 8).
    void setBoardMargin(int pixels);
    /// Conceals the board (pause): it then shows neither cells nor pieces and takes no input.
    virtual void setConcealed(bool concealed);
    bool isConcealed() const;

    // Cells -----------------------------------------------------------------------------------------------
    /// Returns the name and state of a cell for screen readers: "row 3, column 5, covered, flagged".
    virtual QString cellName(int cell) const = 0;
    /// Returns true if the cursor can enter the cell and screen readers see it; false for corners that do not
    /// exist.
    virtual bool cellExists(int cell) const;
    /// Returns true if activating the cell may do something (enabled for screen readers).
    virtual bool cellEnabled(int cell) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// Emitted when the player chooses a cell: press and release on the same target, Enter or Space on the
    /// cursor, or the press action of a screen reader.
    void cellActivated(int cell, const plt::CellInput& input);
    void cellPressed(int cell, const plt::CellInput& input);
    /// Emitted when the button is released or the press is cancelled, before cellActivated(). `over` is the
    /// cell there, or -1.
    void cellReleased(int cell, int over, const plt::CellInput& input);
    /// Emitted when the pointer enters another cell with the button held that was pressed on `from`.
    void cellDragged(int from, int over, const plt::CellInput& input);
    void cellDoubleClicked(int cell, const plt::CellInput& input);
    /// Emitted when a touch (or the left button) rests on a cell for a long press, if setLongPress() is on.
    /// The release that follows activates nothing.
    void cellLongPressed(int cell, const plt::CellInput& input);
    /// Emitted when activeCell() changes.
    void activeCellChanged(int cell);
    /// Emitted when the player puts a piece on one of its targets. It stays there until the next picture,
    /// which the game should set at once.
    void pieceMoved(int piece, int cell);
    /// Emitted when the player puts a piece where it may not go: another cell, or -1 off every cell. It goes
    /// back; the game may say why.
    void moveRefused(int piece, int cell);
    /// Emitted when a piece is lifted, and with -1 when it is put back or down.
    void liftedChanged(int piece);

  public:
    /// Enables cellLongPressed() (default off).
    void setLongPress(bool on);

  protected:
    /// Paints the background below all cells. The widget is already filled with the paper colour.
    virtual void paintBackground(QPainter& painter, const QRectF& board);
    /// Paints a concealed board on paper. Default: nothing.
    virtual void paintConcealed(QPainter& painter, const QRectF& board);
    /// Paints one cell with its look, hover and press. The widget itself draws the cursor.
    virtual void paintCell(QPainter& painter, const CellPaint& cell) = 0;
    /// Paints one piece.
    virtual void paintPiece(QPainter& painter, const PiecePaint& piece);
    /// Paints the shadow of a piece, below it and above everything that it covers. Default: a soft round
    /// shadow that moves away from a lifted piece, none at rest.
    virtual void paintShadow(QPainter& painter, const PiecePaint& piece);
    /// The distance that a resting piece is painted beyond its box, as a fraction of its size, plus 2 pixels.
    /// Default: a twelfth.
    virtual qreal pieceReach() const;
    /// Returns true if a point in board units is on the piece. Default: within the circle in its box.
    virtual bool pieceContains(const PiecePicture& piece, QPointF point) const;
    /// Paints lines or labels over everything.
    virtual void paintOverlay(QPainter& painter, const QRectF& board);
    /// Duration of a piece's path in ms at the normal pace. Default: motion::piece.
    virtual int moveDuration(const PiecePicture& from, const PiecePicture& to) const;
    /// Easing curve of a piece's path. Default: ease-out.
    virtual QEasingCurve moveEasing() const;
    /// Duration of a cell's change in ms at the normal pace; 0 = at once. Default: motion::fade.
    virtual int changeDuration(int cell, quint64 from, quint64 to) const;
    /// Returns true if a release on `over` after a press on `pressed` is a choice. Default: the same cell.
    virtual bool isSameTarget(int pressed, int over) const;
    /// Handles a key on the cursor's cell before the board uses it (arrows, Home, End, Enter, Space, Escape).
    /// Returns true if the game used it.
    virtual bool keyPressed(int cell, QKeyEvent* event);
    virtual bool keyReleased(int cell, QKeyEvent* event);
    /// Returns cells that change their look while this one is active, such as a whole group. They are
    /// repainted when the active cell changes.
    virtual std::vector<int> cellsActiveWith(int cell) const;

    /// Converts board coordinates to widget pixels with all edges on device pixels, as cells are painted if
    /// the geometry has straight edges.
    QRectF toWidgetOnPixels(const QRectF& boardRect) const;
    /// Makes the board one of several views of the same pieces: `hand` holds them, and their pictures are
    /// given as they are to be seen, lifted or not. `toHand` converts board units to points of the hand,
    /// `fromHand` is its inverse. The hand must outlive the board. Call it before the first picture.
    void setHand(Hand& hand, std::function<QPointF(QPointF)> toHand,
                 std::function<QPointF(QPointF)> fromHand);
    /// The pointer in widget pixels; nothing while it is elsewhere, the board cannot be used, or the keyboard
    /// was used last.
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
