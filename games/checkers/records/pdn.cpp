// SPDX-License-Identifier: MIT
#include "checkers/records/pdn.h"

#include "checkers/board/notation.h"
#include "checkers/board/typography.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace checkers {

namespace {

constexpr std::size_t lineLength = 79;
/// A text that is not PDN at all has errors everywhere.
constexpr std::size_t problemsKept = 1000;
constexpr std::size_t gamesKept = 100'000;
constexpr std::size_t wordShown = 40;
/// The spellings of results. Draughts programs count a win as two points, or as one.
struct Spelling {
    std::string_view written;
    std::string_view meaning;
};
constexpr std::array<Spelling, 12> results{{{"1-0", "1-0"},
                                            {"0-1", "0-1"},
                                            {"1/2-1/2", "1/2-1/2"},
                                            {"*", "*"},
                                            {"2-0", "1-0"},
                                            {"0-2", "0-1"},
                                            {"1-1", "1/2-1/2"},
                                            {"0.5-0.5", "1/2-1/2"},
                                            {"0,5-0,5", "1/2-1/2"},
                                            {".5-.5", "1/2-1/2"},
                                            {"1/2", "1/2-1/2"},
                                            {"0-0", "*"}}};

bool isDigit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}
/// Returns true for separators between squares of a move and halves of a result.
bool separates(char c) {
    return std::string_view("-xX:").find(c) != std::string_view::npos;
}

bool isNamed(std::string_view name, std::string_view tag) {
    return std::equal(name.begin(), name.end(), tag.begin(), tag.end(), [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    });
}

void writeTag(std::string& text, std::string_view name, std::string_view value) {
    text += '[';
    text += name;
    text += " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    text += "\"]\n";
}

/// The written value of a tag: as it was read, unless it is wrong now.
std::string valueFor(const GameRecord& game, std::string_view name, const std::string& value) {
    if (isNamed(name, "Result")) {
        const auto meaning = readResult(value);
        return meaning && *meaning != game.result ? game.result : value;
    }
    if (isNamed(name, "FEN")) {
        const auto start = readFen(value);
        return start && *start == game.start ? value : writeFen(game.start);
    }
    return value;
}

