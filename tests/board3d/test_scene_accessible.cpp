// SPDX-License-Identifier: MIT
#include "board_for_tests.h"
#include "common/accessible/cells.h"

#include <QAccessible>
#include <QAccessibleActionInterface>

using namespace plt;
using namespace plt::test;

namespace {

struct Told {
    QAccessible::Event type;
    QString name;
};
QList<Told> told;

void recordEvent(QAccessibleEvent* event) {
    QAccessibleInterface* about = event->accessibleInterface();
    told << Told{event->type(), about != nullptr ? about->text(QAccessible::Name) : QString()};
}

QStringList namesOf(QAccessible::Event type) {
    QStringList names;
    for (const Told& event : std::as_const(told))
        if (event.type == type) names << event.name;
    return names;
}

}  // namespace

/// The accessible objects of a SceneBoard, in both views.
class TestSceneAccessible : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() {
        accessible::setUpdateHandler(recordEvent);
        told.clear();
    }
    void cleanup() {
        accessible::setUpdateHandler(nullptr);
        window.reset();
    }

    void squaresAreChildren_data() { bothWays(); }
    void squaresAreChildren();
    void decorationIsNone_data() { bothWays(); }
    void decorationIsNone();
    void squaresTellTheirPlace_data() { bothWays(); }
    void squaresTellTheirPlace();
    void pressLiftsAndDrops_data() { bothWays(); }
    void pressLiftsAndDrops();
    void liftingIsTold_data() { bothWays(); }
    void liftingIsTold();
    void theCursorIsTold_data() { bothWays(); }
    void theCursorIsTold();
    void changedNamesAreTold_data() { bothWays(); }
    void changedNamesAreTold();
    void aPauseHasNoSquares_data() { bothWays(); }
    void aPauseHasNoSquares();
    void interfacesOutliveTheirBoardSafely();
    void theSameInterfacesInBothWays();

  private:
    std::unique_ptr<BoardWindow> window;
    SceneBoard& board() { return window->board; }
    bool open(bool perspective, BoardScene scene = checkers()) {
        window = std::make_unique<BoardWindow>(perspective);
        window->open(std::move(scene));
        told.clear();
        return board().isPerspective() == perspective;
    }
    QAccessibleInterface& group() { return *QAccessible::queryAccessibleInterface(&board()); }
    /// Null where there is no square.
    QAccessibleInterface* squareInterface(int index) {
        return accessible::Cells::of(&board())->interfaceOf(index);
    }
    QAccessibleInterface& square(int index) { return *squareInterface(index); }
    void press(int index) {
        square(index).actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
};

void TestSceneAccessible::squaresAreChildren() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    for (int i = 0; i < 64; ++i) {
        QAccessibleInterface* child = group().child(i);
        QVERIFY(child != nullptr);
        QCOMPARE(child, squareInterface(i));
        QCOMPARE(child->text(QAccessible::Name), squareName(i % 8, i / 8));
        QCOMPARE(child->role(), QAccessible::Button);
        QCOMPARE(child->parent(), &group());
        QCOMPARE(group().indexOfChild(child), i);
        QVERIFY(child->isValid());
    }
    QCOMPARE(group().child(-1), nullptr);
    QCOMPARE(squareInterface(64), nullptr);
    // Only the buttons of the camera come after them.
    QCOMPARE(group().childCount(), perspective ? 65 : 64);
    QCOMPARE(group().child(65), nullptr);
    if (!perspective) return;
    QAccessibleInterface* const buttons = group().child(64);
    QCOMPARE(group().indexOfChild(buttons), 64);
    // One of them shows the others where they would cover squares.
    QCOMPARE(buttons->childCount(), 8);
    QCOMPARE(buttons->parent(), &group());
    for (int i = 0; i < 8; ++i) {
        QCOMPARE(buttons->child(i)->role(), QAccessible::Button);
        QVERIFY(!buttons->child(i)->text(QAccessible::Name).isEmpty());
    }
    const QPoint middle = buttons->rect().center();
    QCOMPARE(group().childAt(middle.x(), middle.y()), buttons);
}

void TestSceneAccessible::decorationIsNone() {
    QFETCH(bool, perspective);
    BoardScene scene = checkers();
    for (std::size_t i = 0; i < 64; ++i)
        if ((i / 8 + i % 8) % 2 != 0) scene.squares[i].name.clear();
    if (!open(perspective, scene)) QSKIP("There is no OpenGL here.");
    QCOMPARE(squareInterface(1), nullptr);
    QCOMPARE(group().child(1)->text(QAccessible::Name), squareName(2, 0));
    QCOMPARE(group().indexOfChild(squareInterface(2)), 1);
    QCOMPARE(accessible::Cells::of(&board())->indexOf(1), -1);
}

