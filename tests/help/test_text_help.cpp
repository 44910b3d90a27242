// SPDX-License-Identifier: MIT
#include "common/help/text/text_help.h"

#include <random>

#include <QtTest>

namespace {

// "T:", "P:" or "B:" before each text, blocks joined by " / ".
QString written(const std::vector<plt::HelpBlock>& blocks) {
    QStringList parts;
    for (const plt::HelpBlock& block : blocks) {
        const char sign = block.kind == plt::HelpBlock::Kind::Title       ? 'T'
                          : block.kind == plt::HelpBlock::Kind::Paragraph ? 'P'
                                                                          : 'B';
        parts << QStringLiteral("%1:%2").arg(QLatin1Char(sign)).arg(block.text);
    }
    return parts.join(QLatin1String(" / "));
}

QString parsed(const QByteArray& bytes) {
    return written(plt::parseTextHelp(plt::decodeHelp(bytes)));
}

}  // namespace

class TestTextHelp : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void blocks_data();
    void blocks();
    void lineEndsAreEqual_data() { blocks_data(); }
    void lineEndsAreEqual();
    void decodes();
    void randomTextKeepsItsWords();
    void mutatedTextIsRead();
    void longTextIsQuick();
};

// The lines are written with "|" for the line end.
void TestTextHelp::blocks_data() {
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* lines, const char* expected) {
        QTest::newRow(name) << QByteArray(lines) << QString::fromUtf8(expected);
    };
    row("title", "Title|=====|text", "T:Title / P:text");
    row("rule too short", "Title|====", "P:Title ====");
    row("rule too long", "Title|======", "P:Title ======");
    row("title in a paragraph", "one|Two|===|three", "P:one / T:Two / P:three");
    row("bullets", "* a|* b|  more", "B:a / B:b more");
    row("omitted", "x|** hidden **|y", "P:x y");
    row("three asterisks", "***", "B:**");
    row("four asterisks", "****", "");
    row("five asterisks", "*****", "");
    row("not omitted", " **a**", "B:*a**");
    row("not omitted, space after", "**a** ", "B:*a**");
    row("rule first", "=====|foo", "P:===== foo");
    row("characters, not bytes", "Über|====", "T:Über");
    row("characters, not code units", "\xF0\x9F\x90\x88 cat|=====", "T:\xF0\x9F\x90\x88 cat");
    row("title is trimmed", "  Lead|====", "T:Lead");
    row("title is trimmed behind", "Lead \t|====", "T:Lead");
    row("blank before the rule", "Title||=====", "P:Title / P:=====");
    row("dashes", "Title|-----", "T:Title");
    row("mixed rule", "Title|==-==", "P:Title ==-==");
    row("rule with spaces", "Title| =====", "P:Title =====");
    row("rule with spaces behind", "Title|===== ", "P:Title =====");
    row("nothing is markup", "a <b>c</b> &amp;", "P:a <b>c</b> &amp;");
    row("only spaces", "x|   |y", "P:x / P:y");
    row("every blank character", "x| \t\v\f |y", "P:x / P:y");
    row("no-break space is text", "x|\xC2\xA0|y", "P:x \xC2\xA0 y");
    row("empty", "", "");
    row("blank at both ends", "| ||x|||", "P:x");
    row("several blanks are one", "x||||y", "P:x / P:y");
    row("tab before an asterisk", "\t* a", "B:a");
    row("asterisk without space", "*a", "B:a");
    row("empty bullet", "*|* ", "B: / B:");
    row("empty bullet goes on", "*|more", "B:more");
    row("bullet ends a paragraph", "x|* a||y", "P:x / B:a / P:y");
    row("spaces inside are kept", "  a  b\tc  |  d ", "P:a  b\tc d");
    row("bullet as title", "x|* Name|======|y", "P:x / T:* Name / P:y");
    row("text of a bullet as title", "* a|b|Title|-----|y", "B:a b / T:Title / P:y");
    row("two rules", "Title|=====|=====", "T:Title / P:=====");
    row("three rules", "Title|=====|=====|=====", "T:Title / T:=====");
    row("rule under a rule", "===|===|x", "T:=== / P:x");
    row("rule and other rule", "Title|=====|-----", "T:Title / P:-----");
    row("title, then title", "One|===|Two|---", "T:One / T:Two");
    row("omitted between title and rule", "Title|** no **|=====", "T:Title");
    row("omitted leaves no line before", "** no **|========", "P:========");
    row("omitted inside a bullet", "* a|**no**|b", "B:a b");
    row("one character", "I|=|text", "T:I / P:text");
    row("asterisk as title", "*|-", "T:*");
    row("rule as an ordinary line has a length", "abc d|===|===", "P:abc d / T:===");
}

