// SPDX-License-Identifier: MIT
#include "common/gl/gl_widget.h"
#include "common/keeping/saved/saved_game.h"
#include "common/look/motion.h"
#include "common/storage/files.h"
#include "common/window/options_form.h"
#include "jewel/gems/gem_look.h"
#include "jewel/gems/special_mark.h"
#include "jewel/table/lights.h"
#include "jewel/tests/game.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <utility>

#include <QCheckBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QTest>

namespace jewel::testing {

/// Special gems as they are seen, named and played.
class TestSpecialGems : public QObject {
    Q_OBJECT

    static constexpr Options calm{Mode::calm, Difficulty::beginner, false, 0, true};
    static constexpr std::array<Special, specialCount> all{
        Special::none, Special::rowBeam, Special::columnBeam, Special::burst, Special::prism};

    static State position() { return Rules::begin(calm, Rules::deal(calm, 4)); }
    static State with(Special special, int cell) {
        auto state = position();
        makeSpecial(state.gems[cell], special);
        return state;
    }
    /// Pixels of a box that are clearly lighter or darker in one picture than in the other: by more than
    /// `least` of 255 levels of grey.
    static int apart(const QImage& one, const QImage& other, const QRect& box, int least = 60) {
        int count = 0;
        for (int y = box.top(); y <= box.bottom(); ++y)
            for (int x = box.left(); x <= box.right(); ++x)
                count += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > least;
        return count;
    }
    static QImage gemPicture(int pixels, const Appearance& look, int sign, Special special) {
        QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(velvet());
        QPainter painter(&image);
        GemSprites sprites;
        sprites.setSide(pixels);
        sprites.draw(painter, image.rect(), look, sign, special);
        return image;
    }
    /// A first board on which the swap of row 1, column 3 with the gem below makes a prism.
    static QString prismGame() {
        Kinds kinds{};
        for (int cell = 0; cell < cellCount; ++cell)
            kinds[cell] = static_cast<std::uint8_t>((2 * rowOf(cell) + 3 * columnOf(cell)) % kindCount);
        for (const int cell : {0, 1, 3, 4, side + 2}) kinds[cell] = 6;
        kinds[2] = 1;
        return QString::fromStdString(Rules::write(calm) + ':' + Rules::write(Start{kinds, 5}));
    }
    static int cellOfPrism(const State& state) {
        for (int cell = 0; cell < cellCount; ++cell)
            if (state.gems[cell].special == Special::prism) return cell;
        return -1;
    }
    static Swap besidePrism(int prism) {
        return columnOf(prism) < side - 1 ? Swap{prism, false} : Swap{prism - 1, false};
    }

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }
    void cleanup() { plt::motion::setEnabled(false); }

