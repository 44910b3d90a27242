// SPDX-License-Identifier: MIT
#include "common/cards/deck/card_names.h"

#include <QCoreApplication>

namespace plt {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("plt::Cards", text);
}

QString rankName(Rank rank) {
    switch (rank) {
        case ace:
            return tr("ace");
        case jack:
            return tr("jack");
        case queen:
            return tr("queen");
        case king:
            return tr("king");
        default:
            return QString::number(rank);
    }
}

}  // namespace

QString spokenName(Card card) {
    switch (card.suit) {
        case Suit::spades:
            return tr("%1 of spades").arg(rankName(card.rank));
        case Suit::hearts:
            return tr("%1 of hearts").arg(rankName(card.rank));
        case Suit::diamonds:
            return tr("%1 of diamonds").arg(rankName(card.rank));
        case Suit::clubs:
            return tr("%1 of clubs").arg(rankName(card.rank));
    }
    return {};
}

QString shortName(Card card) {
    return QString::fromStdString(printedIndex(card));
}

}  // namespace plt
