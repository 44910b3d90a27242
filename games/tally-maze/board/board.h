// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/look/sprites.h"
#include "tally-maze/board/cell_facts.h"
#include "tally-maze/board/hedges.h"
#include "tally-maze/rules.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include <QPixmap>
#include <QVariantAnimation>

namespace tally_maze {

/// The maze with the ball and the pumpkins. Keys, clicks and drags are translated to the keys of the game.
/// Arrow keys move the ball; the cursor follows it and is only used to look around.
class Board : public plt::BoardView {
    Q_OBJECT

  public:
    /// The key that shows the next maze while it is held down.
    static constexpr Qt::Key aheadKey = Qt::Key_P;

    struct Content {
        State state;
        /// The cells that a hint marks.
        std::vector<int> marks;
        /// True if arrows show the next steps of the pumpkins.
        bool announces = true;
        /// True if the next maze is shown without a key being held down.
        bool ahead = false;
    };

    explicit Board(QWidget* parent = nullptr);
    void showGame(const Content& content, bool animated);
    /// Shows the garden of a board that is still searched for: without hedges, and with nobody in it.
    void showGarden(int size);

    /// Called when a button that shows the next maze is pressed or released.
    void holdAhead(bool held);
    /// Returns true while the next maze is shown over this one.
    bool showsAhead() const { return content_.ahead || keyHeld_ || buttonHeld_; }
    /// The targets of the arrows: the cells that the pumpkins move to if the player waits or, while the next
    /// maze is shown, switches to it; empty if the arrows are off or the game is over.
    std::optional<std::array<int, 2>> announced() const { return announced_; }

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;
    QSize sizeHint() const override;
    bool isAnimating() const override;
    void finishAnimation() override;

  Q_SIGNALS:
    /// Emitted when the player presses a key of the game, which may be illegal.
    void keyWanted(tally_maze::Key key);
    void undoWanted();
    /// Emitted when a cell is chosen that the ball cannot reach in one step.
    void farCellChosen();
    /// Emitted when the next maze appears over this one or disappears.
    void aheadChanged();

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& paint) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& paint) override;
    void paintOverlay(QPainter& painter, const QRectF& board) override;
    int moveDuration(const plt::PiecePicture& from, const plt::PiecePicture& to) const override;
    int changeDuration(int cell, quint64 from, quint64 to) const override;
    bool isSameTarget(int pressed, int over) const override;
    bool keyPressed(int cell, QKeyEvent* event) override;
    bool keyReleased(int cell, QKeyEvent* event) override;

    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    const State& state() const { return content_.state; }
    /// Returns true while the garden has nobody in it.
    bool isEmpty() const { return state().position.ball < 0; }
    bool isPlaying() const { return Rules::outcome(state()) == plt::Outcome::playing; }
    std::optional<Direction> directionTo(int cell) const;
    /// Moves by an arrow key or waits; returns false for another key.
    bool steered(const QKeyEvent& event);
    void activate(int cell);
    void dragTo(int cell);
    void setHeld(bool* held, bool on);
    void lookAhead();
    void showPicture(bool animated);
    std::vector<plt::PiecePicture> pieces() const;
    CellFacts factsOf(int cell) const;
    HedgePainter hedgePainter() const;
    bool isOfThisSize(const QPixmap& layer) const;
    void clear(QPixmap* layer) const;
    void forgetPictures();
    const QPixmap& ground();
    const QPixmap& hedgesAtRest(const Hedges& staying);
    const QPixmap& hedgesThatChange(const Hedges& going, const Hedges& coming);
    void paintArrow(QPainter& painter, int pumpkin, int target) const;

    Content content_;
    Maze nextMaze_;
    int chaser_ = 0;  ///< index of the pumpkin
    std::optional<std::array<int, 2>> announced_;
    std::shared_ptr<const plt::SquareGrid> grid_;

    Hedges hedges_;
    Hedges nextHedges_;
    Hedges hedgesBefore_;  ///< the hedges at the start of the animation
    QVariantAnimation growth_;
    QPixmap groundPixmap_;
    plt::Sprites pumpkins_;
    struct HedgePicture {
        QPixmap pixmap;
        Hedges painted;
    };
    /// Of this maze, and of the hedges it shares with the next one: looking ahead switches between the two.
    std::array<HedgePicture, 2> hedgesPictures_;
    QPixmap changePixmap_;
    Hedges goingPainted_;
    Hedges comingPainted_;

    bool keyHeld_ = false;
    bool buttonHeld_ = false;
    bool dragging_ = false;  ///< the mouse button is held down on the ball
    bool dragged_ = false;   ///< the ball has been dragged to another cell
};

}  // namespace tally_maze
