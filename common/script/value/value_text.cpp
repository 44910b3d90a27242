// SPDX-License-Identifier: MIT
#include "common/script/value/value_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include <QByteArrayView>

namespace plt::script {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Characters of words. All others of a string are encoded.
bool isOfWord(char c) {
    return isLetter(c) || isDigit(c) || c == '_' || c == '-' || c == '.' || c == '+' || c == '/';
}

bool hasOtherMeaning(std::string_view word) {
    return word == "true" || word == "false" || word == "nil";
}

bool isWord(std::string_view text) {
    return !text.empty() && (isLetter(text.front()) || text.front() == '_') && !hasOtherMeaning(text) &&
           std::all_of(text.begin(), text.end(), isOfWord);
}

constexpr std::string_view hexDigits = "0123456789ABCDEF";

void writeString(std::string& out, std::string_view text) {
    if (isWord(text)) {
        out += text;
        return;
    }
    out += '@';
    for (const char c : text) {
        if (isOfWord(c)) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += '%';
        out += hexDigits[byte >> 4];
        out += hexDigits[byte & 15];
    }
}

void writeNumber(std::string& out, double number) {
    std::array<char, 40> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
    out += text;
    // A whole number beyond the integers.
    if (text.find_first_of(".e") == std::string_view::npos) out += ".0";
}

void writeValue(std::string& out, const Value& value) {
    switch (value.kind()) {
        case Value::Kind::nil:
            out += "nil";
            return;
        case Value::Kind::boolean:
            out += value.isTrue() ? "true" : "false";
            return;
        case Value::Kind::integer:
            out += std::to_string(value.integerOr(0));
            return;
        case Value::Kind::number:
            writeNumber(out, value.numberOr(0));
            return;
        case Value::Kind::string:
            writeString(out, value.text());
            return;
        case Value::Kind::table:
            break;
    }
    out += '(';
    bool first = true;
    const auto separate = [&] {
        if (!first) out += ',';
        first = false;
    };
    for (const auto& item : value.items()) {
        separate();
        writeValue(out, item);
    }
    for (const auto& [key, one] : value.fields()) {
        separate();
        if (const auto* index = std::get_if<std::int64_t>(&key))
            out += std::to_string(*index);
        else
            writeString(out, std::get<std::string>(key));
        out += '=';
        writeValue(out, one);
    }
    out += ')';
}

class TextReader {
  public:
    explicit TextReader(std::string_view text) : rest_(text) {}

    std::optional<Value> read() {
        auto value = readOne(0);
        return value && rest_.empty() ? value : std::nullopt;
    }

  private:
    bool take(char c) {
        if (rest_.empty() || rest_.front() != c) return false;
        rest_.remove_prefix(1);
        return true;
    }

    /// Returns the text up to the end of a value or a key.
    std::string_view takeToken() {
        const auto token = rest_.substr(0, rest_.find_first_of("(),="));
        rest_.remove_prefix(token.size());
        return token;
    }

    std::optional<Value> readOne(int depth) {
        if (++values_ > maximumValues) return std::nullopt;
        if (take('(')) return depth < maximumDepth ? readTable(depth + 1) : std::nullopt;
        return readScalar(takeToken());
    }

    static std::optional<Value> readScalar(std::string_view token) {
        if (token.empty()) return std::nullopt;
        if (token == "nil") return Value();
        if (token == "true") return Value(true);
        if (token == "false") return Value(false);
        if (isWord(token)) return Value(token);
        if (token.front() == '@') return readString(token.substr(1));
        return readNumber(token);
    }

    static std::optional<Value> readNumber(std::string_view token) {
        const auto* const end = token.data() + token.size();
        std::int64_t whole = 0;
        if (const auto [at, error] = std::from_chars(token.data(), end, whole);
            error == std::errc() && at == end)
            return Value(whole);
        // LLVM's std::from_chars() reads no such numbers before version 20.
        bool isNumber = false;
        const double number = QByteArrayView(token).toDouble(&isNumber);
        if (!isNumber || !std::isfinite(number)) return std::nullopt;
        return Value(number);
    }

    static std::optional<Value> readString(std::string_view token) {
        std::string text;
        for (std::size_t i = 0; i < token.size(); ++i) {
            if (token[i] != '%') {
                text += token[i];
                continue;
            }
            if (i + 2 >= token.size()) return std::nullopt;
            const auto high = hexDigits.find(token[i + 1]);
            const auto low = hexDigits.find(token[i + 2]);
            if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
            text += static_cast<char>(high * 16 + low);
            i += 2;
        }
        if (text.find('\0') != std::string::npos) return std::nullopt;
        return Value(std::move(text));
    }

    std::optional<Value> readTable(int depth) {
        std::vector<Value> items;
        std::vector<Field> fields;
        if (take(')')) return Value::table({}, {});
        do {
            // A key, or a value that is a word or a number.
            const auto before = rest_;
            const auto token = takeToken();
            if (!token.empty() && take('=')) {
                const auto key = readScalar(token);
                auto value = readOne(depth);
                if (!key || !value) return std::nullopt;
                if (!key->isInteger() && !key->isString()) return std::nullopt;
                const Key name = key->isInteger() ? Key(key->integerOr(0)) : Key(key->text());
                // Each once, in their order.
                if (!fields.empty() && !(fields.back().key < name)) return std::nullopt;
                fields.push_back({name, std::move(*value)});
                continue;
            }
            rest_ = before;
            auto value = readOne(depth);
            if (!value) return std::nullopt;
            items.push_back(std::move(*value));
        } while (take(','));
        if (!take(')')) return std::nullopt;
        return Value::table(std::move(items), std::move(fields));
    }

    std::string_view rest_;
    std::size_t values_ = 0;
};

void show(std::string& out, const Value& value, std::size_t longest) {
    if (out.size() > longest) return;
    if (value.isString()) {
        out += '"' + value.text().substr(0, longest) + '"';
        return;
    }
    if (!value.isTable()) {
        writeValue(out, value);
        return;
    }
    out += '{';
    const char* separator = "";
    for (const auto& item : value.items()) {
        out += separator;
        separator = ", ";
        show(out, item, longest);
        if (out.size() > longest) return;
    }
    for (const auto& [key, one] : value.fields()) {
        out += separator;
        separator = ", ";
        if (const auto* index = std::get_if<std::int64_t>(&key))
            out += '[' + std::to_string(*index) + ']';
        else
            out += std::get<std::string>(key).substr(0, longest);
        out += " = ";
        show(out, one, longest);
        if (out.size() > longest) return;
    }
    out += '}';
}

}  // namespace

std::string write(const Value& value) {
    std::string out;
    writeValue(out, value);
    return out;
}

Result<Value> readValue(std::string_view text) {
    auto value = TextReader(text).read();
    // One text for each value: other spellings are not written, so they are not read.
    if (!value || write(*value) != text)
        return Message(PLT_TR("“%1” is no value of this game."), {std::string(text.substr(0, 40))});
    return std::move(*value);
}

std::string shown(const Value& value, std::size_t longest) {
    std::string out;
    show(out, value, longest);
    if (out.size() <= longest) return out;
    out.resize(longest);
    return out + "...";
}

}  // namespace plt::script
