// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/collection/collection.h"
#include "launcher/collection/worker_thread.h"

#include <memory>

#include <QObject>
#include <QStringList>

namespace plt {

/// Looks for games on a thread of its own, and again whenever something changes in a games directory, in a
/// game's folder, or among the saved games.
class GamesWatcher : public QObject {
    Q_OBJECT

  public:
    /// `first` is the look that has begun already.
    GamesWatcher(const QStringList& roots, const FirstLook& first, QObject* parent = nullptr);
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
    const FirstLook first_;
    std::shared_ptr<const Collection> taken_;  ///< what waitForFirst() gave
    std::unique_ptr<WorkerThread> thread_;
};

}  // namespace plt
