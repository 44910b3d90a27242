// SPDX-License-Identifier: MIT
#include "gcalc/notation/parser.h"

#include "gcalc/terms/graph.h"

#include <charconv>
#include <map>
#include <string>
#include <vector>

namespace gcalc {

namespace {

enum class Sign : std::uint8_t { end, lambda, dot, open, close, infix, part };

struct Token {
    Sign sign = Sign::end;
    Kind kind = Kind::empty;  ///< of an infix sign
    Graph::Id term = 0;       ///< of a part
    bool isColour = false;    ///< true for a part that is a plain colour
    Colour colour = Colour::transparent;
    std::size_t at = 0;
    std::size_t length = 0;
};

/// The name of the empty term.
constexpr std::string_view emptyWord = "empty";

bool isLetter(char c) {
    return c >= 'a' && c <= 'z';
}

class Parser {
  public:
    Parser(std::string_view text, const NamedTerms& terms) : text_(text), terms_(terms) {}

    Term run() {
        if (text_.size() > maximumTermTextLength)
            fail(maximumTermTextLength, text_.size() - maximumTermTextLength,
                 PLT_TR("This text is too long for a term."));
        next();
        groups_.push_back({Group::whole, 0});
        while (!finished_) {
            if (awaitsPart_)
                takePart();
            else
                takeAfterPart();
        }
        return graph_.term(value_);
    }

  private:
    /// An open group: the whole text, a parenthesis, or the body of an abstraction.
    struct Group {
        enum Opener : std::uint8_t { whole, parenthesis, body };
        Opener opener;
        std::size_t at;
        Colour variable = Colour::transparent;
        std::optional<Graph::Id> function{};  ///< left of @
        std::optional<Graph::Id> left{};      ///< left of the operator
        Kind kind = Kind::empty;              ///< the operator
    };

    [[noreturn]] static void fail(std::size_t at, std::size_t length, plt::Message problem) {
        throw TextFault{at, length, std::move(problem)};
    }
    [[noreturn]] void failHere(plt::Message problem) const {
        fail(token_.at, token_.length, std::move(problem));
    }

    /// The word, shortened to fit into a sentence.
    static std::string quoted(std::string_view word) {
        constexpr std::size_t most = 60;
        if (word.size() <= most) return std::string(word);
        auto end = most;
        // Does not cut within a UTF-8 sequence.
        while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80) --end;
        return std::string(word.substr(0, end)) + "\xE2\x80\xA6";
    }

