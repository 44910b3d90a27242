// SPDX-License-Identifier: MIT
#include "common/look/colours.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "launcher/collection/favourites.h"
#include "launcher/shelves/shelf.h"
#include "tests/launcher/console_for_tests.h"
#include "tests/launcher/saved_games.h"
#include "tests/support/markup.h"

#include <QAccessible>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextEdit>
#include <QToolButton>
#include <QWindow>

namespace {

const plt::testing::CleanHome home;

void addGame(const GamesDir& dir, const QString& folder, const QString& name, const QString& set,
             const QByteArray& more = {}) {
    dir.add(folder, "game: lib\nicon: icon.svg\nname: \"" + name.toUtf8() + "\"\ngame-set: \"" +
                        set.toUtf8() + "\"\n" + more);
}

/// Five puzzles and two card games, one of each not to be played.
void fill(const GamesDir& dir) {
    const QString puzzles = QStringLiteral("Puzzle & Games");
    for (const char* name : {"Alpha", "Beta", "Gamma", "Delta"})
        addGame(dir, QString::fromLatin1(name).toLower(), QLatin1String(name), puzzles, "summary: Fun <b>\n");
    dir.write(QStringLiteral("broken/info.yaml"), "game: gone\nname: Broken\ngame-set: \"Puzzle & Games\"\n");
    addGame(dir, QStringLiteral("acorns"), QStringLiteral("Acorns"), QStringLiteral("Card Games"));
    addGame(dir, QStringLiteral("ete"), QStringLiteral("Été"), QStringLiteral("Card Games"));
}

QString focusedLabel() {
    const auto* const button = qobject_cast<plt::GameButton*>(QApplication::focusWidget());
    return button ? button->info().label : QString();
}

}  // namespace

