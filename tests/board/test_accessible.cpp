// SPDX-License-Identifier: MIT
#include "board_for_tests.h"
#include "common/accessible/cells.h"

#include <QAccessible>
#include <QAccessibleActionInterface>

using namespace plt;

namespace {

struct Told {
    QAccessible::Event type;
    QString name;
    bool disabledChanged;
};
QList<Told> told;

void recordEvent(QAccessibleEvent* event) {
    QAccessibleInterface* about = event->accessibleInterface();
    const bool disabled = event->type() == QAccessible::StateChanged &&
                          static_cast<QAccessibleStateChangeEvent*>(event)->changedStates().disabled;
    told << Told{event->type(), about != nullptr ? about->text(QAccessible::Name) : QString(), disabled};
}

QStringList namesOf(QAccessible::Event type) {
    QStringList names;
    for (const Told& event : std::as_const(told)) {
        if (event.type == type) names << event.name;
    }
    return names;
}

}  // namespace

class TestAccessible : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        prepareBoards();
        styleAnimates = false;
    }
    void init() {
        accessible::setUpdateHandler(recordEvent);
        told.clear();
    }
    void cleanup() { accessible::setUpdateHandler(nullptr); }

    void cellsAreChildren();
    void missingCellsAreNot();
    void cellsTellTheirPlace();
    void interfacesAreKept();
    void pressActivates();
    void focusActionMovesTheCursor();
    void statesFollowTheBoard();
    void cursorMovesAreTold();
    void changedCellsAreTold();
    void whatANameSaysBesideTheLookIsTold();
    void nothingIsToldToNobody();
    void concealedHasNoCells();
    void pointerOnlyTellsNothing();
    void otherBoardHasOtherCells();
    void interfacesEndWithTheBoard();
    void childWidgetsComeAfterTheCells();
};

void TestAccessible::cellsAreChildren() {
    BoardForTests board;
    board.showGrid(3, 2);
    QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board);
    QVERIFY(root);
    QCOMPARE(root->object(), &board);
    QCOMPARE(root->childCount(), 6);
    for (int i = 0; i < 6; ++i) {
        QAccessibleInterface* cell = root->child(i);
        QVERIFY(cell && cell->isValid());
        QCOMPARE(cell->role(), QAccessible::Button);
        QCOMPARE(cell->text(QAccessible::Name), board.cellName(i));
        QCOMPARE(cell->parent(), root);
        QCOMPARE(root->indexOfChild(cell), i);
        QCOMPARE(cell->childCount(), 0);
        QVERIFY(!cell->child(0));
        QVERIFY(cell->object() == nullptr);
        QCOMPARE(cell->window(), board.windowHandle());
    }
    QVERIFY(!root->child(-1));
    QVERIFY(!root->child(6));
    QCOMPARE(root->indexOfChild(root), -1);
}

void TestAccessible::missingCellsAreNot() {
    BoardForTests board;
    board.missing = {0, 4};
    board.showGrid(3, 2);
    QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board);
    QCOMPARE(root->childCount(), 4);
    QCOMPARE(root->child(0)->text(QAccessible::Name), board.cellName(1));
    QCOMPARE(root->child(3)->text(QAccessible::Name), board.cellName(5));
    QCOMPARE(root->indexOfChild(root->child(3)), 3);
    const QPoint hole = board.mapToGlobal(board.cellPoint(0));
    QVERIFY(!root->childAt(hole.x(), hole.y()));
}

void TestAccessible::cellsTellTheirPlace() {
    BoardForTests board;
    board.showGrid(3, 2);
    QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board);
    for (int i = 0; i < 6; ++i) {
        const QRect box = root->child(i)->rect();
        const QPoint middle = board.mapToGlobal(board.cellPoint(i));
        QVERIFY(box.contains(middle));
        QVERIFY(root->rect().contains(box));
        QCOMPARE(root->childAt(middle.x(), middle.y()), root->child(i));
    }
    QVERIFY(!root->childAt(-5000, -5000));
}

void TestAccessible::interfacesAreKept() {
    BoardForTests board;
    board.showGrid(3, 2);
    QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board);
    QCOMPARE(root->child(2), root->child(2));
    QCOMPARE(QAccessible::accessibleInterface(QAccessible::uniqueId(root->child(2))), root->child(2));
}

