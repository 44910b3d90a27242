// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/text.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

/// Text forms of values, declared once for both directions. `read` returns the same value for what `write`
/// returned, and refuses what `write` would never return. Options such as 20x16-5-classic are declared as
///
///     constexpr auto optionsText = form::fields<Options>(
///         '-',
///         form::fields<Options>('x', form::field(&Options::columns, form::number(5, 40)),
///                               form::field(&Options::rows, form::number(5, 40))),
///         form::field(&Options::colours, form::number(2, 6)),
///         form::fieldUnless(Scoring::modern, &Options::scoring, form::words<Scoring>("modern", "classic")));
///
///     std::string Rules::write(const Options& options) { return optionsText.write(options); }
///     plt::Result<Options> Rules::readOptions(std::string_view text) {
///         if (const auto options = optionsText.read(text)) return *options;
///         return plt::Message(PLT_TR("Options look like 20x16-5."));
///     }
///
/// A separator must not occur in the parts that it separates (such as '-' with negative numbers).
namespace plt::form {

/// The interface of a text form. `read` returns nothing for a text that `write` would not return.
template <class F>
concept Form = requires(const F& form, const typename F::Value& value, std::string_view text) {
    { form.write(value) } -> std::same_as<std::string>;
    { form.read(text) } -> std::same_as<std::optional<typename F::Value>>;
};

/// The form of number().
template <std::integral T>
struct Number {
    using Value = T;
    T low;
    T high;

    std::string write(T value) const { return std::to_string(value); }
    std::optional<T> read(std::string_view text) const { return readNumber(text, low, high); }
};
/// A whole number in low .. high.
template <std::integral T>
constexpr Number<T> number(T low, T high) {
    return {low, high};
}

/// The form of ordinal().
struct Ordinal {
    using Value = int;
    int count;

    std::string write(int value) const { return std::to_string(value + 1); }
    std::optional<int> read(std::string_view text) const {
        const auto number = readNumber(text, 1, count);
        return number ? std::optional(*number - 1) : std::nullopt;
    }
};
/// An index of 0 .. count - 1, written from 1 (index 2 is "3").
constexpr Ordinal ordinal(int count) {
    return {count};
}

/// The form of words().
template <class Enum, std::size_t count>
struct Words {
    using Value = Enum;
    std::array<std::string_view, count> all;

    std::string write(Enum value) const { return std::string(all.at(static_cast<std::size_t>(value))); }
    std::optional<Enum> read(std::string_view text) const {
        for (std::size_t i = 0; i < count; ++i)
            if (all[i] == text) return static_cast<Enum>(i);
        return std::nullopt;
    }
};
/// One word for each value of an enumeration that counts from 0 (or of a bool), in its order.
template <class Enum, std::convertible_to<std::string_view>... Word>
requires std::is_enum_v<Enum> || std::same_as<Enum, bool>
constexpr Words<Enum, sizeof...(Word)> words(const Word&... all) {
    return {{std::string_view(all)...}};
}

/// The form of letters().
template <class Enum>
struct Letters {
    using Value = Enum;
    std::string_view all;

    std::string write(Enum value) const { return {all.at(static_cast<std::size_t>(value))}; }
    std::optional<Enum> read(std::string_view text) const {
        const auto at = text.size() == 1 ? all.find(text[0]) : std::string_view::npos;
        return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Enum>(at));
    }
};
/// One letter for each value of an enumeration that counts from 0, in its order.
template <class Enum>
requires std::is_enum_v<Enum>
constexpr Letters<Enum> letters(std::string_view all) {
    return {all};
}

/// The form of otherwise().
template <Form Inner>
struct Otherwise {
    using Value = std::optional<typename Inner::Value>;
    std::string_view none;
    Inner inner;

    std::string write(const Value& value) const { return value ? inner.write(*value) : std::string(none); }
    std::optional<Value> read(std::string_view text) const {
        if (text == none) return Value();
        if (const auto value = inner.read(text)) return Value(*value);
        return std::nullopt;
    }
};
/// An optional value; the word `none` is written where it is missing (a seat without a computer is "person").
template <Form Inner>
constexpr Otherwise<Inner> otherwise(std::string_view none, Inner inner) {
    return {none, inner};
}

/// The form of list().
template <Form Inner>
struct List {
    using Value = std::vector<typename Inner::Value>;
    char separator;
    Inner inner;

