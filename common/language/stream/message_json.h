// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

class QJsonValue;

namespace plt {

/// Returns a sentence as a value of a file, independent of any language. One without arguments is a text.
QJsonValue toJson(const Message& message);

/// Reads what can be read: arguments of a broken file are left out, with all that is in sentences within sentences
/// to a depth that none has.
Message messageFrom(const QJsonValue& json);

}  // namespace plt
