// SPDX-License-Identifier: MIT
#include "common/rules/message.h"

#include <limits>

#include <QTest>

using plt::Decimal;
using plt::Message;

/// Sentences of rules, in English.
class TestMessage : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void placesAreFilled() {
        QCOMPARE(Message("%2 of %1, 5 %", {"ten", "three"}).english(), std::string("three of ten, 5 %"));
        QCOMPARE(Message("%1 and %2", {"one"}).english(), std::string("one and %2"));
        // A placeholder in a filled-in text is not filled in.
        QCOMPARE(Message("%1 %2", {"%2", "two"}).english(), std::string("%2 two"));
        QVERIFY(Message().empty());
        QCOMPARE(Message().english(), std::string());
    }

    void numbersAreNumbers() {
        QCOMPARE(Message("%1, %2, %3", {7, std::size_t{11'525}, std::int64_t{-3}}).english(),
                 std::string("7, 11525, -3"));
        const auto smallest = std::numeric_limits<std::int64_t>::min();
        QCOMPARE(Message("%1", {smallest}).english(), std::string("-9223372036854775808"));
    }

    void decimalsHaveTheirDigits() {
        QCOMPARE(Message("%1", {Decimal{2.25, 1}}).english(), std::string("2.2"));
        QCOMPARE(Message("%1", {Decimal{-0.5412, 3, true}}).english(), std::string("-0.541"));
        QCOMPARE(Message("%1", {Decimal{0.1, 3, true}}).english(), std::string("+0.100"));
        QCOMPARE(Message("%1", {Decimal{3, 0}}).english(), std::string("3"));
        const auto largest = Message("%1", {Decimal{std::numeric_limits<double>::max(), 2}}).english();
        QCOMPARE(largest.size(), std::size_t{309 + 3});
    }

    void partsAreSentences() {
        const Message balls(PLT_TR_N("%Ln balls", "1 ball"), 1);
        const Message points(PLT_TR_N("%Ln points", "1 point"), 20);
        QCOMPARE(Message(PLT_TR("%1, %2"), {balls, points}).english(), std::string("1 ball, 20 points"));
    }

    void countsHaveTwoForms() {
        const auto left = [](int count) {
            return Message(PLT_TR_N("%Ln of %1 mines are left.", "One of %1 mines is left."), count, {99})
                .english();
        };
        QCOMPARE(left(0), std::string("0 of 99 mines are left."));
        QCOMPARE(left(1), std::string("One of 99 mines is left."));
        QCOMPARE(left(2), std::string("2 of 99 mines are left."));
        QCOMPARE(left(-1), std::string("-1 of 99 mines are left."));
    }

    void equalIsWhatSaysTheSame() {
        const auto with = [](const Message::Argument& argument) { return Message("%1", {argument}); };
        QVERIFY(with(1) == with(1));
        QVERIFY(!(with(1) == with(2)));
        QVERIFY(!(with(1) == with("1")));
        QVERIFY(with(Message("a")) == with(Message("a")));
        QVERIFY(!(with(Message("a")) == with(Message("b"))));
        QVERIFY(!(Message(PLT_TR_N("%Ln", "1"), 2) == Message(PLT_TR_N("%Ln", "1"), 3)));
    }
};

QTEST_APPLESS_MAIN(TestMessage)
#include "test_message.moc"
