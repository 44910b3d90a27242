// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/items/card_item.h"

#include <vector>

#include <QAbstractAnimation>
#include <QHash>
#include <QPointF>

namespace plt {

/// Moves cards from their current to their final positions. A new target continues from the card's current
/// position; a repeated target changes nothing.
class TableMotion : public QAbstractAnimation {
    Q_OBJECT

  public:
    /// The state of a card at rest.
    struct Rest {
        QPointF corner;  ///< upper left of the upright card
        qreal z = 0;
        int face = 0;
        bool faceUp = true;
        bool turned = false;
        bool isNew = false;  ///< was not on the table before: fades in
        int delay = 0;       ///< ms, in a deal
        bool operator==(const Rest&) const = default;
    };

    using QAbstractAnimation::QAbstractAnimation;

    /// Sets the target of a card, to be reached in `duration` ms at the normal pace; 0: at once, negative:
    /// depending on the length of the path. Nothing moves before go().
    void aim(int id, CardItem* item, const Rest& rest, int duration);
    /// Fades a card out and deletes it; with a duration of 0 at once.
    void dismiss(int id, CardItem* item, int duration);
    /// Stops controlling a card, which follows the pointer now.
    void release(int id);
    /// Starts the motions set by aim().
    void go();
    /// Skips everything to its final state.
    void finish();
    bool isMoving(int id) const { return tracks_.contains(id); }
    bool isRunning() const { return state() == Running; }

    int duration() const override { return length_; }

  Q_SIGNALS:
    /// Emitted when some cards have come to rest, while others may still move; not for immediate changes.
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
        bool fresh = true;  ///< has not started yet
        int start = 0;      ///< ms in the current run; negative if it started in an earlier one
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
