// SPDX-License-Identifier: MIT
#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "common/testing/played_game.h"
#include "same/board.h"
#include "same/scoreboard.h"
#include "same/solver.h"
#include "same/view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolTip>

using same::Board;
using same::Move;
using same::Options;
using same::Rules;
using same::Scoring;
using same::View;

namespace {

const Options small{10, 10, 3, Scoring::modern};

struct Game : plt::testing::PlayedGame<View> {
    explicit Game(const QString& id = QStringLiteral("10x10-3#1"))
        : PlayedGame({QStringLiteral("test-same"), {640, 600}}) {
        show(id);
    }
    Board& board() const { return view->board(); }
    const same::Scoreboard::Numbers& numbers() const { return view->scoreboard().numbers(); }
    int cell(Move move) const { return state().cell(move.column, move.row); }
    QPoint point(int cell) const { return board().cellPoint(cell); }

    /// Walks the keyboard cursor to a cell.
    void walkTo(int target) const {
        const int columns = state().options.columns;
        const auto step = [&](Qt::Key key) { QTest::keyClick(&board(), key); };
        while (board().cursorCell() % columns < target % columns) step(Qt::Key_Right);
        while (board().cursorCell() % columns > target % columns) step(Qt::Key_Left);
        while (board().cursorCell() / columns < target / columns) step(Qt::Key_Down);
        while (board().cursorCell() / columns > target / columns) step(Qt::Key_Up);
    }
    /// A cell whose group has exactly or at least so many balls; -1 for none.
    int cellOfGroup(std::size_t least, std::size_t most) const {
        for (int cell = 0; cell < state().options.cells(); ++cell) {
            const auto size = same::groupAt(state(), cell).size();
            if (size >= least && size <= most) return cell;
        }
        return -1;
    }
};

/// A small deal that the search clears, and how.
struct Clearing {
    std::uint64_t seed = 0;
    same::Plan plan;
};
const Clearing& clearing() {
    static const Clearing found = [] {
        for (std::uint64_t seed = 1;; ++seed) {
            auto plan = same::findPlan(Rules::begin(small, Rules::deal(small, seed)), {15'000}, {});
            if (plan.left == 0) return Clearing{seed, plan};
        }
    }();
    return found;
}
QString clearedId() {
    return QStringLiteral("10x10-3#%1").arg(clearing().seed);
}

}  // namespace

class TestSameView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(true); }

    void clearsABoardByMouse() {
        Game game(clearedId());
        for (const auto& move : clearing().plan.moves) {
            QVERIFY(!game.isOver());
            QTest::mouseClick(&game.board(), Qt::LeftButton, {}, game.point(game.cell(move)));
        }
        QCOMPARE(plt::Celebration::isRunning(game.view), plt::motion::isEnabled());
        QCOMPARE(game.board().isRejoicing(), plt::motion::isEnabled());
        QCOMPARE(game.state().left, 0);
        QCOMPARE(Rules::score(game.state()), clearing().plan.score);
        QCOMPARE(game.numbers().total, qint64(clearing().plan.score));
        QCOMPARE(game.numbers().bonus.value(), qint64(5000));
        QVERIFY2(game.window->messageText().contains(QStringLiteral("Board cleared!")),
                 qPrintable(game.window->messageText()));
        // The result is counted on the writing thread.
        QTRY_VERIFY(game.window->messageText().contains(QStringLiteral("best result")));
        // The next input ends the celebration; the end is undone like any move.
        QTest::mouseClick(&game.board(), Qt::LeftButton, {}, game.point(55));
        QVERIFY(!plt::Celebration::isRunning(game.view));
        game.view->session().undo();
        QVERIFY(game.state().left > 0);
        QVERIFY(!game.isOver());
        QVERIFY(!game.window->messageText().contains(QStringLiteral("cleared!")));
    }

