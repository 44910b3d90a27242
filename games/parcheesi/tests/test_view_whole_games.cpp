// SPDX-License-Identifier: MIT
#include "common/look/motion.h"
#include "parcheesi/tests/game.h"

#include <set>

/// Games from the first roll to the end, played through the window alone.
class TestParcheesiWholeGames : public QObject {
    Q_OBJECT

    using Desk = parcheesi::testing::Desk;
    using Move = parcheesi::Move;

    /// The move of a player of this level; the same every time.
    static Move advice(const Desk& desk, const char* level) {
        using parcheesi::Rules;
        return Rules::choose(Rules::observe(desk.state(), static_cast<int>(desk.state().side())), level, {});
    }

    /// Plays as the only person at the table, like a player of this level, by `act`.
    static void playWhole(const Desk& desk, const char* level, const std::function<void(const Move&)>& act) {
        constexpr int maximumMoves = 2000;
        QCOMPARE(desk.session().moveCount(), 0);
        int own = 0;
        std::set<bool> kinds;
        while (!desk.isOver()) {
            QVERIFY(desk.session().moveCount() < maximumMoves);
            QVERIFY(QTest::qWaitFor([&desk] { return desk.isOver() || desk.view->isPersonsTurn(); }, 60'000));
            if (desk.isOver()) break;
            const auto before = desk.state();
            const auto move = advice(desk, level);
            kinds.insert(move.kind == Move::Kind::done);
            act(move);
            QVERIFY2(!(desk.state() == before), parcheesi::Rules::write(move).c_str());
            ++own;
        }
        // Steps of pawns and ends of turns were all done by hand.
        QCOMPARE(kinds.size(), std::size_t{2});
        QVERIFY2(own > 40, qPrintable(QString::number(own)));
        QVERIFY(!desk.session().result().helped);
    }

    /// The message says how the game ended. The stronger player mostly wins; chance decides ties of others.
    static void expectEnd(const Desk& desk, parcheesi::Side own) {
        const bool won = desk.state().position().hasWon(own);
        QCOMPARE(desk.session().outcome(), won ? plt::Outcome::won : plt::Outcome::lost);
        const auto words = won ? QStringLiteral("You won!") : QStringLiteral("You lost");
        QTRY_VERIFY2(desk.window->messageText().contains(words), qPrintable(desk.window->messageText()));
        QVERIFY2(desk.window->messageText().contains(QStringLiteral("has all four pawns home")),
                 qPrintable(desk.window->messageText()));
    }

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void byMouse() {
        const Desk desk(QStringLiteral("standard:1"), QStringLiteral("person-polly-polly-polly"));
        bool drags = false;
        playWhole(desk, "grace", [&](const Move& move) {
            if (move.kind == Move::Kind::done) {
                desk.press(QStringLiteral("Done"));
                return;
            }
            drags = !drags;
            const int cell = desk.cellAfter(move.step);
            if (drags) {
                desk.dragTo(move.step.pawn, cell);
            } else {
                desk.click(desk.pointOf(move.step.pawn));
                desk.clickCell(cell);
            }
        });
        expectEnd(desk, parcheesi::allSides[0]);
    }
    void byKeyboard() {
        const Desk desk(QStringLiteral("standard:2"), QStringLiteral("polly-person-polly-polly"));
        playWhole(desk, "grace", [&](const Move& move) {
            if (move.kind == Move::Kind::done) {
                desk.typed(Qt::Key_D);
                return;
            }
            const int cell = desk.cellAfter(move.step);
            desk.typedTabsTo(desk.cellOf(move.step.pawn));
            desk.typed(Qt::Key_Return);
            desk.typedTabsTo(cell);
            desk.typed(Qt::Key_Return);
        });
        expectEnd(desk, parcheesi::allSides[1]);
    }
    void throughAccessibility() {
        const Desk desk(QStringLiteral("standard:3"), QStringLiteral("polly-polly-person-polly"));
        playWhole(desk, "grace", [&](const Move& move) {
            if (move.kind == Move::Kind::done) {
                auto* const done = QAccessible::queryAccessibleInterface(desk.button(QStringLiteral("Done")));
                done->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
                return;
            }
            const int cell = desk.cellAfter(move.step);
            desk.pressAccessible(desk.cellOf(move.step.pawn));
            desk.pressAccessible(cell);
        });
        expectEnd(desk, parcheesi::allSides[2]);
    }
    /// A weak player against three stronger ones mostly loses.
    void lost() {
        const Desk desk(QStringLiteral("standard:4"), QStringLiteral("grace-grace-grace-person"));
        playWhole(desk, "polly", [&](const Move& move) {
            if (move.kind == Move::Kind::done)
                desk.press(QStringLiteral("Done"));
            else
                desk.dragTo(move.step.pawn, desk.cellAfter(move.step));
        });
        expectEnd(desk, parcheesi::allSides[3]);
    }
};

QTEST_MAIN(TestParcheesiWholeGames)
#include "test_view_whole_games.moc"
