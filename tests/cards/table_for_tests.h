// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"
#include "common/look/motion.h"
#include "common/testing/clean_home.h"
#include "common/testing/pointer.h"

#include <algorithm>
#include <set>

#include <QPushButton>
#include <QTest>

namespace plt {

inline const testing::CleanHome cleanHome;

/// A table with a game of moving cards from pile to pile, which records calls and signals. Piles 0 .. 2 are
/// columns, pile 3 is a stock that acts on a click, pile 4 a hand in a row.
class TableForTests : public CardTable {
  public:
    TableForTests() {
        setMinimumTableSize({6, 3});
        connect(this, &CardTable::shapeChanged, this, [this] { display(false); });
        connect(this, &CardTable::animationFinished, this, [this] { ++settledCount; });
        piles = {{0, 1, 2, 3}, {10, 11}, {}, {20, 21, 22}, {30, 31, 32}};
        faceDown = {0, 20, 21, 22};
        display(false);
    }

    /// Gives the table the picture of `piles`.
    void display(bool animated) { setPicture(build(), animated); }

    /// The picture of `piles` and of everything else on the table.
    TablePicture build() const {
        TablePicture picture;
        for (int id = 0; id < 5; ++id) {
            PilePicture pile;
            pile.id = id;
            pile.lay = id < 3 ? Lay::column : id == 3 ? Lay::squared : Lay::row;
            pile.area = id < 3    ? QRectF(id * 1.2, 0, 1, tableSize().height() - 1.2)
                        : id == 3 ? QRectF(4, 0, 1, 1)
                                  : QRectF(0, tableSize().height() - 1, 4, 1);
            pile.name = QStringLiteral("pile %1").arg(id);
            pile.place = bare.count(id) == 0;
            for (const int card : piles[id])
                pile.cards.push_back({card, card % 52, !faceDown.contains(card)});
            picture.piles.push_back(pile);
        }
        picture.dealt = dealt;
        picture.buttons = buttons;
        picture.labels = labels;
        return picture;
    }

    std::vector<int> grab(CardPlace place) const override {
        const CardPicture* const card = cardAt(place);
        if (!card || !card->faceUp || place.pile == 3) return {};
        if (place.pile == 4) return {card->id};
        const std::vector<int>& from = piles[place.pile];
        return {from.begin() + place.index, from.end()};
    }
    bool accepts(const Grip& grip, int pile) const override {
        if (pile == 4) return grip.cards.size() == 1;
        return closed.count(pile) == 0 && pile < 3 && pile != grip.pile;
    }
    void drop(const Grip& grip, int pile, int position) override {
        log << QStringLiteral("drop %1>%2@%3 x%4")
                   .arg(grip.pile)
                   .arg(pile)
                   .arg(position)
                   .arg(static_cast<int>(grip.cards.size()));
        std::vector<int>& from = piles[grip.pile];
        for (const int card : grip.cards) from.erase(std::find(from.begin(), from.end(), card));
        std::vector<int>& to = piles[pile];
        to.insert(to.begin() + position, grip.cards.begin(), grip.cards.end());
        display(true);
    }
    bool activated(CardPlace place, const TableInput& input) override {
        lastInput = input;
        log << QStringLiteral("click %1.%2").arg(place.pile).arg(place.index);
        return place.pile == 3;
    }
    void doubleActivated(CardPlace place) override {
        log << QStringLiteral("double %1.%2").arg(place.pile).arg(place.index);
    }
    void refused(const Grip& grip, int pile) override {
        log << QStringLiteral("refused %1>%2").arg(grip.pile).arg(pile);
    }
    void buttonPressed(int id) override {
        log << QStringLiteral("button %1").arg(id);
        if (takesButtonsAway) {
            buttons.clear();
            display(true);
        }
    }

    QStringList takeLog() { return std::exchange(log, {}); }
    QPoint at(int pile, int index) const { return pointOf({pile, index}); }
    void click(int pile, int index, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(viewport(), button, {}, at(pile, index));
    }
    /// Presses on `from`, moves in a few steps, and releases at `to` unless `hold` is set.
    void drag(QPoint from, QPoint to, bool letGo = true) {
        QTest::mousePress(viewport(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step) moveHeld(from + (to - from) * step / 4);
        if (letGo) QTest::mouseRelease(viewport(), Qt::LeftButton, {}, to);
    }
    void moveHeld(QPoint to) { plt::testing::movePointer(*viewport(), to, Qt::LeftButton); }

    std::vector<std::vector<int>> piles;
    std::set<int> faceDown;
    std::set<int> closed;
    std::vector<int> dealt;
    std::vector<ButtonPicture> buttons;
    std::set<int> bare;  ///< piles that show no place when they are empty
    std::vector<LabelPicture> labels;
    bool takesButtonsAway = false;
    QStringList log;
    TableInput lastInput;
    int settledCount = 0;
};

}  // namespace plt
