// SPDX-License-Identifier: MIT
#include "common/help/text/text_help_window.h"

#include <QFontDatabase>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextLayout>
#include <QtTest>

using plt::TextHelp;

class TestTextHelpWindow : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init();
    void nothingHappensBeforeShow();
    void raisesAndReopens();
    void eachHasItsOwnWindow();
    void formatted();
    void bulletsHang();
    void fromRightToLeft();
    void verbatim();
    void readOnlyAndScrolledByKeys();
    void rewraps();
    void missingFileIsTold();
    void inThePlayersLanguage();
    void titleIsPlain();
    void darkPalette();
    void goesWithItsObject();
    void oddCharacters();

  private:
    void write(const QByteArray& text, const QString& name = QStringLiteral("doc.txt")) {
        QFile file(folder_->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    static QTextEdit* edit(const TextHelp& help) { return help.window()->findChild<QTextEdit*>(); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestTextHelpWindow::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
}

void TestTextHelpWindow::nothingHappensBeforeShow() {
    TextHelp help(folder_->path(), QStringLiteral("Rules"), false);
    QVERIFY(!help.window());
    write("written later");
    help.show();
    QCOMPARE(edit(help)->toPlainText(), QStringLiteral("written later"));
}

void TestTextHelpWindow::raisesAndReopens() {
    write("first");
    TextHelp help(folder_->path(), QStringLiteral("Rules"), false);
    help.show();
    QVERIFY(QTest::qWaitForWindowExposed(help.window()));
    QPointer<QWidget> first = help.window();
    write("second");
    help.show();
    QCOMPARE(help.window(), first.data());
    QCOMPARE(edit(help)->toPlainText(), QStringLiteral("first"));
    QTRY_VERIFY(help.window()->isActiveWindow());
    first->close();
    help.show();
    QVERIFY(help.window() && help.window() != first.data());
    QCOMPARE(edit(help)->toPlainText(), QStringLiteral("second"));
    QTRY_VERIFY(!first);
    QVERIFY(help.window()->isVisible());
}

void TestTextHelpWindow::eachHasItsOwnWindow() {
    write("text");
    TextHelp one(folder_->path(), QStringLiteral("One"), false);
    TextHelp two(folder_->path(), QStringLiteral("Two"), true);
    one.show();
    two.show();
    QVERIFY(one.window() != two.window());
    one.window()->close();
    QVERIFY(two.window()->isVisible());
}

void TestTextHelpWindow::formatted() {
    write("Title\n=====\nsome <b>words</b>\nof text\n\n* bullet\n");
    TextHelp help(folder_->path(), QStringLiteral("Rules"), false);
    help.show();
    const QTextDocument* document = edit(help)->document();
    QCOMPARE(document->blockCount(), 3);
    const QTextBlock title = document->begin();
    QCOMPARE(title.text(), QStringLiteral("Title"));
    const QTextCharFormat look = title.begin().fragment().charFormat();
    QVERIFY(look.fontWeight() >= QFont::Bold);
    const QColor colour = look.foreground().color();
    QVERIFY(colour.blue() > colour.red() && colour.blue() > colour.green());
    QCOMPARE(title.blockFormat().topMargin(), 0.0);
    QCOMPARE(title.next().text(), QStringLiteral("some <b>words</b> of text"));
    QVERIFY(title.next().begin().fragment().charFormat().fontWeight() < QFont::Bold);
    QVERIFY(title.next().blockFormat().topMargin() > 0);
    QVERIFY(edit(help)->width() >= 500 && edit(help)->height() >= 300);
    help.window()->resize(100, 100);
    QVERIFY(edit(help)->width() >= 500 && edit(help)->height() >= 300);
}

void TestTextHelpWindow::bulletsHang() {
    write("* " + QByteArray("word ").repeated(200));
    TextHelp help(folder_->path(), QStringLiteral("Rules"), false);
    help.show();
    QVERIFY(QTest::qWaitForWindowExposed(help.window()));
    const QTextBlock bullet = edit(help)->document()->begin();
    QVERIFY(bullet.text().startsWith(QChar(0x2022)));
    const QTextLayout* layout = bullet.layout();
    QVERIFY(layout->lineCount() > 1);
    const double margin = edit(help)->document()->documentMargin();
    const auto left = [&](int line, int position) {
        return layout->position().x() + layout->lineAt(line).cursorToX(position) - margin;
    };
    QCOMPARE(left(0, 0), 16.0);
    QCOMPARE(left(0, 2), 32.0);
    QCOMPARE(left(1, layout->lineAt(1).textStart()), 32.0);
}

void TestTextHelpWindow::fromRightToLeft() {
    // Names of another script begin some blocks.
    write(QStringLiteral(
              "Gobblet\n\n\u0627\u0644\u0644\u0639\u0628\u0629 (Gobblet)\n\n\u0623\u0648\u0644\u0627\n\n* "
              "\u0623\u0648\u0644\u0627\n\n* Pousse: \u062b\u0627\u0646\u064a\u0627\n")
              .toUtf8());
    plt::TextHelp help(folder_->path(), QStringLiteral("Help"), false);
    help.show();
    auto* view = help.window()->findChild<QTextEdit*>();
    QVERIFY(view);
    for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next())
        QCOMPARE(block.blockFormat().layoutDirection(), Qt::RightToLeft);
    // The words begin a blank away from the bullet, where the lines below begin.
    for (const int number : {3, 4}) {
        const QTextLine line = view->document()->findBlockByNumber(number).layout()->lineAt(0);
        const qreal bullet = line.cursorToX(1);
        const qreal words = line.cursorToX(2);
        QVERIFY2(bullet - words >= 4, qPrintable(QStringLiteral("%1 to %2").arg(words).arg(bullet)));
    }
    // A text from left to right stays so where it has a word from right to left.
    write("Title\n\nSome words.\n\n\xd8\xa7\xd9\x84 word\n");
    plt::TextHelp other(folder_->path(), QStringLiteral("Help"), false);
    other.show();
    view = other.window()->findChild<QTextEdit*>();
    for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next())
        QCOMPARE(block.blockFormat().layoutDirection(), Qt::LeftToRight);
}

