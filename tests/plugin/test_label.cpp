// SPDX-License-Identifier: MIT
#include "common/plugin/folder/label.h"

#include <QtTest>

using plt::cleanLabel;
using plt::labelFromFolderName;

class TestLabel : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cleaningTwiceIsCleaningOnce() {
        const QString mark(QChar(0xFEFF));
        const QString label = plt::cleanLabel(mark + u' ' + mark + u'|');
        QCOMPARE(plt::cleanLabel(label), label);
        QVERIFY(label.startsWith(mark));
    }

    void cleaned_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("label");
        const auto row = [](const char* name, const QString& text, const QString& label) {
            QTest::newRow(name) << text << label;
        };
        row("plain", QStringLiteral("Nim"), QStringLiteral("Nim"));
        row("markup", QStringLiteral("<b>x</b> &amp; &File _x"), QStringLiteral("<b>x</b> &amp; &File _x"));
        row("whitespace", QStringLiteral("  a \t b\n"), QStringLiteral("a b"));
        row("separators", QStringLiteral("a\u2028b\u2029c"), QStringLiteral("a b c"));
        row("c1", QStringLiteral("a\u0085\u009fb"), QStringLiteral("a b"));
        row("nul", QString::fromLatin1("a\0b", 3), QStringLiteral("a b"));
        row("bidi", QStringLiteral("\u202Aa\u202Eb\u2066c\u2069"), QStringLiteral("abc"));
        row("space beside bidi", QStringLiteral("a \u202E b"), QStringLiteral("a b"));
        row("right to left", QStringLiteral("שלום"), QStringLiteral("שלום"));
        row("empty", QString(), QString());
        row("spaces", QStringLiteral("  \t "), QString());
        row("invisible", QStringLiteral("\u200B\u2060"), QString());
        row("no-break space", QStringLiteral("\u00A0"), QString());
        row("astral", QStringLiteral("🂡 Aces"), QStringLiteral("🂡 Aces"));
        row("200", QString(200, u'x'), QString(200, u'x'));
        row("201", QString(201, u'x'), QString(199, u'x') + QChar(0x2026));
        row("201 astral", QStringLiteral("🂡").repeated(201),
            QStringLiteral("🂡").repeated(199) + QChar(0x2026));
    }
    void cleaned() {
        QFETCH(QString, text);
        QFETCH(QString, label);
        QCOMPARE(cleanLabel(text), label);
        QCOMPARE(cleanLabel(label), label);
    }

    void fromFolder_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("label");
        const auto row = [](const char* folder, const char* label) {
            QTest::newRow(folder) << QString::fromUtf8(folder) << QString::fromUtf8(label);
        };
        row("four-in-line", "Four In Line");
        row("nim", "Nim");
        row("foo-bar_baz", "Foo Bar_baz");
        row("a-b-c-d", "A B C D");
        row("tic.tac.toe", "Tic.tac.toe");
        row("LOUD-name", "Loud Name");
        row("3d-chess", "3D Chess");
        row("--x--", "X");
        row("two words", "Two Words");
        row("-", "-");
        row("élan", "Élan");
        row("ǆ", "ǅ");
    }
    void fromFolder() {
        QFETCH(QString, folder);
        QFETCH(QString, label);
        QCOMPARE(labelFromFolderName(folder), label);
    }

    void order() {
        QVERIFY(plt::codePointLess(QStringLiteral("Z"), QStringLiteral("a")));
        // As UTF-16 these two stand the other way round.
        QVERIFY(plt::codePointLess(QStringLiteral("\uFF5E"), QStringLiteral("🂡")));
        QVERIFY(!plt::codePointLess(QStringLiteral("a"), QStringLiteral("a")));
    }
};

QTEST_GUILESS_MAIN(TestLabel)
#include "test_label.moc"
