// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Marks a sentence in rules for translation: lupdate is run with `-tr-function-alias
/// QT_TRANSLATE_NOOP+=PLT_TR`. Rules know no Qt, so the sentence stays English until the window shows it.
#define PLT_TR(text) text

namespace plt {

/// A sentence for the player that rules can say without knowing a language: the English text with the places
/// %1, %2, ... and what goes there. Shown through translated() of common/language/translated.h.
struct Message {
    std::string text;
    std::vector<std::string> arguments;

    Message() = default;
    Message(std::string_view english) : text(english) {}
    Message(const char* english) : text(english) {}
    Message(std::string_view english, std::vector<std::string> values)
        : text(english), arguments(std::move(values)) {}

    bool empty() const { return text.empty(); }
    /// The English sentence with its arguments in place (for logs, terminals and tests).
    std::string english() const {
        std::string out;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool place =
                text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
            const std::size_t index = place ? static_cast<std::size_t>(text[i + 1] - '1') : arguments.size();
            if (index < arguments.size()) {
                out += arguments[index];
                ++i;
            } else {
                out += text[i];
            }
        }
        return out;
    }
    bool operator==(const Message&) const = default;
};

}  // namespace plt
