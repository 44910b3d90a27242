// SPDX-License-Identifier: MIT
#include "common/cards/table/play/table_pointer.h"

#include "common/cards/table/play/card_selection.h"
#include "common/cards/table/play/table_cursor.h"
#include "common/cards/table/scene/stage_player.h"
#include "common/cards/table/scene/table_scene.h"

#include <utility>

#include <QApplication>
#include <QCursor>
#include <QMouseEvent>
#include <QWidget>

namespace plt {

namespace {

/// Distance in pixels at which a click becomes a drag.
constexpr int mouseThreshold = 4;
constexpr int touchThreshold = 10;

}  // namespace

TablePointer::TablePointer(QWidget* viewport, const Parts& parts)
    : viewport_(viewport),
      game_(parts.game),
      scene_(parts.scene),
      stages_(parts.stages),
      selection_(parts.selection),
      cursor_(parts.cursor),
      drag_(parts.game, parts.scene) {}

CardPlace TablePointer::placeAt(QPoint point) const {
    return scene_.isConcealed() ? CardPlace{} : scene_.layout().placeAt(point);
}

// Hover ---------------------------------------------------------------------------------------------------

void TablePointer::setHovered(CardPlace place) {
    const CardPicture* const card = scene_.layout().cardAt(place);
    const bool alive = place.isValid() && stages_.stays(place) && game_.canActivate(place);
    // By the card and not by its place: cards move under a resting pointer.
    scene_.setHovered(alive && card ? card->id : -1);
    viewport_->setCursor(alive ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TablePointer::updateHover() {
    if (drag_.isActive()) return;
    const bool here = viewport_->underMouse() && !QApplication::mouseButtons();
    setHovered(here ? placeAt(viewport_->mapFromGlobal(QCursor::pos())) : CardPlace{});
}

void TablePointer::leave() {
    setHovered({});
}

// Press, move, release ------------------------------------------------------------------------------------

void TablePointer::press(const QMouseEvent& event, bool second) {
    doubleClick_ = second && event.button() == Qt::LeftButton;
    if (scene_.isConcealed()) return;
    if (drag_.isActive() || scene_.uncovered() >= 0) {
        // A second button cancels the drag.
        cancel();
        endPeek();
        return;
    }
    pressPoint_ = event.position().toPoint();
    pressButton_ = event.button();
    pressed_ = scene_.layout().placeAt(pressPoint_);
    dragRefused_ = false;
    const bool touch = event.source() != Qt::MouseEventNotSynthesized;
    pressInput_ = {touch ? TableInput::Source::touch : TableInput::Source::mouse, event.button(),
                   event.modifiers()};
    cursor_.setShown(false);
    if (pressed_.isValid()) cursor_.setPlace(pressed_);
    if (event.button() == Qt::RightButton && pressed_.isValid()) peek(pressed_);
}

void TablePointer::move(const QMouseEvent& event) {
    const QPoint point = event.position().toPoint();
    // The release may have gone to a menu that was opened meanwhile.
    if (drag_.isActive() && !event.buttons().testFlag(Qt::LeftButton)) cancel();
    if (scene_.uncovered() >= 0 && !event.buttons().testFlag(Qt::RightButton)) endPeek();
    if (drag_.isActive()) {
        drag_.moveTo(event.position());
        return;
    }
    if (event.buttons() == Qt::NoButton) {
        setHovered(placeAt(point));
        return;
    }
    if (pressButton_ != Qt::LeftButton || !pressed_.isValid() || dragRefused_) return;
    const int threshold = pressInput_.source == TableInput::Source::touch ? touchThreshold : mouseThreshold;
    if ((point - pressPoint_).manhattanLength() < threshold) return;
    if (beginDrag()) drag_.moveTo(event.position());
}

void TablePointer::release(const QMouseEvent& event) {
    if (drag_.isActive()) {
        if (event.button() != Qt::LeftButton) return;
        pressed_ = {};
        pressButton_ = Qt::NoButton;
        viewport_->setCursor(Qt::ArrowCursor);
        drag_.drop();
        return;
    }
    if (scene_.uncovered() >= 0) {
        endPeek();
        pressed_ = {};
        return;
    }
    if (event.button() != pressButton_) return;
    pressButton_ = Qt::NoButton;
    const CardPlace place = std::exchange(pressed_, {});
    const QPoint point = event.position().toPoint();
    const bool second = std::exchange(doubleClick_, false);
    const CardPlace there = placeAt(point);
    if (dragRefused_ && place.isValid() && place != there) {
        game_.cannotGrab(place);
    } else if (place.isValid() && place == there) {
        Q_EMIT clicked(place, pressInput_);
        if (second) Q_EMIT doubleClicked(place);
    } else if (!place.isValid() && !there.isValid() && !selection_.isEmpty()) {
        // Outside of all cards, but in a pile's area: the click still means the pile.
        const CardPlace near = scene_.layout().pileAt(point);
        if (near.isValid() && near.pile != selection_.grip().pile &&
            game_.accepts(selection_.grip(), near.pile))
            selection_.put(near.pile);
        else
            selection_.clear();
    }
    setHovered(placeAt(point));
}

void TablePointer::cancel() {
    pressed_ = {};
    pressButton_ = Qt::NoButton;
    doubleClick_ = false;
    if (!drag_.isActive()) return;
    viewport_->setCursor(Qt::ArrowCursor);
    drag_.cancel();
}

bool TablePointer::beginDrag() {
    const std::vector<int> ids = game_.grab(pressed_);
    if (ids.empty()) {
        // A card that cannot be dragged can still be clicked, even if the hand slips a little.
        dragRefused_ = true;
        return false;
    }
    selection_.clear();
    setHovered({});
    drag_.begin({pressed_.pile, ids}, QPointF(pressPoint_));
    viewport_->setCursor(Qt::ClosedHandCursor);
    return true;
}

// Peek ----------------------------------------------------------------------------------------------------

void TablePointer::peek(CardPlace place) {
    const CardPicture* const card = scene_.layout().cardAt(place);
    const PilePicture* const pile = scene_.layout().pile(place.pile);
    if (!card || !card->faceUp || place.index + 1 == static_cast<int>(pile->cards.size())) return;
    scene_.uncover(card->id);
}

void TablePointer::endPeek() {
    scene_.uncover(-1);
}

}  // namespace plt
