// SPDX-License-Identifier: MIT
#include "common/look/focus/focus_style.h"
#include "common/storage/files.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "common/testing/pointer.h"
#include "launcher/collection/favourites.h"
#include "launcher/shelves/shelf.h"
#include "tests/launcher/console_for_tests.h"

#include <QAccessible>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>

namespace {

const plt::testing::CleanHome home;

}  // namespace

/// Favourites, by mouse, key and menu; and a game by chance.
class TestFavourites : public QObject {
    Q_OBJECT

    std::unique_ptr<GamesDir> dir_;
    std::unique_ptr<ConsoleForTests> console_;

    void open() {
        console_ = std::make_unique<ConsoleForTests>(*dir_);
        console_->resize(1100, 700);
        QTRY_VERIFY(console_->isReady());
    }
    QList<plt::Shelf*> shelves() const {
        QList<plt::Shelf*> out;
        for (auto* const each : console_->shelves().findChildren<plt::Shelf*>())
            if (each->isVisible()) out.append(each);
        std::sort(out.begin(), out.end(), [](const QWidget* a, const QWidget* b) { return a->y() < b->y(); });
        return out;
    }
    QList<plt::GameButton*> favourites() const {
        QList<plt::GameButton*> out;
        for (plt::GameButton* const button : console_->shelves().buttons())
            if (button->parentWidget()->accessibleName() == QLatin1String("Favourites")) out.append(button);
        return out;
    }
    QStringList favouriteLabels() const {
        QStringList out;
        for (const plt::GameButton* const button : favourites()) out.append(button->info().label);
        return out;
    }
    static void clickStar(plt::GameButton* button) {
        QTest::mouseClick(button, Qt::LeftButton, {}, button->starRect().center());
    }
    static QAction* menuAction(const QString& part) {
        const auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu) return nullptr;
        for (QAction* const action : menu->actions())
            if (action->text().remove(u'&').contains(part)) return action;
        return nullptr;
    }

  private Q_SLOTS:
    /// As the program does.
    void initTestCase() { plt::FocusStyle::install(); }
    void init() {
        dir_ = std::make_unique<GamesDir>();
        for (const char* name : {"alpha", "beta", "delta", "gamma"})
            dir_->add(QLatin1String(name), "game: lib\nicon: icon.svg\ngame-set: Puzzle Games\n");
        dir_->write(QStringLiteral("broken/info.yaml"), "game: gone\n");
        open();
    }
    void cleanup() {
        console_.reset();
        dir_.reset();
        plt::Preferences(plt::Favourites::file).setValue(plt::Favourites::key, QStringList());
    }

    void aStarByMouse() {
        QVERIFY(favourites().isEmpty());
        clickStar(console_->button(QStringLiteral("gamma")));
        QTRY_COMPARE(favouriteLabels(), QStringList{QStringLiteral("Gamma")});
        clickStar(console_->button(QStringLiteral("beta")));
        QTRY_COMPARE(favouriteLabels(), QStringList({QStringLiteral("Beta"), QStringLiteral("Gamma")}));
        QCOMPARE(shelves()[0]->accessibleName(), QStringLiteral("Favourites"));
        QCOMPARE(console_->runningGames().size(), 0);
        QVERIFY(console_->button(QStringLiteral("beta"))->isFavourite());
        QVERIFY(!console_->button(QStringLiteral("alpha"))->isFavourite());
        // Their buttons start them, and their stars take them off the shelf.
        QTest::mouseClick(favourites()[0], Qt::LeftButton);
        QCOMPARE(console_->runningGames().size(), 1);
        clickStar(favourites()[0]);
        QTRY_COMPARE(favouriteLabels(), QStringList{QStringLiteral("Gamma")});
        clickStar(console_->button(QStringLiteral("gamma")));
        QTRY_VERIFY(favourites().isEmpty());
        QTRY_COMPARE(shelves()[0]->accessibleName(), QStringLiteral("Puzzle Games"));
    }

    /// They were among the preferences that all games share, which guests read.
    void starsFromBeforeMove() {
        const QString earlier = QStringLiteral("console/favourites");
        plt::Preferences::shared().setValue(earlier, QStringList{QStringLiteral("alpha")});
        for (int time = 0; time < 2; ++time) {
            const plt::Favourites favourites;
            QVERIFY(favourites.contains(QStringLiteral("alpha")));
            QVERIFY(!favourites.contains(QStringLiteral("beta")));
            QVERIFY(plt::Preferences::shared().value(earlier).toStringList().isEmpty());
        }
        plt::FileWriter::shared().finish();
        QFile shared(home.path() + QStringLiteral("/plt-games/plt-games.ini"));
        QVERIFY(shared.open(QIODevice::ReadOnly));
        QVERIFY(!shared.readAll().contains("alpha"));
        QFile own(home.path() + QStringLiteral("/plt-games/console/favourites.ini"));
        QVERIFY(own.open(QIODevice::ReadOnly));
        QVERIFY(own.readAll().contains("alpha"));
    }

    /// Pressed on the star and released elsewhere, or the other way round, is nothing.
    void aStarHalfClicked() {
        plt::GameButton* const button = console_->button(QStringLiteral("beta"));
        QTest::mousePress(button, Qt::LeftButton, {}, button->starRect().center());
        QTest::mouseRelease(button, Qt::LeftButton, {}, button->rect().center());
        QTest::mousePress(button, Qt::LeftButton, {}, button->rect().center());
        plt::testing::movePointer(*button, button->starRect().center(), Qt::LeftButton);
        QTest::mouseRelease(button, Qt::LeftButton, {}, button->starRect().center());
        QCoreApplication::processEvents();
        QVERIFY(!button->isFavourite());
        QCOMPARE(console_->runningGames().size(), 0);
    }

    void theyAreKept() {
        clickStar(console_->button(QStringLiteral("gamma")));
        QTRY_COMPARE(favourites().size(), 1);
        console_.reset();
        // One that is away for a while keeps its star.
        QVERIFY(QFile::rename(dir_->file(QStringLiteral("gamma")), dir_->file(QStringLiteral(".away"))));
        open();
        QTRY_VERIFY(favourites().isEmpty());
        QTest::qWait(400);
        QVERIFY(QFile::rename(dir_->file(QStringLiteral(".away")), dir_->file(QStringLiteral("gamma"))));
        QTRY_COMPARE(favouriteLabels(), QStringList{QStringLiteral("Gamma")});
    }

    void byKey() {
        console_->button(QStringLiteral("delta"))->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(favouriteLabels(), QStringList{QStringLiteral("Delta")});
        QCOMPARE(QApplication::focusWidget(), console_->button(QStringLiteral("delta")));
        // The new shelf is seen, and so is where the keyboard is.
        QCOMPARE(console_->shelves().verticalScrollBar()->value(), 0);
        QVERIFY(!console_->button(QStringLiteral("delta"))->visibleRegion().isEmpty());
        // Taken away on the shelf of favourites, the keyboard goes on in the set.
        favourites()[0]->setFocus(Qt::TabFocusReason);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(favourites().isEmpty());
        QCOMPARE(QApplication::focusWidget(), console_->button(QStringLiteral("delta")));
        QVERIFY(console_->button(QStringLiteral("delta"))->isFocusRingVisible());
    }

    void byMenu() {
        plt::GameButton* const button = console_->button(QStringLiteral("beta"));
        const auto openMenu = [&] {
            QContextMenuEvent event(QContextMenuEvent::Keyboard, button->rect().center(),
                                    button->mapToGlobal(button->rect().center()));
            QApplication::sendEvent(button, &event);
        };
        openMenu();
        QAction* const add = menuAction(QStringLiteral("Add to favourites"));
        QVERIFY(add);
        add->trigger();
        QApplication::activePopupWidget()->close();
        QCOMPARE(favouriteLabels(), QStringList{QStringLiteral("Beta")});
        openMenu();
        QAction* const remove = menuAction(QStringLiteral("Remove from favourites"));
        QVERIFY(remove);
        remove->trigger();
        QApplication::activePopupWidget()->close();
        QVERIFY(favourites().isEmpty());
    }

    /// Nothing else may come under a pointer that is about to click again.
    void nothingMovesUnderThePointer() {
        console_->resize(360, 300);
        QTRY_VERIFY(console_->shelves().verticalScrollBar()->maximum() > 0);
        plt::GameButton* const button = console_->button(QStringLiteral("delta"));
        console_->shelves().ensureWidgetVisible(button);
        const QPoint before = button->mapToGlobal(QPoint());
        clickStar(button);
        QTRY_COMPARE(favourites().size(), 1);
        QCOMPARE(button->mapToGlobal(QPoint()), before);
    }

    void screenReadersAreTold() {
        plt::GameButton* const button = console_->button(QStringLiteral("beta"));
        QVERIFY(!button->accessibleDescription().contains(QLatin1String("favourite")));
        clickStar(button);
        QTRY_COMPARE(favourites().size(), 1);
        for (plt::GameButton* const each : {button, favourites()[0]}) {
            QVERIFY(each->accessibleDescription().contains(QLatin1String("A favourite.")));
            QCOMPARE(each->accessibleName(), QStringLiteral("Beta"));
        }
        QAccessibleInterface* const shelf = QAccessible::queryAccessibleInterface(shelves()[0]);
        QCOMPARE(shelf->role(), QAccessible::Grouping);
        QCOMPARE(shelf->text(QAccessible::Name), QStringLiteral("Favourites"));
        QCOMPARE(shelf->childCount(), 1);
        QCOMPARE(shelf->child(0)->object(), favourites()[0]);
    }

    void aFilterShowsEachGameOnce() {
        clickStar(console_->button(QStringLiteral("beta")));
        QTRY_COMPARE(favourites().size(), 1);
        console_->search().setText(QStringLiteral("beta"));
        QCOMPARE(console_->labels(), QStringList{QStringLiteral("Beta")});
        QVERIFY(favourites().isEmpty());
        console_->search().clear();
        QCOMPARE(favourites().size(), 1);
    }

    void surprises() {
        QVERIFY(console_->surpriseButton().isVisible());
        QCOMPARE(console_->surpriseButton().accessibleName(), QStringLiteral("Surprise me"));
        QString last;
        for (int i = 0; i < 8; ++i) {
            if (i == 0)
                QTest::keyClick(console_.get(), Qt::Key_U, Qt::ControlModifier);
            else if (i == 1)
                QTest::keyClick(&console_->surpriseButton(), Qt::Key_Return);
            else
                QTest::mouseClick(&console_->surpriseButton(), Qt::LeftButton);
            QCOMPARE(console_->runningGames().size(), i + 1);
            const plt::GameInfo& info = console_->runningGames().last()->info();
            QVERIFY(info.available());
            QVERIFY(info.label != last);
            last = info.label;
            // It is seen which one it is.
            QCOMPARE(console_->shelves().current()->label, last);
            QVERIFY(console_->button(info.id)->isStarting());
        }
    }

    void theButtonShowsTheKeyboard() {
        QToolButton& button = console_->surpriseButton();
        const auto ringed = [&button] {
            const QImage picture = button.grab().toImage();
            const QColor ring = button.palette().color(QPalette::Highlight);
            int pixels = 0;
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (picture.pixelColor(x, y) == ring) ++pixels;
            return pixels;
        };
        QCOMPARE(ringed(), 0);
        button.setFocus(Qt::TabFocusReason);
        QVERIFY(ringed() > 2 * (button.width() + button.height()));
    }

    /// A random game is one of the shown games.
    void surprisesByFilter() {
        console_->search().setText(QStringLiteral("delta"));
        for (int i = 0; i < 3; ++i) console_->surprise();
        QCOMPARE(console_->runningGames().size(), 3);
        for (const plt::RunningGame* const game : console_->runningGames())
            QCOMPARE(game->info().label, QStringLiteral("Delta"));
        console_->search().setText(QStringLiteral("nothing"));
        QVERIFY(!console_->surpriseButton().isEnabled());
        console_->surprise();
        QCOMPARE(console_->runningGames().size(), 3);
    }
};

QTEST_MAIN(TestFavourites)
#include "test_favourites.moc"
