// SPDX-License-Identifier: MIT
#include "checkers/analysis/evaluation_bar.h"
#include "checkers/analysis/line_label.h"
#include "checkers/analysis/score_sheet.h"
#include "checkers/endgames/endgame_cache.h"
#include "checkers/tests/game.h"
#include "common/look/motion.h"

#include <QHeaderView>

namespace checkers {

/// The View menu, and hints.
class TestCheckersShowing : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    /// The board of a low window is seen from further down, so that it is wider; only there.
    void theTiltFollowsTheWindow() {
        Desk desk;
        const double usual = desk.board().scene().tilt;
        desk.window->resize(336, 250);
        QTRY_VERIFY(desk.board().scene().tilt > usual + 10);
        desk.window->resize(820, 640);
        QTRY_COMPARE(desk.board().scene().tilt, usual);
    }

    // The View menu -------------------------------------------------------------------------------------
    void theBoardTurns() {
        Desk desk(QStringLiteral("person-person:standard"));
        QVERIFY(!desk.board().scene().turned);
        const auto at = [&] { return desk.board().squarePoint(sceneSquare(4)); };
        const QPoint before = at();
        QVERIFY(before.y() > desk.board().height() / 2 && before.x() < desk.board().width() / 2);
        {
            const Switched flip(desk, "flip", true);
            QVERIFY(desk.board().scene().turned);
            desk.board().finishAnimation();
            QVERIFY(at().y() < desk.board().height() / 2 && at().x() > desk.board().width() / 2);
            desk.drag(11, 15);
            QCOMPARE(desk.moves(), std::string("11-15"));
        }
        QVERIFY(!desk.board().scene().turned);
        // The person sits in front.
        Desk second(Desk::at(QStringLiteral("W:W21,32:B1,2"), QStringLiteral("medium-person")));
        QVERIFY(second.board().scene().turned);
        const Switched own(second, "ownSide", false);
        QVERIFY(!second.board().scene().turned);
    }

    void pieceSetsCanBeChosen() {
        Desk desk;
        QCOMPARE(desk.pieceOn(32)->colour, looksOf(PieceSet::redAndWhite).second);
        desk.view->preferences().setValue(QStringLiteral("pieces"), 1);
        QCOMPARE(desk.pieceOn(32)->colour, looksOf(PieceSet::redAndBlack).second);
        desk.play("11-15");
        QVERIFY(desk.message().startsWith(QStringLiteral("It is Black's turn.")));
        desk.view->preferences().setValue(QStringLiteral("pieces"), 99);
        QVERIFY(desk.view->pieceSet() == PieceSet::darkAndLight);
        desk.view->preferences().setValue(QStringLiteral("pieces"), 0);
    }

    void theReviewMarksTheBetterMove() {
        Desk desk;
        desk.play("9-14 21-17");
        auto& session = desk.session();
        session.openReview();
        QTRY_VERIFY_WITH_TIMEOUT(session.isReviewComplete(), 60000);
        const auto& judged = session.reviewedGame().review.moves;
        QCOMPARE(judged.size(), 2U);
        QVERIFY(judged[1].cost() > 10);
        session.showJudged(1, true);
        const auto better = pathOf(judged[1].judgement.best.as<Move>());
        QVERIFY(better != std::vector<int>({21, 17}));
        for (const int square : better) QCOMPARE(desk.seen(square).mark, plt::SquareMark::hint);
        QCOMPARE(squareOf(desk.board().scene().hintFrom), better.front());
        QCOMPARE(squareOf(desk.board().scene().hintTo), better.back());
        QVERIFY(desk.seen(21).mark != plt::SquareMark::hint);
    }

    void theEvaluationIsShown() {
        Desk desk(Desk::at(QStringLiteral("W:WK1,K2:BK14"), QStringLiteral("person-expert")));
        // White, a computer, thinks: the analysis looks at the same time.
        desk.session().openId(Desk::at(QStringLiteral("W:WK1,K2:BK14")));
        auto* bar = desk.view->findChild<EvaluationBar*>();
        QVERIFY(!bar->isVisible());
        const Switched analysis(desk, "analysis", true);
        QVERIFY(bar->isVisible());
        QVERIFY(desk.view->endgames().isRequested());
        QTRY_VERIFY_WITH_TIMEOUT(bar->share() == 0.0, 60000);
        QVERIFY2(bar->toolTip().contains(QStringLiteral("White wins in at most 17 moves, proven")),
                 qPrintable(bar->toolTip()));
        QVERIFY(bar->accessibleDescription() == bar->toolTip());
        // Another position, another verdict.
        desk.session().openId(Desk::at(QStringLiteral("W:WK3,K4:BK11")));
        QTRY_VERIFY_WITH_TIMEOUT(bar->share() == 0.5, 60000);
        QVERIFY(bar->toolTip().contains(QStringLiteral("draw")));
        QVERIFY(!desk.session().game().helped);
        desk.session().openId(QStringLiteral("person-easy:standard"));
        QVERIFY(desk.session().game().helped);
    }

    void theLineOfMovesEndsWhereItsRoomDoes() {
        Desk desk;
        const Switched analysis(desk, "analysis", true);
        auto* line = desk.view->findChild<LineLabel*>();
        QTRY_VERIFY_WITH_TIMEOUT(line->toolTip().length() > 100, 60000);
        const auto fits = [line] {
            return line->fontMetrics().horizontalAdvance(line->text()) <= line->contentsRect().width();
        };
        for (const bool recorded : {false, true}) {
            const Switched record(desk.action(QStringLiteral("Record of the game")), recorded);
            for (const QSize size : {QSize(336, 250), QSize(500, 500), QSize(700, 400), QSize(900, 700)}) {
                desk.window->resize(size);
                QCoreApplication::processEvents();
                QVERIFY2(fits(), qPrintable(line->text()));
                QVERIFY(line->text() == line->toolTip() || line->text().endsWith(QChar(0x2026)));
                QVERIFY(line->text().length() > 5);
            }
        }
    }

