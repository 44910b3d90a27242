// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/timeline/timeline.h"
#include "common/thinking/background.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>

namespace plt {

/// An open review: the game that is reviewed, and the calculation that judges its moves one after the other.
class Reviewer {
  public:
    /// The rules and the timeline must outlive it.
    Reviewer(const AnyRules& rules, Timeline& timeline) : rules_(rules), timeline_(timeline) {}

    /// Opens the review of the shown game.
    void open();
    /// Closes it and stops judging.
    void close();
    bool isOpen() const { return serial_.has_value(); }
    bool isJudging() const { return judging_.isRunning() || judgingWhole_.isRunning(); }
    /// The number of the reviewed game in the timeline; nothing if none is open, or the timeline has dropped
    /// it.
    std::optional<std::size_t> gameIndex() const;
    /// The place where the game was when its review was opened, and where it was left for a try.
    std::size_t openedPly() const { return openedPly_; }
    std::size_t leftPly() const { return leftPly_; }
    void leave(std::size_t ply) { leftPly_ = ply; }

    /// Judges the next move of the reviewed game that a person made, or any player where there are no people,
    /// and later calls `done`, or `failed` with the reason. Returns false if there is none. The reviewed game
    /// must be shown.
    bool judgeNext(QObject* context, std::function<void()> done, std::function<void(const QString&)> failed);
    void stop() {
        judging_.cancel();
        judgingWhole_.cancel();
    }

  private:
    /// Like judgeNext(), for rules that judge all moves at once.
    bool judgeWhole(QObject* context, std::function<void()> done, std::function<void(const QString&)> failed);
    /// Returns true if the moves of this seat are judged.
    bool isReviewed(const PlayedGame& game, int seat) const;
    std::chrono::milliseconds timeForMove(const PlayedGame& game) const;

    const AnyRules& rules_;
    Timeline& timeline_;
    std::optional<std::uint64_t> serial_;  ///< of the reviewed game
    std::size_t openedPly_ = 0;
    std::size_t leftPly_ = 0;
    Background<std::optional<Judgement<AnyMove>>> judging_;
    Background<std::pair<GameJudgement<AnyMove>, std::size_t>> judgingWhole_;
};

}  // namespace plt
