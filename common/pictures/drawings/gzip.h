// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <optional>

#include <QByteArray>

namespace plt {

/// Whether data say that they are a gzip file (RFC 1952).
PLT_API bool isGzip(const QByteArray& data);

/// What the first member of a gzip file holds; nothing when it is damaged or holds more than `limit` bytes.
/// Qt unpacks SVGZ by itself, but without a limit, so that a small file could fill the memory.
PLT_API std::optional<QByteArray> gunzip(const QByteArray& data, qsizetype limit);

}  // namespace plt
