// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gcalc {

/// An error in a file, and its place.
struct FileFault {
    std::size_t line = 1;    ///< from 1
    std::size_t column = 1;  ///< characters, from 1
    plt::Message problem;

    /// The problem with its place, in one sentence.
    plt::Message message() const;
};

/// The symbolic expressions of a text: strings, truth values, integers, symbols, lists (also with a dotted
/// tail) and vectors. Stored in one flat vector of nodes, so that the depth of nesting is not limited by the
/// stack.
struct Data {
    enum class Type : std::uint8_t { string, yes, no, number, symbol, dot, list, vector };
    struct Node {
        Type type = Type::no;
        std::string text{};      ///< of strings and symbols
        std::int64_t value = 0;  ///< of numbers
        std::vector<std::uint32_t> parts{};
        std::size_t at = 0;  ///< byte offset in the text
    };
    std::vector<Node> nodes;
    std::vector<std::uint32_t> top;  ///< the outermost expressions, in order
    std::size_t end = 0;             ///< size of the text
};

/// A fault with the line and the column of this byte offset.
FileFault faultAt(std::string_view text, std::size_t at, plt::Message problem);

/// Parses a text; throws a FileFault. A list whose tail is a list is read as one longer list; any other tail
/// becomes the last part, preceded by a dot.
Data readData(std::string_view text);

}  // namespace gcalc