    std::string write(const Value& values) const {
        std::string text;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i > 0) text += separator;
            text += inner.write(values[i]);
        }
        return text;
    }
    std::optional<Value> read(std::string_view text) const {
        Value values;
        if (text.empty()) return values;
        for (const auto part : split(text, separator)) {
            auto value = inner.read(part);
            if (!value) return std::nullopt;
            values.push_back(*std::move(value));
        }
        return values;
    }
};
/// Any number of values with separators between them; the empty text is no value.
template <Form Inner>
constexpr List<Inner> list(char separator, Inner inner) {
    return {separator, inner};
}

/// The form of field(). As a part of fields(), written() returns nothing for a value that is left out, take()
/// reads a part, and leaveOut() is called for a missing part; the latter two return false if the text is
/// refused.
template <class Struct, Form Inner>
struct Field {
    using Owner = Struct;
    typename Inner::Value Struct::*member;
    Inner inner;

    std::optional<std::string> written(const Struct& from) const { return inner.write(from.*member); }
    bool take(std::string_view part, Struct& into) const {
        auto value = inner.read(part);
        if (!value) return false;
        into.*member = *std::move(value);
        return true;
    }
    bool leaveOut(Struct& /*into*/) const { return false; }
};
/// A part of fields() that is always written.
template <class Struct, Form Inner>
constexpr Field<Struct, Inner> field(typename Inner::Value Struct::*member, Inner inner) {
    return {member, inner};
}

/// The form of fieldUnless().
template <class Struct, Form Inner>
struct FieldUnless {
    using Owner = Struct;
    typename Inner::Value usual;
    typename Inner::Value Struct::*member;
    Inner inner;

    std::optional<std::string> written(const Struct& from) const {
        return from.*member == usual ? std::nullopt : std::optional(inner.write(from.*member));
    }
    bool take(std::string_view part, Struct& into) const {
        auto value = inner.read(part);
        if (!value || *value == usual) return false;
        into.*member = *std::move(value);
        return true;
    }
    bool leaveOut(Struct& into) const {
        into.*member = usual;
        return true;
    }
};
/// A part of fields() that is left out where the member has its usual value.
template <class Struct, Form Inner>
constexpr FieldUnless<Struct, Inner> fieldUnless(typename Inner::Value usual,
                                                 typename Inner::Value Struct::*member, Inner inner) {
    return {usual, member, inner};
}

/// The form of flag().
template <class Struct>
struct Flag {
    using Owner = Struct;
    bool Struct::*member;
    std::string_view word;
    bool meant;

    std::optional<std::string> written(const Struct& from) const {
        return from.*member == meant ? std::optional(std::string(word)) : std::nullopt;
    }
    bool take(std::string_view part, Struct& into) const {
        if (part != word) return false;
        into.*member = meant;
        return true;
    }
    bool leaveOut(Struct& into) const {
        into.*member = !meant;
        return true;
    }
};
/// A word in fields() that is written where the member equals `meant`.
template <class Struct>
constexpr Flag<Struct> flag(bool Struct::*member, std::string_view word, bool meant = true) {
    return {member, word, meant};
}

/// The form of fields().
template <class Struct, class... Part>
struct Fields {
    using Value = Struct;
    using Owner = Struct;
    char separator;
    std::tuple<Part...> parts;

    std::string write(const Struct& value) const {
        std::string text;
        bool first = true;
        const auto append = [&](const auto& part) {
            const auto written = part.written(value);
            if (!written) return;
            if (!std::exchange(first, false)) text += separator;
            text += *written;
        };
        std::apply([&](const auto&... part) { (append(part), ...); }, parts);
        return text;
    }
    std::optional<Struct> read(std::string_view text) const {
        Struct value{};
        return take(text, value) ? std::optional(std::move(value)) : std::nullopt;
    }

    // The interface of a part of other fields.
    std::optional<std::string> written(const Struct& from) const { return write(from); }
    bool take(std::string_view text, Struct& into) const {
        const auto found = split(text, separator);
        std::size_t next = 0;
        const auto read = [&](const auto& part) {
            if (next < found.size() && part.take(found[next], into)) {
                ++next;
                return true;
            }
            return part.leaveOut(into);
        };
        return std::apply([&](const auto&... part) { return (read(part) && ...); }, parts) &&
               next == found.size();
    }
    bool leaveOut(Struct& /*into*/) const { return false; }
};
/// The members of a struct in this order, with separators between them. The parts are field(), fieldUnless(),
/// flag(), and fields() with another separator. Members that are not named keep their default values.
template <class Struct, class... Part>
requires(std::same_as<typename Part::Owner, Struct>&&...) constexpr Fields<Struct, Part...> fields(
    char separator, Part... parts) {
    return {separator, {parts...}};
}

}  // namespace plt::form
