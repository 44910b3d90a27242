// SPDX-License-Identifier: MIT
#include "common/accessible/cells.h"
#include "common/testing/played_game.h"
#include "gcalc/cells/document.h"
#include "gcalc/tests/terms_for_tests.h"
#include "gcalc/text/term_editor.h"
#include "gcalc/text/term_panel.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

/// A term as text: written, edited, and refused with the position of the error.
class TestTermPanel : public QObject {
    Q_OBJECT

    struct Desk {
        gcalc::TermPanel panel;
        QSignalSpy committed{&panel, &gcalc::TermPanel::committed};

        Desk() {
            panel.setNames([](std::string_view name) { return gcalc::examples().named(name); });
            panel.resize(400, 200);
            panel.show();
            panel.editor().setFocus();
            if (!QTest::qWaitForWindowExposed(&panel)) qFatal("no window");
        }
        QString text() { return panel.editor().toPlainText(); }
        void type(const char* text) {
            panel.editor().selectAll();
            QTest::keyClick(&panel.editor(), Qt::Key_Delete);
            QTest::keyClicks(&panel.editor(), QString::fromUtf8(text));
        }
        void enter() { QTest::keyClick(&panel.editor(), Qt::Key_Return); }
        QString marked() {
            const auto marks = panel.editor().extraSelections();
            return marks.isEmpty() ? QString() : marks.first().cursor.selectedText();
        }
    };
    static inline int alerts = 0;

