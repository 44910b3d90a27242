// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "slidey/board/position.h"
#include "slidey/pictures/picture.h"
#include "slidey/tray/tile_grid.h"
#include "slidey/tray/tile_sheets.h"

#include <memory>
#include <vector>

#include <QPixmap>
#include <QTimer>

namespace slidey {

/// The board with the tiles. Clicks, drags and keys request slides.
class Tray : public plt::BoardView {
    Q_OBJECT

  public:
    /// The condition under which the tiles' numbers are shown.
    enum class Numbers { never, onKey, always };
    /// The keys that show the numbers and the whole picture while they are held down.
    static constexpr Qt::Key numbersKey = Qt::Key_N;
    static constexpr Qt::Key pictureKey = Qt::Key_P;

    struct Content {
        Position position;
        bool playable = true;  ///< true if tiles can be slid
        Numbers numbers = Numbers::onKey;
        bool markMisplaced = false;
        std::vector<int> hint;
    };

    explicit Tray(QWidget* parent = nullptr);
    void showTiles(const Picture& picture, const Content& content, bool animated);

    bool showsNumbers() const;
    bool showsPicture() const { return pictureHeld_ || moment_.isActive(); }
    /// Shows the whole picture in place of the tiles for two seconds, or until the next input.
    void showPictureForAMoment();
    /// Returns the width of the tiles with their frame where they fill this height.
    int widthFor(int height) const;
    /// The picture as it was drawn last, in the size of the board or nearly so; null before the first time.
    const QPixmap& drawnPicture() const { return sheets_.drawnPicture(); }
    /// Returns true if the tiles show their picture in its size, which is drawn on a worker thread.
    bool isPictureDrawn() const { return sheets_.isComplete(); }
    /// The cells of the tiles that are marked as misplaced.
    std::vector<int> markedMisplaced() const;
    /// The distance of the present drag, 0 .. 1 of a tile.
    qreal dragged() const { return dragged_; }

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;
    QSize sizeHint() const override;

  Q_SIGNALS:
    /// Emitted when the tiles from this cell to the hole are to slide.
    void slideWanted(int cell);
    /// Emitted when drawnPicture() is another one.
    void pictureDrawn();

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& piece) override;
    void paintOverlay(QPainter& painter, const QRectF& board) override;
    int moveDuration(const plt::PiecePicture& from, const plt::PiecePicture& to) const override;
    int changeDuration(int cell, quint64 from, quint64 to) const override;
    qreal pieceReach() const override { return 0; }
    bool isSameTarget(int pressed, int over) const override;
    bool keyPressed(int cell, QKeyEvent* event) override;
    bool keyReleased(int cell, QKeyEvent* event) override;

    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    const Position& position() const { return content_.position; }
    bool isWhole() const { return position().isSolved(); }
    void build(bool animated);
    /// Has the picture drawn in the size of the board.
    void updateSheetSize();
    const QPixmap& sheet(TileSheets::Kind kind);
    TileSheets::Kind kindOf(quint64 look) const;
    QRectF placeOnBoard(int cell) const;
    QRectF tileBox(QPointF centre) const;
    /// The cell whose tile an arrow key slides, or the farthest one in that direction; -1 if there is none.
    int cellFromHole(int key, bool farthest) const;
    /// Slides by an arrow key; returns false if the key does not slide.
    bool slidByArrow(const QKeyEvent& event);
    void setHeld(bool* held, bool on);
    void endMoment();
    void dragBy(QPointF moved);
    void endDrag();
    QRectF runBox(int cell) const;
    void updateRun();

    Content content_;
    std::shared_ptr<const TileGrid> grid_;
    TileSheets sheets_;
    bool numbersHeld_ = false;
    bool pictureHeld_ = false;
    QTimer moment_;  ///< runs while the whole picture is shown without a key
    int run_ = -1;   ///< the cell whose tiles up to the hole are highlighted, or -1
    int pressedCell_ = -1;
    QPointF pressedAt_;
    bool dragging_ = false;
    qreal dragged_ = 0;
};

}  // namespace slidey
