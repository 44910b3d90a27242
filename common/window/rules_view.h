// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/rules_session.h"
#include "common/window/game_view.h"
#include "common/window/options_form.h"

namespace plt {

enum class Clock { none, shown };

/// A view over rules: the base of nearly every game. A subclass builds its widget in the constructor, draws
/// the state in showState(), and calls play() with what the player does. (No Q_OBJECT in the template; a
/// subclass may have its own.)
template <Rules R>
class RulesView : public GameView {
  public:
    using Options = typename R::Options;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;

    explicit RulesView(Clock clock = Clock::none, QWidget* parent = nullptr)
        : GameView(parent), session_(clock == Clock::shown), clock_(clock) {
        QObject::connect(&session_, &GameSession::changed, this,
                         [this](bool animated) { refresh(animated); });
        QObject::connect(&session_, &GameSession::hintChanged, this, [this] { refresh(true); });
    }

    RulesSession<R>& session() override { return session_; }
    bool hasClock() const override { return clock_ == Clock::shown; }

    const State& state() const { return session_.state(); }
    const Options& options() const { return session_.options(); }
    /// The hint's step that is shown now, or null.
    const HintStep<Move>* hintStep() const { return session_.shownHint(); }

    /// Makes the move; says why not when it is refused. Nothing happens during a pause or after the end of a
    /// game that refuses moves.
    bool play(const Move& move) { return !isPaused() && session_.play(move); }

    bool buildOptions(OptionsForm& form) override {
        edited_ = options();
        describeOptions(form, edited_);
        return form.hasOptions() || form.hasPreferences();
    }
    QString optionsProblem() const override {
        const auto read = R::readOptions(R::write(edited_));
        return read ? QString() : translated(read.problem());
    }
    bool optionsDiffer() const override { return !(edited_ == options()); }
    void applyOptions() override {
        preferences().setValue(QStringLiteral("options"), QString::fromStdString(R::write(edited_)));
        session_.newGameWith(edited_);
    }
    void start(const QString& keptOptions) override {
        const auto kept = R::readOptions(keptOptions.toStdString());
        // The session began with a fixed deal; the player's first one replaces it without a way back.
        session_.replaceBy(kept ? *kept : Options{}, RulesSession<R>::freshSeed());
        refresh(false);
    }

  protected:
    /// Hands the picture of state() (and hintStep(), preferences, options()) to the widgets; with `animated`
    /// they may move there. Called after every change; also call refresh() when something else of the picture
    /// changed.
    virtual void showState(bool animated) = 0;
    /// The rows of the options dialog, bound to the fields of `options`, and preferences.
    virtual void describeOptions(OptionsForm& form, Options& options) {
        Q_UNUSED(form)
        Q_UNUSED(options)
    }
    /// Shows the state and tells the window.
    void refresh(bool animated) {
        showState(animated);
        Q_EMIT statusChanged();
    }

  private:
    RulesSession<R> session_;
    Options edited_{};
    Clock clock_;
};

}  // namespace plt
