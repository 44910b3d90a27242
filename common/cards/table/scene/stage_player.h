// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"

#include <vector>

#include <QObject>
#include <QTimer>

namespace plt {

class TableScene;

/// Plays the stages leading to a picture, each for its duration.
class StagePlayer : public QObject {
    Q_OBJECT

  public:
    explicit StagePlayer(const TableScene& scene);

    /// Starts with these stages (at least one), dropping the previous ones. Without `motion` only the
    /// essential ones and the last one are shown, each at once.
    void play(std::vector<TableStage> stages, bool motion);
    /// Replaces the last picture by one in which all cards lie as before.
    void replaceLast(TablePicture picture);
    /// Shows the last picture at rest, at once. Returns false if it was already.
    bool skip();

    /// Returns true until the last picture is at rest.
    bool isPlaying() const { return playing_; }
    /// Returns true if the current or a pending stage holds until input.
    bool waitsForInput() const;
    /// Returns true while an essential stage is shown.
    bool isEssential() const {
        return playing_ && !isLast() && (stages_[index_].essential || stages_[index_].untilInput);
    }
    /// Returns true while the last picture is shown.
    bool isLast() const { return index_ + 1 == stages_.size(); }
    const TablePicture& last() const { return stages_.back().picture; }
    /// Returns true if the card at a place of the current picture is also there in the last one.
    bool stays(CardPlace place) const;

  Q_SIGNALS:
    /// Emitted for each picture to be shown, with the `duration` of its stage.
    void shows(const plt::TablePicture& picture, int duration);
    /// Emitted when the last picture is at rest; not for pictures that play() shows at once, nor by skip().
    void ended();

  private:
    /// Advances until there is something to wait for. Returns false if nothing is left.
    bool advance();
    bool beginHold();
    void goOn();

    const TableScene& scene_;
    std::vector<TableStage> stages_{1};
    std::size_t index_ = 0;
    bool playing_ = false;
    bool motion_ = false;
    bool waiting_ = false;
    int plays_ = 0;  ///< counter that changes with each play() or skip(), to detect calls in between
    QTimer hold_;
};

/// Returns true if all cards lie the same in two pictures, whatever else is shown and however they are
/// marked.
bool cardsLieAlike(const TablePicture& one, const TablePicture& other);

}  // namespace plt