    void next() {
        while (at_ < text_.size() &&
               (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
            ++at_;
        token_ = {};
        token_.at = at_;
        if (at_ == text_.size()) return;
        const auto rest = text_.substr(at_);
        constexpr std::string_view lambda = "\xCE\xBB";
        if (rest.starts_with(lambda)) return sign(Sign::lambda, lambda.size());
        switch (rest.front()) {
            case '\\':
                return sign(Sign::lambda, 1);
            case '.':
                return sign(Sign::dot, 1);
            case '(':
                return sign(Sign::open, 1);
            case ')':
                return sign(Sign::close, 1);
            case '|':
                return infix(Kind::leftRight);
            case '-':
                return infix(Kind::topBottom);
            case '/':
                return infix(Kind::frontBack);
            case '@':
                return infix(Kind::application);
            case '\'':
                return variable();
            case '#':
                return mixture();
            case '"':
                return name();
            default:
                break;
        }
        if (!isLetter(rest.front())) {
            std::size_t length = 1;
            while (length < rest.size() && (static_cast<unsigned char>(rest[length]) & 0xC0) == 0x80)
                ++length;
            fail(at_, length, PLT_TR("This sign has no meaning here."));
        }
        word();
    }
    void sign(Sign sign, std::size_t length) {
        token_.sign = sign;
        token_.length = length;
        at_ += length;
    }
    void infix(Kind kind) {
        token_.kind = kind;
        sign(Sign::infix, 1);
    }
    void part(Graph::Id term, std::size_t length) {
        token_.term = term;
        sign(Sign::part, length);
    }
    /// The length of the word there. A '-' belongs to it if there is a colour of that name, or if no term of
    /// one word stands before it: then it is all a wrong name.
    std::size_t wordLength(std::size_t at) const {
        const auto letters = [&](std::size_t from) {
            std::size_t length = 0;
            while (from + length < text_.size() && isLetter(text_[from + length])) ++length;
            return length;
        };
        const auto first = letters(at);
        auto whole = first;
        while (whole > 0 && at + whole < text_.size() && text_[at + whole] == '-') {
            const auto more = letters(at + whole + 1);
            if (more == 0) break;
            whole += 1 + more;
            if (colourOf(text_.substr(at, whole))) return whole;
        }
        const auto word = text_.substr(at, first);
        return word == emptyWord || colourOf(word) ? first : whole;
    }
    Colour colourAfter(std::size_t at, std::size_t length) const {
        const auto word = text_.substr(at, length);
        if (const auto colour = colourOf(word)) return *colour;
        fail(at, length, {PLT_TR("There is no colour \"%1\"."), {quoted(word)}});
    }
    void word() {
        const auto length = wordLength(at_);
        if (text_.substr(at_, length) == emptyWord) return part(graph_.empty(), length);
        token_.colour = colourAfter(at_, length);
        token_.isColour = true;
        part(graph_.colour(token_.colour), length);
    }
    void variable() {
        const auto length = wordLength(at_ + 1);
        if (length == 0) fail(at_, 1, PLT_TR("The name of a colour must follow the apostrophe."));
        part(graph_.variable(colourAfter(at_ + 1, length)), length + 1);
    }
    void mixture() {
        constexpr std::size_t length = 7;
        const auto hex = text_.substr(at_ + 1, length - 1);
        unsigned value = 0;
        const auto [end, error] = std::from_chars(hex.data(), hex.data() + hex.size(), value, 16);
        if (hex.size() + 1 != length || error != std::errc{} || end != hex.data() + hex.size())
            fail(at_, 1, PLT_TR("Six hexadecimal digits must follow the number sign, as in #ff8000."));
        part(graph_.of({static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 8),
                        static_cast<std::uint8_t>(value)}),
             length);
    }
    void name() {
        const auto end = text_.find('"', at_ + 1);
        if (end == std::string_view::npos)
            fail(at_, text_.size() - at_, PLT_TR("A quotation mark is missing after the name."));
        const auto name = text_.substr(at_ + 1, end - at_ - 1);
        auto known = named_.find(name);
        if (known == named_.end()) {
            const auto term = terms_ ? terms_(name) : std::nullopt;
            if (!term) fail(at_, name.size() + 2, {PLT_TR("No cell has the name \"%1\"."), {quoted(name)}});
            known = named_.emplace(name, graph_.add(*term)).first;
        }
        part(known->second, name.size() + 2);
    }

    void takePart() {
        switch (token_.sign) {
            case Sign::part:
                value_ = token_.term;
                awaitsPart_ = false;
                return next();
            case Sign::open:
                begin({Group::parenthesis, token_.at});
                return next();
            case Sign::lambda:
                return takeAbstraction();
            case Sign::end:
                failHere(
                    groups_.size() == 1 && !groups_.back().left && !groups_.back().function
                        ? plt::Message(PLT_TR("Nothing is written here. The empty term is called empty."))
                        : plt::Message(PLT_TR("The text ends where a term should follow.")));
            case Sign::close:
                failHere(PLT_TR("A term is missing before this parenthesis."));
            default:
                failHere(PLT_TR("A term is missing before this sign."));
        }
    }
    void takeAbstraction() {
        const auto& group = groups_.back();
        if (group.function || group.left)
            failHere(PLT_TR("An abstraction in an operation needs parentheses around it."));
        const auto at = token_.at;
        next();
        if (token_.sign != Sign::part || !token_.isColour)
            failHere(PLT_TR("The name of a colour must follow the lambda."));
        const auto variable = token_.colour;
        next();
        if (token_.sign != Sign::dot) failHere(PLT_TR("A dot must follow the variable of an abstraction."));
        begin({Group::body, at, variable});
        next();
    }
    void begin(const Group& group) {
        if (groups_.size() > deepestNesting) failHere(PLT_TR("The term is nested too deeply."));
        groups_.push_back(group);
        awaitsPart_ = true;
    }

    void takeAfterPart() {
        switch (token_.sign) {
            case Sign::infix:
                takeInfix();
                return next();
            case Sign::close:
                while (groups_.back().opener == Group::body) close();
                if (groups_.back().opener == Group::whole)
                    failHere(PLT_TR("This parenthesis was not opened."));
                close();
                return next();
            case Sign::end:
                while (groups_.back().opener == Group::body) close();
                if (groups_.back().opener == Group::parenthesis)
                    fail(groups_.back().at, 1, PLT_TR("This parenthesis is not closed."));
                close();
                finished_ = true;
                return;
            default:
                failHere(PLT_TR("A sign is missing between two terms."));
        }
    }
    void apply(Group& group) {
        if (group.function) value_ = graph_.pair(Kind::application, *group.function, value_);
        group.function.reset();
    }
    void takeInfix() {
        auto& group = groups_.back();
        apply(group);
        awaitsPart_ = true;
        if (token_.kind == Kind::application) {
            group.function = value_;
            return;
        }
        if (group.left) {
            if (group.kind != token_.kind)
                failHere(PLT_TR("Parentheses must say which of the two operators comes first."));
            value_ = graph_.pair(group.kind, *group.left, value_);
        }
        group.left = value_;
        group.kind = token_.kind;
    }
    void close() {
        auto group = groups_.back();
        groups_.pop_back();
        apply(group);
        if (group.left) value_ = graph_.pair(group.kind, *group.left, value_);
        if (group.opener == Group::body) value_ = graph_.abstraction(group.variable, value_);
    }

    std::string_view text_;
    const NamedTerms& terms_;
    Graph graph_;
    std::map<std::string_view, Graph::Id> named_;  ///< those looked up so far
    std::size_t at_ = 0;
    Token token_;
    std::vector<Group> groups_;
    Graph::Id value_ = 0;
    bool awaitsPart_ = true;
    bool finished_ = false;
};

}  // namespace

std::variant<Term, TextFault> parseTerm(std::string_view text, const NamedTerms& terms) {
    try {
        return Parser(text, terms).run();
    } catch (const TextFault& fault) {
        return fault;
    }
}

}  // namespace gcalc
