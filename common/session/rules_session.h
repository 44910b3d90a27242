// SPDX-License-Identifier: MIT
#pragma once

#include "common/language/translated.h"
#include "common/session/game_id.h"
#include "common/session/game_session.h"
#include "common/session/history.h"
#include "common/session/history_json.h"
#include "common/thinking/background.h"

#include <functional>
#include <optional>
#include <utility>

#include <QCoreApplication>
#include <QRandomGenerator>

namespace plt {

/// Everything that a game gets from its rules alone: timeline, ids, hints, clock, saving, results.
template <Rules R>
class RulesSession : public GameSession {
  public:
    using Options = typename R::Options;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;

    explicit RulesSession(bool hasClock, QObject* parent = nullptr)
        : GameSession(parent), hasClock_(hasClock) {}

    const State& state() const { return history_.state(); }
    const Options& options() const { return history_.game().options; }
    const Start& start() const { return history_.game().start; }
    const History<R>& history() const { return history_; }

    /// Makes a move. False when the rules refuse it: then refused() has told why.
    bool play(const Move& move) {
        if (awaitsFirst_) {
            Q_EMIT refused(QCoreApplication::translate("plt::RulesSession",
                                                       "The first game is still being looked for."));
            return false;
        }
        const bool wasPlaying = outcome() == Outcome::playing;
        const auto done = history_.play(move);
        if (!done) {
            Q_EMIT refused(translated(done.problem()));
            return false;
        }
        if (plan_ && planStep_ < plan_->steps.size() && plan_->steps[planStep_].move == move) {
            ++planStep_;
        } else {
            plan_.reset();
        }
        moved(true);
        if (wasPlaying && outcome() != Outcome::playing) Q_EMIT finished();
        return true;
    }

    /// The step that is shown as a hint, if any.
    const HintStep<Move>* shownHint() const {
        return hintShown_ && plan_ && planStep_ < plan_->steps.size() ? &plan_->steps[planStep_] : nullptr;
    }

    /// Starts a game with other options.
    void newGameWith(const Options& options) { deal(options, freshSeed()); }
    /// Starts exactly this game.
    void beginGame(const Options& options, const Start& start) {
        stopDealing();
        leaveGame();
        history_.begin(options, start);
        gameEntered(true);
    }

    /// The player was shown something that the rules would have hidden (odds, a solution): the result counts
    /// as one with help.
    void markHelped() { history_.game().helped = true; }

    /// Forgets everything and shows this deal. One that is slow is shown when it is found; until then no move
    /// can be made.
    void replaceBy(const Options& options, std::uint64_t seed) {
        stopDealing();
        if constexpr (HasSlowDeal<R>) {
            if (R::dealIsSlow(options)) {
                awaitsFirst_ = true;
                search(options, seed, [this, options, seed](const Start& start) {
                    history_ = History<R>(options, start, seed);
                    gameEntered(false);
                });
                return;
            }
        }
        history_ = History<R>(options, seed);
        gameEntered(false);
    }
    /// Whether the first game is being looked for, and what is shown is only there to be replaced.
    bool awaitsFirst() const { return awaitsFirst_; }

    /// The score of the shown position: the rules' less what was taken back costs.
    std::int64_t score() const requires HasScore<R> {
        return R::score(state()) - undoCost<R>() * static_cast<std::int64_t>(undoCount());
    }

    Outcome outcome() const override { return R::outcome(state()); }
    int moveCount() const override { return static_cast<int>(history_.ply()); }
    int undoCount() const override { return history_.game().undos; }
    QString optionsText() const override { return QString::fromStdString(R::write(options())); }
    QString optionsLabel() const override { return translated(R::describe(options())); }
    QString shortId() const override {
        const auto& game = history_.game();
        return game.seed ? QString::fromStdString(shortGameId<R>(game.options, *game.seed)) : QString();
    }
    QString longId() const override {
        if constexpr (HasExactStart<R>)
            return QString::fromStdString(
                longGameId<R>(options(), R::exactStart(options(), start(), state())));
        else
            return QString::fromStdString(longGameId<R>(options(), start()));
    }

    void newGame() override { deal(options(), freshSeed()); }
    void restart() override {
        stopDealing();
        leaveGame();
        const auto game = history_.game();
        history_.begin(game.options, game.start, game.seed);
        gameEntered(true);
    }
    QString openId(const QString& id) override {
        const auto read = readGameId<R>(id.toStdString());
        if (!read) return translated(read.problem());
        if (read->seed)
            deal(read->options, *read->seed);
        else
            beginGame(read->options, read->start);
        return {};
    }

    bool canUndo() const override { return history_.canUndo(); }
    bool canRedo() const override { return history_.canRedo(); }
    bool undoLeavesGame() const override { return history_.ply() == 0 && history_.gameIndex() > 0; }
    void undo() override {
        if (canUndo()) step([this] { history_.undo(); }, true);
    }
    void redo() override {
        if (canRedo()) step([this] { history_.redo(); }, false);
    }

