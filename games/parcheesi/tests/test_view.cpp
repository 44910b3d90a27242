// SPDX-License-Identifier: MIT
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/rules/random.h"
#include "common/storage/files.h"
#include "common/testing/game_checks.h"
#include "common/testing/played_game.h"
#include "parcheesi/table/board_art.h"
#include "parcheesi/table/side_look.h"
#include "parcheesi/table/side_plate.h"
#include "parcheesi/tests/game.h"
#include "parcheesi/words.h"

#include <set>

#include <QApplication>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QSignalSpy>

using namespace parcheesi;
using parcheesi::testing::Desk;

namespace {

/// Returns true if the turn can go on by a step.
bool hasSteps(const Desk& desk) {
    return !legalSteps(desk.state().turn).empty();
}

/// A pawn that can move, by one number of several, so that the turn goes on.
bool hasLongTurn(const Desk& desk) {
    const auto steps = legalSteps(desk.state().turn);
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        return !step.isEntering() && !legalSteps(after(desk.state().turn, step)).empty();
    });
}

/// Counts drawing operations and stores drawn texts.
class CountingEngine : public QPaintEngine {
  public:
    CountingEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
    void drawPath(const QPainterPath& /*path*/) override { ++forms; }
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override { ++forms; }
    void drawTextItem(const QPointF& origin, const QTextItem& item) override {
        texts.append({origin, item.text()});
    }
    Type type() const override { return User; }

    int forms = 0;
    QList<QPair<QPointF, QString>> texts;
};

class CountingDevice : public QPaintDevice {
  public:
    explicit CountingDevice(QSize size) : size_(size) {}
    QPaintEngine* paintEngine() const override { return &engine_; }
    const CountingEngine& engine() const { return engine_; }

  protected:
    int metric(PaintDeviceMetric metric) const override {
        return metric == PdmDevicePixelRatioScaled ? static_cast<int>(devicePixelRatioFScale())
               : metric == PdmWidth                ? size_.width()
               : metric == PdmHeight               ? size_.height()
               : metric == PdmDevicePixelRatio     ? 1
               : metric == PdmDepth                ? 32
                                                   : 96;
    }

  private:
    QSize size_;
    mutable CountingEngine engine_;
};

}  // namespace

