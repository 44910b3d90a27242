// SPDX-License-Identifier: MIT
#include "gcalc/cells/document.h"
#include "gcalc/notation/parser.h"

#include <array>
#include <stdexcept>

namespace gcalc {

namespace {

struct Example {
    int row;
    int column;
    std::string_view name;
    std::string_view text;  ///< may refer to the examples before it
};

// In order of dependency. A test parses the texts, so that they are known to be correct.
constexpr std::array examplesInOrder{
    Example{1, 0, "false", R"(\green.\red.'red)"},
    Example{0, 2, "zero", R"("false")"},
    Example{1, 2, "one", R"(\green.\red.'green@'red)"},
    Example{2, 2, "two", R"(\green.\red.'green@((\green.\red.'green@("zero"@'green@'red))@'green@'red))"},
    Example{3, 2, "three", R"(\green.\red.'green@("two"@'green@'red))"},
    Example{1, 3, "add1", R"(\blue.\green.\red.'green@('blue@'green@'red))"},
    Example{2, 3, "plus", R"(\green.\red.'green@"add1"@'red)"},
    Example{3, 3, "times", R"(\green.\red.\blue.'green@('red@'blue))"},
    Example{0, 4, "sub1",
            R"(\dk-green.'dk-green
                 @(\magenta.\blue.'blue@('magenta@"false")
                                       @(\green.\red.'green@('magenta@"false"@'green@'red)))
                 @(\blue.'blue@"zero"@"zero")
                 @(\green.\red.'green))"},
    Example{1, 4, "minus", R"(\green.\red.'red@"sub1"@'green)"},
    Example{0, 3, "zero?", R"(\blue.'blue@(\red."false")@(\green.\red.'green))"},
    Example{2, 0, "if", R"(\dk-gray.\gray.\lt-gray.'dk-gray@'gray@'lt-gray)"},
    Example{3, 0, "and", R"(\green.\red.'green@'red@'green)"},
    Example{4, 0, "or", R"(\green.\red.'green@'green@'red)"},
    Example{0, 1, "cons", R"(\green.\red.\blue.'blue@'green@'red)"},
    Example{1, 1, "car", R"(\blue.'blue@(\green.\red.'green))"},
    Example{2, 1, "cdr", R"(\blue.'blue@"false")"},
    Example{3, 1, "null", R"(\green.\green.\red.'green)"},
    Example{4, 1, "null?", R"(\green.'green@(\green.\red."false"))"},
    Example{4, 2, "Y-comb", R"(\red.'red@((\green.'red@('green@'green))@(\green.'red@('green@'green))))"},
    Example{5, 0, "id", R"(\white.'white)"},
    Example{5, 1, "hole", R"(\white.transparent)"},
    Example{5, 2, "slicer",
            R"(((("id"|"hole")|("id"|"hole"))|(("id"|"hole")|("id"|"hole")))
              |((("id"|"hole")|("id"|"hole"))|(("id"|"hole")|("id"|"hole"))))"},
    Example{6, 0, "\\x.x1", R"(\gray.((red|'gray)-('gray|green))/(('gray|yellow)-(blue|'gray)))"},
    Example{6, 1, "x1", R"(((red|gray)-(gray|green))/((gray|yellow)-(blue|gray)))"},
    Example{6, 2, "x2", R"(((green|red)-(red|green))/((red|green)-(green|red)))"},
    Example{6, 3, "numtest", R"(\black.'black@"\x.x1"@transparent)"},
};
constexpr std::size_t columns = 5;

Document read() {
    Document document;
    for (const auto& example : examplesInOrder) {
        const auto term = parseTerm(example.text, [&](auto name) { return document.named(name); });
        if (!std::holds_alternative<Term>(term)) throw std::logic_error(std::string(example.text));
        const auto place =
            static_cast<std::size_t>(example.row) * columns + static_cast<std::size_t>(example.column);
        document.storage[place] = {std::string(example.name), std::get<Term>(term)};
    }
    return document;
}

}  // namespace

const Document& examples() {
    static const Document document = read();
    return document;
}

}  // namespace gcalc
