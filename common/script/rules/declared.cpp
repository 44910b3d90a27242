// SPDX-License-Identifier: MIT
#include "common/script/rules/declared.h"

#include "common/script/value/value_message.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace plt::script {

namespace {

/// The functions of a script that the rules call. Those of the view are added, so that their names are known.
constexpr std::array<std::string_view, 27> memberFunctions{
    "deal",        "begin",   "legal_moves", "apply",   "outcome", "seats",   "seat_to_move",
    "standing",    "observe", "score",       "hint",    "tell",    "diagram", "choose",
    "usual_seats", "picture", "press",       "drag",    "key",     "button",  "grab",
    "accepts",     "drop",    "describe",    "options", "presets", "levels"};

/// Lower-case letters and digits alone.
std::string essence(std::string_view name) {
    std::string letters;
    for (const char c : name)
        if (c != '_') letters += c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    return letters;
}

/// Returns true if one letter was left out, added or replaced, or two neighbours were exchanged.
bool isOneSlip(std::string_view a, std::string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    if (b.size() - a.size() > 1) return false;
    const auto at = static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin()).first - a.begin());
    if (a.size() < b.size()) return a.substr(at) == b.substr(at + 1);
    if (at == a.size()) return false;
    if (a.substr(at + 1) == b.substr(at + 1)) return true;
    return at + 1 < a.size() && a[at] == b[at + 1] && a[at + 1] == b[at] &&
           a.substr(at + 2) == b.substr(at + 2);
}

bool isMember(std::string_view name) {
    return std::find(memberFunctions.begin(), memberFunctions.end(), name) != memberFunctions.end();
}

/// Returns the member that a name was probably meant to be; empty if none. One letter more or less makes another
/// word of a short one.
std::string_view meantMember(std::string_view name, std::size_t shortWord = 6) {
    for (const auto member : memberFunctions) {
        const auto typed = essence(name);
        const auto right = essence(member);
        if (typed == right || (right.size() >= shortWord && isOneSlip(typed, right))) return member;
    }
    return {};
}

std::string readList(const Value& value, const char* name, std::vector<Message>& messages) {
    if (!value.isTable() || !value.fields().empty()) return std::string("'") + name + "' must be a list";
    for (const auto& one : value.items()) {
        if (!isMessage(one)) return std::string("'") + name + "' must be a list of sentences";
        messages.push_back(messageOf(one));
    }
    return {};
}

std::string readLevels(const Value& value, std::vector<Level>& levels) {
    constexpr std::size_t most = 12;
    if (!value.isTable() || !value.fields().empty() || value.size() == 0 || value.size() > most)
        return "'levels' must be a list like { { word = \"easy\", name = tr(\"easy\") } }";
    for (const auto& one : value.items()) {
        Level level{one.at("word").text(), messageOf(one.at("name")), messageOf(one.at("about"))};
        const bool isWord = !level.word.empty() && level.word != personWord &&
                            std::all_of(level.word.begin(), level.word.end(), [](char c) {
                                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
                            });
        if (!isWord || level.name.empty())
            return "each level needs a word of small letters and digits, and a name";
        for (const auto& other : levels)
            if (other.word == level.word) return "the level '" + level.word + "' is there twice";
        levels.push_back(std::move(level));
    }
    return {};
}

/// Reads the declarations of a script; a problem is a sentence for authors.
class DeclarationReader {
  public:
    DeclarationReader(Declared& out, const std::string& file) : out_(out), file_(file) {}

    std::optional<Failure> read() {
        readMembers();
        readOptions();
        readPlayers();
        return std::move(failure_);
    }

  private:
    bool has(std::string_view name) const { return out_.program->hasFunction(name); }

    void fail(std::string what) {
        if (!failure_) failure_ = Failure{std::move(what), file_};
    }

    Value value(std::string_view name) {
        const auto results = out_.program->value(name);
        if (results) return results[0];
        if (!failure_) failure_ = results.failure();
        return {};
    }

