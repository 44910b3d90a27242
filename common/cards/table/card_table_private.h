// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"
#include "common/cards/pictures/card_pictures.h"
#include "common/cards/table/items/card_item.h"
#include "common/cards/table/items/place_item.h"
#include "common/cards/table/motion/table_motion.h"
#include "common/look/sprites.h"

#include <vector>

#include <QGraphicsScene>
#include <QHash>
#include <QPointer>
#include <QPushButton>

namespace plt {

/// The insides of a CardTable: card_table.cpp lays out and shows, card_table_input.cpp has mouse and drag,
/// card_table_keys.cpp the keyboard.
class CardTable::Private {
  public:
    explicit Private(CardTable* table);

    // Layout ------------------------------------------------------------------------------------------------
    QRectF toPixels(const QRectF& inCards) const;
    QRectF areaOf(const PilePicture& pile) const { return toPixels(pile.area); }
    /// The outline of one card at the head of a pile.
    QRectF headOf(const PilePicture& pile) const;
    const PilePicture* pile(int id) const;
    /// Where the cards of a pile rest, the lowest first.
    const std::vector<QRectF>& rests(int pile) const;
    /// The rectangle that a card covers, also when it lies across.
    QRectF covered(const PilePicture& pile, int index) const;
    void measure();
    void changedShape();

    // Showing -----------------------------------------------------------------------------------------------
    /// Whether things move now: wanted, and somebody can see it.
    bool motionWanted() const;
    void arrange(bool animated);
    void arrangePlaces();
    void arrangeButtons();
    void arrangeLabels();
    void showBadges();
    void hideCovered();
    void refreshLook();
    void updateCards();
    QPixmap front(int face);

    // Targets and hover -------------------------------------------------------------------------------------
    void showTargets();
    void setHovered(CardPlace place);
    /// What lies under the pointer may be another card now.
    void hoverAgain();
    /// The pile that cards held at `box` with the pointer at `point` would go to, or -1.
    int targetAt(const Grip& grip, const QRectF& box, QPointF point) const;
    int positionIn(int pile, const Grip& grip, const QRectF& box) const;
    CardPlace pileAt(QPoint point) const;

    // Mouse -------------------------------------------------------------------------------------------------
    void press(QMouseEvent* event);
    void move(QMouseEvent* event);
    void release(QMouseEvent* event);
    bool beginDrag();
    void followPointer(QPointF point);
    void finishDrag();
    void cancelDrag();
    void peek(CardPlace place);
    void endPeek();

    // Choosing ----------------------------------------------------------------------------------------------
    void choose(CardPlace place, const TableInput& input);
    void select(const Grip& grip);
    /// `grip` must not be the selection itself, which ends here.
    void put(const Grip& grip, int pile, int position);

    // Keyboard ----------------------------------------------------------------------------------------------
    bool key(QKeyEvent* event);
    void moveCursor(int dx, int dy);
    void jumpCursor(bool last);
    std::vector<CardPlace> stops() const;
    void showCursor(bool shown);
    void placeCursor(CardPlace place);
    void mendCursor();
    QRectF cursorBox() const;

    CardTable* const table;
    QGraphicsScene scene;
    CardPictures pictures;
    CardLook look;
    Sprites ownFaces;
    TableMotion motion;
    QPixmap felt;

    QSizeF needs{7, 3};
    QSizeF tableSize{7, 3};
    qreal margin = 0;
    qreal pixelRatio = 1;
    bool concealed = false;
    bool arranged = false;  ///< since the table's shape is another

    TablePicture picture;
    QHash<int, std::vector<QRectF>> restsOf;
    QHash<int, CardPlace> places;
    QHash<int, CardItem*> cards;
    QHash<int, PlaceItem*> outlines;
    QHash<int, BadgeItem*> badges;
    std::vector<LabelItem*> labels;
    QHash<int, QPushButton*> buttons;
    QList<int> buttonOrder;

    int hoveredCard = -1;  ///< id
    CardPlace cursor;
    bool cursorShown = false;
    Grip selection;

    CardPlace pressed;
    QPoint pressPoint;
    Qt::MouseButton pressButton = Qt::NoButton;
    TableInput pressInput;
    bool doubleClick = false;
    bool dragRefused = false;  ///< in this press
    Grip dragged;
    bool dragging = false;
    std::vector<QPointF> dragFrom;  ///< corners of the dragged cards when the drag began
    QRectF dragBox;                 ///< of all of them then
    int aimedPile = -1;
    int peeked = -1;
    qreal peekedZ = 0;
    qreal peekedStrip = 0;
};

}  // namespace plt
