// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "lights-out/board/solver.h"
#include "lights-out/rules.h"

#include <QTest>

using namespace lights_out;
using namespace plt::testing;

namespace {

Options optionsOf(const char* text) {
    return Rules::readOptions(text).value();
}

const std::vector<Options>& optionSets() {
    static const std::vector<Options> sets{optionsOf("random,5,cross,hard"),
                                           optionsOf("random,4,wrapped,any"),
                                           optionsOf("random,6,diagonal,medium")};
    return sets;
}

constexpr Extent extent{amount(60), 30, 11};

}  // namespace

class TestLightsOutReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void hintsHaveAHundred() {
        const auto reviewed = reviewedGames<Rules>(optionSets(), extent, hintPlayer(), {});
        QVERIFY(holds(reviewed.finding));
        QCOMPARE(reviewed.finding.ended, extent.games);
        QCOMPARE(reviewed.mistakes, 0);
        QCOMPARE(reviewed.accuracy(), 100.0);
    }

    void randomPressesAreBelowFifty() {
        const auto reviewed = reviewedGames<Rules>(optionSets(), extent, randomPlayer(5), {});
        QVERIFY(holds(reviewed.finding));
        QVERIFY(reviewed.decisions > extent.games);
        QVERIFY2(reviewed.accuracy() < 50, qPrintable(QString::number(reviewed.accuracy())));
    }

    void aPlantedMistakeIsFound() {
        int planted = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto options = optionsOf("random,5,cross,medium");
            const auto state = Rules::begin(options, Rules::deal(options, seed));
            const int fewest = Solver::of(state.form).shortest(state.lit)->presses;
            for (const auto& move : Rules::legalMoves(state)) {
                const auto next = Rules::apply(state, move).value();
                const auto rest = Solver::of(state.form).shortest(next.lit)->presses;
                const auto judgement = Rules::judge(state, move, {}).value();
                QCOMPARE(judgement.certainty, plt::Certainty::proven);
                // A press costs what it adds to the shortest solution, and itself.
                QCOMPARE(judgement.bestValue - judgement.madeValue, double(rest + 1 - fewest));
                planted += rest + 1 > fewest ? 1 : 0;
            }
        }
        QVERIFY(planted > 100);
    }

    void aSandboxIsNotJudged() {
        const auto options = optionsOf("empty,4,cross");
        const auto state = Rules::begin(options, Rules::deal(options, 1));
        QVERIFY(!Rules::judge(state, {0, 0}, {}));
    }
};

QTEST_GUILESS_MAIN(TestLightsOutReview)
#include "test_review.moc"
