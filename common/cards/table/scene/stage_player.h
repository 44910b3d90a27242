// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_picture.h"

#include <vector>

#include <QObject>
#include <QTimer>

namespace plt {

class TableScene;

/// Plays the stages of the way to a picture, each for as long as it is to be seen.
class StagePlayer : public QObject {
    Q_OBJECT

  public:
    explicit StagePlayer(const TableScene& scene);

    /// Begins with these stages (at least one); of those before, nothing more comes. Without `motion` only
    /// the essential ones and the last one are shown, each at once.
    void play(std::vector<TableStage> stages, bool motion);
    /// The last picture is this one now, in which all cards lie as in the one before.
    void replaceLast(TablePicture picture);
    /// Shows the last picture at rest, at once. False: it was already.
    bool skip();

    /// Whether something is still to be seen before the last picture is at rest.
    bool isPlaying() const { return playing_; }
    /// Whether a stage holds, or will hold, until input.
    bool waitsForInput() const;
    /// Whether a stage is shown that is meant to be looked at.
    bool isEssential() const {
        return playing_ && !isLast() && (stages_[index_].essential || stages_[index_].untilInput);
    }
    /// Whether the last picture is being shown.
    bool isLast() const { return index_ + 1 == stages_.size(); }
    const TablePicture& last() const { return stages_.back().picture; }
    /// Whether what lies at a place of the picture shown now lies there in the last one, too.
    bool stays(CardPlace place) const;

  Q_SIGNALS:
    /// This picture is to be shown now; `duration` as that of a stage.
    void shows(const plt::TablePicture& picture, int duration);
    /// The last picture is at rest. Not sent for what play() shows at once, nor by skip().
    void ended();

  private:
    /// Goes on until there is something to wait for; false when there was nothing more.
    bool advance();
    bool beginHold();
    void goOn();

    const TableScene& scene_;
    std::vector<TableStage> stages_{1};
    std::size_t index_ = 0;
    bool playing_ = false;
    bool motion_ = false;
    bool waiting_ = false;
    int plays_ = 0;  ///< so far; another number means that a new play() or skip() came in between
    QTimer hold_;
};

/// Whether all cards lie alike in two pictures, whatever else is shown and however they are marked.
bool cardsLieAlike(const TablePicture& one, const TablePicture& other);

}  // namespace plt
