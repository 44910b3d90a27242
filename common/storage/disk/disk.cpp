// SPDX-License-Identifier: MIT
#include "common/storage/disk/disk.h"

#include <mutex>
#include <utility>

namespace plt::storage::disk {

namespace {

std::mutex guard;

std::function<void(const QString&)>& currentHook() {
    static std::function<void(const QString&)> hook;
    return hook;
}

}  // namespace

void setWriteHook(std::function<void(const QString&)> hook) {
    const std::scoped_lock lock(guard);
    currentHook() = std::move(hook);
}

void beforeWriting(const QString& path) {
    std::function<void(const QString&)> hook;
    {
        const std::scoped_lock lock(guard);
        hook = currentHook();
    }
    if (hook) hook(path);
}

}  // namespace plt::storage::disk
