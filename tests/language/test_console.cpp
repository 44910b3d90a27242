// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_streak.h"
#include "common/keeping/daily/daily_texts.h"
#include "common/language/catalogues/translations.h"
#include "common/testing/clean_home.h"
#include "launcher/collection/favourites.h"
#include "launcher/running/running_list.h"
#include "launcher/today/calendar_window.h"
#include "launcher/today/day_button.h"
#include "tests/language/painted_text.h"
#include "tests/language/window_check.h"
#include "tests/launcher/console_for_tests.h"
#include "tests/launcher/saved_games.h"

#include <functional>
#include <memory>

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QToolButton>

namespace {

const plt::testing::CleanHome home;
constexpr int longWait = 60000;

/// Texts that are the same in every language: names of games and files, and typed words.
QStringList names(const GamesDir& dir) {
    return {
        dir.path(), home.path(),
        QStringLiteral("PLT Games game set info yaml lib so svg png summary zebra xyz doc txt debian "
                       "Alpha Beta Bravo alpha beta twin gone org example Teapot Empty Encoding Folder Icons "
                       "Large List Missing Newer Old Twice empty encoding folder icons icon large list "
                       "missing newer old twice")};
}

}  // namespace

/// The console in the pseudo-language, from left to right or from right to left: everything is translated, and
/// nothing is clipped.
class TestConsole : public QObject {
    Q_OBJECT

    std::unique_ptr<GamesDir> dir_;
    std::unique_ptr<ConsoleForTests> console_;

    language::WindowCheck checkOf() const {
        // A language is called by its own name in all of them.
        return language::WindowCheck(names(*dir_) + plt::offeredLanguages().values());
    }
    static void report(const language::WindowCheck& check) {
        for (const QString& line : check.findings()) qInfo("%s", qUtf8Printable(line));
        QCOMPARE(check.findings().size(), 0);
    }

    void add(const char* folder, const QByteArray& lines) const {
        dir_->add(QLatin1String(folder), "game: lib\nicon: icon.svg\n" + lines);
    }

    void open() {
        console_ = std::make_unique<ConsoleForTests>(*dir_);
        QTRY_VERIFY(console_->isReady());
    }

    plt::GameInfo infoOf(const char* folder) { return console_->button(QLatin1String(folder))->info(); }

    QAction* action(const char* name) const {
        for (auto* each : console_->findChildren<QAction*>())
            if (each->text() == QCoreApplication::translate("plt::ConsoleWindow", name)) return each;
        return nullptr;
    }

    /// The window that opens, after a look at it.
    QWidget* opened(language::WindowCheck& check, const std::function<void()>& open, const char* where) {
        QWidgetList before;
        for (QWidget* const top : QApplication::topLevelWidgets())
            if (top->isVisible()) before.append(top);
        open();
        QWidget* found = nullptr;
        [&] {
            QTRY_VERIFY([&] {
                for (QWidget* const top : QApplication::topLevelWidgets())
                    if (!before.contains(top) && top->isVisible() && !top->inherits("QTipLabel")) found = top;
                return found != nullptr;
            }());
        }();
        if (!found) return nullptr;
        QTest::qWait(50);
        check.look(found, QLatin1String(where));
        return found;
    }

  private Q_SLOTS:
    void init() { dir_ = std::make_unique<GamesDir>(); }
    void cleanup() {
        console_.reset();
        dir_.reset();
    }

