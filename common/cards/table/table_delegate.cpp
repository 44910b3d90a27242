// SPDX-License-Identifier: MIT
#include "common/cards/table_delegate.h"

#include "common/cards/deck/card_names.h"
#include "common/language/translated.h"

#include <QCoreApplication>
#include <QStringList>

namespace plt {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(plt::CardTable)
};

}  // namespace

TableDelegate::~TableDelegate() = default;

std::vector<int> TableDelegate::grab(CardPlace place) const {
    Q_UNUSED(place)
    return {};
}

bool TableDelegate::accepts(const Grip& grip, int pile) const {
    Q_UNUSED(grip)
    Q_UNUSED(pile)
    return false;
}

void TableDelegate::drop(const Grip& grip, int pile, int position) {
    Q_UNUSED(grip)
    Q_UNUSED(pile)
    Q_UNUSED(position)
}

bool TableDelegate::activated(CardPlace place, const TableInput& input) {
    Q_UNUSED(place)
    Q_UNUSED(input)
    return false;
}

void TableDelegate::doubleActivated(CardPlace place) {
    Q_UNUSED(place)
}

void TableDelegate::refused(const Grip& grip, int pile) {
    Q_UNUSED(grip)
    Q_UNUSED(pile)
}

void TableDelegate::cannotGrab(CardPlace place) {
    Q_UNUSED(place)
}

void TableDelegate::buttonPressed(int id) {
    Q_UNUSED(id)
}

bool TableDelegate::keyPressed(QKeyEvent* event) {
    Q_UNUSED(event)
    return false;
}

bool TableDelegate::escaped() {
    return false;
}

bool TableDelegate::canActivate(CardPlace place) const {
    return !grab(place).empty();
}

QString TableDelegate::cardName(const CardPicture& card) const {
    if (!card.faceUp) return Words::tr("face-down card");
    return card.face < firstOwnFace ? spokenName(Card::fromIndex(card.face)) : QString();
}

QString TableDelegate::pileName(const PilePicture& pile) const {
    QStringList parts(pile.name);
    if (pile.cards.empty()) {
        parts << Words::tr("empty");
    } else {
        const auto count = static_cast<int>(pile.cards.size());
        parts << Words::tr("%Ln cards", "1 card", static_cast<int>(count));
        parts << Words::tr("top: %1").arg(cardName(pile.cards.back()));
    }
    return listed(parts);
}

}  // namespace plt
