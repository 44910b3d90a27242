// SPDX-License-Identifier: MIT
#include "spider/table/picture.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QCoreApplication>
#include <QLocale>
#include <QRectF>

namespace spider {

namespace {

/// Lengths in cards: widths horizontally, heights vertically.
constexpr double leastGap = 0.08;
constexpr double mostGap = 0.4;
constexpr double rowGap = 0.13;
/// Horizontal offset of each packet of the stock from the one below.
constexpr double packetOffset = 0.12;
/// Visible part of a card that the next one overlaps: the minimum at which small cards show their index, the
/// maximum that is used if the table is high enough, and that of face-down cards.
constexpr double leastStep = 0.36;
constexpr double mostStep = 0.46;
constexpr double closedStep = 0.13;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(spider::Words)
};

/// Ten columns side by side in the middle of the table, below a row of single cards.
class Places {
  public:
    explicit Places(QSizeF size)
        : gap_(std::clamp((size.width() - columnCount) / (columnCount - 1), leastGap, mostGap)),
          left_((size.width() - columnCount - (columnCount - 1) * gap_) / 2),
          bottom_(size.height()),
          step_(std::clamp(leastStep * size.height() / tableNeeds.height(), leastStep, mostStep)) {}

    double step() const { return step_; }

    /// The place above a column.
    QRectF upper(int index) const { return {x(index), 0, 1, 1}; }
    /// A column down to the lower edge, with half of the gaps beside it, so that no drop falls between two
    /// columns.
    QRectF column(int index) const { return below(1 + rowGap, index); }
    /// The same over the whole height.
    QRectF wholeColumn(int index) const { return below(0, index); }

  private:
    double x(int index) const { return left_ + index * (1 + gap_); }
    QRectF below(double top, int index) const { return {x(index) - gap_ / 2, top, 1 + gap_, bottom_ - top}; }
    double gap_;
    double left_;
    double bottom_;
    double step_;
};

plt::CardPicture cardPicture(const State& state, int number, bool faceUp, const Emphasis& emphasis) {
    plt::CardPicture card;
    card.id = number;
    card.face = state.card(number).index();
    card.faceUp = faceUp;
    card.marked = std::find(emphasis.cards.begin(), emphasis.cards.end(), number) != emphasis.cards.end();
    return card;
}

plt::PilePicture columnPicture(const State& state, int index, const Places& places,
                               const Emphasis& emphasis) {
    plt::PilePicture pile;
    pile.id = index;
    pile.area = places.column(index);
    pile.lay = plt::Lay::column;
    pile.step = places.step();
    pile.closedStep = closedStep;
    pile.name = Words::tr("column %L1").arg(index + 1);
    const Column& column = state.column(index);
    for (const int number : column.cards) {
        const bool faceUp = static_cast<int>(pile.cards.size()) >= column.faceDown;
        pile.cards.push_back(cardPicture(state, number, faceUp, emphasis));
    }
    pile.lit = std::find(emphasis.columns.begin(), emphasis.columns.end(), index) != emphasis.columns.end();
    return pile;
}

/// Adds the stock as packets of one deal each. A packet keeps its cards, and so its place, throughout.
void addStock(plt::TablePicture& picture, const State& state, const Places& places,
              const Emphasis& emphasis) {
    const int packets = (state.stock() + columnCount - 1) / columnCount;
    for (int packet = 0; packet < std::max(1, packets); ++packet) {
        plt::PilePicture pile;
        pile.id = firstPacket + packet;
        pile.area = places.upper(0).translated(packet * packetOffset, 0);
        pile.place = packets == 0;
        const int end = static_cast<int>(state.deck.size()) - packet * columnCount;
        // The next card to be dealt lies on top.
        for (int number = end - 1; number >= std::max(state.dealt, end - columnCount); --number)
            pile.cards.push_back(cardPicture(state, number, false, emphasis));
        if (packet + 1 < packets) {
            pile.name = Words::tr("a later deal of the stock");
        } else {
            pile.name = Words::tr("stock");
            if (packets > 0) pile.badge = QLocale().toString(state.dealsLeft());
            pile.lit = emphasis.stock;
            if (emphasis.stock && !pile.cards.empty()) pile.cards.back().marked = true;
        }
        picture.piles.push_back(std::move(pile));
    }
}

plt::PilePicture suitPicture(const State& state, int index) {
    plt::PilePicture pile;
    pile.id = firstSuitPlace + index;
    if (index >= static_cast<int>(state.completed.size())) {
        pile.name = Words::tr("place for a complete suit");
        return pile;
    }
    pile.name = Words::tr("complete suit");
    // From ace to king: squared up, the king lies on top.
    const auto& suit = state.completed[index];
    for (auto number = suit.rbegin(); number != suit.rend(); ++number)
        pile.cards.push_back(cardPicture(state, *number, true, {}));
    return pile;
}

}  // namespace

plt::TablePicture tablePicture(const State& state, QSizeF size, const Emphasis& emphasis) {
    const Places places(size);
    plt::TablePicture picture;
    for (int index = 0; index < columnCount; ++index)
        picture.piles.push_back(columnPicture(state, index, places, emphasis));
    if (const auto& move = emphasis.move) {
        picture.hintFrom = {move->from, state.height(move->from) - move->count};
        picture.hintTo = {move->to, state.height(move->to) - 1};
    }
    addStock(picture, state, places, emphasis);
    for (int index = 0; index < suitsToComplete; ++index) {
        auto pile = suitPicture(state, index);
        pile.area = places.upper(columnCount - 1 - index);
        picture.piles.push_back(std::move(pile));
    }
    return picture;
}

plt::TablePicture undealtPicture(const State& start, QSizeF size) {
    plt::TablePicture picture = tablePicture(start, size);
    std::vector<plt::CardPicture> cards;
    for (auto& pile : picture.piles) {
        if (!isColumnPile(pile.id)) continue;
        cards.insert(cards.end(), pile.cards.begin(), pile.cards.end());
        pile.cards.clear();
    }
    // The first card to be dealt lies on top of the others.
    std::sort(cards.begin(), cards.end(),
              [](const auto& one, const auto& other) { return one.id > other.id; });
    for (auto& card : cards) card.faceUp = false;
    const auto stock = std::find_if(picture.piles.rbegin(), picture.piles.rend(),
                                    [](const auto& pile) { return isStockPile(pile.id); });
    stock->cards.insert(stock->cards.end(), cards.begin(), cards.end());
    return picture;
}

plt::TablePicture wonPicture(const State& state, QSizeF size) {
    const Places places(size);
    plt::TablePicture picture = tablePicture(state, size);
    for (auto& pile : picture.piles) {
        pile.place = false;
        const int suit = pile.id - firstSuitPlace;
        if (suit < 0 || pile.cards.empty()) continue;
        pile.area = places.wholeColumn(columnCount - 2 - suit);
        pile.lay = plt::Lay::column;
        pile.step = places.step();
        std::reverse(pile.cards.begin(), pile.cards.end());
    }
    return picture;
}

}  // namespace spider
