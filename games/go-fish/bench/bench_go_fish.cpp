// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "go-fish/tests/match.h"

#include <QElapsedTimer>
#include <QTest>

using gofish::Options;
using gofish::Rules;
using gofish::State;

/// Strength of the levels, one seat against all others with the seats in turn: by default 3,000 games,
/// PLT_GAMES=number for more or fewer. Also their time for a move.
class BenchGoFish : public QObject {
    Q_OBJECT

    static int games() {
        const int wanted = qEnvironmentVariableIntValue("PLT_GAMES");
        return wanted > 0 ? wanted : 3000;
    }

  private Q_SLOTS:
    void levels_data() {
        QTest::addColumn<int>("opponents");
        QTest::addColumn<bool>("books");
        QTest::addColumn<QByteArray>("level");
        QTest::addColumn<QByteArray>("others");
        for (const bool books : {false, true})
            for (const int opponents : {1, 2, 3, 4})
                for (const auto& [level, others] :
                     {std::pair{"medium", "easy"}, std::pair{"hard", "easy"}, std::pair{"hard", "medium"}}) {
                    const auto name = QStringLiteral("%1, %2 against %3 %4")
                                          .arg(books ? QStringLiteral("books") : QStringLiteral("pairs"))
                                          .arg(QLatin1String(level))
                                          .arg(opponents)
                                          .arg(QLatin1String(others));
                    QTest::newRow(qPrintable(name))
                        << opponents << books << QByteArray(level) << QByteArray(others);
                }
    }
    void levels() {
        QFETCH(int, opponents);
        QFETCH(bool, books);
        QFETCH(QByteArray, level);
        QFETCH(QByteArray, others);
        Options options;
        options.opponents = opponents;
        options.books = books;
        constexpr std::uint64_t firstDeal = 5000;
        QElapsedTimer timer;
        timer.start();
        const auto match =
            gofish::testing::play(options, level.toStdString(), others.toStdString(), games(), firstDeal);
        qInfo("%s: %.1f %% of the games (even: %.1f), %.1f %% of what was laid down, %.1f s",
              QTest::currentDataTag(), 100 * match.share(), 100.0 / options.players(),
              100.0 * match.sets / match.allSets, double(timer.elapsed()) / 1000);
    }

    void aDecision_data() {
        QTest::addColumn<QByteArray>("level");
        for (const auto& level : Rules::levels())
            QTest::newRow(level.word.c_str()) << QByteArray::fromStdString(level.word);
    }
    /// Late in a game, when there is most to think about.
    void aDecision() {
        QFETCH(QByteArray, level);
        State state = Rules::begin({}, Rules::deal({}, 1));
        plt::Random random(1);
        for (int moves = 0; moves < 40 && Rules::outcome(state) == plt::Outcome::playing;) {
            plt::Question question;
            question.seed = random.next();
            const State next =
                *Rules::apply(state, Rules::choose(Rules::observe(state, state.turn), "easy", question));
            if (Rules::outcome(next) != plt::Outcome::playing) break;
            state = next;
            ++moves;
        }
        while (state.phase == gofish::Phase::fishing) state = *Rules::apply(state, gofish::Move::fish());
        const auto seen = Rules::observe(state, state.turn);
        QBENCHMARK {
            (void)Rules::choose(seen, level.toStdString(), {});
        }
    }
};

QTEST_APPLESS_MAIN(BenchGoFish)
#include "bench_go_fish.moc"
