// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"
#include "common/export.h"

#include <memory>
#include <vector>

#include <QGraphicsView>

class QPushButton;

namespace plt {

/// The table of all card games. It is given the picture of a state (piles, buttons, labels) and moves there
/// from the current one: cards fly, turn over and rise in one motion, which a new picture or a click cuts
/// short. It scales with the window, supports dragging and the keyboard, and is accessible to screen readers.
/// A game derives from it and defines which cards can be picked up and put down (see TableDelegate); it never
/// moves a card itself.
///
/// Lengths in pictures are in cards. A game sets the minimum size of its table in cards with
/// setMinimumTableSize(). tableSize() is the actual size, at least that large, and the game arranges its
/// piles over all of it.
class PLT_CARDS_API CardTable : public QGraphicsView, public TableDelegate {
    Q_OBJECT

  public:
    explicit CardTable(QWidget* parent = nullptr);
    ~CardTable() override;

    // Picture -----------------------------------------------------------------------------------------------
    /// Sets the minimum size of the table in cards. Cards are made as large as the widget allows.
    void setMinimumTableSize(QSizeF cards);
    /// The size of the table in cards, at least that of setMinimumTableSize(). shapeChanged() is emitted when
    /// it changes.
    QSizeF tableSize() const;
    /// Shows a picture; if `animated`, moves there from the current one, provided that motion is on. Pending
    /// stages are dropped, unless all cards lie as in the last of them: then only the look of that one
    /// changes.
    void setPicture(TablePicture picture, bool animated = true);
    /// Shows several pictures in succession; the last one is that of the current state. Any click, key or
    /// button skips to the last one, and then acts there; only keys that move the cursor leave an essential
    /// stage as it is. If motion is off, only the last and the essential stages are shown.
    void setStages(std::vector<TableStage> stages);
    /// The picture that the table shows or moves to; while stages are pending, the current stage.
    const TablePicture& picture() const;
    /// Returns true while anything moves or stages are pending.
    bool isAnimating() const;
    /// Returns true if the current or a pending stage waits for input from the player.
    bool waitsForInput() const;
    /// Skips all motion to the final picture.
    void finishAnimation();
    /// Conceals the table (pause): it then shows no cards and takes no input.
    void setConcealed(bool concealed);
    bool isConcealed() const;

    // Positions in viewport coordinates ---------------------------------------------------------------------
    QSizeF cardSize() const;
    /// Returns the rectangle at rest of a card, or with index -1 of an empty place or a whole pile.
    QRectF rectOf(CardPlace place) const;
    /// Returns a point where a click hits this card and none that covers it; for a place its centre.
    QPoint pointOf(CardPlace place) const;
    /// Returns the place that a click at this point hits.
    CardPlace placeAt(QPoint point) const;
    /// Returns the place of the card with this id; invalid if it is not on the table.
    CardPlace placeOf(int card) const;
    /// Returns the card at a place, or null.
    const CardPicture* cardAt(CardPlace place) const;
    /// Returns the button with this id, or null.
    QPushButton* button(int id) const;
    /// Returns the region with piles, texts and buttons, in coordinates of an ancestor widget. Text over the
    /// game should cover little of it.
    QRegion occupiedRegion(const QWidget& holder) const;

    // Cursor and selection ----------------------------------------------------------------------------------
    /// The place of the keyboard cursor.
    CardPlace cursor() const;
    void setCursor(CardPlace place);
    using QGraphicsView::setCursor;
    /// Returns true while the keyboard cursor is shown.
    bool isCursorVisible() const;
    /// The cards picked by click or key that wait for their target; may be empty.
    const Grip& selection() const;
    void clearSelection();
    /// Handles a click, Enter or a screen reader's press on this place. If the place belongs to a stage and
    /// differs in the last picture, this only skips to the last picture.
    void choose(CardPlace place, const TableInput& input);
    /// Returns true while cards are dragged.
    bool isDragging() const;

    using TableDelegate::grab;
    /// Returns true for top cards, empty places, and cards that can be picked up.
    bool cursorStops(CardPlace place) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// Emitted when tableSize() changes. The game sets a new picture at once, without animation.
    void shapeChanged();
    /// Emitted when selection() changes.
    void selectionChanged();
    /// Emitted when isAnimating() becomes false, by itself or because the motion was cut short.
    void animationFinished();
    /// Emitted with a sentence for the player (a deck that cannot be shown).
    void notice(const QString& text);

  protected:
    /// Draws a custom face of the game (CardPicture::face from firstOwnFace on) within `card`, whose paper
    /// and edge are painted already. The table caches it as a pixmap.
    virtual void paintOwnFace(QPainter& painter, const QRectF& card, int face);
    /// Draws on the felt below all cards (frames around areas), in viewport coordinates.
    virtual void paintFelt(QPainter& painter, const QRectF& table);
    /// Converts lengths in cards to pixels, for paintFelt().
    QRectF toPixels(const QRectF& cards) const;
    /// Marks a card, or a place of that size, in pixels, as that of the last move; for paintFelt().
    void drawLastMove(QPainter& painter, const QRectF& card) const;

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

/// Returns the index as printed on the card, as a part of a sentence: "Q♥".
PLT_CARDS_API QString shortName(Card card);

}  // namespace plt
