// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>

#include <QString>

/// The disk, as tests may have it: slow, or in use by somebody else.
namespace plt::storage::disk {

/// Calls `hook` before every write with the path, on the writing thread; an empty one ends that.
PLT_API void setWriteHook(std::function<void(const QString& path)> hook);
void beforeWriting(const QString& path);

}  // namespace plt::storage::disk
