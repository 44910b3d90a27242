// SPDX-License-Identifier: MIT
#include "common/cards/own/card_colours.h"

#include <QColor>

namespace plt {

namespace {

// These are the colours in the files instead of placeholders, so that the files can be viewed and edited as
// they are.
constexpr CardColours hearts = {0xffc4283a, 0xff7d1f3f, 0xfff0b94a, 0xfffaeee2};
constexpr CardColours redDiamonds = {0xffc4283a, 0xff8a4a1c, 0xfff3c766, 0xfffbf0dd};
constexpr CardColours blueDiamonds = {0xff1f62b4, 0xff1b3c70, 0xfff0c862, 0xffe9f1f8};
constexpr CardColours spades = {0xff2b2d42, 0xff5d6796, 0xffe2c06a, 0xffeeeef4};
constexpr CardColours inkClubs = {0xff2b2d42, 0xff4f7a78, 0xffd9b45a, 0xffebf1ee};
constexpr CardColours greenClubs = {0xff1d7a4a, 0xff155038, 0xffe0c558, 0xffe8f3ea};

QByteArray name(QRgb colour) {
    return QColor(colour).name().toLatin1();
}

}  // namespace

CardColours suitColours(Suit suit, bool fourColours) {
    switch (suit) {
        case Suit::spades:
            return spades;
        case Suit::hearts:
            return hearts;
        case Suit::diamonds:
            return fourColours ? blueDiamonds : redDiamonds;
        case Suit::clubs:
            break;
    }
    return fourColours ? greenClubs : inkClubs;
}

CardColours backColours(OwnDeckStyle::Back back) {
    switch (back) {
        case OwnDeckStyle::Back::green:
            return {0xff1f6b4c, 0xff134a35, 0xffe6c77a, 0xffd8eadf};
        case OwnDeckStyle::Back::blue:
            return {0xff2b5a9c, 0xff1a3a6b, 0xffe8cd8a, 0xffdbe6f3};
        case OwnDeckStyle::Back::burgundy:
            break;
    }
    return {0xff8c2740, 0xff5f1529, 0xffecc98c, 0xfff5dfe0};
}

QByteArray inCardColours(QByteArray svg, const CardColours& colours) {
    if (colours == hearts) return svg;
    svg.replace(name(hearts.main), name(colours.main));
    svg.replace(name(hearts.deep), name(colours.deep));
    svg.replace(name(hearts.accent), name(colours.accent));
    svg.replace(name(hearts.tint), name(colours.tint));
    return svg;
}

}  // namespace plt