    // Marks ---------------------------------------------------------------------------------------------
    /// On every gem, with and without signs, in small and without colours.
    void marksAreToldApart() {
        for (const int pixels : {18, 64})
            for (int shape = 0; shape < kindCount; ++shape)
                for (const int sign : {-1, shape})
                    for (std::size_t one = 0; one + 1 < all.size(); ++one)
                        for (std::size_t other = 0; other < one; ++other) {
                            const Appearance look{shape, (shape + 2) % kindCount};
                            const auto picture = gemPicture(pixels, look, sign, all[one]);
                            QVERIFY(apart(picture, gemPicture(pixels, look, sign, all[other]),
                                          picture.rect()) > pixels * pixels / 20);
                        }
    }
    /// The sign of a kind and the outline of its gem are complete inside every mark.
    void marksLeaveRoomForSigns() {
        for (const Special special : {Special::rowBeam, Special::columnBeam, Special::burst})
            for (int kind = 0; kind < kindCount; ++kind) {
                QImage sign(64, 64, QImage::Format_ARGB32_Premultiplied);
                sign.fill(Qt::transparent);
                QPainter painter(&sign);
                drawKindSign(painter, sign.rect(), kind);
                painter.end();
                const auto picture = gemPicture(64, {kind, kind}, kind, special);
                for (int y = 0; y < 64; ++y)
                    for (int x = 0; x < 64; ++x)
                        if (qAlpha(sign.pixel(x, y)) == 255) QCOMPARE(picture.pixel(x, y), sign.pixel(x, y));
                // Only the part that distinguishes it from gems of other shapes.
                for (int other = 0; other < kind; ++other)
                    QVERIFY(apart(gemPicture(64, {kind, 2}, -1, special),
                                  gemPicture(64, {other, 2}, -1, special), picture.rect(), 24) > 100);
            }
    }
    void aPrismIsNoOtherGem() {
        const Appearance prism{prismShape, 0};
        const auto picture = gemPicture(64, prism, -1, Special::prism);
        for (int kind = 0; kind < kindCount; ++kind)
            QVERIFY(apart(picture, gemPicture(64, {kind, kind}, -1, Special::none), picture.rect()) > 400);
        // Many colours.
        std::set<int> hues;
        for (int y = 0; y < 64; ++y)
            for (int x = 0; x < 64; ++x) {
                const QColor seen = picture.pixelColor(x, y);
                if (seen.hsvSaturation() > 120 && seen.value() > 100) hues.insert(seen.hsvHue() / 30);
            }
        QVERIFY(hues.size() >= 4);
    }
    void marksAreSeenOnTheBoard_data() {
        QTest::addColumn<bool>("space");
        QTest::addColumn<bool>("turning");
        QTest::addColumn<int>("pixels");
        for (const int pixels : {176, 560}) {
            QTest::addRow("flat, %d", pixels) << false << false << pixels;
            QTest::addRow("in space, %d", pixels) << true << false << pixels;
            QTest::addRow("turning, %d", pixels) << true << true << pixels;
        }
    }
    void marksAreSeenOnTheBoard() {
        QFETCH(bool, space);
        QFETCH(bool, turning);
        QFETCH(int, pixels);
        if (space && !plt::GlWidget::isSupported()) QSKIP("there is no OpenGL here");
        plt::motion::setEnabled(turning);
        Board board;
        board.setInSpace(space);
        board.setTurning(turning);
        board.resize(pixels, pixels);
        board.showState(position());
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        for (const int cell : {0, 63}) {
            std::array<QImage, specialCount> pictures;
            const auto rect = board.cellRect(cell).toRect().adjusted(1, 1, -1, -1);
            for (std::size_t i = 0; i < all.size(); ++i) {
                board.showState(with(all[i], cell));
                // Frames are delivered asynchronously: waits until two are equal.
                QTRY_VERIFY([&] {
                    const auto before = std::exchange(pictures[i], board.grab().toImage());
                    QTest::qWait(20);
                    return !before.isNull() && before == pictures[i];
                }());
            }
            for (std::size_t one = 0; one < all.size(); ++one)
                for (std::size_t other = 0; other < one; ++other)
                    QVERIFY2(apart(pictures[one], pictures[other], rect) > rect.width() * rect.height() / 20,
                             qPrintable(QStringLiteral("%1 and %2 in %3").arg(one).arg(other).arg(cell)));
        }
    }
    void cellsSayWhatTheyAre() {
        Board board;
        const auto nameOf = [&board](Special special) {
            auto state = with(special, 20);
            state.gems[20].kind = special == Special::prism ? noKind : 5;
            board.showState(state);
            return board.cellName(20);
        };
        QCOMPARE(nameOf(Special::none), QStringLiteral("row 3, column 5, red cone"));
        QCOMPARE(nameOf(Special::rowBeam), QStringLiteral("row 3, column 5, red cone, beam along the row"));
        QCOMPARE(nameOf(Special::columnBeam),
                 QStringLiteral("row 3, column 5, red cone, beam along the column"));
        QCOMPARE(nameOf(Special::burst), QStringLiteral("row 3, column 5, red cone, burst"));
        QCOMPARE(nameOf(Special::prism), QStringLiteral("row 3, column 5, prism"));
        board.choose(20);
        QCOMPARE(board.cellName(20), QStringLiteral("row 3, column 5, prism, chosen"));
    }

