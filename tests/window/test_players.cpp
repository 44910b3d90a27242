// SPDX-License-Identifier: MIT
// Players in the window: the bar below the board, the record beside it, the rows of the dialog.
#include "common/keeping/saved/saved_game.h"
#include "common/look/glyph_button.h"
#include "common/players/turns.h"
#include "common/storage/files.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "common/window/dialogs/form_area.h"
#include "common/window/game_window.h"
#include "common/window/options_form.h"
#include "common/window/players/players_bar.h"
#include "common/window/players/record_panel.h"
#include "common/window/players/seat_rows.h"
#include "common/window/rules_view.h"
#include "tests/support/counting.h"
#include "tests/support/pair_game.h"

#include <memory>
#include <vector>

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using plt::Seat;
using plt::Seats;

namespace {

const plt::testing::CleanHome home;

const Seats people{Seat::person(), Seat::person()};
const Seats againstLow{Seat::person(), Seat::computer("low")};

/// The keys 1 to 3 add so much.
class View : public plt::RulesView<pairgame::Rules> {
  public:
    explicit View(QWidget* parent = nullptr) : RulesView(plt::Clock::shown, parent) {
        setFocusPolicy(Qt::StrongFocus);
        setMinimumSize(300, 200);
    }

    QStringList seatNames() const override { return names.isEmpty() ? RulesView::seatNames() : names; }
    QStringList names;  ///< other than those of the rules

  protected:
    void showState(bool) override {}
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_3)
            play({event->key() - Qt::Key_0});
        else
            RulesView::keyPressEvent(event);
    }
};

struct Table {
    explicit Table(const QString& id = QStringLiteral("100x2:4"), const Seats& seats = people,
                   const QString& aim = {}) {
        plt::GameInfo info;
        info.id = QStringLiteral("pairs");
        info.label = QStringLiteral("Pairs");
        info.summary = aim;
        window = std::make_unique<plt::GameWindow>(info, new View);
        window->resize(900, 400);
        window->show();
        ready = QTest::qWaitForWindowExposed(window.get());
        view().turns()->setPace(plt::Turns::Pace::atOnce);
        window->activateWindow();
        if (!id.isEmpty()) {
            window->openGameId(id);
            session().setSeats(seats);
        }
        view().setFocus();
    }
    View& view() const { return static_cast<View&>(window->view()); }
    plt::GameSession& session() const { return view().session(); }
    plt::PlayersBar* bar() const { return window->findChild<plt::PlayersBar*>(); }
    QToolButton* seat(int number) const { return bar()->seatButton(number); }
    void type(Qt::Key key) const { QTest::keyClick(&view(), key); }
    /// Chooses a line of the menu that a seat's button opens.
    bool choose(int number, const QString& text) const {
        auto* menu = seat(number)->menu();
        if (menu == nullptr) return false;
        QMetaObject::invokeMethod(menu, "aboutToShow");
        for (auto* action : menu->actions())
            if (action->text() == text) {
                action->trigger();
                return true;
            }
        return false;
    }
    QToolButton* button(const QString& text) const {
        for (auto* found : bar()->findChildren<QToolButton*>())
            if (found->isVisible() && found->text().remove(QLatin1Char('&')) == text) return found;
        return nullptr;
    }

    std::unique_ptr<plt::GameWindow> window;
    bool ready = false;
};

QMenu* playersMenu(const plt::GameWindow& window) {
    for (auto* action : window.menuBar()->actions())
        if (action->text() == QStringLiteral("&Players")) return action->menu();
    return nullptr;
}

}  // namespace

