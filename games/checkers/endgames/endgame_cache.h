// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/endgames/endgame.h"
#include "common/thinking/background.h"

#include <atomic>
#include <memory>

#include <QObject>
#include <QString>

namespace checkers {

/// The tables in this file; null if there are none or they are damaged.
std::shared_ptr<const Endgames> readEndgames(const QString& path, int pieces);
/// Replaces the file atomically. Returns true on success.
bool writeEndgames(const QString& path, const Endgames& endgames);

/// Keeps the large endgame tables in a file of the cache: the first user reads them, or computes them in some
/// seconds and writes the file.
class EndgameCache : public QObject {
    Q_OBJECT

  public:
    explicit EndgameCache(QObject* parent = nullptr)
        : EndgameCache(standardPath(), Endgames::mostPieces, parent) {}
    EndgameCache(const QString& path, int pieces, QObject* parent = nullptr);

    static QString standardPath();

    /// Loads the tables in the background before they are needed; only the first call has an effect.
    void request();
    bool isRequested() const { return requested_; }

  Q_SIGNALS:
    /// Emitted when the tables are available; `fromFile` is false if they had to be computed.
    void ready(bool fromFile);

  private:
    std::shared_ptr<std::atomic<bool>> read_;
    bool requested_ = false;
    plt::Background<bool> work_;
};

}  // namespace checkers
