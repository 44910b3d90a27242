// SPDX-License-Identifier: MIT
#include "gcalc/files/reader.h"

#include "gcalc/terms/graph.h"

#include <algorithm>

namespace gcalc {

namespace {

using Type = Data::Type;

class FileReader {
  public:
    explicit FileReader(std::string_view text) : text_(text), data_(readData(text)) {}

    Document file(const Document& before) const {
        constexpr std::size_t preferencesAt = 1;
        constexpr std::size_t mainAt = 7;
        constexpr std::size_t storageAt = 8;
        if (data_.top.empty() || top(0).type != Type::string || top(0).text != "GCALC")
            fail(data_.top.empty() ? 0 : top(0).at, PLT_TR("A file of GCalc begins with \"GCALC\"."));
        if (data_.top.size() <= storageAt)
            fail(data_.end, PLT_TR("The file ends before its preferences and cells are complete."));
        if (data_.top.size() > storageAt + 1)
            fail(top(storageAt + 1).at, PLT_TR("Nothing can follow the list of the stored cells."));

        Document document = before;
        auto& preferences = document.preferences;
        preferences.evaluatesAtOnce = truth(top(preferencesAt));
        preferences.depth = limit(top(preferencesAt + 1), deepestEvaluation);
        preferences.cutoff = limit(top(preferencesAt + 2), maximumCutoff);
        preferences.sharesArguments = truth(top(preferencesAt + 3));
        preferences.coloursAreFunctions = truth(top(preferencesAt + 4));
        preferences.neverBitmap = truth(top(preferencesAt + 5));
        document.main = cell(top(mainAt));

        const auto& storage = top(storageAt);
        if (storage.type != Type::list || isDotted(storage))
            fail(storage.at, PLT_TR("This should be the list of the stored cells."));
        for (std::size_t i = 0; i < storage.parts.size(); ++i) {
            auto read = cell(data_.nodes[storage.parts[i]]);
            if (i >= maximumPages * cellsOfPage) continue;
            if (i >= document.storage.size()) document.storage.resize(document.storage.size() + cellsOfPage);
            document.storage[i] = std::move(read);
        }
        return document;
    }

    Cell onlyCell() const {
        if (data_.top.empty()) fail(0, PLT_TR("There is no cell in this text."));
        if (data_.top.size() > 1) fail(top(1).at, PLT_TR("Nothing can follow the cell."));
        return cell(top(0));
    }

  private:
    [[noreturn]] void fail(std::size_t at, plt::Message problem) const {
        throw faultAt(text_, at, std::move(problem));
    }
    const Data::Node& top(std::size_t index) const { return data_.nodes[data_.top[index]]; }
    const Data::Node& part(const Data::Node& node, std::size_t index) const {
        return data_.nodes[node.parts[index]];
    }
    bool isDotted(const Data::Node& node) const {
        return node.parts.size() >= 2 && part(node, node.parts.size() - 2).type == Type::dot;
    }
    static bool isSymbol(const Data::Node& node, std::string_view word) {
        return node.type == Type::symbol && node.text == word;
    }

    bool truth(const Data::Node& node) const {
        if (node.type != Type::yes && node.type != Type::no)
            fail(node.at, PLT_TR("This should be #t or #f."));
        return node.type == Type::yes;
    }
    std::optional<int> limit(const Data::Node& node, int most) const {
        if (node.type == Type::no) return std::nullopt;
        if (node.type != Type::number || node.value < 0 || node.value > most)
            fail(node.at, {PLT_TR("This should be #f or a number from 0 to %1."), {most}});
        return static_cast<int>(node.value);
    }

    Cell cell(const Data::Node& node) const {
        const bool isCell = node.type == Type::list && node.parts.size() >= 2 &&
                            (part(node, 0).type == Type::string || part(node, 0).type == Type::no);
        if (!isCell) fail(node.at, PLT_TR("This should be a cell: a name or #f, a dot and a term."));
        Cell cell;
        cell.name = part(node, 0).text;
        if (!isName(cell.name))
            fail(part(node, 0).at, PLT_TR("This name has signs that no name can have, or is too long."));
        // ("a" . (b c)) is the same as ("a" b c).
        if (isDotted(node)) {
            if (node.parts.size() != 3)
                fail(node.at, PLT_TR("This should be a cell: a name or #f, a dot and a term."));
            cell.term = term(part(node, 2));
        } else {
            Data::Node rest = node;
            rest.parts.erase(rest.parts.begin());
            rest.at = data_.nodes[rest.parts.front()].at;
            cell.term = term(rest);
        }
        return cell;
    }

