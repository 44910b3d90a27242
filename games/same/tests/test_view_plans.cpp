// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/session/rules_session.h"
#include "common/testing/game_checks.h"
#include "common/testing/played_game.h"
#include "same/hint.h"

#include <QLocale>
#include <QTest>

/// Hints of whole games: a promise holds as long as the hints are followed.
class TestPlans : public QObject {
    Q_OBJECT

    using Move = same::Move;
    using Options = same::Options;
    using Scoring = same::Scoring;

    /// Same whose hints search less, so that they err more and are there at once.
    struct HastyRules : same::Rules {
        static constexpr same::Budget budget{1500};
        static plt::Hint<Move> hint(const State& state, std::stop_token stop) {
            return same::toHint(state, same::findPlan(state, budget, std::move(stop)));
        }
        static plt::Hint<Move> hintAlong(const State& state, const plt::Ways<Move>& known,
                                         std::stop_token stop) {
            return same::toHint(state, same::findPlan(state, known, budget, std::move(stop)));
        }
    };
    using Session = plt::RulesSession<HastyRules>;

    static const std::vector<Options>& optionSets() {
        static const std::vector<Options> sets{{10, 10, 3, Scoring::modern},
                                               {12, 10, 4, Scoring::modern},
                                               {15, 10, 5, Scoring::modern},
                                               {14, 10, 5, Scoring::classic}};
        return sets;
    }
    static Options optionsOf(std::uint64_t game) { return optionSets()[game % optionSets().size()]; }
    static bool isOver(const Session& session) { return session.outcome() != plt::Outcome::playing; }

    static void ask(Session& session) {
        session.requestHint();
        if (!QTest::qWaitFor([&] { return !session.isThinking(); }, 60'000)) qFatal("the hint does not come");
    }
    /// The score at the end of the plan whose step is shown.
    static std::int64_t promised(const Session& session) {
        const auto& way = session.game().ways.back();
        auto state = same::Rules::begin(session.options(), session.start());
        for (std::size_t i = 0; i < way.size(); ++i) {
            if (static_cast<int>(i) == session.moveCount() && !(state == session.state()))
                qFatal("the plan is another game's");
            state = same::Rules::apply(state, way[i].as<Move>()).value();
        }
        return same::Rules::score(state);
    }
    static Move anyMove(const Session& session, plt::Random& random) {
        const auto moves = same::Rules::legalMoves(session.state());
        return moves[random.below(moves.size())];
    }

  private Q_SLOTS:
    void aPromiseIsKept() {
        int lower = 0;
        for (std::uint64_t game = 0; game < 16; ++game) {
            Session session(false);
            session.beginFirst(optionsOf(game), game);
            std::int64_t promise = 0;
            std::int64_t first = 0;
            while (!isOver(session)) {
                ask(session);
                QVERIFY(session.hasShownStep());
                const auto now = promised(session);
                QVERIFY2(now >= promise, qPrintable(QStringLiteral("%1 after %2").arg(now).arg(promise)));
                if (first == 0) first = now;
                promise = now;
                // A search that knew nothing of the plan would promise less here and there.
                if (same::findPlan(session.state(), HastyRules::budget, {}).score < promise) ++lower;
                session.playHint();
            }
            QVERIFY(promise >= first && first > 0);
            QCOMPARE(same::Rules::score(session.state()), promise);
        }
        QVERIFY2(lower > 10, qPrintable(QString::number(lower)));
    }
    /// With detours that are taken back, ways back and forward again, and the game closed and opened.
    void aPromiseIsKeptOnTheWayBack() {
        plt::Random random(7);
        constexpr std::uint64_t games = plt::testing::slowBuild ? 4 : 16;
        for (std::uint64_t game = 0; game < games; ++game) {
            auto session = std::make_unique<Session>(false);
            session->beginFirst(optionsOf(game), 100 + game);
            std::int64_t promise = 0;
            const auto look = [&] {
                ask(*session);
                const auto now = promised(*session);
                QVERIFY2(now >= promise, qPrintable(QStringLiteral("%1 after %2").arg(now).arg(promise)));
                promise = now;
            };
            while (!isOver(*session)) {
                look();
                switch (random.below(6)) {
                    case 0: {
                        // A hint off the plan promises what it can.
                        session->play(anyMove(*session, random));
                        if (!isOver(*session)) ask(*session);
                        session->undo();
                        look();
                        break;
                    }
                    case 1: {
                        const int ply = session->moveCount();
                        const auto before = promise;
                        session->goTo(static_cast<int>(random.below(static_cast<std::uint64_t>(ply) + 1)));
                        look();
                        // A better plan from there may lead elsewhere.
                        session->goTo(ply);
                        promise = before;
                        look();
                        break;
                    }
                    case 2: {
                        const auto kept = plt::testing::keptOf(*session);
                        session = std::make_unique<Session>(false);
                        QVERIFY(session->restore(kept.present, kept.others).problems.isEmpty());
                        look();
                        break;
                    }
                    default:
                        break;
                }
                // The hint is gone where something was done since.
                if (!session->hasShownStep()) ask(*session);
                session->playHint();
            }
            QCOMPARE(same::Rules::score(session->state()), promise);
        }
    }
    void theVerdictNamesThePromise() {
        Session session(false);
        session.beginFirst(optionsOf(2), 3);
        for (int asked = 0; asked < 2; ++asked) {
            ask(session);
            const auto number = QLocale().toString(static_cast<qlonglong>(promised(session)));
            QVERIFY2(session.hintText().contains(number),
                     qPrintable(number + QLatin1Char(' ') + session.hintText()));
            // After ten steps is looked for a better one.
            for (int step = 0; step < 10; ++step) {
                session.requestHint();
                QVERIFY(session.hasShownStep());
                session.playHint();
            }
        }
    }
    /// Ways come from files, too.
    void waysThatAreNoneArePassedOver() {
        const Options options = optionsOf(0);
        const auto state = same::Rules::begin(options, same::Rules::deal(options, 6));
        const auto good = same::findPlan(state, {200'000}, {});
        auto broken = good.moves;
        broken.front() = {29, 19};
        auto shortened = good.moves;
        shortened.pop_back();
        const auto plan = same::findPlan(state, {broken, shortened, {}}, {10}, {});
        QVERIFY(plan.score < good.score);
        const auto known = same::findPlan(state, {broken, good.moves, shortened}, {10}, {});
        QVERIFY(known.moves == good.moves);
        QCOMPARE(known.score, good.score);
        QCOMPARE(known.left, good.left);
    }
};

QTEST_MAIN(TestPlans)
#include "test_view_plans.moc"
