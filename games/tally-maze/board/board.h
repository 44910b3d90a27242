// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
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

/// The maze on the screen, with the ball and the pumpkins. Keys, clicks and drags say which key of the game
/// the player presses. Arrow keys steer the ball; the cursor stays with it and is only used to look around.
class Board : public plt::BoardView {
    Q_OBJECT

  public:
    /// The key that shows the next maze as long as it is held.
    static constexpr Qt::Key aheadKey = Qt::Key_P;

    struct Content {
        State state;
        /// Cells of a hint.
        std::vector<int> marks;
        /// Whether arrows show where the pumpkins go.
        bool announces = true;
        /// Whether the next maze is shown without a key being held.
        bool ahead = false;
    };

    explicit Board(QWidget* parent = nullptr);
    void showGame(const Content& content, bool animated);

    /// A button that shows the next maze is held or let go.
    void holdAhead(bool held);
    /// Whether the next maze is shown over this one.
    bool showsAhead() const { return content_.ahead || keyHeld_ || buttonHeld_; }
    /// Where the arrows point: the cells to which the pumpkins go when the player waits or, while the next
    /// maze is shown, brings that; none when the arrows are off or the game is over.
    std::optional<std::array<int, 2>> announced() const { return announced_; }

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;
    QSize sizeHint() const override;
    bool isAnimating() const override;
    void finishAnimation() override;

  Q_SIGNALS:
    /// The player presses a key of the game, which may not be possible.
    void keyWanted(tally_maze::Key key);
    void undoWanted();
    /// A cell was chosen that the ball cannot reach with one step.
    void farCellChosen();
    /// The next maze appears over this one, or goes.
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

    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    const State& state() const { return content_.state; }
    bool isPlaying() const { return Rules::outcome(state()) == plt::Outcome::playing; }
    std::optional<Direction> directionTo(int cell) const;
    void activate(int cell);
    void dragTo(int cell);
    void hold(bool* held, bool on);
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
    int chaser_ = 0;  ///< which of the pumpkins
    std::optional<std::array<int, 2>> announced_;
    std::shared_ptr<const plt::SquareGrid> grid_;

    Hedges hedges_;
    Hedges nextHedges_;
    Hedges hedgesBefore_;  ///< from which the hedges grow or shrink now
    QVariantAnimation growth_;
    QPixmap groundPixmap_;
    struct HedgePicture {
        QPixmap pixmap;
        Hedges painted;
    };
    /// Of this maze, and of what the next one leaves of it: looking ahead goes back and forth between them.
    std::array<HedgePicture, 2> hedgesPictures_;
    QPixmap changePixmap_;
    Hedges goingPainted_;
    Hedges comingPainted_;

    bool keyHeld_ = false;
    bool buttonHeld_ = false;
    bool dragging_ = false;  ///< the ball is held with the button
    bool dragged_ = false;   ///< and has been dragged to another cell
};

}  // namespace tally_maze
