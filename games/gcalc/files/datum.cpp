// SPDX-License-Identifier: MIT
#include "gcalc/files/datum.h"

#include "common/rules/text.h"
#include "gcalc/terms/term.h"

#include <algorithm>
#include <utility>

namespace gcalc {

namespace {

constexpr std::size_t largestText = 8'000'000;
/// The maximum number of parts moved when the tails of lists are lists, which could take unlimited time in a
/// malicious file.
constexpr std::size_t maximumMoved = 10'000'000;

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}

class DatumReader {
  public:
    explicit DatumReader(std::string_view text) : text_(text) {}

    Data run() {
        if (text_.size() > largestText) fail(0, PLT_TR("The file is too large."));
        data_.end = text_.size();
        for (skipBlanks(); at_ < text_.size(); skipBlanks()) readOne();
        if (!open_.empty())
            fail(data_.nodes[open_.back().node].at, PLT_TR("This parenthesis is not closed."));
        return std::move(data_);
    }

  private:
    struct Open {
        std::uint32_t node = 0;
        std::size_t dot = 0;  ///< number of parts before the dot, plus one; 0 without a dot
    };

    [[noreturn]] void fail(std::size_t at, plt::Message problem) const {
        throw faultAt(text_, at, std::move(problem));
    }
    void skipBlanks() {
        while (at_ < text_.size()) {
            if (text_[at_] == ';')
                at_ = std::min(text_.find('\n', at_), text_.size());
            else if (isBlank(text_[at_]))
                ++at_;
            else
                return;
        }
    }
    void readOne() {
        const auto begin = at_;
        switch (text_[at_]) {
            case '(':
                ++at_;
                return open(Data::Type::list, begin);
            case ')':
                ++at_;
                return close(begin);
            case '"':
                return readString();
            default:
                break;
        }
        if (text_.substr(at_, 2) == "#(") {
            at_ += 2;
            return open(Data::Type::vector, begin);
        }
        readWord();
    }
    std::uint32_t put(Data::Node node) {
        const auto id = static_cast<std::uint32_t>(data_.nodes.size());
        if (open_.empty()) {
            data_.top.push_back(id);
        } else {
            const auto& open = open_.back();
            auto& parts = data_.nodes[open.node].parts;
            if (open.dot != 0 && parts.size() == open.dot)
                fail(node.at, PLT_TR("Only one thing can follow the dot."));
            parts.push_back(id);
        }
        data_.nodes.push_back(std::move(node));
        return id;
    }
    void open(Data::Type type, std::size_t begin) {
        if (open_.size() >= deepestNesting) fail(begin, PLT_TR("This is nested too deeply."));
        const auto id = put({type, {}, 0, {}, begin});
        open_.push_back({id});
    }
    void close(std::size_t begin) {
        if (open_.empty()) fail(begin, PLT_TR("This parenthesis was not opened."));
        const auto open = open_.back();
        open_.pop_back();
        if (open.dot == 0) return;
        auto& parts = data_.nodes[open.node].parts;
        if (parts.size() != open.dot) fail(begin, PLT_TR("Something must follow the dot."));
        const auto tail = parts.back();
        if (data_.nodes[tail].type == Data::Type::list) {
            auto more = std::move(data_.nodes[tail].parts);
            auto& whole = data_.nodes[open.node].parts;
            whole.pop_back();
            moved_ += more.size();
            if (moved_ > maximumMoved) fail(begin, PLT_TR("This is nested too deeply."));
            whole.insert(whole.end(), more.begin(), more.end());
            return;
        }
        Data::Node dot{Data::Type::dot, {}, 0, {}, data_.nodes[tail].at};
        data_.nodes.push_back(std::move(dot));
        auto& whole = data_.nodes[open.node].parts;
        whole.insert(whole.end() - 1, static_cast<std::uint32_t>(data_.nodes.size() - 1));
    }
    void readString() {
        const auto begin = at_++;
        std::string value;
        for (;; ++at_) {
            if (at_ >= text_.size()) fail(begin, PLT_TR("A quotation mark is missing after this text."));
            if (text_[at_] == '"') break;
            if (text_[at_] == '\\') {
                ++at_;
                if (at_ >= text_.size()) continue;
                if (text_[at_] != '"' && text_[at_] != '\\')
                    fail(at_ - 1, PLT_TR("A backslash in a text can only stand before a quotation mark or "
                                         "another backslash."));
            }
            value += text_[at_];
        }
        ++at_;
        put({Data::Type::string, std::move(value), 0, {}, begin});
    }
    void readWord() {
        const auto begin = at_;
        std::string word;
        bool escaped = false;
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '\\') {
                ++at_;
                if (at_ >= text_.size()) fail(begin, PLT_TR("The text ends within a word."));
                escaped = true;
            } else if (isBlank(c) || c == '(' || c == ')' || c == '"' || c == ';') {
                break;
            }
            word += text_[at_];
        }
        Data::Node node{Data::Type::symbol, {}, 0, {}, begin};
        if (!escaped && word == ".") {
            if (open_.empty() || open_.back().dot != 0 || data_.nodes[open_.back().node].parts.empty() ||
                data_.nodes[open_.back().node].type == Data::Type::vector)
                fail(begin, PLT_TR("There can be no dot here."));
            open_.back().dot = data_.nodes[open_.back().node].parts.size() + 1;
            return;
        }
        if (!escaped && (word == "#t" || word == "#f")) {
            node.type = word == "#t" ? Data::Type::yes : Data::Type::no;
        } else if (const auto number = plt::readNumber<std::int64_t>(word, INT64_MIN, INT64_MAX);
                   number && !escaped) {
            node.type = Data::Type::number;
            node.value = *number;
        } else {
            node.text = std::move(word);
        }
        put(std::move(node));
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Data data_;
    std::vector<Open> open_;
    std::size_t moved_ = 0;
};

}  // namespace

plt::Message FileFault::message() const {
    return {PLT_TR("Line %1, column %2: %3"), {line, column, problem}};
}

FileFault faultAt(std::string_view text, std::size_t at, plt::Message problem) {
    const auto before = text.substr(0, at);
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const auto begin = before.rfind('\n');
    const auto line = begin == std::string_view::npos ? before : before.substr(begin + 1);
    // Counts characters as editors do, not bytes.
    const auto letters = std::count_if(line.begin(), line.end(),
                                       [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
    return {lines + 1, static_cast<std::size_t>(letters) + 1, std::move(problem)};
}

Data readData(std::string_view text) {
    return DatumReader(text).run();
}

}  // namespace gcalc
