// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_texts.h"
#include "common/look/focus/focus_style.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "launcher/collection/favourites.h"
#include "launcher/shelves/shelf.h"
#include "launcher/today/calendar_window.h"
#include "launcher/today/day_button.h"
#include "launcher/today/day_watch.h"
#include "tests/launcher/console_for_tests.h"
#include "tests/launcher/saved_games.h"
#include "tests/support/markup.h"

#include <QAccessible>
#include <QJsonObject>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>

namespace {

const plt::testing::CleanHome home;
constexpr int longWait = 60000;
const QDate saturday(2026, 12, 5);

/// Boards for every day: to count to 9.
QByteArray everyDay() {
    QByteArray text;
    for (const char* day : {"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"})
        text += QByteArray("2020-01-06 ") + day + " 9\n";
    return text;
}

void addGame(const GamesDir& dir, const QString& id, bool hasBoards = true) {
    dir.add(id, "game: lib\nicon: icon.svg\nsummary: Fun\ngame-set: Puzzle Games\n");
    if (hasBoards) dir.write(id + QLatin1String("/daily.txt"), everyDay());
}

void play(const char* id, const QDateTime& when = QDateTime::currentDateTime()) {
    savedGames::write(QLatin1String(id), savedGames::begun(QLatin1String(id), 1, 1), when);
}

void win(const char* id, QDate day, QDate on, qint64 elapsedMs = 92'000) {
    plt::DailyResult result;
    result.on = on;
    result.outcome = plt::Outcome::won;
    result.elapsedMs = elapsedMs;
    QCOMPARE(plt::DailyResults(QLatin1String(id)).record(day, result), QString());
}
void win(const char* id, QDate day) {
    win(id, day, day);
}

QString boardOf(const GamesDir& dir, const char* id, QDate day) {
    return plt::DailyBoards(dir.file(QLatin1String(id)), QLatin1String(id)).idOn(day);
}

plt::CollectionPointer collectionOf(const GamesDir& dir) {
    auto collection = std::make_shared<plt::Collection>();
    collection->scan = dir.scan();
    plt::DailyReader reader;
    reader.setGames(collection->scan);
    collection->daily = reader.read();
    return collection;
}

/// The texts of the open menu, without those that cannot be chosen.
QStringList offered() {
    QStringList texts;
    if (const auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
        for (const QAction* const action : menu->actions())
            if (action->isEnabled() && !action->isSeparator()) texts.append(action->text());
    return texts;
}

void choose(qsizetype index) {
    auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QList<QAction*> actions = menu->actions();
    actions.removeIf([](const QAction* action) { return !action->isEnabled() || action->isSeparator(); });
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(actions.at(index)).center());
}

}  // namespace

/// The shelf of today's boards, the calendar, and the player's date.
class TestToday : public QObject {
    Q_OBJECT

    std::unique_ptr<GamesDir> dir_;
    std::unique_ptr<ConsoleForTests> console_;

    QDateTime now_;

    /// Opens a console on a day of the test's own.
    void open(QDate today = saturday) {
        now_ = QDateTime(today, QTime(12, 0));
        console_ = std::make_unique<ConsoleForTests>(*dir_, plt::Patience(), true, QString(),
                                                     [this] { return now_; });
        console_->resize(1100, 700);
        QTRY_VERIFY(console_->isReady());
    }
    plt::Shelf* shelf() const {
        for (auto* const each : console_->shelves().findChildren<plt::Shelf*>())
            if (each->isVisible() && each->accessibleName() == QLatin1String("Today")) return each;
        return nullptr;
    }
    QList<plt::GameButton*> buttons() const {
        QList<plt::GameButton*> out;
        for (plt::GameButton* const button : console_->shelves().buttons())
            if (shelf() && button->parentWidget() == shelf()) out.append(button);
        return out;
    }
    QStringList labels() const {
        QStringList out;
        for (const plt::GameButton* const button : buttons()) out.append(button->info().label);
        return out;
    }
    QStringList lines() const {
        QStringList out;
        for (const plt::GameButton* const button : buttons()) out.append(button->board());
        return out;
    }
    QAction* action(const char* text) const {
        for (auto* const each : console_->findChildren<QAction*>())
            if (each->text() == QLatin1String(text)) return each;
        return nullptr;
    }

