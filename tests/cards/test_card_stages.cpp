// SPDX-License-Identifier: MIT
#include "common/accessible/cells.h"
#include "tests/cards/table_for_tests.h"

#include <QAbstractAnimation>
#include <QAccessible>
#include <QSignalSpy>
#include <QTimer>

using namespace plt;

namespace {

/// The labels of all shown pictures in order, as announced to a screen reader, each with the number of
/// animationFinished() before it.
QStringList shown;
QList<qsizetype> landedBefore;
const QSignalSpy* landed = nullptr;

void recordEvent(QAccessibleEvent* event) {
    if (event->type() != QAccessible::NameChanged || !event->accessibleInterface()) return;
    const QString name = event->accessibleInterface()->text(QAccessible::Name);
    if (!name.startsWith(u'#')) return;
    shown << name.mid(1);
    if (landed) landedBefore << landed->size();
}

QAccessibleInterface* pileOf(CardTable& table, int pile) {
    auto* const root = QAccessible::queryAccessibleInterface(&table);
    for (int i = 0; i < root->childCount(); ++i)
        if (root->child(i)->text(QAccessible::Name).startsWith(QStringLiteral("pile %1,").arg(pile)))
            return root->child(i);
    return nullptr;
}

}  // namespace

class TestCardStages : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        motion::setEnabled(true);
        table = std::make_unique<TableForTests>();
        table->resize(700, 600);
        table->show();
        table->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.get()));
        label(QStringLiteral("start"));
        table->display(false);
        table->finishAnimation();
        table->takeLog();
        table->settledCount = 0;
        shown.clear();
        landedBefore.clear();
        accessible::setUpdateHandler(recordEvent);
    }
    void cleanup() {
        accessible::setUpdateHandler(nullptr);
        landed = nullptr;
        table.reset();
    }

    void theyComeOneAfterTheOther() {
        table->setStages(wayOfThree());
        QCOMPARE(shown, QStringList{QStringLiteral("one")});
        QVERIFY(table->isAnimating());
        QTRY_VERIFY(!table->isAnimating());
        QCOMPARE(shown, QStringList({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")}));
        QCOMPARE(table->settledCount, 1);
        QCOMPARE(table->placeOf(3), (CardPlace{4, 3}));
    }

    /// Words over the table move to another place when cards come to lie below them.
    void eachAsksForANewLayout() {
        struct Requests : QObject {
            bool eventFilter(QObject*, QEvent* event) override {
                if (event->type() == QEvent::LayoutRequest) ++count;
                return false;
            }
            int count = 0;
        } requests;
        QCoreApplication::sendPostedEvents(table.get(), QEvent::LayoutRequest);
        table->installEventFilter(&requests);
        table->setStages(wayOfThree());
        QTRY_VERIFY(!table->isAnimating());
        QTRY_COMPARE(requests.count, 3);
    }

    /// A stage begins when the previous one has come to rest, not during its motion.
    void theyWaitForEachOther() {
        const QSignalSpy landings(table->findChild<QAbstractAnimation*>(), SIGNAL(landed()));
        landed = &landings;
        table->setStages(wayOfThree());
        QTRY_COMPARE(table->settledCount, 1);
        QCOMPARE(landedBefore.size(), 3);
        QCOMPARE(landedBefore[0], 0);
        QVERIFY(landedBefore[1] > 0);
        QVERIFY(landedBefore[2] > landedBefore[1]);
    }

    /// Stages without motion are shown, too.
    void stagesWithoutMotionAreHeld() {
        std::vector<TableStage> stages;
        for (const char* name : {"one", "two", "three"})
            stages.push_back({stage(name, table->piles).picture, -1, 1});
        table->setStages(stages);
        QVERIFY(table->isAnimating());
        QTRY_COMPARE(table->settledCount, 1);
        QCOMPARE(shown.size(), 3);
    }

    void nothingToSeeTakesNoTime() {
        table->setStages({stage("one", table->piles), stage("two", table->piles)});
        QVERIFY(!table->isAnimating());
        QCOMPARE(shown.last(), QStringLiteral("two"));
        table->setStages({});
        QCOMPARE(shown.last(), QStringLiteral("two"));
    }

    /// With a duration of 0 the cards are at their new places at once.
    void stagesMayBeCuts() {
        auto stages = wayOfThree();
        stages[0].duration = 0;
        table->setStages(stages);
        QCOMPARE(shown, QStringList({QStringLiteral("one"), QStringLiteral("two")}));
        stages = wayOfThree();
        for (TableStage& stage : stages) stage.duration = 0;
        table->setStages(stages);
        QVERIFY(!table->isAnimating());
        QCOMPARE(shown.last(), QStringLiteral("three"));
    }

    // Input -------------------------------------------------------------------------------------------------

    void inputBringsTheLastPicture_data() {
        QTest::addColumn<int>("how");
        QTest::addColumn<bool>("waits");
        int how = 0;
        for (const char* name : {"press", "right press", "key", "button", "resize", "hide", "pause"}) {
            QTest::newRow(name) << how << false;
            QTest::addRow("%s, waiting", name) << how << true;
            ++how;
        }
    }
    void inputBringsTheLastPicture() {
        QFETCH(const int, how);
        QFETCH(const bool, waits);
        table->buttons = {{1, QRectF(4, 1.2, 1.2, 0.3), QStringLiteral("Deal")}};
        auto stages = wayOfThree();
        stages[0].untilInput = waits;
        table->setStages(stages);
        table->piles[0].pop_back();
        table->piles[4].push_back(3);
        QCOMPARE(table->waitsForInput(), waits);
        const QPoint felt(table->viewport()->width() - 3, 3);
        if (how == 0) QTest::mousePress(table->viewport(), Qt::LeftButton, {}, felt);
        if (how == 1) QTest::mousePress(table->viewport(), Qt::RightButton, {}, felt);
        if (how == 2) QTest::keyClick(table.get(), Qt::Key_Return);
        if (how == 3) QTest::mouseClick(table->button(1), Qt::LeftButton);
        if (how == 4) {
            table->resize(650, 600);
            QTRY_VERIFY(table->viewport()->width() < 690);
        }
        if (how == 5) table->hide();
        if (how == 6) table->setConcealed(true);
        QVERIFY(!table->isAnimating());
        QVERIFY(!table->waitsForInput());
        QCOMPARE(table->placeOf(3), (CardPlace{4, 3}));
        QTRY_COMPARE(table->settledCount, 1);
        QCOMPARE(table->takeLog(), how == 3 ? QStringList{QStringLiteral("button 1")} : QStringList());
    }

    /// Shift alone, on its way to being a shortcut, is no input.
    void modifiersAreNoInput() {
        table->setStages(wayOfThree());
        QTest::keyClick(table.get(), Qt::Key_Shift);
        QCOMPARE(shown.last(), QStringLiteral("one"));
        QVERIFY(table->isAnimating());
    }

    /// A click means the card under the pointer in the last picture, and not one on its way there.
    void clicksActOnTheLastPicture() {
        const auto stages = wayOfThree();
        table->setStages({stages.back()});
        table->finishAnimation();
        const QPoint there = table->at(4, 3);
        table->display(false);
        QVERIFY(table->placeAt(there) != (CardPlace{4, 3}));
        table->settledCount = 0;
        table->setStages(stages);
        table->piles[0].pop_back();
        table->piles[4].push_back(3);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, there);
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("click 4.3")});
        QCOMPARE(table->selection(), (Grip{4, {3}}));
        QCOMPARE(table->settledCount, 1);
    }

    void dragsBeginInTheLastPicture() {
        const auto stages = wayOfThree();
        table->setStages(stages);
        table->piles[0].pop_back();
        table->piles[4].push_back(3);
        // Card 2 is the top one of its column in every stage.
        table->drag(table->at(0, 2), table->at(1, 1));
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("drop 0>1@2 x1")});
        QTRY_VERIFY(!table->isAnimating());
        QCOMPARE(table->placeOf(2), (CardPlace{1, 2}));
    }

    /// Keys go to where the cursor is in the last picture.
    void keysActOnTheLastPicture() {
        table->setFocus();
        table->setCursor(CardPlace{0, 3});
        QTest::keyClick(table.get(), Qt::Key_Down);  // shows it
        table->setStages(wayOfThree());
        table->piles[0].pop_back();
        table->piles[4].push_back(3);
        QTest::keyClick(table.get(), Qt::Key_Return);
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("click 0.2")});
        QCOMPARE(table->selection(), (Grip{0, {2}}));
    }

    /// A press by a screen reader means the card that it rests on: if that goes away, only its place is
    /// shown. A player who moves the cursor still wants to see the shown cards.
    void walkingLeavesWhatIsLookedAt() {
        table->setFocus();
        table->setCursor(CardPlace{0, 3});
        QTest::keyClick(table.get(), Qt::Key_Down);  // shows it
        auto stages = wayOfThree();
        stages[0].untilInput = true;
        table->setStages(stages);
        table->piles[0].pop_back();
        table->piles[4].push_back(3);
        const CardPlace before = table->cursor();
        for (const auto key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_End, Qt::Key_Up}) {
            QTest::keyClick(table.get(), key);
            QVERIFY(table->waitsForInput());
        }
        QVERIFY(table->cursor() != before);
        QCOMPARE(shown, QStringList{QStringLiteral("one")});
        QTest::keyClick(table.get(), Qt::Key_Return);
        QVERIFY(!table->isAnimating());
        QCOMPARE(shown.last(), QStringLiteral("three"));
        // The cursor is where it can be in that.
        QVERIFY(table->cardAt(table->cursor()) != nullptr || table->cursor().index == -1);
        // During a motion they skip it, as any key.
        table->setStages(wayOfThree());
        QTest::keyClick(table.get(), Qt::Key_Left);
        QVERIFY(!table->isAnimating());
    }
    void screenReadersMeanTheCard() {
        table->setStages(wayOfThree());
        QAccessibleInterface* const gone = pileOf(*table, 2)->child(0);
        QCOMPARE(gone->text(QAccessible::Name), QStringLiteral("4 of spades"));
        gone->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(!table->isAnimating());
        QCOMPARE(shown.last(), QStringLiteral("three"));
        QVERIFY(table->takeLog().isEmpty());

        table->display(false);
        table->setStages(wayOfThree());
        pileOf(*table, 1)->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(!table->isAnimating());
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("click 1.1")});
        QCOMPARE(table->selection(), (Grip{1, {11}}));
    }

    /// A button that is missing or disabled in the last picture has no effect.
    void buttonsOfAStageDoNothing() {
        auto stages = wayOfThree();
        for (TableStage& stage : stages)
            stage.picture.buttons = {{1, QRectF(4, 1.2, 1.2, 0.3), QStringLiteral("Hit")},
                                     {2, QRectF(4, 1.6, 1.2, 0.3), QStringLiteral("Stand")}};
        stages.back().picture.buttons.pop_back();
        stages.back().picture.buttons[0].enabled = false;
        for (const int id : {1, 2}) {
            table->setStages(stages);
            QTest::mouseClick(table->button(id), Qt::LeftButton);
            QVERIFY(!table->isAnimating());
            QVERIFY(table->takeLog().isEmpty());
        }
    }

    /// The hand is only shown over what a click will meet.
    void theHandIsHonest() {
        const auto hoverAt = [this](QPoint point) {
            plt::testing::movePointer(*table->viewport(), point);
            return table->viewport()->cursor().shape();
        };
        auto stages = wayOfThree();
        stages[0].untilInput = true;
        stages[0].duration = 0;
        table->setStages(stages);
        // The table's own answers are of the last state.
        table->piles[0].pop_back();
        table->piles[2] = {99};
        QCOMPARE(hoverAt(table->at(2, 0)), Qt::ArrowCursor);
        QCOMPARE(hoverAt(table->at(1, 1)), Qt::PointingHandCursor);
    }

    // Other pictures ----------------------------------------------------------------------------------------

    void anotherPictureDropsThem() {
        table->setStages(wayOfThree());
        table->piles[1] = {10};
        table->piles[0].push_back(11);
        label(QStringLiteral("other"));
        table->display(true);
        QTRY_COMPARE(table->settledCount, 1);
        QCOMPARE(shown, QStringList({QStringLiteral("one"), QStringLiteral("other")}));
    }

    /// Marks, labels and buttons may change meanwhile (a hint, a score): the way goes on.
    void theLastMayLookOtherwise() {
        auto stages = wayOfThree();
        table->setStages(stages);
        TablePicture marked = stages.back().picture;
        marked.piles[1].cards[0].marked = true;
        marked.labels[0].text = QStringLiteral("#marked");
        table->setPicture(marked);
        QTRY_COMPARE(table->settledCount, 1);
        QCOMPARE(shown,
                 QStringList({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("marked")}));
        QVERIFY(table->cardAt({1, 0})->marked);
        // At once also means at once.
        table->setStages(stages);
        table->setPicture(marked, false);
        QVERIFY(!table->isAnimating());
        QCOMPARE(shown.last(), QStringLiteral("marked"));
    }

    /// animationFinished() is emitted even if the last stage changes its look while it moves or holds.
    void theLastMayLookOtherwiseWhileItHolds() {
        TableStage only = stage("one", table->piles);
        only.hold = 1;
        table->setStages({only});
        only.picture.labels[0].text = QStringLiteral("#two");
        table->setPicture(only.picture);
        QCOMPARE(shown.last(), QStringLiteral("two"));
        QTRY_COMPARE(table->settledCount, 1);
    }

    /// animationFinished() is emitted even if another picture is set meanwhile.
    void settledComesAlsoWhenCutShort() {
        table->setStages(wayOfThree());
        table->display(false);
        QVERIFY(!table->isAnimating());
        QCOMPARE(table->settledCount, 0);
        QTRY_COMPARE(table->settledCount, 1);
    }

    /// In a window of another size motion is cut short; animationFinished() must still be emitted.
    void settledComesAlsoWhenResized() {
        table->piles[2] = {3};
        table->piles[0] = {0, 1, 2};
        table->display(true);
        QVERIFY(table->isAnimating());
        table->resize(600, 500);
        QTRY_COMPARE(table->settledCount, 1);
        QVERIFY(!table->isAnimating());
    }

    // Without motion ----------------------------------------------------------------------------------------

    void withoutMotionOnlyTheEssentialIsSeen() {
        motion::setEnabled(false);
        auto stages = wayOfThree();
        table->setStages(stages);
        QVERIFY(!table->isAnimating());
        QCOMPARE(shown, QStringList{QStringLiteral("three")});
        QCOMPARE(table->settledCount, 0);

        table->display(false);
        shown.clear();
        stages[1].essential = true;
        stages[1].hold = 1;
        table->setStages(stages);
        QVERIFY(table->isAnimating());
        QCOMPARE(shown, QStringList{QStringLiteral("two")});
        QCOMPARE(table->placeOf(3), (CardPlace{3, 3}));
        QTRY_COMPARE(table->settledCount, 1);
        QCOMPARE(shown, QStringList({QStringLiteral("two"), QStringLiteral("three")}));
    }

    void waitingNeedsNoMotion() {
        motion::setEnabled(false);
        auto stages = wayOfThree();
        stages[0].untilInput = true;
        stages[0].hold = 1;
        table->setStages(stages);
        QVERIFY(table->waitsForInput());
        // Longer than any hold of this.
        bool late = false;
        QTimer::singleShot(60, table.get(), [&late] { late = true; });
        QTRY_VERIFY(late);
        QCOMPARE(shown, QStringList{QStringLiteral("one")});
        QTest::keyClick(table.get(), Qt::Key_Space);
        QVERIFY(!table->isAnimating());
        QCOMPARE(shown.last(), QStringLiteral("three"));
    }

    /// A table that is not visible skips its stages.
    void unseenTablesShowTheLast_data() {
        QTest::addColumn<bool>("paused");
        QTest::newRow("paused") << true;
        QTest::newRow("hidden") << false;
    }
    void unseenTablesShowTheLast() {
        QFETCH(const bool, paused);
        if (paused)
            table->setConcealed(true);
        else
            table->hide();
        auto stages = wayOfThree();
        stages[0].untilInput = true;
        stages[1].essential = true;
        stages[1].hold = stages[2].hold = 100000;
        table->setStages(stages);
        QVERIFY(!table->isAnimating());
        QCOMPARE(table->placeOf(3), (CardPlace{4, 3}));
    }

    // All together ------------------------------------------------------------------------------------------

    /// A game may go on by itself as soon as something has come to rest.
    void settledMayShowMore() {
        int more = 3;
        connect(table.get(), &CardTable::animationFinished, table.get(), [this, &more] {
            if (more-- > 0) {
                table->display(false);
                table->setStages(wayOfThree());
            }
        });
        table->setStages(wayOfThree());
        constexpr int longWait = 30000;
        QTRY_COMPARE_WITH_TIMEOUT(table->settledCount, 4, longWait);
        QVERIFY(!table->isAnimating());
        QCOMPARE(shown.last(), QStringLiteral("three"));
    }

    void stormOfStages() {
        std::uint32_t noise = 11;
        const auto next = [&noise](std::uint32_t below) {
            return (noise = noise * 1664525U + 1013904223U) / 65536U % below;
        };
        for (int i = 0; i < 250; ++i) {
            std::vector<TableStage> stages;
            for (std::uint32_t count = 1 + next(4); count > 0; --count) {
                std::vector<int>& from = table->piles[next(5)];
                if (!from.empty()) {
                    const int card = from.back();
                    from.pop_back();
                    if (next(5) != 0) table->piles[next(5)].push_back(card);
                } else {
                    from.push_back(100 + i);
                }
                TableStage stage{table->build()};
                stage.duration = static_cast<int>(next(4)) - 2;
                stage.hold = static_cast<int>(next(3));
                stage.essential = next(4) == 0;
                stage.untilInput = next(8) == 0;
                stages.push_back(stage);
            }
            if (next(10) == 0) motion::setEnabled(next(2) == 0);
            table->setStages(stages);
            const auto what = next(12);
            if (what == 0) table->display(next(2) == 0);
            if (what == 1) table->resize(500 + static_cast<int>(next(300)), 500);
            if (what == 2) QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->at(0, 0));
            if (what == 3) QTest::keyClick(table.get(), Qt::Key_Return);
            if (what == 4) table->drag(table->at(0, 0), table->at(1, 0));
            if (what >= 5) QTest::qWait(1);
        }
        table->finishAnimation();
        QVERIFY(!table->isAnimating());
        const TablePicture wanted = table->build();
        QVERIFY(table->picture().piles == wanted.piles);
    }

  private:
    void label(const QString& text) { table->labels = {{QRectF(0, 2, 2, 0.3), QStringLiteral("#") + text}}; }
    TableStage stage(const char* name, std::vector<std::vector<int>> piles) {
        const auto before = std::exchange(table->piles, std::move(piles));
        const auto labels = table->labels;
        label(QLatin1String(name));
        TableStage made{table->build()};
        table->piles = before;
        table->labels = labels;
        return made;
    }
    /// Card 3 goes from pile 0 over the piles 2 and 3 to pile 4. `piles` stay as they are.
    std::vector<TableStage> wayOfThree() {
        auto piles = table->piles;
        piles[0].pop_back();
        std::vector<TableStage> stages;
        int name = 0;
        for (const std::size_t pile : {2, 3, 4}) {
            auto now = piles;
            now[pile].push_back(3);
            static constexpr std::array names{"one", "two", "three"};
            stages.push_back(stage(names[name++], now));
        }
        return stages;
    }

    std::unique_ptr<TableForTests> table;
};

QTEST_MAIN(TestCardStages)
#include "test_card_stages.moc"
