// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/script/rules/script_rules.h"
#include "common/testing/game_checks.h"

#include <array>
#include <atomic>
#include <stdexcept>
#include <thread>

#include <QFile>
#include <QTest>

using plt::script::Failure;
using plt::script::Limits;
using plt::script::Program;
using plt::script::ScriptRules;
using plt::script::Value;

namespace {

/// Small, so that each limit is met soon. The clock is none of them: what is tested must end by its steps.
constexpr Limits smallLimits{std::size_t{4} << 20, 1'000'000, 1'500'000, std::chrono::hours(1)};

std::string nim() {
    QFile file(QStringLiteral(PLT_SCRIPTS "/nim.lua"));
    const std::string more =
        "\nfunction score(state) return #state.heaps end"
        "\nfunction observe(state, seat) return state end"
        "\nfunction usual_seats(options) return { 'person', 'expert' } end"
        "\nfunction seats(options) return { 'Ann', 'Ben' } end\n";
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() + more : std::string();
}

std::unique_ptr<ScriptRules> loaded(const std::string& text, const Limits& limits = smallLimits) {
    auto rules = ScriptRules::load(text, "hostile.lua", limits);
    if (const auto* const failure = std::get_if<Failure>(&rules))
        qWarning("%s", failure->sentence().english().c_str());
    return std::get<std::unique_ptr<ScriptRules>>(std::move(rules));
}

/// Calls everything that a session calls.
void callAll(const ScriptRules& rules) {
    const auto options = rules.usualOptions();
    (void)rules.seatNames(options, {});
    (void)rules.usualSeats(options);
    const auto start = rules.deal(options, 1, {});
    auto state = rules.begin(options, start);
    (void)rules.readStart(options, "(1,1)");
    (void)rules.diagram(state);
    (void)rules.score(state);
    (void)rules.key(state);
    (void)rules.seatToMove(state);
    const auto seen = rules.observe(state, 0);
    plt::Random random(1);
    (void)rules.imagine(seen, random);
    (void)rules.hint(seen, {});
    try {
        (void)rules.choose(seen, "expert", {});
    } catch (const std::runtime_error&) {
        // The computer's calculation has failed.
    }
    for (int ply = 0; ply < 100 && rules.outcome(state) == plt::Outcome::playing; ++ply) {
        const auto moves = rules.legalMoves(state);
        if (moves.empty()) break;
        auto next = rules.apply(state, moves.back());
        if (!next) break;
        (void)rules.tell(state, moves.back(), *next, {});
        state = *next;
    }
    (void)rules.standing(state);
}

}  // namespace

