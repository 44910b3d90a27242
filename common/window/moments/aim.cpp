// SPDX-License-Identifier: MIT
#include "common/window/moments/aim.h"

#include "common/look/first_paint.h"
#include "common/window/frame/zoom_area.h"
#include "common/window/game_view.h"
#include "common/window/moments/plate.h"
#include "common/window/players/player_actions.h"

#include <algorithm>
#include <utility>

#include <QEvent>

namespace plt {

namespace {
const auto seenKey = QStringLiteral("aimTold");
}  // namespace

Aim::Aim(GameView& view, PlayerActions& players, QString sentence, ZoomArea& area)
    : view_(view), area_(area), players_(players), sentence_(std::move(sentence)) {
    connect(&view_.session(), &GameSession::seatsChanged, this, &Aim::updateOffer);
    // The marks of a hint are not to be covered, and whoever asks for one has read the aim.
    connect(&view_.session(), &GameSession::hintChanged, this, [this] {
        if (isShown() && view_.session().hasShownStep()) dismiss();
    });
}

void Aim::show() {
    if (sentence_.isEmpty()) return;
    if (!view_.session().hasDeals()) {
        // A desk without deals is in use at once: it must neither move under the pointer as the words go, nor keep
        // an empty room until the pointer leaves.
        setInStrip(true);
        return;
    }
    if (plate_ == nullptr) {
        plate_ = new Plate(view_, area_);
        plate_->setBeforePaint(isBeforePaint_);
        connect(plate_, &Plate::dismissed, this, &Aim::markSeen);
        // Queued, as a widget must not be hidden while it is shown; it comes before the next picture.
        connect(
            plate_, &Plate::placed, this,
            [this] {
                if (plate_->isHidden()) return;
                setInStrip(plate_->crowdsBoard());
                waits_ = isBeforePaint_ && !isInStrip_ && plate_->isBeside();
                plate_->setVisible(!isInStrip_ && !waits_);
            },
            Qt::QueuedConnection);
        area_.installEventFilter(this);
    }
    QList<Plate::Answer> answers;
    offersComputer_ = players_.offersComputer();
    if (offersComputer_)
        answers.append({tr("Play the computer"), [this] {
                            markSeen();
                            players_.playTheComputer();
                        }});
    plate_->showWords({}, sentence_, answers);
}

void Aim::showOnce() {
    if (!view_.preferences().flag(seenKey, false) && !hasBegun_) show();
}

void Aim::showOnceInTime() {
    isBeforePaint_ = true;
    showOnce();
    afterFirstPaint(view_.window(), [this] {
        isBeforePaint_ = false;
        if (plate_ == nullptr) return;
        plate_->setBeforePaint(false);
        if (std::exchange(waits_, false) && !hasBegun_) plate_->show();
    });
}

void Aim::follow(const Change& change) {
    // Where the computers begin, nobody has read it when they have moved.
    const auto seats = view_.session().seats();
    const bool isWatched = std::ranges::none_of(seats, &Seat::isPerson);
    // Another board lies where there is most room.
    if (change.otherGame && !isShown()) area_.setRoomAbove(0);
    // No click of the player goes astray while others move.
    if (change.cause == Cause::computer) area_.takeRoomBackNow();
    if (change.otherGame || change.cause != Cause::computer || isWatched)
        hasBegun_ = view_.session().moveCount() > 0;
    refresh();
}

void Aim::refresh() {
    // An editor in place of the game has its own aim.
    if (isShown() && view_.editor() != nullptr) hide();
    if (!isShown() || view_.session().awaitsFirst()) return;
    if (!hasBegun_) {
        updateOffer();
        return;
    }
    if (plate_ != nullptr) plate_->yieldToMove();
    dismiss();
}

void Aim::dismiss() {
    markSeen();
    hide();
}

void Aim::hide() {
    if (plate_ != nullptr) plate_->hide();
    setInStrip(false);
}

void Aim::setInStrip(bool on) {
    if (isInStrip_ == on) return;
    isInStrip_ = on;
    Q_EMIT stripSentenceChanged(on ? sentence_ : QString());
}

bool Aim::eventFilter(QObject* watched, QEvent* event) {
    // In a larger window there may be room for the plate.
    if (event->type() == QEvent::Resize && isInStrip_) plate_->show();
    return QObject::eventFilter(watched, event);
}

void Aim::updateOffer() {
    // The computer may have been chosen elsewhere, or a game for more players dealt.
    if (isShown() && players_.offersComputer() != offersComputer_) show();
}

bool Aim::isShown() const {
    return isInStrip_ || (plate_ != nullptr && !plate_->isHidden());
}

void Aim::markSeen() {
    if (!view_.preferences().flag(seenKey, false)) view_.preferences().setFlag(seenKey, true);
}

}  // namespace plt
