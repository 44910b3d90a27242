// SPDX-License-Identifier: MIT
#include "common/testing/played_game.h"
#include "lights-out/board/solver.h"
#include "lights-out/dialogs/editor.h"
#include "lights-out/tests/clicks.h"

#include <QAccessible>
#include <QComboBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

namespace lights_out::testing {

/// Drawing boards, by mouse, keys and screen reader.
class TestEditor : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }
    void editorTellsWhatCanBeSolved();
    void editorPaints();
    void editorRepairs();
    void editorKeepsTheDrawingWhenTheSizeChanges();
};

void TestEditor::editorTellsWhatCanBeSolved() {
    Editor editor({4, Neighbourhood::cross}, {});
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    auto* play = editor.findChild<QPushButton*>(QStringLiteral("play"));
    QVERIFY(!play->isEnabled());
    QCOMPARE(editor.verdictText(), QStringLiteral("No light is on yet."));
    // One light cannot be solved on this size; a whole cross can.
    click(editor.panel(), 1, 1);
    QCOMPARE(editor.verdictText(), QStringLiteral("This board cannot be solved."));
    QVERIFY(!play->isEnabled());
    for (const auto& [row, column] : {std::pair{0, 1}, {2, 1}, {1, 0}, {1, 2}})
        click(editor.panel(), row, column);
    QCOMPARE(editor.verdictText(), QStringLiteral("One press solves this board: easy."));
    QVERIFY(play->isEnabled());
    editor.findChild<QPushButton*>(QStringLiteral("fill"))->click();
    QCOMPARE(editor.verdictText(),
             QStringLiteral("This board can be solved in 4 presses and not in fewer: easy."));
    editor.findChild<QPushButton*>(QStringLiteral("invert"))->click();
    QVERIFY(editor.lights().none());
    editor.findChild<QPushButton*>(QStringLiteral("random"))->click();
    QVERIFY(play->isEnabled());
    editor.findChild<QPushButton*>(QStringLiteral("clear"))->click();
    QVERIFY(!play->isEnabled());
    editor.findChild<QComboBox*>(QStringLiteral("neighbourhood"))->setCurrentIndex(3);
    editor.findChild<QSpinBox*>(QStringLiteral("size"))->setValue(11);
    QVERIFY(editor.verdictText().contains(QStringLiteral("too many solutions")));
    QVERIFY(!play->isEnabled());
    editor.findChild<QPushButton*>(QStringLiteral("random"))->click();
    QVERIFY(editor.lights().none());
}

void TestEditor::editorPaints() {
    Editor editor({5, Neighbourhood::cross}, {});
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    auto* panel = editor.panel();
    const auto drag = [&](int from, int to) {
        QTest::mousePress(panel, Qt::LeftButton, {}, panel->cellPoint(from));
        for (int cell = from; cell <= to; ++cell)
            plt::testing::movePointer(*panel, panel->cellPoint(cell), Qt::LeftButton);
        QTest::mouseRelease(panel, Qt::LeftButton, {}, panel->cellPoint(to));
    };
    drag(5, 9);
    QCOMPARE(writeBoard(5, editor.lights()), std::string("ooooo/xxxxx/ooooo/ooooo/ooooo"));
    drag(6, 8);
    QCOMPARE(writeBoard(5, editor.lights()), std::string("ooooo/xooox/ooooo/ooooo/ooooo"));
    // By keyboard and by screen reader.
    panel->setFocus();
    panel->setCursorCell(12);
    QTest::keyClick(panel, Qt::Key_Space);
    QVERIFY(editor.lights().test(12));
    QAccessible::queryAccessibleInterface(panel)->child(12)->actionInterface()->doAction(
        QAccessibleActionInterface::pressAction());
    QVERIFY(!editor.lights().test(12));
    // Only the left button draws.
    click(panel, 0, 0, Qt::RightButton);
    QVERIFY(!editor.lights().test(0));
}

void TestEditor::editorRepairs() {
    Editor editor({4, Neighbourhood::cross}, readBoard("xooo/oooo/oooo/oooo")->cells);
    auto* repair = editor.findChild<QPushButton*>(QStringLiteral("repair"));
    QVERIFY(repair->isEnabled());
    repair->click();
    QVERIFY(!repair->isEnabled());
    QVERIFY(Solver::of(editor.form()).isSolvable(editor.lights()));
}

void TestEditor::editorKeepsTheDrawingWhenTheSizeChanges() {
    Editor editor({3, Neighbourhood::cross}, readBoard("xox/ooo/xox")->cells);
    auto* size = editor.findChild<QSpinBox*>(QStringLiteral("size"));
    size->setValue(4);
    QCOMPARE(writeBoard(4, editor.lights()), std::string("xoxo/oooo/xoxo/oooo"));
    size->setValue(2);
    QCOMPARE(writeBoard(2, editor.lights()), std::string("xo/oo"));
    editor.findChild<QComboBox*>(QStringLiteral("neighbourhood"))->setCurrentIndex(1);
    QCOMPARE(editor.form(), (Form{3, Neighbourhood::wrapped}));
    QCOMPARE(size->value(), 3);
    QCOMPARE(size->maximum(), largestSize);
}

}  // namespace lights_out::testing

QTEST_MAIN(lights_out::testing::TestEditor)
#include "test_view_editor.moc"
