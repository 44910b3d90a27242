// SPDX-License-Identifier: MIT
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/files/reader.h"
#include "gcalc/files/writer.h"
#include "gcalc/tests/terms_for_tests.h"

#include <QTest>

/// Terms as text, and files.
class TestTexts : public QObject {
    Q_OBJECT

    using Cell = gcalc::Cell;
    using Document = gcalc::Document;
    using FileFault = gcalc::FileFault;
    using Kind = gcalc::Kind;
    using Term = gcalc::Term;

    static Term term(std::string_view text) { return gcalc::testing::term(text); }
    static const std::string& examplesFile() {
        static const std::string text = gcalc::writeFile(gcalc::examples()).value();
        return text;
    }
    static std::string fileWith(const std::string& main, const std::string& storage = "()") {
        return "\"GCALC\"\n#t\n18\n8\n#f\n#f\n#f\n" + main + "\n" + storage + "\n";
    }
    static Term readTerm(const std::string& datum) {
        const auto read = gcalc::readCell("(#f . " + datum + ")");
        if (const auto* fault = std::get_if<FileFault>(&read))
            qFatal("%s: %s", datum.c_str(), fault->message().english().c_str());
        return std::get<Cell>(read).term;
    }

  private Q_SLOTS:
    void termsAreReadAsTheyAreWritten() {
        const auto printed = [](std::string_view text) { return gcalc::testing::text(term(text)); };
        QCOMPARE(printed("red"), std::string("red"));
        QCOMPARE(printed(" ( 'dk-red-dk-green )\n"), std::string("'dk-red-dk-green"));
        QCOMPARE(printed("red-blue"), std::string("red-blue"));
        QCOMPARE(printed("dark-blue"), std::string("dark-blue"));
        QCOMPARE(printed("red|green|blue"), std::string("(red|green)|blue"));
        QCOMPARE(printed("red|(green|blue)"), std::string("red|(green|blue)"));
        QCOMPARE(printed("red@green@blue"), std::string("red@green@blue"));
        QCOMPARE(printed("red@(green@blue)"), std::string("red@(green@blue)"));
        QCOMPARE(printed("red@green|blue@white"), std::string("red@green|blue@white"));
        QCOMPARE(printed("\\red.'red|blue"), std::string("\xCE\xBBred.'red|blue"));
        QCOMPARE(printed("(\\red.'red)|(\xCE\xBB blue . 'blue@red)"),
                 std::string("(\xCE\xBBred.'red)|(\xCE\xBB"
                             "blue.'blue@red)"));
        QCOMPARE(printed("#ff8000/#FF0000"), std::string("#ff8000/red"));
        QCOMPARE(printed("empty/empty"), std::string("empty/empty"));
        QCOMPARE(term("\"one\""), term("\\green.\\red.'green@'red"));
        QCOMPARE(term("\\red.\\blue.'red|'blue").kind(), Kind::abstraction);
        QCOMPARE(term("(red)"), term("red"));
    }
    void randomTermsReadBack() {
        gcalc::testing::RandomTerms terms(3);
        for (int i = 0; i < 3000; ++i) {
            const auto one = terms.next(8);
            QVERIFY(term(gcalc::testing::text(one)) == one);
            const auto file = gcalc::writeCell({"a \"name\\", one});
            QVERIFY(file.ok());
            const auto read = gcalc::readCell(*file);
            QVERIFY(std::holds_alternative<Cell>(read));
            QVERIFY((std::get<Cell>(read) == Cell{"a \"name\\", one}));
        }
    }
    void aFaultInATextHasItsPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("length");
        QTest::addColumn<QByteArray>("problem");
        const auto add = [](const char* text, int at, int length, const char* problem) {
            QTest::newRow(text) << QByteArray(text) << at << length << QByteArray(problem);
        };
        add("", 0, 0, "Nothing is written here. The empty term is called empty.");
        add("  ", 2, 0, "Nothing is written here. The empty term is called empty.");
        add("red|", 4, 0, "The text ends where a term should follow.");
        add("red|pink", 4, 4, "There is no colour \"pink\".");
        add("light-gray", 0, 10, "There is no colour \"light-gray\".");
        add("'dk-pink|red", 1, 7, "There is no colour \"dk-pink\".");
        add("\\dk-pink.red", 1, 7, "There is no colour \"dk-pink\".");
        add("red-pink", 4, 4, "There is no colour \"pink\".");
        add("dark-red/blue", 0, 8, "There is no colour \"dark-red\".");
        add("very-dark-red", 0, 13, "There is no colour \"very-dark-red\".");
        add("empty-pink", 6, 4, "There is no colour \"pink\".");
        add("pink-(red)", 0, 4, "There is no colour \"pink\".");
        add("'-red", 0, 1, "The name of a colour must follow the apostrophe.");
        add("red blue", 4, 4, "A sign is missing between two terms.");
        add("(red", 0, 1, "This parenthesis is not closed.");
        add("red)", 3, 1, "This parenthesis was not opened.");
        add("red|)", 4, 1, "A term is missing before this parenthesis.");
        add("|red", 0, 1, "A term is missing before this sign.");
        add("red|blue-green", 8, 1, "Parentheses must say which of the two operators comes first.");
        add("red|\\blue.'blue", 4, 1, "An abstraction in an operation needs parentheses around it.");
        add("\\'red.red", 1, 4, "The name of a colour must follow the lambda.");
        add("\\red red", 5, 3, "A dot must follow the variable of an abstraction.");
        add("' red", 0, 1, "The name of a colour must follow the apostrophe.");
        add("#12345", 0, 1, "Six hexadecimal digits must follow the number sign, as in #ff8000.");
        add("#12345g", 0, 1, "Six hexadecimal digits must follow the number sign, as in #ff8000.");
        add("\"nobody\"", 0, 8, "No cell has the name \"nobody\".");
        add("\"one", 0, 4, "A quotation mark is missing after the name.");
        add("red \xC3\xA4", 4, 2, "This sign has no meaning here.");
    }
    void aFaultInATextHasItsPlace() {
        QFETCH(QByteArray, text);
        QFETCH(int, at);
        QFETCH(int, length);
        QFETCH(QByteArray, problem);
        const auto read = gcalc::parseTerm(text.toStdString());
        const auto* fault = std::get_if<gcalc::TextFault>(&read);
        QVERIFY(fault != nullptr);
        QCOMPARE(fault->problem.english(), problem.toStdString());
        QCOMPARE(static_cast<int>(fault->at), at);
        QCOMPARE(static_cast<int>(fault->length), length);
    }
    void textHasItsLimits() {
        const std::string deep(2 * gcalc::deepestNesting, '(');
        const auto read = gcalc::parseTerm(deep);
        QCOMPARE(std::get<gcalc::TextFault>(read).problem.english(),
                 std::string("The term is nested too deeply."));
        const auto faultOf = [](const std::string& text) {
            return std::get<gcalc::TextFault>(gcalc::parseTerm(text)).problem.english();
        };
        QCOMPARE(faultOf(std::string(gcalc::maximumTermTextLength, ' ') + "red"),
                 std::string("This text is too long for a term."));
        QVERIFY(faultOf(std::string(100'000, 'p')).size() < 200);
        QVERIFY(faultOf('"' + std::string(100'000, 'p') + '"').size() < 200);
        // A name is looked up once, however often it is written.
        std::string often = "\"one\"";
        for (int i = 0; i < 100'000; ++i) often += "|\"one\"";
        int asked = 0;
        const auto named = gcalc::parseTerm(often, [&](std::string_view name) {
            ++asked;
            return gcalc::examples().named(name);
        });
        QVERIFY(std::holds_alternative<Term>(named));
        QCOMPARE(asked, 1);
        const auto large = gcalc::evaluate(term("\"numtest\"@(\"times\"@\"three\"@\"three\")")).term;
        QCOMPARE(gcalc::printTerm(large).problem().english(),
                 std::string("A term of more than 100000 parts is not written as text."));
        QVERIFY(!gcalc::writeCell({{}, large}));
        Document document;
        document.storage[3].term = large;
        QCOMPARE(gcalc::writeFile(document).problem().english(),
                 std::string("Terms of more than 100000 parts are not written."));
    }

    void cellsAreWrittenAsTheReferenceDoes() {
        const auto written = [](const Cell& cell) { return gcalc::writeCell(cell).value(); };
        QCOMPARE(written({"id", term("\\white.'white")}),
                 std::string("(\"id\" lambda (var white) (var white))"));
        QCOMPARE(written({}), std::string("(#f . #f)"));
        QCOMPARE(written({{}, term("dk-red")}), std::string("(#f . dk-red)"));
        QCOMPARE(written({"v", term("'dark-blue")}), std::string("(\"v\" var dark-blue)"));
        QCOMPARE(written({"m", term("#010203")}), std::string("(\"m\" . #(1 2 3))"));
        QCOMPARE(written({"t", term("red|(blue-(white/(red@empty)))")}),
                 std::string("(\"t\" \\| red (- blue (/ white (apply red #f))))"));
    }
    void filesReadBack() {
        const auto read = gcalc::readFile(examplesFile());
        QVERIFY(std::holds_alternative<Document>(read));
        QVERIFY(std::get<Document>(read) == gcalc::examples());

        Document document = gcalc::examples();
        document.main = {"main", term("#010203/\"numtest\"")};
        document.preferences = {false, std::nullopt, std::nullopt, true, true, true};
        document.storage.resize(2 * gcalc::cellsOfPage);
        document.storage[77] = {"far", term("red")};
        const auto again = gcalc::readFile(gcalc::writeFile(document).value());
        QVERIFY(std::get<Document>(again) == document);
    }
    void readsOtherSpellings() {
        QCOMPARE(readTerm("(\\| red blue #t)"), term("red|blue"));
        QCOMPARE(readTerm("(\\| red blue #f)"), term("red|blue"));
        QCOMPARE(readTerm("(lambda (var red) (var red) #t)"), term("\\red.'red"));
        QCOMPARE(readTerm("(- . (red . (blue . ())))"), term("red-blue"));
        QCOMPARE(readTerm("#(255 0 0)"), term("red"));
        const auto cell = gcalc::readCell("(\"id\" . (lambda (var white) (var white)))\n; a remark\n");
        QVERIFY((std::get<Cell>(cell) == Cell{"id", term("\"id\"")}));
    }
    void cellsThatAFileLacksStay() {
        Document before;
        before.storage[0] = {"a", term("red")};
        before.storage[1] = {"b", term("blue")};
        const auto read = gcalc::readFile(fileWith("(#f . white)", "((\"c\" . green))"), before);
        const auto& after = std::get<Document>(read);
        QCOMPARE(after.main.term, term("white"));
        QCOMPARE(after.storage[0].name, std::string("c"));
        QCOMPARE(after.storage[1].name, std::string("b"));
        QCOMPARE(after.storage.size(), std::size_t(40));

        std::string many = "(";
        for (int i = 0; i < 1000; ++i) many += "(#f . red) ";
        const auto full = gcalc::readFile(fileWith("(#f . white)", many + ")"), before);
        QCOMPARE(std::get<Document>(full).storage.size(), gcalc::maximumPages * gcalc::cellsOfPage);
    }
    void badFilesAreRejectedWithTheirPlace_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("told");
        const auto add = [](const char* name, const std::string& file, const char* told) {
            QTest::newRow(name) << QByteArray::fromStdString(file) << QByteArray(told);
        };
        add("nothing", "", "Line 1, column 1: A file of GCalc begins with \"GCALC\".");
        add("another", "\"CALC\"", "Line 1, column 1: A file of GCalc begins with \"GCALC\".");
        add("short", "\"GCALC\"\n#t\n",
            "Line 3, column 1: The file ends before its preferences and cells are "
            "complete.");
        add("truth", "\"GCALC\" 1 18 8 #f #f #f (#f . #f) ()", "Line 1, column 9: This should be #t or #f.");
        add("depth", "\"GCALC\" #t 101 8 #f #f #f (#f . #f) ()",
            "Line 1, column 12: This should be #f or a number from 0 to 100.");
        add("cutoff", "\"GCALC\" #t 18 -1 #f #f #f (#f . #f) ()",
            "Line 1, column 15: This should be #f or a number from 0 to 50.");
        add("one bad cell", fileWith("(#f . red)", "((\"a\" . red)\n (\"b\" . pink))"),
            "Line 10, column 9: This should be the name of a colour.");
        add("no cell", fileWith("red"),
            "Line 8, column 1: This should be a cell: a name or #f, a dot and a term.");
        add("no list", fileWith("(#f . red)", "red"),
            "Line 9, column 1: This should be the list of the stored cells.");
        add("more", fileWith("(#f . red)", "() red"),
            "Line 9, column 4: Nothing can follow the list of the stored "
            "cells.");
        add("one part", fileWith("(#f \\| red)"), "Line 8, column 5: An operation has two parts.");
        add("no operation", fileWith("(#f plus red blue)"), "Line 8, column 5: This is no term.");
        add("lambda over a term", fileWith("(#f lambda red blue)"),
            "Line 8, column 12: This should be a variable: (var colour).");
        add("letters of several bytes", fileWith("(\"gr\xC3\xBCn\" . pink)"),
            "Line 8, column 11: This should be the name of a colour.");
        add("mixture", fileWith("(#f . #(1 2 256))"),
            "Line 8, column 13: Parts of a colour are numbers from 0 to "
            "255.");
        add("two numbers", fileWith("(#f . #(1 2))"), "Line 8, column 7: A mixed colour has three numbers.");
        add("variable", fileWith("(#f var red blue)"),
            "Line 8, column 5: A variable is var and the name of a colour.");
        add("open", fileWith("(#f . red", ""), "Line 8, column 1: This parenthesis is not closed.");
        add("closed", fileWith("(#f . red))"), "Line 8, column 11: This parenthesis was not opened.");
        add("name", fileWith("(\"a . red)"),
            "Line 8, column 2: A quotation mark is missing after this text.");
        add("letters", fileWith("(\"\xFF\" . red)"),
            "Line 8, column 2: This name has signs that no name can have, or is too long.");
        add("dot", fileWith("(#f . )"), "Line 8, column 7: Something must follow the dot.");
        add("dots", fileWith("(#f . red blue)"), "Line 8, column 11: Only one thing can follow the dot.");
        // A word that is written as a dot joins nothing.
        add("escaped dot", fileWith("(#f \\. red)"), "Line 8, column 5: This is no term.");
        add("escaped dot in a list", fileWith("(#f . red)", "((#f . red) \\. (#f . red))"),
            "Line 9, column 13: This should be a cell: a name or #f, a dot and a term.");
        add("depths", fileWith(std::string(200'000, '(')),
            "Line 8, column 100001: This is nested too deeply.");
    }
    void badFilesAreRejectedWithTheirPlace() {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, told);
        const auto read = gcalc::readFile(file.toStdString(), gcalc::examples());
        const auto* fault = std::get_if<FileFault>(&read);
        QVERIFY(fault != nullptr);
        QCOMPARE(fault->message().english(), told.toStdString());
    }
    void deepFilesNeedNoStack() {
        std::string text = "(#f . ";
        const int levels = 40'000;
        for (int i = 0; i < levels; ++i) text += "(- ";
        text += "red";
        for (int i = 0; i < levels; ++i) text += " blue)";
        const auto read = gcalc::readCell(text + ")");
        QVERIFY(std::holds_alternative<Cell>(read));
        QCOMPARE(std::get<Cell>(read).term.treeSize(), std::uint64_t(2 * levels + 1));
        QVERIFY(gcalc::writeCell(std::get<Cell>(read)).ok());
        QVERIFY(gcalc::printTerm(std::get<Cell>(read).term).ok());
    }
    void everyTruncatedExamplesFileIsRejected() {
        const auto& whole = examplesFile();
        for (std::size_t size = 0; size + 2 < whole.size(); size += 7)
            QVERIFY(std::holds_alternative<FileFault>(gcalc::readFile(whole.substr(0, size))));
    }
    void namesAreChecked() {
        QVERIFY(gcalc::isName(""));
        QVERIFY(gcalc::isName("\\x.x1"));
        QVERIFY(gcalc::isName("gr\xC3\xBCn \xE2\x82\xAC \xF0\x9F\x98\x80"));
        for (const auto* bad :
             {"\n", "\x7F", "\xC2\x80", "\xC0\x80", "\xE2\x82", "\xED\xA0\x80", "\xF5\x80\x80\x80",
              "\xF4\x90\x80\x80", "\xE0\x80\x80", "\xF0\x80\x80\x80", "a\x80"})
            QVERIFY(!gcalc::isName(bad));
        QVERIFY(gcalc::isName(std::string(gcalc::maximumNameLength, 'a')));
        QVERIFY(!gcalc::isName(std::string(gcalc::maximumNameLength + 1, 'a')));
    }
};

QTEST_GUILESS_MAIN(TestTexts)
#include "test_texts.moc"
