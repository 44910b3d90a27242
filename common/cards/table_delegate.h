// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/export.h"

#include <vector>

#include <QRectF>
#include <QString>
#include <Qt>

class QKeyEvent;

namespace plt {

/// First number of a game's custom faces, drawn by CardTable::paintOwnFace(); those below are the 52 of
/// Card::index().
constexpr int firstOwnFace = 64;

/// A card on the table. The same id in two pictures is the same card, which moves from place to place.
struct CardPicture {
    int id = 0;    ///< 0 or more, unique in a picture
    int face = 0;  ///< Card::index(), or a custom one from firstOwnFace on
    bool faceUp = true;
    bool dimmed = false;    ///< out of play for now
    bool selected = false;  ///< stands out as picked by the player; so does the table's own selection
    bool marked = false;    ///< part of a hint (Mark::hint)
    bool turned = false;    ///< lies across, a quarter turn clockwise
    bool operator==(const CardPicture&) const = default;
};

/// The arrangement of a pile's cards in its area.
enum class Lay {
    squared,   ///< on top of each other, in the middle of the area
    column,    ///< each below the previous one, from the top of the area
    row,       ///< side by side, centred, overlapping if there is no room
    rowStart,  ///< the same, starting at the left (not mirrored in a right-to-left layout)
    diagonal,  ///< from the upper left to the lower right of the area, the last one in front; see fan()
};

/// A pile: a place on the table and the cards on it. Lengths are in cards: x and width in card widths, y and
/// height in card heights.
struct PilePicture {
    int id = 0;   ///< 0 or more, unique in a picture
    QRectF area;  ///< the area of its cards, where cards can be dropped
    Lay lay = Lay::squared;
    std::vector<CardPicture> cards;  ///< the first one is at the bottom
    QString name;                    ///< for screen readers: "tableau 3"
    bool place = true;               ///< an empty pile shows an outline of one card
    QString sign;                    ///< faintly inside the outline
    QString label;                   ///< above the area
    QString badge;             ///< at the bottom edge of the top card or place: the number of cards left
    bool lit = false;          ///< the place is part of a hint or a refusal (Mark::hint)
    double step = 0.3;         ///< `column`: visible part of a covered face-up card, in card heights
    double closedStep = 0.14;  ///< the same for face-down cards
    double gap = 0.07;         ///< `row`: gap between cards if there is room
    int rows = 1;              ///< `row`: 2 for two rows, at the upper and the lower edge of the area
    double offset = 0;         ///< `squared`: offset of each card from the one below, in card widths
    bool operator==(const PilePicture&) const = default;
};

/// A button on the table.
struct ButtonPicture {
    int id = 0;
    QRectF area;   ///< in cards, like piles
    QString text;  ///< may have a mnemonic
    bool enabled = true;
    bool isDefault = false;  ///< drawn as the usual choice
    bool marked = false;     ///< part of a hint
    bool operator==(const ButtonPicture&) const = default;
};

/// A text on the felt.
struct LabelPicture {
    enum class Style { plain, title, strong };
    /// In cards. The text has the size of its style, in as many lines as fit, and is made smaller if it would
    /// not fit.
    QRectF area;
    QString text;
    Style style = Style::plain;
    Qt::Alignment alignment = Qt::AlignCenter;
    bool operator==(const LabelPicture&) const = default;
};

/// The text on a seat's plate.
struct SeatPlate {
    QString name;         ///< of the player
    QString numbers;      ///< "7 cards, 2 pairs"
    bool toMove = false;  ///< marked, and included for screen readers
    bool winner = false;  ///< marked in the same way when the game is over
    QString brief = {};   ///< the most important of the numbers, where there is no room for all
    bool operator==(const SeatPlate&) const = default;
};

/// The place of a card: a pile and the index in it. With index -1 the pile's empty place or, if it has cards,
/// the whole pile.
struct CardPlace {
    int pile = -1;
    int index = -1;
    bool isValid() const { return pile >= 0; }
    bool operator==(const CardPlace&) const = default;
};

/// The contents of a table in one state. A CardTable animates from one picture to the next.
struct TablePicture {
    std::vector<PilePicture> piles;  ///< later ones are above earlier ones
    std::vector<ButtonPicture> buttons;
    std::vector<LabelPicture> labels;
    /// The card that a hint moves, and the card or empty place where it goes: an arrow leads from one to the
    /// other if both are valid.
    CardPlace hintFrom = {};
    CardPlace hintTo = {};
    /// Cards that move one after the other instead of all at once, in this order (a deal).
    std::vector<int> dealt;