    void endsWithBallsLeftByKeyboard() {
        Game game(QStringLiteral("10x10-7#3"));
        while (!game.isOver()) {
            const int before = game.state().clicks;
            game.walkTo(game.cell(Rules::legalMoves(game.state()).back()));
            QVERIFY(game.board().isCursorVisible());
            QVERIFY(game.numbers().thisClick.has_value());
            const qint64 worth = *game.numbers().thisClick;
            const qint64 points = game.numbers().clicks;
            QTest::keyClick(&game.board(), before % 2 ? Qt::Key_Return : Qt::Key_Space);
            QCOMPARE(game.state().clicks, before + 1);
            QCOMPARE(game.numbers().clicks, points + worth);
        }
        QVERIFY(game.state().left > 0);
        QVERIFY2(!plt::Celebration::isRunning(game.view), "nothing was won");
        const auto message = game.window->messageText();
        QVERIFY2(message.contains(QStringLiteral("No group is left")), qPrintable(message));
        QVERIFY2(message.contains(QString::number(game.state().largest)), qPrintable(message));
        QVERIFY(!game.numbers().thisClick);
        // Clicking goes on doing nothing.
        const auto end = game.state();
        for (int cell = 0; cell < 100; ++cell)
            QTest::mouseClick(&game.board(), Qt::LeftButton, {}, game.point(cell));
        QVERIFY(game.state() == end);
    }

    void playsThroughAccessibility() {
        Game game;
        auto* root = QAccessible::queryAccessibleInterface(&game.board());
        QVERIFY(root != nullptr);
        int clicks = 0;
        for (;;) {
            int found = -1;
            for (int i = 0; i < root->childCount() && found < 0; ++i) {
                const auto* cell = root->child(i);
                const bool group = cell->text(QAccessible::Name).contains(QStringLiteral("group of"));
                QCOMPARE(!cell->state().disabled, group);
                if (group) found = i;
            }
            if (found < 0) break;
            root->child(found)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QCOMPARE(game.state().clicks, ++clicks);
        }
        QVERIFY(clicks > 5);
        QVERIFY(game.isOver());
    }

    void cellsSayWhatTheyAre() {
        Game game;
        const auto& state = game.state();
        const int cell = game.cellOfGroup(4, 100);
        const auto size = same::groupAt(state, cell).size();
        const auto name = game.board().cellName(cell);
        QVERIFY(name.startsWith(QStringLiteral("row %1, column %2, ").arg(cell / 10 + 1).arg(cell % 10 + 1)));
        QVERIFY(name.contains(same::ballName(state.colourAt(cell))));
        QVERIFY(name.endsWith(QStringLiteral("group of %1, %2 points").arg(size).arg(size * size)));
        QVERIFY(game.board().cellName(game.cellOfGroup(1, 1)).endsWith(QStringLiteral("alone")));
        game.view->play({cell % 10, cell / 10});
        bool empty = false;
        for (int i = 0; i < 100; ++i)
            empty = empty || game.board().cellName(i).endsWith(QStringLiteral("empty"));
        QVERIFY(empty);
        std::set<QString> names;
        for (int colour = 0; colour < same::maxColours; ++colour) names.insert(same::ballName(colour));
        QCOMPARE(names.size(), std::size_t{same::maxColours});
    }