void TestTextHelp::blocks() {
    QFETCH(QByteArray, lines);
    QFETCH(QString, expected);
    QCOMPARE(parsed(lines.replace('|', '\n')), expected);
}

void TestTextHelp::lineEndsAreEqual() {
    QFETCH(QByteArray, lines);
    QFETCH(QString, expected);
    QCOMPARE(parsed(QByteArray(lines).replace('|', "\r\n")), expected);
    QCOMPARE(parsed(QByteArray(lines).replace('|', '\r')), expected);
    QCOMPARE(parsed(QByteArray(lines).replace('|', '\n') + '\n'), expected);
    QCOMPARE(parsed("\xEF\xBB\xBF" + QByteArray(lines).replace('|', '\n')), expected);
}

void TestTextHelp::decodes() {
    QCOMPARE(plt::decodeHelp("\xEF\xBB\xBF"
                             "a"),
             QStringLiteral("a"));
    QCOMPARE(plt::decodeHelp("a\xFF"
                             "b"),
             QStringLiteral("a\uFFFD"
                            "b"));
    QCOMPARE(plt::decodeHelp(""), QString());
    // Only one mark is none of the text.
    QCOMPARE(plt::decodeHelp("\xEF\xBB\xBF\xEF\xBB\xBF!"), QStringLiteral("\uFEFF!"));
    QCOMPARE(plt::decodeHelp("\xEF\xBB\xBF"), QString());
    QCOMPARE(plt::decodeHelp("a\r\nb\rc\n\rd"), QStringLiteral("a\nb\nc\n\nd"));
    QCOMPARE(plt::decodeHelp(QByteArray("a\0b", 3)).size(), 3);
}

// With any layout, no word is lost, doubled or moved (omitted lines and rules aside, which hold no words
// here).
void TestTextHelp::randomTextKeepsItsWords() {
    std::mt19937 random(20240511);
    const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    for (int round = 0; round < 3000; ++round) {
        QStringList words;
        QByteArray text;
        int word = 0;
        for (int line = upTo(14); line > 0; --line) {
            switch (upTo(6)) {
                case 0:
                    text += QByteArray(upTo(4), ' ');
                    break;
                case 1:
                    text += "** nothing **";
                    break;
                case 2:
                    text += QByteArray(upTo(3), upTo(2) ? ' ' : '\t') + '*' + QByteArray(upTo(2), ' ');
                    [[fallthrough]];
                default:
                    for (int n = 1 + upTo(3); n > 0; --n) {
                        words << QStringLiteral("w%1").arg(word);
                        text += 'w' + QByteArray::number(word++) + (n > 1 ? " " : "");
                    }
            }
            text += upTo(2) ? "\n" : upTo(2) ? "\r\n" : "\r";
        }
        QStringList found;
        for (const plt::HelpBlock& block : plt::parseTextHelp(plt::decodeHelp(text))) {
            QVERIFY(block.kind != plt::HelpBlock::Kind::Title);
            QVERIFY(!block.text.contains(QLatin1Char('\n')));
            QCOMPARE(block.text.trimmed(), block.text);
            found << block.text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        }
        QCOMPARE(found, words);
    }
}

void TestTextHelp::mutatedTextIsRead() {
    std::mt19937 random(7);
    const QByteArray alphabet = " \t\v\f\r\n*=-ax\xC3\x9C\xFF";
    for (int round = 0; round < 20000; ++round) {
        QByteArray text;
        for (unsigned length = random() % 40; length > 0; --length) {
            text += alphabet[static_cast<qsizetype>(random() % static_cast<unsigned>(alphabet.size()))];
        }
        const QString decoded = plt::decodeHelp(text);
        qsizetype shown = 0;
        for (const plt::HelpBlock& block : plt::parseTextHelp(decoded)) {
            QVERIFY(!block.text.contains(QLatin1Char('\n')) && !block.text.contains(QLatin1Char('\r')));
            QVERIFY(block.kind == plt::HelpBlock::Kind::Bullet || !block.text.isEmpty());
            shown += block.text.size();
        }
        QVERIFY(shown <= decoded.size());
    }
}

void TestTextHelp::longTextIsQuick() {
    QByteArray text;
    for (int i = 0; i < 200000; ++i) text += "line\n";
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(plt::parseTextHelp(plt::decodeHelp(text)).size(), size_t(1));
    const auto titles = plt::parseTextHelp(plt::decodeHelp(QByteArray("ab\n==\n").repeated(100000)));
    QCOMPARE(titles.size(), size_t(100000));
    QVERIFY2(timer.elapsed() < 5000, "the parser is not linear");
}

QTEST_GUILESS_MAIN(TestTextHelp)
#include "test_text_help.moc"
