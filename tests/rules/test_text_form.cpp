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

struct Step {
    int pawn = 0;
    int squares = 0;
    bool operator==(const Step&) const = default;
};
struct Move {
    enum class Kind { pass, step, bid };
    Kind kind = Kind::pass;
    Step step;
    int bid = 0;
    bool operator==(const Move&) const = default;
};

constexpr auto even = form::where(form::number(2, 8), [](int bid) { return bid % 2 == 0; });
constexpr auto moves =
    form::oneOf(form::when(&Move::kind, Move::Kind::pass, "pass"),
                form::when(&Move::kind, Move::Kind::step,
                           form::inside(&Move::step, form::joined(1, form::ordinal(&Step::pawn, 4),
                                                                  form::number(&Step::squares, 1, 12)))),
                form::when(&Move::kind, Move::Kind::bid, form::after("b", form::field(&Move::bid, even))));

struct Start {
    int number = 0;
    bool operator==(const Start&) const = default;
};
struct TextForms;
using Written = plt::WrittenBy<TextForms, Options, Start, Move>;
struct TextForms {
    static constexpr auto options = form::text(::options, "Options have up to %1 columns.", 40);
    static constexpr auto start =
        form::text(form::number(&Start::number, 0, 99), "That is no start.")
            .unless([](const Start& from, const Options& with) {
                return from.number < with.rows ? plt::Message() : plt::Message("That is too far down.");
            });
    static constexpr auto move = form::text(moves, "%1 is no move.", [](std::string_view text) {
                                     return std::string(text);
                                 }).must([](const Move& move) { return move.bid != 6; }, "Nobody bids six.");
};

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

    void anyTextIsWrittenInPlainSigns() {
        constexpr auto name = form::escaped("-_");
        QCOMPARE(name.write("a b-\xC3\xA4%"), std::string("a%20b-%C3%A4%25"));
        for (const char* text : {"", "A-z_09", "a%20b-%C3%A4%25"})
            QCOMPARE(again(name, text), std::string(text));
        for (const char* text : {" ", "%", "%4", "%2g", "%41", "%2D", "%c3", "a+b"})
            QVERIFY2(!name.read(text), text);
    }

    void aTypeWithOneValueHasOneWord() {
        const auto usual = form::only<Start>("usual");
        QCOMPARE(usual.write({}), std::string("usual"));
        QVERIFY(usual.read("usual") == Start{});
        QVERIFY(!usual.read("") && !usual.read("usually"));
    }

    void eachKindOfMoveHasItsForm() {
        for (const char* text : {"pass", "11", "412", "b2", "b8"})
            QCOMPARE(again(moves, text), std::string(text));
        QVERIFY(moves.read("23") == Move({Move::Kind::step, {1, 3}, 0}));
        QVERIFY(moves.read("b4") == Move({Move::Kind::bid, {}, 4}));
        for (const char* text : {"", "b", "b3", "b10", "4", "51", "113", "passb2", "1", "2b"})
            QVERIFY2(!moves.read(text), text);
    }

    void aTextIsRefusedWithItsSentence() {
        QCOMPARE(Written::readOptions("7").problem().english(),
                 std::string("Options have up to 40 columns."));
        QCOMPARE(Written::readMove("b3").problem().english(), std::string("b3 is no move."));
        QCOMPARE(Written::readMove("b6").problem().english(), std::string("Nobody bids six."));
        QCOMPARE(Written::readStart({}, "x").problem().english(), std::string("That is no start."));
        QCOMPARE(Written::readStart({}, "16").problem().english(), std::string("That is too far down."));
    }

    void rulesAreWrittenAndReadByTheirForms() {
        const auto read = Written::readOptions("7x1-hard-1,0");
        QVERIFY(read && Written::write(*read) == "7x1-hard-1,0");
        QVERIFY(Written::readStart({}, "15") && Written::readStart({}, "15")->number == 15);
        QCOMPARE(Written::write(Start{7}), std::string("7"));
        QVERIFY(Written::readMove("11") && Written::write(*Written::readMove("11")) == "11");
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
