// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <QByteArray>

namespace plt::testing {

/// Text of rules for QVERIFY2.
inline QByteArray bytes(const std::string& text) {
    return QByteArray::fromStdString(text);
}

}  // namespace plt::testing
