// SPDX-License-Identifier: MIT
#include "aces/table/table.h"

#include "common/language/translated.h"
#include "common/look/colours.h"

#include <algorithm>
#include <utility>

#include <QCursor>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace aces {

namespace {

bool hasDealt(const plt::Transition<Rules>& transition) {
    return !transition.backwards &&
           std::any_of(transition.moves.begin(), transition.moves.end(),
                       [](const Move& move) { return move.kind == Move::Kind::deal; });
}

}  // namespace

Table::Table(QWidget* parent) : CardTable(parent) {
    setMinimumTableSize(tableNeeds);
    connect(this, &CardTable::shapeChanged, this, [this] {
        if (shown_) present(false);
    });
    connect(this, &CardTable::animationFinished, this, [this] {
        moving_.clear();
        viewport()->update();
    });
}

void Table::showGame(const State& state, const plt::Transition<Rules>* transition,
                     const plt::HintStep<Move>* hint, bool animated) {
    // Only a deal comes card by card; later moves of the same cards do not.
    if (transition != nullptr) isDeal_ = transition->otherGame || hasDealt(*transition);
    shown_ = true;
    state_ = state;
    hint_ = hint != nullptr ? std::optional(*hint) : std::nullopt;
    present(animated);
}

void Table::present(bool animated) {
    auto next = pictureOf(state_, hint_ ? &*hint_ : nullptr, tableSize(), mirrored_);
    if (!isDeal_) next.dealt.clear();
    if (!isAnimating()) moving_.clear();
    for (const auto& pile : next.piles) {
        for (std::size_t i = 0; i < pile.cards.size(); ++i) {
            if (placeOf(pile.cards[i].id) != plt::CardPlace{pile.id, static_cast<int>(i)})
                moving_.push_back(pile.cards[i].id);
        }
    }
    setPicture(std::move(next), animated);
    if (!isAnimating()) moving_.clear();
    const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos());
    pointAt(viewport()->underMouse() ? placeAt(pointer) : plt::CardPlace{});
    viewport()->update();
}

bool Table::isBottom(plt::CardPlace place) const {
    return isColumnPile(place.pile) && place.index >= 0 &&
           place.index + 1 == static_cast<int>(state_.column(place.pile).size());
}

std::optional<Move> Table::moveOf(const plt::Grip& grip, int pile) const {
    if (!isColumnPile(grip.pile)) return std::nullopt;
    if (pile == removedPile) return Move::remove(grip.pile);
    if (isColumnPile(pile)) return Move::shift(grip.pile, pile);
    return std::nullopt;
}

std::vector<int> Table::grab(plt::CardPlace place) const {
    if (isOver() || !isBottom(place) || !click(state_, place.pile)) return {};
    return {state_.card(state_.bottom(place.pile)).index()};
}

bool Table::accepts(const plt::Grip& grip, int pile) const {
    const auto move = moveOf(grip, pile);
    return move && Rules::apply(state_, *move);
}

void Table::drop(const plt::Grip& grip, int pile, int /*position*/) {
    if (const auto move = moveOf(grip, pile)) Q_EMIT moveChosen(*move);
}

void Table::refused(const plt::Grip& grip, int pile) {
    const auto move = moveOf(grip, pile);
    if (!move || grip.pile == pile) return;
    if (const auto next = Rules::apply(state_, *move); !next) Q_EMIT notice(plt::translated(next.problem()));
}

