// SPDX-License-Identifier: MIT
#include "common/players/turns.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QLocale>
#include <QRandomGenerator>

namespace plt {

namespace {

/// By Turns::Pace, in milliseconds.
constexpr std::array<int, 4> pauses{1200, 400, 150, 0};

}  // namespace

Turns::Turns(GameSession& session, QObject* parent)
    : QObject(parent), session_(session), bell_([this] { showNewest(); }) {
    show_.setSingleShot(true);
    connect(&show_, &QTimer::timeout, this, &Turns::play);
    connect(&session_, &GameSession::changed, this, &Turns::moved);
    connect(&session_, &GameSession::seatsChanged, this, [this] {
        // A search for the other side goes on undisturbed. Views of the players ask about the thinking, too.
        if (!asked_ || level_ != levelToMove()) updateTurn();
    });
}

Turns::~Turns() = default;

std::string Turns::levelToMove() const {
    const int seat = session_.seatToMove();
    const auto seats = session_.seats();
    if (seat < 0 || seat >= static_cast<int>(seats.size())) return {};
    return seats[seat].level;
}

bool Turns::hasLaterMoves() const {
    return session_.moveCount() < session_.plies();
}

bool Turns::isWaiting() const {
    return waiting_ && !levelToMove().empty();
}

QString Turns::thoughtText() const {
    if (!thought_) return {};
    const QLocale locale;
    const auto value =
        (thought_->value > 0 ? QStringLiteral("+") : QString()) + locale.toString(thought_->value, 'f', 2);
    auto text = tr("%Ln plies, positions: %1, %2", "1 ply, positions: %1, %2", thought_->depth)
                    .arg(locale.toString(static_cast<qulonglong>(thought_->nodes)), value);
    if (!thought_->line.empty()) text += QStringLiteral(": ") + QString::fromStdString(thought_->line);
    return text;
}

double Turns::slowness() const {
    constexpr std::array<double, 4> factors{2, 1, 0.4, 0};
    return factors[static_cast<std::size_t>(pace_)];
}

void Turns::setHeld(bool held) {
    if (held == held_) return;
    held_ = held;
    refresh();
}

void Turns::setPatient(bool patient) {
    if (patient == patient_) return;
    patient_ = patient;
    refresh();
}

void Turns::moveNow() {
    if (answer_) {
        play();
    } else if (asked_) {
        hurried_ = true;
        hurry_.request_stop();
    } else if (isWaiting() && !held_) {
        think();
        Q_EMIT thinkingChanged();
    }
}

void Turns::refresh() {
    if (updateTurn()) Q_EMIT thinkingChanged();
}

bool Turns::updateTurn() {
    const bool thought = asked_;
    const bool waited = std::exchange(waiting_, false);
    stop();
    if (!levelToMove().empty() && !session_.awaitsFirst()) {
        if (held_ || patient_ || hasLaterMoves())
            waiting_ = true;
        else
            think();
    }
    return thought != asked_ || waited != waiting_ || asked_;
}

void Turns::moved(const Change& change) {
    // Every view of this position reads isThinking(), too: no other signal is needed.
    Q_UNUSED(change)
    updateTurn();
}

void Turns::think() {
    waiting_ = false;
    hurried_ = false;
    asked_ = true;
    hurry_ = std::stop_source();
    since_.start();
    notBefore_ = QDeadlineTimer(0);
    level_ = levelToMove();
    Question question;
    if (thinkingTime_) question.budget.time = *thinkingTime_;
    question.stop = hurry_.get_token();
    question.seed = QRandomGenerator::system()->generate64();
    // The thread is joined before this object is gone.
    question.report = [this, number = search_](const Thought& thought) { report(number, thought); };
    ask(level_, question);
}

void Turns::ask(const std::string& level, const Question& question) {
    const auto& rules = session_.rules();
    answer_.reset();
    thinking_.run(
        this,
        [&rules, seen = session_.position().seen(), level, question,
         hurry = hurry_](std::stop_token stop) mutable {
            const std::stop_callback link(stop, [&hurry] { hurry.request_stop(); });
            return rules.choose(seen, level, question);
        },
        [this](AnyMove move) { answered(std::move(move)); }, [this](const QString& what) { broken(what); });
}

void Turns::answered(AnyMove move) {
    answer_ = std::move(move);
    showInTime();
}

void Turns::showInTime() {
    if (hurried_) {
        play();
        return;
    }
    show_.stop();
    if (notBefore_.isForever()) return;
    const auto left = std::max<qint64>(minimumPauseMs() - since_.elapsed(), notBefore_.remainingTime());
    if (left <= 0)
        play();
    else
        show_.start(static_cast<int>(left));
}

void Turns::holdBack(int milliseconds) {
    if (!asked_) return;
    notBefore_ = milliseconds < 0 ? QDeadlineTimer(QDeadlineTimer::Forever) : QDeadlineTimer(milliseconds);
    if (answer_) showInTime();
}

void Turns::holdBackStep() {
    constexpr int stepMs = 800;
    holdBack(static_cast<int>(stepMs * slowness()));
}

void Turns::broken(const QString& what) {
    stop();
    waiting_ = true;
    Q_EMIT thinkingChanged();
    Q_EMIT failed(what.isEmpty() ? tr("The computer player broke down. You can move for it.")
                                 : tr("The computer player broke down (%1). You can move for it.").arg(what));
}

void Turns::play() {
    show_.stop();
    if (!answer_) return;
    const auto move = *std::exchange(answer_, std::nullopt);
    asked_ = false;
    if (session_.playMove(move, Cause::computer)) return;
    stop();
    waiting_ = true;
    Q_EMIT thinkingChanged();
    Q_EMIT failed(tr("The computer player made an illegal move. You can move for it."));
}

void Turns::stop() {
    show_.stop();
    hurry_.request_stop();
    asked_ = false;
    answer_.reset();
    thinking_.cancel();
    ++search_;
    if (!thought_) return;
    thought_.reset();
    Q_EMIT thoughtChanged();
}

int Turns::minimumPauseMs() const {
    return pauses[static_cast<std::size_t>(pace_)];
}

void Turns::report(quint64 search, const Thought& thought) {
    const std::scoped_lock lock(mutex_);
    if (search < newestSearch_) return;
    const bool told = newest_.has_value();
    newest_ = thought;
    newestSearch_ = search;
    // A fast search reports more than a player can read: a new report replaces one that was not shown yet.
    if (told) return;
    bell_.ring();
}

void Turns::showNewest() {
    std::optional<Thought> newest;
    quint64 from = 0;
    {
        const std::scoped_lock lock(mutex_);
        newest.swap(newest_);
        from = newestSearch_;
    }
    if (from != search_ || !newest) return;
    thought_ = std::move(newest);
    Q_EMIT thoughtChanged();
}

}  // namespace plt
