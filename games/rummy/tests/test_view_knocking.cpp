// SPDX-License-Identifier: MIT
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/options_form.h"
#include "rummy/tests/game.h"
#include "rummy/words.h"

#include <QAction>
#include <QCheckBox>
#include <QPushButton>
#include <QSignalSpy>

using rummy::Move;
using rummy::Rules;
using rummy::testing::cardsOf;

namespace {

/// The first seat draws the king of spades and can knock with 4, or with 14 by another discard.
constexpr std::string_view mayKnock = "2C 8D 9H 9S 4C 7D JH 3S 6C 9C  5H 6H 7H 8S 8C 8H JC QC KC 4D  AS KS";
/// The same, with nothing for the other player to lay off.
constexpr std::string_view noLayingOff =
    "2C 5D 9H QS 4C 7D JH 3S 6C 9D  5H 6H 7H 8S 8C 8H JC QC KC 4D  AS KS";
constexpr std::string_view gin = "2C 5D 9H QS 4C 7D JH 3S 6C 9D  5H 6H 7H 8S 8C 8H JC QC KC TC  AS KS";
constexpr std::string_view undercut = "2C 9H 9S 9D QS QH QD 6C 6S 6D  5H 6H 7H 8S 8C 8H JC QC TC 4D  AS KS";

QString gameId(std::string_view deal, const char* options = "first-knock") {
    return RummyGame::idOf(deal, QString::fromLatin1(options));
}

}  // namespace

/// Knocking on the table.
class TestKnockView : public QObject {
    Q_OBJECT

    static QPushButton* knockButton(const RummyGame& game) { return game.table().button(rummy::knockButton); }
    static QString knockText(const RummyGame& game) {
        auto* button = knockButton(game);
        return button == nullptr ? QString() : button->text().remove(QLatin1Char('&'));
    }

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void aGameByMouse() {
        for (int deal = 1; deal < 6; ++deal) {
            const RummyGame game(QStringLiteral("first-knock#%1").arg(deal));
            game.playToTheEnd([&](const Move& move) {
                if (move.kind == Move::Kind::knock) {
                    game.click(game.placeOf(move.card));
                    QVERIFY(knockButton(game) != nullptr && knockButton(game)->isEnabled());
                    QTest::mouseClick(knockButton(game), Qt::LeftButton);
                } else if (move.kind == Move::Kind::discard) {
                    game.drag(game.placeOf(move.card), game.top(rummy::discardPile));
                } else {
                    game.click(
                        game.top(move.kind == Move::Kind::draw ? rummy::stockPile : rummy::discardPile));
                }
            });
        }
    }
    void aGameByKeyboard() {
        for (int deal = 11; deal < 14; ++deal) {
            const RummyGame game(QStringLiteral("first-knock#%1").arg(deal));
            game.playToTheEnd([&](const Move& move) {
                if (move.kind == Move::Kind::draw) return game.key(Qt::Key_D);
                if (move.kind == Move::Kind::take) return game.key(Qt::Key_D, Qt::ShiftModifier);
                game.walkTo(game.placeOf(move.card));
                if (move.kind == Move::Kind::discard) return game.key(Qt::Key_Delete);
                game.key(Qt::Key_Return);
                game.key(Qt::Key_K);
            });
        }
    }
    void aGameThroughAccessibility() {
        const RummyGame game(QStringLiteral("first-knock#21"));
        game.playToTheEnd([&](const Move& move) {
            if (move.kind == Move::Kind::knock) {
                game.pressAccessible(game.placeOf(move.card));
                auto* button = QAccessible::queryAccessibleInterface(knockButton(game));
                QVERIFY(button != nullptr && button->actionInterface() != nullptr);
                button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
                QTRY_VERIFY(game.state().roundIsOver);
            } else if (move.kind == Move::Kind::discard) {
                game.pressAccessible(game.placeOf(move.card));
                game.pressAccessible(game.top(rummy::discardPile));
            } else {
                game.pressAccessible(
                    game.top(move.kind == Move::Kind::draw ? rummy::stockPile : rummy::discardPile));
            }
        });
    }