    /// A name that is longer than in English, of a game whose summary leaves a line free or does not.
    void aLongNameTakesALineOfItsSummary() {
        const auto paintedWith = [](const QString& name, const QString& summary) {
            plt::GameInfo info;
            info.id = QStringLiteral("alpha");
            info.label = name;
            info.summary = summary;
            plt::GameButton button;
            button.setInfo(info, false);
            button.resize(plt::GameButton::sizeFor(button.font(), 48, 3));
            if (button.sizeHint().height() != button.height()) qFatal("another number of lines");
            return language::paintedBy(&button);
        };
        const auto longName = QStringLiteral("Японские кроссворды");
        const QString longSummary = QStringLiteral("words of a summary ").repeated(9);
        const auto shortOne = paintedWith(QStringLiteral("Alpha"), longSummary);
        QCOMPARE(shortOne.size(), 4);
        for (const QString& summary : {QStringLiteral("Short"), longSummary}) {
            const auto painted = paintedWith(longName, summary);
            QCOMPARE(painted.size(), summary == longSummary ? 4 : 3);
            QCOMPARE(painted[0].text + u' ' + painted[1].text, longName);
            QVERIFY(painted[1].place.top() > painted[0].place.top());
            QCOMPARE(painted[0].place.top(), shortOne[0].place.top());
            for (const auto& one : painted) QVERIFY2(one.visible.contains(one.place), qPrintable(one.text));
        }
        QCOMPARE(paintedWith(longName, {}).size(), 2);
    }

    void shelves() {
        add("alpha", "name: Alpha\ngame-set: Card Games\n");
        add("beta", "name: Beta\ngame-set: Puzzle Games\nsummary: zebra\n");
        add("bravo", "name: Bravo\ngame-set: Board Games\n");
        add("twin", "name: Beta\n");
        QVERIFY(QDir(home.path()).mkpath(QStringLiteral("plt-games/saved")));
        QFile saved(home.path() + QStringLiteral("/plt-games/saved/alpha.json"));
        QVERIFY(saved.open(QIODevice::WriteOnly));
        saved.write(savedGames::begun(QStringLiteral("alpha"), 3, 3));
        saved.close();
        open();
        QVERIFY(console_->button(QStringLiteral("alpha"))->isResumable());
        console_->favourites().set(QStringLiteral("bravo"), true);
        QVERIFY(console_->labels().count(QStringLiteral("Alpha")) == 2);
        QVERIFY(console_->labels().count(QStringLiteral("Bravo")) == 2);
        auto check = checkOf();
        check.look(console_.get(), QStringLiteral("shelves"));
        for (const int day : {1, 2}) {
            const QDateTime played(QDate(2024, 1, 3 - day), QTime(14, 5));
            check.read(plt::progressLine({QStringLiteral("alpha"), played, 24}, QDate(2024, 1, 2)),
                       QStringLiteral("progress"));
            check.read(plt::progressLine({QStringLiteral("alpha"), played, -1}, QDate(2024, 1, 2)),
                       QStringLiteral("progress"));
        }
        console_->button(QStringLiteral("alpha"))->setStarting(true);
        check.look(console_.get(), QStringLiteral("starting"));
        console_->search().setText(QStringLiteral("zebra xyz"));
        check.look(console_.get(), QStringLiteral("nothing found"));
        console_->resize(320, 240);
        QTest::qWait(50);
        check.look(console_.get(), QStringLiteral("nothing found in a small window"));
        report(check);
        QVERIFY(saved.remove());
    }

    void today() {
        add("alpha", "name: Alpha\n");
        add("beta", "name: Beta\n");
        QByteArray boards;
        for (const char* day : {"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"})
            boards += QByteArray("2020-01-06 ") + day + " 9\n";
        for (const char* id : {"alpha", "beta"})
            dir_->write(QLatin1String(id) + QLatin1String("/daily.txt"), boards);
        savedGames::write(QStringLiteral("alpha"), savedGames::begun(QStringLiteral("alpha"), 3, 3));
        const QDate now = QDate::currentDate();
        for (const int ago : {0, 2}) {
            plt::DailyResult won;
            won.on = now.addDays(-ago);
            won.outcome = plt::Outcome::won;
            QCOMPARE(plt::DailyResults(QStringLiteral("beta")).record(won.on, won), QString());
        }
        open();
        QVERIFY(console_->labels().count(QStringLiteral("Alpha")) == 3);
        auto check = checkOf();
        check.look(console_.get(), QStringLiteral("today"));
        auto* const calendar = opened(
            check, [&] { console_->openCalendar(); }, "calendar");
        QVERIFY(calendar);
        for (const int ago : {0, 1, 3}) {
            auto* const day = console_->calendar()->button(now.addDays(-ago));
            check.read(day->accessibleName(), QStringLiteral("a day"));
            auto* const menu = opened(
                check, [&] { day->click(); }, "boards of a day");
            QVERIFY(menu);
            menu->close();
        }
        plt::DailyStreak none;
        check.read(plt::dailyStreakText(none, now), QStringLiteral("no streak"));
        for (const int weekday : {1, 3, 5, 6, 7})
            check.read(plt::dailyDifficulty(QDate(2026, 11, 22).addDays(weekday)),
                       QStringLiteral("difficulty"));
        calendar->close();
        report(check);
        QVERIFY(QFile::remove(plt::DailyResults(QStringLiteral("beta")).path()));
        savedGames::clear();
    }

