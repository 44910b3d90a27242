// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/motion/choreography.h"
#include "jewel/table/sight.h"

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

namespace jewel {

/// The gems on the screen: in space or flat, moving, swapped by drag, by two clicks, by keys and by screen
/// readers. It knows no rules: which swaps count is the business of who listens.
class Board : public QWidget {
    Q_OBJECT

  public:
    explicit Board(QWidget* parent = nullptr);
    ~Board() override;

    /// What the state's gems look like and are called; nothing moves.
    void showState(const State& state);
    /// Shows the state, and how it came to that.
    void showSwap(const State& before, const State& after, Swap swap, const std::vector<Stage>& stages);
    void showSwapInVain(Swap swap);
    void showFallIn(const State& state);
    void showGlide(const State& state);
    void setHinted(const std::vector<int>& cells);
    const std::vector<int>& hintedCells() const { return hinted_; }
    /// Whether gems may be swapped at all now.
    void setPlayable(bool playable);

    /// Whether gems are moving; nothing is asked of the player until they rest.
    bool isAnimating() const;
    void finishAnimation();
    /// Paints what is to be seen at this moment, and returns when that is on the screen.
    void drawFrame();

    /// In space, as far as this computer can; else flat.
    void setInSpace(bool wanted);
    bool isInSpace() const;
    void setTurning(bool turning);
    void setSigns(bool signs);

    /// The cell of the keyboard, and whether it is seen.
    int cursorCell() const { return cursor_; }
    bool isCursorVisible() const { return cursorVisible_; }
    void moveCursor(int cell);
    /// The gem that goes with the next arrow or changes places with the next neighbour; -1 for none.
    int chosenCell() const { return chosen_; }
    void choose(int cell);
    QString cellName(int cell) const;
    QRectF cellRect(int cell) const;
    QPoint cellPoint(int cell) const { return cellRect(cell).center().toPoint(); }
    /// -1 outside the board.
    int cellAt(QPointF point) const;
    /// The middle of the board as a picture without the frame, for what may not cover it.
    QRect boardRect() const { return boardArea().toRect(); }

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {4 * side, 4 * side}; }

  Q_SIGNALS:
    /// The player wants these two to change places.
    void swapWanted(jewel::Swap swap);
    /// The player has done something that is no swap.
    void touched();
    /// Gems begin to move, or rest again.
    void motionChanged();
    /// There is no OpenGL that works; why, in a sentence.
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
    void begin(const State& state);
    void moved();
    void keepMoving();
    /// The player is here: gems turn, until nothing has been done for a while.
    void wake();
    void repaintGems();
    void wantSwap(int cell, int rows, int columns);
    void setHovered(int cell);
    /// Forgets what is pressed.
    void letGo();
    void tell();

    State state_;
    bool known_ = false;  ///< there is a state
    Choreography choreography_;
    std::unique_ptr<Clocks> clocks_;
    std::unique_ptr<Readable> readable_;
    QWidget* gems_ = nullptr;  ///< what draws them
    bool space_ = false;       ///< it is the one in space
    bool spaceWanted_ = true;
    bool spacePossible_ = true;
    Marks* marks_;
    Sight sight_;
    std::vector<int> hinted_;
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
