// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"
#include "common/keeping/saved/saved_game.h"
#include "common/look/celebration.h"
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/options_form.h"
#include "mines/board.h"
#include "mines/view.h"

#include <functional>
#include <memory>
#include <set>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPainter>
#include <QPointingDevice>
#include <QPushButton>
#include <QSpinBox>
#include <QStyleHints>
#include <QTableWidget>
#include <QTest>

using namespace mines;
using plt::Outcome;

namespace {

/// A wall of mines in the middle column of 7 x 5, a free tile on either side of it everywhere.
const auto wall = QStringLiteral("7x5,5,unprotected:mECBAgQ");
/// 7 x 5 with mines on (1,1) and (5,1).
const auto two = QStringLiteral("7x5,2,unprotected:mAIgAAA");

struct Game : plt::testing::PlayedGame<View> {
    /// Each in a folder of its own unless it has a name: a deal that was played before is not a new one.
    explicit Game(const QString& id, const QString& name = {})
        : PlayedGame({name.isEmpty() ? nextName() : name, {700, 640}}) {
        show();
        view->preferences().setFlag(QStringLiteral("questionMarks"), false);
        view->preferences().setFlag(QStringLiteral("oneButton"), true);
        view->chancesAction().setChecked(false);
        if (id.isEmpty()) return;
        open(id);
        board().finishAnimation();
        board().setFocus();
    }
    static QString nextName() {
        static int number = 0;
        return QStringLiteral("test-mines-%1").arg(++number);
    }
    BoardWidget& board() const { return view->board(); }
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
        plt::testing::movePointer(board(), point(x, y), held);
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
    Face face(int x, int y) const { return TileLook::unpacked(board().picture().cells[cell(x, y)]).face; }
    QImage picture() const { return board().grab().toImage(); }

