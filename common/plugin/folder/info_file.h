// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/game_plugin.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArray>

namespace plt {

/// The largest info.yaml that is read, in bytes.
constexpr qint64 largestInfoFile = 65536;
/// The deepest nesting of lists and mappings in an info.yaml; the outermost mapping is level 1.
constexpr int deepestInfoNesting = 32;

/// A position in an info.yaml, from 1; 0 if unknown.
struct InfoPlace {
    int line = 0;
    int column = 0;
};

/// A value in an info.yaml: the text of a scalar as it is written, or the fact that it is a list or mapping.
struct InfoValue {
    bool isScalar = true;
    std::string text;
    InfoPlace place;  ///< of the key
};

/// An unknown key in an info.yaml.
struct UnknownKey {
    std::string text;  ///< shortened if long
    InfoPlace place;
};

/// The content of an info.yaml. A key that is absent or null is not in `values`.
struct InfoFields {
    std::map<std::string, InfoValue> values;  ///< known keys only
    std::vector<UnknownKey> unknown;          ///< the first few unknown keys
    Obstacle obstacle;                        ///< encoding or malformed
    InfoPlace place;                          ///< of the obstacle
};

/// The known keys, without a language.
PLT_API const std::vector<std::string_view>& infoKeys();
/// Returns the key for one language: "name[de]".
PLT_API std::string infoKeyIn(std::string_view key, std::string_view language);
/// Returns a translatable key without its language: "name" for "name[de]", "name[pt_BR]", "name[zh_Hant_TW]".
/// Empty for every other text, including "name" itself.
PLT_API std::string_view withoutLanguage(std::string_view key);

/// Parses the first document of an info.yaml. Time and memory are bounded by the size of `bytes`: aliases are
/// looked up, never expanded.
PLT_API InfoFields parseInfoFile(QByteArray bytes);
/// The same by the YAML parser alone, for tests.
PLT_API InfoFields parseInfoFileAsYaml(QByteArray bytes);
/// Reads an info.yaml of nothing but comments and lines "key: words" in which YAML has no second meaning for
/// any character, in a fifteenth of the time of a YAML parser. Nothing for all other texts. `text` has no
/// carriage returns.
PLT_API std::optional<InfoFields> readPlainInfo(std::string_view text);

}  // namespace plt