/// The result after the moves, spelled as in the tag if that is a single word.
std::string endWord(const GameRecord& game) {
    const auto* tag = findTag(game, "Result");
    const bool same = tag && readResult(*tag) == game.result && plainLetters(*tag) == *tag &&
                      tag->find(' ') == std::string::npos;
    return same ? *tag : game.result;
}

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    PdnGames read() {
        PdnGames read;
        for (;;) {
            skipAsides();
            if (atEnd()) return read;
            if (read.problems.size() == problemsKept || read.games.size() == gamesKept) {
                read.problems.push_back(
                    {line(at_),
                     read.games.size() == gamesKept
                         ? plt::Message(PLT_TR("There are too many games; from here on none was read."))
                         : plt::Message(PLT_TR("Too much is wrong; from here on nothing was read."))});
                return read;
            }
            ++number_;
            problem_.reset();
            auto game = readGame();
            if (problem_) {
                read.problems.push_back(std::move(*problem_));
                continue;
            }
            read.games.push_back(std::move(game));
            read.numbers.push_back(number_);
        }
    }

  private:
    bool atEnd() const { return at_ >= text_.size(); }
    std::size_t blank() const { return blankAtFront(text_.substr(at_)); }
    bool isBracket() const { return std::string_view("{}();$[]").find(text_[at_]) != std::string_view::npos; }

    /// The line number at an offset; offsets must not decrease between calls.
    int line(std::size_t at) {
        line_ += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(counted_),
                                             text_.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        counted_ = at;
        return line_;
    }

    /// Skips blanks, comments, variations and annotations. Unclosed ones extend to the end of the text.
    void skipAsides() {
        int depth = 0;
        for (; !atEnd(); ++at_) {
            if (const auto bytes = blank(); bytes > 0) {
                at_ += bytes - 1;
                continue;
            }
            const char c = text_[at_];
            if (c == '{') {
                at_ = std::min(text_.find('}', at_), text_.size() - 1);
            } else if (c == ';' || (c == '%' && (at_ == 0 || text_[at_ - 1] == '\n'))) {
                at_ = std::min(text_.find('\n', at_), text_.size() - 1);
            } else if (c == '(') {
                ++depth;
            } else if (c == ')') {
                depth = std::max(0, depth - 1);
            } else if (c == '$') {
                while (at_ + 1 < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_ + 1])))
                    ++at_;
            } else if (depth == 0) {
                return;
            }
        }
    }

    /// Returns true if the quotation mark at this offset ends a tag's value, rather than being one that was
    /// not escaped.
    bool endsValue(std::size_t at) const {
        const auto next = text_.find_first_not_of(" \t\r", at + 1);
        return next == std::string_view::npos || text_[next] == ']' || text_[next] == '\n';
    }
    bool isEscape(std::size_t at) const {
        if (text_[at] != '\\' || at + 1 >= text_.size()) return false;
        if (text_[at + 1] != '"') return text_[at + 1] == '\\';
        // The last quotation mark of the line ends the value, even after a backslash.
        const auto later = text_.find_first_of("\"\n", at + 2);
        return !endsValue(at + 1) || (later != std::string_view::npos && text_[later] == '"');
    }

    /// A tag ends with its line, so that an unclosed one does not swallow the following text.
    std::optional<std::pair<std::string, std::string>> readTag() {
        ++at_;
        std::pair<std::string, std::string> tag;
        while (!atEnd() && text_[at_] != '"' && text_[at_] != ']' && text_[at_] != '\n') {
            const auto bytes = blank();
            if (bytes == 0) tag.first += text_[at_];
            at_ += std::max<std::size_t>(bytes, 1);
        }
        if (atEnd() || text_[at_] != '"') return std::nullopt;
        for (++at_; !atEnd() && text_[at_] != '\n' && !(text_[at_] == '"' && endsValue(at_)); ++at_) {
            if (isEscape(at_)) ++at_;
            tag.second += text_[at_];
        }
        while (!atEnd() && text_[at_] != ']' && text_[at_] != '\n') ++at_;
        if (atEnd() || text_[at_] != ']' || tag.first.empty()) return std::nullopt;
        ++at_;
        return tag;
    }

    std::string readWord() {
        const std::size_t begin = at_;
        while (!atEnd() && blank() == 0 && !isBracket()) ++at_;
        // A stray bracket is a word of its own, so that reading always advances.
        if (at_ == begin) ++at_;
        return plainLetters(text_.substr(begin, at_ - begin));
    }

    /// Reads a move or a result, which may contain blanks: "15 x 22", "1 - 0".
    std::string readSpacedWord() {
        std::string word = readWord();
        for (;;) {
            const std::size_t end = at_;
            while (!atEnd() && blank() > 0) at_ += blank();
            if (!atEnd() && !isBracket() && at_ > end) {
                const std::string next = readWord();
                const bool goesOn = separates(next.front()) ? isDigit(word.back())
                                                            : separates(word.back()) && isDigit(next.front());
                if (goesOn) {
                    word += next;
                    continue;
                }
            }
            at_ = end;
            return word;
        }
    }

    /// Marks the game as unusable. Only the first problem is kept.
    void fail(std::size_t at, std::string_view sentence,
              const std::vector<plt::Message::Argument>& values = {}) {
        if (problem_) return;
        std::vector<plt::Message::Argument> all{number_};
        all.insert(all.end(), values.begin(), values.end());
        problem_ = PdnProblem{line(at), {sentence, std::move(all)}};
    }

    void readTagOf(GameRecord& game) {
        const std::size_t begin = at_;
        auto tag = readTag();
        if (!tag) {
            fail(begin, PLT_TR("Game %1: a tag is not closed."));
            return;
        }
        const auto& [name, value] = *tag;
        if (isNamed(name, "FEN")) {
            const auto start = readFen(value);
            if (start)
                game.start = *start;
            else
                fail(begin, PLT_TR("Game %1: its position cannot be read."));
        } else if (isNamed(name, "Result")) {
            game.result = readResult(value).value_or("*");
        } else if (isNamed(name, "GameType")) {
            // Variants have other numbers; 21, or no number, means this game.
            if (value.substr(0, 2) != "21" || (value.size() > 2 && isDigit(value[2])))
                fail(begin, PLT_TR("Game %1 is of another kind of draughts."));
        }
        game.tags.push_back(std::move(*tag));
    }

    /// Reads up to the beginning of the next game, even if this one is unusable.
    GameRecord readGame() {
        GameRecord game;
        while (!atEnd() && text_[at_] == '[') {
            readTagOf(game);
            skipAsides();
        }
        Position position = game.start;
        while (!atEnd() && text_[at_] != '[') {
            const std::size_t begin = at_;
            const std::string whole = readSpacedWord();
            skipAsides();
            if (const auto result = readResult(whole)) {
                // Some programs end every game with '*', whatever its tag says.
                if (*result != "*") game.result = *result;
                return game;
            }
            if (problem_) continue;
            std::string_view word = whole;
            // "12.", "12..." and "12.11-15": the move number is redundant.
            if (const auto dot = word.rfind('.'); dot != std::string_view::npos) word.remove_prefix(dot + 1);
            while (word.ends_with('!') || word.ends_with('?') || word.ends_with('*')) word.remove_suffix(1);
            if (word.empty()) continue;
            const auto move = readMoveAt(position, word);
            if (!move) {
                fail(begin, PLT_TR("Game %1: %2 is not a move here."),
                     {std::string(word.substr(0, wordShown))});
                continue;
            }
            game.moves.push_back(*move);
            position = after(position, *move);
        }
        return game;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t number_ = 0;
    std::optional<PdnProblem> problem_;  ///< of the current game
    std::size_t counted_ = 0;            ///< offset up to which lines have been counted
    int line_ = 1;
};

}  // namespace