  private Q_SLOTS:
    /// As the program does.
    void initTestCase() { plt::FocusStyle::install(); }
    void init() {
        dir_ = std::make_unique<GamesDir>();
        for (const char* id : {"alpha", "beta", "delta", "gamma", "omega"}) addGame(*dir_, QLatin1String(id));
        addGame(*dir_, QStringLiteral("sigma"), false);
    }
    void cleanup() {
        console_.reset();
        dir_.reset();
        QDir(plt::DailyResults::folders()[0]).removeRecursively();
        QDir(QFileInfo(savedGames::path(QStringLiteral("any"))).path()).removeRecursively();
        plt::Preferences(plt::Favourites::file).setValue(plt::Favourites::key, QStringList());
        plt::Preferences::shared().setFlag(QStringLiteral("console/today"), true);
        QLocale::setDefault(QLocale::c());
    }

    void comesWithTheFirstGame() {
        open();
        QVERIFY(!shelf());
        // The menu tells when it comes.
        QVERIFY(action("&Today, after your first game"));
        QVERIFY(!action("&Calendar...")->isEnabled());
        console_->favourites().set(QStringLiteral("beta"), true);
        QVERIFY(!shelf());
        play("delta");
        QTRY_VERIFY(shelf());
        QCOMPARE(labels(),
                 QStringList({QStringLiteral("Beta"), QStringLiteral("Delta"), QStringLiteral("Calendar")}));
        QVERIFY(action("&Today"));
        QVERIFY(action("&Calendar...")->isEnabled());
        // It is the first shelf.
        QCOMPARE(console_->shelves().buttons()[0], buttons()[0]);
    }

    void favouritesThenTheLastPlayed() {
        const QDateTime now = QDateTime::currentDateTime();
        play("alpha", now.addSecs(-300));
        play("omega", now.addSecs(-100));
        play("delta", now.addSecs(-200));
        // Without a board of the day, and not installed.
        play("sigma", now);
        play("stranger", now);
        open();
        QCOMPARE(labels(), QStringList({QStringLiteral("Omega"), QStringLiteral("Delta"),
                                        QStringLiteral("Alpha"), QStringLiteral("Calendar")}));
        console_->favourites().set(QStringLiteral("delta"), true);
        console_->favourites().set(QStringLiteral("beta"), true);
        QCOMPARE(labels(), QStringList({QStringLiteral("Beta"), QStringLiteral("Delta"),
                                        QStringLiteral("Omega"), QStringLiteral("Calendar")}));
        // All favourites, and the last played.
        for (const char* id : {"alpha", "gamma"}) console_->favourites().set(QLatin1String(id), true);
        QCOMPARE(labels(),
                 QStringList({QStringLiteral("Alpha"), QStringLiteral("Beta"), QStringLiteral("Delta"),
                              QStringLiteral("Gamma"), QStringLiteral("Omega"), QStringLiteral("Calendar")}));
        // A narrow window shows two buttons at least.
        for (const char* id : {"alpha", "beta", "gamma", "delta"})
            console_->favourites().set(QLatin1String(id), false);
        console_->resize(320, 600);
        QTRY_COMPARE(labels(), QStringList({QStringLiteral("Omega"), QStringLiteral("Calendar")}));
        // A filter is about games.
        console_->search().setText(QStringLiteral("omega"));
        QVERIFY(!shelf());
    }

