// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/motion/board_motion.h"
#include "common/board/motion/stage_schedule.h"

#include <QElapsedTimer>
#include <QObject>
#include <QRegion>
#include <QTimer>

namespace plt {

/// The picture of a board on the screen while it moves to another one, directly or in stages. It runs by
/// itself and emits the region to repaint.
class MovingPicture : public QObject {
    Q_OBJECT

  public:
    /// Returns the timing for a stage of this duration (see BoardStage; -1 for a picture without stages).
    using TimingOf = std::function<BoardMotion::Timing(int duration)>;
    /// The pixels that a cell covers, and those that a piece may touch.
    struct Places {
        std::function<QRect(int cell)> cell;
        std::function<QRect(const BoardMotion::Piece& piece)> piece;
    };

    MovingPicture(Places places, TimingOf timing, QObject* parent);

    const BoardMotion& motion() const { return motion_; }
    /// The picture to which the motion leads.
    const BoardPicture& shown() const { return shown_; }
    /// Returns true while anything moves or stages are pending.
    bool isMoving() const { return motion_.isMoving() || !stages_.isEmpty(); }
    /// Returns true while a stage is moving or others are pending.
    bool inStages() const { return inStages_; }

    void showAtOnce(BoardPicture picture);
    void moveTo(BoardPicture picture);
    /// Goes from stage to stage. Holds are multiplied by `pace`.
    void playStages(std::vector<BoardStage> stages, qreal pace);

  Q_SIGNALS:
    void changed(const QRegion& region);

  private:
    qreal now() const { return qreal(clock_.nsecsElapsed()) / 1e6; }
    void moveTo(BoardPicture picture, qreal when, int duration);
    void beginStage(BoardStage stage, qreal when);
    void tick();
    void startTimer();
    QRegion movingRegion() const;
    /// Returns the region in which two pictures differ, at the current positions of the motion.
    QRegion difference(const BoardPicture& before, const BoardPicture& after) const;

    Places places_;
    TimingOf timing_;
    BoardPicture shown_;
    BoardMotion motion_;
    StageSchedule stages_;
    bool inStages_ = false;
    qreal pace_ = 1;
    QTimer timer_;
    QElapsedTimer clock_;
};

}  // namespace plt
