// SPDX-License-Identifier: MIT
#pragma once

#include "common/players/turns_of.h"
#include "common/session/rules_session.h"
#include "common/window/game_view.h"
#include "common/window/options_form.h"
#include "common/window/seat_rows.h"

#include <memory>

namespace plt {

enum class Clock { none, shown };

/// A view over rules: the base of nearly every game. A subclass builds its widget in the constructor, draws
/// the state in showState(), and calls play() with what the player does. There is no position before the
/// first showState(). (No Q_OBJECT in the template; a subclass may have its own.)
template <Rules R>
class RulesView : public GameView {
  public:
    using Options = typename R::Options;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;

    explicit RulesView(Clock clock = Clock::none, QWidget* parent = nullptr)
        : GameView(parent), session_(clock == Clock::shown), clock_(clock) {
        // Before the view itself: who thinks about the position is asked when it is drawn.
        if constexpr (HasLevels<R>) turns_ = std::make_unique<TurnsOf<R>>(session_);
        QObject::connect(&session_, &GameSession::changed, this, [this](const Change& change) {
            arriveBy(static_cast<const Transition<R>&>(change));
        });
        QObject::connect(&session_, &GameSession::hintChanged, this, [this] { draw(true); });
        QObject::connect(&session_, &GameSession::seatsChanged, this, [this] {
            keepSeats();
            refresh(true);
        });
        if (turns_ != nullptr) {
            QObject::connect(turns_.get(), &Turns::thinkingChanged, this, [this] { refresh(true); });
            QObject::connect(turns_.get(), &Turns::failed, this, &GameView::notice);
        }
    }

    RulesSession<R>& session() override { return session_; }
    const RulesSession<R>& session() const { return session_; }
    bool hasClock() const override { return clock_ == Clock::shown; }
    Turns* turns() override { return turns_.get(); }
    /// Whether a computer is thinking about the shown position.
    bool isThinking() const { return turns_ != nullptr && turns_->isThinking(); }
    /// Whether the player may move now: the game goes on, is not paused, and no computer is thinking.
    bool mayMove() const {
        return !isPaused() && !session_.history().isEmpty() && !isThinking() &&
               R::outcome(state()) == Outcome::playing;
    }

    const State& state() const { return session_.state(); }
    const Options& options() const { return session_.options(); }
    /// The hint's step that is shown now, or null.
    const HintStep<Move>* hintStep() const { return session_.shownHint(); }

    /// Makes the move; says why not when it is refused. Nothing happens during a pause and while a computer
    /// thinks.
    bool play(const Move& move) { return !isPaused() && !isThinking() && session_.play(move); }

    QStringList seatNames() const override { return seatNamesFor(options(), session_.seats()); }
    bool canCopyText() const override { return HasDiagram<R>; }
    QString boardText() const override {
        if constexpr (HasDiagram<R>) return QString::fromStdString(R::diagram(state()));
        return {};
    }

    bool buildOptions(OptionsForm& form) override {
        edited_ = options();
        editedSeats_ = session_.seats();
        if constexpr (HasLevels<R>)
            addSeatRows(
                form, &editedSeats_, [this] { return seatNamesFor(edited_, editedSeats_); },
                [this](const Seat& seat) { return session_.playerName(seat); }, session_.levels());
        describeOptions(form, edited_);
        return form.hasOptions() || form.hasPreferences();
    }
    QString optionsProblem() const override {
        const auto read = R::readOptions(R::write(edited_));
        return read ? QString() : translated(read.problem());
    }
    bool optionsDiffer() const override {
        return !(edited_ == options()) || editedSeats_ != session_.seats();
    }
    void applyOptions() override { beginWith(edited_, editedSeats_); }
    /// Begins a new game with these options and keeps them for the next run.
    void beginWith(const Options& options, const Seats& seats) {
        preferences().setValue(QStringLiteral("options"), QString::fromStdString(R::write(options)));
        session_.newGameWith(options, seats);
        keepSeats();
    }
    void beginWith(const Options& options) { beginWith(options, session_.seats()); }

    void beginFirst(const QString& keptOptions, const QString& keptSeats) override {
        const auto kept = R::readOptions(keptOptions.toStdString());
        const Options options = kept ? *kept : Options{};
        Seats seats = RulesSession<R>::usualSeats(options);
        if (const auto read = readSeats(keptSeats.toStdString(), session_.levels()); read && !read->empty()) {
            seats = *read;
        } else if constexpr (HasSeatsInOptions<R>) {
            if (const auto old = R::seatsOf(keptOptions.toStdString())) seats = *old;
        }
        session_.beginFirst(options, seats);
    }
    void setPaused(bool paused) override {
        GameView::setPaused(paused);
        if (turns_ != nullptr) turns_->setHeld(paused);
    }

  protected:
    /// Hands the picture of state() (and hintStep(), preferences, options()) to the widgets, and does nothing
    /// else; with `animated` they may move there. Called once for whatever happened.
    virtual void showState(bool animated) = 0;
    /// Something happened, and its picture comes next: what is only on the screen (a selection, a card that
    /// is looked at) may follow.
    virtual void aboutToShow(const Transition<R>& transition) { Q_UNUSED(transition) }
    /// Something happened, and its picture is shown: what follows from it has its place here (a search to
    /// start, a result that counts as helped).
    virtual void followUp(const Transition<R>& transition) { Q_UNUSED(transition) }
    /// What is being shown, during showState(): the transition that led here, or null where only something
    /// else of the picture has changed.
    const Transition<R>* transition() const { return transition_; }
    /// The rows of the options dialog, bound to the fields of `options`, and preferences.
    virtual void describeOptions(OptionsForm& form, Options& options) {
        Q_UNUSED(form)
        Q_UNUSED(options)
    }
    /// Who is to play the game whose options are being edited.
    const Seats& editedSeats() const { return editedSeats_; }
    /// What the seats of a game with these options are called here where these play; by default as the rules
    /// call them.
    virtual QStringList seatNamesFor(const Options& options, const Seats& seats) const {
        QStringList names;
        if constexpr (HasSeats<R>)
            for (const auto& name : namesOfSeats<R>(options, seats)) names << translated(name);
        return names;
    }
    /// Shows the state again, because something else of its picture has changed (a preference, a selection),
    /// and tells the window. Nothing before the first game.
    void refresh(bool animated) {
        if (!shown_) return;
        draw(animated);
        Q_EMIT statusChanged();
    }

  private:
    void draw(bool animated) {
        if (!shown_) return;
        countPicture();
        showState(animated);
    }

    void arriveBy(const Transition<R>& transition) {
        aboutToShow(transition);
        const bool first = !shown_;
        shown_ = true;
        transition_ = &transition;
        draw(transition.isAnimated() && !first);
        transition_ = nullptr;
        followUp(transition);
    }

    void keepSeats() {
        if (session_.hasSeats())
            preferences().setValue(QStringLiteral("seats"),
                                   QString::fromStdString(writeSeats(session_.seats())));
    }

    RulesSession<R> session_;
    std::unique_ptr<Turns> turns_;  // null where there are no computer players
    Options edited_{};
    Seats editedSeats_;
    Clock clock_;
    bool shown_ = false;
    const Transition<R>* transition_ = nullptr;
};

}  // namespace plt
