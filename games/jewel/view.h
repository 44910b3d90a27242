// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/rules_view.h"
#include "jewel/rules.h"
#include "jewel/scores/high_scores.h"

#include <optional>

#include <QTimer>

class QBoxLayout;

namespace jewel {

class Board;
class NameBar;
class TimeBar;

/// Number of last seconds with sounds and colours that hurry the player.
inline constexpr int lastSeconds = 10;

class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    QList<QAction*> endActions() const override { return {scores_}; }
    QRegion occupiedRegion() const override;
    QRegion keptInSight() const override;
    QWidget* focusTarget() override;
    bool clockMayRun() const override;
    /// Undo is not offered against the clock, because it does not give back time.
    bool mayUndoEnd() const override { return state().end != End::time; }
    void setPaused(bool paused) override;
    plt::Sound soundOf(const plt::Change& change) const override;

    Board& board() const { return *board_; }
    TimeBar& timeBar() const { return *timeBar_; }
    NameBar& nameBar() const { return *nameBar_; }
    /// The step of a move made now.
    int momentNow() const;
    /// Seconds left in a game with a clock.
    double secondsLeft() const;
    /// Returns true once the clock has been started since the game was shown.
    bool isBegun() const { return begun_; }
    /// Returns true while the timer that detects the end of time is active.
    bool isClockTimerActive() const { return clockTimer_.isActive(); }
    /// The key of the high score table of games with these options.
    static QString scoreTable(const Options& options);

  public Q_SLOTS:
    void showHighScores();
    void giveUp();

  protected:
    void ready() override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    bool isTimed() const { return options().mode == Mode::clock; }
    void playSwap(Swap swap);
    void checkClock();
    /// Returns the last seconds of a running clock, from lastSeconds down; 0 before that and without one.
    int secondsOfHurry() const;
    void showTime();
    void updateClockTimer();
    void restartIdleTimer();
    void showIdleHint();
    void hideIdleHint();
    void enterScore();
    void rename(const QString& name);
    QString usualName() const;
    void applyLooks();

    QBoxLayout* parts_;
    TimeBar* timeBar_;
    Board* board_;
    NameBar* nameBar_;
    QAction* space_;
    QAction* turning_;
    QAction* signs_;
    QAction* colourSigns_;
    QAction* scores_;
    QAction* giveUp_;
    QTimer clockTimer_;
    QTimer idleTimer_;
    plt::Background<plt::Hint<Move>> idleSearch_;
    bool begun_ = false;
    bool leftRunning_ = false;  ///< the game before this one was not over
    qint64 shownSeconds_ = -1;
    QString idleHint_;                  ///< the text of an idle hint; empty while none is shown
    std::optional<HighScore> entered_;  ///< the entry that the name bar asks about
    QString enteredTable_;
};

}  // namespace jewel
