// SPDX-License-Identifier: MIT
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/window/game_window.h"
#include "common/window/options_form.h"
#include "mines/board.h"
#include "mines/view.h"
#include "tests/support/clean_home.h"
#include "tests/support/session_checks.h"

#include <functional>
#include <memory>
#include <set>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QCheckBox>
#include <QPointingDevice>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace mines;
using plt::Outcome;

namespace {

const CleanHome home;

/// A wall of mines in the middle column of 7 x 5, a free tile on either side of it everywhere.
const auto wall = QStringLiteral("7x5,5,unprotected:mECBAgQ");
/// 7 x 5 with mines on (1,1) and (5,1).
const auto two = QStringLiteral("7x5,2,unprotected:mAIgAAA");

struct Game {
    explicit Game(const QString& id) {
        plt::GameInfo info;
        info.id = QStringLiteral("test-mines");
        info.label = QStringLiteral("Minesweeper");
        view = new View;
        window = std::make_unique<plt::GameWindow>(info, view);
        window->resize(700, 640);
        window->show();
        if (!QTest::qWaitForWindowExposed(window.get())) qFatal("the window is not shown");
        view->preferences().setFlag(QStringLiteral("questionMarks"), false);
        view->preferences().setFlag(QStringLiteral("oneButton"), true);
        view->chancesAction().setChecked(false);
        QTest::mouseMove(&board(), QPoint(1, 1));
        const auto problem = window->openGameId(id);
        if (!problem.isEmpty()) qFatal("%s", qPrintable(problem));
        board().finishAnimation();
        board().setFocus();
    }
    BoardWidget& board() const { return view->board(); }
    const State& state() const { return view->state(); }
    int cell(int x, int y) const { return state().grid().cell(x, y); }
    const Tile& tile(int x, int y) const { return state().tile(cell(x, y)); }
    QPoint point(int x, int y) const { return board().cellPoint(cell(x, y)); }
    void click(int x, int y, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {}) const {
        QTest::mouseClick(&board(), button, keys, point(x, y));
    }
    void press(int x, int y, Qt::MouseButton button = Qt::LeftButton) const {
        QTest::mousePress(&board(), button, {}, point(x, y));
    }
    void move(int x, int y, Qt::MouseButton held) const {
        const QPointF to = point(x, y);
        QMouseEvent event(QEvent::MouseMove, to, board().mapToGlobal(to), Qt::NoButton, held, {});
        QCoreApplication::sendEvent(&board(), &event);
    }
    void release(int x, int y, Qt::MouseButton button = Qt::LeftButton) const {
        QTest::mouseRelease(&board(), button, {}, point(x, y));
    }
    /// Walks the keyboard cursor to a tile.
    void walkTo(int target) const {
        const Grid grid = state().grid();
        const auto at = [this] { return board().cursorCell(); };
        QTest::keyClick(&board(), Qt::Key_Left);
        while (grid.x(at()) < grid.x(target)) QTest::keyClick(&board(), Qt::Key_Right);
        while (grid.x(at()) > grid.x(target)) QTest::keyClick(&board(), Qt::Key_Left);
        while (grid.y(at()) < grid.y(target)) QTest::keyClick(&board(), Qt::Key_Down);
        while (grid.y(at()) > grid.y(target)) QTest::keyClick(&board(), Qt::Key_Up);
    }
    QAccessibleInterface* accessible(int cell) const {
        return QAccessible::queryAccessibleInterface(&board())->child(cell);
    }
    void doAccessible(int cell) const {
        auto* actions = accessible(cell)->actionInterface();
        if (actions == nullptr) qFatal("a tile has an action");
        actions->doAction(QAccessibleActionInterface::pressAction());
    }
    Face face(int x, int y) const { return TileLook::unpacked(board().picture().cells[at(cell(x, y))]).face; }
    QImage picture() const { return board().grab().toImage(); }

    View* view;
    std::unique_ptr<plt::GameWindow> window;
};

/// Wins by what the hint says, each step made by `play`.
void winByHints(Game& game, const std::function<void(const Move&)>& play) {
    for (int i = 0; i < 1000 && game.state().status == Outcome::playing; ++i) {
        const auto hint = Rules::hint(game.state(), {});
        QVERIFY(!hint.steps.empty());
        const State before = game.state();
        play(hint.steps.front().move);
        QVERIFY2(!(game.state() == before), Rules::write(hint.steps.front().move).c_str());
    }
    QVERIFY(game.state().status == Outcome::won);
}

double lightness(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double y =
        0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

}  // namespace

class TestMinesView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { plt::motion::setEnabled(false); }

