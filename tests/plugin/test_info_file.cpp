// SPDX-License-Identifier: MIT
#include "common/plugin/folder/info_file.h"
#include "tests/plugin/counted_memory.h"

#include <algorithm>
#include <ctime>
#include <limits>
#include <random>

#include <QtTest>

using plt::Fault;
using plt::InfoFields;
using plt::parseInfoFile;

namespace {

/// The text of a key, or "-" when it is not given, or "[]" when it is no scalar.
QString value(const InfoFields& fields, const char* key) {
    const auto found = fields.values.find(key);
    if (found == fields.values.end()) return QStringLiteral("-");
    return found->second.isScalar ? QString::fromStdString(found->second.text) : QStringLiteral("[]");
}

QByteArray filled(const QByteArray& pattern) {
    return pattern.repeated(int(plt::largestInfoFile / pattern.size()));
}

QByteArray nested(int depth, const QByteArray& open, const QByteArray& close) {
    return "game: x\ndeep: " + open.repeated(depth) + close.repeated(depth) + '\n';
}

/// The least processor time of three readings, in seconds.
double secondsFor(const QByteArray& text) {
    std::clock_t least = std::numeric_limits<std::clock_t>::max();
    for (int round = 0; round < 3; ++round) {
        const std::clock_t begin = std::clock();
        const InfoFields fields = parseInfoFile(text);
        least = std::min(least, std::clock() - begin);
    }
    return static_cast<double>(least) / CLOCKS_PER_SEC;
}

}  // namespace