    // Lights --------------------------------------------------------------------------------------------
    void lightsFallOnWhatIsTaken() {
        const QRectF area(0, 0, 320, 320);
        const auto lit = [&area](const Effect& effect, double age) {
            QImage image(320, 320, QImage::Format_RGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            drawLights(painter, area, {{effect, age}});
            std::set<int> cells;
            for (int cell = 0; cell < cellCount; ++cell)
                if (qGray(image.pixel(columnOf(cell) * 40 + 20, rowOf(cell) * 40 + 20)) > 60)
                    cells.insert(cell);
            return cells;
        };
        const auto near = [](int cell) {
            std::set<int> cells;
            for (int rows = -1; rows <= 1; ++rows)
                for (int columns = -1; columns <= 1; ++columns) cells.insert(cell + rows * side + columns);
            return cells;
        };
        QCOMPARE(lit({20, Special::rowBeam, 0, {}}, 0.5), (std::set<int>{16, 17, 18, 19, 20, 21, 22, 23}));
        QCOMPARE(lit({20, Special::columnBeam, 0, {}}, 0.5), (std::set<int>{4, 12, 20, 28, 36, 44, 52, 60}));
        QCOMPARE(lit({20, Special::burst, 0, {}}, 0.5), near(20));
        QCOMPARE(lit({20, Special::prism, 0, {3, 20, 41}}, 0.5), (std::set<int>{3, 20, 41}));
        // It goes out.
        QVERIFY(lit({20, Special::rowBeam, 0, {}}, 0.99).empty());
    }
    /// Lines burst, and the longer the brighter.
    void linesBurst() {
        const auto brightness = [](const Line& line, double age) {
            QImage image(320, 320, QImage::Format_RGB32);
            image.fill(Qt::black);
            {
                QPainter painter(&image);
                drawBursts(painter, QRectF(0, 0, 320, 320), {{line, age}});
            }
            qint64 sum = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) sum += qGray(image.pixel(x, y));
            return sum;
        };
        const qint64 three = brightness({19, 3, false}, 0.4);
        const qint64 four = brightness({18, 4, false}, 0.4);
        QVERIFY(three > 320 * 320);
        QVERIFY2(four > three * 3 / 2, qPrintable(QStringLiteral("%1 %2").arg(three).arg(four)));
        QVERIFY(brightness({18, 5, true}, 0.4) > four * 5 / 4);
        QVERIFY(brightness({19, 3, false}, 0.99) < three / 10);
        // In the dance they begin with the end of the swap.
        const auto before = position();
        auto after = before;
        const Swap swap = goodSwaps(kindsOf(before.gems)).front();
        const auto stages = unfold(after, swap);
        Choreography told;
        told.swap(before.gems, swap, stages, 0);
        QVERIFY(told.burstsAt(timing::swap - 1).empty());
        QCOMPARE(told.burstsAt(timing::swap + 1).size(), stages[1].lines.size());
        told.finish();
        QVERIFY(told.burstsAt(timing::swap + 1).empty());
    }
    /// Gems that are struck later vanish later, and all gems come to rest at their places in the rules.
    void wavesComeOneAfterTheOther() {
        auto before = position();
        const Swap swap = goodSwaps(kindsOf(before.gems)).front();
        const Line line = linesOf(kindsOf(before.gems), swap).front();
        // In the line after the swap, wherever it was before.
        const int beam = line.cell(0);
        const int from = beam == swap.cell ? swap.other() : beam == swap.other() ? swap.cell : beam;
        makeSpecial(before.gems[from], line.down ? Special::rowBeam : Special::columnBeam);
        auto after = before;
        const auto stages = unfold(after, swap);
        Choreography told;
        told.rest(before.gems);
        told.swap(before.gems, swap, stages, 0);
        QVERIFY(told.lightsAt(timing::swap - 1).empty());
        QCOMPARE(told.lightsAt(timing::swap + 1).size(), std::size_t{1});
        QVERIFY(told.lightsAt(timing::swap + 1).front().effect == stages[1].effects.front());
        QCOMPARE(told.pointsAt(timing::swap + 1).size(), std::size_t{1});
        QCOMPARE(told.pointsAt(timing::swap + 1).front().points, stages[1].points);
        std::vector<PlacedGem> places;
        told.placesAt(timing::swap + timing::wave, places);
        for (int cell = 0; cell < cellCount; ++cell)
            QCOMPARE(places[cell].near > 0, stages[1].waves[cell] == 0);
        told.placesAt(timing::swap + timing::wave + timing::vanish - 0.1, places);
        for (int cell = 0; cell < cellCount; ++cell)
            QCOMPARE(places[cell].near > farAway / 2, stages[1].waves[cell] != Pass::stays);
        double now = 0;
        while (told.isMoving(now)) now += 16;
        told.placesAt(now, places);
        for (int cell = 0; cell < cellCount; ++cell) QVERIFY(places[cell].gem == after.gems[cell]);
        told.swap(before.gems, swap, stages, 0);
        told.finish();
        QVERIFY(told.lightsAt(timing::swap + 1).empty());
    }
    void lightIsSeenWhereMotionIs() {
        auto before = position();
        const Swap swap = goodSwaps(kindsOf(before.gems)).front();
        makeSpecial(before.gems[swap.cell], Special::prism);
        auto after = before;
        const auto stages = unfold(after, swap);
        const int far = stages[1].effects.front().taken.back();
        for (const bool moves : {false, true}) {
            plt::motion::setEnabled(moves);
            Board board;
            board.setInSpace(false);
            board.resize(400, 400);
            board.showState(before);
            board.show();
            QVERIFY(QTest::qWaitForWindowExposed(&board));
            board.showSwap(before, after, swap, stages);
            // Beside the gem, where it is dark else.
            const QPoint place = (board.cellRect(far).topLeft() + QPointF(5, 5)).toPoint();
            int lightest = 0;
            do {
                lightest = std::max(lightest, qGray(board.grab().toImage().pixel(place)));
                QTest::qWait(10);
            } while (board.isAnimating());
            QCOMPARE(lightest > 40, moves);
        }
    }