    void isWonByMouse() {
        Game game(QStringLiteral("9x9,10,no-guess#5"));
        winByHints(game, [&](const Move& move) {
            game.click(move.x, move.y, move.action == Action::uncover ? Qt::LeftButton : Qt::RightButton);
        });
        QVERIFY(game.window->messageText().contains(QStringLiteral("All mines found")));
        QVERIFY(game.view->statusText().contains(QStringLiteral("Mines: 0")));
        for (int cell = 0; cell < 81; ++cell) {
            const Face face = TileLook::unpacked(game.board().picture().cells[at(cell)]).face;
            QVERIFY(face == (game.state().tile(cell).mine ? Face::flag : Face::open));
        }
    }
    void isWonByKeyboard() {
        Game game(QStringLiteral("9x9,10,no-guess#6"));
        winByHints(game, [&](const Move& move) {
            game.walkTo(game.cell(move.x, move.y));
            QTest::keyClick(&game.board(), move.action == Action::uncover ? Qt::Key_Space : Qt::Key_F);
        });
    }
    void isWonByAccessibility() {
        Game game(QStringLiteral("9x9,10,no-guess#7"));
        winByHints(game, [&](const Move& move) {
            game.view->markingAction().setChecked(move.action != Action::uncover);
            game.doAccessible(game.cell(move.x, move.y));
        });
        QVERIFY(game.accessible(0)->text(QAccessible::Name).startsWith(QStringLiteral("Row 1, column 1, ")));
    }
    void isLostByMouse() {
        Game game(wall);
        game.click(3, 2, Qt::RightButton);
        game.click(2, 4, Qt::RightButton);
        game.click(3, 0);
        QVERIFY(game.state().status == Outcome::lost);
        QVERIFY(game.face(3, 0) == Face::exploded);
        QVERIFY(game.face(3, 1) == Face::mine);
        QVERIFY(game.face(3, 2) == Face::flag);
        QVERIFY(game.face(2, 4) == Face::wrongFlag);
        QVERIFY(game.face(0, 0) == Face::covered);
        QVERIFY(game.window->messageText().contains(QStringLiteral("mine")));
        QVERIFY(game.board().cellName(game.cell(2, 4)).contains(QStringLiteral("wrong flag")));
        // Everything is refused now, and nothing complains.
        const State end = game.state();
        game.click(0, 0);
        game.click(0, 0, Qt::RightButton);
        QTest::keyClick(&game.board(), Qt::Key_F);
        QVERIFY(game.state() == end);
        QVERIFY(!game.board().cellEnabled(0));
        game.view->session().undo();
        QVERIFY(game.state().status == Outcome::playing);
        QVERIFY(game.view->session().result().helped);
    }

    void k_actsWhereItWasPressed() {
        Game game(two);
        const State before = game.state();
        game.press(0, 0);
        game.move(1, 0, Qt::LeftButton);
        game.release(1, 0);
        QVERIFY(game.state() == before);

        game.press(2, 2);
        QVERIFY(!game.picture().isNull());
        game.move(3, 3, Qt::LeftButton);
        game.move(2, 2, Qt::LeftButton);
        game.release(2, 2);
        QVERIFY(game.tile(2, 2).open());

        const State one = game.state();
        game.press(3, 4);
        QTest::mousePress(&game.board(), Qt::RightButton, {}, game.point(3, 4));
        game.release(3, 4);
        game.release(3, 4, Qt::RightButton);
        QVERIFY(game.state() == one);

        // A press on an open tile arms no other one.
        game.press(2, 2);
        game.move(3, 4, Qt::LeftButton);
        game.release(3, 4);
        QVERIFY(game.state() == one);
    }
    void l_buttonsAndKeysMeanTheSame() {
        Game game(two);
        for (const auto key : {Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier}) {
            game.click(0, 0, Qt::LeftButton, key);
            QVERIFY(game.tile(0, 0).mark == Mark::flag);
            game.click(0, 0, Qt::MiddleButton, key);
            QVERIFY(game.tile(0, 0).mark == Mark::covered);
        }
        game.click(0, 0, Qt::MiddleButton);
        QVERIFY(game.tile(0, 0).open());
    }
    void flagsProtectAndCycle() {
        Game game(two);
        game.click(0, 0, Qt::RightButton);
        QVERIFY(game.view->statusText().contains(QStringLiteral("Mines: 1")));
        game.click(0, 0);
        QVERIFY(!game.tile(0, 0).open());
        game.click(0, 0, Qt::RightButton);
        QVERIFY(game.tile(0, 0).mark == Mark::covered);

        game.view->preferences().setFlag(QStringLiteral("questionMarks"), true);
        for (const Mark mark : {Mark::flag, Mark::question, Mark::covered}) {
            game.click(0, 0, Qt::RightButton);
            QVERIFY(game.tile(0, 0).mark == mark);
        }
        game.walkTo(game.cell(1, 0));
        QTest::keyClick(&game.board(), Qt::Key_Q);
        QVERIFY(game.tile(1, 0).mark == Mark::question);
        QVERIFY(game.board().cellName(game.cell(1, 0)).contains(QStringLiteral("question mark")));
        QTest::keyClick(&game.board(), Qt::Key_Return);
        QVERIFY(game.tile(1, 0).open());
    }

