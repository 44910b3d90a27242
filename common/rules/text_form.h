// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
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
///         form::fields<Options>('x', form::number(&Options::columns, 5, 40),
///                               form::number(&Options::rows, 5, 40)),
///         form::number(&Options::colours, 2, 6),
///         form::fieldUnless(Scoring::modern, &Options::scoring, form::words<Scoring>("modern", "classic")));
///
/// and form::text(optionsText, PLT_TR("Options look like 20x16-5.")) adds the sentence that refuses all other
/// texts. Rules get `write` and `read...` from such forms by plt::WrittenBy.
///
/// A separator must not occur in the parts that it separates ('-' does in negative numbers).
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
/// Reads and writes a whole number in low .. high.
template <std::integral T>
constexpr Number<T> number(T low, T high) {
    return {low, high};
}

/// The form of ordinal().
template <std::integral T>
struct Ordinal {
    using Value = T;
    T count;

    std::string write(T value) const { return std::to_string(value + 1); }
    std::optional<T> read(std::string_view text) const {
        const auto number = readNumber<T>(text, 1, count);
        return number ? std::optional(static_cast<T>(*number - 1)) : std::nullopt;
    }
};
/// Reads and writes an index of 0 .. count - 1, counted from 1 (index 2 is "3").
template <std::integral T>
constexpr Ordinal<T> ordinal(T count) {
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
/// Reads and writes one word for each value of an enumeration that counts from 0 (or of a bool or a number),
/// in its order.
template <class Enum, std::convertible_to<std::string_view>... Word>
requires std::is_enum_v<Enum> || std::integral<Enum>
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
/// Reads and writes one letter for each value of an enumeration that counts from 0, in its order.
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
/// Reads and writes an optional value; the word `none` means that it is missing (a seat without a computer is
/// "person").
template <Form Inner>
constexpr Otherwise<Inner> otherwise(std::string_view none, Inner inner) {
    return {none, inner};
}

/// The form of escaped().
struct Escaped {
    using Value = std::string;
    std::string_view plain;

    std::string write(std::string_view value) const {
        std::string text;
        for (const char c : value) {
            const auto byte = static_cast<unsigned char>(c);
            if (isPlain(c))
                text += c;
            else
                text += {'%', digits[byte / 16], digits[byte % 16]};
        }
        return text;
    }
    std::optional<std::string> read(std::string_view text) const {
        std::string value;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '%') {
                const auto high = i + 2 < text.size() ? digits.find(text[i + 1]) : digits.npos;
                const auto low = i + 2 < text.size() ? digits.find(text[i + 2]) : digits.npos;
                if (high == digits.npos || low == digits.npos) return std::nullopt;
                value += static_cast<char>(16 * high + low);
                i += 2;
                if (isPlain(value.back())) return std::nullopt;
            } else {
                if (!isPlain(text[i])) return std::nullopt;
                value += text[i];
            }
        }
        return value;
    }

  private:
    static constexpr std::string_view digits = "0123456789ABCDEF";
    bool isPlain(char c) const {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               plain.find(c) != std::string_view::npos;
    }
};
/// Reads and writes any text: letters, digits and the `plain` signs as they are, all other bytes as %20.
constexpr Escaped escaped(std::string_view plain) {
    return {plain};
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
/// Reads and writes any number of values with separators between them; the empty text is an empty list.
template <Form Inner>
constexpr List<Inner> list(char separator, Inner inner) {
    return {separator, inner};
}

/// The form of only().
template <class T>
struct Only {
    using Value = T;
    std::string_view word;

    std::string write(const T& /*value*/) const { return std::string(word); }
    std::optional<T> read(std::string_view text) const {
        return text == word ? std::optional(T{}) : std::nullopt;
    }
};
/// Reads and writes the word for a type that has only one value.
template <class T>
constexpr Only<T> only(std::string_view word) {
    return {word};
}

/// The form of where().
template <Form Inner, std::predicate<typename Inner::Value> Predicate>
struct Where {
    using Value = typename Inner::Value;
    Inner inner;
    Predicate predicate;

    std::string write(const Value& value) const { return inner.write(value); }
    std::optional<Value> read(std::string_view text) const {
        auto value = inner.read(text);
        return value && predicate(*value) ? std::move(value) : std::nullopt;
    }
};
/// Restricts a form to the values for which a predicate holds.
template <Form Inner, std::predicate<typename Inner::Value> Predicate>
constexpr Where<Inner, Predicate> where(Inner inner, Predicate predicate) {
    return {inner, predicate};
}

/// The form of after().
template <Form Inner>
struct After {
    using Value = typename Inner::Value;
    std::string_view beginning;
    Inner inner;

    std::string write(const Value& value) const { return std::string(beginning) + inner.write(value); }
    std::optional<Value> read(std::string_view text) const {
        return text.starts_with(beginning) ? inner.read(text.substr(beginning.size())) : std::nullopt;
    }
};
/// Reads and writes a value after a constant text (column 3 is "x3").
template <Form Inner>
constexpr After<Inner> after(std::string_view beginning, Inner inner) {
    return {beginning, inner};
}

/// The base of parts of fields(): written() returns nothing for a value that is left out, readInto() reads a
/// part, and leaveOut() is called for a missing part; the latter two return false if the text is refused. ///
/// Each part is also a form of the struct, in which all other members keep their default values.
template <class Self, class Struct>
struct Part {
    using Value = Struct;
    using Owner = Struct;

    std::string write(const Struct& value) const { return self().written(value).value(); }
    std::optional<Struct> read(std::string_view text) const {
        Struct value{};
        return self().readInto(text, value) ? std::optional(std::move(value)) : std::nullopt;
    }
    bool leaveOut(Struct& /*into*/) const { return false; }

  private:
    const Self& self() const { return static_cast<const Self&>(*this); }
};

/// The form of field().
template <class Struct, Form Inner>
struct Field : Part<Field<Struct, Inner>, Struct> {
    typename Inner::Value Struct::*member;
    Inner inner;

    constexpr Field(typename Inner::Value Struct::*where, Inner form) : member(where), inner(form) {}
    std::optional<std::string> written(const Struct& from) const { return inner.write(from.*member); }
    bool readInto(std::string_view text, Struct& into) const {
        auto value = inner.read(text);
        if (!value) return false;
        into.*member = *std::move(value);
        return true;
    }
};
/// Reads and writes a member, in fields(), that is always written.
template <class Struct, Form Inner>
constexpr Field<Struct, Inner> field(typename Inner::Value Struct::*member, Inner inner) {
    return {member, inner};
}

/// Shorthands for fields() with the most used forms.
template <class Struct, std::integral T>
constexpr auto number(T Struct::*member, std::type_identity_t<T> low, std::type_identity_t<T> high) {
    return field(member, number<T>(low, high));
}
template <class Struct, std::integral T>
constexpr auto ordinal(T Struct::*member, std::type_identity_t<T> count) {
    return field(member, ordinal<T>(count));
}
template <class Struct, class Enum, std::convertible_to<std::string_view>... Word>
constexpr auto words(Enum Struct::*member, const Word&... all) {
    return field(member, words<Enum>(all...));
}
template <class Struct, class Enum>
constexpr auto letters(Enum Struct::*member, std::string_view all) {
    return field(member, letters<Enum>(all));
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
    bool readInto(std::string_view part, Struct& into) const {
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
/// Reads and writes a member, in fields(), that is left out if it has its usual value.
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
    bool readInto(std::string_view part, Struct& into) const {
        if (part != word) return false;
        into.*member = meant;
        return true;
    }
    bool leaveOut(Struct& into) const {
        into.*member = !meant;
        return true;
    }
};
/// Reads and writes a word, in fields(), that means that the member equals `meant`.
template <class Struct>
constexpr Flag<Struct> flag(bool Struct::*member, std::string_view word, bool meant = true) {
    return {member, word, meant};
}

/// The form of inside().
template <class Struct, class Inner>
struct Inside : Part<Inside<Struct, Inner>, Struct> {
    typename Inner::Owner Struct::*member;
    Inner part;

    constexpr Inside(typename Inner::Owner Struct::*where, Inner inner) : member(where), part(inner) {}
    std::optional<std::string> written(const Struct& from) const { return part.written(from.*member); }
    bool readInto(std::string_view text, Struct& into) const { return part.readInto(text, into.*member); }
    bool leaveOut(Struct& into) const { return part.leaveOut(into.*member); }
};
/// Applies a part to a member that is a struct itself.
template <class Struct, class Inner>
constexpr Inside<Struct, Inner> inside(typename Inner::Owner Struct::*member, Inner part) {
    return {member, part};
}

/// The form of fields().
template <class Struct, class... Parts>
struct Fields : Part<Fields<Struct, Parts...>, Struct> {
    char separator;
    std::tuple<Parts...> parts;

    constexpr Fields(char between, Parts... all) : separator(between), parts(all...) {}
    std::optional<std::string> written(const Struct& from) const {
        std::string text;
        bool first = true;
        const auto append = [&](const auto& part) {
            const auto written = part.written(from);
            if (!written) return;
            if (!std::exchange(first, false)) text += separator;
            text += *written;
        };
        std::apply([&](const auto&... part) { (append(part), ...); }, parts);
        return text;
    }
    bool readInto(std::string_view text, Struct& into) const {
        const auto found = split(text, separator);
        std::size_t next = 0;
        const auto read = [&](const auto& part) {
            if (next < found.size() && part.readInto(found[next], into)) {
                ++next;
                return true;
            }
            return part.leaveOut(into);
        };
        return std::apply([&](const auto&... part) { return (read(part) && ...); }, parts) &&
               next == found.size();
    }
};
/// Reads and writes the members of a struct in this order, with separators between them. The parts are
/// field(), fieldUnless(), flag(), the combinations below, and fields() with another separator. Members that
/// are not named keep their default values.
template <class Struct, class... Parts>
requires(std::same_as<typename Parts::Owner, Struct>&&...) constexpr Fields<Struct, Parts...> fields(
    char separator, Parts... parts) {
    return {separator, parts...};
}

/// The form of joined().
template <class First, class Rest>
struct Joined : Part<Joined<First, Rest>, typename First::Owner> {
    using Struct = typename First::Owner;
    std::size_t width;
    First first;
    Rest rest;

    constexpr Joined(std::size_t letters, First one, Rest other) : width(letters), first(one), rest(other) {}
    std::optional<std::string> written(const Struct& from) const {
        return first.written(from).value() + rest.written(from).value();
    }
    bool readInto(std::string_view text, Struct& into) const {
        return text.size() >= width && first.readInto(text.substr(0, width), into) &&
               rest.readInto(text.substr(width), into);
    }
};
/// Reads and writes two parts with nothing between them; the first is always `width` letters wide.
template <class First, class Rest>
requires std::same_as<typename First::Owner, typename Rest::Owner>
constexpr Joined<First, Rest> joined(std::size_t width, First first, Rest rest) {
    return {width, first, rest};
}

/// The form of when().
template <class Struct, class T, Form Inner>
struct When {
    using Value = Struct;
    T Struct::*member;
    T is;
    Inner inner;

    std::optional<std::string> written(const Struct& from) const {
        return from.*member == is ? std::optional(inner.write(from)) : std::nullopt;
    }
    std::optional<Struct> read(std::string_view text) const {
        auto value = inner.read(text);
        if (value) (*value).*member = is;
        return value;
    }
};
/// Restricts a form, in oneOf(), to structs of which a member has this value, such as one kind of move.
template <class Struct, class T, Form Inner>
requires std::same_as<typename Inner::Value, Struct>
constexpr When<Struct, T, Inner> when(T Struct::*member, std::type_identity_t<T> is, Inner inner) {
    return {member, is, inner};
}
/// Does the same for a kind without other members, whose text is this word.
template <class Struct, class T>
constexpr When<Struct, T, Only<Struct>> when(T Struct::*member, std::type_identity_t<T> is,
                                             const char* word) {
    return {member, is, {word}};
}

/// The form of oneOf().
template <class First, class... Others>
struct OneOf : Part<OneOf<First, Others...>, typename First::Value> {
    using Struct = typename First::Value;
    std::tuple<First, Others...> all;

    constexpr explicit OneOf(First first, Others... others) : all(first, others...) {}
    std::optional<std::string> written(const Struct& from) const {
        std::optional<std::string> text;
        const auto write = [&](const auto& one) {
            if constexpr (requires { one.written(from); })
                text = one.written(from);
            else
                text = one.write(from);
            return text.has_value();
        };
        std::apply([&](const auto&... one) { return (write(one) || ...); }, all);
        return text;
    }
    bool readInto(std::string_view text, Struct& into) const {
        const auto read = [&](const auto& one) {
            auto value = one.read(text);
            if (value) into = *std::move(value);
            return value.has_value();
        };
        return std::apply([&](const auto&... one) { return (read(one) || ...); }, all);
    }
};
/// Reads and writes by the first of several forms that fits: when()s, and perhaps a last form for all other
/// values. In fields() it must be the first part, because reading it assigns the whole struct.
template <class First, class... Others>
requires(std::same_as<typename First::Value, typename Others::Value>&&...) constexpr OneOf<
    First, Others...> oneOf(First first, Others... others) {
    return OneOf<First, Others...>(first, others...);
}

/// The check of a text() that has none.
struct NoProblem {
    Message operator()(const auto&... /*value*/) const { return {}; }
};

/// A condition on the value of a text(), with the sentence for a value that does not fulfil it.
template <class Predicate>
struct Must {
    Predicate holds;
    std::string_view sentence;
    Message operator()(const auto& value, const auto&... options) const {
        if constexpr (std::is_invocable_v<Predicate, decltype(value), decltype(options)...>)
            return holds(value, options...) ? Message() : Message(sentence);
        else
            return holds(value) ? Message() : Message(sentence);
    }
};

/// The form of text().
template <Form Inner, class Check, class... Places>
struct Text {
    using Value = typename Inner::Value;
    Inner inner;
    Check check;
    std::string_view sentence;
    std::tuple<Places...> places;

    std::string write(const Value& value) const { return inner.write(value); }
    template <class... Known>
    Result<Value> read(std::string_view text, const Known&... known) const {
        auto value = inner.read(text);
        if (!value) return refusal(text);
        if (auto problem = check(*value, known...); !problem.empty()) return problem;
        return *std::move(value);
    }
    /// Adds a check: `problemOf` returns the problem of a value (of a start with its options), or nothing.
    template <class Other>
    constexpr Text<Inner, Other, Places...> unless(Other problemOf) const {
        return {inner, problemOf, sentence, places};
    }
    template <class Predicate>
    constexpr Text<Inner, Must<Predicate>, Places...> must(Predicate holds,
                                                           std::string_view otherwise) const {
        return unless(Must<Predicate>{holds, otherwise});
    }

  private:
    Message refusal(std::string_view text) const {
        const auto filled = [text](const auto& place) -> Message::Argument {
            if constexpr (std::is_invocable_v<decltype(place), std::string_view>)
                return place(text);
            else
                return place;
        };
        return std::apply([&](const auto&... place) { return Message(sentence, {filled(place)...}); },
                          places);
    }
};
/// Adds to a form the sentence that is shown when a text is refused, and the arguments of the sentence:
/// numbers, or functions of the text.
template <Form Inner, class... Places>
constexpr Text<Inner, NoProblem, Places...> text(Inner inner, std::string_view sentence, Places... places) {
    return {inner, {}, sentence, {places...}};
}

}  // namespace plt::form

namespace plt {

template <class Forms, class O, class S, class M>
std::string WrittenBy<Forms, O, S, M>::write(const O& options) {
    return Forms::options.write(options);
}
template <class Forms, class O, class S, class M>
std::string WrittenBy<Forms, O, S, M>::write(const S& start) {
    return Forms::start.write(start);
}
template <class Forms, class O, class S, class M>
std::string WrittenBy<Forms, O, S, M>::write(const M& move) {
    return Forms::move.write(move);
}
template <class Forms, class O, class S, class M>
Result<O> WrittenBy<Forms, O, S, M>::readOptions(std::string_view text) {
    return Forms::options.read(text);
}
template <class Forms, class O, class S, class M>
Result<S> WrittenBy<Forms, O, S, M>::readStart(const O& options, std::string_view text) {
    return Forms::start.read(text, options);
}
template <class Forms, class O, class S, class M>
Result<M> WrittenBy<Forms, O, S, M>::readMove(std::string_view text) {
    return Forms::move.read(text);
}

}  // namespace plt
