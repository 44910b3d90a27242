// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

class QDataStream;

namespace plt {

/// A sentence as it is kept in a file, or sent from process to process: in no language yet.
QDataStream& operator<<(QDataStream& out, const Message& message);
QDataStream& operator>>(QDataStream& in, Message& message);

}  // namespace plt
