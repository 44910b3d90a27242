// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/rules_session.h"
#include "common/window/game_view.h"
#include "common/window/options_form.h"

#include <memory>

namespace plt {

enum class Clock { none, shown };

/// The view of a session: the part of RulesView that does not depend on the types of a game.
class PLT_API SessionView : public GameView {
  public:
    ~SessionView() override;

    GameSession& session() override { return *session_; }
    Turns* turns() override { return turns_.get(); }
    /// Returns true while a computer thinks about the shown position.
    bool isThinking() const;
    /// Returns true if the player may move now: the game goes on, is not paused, and no computer thinks.
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

    /// Passes the picture to the widgets; called once for each change. If `animated`, they may move there.
    virtual void showState(bool animated) = 0;
    /// Shows a transition: draw(), with aboutToShow() before and followUp() after it.
    virtual void arrive(const Change& change) = 0;
    /// Draws the first picture or the next one, animated if the change is worth it.
    void drawChange(const Change& change);
    /// Shows the state again, because another part of its picture changed (a preference, a selection), and
    /// emits statusChanged(). Does nothing before the first game.
    void refresh(bool animated);

    // The options that the form edits; by default the rows of the rules.
    virtual void editOptions(const AnyOptions& options) { edited_ = options; }
    virtual AnyOptions editedOptions() const { return edited_; }
    virtual void addOptionRows(OptionsForm& form);
    /// The players of the game whose options are being edited.
    const Seats& editedSeats() const { return editedSeats_; }
    /// Returns the names of the seats with these options and players; by default those of the rules.
    virtual QStringList namesOfSeats(const AnyOptions& options, const Seats& seats) const;
    /// Begins a new game with these options and saves them for the next run.
    void beginNew(const AnyOptions& options, const Seats& seats);

  private:
    void draw(bool animated);
    void storeSeats();

    const std::unique_ptr<GameSession> session_;
    std::unique_ptr<Turns> turns_;  // null without computer players; destroyed before the session
    AnyOptions edited_;
    Seats editedSeats_;
    bool shown_ = false;
};

/// A view with the types of its game: the base of nearly every game. A subclass builds its widget in the
/// constructor, draws the state in showState(), and calls play() with the player's moves. There is no
/// position before the first showState(). (No Q_OBJECT in the template; a subclass may have its own.)
template <Rules R>
class RulesView : public SessionView {
  public:
    using Options = typename R::Options;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;

    explicit RulesView(Clock clock = Clock::none, QWidget* parent = nullptr)
        : SessionView(std::make_unique<RulesSession<R>>(clock == Clock::shown), parent),
          session_(static_cast<RulesSession<R>&>(SessionView::session())) {}

    RulesSession<R>& session() override { return session_; }
    const RulesSession<R>& session() const { return session_; }
    const State& state() const { return session_.state(); }
    const Options& options() const { return session_.options(); }
    /// Returns the shown step of the hint, or null.
    const HintStep<Move>* hintStep() const { return session_.shownHint(); }

    /// Makes the move, or shows the reason if it is refused. Does nothing during a pause and while a computer
    /// thinks. Returns true if the move was made.
    bool play(const Move& move) { return !isPaused() && !isThinking() && session_.play(move); }

    /// Begins a new game with these options and saves them for the next run.
    void beginWith(const Options& options, const Seats& seats) { beginNew(AnyOptions::of(options), seats); }
    void beginWith(const Options& options) { beginWith(options, session_.seats()); }

  protected:
    /// Called before a change is shown: to adapt a state that exists only on the screen (a selection, a card
    /// that is turned up).
    virtual void aboutToShow(const Transition<R>& transition) { Q_UNUSED(transition) }
    /// Called after a change is shown: for its consequences (to start a search, to count a result as helped).
    virtual void followUp(const Transition<R>& transition) { Q_UNUSED(transition) }
    /// The transition that is being shown, during showState(); null if only another part of the picture has
    /// changed.
    const Transition<R>* transition() const { return transition_; }
    /// Adds the rows of the options dialog, bound to the fields of `options`, and preferences.
    virtual void describeOptions(OptionsForm& form, Options& options) {
        Q_UNUSED(form)
        Q_UNUSED(options)
    }
    /// Returns the names of the seats with these options and players; by default those of the rules.
    virtual QStringList seatNamesFor(const Options& options, const Seats& seats) const {
        return session_.seatNamesFor(AnyOptions::of(options), seats);
    }

  private:
    void arrive(const Change& change) override {
        const Transition<R> transition(change);
        aboutToShow(transition);
        transition_ = &transition;
        drawChange(change);
        transition_ = nullptr;
        followUp(transition);
    }
    void editOptions(const AnyOptions& options) override { edited_ = options.as<Options>(); }
    AnyOptions editedOptions() const override { return AnyOptions::of(edited_); }
    void addOptionRows(OptionsForm& form) override { describeOptions(form, edited_); }
    QStringList namesOfSeats(const AnyOptions& options, const Seats& seats) const override {
        return seatNamesFor(options.as<Options>(), seats);
    }

    RulesSession<R>& session_;
    Options edited_{};
    const Transition<R>* transition_ = nullptr;
};

}  // namespace plt
