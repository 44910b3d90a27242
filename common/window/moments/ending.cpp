// SPDX-License-Identifier: MIT
#include "common/window/moments/ending.h"

#include "common/language/translated.h"
#include "common/look/motion.h"
#include "common/window/frame/zoom_area.h"
#include "common/window/game_view.h"

#include <QAction>
#include <QEvent>

namespace plt {

namespace {
/// Delay after the last move, so that it is seen first.
constexpr int restMs = 450;
}  // namespace

Ending::Ending(GameView& view, ZoomArea& area) : view_(view), area_(area) {
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, &Ending::showPlate);
}

bool Ending::show(const QString& title, const QString& text) {
    const auto place = view_.session().place();
    const bool goesOn = view_.session().outcome() == Outcome::playing;
    if (place_ != place) {
        const bool movedOn = goesOn && wasDeadEnd_ && place_ && place_->game == place.game;
        reset();
        place_ = place;
        wasDeadEnd_ = goesOn;
        dismissed_ = movedOn;
    }
    if (dismissed_) return false;
    const bool first = !shown_;
    shown_ = true;
    if (!first && title == title_ && text == text_) return !inStrip_;
    title_ = title;
    text_ = text;
    if (first && motion::isEnabled() && view_.isVisible())
        rest_.start(motion::paced(restMs));
    else if (!rest_.isActive())
        showPlate();
    return !inStrip_;
}

void Ending::makePlate() {
    plate_ = new Plate(view_, area_);
    connect(plate_, &Plate::dismissed, this, &Ending::dismiss);
    // Queued, as a widget must not be hidden while it is shown; it comes before the next picture.
    connect(
        plate_, &Plate::placed, this,
        [this] {
            if (plate_->isHidden()) return;
            const bool inStrip = plate_->hidesReason();
            plate_->setVisible(!inStrip);
            setInStrip(inStrip);
        },
        Qt::QueuedConnection);
    area_.installEventFilter(this);
}

void Ending::setInStrip(bool on) {
    if (inStrip_ == on) return;
    inStrip_ = on;
    Q_EMIT moved();
}

bool Ending::eventFilter(QObject* watched, QEvent* event) {
    // In a larger window there may be room for the plate.
    if (event->type() == QEvent::Resize && inStrip_) plate_->show();
    return QObject::eventFilter(watched, event);
}

QList<Plate::Answer> Ending::answers() {
    auto& session = view_.session();
    const bool won = session.outcome() == Outcome::won;
    using Rank = Plate::Rank;
    const bool goesOn = session.outcome() == Outcome::playing;
    const auto addActions = [this](QList<Plate::Answer>& to) {
        for (auto* action : view_.endActions())
            to.append({action->iconText(), [this, action] {
                           dismiss();
                           action->trigger();
                       }});
    };
    QList<Plate::Answer> answers;
    if (goesOn) {
        addActions(answers);
        answers.append({tr("Try again"), [&session] { session.restart(); }, Rank::second});
    } else if (session.hasDeals()) {
        answers.append({view_.newGameLabel(), [this] { view_.newGame(); }});
        answers.append(
            {won ? tr("Play it again") : tr("Try again"), [&session] { session.restart(); }, Rank::second});
    }
    if (!won && !goesOn && session.canUndo() && !session.undoLeavesGame() && view_.mayUndoEnd())
        answers.append({tr("Undo"), [&session] { session.undo(); }, Rank::second});
    if (session.hasReview() && !goesOn)
        answers.append({tr("Review"), [&session] { session.openReview(); }, Rank::second});
    if (session.hasDeals() && share_ && !goesOn)
        answers.append({tr("Share as text"),
                        [this] {
                            dismiss();
                            share_();
                        },
                        Rank::menu});
    if (!goesOn) addActions(answers);
    return answers;
}

void Ending::showPlate() {
    if (plate_ == nullptr) makePlate();
    plate_->showWords(title_, text_, answers());
}

void Ending::hidePlate() {
    rest_.stop();
    if (plate_ != nullptr) plate_->hide();
}

void Ending::reset() {
    hidePlate();
    place_.reset();
    shown_ = false;
    dismissed_ = false;
    inStrip_ = false;
    wasDeadEnd_ = false;
}

void Ending::dismiss() {
    if (!isShown()) return;
    hidePlate();
    shown_ = false;
    dismissed_ = true;
    Q_EMIT dismissed();
}

QString Ending::inWords(const QString& title, const QString& text) {
    if (text.isEmpty()) return title;
    const bool ended =
        title.isEmpty() || QStringLiteral(u".!?\u2026\u3002\uff01\uff1f\u061f").contains(title.back());
    return passage({ended ? title : tr("%1.", "a title as a sentence").arg(title), text});
}

}  // namespace plt
