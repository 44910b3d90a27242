// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// Marks a sentence of rules for translation. Rules do not depend on Qt, so the sentence stays English until
/// the window shows it. (The catalogues hold these sentences in the context "rules"; plt_add_game sees to
/// that.)
#define PLT_TR(text) text

/// Marks a sentence that contains a number: the plural with %Ln for the number, and the full singular, as in
/// PLT_TR_N("%Ln mines are left.", "One mine is left."). Other languages have other plural forms, so rules
/// never choose a sentence by the number.
#define PLT_TR_N(many, one) (plt::CountedText{many, one})

namespace plt {

/// The English plural and singular of a sentence; made by PLT_TR_N.
struct CountedText {
    std::string_view many;
    std::string_view one;
};

/// A number in a sentence, shown with `digits` digits after the decimal point.
struct Decimal {
    double value = 0;
    int digits = 1;
    /// True if a plus sign is shown as well as a minus sign.
    bool alwaysSigned = false;

    bool operator==(const Decimal&) const = default;
};

/// A sentence for the player, independent of any language: the English text with the placeholders %1, %2, ...
/// and their arguments. Shown through translated() of common/language/translated.h.
struct Message {
    /// The value of a placeholder. Numbers stay numbers, so that they are written in the player's locale; a
    /// name or a sentence within the sentence is a Message, so that it is translated as well.
    class Argument {
      public:
        /// A Message is held in a vector of one, because the type is incomplete here.
        using Value = std::variant<std::string, std::int64_t, Decimal, std::vector<Message>>;

        Argument(std::string text) : value_(std::move(text)) {}
        Argument(std::string_view text) : value_(std::string(text)) {}
        Argument(const char* text) : value_(std::string(text)) {}
        template <std::integral T>
        requires(!std::same_as<T, bool> && !std::same_as<T, char>) Argument(T number)
            : value_(static_cast<std::int64_t>(number)) {}
        Argument(Decimal number) : value_(number) {}
        Argument(const Message& message);

        const Value& value() const { return value_; }
        bool operator==(const Argument&) const;

      private:
        Value value_;
    };

    std::string text;
    /// The English singular, where the sentence contains a number.
    std::string textForOne;
    /// The value of %Ln.
    std::optional<std::int64_t> count;
    std::vector<Argument> arguments;

    Message() = default;
    Message(std::string_view english) : text(english) {}
    Message(const char* english) : text(english) {}
    Message(std::string_view english, std::vector<Argument> values)
        : text(english), arguments(std::move(values)) {}
    /// A sentence that contains `number` as its count.
    template <std::integral T>
    Message(const CountedText& english, T number, std::vector<Argument> values = {})
        : text(english.many),
          textForOne(english.one),
          count(static_cast<std::int64_t>(number)),
          arguments(std::move(values)) {}

    bool empty() const { return text.empty(); }
    /// Returns the English sentence with its arguments inserted (for logs, terminals and tests).
    std::string english() const;
    /// Replaces the placeholders %1 .. %9 of a sentence by texts; one without a text stays as it is.
    static std::string filled(std::string_view sentence, const std::vector<std::string>& texts);

    bool operator==(const Message&) const = default;
};

inline Message::Argument::Argument(const Message& message) : value_(std::vector<Message>{message}) {}

inline bool Message::Argument::operator==(const Argument& other) const {
    return value_ == other.value_;
}

inline std::string Message::filled(std::string_view sentence, const std::vector<std::string>& texts) {
    std::string out;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool place =
            sentence[i] == '%' && i + 1 < sentence.size() && sentence[i + 1] >= '1' && sentence[i + 1] <= '9';
        const std::size_t index = place ? static_cast<std::size_t>(sentence[i + 1] - '1') : texts.size();
        if (index < texts.size()) {
            out += texts[index];
            ++i;
        } else {
            out += sentence[i];
        }
    }
    return out;
}

inline std::string Message::english() const {
    const auto written = [](const Argument& argument) {
        if (const auto* number = std::get_if<std::int64_t>(&argument.value())) return std::to_string(*number);
        if (const auto* decimal = std::get_if<Decimal>(&argument.value())) {
            char digits[400];  // room for the largest double
            const auto end = std::to_chars(std::begin(digits), std::end(digits), decimal->value,
                                           std::chars_format::fixed, decimal->digits);
            const std::string sign = decimal->alwaysSigned && decimal->value >= 0 ? "+" : "";
            return sign + std::string(std::begin(digits), end.ptr);
        }
        if (const auto* message = std::get_if<std::vector<Message>>(&argument.value()))
            return message->front().english();
        return std::get<std::string>(argument.value());
    };
    std::vector<std::string> texts;
    for (const auto& argument : arguments) texts.push_back(written(argument));
    std::string sentence = count == 1 && !textForOne.empty() ? textForOne : text;
    if (count) {
        constexpr std::string_view place = "%Ln";
        const std::string number = std::to_string(*count);
        for (auto at = sentence.find(place); at != std::string::npos;
             at = sentence.find(place, at + number.size()))
            sentence.replace(at, place.size(), number);
    }
    return filled(sentence, texts);
}

}  // namespace plt
