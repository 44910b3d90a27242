// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/window/game_view.h"

#include <memory>

namespace plt {

enum class Clock { none, shown };

/// A view over a session. Everything that RulesView does without the types of a game.
class PLT_API SessionView : public GameView {
  public:
    ~SessionView() override;

    GameSession& session() override { return *session_; }
    Turns* turns() override { return turns_.get(); }
    /// True while a computer thinks about the shown position.
    bool isThinking() const;
    /// True if the player may move now: the game goes on, is not paused, and no computer thinks.
    bool mayMove() const;

    QStringList seatNames() const override;

    bool buildOptions(OptionsForm& form) override;
    QString optionsProblem() const override;
    bool optionsDiffer() const override;
    void applyOptions() override;
    void beginFirst(const QString& keptOptions, const QString& keptSeats) override;
    void setPaused(bool paused) override;

  protected:
    explicit SessionView(std::unique_ptr<GameSession> session, QWidget* parent);

    /// Hands the picture of the shown position to the widgets, and does nothing else; with `animated` they
    /// may move there. Called once for whatever happened.
    virtual void showState(bool animated) = 0;
    /// Shows the way to another position: draw() with what belongs before and after it.
    virtual void arrive(const Change& change) = 0;
    /// Draws the first picture or the next one, animated where the change is worth it.
    void drawChange(const Change& change);
    /// Shows the state again, because something else of its picture has changed (a preference, a selection),
    /// and tells the window. Nothing before the first game.
    void refresh(bool animated);

    // The options that the form edits.
    virtual void editOptions(const AnyOptions& options) = 0;
    virtual AnyOptions editedOptions() const = 0;
    virtual void addOptionRows(OptionsForm& form) = 0;
    /// The players of the game whose options are being edited.
    const Seats& editedSeats() const { return editedSeats_; }
    /// The names of the seats for a game with these options, where these play.
    virtual QStringList namesOfSeats(const AnyOptions& options, const Seats& seats) const = 0;
    /// Begins a new game with these options and keeps them for the next run.
    void beginNew(const AnyOptions& options, const Seats& seats);

  private:
    void draw(bool animated);
    void storeSeats();

    const std::unique_ptr<GameSession> session_;
    std::unique_ptr<Turns> turns_;  // null where there are no computer players; goes before the session
    Seats editedSeats_;
    bool shown_ = false;
};

}  // namespace plt