    void need(std::string_view name, const char* reason) {
        if (!has(name)) fail("there is no function '" + std::string(name) + '\'' + reason);
    }

    void readMembers() {
        need("legal_moves", "");
        need("apply", "");
        need("outcome", "");
        if (!has("deal")) need("begin", ", and none called 'deal'");
        auto& traits = out_.traits;
        traits.hasDeals = has("deal");
        traits.hasHint = has("hint");
        traits.hasScore = has("score");
        traits.hasRecord = has("tell");
        traits.hasDiagram = has("diagram");
        traits.hidesState = has("observe");
        traits.undoReveals = value("undo_reveals").isTrue();
        out_.dealsSlowly = value("slow_deal").isTrue();
        readRanking();
    }

    void readRanking() {
        const auto given = value("ranking");
        if (given == Value("highest") || (given.isNil() && has("score")))
            out_.traits.ranking = Ranking::highestScore;
        else if (given == Value("lowest"))
            out_.traits.ranking = Ranking::lowestScore;
        else if (given == Value("fastest"))
            out_.traits.ranking = Ranking::fastest;
        else if (!given.isNil())
            fail("'ranking' must be \"highest\", \"lowest\" or \"fastest\"");
        if (out_.traits.ranking && *out_.traits.ranking != Ranking::fastest)
            need("score", ", which the ranking needs");
    }

    void readOptions() {
        auto read = ScriptOptions::read(value("options"), value("presets"));
        if (auto* const problem = std::get_if<std::string>(&read))
            fail(*problem);
        else
            out_.options = std::get<ScriptOptions>(std::move(read));
    }

    void readPlayers() {
        if (!has("seats"))
            if (const auto given = value("seats"); !given.isNil())
                if (const auto problem = readList(given, "seats", out_.seats); !problem.empty())
                    fail(problem);
        if (out_.hasSeats()) {
            need("seat_to_move", ", which a game with seats needs");
            need("standing", ", which a game with seats needs");
        }
        const auto levels = value("levels");
        if (levels.isNil() && !has("choose")) return;
        if (const auto problem = readLevels(levels, out_.levels); !problem.empty()) fail(problem);
        need("choose", ", which levels need");
        if (!out_.hasSeats()) fail("a game with levels needs 'seats'");
    }

    Declared& out_;
    const std::string& file_;
    std::optional<Failure> failure_;
};

}  // namespace

std::variant<std::shared_ptr<const Declared>, Failure> Declared::read(std::string text,
                                                                      const std::string& file,
                                                                      const Limits& limits) {
    auto program = Program::load(std::move(text), file, limits);
    if (auto* const failure = std::get_if<Failure>(&program)) return std::move(*failure);
    auto declared = std::make_shared<Declared>();
    declared->program = std::get<std::shared_ptr<const Program>>(program);
    auto failure = DeclarationReader(*declared, file).read();
    if (!failure) return std::shared_ptr<const Declared>(std::move(declared));
    // A missing member may be there with another name.
    for (const auto& global : declared->program->globals()) {
        const auto meant = isMember(global.name) ? std::string_view() : meantMember(global.name, 4);
        if (!global.isFunction || meant.empty()) continue;
        if (failure->what.find('\'' + std::string(meant) + '\'') == std::string::npos) continue;
        failure->what += "; was '" + global.name + "' meant to be it?";
        failure->line = global.line;
    }
    return *std::move(failure);
}

std::vector<Message> Declared::warnings(const std::string& file) const {
    std::vector<Message> all;
    for (const auto& global : program->globals()) {
        if (!global.isFunction || isMember(global.name)) continue;
        const auto meant = meantMember(global.name);
        if (meant.empty() || program->hasFunction(meant)) continue;
        all.push_back({PLT_TR("%1, line %2: nothing calls the function \"%3\": did you mean \"%4\"?"),
                       {file, std::to_string(global.line), global.name, std::string(meant)}});
    }
    return all;
}

}  // namespace plt::script
