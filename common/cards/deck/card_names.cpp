// SPDX-License-Identifier: MIT
#include "common/cards/deck/card_names.h"

#include "common/language/translated.h"

#include <QCoreApplication>
#include <QLocale>

namespace plt {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(plt::Cards)
};

QString rankName(Rank rank) {
    switch (rank) {
        case ace:
            return Words::tr("ace");
        case jack:
            return Words::tr("jack");
        case queen:
            return Words::tr("queen");
        case king:
            return Words::tr("king");
        default:
            return QLocale().toString(rank);
    }
}

}  // namespace

QString spokenName(Card card) {
    switch (card.suit) {
        case Suit::spades:
            return Words::tr("%1 of spades").arg(rankName(card.rank));
        case Suit::hearts:
            return Words::tr("%1 of hearts").arg(rankName(card.rank));
        case Suit::diamonds:
            return Words::tr("%1 of diamonds").arg(rankName(card.rank));
        case Suit::clubs:
            return Words::tr("%1 of clubs").arg(rankName(card.rank));
    }
    return {};
}

}  // namespace plt