void TestSceneAccessible::squaresTellTheirPlace() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    for (const int index : {at(0, 0), at(3, 3), at(7, 7), at(0, 7)}) {
        const QRect place = square(index).rect();
        const QPoint middle = board().mapToGlobal(board().squarePoint(index));
        QVERIFY(place.contains(middle));
        QCOMPARE(group().childAt(middle.x(), middle.y()), &square(index));
    }
}

void TestSceneAccessible::pressLiftsAndDrops() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    QVERIFY(square(c3).actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
    press(c3);
    QCOMPARE(board().liftedPiece(), onC3);
    QCOMPARE(board().cursorSquare(), c3);
    press(d4);
    QCOMPARE(window->take(), QStringList({QStringLiteral("lift 9"), QStringLiteral("lift -1"),
                                          QStringLiteral("move 9 %1").arg(d4)}));
    press(at(0, 4));
    QCOMPARE(window->take(), QStringList{QStringLiteral("square %1").arg(at(0, 4))});
    board().setEnabled(false);
    QVERIFY(square(c3).state().disabled);
    press(c3);
    QCOMPARE(window->take(), QStringList());
}

void TestSceneAccessible::liftingIsTold() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    QVERIFY(!square(c3).state().pressed);
    QVERIFY(board().lift(onC3));
    QVERIFY(square(c3).state().pressed);
    QCOMPARE(square(c3).text(QAccessible::Name), QStringLiteral("c3, lifted"));
    QCOMPARE(square(d4).text(QAccessible::Name), QStringLiteral("d4, can be put here"));
    QCOMPARE(namesOf(QAccessible::NameChanged),
             QStringList({QStringLiteral("c3, lifted"), QStringLiteral("b4, can be put here"),
                          QStringLiteral("d4, can be put here")}));
    // Of the three, only the lifted one is in another state now.
    QCOMPARE(namesOf(QAccessible::StateChanged), QStringList{QStringLiteral("c3, lifted")});
    told.clear();
    board().putBack();
    QCOMPARE(namesOf(QAccessible::NameChanged),
             QStringList({QStringLiteral("c3"), QStringLiteral("b4"), QStringLiteral("d4")}));
    QVERIFY(!square(c3).state().pressed);
}

void TestSceneAccessible::theCursorIsTold() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    QTest::keyClick(&board(), Qt::Key_Return);
    told.clear();
    QTest::keyClick(&board(), Qt::Key_Right);
    QCOMPARE(namesOf(QAccessible::Focus), QStringList{QStringLiteral("b1")});
    QCOMPARE(group().focusChild(), &square(1));
    QVERIFY(square(1).state().focused);
    QVERIFY(!square(0).state().focused);
    told.clear();
    square(c3).actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(board().cursorSquare(), c3);
    QCOMPARE(namesOf(QAccessible::Focus), QStringList{QStringLiteral("c3")});
    QCOMPARE(window->take(), QStringList());
}

void TestSceneAccessible::changedNamesAreTold() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    BoardScene next = checkers();
    next.squares[5].name = QStringLiteral("f1, king");
    next.squares[6].mark = SquareMark::hint;
    board().setScene(next);
    QCOMPARE(namesOf(QAccessible::NameChanged), QStringList{QStringLiteral("f1, king")});
    told.clear();
    board().setScene(gobblet());
    QCOMPARE(namesOf(QAccessible::ObjectReorder).size(), 1);
    QCOMPARE(square(20).text(QAccessible::Name), gobblet().squares[20].name);
    QCOMPARE(squareInterface(21), nullptr);
}

void TestSceneAccessible::aPauseHasNoSquares() {
    QFETCH(bool, perspective);
    if (!open(perspective)) QSKIP("There is no OpenGL here.");
    QVERIFY(square(c3).isValid());
    board().setConcealed(true);
    QCOMPARE(squareInterface(c3), nullptr);
    QCOMPARE(group().childCount(), 0);
    board().setConcealed(false);
    QCOMPARE(square(c3).text(QAccessible::Name), QStringLiteral("c3"));
}

void TestSceneAccessible::interfacesOutliveTheirBoardSafely() {
    QVERIFY(open(false));
    // A reader holds an id and queries it again after the board was destroyed.
    const QAccessible::Id id = QAccessible::uniqueId(&square(c3));
    QVERIFY(QAccessible::accessibleInterface(id) != nullptr);
    window.reset();
    QCOMPARE(QAccessible::accessibleInterface(id), nullptr);
}

void TestSceneAccessible::theSameInterfacesInBothWays() {
    if (!open(true)) QSKIP("There is no OpenGL here.");
    QAccessibleInterface* const before = &square(c3);
    board().setPerspective(false);
    QCOMPARE(&square(c3), before);
    QVERIFY(before->isValid());
    QVERIFY(before->rect().contains(board().mapToGlobal(board().squarePoint(c3))));
}

QTEST_MAIN(TestSceneAccessible)
#include "test_scene_accessible.moc"
