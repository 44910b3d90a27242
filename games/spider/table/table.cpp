// SPDX-License-Identifier: MIT
#include "spider/table/table.h"

#include "common/language/translated.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <QKeyEvent>

namespace spider {

namespace {

/// Time for which a complete suit stays where it was completed.
constexpr int lookMs = 220;

using Source = plt::TableInput::Source;

std::vector<int> numbersFrom(int first) {
    std::vector<int> numbers(columnCount);
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

}  // namespace

Table::Table(QWidget* parent) : CardTable(parent) {
    setMinimumTableSize(tableNeeds);
    connect(this, &CardTable::shapeChanged, this, [this] {
        if (shown_) setPicture(finalPicture(), false);
    });
}

Table::~Table() = default;

plt::TablePicture Table::finalPicture() const {
    return Rules::outcome(state_) == plt::Outcome::won ? wonPicture(state_, tableSize())
                                                       : tablePicture(state_, tableSize(), emphasis_);
}

Emphasis Table::emphasisFor(const plt::HintStep<Move>* hint) const {
    Emphasis emphasis;
    if (hint != nullptr) {
        emphasis.cards = hint->marks;
        emphasis.stock = hint->move.isDeal();
        if (!hint->move.isDeal()) {
            emphasis.move = hint->move;
            if (state_.height(hint->move.to) == 0) emphasis.columns = {hint->move.to};
        }
    } else if (gapsLit_) {
        emphasis.columns = emptyColumns(state_);
    }
    return emphasis;
}

void Table::showGame(const State& state, const plt::Transition<Rules>* transition,
                     const plt::HintStep<Move>* hint, bool animated) {
    shown_ = true;
    state_ = state;
    if (transition != nullptr) {
        gapsLit_ = false;
        clearSelection();
    }
    emphasis_ = emphasisFor(hint);
    auto way = transition != nullptr && animated ? stagesFor(*transition) : std::vector<plt::TableStage>();
    if (way.empty())
        setPicture(finalPicture(), transition == nullptr && animated);
    else
        setStages(std::move(way));
}

// The stages from the previous picture to the current one; none if there is no transition.
std::vector<plt::TableStage> Table::stagesFor(const plt::Transition<Rules>& transition) const {
    const State& before = transition.before;
    std::vector<plt::TableStage> way;
    plt::TablePicture last = finalPicture();
    if (transition.otherGame && before.deck != state_.deck) {
        // Another deal is shown by dealing it; there is no transition into the middle of another game.
        if (state_.steps > 0) return {};
        way.push_back({undealtPicture(state_, tableSize()), 0});
        // The face-down cards come all at once, the visible ones one by one.
        last.dealt = numbersFrom(firstCards - columnCount);
    } else if (transition.moves.size() == 1 && !transition.backwards) {
        const Move& move = transition.moves.front();
        const auto dealt = move.isDeal() ? numbersFrom(before.dealt) : std::vector<int>();
        if (state_.completed.size() > before.completed.size()) {
            plt::TableStage complete{tablePicture(landed(before, move), tableSize())};
            complete.picture.dealt = dealt;
            complete.hold = lookMs;
            way.push_back(complete);
            if (Rules::outcome(state_) == plt::Outcome::won) {
                plt::TableStage away{tablePicture(state_, tableSize())};
                away.hold = lookMs;
                way.push_back(away);
            }
        } else {
            last.dealt = dealt;
        }
    }
    way.push_back({std::move(last)});
    return way;
}

void Table::showGaps() {
    gapsLit_ = true;
    emphasis_.columns = emptyColumns(state_);
    setPicture(finalPicture(), true);
}

int Table::countAt(plt::CardPlace place) const {
    if (!isColumnPile(place.pile) || place.index < 0) return 0;
    const auto* card = cardAt(place);
    if (card == nullptr) return 0;
    // By its number, because the displayed table may be a moment behind.
    const auto& cards = state_.column(place.pile).cards;
    const auto found = std::find(cards.begin(), cards.end(), card->id);
    const auto count = static_cast<int>(cards.end() - found);
    return count <= runLength(state_, place.pile) ? count : 0;
}

std::vector<int> Table::grab(plt::CardPlace place) const {
    const int count = countAt(place);
    if (count == 0) return {};
    const auto& cards = state_.column(place.pile).cards;
    return {cards.end() - count, cards.end()};
}

bool Table::accepts(const plt::Grip& grip, int pile) const {
    if (!isColumnPile(grip.pile) || !isColumnPile(pile) || grip.pile == pile) return false;
    return Rules::apply(state_, {grip.pile, static_cast<int>(grip.cards.size()), pile}).ok();
}

void Table::drop(const plt::Grip& grip, int pile, int /*position*/) {
    Q_EMIT moveAsked({grip.pile, static_cast<int>(grip.cards.size()), pile});
}

std::optional<Move> Table::bestMoveFrom(plt::CardPlace place) const {
    const int count = countAt(place);
    return count == 0 ? std::nullopt : bestMove(state_, place.pile, count);
}

bool Table::activated(plt::CardPlace place, const plt::TableInput& input) {
    const auto* card = cardAt(place);
    clicks_ = {clicks_[1], Click{card == nullptr ? none : card->id, state_.steps}};
    if (isStockPile(place.pile)) {
        Q_EMIT moveAsked(Move::deal());
        return true;
    }
    if (!isColumnPile(place.pile) || !selection().isEmpty()) return false;
    const bool byHand = input.source == Source::mouse || input.source == Source::touch;
    const auto move = bestPlaceByClick_ && byHand ? bestMoveFrom(place) : std::nullopt;
    if (move) Q_EMIT moveAsked(*move);
    return move.has_value();
}

void Table::refused(const plt::Grip& grip, int pile) {
    if (isColumnPile(pile)) Q_EMIT moveAsked({grip.pile, static_cast<int>(grip.cards.size()), pile});
}

void Table::cannotGrab(plt::CardPlace place) {
    if (cardAt(place) == nullptr) return;
    if (isColumnPile(place.pile)) {
        // The receiver that plays the move knows why it is illegal.
        const int count = state_.height(place.pile) - place.index;
        Q_EMIT moveAsked({place.pile, count, (place.pile + 1) % columnCount});
    } else {
        Q_EMIT notice(isStockPile(place.pile) ? tr("A click on the stock deals a card to every column.")
                                              : tr("A complete suit is out of the game."));
    }
}

void Table::doubleActivated(plt::CardPlace place) {
    // Only if both clicks hit this card, and the first one made no move: not if a card came under the pointer
    // in between.
    const auto* card = cardAt(place);
    if (card == nullptr || clicks_[0] != clicks_[1] || clicks_[1] != Click{card->id, state_.steps}) return;
    if (const auto move = bestMoveFrom(place)) Q_EMIT moveAsked(*move);
}

bool Table::canActivate(plt::CardPlace place) const {
    if (isStockPile(place.pile)) return state_.stock() > 0;
    if (!selection().isEmpty() && accepts(selection(), place.pile)) return true;
    return countAt(place) > 0;
}

bool Table::cursorStops(plt::CardPlace place) const {
    const auto* pile = picture().pile(place.pile);
    const bool isTop = pile != nullptr && place.index == static_cast<int>(pile->cards.size()) - 1;
    if (isColumnPile(place.pile)) {
        // With cards picked up, the keyboard cursor stops only at columns that accept them.
        const bool elsewhere = !selection().isEmpty() && place.pile != selection().pile;
        return elsewhere ? isTop && accepts(selection(), place.pile) : CardTable::cursorStops(place);
    }
    // Of the packets of the stock, only the one that is dealt next.
    const int packets = std::max(1, (state_.stock() + columnCount - 1) / columnCount);
    return isTop && place.pile == firstPacket + packets - 1 && selection().isEmpty();
}

QString Table::pileName(const plt::PilePicture& pile) const {
    if (isStockPile(pile.id)) {
        if (pile.cards.empty()) return tr("stock, empty");
        return pile.badge.isEmpty()
                   ? pile.name
                   : tr("%1, %Ln deals left", "%1, 1 deal left", state_.dealsLeft()).arg(pile.name);
    }
    if (isColumnPile(pile.id)) {
        if (pile.cards.empty()) return tr("%1, empty").arg(pile.name);
        const auto isDown = [](const plt::CardPicture& card) { return !card.faceUp; };
        const auto down = std::count_if(pile.cards.begin(), pile.cards.end(), isDown);
        QStringList parts{pile.name};
        parts << tr("%Ln cards", "1 card", static_cast<int>(pile.cards.size()));
        if (down > 0) parts << tr("%L1 face down").arg(down);
        parts << tr("top: %1").arg(cardName(pile.cards.back()));
        if (const int run = runLength(state_, pile.id); run > 1) parts << tr("run of %L1").arg(run);
        return plt::listed(parts);
    }
    return pile.cards.empty() ? pile.name : tr("%1, %2").arg(pile.name, cardName(pile.cards.back()));
}

bool Table::keyPressed(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain || isDragging()) return false;
    const int key = event->key();
    if (key == Qt::Key_Space || key == Qt::Key_D) {
        if (!event->isAutoRepeat()) Q_EMIT moveAsked(Move::deal());
        return true;
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        chooseColumn(key == Qt::Key_0 ? columnCount - 1 : key - Qt::Key_1);
        return true;
    }
    return (key == Qt::Key_Up && lengthenHeldRun(1)) || (key == Qt::Key_Down && lengthenHeldRun(-1));
}

bool Table::lengthenHeldRun(int by) {
    const auto grip = selection();
    if (!isColumnPile(grip.pile)) return false;
    const int count = static_cast<int>(grip.cards.size()) + by;
    if (count >= 1 && count <= runLength(state_, grip.pile))
        press({grip.pile, state_.height(grip.pile) - count});
    return true;  // the shortest and the longest run stay as they are
}

// The first column's whole run is picked up, the second column takes it. Another one is never taken instead.
void Table::chooseColumn(int column) {
    const auto grip = selection();
    const int height = state_.height(column);
    if (grip.pile == column) {
        clearSelection();
    } else if (!grip.isEmpty()) {
        if (accepts(grip, column))
            press({column, height - 1});
        else
            refused(grip, column);
    } else if (height == 0) {
        Q_EMIT notice(tr("Column %L1 is empty.").arg(column + 1));
    } else {
        press({column, height - runLength(state_, column)});
    }
}

void Table::press(plt::CardPlace place) {
    setCursor(place);
    choose(place, {Source::keyboard, Qt::LeftButton, {}});
}

}  // namespace spider