    void theValueIsShownBeforeTheClick() {
        Game game;
        const int cell = game.cellOfGroup(5, 100);
        const auto size = qint64(same::groupAt(game.state(), cell).size());
        plt::testing::movePointer(game.board(), game.point(cell));
        QTRY_COMPARE(game.numbers().thisClick.value_or(-1), size * size);
        QVERIFY(game.view->scoreboard().text().contains(QStringLiteral("This click: %1").arg(size * size)));
        plt::testing::movePointer(game.board(), game.point(game.cellOfGroup(1, 1)));
        QTRY_VERIFY(!game.numbers().thisClick);
        QTest::mouseClick(&game.board(), Qt::LeftButton, {}, game.point(game.cellOfGroup(2, 100)));
        plt::testing::movePointer(game.board(), game.point(0));
        int empty = 0;
        while (game.state().colourAt(empty) != same::none) ++empty;
        plt::testing::movePointer(game.board(), game.point(empty));
        QTRY_VERIFY(!game.numbers().thisClick);
        // After a click the number is that of what has come under the pointer.
        const int next = game.cellOfGroup(3, 100);
        plt::testing::movePointer(game.board(), game.point(next));
        QTest::mouseClick(&game.board(), Qt::LeftButton, {}, game.point(next));
        const auto now = qint64(same::groupAt(game.state(), next).size());
        QTRY_COMPARE(game.numbers().thisClick.value_or(0), now > 1 ? now * now : 0);
    }

    void everyButtonRemoves() {
        Game game;
        int clicks = 0;
        for (const auto button : {Qt::LeftButton, Qt::MiddleButton, Qt::RightButton}) {
            QTest::mouseClick(&game.board(), button, {}, game.point(game.cellOfGroup(2, 100)));
            QCOMPARE(game.state().clicks, ++clicks);
        }
    }

    void aReleaseInTheSameGroupCounts() {
        Game game;
        const int cell = game.cellOfGroup(3, 100);
        const auto group = same::groupAt(game.state(), cell);
        const int far = group.back();
        QTest::mousePress(&game.board(), Qt::LeftButton, {}, game.point(cell));
        plt::testing::movePointer(game.board(), game.point(far), Qt::LeftButton);
        QCOMPARE(game.state().clicks, 0);
        QTest::mouseRelease(&game.board(), Qt::LeftButton, {}, game.point(far));
        QCOMPARE(game.state().clicks, 1);
        QCOMPARE(game.state().left, 100 - int(group.size()));
    }

    void aReleaseElsewhereDoesNothing() {
        Game game;
        const int cell = game.cellOfGroup(3, 100);
        const auto group = same::groupAt(game.state(), cell);
        int other = 0;
        while (std::find(group.begin(), group.end(), other) != group.end() ||
               !game.board().cellEnabled(other))
            ++other;
        plt::testing::movePointer(game.board(), game.point(cell));
        QTest::mousePress(&game.board(), Qt::LeftButton, {}, game.point(cell));
        plt::testing::movePointer(game.board(), game.point(other), Qt::LeftButton);
        // While the button is held, the number stays that of the group where it went down.
        QCOMPARE(game.numbers().thisClick.value_or(0), qint64(group.size() * group.size()));
        QTest::mouseRelease(&game.board(), Qt::LeftButton, {}, game.point(other));
        QCOMPARE(game.state().clicks, 0);
        const auto size = qint64(same::groupAt(game.state(), other).size());
        QCOMPARE(game.numbers().thisClick.value_or(0), size * size);
        QTest::mousePress(&game.board(), Qt::LeftButton, {}, QPoint(0, 0));
        QTest::mouseRelease(&game.board(), Qt::LeftButton, {}, game.point(cell));
        QCOMPARE(game.state().clicks, 0);
        QTest::mousePress(&game.board(), Qt::LeftButton, {}, game.point(cell));
        QTest::mouseRelease(&game.board(), Qt::LeftButton, {}, QPoint(0, 0));
        QCOMPARE(game.state().clicks, 0);
    }

    void ballsKeepTheirIdentity() {
        Game game;
        const auto before = game.board().picture().pieces;
        game.view->play(Rules::legalMoves(game.state()).back());
        const auto after = game.board().picture().pieces;
        QCOMPARE(int(after.size()), game.state().left);
        int moved = 0;
        for (const auto& piece : after) {
            const auto old =
                std::find_if(before.begin(), before.end(), [&](const auto& p) { return p.id == piece.id; });
            QVERIFY(old != before.end());
            QCOMPARE(old->look, piece.look);
            if (old->centre != piece.centre) ++moved;
        }
        QVERIFY(moved > 0);
        game.view->session().undo();
        QVERIFY(game.board().picture().pieces == before);
        // Balls of another deal are other balls; those of a restart are the same ones.
        game.view->session().restart();
        QVERIFY(game.board().picture().pieces == before);
        game.view->session().newGame();
        for (const auto& piece : game.board().picture().pieces) {
            QVERIFY(
                std::none_of(before.begin(), before.end(), [&](const auto& p) { return p.id == piece.id; }));
        }
    }

