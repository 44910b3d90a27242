// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/rules_view.h"
#include "tally-maze/rules.h"

#include <optional>

#include <QHash>
#include <QTimer>

class QBoxLayout;
class QLabel;

namespace tally_maze {

class Board;
class KeyBar;
struct NamedBoard;

/// The view of Tally Maze: the maze, with the keys other than steps beside or below it.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);

    Board& board() const { return *board_; }
    KeyBar& keys() const { return *keys_; }
    QAction& aheadAction() const { return *ahead_; }
    QAction& announceAction() const { return *announce_; }

    /// The known result of a search for the fewest keys of the shown board.
    struct Par {
        Escape::Verdict verdict = Escape::Verdict::unknown;
        int keys = 0;
    };
    std::optional<Par> par() const;

    QString aim() const override;
    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString endMessage() const override;
    bool endCountsMoves() const override { return true; }
    QString newGameLabel() const override;
    /// After a lesson that was won begins the next one, and after the last one a dealt board.
    void newGame() override;
    QRegion keptInSight() const override;
    QRegion occupiedRegion() const override;
    QWidget* focusTarget() override;
    /// A new player begins with the first lesson.
    void beginFirst(const QString& keptOptions, const QString& keptSeats) override;

  public Q_SLOTS:
    /// Shows the board's code and number, and asks for another board to play.
    void chooseBoard();
    /// Plays the board named on the clipboard.
    void pasteBoard();

  protected:
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void resizeEvent(QResizeEvent* event) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void fitFonts();
    void arrange();
    void playBoard(const NamedBoard& board);
    /// Returns true if a lesson has ended so.
    bool isAfter(plt::Outcome outcome) const;
    void playNextLesson();
    QString lessonText() const;
    void updateParSearch();
    void searchPar();
    QString parText() const;

    Board* board_;
    KeyBar* keys_;
    QLabel* lesson_;  ///< the sentence of a lesson, above its board
    QBoxLayout* layout_;
    QAction* ahead_;
    QAction* announce_;
    QAction* nextLesson_;
    QAction* code_;
    bool dealing_ = false;  ///< another board is being searched for
    QTimer searchDelay_;
    QHash<QString, Par> pars_;  ///< keyed by the boards seen in this window
    plt::Background<Par> search_;
};

}  // namespace tally_maze
