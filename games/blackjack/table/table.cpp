// SPDX-License-Identifier: MIT
#include "blackjack/table/table.h"

#include "blackjack/table/chips.h"
#include "blackjack/words.h"
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/fitted_font.h"
#include "common/look/marks.h"
#include "common/look/motion.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>

namespace blackjack {

namespace {

/// Duration of the way of the winnings from the dealer to the player.
constexpr int paymentMs = 600;
/// Part of a button's width that neither the chip nor its number can use, in pixels.
constexpr int chipMargins = 10;

/// Returns true if the hands are still the same as before.
bool keepsHands(const plt::Transition<Rules>& transition) {
    return !transition.otherGame &&
           std::none_of(transition.moves.begin(), transition.moves.end(),
                        [](const Move& move) { return move.bet != 0 || move.action == Action::split; });
}

}  // namespace

Table::Table(QWidget* parent) : CardTable(parent) {
    setMinimumTableSize(tableNeeds);
    payment_.setStartValue(0.0);
    payment_.setEndValue(1.0);
    payment_.setEasingCurve(plt::motion::easing());
    connect(&payment_, &QVariantAnimation::valueChanged, this, [this] { viewport()->update(); });
    connect(this, &CardTable::shapeChanged, this, [this] {
        if (!shown_) return;
        const bool news = !resultsShown_;
        present(false);
        if (news) Q_EMIT resultsShown();
    });
    connect(this, &CardTable::animationFinished, this, [this] {
        if (!shown_ || resultsShown_ || presenting_) return;
        showResults();
        Q_EMIT resultsShown();
    });
}

void Table::showGame(const State& state, const plt::Transition<Rules>* transition,
                     const plt::HintStep<Move>* hint, bool animated) {
    if (transition != nullptr) {
        resultsShown_ = false;
        payment_.stop();
        paysNext_ = animated && transition->isMove();
        if (!keepsHands(*transition)) shownState_.reset();
        dealt_.clear();
        if (!transition->otherGame)
            for (int number = transition->before.drawn; number < state.drawn; ++number)
                dealt_.push_back(number);
    }
    shown_ = true;
    state_ = state;
    hint_ = hint != nullptr ? std::optional(*hint) : std::nullopt;
    present(animated);
    // Nothing can be done with a card, so the keyboard leaves it when the game goes on.
    if (transition != nullptr && isCursorVisible()) focusButton();
}

void Table::focusButton() {
    const auto& all = picture().buttons;
    if (all.empty()) return;
    const auto wanted =
        std::find_if(all.begin(), all.end(), [](const auto& one) { return one.marked || one.isDefault; });
    if (auto* one = button(wanted == all.end() ? all.front().id : wanted->id))
        one->setFocus(Qt::TabFocusReason);
}

void Table::setBet(int bet) {
    bet = std::clamp(bet, 0, largestBet);
    if (bet == bet_) return;
    bet_ = bet;
    Q_EMIT betChanged();
}

Setting Table::setting() const {
    constexpr int smallHeight = 60;  // pixels
    return {bet_, shownState_ ? &*shownState_ : nullptr, hint_ ? &*hint_ : nullptr,
            cardSize().height() < smallHeight};
}

void Table::present(bool animated) {
    auto picture = pictureOf(state_, setting(), tableSize());
    picture.dealt = dealt_;
    const QScopedValueRollback<bool> presenting(presenting_, true);
    setPicture(std::move(picture), animated);
    if (!isAnimating()) showResults();
    dressButtons();
}

void Table::showResults() {
    shownState_ = state_;
    resultsShown_ = true;
    if (std::exchange(paysNext_, false) && winnings(state_, tableSize()).bet > 0 &&
        plt::motion::isEnabled()) {
        payment_.setDuration(plt::motion::paced(paymentMs));
        payment_.start();
    }
    dealt_.clear();
    setPicture(pictureOf(state_, setting(), tableSize()), false);
    dressButtons();
}

void Table::dressButtons() {
    const auto tip = [this](int id, const QString& text) {
        if (auto* one = button(id)) one->setToolTip(text);
    };
    tip(actionButtons + static_cast<int>(Action::hit), tr("One more card (H)"));
    tip(actionButtons + static_cast<int>(Action::stand), tr("No more cards (S)"));
    tip(actionButtons + static_cast<int>(Action::doubleDown),
        tr("Double the bet for exactly one more card (D)"));
    tip(actionButtons + static_cast<int>(Action::split),
        tr("Make two hands of the pair, with a second bet (P)"));
    tip(actionButtons + static_cast<int>(Action::surrender), tr("Give the hand up for half the bet (U)"));
    tip(actionButtons + static_cast<int>(Action::insure),
        state_.money < state_.bet / 2
            ? tr("Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)")
            : tr("Bet that the dealer has a blackjack, which pays 2 to 1 (I)"));
    tip(actionButtons + static_cast<int>(Action::decline), tr("Play without insurance (N)"));
    tip(dealButton, state_.money < bet_ ? tr("The house lends what the bet needs, and deals (Enter)")
                                        : tr("Deal the next round (Enter)"));
    // Second bets are lent as well.
    if (!state_.round.isOver() && state_.money < state_.bet) {
        tip(actionButtons + static_cast<int>(Action::doubleDown),
            tr("Double the bet on credit for exactly one more card (D)"));
        tip(actionButtons + static_cast<int>(Action::split),
            tr("Make two hands of the pair, with a second bet on credit (P)"));
    }
    tip(clearButton, tr("Take the chips back (C)"));
    tip(nextShoeButton, tr("Shuffle, and play on with your money (Enter)"));
    tip(afreshButton, tr("A new game with %1").arg(moneyText(firstMoney)));
    // Chips are alike, so their numbers have the same size.
    QFont font;
    const auto chip = [this](std::size_t i) { return button(chipButtons + static_cast<int>(i)); };
    const auto side = [](const QPushButton& one) { return std::max(12, one.height() * 6 / 10); };
    for (std::size_t i = 0; i < chipWorths.size(); ++i) {
        const auto* one = chip(i);
        if (one == nullptr) continue;
        const auto fitted =
            plt::fittedFont(one->font(), one->text(), one->width() - side(*one) - chipMargins);
        if (i == 0 || fitted.pixelSize() < font.pixelSize()) font = fitted;
    }
    for (std::size_t i = 0; i < chipWorths.size(); ++i) {
        auto* one = chip(i);
        if (one == nullptr) continue;
        // A number that is cut would be another number: in a narrow button the chip gives way.
        const bool fits =
            QFontMetrics(font).horizontalAdvance(one->text()) + side(*one) + chipMargins <= one->width();
        if (!fits) {
            one->setIcon({});
        } else if (const int large = side(*one); one->icon().isNull() || one->iconSize().width() != large) {
            one->setIcon(chipIcon(chipWorths[i], large, devicePixelRatioF()));
            one->setIconSize({large, large});
        }
        one->setFont(font);
        one->setAccessibleName(tr("Add a chip of %Ln dollars", "Add a chip of one dollar", chipWorths[i]));
    }
}

void Table::startNextRound() {
    if (!state_.round.isOver()) return;
    if (state_.isShoeOver()) {
        Q_EMIT nextShoeChosen();
    } else if (bet_ >= smallestBet) {
        Q_EMIT moveChosen(Move::deal(bet_));
    } else {
        Q_EMIT notice(tr("Place a bet first."));
    }
}

void Table::buttonPressed(int id) {
    switch (id) {
        case dealButton:
        case nextShoeButton:
            startNextRound();
            return;
        case clearButton:
            setBet(0);
            return;
        case afreshButton:
            Q_EMIT afreshChosen();
            return;
        default:
            break;
    }
    if (id >= chipButtons)
        setBet(bet_ + chipWorths[id - chipButtons]);
    else
        Q_EMIT moveChosen(Move::play(static_cast<Action>(id - actionButtons)));
}

void Table::cannotGrab(plt::CardPlace place) {
    if (cardAt(place) != nullptr)
        Q_EMIT notice(tr("Cards are not moved by hand here: use the buttons below."));
}

bool Table::keyPressed(QKeyEvent* event) {
    if (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) return false;
    const auto act = [&](Action action) {
        if (event->isAutoRepeat() || state_.round.isOver()) return true;
        finishAnimation();
        Q_EMIT moveChosen(Move::play(action));
        return true;
    };
    const auto changeBet = [&](int bet) {
        if (state_.round.isOver() && !state_.isShoeOver()) setBet(bet);
        return true;
    };
    switch (event->key()) {
        case Qt::Key_H:
            return act(Action::hit);
        case Qt::Key_S:
            return act(Action::stand);
        case Qt::Key_D:
            return act(Action::doubleDown);
        case Qt::Key_P:
            return act(Action::split);
        case Qt::Key_U:
            return act(Action::surrender);
        case Qt::Key_I:
            return act(Action::insure);
        case Qt::Key_N:
            return act(Action::decline);
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return changeBet(bet_ + betStep);
        case Qt::Key_Minus:
            return changeBet(std::max(smallestBet, bet_ - betStep));
        case Qt::Key_C:
            return changeBet(0);
        case Qt::Key_Enter:
        case Qt::Key_Return:
        case Qt::Key_Space:
            // A key that is held down must not play through the shoe.
            if (event->isAutoRepeat()) return true;
            if (!state_.round.isOver()) {
                focusButton();
                return true;
            }
            finishAnimation();
            startNextRound();
            return true;
        default:
            return false;
    }
}

bool Table::cursorStops(plt::CardPlace place) const {
    const auto* pile = picture().pile(place.pile);
    if (pile == nullptr) return false;
    // The cursor stops at every card of the hands, and at the top card of the other piles.
    const bool isHand =
        place.pile == dealerPile || place.pile == firstHandPile || place.pile == secondHandPile;
    return isHand ? place.index >= 0 : CardTable::cursorStops(place);
}

QString Table::pileName(const plt::PilePicture& pile) const {
    if (pile.id == shoePile || pile.id == usedPile) return pile.name;
    QStringList parts{pile.name};
    for (const auto& card : pile.cards) parts << cardName(card);
    return plt::listed(parts);
}

void Table::paintHeap(QPainter& painter, const ChipHeap& heap) const {
    const auto chips = chipsFor(heap.bet);
    const auto [places, breadth] = heapOf(chips);
    const double side = cardSize().height() * chipSize;
    const QPointF middle = toPixels(QRectF(heap.middle, QSizeF(0, 0))).topLeft();
    // The box printed on the felt, in which bets lie.
    const QSizeF box((std::max(1.0, breadth) + 0.3) * side, 1.2 * side);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0xfa, 0xf7, 0xf0, 110), std::max(1.0, side / 32)));
    painter.setBrush(QColor(0, 0, 0, 20));
    painter.drawRoundedRect(QRectF(middle - QPointF(box.width(), box.height()) / 2, box), side * 0.3,
                            side * 0.3);
    painter.restore();
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const QPointF place = middle + places[i] * side;
        drawChip(painter, QRectF(place.x() - side / 2, place.y() - side / 2, side, side), chips[i]);
    }
}