    void buttonsTellWhatWasReached() {
        const QDateTime now = QDateTime::currentDateTime();
        play("alpha", now.addSecs(-30));
        play("beta", now.addSecs(-20));
        QJsonObject present{{QStringLiteral("moves"), QStringLiteral("1 2 3")},
                            {QStringLiteral("options"), QStringLiteral("9")},
                            {QStringLiteral("number"), boardOf(*dir_, "gamma", saturday).mid(2)}};
        savedGames::write(QStringLiteral("gamma"),
                          plt::storage::bytesOf(plt::SavedGame::presentFile(
                              QStringLiteral("gamma"),
                              {{QStringLiteral("ply"), 2}, {QStringLiteral("present"), present}}, true)),
                          now);
        win("alpha", saturday);
        open();
        QCOMPARE(lines(), QStringList({QStringLiteral("Today: hard, 2 moves so far"),
                                       QStringLiteral("Today: hard, not played yet"),
                                       QStringLiteral("Today: hard, won in 1:32"), QString()}));
        QVERIFY(!buttons()[1]->isBoardFinished());
        QVERIFY(buttons()[2]->isBoardFinished());
        QVERIFY(buttons()[0]->isResumable());
        // Its saved game is another one.
        QVERIFY(!buttons()[1]->isResumable());
        QVERIFY(buttons()[2]->accessibleDescription().contains(QLatin1String("won in 1:32.")));
        QVERIFY(buttons()[2]->toolTip().contains(QLatin1String("won in 1:32")));
        QCOMPARE(plt::testing::markupIn(*console_), QString());
        // A result of a game that runs, after the thorough look that follows the start.
        constexpr int afterThoroughLook = 400;
        QTest::qWait(afterThoroughLook);
        win("beta", saturday, saturday, 5'000);
        QTRY_COMPARE(lines()[1], QStringLiteral("Today: hard, won in 0:05"));
    }

    void theTickIsSeen() {
        play("alpha");
        open();
        const QImage before = buttons()[0]->grab().toImage();
        buttons()[0]->setBoard(buttons()[0]->board(), true);
        QVERIFY(buttons()[0]->grab().toImage() != before);
    }

    void theCalendarButtonTellsTheStreak() {
        play("alpha");
        for (const int ago : {0, 1, 3, 4}) win(ago % 2 == 0 ? "alpha" : "beta", saturday.addDays(-ago));
        // A board that was played later makes no day of the row.
        win("alpha", saturday.addDays(-2), saturday);
        open();
        plt::GameButton* const calendar = buttons().last();
        QCOMPARE(calendar->info().summary, QStringLiteral("4 days in a row. Thursday was forgiven."));
        QVERIFY(calendar->accessibleDescription().contains(QLatin1String("Thursday was forgiven.")));
        QCOMPARE(calendar->starRect(), QRect());
        QVERIFY(calendar->hasPicture());
        // It is no game.
        calendar->setFocus(Qt::TabFocusReason);
        QVERIFY(!console_->shelves().current());
        QVERIFY(!action("&Play")->isEnabled());
        console_->shelves().toggleCurrentFavourite();
        QTest::mouseClick(calendar, Qt::RightButton);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, calendar->rect().center(),
                                calendar->mapToGlobal(calendar->rect().center()));
        QApplication::sendEvent(calendar, &event);
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(console_->runningGames().isEmpty());
    }

    void itCanBeSwitchedOff() {
        play("alpha");
        open();
        QVERIFY(shelf());
        QVERIFY(action("&Today")->isChecked());
        action("&Today")->trigger();
        QVERIFY(!shelf());
        QVERIFY(action("&Calendar...")->isEnabled());
        open();
        QVERIFY(!shelf());
        QVERIFY(!action("&Today")->isChecked());
        action("&Today")->trigger();
        QVERIFY(shelf());
    }

