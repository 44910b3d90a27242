// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/table_delegate.h"
#include "common/cards/table_picture.h"

#include <memory>
#include <vector>

#include <QGraphicsView>

class QPushButton;

namespace plt {

/// The table of all card games. It is given the picture of a state (piles, buttons, labels) and moves there
/// from what it shows: cards fly, turn over and rise in one motion, which a new picture or a click cuts
/// short. It scales with the window, drags, walks by keyboard and speaks to screen readers. A game derives
/// from it and says what may be picked up and put down (see TableDelegate); it never moves a card itself.
///
/// Lengths in pictures are in cards. A game says with setNeeds() how many cards wide and high its table must
/// be; tableSize() is what there is, at least that much, and a game lays its piles out over all of it.
class PLT_CARDS_API CardTable : public QGraphicsView, public TableDelegate {
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
    /// Shows a picture; with `animated` it moves there from what is shown now, if motion is on. Stages that
    /// are still to come are dropped, unless all cards lie as in the last of them: then that one only looks
    /// otherwise.
    void setPicture(TablePicture picture, bool animated = true);
    /// Shows several pictures one after the other; the last one is that of the present state. Any click, key
    /// or button brings the table to the last one at once, and then acts there; only keys that move the
    /// cursor leave an essential stage as it is. Where motion is off, only essential stages and the last are
    /// shown.
    void setStages(std::vector<TableStage> stages);
    /// The picture that is shown now or moved to: of stages not always the last.
    const TablePicture& picture() const;
    /// Whether anything is moving or, of stages, still to come.
    bool isAnimating() const;
    /// Whether a stage that is shown or still to come waits for the player's next input.
    bool waitsForInput() const;
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
    /// What is on the felt (piles, texts, buttons), in pixels of a widget that holds the table: words over
    /// the game should hide little of it.
    QRegion takenIn(const QWidget& holder) const;

    // Cursor and selection ----------------------------------------------------------------------------------
    /// Where the keyboard is, and whether that is shown.
    CardPlace cursor() const;
    void setCursor(CardPlace place);
    using QGraphicsView::setCursor;
    bool isCursorVisible() const;
    /// What was picked by click or key and waits for its target; empty if nothing.
    const Grip& selection() const;
    void clearSelection();
    /// What a click, Enter or a screen reader's press on this place does. If the place is one of a stage and
    /// lies otherwise in the last picture, it does no more than to bring that.
    void choose(CardPlace place, const TableInput& input);
    /// Whether cards are being dragged now.
    bool isDragging() const;

    using TableDelegate::grab;
    /// Top cards, empty places, and what can be picked up.
    bool cursorStops(CardPlace place) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// tableSize() is another one; the game gives a new picture at once, without motion.
    void shapeChanged();
    /// selection() is another one.
    void selectionChanged();
    /// What isAnimating() has come to its end, by itself or because it was cut short.
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
