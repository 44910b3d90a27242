// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/pictures/card_pictures.h"
#include "common/cards/table/items/badge_item.h"
#include "common/cards/table/items/card_item.h"
#include "common/cards/table/items/label_item.h"
#include "common/cards/table/items/place_item.h"
#include "common/cards/table/items/table_motion.h"
#include "common/cards/table/layout/table_layout.h"
#include "common/cards/table/look/card_look.h"
#include "common/look/sprites.h"

#include <functional>
#include <vector>

#include <QGraphicsScene>
#include <QHash>
#include <QPalette>
#include <QSet>

namespace plt {

/// What is seen on a table: its cards, places, badges and labels, on their way to how a picture lays them
/// out. Knows how cards are emphasised and held, but not why.
class TableScene : public QGraphicsScene {
    Q_OBJECT

  public:
    /// Draws a face of a game's own into the rectangle of a card.
    using FacePainter = std::function<void(QPainter&, const QRectF&, int face)>;

    explicit TableScene(FacePainter paintOwnFace, QObject* parent = nullptr);
    ~TableScene() override;

    /// Other sizes or colours. Ends all motion; the next show() lays out for them.
    void setMetrics(const TableMetrics& metrics, const QPalette& palette);
    void setPalette(const QPalette& palette);
    const TableMetrics& metrics() const { return metrics_; }
    /// Of the deck in use.
    double heightPerWidth() const { return pictures_.heightPerWidth(); }
    const CardLook& look() const { return look_; }

    /// Goes to this picture; `duration` as that of a TableStage.
    void show(TablePicture picture, int duration);
    /// The picture that was shown last, laid out. When nothing moves, it is what is seen.
    const TableLayout& layout() const { return layout_; }
    const TablePicture& picture() const { return layout_.picture(); }
    /// A concealed table shows nothing but felt.
    void setConcealed(bool concealed);
    bool isConcealed() const { return concealed_; }

    bool isMoving() const { return motion_.isRunning(); }
    /// Ends all motion at once; rested() is not sent.
    void finishMotion();

    /// The card (by id, or -1) under the pointer.
    void setHovered(int card);
    /// The piles that what is held may be put on, the one it would go to now (or -1), and the cards that are
    /// picked and lie on the table.
    void setTargets(const QSet<int>& piles, int aimed, const std::vector<int>& picked);
    /// Draws the badges within an area once more, over what was drawn there after the items.
    void paintBadges(QPainter& painter, const QRectF& area) const;

    /// These cards of a pile are held above the table from here on and rest nowhere.
    void lift(const Grip& grip);
    /// All that is held, this far from where it was lifted.
    void moveLifted(QPointF way);
    /// Where the lowest card that is held is now.
    QRectF liftedCard() const;
    /// Nothing is held any more. layDown(), or the next show(), brings the cards to where the picture has
    /// them.
    void letGo() { lifted_ = {}; }
    void layDown(int duration);

    /// Shows a card that others cover, whole, over all others; -1: none any more.
    void uncover(int card);
    int uncovered() const { return uncovered_; }

  Q_SIGNALS:
    /// All motion has come to its end by itself.
    void rested();
    /// metrics() must be others: the deck has another shape.
    void shapeChanged();
    /// The chosen deck cannot be used; why, in a sentence.
    void problem(const QString& text);

  private:
    void aimCards(int duration);
    void showPlaces();
    void showLabels();
    void showBadges();
    void hideCovered();
    bool isLifted(int card) const;
    QPixmap front(int face);

    const FacePainter paintOwnFace_;
    CardPictures pictures_;
    CardLook look_;
    Sprites ownFaces_;
    TableMotion motion_;
    TableMetrics metrics_;
    TableLayout layout_;
    bool dark_ = false;
    bool concealed_ = false;

    QHash<int, CardItem*> cards_;
    QHash<int, PlaceItem*> places_;
    QHash<int, BadgeItem*> badges_;
    std::vector<LabelItem*> labels_;

    int hovered_ = -1;
    QSet<int> targets_;
    int aimed_ = -1;
    std::vector<int> picked_;
    Grip lifted_;
    std::vector<QPointF> liftedFrom_;
    int uncovered_ = -1;
    qreal uncoveredDepth_ = 0;
    qreal uncoveredStrip_ = 0;
};

}  // namespace plt
