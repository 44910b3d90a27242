// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/value/value.h"
#include "common/session/any_rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plt::script {

/// The options of a game in a script: the rows in the global names `options` and `presets`. Their text is the
/// values of all rows, "5,hard,true"; without rows it is "standard".
class ScriptOptions {
  public:
    /// The values of all rows, in the order of the rows: a number, the index of a choice, or 0 and 1.
    using Values = std::vector<int>;

    /// Returns the options, or the reason why the tables are not understood.
    static Result<ScriptOptions> read(const Value& options, const Value& presets);

    const Values& usual() const { return usual_; }
    /// Returns true if these are values of the rows: an earlier version of the script may have had others.
    bool offers(const Values& values) const;
    std::vector<OptionRow> rows() const;
    const std::vector<std::pair<Message, Values>>& presets() const { return presets_; }

    std::string write(const Values& values) const;
    Result<Values> read(std::string_view text) const;
    Message describe(const Values& values) const;
    /// Returns the values by name, as scripts get them.
    Value tableOf(const Values& values) const;

  private:
    struct Row {
        std::string name;
        OptionRow form;
        std::vector<std::string> words{};  ///< of a choice
    };
    static Message readRow(const Value& value, Row& row, int& usual);
    static Message readWords(const Value& words, Row& row);
    Message addPreset(const Value& value);
    /// Returns the value of a row as it is written.
    static std::string wordOf(const Row& row, int value);
    static Value valueOf(const Row& row, int value);
    static std::optional<int> valueFrom(const Row& row, const Value& value);

    std::vector<Row> rows_;
    Values usual_;
    std::vector<std::pair<Message, Values>> presets_;
};

}  // namespace plt::script
