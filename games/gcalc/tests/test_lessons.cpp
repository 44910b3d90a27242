// SPDX-License-Identifier: MIT
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/lessons/check.h"
#include "gcalc/tests/terms_for_tests.h"

#include <set>
#include <string>
#include <vector>

#include <QTest>

/// The lessons: each can be solved, and nothing else is taken for a solution.
class TestLessons : public QObject {
    Q_OBJECT

    static gcalc::Term term(std::string_view text) { return gcalc::testing::term(text); }
    static const gcalc::Lesson& lesson(std::string_view word) {
        for (const auto& one : gcalc::lessons())
            if (one.word == word) return one;
        qFatal("no lesson %s", std::string(word).c_str());
    }

  private Q_SLOTS:
    void everyTaskIsSolvedByItsAnswer() {
        QVERIFY(gcalc::lessons().size() >= 10);
        for (const auto& one : gcalc::lessons()) {
            const auto verdict = gcalc::check(one, gcalc::modelAnswer(one));
            QVERIFY2(verdict.solved, (std::string(one.word) + ": " + verdict.message.english()).c_str());
            QCOMPARE(verdict.message.english(), std::string("That is right."));
        }
    }
    void nothingIsSolvedAtTheBeginning() {
        for (const auto& one : gcalc::lessons()) {
            const auto verdict = gcalc::check(one, gcalc::beginning(one, {}).main.term);
            QVERIFY2(!verdict.solved, std::string(one.word).c_str());
            QVERIFY(!verdict.message.empty());
        }
    }
    /// The answers of other lessons, all examples and colours are wrong; but what does the same is right.
    void otherTermsAreRefused() {
        const std::set<std::string> alsoRight{"arithmetic two"};
        for (const auto& one : gcalc::lessons()) {
            std::vector<std::pair<std::string, gcalc::Term>> others;
            for (const auto& other : gcalc::lessons())
                if (other.word != one.word) others.emplace_back(other.word, gcalc::modelAnswer(other));
            for (const auto& cell : gcalc::examples().storage)
                if (!cell.term.isEmpty()) others.emplace_back(cell.name, cell.term);
            for (int i = 0; i < gcalc::colourCount; ++i)
                others.emplace_back(gcalc::wordOf(gcalc::colourAt(i)), gcalc::colourAt(i));
            for (const auto& [name, answer] : others) {
                const auto pair = std::string(one.word) + ' ' + name;
                const auto verdict = gcalc::check(one, answer);
                QVERIFY2(verdict.solved == alsoRight.contains(pair), pair.c_str());
                QVERIFY(!verdict.message.empty());
            }
        }
    }
    void wrongAnswersAreToldApart_data() {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QByteArray>("told");
        const auto add = [](const char* word, const char* answer, const char* told) {
            QTest::addRow("%s %s", word, answer)
                << QByteArray(word) << QByteArray(answer) << QByteArray(told);
        };
        add("cubes", "green|red", "The main cell comes to green|red, and it should be red|green.");
        add("cubes", "red/green", "The main cell comes to red/green, and it should be red|green.");
        add("directions", "(green-red)|(green-red)",
            "The main cell comes to (green-red)|(green-red), and it should be (green|red)-(red|green).");
        // As many slices, of other breadths; and the same colour without slices.
        add("application", "red|(red|(red|(red|(red|(red|(red|red))))))",
            "The main cell comes to red|(red|(red|(red|(red|(red|(red|red)))))), and it should be "
            "((red|red)|(red|red))|((red|red)|(red|red)).");
        add("application", "red",
            "The main cell comes to red, and it should be ((red|red)|(red|red))|((red|red)|(red|red)).");
        add("functions", "white-blue",
            "The main cell holds no function yet: no colour in it has become a variable.");
        add("functions", "\\green.'green-white",
            "\"main\"@blue gives blue-white, and it should give white-blue.");
        add("functions", "\\green.white-blue",
            "\"main\"@(red|green) gives white-blue, and it should give white-(red|green).");
        add("two-arguments", "\\red.\\green.'red/'green",
            "\"main\"@red@blue gives red/blue, and it should give blue/red.");
        add("space", "\\white.'white-transparent",
            "\"main\"@(red-green) gives (red-green)-transparent, and it should give red-transparent.");
        add("recursion", "\"Y-comb\"@(\\red.\\black.\"plus\"@'black@('red@(\"sub1\"@'black)))", "");
    }
    void wrongAnswersAreToldApart() {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, answer);
        QFETCH(QByteArray, told);
        const auto verdict = gcalc::check(lesson(word.toStdString()), term(answer.toStdString()));
        QVERIFY(!verdict.solved);
        if (told.isEmpty())
            QVERIFY2(verdict.message.english().find(" comes to no end. ") != std::string::npos,
                     verdict.message.english().c_str());
        else
            QCOMPARE(verdict.message.english(), told.toStdString());
    }
    /// The value of an answer counts, not its notation.
    void otherWaysAreRight_data() {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("answer");
        const auto add = [](const char* word, const char* answer) {
            QTest::addRow("%s %s", word, answer) << QByteArray(word) << QByteArray(answer);
        };
        add("cubes", "(\\blue.red|'blue)@green");
        // Two columns look like two rows.
        add("directions", "(green-red)|(red-green)");
        add("functions", "\\dk-gray.white-'dk-gray");
        add("application", "(\\green.'green|'green)@((\\green.'green|'green)@(red|red))");
        add("choosing", "\\blue.\\green.\\red.'blue@'red@'green");
        add("numbers", "\"plus\"@\"two\"@\"two\"");
        add("arithmetic", "\\black.\\green.'black@('black@'green)");
        add("zero-or-not", "\\black.'black@(\\gray.white)@red");
    }
    void otherWaysAreRight() {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, answer);
        const auto& one = lesson(word.toStdString());
        const auto verdict = gcalc::check(one, term(answer.toStdString()));
        QVERIFY2(verdict.solved, verdict.message.english().c_str());
    }
    void lessonsLayOutTheirCells() {
        gcalc::Document before = gcalc::examples();
        before.main = {"mine", term("red")};
        before.storage.resize(2 * gcalc::cellsOfPage);
        before.storage[50] = {"far", term("blue")};
        std::set<std::string> words;
        for (const auto& one : gcalc::lessons()) {
            QVERIFY(words.insert(std::string(one.word)).second);
            QVERIFY(!one.title.empty() && !one.task.empty() && one.text.size() >= 2);
            QVERIFY(one.cells.size() <= gcalc::cellsOfPage);
            const auto document = gcalc::beginning(one, before);
            QVERIFY(document.main.name.empty());
            QCOMPARE(document.storage.size(), before.storage.size());
            QVERIFY(document.storage[50] == before.storage[50]);
            QVERIFY(!document.preferences.depth);
            for (std::size_t i = 0; i < gcalc::cellsOfPage; ++i) {
                const bool isThere = i < one.cells.size();
                QCOMPARE(document.storage[i].isEmpty(), !isThere);
                if (isThere) QCOMPARE(document.storage[i].name, std::string(one.cells[i].name));
            }
        }
        const auto& slices = gcalc::beginning(lesson("recursion"), {});
        const auto drawn = gcalc::evaluate(
            gcalc::Term::pair(gcalc::Kind::application, *slices.named("slices"), *slices.named("three")));
        QCOMPARE(drawn.term, term("blue|(blue|(blue|white))"));
    }
    void aCheckCanBeStopped() {
        std::stop_source source;
        source.request_stop();
        const auto& one = lesson("arithmetic");
        const auto verdict =
            gcalc::check(one, term("\"Y-comb\"@(\\red.\\blue.'red@('blue-white))"), source.get_token());
        QVERIFY(!verdict.solved);
        QVERIFY(verdict.message.english().find("was stopped") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestLessons)
#include "test_lessons.moc"
