// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/looks.h"
#include "checkers/pdn.h"
#include "checkers/rules.h"
#include "common/board3d/scene.h"
#include "common/players/computer_turns.h"
#include "common/window/rules_view.h"

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QLabel;

namespace plt {
class SceneBoard;
}

namespace checkers {

class Analyst;
class EndgameCache;
class EvaluationBar;
class Exchange;
class ScoreSheet;

/// Checkers in one window: people and computers at a board.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    plt::SceneBoard& board() const { return *board_; }
    plt::ComputerTurnsBase& turns() const { return *turns_; }
    Analyst& analyst() const { return *analyst_; }
    EndgameCache& endgames() const { return *endgames_; }
    Exchange& exchange() const { return *exchange_; }
    /// The action with this name: swapSides, offerDraw, resign, moveNow, stepBack, stepForward, first, last,
    /// enterMove, flip, ownSide, thinking, analysis, moves.
    QAction* action(const char* name) const;

    /// The squares of a capture that was begun and not finished; empty when there is none.
    const std::vector<int>& path() const { return path_; }
    PieceSet pieceSet() const { return set_; }
    bool isTurned() const;
    /// Whether the player may move now, for the side to move.
    bool mayMove() const;

    /// The present game for a file, with the tags that it came with.
    GameRecord record() const;
    /// Shows a game that was played elsewhere, at its end. It does not count in the statistics.
    void showRecord(const GameRecord& record);
    /// Begins a game with this position.
    void showPosition(const Options& options, const Position& position);
    /// Goes to the position after so many moves of the game.
    void goTo(int ply);

    QString statusText() const override;
    QString endMessage() const override;
    QWidget* focusTarget() override;
    void setPaused(bool paused) override;
    void start(const QString& keptOptions) override;

  protected:
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    /// A place in the timeline of games, which may have been exchanged for another timeline.
    struct Place {
        std::size_t game = 0;
        std::size_t ply = 0;
        Position position;
        bool operator==(const Place&) const = default;
    };
    const plt::RulesSession<Rules>& game() const {
        return static_cast<const plt::RulesSession<Rules>&>(GameView::session());
    }
    void makeActions();
    QAction* addNamed(const char* name, Menu menu, const QString& text, const QKeySequence& shortcut = {});
    QAction* addNamedPreference(const char* name, const QString& text, bool fallback,
                                const QKeySequence& shortcut = {});
    void followPlace();
    /// What the computer has just played.
    QString replyText() const;
    void tellReply();
    void pieceMoved(int piece, int sceneSquare);
    void moveRefused(int piece, int sceneSquare);
    void squareChosen(int sceneSquare);
    void liftedChanged(int piece);
    /// Where the piece that is lifted can go (1 .. 32).
    std::vector<int> targetsOf(int piece) const;
    int squareOfPiece(int piece) const;
    void swapSides();
    void offerDraw();
    void answerDraw(bool accepted);
    void enterMove();
    void showAnalysis();
    void showMoves();
    void updateActions();
    void wantEndgames();
    void readPieceSet();
    bool isAgainstComputer() const;

    plt::SceneBoard* board_;
    EvaluationBar* bar_;
    QLabel* line_;
    ScoreSheet* moves_ = nullptr;  ///< made when it is first wanted
    Analyst* analyst_;
    EndgameCache* endgames_;
    Exchange* exchange_ = nullptr;
    PieceSet set_ = PieceSet::redAndWhite;
    plt::BoardScene shown_;
    Place place_;
    std::vector<int> path_;
    std::vector<int> passing_;          ///< see Picture
    std::optional<GameRecord> opened_;  ///< the game that was last taken from elsewhere
    bool loading_ = false;
    std::unique_ptr<plt::ComputerTurns<Rules>> turns_;
    plt::Background<bool> offering_;
};

}  // namespace checkers
