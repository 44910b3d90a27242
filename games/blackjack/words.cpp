// SPDX-License-Identifier: MIT
#include "blackjack/words.h"

#include "common/language/translated.h"

#include <QCoreApplication>
#include <QLocale>

namespace blackjack {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(blackjack::Words)
};

QString broughtText(const State& state) {
    const auto net = state.net();
    if (net > 0) return Words::tr("You win %1.").arg(moneyText(net));
    if (net < 0) return Words::tr("You lose %1.").arg(moneyText(-net));
    // A second hand or insurance may have made up for a loss.
    const auto& round = state.round;
    const bool isReturned = !round.insured && round.hand(0).result == Result::push;
    return isReturned ? Words::tr("Your bet is returned.") : Words::tr("Nothing is won or lost.");
}

QString sentence(Result result) {
    switch (result) {
        case Result::blackjack:
            return Words::tr("Blackjack!");
        case Result::dealerBlackjack:
            return Words::tr("The dealer has a blackjack.");
        case Result::bust:
            return Words::tr("Bust.");
        case Result::push:
            return Words::tr("Push.");
        case Result::surrender:
            return Words::tr("You surrender.");
        default:
            return {};
    }
}

}  // namespace

QString moneyText(std::int64_t dollars) {
    const QString amount = QLocale().toString(static_cast<qlonglong>(dollars < 0 ? -dollars : dollars));
    return dollars < 0 ? Words::tr("-$%1").arg(amount) : Words::tr("$%1").arg(amount);
}

QString netText(std::int64_t dollars) {
    return dollars > 0 ? Words::tr("+%1").arg(moneyText(dollars)) : moneyText(dollars);
}

QString actionText(Action action) {
    switch (action) {
        case Action::hit:
            return Words::tr("Hit");
        case Action::stand:
            return Words::tr("Stand");
        case Action::doubleDown:
            return Words::tr("Double");
        case Action::surrender:
            return Words::tr("Surrender");
        case Action::insure:
            return Words::tr("Insure");
        case Action::decline:
            return Words::tr("No insurance");
        case Action::split:
            break;
    }
    return Words::tr("Split");
}

QString actionWord(Action action) {
    switch (action) {
        case Action::hit:
            return Words::tr("hit");
        case Action::stand:
            return Words::tr("stand");
        case Action::doubleDown:
            return Words::tr("double");
        case Action::surrender:
            return Words::tr("surrender");
        case Action::insure:
            return Words::tr("insure");
        case Action::decline:
            return Words::tr("no insurance");
        case Action::split:
            break;
    }
    return Words::tr("split");
}

QString pointsText(Total total) {
    return plt::translated(totalText(total));
}

namespace {

QString resultWord(Result result) {
    switch (result) {
        case Result::none:
            return {};
        case Result::blackjack:
            return Words::tr("blackjack");
        case Result::dealerBlackjack:
        case Result::lose:
            return Words::tr("lost");
        case Result::win:
            return Words::tr("won");
        case Result::push:
            return Words::tr("push");
        case Result::surrender:
            return Words::tr("surrendered");
        case Result::bust:
            break;
    }
    return Words::tr("bust");
}

/// Returns the profit of a hand that is over, without insurance.
std::int64_t netOf(const PlayerHand& hand, int bet) {
    const std::int64_t stake = std::int64_t{bet} * (hand.doubled ? 2 : 1);
    switch (hand.result) {
        case Result::blackjack:
            return stake * 3 / 2;
        case Result::win:
            return stake;
        case Result::none:
        case Result::push:
            return 0;
        case Result::surrender:
            return -stake / 2;
        default:
            return -stake;
    }
}

}  // namespace

QString resultText(const State& state, int index) {
    const auto& hand = state.round.hand(index);
    const auto net = netOf(hand, state.bet);
    if (net == 0) return resultWord(hand.result);
    // These two words are the sign themselves.
    const bool isSigned = hand.result == Result::win || resultWord(hand.result) == Words::tr("lost");
    return resultWord(hand.result) + u' ' + (isSigned ? moneyText(net < 0 ? -net : net) : netText(net));
}

QString roundText(const State& state) {
    if (!state.round.isOver() || state.round.handCount == 0) return {};
    if (state.round.handCount == 2)
        return Words::tr("First hand: %1. Second hand: %2. %3")
            .arg(resultText(state, 0), resultText(state, 1), profitText(state));
    const Result result = state.round.hand(0).result;
    const QString first = result == Result::win && state.round.dealer.isBust()
                              ? Words::tr("The dealer is bust.")
                              : sentence(result);
    return plt::passage({first, profitText(state)});
}

QString profitText(const State& state) {
    const QString insurance = !state.round.insured             ? QString()
                              : state.round.dealer.isNatural() ? Words::tr("The insurance pays.")
                                                               : Words::tr("The insurance is lost.");
    return plt::passage({insurance, broughtText(state)});
}

QString insuranceText(const State& state) {
    return Words::tr("The dealer shows an ace. Insure your bet for %1?").arg(moneyText(state.bet / 2));
}

QString dealerText(const State& state) {
    const auto& round = state.round;
    if (round.holeShown) return pointsText(round.dealer.total());
    if (round.upValue == aceValue) return Words::tr("an ace");
    return QLocale().toString(static_cast<int>(round.upValue));
}

}  // namespace blackjack
