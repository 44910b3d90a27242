// SPDX-License-Identifier: MIT
#include "blackjack/table/picture.h"

#include "blackjack/table/chips.h"
#include "blackjack/words.h"
#include "common/language/translated.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

namespace blackjack {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(blackjack::Words)
};

/// Number of cards of the shoe and of the used cards that are on the table, the next and the last ones: more
/// than any move draws.
constexpr int pileCards = 26;

/// Areas, in cards. A wider table gives the hands more space, a higher one more air.
class Places {
  public:
    explicit Places(QSizeF table, bool smallCards = false)
        : width_(table.width()),
          air_((table.height() - tableNeeds.height()) / 4),
          largeButtons_(smallCards && table.width() > tableNeeds.width() * 1.3) {}

    QRectF shoe() const { return {0, top(), 1, 1}; }
    QRectF used() const { return {width_ - 1, top(), 1, 1}; }
    QRectF dealer() const { return {1.35, top(), width_ - 2.7, 1}; }
    QRectF message() const { return {0.2, top() + 1.04 + air_ / 2, width_ - 0.4, 0.24}; }
    QRectF afresh() const { return {width_ - 1.6, top() + 1.1 + air_ / 2, 1.6, 0.24}; }
    QRectF hand(int index, int count) const {
        if (count == 1) return {0.4, hands(), width_ - 0.8, 1};
        const double half = width_ / 2;
        return index == 0 ? QRectF(half + 0.12, hands(), half - 0.24, 1)
                          : QRectF(0.12, hands(), half - 0.24, 1);
    }
    double chips() const { return hands() + 1.2; }
    /// The area to the right of chips for the next round that are as broad as this.
    QRectF nextBet(double breadth) const {
        const double left = width_ / 2 + breadth / 2 + 0.16;
        return {left, chips() - 0.1, width_ - left, 0.2};
    }
    QPointF lastWon() const { return {width_ / 2 - 1.67, chips()}; }
    /// The area between the won chips and those for the next round, which are as broad as this.
    QRectF wonSum(double breadth) const {
        const double left = lastWon().x() + 0.22;
        return {left, chips() - 0.1, width_ / 2 - breadth / 2 - 0.12 - left, 0.2};
    }
    /// The area of one of a row of buttons.
    QRectF button(int index, int count, double breadth) const {
        const double all = count * breadth + (count - 1) * gap;
        const double left = width_ / 2 - all / 2 + index * (breadth + gap);
        // A focus ring needs room around the text.
        return largeButtons_ ? QRectF(left, hands() + 1.31 + air_, breadth, 0.36)
                             : QRectF(left, hands() + 1.36 + air_, breadth, 0.26);
    }

    /// The breadth of one of a row of actions: long words are small in narrow buttons.
    double actionBreadth(int count) const { return std::min(2.0, (width_ - 0.2) / count - gap); }
    double chipBreadth(int count) const {
        return largeButtons_ ? std::min(1.7, actionBreadth(count)) : narrowestChip;
    }

  private:
    static constexpr double gap = 0.07;
    static constexpr double narrowestChip = 0.98;
    double top() const { return 0.22 + air_ / 2; }
    double hands() const { return 1.83 + 1.5 * air_; }
    double width_;
    double air_;
    bool largeButtons_;
};

/// Cards are identified by their number in the shoe.
plt::CardPicture card(const State& state, int number, bool faceUp) {
    plt::CardPicture picture;
    picture.id = number;
    picture.face = state.card(number).index();
    picture.faceUp = faceUp;
    return picture;
}

/// Returns the number of the round's first card, or of the next card if nothing is dealt.
int firstNumber(const State& state) {
    return state.round.handCount == 0 ? state.drawn : state.round.hand(0).cards.number(0);
}

plt::PilePicture shoe(const State& state, const Places& places) {
    plt::PilePicture pile;
    pile.id = shoePile;
    pile.area = places.shoe();
    pile.name = Words::tr("shoe, %Ln cards left", "shoe, one card left", state.left());
    pile.label = Words::tr("Shoe");
    pile.badge = QLocale().toString(state.left());
    pile.offset = 0.004;
    for (int number = std::min(state.drawn + pileCards, state.house().shoeSize()) - 1; number >= state.drawn;
         --number)
        pile.cards.push_back(card(state, number, false));
    return pile;
}

plt::PilePicture used(const State& state, const Places& places) {
    plt::PilePicture pile;
    pile.id = usedPile;
    pile.area = places.used();
    pile.name = Words::tr("used cards");
    pile.label = Words::tr("Used");
    pile.offset = -0.004;
    const int count = firstNumber(state);
    if (count > 0) pile.badge = QLocale().toString(count);
    for (int number = std::max(0, count - pileCards); number < count; ++number)
        pile.cards.push_back(card(state, number, false));
    return pile;
}

