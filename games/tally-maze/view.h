// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/rules_view.h"
#include "tally-maze/rules.h"

#include <optional>

#include <QHash>
#include <QTimer>

class QBoxLayout;

namespace tally_maze {

class Board;
class KeyBar;
struct NamedBoard;

/// Tally Maze as it is seen: the maze, and the keys that are no steps beside or below it.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);

    Board& board() const { return *board_; }
    KeyBar& keys() const { return *keys_; }
    QAction& aheadAction() const { return *ahead_; }
    QAction& announceAction() const { return *announce_; }

    /// What is known of the fewest keys for the shown board, once they were looked for.
    struct Par {
        Escape::Verdict verdict = Escape::Verdict::unknown;
        int keys = 0;
    };
    std::optional<Par> par() const;

    QString aim() const override;
    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString endMessage() const override;
    bool knowsBetterEnd() const override;
    QRegion keptInSight() const override;
    QWidget* focusTarget() override;

  public Q_SLOTS:
    /// Shows the board's code and number, and plays another one.
    void chooseBoard();
    /// Plays the board that the clipboard names.
    void pasteBoard();

  protected:
    void followUp(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void resizeEvent(QResizeEvent* event) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void arrange();
    void playBoard(const NamedBoard& board);
    void beginOrYield();
    void searchPar();
    QString parText() const;

    Board* board_;
    KeyBar* keys_;
    QBoxLayout* layout_;
    QAction* ahead_;
    QAction* announce_;
    bool dealing_ = false;  ///< another board is looked for
    QTimer searchDelay_;
    QHash<QString, Par> pars_;  ///< of the boards seen in this window
    plt::Background<Par> search_;
};

}  // namespace tally_maze
