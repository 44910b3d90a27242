// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/game_info.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArray>

namespace plt {

/// The largest info.yaml that is read, in bytes.
constexpr qint64 largestInfoFile = 65536;
/// The deepest nesting of lists and mappings in an info.yaml; the outermost mapping is level 1.
constexpr int deepestInfoNesting = 32;

/// A place in an info.yaml, from 1; 0 when not known.
struct InfoPlace {
    int line = 0;
    int column = 0;
};

/// A value of an info.yaml: a scalar's text as it is written, or that it is a list or mapping.
struct InfoValue {
    bool isScalar = true;
    std::string text;
    InfoPlace place;  ///< of its key
};

/// A key of an info.yaml that means nothing.
struct UnknownKey {
    std::string text;  ///< the beginning of a long one
    InfoPlace place;
};

/// The content of an info.yaml. A key that is absent or null is not in `values`.
struct InfoFields {
    std::map<std::string, InfoValue> values;  ///< only the keys that have a meaning
    std::vector<UnknownKey> unknown;          ///< the others, the first few of them
    Obstacle obstacle;                        ///< of encoding, or malformed
    InfoPlace place;                          ///< of the obstacle
};

/// The keys that mean something, without a language.
PLT_API const std::vector<std::string_view>& infoKeys();
/// The key for one language: "name[de]".
PLT_API std::string infoKeyIn(std::string_view key, std::string_view language);
/// The key without its language, where it is one that can have any: "name" for "name[de]", "name[pt_BR]",
/// "name[zh_Hant_TW]". Empty for every other text, also for "name" itself.
PLT_API std::string_view withoutLanguage(std::string_view key);

/// Reads the first document of an info.yaml. Time and memory are bounded by the size of `bytes`: aliases are
/// looked up, never expanded.
PLT_API InfoFields parseInfoFile(QByteArray bytes);

}  // namespace plt
