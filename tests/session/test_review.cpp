// SPDX-License-Identifier: MIT
#include "common/session/review/review_sums.h"
#include "common/session/review/review_text.h"
#include "tests/support/counting.h"

#include <QSignalSpy>
#include <QTest>

using counting::Options;
using counting::Rules;
using Session = plt::RulesSession<Rules>;

namespace {

/// Counting whose reviews are made all at once: they look for the smallest step.
struct WholeRules : Rules {
    static plt::GameJudgement<Move> judgeGame(const State& first, const std::vector<Move>& moves,
                                              const plt::Question& question) {
        plt::GameJudgement<Move> out;
        State state = first;
        for (std::size_t ply = 0; ply < moves.size(); ++ply) {
            if (moves[ply].add == 1) out.moves.push_back({ply, *judge(state, moves[ply], question)});
            state = *apply(state, moves[ply]);
        }
        if (!out.moves.empty())
            out.verdict = {"Move %1 was small.", {static_cast<int>(out.moves.front().ply) + 1}};
        return out;
    }
};
static_assert(plt::HasGameReview<WholeRules> && !plt::HasGameReview<Rules>);

/// Plays 3, 1, 3, 3 from 0 to 10: the second move costs nothing, as 7 more need three turns in any case.
/// Then 1, 1: each of the other moves is as good as any until the last ones.
void play(Session& session, const std::vector<int>& adds) {
    for (const int add : adds) QVERIFY(session.play({add}));
}

}  // namespace

class TestReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyMoveIsJudged() {
        Session session(false);
        session.beginGame(Options{9}, {0});
        play(session, {3, 1, 3, 2});
        QCOMPARE(session.outcome(), plt::Outcome::won);
        session.openReview();
        QVERIFY(session.isReviewOpen());
        QTRY_VERIFY(session.isReviewComplete() && !session.isJudging());
        const auto& judged = session.reviewedGame().review.moves;
        QCOMPARE(judged.size(), std::size_t{4});
        QCOMPARE(judged[0].cost(), 0.0);
        QCOMPARE(judged[1].cost(), 1.0);
        QCOMPARE(judged[1].judgement.best.as<counting::Move>().add, 3);
        QCOMPARE(judged[2].cost(), 0.0);
        QCOMPARE(plt::reviewMoments(session.reviewedGame().review), std::vector<std::size_t>{1});
        const auto sums = plt::reviewSums(session.rules(), session.game().review, -1, session.anyState());
        QCOMPARE(sums.decisions, 4);
        QCOMPARE(sums.cost, 1.0);
        QVERIFY(!sums.luck);
        QVERIFY(*sums.accuracy() < 100 && *sums.accuracy() > 50);
        QVERIFY(!session.game().helped);
    }

    void playWithoutMistakesHasAHundred() {
        Session session(false);
        session.beginGame(Options{9}, {0});
        play(session, {3, 3, 3});
        session.openReview();
        QTRY_VERIFY(session.isReviewComplete());
        QCOMPARE(plt::reviewSums(session.rules(), session.game().review, -1, {}).accuracy(), 100);
        QVERIFY(plt::reviewMoments(session.game().review).empty());
    }

    void accuracyFallsWithTheCostOfRandomMoves_data() {
        QTest::addColumn<double>("cost");
        QTest::addColumn<int>("accuracy");
        QTest::addRow("none") << 0.0 << 100;
        QTest::addRow("nearly none") << 0.001 << 99;
        QTest::addRow("a tenth of random moves") << 0.1 << 90;
        QTest::addRow("half of random moves") << 0.5 << 61;
        QTest::addRow("random moves") << 1.0 << 37;
        QTest::addRow("a little worse") << 1.2 << 30;
        QTest::addRow("far worse") << 10.0 << 0;
    }
    void accuracyFallsWithTheCostOfRandomMoves() {
        QFETCH(double, cost);
        const plt::ReviewSums sums{4, cost, 1};
        QTEST(*sums.accuracy(), "accuracy");
    }

    void aGameThatGoesOnCountsAsHelped() {
        Session session(false);
        session.beginGame(Options{9}, {0});
        play(session, {1});
        session.openReview();
        QVERIFY(session.game().helped);
    }

    void momentsAreShownWithoutBeingCounted() {
        Session session(false);
        session.beginGame(Options{9}, {0});
        play(session, {3, 1, 3, 2});
        session.openReview();
        QTRY_VERIFY(session.isReviewComplete());
        session.showJudged(1, true);
        QCOMPARE(session.moveCount(), 1);
        QVERIFY(session.hasShownStep());
        QCOMPARE(session.shownHint()->move.add, 3);
        QCOMPARE(session.hintText(), QStringLiteral("3 is quicker."));
        session.showJudged(1, false);
        QCOMPARE(session.moveCount(), 2);
        QVERIFY(!session.hasShownStep());
        session.undo();
        session.undo();
        QVERIFY(!session.canUndo());
        session.undo();
        QCOMPARE(session.undoCount(), 0);
        QVERIFY(!session.game().helped);
        session.closeReview();
        QCOMPARE(session.moveCount(), 4);
        QVERIFY(!session.isReviewOpen());
    }

    void aMoveInAReviewIsATryAndLosesNothing() {
        Session session(false);
        session.beginGame(Options{9}, {0});
        play(session, {3, 1, 3, 1});
        session.beginGame(Options{9}, {0});
        play(session, {3, 1, 3, 3});
        QCOMPARE(session.outcome(), plt::Outcome::lost);
        session.openReview();
        QTRY_VERIFY(session.isReviewComplete());
        session.showJudged(1, true);
        session.playHint();
        QVERIFY(session.isTrying());
        QCOMPARE(session.games().size(), std::size_t{3});
        QCOMPARE(session.moveCount(), 2);
        QVERIFY(session.game().recorded);
        QVERIFY(!session.tryResult());
        play(session, {3});
        QCOMPARE(session.tryResult(), std::strong_ordering::greater);
        session.returnToReview();
        QVERIFY(!session.isTrying() && session.isReviewOpen());
        QCOMPARE(session.moveCount(), 1);
        QCOMPARE(session.plies(), 4);
        session.closeReview();
        QCOMPARE(session.outcome(), plt::Outcome::lost);
        QCOMPARE(session.games().size(), std::size_t{3});
    }

    void aNewGameInAReviewKeepsTheReviewedOneWhole() {
        Session session(false);
        session.beginGame(Options{9}, {0});
        play(session, {3, 1, 3, 2});
        session.openReview();
        QTRY_VERIFY(session.isReviewComplete());
        session.showJudged(1, true);
        session.newGame();
        QVERIFY(!session.isReviewOpen());
        QCOMPARE(session.games().front().moves.size(), std::size_t{4});
    }

    void aReviewIsKeptWithItsGame() {
        Session session(false);
        session.beginGame(Options{9}, {0});
        play(session, {3, 1, 3, 2});
        session.openReview();
        QTRY_VERIFY(session.isReviewComplete());
        session.showJudged(1, true);
        const auto text = session.text();
        Session other(false);
        QVERIFY(other.restore(text.present(1 << 20).object, {}).usable);
        QCOMPARE(other.moveCount(), 4);
        const auto& judged = other.game().review.moves;
        QCOMPARE(judged.size(), std::size_t{4});
        QCOMPARE(judged[1].cost(), 1.0);
        QCOMPARE(judged[1].judgement.reason.english(), std::string("3 is quicker."));
        QCOMPARE(judged[1].judgement.certainty, plt::Certainty::calculated);
        other.undo();
        other.play({1});
        QCOMPARE(other.game().review.plies, std::size_t{3});
        QCOMPARE(other.game().review.moves.size(), std::size_t{3});
    }

    void aGameIsJudgedAsAWhole() {
        plt::RulesSession<WholeRules> session(false);
        session.beginGame(Options{9}, {0});
        for (const int add : {3, 1, 3, 2}) QVERIFY(session.play({add}));
        session.openReview();
        QTRY_VERIFY(session.isReviewComplete() && !session.isJudging());
        const auto& review = session.reviewedGame().review;
        QCOMPARE(review.moves.size(), std::size_t{1});
        QCOMPARE(review.moves[0].ply, std::size_t{1});
        QCOMPARE(review.verdict.english(), std::string("Move 2 was small."));
        // It is kept with its game; another move ends what was said of it.
        plt::RulesSession<WholeRules> other(false);
        QVERIFY(other.restore(session.text().present(1 << 20).object, {}).usable);
        QCOMPARE(other.game().review.verdict.english(), std::string("Move 2 was small."));
        QCOMPARE(other.game().review.moves.size(), std::size_t{1});
        other.undo();
        other.play({1});
        QVERIFY(other.game().review.verdict.empty());
        other.openReview();
        QTRY_VERIFY(other.isReviewComplete());
        QCOMPARE(other.game().review.moves.size(), std::size_t{2});
    }

    void damagedReviewsAreLeftOut() {
        Session session(false);
        session.beginGame(Options{9}, {0});
        play(session, {3, 1, 3, 2});
        session.openReview();
        QTRY_VERIFY(session.isReviewComplete());
        const auto& rules = session.rules();
        const auto text = plt::writeReview(rules, session.game().review);
        QCOMPARE(plt::readReview(rules, text).moves.size(), std::size_t{4});
        plt::Random random(7);
        for (int i = 0; i < 2000; ++i) {
            auto bytes = QByteArray::fromBase64(QByteArray::fromStdString(text));
            if (i % 3 == 0)
                bytes.truncate(
                    static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(bytes.size()))));
            else
                bytes[static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(bytes.size())))] =
                    static_cast<char>(random.below(256));
            const auto review = plt::readReview(rules, bytes.toBase64().toStdString());
            for (const auto& move : review.moves) QVERIFY(move.ply < review.plies);
        }
        QVERIFY(plt::readReview(rules, "").moves.empty());
        // A number of marks that no memory would hold; the last move has none.
        auto greedy = QByteArray::fromBase64(QByteArray::fromStdString(text));
        QVERIFY(greedy.endsWith(QByteArray(4, '\0')));
        greedy.replace(greedy.size() - 4, 4, QByteArray::fromHex("7fffffff"));
        QVERIFY(plt::readReview(rules, greedy.toBase64().toStdString()).moves.empty());
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "test_review.moc"
