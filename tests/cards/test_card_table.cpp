// SPDX-License-Identifier: MIT
#include "common/accessible/cells.h"
#include "common/cards/table/look/table_text.h"
#include "tests/cards/table_for_tests.h"

#include <QAbstractAnimation>
#include <QAccessible>
#include <QGraphicsItem>
#include <QSignalSpy>

using namespace plt;

namespace {

/// The events for screen readers.
QList<QAccessible::Event> told;

/// The new names among them.
QStringList renamed;

void recordEvent(QAccessibleEvent* event) {
    told << event->type();
    if (event->type() == QAccessible::NameChanged)
        renamed << event->accessibleInterface()->text(QAccessible::Name);
}

QAccessibleInterface* pileOf(CardTable& table, int pile) {
    auto* const root = QAccessible::queryAccessibleInterface(&table);
    for (int i = 0; i < root->childCount(); ++i)
        if (root->child(i)->text(QAccessible::Name).startsWith(QStringLiteral("pile %1,").arg(pile)))
            return root->child(i);
    return nullptr;
}

void press(QAccessibleInterface* thing) {
    thing->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

}  // namespace

class TestCardTable : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        motion::setEnabled(false);
        table = std::make_unique<TableForTests>();
        table->resize(700, 600);
        table->show();
        table->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.get()));
        table->takeLog();
    }
    void cleanup() { table.reset(); }

    // Clicks ------------------------------------------------------------------------------------------------

    void cardsAreHitWhereTheyAreSeen() {
        for (const PilePicture& pile : table->picture().piles)
            for (int i = 0; i < static_cast<int>(pile.cards.size()); ++i) {
                const CardPlace place{pile.id, i};
                const bool covered = pile.lay == Lay::squared && i + 1 < static_cast<int>(pile.cards.size());
                if (!covered) QCOMPARE(table->placeAt(table->pointOf(place)), place);
                QCOMPARE(table->placeOf(pile.cards[i].id), place);
            }
        QCOMPARE(table->placeAt(table->pointOf({2, -1})), (CardPlace{2, -1}));
        QVERIFY(!table->placeAt(QPoint(table->width() - 2, table->height() - 2)).isValid());
    }

    void clickPicksAndPuts() {
        QSignalSpy changes(table.get(), &CardTable::selectionChanged);
        table->click(0, 2);
        QCOMPARE(table->selection(), (Grip{0, {2, 3}}));
        table->click(1, 1);
        QCOMPARE(table->takeLog(), QStringList({QStringLiteral("click 0.2"), QStringLiteral("click 1.1"),
                                                QStringLiteral("drop 0>1@2 x2")}));
        QVERIFY(table->selection().isEmpty());
        QCOMPARE(changes.size(), 2);
        QCOMPARE(table->piles[1], std::vector<int>({10, 11, 2, 3}));
    }

    void clickAgainPutsBack() {
        table->click(0, 2);
        table->click(0, 3);
        QCOMPARE(table->selection(), (Grip{0, {3}}));
        table->click(0, 2);
        QCOMPARE(table->selection(), (Grip{0, {2, 3}}));
        table->click(0, 2);
        QVERIFY(table->selection().isEmpty());
    }

    void coveredAndFaceDownCardsAreTargets() {
        table->click(1, 1);
        table->click(0, 0);
        QCOMPARE(table->piles[0], std::vector<int>({0, 1, 2, 3, 11}));
    }

    void anotherPileIsPickedInstead() {
        table->closed = {1};
        table->click(0, 3);
        table->click(1, 1);
        QCOMPARE(table->selection(), (Grip{1, {11}}));
        QVERIFY(!table->takeLog().contains(QStringLiteral("refused 0>1")));
    }

    void refusalIsTold() {
        table->closed = {2};
        table->click(0, 3);
        table->click(2, -1);
        QVERIFY(table->takeLog().contains(QStringLiteral("refused 0>2")));
        QCOMPARE(table->selection(), (Grip{0, {3}}));
    }

    void emptyPlacesAreTargets() {
        table->click(2, -1);
        QVERIFY(table->selection().isEmpty());
        table->click(0, 3);
        table->click(2, -1);
        QCOMPARE(table->piles[2], std::vector<int>({3}));
    }

    /// Words over the table stand where nothing lies.
    void whatIsTaken() {
        table->buttons = {{1, QRectF(4, 1.2, 1.2, 0.3), QStringLiteral("Deal")}};
        table->display(false);
        const QRegion taken = table->occupiedRegion(*table->viewport());
        QVERIFY(taken.contains(table->at(0, 3)));
        QVERIFY(taken.contains(table->rectOf({2, -1}).center().toPoint()));
        QVERIFY(taken.contains(table->button(1)->geometry().center()));
        const QRectF place = table->rectOf({2, -1});
        QVERIFY(!taken.contains(QPoint(int(place.center().x()), int(place.bottom()) + 20)));
        table->bare = {1, 2};
        table->display(false);
        QVERIFY(!table->occupiedRegion(*table->viewport()).contains(place.center().toPoint()));
        QVERIFY(table->occupiedRegion(*table->viewport()).contains(table->at(1, 1)));
    }

    /// Below the last card of a column nothing is hit, but with cards picked the column is meant.
    void clickBelowAColumnMeansIt() {
        table->click(0, 3);
        const QRectF cards = table->rectOf({1, -1});
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          QPoint(int(cards.center().x()), int(cards.bottom()) + 20));
        QCOMPARE(table->piles[1], std::vector<int>({10, 11, 3}));
    }

    void clicksMaySlip() {
        const QPoint point = table->at(3, 2);
        QTest::mousePress(table->viewport(), Qt::LeftButton, {}, point);
        table->moveHeld(point + QPoint(8, 3));
        QTest::mouseRelease(table->viewport(), Qt::LeftButton, {}, point + QPoint(8, 3));
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("click 3.2")});
    }

    void clickBesideEverythingPutsBack() {
        table->click(0, 3);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, QPoint(table->width() - 3, 3));
        QVERIFY(table->selection().isEmpty());
    }

    void stocksActOnAClick() {
        table->click(3, 2);
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("click 3.2")});
        QVERIFY(table->selection().isEmpty());
        QCOMPARE(table->lastInput.source, TableInput::Source::mouse);
    }

    void pressAndReleaseElsewhereIsNoClick() {
        QTest::mousePress(table->viewport(), Qt::LeftButton, {}, table->at(3, 2));
        QTest::mouseRelease(table->viewport(), Qt::LeftButton, {}, table->at(1, 0));
        QVERIFY(table->takeLog().isEmpty());
        QTest::mousePress(table->viewport(), Qt::LeftButton, {}, QPoint(table->width() - 3, 3));
        QTest::mouseRelease(table->viewport(), Qt::LeftButton, {}, table->at(3, 2));
        QVERIFY(table->takeLog().isEmpty());
    }

    void doubleClicks() {
        const QPoint point = table->at(0, 3);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, point);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, point);
        QTest::mouseRelease(table->viewport(), Qt::LeftButton, {}, point);
        QCOMPARE(table->takeLog(), QStringList({QStringLiteral("click 0.3"), QStringLiteral("click 0.3"),
                                                QStringLiteral("double 0.3")}));
        QVERIFY(table->selection().isEmpty());
    }

    void otherButtonsClickToo() {
        table->click(3, 2, Qt::MiddleButton);
        QCOMPARE(table->lastInput.button, Qt::MiddleButton);
    }

    /// The cursor shape shows what can be pressed now, not what was there before.
    void hoverFollowsTheCards() {
        plt::testing::movePointer(*table->viewport(), table->at(0, 3));
        QCOMPARE(table->viewport()->cursor().shape(), Qt::PointingHandCursor);
        table->faceDown = {0, 1, 2, 3, 20, 21, 22};
        table->display(false);
        QCOMPARE(table->viewport()->cursor().shape(), Qt::ArrowCursor);
    }

    // Drag --------------------------------------------------------------------------------------------------

    void dragsARun() {
        table->drag(table->at(0, 2), table->at(1, 1));
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("drop 0>1@2 x2")});
        QCOMPARE(table->piles[1], std::vector<int>({10, 11, 2, 3}));
        QVERIFY(!table->isDragging());
    }

    /// Groups: a card takes those that lie over it along, and none that lies under it.
    void dragTakesWhatLiesAbove() {
        table->drag(table->at(0, 1), table->at(2, -1));
        QCOMPARE(table->piles[2], std::vector<int>({1, 2, 3}));
        table->drag(table->at(2, 2), table->at(1, 1));
        QCOMPARE(table->piles[2], std::vector<int>({1, 2}));
    }

    void theCardsOverlapCounts() {
        // The pointer stays in the gap, the cards lie mostly over column 1.
        const QRectF source = table->rectOf({0, 3});
        const QRectF target = table->rectOf({1, -1});
        const QPoint grip(int(source.left()) + 3, int(source.top()) + 10);
        table->drag(grip, QPoint(int(target.left()) - 4, int(target.top()) + 40));
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("drop 0>1@2 x1")});
    }

    void noGapBetweenColumnsIsDead() {
        const QRectF one = table->rectOf({1, -1});
        const QRectF two = table->rectOf({2, -1});
        for (int x = int(one.left()); x <= int(two.right()); x += 3) {
            table->piles = {{0, 1, 2, 3}, {10, 11}, {}, {20, 21, 22}, {30, 31, 32}};
            table->display(false);
            table->takeLog();
            table->drag(table->at(0, 3), QPoint(x, int(one.top()) + 30));
            QVERIFY2(table->takeLog().size() == 1, qPrintable(QString::number(x)));
        }
    }

    /// Cards laid squarely on a pile that refuses them do not slip to its neighbour.
    void refusingPilesShieldTheirNeighbours() {
        table->closed = {1};
        const QRectF source = table->rectOf({0, 3});
        const QRectF target = table->rectOf({1, 1});
        const QPoint grip = source.topLeft().toPoint() + QPoint(10, 10);
        table->drag(grip, target.topLeft().toPoint() + QPoint(14, 10));
        QVERIFY(table->takeLog().isEmpty());
        // Half over the pile behind, they are dropped on that one.
        const QRectF behind = table->rectOf({2, -1});
        table->drag(grip, behind.topLeft().toPoint() + QPoint(10 - int(source.width() / 2), 10));
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("drop 0>2@0 x1")});
    }

    void illegalDropsGoHome() {
        const QRectF home = table->rectOf({0, 3});
        table->closed = {1, 2};
        table->drag(table->at(0, 3), table->at(1, 1));
        QVERIFY(table->takeLog().isEmpty());
        QCOMPARE(table->rectOf({0, 3}), home);
        QCOMPARE(table->placeAt(home.center().toPoint()), (CardPlace{0, 3}));
        // A drag away and back is no move either.
        table->drag(table->at(0, 3), table->at(0, 3) + QPoint(30, 5));
        QVERIFY(table->takeLog().isEmpty());
    }

    void whatMayNotBeTakenStays() {
        table->drag(table->at(0, 0), table->at(1, 1));
        table->drag(table->at(3, 2), table->at(1, 1));
        QVERIFY(table->takeLog().isEmpty());
    }

    void smallMovementsAreClicks() {
        const QPoint point = table->at(0, 3);
        QTest::mousePress(table->viewport(), Qt::LeftButton, {}, point);
        table->moveHeld(point + QPoint(2, 1));
        QVERIFY(!table->isDragging());
        QTest::mouseRelease(table->viewport(), Qt::LeftButton, {}, point + QPoint(2, 1));
        QCOMPARE(table->selection(), (Grip{0, {3}}));
    }

    void dragsCanBeTakenBack_data() {
        QTest::addColumn<int>("how");
        QTest::newRow("escape") << 0;
        QTest::newRow("second button") << 1;
        QTest::newRow("resize") << 2;
        QTest::newRow("hidden") << 3;
        QTest::newRow("paused") << 4;
    }
    void dragsCanBeTakenBack() {
        QFETCH(const int, how);
        table->drag(table->at(0, 2), table->at(1, 1), false);
        QVERIFY(table->isDragging());
        if (how == 0) QTest::keyClick(table.get(), Qt::Key_Escape);
        if (how == 1) QTest::mousePress(table->viewport(), Qt::RightButton, {}, table->at(1, 1));
        if (how == 2) table->resize(650, 600);
        if (how == 3) table->hide();
        if (how == 4) table->setConcealed(true);
        QVERIFY(!table->isDragging());
        QTest::mouseRelease(table->viewport(), Qt::LeftButton, {}, QPoint(250, 80));
        QVERIFY(!table->takeLog().join(u' ').contains(QStringLiteral("drop")));
    }

    /// Only the uppermost cards of a squared pile are seen; but held cards lie elsewhere.
    void whatIsHeldOfASquaredPileIsSeen() {
        class Whole : public TableForTests {
            std::vector<int> grab(CardPlace place) const override {
                return place.pile == 3 ? std::vector<int>{20, 21, 22} : std::vector<int>();
            }
        };
        Whole piles;
        piles.resize(700, 600);
        piles.show();
        QVERIFY(QTest::qWaitForWindowExposed(&piles));
        const QPoint there = piles.at(2, -1);
        piles.drag(piles.at(3, 2), there, false);
        QVERIFY(piles.isDragging());
        const auto seen = [&] {
            const auto items = piles.scene()->items(piles.mapToScene(there));
            return std::count_if(items.begin(), items.end(),
                                 [](const auto* item) { return item->zValue() >= 300000; });
        };
        QCOMPARE(seen(), 3);
        piles.display(true);
        QVERIFY(piles.isDragging());
        QCOMPARE(seen(), 3);
    }

    /// A state that changes under a drag ends it: the cards may be elsewhere now.
    void undoWhileDragging() {
        table->drag(table->at(0, 2), table->at(1, 1), false);
        table->piles[1] = {10};
        table->piles[0] = {0, 1, 2, 3, 11};
        table->display(true);
        QVERIFY(!table->isDragging());
        QTest::mouseRelease(table->viewport(), Qt::LeftButton, {}, table->at(1, 0));
        QVERIFY(table->takeLog().isEmpty());
    }

    /// ... but changes elsewhere on the table do not (a clock, a label).
    void aLabelTakesTheLinesItHasRoomFor() {
        const QFont font = plt::tableFont(20, true);
        const auto text = QStringLiteral("Somebody asks somebody else for queens: go fish");
        const qreal width = QFontMetricsF(font).horizontalAdvance(text);
        QCOMPARE(plt::fittingLines(font, text, {width + 1, 20}).pixelSize(), 20);
        const QFont inOneLine = plt::fittingLines(font, text, {width / 2, 20});
        QVERIFY(inOneLine.pixelSize() < 20);
        QVERIFY(QFontMetricsF(inOneLine).horizontalAdvance(text) <= width / 2);
        QCOMPARE(plt::fittingLines(font, text, {width / 2, 100}).pixelSize(), 20);
    }

    void labelsDoNotEndADrag() {
        table->drag(table->at(0, 2), table->at(1, 1), false);
        table->labels = {{QRectF(0, 2, 2, 0.3), QStringLiteral("hello")}};
        table->display(true);
        QVERIFY(table->isDragging());
        QTest::mouseRelease(table->viewport(), Qt::LeftButton, {}, table->at(1, 1));
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("drop 0>1@2 x2")});
    }

    void handsAreSortedByHand() {
        table->drag(table->at(4, 0), table->at(4, 2) + QPoint(20, 0));
        QCOMPARE(table->piles[4], std::vector<int>({31, 32, 30}));
        table->drag(table->at(4, 2), table->at(4, 0) - QPoint(20, 0));
        QCOMPARE(table->piles[4], std::vector<int>({30, 31, 32}));
    }

    /// The right button shows a covered card whole for as long as it is held.
    void peeksAtCoveredCards() {
        const QRect card = table->rectOf({0, 2}).toAlignedRect();
        const auto look = [&] { return table->viewport()->grab(card).toImage(); };
        // Not before all pictures are there: they would be a difference, too.
        for (const int index : {1, 2, 3}) QTRY_VERIFY(hasInk({0, index}));
        const QImage covered = look();
        QTest::mousePress(table->viewport(), Qt::RightButton, {}, table->at(0, 2));
        QVERIFY(look() != covered);
        QTest::mouseRelease(table->viewport(), Qt::RightButton, {}, table->at(0, 2));
        QVERIFY2(table->takeLog().isEmpty(), "a peek is no click");
        QVERIFY(table->selection().isEmpty());
        // The right button does not peek at face-down and at uncovered cards, but clicks them.
        table->click(0, 3, Qt::RightButton);
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("click 0.3")});
    }

    /// A menu that opens meanwhile gets the release.
    void whatIsLetGoElsewhereIsLetGo() {
        const auto moveFree = [&](QPoint to) { plt::testing::movePointer(*table->viewport(), to); };
        table->drag(table->at(0, 2), table->at(1, 1), false);
        QVERIFY(table->isDragging());
        moveFree(table->at(1, 1) + QPoint(3, 3));
        QVERIFY(!table->isDragging());
        QVERIFY(table->takeLog().isEmpty());
        table->click(3, 2);
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("click 3.2")});
        const QRect card = table->rectOf({0, 2}).toAlignedRect();
        const auto look = [&] { return table->viewport()->grab(card).toImage(); };
        for (const int index : {1, 2, 3}) QTRY_VERIFY(hasInk({0, index}));
        const QPoint beside(table->viewport()->width() - 2, table->viewport()->height() - 2);
        moveFree(beside);
        const QImage covered = look();
        QTest::mousePress(table->viewport(), Qt::RightButton, {}, table->at(0, 2));
        QVERIFY(look() != covered);
        moveFree(beside);
        QCOMPARE(look(), covered);
    }

    // Motion ------------------------------------------------------------------------------------------------

    void movesAnimateAndAreCutShort() {
        motion::setEnabled(true);
        table->settledCount = 0;
        table->piles[2] = {3};
        table->piles[0] = {0, 1, 2};
        table->display(true);
        QVERIFY(table->isAnimating());
        // The final place of a card counts, at once.
        QCOMPARE(table->placeAt(table->pointOf({2, 0})), (CardPlace{2, 0}));
        table->click(2, 0);
        QVERIFY(!table->isAnimating());
        QCOMPARE(table->settledCount, 1);
        QCOMPARE(table->selection(), (Grip{2, {3}}));
    }

    void nothingToMoveTakesNoTime() {
        motion::setEnabled(true);
        table->display(true);
        QVERIFY(!table->isAnimating());
    }

    /// The pace that the player chose holds here, too.
    void paceIsThePlayers() {
        motion::setEnabled(true);
        const auto lasts = [this](motion::Pace pace) {
            motion::setPace(pace);
            table->piles[2] = {3};
            table->piles[0] = {0, 1, 2};
            table->display(false);
            table->piles[2] = {};
            table->piles[0] = {0, 1, 2, 3};
            table->display(true);
            const int length = table->findChild<QAbstractAnimation*>()->duration();
            table->finishAnimation();
            motion::setPace(motion::Pace::normal);
            return length;
        };
        const int normal = lasts(motion::Pace::normal);
        QVERIFY(normal > 0);
        QVERIFY(std::abs(lasts(motion::Pace::slow) - 2 * normal) <= 1);
        QVERIFY(std::abs(lasts(motion::Pace::fast) - normal / 2) <= 1);
    }

    void motionOffIsAtOnce() {
        table->piles[2] = {3};
        table->piles[0] = {0, 1, 2};
        table->faceDown.erase(0);
        table->display(true);
        QVERIFY(!table->isAnimating());
    }

    void dealsComeOneByOne() {
        motion::setEnabled(true);
        table->piles[3] = {};
        table->piles[0].push_back(22);
        table->piles[1].push_back(21);
        table->piles[2].push_back(20);
        table->dealt = {22, 21, 20};
        table->faceDown = {0};
        table->display(true);
        QVERIFY(table->isAnimating());
        QTRY_VERIFY(!table->isAnimating());
        QVERIFY(table->settledCount > 0);
    }

    /// Pictures may come faster than any motion ends, with cards that come and go.
    void stormOfPictures() {
        motion::setEnabled(true);
        std::uint32_t noise = 7;
        const auto next = [&noise](std::uint32_t below) {
            return (noise = noise * 1664525U + 1013904223U) / 65536U % below;
        };
        for (int i = 0; i < 300; ++i) {
            std::vector<int>& from = table->piles[next(5)];
            if (!from.empty()) {
                const int card = from.back();
                from.pop_back();
                if (next(4) != 0) table->piles[next(5)].push_back(card);
            } else {
                from.push_back(100 + i);
            }
            if (next(3) == 0) table->faceDown.insert(static_cast<int>(next(40)));
            if (next(3) == 0) table->faceDown.erase(static_cast<int>(next(40)));
            table->display(next(3) != 0);
            if (next(5) == 0) QTest::qWait(1);
            if (next(20) == 0)
                table->resize(500 + static_cast<int>(next(300)), 400 + static_cast<int>(next(200)));
        }
        table->finishAnimation();
        QVERIFY(!table->isAnimating());
        for (const PilePicture& pile : table->picture().piles)
            for (std::size_t i = 0; i < pile.cards.size(); ++i)
                QCOMPARE(table->placeOf(pile.cards[i].id), (CardPlace{pile.id, static_cast<int>(i)}));
    }

    // Sizes -------------------------------------------------------------------------------------------------

    void fitsAnyWindow_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(480, 360), QSize(320, 220), QSize(1920, 1080), QSize(3840, 2160),
                                 QSize(2000, 300), QSize(300, 1500)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void fitsAnyWindow() {
        QFETCH(const QSize, size);
        table->piles[0].clear();
        for (int card = 0; card < 40; ++card) table->piles[0].push_back(100 + card);
        table->resize(size);
        table->display(false);
        const QRectF room(QPointF(0, 0), QSizeF(table->viewport()->size()));
        for (const PilePicture& pile : table->picture().piles)
            QVERIFY2(room.adjusted(-1, -1, 1, 1).contains(table->rectOf({pile.id, -1})),
                     qPrintable(QString::number(pile.id)));
        QVERIFY(table->tableSize().width() >= 6 - 1e-6);
        QVERIFY(table->tableSize().height() >= 3 - 1e-6);
    }

    /// In a strip that is lower than an index, the index is drawn lower and not cut.
    void longColumnsStayReadable() {
        table->piles[0].clear();
        for (int card = 0; card < 18; ++card) table->piles[0].push_back(104 + card);
        table->faceDown.clear();
        table->resize(480, 360);
        table->display(false);
        const int last = static_cast<int>(table->piles[0].size()) - 1;
        for (int index = 0; index < last; ++index) {
            const qreal top = table->rectOf({0, index}).top();
            const qreal end = table->rectOf({0, index + 1}).top();
            QVERIFY(end - top > 5);
            QVERIFY(end - top < 20);
            const auto inkIn = [&](qreal from, qreal to, int lightness) {
                const QImage seen = table->viewport()->grab().toImage();
                const QRectF card = table->rectOf({0, index});
                int ink = 0;
                for (int y = qCeil(from); y < qFloor(to); ++y)
                    for (int x = qCeil(card.left()) + 2; x < card.right() - 3; ++x) {
                        const QColor colour = seen.pixelColor(x, y);
                        ink += colour.lightness() < lightness ? 1 : 0;
                    }
                return ink;
            };
            QTRY_VERIFY2(inkIn(top + 2, end - 1, 150) > 8, qPrintable(QString::number(index)));
            // In the row above the next card's edge the glyphs have ended.
            QVERIFY2(inkIn(end - 1, end, 100) <= 2, qPrintable(QString::number(index)));
        }
    }

    void picturesAreDrawn() { QTRY_VERIFY(hasInk({1, 1})); }

    // Keyboard ----------------------------------------------------------------------------------------------

    void arrowsWalkOverPilesAndCards() {
        table->setFocus();
        table->setCursor(CardPlace{0, 3});
        QTest::keyClick(table.get(), Qt::Key_Down);  // shows it
        QVERIFY(table->isCursorVisible());
        QTest::keyClick(table.get(), Qt::Key_Up);
        QCOMPARE(table->cursor(), (CardPlace{0, 2}));
        QTest::keyClick(table.get(), Qt::Key_Up);
        QCOMPARE(table->cursor(), (CardPlace{0, 1}));
        QTest::keyClick(table.get(), Qt::Key_Right);
        QCOMPARE(table->cursor().pile, 1);
        QTest::keyClick(table.get(), Qt::Key_Right);
        QCOMPARE(table->cursor(), (CardPlace{2, -1}));
        QTest::keyClick(table.get(), Qt::Key_Right);
        QCOMPARE(table->cursor(), (CardPlace{3, 2}));
        QTest::keyClick(table.get(), Qt::Key_End);
        QCOMPARE(table->cursor(), (CardPlace{4, 2}));
        QTest::keyClick(table.get(), Qt::Key_Left);
        QCOMPARE(table->cursor(), (CardPlace{4, 1}));
        QTest::keyClick(table.get(), Qt::Key_Home);
        QCOMPARE(table->cursor(), (CardPlace{0, 1}));
    }

    /// Every stop can be reached from every other by arrows alone.
    void everyStopIsReached() {
        table->setFocus();
        const std::vector<std::pair<Qt::Key, const char*>> keys = {
            {Qt::Key_Left, "left"}, {Qt::Key_Right, "right"}, {Qt::Key_Up, "up"}, {Qt::Key_Down, "down"}};
        table->setCursor(CardPlace{0, 3});
        QTest::keyClick(table.get(), Qt::Key_Down);
        std::vector<CardPlace> reached = {table->cursor()};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const auto& [key, name] : keys) {
                table->setCursor(reached[i]);
                QTest::keyClick(table.get(), key);
                if (std::find(reached.begin(), reached.end(), table->cursor()) == reached.end())
                    reached.push_back(table->cursor());
            }
        QCOMPARE(reached.size(), std::size_t(3 + 2 + 1 + 1 + 3));
    }

    /// Columns of any lengths are one row for the arrows.
    void arrowsReachNeighboursOfAnyLength() {
        table->piles = {{0, 1, 2, 3, 4, 5, 6, 7, 8}, {}, {10}, {20}, {30, 31}};
        table->display(false);
        table->setFocus();
        table->setCursor(CardPlace{0, 8});
        QTest::keyClick(table.get(), Qt::Key_Down);
        for (const int pile : {1, 2, 3}) {
            QTest::keyClick(table.get(), Qt::Key_Right);
            QCOMPARE(table->cursor().pile, pile);
        }
        for (const int pile : {2, 1, 0}) {
            QTest::keyClick(table.get(), Qt::Key_Left);
            QCOMPARE(table->cursor().pile, pile);
        }
        QCOMPARE(table->cursor().index, 8);
    }

    void playsByKeyboard() {
        table->setFocus();
        table->setCursor(CardPlace{0, 2});
        QTest::keyClick(table.get(), Qt::Key_Up);  // shows the cursor
        QTest::keyClick(table.get(), Qt::Key_Return);
        QCOMPARE(table->selection(), (Grip{0, {2, 3}}));
        QTest::keyClick(table.get(), Qt::Key_Escape);
        QVERIFY(table->selection().isEmpty());
        QTest::keyClick(table.get(), Qt::Key_Space);
        QTest::keyClick(table.get(), Qt::Key_Right);
        QTest::keyClick(table.get(), Qt::Key_Return);
        QCOMPARE(table->piles[1], std::vector<int>({10, 11, 2, 3}));
        QCOMPARE(table->lastInput.source, TableInput::Source::keyboard);
    }

    void tabGoesToTheButtons() {
        table->buttons = {{1, QRectF(4, 1.2, 1.2, 0.3), QStringLiteral("&Hit")},
                          {2, QRectF(4, 1.6, 1.2, 0.3), QStringLiteral("&Stand"), false}};
        table->display(false);
        table->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.get()));
        table->setFocus();
        QTest::keyClick(table.get(), Qt::Key_Tab);
        QVERIFY(table->button(1)->hasFocus());
        QTest::keyClick(table->button(1), Qt::Key_Space);
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("button 1")});
        QVERIFY(!table->button(2)->isEnabled());
    }

    /// A button may vanish by being pressed; the keyboard then goes on at the table.
    void buttonsMayVanish() {
        table->buttons = {{1, QRectF(4, 1.2, 1.2, 0.3), QStringLiteral("Deal")}};
        table->display(false);
        table->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.get()));
        table->takesButtonsAway = true;
        table->button(1)->setFocus();
        QTest::mouseClick(table->button(1), Qt::LeftButton);
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("button 1")});
        QVERIFY(!table->button(1));
        QVERIFY(table->hasFocus());
    }

    // Screen readers ----------------------------------------------------------------------------------------

    void pilesAndCardsHaveNames() {
        QAccessibleInterface* const pile = pileOf(*table, 0);
        QVERIFY(pile);
        QCOMPARE(pile->text(QAccessible::Name), QStringLiteral("pile 0, 4 cards, top: 4 of spades"));
        QCOMPARE(pile->childCount(), 4);
        QCOMPARE(pile->child(0)->text(QAccessible::Name), QStringLiteral("face-down card"));
        QCOMPARE(pile->child(3)->text(QAccessible::Name), QStringLiteral("4 of spades"));
        QCOMPARE(pile->child(3)->parent(), pile);
        QCOMPARE(pile->indexOfChild(pile->child(2)), 2);
        QCOMPARE(pileOf(*table, 2)->text(QAccessible::Name), QStringLiteral("pile 2, empty"));
        auto* const root = QAccessible::queryAccessibleInterface(table.get());
        QCOMPARE(root->indexOfChild(pile), 0);
        const QPoint point = table->viewport()->mapToGlobal(table->at(0, 3));
        QCOMPARE(root->childAt(point.x(), point.y()), pile->child(3));
    }

    void playsByScreenReader() {
        press(pileOf(*table, 0)->child(2));
        QCOMPARE(table->selection(), (Grip{0, {2, 3}}));
        QVERIFY(pileOf(*table, 0)->child(3)->state().selected);
        press(pileOf(*table, 2));
        QCOMPARE(table->piles[2], std::vector<int>({2, 3}));
        QCOMPARE(table->lastInput.source, TableInput::Source::accessibility);
        press(pileOf(*table, 3));
        QCOMPARE(table->takeLog().last(), QStringLiteral("click 3.2"));
    }

    void labelsAndButtonsAreRead() {
        table->labels = {{QRectF(0, 2, 2, 0.3), QStringLiteral("Your hand")}};
        table->buttons = {{1, QRectF(4, 1.2, 1.2, 0.3), QStringLiteral("Deal")}};
        table->display(false);
        auto* const root = QAccessible::queryAccessibleInterface(table.get());
        QStringList names;
        for (int i = 0; i < root->childCount(); ++i) names << root->child(i)->text(QAccessible::Name);
        QVERIFY(names.contains(QStringLiteral("Your hand")));
    }

    void changesAreTold() {
        QAccessibleInterface* const pile = pileOf(*table, 0);
        Q_UNUSED(pile)
        told.clear();
        accessible::setUpdateHandler(recordEvent);
        table->piles[2] = {3};
        table->piles[0] = {0, 1, 2};
        table->display(false);
        accessible::setUpdateHandler(nullptr);
        QVERIFY(told.contains(QAccessible::NameChanged));
        QVERIFY(told.contains(QAccessible::ObjectReorder));
    }

    /// A card that is turned over sends an event of its own, for a reader that rests on it.
    void turnedCardsAreTold() {
        QAccessibleInterface* const card = pileOf(*table, 0)->child(0);
        QCOMPARE(card->text(QAccessible::Name), QStringLiteral("face-down card"));
        renamed.clear();
        accessible::setUpdateHandler(recordEvent);
        table->faceDown.erase(0);
        table->display(false);
        accessible::setUpdateHandler(nullptr);
        QVERIFY(renamed.contains(QStringLiteral("ace of spades")));
    }

    void pausedTablesShowAndSayNothing() {
        table->setConcealed(true);
        QVERIFY(!table->placeAt(QPoint(40, 40)).isValid());
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, QPoint(40, 40));
        QTest::keyClick(table.get(), Qt::Key_Return);
        QVERIFY(table->takeLog().isEmpty());
        auto* const root = QAccessible::queryAccessibleInterface(table.get());
        for (int i = 0; i < root->childCount(); ++i)
            QVERIFY(!root->child(i)->text(QAccessible::Name).contains(QStringLiteral("pile")));
    }

  private:
    /// Returns true if the index in the upper left corner of a face is to be seen, and not only paper.
    bool hasInk(CardPlace place) const {
        const QRectF card = table->rectOf(place);
        const QRect corner =
            QRectF(card.topLeft(), QSizeF(card.width() * 0.25, card.height() * 0.2)).toRect();
        const QImage image = table->viewport()->grab(corner).toImage();
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) dark += image.pixelColor(x, y).lightness() < 110;
        return dark > 8;
    }

    std::unique_ptr<TableForTests> table;
};

QTEST_MAIN(TestCardTable)
#include "test_card_table.moc"
