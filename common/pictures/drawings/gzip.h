// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <optional>

#include <QByteArray>

namespace plt {

/// Returns true if the data start with a gzip header (RFC 1952).
PLT_API bool isGzip(const QByteArray& data);

/// Returns the content of the first member of a gzip file; nothing if it is damaged or larger than `limit`
/// bytes.
PLT_API std::optional<QByteArray> gunzip(const QByteArray& data, qsizetype limit);

}  // namespace plt
