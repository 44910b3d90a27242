// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <vector>

#include <QRectF>
#include <QString>

namespace plt {

/// Faces from this number on are a game's own pictures, drawn by CardTable::paintOwnFace(); those below are
/// the 52 of Card::index().
constexpr int firstOwnFace = 64;

/// A card on the table. The same id in two pictures is the same card, and moves from place to place.
struct CardPicture {
    int id = 0;    ///< 0 or more, once in a picture
    int face = 0;  ///< Card::index(), or a game's own from firstOwnFace on
    bool faceUp = true;
    bool dimmed = false;    ///< out of play for now
    bool selected = false;  ///< stands out, as what the player has picked; the table's own selection does too
    bool marked = false;    ///< what a hint speaks of (Mark::hint)
    bool turned = false;    ///< lies across, a quarter turn clockwise
    bool operator==(const CardPicture&) const = default;
};

/// How the cards of a pile lie in its area.
enum class Lay {
    squared,   ///< on top of each other, in the middle of the area
    column,    ///< each below the one before, from the top of the area
    row,       ///< beside each other, centred, overlapping where there is no room
    rowStart,  ///< the same, beginning at the left (right in a right-to-left layout is not mirrored)
    diagonal,  ///< from the upper left to the lower right of the area, the last one in front; see fan()
};

/// A pile: a place on the table and the cards on it. Lengths are in cards: x and width in card widths, y and
/// height in card heights.
struct PilePicture {
    int id = 0;   ///< 0 or more, once in a picture
    QRectF area;  ///< where its cards lie, and where cards can be dropped
    Lay lay = Lay::squared;
    std::vector<CardPicture> cards;  ///< the first one lies at the bottom
    QString name;                    ///< for screen readers: "tableau 3"
    bool place = true;               ///< an empty pile shows an outline of one card
    QString sign;                    ///< faintly inside the outline
    QString label;                   ///< above the area
    QString badge;                   ///< at the lower edge of the top card or place: how many are left
    bool lit = false;                ///< the place is what a hint or a refusal speaks of (Mark::hint)
    double step = 0.3;         ///< `column`: of a card, how far a face-up card leaves the one above it open
    double closedStep = 0.14;  ///< the same of face-down cards
    double gap = 0.07;         ///< `row`: between cards where there is room
    double offset = 0;  ///< `squared`: of a card width, how far each card lies aside from the one below
    bool operator==(const PilePicture&) const = default;
};

/// A button on the table.
struct ButtonPicture {
    int id = 0;
    QRectF area;   ///< in cards, as with piles
    QString text;  ///< may have a mnemonic
    bool enabled = true;
    bool isDefault = false;  ///< drawn as the one that is mostly wanted
    bool marked = false;     ///< what a hint speaks of
    bool operator==(const ButtonPicture&) const = default;
};

/// A text on the felt.
struct LabelPicture {
    enum class Style { plain, title, strong };
    /// In cards. The text is drawn as large as its style says, in as many lines as there is room for, and
    /// smaller where it would not fit.
    QRectF area;
    QString text;
    Style style = Style::plain;
    Qt::Alignment alignment = Qt::AlignCenter;
    bool operator==(const LabelPicture&) const = default;
};

/// Everything on a table for one state. A CardTable moves from the picture it shows to the one it is given.
struct TablePicture {
    std::vector<PilePicture> piles;  ///< later ones lie over earlier ones
    std::vector<ButtonPicture> buttons;
    std::vector<LabelPicture> labels;
    /// Cards that go one after the other and not all at once, in that order (a deal).
    std::vector<int> dealt;

    const PilePicture* pile(int id) const {
        for (const PilePicture& pile : piles)
            if (pile.id == id) return &pile;
        return nullptr;
    }
};

/// One stage of the way to a picture that is told one after the other: a card is shown, then moves, then the
/// pair lies down.
struct TableStage {
    TablePicture picture;
    /// How long the table takes to come to it, in ms at the normal pace: each card for its way. 0 is at once;
    /// negative: each as long as its way takes anyway.
    int duration = -1;
    int hold = 0;  ///< how long it then rests before the next stage or settled(), in ms at the normal pace
    /// It is meant to be looked at, and not only on the way: shown also where motion is off, and held for
    /// exactly `hold` ms.
    bool essential = false;
    /// It is held until the player's next input, however long; essential by that.
    bool untilInput = false;
};

/// A card's place: a pile and the index in it; index -1 is the pile's empty place or, where it has cards, the
/// pile as a whole.
struct CardPlace {
    int pile = -1;
    int index = -1;
    bool isValid() const { return pile >= 0; }
    bool operator==(const CardPlace&) const = default;
};

/// Cards held together, by dragging or by picking.
struct Grip {
    int pile = -1;           ///< where they come from
    std::vector<int> cards;  ///< ids, the lowest in the pile first
    bool isEmpty() const { return cards.empty(); }
    bool operator==(const Grip&) const = default;
};

}  // namespace plt
