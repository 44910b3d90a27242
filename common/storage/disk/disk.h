// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>

#include <QString>

/// Hooks that let tests simulate a slow or busy disk.
namespace plt::storage::disk {

/// Calls `hook` with the path before every write, on the writing thread. An empty function removes it.
PLT_API void setWriteHook(std::function<void(const QString& path)> hook);
void beforeWriting(const QString& path);

}  // namespace plt::storage::disk
