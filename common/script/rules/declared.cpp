// SPDX-License-Identifier: MIT
#include "common/script/rules/declared.h"

#include "common/script/value/near_names.h"
#include "common/script/value/value_message.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace plt::script {

namespace {

/// The functions of a script that the rules call. Those of the view are added, so that their names are known.
constexpr std::array<std::string_view, 31> memberFunctions{
    "deal",    "begin",   "legal_moves", "apply",   "outcome", "seats",        "seat_to_move", "standing",
    "observe", "imagine", "score",       "hint",    "tell",    "diagram",      "choose",       "usual_seats",
    "key",     "picture", "press",       "drag",    "button",  "double_press", "clock",        "grab",
    "accepts", "drop",    "options",     "presets", "levels",  "ranking",      "typed"};

/// Lower-case letters and digits alone.
std::string essence(std::string_view name) {
    std::string letters;
    for (const char c : name)
        if (c != '_') letters += c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    return letters;
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

Message readNames(const Value& value, std::vector<Message>& names) {
    const Message problem(PLT_TR("\"seats\" must be a list of names; the limit is %1"), {maximumSeats});
    if (!value.isTable() || !value.fields().empty() || value.size() > maximumSeats) return problem;
    for (const auto& one : value.items()) {
        if (!isMessage(one)) return problem;
        names.push_back(messageOf(one));
    }
    return {};
}

bool isLevelWord(const std::string& word) {
    const auto isPermitted = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !word.empty() && word != personWord && std::all_of(word.begin(), word.end(), isPermitted);
}

Message readLevels(const Value& value, std::vector<Level>& levels) {
    constexpr std::size_t most = 12;
    if (!value.isTable() || !value.fields().empty() || value.size() == 0 || value.size() > most)
        return PLT_TR("\"levels\" must be a list like { { word = \"easy\", name = tr(\"easy\") } }");
    for (const auto& one : value.items()) {
        Level level{one.at("word").text(), messageOf(one.at("name")), messageOf(one.at("about"))};
        if (!isLevelWord(level.word) || level.name.empty())
            return PLT_TR("each level needs a word of small letters and digits, and a name");
        for (const auto& other : levels)
            if (other.word == level.word) return {PLT_TR("the level \"%1\" is there twice"), {level.word}};
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
        if (!missing_.empty()) suggest();
        return std::move(failure_);
    }

  private:
    bool has(std::string_view name) const { return out_.program->hasFunction(name); }

    void fail(Message what, std::string_view missing = {}) {
        if (failure_) return;
        failure_ = Failure{std::move(what), file_};
        missing_ = missing;
    }

    /// A missing member may be there with another name.
    void suggest() {
        constexpr std::size_t shortWord = 4;
        for (const auto& global : out_.program->globals()) {
            if (!global.isFunction || isMember(global.name) ||
                meantMember(global.name, shortWord) != missing_)
                continue;
            failure_->what = {PLT_TR("%1: is it \"%2\"?"), {failure_->what, global.name}};
            failure_->line = global.line;
            return;
        }
    }

    Value value(std::string_view name) {
        if (has(name)) {
            fail({PLT_TR("\"%1\" is a function, and must be a value"), {name}});
            for (const auto& global : out_.program->globals())
                if (global.name == name && failure_->line == 0) failure_->line = global.line;
            return {};
        }
        const auto results = out_.program->value(name);
        if (results) return results[0];
        if (!failure_) failure_ = results.failure();
        return {};
    }

    /// Fails if a function is missing; `text` is a sentence about %1, its name.
    void need(std::string_view name, std::string_view text) {
        if (!has(name)) fail({text, {name}}, name);
    }

    void readMembers() {
        need("legal_moves", PLT_TR("there is no function \"%1\""));
        need("apply", PLT_TR("there is no function \"%1\""));
        need("outcome", PLT_TR("there is no function \"%1\""));
        if (!has("deal")) need("begin", PLT_TR("there is no function \"%1\", and none called \"deal\""));
        auto& traits = out_.traits;
        out_.isAided = !value("unaided").isTrue() && (!has("observe") || has("imagine"));
        // A game that always begins alike is dealt, too: it has new games and results.
        traits.hasDeals = true;
        traits.hasHint = has("hint") || out_.isAided;
        traits.hasHintAlong = !has("hint") && out_.isAided;
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
            fail(PLT_TR("\"ranking\" must be \"highest\", \"lowest\" or \"fastest\""));
        if (out_.traits.ranking && *out_.traits.ranking != Ranking::fastest)
            need("score", PLT_TR("there is no function \"%1\", which the ranking needs"));
    }

    void readOptions() {
        auto read = ScriptOptions::read(value("options"), value("presets"));
        if (read)
            out_.options = std::move(*read);
        else
            fail(read.problem());
    }

    void readPlayers() {
        if (!has("seats"))
            if (const auto given = value("seats"); !given.isNil())
                if (const auto problem = readNames(given, out_.seats); !problem.empty()) fail(problem);
        if (out_.hasSeats()) {
            need("seat_to_move", PLT_TR("there is no function \"%1\", which a game with seats needs"));
            need("standing", PLT_TR("there is no function \"%1\", which a game with seats needs"));
        }
        const auto levels = value("levels");
        if (levels.isNil() && !has("choose")) {
            if (out_.hasSeats() && out_.isAided) out_.levels = generalLevels();
            return;
        }
        if (const auto problem = readLevels(levels, out_.levels); !problem.empty()) fail(problem);
        need("choose", PLT_TR("there is no function \"%1\", which levels need"));
        if (!out_.hasSeats()) fail(PLT_TR("a game with levels needs \"seats\""));
    }

    Declared& out_;
    const std::string& file_;
    std::optional<Failure> failure_;
    std::string_view missing_;
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
    if (failure) return *std::move(failure);
    return std::shared_ptr<const Declared>(std::move(declared));
}

std::vector<Failure> Declared::warnings(const std::string& file) const {
    std::vector<Failure> all;
    if (!program->hasFunction("picture"))
        all.push_back({{PLT_TR("there is no function \"%1\""), {std::string("picture")}}, file});
    for (const auto& global : program->globals()) {
        if (!global.isFunction || isMember(global.name)) continue;
        const auto meant = meantMember(global.name);
        if (meant.empty() || program->hasFunction(meant)) continue;
        Failure warning{{PLT_TR("the function \"%1\" is not known: did you mean \"%2\"?"),
                         {global.name, std::string(meant)}},
                        file,
                        global.line};
        all.push_back(std::move(warning));
    }
    return all;
}

}  // namespace plt::script