void TestAccessible::pressActivates() {
    BoardForTests board;
    board.showGrid(3, 2);
    QAccessibleInterface* cell = QAccessible::queryAccessibleInterface(&board)->child(4);
    QAccessibleActionInterface* action = cell->actionInterface();
    QVERIFY(action);
    QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
    QVERIFY(action->keyBindingsForAction(QAccessibleActionInterface::pressAction()).isEmpty());
    action->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(board.takeLog(), QStringList({QStringLiteral("a4")}));
    QCOMPARE(board.lastInput.source, CellInput::Source::accessibility);
    QCOMPARE(board.lastInput.button, Qt::LeftButton);
    QCOMPARE(board.cursorCell(), 4);
    action->doAction(QStringLiteral("no such action"));
    board.setEnabled(false);
    action->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(board.takeLog().isEmpty());
}

void TestAccessible::focusActionMovesTheCursor() {
    BoardForTests board;
    board.showGrid(3, 2);
    board.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&board));
    QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board);
    root->child(3)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(board.cursorCell(), 3);
    QVERIFY(board.hasFocus());
    QVERIFY(root->child(3)->state().focused);
    QVERIFY(!root->child(2)->state().focused);
    QCOMPARE(root->focusChild(), root->child(3));
    QVERIFY(board.takeLog().isEmpty());
}

void TestAccessible::statesFollowTheBoard() {
    BoardForTests board;
    board.showGrid(3, 2);
    QAccessibleInterface* cell = QAccessible::queryAccessibleInterface(&board)->child(1);
    QVERIFY(cell->state().focusable);
    QVERIFY(!cell->state().disabled);
    QVERIFY(!cell->state().invisible);
    board.changePicture([](BoardPicture& picture) { picture.cells[1] = 99; });
    QVERIFY(cell->state().disabled);
    board.hide();
    QVERIFY(cell->state().invisible);
}

void TestAccessible::cursorMovesAreTold() {
    BoardForTests board;
    board.showGrid(3, 2);
    board.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&board));
    board.setFocus();
    told.clear();
    QTest::keyClick(&board, Qt::Key_Right);
    QCOMPARE(namesOf(QAccessible::Focus), QStringList({board.cellName(1)}));
    told.clear();
    QTest::keyClick(&board, Qt::Key_Up);
    QVERIFY(namesOf(QAccessible::Focus).isEmpty());
    board.clearFocus();
    told.clear();
    board.setFocus(Qt::TabFocusReason);
    QCOMPARE(namesOf(QAccessible::Focus).last(), board.cellName(1));
}

void TestAccessible::changedCellsAreTold() {
    BoardForTests board;
    board.showGrid(3, 2);
    told.clear();
    board.changePicture([](BoardPicture& picture) {
        picture.cells[2] = 5;
        picture.cells[4] = 6;
    });
    QCOMPARE(namesOf(QAccessible::NameChanged), QStringList({board.cellName(2), board.cellName(4)}));
    QVERIFY(namesOf(QAccessible::StateChanged).isEmpty());
    told.clear();
    board.changePicture([](BoardPicture& picture) { picture.cells[2] = 99; });
    QCOMPARE(namesOf(QAccessible::StateChanged), QStringList({board.cellName(2)}));
    QVERIFY(told.last().disabledChanged);
    told.clear();
    board.changePicture([](BoardPicture&) {});
    QVERIFY(told.isEmpty());
}

/// For accessibility clients that know it by its old name.
void TestAccessible::whatANameSaysBesideTheLookIsTold() {
    struct Board : BoardForTests {
        QString cellName(int cell) const override { return BoardForTests::cellName(cell) + more; }
        QString more;
    };
    Board board;
    board.showGrid(3, 2);
    const auto* group = QAccessible::queryAccessibleInterface(&board);
    QCOMPARE(group->child(4)->text(QAccessible::Name), board.cellName(4));
    told.clear();
    board.more = QStringLiteral(", hinted");
    board.changePicture([](BoardPicture&) {});
    QCOMPARE(namesOf(QAccessible::NameChanged), QStringList({board.cellName(4)}));
    told.clear();
    board.changePicture([](BoardPicture&) {});
    QVERIFY(told.isEmpty());
}

