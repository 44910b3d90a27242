// SPDX-License-Identifier: MIT
#include "memory/table/table.h"

#include "common/look/colours.h"
#include "common/look/marks.h"
#include "memory/table/face.h"
#include "memory/words.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace memory {

namespace {

/// More than the places of any board: cards of another deal get other ids.
constexpr int cardsOfDeal = 100;
constexpr double heightPerWidth = 1.4;

}  // namespace

Table::Table(QWidget* parent) : CardTable(parent) {
    state_ = Rules::begin({}, Rules::deal({}, 0));
}

bool Table::isOnBoard(int place) const {
    return place >= 0 && place < state_.options.cards();
}

bool Table::isShown(int place) const {
    return place == showing_.places[0] || place == showing_.places[1];
}

bool Table::isShowingTurnedUp() const {
    // As long as one of the cards lies face up on its place in the picture, but not in the state.
    const int place = showing_.places[0];
    const plt::PilePicture* const pile = picture().pile(place);
    return place != none && place != state_.open && pile != nullptr && !pile->cards.empty() &&
           pile->cards.front().faceUp;
}

bool Table::isFaceUp(int place) const {
    return place == state_.open || (isShown(place) && isShowingTurnedUp());
}

plt::CardPicture Table::card(int place, bool faceUp) const {
    plt::CardPicture card;
    card.id = scene_.deal * cardsOfDeal + place;
    card.face = plt::firstOwnFace + state_.picture(place) + (scene_.named ? pictureCount : 0);
    card.faceUp = faceUp;
    card.marked = std::find(scene_.marks.begin(), scene_.marks.end(), place) != scene_.marks.end();
    return card;
}

plt::TablePicture Table::build(bool showing) {
    const Options& options = state_.options;
    const Seating seating = seatingFor(options, viewport()->size(), heightPerWidth);
    setMinimumTableSize(needs(options, seating));
    layout_ = layOut(options, seating, tableSize());
    plt::TablePicture picture;
    for (int place = 0; place < options.cards(); ++place) {
        plt::PilePicture pile;
        pile.id = place;
        pile.area = layout_.places[place];
        pile.place = false;
        const bool shown = showing && isShown(place);
        if (state_.lies(place) || shown) pile.cards.push_back(card(place, shown || place == state_.open));
        picture.dealt.push_back(scene_.deal * cardsOfDeal + place);
        picture.piles.push_back(pile);
    }
    for (int player = 0; player < options.players; ++player) {
        plt::PilePicture pile;
        pile.id = pileOf(player);
        pile.area = layout_.seats[player];
        for (const Find& find : state_.finds) {
            if (find.player != player || (showing && isShown(find.first))) continue;
            pile.cards.push_back(card(find.first, true));
            pile.cards.push_back(card(find.second, true));
        }
        const QString whose = options.players == 1 ? tr("Found") : playerName(scene_.seats, player);
        pile.label = tr("%1: %L2").arg(whose).arg(pile.cards.size() / 2);
        picture.piles.push_back(pile);
    }
    return picture;
}

void Table::showTurnedUp(bool animated) {
    plt::TableStage open{build(true)};
    open.picture.dealt.clear();
    if (!animated) open.duration = 0;
    open.hold = showing_.time;
    open.essential = true;
    open.untilInput = showing_.untilInput;
    plt::TableStage last{build(false)};
    last.picture.dealt.clear();
    setStages({std::move(open), std::move(last)});
}

void Table::showGame(const State& state, const TableScene& scene, const std::optional<TurnedUp>& showing,
                     bool animated) {
    const bool otherDeal = scene.deal != scene_.deal || state.options.cards() != state_.options.cards();
    // The display of the last deal must not refer to the next one, whose board may be smaller.
    if (otherDeal) finishAnimation();
    state_ = state;
    scene_ = scene;
    showing_ = showing.value_or(TurnedUp());
    if (showing) {
        showTurnedUp(animated);
        return;
    }
    auto picture = build(false);
    // Only a deal is staggered; all other cards move at once.
    if (!otherDeal) picture.dealt.clear();
    setPicture(std::move(picture), animated);
    if (otherDeal) setCursor({0, 0});
}

