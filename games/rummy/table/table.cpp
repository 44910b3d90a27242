// SPDX-License-Identifier: MIT
#include "rummy/table/table.h"

#include "common/language/translated.h"
#include "rummy/knocking/by_count.h"
#include "rummy/melding/melds.h"
#include "rummy/table/arrangement.h"
#include "rummy/words.h"

#include <algorithm>
#include <utility>

#include <QLocale>
#include <QPushButton>

namespace rummy {

namespace {

constexpr double maximumButtonWidth = 3.6;

plt::CardPicture pictureOf(plt::Card card, bool faceUp, const std::vector<int>& marks) {
    plt::CardPicture picture;
    picture.id = picture.face = card.index();
    picture.faceUp = faceUp;
    picture.marked = std::find(marks.begin(), marks.end(), card.index()) != marks.end();
    return picture;
}

std::vector<plt::Card> cardsOf(const plt::PilePicture& pile) {
    std::vector<plt::Card> cards;
    for (const auto& card : pile.cards) cards.push_back(plt::Card::fromIndex(card.face));
    return cards;
}

}  // namespace

Table::Table(QWidget* parent) : HandTable(parent) {
    setSeating(seats());
    connect(this, &Table::selectionChanged, this, &Table::updateKnockButton);
    // The same picture in another size.
    connect(this, &Table::shapeChanged, this, [this] {
        if (!state_.discards.empty() || state_.hasDrawn()) setPicture(layOut(false), false);
    });
}

// Picture -------------------------------------------------------------------------------------------------

plt::HandsSeating Table::seats() const {
    plt::HandsSeating seats{seatCount, scene_.foot, false, roomForBrackets};
    seats.open = isOver();
    return seats;
}

std::vector<int> Table::inOrder(int seat) const {
    std::vector<int> cards;
    const auto& hand = state_.hand(seat);
    // A dealt hand keeps the order of the deal, and drawn cards are added at the right end.
    for (auto card = hand.rbegin(); card != hand.rend(); ++card) cards.push_back(card->index());
    if (!isOver() && !(scene_.bySets && seat == scene_.foot && scene_.open)) return cards;
    cards.clear();
    for (const auto card : arrangementOf(state_, seat).cards()) cards.push_back(card.index());
    return cards;
}

plt::PilePicture Table::handOf(int seat) {
    const bool own = seat == scene_.foot;
    const bool faceUp = isOver() || (own && scene_.open);
    const bool inSets = isOver() || (own && scene_.bySets);
    const auto order = handOrder();
    if (inSets) setHandOrder(plt::HandOrder::asDrawn);
    auto pile = hand(seat, inOrder(seat), faceUp);
    if (inSets) setHandOrder(order);
    for (auto& card : pile.cards) {
        card.marked =
            faceUp && std::find(scene_.marks.begin(), scene_.marks.end(), card.id) != scene_.marks.end();
    }
    brackets_[seat] = state_.showdown ? arrangementOf(state_, seat).brackets()
                      : faceUp        ? bracketsIn(cardsOf(pile))
                                      : std::vector<Bracket>();
    if (!isOver()) return pile;
    // Cards outside of sets are dimmed.
    std::vector<bool> inSet(pile.cards.size(), false);
    for (const auto& bracket : brackets_[seat])
        for (std::size_t i = 0; i < bracket.set.size(); ++i)
            inSet[static_cast<std::size_t>(bracket.first) + i] = true;
    for (std::size_t i = 0; i < pile.cards.size(); ++i) pile.cards[i].dimmed = !inSet[i];
    return pile;
}

std::vector<plt::LabelPicture> Table::labels() const {
    const QRectF words = middle().words;
    const double half = words.height() / 2;
    using enum plt::LabelPicture::Style;
    // In a low window is room for one of them, and at the end the strip says why.
    if (isOver() && seating().low && !scene_.turn.isEmpty())
        return {{words, scene_.turn, strong, Qt::AlignCenter}};
    if (scene_.turn.isEmpty() || scene_.told.isEmpty())
        return {{words, scene_.told + scene_.turn, strong, Qt::AlignCenter}};
    return {{words.adjusted(0, 0, 0, -half), scene_.told, title, Qt::AlignHCenter | Qt::AlignBottom},
            {words.adjusted(0, half, 0, 0), scene_.turn, strong, Qt::AlignCenter}};
}

plt::PilePicture Table::stockPicture() const {
    plt::PilePicture pile;
    pile.id = stockPile;
    pile.area = middle().stock;
    pile.name = tr("pile");
    pile.offset = 0.004;
    pile.badge = locale().toString(static_cast<int>(state_.stock.size()));
    for (const auto card : state_.stock) pile.cards.push_back(pictureOf(card, false, {}));
    if (scene_.hintDraws && !pile.cards.empty()) pile.cards.back().marked = true;
    return pile;
}

plt::PilePicture Table::discardPicture() const {
    plt::PilePicture pile;
    pile.id = discardPile;
    pile.name = tr("discards");
    pile.area = middle().discards;
    if (spreadsDiscards()) pile.lay = plt::Lay::rowStart;
    for (const auto card : state_.discards) pile.cards.push_back(pictureOf(card, true, scene_.marks));
    return pile;
}

QString Table::withTurn(const QString& numbers, const Turn& turn) {
    const QString drawn = turn.tookDiscard
                              ? tr("%1, took %2", "10 cards, a card").arg(numbers, plt::shortName(turn.top))
                              : tr("%1, drew", "10 cards").arg(numbers);
    return turn.discard ? tr("%1, discarded %2", "10 cards and what was drawn, a card")
                              .arg(drawn, plt::shortName(*turn.discard))
                        : drawn;
}

void Table::addPlates() {
    std::vector<plt::SeatPlate> plates;
    const bool match = !state_.match.length().isSingle();
    for (int seat = 0; seat < seatCount; ++seat) {
        plt::SeatPlate plate;
        plate.name = playerName(scene_.seats, seat);
        plate.numbers = tr("%Ln cards", "1 card", static_cast<int>(state_.hand(seat).size()));
        if (const int loose = shownDeadwood(seat); loose >= 0)
            plate.numbers =
                tr("%1, %2").arg(plate.numbers, tr("loose %L1", "sum of the loose cards").arg(loose));
        if (match)
            plate.numbers = tr("%1, %2").arg(
                plate.numbers, state_.countsCards
                                   ? tr("%Ln points", "1 point", state_.match.points()[seat])
                                   : tr("%Ln rounds won", "1 round won", state_.match.points()[seat]));
        const auto* last = state_.turns.lastOf(seat);
        if (!isOver() && last != nullptr) plate.numbers = withTurn(plate.numbers, *last);
        plate.toMove = !isOver() && state_.toMove == seat;
        plate.winner = isOver() && (state_.knocking ? state_.roundWinner() == seat : state_.isComplete(seat));
        plates.push_back(plate);
    }
    setPlates(std::move(plates));
}

int Table::shownDeadwood(int seat) const {
    if (!state_.knocking) return -1;
    if (state_.showdown) return state_.showdown->deadwood[seat];
    const bool isSeen = isOver() || (seat == scene_.foot && scene_.open);
    const CardSet hand(state_.hand(seat));
    if (!isSeen || hand.empty()) return -1;
    return hand.size() > handSize ? minimumAfterDiscard(hand) : looseCount(hand);
}

std::optional<plt::Card> Table::knockCard() const {
    if (!state_.knocking || !mayDiscard()) return {};
    if (selection().pile == handPile(scene_.foot) && !selection().isEmpty())
        return plt::Card::fromIndex(selection().cards.front());
    return discardForKnock(CardSet(state_.hand(scene_.foot)));
}

std::optional<plt::ButtonPicture> Table::knockButtonIn(const QRectF& area) const {
    const auto card = knockCard();
    if (!card) return {};
    const CardSet hand(state_.hand(scene_.foot));
    const int count = looseCount(hand.without(*card));
    const bool mayKnock = state_.mayKnockWith(*card);
    // A chosen card that does not allow it hides the button no more than a better one would.
    if (!mayKnock && !discardForKnock(hand)) return {};
    return plt::ButtonPicture{knockButton, area, count == 0 ? tr("&Gin") : tr("&Knock with %L1").arg(count),
                              mayKnock,    true, scene_.hintKnocks};
}

void Table::updateKnockButton() {
    auto* shown = button(knockButton);
    const auto now = knockButtonIn({});
    if (shown == nullptr || !now) return;
    shown->setText(now->text);
    shown->setEnabled(now->enabled);
}

void Table::showGame(const State& state, const Scene& scene, bool animated, bool isDeal) {
    const bool isNewTurn = scene_.turn.isEmpty() && !scene.turn.isEmpty();
    state_ = state;
    scene_ = scene;
    auto picture = layOut(isDeal);
    if (animated && !isDeal && isNewTurn)
        setStagesUntilTurn({}, std::move(picture), scene_.turn);
    else
        setPicture(std::move(picture), animated);
}

QRegion Table::reasonRegion(const QWidget& holder) const {
    if (!isOver()) return occupiedRegion(holder);
    QRegion region;
    for (int seat = 0; seat < seatCount; ++seat) region += rectOf({handPile(seat), -1}).toAlignedRect();
    for (const auto& label : picture().labels)
        if (!label.text.isEmpty()) region += toPixels(label.area).toAlignedRect();
    for (const auto& button : picture().buttons) region += toPixels(button.area).toAlignedRect();
    return region.translated(viewport()->mapTo(&holder, QPoint())) + plateRegion(holder);
}

QSize Table::sizeHint() const {
    // Ten cards lie free of each other. They are a little smaller than usual, so that the window is as large.
    constexpr double smaller = 0.9;
    const double usual = plt::minimumHandsSize(seating()).width();
    const double beside = tableSize().width() - places().seats.front().hand.width();
    const double wanted = beside + handSize + (handSize - 1) * plt::PilePicture().gap;
    const QSize size = HandTable::sizeHint() * smaller;
    return {qRound(size.width() * std::max(1.0, wanted / usual)), size.height()};
}

std::vector<plt::ButtonPicture> Table::buttons() const {
    // One below the other, but side by side on small cards; one alone on the middle line of the piles. The
    // button for sorting keeps its place while that for knocking comes and goes.
    const QRectF all = middle().buttons;
    const bool low = seating().low;
    const bool areTwo = low ? knockButtonIn({}).has_value() : state_.knocking;
    constexpr double line = 0.5;
    const double height = low ? std::min(all.height(), 0.8) : line - 0.16;
    const double width = low && areTwo ? all.width() / 2 : std::min(all.width(), maximumButtonWidth);
    const QRectF lone(all.right() - width, all.center().y() - height / 2, width - (low && areTwo ? 0.05 : 0),
                      height);
    const QRectF upper = !areTwo ? lone : low ? lone.translated(-width, 0) : lone.translated(0, -line / 2);
    const QRectF lower = areTwo && !low ? lone.translated(0, line / 2) : lone;
    if (state_.roundIsOver && !state_.match.isOver())
        return {{nextRoundButton, lone, tr("&Next round"), true, true}};
    if (scene_.waitsForPerson) return {{uncoverButton, lone, tr("&Show my cards"), true, true}};
    std::vector<plt::ButtonPicture> list;
    if (const auto knock = knockButtonIn(upper)) list.push_back(*knock);
    if (!scene_.sort.isEmpty()) list.push_back({sortButton, lower, scene_.sort, true, false});
    return list;
}

plt::TablePicture Table::layOut(bool isDeal) {
    setSeating(seats());
    addPlates();
    plt::TablePicture picture;
    picture.piles = {stockPicture(), discardPicture(), handOf(1 - scene_.foot), handOf(scene_.foot)};
    picture.labels = labels();
    picture.buttons = buttons();
    if (isDeal)
        for (int i = 0; i < handSize; ++i)
            for (const int seat : {1 - scene_.foot, scene_.foot})
                if (const auto& hand = state_.hand(seat); i < static_cast<int>(hand.size()))
                    picture.dealt.push_back(hand[i].index());
    viewport()->update();
    return picture;
}

const std::vector<Bracket>& Table::brackets(int seat) const {
    return brackets_.at(seat);
}

// Input ---------------------------------------------------------------------------------------------------

std::vector<int> Table::grab(plt::CardPlace place) const {
    if (seatOfPile(place.pile) >= 0) return isOver() ? std::vector<int>() : HandTable::grab(place);
    const auto* pile = picture().pile(place.pile);
    if (pile == nullptr || !mayDraw() || place.index + 1 != static_cast<int>(pile->cards.size()) ||
        place.index < 0)
        return {};
    return {pile->cards.back().id};
}

bool Table::accepts(const plt::Grip& grip, int pile) const {
    const bool ownPile = pile == handPile(scene_.foot);
    if (grip.pile == stockPile || grip.pile == discardPile) return ownPile && mayDraw();
    if (pile == discardPile)
        return grip.pile == handPile(scene_.foot) && grip.cards.size() == 1 && mayDiscard();
    return !isOver() && HandTable::accepts(grip, pile);
}

void Table::drop(const plt::Grip& grip, int pile, int position) {
    if (grip.pile == stockPile)
        receive(grip.cards.front(), Move::draw(), position);
    else if (grip.pile == discardPile)
        receive(grip.cards.front(), Move::take(), position);
    else if (pile == discardPile)
        Q_EMIT moveChosen(Move::discard(plt::Card::fromIndex(grip.cards.front())));
    else
        HandTable::drop(grip, pile, position);
}

void Table::receive(int card, const Move& move, int position) {
    Q_EMIT moveChosen(move);
    if (handOrder() == plt::HandOrder::byHand && !scene_.bySets &&
        placeOf(card).pile == handPile(scene_.foot))
        arrange(card, position);
}

bool Table::activated(plt::CardPlace place, const plt::TableInput&) {
    if (place.pile != stockPile && place.pile != discardPile) return false;
    // Cards that are picked up are dropped there.
    if (!selection().isEmpty() && accepts(selection(), place.pile)) return false;
    if (!scene_.mayMove || isOver()) return true;
    if (state_.hasDrawn())
        Q_EMIT notice(tr("You have a card already. Choose one of your hand to discard."));
    else
        Q_EMIT moveChosen(place.pile == stockPile ? Move::draw() : Move::take());
    return true;
}

void Table::doubleActivated(plt::CardPlace place) {
    const auto* card = cardAt(place);
    if (card != nullptr && place.pile == handPile(scene_.foot) && mayDiscard())
        Q_EMIT moveChosen(Move::discard(plt::Card::fromIndex(card->id)));
}

void Table::cannotGrab(plt::CardPlace place) {
    if (isOver() || place.pile == handPile(1 - scene_.foot)) return;
    if (!scene_.mayMove && scene_.open) Q_EMIT notice(tr("Wait for your turn."));
}

void Table::buttonPressed(int id) {
    if (id == nextRoundButton) Q_EMIT nextRoundChosen();
    if (id == uncoverButton) Q_EMIT uncoverChosen();
    if (id == sortButton) Q_EMIT sortChosen();
    if (id == knockButton) Q_EMIT knockChosen();
}

bool Table::canActivate(plt::CardPlace place) const {
    if (place.pile == stockPile || place.pile == discardPile) return mayDraw();
    return HandTable::canActivate(place);
}

int Table::chosenCard() const {
    const int own = handPile(scene_.foot);
    if (selection().pile == own && !selection().isEmpty()) return selection().cards.front();
    // A click moves the cursor, too, but the cursor is invisible then.
    const auto* card = isCursorVisible() && cursor().pile == own ? cardAt(cursor()) : nullptr;
    return card != nullptr && card->faceUp ? card->id : -1;
}

QString Table::pileName(const plt::PilePicture& pile) const {
    const QString name = HandTable::pileName(pile);
    const int seat = seatOfPile(pile.id);
    const auto found = brackets_.find(seat);
    if (seat < 0 || found == brackets_.end() || found->second.empty()) return name;
    QStringList sets;
    QString laidOff;
    for (const auto& bracket : found->second)
        if (bracket.isLaidOff)
            laidOff = laidOffSpoken(bracket.set);
        else
            sets << setSpoken(bracket.set);
    const QString spoken = tr("%1, sets: %2").arg(name, plt::listed(sets));
    if (laidOff.isEmpty()) return spoken;
    return tr("%1, %2").arg(sets.isEmpty() ? name : spoken, laidOff);
}

}  // namespace rummy

#include "moc_table.cpp"