    /// Wins by knowing where the mines are, from that first tile on.
    void winFrom(int x, int y) const {
        click(x, y);
        for (int at = 0; at < state().grid().cells(); ++at)
            if (!state().tile(at).mine && !state().tile(at).open())
                click(state().grid().x(at), state().grid().y(at));
        if (state().status != Outcome::won) qFatal("not won");
        plt::FileWriter::shared().finish();
    }
    void stepOnAMine() const {
        for (int at = 0; at < state().grid().cells(); ++at)
            if (state().tile(at).mine) return click(state().grid().x(at), state().grid().y(at));
        qFatal("no mine lies yet");
    }
    plt::OptionStatistics counted() const {
        return plt::Statistics(keptUnder).read().value(view->session().optionsText());
    }
    QAction* action(const QKeySequence& key) const {
        for (auto* found : window->findChildren<QAction*>())
            if (found->shortcuts().contains(key)) return found;
        return nullptr;
    }
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
        QVERIFY(plt::testing::figuresText(*game.view).contains(QStringLiteral("Mines left: 0")));
        for (int cell = 0; cell < 81; ++cell) {
            const Face face = TileLook::unpacked(game.board().picture().cells[cell]).face;
            QVERIFY(face == (game.state().tile(cell).mine ? Face::flower : Face::open));
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
        QVERIFY(game.accessible(0)->text(QAccessible::Name).startsWith(QStringLiteral("row 1, column 1, ")));
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
        // All actions are refused now, without a message.
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
        QVERIFY(plt::testing::figuresText(*game.view).contains(QStringLiteral("Mines left: 1")));
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
        // The keys have the same effect as a click.
        game.walkTo(game.cell(0, 1));
        QTest::keyClick(&game.board(), Qt::Key_Space);
        QVERIFY(game.tile(0, 1).mark == Mark::flag);
        game.walkTo(game.cell(1, 2));
        QTest::keyClick(&game.board(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(game.tile(1, 2).open());
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
        plt::testing::movePointer(game.board(), game.point(6, 4));
        game.board().finishAnimation();
        const auto colourAt = [&](int x, int y) {
            // Beside the middle, where no sign is.
            const int side = int(game.board().unit() / 4);
            return game.picture().pixelColor((game.point(x, y) - QPoint(side, 0)) *
                                             game.board().devicePixelRatioF());
        };
        const QColor rest = colourAt(1, 1);
        const QColor far = colourAt(0, 4);
        plt::testing::movePointer(game.board(), game.point(2, 2));
        QVERIFY(lightness(colourAt(1, 1)) < lightness(rest) - 5);
        QCOMPARE(colourAt(0, 4), far);
        plt::testing::movePointer(game.board(), game.point(1, 1));
        QVERIFY(lightness(colourAt(1, 1)) > lightness(rest));
    }
    void aPauseHidesTheBoard() {
        Game game(wall);
        game.click(0, 0);
        const QImage playing = game.picture();
        game.window->setPaused(true);
        QVERIFY(!game.board().isVisible());
        const State before = game.state();
        // The former place of the tile.
        QTest::mouseClick(game.window->windowHandle(), Qt::LeftButton, {},
                          game.board().mapTo(game.window.get(), game.point(6, 4)));
        QVERIFY(game.window->isPaused());
        QVERIFY2(!game.view->play({Action::uncover, 6, 4}), "nor by any other way");
        QVERIFY(game.state() == before);
        game.window->setPaused(false);
        QVERIFY(game.board().isVisible());
        QCOMPARE(game.picture(), playing);
    }
    void theClockWaitsForTheFirstTile() {
        Game game(QStringLiteral("9x9,10#3"));
        game.click(0, 0, Qt::RightButton);
        QTest::qWait(30);
        QVERIFY(!game.view->session().clock().isRunning());
        game.click(4, 4);
        QTRY_VERIFY(game.view->session().clock().isRunning());
    }
    void aWinIsCelebrated() {
        plt::motion::setEnabled(true);
        Game game(QStringLiteral("9x9,10#3"));
        game.winFrom(4, 4);
        QCOMPARE(plt::Celebration::isRunning(game.view), plt::motion::isEnabled());
        // The board itself moves: its mines bloom one after the other, the farthest last.
        QVERIFY(game.board().isAnimating());
        QTest::qWait(700);
        const QImage growing = game.picture();
        QTRY_VERIFY(!game.board().isAnimating());
        QVERIFY(game.picture() != growing);
        plt::motion::setEnabled(false);
    }
    void theFirstBoardNeedsNoGuess() {
        Game game({});
        QVERIFY(game.state().options == Options{});
        game.click(8, 8);
        QVERIFY(game.state().laid);
        QVERIFY(game.state().proven == Solvable::simply);
        QVERIFY(keepsPromise(game.state()));
    }
    void theClassicOfTheManualIsOneClickAway() {
        Game game({});
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        for (auto* button : form.findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')) == QLatin1String("Classic")) button->click();
        game.view->applyOptions();
        QVERIFY(game.state().options == classicOptions);
    }
    void anEndIsToldInPlainWords() {
        Game game(QStringLiteral("9x9,10#3"));
        game.winFrom(4, 4);
        const QString words = game.window->messageText();
        QVERIFY2(words.contains(QStringLiteral("moves")), qPrintable(words));
        for (const char* jargon : {"3BV", "efficiency", "a second"})
            QVERIFY2(!words.contains(QLatin1String(jargon), Qt::CaseInsensitive), qPrintable(words));
    }
    void theSavedGameHoldsTheMines() {
        QString exact;
        {
            Game game(QStringLiteral("9x9,10#3"), QStringLiteral("mines-saved"));
            const auto start = [&] {
                game.window->saveNow();
                const auto file = plt::storage::readObject(plt::SavedGame::path(game.keptUnder)).object;
                return file->value(QStringLiteral("session"))
                    .toObject()
                    .value(QStringLiteral("present"))
                    .toObject()
                    .value(QStringLiteral("start"))
                    .toString();
            };
            game.click(0, 0, Qt::RightButton);
            QCOMPARE(start(), QStringLiteral("n3"));
            game.click(4, 4);
            exact = game.view->session().longId();
            QVERIFY(exact.contains(QStringLiteral(":m")));
            QCOMPARE(QStringLiteral("9x9,10:") + start(), exact);
            game.window->close();
        }
        Game game({}, QStringLiteral("mines-saved"));
        QCOMPARE(game.view->session().longId(), exact);
        QCOMPARE(game.view->session().shortId(), QStringLiteral("9x9,10#3"));
        QVERIFY(game.tile(4, 4).open());
        QVERIFY(game.tile(0, 0).mark == Mark::flag);
        QVERIFY2(!game.view->session().result().helped, "it is still the first time");
        game.click(0, 0, Qt::RightButton);
        game.winFrom(4, 4);
        QCOMPARE(game.counted().best.size(), 1);
    }
    void helpFollowsTheDeal_data() {
        QTest::addColumn<int>("way");
        QTest::addColumn<bool>("laidAtOnce");
        int way = 0;
        for (const char* name :
             {"restart", "short id", "exact id", "best results", "another run", "exact id in another run",
              "restart in another run", "exact id, written in another way"}) {
            QTest::addRow("%s", name) << way << false;
            QTest::addRow("%s, not protected", name) << way << true;
            ++way;
        }
    }
    /// A mine is stepped on, and then the same deal is won in no time: it may not be ranked.
    void helpFollowsTheDeal() {
        QFETCH(int, way);
        QFETCH(bool, laidAtOnce);
        const auto options = laidAtOnce ? QStringLiteral("9x9,10,unprotected") : QStringLiteral("9x9,10");
        const auto number = options + QStringLiteral("#3");
        const auto name = QStringLiteral("mines-help-%1-%2").arg(way).arg(int(laidAtOnce));
        auto game = std::make_unique<Game>(number, name);
        auto& session = game->view->session();
        QVERIFY(!session.result().helped);
        // A free tile, also where the mines lie at once.
        const int first = laidAtOnce ? [&] {
            for (int at = 0;; ++at)
                if (!game->state().tile(at).mine) return at;
        }() : game->cell(4, 4);
        const int x = first % 9;
        const int y = first / 9;
        if (way == 3) {
            game->winFrom(x, y);
            QCOMPARE(game->counted().best.size(), 1);
        } else {
            game->click(x, y);
            game->stepOnAMine();
            QVERIFY(game->state().status == Outcome::lost);
            QVERIFY2(!session.result().helped, "the first time is the first time");
        }
        const int ranked = way == 3 ? 1 : 0;
        const auto exact = session.longId();
        if (way >= 4 && way <= 6) {
            game->window->close();
            game.reset();
            game = std::make_unique<Game>(QString(), name);
        }
        auto& window = *game->window;
        switch (way) {
            case 0:
            case 6:
                game->view->session().restart();
                break;
            case 1:
            case 4:
                QCOMPARE(window.openGameId(number), QString());
                break;
            case 2:
            case 5:
                QCOMPARE(window.openGameId(exact), QString());
                break;
            case 7: {
                auto other = exact.section(QLatin1Char(':'), 1).section(QLatin1Char(','), 0, 0);
                QCOMPARE(window.openGameId(QStringLiteral("9x9,10,unprotected:") + other), QString());
                break;
            }
            default:
                plt::testing::withDialog<QDialog>([](QDialog& dialog) {
                    dialog.findChildren<QTableWidget*>().last()->selectRow(0);
                    for (auto* button : dialog.findChildren<QPushButton*>())
                        if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Play it again"))
                            QTest::mouseClick(button, Qt::LeftButton);
                    if (dialog.isVisible()) dialog.reject();
                });
                game->action(Qt::CTRL | Qt::Key_I)->trigger();
                QCOMPARE(game->view->session().longId(), exact);
        }
        QCOMPARE(game->view->session().moveCount(), 0);
        QVERIFY(game->view->session().result().helped);
        game->winFrom(x, y);
        if (way != 7) QCOMPARE(game->view->session().longId(), exact);
        QCOMPARE(game->counted().best.size(), ranked);
        QCOMPARE(game->counted().helped, 1);
        QVERIFY(!window.messageText().contains(QStringLiteral("best result")));
        // Another deal is another matter.
        QCOMPARE(window.openGameId(options + QStringLiteral("#4")), QString());
        const auto& state = game->state();
        int free = game->cell(4, 4);
        while (state.tile(free).mine) ++free;
        game->winFrom(free % 9, free / 9);
        QCOMPARE(game->counted().best.size(), ranked + 1);
        QTRY_VERIFY(window.messageText().contains(QStringLiteral("best result")));
    }
    void oneNoticeAndOnePictureForEachChange() {
        const auto name = QStringLiteral("mines-pictures");
        {
            plt::GameInfo info;
            info.id = name;
            info.label = QStringLiteral("Minesweeper");
            plt::GameWindow window(info, new View);
            window.resize(700, 640);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            auto& view = static_cast<View&>(window.view());
            const plt::testing::OnePicture one(window);
            const auto click = [&](int x, int y, Qt::MouseButton button) {
                QTest::mouseClick(&view.board(), button, {},
                                  view.board().cellPoint(view.state().grid().cell(x, y)));
            };
            one.allOf(QStringLiteral("9x9,10,no-guess#5"), [&] { click(4, 4, Qt::LeftButton); });
            one.change("game id", [&] { window.openGameId(two); });
            one.change("flag", [&] { click(1, 1, Qt::RightButton); });
            one.change("tile", [&] { click(2, 2, Qt::LeftButton); });
            one.redraw("chances", [&] { view.chancesAction().trigger(); });
            one.change("tile with chances", [&] { click(3, 4, Qt::LeftButton); });
            one.change("undo with chances", [&] { view.session().undo(); });
            one.redraw("no chances", [&] { view.preferences().setFlag(QStringLiteral("chances"), false); });
            one.change("chord", [&] { view.play({Action::chord, 2, 2}); });
            one.change("mine", [&] { click(5, 1, Qt::LeftButton); });
            QVERIFY(view.state().status == Outcome::lost);
            window.close();
        }
        Game again({}, name);
        plt::testing::OnePicture(*again.window).start();
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

    void aBoardOfALevelIsLookedForAndBegunAtItsRing() {
        Game game(QStringLiteral("16x16,30#1"));
        QCOMPARE(game.window->openGameId(QStringLiteral("9x9,10,chains#1")), QString());
        QTRY_COMPARE(game.view->session().shortId(), QStringLiteral("9x9,10,chains#1"));
        const int first = game.state().first;
        QVERIFY(first >= 0);
        const Grid grid = game.state().grid();
        QVERIFY(game.face(grid.x(first), grid.y(first)) == Face::start);
        QVERIFY(game.view->statusText().contains(QStringLiteral("ring")));
        const int other = first == 0 ? 80 : 0;
        QVERIFY(!game.board().cellEnabled(other));
        game.click(grid.x(other), grid.y(other));
        QVERIFY2(!game.tile(grid.x(other), grid.y(other)).open(), "the ring comes first");
        QVERIFY(game.window->messageText().contains(QStringLiteral("ring")));
        game.click(grid.x(first), grid.y(first));
        QVERIFY(game.tile(grid.x(first), grid.y(first)).open());
        QVERIFY(game.view->statusText().isEmpty());
        QVERIFY(!game.view->session().result().helped);
    }
    void aBoardThatWasLookedForInVainSaysSoAndIsNotRanked() {
        Game game(QStringLiteral("9x9,10,expert:n5"));
        const auto saysSo = [&] {
            return game.view->statusText().contains(QStringLiteral("No board of this level was found")) &&
                   game.view->statusText().contains(QStringLiteral("not ranked"));
        };
        QVERIFY(saysSo());
        game.winFrom(4, 4);
        QVERIFY(saysSo());
        QVERIFY(game.view->session().result().helped);
        QCOMPARE(game.counted().best.size(), 0);
        QCOMPARE(game.counted().helped, 1);
    }
    void aBoardThatBreaksItsPromiseIsNotOpened() {
        Game game(two);
        const State before = game.state();
        for (const auto& id : {QStringLiteral("7x5,2:mAIgAAA"), QStringLiteral("7x5,2,safe:mAIgAAA"),
                               QStringLiteral("7x5,2:mAIgAAA,0"), QStringLiteral("7x5,5,pairs:mECBAgQ,0")}) {
            const QString problem = game.window->openGameId(id);
            QVERIFY2(problem.contains(QStringLiteral("It can be played with 7x5,")), qPrintable(problem));
            QVERIFY(game.state() == before);
        }
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
            return TileLook::unpacked(game.board().picture().cells[game.cell(x, y)]).percent;
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
            painter.setStyle(QPalette(), QFont());
            std::vector<TileLook> looks;
            for (const Face face : {Face::covered, Face::flag, Face::question, Face::start, Face::mine,
                                    Face::exploded, Face::wrongFlag})
                looks.push_back({face});
            for (int kind = 0; kind < flowerKinds; ++kind) looks.push_back({Face::flower, kind});
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
        painter.setStyle(QPalette(), QFont());
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

    void aLowWindowHasNoRoomToWaste() {
        Game game(QStringLiteral("16x16,30#1"));
        game.window->resize(336, 250);
        QCoreApplication::processEvents();
        // Less than a whole pixel more for each tile is left over.
        QVERIFY(game.board().height() - game.board().unit() * 16 < 16 + 2 * 3);
    }

    /// The figures stand beside the board, which fills the height of a small window; a wide board needs the
    /// width.
    void theBoardFillsASmallWindow() {
        Game game(QStringLiteral("16x16,30#1"));
        auto* const header = game.window->findChild<QWidget*>(QStringLiteral("header"));
        const auto onTop = [&] {
            const QPoint board = game.board().mapTo(game.window.get(), QPoint());
            return header->mapTo(game.window.get(), QPoint(0, header->height())).y() <= board.y();
        };
        QVERIFY(onTop());
        game.window->resize(336, 250);
        QTRY_VERIFY2(game.board().unit() * 16 >= 0.7 * 250, qPrintable(QString::number(game.board().unit())));
        QVERIFY(!onTop());
        for (const auto* figure : header->findChildren<QWidget*>())
            QVERIFY(!figure->isVisible() || header->rect().contains(figure->geometry()));
        game.open(QStringLiteral("30x16,99#1"));
        QTRY_VERIFY(onTop());
        game.open(QStringLiteral("16x16,30#1"));
        QTRY_VERIFY(!onTop());
        game.window->resize(700, 640);
        QTRY_VERIFY(onTop());
    }

    /// A digit was 5 pixels high on a tile of 9, and 6 on one of 11.
    void digitsOnSmallTilesCanBeRead() {
        TilePainter painter;
        painter.setStyle(QPalette(), QFont());
        for (const int side : {9, 11, 16}) {
            for (int number = 1; number <= 8; ++number) {
                QImage empty(side, side, QImage::Format_ARGB32_Premultiplied);
                QImage image = empty;
                for (const auto& [picture, shown] : {std::pair{&empty, 0}, std::pair{&image, number}}) {
                    QPainter onto(picture);
                    painter.paint(onto, QRectF(0, 0, side, side), {Face::open, shown}, Touch::none);
                }
                int rows = 0;
                for (int y = 0; y < side; ++y) {
                    bool ink = false;
                    for (int x = 0; x < side; ++x)
                        ink = ink || qGray(empty.pixel(x, y)) - qGray(image.pixel(x, y)) > 60;
                    rows += ink ? 1 : 0;
                }
                QVERIFY2(rows >= 7 && rows < side,
                         qPrintable(QStringLiteral("%1 on %2: %3").arg(number).arg(side).arg(rows)));
            }
        }
    }

    /// Covered tiles are parted in the same way from each neighbour and raised on all sides; only their lower
    /// edges were dark once, so that a board looked striped.
    void coveredTilesStandOutOnAllSides() {
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(40, 40, 40));
        dark.setColor(QPalette::WindowText, Qt::white);
        for (const auto& palette : {QPalette(), dark}) {
            for (const int side : {8, 9, 11, 14, 16, 20, 24, 32, 40, 64}) {
                TilePainter painter;
                painter.setStyle(palette, QFont());
                QImage image(2 * side, 2 * side, QImage::Format_ARGB32_Premultiplied);
                QPainter onto(&image);
                for (int tile = 0; tile < 4; ++tile)
                    painter.paint(onto, QRectF(tile % 2 * side, tile / 2 * side, side, side), {Face::covered},
                                  Touch::none);
                onto.end();
                // From the middle of a tile to that of its right or lower neighbour.
                const auto extremes = [&](bool down) {
                    QColor darkest(Qt::white);
                    QColor lightest(Qt::black);
                    for (int at = side / 2; at < side + side / 2; ++at) {
                        const QColor colour =
                            down ? image.pixelColor(side / 2, at) : image.pixelColor(at, side / 2);
                        if (lightness(colour) < lightness(darkest)) darkest = colour;
                        if (lightness(colour) > lightness(lightest)) lightest = colour;
                    }
                    return std::pair{darkest, lightest};
                };
                const QColor face = image.pixelColor(side / 2, side / 2);
                const auto across = extremes(false);
                const auto down = extremes(true);
                const auto at = QByteArray::number(side);
                for (const auto& [darkest, lightest] : {across, down}) {
                    QVERIFY2(plt::contrast(darkest, face) > 1.25, at);
                    QVERIFY2(plt::contrast(lightest, face) > 1.12, at);
                }
                QVERIFY2(std::abs(lightness(across.first) - lightness(down.first)) < 2, at);
                QVERIFY2(std::abs(lightness(across.second) - lightness(down.second)) < 2, at);
            }
        }
    }

    /// A dark ground between the round corners of four tiles made a pattern of diamonds.
    void coveredTilesMeetWithoutADiamond() {
        Game game(QStringLiteral("9x9,10#1"));
        const QImage image = game.picture();
        const QRectF tile = game.board().toWidget(game.board().geometry()->cellRect(game.cell(2, 2)));
        const QColor corner = image.pixelColor((tile.bottomRight() * image.devicePixelRatio()).toPoint());
        QVERIFY(plt::contrast(corner, coveredColour(game.board().palette())) < 1.12);
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
        press(QStringLiteral("Classic"));
        press(QStringLiteral("Expert"));
        QCOMPARE(numbers[0]->value(), 30);
        QCOMPARE(numbers[1]->value(), 16);
        QCOMPARE(numbers[2]->value(), 99);
        QVERIFY(game.view->optionsProblem().isEmpty());
        QVERIFY(game.view->optionsDiffer());
        game.view->applyOptions();
        QVERIFY(game.state().options == atLevel(Level::expert, classicOptions));
        QVERIFY(game.view->session().canUndo());
    }
    void aBoardWithoutMinesStaysOneInTheDialog() {
        Game game(QStringLiteral("16x16,0#1"));
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        QCOMPARE(form.findChildren<QSpinBox*>().at(2)->value(), 0);
        QVERIFY(!game.view->optionsDiffer());
        QVERIFY(game.view->optionsProblem().isEmpty());
        game.view->applyOptions();
        QCOMPARE(game.state().options.mines, 0);
    }
    void levelsOfReasoningAreOffered() {
        Game game(QStringLiteral("16x16,5#1"));
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        auto* mines = form.findChildren<QSpinBox*>().at(2);
        auto* guesses = form.findChildren<QComboBox*>().last();
        QCOMPARE(guesses->count(), 6);
        QStringList notes;
        for (int choice = 0; choice < guesses->count(); ++choice) {
            guesses->setCurrentIndex(choice);
            QVERIFY2(game.view->optionsProblem().isEmpty(), qPrintable(game.view->optionsProblem()));
            for (const auto* label : form.findChildren<QLabel*>())
                if (!label->text().isEmpty()) notes << label->text();
        }
        // Each choice is explained, and takes as many mines as it needs with it.
        for (const char* said : {"luck", "One or two numbers", "One number at a time", "compare two numbers",
                                 "chain of numbers", "count the mines that are left"})
            QVERIFY2(!notes.filter(QLatin1String(said)).isEmpty(), said);
        guesses->setCurrentIndex(4);
        QCOMPARE(mines->value(), minimumMines(16, 16, Solvable::chains));
        game.view->applyOptions();
        QTRY_COMPARE(game.state().options.solvable, Solvable::chains);
        QVERIFY(keepsPromise(game.state()));
    }
};

QTEST_MAIN(TestMinesView)
#include "test_view.moc"
