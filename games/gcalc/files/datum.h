// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gcalc {

/// What is wrong with a file, and where.
struct FileFault {
    std::size_t line = 1;    ///< from 1
    std::size_t column = 1;  ///< letters, from 1
    plt::Message problem;

    /// The problem with its place, in one sentence.
    plt::Message told() const;
};

/// The symbolic expressions of a text: strings, truth values, whole numbers, symbols, lists (also with a
/// dotted tail) and vectors. Kept in one row of nodes, so that nesting costs nothing.
struct Data {
    enum class Type : std::uint8_t { string, yes, no, number, symbol, list, vector };
    struct Node {
        Type type = Type::no;
        std::string text{};      ///< of strings and symbols
        std::int64_t value = 0;  ///< of numbers
        std::vector<std::uint32_t> parts{};
        std::size_t at = 0;  ///< byte of the text
    };
    std::vector<Node> nodes;
    std::vector<std::uint32_t> top;  ///< the outermost ones, in order
    std::size_t end = 0;             ///< size of the text
};

/// A place in a text.
FileFault faultAt(std::string_view text, std::size_t at, plt::Message problem);

/// Throws a FileFault. A list whose tail is a list reads as the longer list; one with another tail has that
/// as its last part and is marked by a symbol "." before it.
Data readData(std::string_view text);

}  // namespace gcalc
