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
    connect(this, &CardTable::animationFinished, viewport(), qOverload<>(&QWidget::update));
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
    const bool found = isOver() && !showing;
    layout_ = found ? layOutFound(options, seating, tableSize()) : layOut(options, seating, tableSize());
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
    for (int player = 0; player < options.players; ++player) addPlayer(picture, player, showing);
    const auto words = labels(showing);
    picture.labels.insert(picture.labels.end(), words.begin(), words.end());
    return picture;
}

void Table::addPlayer(plt::TablePicture& picture, int player, bool showing) const {
    plt::PilePicture pile;
    pile.id = pileOf(player);
    pile.area = layout_.seats[player];
    for (const Find& find : state_.finds) {
        if (find.player != player || (showing && isShown(find.first))) continue;
        pile.cards.push_back(card(find.first, true));
        pile.cards.push_back(card(find.second, true));
    }
    const auto pairs = static_cast<int>(pile.cards.size() / 2);
    const bool alone = state_.options.players == 1;
    if (isOver() && !showing) {
        // All pairs that were found, side by side.
        pile.lay = plt::Lay::row;
        pile.rows = alone ? 2 : 1;
        pile.place = false;
        if (!alone)
            picture.labels.push_back({layout_.names[player],
                                      playerName(scene_.seats, player) + QLatin1Char('\n') + pairsText(pairs),
                                      plt::LabelPicture::Style::title, Qt::AlignCenter});
    } else {
        const bool small = hasSmallCards();
        const QString name = playerName(scene_.seats, player);
        pile.label = alone ? tr("Found") : small ? tr("%1: %L2", "name, pairs").arg(name).arg(pairs) : name;
        if (!alone && !small) pile.badge = pairsText(pairs);
    }
    picture.piles.push_back(std::move(pile));
}

std::vector<plt::LabelPicture> Table::labels(bool showing) const {
    const QRectF words = layout_.words;
    const QString& told = showing ? showing_.told : scene_.told;
    const QString turn = showing ? QString() : scene_.turn;
    if (words.isEmpty()) return {};
    using enum plt::LabelPicture::Style;
    if (told.isEmpty() || turn.isEmpty()) return {{words, told + turn, strong, Qt::AlignCenter}};
    if (words.height() > 1) {
        const double half = words.height() / 2;
        return {{words.adjusted(0, 0, 0, -half), told, title, Qt::AlignHCenter | Qt::AlignBottom},
                {words.adjusted(0, half, 0, 0), turn, strong, Qt::AlignHCenter | Qt::AlignTop}};
    }
    const double part = words.width() * 0.6;
    return {{words.adjusted(0, 0, part - words.width(), 0), told, title, Qt::AlignLeft | Qt::AlignVCenter},
            {words.adjusted(part, 0, 0, 0), turn, strong, Qt::AlignRight | Qt::AlignVCenter}};
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
    viewport()->update();
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
    const bool playing = !isOver();
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

int Table::playerInTurn() const {
    return isShowingTurnedUp() ? showing_.player : state_.player;
}

std::vector<int> Table::lastPlaces() const {
    if (state_.options.players == 1 || state_.open != none || isOver()) return {};
    if (state_.showsMismatch()) return {state_.mismatch.begin(), state_.mismatch.end()};
    if (state_.finds.empty()) return {};
    return {state_.finds.back().first, state_.finds.back().second};
}

QRegion Table::occupiedRegion(const QWidget& holder) const {
    QRegion rows;
    if (isOver() && !isShowingTurnedUp())
        for (const QRectF& frame : layout_.frames) rows += toPixels(frame).toAlignedRect();
    return CardTable::occupiedRegion(holder) + rows.translated(viewport()->mapTo(&holder, QPoint()));
}

bool Table::hasSmallCards() const {
    constexpr double minimumForBadge = 45;
    return cardSize().height() < minimumForBadge;
}

QRectF Table::frameOf(int player) const {
    if ((isOver() && !isShowingTurnedUp()) || !hasSmallCards()) return toPixels(layout_.frames[player]);
    // Names above small cards are as high as the space between them.
    return toPixels(layout_.seats[player]).adjusted(-2, -1, 2, 1);
}

void Table::paintFelt(QPainter& painter, const QRectF&) {
    const int players = state_.options.players;
    if (players == 1 || static_cast<int>(layout_.frames.size()) != players) return;
    const bool playing = !isOver() || isShowingTurnedUp();
    const QColor accent = plt::colour(plt::Role::accent, palette());
    QColor light = accent;
    light.setAlphaF(0.28F);
    for (const int player : playing ? std::vector<int>{playerInTurn()} : leaders(state_)) {
        const QRectF frame = frameOf(player);
        const double corner = std::min(frame.width(), frame.height()) * 0.08;
        QPainterPath outline;
        outline.addRoundedRect(frame, corner, corner);
        painter.fillPath(outline, light);
        plt::drawMarkedLine(painter, outline, accent,
                            plt::markLines(plt::Mark::lastMove, std::min(frame.width(), frame.height())));
    }
    for (const int place : lastPlaces()) drawLastMove(painter, toPixels(layout_.places[place]));
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
