// SPDX-License-Identifier: MIT
#include "common/rules/message.h"

#include <charconv>
#include <iterator>

namespace plt {

Message::Argument::Argument(const Message& message) : value_(std::vector<Message>{message}) {}
Message::Argument::Argument(const Argument& other) = default;
Message::Argument::Argument(Argument&& other) noexcept = default;
Message::Argument& Message::Argument::operator=(const Argument& other) = default;
Message::Argument& Message::Argument::operator=(Argument&& other) noexcept = default;
Message::Argument::~Argument() = default;

bool Message::Argument::operator==(const Argument& other) const {
    return value_ == other.value_;
}

Message::Message() = default;
Message::Message(std::string_view english) : text(english) {}
Message::Message(const char* english) : text(english) {}
Message::Message(std::string_view english, std::vector<Argument> values)
    : text(english), arguments(std::move(values)) {}
Message::Message(const CountedText& english, std::int64_t number, std::vector<Argument> values)
    : text(english.many), textForOne(english.one), count(number), arguments(std::move(values)) {}
Message::Message(const Message& other) = default;
Message::Message(Message&& other) noexcept = default;
Message& Message::operator=(const Message& other) = default;
Message& Message::operator=(Message&& other) noexcept = default;
Message::~Message() = default;

bool Message::operator==(const Message& other) const {
    return text == other.text && textForOne == other.textForOne && count == other.count &&
           arguments == other.arguments;
}

std::string Message::filled(std::string_view sentence, const std::vector<std::string>& texts) {
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

std::string Message::english() const {
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
