// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/played_game.h"
#include "common/session/timeline/timeline.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QJsonObject>
#include <QStringList>

namespace plt {

/// Writes a timeline as the two texts of a saved game. The other games are copied only when they have
/// changed.
class TimelineWriter {
  public:
    /// The rules must outlive the texts that write() returns.
    explicit TimelineWriter(const AnyRules& rules) : rules_(rules) {}

    /// Called when other games than before are behind the shown one, or another one is shown.
    void noteOtherGames() { ++version_; }
    /// `ply` is the place in the shown game that the text says.
    SessionText write(const Timeline& timeline, std::size_t ply, std::chrono::milliseconds elapsed);

  private:
    using Games = std::vector<PlayedGame>;

    const AnyRules& rules_;
    std::uint64_t version_ = 1;
    std::uint64_t copiedVersion_ = 0;
    std::shared_ptr<const Games> copied_;
};

/// The games of a saved timeline, each as far as its texts can be read; moves are not replayed yet.
struct ReadTimeline {
    std::vector<PlayedGame> games;  ///< empty if nothing can be used
    Place place;                    ///< the shown one
    QStringList problems;           ///< sentences about everything that is left out
};

/// A saved timeline whose moves were replayed.
struct ReplayedTimeline {
    Timeline timeline;
    bool usable = false;   ///< otherwise the timeline is empty
    QStringList problems;  ///< sentences about everything that is left out
};

/// Reads what TimelineWriter wrote, in this version or an earlier one; `others` may be empty.
ReadTimeline readTimeline(const AnyRules& rules, const QJsonObject& present, const QJsonObject& others);

}  // namespace plt
