// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/collection/collection.h"

#include <memory>

#include <QObject>
#include <QStringList>

namespace plt {

/// Finds the games on a worker thread, and again whenever something changes in a games directory, in a game's
/// folder, among the saved games, or in the results on boards of the day.
class GamesWatcher : public QObject {
    Q_OBJECT

  public:
    /// `first` is the first look, already started.
    GamesWatcher(const QStringList& roots, const FirstLook& first, QObject* parent = nullptr);
    ~GamesWatcher() override;

    /// Waits up to `milliseconds` for the result of the first look. Null if it is late; changed() then
    /// delivers it.
    std::shared_ptr<const Collection> waitForFirst(int milliseconds);

    /// Looks again at once.
    void refresh();

  Q_SIGNALS:
    /// Emitted when the collection differs from the previous one, and for the first one unless waitForFirst()
    /// has returned it.
    void changed(std::shared_ptr<const plt::Collection> collection);

  private:
    struct Refreshing;

    const FirstLook first_;
    std::shared_ptr<const Collection> taken_;  ///< the result of waitForFirst()
    const std::shared_ptr<Refreshing> refreshing_;
};

}  // namespace plt