    void theButtonIsThereWhenAKnockIsAllowed() {
        const RummyGame game(gameId(mayKnock));
        QVERIFY(knockButton(game) == nullptr);
        game.click(game.top(rummy::stockPile));
        QCOMPARE(knockText(game), QStringLiteral("Knock with 4"));
        QVERIFY(knockButton(game)->isVisible() && knockButton(game)->isEnabled());
        QVERIFY2(game.view->statusText().contains(QStringLiteral("or knock")),
                 qPrintable(game.view->statusText()));
        // The number is that of the chosen card.
        game.click(game.place("4D"));
        QCOMPARE(knockText(game), QStringLiteral("Knock with 10"));
        QVERIFY(knockButton(game)->isEnabled());
        game.click(game.place("4D"));
        game.click(game.place("5H"));
        QVERIFY(!knockButton(game)->isEnabled());
        game.key(Qt::Key_Escape);
        QCOMPARE(knockText(game), QStringLiteral("Knock with 4"));
        QVERIFY(knockButton(game)->isEnabled());
        // Knocking is not allowed with this hand.
        const RummyGame loose(gameId(rummy::testing::plainDeal));
        loose.click(loose.top(rummy::stockPile));
        QVERIFY(knockButton(loose) == nullptr);
        // A game without knocking has neither button nor action.
        const RummyGame without(gameId(mayKnock, "first"));
        without.click(without.top(rummy::stockPile));
        QVERIFY(knockButton(without) == nullptr);
        QVERIFY(!without.action(QStringLiteral("Knock"))->isVisible());
        const auto before = without.state();
        without.key(Qt::Key_K);
        QVERIFY(without.state() == before);
    }
    void theKeyKnocksWithTheBestOrTheChosenCard() {
        const RummyGame best(gameId(mayKnock));
        best.click(best.top(rummy::stockPile));
        best.key(Qt::Key_K);
        QVERIFY(best.state().showdown && best.state().showdown->deadwood[0] == 4);
        QVERIFY(best.state().discards.back() == cardsOf("KS").front());
        const RummyGame chosen(gameId(mayKnock));
        chosen.click(chosen.top(rummy::stockPile));
        chosen.click(chosen.place("4D"));
        chosen.key(Qt::Key_K);
        QVERIFY(chosen.state().showdown && chosen.state().showdown->deadwood[0] == 10);
        QVERIFY(chosen.state().discards.back() == cardsOf("4D").front());
    }
    void whatIsNoKnockIsRefused() {
        const RummyGame game(gameId(mayKnock));
        QSignalSpy notices(game.view, &plt::GameView::notice);
        game.key(Qt::Key_K);
        QCOMPARE(notices.takeLast().first().toString(),
                 QStringLiteral("Draw a card first, then knock with a discard."));
        game.click(game.top(rummy::stockPile));
        const auto drawn = game.state();
        game.click(game.place("5H"));
        game.key(Qt::Key_K);
        QVERIFY(game.state() == drawn);
        const RummyGame loose(gameId(rummy::testing::plainDeal));
        QSignalSpy told(loose.view, &plt::GameView::notice);
        loose.click(loose.top(rummy::stockPile));
        const auto before = loose.state();
        loose.key(Qt::Key_K);
        QVERIFY(loose.state() == before);
        QVERIFY2(told.takeLast().first().toString().endsWith(QStringLiteral("they may count 10 at most.")),
                 "");
    }
    void theHandsLieInSetsAfterAKnock() {
        const RummyGame game(gameId(mayKnock, "first-p100-cards-knock"));
        game.click(game.top(rummy::stockPile));
        QTest::mouseClick(knockButton(game), Qt::LeftButton);
        QVERIFY(game.state().roundIsOver);
        const auto names = [&](int seat) {
            QStringList list;
            for (const auto& bracket : game.table().brackets(seat)) list << rummy::bracketName(bracket);
            return list.join(QLatin1String(", "));
        };
        QCOMPARE(names(0), QStringLiteral("eights, run of hearts, run of clubs"));
        // The 8 of diamonds went to the eights.
        QCOMPARE(names(1), QStringLiteral("nines, laid off"));
        QVERIFY(game.table().brackets(1).back().set == cardsOf("8D"));
        for (const auto& card : game.table().picture().pile(game.others())->cards) {
            QVERIFY(card.faceUp);
            const bool lies =
                card.id == cardsOf("8D").front().index() || plt::Card::fromIndex(card.id).rank == 9;
            QCOMPARE(card.dimmed, !lies);
        }
        QVERIFY2(game.accessibleNames().filter(QStringLiteral("laid off: 8♦")).size() == 1,
                 qPrintable(game.accessibleNames().join(QLatin1Char('\n'))));
        QVERIFY(game.table().plates()[0].winner && !game.table().plates()[1].winner);
        QVERIFY2(game.table().plates()[0].numbers.contains(QStringLiteral("loose 4")) &&
                     game.table().plates()[1].numbers.contains(QStringLiteral("loose 32")),
                 qPrintable(game.table().plates()[1].numbers));
        QCOMPARE(game.view->statusText(),
                 QStringLiteral("You knocked with 4, Ben has 32. That makes 28 points for you."));
        QVERIFY(game.table().plates()[0].numbers.contains(QStringLiteral("28 points")));
    }
    void theEndTellsTheNumbers_data() {
        QTest::addColumn<QByteArray>("deal");
        QTest::addColumn<QString>("text");
        QTest::newRow("knock") << QByteArray(noLayingOff.data())
                               << QStringLiteral("You knocked with 4, Ben has 65.");
        QTest::newRow("gin") << QByteArray(gin.data()) << QStringLiteral("Gin! Ben has 65 in loose cards.");
        QTest::newRow("undercut") << QByteArray(undercut.data())
                                  << QStringLiteral("You knocked with 4, Ben has 2. Undercut by Ben.");
    }
    void theEndTellsTheNumbers() {
        QFETCH(QByteArray, deal);
        QFETCH(QString, text);
        const RummyGame game(gameId(deal.toStdString()));
        game.click(game.top(rummy::stockPile));
        if (game.state().roundIsOver) return;
        game.key(Qt::Key_K);
        QVERIFY(game.isOver());
        QTRY_VERIFY2(game.window->messageText().contains(text), qPrintable(game.window->messageText()));
    }
    void theComputerKnocks() {
        // It draws the king, and has 4 then.
        const RummyGame game(
            gameId("5H 6H 7H 8S 8C 8H JC QC KC 4D  2C 8D 9H QS 4C 7D JH 3S 6C 9C  AS 2S KS"));
        game.view->turns()->setPace(plt::Turns::Pace::atOnce);
        game.click(game.top(rummy::stockPile));
        game.drag(game.place("QS"), game.top(rummy::discardPile));
        QTRY_VERIFY(game.isOver());
        QVERIFY(game.state().showdown && game.state().showdown->knocker == 1);
        QCOMPARE(game.view->session().lastTold(), QStringLiteral("Ben knocked with 4. You laid off the 8♦."));
        QStringList words;
        for (const auto& label : game.table().picture().labels) words << label.text;
        QVERIFY2(words.join(QLatin1Char('|')).contains(QStringLiteral("Ben knocked with 4.")),
                 qPrintable(words.join(QLatin1Char('|'))));
    }
    void twoCardsLeftAreADraw() {
        const RummyGame game(gameId(rummy::testing::plainDeal));
        game.view->turns()->setPatient(true);
        while (!game.state().roundIsOver) {
            const auto card = game.state().stock.back();
            QVERIFY(game.view->session().playText(QStringLiteral("draw")));
            QVERIFY(game.view->session().playText(QString::fromStdString(card.text())));
        }
        QTRY_VERIFY2(game.window->messageText().contains(QStringLiteral("Two cards are left in the pile")),
                     qPrintable(game.window->messageText()));
        QVERIFY(!game.table().plates()[0].winner && !game.table().plates()[1].winner);
    }
    void theOwnDeadwoodIsTold() {
        const RummyGame game(gameId(mayKnock));
        const auto numbers = [&](int seat) { return game.table().plates()[seat].numbers; };
        QVERIFY2(numbers(0).contains(QStringLiteral("loose 4")), qPrintable(numbers(0)));
        QVERIFY2(!numbers(1).contains(QStringLiteral("loose")), qPrintable(numbers(1)));
        // The drawn king can go again.
        game.click(game.top(rummy::stockPile));
        QVERIFY2(numbers(0).contains(QStringLiteral("loose 4")), qPrintable(numbers(0)));
        const RummyGame without(gameId(mayKnock, "first"));
        QVERIFY(!without.table().plates()[0].numbers.contains(QStringLiteral("loose")));
        // A covered hand reveals nothing.
        game.view->session().setSeats({plt::Seat::person(), plt::Seat::person()});
        for (const int seat : {0, 1})
            QVERIFY2(!numbers(seat).contains(QStringLiteral("loose")), qPrintable(numbers(seat)));
    }
    void aHintMarksTheKnock() {
        const RummyGame game(gameId(noLayingOff));
        game.click(game.top(rummy::stockPile));
        game.view->session().requestHint();
        QTRY_VERIFY(game.view->session().shownHint() != nullptr);
        QVERIFY(game.table().cardAt(game.place("KS"))->marked);
        const auto& buttons = game.table().picture().buttons;
        QVERIFY(std::any_of(buttons.begin(), buttons.end(), [](const plt::ButtonPicture& button) {
            return button.id == rummy::knockButton && button.marked;
        }));
        game.view->session().playHint();
        QVERIFY(game.state().showdown.has_value());
    }
    void theOptionIsInTheForm() {
        const RummyGame game;
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        const auto boxes = form.findChildren<QCheckBox*>();
        const auto knocking = std::find_if(boxes.begin(), boxes.end(), [](const QCheckBox* box) {
            return box->text().remove(QLatin1Char('&')) == QStringLiteral("Knocking");
        });
        QVERIFY(knocking != boxes.end());
        QVERIFY(!(*knocking)->isChecked());
        (*knocking)->setChecked(true);
        game.view->applyOptions();
        QCOMPARE(game.view->session().optionsText(), QStringLiteral("first-knock"));
    }
    void aGameIsKeptBetweenDrawAndKnock() {
        const auto name = QStringLiteral("test-rummy-knock-resumed");
        rummy::State left;
        {
            const RummyGame game(gameId(mayKnock), name);
            game.click(game.top(rummy::stockPile));
            left = game.state();
            game.window->close();
        }
        plt::FileWriter::shared().finish();
        {
            const RummyGame game(QString(), name);
            QVERIFY(game.state() == left);
            QCOMPARE(knockText(game), QStringLiteral("Knock with 4"));
            game.key(Qt::Key_K);
            left = game.state();
            game.window->close();
        }
        plt::FileWriter::shared().finish();
        const RummyGame game(QString(), name);
        QVERIFY(game.state() == left && game.state().showdown);
        game.view->session().undo();
        QVERIFY(!game.state().roundIsOver && game.state().hasDrawn());
        game.view->session().redo();
        QVERIFY(game.state() == left);
    }
    void platesCoverNoHand() {
        for (const QSize size : {QSize(336, 250), QSize(500, 380), QSize(900, 720), QSize(1600, 900)}) {
            const RummyGame game(gameId(mayKnock, "first-p100-cards-knock"));
            game.window->resize(size);
            game.click(game.top(rummy::stockPile));
            auto* button = knockButton(game);
            QVERIFY(button != nullptr && button->isVisible());
            for (const int pile : {game.own(), game.others(), rummy::stockPile, rummy::discardPile}) {
                const auto area = game.table().rectOf({pile, -1}).toAlignedRect();
                QVERIFY2(!area.intersects(button->geometry()), qPrintable(QString::number(size.width())));
            }
            game.key(Qt::Key_K);
            QVERIFY(game.state().roundIsOver);
            const auto plates = game.table().plateRegion(game.table());
            for (const int pile : {game.own(), game.others()})
                for (int i = 0; i < 10; ++i) {
                    const auto card = game.table().rectOf({pile, i}).toAlignedRect().adjusted(1, 1, -1, -1);
                    QVERIFY2(!plates.intersects(card), qPrintable(QString::number(size.width())));
                }
        }
    }
};

QTEST_MAIN(TestKnockView)
#include "test_view_knocking.moc"
