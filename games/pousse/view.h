// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/analyst.h"
#include "common/window/rules_view.h"
#include "pousse/clock/turn_clock.h"
#include "pousse/records/contest_record.h"
#include "pousse/rules.h"

class QAction;

namespace pousse {

class EvaluationLine;
class Exchange;
class MoveSheet;
class ProgramList;
class Tray;

/// The Pousse view: people, computers and programs at a board.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    Tray& tray() const { return *tray_; }
    plt::Analyst<Rules>& analyst() const;
    Exchange& exchange() const { return *exchange_; }
    TurnClock& turnClock() { return clock_; }
    ProgramList& programs() const { return *programs_; }
    MoveSheet* sheet() const { return sheet_; }
    /// The action with this name: swapSides, match, programs, repetitions, turnClock, reminders, analysis,
    /// showEarlier.
    QAction* action(const char* name) const;

    /// The current game in the format of the contest.
    ContestRecord record() const;
    /// Shows an external game at its end. It does not count in the statistics.
    void showRecord(const ContestRecord& record);

    QString statusText() const override;
    QString endMessage() const override;
    QRegion keptInSight() const override;
    QString thoughtText() const override;
    QList<plt::HeaderFigure> figures() const override;
    plt::Sound soundOf(const plt::Change& change) const override;
    QWidget* makeRecord() override;
    QList<plt::DocumentFormat*> documentFormats() override;
    QRegion occupiedRegion() const override;
    QWidget* focusTarget() override;
    void setPaused(bool paused) override;

  protected:
    void ready() override;
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void makeActions();
    QAction* addNamed(const char* name, Menu menu, const QString& text, const QKeySequence& shortcut = {});
    QAction* addNamedPreference(const char* name, const QString& text, bool fallback, const QString& about);
    bool isOn(const char* name) const;
    bool isComputer(Mark mark) const;
    void push(const Move& move);
    /// Analyses the shown position if the player wants that, which counts as help against a computer.
    void updateAnalysis();
    void showSheet();
    void updateActions();
    void swapSides();
    void openPrograms();
    void openMatch();
    /// "The computer (X)", or the name of a player program.
    QString moverName() const;
    void remind(int sounds);
    void announceReply();
    QString replyText() const;

    Tray* tray_;
    EvaluationLine* evaluation_;
    MoveSheet* sheet_ = nullptr;  ///< owned by the window
    Exchange* exchange_ = nullptr;
    ProgramList* programs_;
    TurnClock clock_;
};

}  // namespace pousse
