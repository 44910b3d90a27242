// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/entities.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace paint_by_numbers {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 9> namedEntities{{{"amp", "&"},
                                                                                      {"lt", "<"},
                                                                                      {"gt", ">"},
                                                                                      {"quot", "\""},
                                                                                      {"apos", "'"},
                                                                                      {"copy", "\xC2\xA9"},
                                                                                      {"reg", "\xC2\xAE"},
                                                                                      {"nbsp", "\xC2\xA0"},
                                                                                      {"deg", "\xC2\xB0"}}};

void appendUtf8(std::string& text, std::uint32_t code) {
    const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xC0 | (code >> 6U));
        add(0x80 | (code & 63U));
    } else if (code < 0x10000) {
        add(0xE0 | (code >> 12U));
        add(0x80 | ((code >> 6U) & 63U));
        add(0x80 | (code & 63U));
    } else {
        add(0xF0 | (code >> 18U));
        add(0x80 | ((code >> 12U) & 63U));
        add(0x80 | ((code >> 6U) & 63U));
        add(0x80 | (code & 63U));
    }
}

/// Appends the text of an entity with this name. Returns false if there is none.
bool appendEntity(std::string& text, std::string_view name, const NamedEntities& names) {
    if (name.starts_with('#')) {
        const bool isHex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
        const auto digits = name.substr(isHex ? 2 : 1);
        std::uint32_t code = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), code, isHex ? 16 : 10);
        const bool isCharacter = code > 0 && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
        if (error != std::errc{} || end != digits.data() + digits.size() || !isCharacter) return false;
        appendUtf8(text, code);
        return true;
    }
    for (const auto& [word, meaning] : namedEntities) {
        if (word == name) {
            text += meaning;
            return true;
        }
    }
    const std::string character = names ? names(name) : std::string();
    text += character;
    return !character.empty();
}

}  // namespace

std::string withoutEntities(std::string_view text, const NamedEntities& names) {
    constexpr std::size_t longest = 10;
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '&') {
            const auto end = text.substr(i, longest).find(';');
            if (end != std::string_view::npos && appendEntity(result, text.substr(i + 1, end - 1), names)) {
                i += end;
                continue;
            }
        }
        result += text[i];
    }
    return result;
}

std::string withEntities(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (c == '"')
            result += "&quot;";
        else if (byte < 32)
            result += "&#" + std::to_string(byte) + ';';
        else
            result += c;
    }
    return result;
}

}  // namespace paint_by_numbers