bool Table::activated(plt::CardPlace place, const plt::TableInput& input) {
    if (isOver()) return true;
    if (place.pile == stockPile) {
        // A double click means one deal.
        const bool byHand =
            input.source == plt::TableInput::Source::mouse || input.source == plt::TableInput::Source::touch;
        if (!byHand || !inDoubleClick_) deal();
        return true;
    }
    if (!isColumnPile(place.pile) || !selection().isEmpty()) return false;
    // A card that is picked up goes where the player puts it, not to the first empty column.
    const bool picksUp = (input.modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
    if (picksUp && !grab(place).empty()) return false;
    if (place.index >= 0 && !isBottom(place))
        cannotGrab(place);
    else
        chooseColumn(place.pile);
    return true;
}

void Table::cannotGrab(plt::CardPlace place) {
    if (isOver() || cardAt(place) == nullptr) return;
    if (place.pile == stockPile) {
        Q_EMIT notice(tr("A click on the stock deals a card to every column."));
    } else if (!isColumnPile(place.pile)) {
        Q_EMIT notice(tr("Removed cards are out of the game."));
    } else if (!isBottom(place)) {
        const auto number = state_.column(place.pile)[place.index];
        Q_EMIT notice(tr("The %1 is covered. Only the lowest card of a column is in play.")
                          .arg(plt::shortName(state_.card(number))));
    } else if (const auto move = click(state_, place.pile); !move) {
        Q_EMIT notice(plt::translated(move.problem()));
    }
}

bool Table::canActivate(plt::CardPlace place) const {
    if (isOver()) return false;
    if (place.pile == stockPile) return state_.stock() > 0;
    return isBottom(place) && click(state_, place.pile);
}

void Table::chooseColumn(int column) {
    if (!selection().isEmpty()) {
        const auto grip = selection();
        clearSelection();
        accepts(grip, column) ? drop(grip, column, 0) : refused(grip, column);
        return;
    }
    const auto move = click(state_, column);
    if (move)
        Q_EMIT moveChosen(*move);
    else
        Q_EMIT notice(plt::translated(move.problem()));
}

void Table::deal() {
    clearSelection();
    Q_EMIT moveChosen(Move::deal());
}

bool Table::cursorStops(plt::CardPlace place) const {
    // Removed cards are only a target.
    if (place.pile == removedPile && selection().isEmpty()) return false;
    return CardTable::cursorStops(place);
}

QString Table::cardName(const plt::CardPicture& card) const {
    const QString name = CardTable::cardName(card);
    const auto place = placeOf(card.id);
    return isBottom(place) && removerOf(state_, place.pile) != none ? tr("%1, can be removed").arg(name)
                                                                    : name;
}

bool Table::keyPressed(QKeyEvent* event) {
    // Some keyboards have their digits on the Shift level.
    if ((event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0) return false;
    const int column = event->key() - Qt::Key_1;
    // Elsewhere the space bar is a second Enter; here it deals, wherever the cursor is.
    const bool deals = event->key() == Qt::Key_Space || event->key() == Qt::Key_D;
    const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
    if (deals ? isShifted : !isColumnPile(column)) return false;
    if (isOver() || isDragging() || event->isAutoRepeat()) return true;
    finishAnimation();
    if (deals)
        deal();
    else
        chooseColumn(column);
    return true;
}

void Table::mousePressEvent(QMouseEvent* event) {
    inDoubleClick_ = false;
    CardTable::mousePressEvent(event);
}

void Table::mouseDoubleClickEvent(QMouseEvent* event) {
    inDoubleClick_ = true;
    CardTable::mouseDoubleClickEvent(event);
}

bool Table::viewportEvent(QEvent* event) {
    const bool done = CardTable::viewportEvent(event);
    if (event->type() == QEvent::MouseMove)
        pointAt(placeAt(static_cast<QMouseEvent*>(event)->pos()));
    else if (event->type() == QEvent::Leave)
        pointAt({});
    return done;
}

void Table::pointAt(plt::CardPlace place) {
    const int column = isBottom(place) ? place.pile : none;
    if (column == pointed_) return;
    pointed_ = column;
    viewport()->update();
}

std::vector<int> Table::signedColumns() const {
    std::vector<int> columns;
    for (int column = 0; column < columnCount; ++column) {
        if (removerOf(state_, column) == none) continue;
        const bool hasCursor = isCursorVisible() && cursor().pile == column;
        if (alwaysSigned_ || hasCursor || pointed_ == column) columns.push_back(column);
    }
    return columns;
}

QRectF Table::signRect(int column) const {
    // The lower left corner is the one without an index.
    const auto card = rectOf({column, static_cast<int>(state_.column(column).size()) - 1});
    const double side = card.width() * 0.3;
    const double inset = card.width() * 0.06;
    return {card.left() + inset, card.bottom() - inset - side, side, side};
}

void Table::drawForeground(QPainter* painter, const QRectF& rect) {
    CardTable::drawForeground(painter, rect);
    if (isDragging() || isConcealed()) return;
    for (const int column : signedColumns()) {
        const int id = state_.card(state_.bottom(column)).index();
        if (isAnimating() && std::find(moving_.begin(), moving_.end(), id) != moving_.end()) continue;
        const QRectF disc = signRect(column);
        const double unit = disc.width();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QColor accent = plt::colour(plt::Role::accent, palette());
        painter->setPen(QPen(plt::shaded(accent, -0.5), unit / 14));
        painter->setBrush(accent);
        painter->drawEllipse(disc);
        // An arrow in the direction that the card will go.
        painter->translate(disc.center());
        if (mirrored_) painter->scale(-1, 1);
        QPainterPath arrow;
        arrow.moveTo(0.24 * unit, 0);
        arrow.lineTo(-0.24 * unit, 0);
        arrow.moveTo(-0.04 * unit, -0.2 * unit);
        arrow.lineTo(-0.24 * unit, 0);
        arrow.lineTo(-0.04 * unit, 0.2 * unit);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(QColor(0x1a, 0x1b, 0x26), unit / 9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(arrow);
        painter->restore();
    }
}

}  // namespace aces