void TestTextHelpWindow::verbatim() {
    const QByteArray line = "   " + QByteArray("long ").repeated(300) + "end";
    write("** kept **\n\nTitle\n=====\n" + line + "\n* no bullet");
    TextHelp help(folder_->path(), QStringLiteral("Rules"), true);
    help.show();
    QVERIFY(QTest::qWaitForWindowExposed(help.window()));
    const QTextDocument* document = edit(help)->document();
    QCOMPARE(document->toPlainText(),
             QString::fromUtf8("** kept **\n\nTitle\n=====\n" + line + "\n* no bullet"));
    QCOMPARE(edit(help)->lineWrapMode(), QTextEdit::NoWrap);
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        QCOMPARE(block.layout()->lineCount(), 1);
        if (block.text().isEmpty()) continue;
        const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        QCOMPARE(block.begin().fragment().charFormat().font().family(), fixed.family());
        QVERIFY(block.begin().fragment().charFormat().fontWeight() < QFont::Bold);
    }
}

void TestTextHelpWindow::readOnlyAndScrolledByKeys() {
    write(QByteArray("paragraph\n\n").repeated(200));
    TextHelp help(folder_->path(), QStringLiteral("Rules"), false);
    help.show();
    QVERIFY(QTest::qWaitForWindowActive(help.window()));
    QTextEdit* text = edit(help);
    const QString before = text->toPlainText();
    QScrollBar* bar = text->verticalScrollBar();
    QCOMPARE(bar->value(), 0);
    QTest::keyClick(text, Qt::Key_Down);
    const int line = bar->value();
    QVERIFY(line > 0);
    QTest::keyClick(text, Qt::Key_Space);
    QVERIFY(bar->value() > line);
    QTest::keyClick(text, Qt::Key_End);
    QCOMPARE(bar->value(), bar->maximum());
    QTest::keyClick(text, Qt::Key_Home);
    QCOMPARE(bar->value(), 0);
    QTest::keyClick(text, Qt::Key_A);
    QTest::keyClick(text, Qt::Key_Delete);
    QCOMPARE(text->toPlainText(), before);
    QTest::keyClick(text, Qt::Key_Escape);
    QTRY_VERIFY(!help.window());
}

void TestTextHelpWindow::rewraps() {
    write(QByteArray("word ").repeated(300));
    TextHelp help(folder_->path(), QStringLiteral("Rules"), false);
    help.show();
    QVERIFY(QTest::qWaitForWindowExposed(help.window()));
    help.window()->resize(520, 400);
    const QTextLayout* layout = edit(help)->document()->begin().layout();
    QTRY_VERIFY(help.window()->width() == 520);
    const int narrow = layout->lineCount();
    help.window()->resize(1200, 400);
    QTRY_VERIFY(layout->lineCount() < narrow);
    QCOMPARE(edit(help)->horizontalScrollBar()->maximum(), 0);
}

