// SPDX-License-Identifier: MIT
#include "go-fish/table/table.h"

#include "common/accessible/keys.h"
#include "common/cards/card.h"
#include "common/language/translated.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLocale>

namespace gofish {

namespace {

using plt::Card;

// Time for which an event is displayed, in ms.
constexpr int questionMs = 900;
constexpr int answerMs = 800;
constexpr int catchMs = 800;

std::vector<int> oldestFirst(const std::vector<Card>& hand) {
    std::vector<int> cards;
    for (auto card = hand.rbegin(); card != hand.rend(); ++card) cards.push_back(card->index());
    return cards;
}

}  // namespace

Table::Table(QWidget* parent) : HandTable(parent) {
    state_ = Rules::begin({}, Rules::deal({}, 0));
    setSeating({state_.options.players(), 0, true});
}

int Table::seatOf(int pile) const {
    if (const int seat = seatOfPile(pile); seat >= 0) return seat;
    return pile >= firstLaid && pile < firstLaid + state_.options.players() ? pile - firstLaid : none;
}

// Picture -------------------------------------------------------------------------------------------------

void Table::addSeat(plt::TablePicture& picture, const State& state, int seat, const std::set<int>& shown) {
    const plt::HandPlaces places = this->places().seats[seat];
    const bool ended = state.phase == Phase::over || state.phase == Phase::between;
    const bool own = seat == scene_.own.seat() && scene_.own.isOpen();
    plt::PilePicture held = hand(seat, oldestFirst(state.hand(seat)), own || ended);
    std::array<int, plt::rankCount + 1> ranks{};
    for (const Card card : state.hand(seat)) ++ranks[card.rank];
    for (auto& card : held.cards) {
        card.faceUp = card.faceUp || shown.count(card.id) == 1;
        const bool set = ranks[Card::fromIndex(card.id).rank] >= state.options.setSize();
        card.marked = scene_.marks.count(card.id) == 1 || (own && !ended && scene_.markSets && set);
    }
    held.lit = seat == scene_.markedSeat && held.cards.empty();
    if (seat == scene_.markedSeat && !held.cards.empty()) held.cards.back().marked = true;
    picture.piles.push_back(std::move(held));

    plt::PilePicture laid;
    laid.id = laidPile(seat);
    laid.area = places.aside;
    for (const Card card : state.laid[seat]) laid.cards.push_back({card.index(), card.index()});
    if (own && state.options.laysByHand(seat)) laid.sign = state.options.books ? tr("Books") : tr("Pairs");
    if (!laid.cards.empty()) laid.badge = locale().toString(state.sets(seat));
    picture.piles.push_back(std::move(laid));
}

void Table::addTurns(plt::TablePicture& picture) const {
    constexpr int lines = 2;
    constexpr int textSize = 9;  // pixels, that are read just so
    QFont font = QApplication::font();
    font.setPixelSize(textSize);
    const QFontMetricsF metrics(font);
    const auto places = this->places().seats;
    for (std::size_t seat = 0; seat < scene_.turns.size() && seat < places.size(); ++seat) {
        const QStringList& told = scene_.turns[seat].told;
        if (told.isEmpty() || places[seat].said.isEmpty()) continue;
        const double room = toPixels(places[seat].said).width();
        const auto linesOf = [&](const QString& text) {
            return static_cast<int>(std::ceil(metrics.horizontalAdvance(text) / room));
        };
        QString text = told.back();
        int free = lines - linesOf(text);
        qsizetype first = told.size() - 1;
        for (; first > 0 && free >= linesOf(told[first - 1]); --first) {
            free -= linesOf(told[first - 1]);
            text.prepend(told[first - 1] + QLatin1Char('\n'));
        }
        if (first > 0) text.prepend(QStringLiteral("… "));
        picture.labels.push_back(
            {places[seat].said, text, plt::LabelPicture::Style::plain, Qt::AlignLeft | Qt::AlignVCenter});
    }
}

void Table::addMiddle(plt::TablePicture& picture, const State& state, const std::set<int>& shown) {
    const QRectF middle = places().middle;
    constexpr double gap = 0.25;
    plt::PilePicture stock;
    stock.id = stockPile;
    stock.name = tr("Stock");
    // The group is centred with words of usual length, which may go on to the end of the table.
    const double words = std::min(3.4, middle.width() - 1 - gap);
    const double left = middle.left() + (middle.width() - words - gap - 1) / 2;
    stock.area = QRectF(left, middle.top(), 1, 1);
    for (auto card = state.stock.rbegin(); card != state.stock.rend(); ++card)
        stock.cards.push_back({card->index(), card->index(), shown.count(card->index()) == 1});
    if (!stock.cards.empty()) stock.badge = locale().toString(state.stock.size());
    // The stock is highlighted for a player who must go fish.
    const bool wanted = scene_.markStock || isFishing();
    if (wanted && !stock.cards.empty()) stock.cards.back().marked = true;
    picture.piles.push_back(std::move(stock));

    const QRectF text(left + 1 + gap, middle.top(), middle.right() - left - 1 - gap, 1);
    const bool between = state.phase == Phase::between;
    const bool covered = scene_.own.waitsForPerson() && !between && state.phase != Phase::over;
    if (!between && !covered) {
        const double turn = scene_.turn.isEmpty() ? 0 : text.height() * (scene_.told.isEmpty() ? 1 : 0.42);
        using enum plt::LabelPicture::Style;
        picture.labels.push_back({text.adjusted(0, 0, 0, -turn), scene_.told, turn > 0 ? title : strong,
                                  Qt::AlignLeft | Qt::AlignVCenter});
        if (turn > 0)
            picture.labels.push_back({text.adjusted(0, text.height() - turn, 0, 0), scene_.turn, strong,
                                      Qt::AlignLeft | Qt::AlignVCenter});
        return;
    }
    // Small cards need a higher and broader one, which leaves no room for words above it.
    constexpr double minimumButton = 24;  // pixels
    constexpr double lowButton = 0.34;
    constexpr double leastWords = 2.5;
    const double height = std::max(lowButton, minimumButton / cardSize().height());
    const bool isSmall = height > lowButton;
    const QRectF before(middle.left() + gap, middle.top(), left - middle.left() - 2 * gap, 1);
    const bool isBeside = isSmall && before.width() >= leastWords;
    const double width = isSmall ? middle.right() - text.left() : std::min(2.2, words);
    const double top = isBeside ? (1 - height) / 2 : std::min(0.6, 1 - height);
    picture.labels.push_back({isBeside ? before : text.adjusted(0, 0, 0, top - 0.05 - 1), scene_.told,
                              plt::LabelPicture::Style::title,
                              isBeside ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter});
    plt::ButtonPicture button;
    button.id = between ? nextRound : showHand;
    button.area = QRectF(text.left(), text.top() + top, std::min(4.5, width), height);
    button.text = between ? tr("&Deal the next round") : tr("&Show my hand");
    button.isDefault = true;
    picture.buttons.push_back(button);
}

plt::TablePicture Table::build(const State& state, const std::set<int>& shown) {
    plt::TablePicture picture;
    for (int seat = 0; seat < state.options.players(); ++seat) addSeat(picture, state, seat, shown);
    addMiddle(picture, state, shown);
    addTurns(picture);
    for (const auto& pile : picture.piles)
        for (const auto& card : pile.cards) picture.dealt.push_back(card.id);
    return picture;
}

/// Returns the stages that show a question or a draw before its result.
std::vector<plt::TableStage> Table::stagesOf(const Showing& showing) {
    std::vector<plt::TableStage> stages;
    // The answer and the next turn are shown only after the cards have moved.
    TableScene last = scene_;
    scene_.turn.clear();
    scene_.mayMove = false;
    const auto add = [&](std::set<int> shown, int hold) {
        plt::TableStage stage{build(*showing.before, shown)};
        stage.picture.dealt.clear();
        stage.hold = static_cast<int>(hold * showing.slowness);
        stage.essential = true;
        stages.push_back(std::move(stage));
    };
    const Event& event = showing.event;
    if (static_cast<std::size_t>(event.seat) < scene_.turns.size()) scene_.turns[event.seat] = {};
    const bool byOther = event.seat != scene_.own.seat() || !scene_.own.isOpen();
    std::set<int> shown;
    switch (event.kind) {
        case Event::Kind::ask:
            shown.insert(event.cards.front().index());
            scene_.told = showing.question;
            add(shown, questionMs);
            scene_.told = last.told;
            for (std::size_t i = 1; i < event.cards.size(); ++i) shown.insert(event.cards[i].index());
            if (event.cards.size() > 1) add(shown, answerMs);
            break;
        case Event::Kind::fish:
            // The player's own card is shown as soon as it is drawn, those of others only if they make a
            // pair.
            if (!showing.before->stock.empty() && (!byOther || !event.cards.empty())) {
                shown.insert(showing.before->stock.front().index());
                add(shown, catchMs);
            }
            break;
        case Event::Kind::lay:
        case Event::Kind::refill:
            break;
    }
    scene_ = std::move(last);
    return stages;
}

void Table::showGame(const State& state, const TableScene& scene, const Showing* showing, bool animated) {
    const bool otherDeal = showing == nullptr && (state.laid != state_.laid || state.stock != state_.stock);
    const bool isNewTurn = scene_.turn.isEmpty() && !scene.turn.isEmpty();
    state_ = state;
    scene_ = scene;
    plt::HandsSeating seating{state.options.players(), scene.own.seat(), true};
    // Two lines, for which small cards need more of their height.
    seating.said = this->seating().low ? 0.5 : 0.34;
    seating.rows = plt::rowsFor(static_cast<int>(state.hand(scene.own.seat()).size()));
    setSeating(seating);
    const auto places = Rules::standing(state);
    std::vector<plt::SeatPlate> plates;
    for (int seat = 0; seat < state.options.players(); ++seat) {
        const int count = static_cast<int>(state.hand(seat).size());
        const int sets = state.sets(seat);
        const QString cards = tr("%Ln cards", "1 card", count);
        const QString laid =
            state.options.books ? tr("%Ln books", "1 book", sets) : tr("%Ln pairs", "1 pair", sets);
        plt::SeatPlate plate;
        plate.name = scene.names.value(seat);
        plate.numbers = tr("%1, %2", "cards, pairs").arg(cards, laid);
        // The pairs have a number of their own.
        plate.brief = cards;
        const bool over = state.phase == Phase::over;
        plate.toMove = !over && state.phase != Phase::between && seat == state.turn;
        plate.winner = over && places[seat] == 1;
        plates.push_back(plate);
    }
    setPlates(std::move(plates));
    plt::TablePicture last = build(state, {});
    if (!otherDeal) last.dealt.clear();
    std::vector<plt::TableStage> stages;
    if (showing != nullptr && animated) stages = stagesOf(*showing);
    if (animated && !scene_.turn.isEmpty() && last.dealt.empty() && (isNewTurn || !stages.empty())) {
        setStagesUntilTurn(std::move(stages), std::move(last), scene_.turn);
    } else if (stages.empty()) {
        setPicture(std::move(last), animated);
    } else {
        stages.push_back({std::move(last)});
        setStages(std::move(stages));
    }
}

/// Marks what the others' last turns have left.
void Table::paintFelt(QPainter& painter, const QRectF& table) {
    HandTable::paintFelt(painter, table);
    if (isConcealed()) return;
    for (std::size_t seat = 0; seat < scene_.turns.size(); ++seat) {
        const SaidTurn& turn = scene_.turns[seat];
        const auto mark = [&](int pile) {
            const plt::PilePicture* const shown = picture().pile(pile);
            if (shown == nullptr || shown->cards.empty()) return;
            drawLastMove(painter, rectOf({pile, static_cast<int>(shown->cards.size()) - 1}));
        };
        if (turn.madeSet) mark(laidPile(static_cast<int>(seat)));
        if (turn.drewUnseen) mark(handPile(static_cast<int>(seat)));
    }
}

// Input ---------------------------------------------------------------------------------------------------

int Table::chosenCard() const {
    const int own = handPile(seating().atFoot);
    if (selection().pile == own && !selection().isEmpty()) return selection().cards.front();
    const plt::CardPicture* const card =
        cursor().pile == own && isCursorVisible() ? cardAt(cursor()) : nullptr;
    return card != nullptr && card->faceUp ? card->id : none;
}

std::vector<int> Table::grab(plt::CardPlace place) const {
    if (place.pile != stockPile) return HandTable::grab(place);
    const plt::CardPicture* const card = cardAt(place);
    const bool top = card != nullptr && place.index + 1 == static_cast<int>(state_.stock.size());
    if (!top || !isFishing()) return {};
    return {card->id};
}

bool Table::accepts(const plt::Grip& grip, int pile) const {
    const int seat = seatOf(pile);
    if (grip.pile == stockPile) return isFishing() && seat == state_.turn;
    if (HandTable::accepts(grip, pile)) return true;
    if (seatOfPile(grip.pile) != state_.turn || seat == none || !isAsking()) return false;
    if (seat != state_.turn) return !state_.hand(seat).empty();
    const Card card = Card::fromIndex(grip.cards.front());
    return pile == laidPile(seat) && static_cast<bool>(Rules::apply(state_, Move::lay(card)));
}

void Table::drop(const plt::Grip& grip, int pile, int position) {
    const int seat = seatOf(pile);
    if (grip.pile == stockPile)
        Q_EMIT fishWanted();
    else if (HandTable::accepts(grip, pile))
        HandTable::drop(grip, pile, position);
    else if (seat == state_.turn)
        Q_EMIT layWanted(grip.cards.front());
    else
        Q_EMIT askWanted(grip.cards.front(), seat);
}

bool Table::activated(plt::CardPlace place, const plt::TableInput&) {
    if (place.pile != stockPile || !isFishing()) return false;
    Q_EMIT fishWanted();
    return true;
}

void Table::doubleActivated(plt::CardPlace place) {
    const plt::CardPicture* const card = cardAt(place);
    if (card == nullptr || seatOfPile(place.pile) != seating().atFoot || !isAsking()) return;
    clearSelection();
    Q_EMIT layWanted(card->id);
}

void Table::refused(const plt::Grip& grip, int pile) {
    if (seatOf(pile) == seating().atFoot && isAsking())
        Q_EMIT layWanted(grip.cards.front());
    else if (isFishing())
        Q_EMIT notice(tr("Go fish: draw the top card of the stock."));
    else if (pile == stockPile && isAsking())
        Q_EMIT notice(tr("Ask somebody first. You draw when the answer is no."));
}

void Table::cannotGrab(plt::CardPlace place) {
    if (!scene_.mayMove) return;
    if (place.pile == stockPile)
        Q_EMIT notice(tr("Ask somebody first. You draw when the answer is no."));
    else if (isFishing())
        Q_EMIT notice(tr("Go fish: draw the top card of the stock."));
    else if (seatOf(place.pile) != seating().atFoot)
        Q_EMIT notice(tr("Choose one of your cards first, then the player to ask for it."));
}

bool Table::canActivate(plt::CardPlace place) const {
    if (!selection().isEmpty() && accepts(selection(), place.pile)) return true;
    return !grab(place).empty();
}

bool Table::cursorStops(plt::CardPlace place) const {
    return seatOfPile(place.pile) >= 0 ? HandTable::cursorStops(place) : CardTable::cursorStops(place);
}

bool Table::keyPressed(QKeyEvent* event) {
    if (HandTable::keyPressed(event)) return true;
    // Some keyboards have their digits on the Shift level.
    if ((event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0) return false;
    const int key = event->key();
    if (plt::isActivationKey(key) && isFishing()) {
        if (!event->isAutoRepeat()) Q_EMIT fishWanted();
        return true;
    }
    const int number = key - Qt::Key_0;
    const bool player = number >= 1 && number < state_.options.players();
    if (!player && key != Qt::Key_P) return false;
    if (isFishing()) {
        Q_EMIT notice(tr("Go fish: draw the top card of the stock."));
        return true;
    }
    if (!isAsking()) return true;
    const int card = chosenCard();
    if (card == none) {
        Q_EMIT notice(tr("Choose one of your cards first."));
    } else if (player) {
        clearSelection();
        Q_EMIT askWanted(card, (seating().atFoot + number) % state_.options.players());
    } else {
        clearSelection();
        Q_EMIT layWanted(card);
    }
    return true;
}

void Table::buttonPressed(int id) {
    if (id == nextRound)
        Q_EMIT nextRoundWanted();
    else if (id == showHand)
        Q_EMIT handWanted();
}

QString Table::pileName(const plt::PilePicture& pile) const {
    const int seat = seatOf(pile.id);
    if (seat == none) return HandTable::pileName(pile);
    if (seatOfPile(pile.id) >= 0) {
        const QString name = HandTable::pileName(pile);
        if (static_cast<std::size_t>(seat) >= scene_.turns.size() || scene_.turns[seat].told.isEmpty())
            return name;
        return plt::passage(
            QStringList{tr("%1.", "a player's name, cards and pairs as a sentence").arg(name)} +
            scene_.turns[seat].told);
    }
    const int sets = state_.sets(seat);
    const QString whose = scene_.names.value(seat);
    return state_.options.books ? tr("%1, %Ln books laid down", "%1, 1 book laid down", sets).arg(whose)
                                : tr("%1, %Ln pairs laid down", "%1, 1 pair laid down", sets).arg(whose);
}

}  // namespace gofish
