// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/table_picture.h"

#include <vector>

#include <QString>
#include <Qt>

class QKeyEvent;

namespace plt {

/// By what, and how, something on the table was chosen.
struct TableInput {
    enum class Source { mouse, touch, keyboard, accessibility };
    Source source = Source::mouse;
    Qt::MouseButton button = Qt::LeftButton;  ///< LeftButton for keyboard and accessibility
    Qt::KeyboardModifiers modifiers;
};

/// What a game says to its table: what may be picked up and put down, what is done by a click, and what
/// things are called. A game derives from CardTable and overrides where its answer differs from the one here.
class PLT_CARDS_API TableDelegate {
  public:
    virtual ~TableDelegate();

    /// The cards that are picked up with this one (ids, lowest first), by drag, click or key; none: it stays.
    /// Default: none.
    virtual std::vector<int> grab(CardPlace place) const;
    /// Whether these cards may be put on this pile (the pile they come from included, for hands that are
    /// sorted by hand). Default: no.
    virtual bool accepts(const Grip& grip, int pile) const;
    /// The player put them there; only called where accepts() agreed. `position` is the index in the pile
    /// that the place of the drop stands for (the number of cards when put on top). The game plays the move;
    /// the cards then go where the new picture has them, or back.
    virtual void drop(const Grip& grip, int pile, int position);
    /// A click, Enter or a screen reader's press on a card or place, before anything is picked up or put down
    /// by it. True if that was all: games whose cards act on a click, stocks. Default: false.
    virtual bool activated(CardPlace place, const TableInput& input);
    /// A double click; comes after the two clicks' activations. Default: nothing.
    virtual void doubleActivated(CardPlace place);
    /// Selected cards were meant to go to a pile that does not accept them. Default: nothing.
    virtual void refused(const Grip& grip, int pile);
    /// A card (or empty place) was meant to be picked up, by drag, click or key, and grab() has none for it.
    /// The game says why. Default: nothing.
    virtual void cannotGrab(CardPlace place);
    /// A button of the table was pressed.
    virtual void buttonPressed(int id);
    /// A key, before the table uses it itself (arrows, Home, End, Enter, Space, Escape); true if the game
    /// took it.
    virtual bool keyPressed(QKeyEvent* event);
    /// Escape was pressed with nothing held or picked; true if the game took it.
    virtual bool escaped();
    /// Whether a click here does something (hover, screen readers). Default: whether it can be picked up.
    virtual bool canActivate(CardPlace place) const;
    /// Whether the keyboard stops at this card. CardTable: at top cards, empty places, and what can be picked
    /// up.
    virtual bool cursorStops(CardPlace place) const = 0;
    /// What a card is called: "queen of hearts". Default: playing cards by their names, "face-down card".
    virtual QString cardName(const CardPicture& card) const;
    /// What a pile is called, with what a player sees of it. Default: "tableau 3, 5 cards, top: queen of
    /// hearts".
    virtual QString pileName(const PilePicture& pile) const;

    TableDelegate(const TableDelegate&) = delete;
    TableDelegate& operator=(const TableDelegate&) = delete;

  protected:
    TableDelegate() = default;
};

}  // namespace plt
