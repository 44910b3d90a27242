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

/// The visible items of a table: its cards, places, badges and labels, moving to the layout of a picture.
/// Knows how cards are emphasised and held, but not why.
class TableScene : public QGraphicsScene {
    Q_OBJECT

  public:
    /// Draws a custom face of a game into the rectangle of a card.
    using FacePainter = std::function<void(QPainter&, const QRectF&, int face)>;

    explicit TableScene(FacePainter paintOwnFace, QObject* parent = nullptr);
    ~TableScene() override;

    /// Sets other sizes or colours. Ends all motion; the next show() lays out for them.
    void setMetrics(const TableMetrics& metrics, const QPalette& palette);
    void setPalette(const QPalette& palette);
    const TableMetrics& metrics() const { return metrics_; }
    /// Height per width in the current deck.
    double heightPerWidth() const { return pictures_.heightPerWidth(); }
    const CardLook& look() const { return look_; }

    /// Moves to this picture in the `duration` of a TableStage.
    void show(TablePicture picture, int duration);
    /// The layout of the last picture. If nothing moves, it is what is visible.
    const TableLayout& layout() const { return layout_; }
    const TablePicture& picture() const { return layout_.picture(); }
    /// Conceals the table: only felt is visible.
    void setConcealed(bool concealed);
    bool isConcealed() const { return concealed_; }

    bool isMoving() const { return motion_.isRunning(); }
    /// Skips all motion; rested() is not emitted.
    void finishMotion();

    /// Sets the card (by id, or -1) under the pointer.
    void setHovered(int card);
    /// Sets the piles that accept the held cards, the one they would go to now (or -1), and the picked cards
    /// that lie on the table.
    void setTargets(const QSet<int>& piles, int aimed, const std::vector<int>& picked);
    /// Repaints the badges within an area, over everything drawn there after the items.
    void paintBadges(QPainter& painter, const QRectF& area) const;
    /// Repaints on a ground of their own the words that a mark drawn after the items crosses, and the words
    /// next to these.
    void paintCrossedWords(QPainter& painter, const std::function<bool(const QRectF&)>& isCrossed) const;

    /// Holds these cards of a pile above the table from now on.
    void lift(const Grip& grip);
    /// Moves all held cards to this distance from where they were lifted.
    void moveLifted(QPointF way);
    /// Current rectangle of the lowest held card.
    QRectF liftedCard() const;
    /// Stops holding cards. layDown(), or the next show(), moves them to their places in the picture.
    void clearLifted() { lifted_ = {}; }
    void layDown(int duration);

    /// Shows a covered card entirely, above all others; -1: none any more.
    void uncover(int card);
    int uncovered() const { return uncovered_; }

  Q_SIGNALS:
    /// Emitted when all motion has ended by itself.
    void rested();
    /// Emitted when the deck has another shape and metrics() must change.
    void shapeChanged();
    /// Emitted with a sentence for the player if the chosen deck cannot be used.
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