    void fallsComeToRest() {
        Game game;
        if (!plt::motion::isEnabled()) QSKIP("this style does not animate");
        game.view->play(Rules::legalMoves(game.state()).back());
        QVERIFY(game.board().isAnimating());
        // A click during the motion acts on the new position at once.
        game.view->play(Rules::legalMoves(game.state()).back());
        QCOMPARE(game.state().clicks, 2);
        QTRY_VERIFY(!game.board().isAnimating());
        plt::motion::setEnabled(false);
        game.view->play(Rules::legalMoves(game.state()).back());
        QVERIFY(!game.board().isAnimating());
    }

    void countsAndBonusFollow() {
        Game game;
        while (!game.isOver()) {
            const auto& state = game.state();
            QCOMPARE(game.numbers().colours, same::countColours(state));
            QCOMPARE(game.numbers().clicks, qint64(state.points));
            QCOMPARE(game.numbers().bonus.value(), qint64(std::max(0, 100 * (50 - state.left))));
            QCOMPARE(game.numbers().total, game.numbers().clicks + *game.numbers().bonus);
            game.view->play(Rules::legalMoves(state).front());
        }
        Game classic(QStringLiteral("20x10-5-classic#1"));
        QVERIFY(!classic.numbers().bonus);
        QVERIFY(classic.view->scoreboard().text().startsWith(QStringLiteral("Total: 0")));
        Game sameGame(QStringLiteral("10x10-3-samegame#1"));
        while (!sameGame.isOver()) {
            const auto& state = sameGame.state();
            QCOMPARE(sameGame.numbers().bonus.value(), qint64(0));
            QCOMPARE(sameGame.numbers().total, qint64(state.points));
            sameGame.view->play(Rules::legalMoves(state).front());
        }
    }

