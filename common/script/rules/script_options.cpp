// SPDX-License-Identifier: MIT
#include "common/script/rules/script_options.h"

#include "common/rules/text.h"
#include "common/script/value/value_message.h"

#include <algorithm>
#include <limits>

namespace plt::script {

namespace {

constexpr std::string_view noOptions = "standard";
constexpr std::size_t mostRows = 20;
constexpr std::size_t mostWords = 50;
constexpr std::int64_t largest = 1'000'000;

bool isName(const std::string& text) {
    const auto isPermitted = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    constexpr std::size_t longest = 40;
    return !text.empty() && text.size() <= longest && std::all_of(text.begin(), text.end(), isPermitted) &&
           (text.front() < '0' || text.front() > '9');
}

}  // namespace

Result<ScriptOptions> ScriptOptions::read(const Value& options, const Value& presets) {
    ScriptOptions read;
    if (!options.isNil() && (!options.isTable() || !options.fields().empty() || options.size() > mostRows))
        return Message(PLT_TR("\"options\" must be a list; the limit is %1"), {mostRows});
    for (const auto& value : options.items()) {
        Row row;
        int usual = 0;
        Message problem = readRow(value, row, usual);
        for (const auto& other : read.rows_)
            if (other.name == row.name) problem = PLT_TR("it has the name of another");
        if (!problem.empty())
            return Message(PLT_TR("row %1 of \"options\": %2"), {read.rows_.size() + 1, problem});
        read.rows_.push_back(std::move(row));
        read.usual_.push_back(usual);
    }
    if (!presets.isNil() && (!presets.isTable() || !presets.fields().empty()))
        return Message(PLT_TR("\"presets\" must be a list"));
    for (const auto& value : presets.items())
        if (const Message problem = read.addPreset(value); !problem.empty())
            return Message(PLT_TR("row %1 of \"presets\": %2"), {read.presets_.size() + 1, problem});
    return read;
}

Message ScriptOptions::readRow(const Value& value, Row& row, int& usual) {
    row.name = value.at("name").text();
    if (!isName(row.name)) return PLT_TR("it needs a name of letters, digits and _");
    if (!isMessage(value.at("label"))) return PLT_TR("it needs a label");
    row.form.label = messageOf(value.at("label"));
    const auto& words = value.at("values");
    if (words.isTable()) {
        if (const Message problem = readWords(words, row); !problem.empty()) return problem;
    } else if (!value.at("low").isNil() || !value.at("high").isNil()) {
        const auto low = value.at("low").integerOr(largest + 1);
        const auto high = value.at("high").integerOr(-largest - 1);
        if (low < -largest || high > largest || low > high)
            return PLT_TR("it needs whole numbers \"low\" and \"high\"");
        row.form.low = static_cast<int>(low);
        row.form.high = static_cast<int>(high);
    } else {
        row.form.kind = OptionRow::Kind::flag;
    }
    const auto& given = value.at("usual");
    usual = row.form.kind == OptionRow::Kind::number ? row.form.low : 0;
    if (given.isNil()) return {};
    const auto number = valueFrom(row, given);
    if (!number) return PLT_TR("it does not offer its usual value");
    usual = *number;
    return {};
}

Message ScriptOptions::readWords(const Value& words, Row& row) {
    row.form.kind = OptionRow::Kind::choice;
    if (words.size() < 2 || words.size() > mostWords)
        return {PLT_TR("it needs at least two values; the limit is %1"), {mostWords}};
    for (const auto& word : words.items()) {
        const auto& text = word.isTable() ? word.at(1).text() : word.text();
        const auto& name = word.isTable() ? word.at(2) : word;
        const bool isThere = std::find(row.words.begin(), row.words.end(), text) != row.words.end();
        if (!isName(text) || !isMessage(name) || isThere)
            return PLT_TR("it needs values like { \"word\", tr(\"Name\") }, each once");
        row.words.push_back(text);
        row.form.values.push_back(messageOf(name));
    }
    row.form.high = static_cast<int>(row.words.size()) - 1;
    return {};
}

Message ScriptOptions::addPreset(const Value& value) {
    if (!isMessage(value.at("label"))) return PLT_TR("it needs a label");
    auto values = usual_;
    for (const auto& [key, given] : value.fields()) {
        const auto* const name = std::get_if<std::string>(&key);
        if (name != nullptr && *name == "label") continue;
        const auto row = std::find_if(rows_.begin(), rows_.end(),
                                      [&](const Row& one) { return name != nullptr && one.name == *name; });
        if (row == rows_.end()) return PLT_TR("it names an option that does not exist");
        const auto number = valueFrom(*row, given);
        if (!number) return {PLT_TR("it has a value that \"%1\" does not offer"), {*name}};
        values[static_cast<std::size_t>(row - rows_.begin())] = *number;
    }
    presets_.emplace_back(messageOf(value.at("label")), std::move(values));
    return {};
}

bool ScriptOptions::offers(const Values& values) const {
    return std::equal(
        values.begin(), values.end(), rows_.begin(), rows_.end(),
        [](int value, const Row& row) { return value >= row.form.low && value <= row.form.high; });
}

std::vector<OptionRow> ScriptOptions::rows() const {
    std::vector<OptionRow> forms;
    for (const auto& row : rows_) forms.push_back(row.form);
    return forms;
}

std::string ScriptOptions::wordOf(const Row& row, int value) {
    switch (row.form.kind) {
        case OptionRow::Kind::choice:
            return row.words[static_cast<std::size_t>(value)];
        case OptionRow::Kind::flag:
            return value != 0 ? "true" : "false";
        case OptionRow::Kind::number:
            break;
    }
    return std::to_string(value);
}

Value ScriptOptions::valueOf(const Row& row, int value) {
    switch (row.form.kind) {
        case OptionRow::Kind::choice:
            return row.words[static_cast<std::size_t>(value)];
        case OptionRow::Kind::flag:
            return value != 0;
        case OptionRow::Kind::number:
            break;
    }
    return value;
}

std::optional<int> ScriptOptions::valueFrom(const Row& row, const Value& value) {
    for (int one = row.form.low; row.form.kind != OptionRow::Kind::number && one <= row.form.high; ++one)
        if (valueOf(row, one) == value) return one;
    if (row.form.kind != OptionRow::Kind::number || !value.isInteger()) return std::nullopt;
    const auto number = value.integerOr(0);
    if (number < row.form.low || number > row.form.high) return std::nullopt;
    return static_cast<int>(number);
}

std::string ScriptOptions::write(const Values& values) const {
    if (rows_.empty()) return std::string(noOptions);
    std::string text;
    for (std::size_t i = 0; i < rows_.size(); ++i) text += (i > 0 ? "," : "") + wordOf(rows_[i], values[i]);
    return text;
}

Result<ScriptOptions::Values> ScriptOptions::read(std::string_view text) const {
    const Message problem(PLT_TR("“%1” are no options of this game."), {std::string(text.substr(0, 40))});
    if (rows_.empty()) return text == noOptions ? Result<Values>(Values{}) : Result<Values>(problem);
    const auto words = split(text, ',');
    // An earlier version of the game may have had fewer rows.
    if (words.size() > rows_.size()) return problem;
    auto values = usual_;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto& row = rows_[i];
        std::optional<int> found;
        if (row.form.kind == OptionRow::Kind::number) {
            found = readNumber<int>(words[i], row.form.low, row.form.high);
        } else {
            for (int value = row.form.low; value <= row.form.high; ++value)
                if (wordOf(row, value) == words[i]) found = value;
        }
        if (!found) return problem;
        values[i] = *found;
    }
    return values;
}

Message ScriptOptions::describe(const Values& values) const {
    for (const auto& [label, preset] : presets_)
        if (preset == values) return label;
    Message all;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const auto& form = rows_[i].form;
        Message one;
        switch (form.kind) {
            case OptionRow::Kind::number:
                one = {PLT_TR("%1: %2"), {form.label, values[i]}};
                break;
            case OptionRow::Kind::choice:
                one = {PLT_TR("%1: %2"), {form.label, form.values[static_cast<std::size_t>(values[i])]}};
                break;
            case OptionRow::Kind::flag:
                if (values[i] == 0) continue;
                one = form.label;
                break;
        }
        all = all.empty() ? one : Message(PLT_TR("%1, %2"), {all, one});
    }
    return all.empty() ? Message(PLT_TR("Standard")) : all;
}

Value ScriptOptions::tableOf(const Values& values) const {
    std::vector<Field> fields;
    for (std::size_t i = 0; i < rows_.size(); ++i)
        fields.push_back({rows_[i].name, valueOf(rows_[i], values[i])});
    return Value::table({}, std::move(fields));
}

}  // namespace plt::script