void TestAccessible::nothingIsToldToNobody() {
    accessible::setUpdateHandler(nullptr);
    BoardForTests board;
    board.showGrid(3, 2);
    told.clear();
    board.changePicture([](BoardPicture& picture) { picture.cells[2] = 5; });
    QTest::keyClick(&board, Qt::Key_Right);
    QVERIFY(told.isEmpty());
    // A direct query is still answered.
    QCOMPARE(QAccessible::queryAccessibleInterface(&board)->childCount(), 6);
}

void TestAccessible::concealedHasNoCells() {
    BoardForTests board;
    board.showGrid(3, 2);
    QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board);
    QVERIFY(root->child(0));
    told.clear();
    board.setConcealed(true);
    QVERIFY(!namesOf(QAccessible::ObjectReorder).isEmpty());
    QCOMPARE(root->childCount(), 0);
    QVERIFY(!root->child(0));
    board.setConcealed(false);
    QCOMPARE(root->childCount(), 6);
    QVERIFY(root->child(0)->isValid());
}

void TestAccessible::pointerOnlyTellsNothing() {
    // The same changes of a full board send events.
    for (const auto access : {BoardView::Access::full, BoardView::Access::pointerOnly}) {
        const bool silent = access == BoardView::Access::pointerOnly;
        BoardForTests board(access);
        board.showGrid(3, 2);
        QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board);
        QVERIFY(root);
        QCOMPARE(root->childCount(), silent ? 0 : 6);
        QCOMPARE(root->childAt(board.mapToGlobal(board.cellPoint(1)).x(),
                               board.mapToGlobal(board.cellPoint(1)).y()) != nullptr,
                 !silent);
        told.clear();
        board.changePicture([](BoardPicture& picture) { picture.cells[4] = 7; });
        board.setFocus(Qt::TabFocusReason);
        board.setCursorCell(3);
        board.setConcealed(true);
        board.setConcealed(false);
        board.showGrid(2, 2);
        QCOMPARE(told.isEmpty(), silent);
    }
}

void TestAccessible::otherBoardHasOtherCells() {
    for (const bool active : {true, false}) {
        accessible::setUpdateHandler(active ? recordEvent : nullptr);
        BoardForTests board;
        board.showGrid(3, 2);
        QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board);
        const QAccessible::Id last = QAccessible::uniqueId(root->child(5));
        told.clear();
        board.shared = std::make_shared<SquareGrid>(2, 2);
        board.setPicture(board.shared, {});
        QCOMPARE(root->childCount(), 4);
        QCOMPARE(namesOf(QAccessible::ObjectReorder).size(), active ? 1 : 0);
        // The old cell is destroyed, or at least invalid and without effect.
        QAccessibleInterface* old = QAccessible::accessibleInterface(last);
        if (old != nullptr) {
            QVERIFY(!old->isValid());
            QVERIFY(old->state().invalid);
            QVERIFY(old->text(QAccessible::Name).isEmpty());
            QVERIFY(old->rect().isEmpty());
            old->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QVERIFY(board.takeLog().isEmpty());
        }
        QVERIFY(active == (old == nullptr));
    }
}

void TestAccessible::interfacesEndWithTheBoard() {
    QAccessible::Id root = 0;
    QAccessible::Id cell = 0;
    {
        BoardForTests board;
        board.showGrid(3, 2);
        QAccessibleInterface* made = QAccessible::queryAccessibleInterface(&board);
        root = QAccessible::uniqueId(made);
        cell = QAccessible::uniqueId(made->child(3));
        QVERIFY(QAccessible::accessibleInterface(cell));
    }
    QVERIFY(!QAccessible::accessibleInterface(root));
    QVERIFY(!QAccessible::accessibleInterface(cell));
}

void TestAccessible::childWidgetsComeAfterTheCells() {
    BoardForTests board;
    auto* child = new QWidget(&board);
    board.showGrid(3, 2);
    QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&board);
    QCOMPARE(root->childCount(), 7);
    QCOMPARE(root->child(6)->object(), child);
    QCOMPARE(root->indexOfChild(root->child(6)), 6);
}

QTEST_MAIN(TestAccessible)
#include "test_accessible.moc"
