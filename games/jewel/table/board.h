// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/motion/choreography.h"
#include "jewel/table/sight.h"

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

namespace jewel {

/// Shows the gems, in 3D or flat, animates them, and lets the player swap them by drag, by two clicks, by
/// keys and by screen readers. It knows no rules: the receiver of swapRequested() decides which swaps are
/// legal.
class Board : public QWidget {
    Q_OBJECT

  public:
    explicit Board(QWidget* parent = nullptr);
    ~Board() override;

    /// Shows the gems of the state without animation.
    void showState(const State& state);
    /// Shows the state, animated from the one before.
    void showSwap(const State& before, const State& after, Swap swap, const std::vector<Stage>& stages);
    void showSwapInVain(Swap swap);
    void showFallIn(const State& state);
    void showGlide(const State& state);
    void setHinted(const std::vector<int>& cells);
    const std::vector<int>& hintedCells() const { return hinted_; }
    /// Draws an edge around the board that is broader the closer `hurry`, 0 .. 1, is to 1; at 0 there is
    /// none.
    void setHurry(double hurry);
    double hurry() const { return hurry_; }
    /// Sets whether gems may be swapped at all.
    void setPlayable(bool playable);

    /// Returns true while gems move; dialogs wait until they rest.
    bool isAnimating() const;
    void finishAnimation();
    /// Paints the current frame, and returns when it is on the screen.
    void drawFrame();

    /// Shows the gems in 3D if this computer can, otherwise flat.
    void setInSpace(bool wanted);
    bool isInSpace() const;
    void setTurning(bool turning);
    void setSigns(bool signs);
    bool hasSigns() const { return sight_.signs; }

    /// The cell of the keyboard cursor, and whether the cursor is visible.
    int cursorCell() const { return cursor_; }
    bool isCursorVisible() const { return cursorVisible_; }
    void moveCursor(int cell);
    /// The gem that the next arrow key moves or that is swapped with the next neighbour clicked; -1 for none.
    int chosenCell() const { return chosen_; }
    void choose(int cell);
    QString cellName(int cell) const;
    QRectF cellRect(int cell) const;
    QPoint cellPoint(int cell) const { return cellRect(cell).center().toPoint(); }
    /// Returns -1 outside the board.
    int cellAt(QPointF point) const;
    /// The rectangle of the board without margins, which messages must not cover.
    QRect boardRect() const { return boardArea().toRect(); }

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {4 * side, 4 * side}; }

  Q_SIGNALS:
    /// Emitted when the player wants to swap these two cells.
    void swapRequested(jewel::Swap swap);
    /// Emitted after any other input of the player.
    void userInteracted();
    /// Emitted when gems begin to move or come to rest.
    void motionChanged();
    /// Emitted if OpenGL does not work. `reason` is a sentence.
    void spaceFailed(const QString& reason);

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

  private:
    class Readable;
    class Marks;
    struct Clocks;

    QRectF boardArea() const;
    double now() const;
    const Sight& sight();
    void presentGems();
    void setState(const State& state);
    void moved();
    void updateFrameTimer();
    /// Restarts the rotation of the gems, which stops after a while without input.
    void restartRotation();
    void repaintGems();
    void requestSwap(int cell, int rows, int columns);
    void setHovered(int cell);
    /// Discards the current press.
    void cancelPress();
    void notifyAllCells();

    State state_;
    bool known_ = false;  ///< true once a state has been set
    Choreography choreography_;
    std::unique_ptr<Clocks> clocks_;
    std::unique_ptr<Readable> readable_;
    QWidget* gems_ = nullptr;  ///< the widget that draws them
    bool space_ = false;       ///< true if that widget is the 3D one
    bool spaceWanted_ = true;
    bool spacePossible_ = true;
    Marks* marks_;
    Sight sight_;
    std::vector<int> hinted_;
    double hurry_ = 0;
    bool playable_ = true;
    bool turning_ = true;
    bool wasMoving_ = false;
    int cursor_ = -1;
    bool cursorVisible_ = false;
    int chosen_ = -1;
    int hovered_ = -1;
    std::optional<QPointF> pressedAt_;
    int pressedCell_ = -1;
};

}  // namespace jewel