class TestInfoFile : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// A file of plain lines is read without the YAML parser, and as that would read it.
    void plainLinesAreReadAsYaml() {
        const QByteArrayList keys{"game",      "name",     "icon",     "game-set",
                                  "summary",   "keywords", "name[de]", "summary[pt_BR]",
                                  "game-icon", "nobody",   "name[x]",  "# note"};
        const QByteArrayList parts{"a",    "Z9", "0",      " ",      "  ",     ",",   ".",    ";",   "!",
                                   "?",    "(",  ")",      "'",      "\"",     "-",   "_",    "/",   "+",
                                   "null", "#",  " #",     ":",      ": ",     "\t",  "[",    "~",   "&",
                                   "*",    "é",  "\u0085", "\uFEFF", "\u2028", "\n ", "\n\n", "---", "..."};
        std::mt19937 random(7);
        const auto one = [&](const QByteArrayList& list) {
            return list[static_cast<qsizetype>(random() % static_cast<std::size_t>(list.size()))];
        };
        int plainOnes = 0;
        for (int round = 0; round < 20'000; ++round) {
            QByteArray text;
            for (auto lines = random() % 4; lines < 4; ++lines) {
                text += one(random() % 8 == 0 ? keys : keys.first(9)) + (random() % 20 == 0 ? ":" : ": ");
                if (random() % 8 != 0) text += 'W';
                // Mostly what is plain, so that the short way is taken often.
                const auto usual = random() % 6 == 0 ? parts : parts.first(18);
                for (auto count = random() % 5; count < 5; ++count) text += one(usual);
                if (random() % 20 != 0) text += '\n';
            }
            plainOnes += plt::readPlainInfo(text.toStdString()) ? 1 : 0;
            const auto got = parseInfoFile(text);
            const auto wanted = plt::parseInfoFileAsYaml(text);
            const auto written = [](const InfoFields& fields) {
                QByteArrayList out{QByteArray::number(static_cast<int>(fields.obstacle.fault)),
                                   QByteArray::number(static_cast<int>(fields.unknown.size()))};
                for (const auto& [key, found] : fields.values)
                    out << QByteArray::fromStdString(key) << QByteArray::number(int(found.isScalar))
                        << QByteArray::fromStdString(found.text) << QByteArray::number(found.place.line)
                        << QByteArray::number(found.place.column);
                return out.join('|');
            };
            QVERIFY2(written(got) == written(wanted),
                     text.toPercentEncoding(" :\n") + "\n" + written(got) + "\n" + written(wanted));
        }
        QVERIFY(plainOnes > 1000);
    }
    void plainFilesNeedNoParser() {
        QVERIFY(
            plt::readPlainInfo("# by me\ngame: g\nname: Game number 1\ngame-set: Set 1\nicon: icon.svg\n"
                               "summary: One of many, isn't it?\nname[de]: Spiel Nummer 1\n"
                               "name[ru]: \u0418\u0433\u0440\u0430\nname[zh_CN]: \u68cb\n"));
        for (const char* text :
             {"", "# none\n", "game: g\ngame: h\n", "name: null\n", "name:\n", "name: 'x'\n",
              "name: x # note\n", "name: a\n  b\n", "- game: g\n", "name: x:\n"})
            QVERIFY2(!plt::readPlainInfo(text), text);
    }
    void scalarsAreTakenAsWritten_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* text, const char* name) {
            QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(name);
        };
        row("name: 2048", "2048");
        row("name: yes", "yes");
        row("name: \"1.50\"", "1.50");
        row("name: 0x10", "0x10");
        row("name: 2026-11-21", "2026-11-21");
        row("name: Go Fish # a comment", "Go Fish");
        row("name: 'it''s'", "it's");
        row("name: \"tab\\there\"", "tab\there");
        row("name: |\n  two\n  lines\n", "two\nlines\n");
        row("name: >-\n  one\n  line\n", "one line");
        row("name: ~", "-");
        row("name:", "-");
        row("name: null", "-");
        row("name: 'null'", "null");
        row("name: \"\"", "");
        row("name: [a]", "[]");
        row("name: {a: b}", "[]");
        row("{name: flow}", "flow");
        row("\"name\": quoted key", "quoted key");
        row("? name\n: long form", "long form");
        row("x: &a Anchor\nname: *a", "Anchor");
        row("x: &a ~\nname: *a", "-");
        row("x: &a [1]\nname: *a", "[]");
        row("x: &k name\n*k : by alias", "by alias");
        row("name: !!str 12", "12");
        row("name: one\r\ngame: two\r\n", "one");
        row("name: one\rgame: two\r", "one");
        row("\xEF\xBB\xBFname: marked", "marked");
        row("# only a comment\n---\nname: started\n", "started");
        row("%YAML 1.2\n---\nname: directive\n", "directive");
        row("name: first\n---\nname: second\n", "first");
        row("name: first\n...\n[[[ rubbish", "first");
        row("name: first\n---\n\"unterminated", "first");
        row("nested:\n  name: inner\nname: outer", "outer");
        row("list: [name, other]\nname: after", "after");
        row("<<: {name: merged}", "-");
    }
    void scalarsAreTakenAsWritten() {
        QFETCH(QByteArray, text);
        QFETCH(QString, name);
        const InfoFields fields = parseInfoFile(text);
        QCOMPARE(fields.obstacle.fault, Fault::none);
        QCOMPARE(value(fields, "name"), name);
    }

    void languages_data() {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char* key, const char* name) {
            QTest::newRow(key) << QByteArray(key) << QByteArray(name);
        };
        for (const char* language : {"de", "pt_BR", "es_419", "zh_Hant", "zh_Hant_TW", "fil", "pseudo"})
            for (const char* name : {"name", "summary", "game-set"})
                QTest::addRow("%s %s", name, language)
                    << QByteArray(name) + '[' + language + ']' << QByteArray(name);
        for (const char* none : {"name",
                                 "name[]",
                                 "name[d]",
                                 "name[german]",
                                 "name[DE]",
                                 "name[de-AT]",
                                 "name[de_at]",
                                 "name[de_]",
                                 "name[_AT]",
                                 "name[de_AT_x]",
                                 "name[de_Latn_]",
                                 "name[de]x",
                                 "name[[de]]",
                                 "[de]",
                                 "icon[de]",
                                 "game[de]",
                                 "name[",
                                 "]",
                                 "name[de_AT.UTF-8]",
                                 "name[sr@latin]"})
            row(none, "");
    }
    void languages() {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, name);
        QCOMPARE(QByteArray::fromStdString(std::string(plt::withoutLanguage(key.toStdString()))), name);
        const InfoFields fields = parseInfoFile("? '" + key + "'\n: here\n");
        QCOMPARE(fields.obstacle.fault, Fault::none);
        const bool known = key == "name" || !name.isEmpty();
        QCOMPARE(fields.values.contains(key.toStdString()), known);
        QCOMPARE(fields.unknown.size(), std::size_t{known ? 0U : 1U});
    }

    void placesOfKeys() {
        const InfoFields fields =
            parseInfoFile("# one\r\n  \nname: Two\n{}: odd\nname[de]: |\n  three\n  lines\nsummry: x\n");
        QCOMPARE(fields.obstacle.fault, Fault::none);
        QCOMPARE(fields.values.at("name").place.line, 3);
        QCOMPARE(fields.values.at("name[de]").place.line, 5);
        QCOMPARE(fields.unknown.size(), std::size_t{1});
        QCOMPARE(fields.unknown[0].text, std::string("summry"));
        QCOMPARE(fields.unknown[0].place.line, 8);
        QCOMPARE(fields.unknown[0].place.column, 1);
    }

    void emptyDocumentsHaveNoKeys() {
        for (const QByteArray& text :
             {QByteArray(), QByteArray("# nothing\n"), QByteArray("---\n"), QByteArray("~"),
              QByteArray("---\n---\ngame: x\n"), QByteArray("\xEF\xBB\xBF"), QByteArray("{}")}) {
            const InfoFields fields = parseInfoFile(text);
            QCOMPARE(fields.obstacle.fault, Fault::none);
            QVERIFY(fields.values.empty());
        }
    }

    void encoding() {
        for (const QByteArray& text :
             {QByteArray("game: \xff"), QByteArray("game: \xc3"), QByteArray("game: \xed\xa0\x80"),
              QByteArray("a\0b", 3), QByteArray("\xff\xfeg\0a\0", 6), QByteArray("\xfe\xff\0g", 4),
              QByteArray("game: \xc0\xaf")})
            QVERIFY2(parseInfoFile(text).obstacle.fault == Fault::encoding, text.toHex());
    }

    void malformed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const auto row = [](const QByteArray& text, int line) {
            QTest::addRow("%s", text.left(30).toPercentEncoding().constData()) << text << line;
        };
        row("[a, b]", 1);
        row("- a\n- b\n", 1);
        row("only text", 1);
        row("game: x\ngame: x\n", 2);
        row("game: x\n\"game\": y\n", 2);
        row("other: 1\nother: 2\n", 2);
        row("~: 1\n~: 2\n", 2);
        row("x: &k game\ngame: a\n*k : b\n", 3);
        row("game: [x\n", -1);
        row("game: \"x\n", -1);
        row("game: x\nname: 'y\n\n", -1);
        row("game: *nowhere\n", 1);
        row("a: b: c\n", 1);
        row("game: x\n  bad indent: y\n", -1);
        row("{game: x} and more", 1);
        row("game: \x01\n", 1);
        // yaml-cpp takes this one for the end of the file.
        row("game: x\n\x04name: y\n", 2);
        row("name: \"\\q\"", 1);
    }
    void malformed() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const InfoFields fields = parseInfoFile(text);
        QCOMPARE(fields.obstacle.fault, Fault::malformed);
        if (line >= 0) QCOMPARE(fields.place.line, line);
        QVERIFY(fields.values.empty());
    }

    void depth() {
        // The outermost mapping is the first level.
        QCOMPARE(parseInfoFile(nested(31, "[", "]")).obstacle.fault, Fault::none);
        QCOMPARE(parseInfoFile(nested(32, "[", "]")).obstacle.fault, Fault::malformed);
        QCOMPARE(parseInfoFile(nested(31, "{a: ", "}")).obstacle.fault, Fault::none);
        QCOMPARE(parseInfoFile(nested(32, "{a: ", "}")).obstacle.fault, Fault::malformed);
    }

    void hostileFilesCostLittle_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const QByteArray& text) {
            QTest::newRow(name) << text.left(plt::largestInfoFile);
        };
        QByteArray bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
        for (int i = 1; i < 40; ++i) {
            const QByteArray before = "*a" + QByteArray::number(i - 1);
            bomb += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" +
                    (before + ",").repeated(9) + before + "]\n";
        }
        row("alias bomb", bomb + "game: *a39\n");
        row("many aliases of a long scalar",
            "a: &a " + QByteArray(30000, 'x') + "\nb: [" + QByteArray("*a,").repeated(10000) + "]");
        row("flow lists", filled("["));
        row("flow maps", filled("{"));
        row("flow maps in maps", filled("{a: "));
        row("flow keys", filled("[a: "));
        row("block lists", filled("- "));
        row("explicit keys", filled("? "));
        row("values", filled(": "));
        row("open and closed", filled("[]"));
        row("commas", "game: [" + filled(","));
        row("keys", filled("a: "));
        QByteArray keys;
        for (int i = 0; keys.size() < plt::largestInfoFile; ++i) keys += QByteArray::number(i, 36) + ":\n";
        row("many keys", keys);
        QByteArray anchors;
        for (int i = 0; anchors.size() < plt::largestInfoFile; ++i)
            anchors += "- &" + QByteArray::number(i, 36) + " x\n";
        row("many anchors", "game: x\nl:\n" + anchors);
        row("anchor of one name", "l: [" + filled("&a x,"));
        row("tags", filled("!"));
        row("anchors", filled("&a "));
        row("one long scalar", filled("x"));
        row("one long quoted scalar", '"' + filled("x"));
        row("escapes", "a: \"" + filled("\\x41"));
        row("line ends", filled("\n"));
        row("quoted line ends", '"' + filled("\n"));
        row("folded", "a: >\n" + filled(" x\n\n"));
        row("comments", filled("#\n"));
        row("directives", filled("%T x y\n"));
        row("indents", filled("a:\n "));
        QByteArray stairs;
        for (int i = 0; stairs.size() < plt::largestInfoFile; ++i) stairs += QByteArray(i, ' ') + "a:\n";
        row("stairs", stairs);
        QByteArray languages;
        for (int i = 0; languages.size() < plt::largestInfoFile; ++i)
            languages += "name[a" + QByteArray(1, static_cast<char>('a' + i % 26)) + '_' +
                         QByteArray::number(100 + i / 26) + "]:\n";
        row("languages", languages);
        row("tabs", filled("\t"));
        row("quotes", filled("''"));
        row("plain with colons", filled("a:b"));
        row("documents", filled("---\n"));
        row("flow plain lines", "[" + filled("a\n"));
        row("flow keys over lines", "{" + filled("a\n"));
        row("quoted keys", "{" + filled("\"a\","));
        row("deep enough to be let in", filled("[").left(1000) + "," + filled("x,"));
        row("empty lists in a list", "[" + filled("[],"));
        row("adjacent lists in a list", "[" + filled("[]"));
        row("values in a list", "[" + filled(":,"));
        row("keys in a list", "[" + filled("?,"));
        row("quotes in a list", "[" + filled("'',"));
        row("aliases in a list", "[&a x," + filled("*a,"));
        row("anchors in a list", "[" + filled("&a,"));
        row("tags in a list", "[" + filled("!,"));
        row("list of maps", "[" + filled("a:,"));
    }
    void hostileFilesCostLittle() {
        QFETCH(QByteArray, text);
        counted::restart();
        const long long before = counted::now;
        const InfoFields fields = parseInfoFile(text);
        constexpr long long maximumBytes = 10ll << 20;
        QVERIFY2(counted::most - before < maximumBytes,
                 qPrintable(QStringLiteral("%1 KiB").arg((counted::most - before) >> 10)));
        // Against a harmless file of the same size, in the same run: machines and sanitizers differ.
        static const double harmless = secondsFor("l:\n" + filled("- word\n"));
        constexpr double maximumRatio = 8;
        const double ratio = secondsFor(text) / harmless;
        QVERIFY2(ratio < maximumRatio, qPrintable(QStringLiteral("%1 times").arg(ratio)));
    }

    void mutatedFilesDoNoHarm() {
        const QByteArray good =
            "# a game\ngame: same\nname: \"Sa\\u006de\"\ngame-set: &s 'Puzzle Games'\nsummary: |\n  one\n  "
            "two\n"
            "icon: icon.svg\nother: {a: [1, *s], ? b : c}\n";
        std::mt19937 random(7);
        const QByteArray bytes = "[]{}:,-?*&!|>'\"%@`#\n\r\t ~\\abc\x01\x04\xff\xc3";
        for (int round = 0; round < 20000; ++round) {
            QByteArray text = good;
            const int changes = 1 + static_cast<int>(random() % 6);
            for (int i = 0; i < changes && !text.isEmpty(); ++i) {
                const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(text.size()));
                const char byte =
                    bytes[static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size()))];
                switch (random() % 4) {
                    case 0:
                        text[at] = byte;
                        break;
                    case 1:
                        text.insert(at, byte);
                        break;
                    case 2:
                        text.remove(at, 1 + static_cast<qsizetype>(random() % 9));
                        break;
                    default:
                        text.insert(at, text.mid(static_cast<qsizetype>(random() % 40), 12));
                }
            }
            const InfoFields fields = parseInfoFile(text);
            QVERIFY(fields.obstacle.fault == Fault::none || fields.values.empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestInfoFile)
#include "test_info_file.moc"