void TestTextHelpWindow::missingFileIsTold() {
    TextHelp help(folder_->path(), QStringLiteral("Rules"), false);
    help.show();
    QVERIFY(help.window()->isVisible());
    QVERIFY(edit(help)->toPlainText().contains(QStringLiteral("doc.txt")));
    write("here it is");
    help.show();
    QCOMPARE(edit(help)->toPlainText(), QStringLiteral("here it is"));

    QTemporaryDir other;
    QVERIFY(QDir(other.path()).mkdir(QStringLiteral("doc.txt")));
    TextHelp directory(other.path(), QStringLiteral("Rules"), true);
    directory.show();
    QVERIFY(edit(directory)->toPlainText().contains(QStringLiteral("regular file")));
}

void TestTextHelpWindow::inThePlayersLanguage() {
    write("plain");
    write("deutsch", QStringLiteral("doc.de.txt"));
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("doc.de_AT.txt")));
    const auto shown = [this](const char* language) {
        qputenv("PLT_LANGUAGE", language);
        TextHelp help(folder_->path(), QStringLiteral("Rules"), false);
        help.show();
        qunsetenv("PLT_LANGUAGE");
        return edit(help)->toPlainText();
    };
    QCOMPARE(shown("de"), QStringLiteral("deutsch"));
    QCOMPARE(shown("de_AT"), QStringLiteral("deutsch"));
    QCOMPARE(shown("de-CH"), QStringLiteral("deutsch"));
    QCOMPARE(shown("fr"), QStringLiteral("plain"));
    QCOMPARE(shown("../de"), QStringLiteral("plain"));
    write("schweizerdeutsch", QStringLiteral("doc.de_CH.txt"));
    QCOMPARE(shown("de_CH"), QStringLiteral("schweizerdeutsch"));
}

void TestTextHelpWindow::titleIsPlain() {
    write("x");
    TextHelp help(folder_->path(), QStringLiteral("<b>A & B[*]</b>"), false);
    help.show();
    QVERIFY(QTest::qWaitForWindowExposed(help.window()));
    QCOMPARE(help.window()->windowHandle()->title().left(15), QStringLiteral("<b>A & B[*]</b>"));
}

void TestTextHelpWindow::darkPalette() {
    write("Title\n=====\n\ntext\n");
    TextHelp help(folder_->path(), QStringLiteral("Rules"), false);
    help.show();
    const auto titleColour = [&] {
        return edit(help)->document()->begin().begin().fragment().charFormat().foreground().color();
    };
    const auto contrast = [](const QColor& a, const QColor& b) {
        const auto luminance = [](const QColor& c) {
            const auto part = [](double v) {
                return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
        };
        const double one = luminance(a) + 0.05;
        const double two = luminance(b) + 0.05;
        return std::max(one, two) / std::min(one, two);
    };
    for (const QColor& base : {QColor(0xFAFAFA), QColor(0x202124)}) {
        QPalette palette = help.window()->palette();
        palette.setColor(QPalette::Base, base);
        help.window()->setPalette(palette);
        QVERIFY2(contrast(titleColour(), base) >= 4.5, qPrintable(titleColour().name()));
        QVERIFY(titleColour().blue() > titleColour().red());
    }
}

void TestTextHelpWindow::goesWithItsObject() {
    write("x");
    auto help = std::make_unique<TextHelp>(folder_->path(), QStringLiteral("Rules"), false);
    help->show();
    QPointer<QWidget> window = help->window();
    help.reset();
    QVERIFY(!window);
}

void TestTextHelpWindow::oddCharacters() {
    QByteArray text =
        "a\xE2\x80\xA8"
        "b\xE2\x80\xA9"
        "c\xEF\xB7\x90"
        "d";
    text += '\0';
    text += "e";
    write(text);
    for (const bool verbatim : {false, true}) {
        TextHelp help(folder_->path(), QStringLiteral("Rules"), verbatim);
        help.show();
        QCOMPARE(edit(help)->document()->blockCount(), 1);
        QCOMPARE(edit(help)->toPlainText(), QStringLiteral("a b c d e"));
    }
}

QTEST_MAIN(TestTextHelpWindow)
#include "test_text_help_window.moc"