    bool hasHint() const override { return HasHint<R>; }
    bool isThinking() const override { return hinting_.running(); }
    void requestHint() override {
        if constexpr (HasHint<R>) {
            if (outcome() != Outcome::playing || hinting_.running()) return;
            if (plan_ && planStep_ < plan_->steps.size()) {
                showHint();
                return;
            }
            hinting_.run(
                this, [state = state()](std::stop_token stop) { return R::hint(state, stop); },
                [this](Hint<Move> hint) {
                    plan_ = std::move(hint);
                    planStep_ = 0;
                    showHint();
                });
            Q_EMIT hintChanged();
        }
    }
    QString hintText() const override {
        if (!hintShown_ || !plan_) return {};
        const auto verdict = translated(plan_->verdict);
        if (const auto* step = shownHint()) {
            const auto reason = translated(step->reason);
            return planStep_ == 0 && !verdict.isEmpty() ? reason + QLatin1Char(' ') + verdict : reason;
        }
        return verdict;
    }
    QVector<int> hintMarks() const override {
        const auto* step = shownHint();
        return step ? QVector<int>(step->marks.begin(), step->marks.end()) : QVector<int>();
    }
    bool hasShownStep() const override { return shownHint() != nullptr; }
    void playHint() override {
        if (const auto* step = shownHint()) play(Move(step->move));
    }
    void hideHint() override {
        if (!hintShown_ && !hinting_.running()) return;
        hintShown_ = false;
        hinting_.cancel();
        Q_EMIT hintChanged();
    }

    QJsonObject save() const override { return writeHistory<R>(history_, clock_.elapsed()); }
    QString restore(const QJsonObject& saved) override {
        const auto read = readHistory<R>(history_, saved);
        if (!read) return translated(read.problem());
        stopDealing();
        gameEntered(false);
        return {};
    }
    GameResult result() const override {
        GameResult out;
        out.optionsText = optionsText();
        out.optionsLabel = optionsLabel();
        out.gameId = longId();
        out.outcome = outcome();
        out.moves = moveCount();
        out.helped = history_.game().helped;
        if (hasClock_) out.elapsedMs = clock_.elapsed().count();
        if constexpr (HasScore<R>) {
            out.score = score();
            out.ranking = Ranking::highestScore;
        }
        if constexpr (HasRanking<R>) out.ranking = R::ranking;
        if constexpr (HasRankedOptions<R>)
            if (!R::isRanked(options())) out.ranking.reset();
        if constexpr (HasFigures<R>) out.figures = R::figures(state(), clock_.elapsed());
        return out;
    }
    bool isRecorded() const override { return history_.game().recorded; }
    void setRecorded() override { history_.game().recorded = true; }

    /// A number for a new deal that is short enough to be told.
    static std::uint64_t freshSeed() { return QRandomGenerator::system()->bounded(1'000'000'000U); }

  private:
    void deal(const Options& options, std::uint64_t seed) {
        stopDealing();
        if constexpr (HasSlowDeal<R>) {
            if (R::dealIsSlow(options)) {
                search(options, seed, [this, options, seed](const Start& start) {
                    leaveGame();
                    history_.begin(options, start, seed);
                    gameEntered(true);
                });
                return;
            }
        }
        leaveGame();
        history_.begin(options, seed);
        gameEntered(true);
    }

    /// Looks for a deal in the background.
    void search(const Options& options, std::uint64_t seed, std::function<void(const Start&)> found) {
        dealing_.run(
            this, [options, seed](std::stop_token stop) { return R::deal(options, seed, stop); },
            [this, found = std::move(found)](const Start& start) {
                awaitsFirst_ = false;
                Q_EMIT dealing(false);
                found(start);
            });
        Q_EMIT dealing(true);
    }

    /// What is being looked for is not wanted any more.
    void stopDealing() {
        awaitsFirst_ = false;
        if (!dealing_.running()) return;
        dealing_.cancel();
        Q_EMIT dealing(false);
    }

    void leaveGame() { history_.game().elapsed = clock_.elapsed(); }

    void gameEntered(bool animated) {
        clock_.stop();
        clock_.set(history_.game().elapsed);
        plan_.reset();
        moved(animated);
        Q_EMIT gameChanged();
    }

    template <class Step>
    void step(Step go, bool back) {
        const auto game = history_.gameIndex();
        const auto ply = history_.ply();
        leaveGame();
        go();
        if (history_.gameIndex() != game) {
            gameEntered(true);
            return;
        }
        if (back) ++history_.game().undos;
        if (back && undoReveals<R>()) history_.game().helped = true;
        if (back && plan_ && planStep_ > 0 &&
            plan_->steps[planStep_ - 1].move == history_.game().moves[ply - 1])
            --planStep_;
        else
            plan_.reset();
        moved(true);
    }

    void moved(bool animated) {
        hintShown_ = false;
        hinting_.cancel();
        Q_EMIT changed(animated);
        Q_EMIT hintChanged();
    }

    void showHint() {
        hintShown_ = true;
        if (!plan_->steps.empty()) history_.game().helped = true;
        Q_EMIT hintChanged();
    }

    bool hasClock_;
    bool awaitsFirst_ = false;
    History<R> history_;
    std::optional<Hint<Move>> plan_;
    std::size_t planStep_ = 0;
    bool hintShown_ = false;
    Background<Hint<Move>> hinting_;
    Background<Start> dealing_;
};

}  // namespace plt