void Table::showAgain(const TableScene& scene, bool animated) {
    // A player who asks for a hint wants to see the cards that it marks.
    const bool otherMarks = !scene.marks.empty() && scene.marks != scene_.marks;
    scene_ = scene;
    if (otherMarks && isShowingTurnedUp()) finishAnimation();
    const bool goesOn = isShowingTurnedUp() || std::exchange(resizedShowing_, false);
    if (goesOn && !animated) {
        showTurnedUp(false);
        return;
    }
    auto picture = build(false);
    picture.dealt.clear();
    setPicture(std::move(picture), animated);
}

bool Table::activated(plt::CardPlace place, const plt::TableInput&) {
    if (place.pile >= firstPlayersPile)
        Q_EMIT pileChosen(place.pile - firstPlayersPile);
    else
        Q_EMIT placeChosen(place.pile);
    return true;
}

void Table::cannotGrab(plt::CardPlace place) {
    if (cardAt(place) == nullptr) return;
    Q_EMIT notice(place.pile < firstPlayersPile ? tr("Cards stay where they are: click one to turn it over.")
                                                : tr("These pairs have been found."));
}

bool Table::canActivate(plt::CardPlace place) const {
    const bool playing = Rules::outcome(state_) == plt::Outcome::playing;
    if (place.pile >= firstPlayersPile) return !playing;
    if (!isOnBoard(place.pile)) return false;
    const auto player = static_cast<std::size_t>(state_.player);
    const bool computers = player < scene_.seats.size() && !scene_.seats[player].isPerson();
    return playing && state_.lies(place.pile) && !computers &&
           (place.pile != state_.open || state_.options.mayTurnBack());
}

bool Table::cursorStops(plt::CardPlace place) const {
    // The cursor stops at empty places as well, so that it is always clear where the keys lead.
    if (place.pile < firstPlayersPile) return true;
    const plt::PilePicture* const pile = picture().pile(place.pile);
    return pile != nullptr && place.index == static_cast<int>(pile->cards.size()) - 1;
}

QString Table::cardName(const plt::CardPicture& card) const {
    const int place = card.id % cardsOfDeal;
    return isOnBoard(place) ? memory::cardName(state_, place, card.faceUp) : QString();
}

QString Table::pileName(const plt::PilePicture& pile) const {
    if (pile.id >= firstPlayersPile)
        return memory::pileName(state_, scene_.seats, pile.id - firstPlayersPile);
    if (!isOnBoard(pile.id)) return {};
    return pile.cards.empty() ? memory::cardName(state_, pile.id, false) : cardName(pile.cards.back());
}

void Table::paintOwnFace(QPainter& painter, const QRectF& card, int face) {
    const int picture = face - plt::firstOwnFace;
    drawFace(painter, card, picture % pictureCount, picture >= pictureCount);
}

void Table::paintFelt(QPainter& painter, const QRectF&) {
    const int players = state_.options.players;
    if (players == 1 || static_cast<int>(layout_.frames.size()) != players) return;
    const bool playing = Rules::outcome(state_) == plt::Outcome::playing;
    const QColor accent = plt::colour(plt::Role::accent, palette());
    QColor light = accent;
    light.setAlphaF(0.28F);
    for (const int player : playing ? std::vector<int>{state_.player} : leaders(state_)) {
        const QRectF frame = toPixels(layout_.frames[player]);
        const double corner = frame.width() * 0.08;
        QPainterPath outline;
        outline.addRoundedRect(frame, corner, corner);
        painter.fillPath(outline, light);
        plt::drawMarkedLine(painter, outline, accent,
                            plt::markLines(plt::Mark::lastMove, std::min(frame.width(), frame.height())));
    }
}

void Table::mousePressEvent(QMouseEvent* event) {
    pressedFelt_ = !isConcealed() && !placeAt(event->position().toPoint()).isValid();
    inputEnded_ = isShowingTurnedUp();
    CardTable::mousePressEvent(event);
}

void Table::mouseReleaseEvent(QMouseEvent* event) {
    const bool felt = std::exchange(pressedFelt_, false) && !placeAt(event->position().toPoint()).isValid();
    CardTable::mouseReleaseEvent(event);
    if (felt) Q_EMIT feltClicked();
    inputEnded_ = false;
}

void Table::keyPressEvent(QKeyEvent* event) {
    inputEnded_ = isShowingTurnedUp();
    CardTable::keyPressEvent(event);
    inputEnded_ = false;
}

void Table::resizeEvent(QResizeEvent* event) {
    // A resize ends all animations, but must not end the display of the two cards.
    resizedShowing_ = isShowingTurnedUp();
    CardTable::resizeEvent(event);
    resizedShowing_ = false;
}

}  // namespace memory