    const PilePicture* pile(int id) const {
        for (const PilePicture& pile : piles)
            if (pile.id == id) return &pile;
        return nullptr;
    }
};

/// One stage of an animated sequence: a card is shown, then moves, then the pair is laid down.
struct TableStage {
    TablePicture picture;
    /// Time to reach the stage, in ms at the normal pace, for each card. 0 is at once; negative: depending on
    /// the length of each card's path.
    int duration = -1;
    int hold = 0;  ///< rest before the next stage or animationFinished(), in ms at the normal pace
    /// True for a stage that the player must see: shown even if motion is off, and held for exactly `hold`
    /// ms.
    bool essential = false;
    /// True for a stage that is held until the player's next input; implies `essential`.
    bool untilInput = false;
};

/// Cards held together, by dragging or by picking.
struct Grip {
    int pile = -1;           ///< the pile that they come from
    std::vector<int> cards;  ///< ids, the lowest in the pile first
    bool isEmpty() const { return cards.empty(); }
    bool operator==(const Grip&) const = default;
};

/// The input that chose an item on the table.
struct TableInput {
    enum class Source { mouse, touch, keyboard, accessibility };
    Source source = Source::mouse;
    Qt::MouseButton button = Qt::LeftButton;  ///< LeftButton for keyboard and accessibility
    Qt::KeyboardModifiers modifiers;
};

/// The answers of a game to its table: the cards that can be picked up and put down, the effect of clicks,
/// and the names of things. A game derives from CardTable and overrides the functions whose defaults do not
/// fit.
class PLT_CARDS_API TableDelegate {
  public:
    virtual ~TableDelegate();

    /// Returns the cards that are picked up with this one (ids, lowest first), by drag, click or key; none if
    /// it cannot be picked up. Default: none.
    virtual std::vector<int> grab(CardPlace place) const;
    /// Returns true if these cards may be put on this pile (including the pile they come from, for hands that
    /// are sorted by hand). Default: false.
    virtual bool accepts(const Grip& grip, int pile) const;
    /// Called when the player has put the cards down, only if accepts() agreed. `position` is the index in
    /// the pile at the place of the drop (the number of cards when put on top). The game plays the move; the
    /// cards then go where the new picture has them, or back.
    virtual void drop(const Grip& grip, int pile, int position);
    /// Handles a click, Enter or a screen reader's press on a card or place, before it picks up or puts down
    /// anything. Returns true if that was all, for stocks and games whose cards act on a click. Default:
    /// false.
    virtual bool activated(CardPlace place, const TableInput& input);
    /// Handles a double click, after activated() was called for both clicks. Default: nothing.
    virtual void doubleActivated(CardPlace place);
    /// Called when the player tries to put the selected cards on a pile that does not accept them. Default:
    /// nothing.
    virtual void refused(const Grip& grip, int pile);
    /// Called when the player tries to pick up a card (or empty place), by drag, click or key, and grab()
    /// returns none for it. The game may say why. Default: nothing.
    virtual void cannotGrab(CardPlace place);
    /// Handles a button of the table.
    virtual void buttonPressed(int id);
    /// Handles a key before the table uses it (arrows, Home, End, Enter, Space, Escape). Returns true if the
    /// game used it.
    virtual bool keyPressed(QKeyEvent* event);
    /// Handles Escape while nothing is held or picked. Returns true if the game used it.
    virtual bool escaped();
    /// Returns true if a click here has an effect (for hover and screen readers). Default: true if the card
    /// can be picked up.
    virtual bool canActivate(CardPlace place) const;
    /// Returns true if the keyboard cursor stops at this card. CardTable: at top cards, empty places, and
    /// cards that can be picked up.
    virtual bool cursorStops(CardPlace place) const = 0;
    /// Returns the name of a card: "queen of hearts". Default: the names of playing cards, "face-down card".
    virtual QString cardName(const CardPicture& card) const;
    /// Returns the name of a pile with its visible contents. Default: "tableau 3, 5 cards, top: queen of
    /// hearts".
    virtual QString pileName(const PilePicture& pile) const;

    TableDelegate(const TableDelegate&) = delete;
    TableDelegate& operator=(const TableDelegate&) = delete;

  protected:
    TableDelegate() = default;
};

}  // namespace plt
