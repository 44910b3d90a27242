// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/script/lua/program.h"
#include "common/script/value/value_text.h"

#include <QTest>

using plt::script::Program;

namespace {

std::shared_ptr<const Program> program(const std::string& text) {
    auto loaded = Program::load(text, "test.lua");
    if (const auto* const failure = std::get_if<plt::script::Failure>(&loaded))
        qWarning("%s", failure->sentence().english().c_str());
    return std::get<std::shared_ptr<const Program>>(loaded);
}

/// Returns all results of an expression as text; an error begins with "error: ".
QByteArray evaluated(const QByteArray& expression) {
    const auto results = program("x = 1")->evaluate(expression.toStdString(), {});
    if (!results) return "error: " + QByteArray::fromStdString(results.failure().what.english());
    QByteArray text;
    for (const auto& value : results.values())
        text += (text.isEmpty() ? "" : " ") + QByteArray::fromStdString(plt::script::shown(value));
    return text;
}

}  // namespace

class TestLibrary : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void results_data() {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<QByteArray>("result");
        const auto add = [](const char* expression, const char* result) {
            QTest::newRow(expression) << QByteArray(expression) << QByteArray(result);
        };
        // Patterns of Lua 5.4, by its manual.
        add("('hello world'):find('o w')", "5 7");
        add("('hello'):find('l')", "3 3");
        add("('hello'):find('xyz')", "nil");
        add("('hello'):find('')", "1 0");
        add("('hello'):find('', 10)", "nil");
        add("('hello'):find('', 6)", "6 5");
        add("('a.b'):find('.', 1, true)", "2 2");
        add("('a+b'):find('+', 1, true)", "2 2");
        add("('hello'):find('l+')", "3 4");
        add("('key = value'):match('(%w+)%s*=%s*(%w+)')", "\"key\" \"value\"");
        add("('2026-11-27'):match('(%d+)-(%d+)-(%d+)')", "\"2026\" \"11\" \"27\"");
        add("('  trim  '):match('^%s*(.-)%s*$')", "\"trim\"");
        add("('abc'):match('()b()')", "2 3");
        add("('f(a(b)c)d'):match('%b()')", "\"(a(b)c)\"");
        add("('THE (quick) fox'):find('%((%a+)%)')", "5 11 \"quick\"");
        add("('hello hello'):match('(h%a+) %1')", "\"hello\"");
        add("('THE (quick) fox'):gsub('%f[%a]%a+', 'X')", "\"X (X) X\" 3");
        add("('abc'):gsub('', '-')", "\"-a-b-c-\" 4");
        add("('hello'):gsub('l', {l = 'L'})", "\"heLLo\" 2");
        add("('hello'):gsub('l', function(c) return c:upper() end, 1)", "\"heLlo\" 1");
        add("('hello world'):gsub('o', '0', 1)", "\"hell0 world\" 1");
        add("('abc'):gsub('%w', '%0%0')", "\"aabbcc\" 3");
        add("('hello world'):gsub('(%w+) (%w+)', '%2 %1')", "\"world hello\" 1");
        add("('abc'):gsub('b*', 'x')", "\"xaxcx\" 3");
        add("('x]y'):match('[]]')", "\"]\"");
        add("('a-b'):match('[a%-]+')", "\"a-\"");
        add("('a^b'):match('[%^]')", "\"^\"");
        add("('abc123'):match('[^%d]+')", "\"abc\"");
        add("('0x1F'):match('%x+', 3)", "\"1F\"");
        add("('aXb'):match('%u')", "\"X\"");
        add("('ab'):match('^b')", "nil");
        add("('a$'):match('a$')", "nil");
        add("('a$b'):match('a$b')", "\"a$b\"");
        add("('abab'):match('(ab)?')", "nil");
        add("('colour'):match('colou?r')", "\"colour\"");
        add("('a,b,,c'):gsub(',', ';')", "\"a;b;;c\" 3");
        add("(function() local t = {} for k, v in ('a=1, b=2'):gmatch('(%w+)=(%w+)') do t[k] = v end return "
            "t end)()",
            "{a = \"1\", b = \"2\"}");
        add("(function() local t = {} for w in ('one two'):gmatch('%a+') do t[#t + 1] = w end return t "
            "end)()",
            "{\"one\", \"two\"}");
        add("(function() local n = 0 for _ in ('abc'):gmatch('') do n = n + 1 end return n end)()", "4");
        add("('x'):rep(3, ',')", "\"x,x,x\"");
        add("('x'):rep(0)", "\"\"");
        add("('%5.2f|%d|%s|%q'):format(3.14159, 42, true, 'a')", "\" 3.14|42|true|\"a\"\"");
        add("('%s'):format({})", "\"table\"");
        add("('%5s|%-5s|'):format('a', 'b')", "\"    a|b    |\"");
        add("('%%'):format()", "\"%\"");
        add("('abc'):upper(), ('abc'):sub(2), ('abc'):byte(1), ('abc'):len(), ('abc'):reverse()",
            "\"ABC\" \"bc\" 97 3 \"cba\"");
        // Tables.
        add("table.concat({1, 2, 'x'}, ', ')", "\"1, 2, x\"");
        add("table.concat({}, ',')", "\"\"");
        add("table.unpack({1, 2, 3}, 2)", "2 3");
        add("table.pack(1, nil, 3)", "{1, [3] = 3, n = 3}");
        add("(function() local t = {3, 1, 2} table.sort(t) return t end)()", "{1, 2, 3}");
        add("(function() local t = {3, 1, 2} table.sort(t, function(a, b) return a > b end) return t end)()",
            "{3, 2, 1}");
        add("(function() local t = {} for i = 1, 7 do t[i] = {i % 2, i} end "
            "table.sort(t, function(a, b) return a[1] < b[1] end) local o = {} "
            "for i, v in ipairs(t) do o[i] = v[2] end return o end)()",
            "{2, 4, 6, 1, 3, 5, 7}");
        add("(function() local t = {1, 2, 3} table.insert(t, 1, 0) table.insert(t, 9) return t end)()",
            "{0, 1, 2, 3, 9}");
        add("(function() local t = {1, 2, 3} local a = table.remove(t, 1) local b = table.remove(t) return "
            "a, b, t end)()",
            "1 3 {2}");
        add("table.remove({})", "nil");
        add("table.move({1, 2, 3}, 2, 3, 1)", "{2, 3, 3}");
        add("table.move({1, 2, 3}, 1, 3, 2)", "{1, 1, 2, 3}");
        add("#table.move({1, 2, 3}, 1, 3, 1, {})", "3");
        // An order that does not depend on where things lie in memory.
        add("(function() local t = {} for k in pairs({b = 1, a = 2, [10] = 3, [2.5] = 4, 7, [true] = 1}) do "
            "t[#t + 1] = tostring(k) end return table.concat(t, ' ') end)()",
            "\"1 2.5 10 a b true\"");
        add("(function() local t = {1, 2, 3, x = 1} for k in pairs(t) do t[k] = nil end return next(t) "
            "end)()",
            "nil");
        add("next({b = 1, a = 2})", "\"a\" 2");
        add("next({b = 1, a = 2}, 'a')", "\"b\" 1");
        add("next({})", "nil");
        // The iterators are functions like any other.
        add("pairs({7})({7}, -9)", "1 7");
        add("pairs({7})({7}, math.mininteger)", "1 7");
        add("pairs({7})({7}, math.maxinteger)", "nil");
        add("pairs({a = 1})({a = 2})", "\"a\" 2");
        add("(function() local n = 0 for _ in pairs({}) do n = n + 1 end return n end)()", "0");
        add("(function() for k, v in pairs(setmetatable({}, {__pairs = function(t) return function(_, k) "
            "if not k then return 1, 2 end end, t, nil end})) do return k, v end end)()",
            "1 2");
        // No addresses.
        add("tostring({})", "\"table\"");
        add("tostring(print)", "\"function\"");
        add("tostring(0/0)", "\"nan\"");
        add("tostring(new_random(1))", "\"random\"");
        add("tostring(setmetatable({}, {__tostring = function() return 'me' end}))", "\"me\"");
        // Sentences.
        add("tr('A %1', 3)", "{3, tr = \"A %1\"}");
        add("trn('%Ln cats', 'one cat', 2)", "{count = 2, one = \"one cat\", tr = \"%Ln cats\"}");
        // Protected calls.
        add("table.unpack({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18})",
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16");
        add("pcall(error, 'x')", "false \"x\"");
        add("pcall(function() return 1, 2 end)", "true 1 2");
        add("select('#', 1, 2, 3), math.type(1), math.type(1.5), 7 // 2, 7 % 3, 1 << 4",
            "3 \"integer\" \"float\" 3 1 16");
        add("utf8.len('äöü'), utf8.char(228)", "3 \"ä\"");
    }
    void results() {
        QFETCH(QByteArray, expression);
        QFETCH(QByteArray, result);
        QCOMPARE(evaluated(expression), result);
    }