    void chords_data() {
        QTest::addColumn<int>("way");
        QTest::addColumn<bool>("oneButton");
        QTest::newRow("click") << 0 << true;
        QTest::newRow("double click") << 1 << false;
        QTest::newRow("middle") << 2 << false;
        QTest::newRow("keyboard") << 3 << false;
        QTest::newRow("accessibility") << 4 << false;
    }
    void chords() {
        QFETCH(int, way);
        QFETCH(bool, oneButton);
        Game game(two);
        game.view->preferences().setFlag(QStringLiteral("oneButton"), oneButton);
        const auto chord = [&] {
            switch (way) {
                case 0:
                    return game.click(2, 2);
                case 1:
                    game.click(2, 2);
                    QTest::mouseDClick(&game.board(), Qt::LeftButton, {}, game.point(2, 2));
                    return game.release(2, 2);
                case 2:
                    return game.click(2, 2, Qt::MiddleButton);
                case 3:
                    game.walkTo(game.cell(2, 2));
                    return QTest::keyClick(&game.board(), Qt::Key_Space);
                default:
                    return game.doAccessible(game.cell(2, 2));
            }
        };
        game.click(2, 2);
        QCOMPARE(game.state().covered, 34);
        // Long enough that the clicks of a chord do not count as the second of the click before.
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        const QString said = game.window->messageText();
        chord();
        QCOMPARE(game.state().covered, 34);
        QCOMPARE(game.window->messageText(), said);
        game.click(1, 1, Qt::RightButton);
        QVERIFY(game.board().cellEnabled(game.cell(2, 2)));
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        chord();
        QVERIFY(game.state().covered < 20);
        QVERIFY(game.state().status != Outcome::lost);
    }
    void oneButtonCanBeSwitchedOff() {
        Game game(two);
        game.view->preferences().setFlag(QStringLiteral("oneButton"), false);
        game.click(2, 2);
        game.click(1, 1, Qt::RightButton);
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        game.click(2, 2);
        QCOMPARE(game.state().covered, 34);
    }
    void clicksCanSetFlags() {
        Game game(two);
        game.view->markingAction().trigger();
        game.click(0, 0);
        QVERIFY(game.tile(0, 0).mark == Mark::flag);
        game.click(1, 0, Qt::LeftButton, Qt::ControlModifier);
        QVERIFY(game.tile(1, 0).open());
        QVERIFY(game.view->statusText().contains(QStringLiteral("Clicks set flags")));
        game.view->markingAction().trigger();
        game.click(2, 0);
        QVERIFY(game.tile(2, 0).open());
    }
    void aFingerThatRestsSetsAFlag() {
        Game game(two);
        std::unique_ptr<QPointingDevice> finger(QTest::createTouchDevice());
        const auto tap = [&](int x, int y, int time) {
            QTest::touchEvent(&game.board(), finger.get()).press(1, game.point(x, y), &game.board());
            QTest::qWait(time);
            QTest::touchEvent(&game.board(), finger.get()).release(1, game.point(x, y), &game.board());
            QTest::qWait(20);
        };
        tap(0, 0, QGuiApplication::styleHints()->mousePressAndHoldInterval() + 150);
        QVERIFY(game.tile(0, 0).mark == Mark::flag);
        tap(2, 0, 20);
        QVERIFY(game.tile(2, 0).open());
    }
    void aMouseButtonThatRestsStillUncovers() {
        Game game(two);
        game.press(0, 0);
        QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 150);
        QVERIFY(!game.tile(0, 0).open());
        QVERIFY(game.tile(0, 0).mark == Mark::covered);
        game.release(0, 0);
        QVERIFY(game.tile(0, 0).open());
    }

    void hoverDarkensWhatANumberCounts() {
        Game game(two);
        game.click(2, 2);
        QTest::mouseMove(&game.board(), game.point(6, 4));
        const auto colourAt = [&](int x, int y) {
            // Beside the middle, where no sign is.
            const int side = int(game.board().unit() / 4);
            return game.picture().pixelColor((game.point(x, y) - QPoint(side, 0)) *
                                             game.board().devicePixelRatioF());
        };
        const QColor rest = colourAt(1, 1);
        const QColor far = colourAt(0, 4);
        QTest::mouseMove(&game.board(), game.point(2, 2));
        QVERIFY(lightness(colourAt(1, 1)) < lightness(rest) - 5);
        QCOMPARE(colourAt(0, 4), far);
        QTest::mouseMove(&game.board(), game.point(1, 1));
        QVERIFY(lightness(colourAt(1, 1)) > lightness(rest));
    }
    void aPauseHidesTheBoard() {
        Game game(wall);
        game.click(0, 0);
        const QImage playing = game.picture();
        game.window->setPaused(true);
        QVERIFY(game.board().isConcealed());
        const QImage paused = game.picture();
        std::set<QRgb> colours;
        for (int x = 0; x < paused.width(); ++x) colours.insert(paused.pixel(x, paused.height() / 2));
        QVERIFY(colours.size() <= 2);
        const State before = game.state();
        game.click(6, 4);
        QVERIFY(game.state() == before);
        game.window->setPaused(false);
        QVERIFY(!game.board().isConcealed());
        QCOMPARE(game.picture(), playing);
    }
    void theClockWaitsForTheFirstTile() {
        Game game(QStringLiteral("9x9,10#3"));
        game.click(0, 0, Qt::RightButton);
        QTest::qWait(30);
        QVERIFY(!game.view->session().clock().running());
        game.click(4, 4);
        QTRY_VERIFY(game.view->session().clock().running());
    }
    void startIsMarkedOnAnExactBoard() {
        Game game(QStringLiteral("9x9,10#3"));
        game.click(4, 4);
        const QString id = game.view->session().longId();
        Game other(id);
        QVERIFY(other.face(4, 4) == Face::start);
        QVERIFY(other.board().cellName(40).contains(QStringLiteral("start here")));
        other.click(4, 4);
        QVERIFY(other.state().tiles == game.state().tiles);
    }

    void hintIsShownAndMarked() {
        Game game(QStringLiteral("9x9,10,no-guess#5"));
        auto& session = game.view->session();
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QCOMPARE(game.board().picture().marks.size(), std::size_t{1});
        QVERIFY(session.hintText().contains(QStringLiteral("always safe")));
        session.playHint();
        QVERIFY(game.state().laid);
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QVERIFY(game.board().picture().marks.size() >= 2);
        QVERIFY(session.result().helped);
    }
    void chancesAreShownAndCountAsHelp() {
        Game game(two);
        game.click(2, 2);
        QVERIFY(!game.view->session().result().helped);
        const auto percent = [&](int x, int y) {
            return TileLook::unpacked(game.board().picture().cells[at(game.cell(x, y))]).percent;
        };
        QCOMPARE(percent(0, 0), -1);
        game.view->chancesAction().setChecked(true);
        // One mine in eight tiles around the number, the other in the 26 that it does not touch.
        QTRY_COMPARE(percent(1, 1), 13);
        QCOMPARE(percent(6, 4), 4);
        QVERIFY(game.board().cellName(game.cell(1, 1)).contains(QStringLiteral("mine with 13 percent")));
        QVERIFY(game.view->session().result().helped);
        game.click(1, 1, Qt::RightButton);
        QTRY_COMPARE(percent(1, 1), 13);
        game.view->chancesAction().setChecked(false);
        QCOMPARE(percent(1, 1), -1);
    }

    void digitsAreReadable() {
        QPalette light;
        light.setColor(QPalette::Window, Qt::white);
        light.setColor(QPalette::WindowText, Qt::black);
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(40, 40, 40));
        dark.setColor(QPalette::WindowText, Qt::white);
        for (const auto& palette : {light, dark}) {
            const bool isDark = plt::isDark(palette);
            for (int number = 1; number <= 8; ++number) {
                const QColor colour = digitColour(number, isDark);
                QVERIFY(plt::contrast(colour, openColour(palette)) >= 4.5);
                for (int other = 1; other < number; ++other)
                    QVERIFY(std::abs(lightness(colour) - lightness(digitColour(other, isDark))) >= 3);
            }
            // Covered and open tiles differ in grey as well.
            QVERIFY(std::abs(lightness(coveredColour(palette)) - lightness(openColour(palette))) >= 15);
        }
    }
    void everyLookIsDifferent() {
        // In greyscale, at small and large sizes.
        for (const int side : {12, 24, 64}) {
            std::vector<QImage> pictures;
            TilePainter painter;
            painter.use(QPalette(), QFont());
            std::vector<TileLook> looks;
            for (const Face face : {Face::covered, Face::flag, Face::question, Face::start, Face::mine,
                                    Face::exploded, Face::wrongFlag})
                looks.push_back({face});
            for (int number = 0; number <= 8; ++number) looks.push_back({Face::open, number});
            for (const int chance : {0, 1, 50, 99, 100}) looks.push_back({Face::covered, 0, chance});
            for (const auto& look : looks) {
                QVERIFY(TileLook::unpacked(look.packed()).packed() == look.packed());
                QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
                QPainter onto(&image);
                painter.paint(onto, QRectF(0, 0, side, side), look, Touch::none);
                onto.end();
                pictures.push_back(image.convertToFormat(QImage::Format_Grayscale8));
            }
            for (std::size_t i = 0; i < pictures.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(pictures[i] != pictures[j] || (side < 14 && looks[i].percent > 0),
                             "two looks are the same");
            }
        }
    }
    void chancesOnSmallTilesCanBeRead() {
        // Figures on a tile of expert in a small window are as high as small print at least.
        constexpr int side = 16;
        TilePainter painter;
        painter.use(QPalette(), QFont());
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        QPainter onto(&image);
        painter.paint(onto, QRectF(0, 0, side, side), {Face::covered, 0, 88}, Touch::none);
        onto.end();
        const int paper = qGray(image.pixel(1, side / 3));
        int rows = 0;
        for (int y = 0; y < side * 3 / 4; ++y) {
            bool dark = false;
            for (int x = 2; x < side - 2; ++x) dark = dark || qGray(image.pixel(x, y)) < paper - 60;
            rows += dark ? 1 : 0;
        }
        QVERIFY2(rows >= 6, qPrintable(QString::number(rows)));
    }
    void everyChangeIsPaintedToItsEnd() {
        plt::motion::setEnabled(true);
        Game game(QStringLiteral("16x16,40#5"));
        game.click(8, 8);
        QVERIFY(game.board().isAnimating());
        (void)game.picture();
        QTRY_VERIFY(!game.board().isAnimating());
        const QImage moved = game.picture();
        game.board().update();
        QCOMPARE(game.picture(), moved);
        game.click(0, 0, Qt::RightButton);
        (void)game.picture();
        QTest::qWait(40);
        (void)game.picture();
        game.view->session().undo();
        game.view->session().undo();
        (void)game.picture();
        QTRY_VERIFY(!game.board().isAnimating());
        plt::motion::setEnabled(false);
    }
    void fitsAnyWindow() {
        Game game(QStringLiteral("60x40,480#1"));
        game.click(30, 20);
        for (const QSize size : {QSize(90, 70), QSize(360, 300), QSize(3840, 2160)}) {
            game.board().resize(size);
            QVERIFY(!game.picture().isNull());
            const QRectF board = game.board().toWidget(QRectF(0, 0, 60, 40));
            QVERIFY(QRectF(game.board().rect()).contains(board));
        }
    }

    void optionsAreOffered() {
        Game game(QStringLiteral("16x16,30#1"));
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        QVERIFY(!game.view->optionsDiffer());
        const auto press = [&form](const QString& label) {
            for (auto* button : form.findChildren<QPushButton*>()) {
                if (button->text().remove(QLatin1Char('&')) == label) return button->click();
            }
            QFAIL("no such preset");
        };
        const auto numbers = form.findChildren<QSpinBox*>();
        QCOMPARE(numbers.size(), 3);
        press(QStringLiteral("Expert"));
        QCOMPARE(numbers[0]->value(), 30);
        QCOMPARE(numbers[1]->value(), 16);
        QCOMPARE(numbers[2]->value(), 99);
        QVERIFY(game.view->optionsProblem().isEmpty());
        QVERIFY(game.view->optionsDiffer());
        game.view->applyOptions();
        QVERIFY(game.state().options == atLevel(Level::expert));
        QVERIFY(game.view->session().canUndo());
    }
    void sessionChecks() {
        plt::checks::allSessionChecks<Rules>({{9, 9, 10},
                                              {},
                                              {9, 9, 12, FirstTile::opening, true},
                                              {8, 6, 8, FirstTile::unprotected, false},
                                              {5, 5, 24, FirstTile::safe, false}});
        plt::checks::hintsAreLegal<Rules>({{9, 9, 10}, {16, 16, 30, FirstTile::opening, true}}, 60);
    }
};

QTEST_MAIN(TestMinesView)
#include "test_mines.moc"
