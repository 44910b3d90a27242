// SPDX-License-Identifier: MIT
#include "common/look/marks.h"
#include "common/testing/clean_home.h"
#include "table_for_tests.h"
#include "tests/support/mark_contrast.h"

using namespace plt;
using namespace plt::testing;

namespace {

const plt::testing::CleanHome cleanHome;

/// A table with marks: hints on cards and places as the test says, and sentences for what cannot be taken.
class MarkedTable : public TableForTests {
  public:
    MarkedTable() {
        connect(this, &CardTable::shapeChanged, this, [this] { showMarks(); });
    }
    std::vector<int> marked;
    std::vector<int> lit;
    CardPlace hintFrom;
    CardPlace hintTo;
    void showMarks() {
        TablePicture picture = build();
        for (PilePicture& pile : picture.piles) {
            pile.lit = std::count(lit.begin(), lit.end(), pile.id) > 0;
            if (pile.id == 3) pile.badge = QStringLiteral("12");
            for (CardPicture& card : pile.cards)
                card.marked = std::count(marked.begin(), marked.end(), card.id) > 0;
        }
        picture.hintFrom = hintFrom;
        picture.hintTo = hintTo;
        setPicture(picture, false);
    }
    void cannotGrab(CardPlace place) override {
        log << QStringLiteral("cannot %1.%2").arg(place.pile).arg(place.index);
    }
};

}  // namespace