class TestPlayers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        pairgame::player() = nullptr;
        QFile::remove(plt::SavedGame::path(QStringLiteral("pairs")));
        QFile::remove(plt::SavedGame::othersPath(QStringLiteral("pairs")));
    }

    void aGameForOneHasNoBar() {
        plt::GameInfo info;
        info.id = QStringLiteral("counting");
        info.label = QStringLiteral("Counting");
        plt::GameWindow window(info, new counting::View);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.findChild<plt::PlayersBar*>() == nullptr);
        QVERIFY(!playersMenu(window)->menuAction()->isVisible());
        Table alone(QStringLiteral("100x1:4"));
        QVERIFY(alone.ready);
        QVERIFY(!alone.bar() || !alone.bar()->isVisible());
        QVERIFY(!playersMenu(*alone.window)->menuAction()->isVisible());
        // It comes with the first game that has several seats, and nothing is cut off then.
        alone.window->openGameId(QStringLiteral("100x3:4"));
        QVERIFY(alone.bar()->isVisible());
        QVERIFY(playersMenu(*alone.window)->menuAction()->isVisible());
        QVERIFY(alone.window->minimumWidth() >= alone.window->menuBar()->sizeHint().width());
    }

    void whoseTurnItIsIsSeenAndSaid() {
        const Table table;
        QVERIFY(table.ready);
        QCOMPARE(table.seat(0)->text(), QStringLiteral("First: A person"));
        QCOMPARE(table.seat(1)->text(), QStringLiteral("Second: A person"));
        QVERIFY(table.seat(0)->isChecked() && !table.seat(1)->isChecked());
        QCOMPARE(table.seat(0)->accessibleName(), QStringLiteral("First: A person, whose turn it is"));
        QCOMPARE(table.seat(1)->accessibleName(), QStringLiteral("Second: A person"));
        // A sign, and not only a pressed button, which some styles hardly show.
        const auto sign = [&table](int seat) {
            return table.seat(seat)->icon().pixmap(QSize(16, 16)).toImage();
        };
        QImage empty = sign(1);
        empty.fill(Qt::transparent);
        QVERIFY(sign(0) != empty);
        QVERIFY(sign(1) == empty);
        // It points to the name: its back is on the other side.
        const auto back = [&sign] {
            const QImage image = sign(0);
            std::vector<int> heights(image.width());
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y) heights[x] += qAlpha(image.pixel(x, y));
            return std::max_element(heights.begin(), heights.end()) - heights.begin();
        };
        QVERIFY(back() < 8);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(back() >= 8);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        table.type(Qt::Key_2);
        QVERIFY(!table.seat(0)->isChecked() && table.seat(1)->isChecked());
        QVERIFY(sign(0) == empty && sign(1) != empty);
        // A click opens the choice of a player and changes nothing by itself.
        QTest::keyClick(&table.view(), Qt::Key_1);
        QVERIFY(table.seat(0)->isChecked());
    }

    void thePlayerOfASeatIsChosenAtAnyTime() {
        const Table table;
        table.type(Qt::Key_3);
        QVERIFY(table.choose(1, table.session().playerName(Seat::computer("low"))));
        QCOMPARE(table.session().seats(), againstLow);
        // It moves at once, because it is its turn.
        QTRY_COMPARE(table.session().moveCount(), 2);
        QVERIFY(table.seat(0)->isChecked());
        QVERIFY(table.seat(1)->text().contains(QStringLiteral("low")));
        QVERIFY(table.choose(1, table.session().playerName(Seat::person())));
        table.type(Qt::Key_1);
        QCOMPARE(table.session().moveCount(), 3);
        QVERIFY(!table.view().isThinking());
    }

    /// Rows that come while a dialog is open are seen without scrolling.
    void theDialogGrowsWithItsRows() {
        QWidget dialog;
        auto* form = new QWidget;
        auto* rows = new QVBoxLayout(form);
        rows->addWidget(new QPushButton(QStringLiteral("First")));
        auto* late = new QPushButton(QStringLiteral("Second"));
        late->setMinimumHeight(90);
        late->hide();
        rows->addWidget(late);
        auto* column = new QVBoxLayout(&dialog);
        auto* area = new plt::FormArea(form);
        column->addWidget(area);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const int before = dialog.height();
        late->show();
        const auto isSeen = [area, late] {
            return area->viewport()->rect().contains(
                QRect(late->mapTo(area->viewport(), QPoint()), late->size()));
        };
        QTRY_VERIFY(late->height() >= 90 && isSeen());
        QVERIFY(dialog.height() > before);
        // A row that the screen has no room for is scrolled to: the dialog's foot stays on it.
        late->setMinimumHeight(5000);
        const int bottom = dialog.screen()->availableGeometry().bottom();
        QTRY_VERIFY(late->height() >= 5000);
        QTRY_VERIFY(dialog.frameGeometry().bottom() > bottom - 40);
        QVERIFY(dialog.frameGeometry().bottom() <= bottom);
    }

    /// The text about the aim offers the computer for as long as two people would play.
    void theComputerIsOfferedWithTheAim() {
        const Table table({}, people, QStringLiteral("Count to a hundred"));
        const auto offered = [&table] {
            for (const auto* button : table.window->findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == QStringLiteral("Play the computer")) return true;
            return false;
        };
        QTRY_VERIFY(offered());
        table.session().setSeats(againstLow);
        QVERIFY(!offered());
        QVERIFY(table.window->findChild<QWidget*>(QStringLiteral("plate"))->isVisible());
        table.session().setSeats(people);
        QVERIFY(offered());
    }

    /// Where the computer begins, nobody has read the aim when it has moved.
    void theAimStaysUntilThePlayerMoves() {
        const Table table({}, people, QStringLiteral("Count to a hundred"));
        const auto isShown = [&table] {
            const auto* plate = table.window->findChild<QWidget*>(QStringLiteral("plate"));
            return plate != nullptr && plate->isVisible();
        };
        QTRY_VERIFY(isShown());
        table.session().newGameWith(table.session().game().options, {Seat::computer("low"), Seat::person()});
        QTRY_COMPARE(table.session().moveCount(), 1);
        QVERIFY(isShown());
        table.type(Qt::Key_1);
        QTRY_VERIFY(!isShown());
    }

    /// ... also when a game for two is dealt while the aim of a game for one is shown.
    void theComputerIsOfferedInAGameForMore() {
        const Table table(QStringLiteral("100x1:4"), {}, QStringLiteral("Count to a hundred"));
        const auto offered = [&table] {
            for (const auto* button : table.window->findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == QStringLiteral("Play the computer")) return true;
            return false;
        };
        const auto deal = [&table](const pairgame::Options& options) {
            static_cast<plt::RulesSession<pairgame::Rules>&>(table.session()).newGameWith(options);
        };
        auto* aim = table.window->findChild<QAction*>(QStringLiteral("aim"));
        aim->trigger();
        QVERIFY(table.window->findChild<QWidget*>(QStringLiteral("plate"))->isVisible());
        QVERIFY(!offered());
        deal({100, 2});
        QTRY_VERIFY(offered());
        deal({100, 1});
        QTRY_VERIFY(!offered());
    }

    void theComputerIsOfferedUntilSomebodyMoves() {
        const Table table;
        auto* offer = table.button(QStringLiteral("Play the computer"));
        QVERIFY(offer != nullptr);
        table.type(Qt::Key_1);
        QVERIFY(!offer->isVisible());
        table.session().newGame();
        QVERIFY(offer->isVisible());
        QTest::mouseClick(offer, Qt::LeftButton);
        QVERIFY(!table.session().seats()[1].isPerson());
        QVERIFY(!offer->isVisible());
        table.type(Qt::Key_1);
        QTRY_COMPARE(table.session().moveCount(), 2);
    }

    void inANarrowWindowTheSeatsStay() {
        const Table table;
        table.window->resize(table.window->minimumSizeHint());
        QCoreApplication::processEvents();
        const QRect bar = table.bar()->rect();
        for (int seat = 0; seat < 2; ++seat) {
            QVERIFY(table.seat(seat)->isVisible());
            QVERIFY2(bar.contains(table.seat(seat)->geometry()), "a seat sticks out of the bar");
        }
        QVERIFY(!table.seat(0)->geometry().intersects(table.seat(1)->geometry()));
        // Names are complete, with the players below them.
        QCOMPARE(table.seat(0)->text(), QStringLiteral("First\nA person"));
        // Back and forward come and go together.
        for (int width = table.window->minimumWidth(); width < 900; width += 20) {
            table.window->resize(width, 400);
            QCoreApplication::processEvents();
            std::vector<bool> shown;
            for (const auto* button : table.bar()->findChildren<plt::GlyphButton*>())
                shown.push_back(button->isVisible());
            QCOMPARE(shown.size(), std::size_t{2});
            QCOMPARE(shown[0], shown[1]);
        }
    }

    /// Names whose letters grow with the window push each other aside before they are seen.
    void inALargeWindowTheSeatsDoNotOverlap() {
        const Table table;
        const int before = table.seat(0)->width();
        table.window->resize(1900, 1200);
        QVERIFY(table.seat(0)->width() > before);
        QVERIFY(!table.seat(0)->geometry().intersects(table.seat(1)->geometry()));
    }

    void longNamesAreNeverCut() {
        Table table(QStringLiteral("100x2:4"), againstLow);
        table.view().names = QStringList{QStringLiteral("Remembers sixty of 100"), QStringLiteral("Second")};
        for (const int width : {300, 336, 500, 900}) {
            table.window->resize(std::max(width, table.window->minimumSizeHint().width()), 400);
            table.bar()->refresh();
            QCoreApplication::processEvents();
            for (int seat = 0; seat < 2; ++seat) {
                const auto* button = table.seat(seat);
                const QString text = button->text();
                QVERIFY2(!text.contains(QChar(0x2026)), qPrintable(text));
                QVERIFY2(text.startsWith(table.view().names[seat].left(6)), qPrintable(text));
                QTRY_VERIFY2(button->sizeHint().height() <= button->height(), qPrintable(text));
                QVERIFY(table.bar()->rect().contains(button->geometry()));
            }
        }
    }

    /// After a step back into its turn the computer waits for a button, which has its place in any window.
    void theWaitingComputerHasItsButton() {
        const Table table(QStringLiteral("100x2:4"), againstLow);
        table.type(Qt::Key_1);
        QTRY_COMPARE(table.session().moveCount(), 2);
        table.window->resize(table.window->minimumSizeHint().width(), 400);
        table.session().stepBack();
        QTRY_VERIFY(table.view().turns()->isWaiting());
        QTRY_VERIFY(table.button(QStringLiteral("Move now")) != nullptr);
        const QToolButton* const button = table.button(QStringLiteral("Move now"));
        QVERIFY(table.bar()->rect().contains(button->geometry()));
        QVERIFY(!button->geometry().intersects(table.seat(1)->geometry()));
    }

    void theRecordShowsThePlaceAndGoesThere() {
        const Table table;
        QAction* shown = nullptr;
        for (auto* action : table.window->findChildren<QAction*>())
            if (action->text() == QStringLiteral("&Record of the game")) shown = action;
        QVERIFY(shown != nullptr && !shown->isChecked());
        table.type(Qt::Key_1);
        table.type(Qt::Key_2);
        table.type(Qt::Key_3);
        shown->trigger();
        auto* panel = table.window->findChild<plt::RecordPanel*>();
        QVERIFY(panel != nullptr && panel->isVisible());
        auto& list = panel->list();
        QCOMPARE(list.count(), 3);
        QCOMPARE(list.item(1)->text(), QStringLiteral("Second adds 2."));
        QCOMPARE(list.currentRow(), 2);
        // A line is gone to; what comes after it is not gone, but looks like it.
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
        QCOMPARE(table.session().moveCount(), 1);
        QCOMPARE(list.count(), 3);
        QCOMPARE(list.currentRow(), 0);
        QVERIFY(!list.item(0)->font().italic() && list.item(1)->font().italic());
        QVERIFY(list.item(2)->foreground() != list.item(0)->foreground());
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(2)).center());
        QCOMPARE(table.session().moveCount(), 3);
        QVERIFY(!list.item(2)->font().italic());
        // Another move from the middle: the moves after it are dropped.
        table.session().goTo(1);
        table.type(Qt::Key_3);
        QCOMPARE(list.count(), 2);
        QCOMPARE(list.item(1)->text(), QStringLiteral("Second adds 3."));
        shown->trigger();
        QVERIFY(!panel->isVisible());
    }

    /// A level of a later or earlier version: the game goes on with a person there, and a message says so.
    void aPlayerWhoIsNotKnownBecomesAPerson() {
        {
            const Table table(QStringLiteral("100x2:4"), againstLow);
            table.session().setSeats({Seat::person(), Seat::person()});
            table.type(Qt::Key_3);
            table.window->saveNow();
        }
        const auto path = plt::SavedGame::path(QStringLiteral("pairs"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto raw = QString::fromUtf8(file.readAll());
        QVERIFY2(raw.contains(QStringLiteral("person-person")), qPrintable(raw));
        raw.replace(QStringLiteral("person-person"), QStringLiteral("person-oracle"));
        QCOMPARE(plt::storage::writeFile(path, raw.toUtf8()), QString());
        const Table table{QString()};
        QCOMPARE(table.session().moveCount(), 1);
        QCOMPARE(table.session().seats(), people);
        QVERIFY2(table.window->messageText().contains(QStringLiteral("oracle")),
                 qPrintable(table.window->messageText()));
    }

    void theRowsOfTheDialogFollowTheSeats() {
        Seats seats = people;
        int count = 2;
        plt::Preferences preferences(QStringLiteral("pairs"));
        auto* form = new plt::OptionsForm(preferences);
        plt::addSeatRows(
            *form, &seats,
            [&count] {
                QStringList names;
                for (int i = 0; i < count; ++i) names << QStringLiteral("Seat %1").arg(i + 1);
                return names;
            },
            [](const Seat& seat) {
                return seat.isPerson() ? QStringLiteral("person") : QString::fromStdString(seat.level);
            },
            pairgame::Rules::levels());
        QWidget holder;
        auto* column = new QVBoxLayout(&holder);
        column->addWidget(form);
        holder.show();
        auto boxes = holder.findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 2);
        QTest::keyClick(boxes[1], Qt::Key_End);
        QCOMPARE(seats[1], Seat::computer("high"));
        for (auto* button : holder.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("The computer begins"))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(seats, (Seats{Seat::computer("high"), Seat::person()}));
        QCOMPARE(boxes[0]->currentText(), QStringLiteral("high"));
        count = 3;
        form->changed();
        QTRY_COMPARE(seats.size(), std::size_t{3});
        QCOMPARE(seats[2], Seat::computer("high"));
        QCOMPARE(holder.findChildren<QComboBox*>().size(), 3);
    }
};

QTEST_MAIN(TestPlayers)
#include "test_players.moc"
