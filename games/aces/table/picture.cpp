// SPDX-License-Identifier: MIT
#include "aces/table/picture.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

namespace aces {

namespace {

/// Lengths in card widths.
constexpr double smallestGap = 0.1;
constexpr double largestGap = 0.45;
/// Distance of the stock and the removed cards from the columns, in gaps.
constexpr double sideGaps = 2.4;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(aces::Words)
};

/// Areas of the piles, from left to right: one slot for a side pile, four columns, one slot for the other
/// side pile.
class Slots {
  public:
    explicit Slots(QSizeF table) : table_(table) {
        constexpr int slotCount = columnCount + 2;
        constexpr double gaps = columnCount - 1 + 2 * sideGaps;
        gap_ = std::clamp((table.width() - slotCount) / gaps, smallestGap, largestGap);
        left_ = (table.width() - slotCount - gaps * gap_) / 2;
    }
    QRectF column(int index) const { return slot(left_ + 1 + sideGaps * gap_ + index * (1 + gap_)); }
    QRectF leftSide() const { return slot(left_); }
    QRectF rightSide() const { return slot(table_.width() - left_ - 1); }

  private:
    QRectF slot(double x) const { return {x, 0, 1, table_.height()}; }

    QSizeF table_;
    double gap_ = 0;
    double left_ = 0;
};

/// A card has the same id in every deal, so that a new deal gathers and shuffles the cards on the table.
plt::CardPicture card(const State& state, int number) {
    const int index = state.card(number).index();
    plt::CardPicture picture;
    picture.id = index;
    picture.face = index;
    return picture;
}

QString count(int cards) {
    return cards == 0 ? QString() : QLocale().toString(cards);
}

plt::PilePicture columnPile(const State& state, int index, const QRectF& area) {
    plt::PilePicture pile;
    pile.id = index;
    pile.area = area;
    pile.lay = plt::Lay::column;
    pile.name = Words::tr("column %L1").arg(index + 1);
    for (const int number : state.column(index)) pile.cards.push_back(card(state, number));
    return pile;
}

plt::PilePicture stock(const State& state, const QRectF& area) {
    plt::PilePicture pile;
    pile.id = stockPile;
    pile.area = area;
    // Spread over the whole height and drawn apart as it shrinks, so that its size stays visible.
    pile.lay = plt::Lay::diagonal;
    pile.name = Words::tr("stock");
    pile.badge = count(state.stock());
    for (int number = static_cast<int>(state.deck.size()) - 1; number >= state.dealt; --number) {
        pile.cards.push_back(card(state, number));
        pile.cards.back().faceUp = false;
    }
    return pile;
}

plt::PilePicture removedCards(const State& state, const QRectF& side) {
    plt::PilePicture pile;
    pile.id = removedPile;
    pile.area = QRectF(side.topLeft(), QSizeF(1, 1));
    pile.name = Words::tr("removed cards");
    pile.badge = count(static_cast<int>(state.removed.size()));
    for (const int number : state.removed) pile.cards.push_back(card(state, number));
    return pile;
}

void mark(plt::TablePicture& picture, const State& state, const plt::HintStep<Move>& step) {
    const auto isMarked = [&](const plt::CardPicture& card) {
        return std::any_of(step.marks.begin(), step.marks.end(),
                           [&](int number) { return state.card(number).index() == card.id; });
    };
    for (auto& pile : picture.piles) {
        for (auto& card : pile.cards) card.marked = isMarked(card);
        if (pile.id == stockPile && step.move.kind == Move::Kind::deal && !pile.cards.empty())
            pile.cards.back().marked = true;
        if (pile.id == step.move.target && step.move.kind == Move::Kind::shift) pile.lit = true;
    }
    if (step.move.kind != Move::Kind::shift) return;
    const auto top = static_cast<int>(state.column(step.move.column).size()) - 1;
    picture.hintFrom = {step.move.column, top};
    picture.hintTo = {step.move.target, -1};
}

}  // namespace

plt::TablePicture pictureOf(const State& state, const plt::HintStep<Move>* hint, QSizeF table,
                            bool mirrored) {
    const Slots places(table);
    plt::TablePicture picture;
    // In reading order, which is also the order of the keyboard and of screen readers.
    for (int index = 0; index < columnCount; ++index)
        picture.piles.push_back(columnPile(state, index, places.column(index)));
    picture.piles.push_back(stock(state, mirrored ? places.leftSide() : places.rightSide()));
    picture.piles.push_back(removedCards(state, mirrored ? places.rightSide() : places.leftSide()));
    for (int number = std::max(0, state.dealt - columnCount); number < state.dealt; ++number)
        picture.dealt.push_back(state.card(number).index());
    if (hint != nullptr) mark(picture, state, *hint);
    return picture;
}

}  // namespace aces
