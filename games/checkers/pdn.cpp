// SPDX-License-Identifier: MIT
#include "checkers/pdn.h"

#include "checkers/notation.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace checkers {

namespace {

constexpr std::size_t lineLength = 79;
/// A text that is no PDN at all is wrong all over.
constexpr std::size_t problemsKept = 1000;
constexpr std::size_t gamesKept = 100'000;
constexpr std::size_t wordShown = 40;
constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};

bool isResult(std::string_view word) {
    return std::find(results.begin(), results.end(), word) != results.end();
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
    bool isBlank() const { return std::isspace(static_cast<unsigned char>(text_[at_])) != 0; }

    /// The line of this place; places are asked for in their order.
    int line(std::size_t at) {
        line_ += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(counted_),
                                             text_.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        counted_ = at;
        return line_;
    }

    /// Blanks, comments, variations and annotations. What is not closed goes to the end of the text.
    void skipAsides() {
        int depth = 0;
        for (; !atEnd(); ++at_) {
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
            } else if (depth == 0 && !isBlank()) {
                return;
            }
        }
    }

    /// A tag ends with its line, so that one that is not closed takes nothing else with it.
    std::optional<std::pair<std::string, std::string>> readTag() {
        ++at_;
        std::pair<std::string, std::string> tag;
        while (!atEnd() && text_[at_] != '"' && text_[at_] != ']' && text_[at_] != '\n') {
            if (!isBlank()) tag.first += text_[at_];
            ++at_;
        }
        if (atEnd() || text_[at_] != '"') return std::nullopt;
        for (++at_; !atEnd() && text_[at_] != '"' && text_[at_] != '\n'; ++at_) {
            if (text_[at_] == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] != '\n') ++at_;
            tag.second += text_[at_];
        }
        while (!atEnd() && text_[at_] != ']' && text_[at_] != '\n') ++at_;
        if (atEnd() || text_[at_] != ']' || tag.first.empty()) return std::nullopt;
        ++at_;
        return tag;
    }

    std::string_view readWord() {
        const std::size_t begin = at_;
        while (!atEnd() && !isBlank() &&
               std::string_view("{}();$[]").find(text_[at_]) == std::string_view::npos)
            ++at_;
        // A stray bracket is a word of its own, so that reading always goes on.
        if (at_ == begin) ++at_;
        return text_.substr(begin, at_ - begin);
    }

    /// The game cannot be used. Only what is wrong first is told.
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
        if (name == "FEN") {
            const auto start = readFen(value);
            if (start)
                game.start = *start;
            else
                fail(begin, PLT_TR("Game %1: its position cannot be read."));
        } else if (name == "Result") {
            if (isResult(value)) game.result = value;
        } else if (name == "GameType") {
            // Variants have numbers of their own; 21, and nothing, mean this game.
            if (value.substr(0, 2) != "21" || (value.size() > 2 && value[2] != ','))
                fail(begin, PLT_TR("Game %1 is of another kind of draughts."));
        } else if (name != "SetUp") {
            game.tags.push_back(std::move(*tag));
        }
    }

    /// Reads up to where the next game begins, also when this one cannot be used.
    GameRecord readGame() {
        GameRecord game;
        while (!atEnd() && text_[at_] == '[') {
            readTagOf(game);
            skipAsides();
        }
        Position position = game.start;
        while (!atEnd() && text_[at_] != '[') {
            const std::size_t begin = at_;
            std::string_view word = readWord();
            skipAsides();
            if (isResult(word)) {
                game.result = word;
                return game;
            }
            if (problem_) continue;
            // "12.", "12..." and "12.11-15": the number only says what is known.
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
    std::optional<PdnProblem> problem_;  ///< of the game that is being read
    std::size_t counted_ = 0;            ///< up to where lines are counted
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

std::string writePdn(const GameRecord& game) {
    std::string text;
    for (const auto& [name, value] : game.tags) writeTag(text, name, value);
    writeTag(text, "Result", game.result);
    writeTag(text, "GameType", "21");
    if (game.start != standardPosition()) {
        writeTag(text, "SetUp", "1");
        writeTag(text, "FEN", writeFen(game.start));
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
    // Numbers count the moves of the first player, whoever begins.
    std::size_t ply = game.start.toMove == Side::first ? 0 : 1;
    for (std::size_t i = 0; i < game.moves.size(); ++i, ++ply) {
        if (ply % 2 == 0)
            add(std::to_string(ply / 2 + 1) + '.');
        else if (i == 0)
            add(std::to_string(ply / 2 + 1) + "...");
        add(writeMove(game.moves[i]));
    }
    add(game.result);
    return text + '\n';
}

PdnGames readPdn(std::string_view text) {
    return Reader(text).read();
}

}  // namespace checkers