    void aNarrowLineShortensItsMovesOnly() {
        const QString sentence = QStringLiteral("<ahead (9 plies): %1>");
        const QString moves = QStringLiteral("11-15 23-19 8-11 22-17 9-13 17-14 10x17 21x14 15-18");
        LineLabel line;
        const int wide = line.fontMetrics().horizontalAdvance(sentence.arg(moves)) + 40;
        line.resize(wide, 30);
        line.setLine(sentence, moves);
        QCOMPARE(line.text(), sentence.arg(moves));
        line.resize(line.fontMetrics().horizontalAdvance(sentence.arg(moves.left(20))) + 16, 30);
        QApplication::sendPostedEvents();
        line.show();
        QVERIFY2(line.text().startsWith(QStringLiteral("<ahead (9 plies): 11-15")), qPrintable(line.text()));
        QVERIFY2(line.text().endsWith(QStringLiteral("\u2026>")), qPrintable(line.text()));
        QCOMPARE(line.accessibleName(), sentence.arg(moves));
        QCOMPARE(line.toolTip(), sentence.arg(moves));
        // Words without moves are not asked for a place.
        line.setLine(QStringLiteral("Looking..."));
        QVERIFY(line.text().startsWith(QStringLiteral("Looking")));
    }

    void theEvaluationGrows() {
        double before = -1;
        for (const double value : {-20.0, -3.0, -1.0, -0.2, 0.0, 0.2, 1.0, 3.0, 20.0}) {
            const double share = EvaluationBar::shareOf(value, false);
            QVERIFY(share > before && share > 0 && share < 1);
            QVERIFY(std::abs(share + EvaluationBar::shareOf(-value, false) - 1) < 1e-9);
            before = share;
        }
        QCOMPARE(EvaluationBar::shareOf(299, true), 1.0);
        QCOMPARE(EvaluationBar::shareOf(-299, true), 0.0);
        QCOMPARE(EvaluationBar::shareOf(0, true), 0.5);
    }

    void theListOfMovesGoesThere() {
        Desk desk;
        const Switched moves(desk.action(QStringLiteral("Record of the game")), true);
        auto* sheet = desk.window->findChild<ScoreSheet*>();
        QVERIFY(sheet->isVisible());
        desk.play("11-15 23-19 8-11 22-17");
        const auto* model = sheet->model();
        QCOMPARE(model->rowCount(), 2);
        const auto text = [&](int row, int column) { return model->index(row, column).data().toString(); };
        QCOMPARE(text(0, 0), QStringLiteral("11-15"));
        QCOMPARE(text(1, 1), QStringLiteral("22-17"));
        QCOMPARE(model->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Red"));
        const auto click = [&](int row, int column) {
            QTest::mouseClick(sheet->viewport(), Qt::LeftButton, {},
                              sheet->visualRect(model->index(row, column)).center());
        };
        click(0, 1);
        QCOMPARE(desk.moves(), std::string("11-15 23-19"));
        QVERIFY(model->index(0, 1).data(Qt::FontRole).value<QFont>().bold());
        QVERIFY(model->index(1, 0).data(Qt::ForegroundRole).isValid());
        click(1, 0);
        QCOMPARE(desk.moves(), std::string("11-15 23-19 8-11"));
        // A game that the second side begins leaves the first cell empty.
        desk.session().openId(Desk::at(QStringLiteral("W:W21,32:B1,2")));
        desk.play("21-17 1-6");
        QVERIFY(text(0, 0).isEmpty());
        QCOMPARE(text(0, 1), QStringLiteral("21-17"));
        QCOMPARE(text(1, 0), QStringLiteral("1-6"));
        click(0, 0);
        QCOMPARE(desk.moves(), std::string("21-17 1-6"));
        click(0, 1);
        QCOMPARE(desk.moves(), std::string("21-17"));
    }

    void hintsAreMarkedAndDone() {
        Desk desk(Desk::at(QStringLiteral("W:W22:B18,11,1")));
        desk.session().requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.session().isThinking(), 60000);
        QVERIFY2(desk.message().startsWith(QStringLiteral("22x15x8 is compulsory.")),
                 qPrintable(desk.message()));
        for (const int square : {22, 15, 8}) QVERIFY(desk.seen(square).mark == plt::SquareMark::hint);
        QVERIFY(desk.view->endgames().isRequested());
        // An arrow for each jump: they meet on the landing, where one leads to the end past it.
        const QImage hinted = desk.board().grab().toImage();
        const auto isOrange = [&](int square) {
            const QPoint middle = desk.board().squarePoint(sceneSquare(square)) * hinted.devicePixelRatio();
            const QColor there = hinted.pixelColor(middle);
            return there.red() > 180 && there.red() > there.green() + 50 && there.green() > there.blue();
        };
        QVERIFY(isOrange(22));
        QVERIFY(isOrange(15));
        desk.session().playHint();
        QCOMPARE(desk.moves(), std::string("22x15x8"));
    }
};

}  // namespace checkers

QTEST_MAIN(checkers::TestCheckersShowing)
#include "test_view_showing.moc"