void Table::paintWinnings(QPainter& painter, const ChipHeap& won) const {
    // In a stack two chips look like one, and their numbers would not make the sum.
    const auto chips = chipsFor(won.bet);
    const auto row = rowOf(chips);
    const double side = cardSize().height() * chipSize;
    const QPointF last = toPixels(QRectF(won.middle, QSizeF(0, 0))).topLeft();
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const double x = last.x() - (row.back() - row[i]) * side;
        drawChip(painter, QRectF(x - side / 2, last.y() - side / 2, side, side), chips[i]);
    }
}

void Table::paintFelt(QPainter& painter, const QRectF& /*table*/) {
    for (const auto& heap : chipHeaps(state_, bet_, tableSize())) paintHeap(painter, heap);
    if (auto won = winnings(state_, tableSize()); resultsShown_ && won.bet > 0) {
        if (payment_.state() == QAbstractAnimation::Running)
            won.middle.ry() *= 0.4 + 0.6 * payment_.currentValue().toReal();
        paintWinnings(painter, won);
    }
    if (const auto area = activeArea(state_, tableSize()); !area.isEmpty()) {
        const double unit = cardSize().width();
        const double border = unit * 0.035;
        QPainterPath frame;
        frame.addRoundedRect(toPixels(area).adjusted(-border, -border, border, border), border * 2,
                             border * 2);
        painter.fillPath(frame, QColor(0, 0, 0, 28));
        plt::drawMarkedLine(painter, frame, plt::colour(plt::Role::accent, palette()),
                            plt::markLines(plt::Mark::lastMove, unit));
    }
}

}  // namespace blackjack