/// Scripts that mean no good, or whose authors have made a mistake: each gets a sentence with a line, and goes on
/// to be asked.
class TestHostile : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyMember_data() {
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("part");
        struct Poison {
            const char* name;
            const char* body;
            const char* part;
        };
        constexpr std::array poisons{
            Poison{"loop", "while true do end", "steps"},
            Poison{"caught loop", "while true do pcall(function() while true do end end) end", "steps"},
            Poison{"tail calls", "local function f() return f() end return f()", "steps"},
            Poison{"goto", "::again:: goto again", "steps"},
            Poison{"long for", "for i = 1, math.maxinteger do end", "steps"},
            Poison{"tables", "local t = {} while true do t[#t + 1] = {} end", "MB"},
            Poison{"caught memory",
                   "while true do pcall(function() local t = {} for i = 1, 1e9 do t[i] = {} end end) end",
                   "MB"},
            Poison{"one large table", "return table.move({}, 1, 1e7, 1, {1})", "steps"},
            Poison{"long string", "local s = 'x' while true do s = s .. s end", "string"},
            Poison{"caught long string",
                   "while true do pcall(function() local s = ('x'):rep(200000) s = s .. s end) end",
                   "string"},
            Poison{"rep", "return ('x'):rep(1e9)", "longer than"},
            Poison{"caught rep", "while true do pcall(string.rep, 'x', 1e9) end", "steps"},
            Poison{"recursion", "local function f() return 1 + f() end return f()", "MB"},
            Poison{"recursion through patterns",
                   "local function f() return (('x'):gsub('x', f)) end return f()", "overflow"},
            Poison{"recursion through metatables",
                   "local m = {} m.__index = function(t, k) return t[k] end return setmetatable({}, m).x",
                   "overflow"},
            Poison{"chain of metatables", "local t = {} setmetatable(t, {__index = t}) return t.x", "loop"},
            Poison{"pattern", "return (('a'):rep(3000)):find(('.-'):rep(20) .. 'b')", "steps"},
            Poison{"pattern with captures", "return (('a'):rep(3000)):match(('(.*)'):rep(20) .. 'b')",
                   "steps"},
            Poison{"replacement", "return ((('a'):rep(3000)):gsub('a*a*a*a*b', ''))", "steps"},
            Poison{"pattern without end", "for _ in (('a'):rep(3000)):gmatch('a*a*a*b') do end", "steps"},
            Poison{"pattern with a frontier",
                   "return (('a'):rep(250000)):find('%f[' .. ('b'):rep(250000) .. ']')", "steps"},
            Poison{"pattern with a long set",
                   "for i = 1, 1e9 do (('a'):rep(100)):find('[' .. ('b'):rep(250000) .. ']') end", "steps"},
            Poison{"find without a pattern",
                   "local s = ('a'):rep(250000) local t = ('a'):rep(125000) .. 'b' for i = 1, 1e9 do "
                   "s:find(t, 1, true) end",
                   "steps"},
            Poison{"sort", "return table.sort({1, 2}, function() while true do end end)", "steps"},
            Poison{"sort of long strings",
                   "local s, t = ('x'):rep(250000), {} for i = 1, 5000 do t[i] = s end table.sort(t)",
                   "steps"},
            Poison{
                "sort by a function in C",
                "local s, t = ('x'):rep(250000), {} for i = 1, 5000 do t[i] = s end table.sort(t, rawequal)",
                "steps"},
            Poison{
                "long keys",
                "local t = {} for i = 1, 10 do t[('x'):rep(250000) .. i] = i end while true do next(t) end",
                "steps"},
            Poison{"concat", "local t = { ('x'):rep(200000) } while true do table.concat(t, ', ') end",
                   "steps"},
            Poison{"pairs",
                   "for _ in pairs(setmetatable({}, {__pairs = function() return function() return 1 end "
                   "end})) do end",
                   "steps"},
            Poison{"metamethods in C",
                   "return table.concat(setmetatable({}, {__index = rawlen, __len = function() return 1e15 "
                   "end}), '')"
                   " .. table.unpack({}, 1, 1e9)",
                   "unpack"},
            Poison{"insert", "local t = {} for i = 1, 1e5 do table.insert(t, 1, i) end", "steps"},
            Poison{"print", "while true do print('x') end", "steps"},
            Poison{
                "closing",
                "local t <close> = setmetatable({}, {__close = function() while true do end end}) return 1",
                "__close"},
            Poison{"finalizer", "setmetatable({}, {__gc = function() end})", "__gc"},
            Poison{"weak table", "local m = {} local t = setmetatable({}, m) m.__mode = 'k' return 1",
                   "__mode"},
            Poison{"late closing", "local m = {} local t = setmetatable({}, m) m.__close = print return 1",
                   "__close"},
            Poison{"error with a table", "error({})", "error with"},
            Poison{"error without value", "error()", "nil"},
            Poison{"index of nil", "local a = nil return a.b", "index a nil value (local 'a')"},
            Poison{"wrong arithmetic", "return {} + 1", "arithmetic"},
            Poison{"global", "cheat = 1", "'cheat' cannot be changed"},
            Poison{"library", "string.sub = nil", "cannot be changed"},
            Poison{"function", "return print", "is a function"},
            Poison{"function inside", "return { a = { print } }", ".a[1] is a function"},
            Poison{"circle", "local t = {} t[1] = t return t", "contains itself"},
            Poison{"chance", "return math.random(6)", "there is no math.random here"},
            Poison{"generator", "return new_random(1)", "is a userdata"},
            Poison{"zero byte", "return 'a\\0'", "zero byte"},
            Poison{"no number", "return { 0 / 0 }", "not a number"},
            Poison{"infinite", "return { math.huge }", "infinite"},
            Poison{"key", "return { [{}] = 1 }", "neither a whole number"},
            Poison{"metatable", "return setmetatable({}, {})", "metatable"},
            Poison{"deep", "local t = {} for i = 1, 100 do t = { t } end return t", "too deep"},
        };
        constexpr std::array members{"seats",       "usual_seats", "deal", "begin",    "diagram",
                                     "score",       "observe",     "hint", "choose",   "outcome",
                                     "legal_moves", "apply",       "tell", "standing", "seat_to_move",
                                     "key",         "imagine"};
        for (const char* member : members)
            for (const auto& poison : poisons)
                QTest::addRow("%s: %s", member, poison.name)
                    << QByteArray(member) << QByteArray(poison.body) << QByteArray(poison.part);
    }
    void everyMember() {
        QFETCH(QByteArray, member);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, part);
        const auto rules =
            loaded(nim() + "function " + member.toStdString() + "(...)\n" + body.toStdString() + "\nend\n");
        callAll(*rules);
        const auto failure = rules->takeScriptFailure();
        QVERIFY(failure);
        const auto sentence = QByteArray::fromStdString(failure->sentence().english());
        QVERIFY2(sentence.contains(part), sentence.constData());
        QVERIFY2(failure->line > 0 && sentence.contains("hostile.lua, line "), sentence.constData());
        QVERIFY2(QByteArray::fromStdString(failure->member) == member, failure->member.c_str());
        QVERIFY(plt::testing::isWhole(failure->sentence()));
        // It goes on to be asked.
        callAll(*rules);
        QVERIFY(rules->takeScriptFailure());
    }

    void wrongAnswers_data() {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("part");
        const auto add = [](const char* code, const char* part) {
            QTest::newRow(code) << QByteArray(code) << QByteArray(part);
        };
        add("function seats() end", "list of names");
        add("function seats() return { 1, {} } end", "list of names");
        add("function deal() end", "how the game begins");
        add("function begin() end", "first state");
        add("function legal_moves() end", "list of moves");
        add("function apply() end", "it must return the next state");
        add("function legal_moves() return { a = 1 } end", "list of moves");
        add("function legal_moves() return 7 end", "list of moves");
        add("function outcome() return 'lucky' end", "it must return \"playing\"");
        add("function outcome() return true end", "it must return \"playing\"");
        add("function score() return 'high' end", "number");
        add("function diagram() return {} end", "string");
        add("function seat_to_move() return 'me' end", "number of a seat");
        add("function standing() end", "rank of each seat");
        add("function standing() return { 'first' } end", "rank of each seat");
        add("function standing() return { 2, 2 } end", "rank of each seat");
        add("function seats() local t = {} for i = 1, 13 do t[i] = 'x' end return t end", "the limit is 12");
        add("function tell() return {} end", "sentence");
        add("function hint() return {} end", "");
        add("function hint() return { 1, 2 } end", "move =");
        add("function hint() return 7 end", "move =");
        add("function hint() return { from = 1, to = 2 } end", "move =");
        add("function choose() return 'nonsense' end", "not possible: ");
        add("function choose() end", "not possible: ");
    }
    void wrongAnswers() {
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, part);
        const auto rules = loaded(nim() + code.toStdString());
        callAll(*rules);
        const auto failure = rules->takeScriptFailure();
        // No step and no reason is no hint, which is no mistake.
        if (part.isEmpty()) {
            QVERIFY(!failure);
            return;
        }
        QVERIFY(failure);
        const auto sentence = QByteArray::fromStdString(failure->sentence().english());
        QVERIFY2(sentence.contains(part) && failure->line > 0, sentence.constData());
    }

    void aStandingThatIsNoneIsEmpty() {
        // The window looks for the first of the standing.
        for (const char* ranks : {"{ 2, 2 }", "{ 0, 1 }", "{ 'a' }", "7"}) {
            const auto rules = loaded(nim() + "function standing() return " + ranks +
                                      " end function outcome() return 'over' end");
            const auto options = rules->usualOptions();
            QVERIFY2(rules->standing(rules->begin(options, rules->deal(options, 1, {}))).empty(), ranks);
        }
    }

    void scripts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("part");
        const auto add = [](const char* name, const QByteArray& text, const char* part) {
            QTest::newRow(name) << text << QByteArray(part);
        };
        const QByteArray usual = QByteArray::fromStdString(nim());
        add("nothing", "", "no function \"legal_moves\"");
        add("no Lua", "This is a text.", "line 1");
        add("a mistake at the end", usual + "\nfunction f(\n", "line");
        add("loop", "\nwhile true do end", "line 2: it takes more than 1000000 steps");
        add("tables", "\nlocal t = {}\nwhile true do t[#t + 1] = {} end", "line 3: more than 4 MB");
        add("recursion", "local function f() return 1 + f() end\nf()", "line 1, in f: more than 4 MB");
        add("error", "\n\nerror('not today')", "line 3: not today");
        add("weak table", usual + "local m = {} local t = setmetatable({}, m) m.__mode = 'k'", "__mode");
        add("error of a table", "error({ 1 })", "line 1: error with {1}");
        add("bytecode", QByteArray("\x1bLua\x54\x00\x19\x93", 8) + QByteArray(100, '\0'), "binary");
        add("zero byte", usual + QByteArray("\0", 1), "line");
        add("nested brackets", "x = " + QByteArray(200'000, '(') + "1" + QByteArray(200'000, ')'),
            "C stack overflow");
        add("nested tables", "x = " + QByteArray(200'000, '{') + QByteArray(200'000, '}'),
            "C stack overflow");
        add("nested functions", QByteArray("return function() ").repeated(50'000), "C stack overflow");
        add("long expression", "x = 1" + QByteArray(" .. 1").repeated(50'000), "C stack overflow");
        add("many locals", QByteArray("local x\n").repeated(300), "too many local variables");
        add("too large", QByteArray(2'000'000, ' '), "more than 1024 KB");
        add("one string", "x = '" + QByteArray(900'000, 'x') + "'", "string");
        add("no apply", usual + "apply = nil", "no function \"apply\"");
        add("apply is a number", usual + "apply = 3", "no function \"apply\"");
        add("mistyped", usual + "apply = nil\nfunction aply() end", "is it \"aply\"?");
        add("other letters", usual + "legal_moves = nil\nfunction legalMoves() end", "is it \"legalMoves\"?");
        add("seats without standing", usual + "standing = nil", "no function \"standing\"");
        add("levels without choose", usual + "choose = nil", "no function \"choose\"");
        add("no deal and no begin", usual + "deal = nil begin = nil", "no function \"begin\"");
        add("options as a word", usual + "options = 'many'", "\"options\" must be a list");
        add("options as a function", usual + "options = { print }", "function");
        add("options that never end", usual + "function options() while true do end end",
            "\"options\" is a function");
        add("option without name", usual + "options = { { label = 'x' } }",
            "row 1 of \"options\": it needs a name");
        add("option with a bad name", usual + "options = { { name = 'a b', label = 'x' } }", "needs a name");
        add("option without label", usual + "options = { { name = 'x' } }", "needs a label");
        add("options twice", usual + "options = { { name = 'x', label = 'x' }, { name = 'x', label = 'x' } }",
            "row 2 of \"options\": it has the name of another");
        add("range", usual + "options = { { name = 'x', label = 'x', low = 5, high = 3 } }",
            "\"low\" and \"high\"");
        add("fraction", usual + "options = { { name = 'x', label = 'x', low = 0.5, high = 3 } }",
            "\"low\" and \"high\"");
        add("usual value", usual + "options = { { name = 'x', label = 'x', low = 1, high = 3, usual = 4 } }",
            "usual value");
        add("one value", usual + "options = { { name = 'x', label = 'x', values = { 'a' } } }",
            "at least two values");
        add("same values", usual + "options = { { name = 'x', label = 'x', values = { 'a', 'a' } } }",
            "each once");
        add("presets", usual + "presets = { { heaps = 3 } }", "row 1 of \"presets\": it needs a label");
        add("preset of nothing", usual + "presets = { { label = 'x', hats = 3 } }", "does not exist");
        add("preset out of range", usual + "presets = { { label = 'x', heaps = 30 } }", "does not offer");
        add("ranking", usual + "ranking = 'best'", "\"ranking\" must be");
        add("levels", usual + "levels = { 'easy' }", "each level needs");
        add("level of a person", usual + "levels = { { word = 'person', name = 'x' } }", "each level needs");
        add("level twice", usual + "levels = { { word = 'a', name = 'x' }, { word = 'a', name = 'x' } }",
            "twice");
        add("circle", usual + "options = {} options[1] = options", "contains itself");
        add("hidden code", usual + "setmetatable(_ENV, { __index = function() while true do end end })", "");
    }
    void scripts() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, part);
        auto rules = ScriptRules::load(text.toStdString(), "hostile.lua", smallLimits);
        const auto* const failure = std::get_if<Failure>(&rules);
        if (part.isEmpty()) {
            QVERIFY(failure == nullptr);
            return;
        }
        QVERIFY(failure != nullptr);
        const auto sentence = QByteArray::fromStdString(failure->sentence().english());
        QVERIFY2(sentence.contains(part), sentence.constData());
        QVERIFY(sentence.startsWith("hostile.lua"));
    }

    void misnamedMembersAreWarnedOf() {
        const auto rules = loaded(nim() +
                                  "hint = nil\nfunction Hint() end\nfunction seat_to_mov() end\n"
                                  "function scores() end\nfunction helper() end\n");
        const auto warnings = rules->warnings();
        QCOMPARE(warnings.size(), std::size_t{1});
        const auto warning = QByteArray::fromStdString(warnings[0].sentence().english());
        QVERIFY2(warning.contains("the function \"Hint\" is not known: did you mean \"hint\"?"),
                 warning.constData());
    }

    void aGameWithoutAPictureIsWarnedOf() {
        const auto warnings = loaded(nim() + "picture = nil")->warnings();
        QCOMPARE(warnings.size(), std::size_t{1});
        QCOMPARE(QByteArray::fromStdString(warnings[0].sentence().english()),
                 QByteArray("hostile.lua: there is no function \"picture\""));
    }

    void stoppedCallsEnd() {
        // By nothing but the stop token.
        constexpr Limits patient{std::size_t{4} << 20, 1ULL << 60, 1ULL << 60, std::chrono::hours(1)};
        const auto rules =
            loaded(nim() +
                       "function hint() while true do pcall(function() while true do end end) end end\n"
                       "function choose() while true do end end",
                   patient);
        const auto options = rules->usualOptions();
        const auto state = rules->begin(options, rules->deal(options, 1, {}));
        const auto seen = rules->observe(state, 0);
        std::stop_source stop;
        std::atomic<bool> ended = false;
        std::thread worker([&] {
            (void)rules->hint(seen, stop.get_token());
            // The player wants a move at once.
            plt::Question question;
            question.stop = stop.get_token();
            const auto move = rules->choose(seen, "expert", question);
            ended = rules->apply(state, move).ok();
        });
        stop.request_stop();
        worker.join();
        QVERIFY(ended);
        QVERIFY(!rules->takeScriptFailure());
    }

    /// The player for all rules imagines what is hidden many times, and may get nothing at any of them.
    void imaginingMayFail() {
        const auto rules = loaded(R"(
            seats = { "Ann", "Ben" }
            function begin() return {} end
            function legal_moves(state) return { 1, 2 } end
            function apply(state, move) state.over = true return state end
            function outcome(state) return state.over and "over" end
            function seat_to_move() return 1 end
            function standing(state) return { 1, 2 } end
            function observe(state) return {} end
            function imagine(seen, random)
                if random:between(1, 3) == 1 then error("nothing comes to mind") end
                return {}
            end
        )");
        const auto options = rules->usualOptions();
        const auto state = rules->begin(options, rules->deal(options, 1, {}));
        int chosen = 0;
        plt::Question question;
        for (question.seed = 1; question.seed <= 10; ++question.seed) {
            try {
                const auto move = rules->write(rules->choose(rules->observe(state, 0), "hard", question));
                QVERIFY2(move == "1" || move == "2", move.c_str());
                ++chosen;
            } catch (const std::runtime_error&) {
                // The first state could not be imagined.
            }
        }
        QVERIFY(chosen > 0);
        QVERIFY(rules->takeScriptFailure());
    }

    void manyThreadsAtOnce() {
        const auto rules = loaded(nim());
        const auto options = rules->usualOptions();
        const auto play = [&](std::uint64_t seed) {
            std::string text;
            auto state = rules->begin(options, rules->deal(options, seed, {}));
            while (rules->outcome(state) == plt::Outcome::playing) {
                const auto moves = rules->legalMoves(state);
                text += rules->write(moves.back());
                state = *rules->apply(state, moves.back());
            }
            return text;
        };
        constexpr std::size_t count = 8;
        std::array<std::string, count> told;
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < count; ++i)
            threads.emplace_back([&, i] {
                for (int round = 0; round < 5; ++round) told[i] = play(i % 2);
            });
        for (auto& thread : threads) thread.join();
        for (std::size_t i = 0; i < count; ++i) QCOMPARE(told[i], play(i % 2));
        QVERIFY(!rules->takeScriptFailure());
    }

    void memoryIsFreeAgain() {
        const auto rules =
            loaded(nim() + "function diagram() local t = {} for i = 1, 1e9 do t[i] = {} end end");
        const auto options = rules->usualOptions();
        const auto state = rules->begin(options, rules->deal(options, 1, {}));
        for (int round = 0; round < 50; ++round) {
            (void)rules->diagram(state);
            QVERIFY(rules->takeScriptFailure());
            QVERIFY(!rules->legalMoves(state).empty());
        }
        QVERIFY(!rules->takeScriptFailure());
    }

    /// With hardly any free memory Lua collects garbage for each new object, which is no step of the script.
    void collectingGarbageTakesSteps() {
        const auto linesWith = [](int kept) {
            const auto rules =
                loaded(nim() + "function diagram(state)\n  local list\n  for i = 1, " + std::to_string(kept) +
                       " do list = { list } end\n  local i = 0\n"
                       "  while true do i = i + 1 local t = {} if i % 100 == 0 then print(i) end end\n"
                       "end\n");
            const auto options = rules->usualOptions();
            (void)rules->diagram(rules->begin(options, rules->deal(options, 1, {})));
            const auto failure = rules->takeScriptFailure();
            const bool wasEnough = failure && failure->what.english().find("steps") != std::string::npos;
            return wasEnough ? static_cast<int>(rules->takePrinted().size()) : -1;
        };
        // The list of objects that nearly fills the memory.
        int kept = 60'000;
        while (kept > 0 && linesWith(kept) < 0) kept -= 100;
        QVERIFY(kept > 20'000);
        const int lines = linesWith(kept);
        QVERIFY2(lines < 50, qPrintable(QString::number(lines)));
        QVERIFY(linesWith(10) > 200);
    }

    void theConsoleIsLimited() {
        const auto rules = loaded(nim());
        const auto options = rules->usualOptions();
        const auto state = rules->begin(options, rules->deal(options, 1, {}));
        QVERIFY(rules->evaluate("#state.heaps", state)[0] == Value(3));
        for (const char* text :
             {"while true do end", "('a'):rep(1e9)", "x +", "heaps = 3", "(function() return f() end)("})
            QVERIFY2(!rules->evaluate(text, state), text);
        const auto failure = rules->evaluate("\n\nstate.x.y", state).failure();
        QCOMPARE(QByteArray::fromStdString(failure.file), QByteArray("console"));
        QCOMPARE(failure.line, 3);
    }
};

QTEST_APPLESS_MAIN(TestHostile)
#include "test_hostile.moc"
