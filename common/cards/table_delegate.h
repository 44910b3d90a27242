// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_picture.h"
#include "common/export.h"

#include <vector>

#include <QString>
#include <Qt>

class QKeyEvent;

namespace plt {

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
