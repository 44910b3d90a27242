// SPDX-License-Identifier: MIT
#include "gcalc/notation/printer.h"

#include <vector>

namespace gcalc {

namespace {

constexpr std::string_view lambda = "\xCE\xBB";

std::string_view signOf(Kind kind) {
    switch (kind) {
        case Kind::leftRight:
            return "|";
        case Kind::topBottom:
            return "-";
        case Kind::frontBack:
            return "/";
        default:
            return "@";
    }
}

std::string hex(Rgb rgb) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const int part : {rgb.red, rgb.green, rgb.blue}) {
        text += digits[part / 16];
        text += digits[part % 16];
    }
    return text;
}

class Printer {
  public:
    Printer(const Term& term, const std::optional<Path>& marked) : nodes_(term.nodes()), marked_(marked) {}

    PrintedTerm run() {
        waiting_.push_back(
            {Piece::term, static_cast<std::uint32_t>(nodes_.size() - 1), marked_ ? 0 : offPath});
        while (!waiting_.empty()) {
            const auto piece = waiting_.back();
            waiting_.pop_back();
            if (piece.what == Piece::term)
                print(nodes_[piece.node], piece.step);
            else if (piece.what == Piece::markEnd)
                printed_.markEnd = printed_.text.size();
            else
                printed_.text += piece.sign;
        }
        return std::move(printed_);
    }

  private:
    static constexpr std::size_t offPath = SIZE_MAX;
    struct Piece {
        enum What : std::uint8_t { term, sign_, markEnd };
        What what;
        std::uint32_t node = 0;
        std::size_t step = offPath;  ///< steps of the path to the marked part that lead here, or offPath
        std::string_view sign{};
    };

    std::size_t stepTo(bool second, std::size_t step) const {
        return step != offPath && step < marked_->size() && (*marked_)[step] == second ? step + 1 : offPath;
    }
    void later(std::string_view sign) { waiting_.push_back({Piece::sign_, 0, offPath, sign}); }
    void later(std::uint32_t node, std::size_t step, bool inParentheses) {
        if (inParentheses) later(")");
        waiting_.push_back({Piece::term, node, step});
        if (inParentheses) later("(");
    }
    void print(const Term::Node& node, std::size_t step) {
        if (step != offPath && step == marked_->size()) {
            printed_.markBegin = printed_.text.size();
            waiting_.push_back({Piece::markEnd});
        }
        auto& text = printed_.text;
        switch (node.kind) {
            case Kind::empty:
                text += "empty";
                return;
            case Kind::variable:
                text += '\'';
                text += wordOf(node.colour);
                return;
            case Kind::colour:
                text += wordOf(node.colour);
                return;
            case Kind::mixture:
                text += hex(node.rgb);
                return;
            case Kind::abstraction:
                text += lambda;
                text += wordOf(node.colour);
                text += '.';
                return later(node.first, stepTo(false, step), false);
            default:
                break;
        }
        const auto one = nodes_[node.first].kind;
        const auto two = nodes_[node.second].kind;
        const bool applies = node.kind == Kind::application;
        const auto isOperand = [](Kind kind) { return isComposition(kind) || kind == Kind::abstraction; };
        later(node.second, stepTo(true, step), isOperand(two) || (applies && two == Kind::application));
        later(signOf(node.kind));
        later(node.first, stepTo(false, step), isOperand(one));
    }

    const std::vector<Term::Node>& nodes_;
    const std::optional<Path>& marked_;
    std::vector<Piece> waiting_;
    PrintedTerm printed_;
};

}  // namespace

plt::Result<PrintedTerm> printTerm(const Term& term, const std::optional<Path>& marked) {
    if (term.treeSize() > largestTree)
        return plt::Message(PLT_TR_N("A term of more than %Ln parts is not written as text.",
                                     "A term of more than one part is not written as text."),
                            largestTree);
    return Printer(term, marked).run();
}

}  // namespace gcalc