    void smallScreens() {
        add("alpha", "");
        open();
        const QSize least = console_->minimumSizeHint();
        QVERIFY2(least.width() <= 640 && least.height() <= 480,
                 qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    }

    void noGames() {
        open();
        auto check = checkOf();
        check.look(console_.get(), QStringLiteral("no games"));
        report(check);
    }

    void problems() {
        add("alpha", "name: Alpha\nsummary: [zebra]\n");
        dir_->write(QStringLiteral("large/info.yaml"), "game: lib\n" + QByteArray(70000, '#'));
        dir_->write(QStringLiteral("encoding/info.yaml"), "game: \xff");
        dir_->write(QStringLiteral("twice/info.yaml"), "game: lib\ngame: lib\n");
        dir_->write(QStringLiteral("list/info.yaml"), "game: [lib]\n");
        dir_->write(QStringLiteral("missing/info.yaml"), "game: gone\n");
        dir_->write(QStringLiteral("empty/info.yaml"), "game: lib\n");
        dir_->write(QStringLiteral("empty/lib.so"), "");
        QVERIFY(QDir(dir_->path()).mkpath(QStringLiteral("folder/info.yaml")));
        for (const char* plugin : {"newer-interface", "other-interface"}) {
            const QString folder = QLatin1String(plugin[0] == 'n' ? "newer" : "old");
            dir_->write(folder + QStringLiteral("/info.yaml"), "game: lib\nicon: /x\n");
            dir_->addLibrary(folder, QStringLiteral("lib.so"), QLatin1String(plugin));
        }
        add("icons", "");
        dir_->write(QStringLiteral("icons/icon.svg"), "<svg><image href='x'/></svg>");
        open();
        // The thorough look comes when the window has been painted.
        QTRY_COMPARE(console_->problems().text().count(u'\n'), 12);
        auto check = checkOf();
        check.look(console_.get(), QStringLiteral("with problems"));
        for (const char* folder :
             {"large", "encoding", "twice", "list", "missing", "empty", "folder", "newer", "old"}) {
            const auto* const button = console_->button(QLatin1String(folder));
            QVERIFY2(!button->isEnabled(), folder);
            check.read(button->toolTip(), QLatin1String(folder));
        }
        // Places in a file are as every program writes them, and so are versions.
        check = checkOf();
        check.setNamesHaveDigits(true);
        console_->problems().setOpen(true);
        QTest::qWait(50);
        check.read(console_->problems().text(), QStringLiteral("problems"));
        check.look(console_.get(), QStringLiteral("problems"));
        report(check);
    }

    void runningGames() {
        add("alpha", "name: Alpha\n");
        add("beta", "name: Beta\n");
        open();
        console_->click(QStringLiteral("alpha"));
        console_->click(QStringLiteral("beta"));
        QCOMPARE(console_->runningGames().size(), 2);
        plt::RunningGame* const first = console_->runningGames()[0];
        auto check = checkOf();
        QVERIFY(console_->runningButton().isVisible());
        console_->runningButton().setChecked(true);
        QTest::qWait(50);
        check.look(console_.get(), QStringLiteral("games are starting"));
        QTRY_VERIFY_WITH_TIMEOUT(first->windowWasShown(), longWait);
        QTest::qWait(50);
        check.look(console_.get(), QStringLiteral("a game runs"));
        first->stop();
        // The event loop must not run: the game would be gone.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        check.look(console_.get(), QStringLiteral("a game was asked to close"));
        first->stop();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        check.look(console_.get(), QStringLiteral("a game is ended"));
        report(check);
    }

    void troubles() {
        add("alpha", "name: Alpha\n");
        open();
        auto check = checkOf();
        // One at a time, as a player meets them.
        for (int trouble = 0; trouble <= static_cast<int>(plt::Trouble::silent); ++trouble) {
            plt::RunningGame game(infoOf("alpha"), QStringLiteral(PLT_PROGRAM), {});
            console_->troubles().add(&game, static_cast<plt::Trouble>(trouble));
            QCOMPARE(console_->troubles().rows().size(), 1);
            auto* const row = console_->troubles().rows()[0];
            QTest::qWait(20);
            check.look(console_.get(), row->sentence());
            console_->troubles().add(&game, static_cast<plt::Trouble>(trouble));
            QTest::qWait(20);
            check.look(console_.get(), QStringLiteral("twice: ") + row->sentence());
            check.read(row->report(), QStringLiteral("report"));
            for (auto* button : row->findChildren<QToolButton*>())
                if (button->isCheckable()) button->setChecked(true);
            QTest::qWait(20);
            check.look(console_.get(), QStringLiteral("details: ") + row->sentence());
            Q_EMIT row->dismissed();
            QTRY_VERIFY(console_->troubles().rows().isEmpty());
        }
        report(check);
    }

    void menusAndDialogs() {
        add("alpha", "name: Alpha\n");
        open();
        auto check = checkOf();
        // Versions are names.
        check.setNamesHaveDigits(true);
        const auto close = [](QWidget* window) {
            QVERIFY(window);
            window->close();
            QTRY_VERIFY(!window->isVisible());
        };
        close(opened(
            check, [this] { Q_EMIT console_->shelves().menuRequested(infoOf("alpha"), console_->pos()); },
            "context menu"));
        QAction* const about = action("&About PLT Games");
        QVERIFY(about);
        close(opened(
            check, [about] { about->trigger(); }, "about"));
        // A file is where the folder of the player's own games belongs.
        QVERIFY(QDir(home.path()).mkpath(QStringLiteral("plt-games")));
        QFile inTheWay(home.path() + QStringLiteral("/plt-games/games"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        QAction* const folder = action("Open the folder for &your games");
        QVERIFY(folder);
        close(opened(
            check, [folder] { folder->trigger(); }, "no folder"));
        QVERIFY(inTheWay.remove());
        for (auto* menu : console_->menuBar()->findChildren<QMenu*>()) {
            close(opened(
                check, [menu] { menu->popup(menu->parentWidget()->mapToGlobal(QPoint())); }, "menu"));
        }
        report(check);
    }

    void helpOfAGame() {
        add("alpha", "name: Alpha\n");
        add("beta", "name: Beta\n");
        dir_->write(QStringLiteral("alpha/doc.txt"), "The rules\n=========\n\nare not translated.\n");
        dir_->write(QStringLiteral("alpha/doc.pseudo.txt"),
                    QStringLiteral("\u0164\u0125\u00e9 \u0155\u00fa\u013c\u00e9\u0161\n=========\n\n"
                                   "\u00e1\u0155\u00e9.\n")
                        .toUtf8());
        open();
        auto check = checkOf();
        for (const char* name : {"alpha", "beta"}) {
            QWidget* const window = opened(
                check, [this, name] { console_->showRules(infoOf(name)); }, name);
            QVERIFY(window);
            window->close();
        }
        report(check);
    }
};

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("PLT_LANGUAGE")) qputenv("PLT_LANGUAGE", "pseudo");
    QApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("plt-games"));
    application.setApplicationVersion(QStringLiteral("1.0"));
    QGuiApplication::setLayoutDirection(plt::installProgramTranslations());
    TestConsole test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_console.moc"
