// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// Marks a sentence of rules for translation. Rules do not depend on Qt, so the sentence stays English until
/// the window shows it. (plt_add_game puts these sentences into the catalogues, in the context "rules".)
#define PLT_TR(text) text

/// Marks a sentence that contains a number: the plural with %Ln for the number, and the full singular, as in
/// PLT_TR_N("%Ln mines are left.", "One mine is left."). Plural forms depend on the language, so rules must
/// not choose a sentence by the number.
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
        template <class T>
        requires(std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char>)
            Argument(T number)
            : value_(static_cast<std::int64_t>(number)) {}
        Argument(Decimal number) : value_(number) {}
        Argument(const Message& message);
        Argument(const Argument& other);
        Argument(Argument&& other) noexcept;
        Argument& operator=(const Argument& other);
        Argument& operator=(Argument&& other) noexcept;
        ~Argument();

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

    // Not inline: rules copy and destroy messages in many places, each of which would be a kilobyte of code.
    Message();
    Message(std::string_view english);
    Message(const char* english);
    Message(std::string_view english, std::vector<Argument> values);
    Message(const Message& other);
    Message(Message&& other) noexcept;
    Message& operator=(const Message& other);
    Message& operator=(Message&& other) noexcept;
    ~Message();
    /// Creates a sentence that contains `number` as its count.
    Message(const CountedText& english, std::int64_t number, std::vector<Argument> values = {});
    template <class T>
    requires std::is_integral_v<T> Message(const CountedText& english, T number,
                                           std::vector<Argument> values = {})
        : Message(english, static_cast<std::int64_t>(number), std::move(values)) {}

    bool empty() const { return text.empty(); }
    /// Returns the English sentence with its arguments inserted (for logs, terminals and tests).
    std::string english() const;
    /// Replaces the placeholders %1 .. %9 of a sentence by texts; placeholders without a text stay unchanged.
    static std::string filled(std::string_view sentence, const std::vector<std::string>& texts);

    bool operator==(const Message& other) const;
};

/// Either a value or the reason why there is none, a sentence for the player.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Message problem) : content_(std::in_place_index<1>, std::move(problem)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// The value. Requires ok().
    const T& value() const& { return std::get<0>(content_); }
    T& value() & { return std::get<0>(content_); }
    T&& value() && { return std::get<0>(std::move(content_)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// The reason. Requires !ok().
    const Message& problem() const { return std::get<1>(content_); }

  private:
    std::variant<T, Message> content_;
};

}  // namespace plt
