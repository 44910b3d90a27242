// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/table_picture.h"

#include <memory>
#include <vector>

#include <QGraphicsView>

class QKeyEvent;
class QPushButton;

namespace plt {

/// By what, and how, something on the table was chosen.
struct TableInput {
    enum class Source { mouse, touch, keyboard, accessibility };
    Source source = Source::mouse;
    Qt::MouseButton button = Qt::LeftButton;  ///< LeftButton for keyboard and accessibility
    Qt::KeyboardModifiers modifiers;
};

/// The table of all card games. It is given the picture of a state (piles, buttons, labels) and moves there
/// from what it shows: cards fly, turn over and rise in one motion, which a new picture or a click cuts
/// short. It scales with the window, drags, walks by keyboard and speaks to screen readers. A game derives
/// from it and says what may be picked up and put down; it never moves a card itself.
///
/// Lengths in pictures are in cards. A game says with setNeeds() how many cards wide and high its table must
/// be; tableSize() is what there is, at least that much, and a game lays its piles out over all of it.
class PLT_CARDS_API CardTable : public QGraphicsView {
    Q_OBJECT

  public:
    explicit CardTable(QWidget* parent = nullptr);
    ~CardTable() override;

    // The picture -------------------------------------------------------------------------------------------
    /// How large the table must be, in cards. Cards are made as large as the widget allows.
    void setNeeds(QSizeF cards);
    /// How large the table is, in cards; at least what setNeeds() said. shapeChanged() tells when it is
    /// another.
    QSizeF tableSize() const;
    /// Shows a picture; with `animated` it moves there from what is shown now, if motion is on.
    void setPicture(TablePicture picture, bool animated = true);
    const TablePicture& picture() const;
    bool isAnimating() const;
    /// Ends all motion at once, in the final picture.
    void finishAnimation();
    /// A hidden table (pause) shows nothing to study and takes no input.
    void setConcealed(bool concealed);
    bool isConcealed() const;

    // What is where, in pixels of the viewport --------------------------------------------------------------
    QSizeF cardSize() const;
    /// Where a card (or, with index -1, an empty place or a whole pile) is when nothing moves.
    QRectF rectOf(CardPlace place) const;
    /// A point at which a click meets this card and none that covers it; the middle of a place.
    QPoint pointOf(CardPlace place) const;
    /// What a click at this point would meet.
    CardPlace placeAt(QPoint point) const;
    /// Where a card of this id lies; invalid if it is not on the table.
    CardPlace placeOf(int card) const;
    const CardPicture* cardAt(CardPlace place) const;
    /// The button of this id, or null.
    QPushButton* button(int id) const;

    // Cursor and selection ----------------------------------------------------------------------------------
    /// Where the keyboard is, and whether that is shown.
    CardPlace cursor() const;
    void setCursor(CardPlace place);
    using QGraphicsView::setCursor;
    bool isCursorVisible() const;
    /// What was picked by click or key and waits for its target; empty if nothing.
    const Grip& selection() const;
    void clearSelection();
    /// What a click, Enter or a screen reader's press on this place does.
    void choose(CardPlace place, const TableInput& input);
    /// Whether cards are being dragged now.
    bool isDragging() const;

    // What a game says --------------------------------------------------------------------------------------
    /// The cards that are picked up with this one (ids, lowest first), by drag, click or key; none: it stays.
    virtual std::vector<int> grab(CardPlace place) const;
    /// Whether these cards may be put on this pile (the pile they come from included, for hands that are
    /// sorted by hand).
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
    /// A button of the table was pressed.
    virtual void buttonPressed(int id);
    /// A key, before the table uses it itself (arrows, Home, End, Enter, Space, Escape); true if the game
    /// took it.
    virtual bool keyPressed(QKeyEvent* event);
    /// Escape was pressed with nothing held or picked; true if the game took it.
    virtual bool escaped();
    /// Whether a click here does something (hover, screen readers). Default: whether it can be picked up.
    virtual bool canActivate(CardPlace place) const;
    /// Whether the keyboard stops at this card. Default: top cards, empty places, and what can be picked up;
    /// with a selection everything that accepts it.
    virtual bool cursorStops(CardPlace place) const;
    /// What a card is called: "queen of hearts". Default: playing cards by their names, "face-down card".
    virtual QString cardName(const CardPicture& card) const;
    /// What a pile is called, with what a player sees of it. Default: "tableau 3, 5 cards, top: queen of
    /// hearts".
    virtual QString pileName(const PilePicture& pile) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// tableSize() is another one; the game gives a new picture at once, without motion.
    void shapeChanged();
    /// selection() is another one.
    void selectionChanged();
    /// The motion has come to its end.
    void settled();
    /// A sentence for the player (a deck that cannot be shown).
    void notice(const QString& text);

  protected:
    /// Draws a face of the game's own (CardPicture::face from firstOwnFace on) within `card`, whose paper and
    /// edge are there already. Kept as a pixmap by the table.
    virtual void paintOwnFace(QPainter& painter, const QRectF& card, int face);
    /// Draws on the felt, under all cards (frames around areas). Coordinates are pixels of the viewport.
    virtual void paintFelt(QPainter& painter, const QRectF& table);
    /// Cards to pixels, for paintFelt().
    QRectF toPixels(const QRectF& cards) const;

    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    class Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
