// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/script/value/value_message.h"
#include "common/script/value/value_text.h"
#include "common/testing/game_checks.h"

#include <QTest>

using plt::script::Field;
using plt::script::Value;

namespace {

Value randomValue(plt::Random& random, int depth) {
    switch (random.below(depth > 0 ? 8 : 6)) {
        case 0:
            return random.coin();
        case 1:
            return random.between(-100, 100);
        case 2:
            return static_cast<std::int64_t>(random.next());
        case 3:
            return static_cast<double>(static_cast<std::int64_t>(random.next())) / 1e10;
        case 4: {
            std::string text;
            for (auto left = random.below(6); left > 0; --left)
                text += static_cast<char>(random.between(1, 255));
            return text;
        }
        case 5:
            return random.coin() ? "word" : "true";
        default:
            break;
    }
    std::vector<Value> items;
    std::vector<Field> fields;
    for (auto left = random.below(4); left > 0; --left) items.push_back(randomValue(random, depth - 1));
    for (auto left = random.below(3); left > 0; --left)
        fields.push_back(
            {random.between(10, 99) * 100 + static_cast<std::int64_t>(left), randomValue(random, depth - 1)});
    if (random.coin()) fields.push_back({std::string("a key"), randomValue(random, depth - 1)});
    return Value::table(std::move(items), std::move(fields));
}

}  // namespace

class TestValues : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void texts_data() {
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const char* text) { QTest::newRow(text) << QByteArray(text); };
        for (const char* text : {"nil",
                                 "true",
                                 "false",
                                 "0",
                                 "-12",
                                 "0.5",
                                 "-1e+30",
                                 "e4",
                                 "a-b",
                                 "@",
                                 "@12",
                                 "@two%20words",
                                 "@nil",
                                 "()",
                                 "(1,2,3)",
                                 "((1),(2))",
                                 "(from=3,to=5)",
                                 "(1,x=true)",
                                 "(-1=a,7=b,c=(d))",
                                 "(@a%20b=1)",
                                 "9223372036854775807"})
            add(text);
    }
    void texts() {
        QFETCH(QByteArray, text);
        const auto value = plt::script::readValue(text.toStdString());
        QVERIFY(value);
        QCOMPARE(QByteArray::fromStdString(plt::script::write(*value)), text);
        QVERIFY(plt::testing::isPlainText(text.toStdString()));
    }

    void otherTextsAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"",         " ",         "1 ",
                                 "+1",       "01",        "-0",
                                 "1.0",      "nan",       "inf",
                                 "-inf",     "1e999",     "(",
                                 ")",        "(1",        "1)",
                                 "(,)",      "(1,)",      "(a=)",
                                 "(=1)",     "(b=1,a=2)", "(a=1,a=2)",
                                 "(a=1,2)",  "(1=a)",     "(2=b,1=a)",
                                 "(true=1)", "(a=nil)",   "(nil)",
                                 "(1,nil)",  "@e4",       "@%00",
                                 "@%4",      "@%zz",      "@%41",
                                 "@a b",     "a#",        "a:b",
                                 "\"a\"",    "(1.5=a)",   "99999999999999999999999999",
                                 "\xC3\xA4"})
            QTest::newRow(text) << QByteArray(text);
    }
    void otherTextsAreRefused() {
        QFETCH(QByteArray, text);
        const auto value = plt::script::readValue(text.toStdString());
        if (text == "nan" || text == "inf") {
            QVERIFY(value && value->isString());
            return;
        }
        QVERIFY(!value);
        QVERIFY(plt::testing::isWhole(value.problem()));
    }

    void deepTextsAreRefused() {
        const auto nested = [](std::size_t depth) {
            return std::string(depth, '(') + "1" + std::string(depth, ')');
        };
        QVERIFY(plt::script::readValue(nested(plt::script::maximumDepth)));
        QVERIFY(!plt::script::readValue(nested(plt::script::maximumDepth + 1)));
        QVERIFY(!plt::script::readValue(nested(1'000'000)));
        std::string many = "(1";
        for (std::size_t i = 0; i < plt::script::maximumValues; ++i) many += ",1";
        QVERIFY(!plt::script::readValue(many + ')'));
    }

    void randomValuesReadBack() {
        plt::Random random(7);
        for (int round = 0; round < 20'000; ++round) {
            const auto value = randomValue(random, 3);
            const auto text = plt::script::write(value);
            const auto read = plt::script::readValue(text);
            QVERIFY2(read && *read == value, text.c_str());
            QVERIFY2(plt::testing::isPlainText(text), text.c_str());
        }
    }

    void wholeNumbersAreIntegers() {
        QVERIFY(Value(3.0) == Value(3));
        QVERIFY(Value(-0.0) == Value(0));
        QVERIFY(!(Value(3.5) == Value(3)));
        QCOMPARE(Value(1e15).kind(), Value::Kind::integer);
    }

    void tablesAreOrdered() {
        const auto one =
            Value::table({1, {}, 3}, {{std::string("b"), 1}, {std::string("a"), 2}, {std::int64_t{0}, 5}});
        QCOMPARE(one.size(), std::size_t{1});
        QVERIFY(one.at(3) == Value(3));
        QVERIFY(one.at(0) == Value(5));
        QVERIFY(one.at("a") == Value(2));
        QVERIFY(one.at("c").isNil());
        QVERIFY(Value(3).at("c").isNil());
        QCOMPARE(QByteArray::fromStdString(plt::script::write(one)), QByteArray("(1,0=5,3=3,a=2,b=1)"));
        const auto filled = Value::table({1}, {{std::int64_t{3}, 3}, {std::int64_t{2}, 2}});
        QVERIFY(filled == Value::list({1, 2, 3}));
    }

    void sentences() {
        const auto inner = Value::table({}, {{std::string("tr"), "heap"}});
        const auto value = Value::table({3, inner}, {{std::string("tr"), "Take %1 from the %2."}});
        QVERIFY(plt::script::isMessage(value));
        QCOMPARE(QByteArray::fromStdString(plt::script::messageOf(value).english()),
                 QByteArray("Take 3 from the heap."));
        const auto counted = Value::table({}, {{std::string("tr"), "%Ln stones"},
                                               {std::string("one"), "one stone"},
                                               {std::string("count"), 1}});
        QCOMPARE(QByteArray::fromStdString(plt::script::messageOf(counted).english()),
                 QByteArray("one stone"));
        QVERIFY(plt::script::messageOf(Value::list({1})).empty());
        QVERIFY(plt::script::messageOf(Value(true)).empty());
        QVERIFY(!plt::script::messageOf("text").empty());
        Value deep = "end";
        for (int i = 0; i < 50; ++i) deep = Value::table({deep}, {{std::string("tr"), "%1"}});
        QVERIFY(plt::script::messageOf(deep).empty());
    }
};

QTEST_APPLESS_MAIN(TestValues)
#include "test_values.moc"
