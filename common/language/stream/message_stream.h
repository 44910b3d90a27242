// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

class QDataStream;

namespace plt {

/// Serializes a sentence, independent of any language, for a file or another process.
QDataStream& operator<<(QDataStream& out, const Message& message);
QDataStream& operator>>(QDataStream& in, Message& message);

}  // namespace plt
