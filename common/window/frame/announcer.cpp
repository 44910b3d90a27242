// SPDX-License-Identifier: MIT
#include "common/window/frame/announcer.h"

#include "common/language/translated.h"
#include "common/window/game_view.h"
#include "common/window/moments/ending.h"
#include "common/window/sharing/sharing.h"
#include "common/window/strip/message_strip.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

namespace plt {

namespace {
constexpr int noticeMs = 4000;
constexpr int warningMs = 30'000;
}  // namespace

Announcer::Announcer(GameView& view, MessageStrip& strip, Ending& ending)
    : view_(view), strip_(strip), ending_(ending) {
    noticeTimer_.setSingleShot(true);
    connect(&noticeTimer_, &QTimer::timeout, this, &Announcer::announce);
    connect(&ending_, &Ending::dismissed, this, &Announcer::announce);
    connect(&ending_, &Ending::moved, this, &Announcer::announce);
}

void Announcer::announce() {
    auto& session = view_.session();
    noticeTimer_.stop();
    strip_.setStatus(
        view_.isPaused()
            ? tr("Paused. Press %1 or the button to go on.")
                  .arg(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P).toString(QKeySequence::NativeText))
            : status());
    const QString hint = session.hintText();
    const MessageStrip::Answer doing{tr("Do it"), [&session] { session.playHint(); }, Glyph::accept};
    const bool over = isOver();
    const bool dead = isDeadEnd();
    wasOver_ = over || dead;
    if (!wasOver_) ending_.reset();
    if (dead) ending_.show(view_.endTitle(), view_.deadEndMessage());
    if (dealing_ && announced_.isEmpty()) {
        strip_.showMessage(MessageStrip::Kind::notice, tr("Looking for a deal..."));
    } else if (session.isThinking()) {
        const QString words = hint.isEmpty() ? tr("Thinking...") : tr("%1 Still thinking...").arg(hint);
        QList<MessageStrip::Answer> answers;
        if (session.hasShownStep()) answers.append(doing);
        answers.append({tr("Stop"), [&session] { session.hideHint(); }});
        strip_.showMessage(MessageStrip::Kind::hint, words, answers);
    } else if (!hint.isEmpty()) {
        QList<MessageStrip::Answer> answers;
        if (session.hasShownStep())
            answers.append(doing);
        else if (dead && !ending_.isShown())
            answers = deadEndAnswers();
        answers.append({tr("Hide"), [&session] { session.hideHint(); }, Glyph::dismiss});
        strip_.showMessage(MessageStrip::Kind::hint, hint, answers);
    } else if (over) {
        announceEnd();
        if (!announced_.isEmpty()) showAnnouncement();
    } else if (!announced_.isEmpty()) {
        showAnnouncement();
    } else if (dead && ending_.isInStrip()) {
        strip_.showMessage(MessageStrip::Kind::bad, ending_.words(), deadEndAnswers());
    } else if (!aim_.isEmpty()) {
        strip_.showMessage(MessageStrip::Kind::notice, aim_);
    } else {
        strip_.clearMessage();
    }
}

void Announcer::announceEnd() {
    auto& session = view_.session();
    const auto outcome = session.outcome();
    const auto kind = outcome == Outcome::won    ? MessageStrip::Kind::good
                      : outcome == Outcome::lost ? MessageStrip::Kind::bad
                                                 : MessageStrip::Kind::notice;
    const QString title = view_.endTitle();
    const QString text = endText();
    if (ending_.show(title, text)) {
        strip_.clearMessage();
        return;
    }
    QList<MessageStrip::Answer> answers;
    // A narrow strip has the sign of a new game anyway.
    if (session.hasDeals()) answers.append({tr("New game"), [this] { view_.newGame(); }, {}, {}, true});
    answers.append({tr("More"), {}, {}, [this](QMenu& menu) { fillMore(menu); }});
    strip_.showMessage(kind, Ending::inWords(title, text), answers);
}

void Announcer::fillMore(QMenu& menu) {
    const auto answers = ending_.answers();
    for (const auto& answer : answers)
        if (&answer != &answers.front() || !view_.session().hasDeals())
            connect(menu.addAction(answer.label), &QAction::triggered, this, answer.run);
}

QList<MessageStrip::Answer> Announcer::deadEndAnswers() const {
    QList<MessageStrip::Answer> answers;
    for (auto* action : view_.endActions())
        answers.append({action->iconText(), [action] { action->trigger(); }});
    return answers;
}

QString Announcer::endText() const {
    const auto& session = view_.session();
    QStringList parts{view_.endMessage()};
    if (session.hasClock())
        parts << tr("Time: %1.").arg(exactDurationText(session.clock().elapsed().count()));
    else if (!view_.endCountsMoves())
        parts << (session.hasSeats() ? tr("Moves by all: %L1.") : tr("Moves: %L1.")).arg(session.moveCount());
    parts << comparisonText(session) << resultText_;
    if (session.hasHint() || session.result().helped)
        parts << (session.result().helped ? tr("With help.") : tr("Without help."));
    return passage(parts);
}

bool Announcer::isOver() const {
    auto& session = view_.session();
    return view_.editor() == nullptr && !session.awaitsFirst() && !session.isReviewing() &&
           session.outcome() != Outcome::playing;
}

bool Announcer::isDeadEnd() const {
    auto& session = view_.session();
    return view_.editor() == nullptr && !session.awaitsFirst() && !session.isReviewing() &&
           !view_.isPaused() && session.outcome() == Outcome::playing && !view_.deadEndMessage().isEmpty();
}

QString Announcer::status() const {
    auto& session = view_.session();
    const bool isNothingShown = view_.editor() == nullptr && session.awaitsFirst();
    if (isNothingShown || isOver()) return {};
    // Nobody has the turn at the end that a review shows.
    const bool isEndShown = session.isReviewing() && session.outcome() != Outcome::playing;
    return isEndShown ? passage({view_.endTitle(), view_.endMessage()}) : view_.statusText();
}

void Announcer::announceStatus() {
    // The text about a finished game may still grow (a par that was found later), or an editor covers it.
    if ((isOver() || isDeadEnd() || wasOver_) && !noticeTimer_.isActive())
        announce();
    else if (!view_.isPaused())
        strip_.setStatus(status());
}

void Announcer::notice(const QString& text) {
    showNotice(text, noticeMs);
}

void Announcer::warning(const QString& text) {
    showNotice(text, warningMs);
}

void Announcer::announceUntilDismissed(const QString& text) {
    announced_ += (announced_.isEmpty() ? QString() : QStringLiteral(" ")) + text;
    announce();
}

void Announcer::showAnnouncement() {
    strip_.showMessage(MessageStrip::Kind::notice, announced_,
                       {{tr("OK"), [this] { dismissAnnouncement(); }}});
}

bool Announcer::dismissAnnouncement() {
    if (announced_.isEmpty()) return false;
    announced_.clear();
    announce();
    return true;
}

void Announcer::showNotice(const QString& text, int forMs) {
    strip_.showMessage(MessageStrip::Kind::notice, text);
    noticeTimer_.start(forMs);
}

void Announcer::setResultText(const QString& text) {
    if (resultText_ == text) return;
    resultText_ = text;
    if (!text.isEmpty() && !noticeTimer_.isActive()) announce();
}

void Announcer::setDealing(bool busy) {
    dealing_ = busy;
    announce();
}

void Announcer::setAim(const QString& sentence) {
    aim_ = sentence;
    announce();
}

}  // namespace plt
