// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/board/view/board_motion.h"

#include <QElapsedTimer>
#include <QTimer>

namespace plt {

struct BoardView::Private {
    Private(BoardView* boardView, Access boardAccess)
        : view(boardView), access(boardAccess), timer(boardView), longTimer(boardView) {}

    /// Where the board lies in the widget.
    struct Layout {
        qreal unit = 1;
        QPointF origin;
    };
    Layout layout() const;
    /// Side of a cell in board units.
    qreal typicalCell() const;
    /// The box of a cell as it is painted.
    QRectF cellBox(int cell) const;
    /// The pixels a piece may touch.
    QRect pieceArea(const BoardMotion::Piece& piece) const;
    QRectF pieceBox(const BoardMotion::Piece& piece) const;

    bool usable() const { return geometry && !concealed && view->isEnabled(); }
    bool exists(int cell) const {
        return cell >= 0 && cell < int(existing.size()) && existing[std::size_t(cell)];
    }
    int cellUnder(QPointF widgetPoint) const;
    /// Whether the place of the pointer means anything.
    bool pointsAtBoard() const { return usable() && pointerInside && !pointerIdle; }

    // Repaints
    QRegion movingRegion() const;
    void repaintLater(const QRegion& region);
    void drawMark(QPainter& painter, int cell) const;
    void drawCursor(QPainter& painter, int cell) const;
    QPainterPath ringPath(int cell, qreal inset) const;

    // Motion
    void tick();
    void startTimer();

    // Pointer
    void setHovered(int cell);
    void rememberPointer(QPointF point);
    void updateHover();
    /// Works out attendedCell() again, repaints and tells of a change.
    void updateAttention();
    void refreshAttendedGroup();
    void updatePressLook();
    void beginPress(int cell, const CellInput& input);
    /// Ends the press without a choice.
    void cancelPress();
    bool pressShows(int cell) const;
    CellInput heldInput() const;

    // Cursor
    void showCursor(bool visible);
    void moveCursor(int cell);
    int cursorTarget(const QKeyEvent& event) const;
    void placeCursor(bool otherCells);

    BoardView* view;
    Access access;
    std::shared_ptr<const BoardGeometry> geometry;
    BoardPicture picture;
    std::vector<bool> existing;
    BoardMotion motion;
    QTimer timer;
    QElapsedTimer clock;
    int margin = 8;
    bool concealed = false;

    int cursor = -1;
    bool cursorVisible = false;
    int hovered = -1;
    int attended = -1;
    std::vector<int> attendedGroup;
    QPointF pointer;
    bool pointerInside = false;
    bool pointerIdle = false;  ///< the keyboard was used last; the pointer counts again once it moves

    // The press that is held, if any
    Qt::MouseButton heldButton = Qt::NoButton;
    Qt::KeyboardModifiers heldModifiers;
    CellInput::Source heldSource = CellInput::Source::mouse;
    int pressed = -1;
    int over = -1;         ///< the cell under the pointer while a button is held
    int lastDragged = -1;  ///< the last cell that was told of
    bool heldLong = false;
    bool spoilt = false;  ///< a second button cancelled the press; nothing counts until all are up
    Qt::MouseButtons down;
    QPointF pressPoint;
    int previousPress = -1;
    bool longPress = false;
    QTimer longTimer;
};

}  // namespace plt