/// Marks on felt, cards and buttons, measured as they are painted; and what belongs to them: Enter on a
/// button that has the focus, sentences for cards that stay.
class TestTableMarks : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { motion::setEnabled(false); }
    void init() {
        table = std::make_unique<MarkedTable>();
        table->resize(700, 500);
    }
    void cleanup() { table.reset(); }

    /// A word on an empty place that is too long even in the smallest letters is whole between its edges.
    void aLongSignIsWhole() {
        table->resize(330, 240);
        open();
        const auto pictureOf = [this](const QString& sign) {
            TablePicture shown = table->build();
            shown.piles[2].sign = sign;
            table->setPicture(shown, false);
            return picture();
        };
        const QImage plain = pictureOf({});
        const QImage signedOne = pictureOf(QString(20, u'M'));
        const QRect place = table->rectOf({2, -1}).toAlignedRect();
        int left = place.right();
        int right = place.left();
        for (int y = 0; y < plain.height(); ++y)
            for (int x = 0; x < plain.width(); ++x)
                if (plain.pixel(x, y) != signedOne.pixel(x, y)) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
        QVERIFY(right > left);
        QVERIFY2(left > place.left() && right < place.right(),
                 qPrintable(QStringLiteral("%1 .. %2 of %3 .. %4")
                                .arg(left)
                                .arg(right)
                                .arg(place.left())
                                .arg(place.right())));
    }

    void marksAreSeen_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        for (const bool dark : {false, true}) {
            QTest::addRow("%s", dark ? "dark" : "light") << dark << QSize(700, 500);
            QTest::addRow("%s, small", dark ? "dark" : "light") << dark << QSize(330, 240);
        }
    }
    void marksAreSeen() {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        table->setPalette(dark ? darkPalette() : lightPalette());
        table->resize(size);
        open();
        const double side = table->cardSize().width();
        const auto seen = [this](const QImage& plain, const std::vector<QPointF>& points) {
            return markContrast(picture(), plain, points, 3);
        };
        const auto inside = [&](CardPlace place, Mark mark) {
            return sides(table->rectOf(place), markLines(mark, side).reach());
        };
        const QImage plain = picture();
        // A face, a back, and the felt of an empty place.
        table->marked = {11, 22};
        table->lit = {2};
        table->showMarks();
        for (const CardPlace place : {CardPlace{1, 1}, {3, 2}, {2, -1}}) {
            auto points = inside(place, Mark::hint);
            // The number of the stock lies over the middle of its lower edge.
            if (place.pile == 3) points.erase(points.begin() + 1);
            QVERIFY2(seen(plain, points) >= minimumMarkContrast, "hint");
        }
        table->marked = {};
        table->lit = {};
        table->showMarks();
        QCOMPARE(picture(), plain);
        // Picked: its targets are a card and an empty place.
        table->click(4, 0);
        QVERIFY(!table->selection().isEmpty());
        // It lies a little above its place.
        auto raised = inside({4, 0}, Mark::focus);
        for (QPointF& point : raised) point.ry() -= riseOf({4, 0});
        QVERIFY2(seen(plain, raised) >= minimumMarkContrast, "picked");
        for (const CardPlace place : {CardPlace{1, 1}, {2, -1}})
            QVERIFY2(seen(plain, inside(place, Mark::target)) >= minimumMarkContrast, "target");
        table->clearSelection();
        // The pointer is still there.
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(table->viewport(), &leave);
        QCOMPARE(picture(), plain);
        // The keyboard, on a face, a back and the felt: round the card.
        for (const CardPlace place : {CardPlace{1, 1}, {3, 2}, {2, -1}}) {
            showCursor(place);
            auto points = sides(table->rectOf(place), -2);
            if (place.pile == 3) points.erase(points.begin() + 1);
            QVERIFY2(seen(plain, points) >= minimumMarkContrast, "focus");
        }
    }

    void theCursorStaysBelowWhatLiesOnItsCard() {
        open();
        const QImage before = picture();
        showCursor({0, 1});
        const QImage after = picture();
        const QRectF card = table->rectOf({0, 1});
        const QRectF next = table->rectOf({0, 2});
        const QRect above = next.united(table->rectOf({0, 3})).toAlignedRect();
        QCOMPARE(after.copy(above), before.copy(above));
        // It goes no further down beside the cards that lie on it than round its own visible part.
        const QRect beside = above.adjusted(-8, 8, 8, 8);
        QCOMPARE(after.copy(beside), before.copy(beside));
        const double middle = (card.top() + next.top()) / 2;
        QVERIFY(
            markContrast(
                after, before,
                {{card.center().x(), card.top() - 2}, {card.left() - 2, middle}, {card.right() + 2, middle}},
                3) >= minimumMarkContrast);
    }

    void aChosenCardIsRaisedAndNoDarker() {
        open();
        const QImage plain = picture();
        table->click(4, 0);
        const double inset = 2 * markLines(Mark::focus, table->cardSize().width()).reach() + 1;
        const QRect face = table->rectOf({4, 0})
                               .adjusted(inset, inset, -inset, -inset)
                               .toAlignedRect()
                               .adjusted(1, 1, -1, -1);
        QCOMPARE(picture().copy(face.translated(0, -qRound(riseOf({4, 0})))), plain.copy(face));
    }

    void aHintLeadsFromCardToPlace() {
        open();
        const QImage plain = picture();
        table->hintFrom = {1, 1};
        table->hintTo = {2, -1};
        table->showMarks();
        const QImage marked = picture();
        const QPointF from = table->rectOf({1, 1}).center();
        const QPointF to = table->rectOf({2, -1}).center();
        // The edges of both ends lie within a sixth of a card.
        const double reach = table->cardSize().width() / 6;
        QVERIFY(markContrast(marked, plain, {from, to}, reach) >= minimumMarkContrast);
        // The head is broader than the tail, so that the two ends differ by form.
        const auto changed = [&](QPointF at) {
            const int side = qRound(table->cardSize().width() / 3);
            const QRect box(qRound(at.x()) - side / 2, qRound(at.y()) - side / 2, side, side);
            int count = 0;
            for (int y = box.top(); y <= box.bottom(); ++y)
                for (int x = box.left(); x <= box.right(); ++x)
                    count += marked.pixel(x, y) != plain.pixel(x, y) ? 1 : 0;
            return count;
        };
        QVERIFY(changed(from) != changed(to));
        table->hintTo = {};
        table->showMarks();
        QCOMPARE(picture(), plain);
    }

    /// On small cards, too: rank and suit fill their upper half.
    void theSignOfAHintLeavesTheRank() {
        table->resize(330, 240);
        open();
        QVERIFY(table->cardSize().width() < 60);
        const CardPlace place = table->placeOf(table->picture().piles[4].cards[0].id);
        const QImage plain = picture();
        table->marked = {table->picture().piles[4].cards[0].id};
        table->showMarks();
        const double reach = 2 * markLines(Mark::hint, table->cardSize().width()).reach() + 1;
        QRectF index = table->rectOf(place).adjusted(reach, reach, -reach, 0);
        index.setHeight(table->cardSize().height() * 0.4);
        const QRect seen = index.toAlignedRect();
        QCOMPARE(picture().copy(seen), plain.copy(seen));
        QVERIFY(picture() != plain);
    }

    /// Between two piles side by side it leaves out the ranks, which stand at the upper edges of cards.
    void anArrowOfAHintBendsDownwards() {
        open();
        const QImage plain = picture();
        table->hintFrom = {0, 3};
        table->hintTo = {2, -1};
        table->showMarks();
        const QImage marked = picture();
        const QPointF from = table->rectOf({0, 3}).center();
        const QPointF to = table->rectOf({2, -1}).center();
        const int x = qRound((from.x() + to.x()) / 2);
        const double straight = (from.y() + to.y()) / 2;
        int below = 0;
        for (int y = 0; y < marked.height(); ++y) {
            if (marked.pixel(x, y) == plain.pixel(x, y)) continue;
            QVERIFY2(y > straight, qPrintable(QString::number(y - straight)));
            ++below;
        }
        QVERIFY(below > 0);
    }

    void theBadgeLiesOverTheCursor() {
        open();
        const QRectF stock = table->rectOf({3, 2});
        // The middle of the plate, at the lower edge of the card.
        const QRect plate =
            QRectF(stock.center().x() - stock.width() * 0.12, stock.bottom() - stock.height() * 0.06,
                   stock.width() * 0.24, stock.height() * 0.07)
                .toRect();
        const QImage before = picture().copy(plate);
        showCursor({3, 2});
        QCOMPARE(picture().copy(plate), before);
    }

    void aButtonWearsMarksAndTakesEnter() {
        table->buttons = {{1, {4, 1.5, 1.6, 0.4}, QStringLiteral("Hit")},
                          {2, {4, 2.2, 1.6, 0.4}, QStringLiteral("Stand")}};
        for (const bool dark : {false, true}) {
            table->setPalette(dark ? darkPalette() : lightPalette());
            table->display(false);
            if (!dark) open();
            QPushButton* const button = table->button(1);
            table->setFocus(Qt::OtherFocusReason);
            const QImage plain = button->grab().toImage();
            button->setFocus(Qt::TabFocusReason);
            const auto edges = sides(QRectF(button->rect()), 3);
            QVERIFY(markContrast(button->grab().toImage(), plain, edges) >= minimumMarkContrast);
            table->setFocus(Qt::OtherFocusReason);
            table->buttons.front().marked = true;
            table->display(false);
            QVERIFY(markContrast(button->grab().toImage(), plain, edges) >= minimumMarkContrast);
            table->buttons.front().marked = false;
            table->display(false);
            QCOMPARE(button->grab().toImage(), plain);
        }
        table->takeLog();
        QPushButton* const button = table->button(1);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, key);
            QCOMPARE(table->takeLog(), QStringList{QStringLiteral("button 1")});
        }
        // A held key does not repeat the action.
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, {}, QString(), true);
        QCoreApplication::sendEvent(button, &again);
        QCOMPARE(table->takeLog(), QStringList());
    }

    void whatStaysIsTold() {
        open();
        // A click on a card that is face down.
        table->click(0, 0);
        QCOMPARE(table->takeLog(), QStringList({QStringLiteral("click 0.0"), QStringLiteral("cannot 0.0")}));
        // A drag of it, let go elsewhere.
        table->drag(table->at(0, 0), table->at(1, 1));
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("cannot 0.0")});
        // The keyboard.
        showCursor({0, 0});
        QTest::keyClick(table.get(), Qt::Key_Return);
        QCOMPARE(table->takeLog(), QStringList({QStringLiteral("click 0.0"), QStringLiteral("cannot 0.0")}));
        // Cards that can be taken are taken, and cards that act on a click act.
        table->click(0, 3);
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("click 0.3")});
        table->clearSelection();
        table->click(3, 2);
        QCOMPARE(table->takeLog(), QStringList{QStringLiteral("click 3.2")});
    }

  private:
    void open() {
        table->showMarks();
        table->show();
        QVERIFY(QTest::qWaitForWindowExposed(table.get()));
        table->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.get()));
        plt::testing::movePointer(*table->viewport(), QPoint(2, table->height() - 2));
        // Faces are drawn on a thread of their own.
        QTRY_VERIFY(hasFaces(picture()));
    }
    /// All that lie face up are more than paper.
    bool hasFaces(const QImage& image) const {
        for (const PilePicture& pile : table->picture().piles)
            for (std::size_t i = 0; i < pile.cards.size(); ++i)
                if (pile.cards[i].faceUp && !hasInk(image, {pile.id, static_cast<int>(i)})) return false;
        return true;
    }
    bool hasInk(const QImage& image, CardPlace place) const {
        // Its index, which must be visible below other cards.
        const QRectF card = table->rectOf(place);
        const QRect index =
            QRectF(card.left() + 2, card.top() + 2, card.width() / 4, card.height() / 8).toRect();
        for (int y = index.top(); y < index.bottom(); ++y)
            for (int x = index.left(); x < index.right(); ++x)
                if (image.pixelColor(QPoint(x, y) * image.devicePixelRatio()).lightness() < 150) return true;
        return false;
    }
    double riseOf(CardPlace place) const { return std::round(table->rectOf(place).height() / 20); }
    QImage picture() const { return table->viewport()->grab().toImage(); }
    void showCursor(CardPlace place) {
        table->setFocus(Qt::TabFocusReason);
        QTest::keyClick(table.get(), Qt::Key_Home);
        table->setCursor(place);
        QVERIFY(table->isCursorVisible());
        QCOMPARE(table->cursor(), place);
    }

    std::unique_ptr<MarkedTable> table;
};

QTEST_MAIN(TestTableMarks)
#include "test_table_marks.moc"
