// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/records/pdn.h"
#include "checkers/rules.h"
#include "checkers/scene/looks.h"
#include "common/board3d/scene.h"
#include "common/thinking/analyst.h"
#include "common/window/rules_view.h"

#include <optional>
#include <vector>

class QAction;

namespace plt {
class SceneBoard;
}

namespace checkers {

class DrawOffer;
class EndgameCache;
class EvaluationBar;
class Exchange;
class LineLabel;
class ScoreSheet;

/// The Checkers view: people and computers at a board.
class View : public plt::RulesView<Rules>, public plt::Unfinished {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    plt::SceneBoard& board() const { return *board_; }
    plt::Analyst<Rules>& analyst() const { return *analyst_; }
    EndgameCache& endgames() const { return *endgames_; }
    Exchange& exchange() const { return *exchange_; }
    /// The action with this name: swapSides, offerDraw, resign, enterMove, flip, ownSide, analysis.
    QAction* action(const char* name) const;

    /// The squares of a capture that was begun and not finished; empty if there is none.
    const std::vector<int>& path() const { return path_; }
    PieceSet pieceSet() const { return set_; }
    bool isTurned() const;

    /// The current game for a file, with its imported tags.
    GameRecord record() const;
    /// Shows an external game at its end. It does not count in the statistics.
    void showRecord(const GameRecord& record);
    /// Starts a game with this position.
    void showPosition(const Position& position, const plt::Seats& seats);

    QString statusText() const override;
    QString endMessage() const override;
    plt::Sound soundOf(const plt::Change& change) const override;
    QString thoughtText() const override;
    QWidget* makeRecord() override;
    plt::Unfinished* unfinished() override { return path_.empty() ? nullptr : this; }
    /// Takes back the jumps of a capture that was begun.
    void putBack() override;
    QList<plt::DocumentFormat*> documentFormats() override;
    QWidget* focusTarget() override;
    QRegion occupiedRegion() const override;
    QRegion keptInSight() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  protected:
    void ready() override;
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    QStringList seatNamesFor(const Options& options, const plt::Seats& seats) const override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void makeActions();
    QAction* addNamed(const char* name, Menu menu, const QString& text, const QKeySequence& shortcut = {});
    QAction* addNamedPreference(const char* name, const QString& text, bool fallback,
                                const QKeySequence& shortcut = {});
    /// The computer's last move as a text.
    QString replyText() const;
    void announceReply();
    void pieceMoved(int piece, int sceneSquare);
    void moveRefused(int piece, int sceneSquare);
    void squareChosen(int sceneSquare);
    void liftedChanged(int piece);
    /// The targets of the lifted piece (1 to 32).
    std::vector<int> targetsOf(int piece) const;
    int squareOfPiece(int piece) const;
    void swapSides();
    void offerDraw();
    void enterMove();
    /// Analyses the shown position if the player wants that, which counts as help against a computer.
    void analyse();
    void showAnalysis();
    void showMoves();
    void updateActions();
    void wantEndgames();
    void readPieceSet();
    bool isComputer(Side side) const;

    bool hasExplained_ = false;  ///< why a piece may not move, or not there
    plt::SceneBoard* board_;
    EvaluationBar* bar_;
    LineLabel* line_;
    ScoreSheet* moves_ = nullptr;  ///< owned by the window
    plt::Analyst<Rules>* analyst_;
    EndgameCache* endgames_;
    DrawOffer* offer_;
    Exchange* exchange_ = nullptr;
    PieceSet set_ = PieceSet::redAndWhite;
    plt::BoardScene shown_;
    std::vector<int> path_;
    std::vector<int> passing_;          ///< see Picture
    std::optional<GameRecord> opened_;  ///< the game that was last imported
};

}  // namespace checkers