    void theParComesFromTheBackground() {
        Game game;
        QVERIFY(!game.view->par());
        QTRY_VERIFY_WITH_TIMEOUT(game.view->par().has_value(), 240'000);
        const auto expected = same::parScore(small, Rules::deal(small, 1), {});
        QCOMPARE(*game.view->par(), qint64(expected));
        QCOMPARE(game.numbers().par.value_or(-1), qint64(expected));
        // It belongs to the deal, not to the position.
        game.view->play(Rules::legalMoves(game.state()).front());
        QCOMPARE(game.numbers().par.value_or(-1), qint64(expected));
        while (!game.isOver()) game.view->play(Rules::legalMoves(game.state()).front());
        QVERIFY(game.view->endMessage().contains(QStringLiteral("par"), Qt::CaseInsensitive));
        game.view->session().newGame();
        QVERIFY(!game.numbers().par);
        game.view->session().undo();
        QCOMPARE(game.numbers().par.value_or(-1), qint64(expected));
    }

    void aResultAboveParMovesTheBoard_data() {
        QTest::addColumn<int>("over");
        QTest::newRow("above par") << 1;
        QTest::newRow("at par") << 0;
        QTest::newRow("below par") << -1;
    }
    void aResultAboveParMovesTheBoard() {
        QFETCH(int, over);
        plt::motion::setEnabled(true);
        Game game(QStringLiteral("20x10-5-classic#1"));
        while (!game.isOver()) game.view->play(Rules::legalMoves(game.state()).front());
        game.board().finishAnimation();
        QVERIFY(game.state().left > 0);
        QVERIFY(!game.board().isRejoicing());
        // The par may become known after the end.
        const QImage resting = game.board().grab().toImage();
        game.view->setPar(game.view->session().longId(), Rules::score(game.state()) - over);
        QCOMPARE(game.board().isRejoicing(), over > 0);
        QCOMPARE(plt::Celebration::isRunning(game.view), over > 0);
        if (over > 0) {
            QTest::qWait(120);
            QVERIFY(game.board().grab().toImage() != resting);
            game.view->session().undo();
            QVERIFY(!game.board().isRejoicing());
        }
        plt::motion::setEnabled(false);
    }

    void oneNoticeAndOnePictureForEachChange() {
        plt::GameInfo info;
        info.id = QStringLiteral("test-same-pictures");
        info.label = QStringLiteral("Same");
        {
            plt::GameWindow window(info, new View);
            window.show();
            auto& view = static_cast<View&>(window.view());
            const plt::testing::OnePicture one(window);
            const auto click = [&] {
                const auto move = Rules::legalMoves(view.state()).front();
                QTest::mouseClick(&view.board(), Qt::LeftButton, {},
                                  view.board().cellPoint(view.state().cell(move.column, move.row)));
            };
            one.allOf(QStringLiteral("10x10-3#1"), click);
            one.redraw("shapes", [&] { view.preferences().setFlag(QStringLiteral("shapes"), false); });
            one.redraw("shapes again", [&] { view.preferences().setFlag(QStringLiteral("shapes"), true); });
            window.close();
        }
        plt::GameWindow window(info, new View);
        plt::testing::OnePicture(window).start();
    }

    void theHintMarksAWholeGroup() {
        Game game;
        game.view->session().requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(!game.view->session().isThinking(), 120'000);
        const auto* step = game.view->hintStep();
        QVERIFY(step != nullptr);
        QCOMPARE(game.board().hintedCells(), same::groupAt(game.state(), game.cell(step->move)));
        QVERIFY(game.window->messageText().contains(QStringLiteral("best plan")));
        // The plan is kept while it is followed.
        game.view->session().playHint();
        QVERIFY(game.board().hintedCells().empty());
        game.view->session().requestHint();
        QVERIFY(!game.view->session().isThinking());
        QVERIFY(!game.board().hintedCells().empty());
    }

    void aHintIsFollowedWithAnyBallOfItsGroup() {
        Game game;
        game.view->session().requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(!game.view->session().isThinking(), 120'000);
        for (int clicks = 0; clicks < 6; ++clicks) {
            QVERIFY(game.view->hintStep() != nullptr);
            const auto marked = game.board().hintedCells();
            QTest::mouseClick(&game.board(), Qt::LeftButton, {},
                              game.point(clicks % 2 == 0 ? marked.back() : marked[marked.size() / 2]));
            QCOMPARE(game.state().clicks, clicks + 1);
            game.view->session().requestHint();
            QVERIFY(!game.view->session().isThinking());
        }
        // A detour that is taken back leads back to the plan, whichever ball begins it again.
        const auto marked = game.board().hintedCells();
        game.walkTo(marked.back());
        QTest::keyClick(&game.board(), Qt::Key_Space);
        game.view->session().undo();
        game.walkTo(marked.front());
        QTest::keyClick(&game.board(), Qt::Key_Space);
        game.view->session().requestHint();
        QVERIFY(!game.view->session().isThinking());
        QVERIFY(game.view->hintStep() != nullptr);
    }

    void theNumbersAboveFromRightToLeft() {
        same::Scoreboard line;
        same::Scoreboard::Numbers numbers;
        numbers.bonus = 0;
        numbers.colours = {1, 2, 3};
        line.setNumbers(numbers);
        line.resize(800, line.height());
        /// The middle of a number's tool tip.
        const auto middle = [&line](const QString& explanation) {
            std::vector<int> places;
            for (int x = 0; x < line.width(); ++x) {
                const QPoint place(x, line.height() / 2);
                QHelpEvent help(QEvent::ToolTip, place, line.mapToGlobal(place));
                QCoreApplication::sendEvent(&line, &help);
                if (help.isAccepted() && QToolTip::text() == explanation) places.push_back(x);
            }
            QToolTip::hideText();
            return places.empty() ? -1 : (places.front() + places.back()) / 2;
        };
        /// The outermost columns that have ink, and those that have colours of balls.
        const auto columns = [&line] {
            const QImage image = line.grab().toImage();
            const QColor paper = image.pixelColor(0, 0);
            std::vector<int> ink;
            std::vector<int> balls;
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y) {
                    const QColor colour = image.pixelColor(x, y);
                    if (std::abs(colour.lightness() - paper.lightness()) > 60) ink.push_back(x);
                    if (colour.hsvSaturation() > 150) balls.push_back(x);
                }
            return std::array{ink.front(), ink.back(), balls.front(), balls.back()};
        };
        const QString explained = QStringLiteral("What counts: clicks and bonus together.");
        const int total = middle(explained);
        const auto usual = columns();
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const int mirroredTotal = middle(explained);
        const auto mirrored = columns();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY(total > 0);
        QVERIFY2(std::abs(line.width() - mirroredTotal - total) <= 2,
                 qPrintable(QStringLiteral("%1, %2").arg(total).arg(mirroredTotal)));
        for (const int i : {0, 1, 2, 3}) {
            const int end = line.width() - mirrored[i ^ 1];
            QVERIFY2(std::abs(end - usual[i]) <= 4,
                     qPrintable(QStringLiteral("%1, %2").arg(usual[i]).arg(end)));
        }
    }

    /// The numbers stand beside the board, which fills the height of a small window.
    void theBoardFillsASmallWindow() {
        Game game(QStringLiteral("20x16-5#1"));
        game.window->resize(336, 250);
        QCoreApplication::processEvents();
        const auto& numbers = game.view->scoreboard();
        QTRY_VERIFY(game.board().unit() * 16 >= 0.65 * 250);
        QTRY_VERIFY(!numbers.geometry().intersects(static_cast<QWidget&>(game.board()).geometry()));
        const auto explained = [&](const QString& text) {
            for (int y = 0; y < numbers.height(); y += 3) {
                for (int x = 0; x < numbers.width(); x += 3) {
                    QHelpEvent help(QEvent::ToolTip, {x, y}, numbers.mapToGlobal(QPoint(x, y)));
                    QCoreApplication::sendEvent(&game.view->scoreboard(), &help);
                    if (help.isAccepted() && QToolTip::text().contains(text)) return true;
                }
            }
            return false;
        };
        for (const auto* text : {"bonus together", "n x n", "fewer than 50", "highlighted", "short search",
                                 "blue disc", "yellow star"})
            QVERIFY2(explained(QLatin1String(text)), text);
        QToolTip::hideText();
        game.window->resize(640, 600);
        QCoreApplication::processEvents();
        QTRY_VERIFY(numbers.geometry().bottom() <= game.board().y());
        QCOMPARE(numbers.width(), game.view->width());
    }

    /// The value that rises from a group is as large as other words, however small the balls are.
    void theRisingValueCanBeRead() {
        Game game(QStringLiteral("20x16-5#1"));
        game.window->resize(336, 250);
        QCoreApplication::processEvents();
        plt::motion::setEnabled(true);
        const QImage before = game.board().grab().toImage();
        game.board().showFloatingValue({8 * 20 + 10}, 625);
        const QImage after = game.board().grab().toImage();
        plt::motion::setEnabled(false);
        const auto isChanged = [&](int y) {
            for (int x = 0; x < after.width(); ++x)
                if (before.pixelColor(x, y) != after.pixelColor(x, y)) return true;
            return false;
        };
        int rows = 0;
        for (int y = 0; y < after.height(); ++y) rows += isChanged(y) ? 1 : 0;
        QVERIFY2(rows >= 14, qPrintable(QString::number(rows)));
    }

    void theNumbersAboveAreExplained() {
        const auto explanations = [](const QString& id) {
            Game game(id);
            auto& line = game.view->scoreboard();
            QStringList texts;
            for (int x = 0; x < line.width(); x += 4) {
                const QPoint place(x, line.height() / 3);
                QHelpEvent help(QEvent::ToolTip, place, line.mapToGlobal(place));
                QCoreApplication::sendEvent(&line, &help);
                if (!texts.contains(QToolTip::text())) texts << QToolTip::text();
            }
            QToolTip::hideText();
            return texts;
        };
        QVERIFY(
            !explanations(QStringLiteral("20x10-5#1")).filter(QStringLiteral("bonus together")).isEmpty());
        // Classic scoring has no bonus to speak of.
        const auto classic = explanations(QStringLiteral("20x10-5-classic#1"));
        QVERIFY2(classic.filter(QStringLiteral("bonus")).isEmpty(), qPrintable(classic.join(u'\n')));
        QVERIFY(!classic.filter(QStringLiteral("a pair gives 2 points")).isEmpty());
        const auto sameGame = explanations(QStringLiteral("15x15-5-samegame#1"));
        QVERIFY(!sameGame.filter(QStringLiteral("(n-2) x (n-2)")).isEmpty());
        QVERIFY(!sameGame.filter(QStringLiteral("1,000 points for a cleared board")).isEmpty());
        QVERIFY(sameGame.filter(QStringLiteral("fewer than 50")).isEmpty());
    }

    void optionsHavePresets() {
        Game game;
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        const auto press = [&](const QString& label) {
            for (auto* button : form.findChildren<QPushButton*>()) {
                if (button->text() == label) button->click();
            }
        };
        press(QStringLiteral("Classic"));
        QVERIFY(game.view->optionsDiffer());
        QVERIFY(game.view->optionsProblem().isEmpty());
        game.view->applyOptions();
        QCOMPARE(game.view->options(), (Options{20, 10, 5, Scoring::classic}));
        press(QStringLiteral("SameGame"));
        game.view->applyOptions();
        QCOMPARE(game.view->options(), (Options{15, 15, 5, Scoring::sameGame}));
        QCOMPARE(game.board().geometry()->cellCount(), 225);
        press(QStringLiteral("Large"));
        const auto boxes = form.findChildren<QSpinBox*>();
        QCOMPARE(boxes.size(), 3);
        QCOMPARE(boxes[0]->value(), 30);
        boxes[0]->setValue(12);
        game.view->applyOptions();
        QCOMPARE(game.view->options(), (Options{12, 20, 6, Scoring::modern}));
        QCOMPARE(game.board().geometry()->cellCount(), 240);
    }

    void shapesCanBeSwitchedOff() {
        Game game;
        game.board().finishAnimation();
        const auto with = game.board().grab().toImage();
        game.view->preferences().setFlag(QStringLiteral("shapes"), false);
        const auto without = game.board().grab().toImage();
        QVERIFY(with != without);
        game.view->preferences().setFlag(QStringLiteral("shapes"), true);
        QVERIFY(game.board().grab().toImage() == with);
    }

    void coloursDifferInGreyToo() {
        // Any two balls differ by much in many of their pixels, even without hues.
        const int side = 40;
        const auto picture = [&](int colour) {
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            same::drawBall(painter, QRectF(0, 0, side, side), colour, same::Light::rest, true);
            painter.end();
            return image.convertToFormat(QImage::Format_Grayscale8);
        };
        for (int one = 0; one < same::maxColours; ++one) {
            for (int other = one + 1; other < same::maxColours; ++other) {
                const auto a = picture(one);
                const auto b = picture(other);
                int differing = 0;
                for (int y = 0; y < side; ++y) {
                    for (int x = 0; x < side; ++x) {
                        // A tenth of the whole range of lightness.
                        if (std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 25) ++differing;
                    }
                }
                QVERIFY2(differing > side * side / 20,
                         qPrintable(QStringLiteral("%1 %2: %3").arg(one).arg(other).arg(differing)));
            }
        }
    }

    void drawsAtEverySize() {
        Game game(QStringLiteral("30x20-7#5"));
        for (const QSize size :
             {QSize(120, 100), QSize(360, 300), QSize(300, 900), QSize(1900, 500), QSize(3840, 2160)}) {
            game.window->resize(size);
            QCoreApplication::processEvents();
            QVERIFY(!game.window->grab().isNull());
            QVERIFY(game.board().unit() > 0);
            // Nothing of the board is cut off.
            const auto corner = game.board().cellPoint(30 * 20 - 1);
            QVERIFY(game.board().rect().contains(corner));
            const auto& numbers = game.view->scoreboard();
            QVERIFY(numbers.height() < std::max(110, size.height() / 2) ||
                    numbers.width() < game.view->width() / 2);
        }
    }

    void lightingFollowsThePress() {
        Game game;
        plt::motion::setEnabled(false);
        const int cell = game.cellOfGroup(4, 100);
        const auto pointTo = [&game](QPoint point, Qt::MouseButtons held) {
            plt::testing::movePointer(game.board(), point, held);
        };
        pointTo(QPoint(1, 1), Qt::NoButton);
        const auto rest = game.board().grab().toImage();
        pointTo(game.point(cell), Qt::NoButton);
        const auto lit = game.board().grab().toImage();
        QVERIFY(rest != lit);
        QTest::mousePress(&game.board(), Qt::LeftButton, {}, game.point(cell));
        const auto pressed = game.board().grab().toImage();
        QVERIFY(pressed != lit);
        pointTo(QPoint(1, 1), Qt::LeftButton);
        QTest::mouseRelease(&game.board(), Qt::LeftButton, {}, QPoint(1, 1));
        QVERIFY(game.board().grab().toImage() == rest);
    }

    void aDealWithoutGroupsIsOverAtOnce() {
        QString rows;
        for (int row = 0; row < 10; ++row) {
            if (row > 0) rows += QLatin1Char('/');
            rows += row % 2 ? QStringLiteral("bcbcbcbcbc")
                            : QStringLiteral("abababacac").replace(QLatin1Char('c'), QLatin1Char('b'));
        }
        rows.replace(QStringLiteral("bcbcbcbcbc"), QStringLiteral("cacacacaca"));
        Game game(QStringLiteral("10x10-3:") + rows);
        QVERIFY(game.isOver());
        QVERIFY(game.window->messageText().contains(QStringLiteral("No group is left")));
    }

    void wordsAtTheEndLeaveTheBallsInSight() {
        Game game(QStringLiteral("10x10-5#1"));
        plt::motion::setEnabled(false);
        const auto boxOf = [&game](int cell) {
            const QPoint centre = game.board().mapTo(game.view, game.point(cell));
            return QRect(centre - QPoint(1, 1), QSize(3, 3));
        };
        // While there is something to play, everything is.
        QCOMPARE(game.view->keptInSight(), game.view->occupiedRegion());
        while (!game.isOver()) {
            const int cell = game.cellOfGroup(2, 100);
            QVERIFY(game.view->play({cell % 10, cell / 10}));
        }
        QVERIFY(game.state().left > 0);
        const QRegion kept = game.view->keptInSight();
        for (int cell = 0; cell < game.state().options.cells(); ++cell)
            QCOMPARE(kept.intersects(boxOf(cell)), game.state().ballAt(cell) != same::none);
        QVERIFY(!kept.intersects(game.view->scoreboard().geometry()));
    }
};

QTEST_MAIN(TestSameView)
#include "test_view.moc"