    Colour colour(const Data::Node& node) const {
        if (node.type == Type::symbol)
            if (const auto found = colourOf(node.text)) return *found;
        fail(node.at, PLT_TR("This should be the name of a colour."));
    }
    Rgb mixture(const Data::Node& node) const {
        const auto value = [&](std::size_t index) {
            const auto& number = part(node, index);
            if (number.type != Type::number || number.value < 0 || number.value > 255)
                fail(number.at, PLT_TR("Parts of a colour are numbers from 0 to 255."));
            return static_cast<std::uint8_t>(number.value);
        };
        if (node.parts.size() != 3) fail(node.at, PLT_TR("A mixed colour has three numbers."));
        return {value(0), value(1), value(2)};
    }
    /// Reads (var colour).
    std::optional<Colour> variable(const Data::Node& node) const {
        if (node.type != Type::list || node.parts.empty() || !isSymbol(part(node, 0), "var"))
            return std::nullopt;
        if (node.parts.size() != 2) fail(node.at, PLT_TR("A variable is var and the name of a colour."));
        return colour(part(node, 1));
    }
    Kind operation(const Data::Node& node) const {
        if (node.type == Type::list && !node.parts.empty()) {
            const auto& word = part(node, 0);
            if (isSymbol(word, "|")) return Kind::leftRight;
            if (isSymbol(word, "-")) return Kind::topBottom;
            if (isSymbol(word, "/")) return Kind::frontBack;
            if (isSymbol(word, "apply")) return Kind::application;
            if (isSymbol(word, "lambda")) return Kind::abstraction;
        }
        fail(node.at, PLT_TR("This is no term."));
    }

    template <class Frame>
    Frame operationFrame(const Data::Node& node) const {
        Frame frame{&node, operation(node)};
        const auto isFlag = [](const Data::Node& one) {
            return one.type == Type::yes || one.type == Type::no;
        };
        if (node.parts.size() != 3 && !(node.parts.size() == 4 && isFlag(part(node, 3))))
            fail(node.at, PLT_TR("An operation has two parts."));
        if (frame.kind == Kind::abstraction) {
            const auto bound = variable(part(node, 1));
            if (!bound) fail(part(node, 1).at, PLT_TR("This should be a variable: (var colour)."));
            frame.variable = *bound;
        }
        return frame;
    }

    Term term(const Data::Node& root) const {
        struct Frame {
            const Data::Node* node;
            Kind kind;
            Colour variable = Colour::transparent;
            std::size_t reading = 0;  ///< index of the part being read
            Graph::Id first = 0;
        };
        Graph graph;
        std::vector<Frame> frames;
        Graph::Id value = 0;
        // Returns true if the value is known at once; otherwise pushes a frame for it.
        const auto begin = [&](const Data::Node& node) {
            if (node.type == Type::no) {
                value = graph.empty();
            } else if (node.type == Type::symbol) {
                value = graph.colour(colour(node));
            } else if (node.type == Type::vector) {
                value = graph.of(mixture(node));
            } else if (const auto name = variable(node)) {
                value = graph.variable(*name);
            } else {
                frames.push_back(operationFrame<Frame>(node));
                return false;
            }
            return true;
        };
        bool known = begin(root);
        while (!frames.empty()) {
            auto& frame = frames.back();
            const bool applies = frame.kind != Kind::abstraction;
            if (known && frame.reading == 2) {
                value = applies ? graph.pair(frame.kind, frame.first, value)
                                : graph.abstraction(frame.variable, value);
                frames.pop_back();
                continue;
            }
            if (known) frame.first = value;
            frame.reading = known || !applies ? 2 : 1;
            known = begin(part(*frame.node, frame.reading));
        }
        return graph.term(value);
    }

    std::string_view text_;
    Data data_;
};

}  // namespace

std::variant<Document, FileFault> readFile(std::string_view text, const Document& before) {
    try {
        return FileReader(text).file(before);
    } catch (const FileFault& fault) {
        return fault;
    }
}

std::variant<Cell, FileFault> readCell(std::string_view text) {
    try {
        return FileReader(text).onlyCell();
    } catch (const FileFault& fault) {
        return fault;
    }
}

}  // namespace gcalc
