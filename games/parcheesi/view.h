// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/game_view.h"
#include "common/window/rules_view.h"
#include "parcheesi/rules.h"
#include "parcheesi/table/board.h"
#include "parcheesi/table/side_plate.h"

#include <array>
#include <vector>

#include <QTimer>

class QAction;

namespace parcheesi {

/// The Parcheesi view: the board, and beside each start circle the plate of its side.
class View : public plt::RulesView<Rules>, public plt::Tallied {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    Board& board() const { return *board_; }
    SidePlate& plate(Side side) const { return *plates_[indexOf(side)]; }
    /// Returns true if it is a person's turn and moves are possible.
    bool isPersonsTurn() const;
    /// The number by which alone pawns move now, chosen by a click on its die; 0 if there is none.
    int chosenNumber() const { return number_; }
    /// Returns true while the computers wait until the player has seen that a person's turn has passed.
    bool isPassShown() const { return passShown_; }

    QString statusText() const override;
    QString endMessage() const override;
    QString thoughtText() const override;
    plt::Sound soundOf(const plt::Change& change) const override;
    QRegion keptInSight() const override;
    const plt::Tallied* tallied() const override { return this; }
    QMap<QString, qint64> tallies() const override;
    QList<plt::StatisticsPage> statisticsPages(const QMap<QString, qint64>& sums) const override;
    QWidget* focusTarget() override { return board_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;
    void ready() override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void makeActions();
    void arrange();
    void pawnMoved(int piece, int cell);
    void refused(int piece, int cell);
    void cellChosen(int cell);
    void endTurn();
    void restartTurn();
    /// Lets pawns go by this number alone. If only one of them can, it goes at once.
    void chooseNumber(int number);
    void dieClicked(Side side, int number, bool used);
    /// Says the next of what happened, then whose turn it is.
    void sayNext();
    Caption captionNow() const;
    /// The roll without a move that is being said while a computer waits, or null.
    const Roll* toldRoll() const;
    /// The side whose turn is shown: turns that pass are seen one after another.
    Side shownTurn() const;
    /// Returns true if this side's roll comes after the one that is being said.
    bool isStillToRoll(Side side) const;
    /// Delays the computers until animations have ended and the player has seen a passed turn.
    void delayComputers();
    PlateContent contentOf(Side side) const;
    QString wordOf(Side side) const;
    bool isPerson(Side side) const;
    bool isPreferred(const QString& key, bool fallback) const;

    Board* board_;
    std::array<SidePlate*, sideCount> plates_{};
    QAction* done_ = nullptr;
    QAction* back_ = nullptr;
    QAction* again_ = nullptr;
    QAction* numbers_ = nullptr;
    bool passShown_ = false;
    int number_ = 0;  ///< the chosen die, or 0
    /// Rolls that were not played, still to be said in the middle of the table.
    std::vector<Roll> unsaid_;
    QTimer say_;
    QTimer end_;    ///< until a turn in which nothing is left to play ends by itself
    int busy_ = 0;  ///< duration of the latest animation in ms
};

}  // namespace parcheesi