    void forbiddenNames_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"io", "os", "package", "debug", "require", "load", "loadfile", "dofile",
                                 "loadstring", "collectgarbage", "coroutine", "warn", "xpcall", "_G",
                                 "math.randomseed", "string.dump", "string.pack", "string.unpack"})
            QTest::newRow(name) << QByteArray(name);
    }
    void forbiddenNames() {
        QFETCH(QByteArray, name);
        QCOMPARE(evaluated(name), QByteArray("nil"));
    }

    void refusals_data() {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<QByteArray>("part");
        const auto add = [](const char* expression, const char* part) {
            QTest::newRow(expression) << QByteArray(expression) << QByteArray(part);
        };
        add("('%p'):format({})", "%p");
        add("('x'):rep(1e9)", "longer than");
        add("math.random(6)", "new_random(number)");
        add("('x'):rep(100, ('y'):rep(200000))", "longer than");
        add("('x'):match('[a')", "malformed");
        add("('x'):match('%')", "malformed");
        add("('x'):match('(x')", "malformed");
        add("('x'):match('x)')", "malformed");
        add("('x'):match('%f')", "malformed");
        add("('x'):match('%b')", "malformed");
        add("('x'):match('%1')", "capture");
        add("('x'):gsub('x', '%2')", "capture");
        add("('x'):gsub('x', '%a')", "replacement");
        add("('x'):match(('('):rep(40))", "captures");
        add("(('a'):rep(1000)):match(('a?'):rep(1000))", "too complex");
        add("setmetatable({}, {__gc = print})", "__gc");
        add("setmetatable({}, {__mode = 'k'})", "__mode");
        add("rawset(_ENV, 'y', 1)", "cannot be changed");
        add("(function() x = 2 end)()", "'x' cannot be changed");
        add("(function() y = 2 end)()", "'y' cannot be changed");
        add("(function() math.floor = 2 end)()", "cannot be changed");
        add("(function() string.floor = 2 end)()", "cannot be changed");
        add("table.insert(math, 1)", "cannot be changed");
        add("setmetatable(math, nil)", "protected");
        add("setmetatable(_ENV, nil)", "protected");
        add("getmetatable('').__index.x", "index a boolean");
        add("pairs({[{}] = 1})", "numbers, strings or truth values");
        add("table.unpack({}, 1, 1e7)", "too many");
        add("table.move({}, 1, math.maxinteger, 2)", "too many");
        add("table.concat({}, '', 1, math.maxinteger)", "invalid value");
        add("table.concat(setmetatable({}, {__index = rawlen}), '', 1, 1000)", "invalid value");
        add("table.sort({3, 'a', 1})", "compare");
        add("error({})", "error with {}");
        add("error(nil)", "nil");
        add("new_random(1):below(0)", "at least 1");
        add("new_random(1):between(2, 1)", "less");
        add("new_random(1):pick({})", "empty");
        add("next({}, {})", "numbers, strings");
        add("pairs({7})(7, 0)", "table expected");
        add("pairs({7})('x', 0)", "table expected");
        add("pairs({a = 1})('x')", "table expected");
        add("tr()", "string expected");
        add("1 +", "unexpected symbol");
        add("{print}", "[1] is a function");
        add("{a = {b = new_random(1)}}", ".a.b is a userdata");
        add("0/0", "not a number");
        add("1/0", "infinite");
        add("'a\\0b'", "zero byte");
        add("{['a\\0'] = 1}", "zero byte");
        add("{[1.5] = 1}", "neither a whole number");
        add("{[true] = 1}", "neither a whole number");
        add("(function() local t = {} t.a = {t} return t end)()", ".a[1] contains itself");
        add("(function() local t = {} for i = 1, 40 do t = {t} end return t end)()",
            "lies too deep: the limit is 32");
        add("(function() local t = {} for i = 1, 100000 do t[i] = 1 end return t end)()",
            "too many values in it: the limit is 100000");
        // One string, which is there a thousand times.
        add("(function() local s, t = ('x'):rep(250000), {} for i = 1, 1000 do t[i] = s end return t end)()",
            "[5] has too much text in it: the limit is 1024 KB");
        add("(function() local t = {} for i = 1, 9 do t[('x'):rep(200000) .. i] = i end return t end)()",
            "too much text");
        add("setmetatable({}, {})", "metatable");
    }
    void refusals() {
        QFETCH(QByteArray, expression);
        QFETCH(QByteArray, part);
        const QByteArray result = evaluated(expression);
        QVERIFY2(result.startsWith("error: ") && result.contains(part), result.constData());
    }

    void numbersDoNotDependOnTheLanguage() {
        // The test proves less if this language is not installed.
        const QByteArray before = setlocale(LC_ALL, nullptr);
        for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE"})
            if (setlocale(LC_ALL, name) != nullptr) break;
        const QByteArray number =
            evaluated("tostring(1.5), ('%.1f'):format(2.5), tonumber('1.5'), 'Z' < 'a'");
        setlocale(LC_ALL, before.constData());
        QCOMPARE(number, QByteArray("\"1.5\" \"2.5\" 1.5 true"));
    }

    void chanceIsTheFrameworks() {
        plt::Random random(77);
        const auto script = program(
            "function draw(random) local t = { 1, 2, 3, 4, 5, 6, 7 } return random:below(1000), "
            "random:between(-5, 5), random:coin(), random:shuffle(t), random:pick(t) end");
        const auto results = script->call({"draw", {}, false, 77});
        QVERIFY(results);
        QVERIFY(results[0] == plt::script::Value(static_cast<std::int64_t>(random.below(1000))));
        QVERIFY(results[1] == plt::script::Value(random.between(-5, 5)));
        QVERIFY(results[2] == plt::script::Value(random.coin()));
        std::vector<int> cards{1, 2, 3, 4, 5, 6, 7};
        random.shuffle(cards);
        for (std::int64_t i = 0; i < 7; ++i)
            QVERIFY(results[3].at(i + 1) == plt::script::Value(cards[static_cast<std::size_t>(i)]));
        QVERIFY(results[4] == plt::script::Value(cards[random.below(7)]));
        QVERIFY(script->evaluate("draw(new_random(77))", {})[3] == results[3]);
    }

    void onlyTextIsRun() {
        const auto loaded = Program::load(std::string("\x1bLua") + std::string(40, '\0'), "test.lua");
        QVERIFY(std::holds_alternative<plt::script::Failure>(loaded));
        const auto result = evaluated("('').dump");
        QCOMPARE(result, QByteArray("nil"));
    }

    void scriptsSeeNothingOfEachOther() {
        const auto counter = program("local n = 0 function count() n = n + 1 return n end");
        QVERIFY(counter->evaluate("count()", {})[0] == plt::script::Value(1));
        QVERIFY(counter->evaluate("count()", {})[0] == plt::script::Value(1));
    }

    void namesOfTheConsole() {
        const auto script = program("function double(x) return 2 * x end");
        const auto results = script->evaluate(
            "double(state.a), #list", {{"state", plt::script::Value::table({}, {{std::string("a"), 4}})},
                                       {"list", plt::script::Value::list({1, 2})}});
        QVERIFY(results);
        QVERIFY(results[0] == plt::script::Value(8));
        QVERIFY(results[1] == plt::script::Value(2));
        QVERIFY(script->evaluate("local a = 3 return a", {})[0] == plt::script::Value(3));
    }

    void printedLines() {
        const auto script =
            program("print('loaded', 1, nil, {}) function f() print() print(('x'):rep(1000)) end");
        QVERIFY(script->takePrinted() == std::vector<std::string>{"loaded 1 nil table"});
        QVERIFY(script->call({"f", {}}));
        const auto lines = script->takePrinted();
        QCOMPARE(lines.size(), std::size_t{2});
        QVERIFY(lines[0].empty());
        QCOMPARE(lines[1].size(), std::size_t{500});
        QVERIFY(script->takePrinted().empty());
        // In a new state, which reads the script again.
        QVERIFY(script->evaluate("print('evaluated')", {}));
        QVERIFY(script->takePrinted() == std::vector<std::string>{"evaluated"});
    }

    void aByteOrderMarkIsSkipped() {
        const auto script = program(
            "\xEF\xBB\xBF"
            "x = 1");
        QVERIFY(script->value("x")[0] == plt::script::Value(1));
    }

    void failuresSayWhere() {
        const auto script = program(
            "local function inner(board, at)\n"
            "    local here = board[at]\n"
            "    return here.x\n"
            "end\n"
            "function outer(state)\n"
            "    return 1 + inner(state.board, 3)\n"
            "end\n");
        const auto state =
            plt::script::Value::table({}, {{std::string("board"), plt::script::Value::list({7, 8})}});
        const auto results = script->call({"outer", {state}});
        QVERIFY(!results);
        const auto& failure = results.failure();
        QCOMPARE(QByteArray::fromStdString(failure.sentence().english()),
                 QByteArray("test.lua, line 3, in inner: attempt to index a nil value (local 'here')"));
        using Values = std::vector<std::pair<std::string, std::string>>;
        QVERIFY((failure.values ==
                 Values{{"board", "{7, 8}"}, {"at", "3"}, {"here", "nil"}, {"state", "{board = {7, 8}}"}}));
    }

    void globalNames() {
        const auto script =
            program("function f(a, b)\nend\nlimit = 3\nlocal hidden = 1\nfunction print() end");
        const auto& globals = script->globals();
        QCOMPARE(globals.size(), std::size_t{3});
        QCOMPARE(QByteArray::fromStdString(globals[0].name), QByteArray("f"));
        QCOMPARE(globals[0].line, 1);
        QVERIFY((globals[0].parameters == std::vector<std::string>{"a", "b"}));
        QVERIFY(globals[2].isFunction);
        QVERIFY(script->value("limit")[0] == plt::script::Value(3));
        QVERIFY(script->value("f")[0].isNil());
        QVERIFY(!script->hasFunction("limit"));
    }
};

QTEST_APPLESS_MAIN(TestLibrary)
#include "test_library.moc"
