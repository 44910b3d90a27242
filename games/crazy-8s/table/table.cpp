// SPDX-License-Identifier: MIT
#include "crazy-8s/table/table.h"

#include "common/look/colours.h"
#include "common/look/marks.h"
#include "crazy-8s/table/suit_shape.h"
#include "crazy-8s/words.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>

namespace crazy_8s {

namespace {

const QColor paper(0xFF, 0xFD, 0xF8);

/// In the order of the panel, two by two.
constexpr std::array suitsInPanel{plt::Suit::hearts, plt::Suit::spades, plt::Suit::clubs,
                                  plt::Suit::diamonds};

std::vector<int> ids(const CardList& cards) {
    std::vector<int> list;
    for (const auto card : cards) list.push_back(card.index());
    return list;
}

/// Returns the sign of a suit with the key that names it.
QIcon suitIcon(plt::Suit suit, QChar key, const QPushButton& button, int side) {
    const qreal ratio = button.devicePixelRatioF();
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    // A light outline around the sign makes it visible on buttons of any palette.
    const double large = side * 0.76;
    const auto shape = suitShape(suit, QRectF(2, 2, large, large));
    painter.setPen(QPen(paper, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(suitColour(suit));
    painter.drawPath(shape);
    painter.fillPath(shape, suitColour(suit));
    auto letter = button.font();
    letter.setPixelSize(std::max(9, qRound(side * 0.3)));
    painter.setFont(letter);
    painter.setPen(button.palette().color(QPalette::ButtonText));
    painter.drawText(QRectF(0, 0, side, side), Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignBottom, key);
    painter.end();
    return pixmap;
}

/// Returns the font in which the names of all suits fit the width, so that each suit looks like the others;
/// nothing if they could not be read.
std::optional<QFont> lettersOfSuits(QFont font, int size, double width) {
    constexpr int smallest = 8;
    font.setBold(true);
    for (; size >= smallest; --size) {
        font.setPixelSize(size);
        const QFontMetricsF metrics(font);
        const auto fits = [&](plt::Suit suit) {
            return metrics.horizontalAdvance(Words::suitLabel(suit)) < width;
        };
        if (std::all_of(suitsInPanel.begin(), suitsInPanel.end(), fits)) return font;
    }
    return {};
}

/// A player's last turn in this round.
struct LastTurn {
    int drawn = 0;
    std::optional<plt::Card> discard;
    bool passed = false;
};

/// Returns a seat's last turn; nothing of one that is not over yet.
LastTurn lastTurnOf(const State& state, int seat) {
    LastTurn last;
    if (state.round.isOver || state.round.turn == seat) return last;
    const auto isOwn = [seat](const Event& event) { return event.seat == seat; };
    const auto end = std::find_if(state.events.rbegin(), state.events.rend(), isOwn);
    for (auto event = end; event != state.events.rend() && isOwn(*event); ++event) {
        last.drawn += event->drawn;
        last.passed = last.passed || event->what == Event::What::passed;
        if (event->what == Event::What::discarded && !last.discard) last.discard = event->card;
    }
    return last;
}

}  // namespace

Table::Table(QWidget* parent) : HandTable(parent) {
    setWild(eight);
    connect(this, &CardTable::shapeChanged, this, [this] {
        if (shown_) present(false);
    });
}

void Table::showGame(const State& state, const Scene& scene, bool animated) {
    state_ = state;
    const bool isNewTurn = scene_.turn.isEmpty() && !scene.turn.isEmpty();
    scene_ = scene;
    shown_ = true;
    plt::HandsSeating seating{state.options.players, scene.atFoot};
    seating.rows = plt::rowsFor(state.round.hand(scene.atFoot).count());
    seating.open = state.round.isOver;
    for (int seat = 0; state.round.isOver && seat < state.options.players; ++seat)
        seating.cards.push_back(state.round.hand(seat).count());
    setSeating(seating);
    if (animated && isNewTurn && scene_.dealt.empty())
        presentTurn();
    else
        present(animated);
}

Middle Table::middle() const {
    constexpr double minimumButton = 24;  // pixels
    constexpr int lettersOfFigures = 11;
    constexpr double maximumFigures = 3.2;
    const auto places = this->places();
    double figures = 0;
    auto letters = QApplication::font();
    letters.setBold(true);
    letters.setPixelSize(lettersOfFigures);
    for (const auto& figure : scene_.figures)
        figures = std::max(figures, QFontMetricsF(letters).horizontalAdvance(figure) + 2);
    return Middle::in(places.middle, places.words, minimumButton / cardSize().height(),
                      std::min(figures / cardSize().width(), maximumFigures));
}

QRegion Table::occupiedRegion(const QWidget& holder) const {
    QRegion region;
    if (isSuitShown()) region += toPixels(suitPanel()).toAlignedRect();
    if (seating().isInRow()) region += toPixels(belowHands()).toAlignedRect();
    region = HandTable::occupiedRegion(holder) + region.translated(viewport()->mapTo(&holder, QPoint()));
    // An empty hand has ended the round, and its seat tells whose it was.
    return state_.round.isOver ? region + reasonRegion(holder) : region;
}

QRegion Table::reasonRegion(const QWidget& holder) const {
    const QPoint corner = viewport()->mapTo(&holder, QPoint());
    QRegion region;
    if (seating().isInRow()) {
        // Names and ranks lie across the middle of a low table, so no plate has room there.
        constexpr double rankHeight = 0.4;
        for (auto seat : places().seats) {
            seat.box.setBottom(seat.hand.top() + rankHeight);
            region += toPixels(seat.box).toAlignedRect();
        }
        return region.translated(corner);
    }
    region += toPixels(middle().discards).toAlignedRect();
    for (const auto& label : picture().labels)
        if (!label.text.isEmpty()) region += toPixels(label.area).toAlignedRect();
    for (const auto& seat : places().seats) region += toPixels(seat.box).toAlignedRect();
    return region.translated(corner);
}

// Picture ---------------------------------------------------------------------------------------------------

void Table::present(bool animated) {
    presentPlates();
    setPicture(build(), animated);
    dressButtons();
}

void Table::presentTurn() {
    presentPlates();
    setStagesUntilTurn({}, build(), scene_.turn);
    dressButtons();
}

void Table::presentPlates() {
    const auto& round = state_.round;
    std::vector<plt::SeatPlate> plates;
    for (int seat = 0; seat < round.players; ++seat) {
        plt::SeatPlate plate;
        plate.name = scene_.names.value(seat);
        const int count = round.hand(seat).count();
        plate.numbers = count == 1 && !round.isOver ? tr("last card") : tr("%Ln cards", "1 card", count);
        plate.brief = plate.numbers;
        if (!state_.options.match.isSingle()) {
            const int points = state_.match.points()[seat];
            plate.numbers = tr("%1, %Ln points", "%1, 1 point", points).arg(plate.numbers);
            if (round.isOver) plate.brief = tr("%Ln points", "1 point", points);
        }
        const auto last = lastTurnOf(state_, seat);
        if (last.drawn > 0) plate.numbers = tr("%1, drew %Ln", "%1, drew 1", last.drawn).arg(plate.numbers);
        if (last.discard)
            plate.numbers =
                tr("%1, played %2", "cards, last discard").arg(plate.numbers, plt::shortName(*last.discard));
        if (last.passed) plate.numbers = tr("%1, passed").arg(plate.numbers);
        plate.toMove = !round.isOver && round.turn == seat;
        plate.winner = round.isOver && round.winner == seat;
        plates.push_back(plate);
    }
    setPlates(std::move(plates));
}

plt::TablePicture Table::build() {
    const auto& round = state_.round;
    plt::TablePicture picture;
    picture.dealt = scene_.dealt;
    picture.piles.push_back(pile());
    picture.piles.push_back(discards());
    for (int seat = 0; seat < round.players; ++seat) {
        auto drawn = ids(round.hand(seat));
        std::reverse(drawn.begin(), drawn.end());
        auto pile = hand(seat, drawn, round.isOver || (seat == scene_.atFoot && scene_.isOpen));
        if (seat == scene_.atFoot && scene_.mayMove) {
            for (std::size_t i = 0; i < pile.cards.size(); ++i) {
                auto& card = pile.cards[i];
                const auto face = plt::Card::fromIndex(card.id);
                card.marked = isMarked(Move::discard(face));
                card.dimmed = scene_.dims && !round.mayDiscard(face);
                if (!card.marked) continue;
                picture.hintFrom = {pile.id, static_cast<int>(i)};
                picture.hintTo = {discardPile, static_cast<int>(round.discards.count()) - 1};
            }
        }
        picture.piles.push_back(std::move(pile));
    }
    picture.buttons = buttons();
    picture.labels = labels();
    return picture;
}

plt::PilePicture Table::pile() const {
    plt::PilePicture pile;
    pile.id = drawPile;
    pile.area = middle().pile;
    for (const int card : ids(state_.round.pile)) pile.cards.push_back({card, card, false});
    pile.badge = tr("%L1").arg(state_.round.pile.count());
    pile.name = tr("draw pile");
    if (pile.cards.empty())
        pile.lit = isMarked(Move::draw());
    else
        pile.cards.back().marked = isMarked(Move::draw());
    return pile;
}

plt::PilePicture Table::discards() const {
    plt::PilePicture pile;
    pile.id = discardPile;
    pile.area = middle().discards;
    for (const int card : ids(state_.round.discards)) pile.cards.push_back({card, card, true});
    pile.name = tr("discards");
    if (!state_.round.isOver && state_.round.owed > 0)
        pile.badge = tr("%Ln owed", "1 owed", state_.round.owed);
    return pile;
}

std::vector<plt::ButtonPicture> Table::buttons() const {
    const auto middle = this->middle();
    const auto& round = state_.round;
    if (scene_.mayGoOn)
        return {{goOnButton, seating().isInRow() ? belowHands() : middle.button(false), tr("&Next round"),
                 true, true, isMarked(Move::deal())}};
    const auto place = middle.button(isSuitShown());
    if (scene_.waits) return {{uncoverButton, place, tr("&Show my cards"), true, true, false}};
    if (!scene_.mayMove) return {};
    if (round.isNaming) {
        std::vector<plt::ButtonPicture> list;
        for (int i = 0; i < plt::suitCount; ++i) {
            const auto suit = suitsInPanel[i];
            list.push_back({suitButtons + static_cast<int>(suit), middle.suit(i), QString(), true, false,
                            isMarked(Move::name(suit))});
        }
        return list;
    }
    // Beside the pile and not on it, so that one click too many there does not pass.
    if (round.mayPass()) return {{passButton, place, tr("&Pass"), true, false, isMarked(Move::pass())}};
    return {};
}

std::vector<plt::LabelPicture> Table::labels() const {
    const auto middle = this->middle();
    const bool isNaming = scene_.mayMove && state_.round.isNaming;
    auto words = isNaming      ? middle.wordsBesideSuits()
                 : hasButton() ? middle.wordsBesideButton()
                               : middle.words;
    const auto alignment = middle.isNarrow() ? Qt::AlignHCenter : Qt::AlignLeft;
    const double half = words.height() / 2;
    using enum plt::LabelPicture::Style;
    std::vector<plt::LabelPicture> list;
    if (isNaming && middle.hasRow()) {
        // Beside a row of suits there is room for little.
        list.push_back({words, scene_.turn, strong, alignment | Qt::AlignVCenter});
    } else if (state_.round.isOver && !hasButton()) {
        // No suit is in force, and nobody has the turn.
        if (!middle.isNarrow()) words.setLeft(middle.panel.left());
        if (middle.isLow()) words.setRight(middle.right);
        list.push_back({words, scene_.told, title, alignment | Qt::AlignVCenter});
    } else if (hasButton() && middle.isLow()) {
        // Beside a button among the words there is one line.
        const bool isTold = scene_.turn.isEmpty();
        list.push_back({words, isTold ? scene_.told : scene_.turn, isTold ? title : strong,
                        alignment | Qt::AlignVCenter});
    } else {
        // The line between them is in the middle of the suit in force, however many lines there are.
        list.push_back({words.adjusted(0, 0, 0, -half), scene_.told, title, alignment | Qt::AlignBottom});
        list.push_back({words.adjusted(0, half, 0, 0), scene_.turn, strong, alignment | Qt::AlignTop});
    }
    if (!scene_.figures.isEmpty())
        list.push_back({middle.figures, scene_.figures.join(QLatin1Char('\n')), title, Qt::AlignCenter});
    return list;
}

QRectF Table::belowHands() const {
    constexpr double width = 4.2;
    constexpr double foot = 0.06;
    const double height = middle().buttonHeight;
    const QSizeF table = tableSize();
    return {(table.width() - width) / 2, table.height() - height - foot, width, height};
}

bool Table::isMarked(const Move& move) const {
    return scene_.hint && scene_.hint->move == move;
}

QRectF Table::suitPanel() const {
    const auto middle = this->middle();
    return hasButton() ? middle.upper() : middle.panel;
}

bool Table::isSuitShown() const {
    return shown_ && !state_.round.isOver && !state_.round.isNaming;
}

std::vector<plt::CardPlace> Table::lastMoved() const {
    if (!shown_ || state_.events.empty()) return {};
    using What = Event::What;
    auto event = state_.events.rbegin();
    const int seat = event->seat;
    // A discard alone: marks on drawn cards would tell if one of those was discarded.
    if (event->what == What::discarded || event->what == What::named)
        return {{discardPile, static_cast<int>(state_.round.discards.size()) - 1}};
    std::size_t drawn = 0;
    if (event->what == What::passed) ++event;
    for (; event != state_.events.rend() && event->seat == seat && event->what == What::drew; ++event)
        drawn += static_cast<std::size_t>(event->drawn);
    const auto& hand = state_.round.hand(seat);
    std::vector<plt::CardPlace> places;
    for (std::size_t i = 0; i < std::min<std::size_t>(drawn, hand.size()); ++i)
        places.push_back(placeOf(hand[i].index()));
    return places;
}

bool Table::hasButton() const {
    const auto& round = state_.round;
    return (scene_.mayGoOn && !seating().isInRow()) || scene_.waits ||
           (scene_.mayMove && !round.isNaming && round.mayPass());
}

void Table::dressButtons() {
    for (const auto suit : suitsInPanel) {
        auto* one = button(suitButtons + static_cast<int>(suit));
        if (one == nullptr) continue;
        const int side = std::min(one->width(), one->height()) * 8 / 10;
        const QChar key = QLatin1Char(plt::Card::suitLetters[static_cast<std::size_t>(suit)]);
        one->setIcon(suitIcon(suit, key, *one, side));
        one->setIconSize({side, side});
        one->setToolTip(tr("%1 (%2)").arg(Words::suitLabel(suit), key));
        one->setAccessibleName(Words::suitLabel(suit));
    }
    if (auto* one = button(passButton)) one->setToolTip(tr("Pass (P)"));
}

void Table::paintFelt(QPainter& painter, const QRectF& table) {
    HandTable::paintFelt(painter, table);
    if (!isConcealed()) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        for (const auto place : lastMoved()) drawLastMove(painter, rectOf(place));
        painter.restore();
    }
    if (seating().isInRow()) {
        // No plate has room on a low table.
        painter.save();
        const auto line = toPixels(belowHands());
        painter.setPen(QColor(paper));
        auto large = font();
        large.setBold(true);
        large.setPixelSize(std::max(1, qRound(line.height() * 0.8)));
        painter.setFont(large);
        painter.drawText(line, Qt::AlignCenter | Qt::TextDontClip, scene_.ending);
        painter.restore();
    }
    if (!isSuitShown()) return;
    // The suit in force, as large as a card: an eight on top usually shows another one.
    const auto panel = toPixels(suitPanel());
    const double unit = cardSize().width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath plaque;
    plaque.addRoundedRect(panel, unit * 0.08, unit * 0.08);
    painter.fillPath(plaque, paper);
    plt::drawMarkedLine(painter, plaque, plt::colour(plt::Role::accent, palette()),
                        plt::markLines(plt::Mark::lastMove, unit));
    const auto words = lettersOfSuits(font(), std::max(9, qRound(unit * 0.22)), panel.width() * 0.94);
    const double side = panel.height() * 0.62;
    QRectF square(panel.center().x() - side / 2, panel.top() + panel.height() * 0.08, side, side);
    if (!words) square.moveCenter(panel.center());
    painter.fillPath(suitShape(state_.round.suit, square), suitColour(state_.round.suit));
    if (words) {
        painter.setFont(*words);
        painter.setPen(suitColour(plt::Suit::spades));
        painter.drawText(
            QRectF(panel.left(), square.bottom(), panel.width(), panel.bottom() - square.bottom()),
            Qt::AlignCenter, Words::suitLabel(state_.round.suit));
    }
    painter.restore();
}

// Input -----------------------------------------------------------------------------------------------------

std::vector<int> Table::grab(plt::CardPlace place) const {
    const auto& round = state_.round;
    if (place.pile == drawPile) {
        if (!scene_.mayMove || !round.mayDraw() || round.pile.empty()) return {};
        return {round.pile.back().index()};
    }
    return HandTable::grab(place);
}

bool Table::accepts(const plt::Grip& grip, int pile) const {
    const int own = handPile(scene_.atFoot);
    if (grip.pile == drawPile) return pile == own;
    if (pile == discardPile)
        return scene_.mayMove && grip.pile == own && grip.cards.size() == 1 &&
               state_.round.mayDiscard(plt::Card::fromIndex(grip.cards.front()));
    return HandTable::accepts(grip, pile);
}

void Table::drop(const plt::Grip& grip, int pile, int position) {
    if (grip.pile == drawPile)
        Q_EMIT moveChosen(Move::draw());
    else if (pile == discardPile)
        Q_EMIT moveChosen(Move::discard(plt::Card::fromIndex(grip.cards.front())));
    else
        HandTable::drop(grip, pile, position);
}

void Table::refused(const plt::Grip& grip, int pile) {
    // The rules give the reason.
    if (pile == discardPile && scene_.mayMove && grip.pile == handPile(scene_.atFoot))
        Q_EMIT moveChosen(Move::discard(plt::Card::fromIndex(grip.cards.front())));
}

bool Table::activated(plt::CardPlace place, const plt::TableInput& input) {
    const bool isPick = scene_.onlyDrag && (input.source == plt::TableInput::Source::mouse ||
                                            input.source == plt::TableInput::Source::touch);
    if (place.pile == drawPile) {
        if (isPick && !grab(place).empty()) return false;
        if (scene_.mayMove) Q_EMIT moveChosen(Move::draw());
        return true;
    }
    if (place.pile != handPile(scene_.atFoot)) return false;
    const auto* card = cardAt(place);
    if (card == nullptr || !card->faceUp) return false;
    if (isPick) return false;
    if (scene_.mayMove) Q_EMIT moveChosen(Move::discard(plt::Card::fromIndex(card->id)));
    return true;
}

bool Table::canActivate(plt::CardPlace place) const {
    if (!scene_.mayMove) return false;
    if (place.pile == drawPile) return state_.round.mayDraw();
    const auto* card = cardAt(place);
    return place.pile == handPile(scene_.atFoot) && card != nullptr &&
           state_.round.mayDiscard(plt::Card::fromIndex(card->id));
}

void Table::buttonPressed(int id) {
    switch (id) {
        case passButton:
            Q_EMIT moveChosen(Move::pass());
            break;
        case goOnButton:
            Q_EMIT goOnChosen();
            break;
        case uncoverButton:
            Q_EMIT uncoverChosen();
            break;
        default:
            Q_EMIT moveChosen(Move::name(static_cast<plt::Suit>(id - suitButtons)));
            break;
    }
}

bool Table::keyPressed(QKeyEvent* event) {
    if ((event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return HandTable::keyPressed(event);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && (scene_.mayGoOn || scene_.waits)) {
        if (event->isAutoRepeat()) return true;
        if (scene_.mayGoOn)
            Q_EMIT goOnChosen();
        else
            Q_EMIT uncoverChosen();
        return true;
    }
    if (!scene_.mayMove) return HandTable::keyPressed(event);
    std::optional<Move> move;
    if (state_.round.isNaming) {
        for (std::size_t i = 0; i < suitsInPanel.size(); ++i) {
            const auto suit = suitsInPanel[i];
            const int letter = plt::Card::suitLetters[static_cast<std::size_t>(suit)];
            if (event->key() == letter || event->key() == Qt::Key_1 + static_cast<int>(i))
                move = Move::name(suit);
        }
    } else if (event->key() == Qt::Key_D) {
        move = Move::draw();
    } else if (event->key() == Qt::Key_P) {
        move = Move::pass();
    }
    if (!move) return HandTable::keyPressed(event);
    // A key that is held down must not draw the whole pile.
    if (!event->isAutoRepeat()) Q_EMIT moveChosen(*move);
    return true;
}

bool Table::cursorStops(plt::CardPlace place) const {
    if (place.pile == drawPile || place.pile == discardPile) {
        const auto* pile = picture().pile(place.pile);
        return pile != nullptr && place.index + 1 == static_cast<int>(pile->cards.size());
    }
    return HandTable::cursorStops(place);
}

QString Table::pileName(const plt::PilePicture& pile) const {
    if (pile.id == drawPile)
        return tr("draw pile, %Ln cards", "draw pile, 1 card", static_cast<int>(pile.cards.size()));
    if (pile.id != discardPile || pile.cards.empty()) return HandTable::pileName(pile);
    const QString top = cardName(pile.cards.back());
    return state_.round.discards.back().rank == eight && isSuitShown()
               ? tr("discards, top: %1, %2 named").arg(top, Words::suit(state_.round.suit))
               : tr("discards, top: %1").arg(top);
}

}  // namespace crazy_8s
