// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/endgames/endgame.h"
#include "common/thinking/background.h"

#include <atomic>
#include <memory>

#include <QObject>
#include <QString>

namespace checkers {

/// The tables in this file, or null when there are none or they are damaged.
std::shared_ptr<const Endgames> readEndgames(const QString& path, int pieces);
/// Replaces the file as a whole or not at all. Whether that was possible.
bool writeEndgames(const QString& path, const Endgames& endgames);

/// Keeps the large endgame tables in a file of the cache: whoever needs them first reads them there, or
/// computes them in some seconds and leaves them there.
class EndgameCache : public QObject {
    Q_OBJECT

  public:
    explicit EndgameCache(QObject* parent = nullptr)
        : EndgameCache(standardPath(), Endgames::mostPieces, parent) {}
    EndgameCache(const QString& path, int pieces, QObject* parent = nullptr);

    static QString standardPath();

    /// Gets them in the background before they are needed; once is enough.
    void want();
    bool isWanted() const { return wanted_; }

  Q_SIGNALS:
    /// Nobody waits for them any more; whether they could be read (and had not to be computed).
    void ready(bool fromFile);

  private:
    std::shared_ptr<std::atomic<bool>> read_;
    bool wanted_ = false;
    plt::Background<bool> work_;
};

}  // namespace checkers
