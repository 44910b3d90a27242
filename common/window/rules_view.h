// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/rules_session.h"
#include "common/window/options_form.h"
#include "common/window/session_view.h"

#include <memory>

namespace plt {

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