/// The console's window under a player's hands.
class TestConsole : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        dir_ = std::make_unique<GamesDir>();
        fill(*dir_);
        console_ = std::make_unique<ConsoleForTests>(*dir_);
        QTRY_VERIFY(console_->isReady());
    }
    void cleanup() {
        console_.reset();
        dir_.reset();
    }

    /// A busy machine shows the window first: that nothing is missing then does not mean that all is there.
    void shelvesAreNotCompleteBeforeTheGamesAreFound() {
        plt::Favourites favourites;
        plt::GameShelves shelves(QStringLiteral(PLT_PROGRAM), favourites);
        QVERIFY(!shelves.isComplete());
        shelves.setCollection(std::make_shared<plt::Collection>());
        QVERIFY(shelves.isComplete());
    }

    void groupsAndButtons() {
        QCOMPARE(console_->windowTitle(), QStringLiteral("PLT Games"));
        QCOMPARE(console_->labels(),
                 QStringList({QStringLiteral("Alpha"), QStringLiteral("Beta"), QStringLiteral("Broken"),
                              QStringLiteral("Delta"), QStringLiteral("Gamma"), QStringLiteral("Acorns"),
                              QStringLiteral("Été")}));
        const QList<plt::Shelf*> shelves = console_->shelves().findChildren<plt::Shelf*>();
        QCOMPARE(shelves.size(), 2);
        for (const plt::Shelf* const shelf : shelves)
            QCOMPARE(shelf->title(), QString(shelf->accessibleName()).replace(u'&', QLatin1String("&&")));
        for (plt::GameButton* const button : console_->shelves().buttons()) {
            QVERIFY(button->isVisible());
            QCOMPARE(button->accessibleName(), button->info().label);
            QTRY_VERIFY(button->hasPicture());
        }
    }

    void markupIsText() {
        addGame(*dir_, QStringLiteral("odd"), QStringLiteral("<b>x</b> &amp; &File _x"),
                QStringLiteral("<i>Set</i>"));
        QTRY_VERIFY(console_->button(QStringLiteral("odd")));
        const plt::GameButton* const button = console_->button(QStringLiteral("odd"));
        QCOMPARE(button->text(), QStringLiteral("<b>x</b> &&amp; &&File _x"));
        QCOMPARE(button->accessibleName(), QStringLiteral("<b>x</b> &amp; &File _x"));
        QVERIFY(button->shortcut().isEmpty());
        QVERIFY(button->toolTip().contains(QLatin1String("&lt;b&gt;x&lt;/b&gt; &amp;amp; &amp;File _x")));
        QVERIFY(
            console_->button(QStringLiteral("alpha"))->toolTip().contains(QLatin1String("Fun &lt;b&gt;")));
    }

    void screenReadersAreToldNoMarkup() {
        console_->resize(console_->minimumSize());
        QCOMPARE(plt::testing::markupIn(*console_), QString());
        // A name that is elided.
        addGame(
            *dir_, QStringLiteral("far"), QStringLiteral("Far"),
            QStringLiteral("Games & puzzles of a set with a name that is much too long for a narrow window"));
        QTRY_VERIFY(console_->button(QStringLiteral("far")));
        for (auto* shelf : console_->shelves().findChildren<plt::Shelf*>())
            if (shelf->accessibleName().startsWith(QStringLiteral("Games & puzzles"))) {
                QVERIFY(!shelf->toolTip().isEmpty());
                QCOMPARE(plt::testing::markupIn(*shelf), QString());
            }
    }

    void unavailableGamesTellWhy() {
        const plt::GameButton* const button = console_->button(QStringLiteral("broken"));
        QVERIFY(!button->isEnabled());
        QVERIFY(button->toolTip().contains(QLatin1String("Its library is missing")));
        QVERIFY(button->accessibleDescription().contains(QLatin1String("Its library is missing")));
        QVERIFY(console_->problems().isVisible());
        QVERIFY(console_->problems().text().contains(QLatin1String("library missing")));
        console_->problems().setOpen(true);
        QVERIFY(console_->problems().findChild<QPlainTextEdit*>()->isVisible());
    }

    void twinsTellTheirFolders() {
        addGame(*dir_, QStringLiteral("other-alpha"), QStringLiteral("Alpha"),
                QStringLiteral("Puzzle & Games"));
        QTRY_VERIFY(console_->button(QStringLiteral("other-alpha")));
        QVERIFY(console_->button(QStringLiteral("other-alpha"))
                    ->toolTip()
                    .contains(QLatin1String("other-alpha")));
        QTRY_VERIFY(
            console_->button(QStringLiteral("alpha"))->toolTip().contains(QLatin1String("the folder alpha")));
        QVERIFY(!console_->button(QStringLiteral("beta"))->toolTip().contains(QLatin1String("the folder")));
    }

    void arrowsTabAndHome() {
        console_->resize(1100, 600);
        QCOMPARE(focusedLabel(), QStringLiteral("Alpha"));
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        // The first key shows where the keyboard is.
        press(Qt::Key_Right);
        QCOMPARE(focusedLabel(), QStringLiteral("Alpha"));
        press(Qt::Key_Right);
        QCOMPARE(focusedLabel(), QStringLiteral("Beta"));
        press(Qt::Key_Right);
        // Broken cannot be played.
        QCOMPARE(focusedLabel(), QStringLiteral("Delta"));
        press(Qt::Key_End);
        QCOMPARE(focusedLabel(), QStringLiteral("Été"));
        press(Qt::Key_Left);
        QCOMPARE(focusedLabel(), QStringLiteral("Acorns"));
        press(Qt::Key_Up);
        QVERIFY(!focusedLabel().isEmpty() && focusedLabel() != QLatin1String("Acorns"));
        press(Qt::Key_Home);
        QCOMPARE(focusedLabel(), QStringLiteral("Alpha"));
        press(Qt::Key_Tab);
        QCOMPARE(focusedLabel(), QStringLiteral("Beta"));
        press(Qt::Key_PageDown);
        QVERIFY(console_->shelves().current()->set == QLatin1String("Card Games"));
    }

    void focusIsSeenFromTheFirstKeyOn_data() {
        QTest::addColumn<int>("key");
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Tab, Qt::Key_Home})
            QTest::newRow(qPrintable(QKeySequence(key).toString())) << static_cast<int>(key);
    }
    void focusIsSeenFromTheFirstKeyOn() {
        QFETCH(int, key);
        plt::GameButton* const first = console_->button(QStringLiteral("alpha"));
        const auto ringed = [first] {
            const QImage picture = first->grab().toImage();
            const QColor ring = first->palette().color(QPalette::Highlight);
            int pixels = 0;
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (picture.pixelColor(x, y) == ring) ++pixels;
            return pixels;
        };
        QVERIFY(!first->isFocusRingVisible());
        QCOMPARE(ringed(), 0);
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
        QCOMPARE(focusedLabel(), QStringLiteral("Alpha"));
        QVERIFY(first->isFocusRingVisible());
        // Two pixels wide all around.
        QVERIFY(ringed() > 3 * (first->width() + first->height() - 40));
        // By the pointer it goes.
        QTest::mouseClick(first, Qt::LeftButton);
        QVERIFY(!first->isFocusRingVisible());
        QTest::keyClick(first, Qt::Key_Right);
        QCOMPARE(focusedLabel(), QStringLiteral("Beta"));
        QVERIFY(qobject_cast<plt::GameButton*>(QApplication::focusWidget())->isFocusRingVisible());
    }

    void upAndDownThroughTheSearchField() {
        console_->resize(1100, 600);
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        press(Qt::Key_End);
        QCOMPARE(focusedLabel(), QStringLiteral("Été"));
        console_->search().setFocus();
        press(Qt::Key_Down);
        QCOMPARE(focusedLabel(), QStringLiteral("Alpha"));
        press(Qt::Key_Up);
        QVERIFY(console_->search().hasFocus());
        press(Qt::Key_Down);
        QCOMPARE(focusedLabel(), QStringLiteral("Alpha"));
    }

    void enterAndSpaceStart() {
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        press(Qt::Key_Return);
        QCOMPARE(console_->runningGames().size(), 1);
        press(Qt::Key_Space);
        press(Qt::Key_Enter);
        QCOMPARE(console_->runningGames().size(), 3);
        for (const plt::RunningGame* const game : console_->runningGames())
            QCOMPARE(game->info().label, QStringLiteral("Alpha"));
    }

    void typingFinds() {
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("ta"));
        QCOMPARE(console_->search().text(), QStringLiteral("ta"));
        QVERIFY(console_->search().hasFocus());
        QCOMPARE(console_->labels(), QStringList({QStringLiteral("Beta"), QStringLiteral("Delta")}));
        QVERIFY(!console_->shelves().current() ||
                console_->shelves().current()->label == QLatin1String("Beta"));
        QTest::keyClick(&console_->search(), Qt::Key_Return);
        QCOMPARE(console_->runningGames().size(), 1);
        QCOMPARE(console_->runningGames()[0]->info().label, QStringLiteral("Beta"));
        QTest::keyClick(&console_->search(), Qt::Key_Down);
        QCOMPARE(focusedLabel(), QStringLiteral("Beta"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(console_->labels().size(), 7);
        QVERIFY(console_->search().text().isEmpty());
    }

    /// Enter starts the game whose name fits best, wherever it stands, and it is seen which that is.
    void theBestMatchStarts_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("found");
        QTest::addColumn<QString>("started");
        const QStringList mines{QStringLiteral("Admire"), QStringLiteral("Mines"),
                                QStringLiteral("Old Mines")};
        QTest::newRow("name") << QStringLiteral("min") << mines << QStringLiteral("Mines");
        QTest::newRow("word of the name") << QStringLiteral("old") << QStringList{QStringLiteral("Old Mines")}
                                          << QStringLiteral("Old Mines");
        QTest::newRow("short") << QStringLiteral("mi") << mines.mid(1) << QStringLiteral("Mines");
        QTest::newRow("short, in no name")
            << QStringLiteral("de") << QStringList{QStringLiteral("Admire")} << QStringLiteral("Admire");
        QTest::newRow("words") << QStringLiteral("mines o") << mines.mid(2) << QStringLiteral("Old Mines");
    }
    void theBestMatchStarts() {
        QFETCH(QString, typed);
        QFETCH(QStringList, found);
        QFETCH(QString, started);
        const GamesDir dir;
        addGame(dir, QStringLiteral("admire"), QStringLiteral("Admire"), QStringLiteral("A"),
                "summary: Mind the demons\n");
        addGame(dir, QStringLiteral("old-mines"), QStringLiteral("Old Mines"), QStringLiteral("C"));
        addGame(dir, QStringLiteral("pits"), QStringLiteral("Mines"), QStringLiteral("B"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        // Lower than the shelves.
        console.resize(300, 200);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QTest::keyClicks(QApplication::focusWidget(), typed.left(1));
        QTest::keyClicks(&console.search(), typed.mid(1));
        QCOMPARE(console.labels(), found);
        QCOMPARE(console.shelves().current()->label, started);
        for (const plt::GameButton* const button : console.shelves().buttons()) {
            QCOMPARE(button->isDefault(), button->info().label == started);
            if (button->isDefault()) QVERIFY(!button->visibleRegion().isEmpty());
        }
        QTest::keyClick(&console.search(), Qt::Key_Return);
        QCOMPARE(console.runningGames().size(), 1);
        QCOMPARE(console.runningGames()[0]->info().label, started);
    }

    void anotherMatchCanBeChosen() {
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("puz"));
        QCOMPARE(console_->shelves().current()->label, QStringLiteral("Alpha"));
        QTest::keyClick(&console_->search(), Qt::Key_Down);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(focusedLabel(), QStringLiteral("Beta"));
        QVERIFY(console_->button(QStringLiteral("beta"))->isDefault());
        QVERIFY(!console_->button(QStringLiteral("alpha"))->isDefault());
        // The next letter is about the best one again.
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("z"));
        QCOMPARE(console_->shelves().current()->label, QStringLiteral("Alpha"));
        // A game that was only found and not chosen is forgotten.
        QTest::keyClick(&console_->search(), Qt::Key_Escape);
        QCOMPARE(focusedLabel(), QStringLiteral("Beta"));
    }

    void theFilterGoesWhenAGameWasStarted() {
        constexpr int longWait = 60000;
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("delta"));
        QTest::keyClick(&console_->search(), Qt::Key_Return);
        QCOMPARE(console_->runningGames().size(), 1);
        // A second click must not meet another game.
        QCOMPARE(console_->labels().size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(console_->runningGames()[0]->windowWasShown(), longWait);
        QVERIFY(console_->search().text().isEmpty());
        QCOMPARE(console_->labels().size(), 7);
        QCOMPARE(console_->shelves().current()->label, QStringLiteral("Delta"));
        QCOMPARE(console_->focusWidget(), console_->button(QStringLiteral("delta")));
        // Typed text stays.
        console_->search().setText(QStringLiteral("beta"));
        console_->shelves().activateCurrent();
        console_->search().setText(QStringLiteral("al"));
        QTRY_VERIFY_WITH_TIMEOUT(console_->runningGames()[1]->windowWasShown(), longWait);
        QCOMPARE(console_->search().text(), QStringLiteral("al"));
    }

    void findingIsForgiving() {
        const auto found = [&](const char* text) {
            console_->search().setText(QString::fromUtf8(text));
            return console_->labels();
        };
        QCOMPARE(found("ALPHA"), QStringList{QStringLiteral("Alpha")});
        QCOMPARE(found("ete"), QStringList{QStringLiteral("Été")});
        QCOMPARE(found("card"), QStringList({QStringLiteral("Acorns"), QStringLiteral("Été")}));
        QCOMPARE(found("games  al "), QStringList{QStringLiteral("Alpha")});
        QCOMPARE(found("nothing of the kind"), QStringList());
        QCOMPARE(found("").size(), 7);
    }

    void allGamesAreOfferedIfNoneIsFound() {
        auto* const all = console_->shelves().findChild<QToolButton*>();
        QVERIFY(!all->isVisible());
        console_->resize(336, 250);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("xyzzy"));
        QVERIFY(all->isVisible());
        QCOMPARE(all->visibleRegion().boundingRect(), all->rect());
        const auto* const words = console_->shelves().findChild<QLabel*>();
        QVERIFY(words->mapTo(console_.get(), words->rect().bottomLeft()).y() <
                all->mapTo(console_.get(), QPoint()).y());
        QTest::mouseClick(all, Qt::LeftButton);
        QVERIFY(console_->search().text().isEmpty());
        QVERIFY(console_->search().hasFocus());
        QCOMPARE(console_->labels().size(), 7);
        QVERIFY(!all->isVisible());
    }

    void rulesByKeyAndMenu() {
        dir_->write(QStringLiteral("alpha/doc.txt"), "Alpha\n=====\nHow it is played.\n");
        const auto helpWindows = [] {
            QList<QWidget*> out;
            const QWidgetList all = QApplication::topLevelWidgets();
            for (QWidget* const widget : all)
                if (widget->isVisible() && widget->windowTitle().contains(QLatin1String("Alpha")))
                    out.append(widget);
            return out;
        };
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        QTRY_COMPARE(helpWindows().size(), 1);
        QVERIFY(helpWindows()[0]->findChild<QTextEdit*>()->toPlainText().contains(
            QLatin1String("How it is played.")));
        console_->showRules(*console_->shelves().current());
        QCOMPARE(helpWindows().size(), 1);
        helpWindows()[0]->close();

        plt::GameButton* const button = console_->button(QStringLiteral("broken"));
        QContextMenuEvent event(QContextMenuEvent::Mouse, button->rect().center(),
                                button->mapToGlobal(button->rect().center()));
        QApplication::sendEvent(console_->shelves().viewport(), &event);
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(!menu->actions()[0]->isEnabled());
        QVERIFY(menu->actions()[1]->isEnabled());
        menu->close();
    }

    void menusHaveHelpAndQuit() {
        QStringList texts;
        for (const QAction* const menu : console_->menuBar()->actions())
            for (const QAction* const action : menu->menu()->actions()) texts.append(action->text());
        for (const char* text : {"&Quit", "&Manual", "&About PLT Games", "&Rules of Alpha", "&Play Alpha"})
            QVERIFY2(texts.contains(QLatin1String(text)), text);
    }

    void windowsHaveIcons() {
        const auto hasIcon = [](const QWidget* window) {
            return window && window->windowHandle() && !window->windowHandle()->icon().isNull();
        };
        QTRY_VERIFY(hasIcon(console_.get()));
        for (auto* const action : console_->findChildren<QAction*>())
            if (action->text() == QLatin1String("&About PLT Games")) action->trigger();
        const auto* const about = console_->findChild<QMessageBox*>();
        QTRY_VERIFY(hasIcon(about));
        QVERIFY(!about->iconPixmap().isNull());
        // The documentation of the game.
        dir_->write(QStringLiteral("alpha/doc.txt"), "How it is played.\n");
        console_->showRules(console_->button(QStringLiteral("alpha"))->info());
        const auto rules = [] {
            for (const QWidget* const window : QApplication::topLevelWidgets())
                if (window->windowTitle() == QLatin1String("Rules of Alpha")) return window;
            return static_cast<const QWidget*>(nullptr);
        };
        QTRY_VERIFY(hasIcon(rules()));
        const auto isBlack = [](const QIcon& icon) {
            return icon.pixmap(32).toImage().pixelColor(16, 16) == QColor(Qt::black);
        };
        constexpr int longWait = 60000;
        QTRY_VERIFY_WITH_TIMEOUT(isBlack(rules()->windowHandle()->icon()), longWait);
        QVERIFY(!isBlack(console_->windowHandle()->icon()));
    }

    void contentLiesInTheMiddle() {
        const auto* const first = console_->button(QStringLiteral("alpha"));
        for (const int width : {360, 840, 1144, 1900, 3840, 360}) {
            console_->resize(width, 400);
            QTRY_COMPARE(console_->width(), width);
            QTest::qWait(20);
            const QRect content = console_->shelves().content();
            const int left = content.left();
            const int right = console_->shelves().width() - 1 - content.right();
            const int bar = console_->shelves().verticalScrollBar()->isVisible()
                                ? console_->shelves().verticalScrollBar()->width()
                                : 0;
            QVERIFY2(qAbs(left + bar - right) <= 1, qPrintable(QString::number(width)));
            // No line gets too long to be read at a glance, and none has no room.
            QVERIFY2(content.width() <= 2400 && content.width() >= qMin(width * 2 / 5, 1300),
                     qPrintable(QString::number(content.width())));
            QVERIFY(first->width() >= 200 && first->width() <= 600);
            QCOMPARE(first->mapTo(console_.get(), QPoint()).x(),
                     console_->search().mapTo(console_.get(), QPoint()).x());
        }
    }

    /// The subject of a game, in one line or two; in the tooltip if that is not enough.
    void linesAboutGames() {
        addGame(*dir_, QStringLiteral("wordy"), QStringLiteral("Wordy"), QStringLiteral("Puzzle & Games"),
                "summary: " + QByteArray("words without an end ").repeated(9) + "\n");
        QTRY_VERIFY(console_->button(QStringLiteral("wordy")));
        plt::GameButton* const button = console_->button(QStringLiteral("wordy"));
        const auto inked = [&](const QString& folder) {
            const QImage picture = console_->button(folder)->grab().toImage();
            int pixels = 0;
            for (int x = 90; x < picture.width() - 40; ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (picture.pixelColor(x, y).lightness() < 160) ++pixels;
            return pixels;
        };
        QVERIFY(inked(QStringLiteral("wordy")) > inked(QStringLiteral("alpha")));
        QVERIFY(button->toolTip().count(QLatin1String("without an end")) == 9);
        QVERIFY(button->accessibleDescription().contains(QLatin1String("words without an end")));
    }

    void searchKnowsSummariesAndOtherNames() {
        addGame(*dir_, QStringLiteral("jumpers"), QStringLiteral("Jumpers"), QStringLiteral("Boards"),
                "summary: Crown your men\nkeywords: draughts, dames\nkeywords[de]: Dame M\xC3\xBChle\n");
        QTRY_VERIFY(console_->button(QStringLiteral("jumpers")));
        // The summary, another name, one in another language; a wrong, missing, additional and exchanged
        // letter.
        for (const char* text : {"crown", "draughts", "muhle", "jampers", "jmpers", "draughhts", "jupmers",
                                 "boards crwon", "daughts"}) {
            console_->search().setText(QLatin1String(text));
            QVERIFY2(console_->labels() == QStringList{QStringLiteral("Jumpers")}, text);
        }
        for (const char* text : {"crown nothing", "jxxpers", "jmp"}) {
            console_->search().setText(QLatin1String(text));
            QVERIFY2(console_->labels().isEmpty(), text);
        }
    }

    /// They have the placeholder, and --check reports them to their author.
    void missingIconsAreNoProblems() {
        const GamesDir dir;
        for (const char* name : {"a", "b"}) {
            dir.write(QLatin1String(name) + QLatin1String("/info.yaml"), "game: lib\n");
            dir.addLibrary(QLatin1String(name), QStringLiteral("lib.so"), QStringLiteral("harmless"));
        }
        dir.write(QStringLiteral("c/info.yaml"), "game: lib\nicon: none.svg\n");
        dir.addLibrary(QStringLiteral("c"), QStringLiteral("lib.so"), QStringLiteral("harmless"));
        dir.write(QStringLiteral("d/info.yaml"), "game: lib\n");
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        QTRY_VERIFY(!console.button(QStringLiteral("d"))->isEnabled());
        QTRY_COMPARE(console.problems().text().count(u'\n'), 0);
        QVERIFY2(console.problems().text().contains(dir.file(QStringLiteral("d"))),
                 qPrintable(console.problems().text()));
    }

    /// Large windows show large icons, as long as all games are seen.
    void iconsUseTheRoom() {
        const auto side = [&](int width, int height) {
            console_->resize(width, height);
            QTest::qWait(50);
            return console_->shelves().picture(console_->button(QStringLiteral("alpha"))->info()).height();
        };
        const int small = side(1024, 700);
        QVERIFY(side(1900, 1200) > small);
        QCOMPARE(console_->shelves().verticalScrollBar()->maximum(), 0);
        QVERIFY(side(1900, 400) < side(1900, 1200));
    }

    void theTopGrowsWithTheWindow() {
        const auto sizes = [&](int width, int height) {
            console_->resize(width, height);
            QTest::qWait(50);
            const QToolButton& surprise = console_->surpriseButton();
            return QList<int>{QFontInfo(console_->search().font()).pixelSize(),
                              QFontInfo(surprise.font()).pixelSize(), surprise.iconSize().height()};
        };
        const QList<int> small = sizes(1024, 700);
        const QList<int> large = sizes(1900, 1200);
        for (int i = 0; i < small.size(); ++i)
            QVERIFY2(large[i] >= small[i] * 9 / 8, qPrintable(QString::number(large[i])));
        QCOMPARE(sizes(336, 250), small);
    }

    void anySize() {
        for (const QSize size : {QSize(220, 200), QSize(360, 300), QSize(1900, 1200), QSize(700, 260)}) {
            console_->resize(size);
            QTest::qWait(20);
            const int width = console_->shelves().viewport()->width();
            for (const plt::GameButton* const button : console_->shelves().buttons()) {
                const QRect place(button->mapTo(console_->shelves().widget(), QPoint()), button->size());
                QVERIFY(place.left() >= 0 && place.right() < width);
                QVERIFY(place.bottom() < console_->shelves().widget()->height());
            }
        }
        // The item with the focus is visible.
        console_->resize(300, 220);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        const QWidget* const last = QApplication::focusWidget();
        QVERIFY(console_->shelves().viewport()->rect().intersects(
            QRect(last->mapTo(console_->shelves().viewport(), QPoint()), last->size())));
    }

    /// A window with its default size shows all of a few games, at any width of the screen.
    void firstShapeShowsAllGames() {
        plt::Preferences::shared().setValue(QStringLiteral("console/geometry"), QVariant());
        ConsoleForTests first(*dir_);
        QTRY_VERIFY(first.isReady());
        QTRY_COMPARE(first.shelves().verticalScrollBar()->maximum(), 0);
        QVERIFY(first.shelves().heightForWidth(300) > first.shelves().heightForWidth(1900));
    }

    void shapeIsRemembered() {
        console_->resize(640, 444);
        console_->close();
        ConsoleForTests again(*dir_);
        QTRY_VERIFY(again.isReady());
        QTRY_COMPARE(again.size(), QSize(640, 444));
    }

    void iconsOfOthersDoNotWaitForASlowOne() {
        dir_->write(QStringLiteral("alpha/icon.svg"), GamesDir::slowSvg());
        ConsoleForTests console(*dir_);
        // Something is seen from the first moment on.
        QVERIFY(!console.shelves().buttons().isEmpty());
        for (const plt::GameButton* const button : console.shelves().buttons()) QVERIFY(button->hasPicture());
        const auto middle = [&console](const char* folder) {
            const QPixmap picture = console.shelves().picture(console.button(QLatin1String(folder))->info());
            return picture.toImage().pixelColor(picture.width() / 2, picture.height() / 2);
        };
        const QColor spot(0x6E, 0x6A, 0x80);
        QCOMPARE(middle("alpha"), spot);
        for (const char* folder : {"beta", "gamma", "delta", "acorns", "ete"})
            QTRY_COMPARE_WITH_TIMEOUT(middle(folder), QColor(Qt::black), 60000);
        QTRY_VERIFY_WITH_TIMEOUT(console.problems().text().contains(dir_->file(QStringLiteral(
                                     "alpha/icon.svg: no icon: icon.svg takes too long to draw"))),
                                 60000);
        QCOMPARE(middle("alpha"), spot);
        // At the next start everything is known, also what cannot be drawn.
        ConsoleForTests next(*dir_);
        QCOMPARE(
            next.shelves().picture(next.button(QStringLiteral("beta"))->info()).toImage().pixelColor(16, 16),
            QColor(Qt::black));
        QVERIFY(next.problems().text().contains(QLatin1String("takes too long to draw")));
    }

    void gamesToResumeAreMarked() {
        QVERIFY(!console_->button(QStringLiteral("alpha"))->isResumable());
        const QString saved = QFileInfo(plt::SavedGame::path(QStringLiteral("alpha"))).filePath();
        QFile file(saved);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(savedGames::begun(QStringLiteral("alpha"), 2, 2));
        file.close();
        QTRY_VERIFY(console_->button(QStringLiteral("alpha"))->isResumable());
        QVERIFY(console_->button(QStringLiteral("alpha"))
                    ->accessibleDescription()
                    .contains(QLatin1String("go on with")));
        QVERIFY(!console_->button(QStringLiteral("beta"))->isResumable());
        QVERIFY(QFile::remove(saved));
        QTRY_VERIFY(!console_->button(QStringLiteral("alpha"))->isResumable());
    }

    void accessible() {
        QAccessibleInterface* const button =
            QAccessible::queryAccessibleInterface(console_->button(QStringLiteral("alpha")));
        QVERIFY(button);
        QCOMPARE(button->text(QAccessible::Name), QStringLiteral("Alpha"));
        QCOMPARE(button->role(), QAccessible::Button);
        QVERIFY(QAccessible::queryAccessibleInterface(console_->button(QStringLiteral("broken")))
                    ->state()
                    .disabled);
        button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(console_->runningGames().size(), 1);
        QCOMPARE(QAccessible::queryAccessibleInterface(&console_->search())->text(QAccessible::Name),
                 QStringLiteral("Find a game"));
    }

    void rightToLeft() {
        console_->setLayoutDirection(Qt::RightToLeft);
        console_->resize(900, 600);
        QTRY_VERIFY(console_->button(QStringLiteral("alpha"))->mapTo(console_.get(), QPoint()).x() >
                    console_->button(QStringLiteral("beta"))->mapTo(console_.get(), QPoint()).x());
        console_->button(QStringLiteral("alpha"))->setFocus();
        // The first key shows where the keyboard is.
        for (int i = 0; i < 2; ++i) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(focusedLabel(), QStringLiteral("Beta"));
    }

    void textsAreReadInBothPalettes() {
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(0x18, 0x18, 0x18));
        dark.setColor(QPalette::Text, Qt::white);
        plt::GameButton* const button = console_->button(QStringLiteral("alpha"));
        for (const QPalette& palette : {QPalette(Qt::white), QPalette(), dark}) {
            console_->setPalette(palette);
            QTest::qWait(20);
            // The farthest from the ground among the pixels of each text.
            const QImage picture = button->grab().toImage();
            const QColor ground = button->palette().color(QPalette::Base);
            // Between the name and the lines below it.
            const int middle = picture.height() * 2 / 5;
            double name = 1;
            double summary = 1;
            for (int x = 75; x < picture.width() - 40; ++x)
                for (int y = 0; y < picture.height(); ++y) {
                    double& best = y < middle ? name : summary;
                    best = qMax(best, plt::contrast(picture.pixelColor(x, y), ground));
                }
            QVERIFY2(name >= 4.5 && summary >= 4.5,
                     qPrintable(QStringLiteral("%1, %2").arg(name).arg(summary)));
        }
    }

    /// Icons of these games are black.
    void iconsAreSeenOnDarkGround() {
        plt::GameButton* const button = console_->button(QStringLiteral("alpha"));
        const auto drawn = [&] {
            return console_->shelves().picture(button->info()).toImage().pixelColor(20, 20) ==
                   QColor(Qt::black);
        };
        constexpr int longWait = 60000;
        QTRY_VERIFY_WITH_TIMEOUT(drawn(), longWait);
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(0x18, 0x18, 0x18));
        dark.setColor(QPalette::Text, Qt::white);
        console_->setPalette(dark);
        QTest::qWait(20);
        const QImage picture = button->grab().toImage();
        const int middle = picture.height() / 2;
        double best = 1;
        constexpr int aroundLeftEdge = 4;
        for (int x = plt::GameButton::padding - aroundLeftEdge; x < plt::GameButton::padding + aroundLeftEdge;
             ++x)
            best = qMax(best, plt::contrast(picture.pixelColor(x, middle), QColor(0x18, 0x18, 0x18)));
        QVERIFY2(best >= 3, qPrintable(QString::number(best)));
    }

    void darkPalette() {
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(0x20, 0x20, 0x20));
        dark.setColor(QPalette::Base, QColor(0x18, 0x18, 0x18));
        dark.setColor(QPalette::Button, QColor(0x30, 0x30, 0x30));
        for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            dark.setColor(role, Qt::white);
        console_->setPalette(dark);
        QTest::qWait(50);
        const QImage picture = console_->grab().toImage();
        QVERIFY(picture.pixelColor(2, picture.height() - 2).lightness() < 80);
        QVERIFY(picture.pixelColor(picture.width() / 2, picture.height() - 4).lightness() < 80);
    }

    void emptyCollection() {
        const GamesDir empty;
        ConsoleForTests console(empty);
        QTRY_VERIFY(console.isReady());
        QVERIFY(!console.problems().isVisible());
        QCOMPARE(console.shelves().findChild<QLabel*>()->text(),
                 QStringLiteral("No games were found. The menu Games opens the folder where yours belong."));
    }

    void thousandGames() {
        const GamesDir dir;
        constexpr int count = 1000;
        for (int i = 0; i < count; ++i)
            addGame(dir, QStringLiteral("g%1").arg(i, 4, 10, QLatin1Char('0')),
                    QStringLiteral("Game %1").arg(i), QStringLiteral("Set %1").arg(i % 9));
        ConsoleForTests console(dir);
        QTRY_VERIFY_WITH_TIMEOUT(!console.shelves().buttons().isEmpty(), 20000);
        Stalls stalls;
        QTRY_VERIFY_WITH_TIMEOUT(console.isReady(), 20000);
        QCOMPARE(console.shelves().buttons().size(), qsizetype(count));
        console.search().setText(QStringLiteral("game 77"));
        QCOMPARE(console.shelves().buttons().size(), qsizetype(19));
        console.search().clear();
        console.shelves().verticalScrollBar()->setValue(console.shelves().verticalScrollBar()->maximum());
        console.resize(500, 700);
        QTest::qWait(50);
        constexpr qint64 maximumStall = PLT_SLOW ? 2000 : 300;
        QVERIFY2(stalls.longest() < maximumStall, qPrintable(QString::number(stalls.longest())));
    }

  private:
    std::unique_ptr<GamesDir> dir_;
    std::unique_ptr<ConsoleForTests> console_;
};

QTEST_MAIN(TestConsole)
#include "test_console.moc"
