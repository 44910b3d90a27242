// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"

#include <compare>
#include <cstdint>
#include <string>

#include <QTest>

namespace form = plt::form;

namespace {

enum class Scoring { modern, classic };
enum class Level { easy, hard };

struct Options {
    int columns = 20;
    int rows = 16;
    Scoring scoring = Scoring::modern;
    std::optional<Level> first;
    std::vector<int> heaps{};
    bool draws = true;
    bool guessing = false;
    int untouched = 7;
    bool operator==(const Options&) const = default;
};

constexpr auto levels = form::words<Level>("easy", "hard");
constexpr auto options = form::fields<Options>(
    '-',
    form::fields<Options>('x', form::field(&Options::columns, form::number(5, 40)),
                          form::field(&Options::rows, form::number(1, 40))),
    form::field(&Options::first, form::otherwise("person", levels)),
    form::field(&Options::heaps, form::list(',', form::number(0, 9))),
    form::fieldUnless(Scoring::modern, &Options::scoring, form::words<Scoring>("modern", "classic")),
    form::flag(&Options::draws, "endless", false), form::flag(&Options::guessing, "guess"));

static_assert(form::Form<decltype(options)>);
static_assert(form::Form<form::Letters<Level>>);

template <class Format>
std::string again(const Format& format, const std::string& text) {
    const auto value = format.read(text);
    return value ? format.write(*value) : std::string("refused");
}

}  // namespace

class TestTextForm : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void numbersAreWhollyNumbersInTheirRange() {
        const auto small = form::number(-3, 12);
        for (const char* text : {"-3", "0", "7", "12"}) QCOMPARE(again(small, text), std::string(text));
        for (const char* text : {"", "-4", "13", "007", "+1", "1 ", " 1", "1x", "-0", "99999999999999999999"})
            QVERIFY2(!small.read(text), text);
        const auto seeds = form::number<std::uint64_t>(0, UINT64_MAX);
        QCOMPARE(again(seeds, "18446744073709551615"), std::string("18446744073709551615"));
    }

    void ordinalsCountFromOne() {
        const auto column = form::ordinal(4);
        QCOMPARE(column.write(2), std::string("3"));
        QVERIFY(column.read("1") == 0 && column.read("4") == 3);
        for (const char* text : {"", "0", "5", "01", "-1"}) QVERIFY2(!column.read(text), text);
    }

    void wordsAndLettersNameEveryValueOfAnEnumeration() {
        QCOMPARE(levels.write(Level::hard), std::string("hard"));
        QVERIFY(levels.read("easy") == Level::easy);
        for (const char* text : {"", "Easy", "har", "hardy"}) QVERIFY2(!levels.read(text), text);
        const auto letters = form::letters<Level>("eh");
        QCOMPARE(letters.write(Level::hard), std::string("h"));
        QVERIFY(letters.read("e") == Level::easy);
        for (const char* text : {"", "x", "eh", "E"}) QVERIFY2(!letters.read(text), text);
    }

    void aMissingValueHasAWord() {
        const auto seat = form::otherwise("person", levels);
        QCOMPARE(seat.write(std::nullopt), std::string("person"));
        QCOMPARE(seat.write(Level::easy), std::string("easy"));
        const auto nobody = seat.read("person");
        QVERIFY(nobody && !*nobody);
        QVERIFY(seat.read("hard") == std::optional<std::optional<Level>>(Level::hard));
        QVERIFY(!seat.read("persons"));
    }

    void listsMayBeEmptyButTheirMembersMayNot() {
        const auto heaps = form::list('-', form::number(1, 7));
        for (const char* text : {"", "3", "3-5-7"}) QCOMPARE(again(heaps, text), std::string(text));
        QCOMPARE(heaps.read("")->size(), std::size_t(0));
        for (const char* text : {"-", "3-", "-3", "3--5", "3-8", "3,5"}) QVERIFY2(!heaps.read(text), text);
    }

    void fieldsAreWrittenInTheirOrderAndReadBack() {
        QCOMPARE(options.write({}), std::string("20x16-person-"));
        Options all{7, 1, Scoring::classic, Level::hard, {1, 0}, false, true};
        QCOMPARE(options.write(all), std::string("7x1-hard-1,0-classic-endless-guess"));
        QVERIFY(options.read(options.write(all)) == all);
        all.scoring = Scoring::modern;
        QCOMPARE(options.write(all), std::string("7x1-hard-1,0-endless-guess"));
        QVERIFY(options.read(options.write(all)) == all);
        QCOMPARE(options.read("7x1-easy-")->untouched, 7);
    }

    void whatIsNeverWrittenIsRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "-", "7x1", "7x1-easy", "x1-easy-", "4x1-easy-", "7x1x1-easy-", "7-easy-", "7x1--",
              "7x1-easy--", "7x1-easy-1-modern", "7x1-easy-1-guess-endless", "7x1-easy-1-guess-guess",
              "7x1-easy-1-classic-more", "7x1-easy-1-", "-7x1-easy-1"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void whatIsNeverWrittenIsRefused() {
        QFETCH(QString, text);
        QVERIFY(!options.read(text.toStdString()));
    }

    void aDefaultThatIsLeftOutIsMeantAlsoWhereTheStructHasAnother() {
        struct Other {
            bool on = true;
            int size = 3;
        };
        const auto other = form::fields<Other>('-', form::field(&Other::size, form::number(0, 9)),
                                               form::flag(&Other::on, "on"));
        QVERIFY(!other.read("3")->on);
        QVERIFY(other.read("3-on")->on);
        QCOMPARE(other.write({false, 4}), std::string("4"));
    }
};

QTEST_APPLESS_MAIN(TestTextForm)
#include "test_text_form.moc"