GameRecord recordOf(const Position& start, const std::vector<Move>& moves, const State& now) {
    GameRecord game;
    game.start = start;
    for (const Move& move : moves)
        if (move.kind == Move::Kind::board) game.moves.push_back(move);
    if (const auto winner = winnerOf(now))
        game.result = *winner == Side::second ? "1-0" : "0-1";
    else if (endOf(now) != End::none)
        game.result = "1/2-1/2";
    return game;
}

std::optional<std::string> readResult(std::string_view text) {
    std::string plain = plainLetters(text);
    std::erase(plain, ' ');
    const auto* const found = std::find_if(results.begin(), results.end(),
                                           [&](const Spelling& one) { return one.written == plain; });
    if (found == results.end()) return std::nullopt;
    return std::string(found->meaning);
}

const std::string* findTag(const GameRecord& game, std::string_view name) {
    for (const auto& tag : game.tags)
        if (isNamed(tag.first, name)) return &tag.second;
    return nullptr;
}

std::string writePdn(const GameRecord& game) {
    std::string text;
    for (const auto& [name, value] : game.tags) writeTag(text, name, valueFor(game, name, value));
    if (!findTag(game, "Result")) writeTag(text, "Result", game.result);
    if (!findTag(game, "GameType")) writeTag(text, "GameType", "21");
    if (game.start != standardPosition()) {
        if (!findTag(game, "SetUp")) writeTag(text, "SetUp", "1");
        if (!findTag(game, "FEN")) writeTag(text, "FEN", writeFen(game.start));
    }
    text += '\n';
    std::size_t length = 0;
    const auto add = [&](const std::string& word) {
        if (length > 0 && length + 1 + word.size() > lineLength) {
            text += '\n';
            length = 0;
        }
        if (length > 0) {
            text += ' ';
            ++length;
        }
        text += word;
        length += word.size();
    };
    // Move numbers count the moves of the first player, whoever begins.
    std::size_t ply = game.start.toMove == Side::first ? 0 : 1;
    for (std::size_t i = 0; i < game.moves.size(); ++i, ++ply) {
        if (ply % 2 == 0)
            add(std::to_string(ply / 2 + 1) + '.');
        else if (i == 0)
            add(std::to_string(ply / 2 + 1) + "...");
        add(writeMove(game.moves[i]));
    }
    add(endWord(game));
    return text + '\n';
}

PdnGames readPdn(std::string_view text) {
    return Reader(text).read();
}

}  // namespace checkers