    void midnightAndAClockSetBack() {
        play("alpha");
        win("alpha", saturday);
        open();
        const auto goTo = [this](QDate day) {
            now_ = QDateTime(day, QTime(0, 0));
            // The window is activated, as after a sleep.
            QEvent event(QEvent::ActivationChange);
            QApplication::sendEvent(console_.get(), &event);
        };
        console_->openCalendar();
        QVERIFY(!console_->calendar()->button(saturday.addDays(1)));
        console_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(console_.get()));
        QCOMPARE(lines()[0], QStringLiteral("Today: hard, won in 1:32"));
        QCOMPARE(buttons().last()->info().summary, QStringLiteral("The first day of a row."));
        buttons()[0]->setFocus(Qt::TabFocusReason);
        goTo(saturday.addDays(1));
        QCOMPARE(lines()[0], QStringLiteral("Today: hardest, not played yet"));
        QVERIFY(buttons()[0]->hasFocus());
        QVERIFY(console_->calendar()->button(saturday.addDays(1)));
        goTo(saturday.addDays(-1));
        QCOMPARE(lines()[0], QStringLiteral("Today: fairly hard, not played yet"));
        QCOMPARE(buttons().last()->info().summary, QStringLiteral("No days in a row yet."));
        QVERIFY(!console_->calendar()->button(saturday));
        goTo(saturday);
        QCOMPARE(lines()[0], QStringLiteral("Today: hard, won in 1:32"));
        QCOMPARE(buttons().last()->info().summary, QStringLiteral("The first day of a row."));
    }

    void aDamagedFileLosesOnlyItself() {
        play("alpha", QDateTime::currentDateTime().addSecs(-60));
        play("beta");
        win("alpha", saturday);
        win("beta", saturday);
        QFile broken(plt::DailyResults(QStringLiteral("alpha")).path());
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{\"days\": 7") > 0);
        broken.close();
        open();
        QCOMPARE(labels(),
                 QStringList({QStringLiteral("Beta"), QStringLiteral("Alpha"), QStringLiteral("Calendar")}));
        QCOMPARE(lines()[0], QStringLiteral("Today: hard, won in 1:32"));
        QCOMPARE(lines()[1], QStringLiteral("Today: hard, not played yet"));
    }

    /// The board of the button, then one of the calendar in the same window.
    void boardsArePlayed() {
        const QDate today = QDate::currentDate();
        play("alpha");
        // Keeps the shelf while the game puts aside what it cannot read.
        play("beta", QDateTime::currentDateTime().addSecs(-60));
        open(today);
        QTest::mouseClick(buttons()[0], Qt::LeftButton);
        QCOMPARE(console_->runningGames().size(), 1);
        const auto saved = [] {
            const auto file = plt::storage::readObject(savedGames::path(QStringLiteral("alpha")));
            const auto session = file.object.value_or(QJsonObject()).value(QStringLiteral("session"));
            const auto present = session.toObject().value(QStringLiteral("present"));
            return QStringLiteral("9#") + present.toObject().value(QStringLiteral("number")).toString();
        };
        QTRY_VERIFY_WITH_TIMEOUT(console_->runningGames()[0]->windowWasShown(), longWait);
        QTRY_COMPARE_WITH_TIMEOUT(saved(), boardOf(*dir_, "alpha", today), longWait);

        QTest::mouseClick(buttons().last(), Qt::LeftButton);
        plt::CalendarWindow* const calendar = console_->calendar();
        QVERIFY(calendar && QTest::qWaitForWindowActive(calendar));
        QTest::mouseClick(calendar->button(today.addDays(-3)), Qt::LeftButton);
        QCOMPARE(offered().size(), 5);
        choose(0);
        QTRY_COMPARE_WITH_TIMEOUT(saved(), boardOf(*dir_, "alpha", today.addDays(-3)), longWait);
        QCOMPARE(console_->runningGames().size(), 1);

        // A later console finds the game and speaks to it over its socket.
        console_->leaveGames();
        open(today);
        QTRY_COMPARE_WITH_TIMEOUT(console_->runningGames().size(), 1, longWait);
        QTRY_VERIFY_WITH_TIMEOUT(console_->runningGames()[0]->windowWasShown(), longWait);
        QTest::mouseClick(buttons()[0], Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(saved(), boardOf(*dir_, "alpha", today), longWait);
        QCOMPARE(console_->runningGames().size(), 1);
    }

    void anySize() {
        play("alpha");
        win("alpha", saturday);
        open();
        for (const QSize size : {QSize(336, 250), QSize(1900, 1200), QSize(700, 260)}) {
            console_->resize(size);
            QTest::qWait(20);
            const int width = console_->shelves().viewport()->width();
            for (const plt::GameButton* const button : buttons()) {
                const QRect place(button->mapTo(console_->shelves().widget(), QPoint()), button->size());
                QVERIFY(place.left() >= 0 && place.right() < width);
            }
            QCOMPARE(buttons().size(), 2);
        }
    }

    void theCalendarHasThePastMonth() {
        for (const auto& [locale, first] :
             {std::pair(QLocale(QLocale::German, QLocale::Germany), Qt::Monday),
              std::pair(QLocale(QLocale::English, QLocale::UnitedStates), Qt::Sunday),
              std::pair(QLocale(QLocale::Arabic, QLocale::Egypt), Qt::Saturday)}) {
            QLocale::setDefault(locale);
            play("alpha");
            plt::CalendarWindow calendar([](const plt::GameInfo&) { return QPixmap(); }, nullptr);
            // 31 days back over the end of a month and a leap day.
            for (const QDate today : {saturday, QDate(2028, 3, 1), QDate(2027, 1, 1)}) {
                calendar.setContent(collectionOf(*dir_), today);
                calendar.show();
                QVERIFY(QTest::qWaitForWindowExposed(&calendar));
                calendar.layout()->activate();
                QVERIFY(!calendar.button(today.addDays(1)));
                QVERIFY(!calendar.button(today.addDays(-31)));
                for (int ago = 0; ago < 31; ++ago) {
                    const QDate day = today.addDays(-ago);
                    plt::DayButton* const button = calendar.button(day);
                    QVERIFY(button && button->isVisible() && button->isEnabled());
                    QCOMPARE(button->day().date, day);
                    QCOMPARE(button->text(), locale.toString(day.day()));
                    QCOMPARE(button->day().showsMonth, ago == 30 || day.day() == 1);
                    const bool begins = !calendar.button(day.addDays(-1)) ||
                                        calendar.button(day.addDays(-1))->y() < button->y();
                    QVERIFY(begins == (day.dayOfWeek() == first) || ago == 30);
                }
            }
        }
    }

    void theCalendarTellsEachDay() {
        play("alpha");
        const auto day = [](int ago) { return saturday.addDays(-ago); };
        win("alpha", day(0));
        win("beta", day(0), day(0), -1);
        win("alpha", day(2));
        win("alpha", day(5), day(2));
        plt::CalendarWindow calendar([](const plt::GameInfo&) { return QPixmap(16, 16); }, nullptr);
        calendar.setContent(collectionOf(*dir_), saturday);
        QCOMPARE(plt::testing::markupIn(calendar), QString());
        const auto isMarked = [&](int ago, plt::DayMark mark) {
            return calendar.button(day(ago))->day().mark == mark;
        };
        QVERIFY(isMarked(0, plt::DayMark::finished));
        QVERIFY(isMarked(1, plt::DayMark::forgiven));
        QVERIFY(isMarked(2, plt::DayMark::finished));
        QVERIFY(isMarked(3, plt::DayMark::none));
        QVERIFY(isMarked(5, plt::DayMark::finishedLater));
        const auto name = [&](int ago) { return calendar.button(day(ago))->accessibleName(); };
        const auto head = [&](int ago, const char* difficulty) {
            return plt::dailyDayName(day(ago)) + QLatin1String(": ") + QLatin1String(difficulty) + u'.';
        };
        QCOMPARE(name(0), head(0, "hard") + QLatin1String(" Alpha: won in 1:32. Beta: won."));
        QCOMPARE(name(1), head(1, "fairly hard") + QLatin1String(" Missed and forgiven."));
        QCOMPARE(name(3), head(3, "medium") + QLatin1String(" Nothing finished."));
        QCOMPARE(name(5), head(5, "easy") + QLatin1String(" Finished on another day. Alpha: won in 1:32."));
        QCOMPARE(calendar.button(day(0))->day().finished.size(), 2);
        QCOMPARE(calendar.streakText(), QStringLiteral("2 days in a row. Friday was forgiven. "
                                                       "Choose a day to play its boards."));
        QAccessibleInterface* const button = QAccessible::queryAccessibleInterface(calendar.button(day(3)));
        QCOMPARE(button->role(), QAccessible::Button);
        QCOMPARE(button->text(QAccessible::Name), name(3));
        // The marks differ in shape: in one colour, too.
        QSet<QString> pictures;
        for (const auto mark : {plt::DayMark::none, plt::DayMark::finished, plt::DayMark::finishedLater,
                                plt::DayMark::forgiven}) {
            QImage picture(24, 24, QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            plt::paintDayMark(painter, mark, picture.rect(), calendar.palette());
            painter.end();
            const auto grey = picture.convertToFormat(QImage::Format_Grayscale8);
            QString dark;
            for (int y = 0; y < grey.height(); ++y)
                for (int x = 0; x < grey.width(); ++x)
                    dark += grey.pixelColor(x, y).lightness() < 160 ? u'#' : u' ';
            pictures.insert(dark);
        }
        QCOMPARE(pictures.size(), 4);
    }

    void theCalendarByKeys() {
        play("alpha");
        plt::CalendarWindow calendar([](const plt::GameInfo&) { return QPixmap(); }, nullptr);
        QSignalSpy spy(&calendar, &plt::CalendarWindow::boardRequested);
        calendar.setContent(collectionOf(*dir_), saturday);
        calendar.show();
        calendar.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&calendar));
        const auto focused = [] {
            const auto* const button = qobject_cast<plt::DayButton*>(QApplication::focusWidget());
            return button ? button->day().date : QDate();
        };
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        QTRY_COMPARE(focused(), saturday);
        press(Qt::Key_Right);
        QCOMPARE(focused(), saturday);
        press(Qt::Key_Left);
        QCOMPARE(focused(), saturday.addDays(-1));
        // The description is about the day to which the keyboard or the pointer has come last.
        const auto isDescribed = [&](int ago) {
            return calendar.detailsText().startsWith(plt::dailyDayName(saturday.addDays(-ago)));
        };
        QVERIFY(isDescribed(1));
        const auto hover = [&](QEvent::Type type, int ago) {
            QHoverEvent event(type, QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
            QApplication::sendEvent(calendar.button(saturday.addDays(-ago)), &event);
        };
        hover(QEvent::HoverEnter, 4);
        QVERIFY(isDescribed(4));
        press(Qt::Key_Up);
        QCOMPARE(focused(), saturday.addDays(-8));
        QVERIFY(isDescribed(8));
        hover(QEvent::HoverLeave, 4);
        QVERIFY(isDescribed(8));
        press(Qt::Key_Home);
        QCOMPARE(focused(), saturday.addDays(-30));
        press(Qt::Key_Up);
        QCOMPARE(focused(), saturday.addDays(-30));
        press(Qt::Key_Down);
        QCOMPARE(focused(), saturday.addDays(-23));
        press(Qt::Key_End);
        QCOMPARE(focused(), saturday);
        press(Qt::Key_Left);
        press(Qt::Key_Return);
        QCOMPARE(offered().size(), 5);
        QCOMPARE(offered()[1], QStringLiteral("Beta: not played yet"));
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy[0][0].value<plt::GameInfo>().id, QStringLiteral("beta"));
        QCOMPARE(spy[0][1].toString(), boardOf(*dir_, "beta", saturday.addDays(-1)));
        // The next day keeps the focus in the calendar.
        calendar.setContent(collectionOf(*dir_), saturday.addDays(1));
        QCOMPARE(focused(), saturday.addDays(1));
        // In a week that is read from the right, the day before is on the right.
        calendar.setLayoutDirection(Qt::RightToLeft);
        press(Qt::Key_Right);
        QCOMPARE(focused(), saturday);
        calendar.layout()->activate();
        QVERIFY(calendar.button(saturday)->y() != calendar.button(saturday.addDays(1))->y() ||
                calendar.button(saturday)->x() > calendar.button(saturday.addDays(1))->x());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!calendar.isVisible());
    }

    void theCalendarIsClosedUnderThePointer() {
        play("alpha");
        auto calendar =
            std::make_unique<plt::CalendarWindow>([](const plt::GameInfo&) { return QPixmap(); }, nullptr);
        calendar->setContent(collectionOf(*dir_), saturday);
        calendar->show();
        QVERIFY(QTest::qWaitForWindowExposed(calendar.get()));
        QTRY_VERIFY([&] {
            QTest::mouseMove(calendar->button(saturday));
            return calendar->button(saturday)->underMouse();
        }());
        calendar.reset();
    }

    void daysBeforeTheFirstBoardHaveNone() {
        for (const char* id : {"alpha", "beta", "delta", "gamma", "omega"})
            dir_->write(QLatin1String(id) + QLatin1String("/daily.txt"), "2026-12-01 tuesday 9\n");
        play("alpha");
        plt::CalendarWindow calendar([](const plt::GameInfo&) { return QPixmap(); }, nullptr);
        calendar.setContent(collectionOf(*dir_), saturday);
        QVERIFY(calendar.button(QDate(2026, 12, 1))->isEnabled());
        QVERIFY(!calendar.button(QDate(2026, 11, 24))->isEnabled());
        QVERIFY(calendar.button(QDate(2026, 11, 24))
                    ->accessibleName()
                    .contains(QLatin1String("no boards of the day")));
    }

    void aSmallCalendarIsWhole() {
        play("alpha");
        plt::CalendarWindow calendar([](const plt::GameInfo&) { return QPixmap(); }, nullptr);
        calendar.setContent(collectionOf(*dir_), saturday);
        calendar.resize(336, 250);
        calendar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&calendar));
        QVERIFY2(calendar.width() <= 336 && calendar.height() <= 250,
                 qPrintable(QStringLiteral("%1 x %2").arg(calendar.width()).arg(calendar.height())));
        for (int ago = 0; ago < 31; ++ago) {
            const plt::DayButton* const button = calendar.button(saturday.addDays(-ago));
            QVERIFY(calendar.rect().contains(button->geometry()));
            QVERIFY(button->height() >= calendar.fontMetrics().height());
        }
    }

    void theDateIsWatched() {
        QDateTime now(QDate(2026, 12, 31), QTime(23, 59, 59, 950));
        plt::DayWatch watch([&now] { return now; });
        QSignalSpy spy(&watch, &plt::DayWatch::dayChanged);
        QCOMPARE(watch.today(), QDate(2026, 12, 31));
        watch.check();
        QCOMPARE(spy.size(), 0);
        // By the timer.
        now = QDateTime(QDate(2027, 1, 1), QTime(0, 0));
        QTRY_COMPARE(spy.size(), 1);
        QCOMPARE(spy[0][0].toDate(), QDate(2027, 1, 1));
        // A clock set back, and a computer that slept.
        now = QDateTime(QDate(2026, 12, 30), QTime(12, 0));
        watch.check();
        QCOMPARE(watch.today(), QDate(2026, 12, 30));
        now = QDateTime(QDate(2027, 2, 1), QTime(12, 0));
        watch.check();
        QCOMPARE(spy.size(), 3);
    }

    void waitsUntilMidnightOrAMinute() {
        const auto wait = [](QTime time) { return plt::DayWatch::wait(QDateTime(saturday, time)); };
        QCOMPARE(wait(QTime(12, 0)), 60'000);
        QCOMPARE(wait(QTime(23, 59, 30)), 30'000);
        QCOMPARE(wait(QTime(23, 59, 59, 999)), 1);
    }
};

QTEST_MAIN(TestToday)
#include "test_today.moc"