plt::PilePicture dealer(const State& state, const State* shownState, const Places& places) {
    plt::PilePicture pile;
    pile.id = dealerPile;
    pile.area = places.dealer();
    pile.lay = plt::Lay::row;
    pile.place = false;
    pile.name = Words::tr("dealer's hand");
    pile.label = Words::tr("Dealer");
    const auto& round = state.round;
    if (round.handCount == 0) return pile;
    if (shownState != nullptr) {
        const auto& shown = shownState->round;
        if (!shown.holeShown)
            pile.label = Words::tr("Dealer shows %1").arg(dealerText(*shownState));
        else if (shown.dealer.isNatural())
            pile.label = Words::tr("Dealer has a blackjack");
        else
            pile.label = Words::tr("Dealer has %1").arg(dealerText(*shownState));
        pile.name = pile.label;
    }
    // The hole card lies at the left.
    pile.cards.push_back(card(state, round.dealer.number(1), round.holeShown));
    pile.cards.push_back(card(state, round.dealer.number(0), true));
    for (int i = 2; i < round.dealer.size(); ++i)
        pile.cards.push_back(card(state, round.dealer.number(i), true));
    return pile;
}

QString handTitle(const State& state, int index) {
    if (state.round.handCount < 2) return Words::tr("Your hand");
    return index == 0 ? Words::tr("First hand") : Words::tr("Second hand");
}

plt::PilePicture hand(const State& state, const State* shownState, int index, const Places& places) {
    plt::PilePicture pile;
    pile.id = firstHandPile + index;
    pile.area = places.hand(index, std::max<int>(1, state.round.handCount));
    pile.lay = plt::Lay::row;
    pile.place = false;
    if (state.round.handCount > 0) pile.label = handTitle(state, index);
    if (shownState != nullptr && index < shownState->round.handCount) {
        const auto& one = shownState->round.hand(index);
        // Two blackjacks are told, as the push of 21 against one would be wrong; a winning one is the result itself.
        const bool isPushed = one.result == Result::push && shownState->round.dealer.isNatural();
        QStringList parts{Words::tr("%1: %2").arg(
            pile.label, isPushed ? Words::tr("blackjack") : pointsText(one.cards.total()))};
        if (shownState->round.insured) parts << Words::tr("insured");
        parts << (one.result == Result::none
                      ? moneyText(std::int64_t{shownState->bet} * (one.doubled ? 2 : 1))
                      : resultText(*shownState, index));
        pile.label = plt::listed(parts);
    }
    pile.name = pile.label.isEmpty() ? handTitle(state, index) : pile.label;
    const auto& round = state.round;
    if (index >= round.handCount) return pile;
    const auto& cards = round.hand(index).cards;
    for (int i = 0; i < cards.size(); ++i) {
        pile.cards.push_back(card(state, cards.number(i), true));
        pile.cards.back().dimmed = round.hand(index).result == Result::bust;
    }
    return pile;
}

/// The part of a bet that the player does not have, which the house lends.
std::int64_t creditFor(const State& state, int bet) {
    return std::clamp<std::int64_t>(bet - state.money, 0, bet);
}

plt::ButtonPicture button(int id, const QRectF& area, const QString& text, bool enabled, bool isDefault) {
    return {id, area, text, enabled, isDefault};
}

std::vector<plt::ButtonPicture> buttons(const State& state, const Setting& setting, const Places& places) {
    const int bet = setting.bet;
    std::vector<plt::ButtonPicture> out;
    if (!state.round.isOver()) {
        const auto actions = allowedActions(state.round);
        const double breadth = places.actionBreadth(static_cast<int>(actions.size()));
        for (std::size_t i = 0; i < actions.size(); ++i) {
            out.push_back(
                button(actionButtons + static_cast<int>(actions[i]),
                       places.button(static_cast<int>(i), static_cast<int>(actions.size()), breadth),
                       actionText(actions[i]), true, false));
            out.back().marked = setting.hint != nullptr && setting.hint->move == Move::play(actions[i]);
        }
        return out;
    }
    if (state.isShoeOver()) {
        out.push_back(button(nextShoeButton, places.button(0, 1, 5.6),
                             Words::tr("Next shoe, with %1").arg(moneyText(state.money)), true, true));
    } else {
        constexpr int chipCount = static_cast<int>(chipWorths.size());
        const double breadth = places.chipBreadth(chipCount + 2);
        const auto place = [&](int index) { return places.button(index, chipCount + 2, breadth); };
        out.push_back(button(clearButton, place(0), Words::tr("Clear"), bet > 0, false));
        for (int i = 0; i < chipCount; ++i) {
            const int worth = chipWorths[i];
            out.push_back(button(chipButtons + i, place(i + 1), QLatin1Char('+') + moneyText(worth),
                                 bet + worth <= largestBet, false));
        }
        out.push_back(button(dealButton, place(chipCount + 1),
                             creditFor(state, bet) > 0 ? Words::tr("On credit") : Words::tr("Deal"),
                             bet >= smallestBet, true));
        out.back().marked = setting.hint != nullptr && setting.hint->move.bet > 0;
    }
    if (state.money <= 0)
        out.push_back(button(afreshButton, places.afresh(), Words::tr("Start afresh"), true, false));
    return out;
}

