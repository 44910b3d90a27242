// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/games_scan.h"
#include "launcher/worker_thread.h"

#include <future>
#include <memory>

#include <QObject>
#include <QSet>
#include <QStringList>

namespace plt {

/// What the console shows: the games, and which of them have a game to resume.
struct Collection {
    GamesScan scan;
    QSet<QString> resumable;  ///< ids
};

/// Looks for games on a thread of its own, and again whenever something changes in a games directory, in a
/// game's folder, or among the saved games.
class GamesWatcher : public QObject {
    Q_OBJECT

  public:
    explicit GamesWatcher(const QStringList& roots, QObject* parent = nullptr);
    ~GamesWatcher() override;

    /// The first look's result if it is there within `milliseconds`; otherwise null and changed() brings it.
    std::shared_ptr<const Collection> waitForFirst(int milliseconds);

    /// Looks again at once.
    void refresh();

  Q_SIGNALS:
    /// Something is different from what was reported before (also the first time, unless waitForFirst() gave
    /// it).
    void changed(std::shared_ptr<const plt::Collection> collection);
    /// For the worker in the other thread.
    void refreshRequested();

  private:
    std::future<std::shared_ptr<const Collection>> first_;
    bool firstTaken_ = false;
    std::shared_ptr<const Collection> firstCollection_;
    std::unique_ptr<WorkerThread> thread_;
};

}  // namespace plt