    // Played --------------------------------------------------------------------------------------------
    void prismsAreMadeAndSwapped_data() {
        QTest::addColumn<int>("way");
        QTest::newRow("keys") << 0;
        QTest::newRow("drag") << 1;
        QTest::newRow("clicks") << 2;
    }
    void prismsAreMadeAndSwapped() {
        QFETCH(int, way);
        Game game(prismGame(), QStringLiteral("test-jewel-specials"));
        const auto swapNow = [&](Swap swap) {
            if (way == 0) {
                game.swapByKeys(swap);
            } else if (way == 1) {
                game.drag(swap.cell, swap.other());
            } else {
                game.click(swap.cell);
                game.click(swap.other());
            }
        };
        swapNow({2, true});
        QCOMPARE(game.state().swaps, 1);
        QVERIFY(game.state().specialsMade >= 1);
        const int prism = cellOfPrism(game.state());
        QVERIFY(prism >= 0);
        QVERIFY(game.board().cellName(prism).endsWith(QStringLiteral(", prism")));
        const auto before = game.state();
        const Swap swap = besidePrism(prism);
        const auto pass = firstPass(before, swap);
        swapNow(swap);
        QCOMPARE(game.state().swaps, 2);
        QVERIFY(game.state().score >= before.score + pass.points());
        // Undone and done again it is the same.
        const auto after = game.state();
        game.view->session().undo();
        QVERIFY(game.state() == before);
        game.view->session().redo();
        QVERIFY(game.state() == after);
    }
    void aHintTellsWhatThePrismTakes() {
        Game game(prismGame(), QStringLiteral("test-jewel-specials"));
        game.view->session().requestHint();
        QTRY_VERIFY(game.view->session().hasShownStep());
        QVERIFY(game.window->messageText().contains(QStringLiteral("that makes a prism")));
        game.view->session().playHint();
        QVERIFY(cellOfPrism(game.state()) >= 0);
        game.view->session().requestHint();
        QTRY_VERIFY(game.view->session().hasShownStep());
        QVERIFY(game.window->messageText().contains(QStringLiteral("the prism takes all")));
    }
    void aClosedGameComesBackWithThem() {
        State left;
        const QString name = QStringLiteral("test-jewel-specials-resumed");
        {
            Game game(prismGame(), name);
            game.swapByKeys({2, true});
            game.window->close();
            left = game.state();
        }
        Game game({}, name);
        QVERIFY(game.state() == left);
        QVERIFY(cellOfPrism(game.state()) >= 0);
    }
    /// A file that was written before there were special gems.
    void aGameOfAnEarlierVersion() {
        const auto name = QStringLiteral("jewel");
        QVERIFY(!plt::storage::makeFolder(QStringLiteral("saved")).isEmpty());
        QVERIFY(
            QFile::copy(QStringLiteral(PLT_GAME_FOLDER "/tests/earlier.json"), plt::SavedGame::path(name)));
        Game game({}, name);
        QVERIFY(!game.state().options.specials);
        QCOMPARE(View::scoreTable(game.state().options), QStringLiteral("sixty-high-chains-10"));
        QCOMPARE(game.state().swaps, 5);
        // As its window showed them then.
        QCOMPARE(game.state().score, std::int64_t{24});
        QCOMPARE(game.state().level, 2);
        QCOMPARE(goodSwaps(kindsOf(game.state().gems)).size(), std::size_t{4});
        game.swapByKeys(game.good());
        QCOMPARE(game.state().swaps, 6);
    }
    void theyAreAnOptionOfNewGames() {
        const Game game(QStringLiteral("clock-beginner#1"), QStringLiteral("test-jewel-new-game"));
        QVERIFY(Options{}.specials);
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        const auto boxes = form.findChildren<QCheckBox*>();
        const auto box = std::find_if(boxes.begin(), boxes.end(), [](const QCheckBox* one) {
            return one->text() == QStringLiteral("Special gems");
        });
        QVERIFY(box != boxes.end() && !(*box)->isChecked());
        const auto isTold = [&form] {
            const auto labels = form.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->text().contains(QStringLiteral("leave a gem that takes others with it"));
            });
        };
        QVERIFY(!isTold());
        (*box)->click();
        QVERIFY(isTold());
        QVERIFY(game.view->optionsDiffer());
        game.view->applyOptions();
        QVERIFY(game.state().options.specials);
    }
    /// Tables of games with and without special gems are not mixed, and ids of before name games without.
    void scoresAreKeptApart() {
        QCOMPARE(View::scoreTable({Mode::sixty, Difficulty::easy, false, 0, false}),
                 QStringLiteral("sixty-easy"));
        QCOMPARE(View::scoreTable({Mode::sixty, Difficulty::easy, false, 0, true}),
                 QStringLiteral("sixty-easy-specials"));
        Game game(QStringLiteral("clock-beginner#1"), QStringLiteral("test-jewel-specials"));
        QVERIFY(!game.state().options.specials);
        QVERIFY(game.view->statusText().startsWith(QStringLiteral("The clock")));
    }
};

}  // namespace jewel::testing

QTEST_MAIN(jewel::testing::TestSpecialGems)
#include "test_view_special_gems.moc"