plt::LabelPicture message(const State& state, const State* shownState, int bet, const Places& places) {
    plt::LabelPicture label;
    label.area = places.message();
    label.style = plt::LabelPicture::Style::strong;
    if (state.round.handCount == 0)
        label.text = bet > 0 ? Words::tr("Bet %1 and deal").arg(moneyText(bet)) : Words::tr("Place a bet");
    else if (shownState != nullptr)
        // Each of two hands tells its own result, which would leave small letters for what they brought.
        label.text = shownState->round.insuranceOffered ? insuranceText(*shownState)
                     : !shownState->round.isOver()      ? QString()
                     : shownState->round.handCount == 2 ? profitText(*shownState)
                                                        : roundText(*shownState);
    if (state.money <= 0 && state.round.isOver()) {
        label.alignment = Qt::AlignLeft | Qt::AlignVCenter;
        label.area.setRight(places.afresh().left() - 0.1);
    }
    return label;
}

/// The breadth of the chips of a bet, in breadths of a card, of which those of the highest decks are 1.45 high.
double breadthOf(int bet) {
    return heapOf(chipsFor(bet)).breadth * chipSize * 1.45;
}

/// The sum of the won chips, once they are shown.
plt::LabelPicture wonSum(const State& state, const Setting& setting, QSizeF table, const Places& places) {
    plt::LabelPicture label;
    label.area = places.wonSum(breadthOf(setting.bet));
    label.style = plt::LabelPicture::Style::title;
    label.alignment = Qt::AlignLeft | Qt::AlignVCenter;
    const int won = winnings(state, table).bet;
    // In a small window the hand alone says it.
    const bool isShown = setting.shownState != nullptr && setting.shownState->round.isOver();
    if (won > 0 && isShown && !setting.smallCards) label.text = netText(won);
    return label;
}

/// The sum of the chips that lie there for the next round; a round's bet is shown with its hands.
plt::LabelPicture nextBet(const State& state, const Setting& setting, const Places& places) {
    const int bet = setting.bet;
    plt::LabelPicture label;
    label.area = places.nextBet(breadthOf(bet));
    label.style = plt::LabelPicture::Style::title;
    label.alignment = Qt::AlignLeft | Qt::AlignVCenter;
    if (state.round.isOver() && !state.isShoeOver() && bet > 0)
        // In a small window only the button that deals speaks of credit.
        label.text = creditFor(state, bet) > 0 && !setting.smallCards
                         ? Words::tr("Bet: %1, the house lends %2")
                               .arg(moneyText(bet), moneyText(creditFor(state, bet)))
                         : Words::tr("Bet: %1").arg(moneyText(bet));
    return label;
}

}  // namespace

plt::TablePicture pictureOf(const State& state, const Setting& setting, QSizeF table) {
    const Places places(table, setting.smallCards);
    plt::TablePicture picture;
    // In the order for screen readers: the player's hands, then the dealer's.
    picture.piles.push_back(hand(state, setting.shownState, 0, places));
    if (state.round.handCount == 2) picture.piles.push_back(hand(state, setting.shownState, 1, places));
    picture.piles.push_back(dealer(state, setting.shownState, places));
    picture.piles.push_back(shoe(state, places));
    picture.piles.push_back(used(state, places));
    if (setting.hint != nullptr) {
        const auto& marks = setting.hint->marks;
        for (auto& pile : picture.piles)
            for (auto& one : pile.cards)
                one.marked = std::find(marks.begin(), marks.end(), one.id) != marks.end();
    }
    picture.buttons = buttons(state, setting, places);
    picture.labels.push_back(message(state, setting.shownState, setting.bet, places));
    picture.labels.push_back(nextBet(state, setting, places));
    picture.labels.push_back(wonSum(state, setting, table, places));
    return picture;
}

std::vector<ChipHeap> chipHeaps(const State& state, int nextBet, QSizeF table) {
    const Places places(table);
    const double y = places.chips();
    if (state.round.isOver()) return {{{table.width() / 2, y}, nextBet}};
    std::vector<ChipHeap> heaps;
    heaps.reserve(state.round.handCount);
    for (int index = 0; index < state.round.handCount; ++index)
        heaps.push_back({{places.hand(index, state.round.handCount).center().x(), y}, state.bet});
    return heaps;
}

ChipHeap winnings(const State& state, QSizeF table) {
    const bool isWon = state.round.isOver() && state.round.handCount > 0 && state.net() > 0;
    return {Places(table).lastWon(), isWon ? static_cast<int>(state.net()) : 0};
}

QRectF activeArea(const State& state, QSizeF table) {
    if (state.round.handCount < 2 || state.round.isOver()) return {};
    return Places(table).hand(state.round.active, 2);
}

}  // namespace blackjack
