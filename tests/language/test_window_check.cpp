// SPDX-License-Identifier: MIT
#include "common/language/catalogues/pseudo_language.h"
#include "tests/language/painted_text.h"
#include "tests/language/window_check.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryFile>
#include <QTest>

using language::WindowCheck;

namespace {

QString pseudo(const char* text) {
    return plt::PseudoLanguage::of(QString::fromUtf8(text));
}

/// Paints a text at a place of its own.
class Painted : public QWidget {
  public:
    Painted(const QString& text, int x) : text_(text), x_(x) { setFixedSize(400, 40); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.drawText(x_, 25, text_);
    }

  private:
    QString text_;
    int x_;
};

}  // namespace

/// Texts that the check of windows finds or leaves out.
class TestWindowCheck : public QObject {
    Q_OBJECT

    /// The first words of what is found in a window with this widget.
    static QStringList foundIn(QWidget* widget, int width = 0) {
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        row->addWidget(widget);
        if (width > 0) widget->setFixedWidth(width);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window)) return {QStringLiteral("not shown")};
        WindowCheck check({QStringLiteral("Spider")});
        check.look(&window, QStringLiteral("window"));
        QStringList kinds;
        static const QRegularExpression details(QStringLiteral(" \\(.*| of [0-9]+ x.*"));
        for (const QString& line : check.findings()) kinds << line.section(u':', 0, 0).remove(details);
        kinds.removeDuplicates();
        return kinds;
    }

  private Q_SLOTS:
    void whatIsRightIsNotFound() {
        QCOMPARE(foundIn(new QLabel(pseudo("Turns: ") + QStringLiteral("٣"))), QStringList());
        QCOMPARE(foundIn(new QLabel(pseudo("About %1").arg(QStringLiteral("Spider")))), QStringList());
        QCOMPARE(foundIn(new QPushButton(pseudo("&Play"))), QStringList());
        QCOMPARE(foundIn(new QLineEdit(QStringLiteral("20x16-5#1"))), QStringList());
        QCOMPARE(foundIn(new Painted(pseudo("Painted"), 10)), QStringList());
        QCOMPARE(foundIn(new QLabel(pseudo("The %1 can go").arg(QStringLiteral("10♣")))), QStringList());
    }

    void plainWordsAreFound() {
        const QStringList plain{QStringLiteral("not translated")};
        QCOMPARE(foundIn(new QLabel(QStringLiteral("Your turn"))), plain);
        QCOMPARE(foundIn(new QLabel(pseudo("Your turn, %1").arg(QStringLiteral("Red")))), plain);
        QCOMPARE(foundIn(new QPushButton(QStringLiteral("&Play"))), plain);
        QCOMPARE(foundIn(new Painted(QStringLiteral("Painted"), 10)), plain);
        auto* spoken = new QWidget;
        spoken->setFixedSize(30, 30);
        spoken->setAccessibleName(QStringLiteral("Board"));
        QCOMPARE(foundIn(spoken), plain);
        auto* choice = new QComboBox;
        choice->addItems({pseudo("First"), QStringLiteral("Second")});
        QCOMPARE(foundIn(choice), plain);
        auto* action = new QAction(QStringLiteral("Deal"));
        auto* menu = new QWidget;
        menu->addAction(action);
        action->setParent(menu);
        QCOMPARE(foundIn(menu), plain);
    }

    void numbersInAsciiAreFound() {
        QCOMPARE(foundIn(new QLabel(pseudo("Turns: %1").arg(12))),
                 QStringList{QStringLiteral("number not as the player writes it")});
    }

    void whatIsCutIsFound() {
        QVERIFY(foundIn(new QLabel(pseudo("A label that is too narrow")), 60)
                    .contains(QStringLiteral("too narrow")));
        QVERIFY(foundIn(new QPushButton(pseudo("Too narrow")), 40).contains(QStringLiteral("too narrow")));
        auto* wrapped = new QLabel(pseudo("A label of several lines in the room for one"));
        wrapped->setWordWrap(true);
        wrapped->setFixedHeight(wrapped->fontMetrics().height());
        QVERIFY(foundIn(wrapped, 120).contains(QStringLiteral("too low")));
        QVERIFY(
            foundIn(new Painted(pseudo("Painted"), 380)).contains(QStringLiteral("painted out of sight")));
        const QString whole = pseudo("It goes on");
        auto* begun = new QLabel(whole.left(8) + QChar(0x2026));
        QVERIFY(foundIn(begun).contains(QStringLiteral("cut")));
    }

    void whatGoesOnInATipIsNotCut() {
        const QString whole = pseudo("It goes on");
        auto* label = new QLabel(whole.left(8) + QChar(0x2026));
        label->setToolTip(whole);
        label->setAccessibleName(whole);
        QCOMPARE(foundIn(label), QStringList());
    }

    void englishWordsAreFoundInASpokenLanguage() {
        QTemporaryFile catalogue;
        QVERIFY(catalogue.open());
        catalogue.write(
            "<!DOCTYPE TS><TS><context><name>x</name>"
            "<message><source>Find a normal game</source><translation>Ein normales Spiel finden</translation>"
            "</message><message><source>Normal moves...</source><translation>Normal ziehen\xe2\x80\xa6"
            "</translation></message></context></TS>");
        catalogue.close();
        const auto known = language::KnownWords::of({catalogue.fileName()});
        const auto findings = [&known](const char* text) {
            WindowCheck check({QStringLiteral("Find My Spider")});
            check.setKnownWords(known);
            check.read(QString::fromUtf8(text), QStringLiteral("window"));
            return check.findings().join(u' ').section(u':', 0, 0);
        };
        QCOMPARE(findings("Ein normales Spiel"), QString());
        QCOMPARE(findings("Ein normales game"), QStringLiteral("English (game)"));
        // The same word in both languages, a name, and a game that is someone's name.
        QCOMPARE(findings("Normal: Find Spider"), QString());
        QCOMPARE(findings("Normal ziehen\xe2\x80\xa6"), QString());
        QCOMPARE(findings("Ein normales Spi\xe2\x80\xa6"), QStringLiteral("cut"));
    }

    void paintedTextIsTakenDown() {
        Painted widget(QStringLiteral("Ab"), 30);
        const auto texts = language::paintedBy(&widget);
        QCOMPARE(texts.size(), 1);
        QCOMPARE(texts[0].text, QStringLiteral("Ab"));
        QCOMPARE(texts[0].place.left(), 30.0);
        QVERIFY(texts[0].visible.contains(texts[0].place));
    }
};

QTEST_MAIN(TestWindowCheck)
#include "test_window_check.moc"
