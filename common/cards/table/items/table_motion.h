// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/items/card_item.h"

#include <vector>

#include <QAbstractAnimation>
#include <QHash>
#include <QPointF>

namespace plt {

/// Moves cards from how they are seen to how they should lie. A new target goes on from where a card is; a
/// target that it has already is left alone.
class TableMotion : public QAbstractAnimation {
    Q_OBJECT

  public:
    /// How a card lies when it rests.
    struct Rest {
        QPointF corner;  ///< upper left, of the upright card
        qreal z = 0;
        int face = 0;
        bool faceUp = true;
        bool turned = false;
        bool isNew = false;  ///< was not on the table before: fades in
        int delay = 0;       ///< ms, of a deal
        bool operator==(const Rest&) const = default;
    };

    using QAbstractAnimation::QAbstractAnimation;

    /// From here on the card goes to `rest`, in `duration` ms at the normal pace; 0: at once, negative: as
    /// long as its way takes. Nothing moves before go().
    void aim(int id, CardItem* item, const Rest& rest, int duration);
    /// The card leaves the table: it fades, then it is deleted; with a duration of 0 at once.
    void dismiss(int id, CardItem* item, int duration);
    /// The card follows the pointer now and is nothing of ours.
    void release(int id);
    /// Starts what aim() said.
    void go();
    /// Ends everything in its final state.
    void finish();
    bool isMoving(int id) const { return tracks_.contains(id); }
    bool isRunning() const { return state() == Running; }

    int duration() const override { return length_; }

  Q_SIGNALS:
    /// Some cards have come to rest while others may still move; not sent for what happens at once.
    void landed();

  protected:
    void updateCurrentTime(int time) override;

  private:
    struct Track {
        CardItem* item = nullptr;
        Rest rest;
        QPointF from;
        qreal turnFrom = 0;
        qreal liftFrom = 0;
        qreal opacityFrom = 1;
        int faceFrom = 0;
        bool faceUpFrom = true;
        bool turnsOver = false;
        bool leaves = false;
        bool fresh = true;  ///< has not begun yet
        int start = 0;      ///< ms in the present run; negative when it began in an earlier one
        int moveTime = 0;
        int flipTime = 0;
        int end() const { return start + (moveTime > flipTime ? moveTime : flipTime); }
    };
    static void settle(const Track& track);
    void advance(const Track& track, int time);

    QHash<int, Track> tracks_;
    int length_ = 0;
};

}  // namespace plt