  private Q_SLOTS:
    void aTermIsWritten() {
        Desk desk;
        // Nothing that would have to be deleted first.
        QCOMPARE(desk.text(), QString());
        QCOMPARE(desk.panel.editor().placeholderText(), QStringLiteral("Term as text"));
        QVERIFY(!desk.panel.isEdited());
        desk.panel.setTerm(gcalc::testing::term("\\red.'red|blue"));
        QCOMPARE(desk.text(), QStringLiteral("\u03BBred.'red|blue"));
        QVERIFY(!desk.panel.isEdited());
        QVERIFY(desk.panel.message().isEmpty());
        QVERIFY(!desk.panel.editor().accessibleName().isEmpty());
    }
    void aTypedTermIsCommitted() {
        Desk desk;
        desk.type("red | \"id\"@'blue");
        QVERIFY(desk.panel.isEdited());
        QCOMPARE(desk.panel.message(), QStringLiteral("Enter puts this into the main cell."));
        desk.enter();
        QCOMPARE(desk.committed.size(), 1);
        QVERIFY(desk.committed[0][0].value<gcalc::Term>() ==
                gcalc::testing::term("red|((\\white.'white)@'blue)"));
        QCOMPARE(desk.text(), QStringLiteral("red|(\u03BBwhite.'white)@'blue"));
        QVERIFY(desk.panel.message().isEmpty());
        // Entering the same text again commits nothing.
        desk.enter();
        QCOMPARE(desk.committed.size(), 1);
    }
    void aFaultIsMarkedAndSaid() {
        Desk desk;
        alerts = 0;
        plt::accessible::setUpdateHandler([](QAccessibleEvent* event) {
            if (event->type() == QAccessible::Alert) ++alerts;
        });
        desk.type("\\red.'red|pink");
        desk.enter();
        plt::accessible::setUpdateHandler(nullptr);
        QCOMPARE(desk.committed.size(), 0);
        QCOMPARE(desk.panel.message(), QStringLiteral("At letter 11: There is no colour \"pink\"."));
        QCOMPARE(desk.panel.editor().accessibleDescription(), desk.panel.message());
        QCOMPARE(desk.marked(), QStringLiteral("pink"));
        QCOMPARE(desk.panel.editor().textCursor().position(), 10);
        QCOMPARE(alerts, 1);
        // Mended where the cursor is.
        QTest::keyClicks(&desk.panel.editor(), QStringLiteral("red-"));
        QVERIFY(desk.marked().isEmpty());
        for (int i = 0; i < 4; ++i) QTest::keyClick(&desk.panel.editor(), Qt::Key_Delete);
        QTest::keyClick(&desk.panel.editor(), Qt::Key_Backspace);
        desk.enter();
        QCOMPARE(desk.committed.size(), 1);
    }
    void aFaultAtTheEndIsMarkedBefore() {
        Desk desk;
        desk.type("red|");
        desk.enter();
        QCOMPARE(desk.marked(), QStringLiteral("|"));
        QCOMPARE(desk.panel.message(),
                 QStringLiteral("At letter 5: The text ends where a term should follow."));
        desk.enter();
        QCOMPARE(desk.committed.size(), 0);
        desk.panel.setTerm(gcalc::testing::term("red"));
        desk.type("");
        desk.enter();
        QCOMPARE(desk.panel.message(),
                 QStringLiteral("At letter 1: Nothing is written here. The empty term is called empty."));
    }
    void escapeBringsBackWhatWasThere() {
        Desk desk;
        desk.panel.setTerm(gcalc::testing::term("red|blue"));
        desk.type("green|");
        desk.enter();
        QTest::keyClick(&desk.panel.editor(), Qt::Key_Escape);
        QCOMPARE(desk.text(), QStringLiteral("red|blue"));
        QVERIFY(desk.marked().isEmpty());
        QVERIFY(desk.panel.message().isEmpty());
    }
    void linesAreBroken() {
        Desk desk;
        desk.type("red|");
        QTest::keyClick(&desk.panel.editor(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(&desk.panel.editor(), QStringLiteral("blue"));
        desk.enter();
        QCOMPARE(desk.committed.size(), 1);
        QCOMPARE(desk.text(), QStringLiteral("red|blue"));
    }
    void aPartIsMarked() {
        Desk desk;
        desk.panel.setTerm(gcalc::testing::term("red|(\\blue.'blue)@(white-black)"));
        desk.panel.markPart(gcalc::Path{true});
        QCOMPARE(desk.marked(), QStringLiteral("(\u03BB"
                                               "blue.'blue)@(white-black)"));
        desk.panel.markPart(gcalc::Path{true, true});
        QCOMPARE(desk.marked(), QStringLiteral("white-black"));
        desk.panel.markPart({});
        QVERIFY(desk.marked().isEmpty());
        // Text that is being typed is left alone.
        desk.type("gre");
        desk.panel.markPart(gcalc::Path{true});
        QCOMPARE(desk.text(), QStringLiteral("gre"));
    }
    /// Little is laid out at once, however long the text is.
    void longTermsAreManyParagraphs() {
        gcalc::Graph graph;
        auto large = graph.variable(gcalc::Colour::red);
        gcalc::Path path;
        for (int i = 0; i < 20'000; ++i) {
            large = graph.pair(i % 2 == 0 ? gcalc::Kind::topBottom : gcalc::Kind::leftRight,
                               graph.colour(gcalc::Colour::gray), large);
            path.push_back(true);
        }
        for (int i = 0; i < 5'000; ++i) large = graph.abstraction(gcalc::Colour::blue, large);
        path.insert(path.begin(), 5'000, false);
        const auto term = graph.term(large);
        Desk desk;
        desk.panel.setTerm(term);
        const auto* document = desk.panel.editor().document();
        QVERIFY(document->blockCount() > 100);
        for (auto block = document->begin(); block != document->end(); block = block.next())
            QVERIFY(block.length() < 1'100);
        QVERIFY(!desk.panel.isEdited());
        const auto read = gcalc::parseTerm(desk.text().toStdString());
        QVERIFY(std::holds_alternative<gcalc::Term>(read) && std::get<gcalc::Term>(read) == term);
        desk.panel.markPart(path);
        QCOMPARE(desk.marked(), QStringLiteral("'red"));
    }
    void whatIsTooLargeIsSaid() {
        Desk desk;
        gcalc::Graph graph;
        auto large = graph.colour(gcalc::Colour::red);
        for (int i = 0; i < 20; ++i) large = graph.pair(gcalc::Kind::leftRight, large, large);
        desk.panel.setTerm(graph.term(large));
        QVERIFY(desk.text().isEmpty());
        QVERIFY(desk.panel.message().contains(QStringLiteral("100,000")));
        desk.enter();
        QCOMPARE(desk.committed.size(), 0);
        desk.type("blue");
        desk.enter();
        QCOMPARE(desk.committed.size(), 1);
    }
    void whatNoCellTakesIsNotCommitted() {
        Desk desk;
        QString large = QStringLiteral("red");
        for (int i = 0; i < 100'000; ++i) large += QStringLiteral("|\n'red");
        desk.panel.editor().setPlainText(large);
        for (int presses = 0; presses < 2; ++presses) {
            desk.enter();
            QCOMPARE(desk.committed.size(), 0);
            QCOMPARE(desk.text(), large);
            QVERIFY2(desk.panel.message().contains(QStringLiteral("fits into no cell")),
                     qPrintable(desk.panel.message()));
        }
        QTest::keyClick(&desk.panel.editor(), Qt::Key_Escape);
        QCOMPARE(desk.text(), QString());
    }
};

QTEST_MAIN(TestTermPanel)
#include "test_view_term_panel.moc"
