// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/rules_session.h"
#include "common/window/game_view.h"
#include "common/window/options_form.h"

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

    // The options that the form edits: by default in the rows of the rules.
    virtual void editOptions(const AnyOptions& options) { edited_ = options; }
    virtual AnyOptions editedOptions() const { return edited_; }
    virtual void addOptionRows(OptionsForm& form);
    /// The players of the game whose options are being edited.
    const Seats& editedSeats() const { return editedSeats_; }
    /// The names of the seats for a game with these options, where these play; by default those of the rules.
    virtual QStringList namesOfSeats(const AnyOptions& options, const Seats& seats) const;
    /// Begins a new game with these options and keeps them for the next run.
    void beginNew(const AnyOptions& options, const Seats& seats);

  private:
    void draw(bool animated);
    void storeSeats();

    const std::unique_ptr<GameSession> session_;
    std::unique_ptr<Turns> turns_;  // null where there are no computer players; goes before the session
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
    /// The hint's step that is shown now, or null.
    const HintStep<Move>* hintStep() const { return session_.shownHint(); }

    /// Makes the move; says why not when it is refused. Nothing happens during a pause and while a computer
    /// thinks.
    bool play(const Move& move) { return !isPaused() && !isThinking() && session_.play(move); }

    /// Begins a new game with these options and keeps them for the next run.
    void beginWith(const Options& options, const Seats& seats) { beginNew(AnyOptions::of(options), seats); }
    void beginWith(const Options& options) { beginWith(options, session_.seats()); }

  protected:
    /// Called when something happened, before its picture: what is only on the screen (a selection, a card
    /// that is looked at) may follow.
    virtual void aboutToShow(const Transition<R>& transition) { Q_UNUSED(transition) }
    /// Called when the picture of what happened is shown: the place for its consequences (a search to start,
    /// a result that counts as helped).
    virtual void followUp(const Transition<R>& transition) { Q_UNUSED(transition) }
    /// The transition that is being shown, during showState(); null where only something else of the picture
    /// has changed.
    const Transition<R>* transition() const { return transition_; }
    /// Adds the rows of the options dialog, bound to the fields of `options`, and preferences.
    virtual void describeOptions(OptionsForm& form, Options& options) {
        Q_UNUSED(form)
        Q_UNUSED(options)
    }
    /// The names of the seats of a game with these options where these play; by default those of the rules.
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
