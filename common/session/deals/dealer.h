// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/any_rules.h"
#include "common/thinking/background.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <utility>

#include <QObject>
#include <QString>

namespace plt {

/// Searches for slow deals on a worker thread, one at a time.
class Dealer {
  public:
    /// The rules must outlive it.
    explicit Dealer(const AnyRules& rules) : rules_(rules) {}

    bool isSearching() const { return search_.isRunning(); }
    /// Cancels the search silently.
    void cancel() { search_.cancel(); }
    /// Later, on this thread and unless the context has been destroyed, calls `found` with the start or
    /// `failed` with the reason.
    void search(QObject* context, const AnyOptions& options, std::uint64_t seed,
                std::function<void(AnyStart)> found, std::function<void(const QString&)> failed) {
        search_.run(
            context,
            [&rules = rules_, options, seed](std::stop_token stop) {
                return rules.deal(options, seed, std::move(stop));
            },
            std::move(found), std::move(failed));
    }

  private:
    const AnyRules& rules_;
    Background<AnyStart> search_;
};

}  // namespace plt
