// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"

#include <map>
#include <optional>
#include <string>

#include <QByteArray>
#include <QString>

namespace plt {

/// The largest info.yaml that is read, in bytes.
constexpr qint64 largestInfoFile = 65536;
/// The deepest nesting of lists and mappings in an info.yaml; the outermost mapping is level 1.
constexpr int deepestInfoNesting = 32;

/// A value of an info.yaml: a scalar's text as it is written, or that it is a list or mapping.
struct InfoValue {
    bool isScalar = true;
    std::string text;
};

/// The content of an info.yaml. A key that is absent or null is not in `values`.
struct InfoFields {
    std::map<std::string, InfoValue> values;  ///< only the keys that have a meaning
    QString problem;                          ///< a reason ("malformed: line 2, column 1: ..."), or empty
    int line = 0;                             ///< of the problem, from 1; 0 when not known
    int column = 0;
};

/// Reads the first document of an info.yaml. Time and memory are bounded by the size of `bytes`: aliases are
/// looked up, never expanded. Problems are "encoding" and "malformed".
PLT_API InfoFields parseInfoFile(QByteArray bytes);

}  // namespace plt