class TestParcheesiView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    // Players ---------------------------------------------------------------------------------------------
    void computersPlayAmongThemselves() {
        plt::motion::setEnabled(true);
        const Desk desk(QStringLiteral("standard:11"), QStringLiteral("grace-polly-renee-carla"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.session().moveCount() > 60, 60'000);
    }

    // Moving ----------------------------------------------------------------------------------------------
    void onlyLegalPlacesAreTargets() {
        const Desk desk;
        for (int moves = 0; moves < 120; ++moves) {
            for (const auto& piece : desk.board().picture().pieces) {
                std::set<int> expected;
                if (Board::sideOf(piece.id) == desk.state().side())
                    for (const Route& route : routes(desk.state().turn, Board::pawnOf(piece.id)))
                        expected.insert(markOf(desk.state().side(), route.to));
                QCOMPARE(std::set<int>(piece.targets.begin(), piece.targets.end()), expected);
            }
            desk.session().play(desk.advice());
        }
    }
    void aPawnGoesByTwoNumbersAtOnce() {
        const Desk desk;
        const auto longRoute = [](const Desk& now) -> std::pair<int, Route> {
            for (int pawn = 0; pawn < pawnCount; ++pawn)
                for (const Route& route : routes(now.state().turn, pawn))
                    if (route.steps.size() == 2) return {pawn, route};
            return {-1, {}};
        };
        desk.playUntil([&](const Desk& now) { return longRoute(now).first >= 0; });
        const auto [pawn, route] = longRoute(desk);
        const int before = desk.session().moveCount();
        desk.dragTo(pawn, markOf(desk.state().side(), route.to));
        QCOMPARE(desk.session().moveCount(), before + 2);
        QCOMPARE(desk.state().turn.pawns()[pawn], route.to);
        QCOMPARE(desk.state().steps, route.steps);
    }
    void refusalsSayWhy() {
        const Desk desk;
        QSignalSpy told(desk.view, &plt::GameView::notice);
        desk.playUntil([](const Desk& now) {
            const auto& pawns = now.state().turn.pawns();
            return std::any_of(pawns.begin(), pawns.end(),
                               [](Progress pawn) { return pawn > 10 && isOnRing(pawn); }) &&
                   hasSteps(now);
        });
        const auto& turn = desk.state().turn;
        int pawn = -1;
        for (int i = 0; i < pawnCount; ++i)
            if (!routes(turn, i).empty() && isOnRing(turn.pawns()[i])) pawn = i;
        QVERIFY(pawn >= 0);
        const auto before = desk.state();
        const int back = markOf(turn.side, turn.pawns()[pawn] - 1);
        desk.dragTo(pawn, back);
        QVERIFY(desk.state() == before);
        QCOMPARE(told.takeLast().front().toString(), QStringLiteral("Pawns only go forward."));
        desk.dragTo(pawn, markOf(turn.side, atStart));
        QCOMPARE(told.takeLast().front().toString(),
                 QStringLiteral("A pawn goes back to start only when it is hit."));
        desk.dragTo(pawn, markOf(later(turn.side, 1), firstOfHomeRow));
        QCOMPARE(told.takeLast().front().toString(), QStringLiteral("No pawn of this side ever goes there."));
        // A number that is not there.
        int number = 1;
        const auto reachable = [&](int squares) {
            return Words::whyNotThere(before, pawn, markOf(turn.side, turn.pawns()[pawn] + squares))
                       .contains(QStringLiteral("left to use")) == false;
        };
        while (reachable(number)) ++number;
        desk.dragTo(pawn, markOf(turn.side, turn.pawns()[pawn] + number));
        QCOMPARE(told.takeLast().front().toString(),
                 QStringLiteral("There is no %1 left to use.").arg(number));
        // A pawn of another side.
        const Side other = later(turn.side, 2);
        desk.clickCell(markOf(other, desk.state().position().of(other)[0]));
        QCOMPARE(told.takeLast().front().toString(),
                 QStringLiteral("It is %1's turn.").arg(Words::side(turn.side)));
        QVERIFY(desk.state() == before);
    }
    /// The reasons that rules give for single steps are those that a drop gets.
    void everyRefusalIsASentence() {
        const Desk desk;
        std::set<QString> reasons;
        for (int moves = 0; moves < 250; ++moves) {
            for (int pawn = 0; pawn < pawnCount; ++pawn) {
                const auto reached = routes(desk.state().turn, pawn);
                const Progress from = desk.state().turn.pawns()[pawn];
                for (int to = atStart; to <= atHome; ++to) {
                    const bool goes = std::any_of(reached.begin(), reached.end(),
                                                  [to](const Route& route) { return route.to == to; });
                    if (goes || to == from) continue;
                    const auto why = Words::whyNotThere(desk.state(), pawn, markOf(desk.state().side(), to));
                    QVERIFY2(!why.isEmpty(), qPrintable(QStringLiteral("%1 to %2").arg(from).arg(to)));
                    reasons.insert(why.left(20));
                }
                if (reached.empty() && from != atHome)
                    QVERIFY(!Words::whyStuck(desk.state(), desk.cellOf(pawn)).isEmpty());
            }
            desk.session().play(desk.advice());
        }
        QVERIFY(reasons.size() > 8);
    }
    void undoWithinATurnAndOverTurns() {
        const Desk desk;
        desk.playUntil(hasLongTurn);
        const auto begun = desk.state();
        QVERIFY(!desk.action(Qt::Key_U)->isEnabled());
        QVERIFY(!desk.action(Qt::Key_R)->isEnabled());
        desk.playUntil([](const Desk& now) { return now.state().steps.size() == 2; });
        QVERIFY(!desk.session().result().helped);
        desk.key(Qt::Key_U);
        QCOMPARE(desk.state().steps.size(), 1U);
        desk.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(desk.state().steps.size(), 2U);
        desk.key(Qt::Key_R);
        QVERIFY(desk.state() == begun);
        // A move taken back within a turn has shown nothing.
        QVERIFY(!desk.session().result().helped);
        desk.playUntil([&](const Desk& now) { return now.state().side() != begun.side(); });
        while (!(desk.state() == begun)) desk.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(desk.session().result().helped);
    }
    void doneOnlyWhenTheTurnIsComplete() {
        const Desk desk;
        desk.playUntil(hasLongTurn);
        QVERIFY(!desk.button(QStringLiteral("Done"))->isEnabled());
        const auto before = desk.state();
        desk.key(Qt::Key_D);
        QVERIFY(desk.state() == before);
        QVERIFY2(desk.status().contains(QStringLiteral("Numbers left")), qPrintable(desk.status()));
        desk.playUntil([](const Desk& now) { return !hasSteps(now); });
        QVERIFY(desk.button(QStringLiteral("Done"))->isEnabled());
        QVERIFY2(desk.status().contains(QStringLiteral("press Done")), qPrintable(desk.status()));
        const int moves = desk.session().moveCount();
        desk.key(Qt::Key_D);
        QCOMPARE(desk.session().moveCount(), moves + 1);
    }
    void aTurnThatIsUsedUpEndsByItself() {
        // The defaults of a new player.
        const Desk desk(QStringLiteral("standard:7"), QStringLiteral("person-person-person-person"), {},
                        false);
        desk.playUntil([](const Desk& now) { return hasSteps(now) && now.state().steps.empty(); });
        const Side mover = desk.state().side();
        const int rolled = desk.state().doubles;
        while (hasSteps(desk) && desk.state().side() == mover) {
            const auto move = desk.advice();
            QCOMPARE(move.kind, Move::Kind::step);
            desk.dragTo(move.step.pawn, desk.cellAfter(move.step));
        }
        QTRY_VERIFY(desk.state().side() != mover || desk.state().doubles != rolled);
    }
    void aStepIsTakenBackBeforeTheTurnEnds() {
        const Desk desk;
        desk.playUntil([](const Desk& now) { return legalSteps(now.state().turn).size() == 1; });
        desk.view->preferences().setValue(QStringLiteral("ends-turn"), true);
        while (hasSteps(desk)) desk.session().play(desk.advice());
        const auto steps = desk.state().steps.size();
        const Side mover = desk.state().side();
        desk.key(Qt::Key_U);
        QCOMPARE(desk.state().steps.size(), steps - 1);
        // The turn does not end.
        QTest::qWait(1200);
        QCOMPARE(desk.state().steps.size(), steps - 1);
        QCOMPARE(desk.state().side(), mover);
    }
    void aDieIsClicked() {
        const Desk desk;
        QSignalSpy told(desk.view, &plt::GameView::notice);
        const auto goers = [](const Desk& now, int number) {
            const auto steps = legalSteps(now.state().turn);
            return std::count_if(steps.begin(), steps.end(),
                                 [&](const Step& step) { return uses(now.state().turn, step, number); });
        };
        const auto clickDie = [&](int number) {
            auto& plate = desk.view->plate(desk.state().side());
            plate.grab();
            for (int die = 0; !plate.dieBox(die).isEmpty(); ++die)
                if (const auto& shown = plate.content().dice[die]; shown.number == number && !shown.used) {
                    QTest::mouseClick(&plate, Qt::LeftButton, {}, plate.dieBox(die).center().toPoint());
                    return;
                }
            QFAIL("there is no such die");
        };
        // Several pawns can go by it: only its squares are targets then.
        desk.playUntil([&](const Desk& now) {
            const auto& left = now.state().turn.left;
            return now.state().steps.empty() && std::any_of(left.begin(), left.end(), [&](int number) {
                       return number <= 6 && goers(now, number) > 1;
                   });
        });
        int number = 0;
        for (const int one : desk.state().turn.left)
            if (one <= 6 && goers(desk, one) > 1) number = one;
        const auto before = desk.state();
        clickDie(number);
        QVERIFY(desk.state() == before);
        QCOMPARE(desk.view->chosenNumber(), number);
        QVERIFY(told.takeLast().front().toString().startsWith(QStringLiteral("Now choose the pawn")));
        std::ptrdiff_t targets = 0;
        for (const auto& piece : desk.board().picture().pieces)
            targets += static_cast<std::ptrdiff_t>(piece.targets.size());
        QCOMPARE(targets, goers(desk, number));
        // The same key again releases the number.
        desk.key(static_cast<Qt::Key>(Qt::Key_0 + number));
        QCOMPARE(desk.view->chosenNumber(), 0);
        // Only one pawn can: it goes at once.
        const auto lone = [&](const Desk& now) {
            for (const int one : now.state().turn.left)
                if (one <= 6 && goers(now, one) == 1) return one;
            return 0;
        };
        desk.playUntil([&](const Desk& now) { return lone(now) > 0; });
        const int moves = desk.session().moveCount();
        clickDie(lone(desk));
        QCOMPARE(desk.session().moveCount(), moves + 1);
        // A number that is not there, typed.
        int absent = 1;
        while (desk.state().turn.left.has(absent)) ++absent;
        desk.key(static_cast<Qt::Key>(Qt::Key_0 + absent));
        QCOMPARE(told.takeLast().front().toString(),
                 QStringLiteral("There is no %1 left to use.").arg(absent));
    }
    /// The squares on which the others' pawns came to rest stay marked until they move again.
    void othersTurnsStayMarked() {
        const Desk desk;
        desk.playUntil([](const Desk& now) {
            return now.state().steps.empty() &&
                   !now.state().traces[indexOf(later(now.state().side(), 3))].empty() &&
                   !now.state().traces[indexOf(later(now.state().side(), 2))].empty();
        });
        const auto& picture = desk.board().picture();
        for (const int turns : {2, 3}) {
            const Side other = later(desk.state().side(), turns);
            const auto last = desk.state().traces[indexOf(other)].back();
            const int cell = markOf(other, last.to);
            QVERIFY(countAt(desk.state().position().of(other), last.to) > 0);
            QVERIFY(std::find(picture.last.begin(), picture.last.end(), cell) != picture.last.end());
            QVERIFY(picture.cells[markOf(other, last.from)] != picture.cells[60]);
        }
    }
    /// Footprints of others on the way leave every number readable, on entry squares, too.
    void footprintsCoverNoNumber() {
        for (const int square : {entrySquare(Side::blue), entrySquare(Side::red), 36, 44}) {
            const Desk desk;
            const QRectF box = boxOf(markOf(Side::green, progressOn(Side::green, square)));
            const auto grab = [&] {
                const QRectF area(desk.board().toWidget(box.topLeft()),
                                  desk.board().toWidget(box.bottomRight()));
                return desk.board().grab(area.normalized().toAlignedRect()).toImage();
            };
            const QImage with = grab();
            desk.view->preferences().setFlag(QStringLiteral("numbers"), false);
            const QImage without = grab();
            desk.view->preferences().setFlag(QStringLiteral("numbers"), true);
            desk.playUntil([&](const Desk& now) {
                // Heads of pawns reach into the square above theirs.
                const QRectF surroundings = box.adjusted(-1, -1, 1, 3);
                for (const auto& piece : now.board().picture().pieces)
                    if (surroundings.contains(piece.centre)) return false;
                for (const Side side : allSides)
                    for (const auto& trace : now.state().traces[indexOf(side)])
                        for (int place = std::max(0, trace.from + 1); place < trace.to; ++place)
                            if (place < firstOfHomeRow && ringSquare(side, place) == square) return true;
                return false;
            });
            const QImage trodden = grab();
            QVERIFY(trodden != with);
            int ink = 0;
            int covered = 0;
            for (int y = 0; y < with.height(); ++y)
                for (int x = 0; x < with.width(); ++x) {
                    if (with.pixel(x, y) == without.pixel(x, y)) continue;
                    ++ink;
                    if (trodden.pixel(x, y) != with.pixel(x, y)) ++covered;
                }
            QVERIFY(ink > 20);
            QVERIFY2(covered == 0,
                     qPrintable(QStringLiteral("%1: %2 of %3").arg(square).arg(covered).arg(ink)));
        }
    }
    void theMiddleSaysWhoDidWhat() {
        const Desk desk;
        desk.playUntil(hasLongTurn);
        QVERIFY2(desk.board().caption().title.endsWith(QStringLiteral("'s turn")),
                 qPrintable(desk.board().caption().title));
        plt::Seats seats(sideCount, plt::Seat::computer("polly"));
        const Side mover = desk.state().side();
        seats[indexOf(mover)] = plt::Seat::person();
        desk.session().setSeats(seats);
        desk.view->turns()->setHeld(true);
        desk.session().play(desk.advice());
        QCOMPARE(desk.board().caption().title, QStringLiteral("Your turn"));
        const auto caption =
            Words::caption(desk.state(), plt::Seats(sideCount, plt::Seat::computer("polly")));
        QCOMPARE(caption.title, QStringLiteral("Polite Polly"));
        QVERIFY2(caption.text.contains(QStringLiteral(" to ")) ||
                     caption.text.startsWith(QStringLiteral("enters")) ||
                     caption.text.contains(QStringLiteral("sends")),
                 qPrintable(caption.text));
    }
    void plateFromRightToLeft() {
        SidePlate plate(Side::blue);
        plate.show({QStringLiteral("Blue"), QStringLiteral("You"), QStringLiteral("400 to go"), 0, {}, {{3}}},
                   false);
        plate.resize(200, 300);
        /// The middle of what has the colour of the side: its disc.
        const auto disc = [&plate] {
            const QImage image = plate.grab().toImage();
            std::vector<int> columns;
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y)
                    if (image.pixel(x, y) == sideColour(Side::blue).rgb()) columns.push_back(x);
            return columns.empty() ? -1 : (columns.front() + columns.back()) / 2;
        };
        const int usual = disc();
        const QRectF die = plate.dieBox(0);
        plate.setLayoutDirection(Qt::RightToLeft);
        const int mirrored = disc();
        QVERIFY2(usual > 0 && usual < 60, qPrintable(QString::number(usual)));
        QVERIFY2(std::abs(plate.width() - mirrored - usual) <= 2, qPrintable(QString::number(mirrored)));
        QCOMPARE(plate.dieBox(0).right(), plate.width() - die.left());
    }
    /// Squares, homes and ornaments are drawn once, not with every frame.
    void theBoardIsDrawnOnce() {
        const Desk desk;
        CountingDevice device(QSize(680, 680));
        desk.board().grab();
        desk.board().render(&device);
        constexpr int pawnForms = 8;
        const int pawns = static_cast<int>(desk.board().picture().pieces.size());
        QVERIFY2(device.engine().forms < pawns * pawnForms + 80,
                 qPrintable(QString::number(device.engine().forms)));
    }
    /// The middle says it in words in the smallest window, too.
    void theMiddleIsReadInSmallWindows() {
        const Desk desk;
        desk.window->resize(336, 250);
        QTest::qWait(50);
        desk.playUntil(hasLongTurn);
        const auto& board = desk.board();
        CountingDevice device(board.size());
        desk.board().render(&device);
        const QRectF middle(board.rect().center() - QPointF(board.unit(), board.unit()) * 12,
                            QSizeF(board.unit(), board.unit()) * 24);
        QString words;
        for (const auto& [place, text] : device.engine().texts)
            if (middle.contains(place)) words += text.trimmed() + QLatin1Char(' ');
        QVERIFY2(words.contains(board.caption().title), qPrintable(words));
        QVERIFY2(words.contains(board.caption().text), qPrintable(words));
    }
    /// The plate for words in a small window is as wide as the longest of them.
    void noWordOfTheMiddleIsCut() {
        const Caption caption{QStringLiteral("Amazing Grace"), QStringLiteral("enters on 5")};
        const auto [title, text] = smallCaption(QApplication::font(), QPointF(100, 100), 20, caption);
        QFont bold = QApplication::font();
        bold.setPixelSize(9);
        bold.setBold(true);
        QVERIFY(title.width() >= QFontMetrics(bold).horizontalAdvance(QStringLiteral("Amazing")));
        QVERIFY(title.height() >= 2 * QFontMetrics(bold).height());
        QCOMPARE(text.top(), title.bottom());
        QCOMPARE(title.center().x(), 100.0);
    }
    void aRollThatCannotBePlayedIsSaidFirst() {
        const Desk desk;
        desk.view->turns()->setPace(plt::Turns::Pace::normal);
        const auto passes = [](const Desk& now) {
            if (now.advice().kind != Move::Kind::done) return false;
            const auto next = Rules::apply(now.state(), Move::done());
            return next.ok() && next->rolls.size() == 2 && next->rolls[0].kind == Roll::Kind::unplayable;
        };
        desk.playUntil(passes);
        desk.session().play(Move::done());
        QVERIFY2(desk.board().caption().text.endsWith(QStringLiteral("cannot play")),
                 qPrintable(desk.board().caption().text));
        QTRY_VERIFY(desk.board().caption().title.endsWith(QStringLiteral("'s turn")));
    }
    void passesAreSeenOneAfterAnother() {
        const Desk desk;
        desk.view->turns()->setPace(plt::Turns::Pace::normal);
        // The end of a turn after which one side rolls and cannot play, and another one can.
        const auto passes = [](const Desk& now) {
            if (now.advice().kind != Move::Kind::done) return false;
            const auto next = Rules::apply(now.state(), Move::done());
            return next.ok() && next->rolls.size() == 2 && next->rolls[0].kind == Roll::Kind::unplayable &&
                   next->rolls[0].side != next->side();
        };
        desk.playUntil(passes);
        desk.session().setSeats(plt::Seats(sideCount, plt::Seat::computer("polly")));
        desk.view->turns()->holdBack(-1);
        desk.session().play(Move::done());
        const Roll passed = desk.state().rolls[0];
        const Side next = desk.state().side();
        const auto content = [&](Side side) { return desk.view->plate(side).content(); };
        QVERIFY2(desk.board().caption().text.endsWith(QStringLiteral("cannot play")),
                 qPrintable(desk.board().caption().text));
        QVERIFY(content(passed.side).hasTurn && !content(next).hasTurn);
        QCOMPARE(content(passed.side).dice[0].number, passed.dice.first);
        QVERIFY(!content(passed.side).dice[0].used);
        QCOMPARE(content(passed.side).word, QStringLiteral("Cannot play"));
        QVERIFY(content(next).dice.empty() && content(next).word.isEmpty());
        QTRY_VERIFY(desk.board().caption().text.startsWith(QStringLiteral("rolls")));
        QVERIFY(content(next).hasTurn && !content(passed.side).hasTurn);
        QVERIFY(!content(next).dice.empty());
        QCOMPARE(content(passed.side).word, QStringLiteral("Cannot play"));
    }
    void theMarkOfAHomeDoesNotCrossTheWords() {
        const Desk desk;
        const auto middle = [&desk] {
            desk.board().finishAnimation();
            desk.board().setCaption({});
            const QRectF middle(boardSide / 2 - 3, boardSide / 2 - 3, 6, 6);
            return desk.board().grab(desk.board().toWidget(middle).toAlignedRect()).toImage();
        };
        const auto isMarked = [](const Desk& now) {
            const auto& last = now.board().picture().last;
            return std::any_of(last.begin(), last.end(),
                               [](int cell) { return partOf(cell).kind == Part::Kind::home; });
        };
        QVERIFY(!isMarked(desk));
        const QImage before = middle();
        desk.playUntil(isMarked);
        QCOMPARE(middle(), before);
    }
    void wordsBesideTheBoardGrowWithLargeWindows() {
        const Desk desk;
        const auto size = [&desk] { return desk.view->plate(Side::red).wordsFont().pointSizeF(); };
        const qreal usual = desk.view->font().pointSizeF();
        QCOMPARE(size(), usual);
        desk.window->resize(336, 250);
        QCOMPARE(size(), usual);
        desk.window->resize(1900, 1200);
        QTRY_VERIFY(size() > usual * 1.2 && size() < usual * 1.3);
    }
    void aPassCanBeConfirmed() {
        const Desk desk;
        desk.view->preferences().setValue(QStringLiteral("confirm-pass"), true);
        // The end of a turn after which one side cannot move before another one can.
        const auto passer = [](const Desk& now) -> int {
            if (now.advice().kind != Move::Kind::done) return -1;
            const auto next = Rules::apply(now.state(), Move::done());
            if (!next || next->rolls.size() != 2 || next->rolls[0].kind != Roll::Kind::unplayable) return -1;
            const Side side = next->rolls[0].side;
            return side != next->side() && side != now.state().side() ? static_cast<int>(side) : -1;
        };
        desk.playUntil([&](const Desk& now) { return passer(now) >= 0; });
        const int person = passer(desk);
        plt::Seats seats(sideCount, plt::Seat::computer("polly"));
        seats[person] = plt::Seat::person();
        desk.session().setSeats(seats);
        QTRY_VERIFY(desk.view->isPassShown());
        QVERIFY2(desk.status().contains(QStringLiteral("cannot play. Press Done")),
                 qPrintable(desk.status()));
        QCOMPARE(desk.view->plate(static_cast<Side>(person)).content().word, QStringLiteral("Cannot play"));
        const int moves = desk.session().moveCount();
        QTest::qWait(50);
        QCOMPARE(desk.session().moveCount(), moves);
        desk.key(Qt::Key_D);
        QTRY_VERIFY(desk.session().moveCount() > moves);
        desk.view->preferences().setValue(QStringLiteral("confirm-pass"), false);
    }

    // Display ---------------------------------------------------------------------------------------------
    void diceShowWhatIsLeft() {
        const Desk desk;
        int bonuses = 0;
        int fours = 0;
        for (int moves = 0; moves < 900 && !desk.isOver() && (bonuses == 0 || fours == 0); ++moves) {
            const auto& content = desk.view->plate(desk.state().side()).content();
            std::multiset<int> left;
            for (const auto& die : content.dice)
                if (!die.used) left.insert(die.number);
            QCOMPARE(left, std::multiset<int>(desk.state().turn.left.begin(), desk.state().turn.left.end()));
            QVERIFY(content.hasTurn);
            bonuses += static_cast<int>(left.count(bopBonus));
            if (desk.state().steps.empty() && desk.state().roll().bottoms) {
                QCOMPARE(content.dice.size(), 4U);
                ++fours;
            }
            for (const Side other : allSides)
                if (other != desk.state().side()) QVERIFY(!desk.view->plate(other).content().hasTurn);
            desk.session().play(desk.advice());
        }
        QVERIFY(bonuses > 0 && fours > 0);
    }
    void aPawnWalksSquareBySquare() {
        plt::motion::setEnabled(true);
        const Desk desk;
        desk.playUntil([](const Desk& now) {
            const auto move = now.advice();
            return move.kind == Move::Kind::step && move.step.number >= 4 && move.step.number <= 6;
        });
        const auto move = desk.advice();
        const int id = Board::pieceOf(desk.state().side(), move.step.pawn);
        desk.session().play(move);
        QVERIFY(desk.board().isAnimating());
        for (const auto& piece : desk.board().picture().pieces)
            if (piece.id == id) QCOMPARE(piece.via.size(), move.step.number - 1U);
        QTRY_VERIFY(!desk.board().isAnimating());
    }
    void diceRollOnlyWhenTheyAreRolled() {
        plt::motion::setEnabled(true);
        const Desk desk;
        desk.playUntil([](const Desk& now) { return now.advice().kind == Move::Kind::done; });
        desk.session().play(Move::done());
        auto& plate = desk.view->plate(desk.state().side());
        QVERIFY(plate.isRolling());
        QTRY_VERIFY(!plate.isRolling());
        desk.session().undo();
        for (const Side side : allSides) QVERIFY(!desk.view->plate(side).isRolling());
    }
    void theBoardIsASquareAtAnySize() {
        const Desk desk;
        for (const QSize size : {QSize(900, 500), QSize(520, 900), QSize(700, 700), QSize(1300, 760)}) {
            desk.window->resize(size);
            QTRY_COMPARE(desk.board().width(), desk.board().height());
            QRegion taken(desk.board().QWidget::geometry());
            for (const Side side : allSides) {
                const QRect plate = desk.view->plate(side).geometry();
                QVERIFY(!taken.intersects(plate));
                QVERIFY(desk.view->rect().contains(plate));
                QVERIFY(plate.width() >= 60 && plate.height() >= 60);
                taken += plate;
            }
        }
    }
    /// Words over the game find room beside the board where there is some.
    void wordsCoverNoBoard() {
        const Desk desk;
        const auto kept = [&desk] { return desk.view->keptInSight(); };
        for (const QSize size : {QSize(1060, 773), QSize(1500, 900)}) {
            desk.window->resize(size);
            QTRY_VERIFY(kept().contains(desk.board().QWidget::geometry()));
            QVERIFY(QRegion(desk.board().QWidget::geometry()).subtracted(kept()).isEmpty());
        }
        // In a small window they leave what can be moved, and to where.
        desk.playUntil(hasSteps);
        desk.window->resize(336, 250);
        for (const auto& piece : desk.board().picture().pieces)
            for (const int cell : piece.targets)
                QTRY_VERIFY(kept().contains(desk.board().cellPoint(cell) + desk.board().pos()));
    }
    void aPlaceSaysWhichNumbersItTakes() {
        Turn turn = beginTurn({}, Side::blue, {4, 1});
        QCOMPARE(sumOf(turn, {Step::enter(0)}), QStringLiteral("4+1"));
        turn.left = {5, 1};
        QCOMPARE(sumOf(turn, {Step::enter(0), Step::go(0, 1)}), QStringLiteral("5+1"));
        turn.position.of(Side::blue)[2] = 7;
        turn.left = {6, 2};
        QCOMPARE(sumOf(turn, {Step::go(2, 2), Step::go(2, 6)}), QStringLiteral("2+6"));
    }
    void whatIsUnderThePointerIsShown() {
        const Desk desk;
        desk.playUntil(hasSteps);
        int pawn = 0;
        while (routes(desk.state().turn, pawn).empty()) ++pawn;
        const auto before = desk.board().picture().cells;
        plt::testing::movePointer(desk.board(), desk.pointOf(pawn));
        QTRY_VERIFY(desk.board().picture().cells != before);
        const auto shown = desk.board().picture().cells;
        std::set<int> lit;
        for (std::size_t cell = 0; cell < shown.size(); ++cell)
            if (shown[cell] != before[cell]) lit.insert(static_cast<int>(cell));
        std::set<int> expected;
        for (const Route& route : routes(desk.state().turn, pawn))
            expected.insert(markOf(desk.state().side(), route.to));
        QCOMPARE(lit, expected);
    }
    void squaresAndPawnsHaveNames() {
        const Desk desk;
        QCOMPARE(desk.nameOf(22), QStringLiteral("square 22, safe, Red enters here, empty"));
        QCOMPARE(desk.nameOf(34), QStringLiteral("square 34, safe, Blue turns off here, empty"));
        QCOMPARE(desk.nameOf(23), QStringLiteral("square 23, empty"));
        QCOMPARE(desk.nameOf(markOf(Side::red, atStart)), QStringLiteral("Red's start, 4 pawns"));
        QCOMPARE(desk.nameOf(markOf(Side::red, firstOfHomeRow + 3)),
                 QStringLiteral("Red's home row 3, empty"));
        QCOMPARE(desk.nameOf(markOf(Side::red, atHome)), QStringLiteral("Red's home, empty"));
        desk.playUntil([](const Desk& now) {
            return countAt(now.state().position().of(Side::green), 0) == 1 &&
                   now.state().side() != Side::green;
        });
        QVERIFY2(desk.nameOf(5).startsWith(QStringLiteral("square 5, safe, Green enters here, Green pawn ")),
                 qPrintable(desk.nameOf(5)));
        QVERIFY(desk.view->plate(Side::green).accessibleName().contains(QStringLiteral("to go")));
    }
    void theRecordAndTheHistory() {
        const Desk desk;
        desk.playUntil([](const Desk& now) { return now.session().moveCount() == 40; });
        QVERIFY(desk.session().record().size() >= 40);
        const auto now = desk.state();
        desk.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(desk.session().moveCount(), 39);
        desk.session().goTo(0);
        QCOMPARE(desk.session().moveCount(), 0);
        desk.key(Qt::Key_End, Qt::AltModifier);
        QVERIFY(desk.state() == now);
    }
    void theHintLeadsThroughATurn() {
        const Desk desk;
        desk.playUntil(hasLongTurn);
        desk.session().requestHint();
        QTRY_VERIFY_WITH_TIMEOUT(desk.session().hasShownStep(), 60'000);
        // From where to where, without a sign that hides a pawn.
        QCOMPARE(desk.board().hint().size(), std::size_t{2});
        QVERIFY(desk.board().hint().front() != desk.board().hint().back());
        QVERIFY(desk.board().picture().marks.empty());
        const Side mover = desk.state().side();
        const int doubles = desk.state().doubles;
        for (int steps = 0; desk.state().side() == mover && desk.state().doubles == doubles; ++steps) {
            QVERIFY(steps < 8);
            if (!desk.session().hasShownStep()) desk.session().requestHint();
            QTRY_VERIFY_WITH_TIMEOUT(desk.session().hasShownStep(), 60'000);
            desk.session().playHint();
        }
    }
    void aGameIsResumedInTheMiddleOfATurn() {
        const auto name = QStringLiteral("test-parcheesi-resumed");
        State left;
        {
            const Desk desk(QStringLiteral("standard:7"), QStringLiteral("person-person-person-person"),
                            name);
            desk.playUntil(hasLongTurn);
            desk.playUntil([](const Desk& now) { return now.state().steps.size() == 1 && hasSteps(now); });
            left = desk.state();
            desk.window->close();
        }
        const Desk desk(QString(), QString(), name);
        QVERIFY(desk.state() == left);
        QVERIFY(desk.view->isPersonsTurn());
        desk.key(Qt::Key_U);
        QVERIFY(desk.state().steps.empty());
    }
    /// At random places of a random game, in most of them within a turn, also before and after a double and
    /// with a bonus left: a resumed game goes on as it would have gone on.
    void aGameIsResumedAnywhere() {
        const Desk desk;
        const Desk other(QStringLiteral("standard:8"));
        plt::Random random(20261123);
        int within = 0;
        int bonuses = 0;
        int doubles = 0;
        for (int place = 0; place < 60; ++place) {
            for (auto moves = random.between(1, 9); moves > 0 && !desk.isOver(); --moves) {
                const auto legal = Rules::legalMoves(desk.state());
                desk.session().play(legal[random.below(legal.size())]);
            }
            const auto& state = desk.state();
            within += state.steps.empty() ? 0 : 1;
            bonuses += state.turn.left.has(homeBonus) || state.turn.left.has(bopBonus) ? 1 : 0;
            doubles += state.doubles > 0 ? 1 : 0;
            const auto kept = plt::testing::keptOf(desk.session());
            const auto restored = other.session().restore(kept.present, kept.others);
            QVERIFY(restored.usable && restored.problems.isEmpty());
            QVERIFY(other.state() == state);
            QCOMPARE(other.status(), desk.status());
            for (const Side side : allSides)
                QVERIFY(other.view->plate(side).content() == desk.view->plate(side).content());
            // The dice to come are the same, too.
            const auto next = Rules::apply(state, desk.advice());
            const auto after = Rules::apply(other.state(), other.advice());
            QVERIFY(next.ok() && after.ok() && *next == *after);
        }
        QVERIFY2(within > 20 && bonuses > 0 && doubles > 5,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(within).arg(bonuses).arg(doubles)));
    }
    void oneThingIsOnePicture() {
        const Desk desk(QString(), QStringLiteral("person-person-person-person"),
                        QStringLiteral("test-parcheesi-pictures"));
        const plt::testing::OnePicture one(*desk.window);
        one.allOf(QStringLiteral("standard:7"), [&] { desk.session().play(desk.advice()); });
        one.redraw("no numbers",
                   [&] { desk.view->preferences().setValue(QStringLiteral("numbers"), false); });
    }
};

QTEST_MAIN(TestParcheesiView)
#include "test_view.moc"
