// SPDX-License-Identifier: MIT
#include "common/board/motion/moving_picture.h"

#include <algorithm>
#include <utility>

namespace plt {
namespace {

/// Interval of animation frames in ms.
constexpr int frameTime = 16;

/// Returns the piece at the end of its motion.
BoardMotion::Piece arrived(BoardMotion::Piece piece) {
    piece.centre = piece.wanted.centre;
    piece.size = piece.wanted.size;
    return piece;
}

bool contains(const std::vector<PiecePicture>& pieces, const PiecePicture& wanted) {
    return std::find(pieces.begin(), pieces.end(), wanted) != pieces.end();
}

bool isSameOrder(const std::vector<PiecePicture>& before, const std::vector<PiecePicture>& after) {
    return std::equal(before.begin(), before.end(), after.begin(), after.end(),
                      [](const PiecePicture& one, const PiecePicture& other) { return one.id == other.id; });
}

}  // namespace

MovingPicture::MovingPicture(Places places, TimingOf timing, QObject* parent)
    : QObject(parent), places_(std::move(places)), timing_(std::move(timing)), timer_(this) {
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(frameTime);
    connect(&timer_, &QTimer::timeout, this, &MovingPicture::tick);
    clock_.start();
}

void MovingPicture::showAtOnce(BoardPicture picture) {
    stages_.clear();
    inStages_ = false;
    const BoardPicture before = std::exchange(shown_, std::move(picture));
    QRegion region = movingRegion() + difference(before, shown_);
    for (const auto& piece : motion_.pieces())
        if (piece.moving) region += places_.piece(arrived(piece));
    motion_.show(shown_);
    region += difference(before, shown_);
    startTimer();
    Q_EMIT changed(region);
}

void MovingPicture::moveTo(BoardPicture picture) {
    stages_.clear();
    inStages_ = false;
    moveTo(std::move(picture), now(), -1);
}

void MovingPicture::moveTo(BoardPicture picture, qreal when, int duration) {
    const BoardPicture before = std::exchange(shown_, std::move(picture));
    QRegion region = movingRegion() + difference(before, shown_);
    motion_.moveTo(shown_, when, timing_(duration));
    region += difference(before, shown_);
    startTimer();
    Q_EMIT changed(region);
}

void MovingPicture::playStages(std::vector<BoardStage> stages, qreal pace) {
    pace_ = pace;
    inStages_ = true;
    BoardStage first = std::move(stages.front());
    stages.erase(stages.begin());
    stages_.begin(std::move(stages));
    beginStage(std::move(first), now());
    // Changes without duration are not delayed.
    tick();
}

void MovingPicture::beginStage(BoardStage stage, qreal when) {
    moveTo(std::move(stage.picture), when, stage.duration);
    stages_.setNext(motion_.end(when) + pace_ * stage.hold);
}

void MovingPicture::tick() {
    const qreal time = now();
    while (auto due = stages_.take(time)) {
        motion_.advance(due->when);
        beginStage(std::move(due->stage), due->when);
    }
    QRegion region = movingRegion();
    // A piece that arrives with this frame no longer moves when the region is computed again.
    for (const auto& piece : motion_.pieces())
        if (piece.moving) region += places_.piece(arrived(piece));
    motion_.advance(time);
    region += movingRegion();
    inStages_ = inStages_ && isMoving();
    startTimer();
    Q_EMIT changed(region);
}

void MovingPicture::startTimer() {
    if (!isMoving())
        timer_.stop();
    else if (!timer_.isActive())
        timer_.start();
}

QRegion MovingPicture::movingRegion() const {
    QRegion region;
    for (const int cell : motion_.changingCells()) region += places_.cell(cell);
    for (const auto& piece : motion_.pieces())
        if (piece.moving) region += places_.piece(piece);
    return region;
}

QRegion MovingPicture::difference(const BoardPicture& before, const BoardPicture& after) const {
    QRegion region;
    const bool sameCells = before.cells.size() == after.cells.size();
    for (std::size_t i = 0; i < after.cells.size(); ++i)
        if (!sameCells || before.cells[i] != after.cells[i]) region += places_.cell(int(i));
    for (const auto& [from, to] : {std::pair(&before.marks, &after.marks), {&before.last, &after.last}}) {
        if (*from == *to) continue;
        for (const int cell : *from) region += places_.cell(cell);
        for (const int cell : *to) region += places_.cell(cell);
    }
    // The stacking order may have changed although no piece did.
    const bool all = before.pieces.size() == after.pieces.size() && !isSameOrder(before.pieces, after.pieces);
    for (const auto& piece : motion_.pieces()) {
        if (all || !contains(before.pieces, piece.wanted) || !contains(after.pieces, piece.wanted))
            region += places_.piece(piece);
    }
    return region;
}

}  // namespace plt
