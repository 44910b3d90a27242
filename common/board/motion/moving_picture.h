// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/motion/board_motion.h"
#include "common/board/motion/stage_schedule.h"

#include <QElapsedTimer>
#include <QObject>
#include <QRegion>
#include <QTimer>

namespace plt {

/// The picture of a board on the screen, on its way to another one, in stages or straight. It runs by itself
/// and tells what has to be repainted.
class MovingPicture : public QObject {
    Q_OBJECT

  public:
    /// How long things take for a stage of this duration (see BoardStage; -1 for a picture without stages).
    using TimingOf = std::function<BoardMotion::Timing(int duration)>;
    /// The pixels that a cell covers, and those that a piece may touch.
    struct Places {
        std::function<QRect(int cell)> cell;
        std::function<QRect(const BoardMotion::Piece& piece)> piece;
    };

    MovingPicture(Places places, TimingOf timing, QObject* parent);

    const BoardMotion& motion() const { return motion_; }
    /// What the motion leads to.
    const BoardPicture& shown() const { return shown_; }
    /// Whether anything moves, or stages are still to come.
    bool isMoving() const { return motion_.isMoving() || !stages_.isEmpty(); }
    /// Whether a stage is moving, or others are still to come.
    bool inStages() const { return inStages_; }

    void showAtOnce(BoardPicture picture);
    void moveTo(BoardPicture picture);
    /// Goes from stage to stage; `pace` is what a hold is multiplied by.
    void tell(std::vector<BoardStage> stages, qreal pace);

  Q_SIGNALS:
    void changed(const QRegion& region);

  private:
    qreal now() const { return qreal(clock_.nsecsElapsed()) / 1e6; }
    void moveTo(BoardPicture picture, qreal when, int duration);
    void beginStage(BoardStage stage, qreal when);
    void tick();
    void startTimer();
    QRegion movingRegion() const;
    /// What differs between two pictures, at the places where the motion has it now.
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
