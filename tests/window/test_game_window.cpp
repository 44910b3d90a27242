// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"
#include "common/keeping/saved/saved_game.h"
#include "common/look/motion.h"
#include "common/storage/disk/disk.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"
#include "common/window/game_window.h"
#include "common/window/header/figure_label.h"
#include "common/window/strip/message_strip.h"
#include "tests/support/counting.h"
#include "tests/support/full_disk.h"
#include "tests/support/markup.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <optional>
#include <thread>
#include <utility>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

namespace {

const plt::testing::CleanHome home;

plt::GameInfo info() {
    plt::GameInfo out;
    out.id = QStringLiteral("counting");
    out.label = QStringLiteral("Counting & <b>more</b>");
    out.folder = home.path();
    out.summary = QStringLiteral("Count.");
    return out;
}

std::unique_ptr<plt::GameWindow> open(const QString& id = QStringLiteral("10:0")) {
    auto window = std::make_unique<plt::GameWindow>(info(), new counting::View);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get())) return nullptr;
    window->activateWindow();
    if (!id.isEmpty()) window->openGameId(id);
    window->view().setFocus();
    return window;
}

counting::View& viewOf(const std::unique_ptr<plt::GameWindow>& window) {
    return static_cast<counting::View&>(window->view());
}

QAction* action(const std::unique_ptr<plt::GameWindow>& window, const QKeySequence& key) {
    for (auto* found : window->findChildren<QAction*>())
        if (found->shortcuts().contains(key)) return found;
    return nullptr;
}

void type(const std::unique_ptr<plt::GameWindow>& window, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(&window->view(), key, modifiers);
}

/// Runs `look` on the dialog that comes up next.
template <class Look>
void withDialog(const Look& look) {
    QTimer::singleShot(50, qApp, [look] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) QFAIL("No dialog is open.");
        look(dialog);
    });
}

QPushButton* button(QWidget* parent, const QString& text) {
    for (auto* found : parent->findChildren<QPushButton*>())
        if (found->isVisible() && found->text().remove(QLatin1Char('&')) == text) return found;
    return nullptr;
}

/// The same game, whose deals are found when the test lets them.
struct SlowRules : counting::Rules {
    static inline std::atomic<bool> mayFind = true;
    static bool dealIsSlow(const Options&) { return true; }
    static Start deal(const Options& options, std::uint64_t seed) { return Rules::deal(options, seed); }
    static Start deal(const Options& options, std::uint64_t seed, std::stop_token stop) {
        while (!mayFind && !stop.stop_requested()) std::this_thread::yield();
        return Rules::deal(options, seed);
    }
};
static_assert(plt::HasSlowDeal<SlowRules>);

class SlowView : public plt::RulesView<SlowRules> {
  protected:
    void showState(bool) override {}
};

/// The same game, whose moves wait while they are held.
struct HeldRules : counting::Rules {
    static inline std::atomic<bool> isHeld = false;
    static plt::Result<State> apply(const State& state, const Move& move) {
        while (isHeld) std::this_thread::yield();
        return Rules::apply(state, move);
    }
};

class HeldView : public plt::RulesView<HeldRules> {
  protected:
    void showState(bool) override {}
};

void breakSavedGame() {
    QFile file(plt::storage::makeFolder(QStringLiteral("saved")) + QStringLiteral("/counting.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no saved game");
}

}  // namespace

class TestGameWindow : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        plt::FileWriter::shared().finish();
        QDir(home.path()).removeRecursively();
        QDir().mkpath(home.path());
        plt::storage::makeFolder(QStringLiteral("saved"));
    }

    void screenReadersAreToldNoMarkup() {
        auto window = open();
        QVERIFY(window);
        Q_EMIT window->view().notice(QStringLiteral("A long sentence. ").repeated(20));
        QTRY_VERIFY(window->messageText().contains(QStringLiteral("A long sentence.")));
        QCOMPARE(plt::testing::markupIn(*window), QString());
    }

    void everyShortcutWorks() {
        auto window = open();
        QVERIFY(window);
        auto& session = viewOf(window).session();
        type(window, Qt::Key_3);
        QCOMPARE(session.state().sum, 3);
        QCOMPARE(window->messageText(), QStringLiteral("Sum 3"));
        action(window, QKeySequence::Undo)->trigger();
        QCOMPARE(session.state().sum, 0);
        action(window, Qt::CTRL | Qt::Key_Y)->trigger();
        QCOMPARE(session.state().sum, 3);
        action(window, Qt::CTRL | Qt::Key_R)->trigger();
        QCOMPARE(session.state().sum, 0);
        action(window, QKeySequence::Undo)->trigger();
        QCOMPARE(session.state().sum, 3);
        action(window, QKeySequence::New)->trigger();
        QCOMPARE(session.moveCount(), 0);
        QVERIFY(action(window, QKeySequence::Undo)->text().contains(QStringLiteral("new game")));
        action(window, QKeySequence::Undo)->trigger();
        QCOMPARE(session.state().sum, 3);
    }

    /// A key that is held takes back the moves of this game and stops there; another press goes on.
    void heldUndoStopsWhereAGameBegan() {
        auto window = open();
        auto& session = viewOf(window).session();
        for (int i = 0; i < 3; ++i) type(window, Qt::Key_1);
        action(window, QKeySequence::New)->trigger();
        for (int i = 0; i < 3; ++i) type(window, Qt::Key_1);
        const auto game = session.place().game;
        auto* const undo = action(window, QKeySequence::Undo);
        for (int i = 0; i < 20; ++i) undo->trigger();
        QCOMPARE(session.place().game, game);
        QCOMPARE(session.moveCount(), 0);
        QVERIFY2(window->messageText().contains(QStringLiteral("One more undo")),
                 qPrintable(window->messageText()));
        for (int press = 0; press < 10 && session.place().game == game; ++press) {
            QTest::qWait(500);
            undo->trigger();
        }
        QVERIFY(session.place().game < game);
        QCOMPARE(session.moveCount(), 3);
        // A new game that was just begun by mistake is gone at once.
        action(window, QKeySequence::New)->trigger();
        undo->trigger();
        QCOMPARE(session.moveCount(), 3);
    }

    void everyMenuItemHasAMnemonicOrIsBuiltByTheView() {
        auto window = open();
        for (auto* menu : window->menuBar()->findChildren<QMenu*>())
            for (auto* item : menu->actions())
                QVERIFY2(item->isSeparator() || item->text().contains(QLatin1Char('&')),
                         qPrintable(item->text()));
    }

    void theEndIsSaidAndCounted() {
        auto window = open();
        for (int i = 0; i < 3; ++i) type(window, Qt::Key_3);
        type(window, Qt::Key_1);
        QVERIFY2(window->messageText().contains(QStringLiteral("won")), qPrintable(window->messageText()));
        QTRY_VERIFY(window->messageText().contains(QStringLiteral("best")));
        plt::FileWriter::shared().finish();
        auto set = plt::Statistics(QStringLiteral("counting")).read().value(QStringLiteral("10"));
        QCOMPARE(set.played, 1);
        QCOMPARE(set.won, 1);
        // The same end, reached again by undo and redo or in a window opened later, is not counted again.
        action(window, QKeySequence::Undo)->trigger();
        type(window, Qt::Key_1);
        window->close();
        window.reset();
        window = open(QString());
        QVERIFY2(window->messageText().contains(QStringLiteral("won")), qPrintable(window->messageText()));
        action(window, QKeySequence::Undo)->trigger();
        type(window, Qt::Key_1);
        plt::FileWriter::shared().finish();
        set = plt::Statistics(QStringLiteral("counting")).read().value(QStringLiteral("10"));
        QCOMPARE(set.played, 1);
        // High enough for a plate.
        window->resize(640, 480);
        QTRY_VERIFY(button(window.get(), QStringLiteral("New game")) != nullptr);
        QTest::mouseClick(button(window.get(), QStringLiteral("New game")), Qt::LeftButton);
        QCOMPARE(viewOf(window).session().moveCount(), 0);
    }

    /// The result, a comparison with the best, and a note about help, in this order.
    void anEndIsToldInOneOrder() {
        auto window = open();
        for (int i = 0; i < 3; ++i) type(window, Qt::Key_3);
        type(window, Qt::Key_1);
        QTRY_VERIFY(window->messageText().contains(QStringLiteral("best")));
        const QString words = window->messageText();
        QVERIFY2(words.indexOf(QStringLiteral("won")) < words.indexOf(QStringLiteral("best")),
                 qPrintable(words));
        QVERIFY2(words.endsWith(QStringLiteral("Without help.")), qPrintable(words));
        action(window, QKeySequence::New)->trigger();
        action(window, Qt::CTRL | Qt::Key_H)->trigger();
        QTRY_VERIFY(viewOf(window).session().hasShownStep());
        viewOf(window).session().playHint();
        while (viewOf(window).session().outcome() == plt::Outcome::playing) type(window, Qt::Key_1);
        QTRY_VERIFY2(window->messageText().endsWith(QStringLiteral("With help.")),
                     qPrintable(window->messageText()));
    }

    void countingCanBeSwitchedOff() {
        plt::Statistics::setEnabled(false);
        auto window = open();
        for (int i = 0; i < 3; ++i) type(window, Qt::Key_3);
        type(window, Qt::Key_3);
        QVERIFY(window->messageText().contains(QStringLiteral("lost")));
        plt::FileWriter::shared().finish();
        QVERIFY(plt::Statistics(QStringLiteral("counting")).read().isEmpty());
        plt::Statistics::setEnabled(true);
    }

    void hintsAreShownAndDone() {
        auto window = open();
        // In a narrow window the answers are signs.
        window->resize(800, window->height());
        action(window, Qt::CTRL | Qt::Key_H)->trigger();
        QTRY_VERIFY(window->messageText().startsWith(QStringLiteral("Add 3.")));
        QTest::mouseClick(button(window.get(), QStringLiteral("Do it")), Qt::LeftButton);
        QCOMPARE(viewOf(window).state().sum, 3);
        action(window, Qt::CTRL | Qt::Key_H)->trigger();
        QTRY_VERIFY(window->messageText().startsWith(QStringLiteral("Add 3.")));
        type(window, Qt::Key_Escape);
        QCOMPARE(window->messageText(), QStringLiteral("Sum 3"));
    }

    void refusalsAreSaid() {
        auto window = open();
        type(window, Qt::Key_7);
        QCOMPARE(window->messageText(), QStringLiteral("Only 1, 2 or 3, not 7."));
        type(window, Qt::Key_1);
        QCOMPARE(window->messageText(), QStringLiteral("Sum 1"));
    }

    void theClockRunsPausesAndStops() {
        auto window = open();
        auto& clock = viewOf(window).session().clock();
        QVERIFY(!clock.isRunning());
        type(window, Qt::Key_1);
        QVERIFY(clock.isRunning());
        auto* pause = action(window, Qt::CTRL | Qt::SHIFT | Qt::Key_P);
        QVERIFY(pause->isEnabled());
        pause->trigger();
        QVERIFY(window->isPaused());
        QVERIFY(!clock.isRunning());
        QVERIFY(window->messageText().contains(QStringLiteral("Paused")));
        // The game is hidden, and no input reaches it.
        QVERIFY(!window->view().isVisible());
        QVERIFY(!viewOf(window).play({1}));
        QCOMPARE(viewOf(window).state().sum, 1);
        // Nor does a menu change what is hidden.
        for (const auto key : {Qt::CTRL | Qt::Key_Z, Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::Key_R}) {
            QVERIFY(!action(window, key)->isEnabled());
            action(window, key)->trigger();
            QCOMPARE(viewOf(window).state().sum, 1);
        }
        auto* curtain = window->findChild<QWidget*>(QStringLiteral("curtain"));
        QVERIFY(curtain->isVisible());
        bool saysTime = false;
        for (const auto* label : curtain->findChildren<QLabel*>())
            saysTime = saysTime || label->text() == window->clockText();
        QVERIFY(saysTime);
        // Its words are larger in a large window.
        const auto* title = curtain->findChild<QLabel*>();
        const qreal usual = title->font().pointSizeF();
        curtain->resize(1900, 1200);
        QVERIFY(title->font().pointSizeF() > usual * 1.4);
        auto* resume = curtain->findChild<QPushButton*>();
        QCOMPARE(window->focusWidget(), resume);
        QTest::mouseClick(resume, Qt::LeftButton);
        QVERIFY(window->view().isVisible());
        QCOMPARE(window->focusWidget(), &window->view());
        QVERIFY(!window->isPaused());
        QVERIFY(clock.isRunning());
        for (int i = 0; i < 3; ++i) type(window, Qt::Key_3);
        QVERIFY(!clock.isRunning());
        QVERIFY(!pause->isEnabled());
    }

    void wordsGrowWithLargeWindows() {
        auto window = open();
        QVERIFY(window);
        auto* const strip = window->findChild<plt::MessageStrip*>();
        auto* const header = window->findChild<QWidget*>(QStringLiteral("header"));
        const QFont usual = strip->font();
        const int height = strip->height();
        window->resize(1900, 1200);
        QTRY_VERIFY(strip->font().pointSizeF() > 1.2 * usual.pointSizeF());
        QCOMPARE(header->font(), strip->font());
        QVERIFY(strip->height() > height);
        // The view fits its words by itself.
        QCOMPARE(window->view().font().pointSizeF(), usual.pointSizeF());
        window->resize(900, 700);
        QTRY_COMPARE(strip->font().pointSizeF(), usual.pointSizeF());
        QCOMPARE(strip->height(), height);
    }

    void noClockRunsBehindAnotherWindow() {
        auto window = open();
        auto& clock = viewOf(window).session().clock();
        type(window, Qt::Key_1);
        QTRY_VERIFY(clock.isRunning());
        // A menu.
        auto* menu = window->menuBar()->findChildren<QMenu*>().first();
        menu->popup(window->mapToGlobal(QPoint(5, 5)));
        QTRY_VERIFY(!clock.isRunning());
        menu->hide();
        QTRY_VERIFY(clock.isRunning());
        // A dialog.
        QDialog dialog(window.get());
        dialog.setModal(true);
        dialog.show();
        QTRY_VERIFY(!clock.isRunning());
        dialog.hide();
        QTRY_VERIFY(clock.isRunning());
        // The rules, or any other window of the program.
        QWidget rules;
        rules.show();
        rules.activateWindow();
        QTRY_VERIFY(!clock.isRunning());
        rules.hide();
        window->activateWindow();
        QTRY_VERIFY(clock.isRunning());
    }
    /// A game may show another time in its header, such as the one left; the curtain must not contradict it.
    void pauseSaysTheTimeOfTheHeader() {
        auto window = open();
        type(window, Qt::Key_1);
        const auto saysTime = [&window] {
            window->setPaused(true);
            const auto labels =
                window->findChild<QWidget*>(QStringLiteral("curtain"))->findChildren<QLabel*>();
            const bool says = std::any_of(labels.begin(), labels.end(), [&window](const QLabel* label) {
                return label->isVisible() && label->text() == window->clockText();
            });
            window->setPaused(false);
            return says;
        };
        QVERIFY(saysTime());
        window->setClockShown(false);
        QVERIFY(!saysTime());
        window->setClockShown(true);
    }

    /// The picture that follows a resize shows them whole, before any layout that was posted.
    void figuresAreWholeAtOnceInALargeWindow() {
        auto window = open();
        window->resize(1900, 1200);
        int seen = 0;
        for (const auto* figure : window->findChildren<plt::FigureLabel*>()) {
            if (!figure->isVisible()) continue;
            ++seen;
            QVERIFY(figure->width() >= figure->sizeHint().width());
            QVERIFY(figure->height() >= figure->sizeHint().height());
        }
        QVERIFY(seen > 0);
    }

    void theGameIsResumedWithHistoryAndClock() {
        auto window = open();
        type(window, Qt::Key_2);
        type(window, Qt::Key_3);
        viewOf(window).session().clock().set(std::chrono::milliseconds(65'000));
        window->close();
        window.reset();
        QVERIFY(plt::hasSavedGame(QStringLiteral("counting")));
        window = open(QString());
        QCOMPARE(viewOf(window).state().sum, 5);
        QVERIFY(viewOf(window).session().clock().elapsed().count() >= 65'000);
        QCOMPARE(window->clockText(), QStringLiteral("1:05"));
        action(window, QKeySequence::Undo)->trigger();
        QCOMPARE(viewOf(window).state().sum, 2);
    }

    void aDealThatWasOnlyLookedAtIsResumed() {
        auto window = open(QString());
        const QString id = viewOf(window).session().longId();
        window->close();
        window.reset();
        window = open(QString());
        QCOMPARE(viewOf(window).session().longId(), id);
        // A game without moves does not count as a saved game.
        QVERIFY(!plt::hasSavedGame(QStringLiteral("counting")));
    }

    void theClockCanBeHiddenAndRunsOn() {
        auto window = open();
        const auto label = [&] { return window->findChild<QWidget*>(QStringLiteral("clock")); };
        QVERIFY(label() != nullptr);
        QVERIFY(label()->isVisible());
        QAction* show = nullptr;
        for (auto* candidate : window->findChildren<QAction*>())
            if (candidate->text().contains(QStringLiteral("&clock"))) show = candidate;
        QVERIFY(show != nullptr && show->isCheckable() && show->isChecked());
        show->trigger();
        QVERIFY(!label()->isVisible());
        type(window, Qt::Key_2);
        QVERIFY(viewOf(window).session().clock().isRunning());
        QVERIFY(!label()->isVisible());
        window->close();
        window.reset();
        window = open(QString());
        QVERIFY(!window->isClockShown());
        QVERIFY(!label()->isVisible());
        window->setClockShown(true);
        QVERIFY(label()->isVisible());
    }

    void theGameIsSavedSoonAfterAMove() {
        auto window = open();
        type(window, Qt::Key_2);
        QTRY_VERIFY_WITH_TIMEOUT(plt::hasSavedGame(QStringLiteral("counting")), 5000);
    }

    /// The time played is written with moves, at a pause, when the player turns away, and at the end; a clock
    /// that runs writes nothing.
    void aRunningClockWritesNothing() {
        auto window = open();
        type(window, Qt::Key_2);
        const auto path = plt::SavedGame::path(QStringLiteral("counting"));
        QTRY_VERIFY_WITH_TIMEOUT(plt::hasSavedGame(QStringLiteral("counting")), 5000);
        plt::FileWriter::shared().finish();
        std::atomic<int> writes = 0;
        plt::storage::disk::setWriteHook([&writes](const QString&) { ++writes; });
        const auto clock = window->clockText();
        QTRY_VERIFY_WITH_TIMEOUT(window->clockText() != clock, 5000);
        QCOMPARE(writes.load(), 0);
        window->setPaused(true);
        plt::FileWriter::shared().finish();
        QCOMPARE(writes.load(), 1);
        const auto session =
            plt::storage::readObject(path).object->value(QStringLiteral("session")).toObject();
        QVERIFY(
            session.value(QStringLiteral("present")).toObject().value(QStringLiteral("elapsed")).toDouble() >=
            500);
        plt::storage::disk::setWriteHook({});
    }

    /// The file of the other games is only written when they change.
    void onlyWhatChangedIsWritten() {
        auto window = open();
        window->saveNow();
        QStringList written;
        plt::storage::disk::setWriteHook(
            [&written](const QString& name) { written << QFileInfo(name).fileName(); });
        type(window, Qt::Key_2);
        window->saveNow();
        QCOMPARE(written, (QStringList{QStringLiteral("counting.deals"), QStringLiteral("counting.json")}));
        written.clear();
        type(window, Qt::Key_2);
        viewOf(window).session().clock().stop();
        window->saveNow();
        window->saveNow();
        QCOMPARE(written, QStringList{QStringLiteral("counting.json")});
        written.clear();
        action(window, QKeySequence::New)->trigger();
        window->saveNow();
        QCOMPARE(written,
                 (QStringList{QStringLiteral("counting.others.json"), QStringLiteral("counting.json")}));
        plt::storage::disk::setWriteHook({});
    }

    /// A slow disk does not block the GUI: frames go on while every write takes 300 ms.
    void aSlowDiskIsNotFelt() {
        auto window = open();
        std::atomic<int> writes = 0;
        plt::storage::disk::setWriteHook([&writes](const QString&) {
            ++writes;
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
        });
        // Frames are counted between the beginning and the end of writes, and so on any machine.
        int frames = 0;
        QTimer frame;
        connect(&frame, &QTimer::timeout, this, [&frames] { ++frames; });
        frame.start(0);
        for (int i = 0; i < 3; ++i) {
            type(window, Qt::Key_1);
            const int before = writes;
            QTRY_VERIFY_WITH_TIMEOUT(writes > before, 5000);
            const int begun = frames;
            QVERIFY(plt::FileWriter::shared().isBusy());
            QTRY_VERIFY_WITH_TIMEOUT(!plt::FileWriter::shared().isBusy(), 20'000);
            QVERIFY2(frames - begun >= 10, qPrintable(QString::number(frames - begun)));
        }
        plt::storage::disk::setWriteHook({});
    }

    /// As long as the game is not being saved, the window shows the reason, saving is tried again, and
    /// closing asks.
    void aDiskThatIsFull() {
        auto window = open();
        type(window, Qt::Key_1);
        window->saveNow();
        auto* bar = window->findChild<QWidget*>(QStringLiteral("trouble"));
        QVERIFY(!bar->isVisible());
        const auto path = plt::SavedGame::path(QStringLiteral("counting"));
        QFile good(path);
        QVERIFY(good.open(QIODevice::ReadOnly));
        const auto before = good.readAll();
        std::optional<plt::testing::FullDisk> full(std::in_place);
        type(window, Qt::Key_1);
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), 5000);
        QVERIFY(!window->savingTrouble().isEmpty());
        QVERIFY(bar->toolTip().contains(window->savingTrouble()));
        good.seek(0);
        QCOMPARE(good.readAll(), before);
        // Another notice does not take the mark away.
        type(window, Qt::Key_7);
        QVERIFY(bar->isVisible());
        bool asked = false;
        withDialog([&asked](QDialog* dialog) {
            asked = true;
            QTest::mouseClick(button(dialog, QStringLiteral("Cancel")), Qt::LeftButton);
        });
        QVERIFY(!window->close());
        QVERIFY(asked && window->isVisible());
        full.reset();
        // The disk has room again: closing saves, without asking.
        QVERIFY(window->close());
        window.reset();
        window = open(QString());
        QCOMPARE(viewOf(window).state().sum, 2);
        QVERIFY(window->savingTrouble().isEmpty());
    }

    void brokenSavesAreSetAsideWithAMessage() {
        const auto path = plt::SavedGame::path(QStringLiteral("counting"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray broken =
            R"({"format":1,"game":"counting","session":{"games":[{"options":"10","start":"x","moves":"1 9","elapsed":0}],"game":0,"ply":0}})";
        file.write(broken);
        file.close();
        auto window = open(QString());
        QVERIFY2(window->messageText().contains(QStringLiteral("could not be used")),
                 qPrintable(window->messageText()));
        QVERIFY(window->messageText().contains(QStringLiteral("broken")));
        // On a slow machine the new game may have been saved by now.
        QVERIFY(!file.open(QIODevice::ReadOnly) || file.readAll() != broken);
        file.close();
        type(window, Qt::Key_1);
        window->close();
        QVERIFY(QFile::exists(path));
        QCOMPARE(QDir(QFileInfo(path).path()).entryList({QStringLiteral("counting.json.broken*")}).size(), 1);
    }

    /// The message is shown before a slow first deal and after it, until it is dismissed.
    void brokenSavesAreToldWhereDealsAreSlow() {
        breakSavedGame();
        SlowRules::mayFind = false;
        plt::GameWindow window(info(), new SlowView);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& session = window.view().session();
        QVERIFY(session.awaitsFirst());
        const auto isTold = [&window] {
            return window.messageText().contains(QStringLiteral("could not be used"));
        };
        QVERIFY2(isTold(), qPrintable(window.messageText()));
        SlowRules::mayFind = true;
        QTRY_VERIFY(!session.awaitsFirst());
        QVERIFY2(isTold(), qPrintable(window.messageText()));
        // Moves, hints and notices leave it there.
        QVERIFY(session.playText(QStringLiteral("1")));
        QVERIFY(isTold());
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QVERIFY(!isTold());
        session.hideHint();
        QVERIFY(isTold());
        QTest::mouseClick(button(&window, QStringLiteral("OK")), Qt::LeftButton);
        QVERIFY(!isTold());
        session.newGame();
        QTRY_COMPARE(session.moveCount(), 0);
        QVERIFY(!isTold());
    }

    /// A long saved game is read on another thread, and a window says so meanwhile.
    void longSavedGamesAreReadAside() {
        constexpr int moves = 60'000;
        const QString path =
            plt::storage::makeFolder(QStringLiteral("saved")) + QStringLiteral("/counting.json");
        const QJsonObject game{{QStringLiteral("options"), QStringLiteral("1000000")},
                               {QStringLiteral("start"), QStringLiteral("0")},
                               {QStringLiteral("moves"), QStringLiteral("1 ").repeated(moves).trimmed()},
                               {QStringLiteral("elapsed"), 0}};
        const QJsonObject kept{{QStringLiteral("present"), game}, {QStringLiteral("ply"), moves}};
        plt::storage::writeObject(path, plt::SavedGame::presentFile(QStringLiteral("counting"), kept, true));
        HeldRules::isHeld = true;
        QString said;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&said] {
            for (auto* widget : QApplication::topLevelWidgets()) {
                const auto* dialog = qobject_cast<QProgressDialog*>(widget);
                if (dialog == nullptr || !dialog->isVisible()) continue;
                said = dialog->labelText();
                HeldRules::isHeld = false;
            }
        });
        look.start(10);
        plt::GameWindow window(info(), new HeldView);
        QCOMPARE(said, QStringLiteral("Reading the saved game..."));
        QCOMPARE(window.view().session().moveCount(), moves);
        QCOMPARE(window.view().picturesShown(), 1U);
        QCOMPARE(window.updatesMade(), 1U);
        for (auto* widget : QApplication::topLevelWidgets())
            QVERIFY(qobject_cast<QProgressDialog*>(widget) == nullptr);
    }

    /// Closed before there is a game, a window leaves no saved game that cannot be read.
    void nothingIsSavedBeforeTheFirstDeal() {
        SlowRules::mayFind = false;
        {
            plt::GameWindow window(info(), new SlowView);
            window.show();
            QVERIFY(window.close());
        }
        SlowRules::mayFind = true;
        plt::GameWindow window(info(), new SlowView);
        QCOMPARE(window.savingTrouble(), QString());
        QVERIFY2(!window.messageText().contains(QStringLiteral("could not be used")),
                 qPrintable(window.messageText()));
    }

    void escapeAnswersAMessage() {
        breakSavedGame();
        auto window = open(QString());
        QVERIFY(window->messageText().contains(QStringLiteral("could not be used")));
        // The aim, which covers the game at first, goes before.
        for (int i = 0; i < 2; ++i) type(window, Qt::Key_Escape);
        QVERIFY2(!window->messageText().contains(QStringLiteral("could not be used")),
                 qPrintable(window->messageText()));
    }

    /// A bad move costs only what comes after it, and the file as it was is kept beside.
    void aBadMoveCostsOnlyWhatFollows() {
        const auto path = plt::SavedGame::path(QStringLiteral("counting"));
        const QByteArray bytes =
            R"({"format":1,"game":"counting","session":{"games":[{"options":"10","start":"0","moves":"1 2 9 1","elapsed":0}],"game":0,"ply":4}})";
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        auto window = open(QString());
        QCOMPARE(viewOf(window).state().sum, 3);
        QVERIFY2(window->messageText().contains(QStringLiteral("Part of the saved game")),
                 qPrintable(window->messageText()));
        const auto kept = QDir(QFileInfo(path).path()).entryList({QStringLiteral("counting.json.broken*")});
        QCOMPARE(kept.size(), 1);
        QFile copy(QFileInfo(path).path() + QLatin1Char('/') + kept.first());
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), bytes);
    }

    /// A file where the folder belongs: that is said, not another window; the game goes on.
    void noFolderToSaveIn() {
        const QString folder = plt::storage::folder(QStringLiteral("saved"));
        QVERIFY(QDir(folder).removeRecursively());
        QFile file(folder);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        {
            auto window = open();
            QVERIFY2(!window->messageText().contains(QStringLiteral("another window")),
                     qPrintable(window->messageText()));
            QVERIFY(window->savingTrouble().contains(QStringLiteral("no folder")));
            type(window, Qt::Key_1);
            QCOMPARE(viewOf(window).state().sum, 1);
            QFile::remove(folder);
            // Tried again, it works.
            window->saveNow();
            QTRY_VERIFY(window->savingTrouble().isEmpty());
        }
        QVERIFY(plt::hasSavedGame(QStringLiteral("counting")));
    }

    /// One change: one signal, one picture, and one update of the window. The start, too.
    void oneNoticeAndOnePictureForEachChange() {
        auto window = open(QString());
        QCOMPARE(window->view().picturesShown(), 1U);
        QCOMPARE(window->updatesMade(), 1U);
        auto& session = viewOf(window).session();
        const auto happensOnce = [&](const char* what, const std::function<void()>& thing, int notices = 1) {
            QSignalSpy changed(&session, &plt::GameSession::changed);
            const auto pictures = window->view().picturesShown();
            const auto updates = window->updatesMade();
            thing();
            QVERIFY2(changed.size() == notices, what);
            QVERIFY2(window->view().picturesShown() == pictures + 1, what);
            QVERIFY2(window->updatesMade() == updates + 1, what);
        };
        happensOnce("id", [&] { window->openGameId(QStringLiteral("10:0")); });
        happensOnce("move", [&] { type(window, Qt::Key_2); });
        happensOnce("undo", [&] { action(window, QKeySequence::Undo)->trigger(); });
        happensOnce("redo", [&] { action(window, Qt::CTRL | Qt::Key_Y)->trigger(); });
        happensOnce("new", [&] { action(window, QKeySequence::New)->trigger(); });
        happensOnce("back to the other game", [&] { action(window, QKeySequence::Undo)->trigger(); });
        happensOnce("restart", [&] { action(window, Qt::CTRL | Qt::Key_R)->trigger(); });
        happensOnce(
            "thinking", [&] { session.requestHint(); }, 0);
        happensOnce(
            "hint", [&] { QTRY_VERIFY(session.hasShownStep()); }, 0);
        happensOnce("the hint is done", [&] { session.playHint(); });
        for (int i = 0; i < 2; ++i) type(window, Qt::Key_3);
        happensOnce("the end", [&] { type(window, Qt::Key_1); });
        window->close();
        window.reset();
        window = open(QString());
        QCOMPARE(window->view().picturesShown(), 1U);
        QCOMPARE(window->updatesMade(), 1U);
    }

    /// A game that is named is the only one that is dealt and shown.
    void aNamedGameIsShownAtOnce() {
        plt::GameWindow window(info());
        QCOMPARE(window.setView(new counting::View, QStringLiteral("20:3")), QString());
        QCOMPARE(window.view().picturesShown(), 1U);
        QVERIFY(!window.view().session().canUndo());
        plt::GameWindow other(info());
        QVERIFY(!other.setView(new counting::View, QStringLiteral("nonsense")).isEmpty());
        QCOMPARE(other.view().picturesShown(), 1U);
    }

    void twoWindowsDoNotFight() {
        auto first = open();
        type(first, Qt::Key_2);
        auto second = open(QString());
        QVERIFY(second->messageText().contains(QStringLiteral("another window")));
        type(second, Qt::Key_1);
        type(second, Qt::Key_1);
        QVERIFY(second->savingTrouble().contains(QStringLiteral("another window")));
        withDialog([](QDialog* dialog) {
            QTest::mouseClick(button(dialog, QStringLiteral("Close anyway")), Qt::LeftButton);
        });
        QVERIFY(second->close());
        first->close();
        second.reset();
        first.reset();
        auto third = open(QString());
        QCOMPARE(viewOf(third).state().sum, 2);
    }

    void idsAreShownCopiedAndEntered() {
        auto window = open(QStringLiteral("10#5"));
        bool roomy = true;
        withDialog([&roomy](QDialog* dialog) {
            QCOMPARE(dialog->findChild<QLineEdit*>(QStringLiteral("shortId"))->text(),
                     QStringLiteral("10#5"));
            QVERIFY(dialog->findChild<QLineEdit*>(QStringLiteral("longId"))
                        ->text()
                        .startsWith(QStringLiteral("10:")));
            QTest::mouseClick(button(dialog, QStringLiteral("Copy")), Qt::LeftButton);
            auto* entry = dialog->findChild<QLineEdit*>(QStringLiteral("entry"));
            QTest::keyClicks(entry, QStringLiteral("4#1"));
            QTest::keyClick(entry, Qt::Key_Return);
            QVERIFY(dialog->isVisible());
            auto* problem = dialog->findChild<QLabel*>(QStringLiteral("problem"));
            QVERIFY(problem->text().contains(QStringLiteral("5 to")));
            // The dialog has grown with its text, so that nothing in it is squeezed.
            for (auto* field : dialog->findChildren<QLineEdit*>())
                roomy = roomy && field->height() >= field->sizeHint().height();
            roomy = roomy && problem->height() >= problem->heightForWidth(problem->width());
            entry->setText(QStringLiteral(" 50:3 "));
            QTest::keyClick(entry, Qt::Key_Return);
        });
        action(window, Qt::CTRL | Qt::Key_G)->trigger();
        QVERIFY(roomy);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("10#5"));
        QCOMPARE(viewOf(window).options().goal, 50);
        QCOMPARE(viewOf(window).state().sum, 3);
        action(window, Qt::CTRL | Qt::SHIFT | Qt::Key_C)->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("50:3"));
    }

    /// On a low screen the form is scrolled, and the buttons below it stay in reach.
    void optionsFitLowScreens() {
        auto window = open();
        withDialog([](QDialog* dialog) {
            const int natural = dialog->height();
            dialog->resize(dialog->width(), 10);
            QVERIFY(dialog->height() <= natural);
            for (const QString& name : {QStringLiteral("New game"), QStringLiteral("Cancel")}) {
                const QWidget* const found = button(dialog, name);
                QVERIFY(dialog->rect().contains(QRect(found->mapTo(dialog, QPoint()), found->size())));
            }
            dialog->reject();
        });
        action(window, Qt::CTRL | Qt::SHIFT | Qt::Key_N)->trigger();
    }

    void paceIsChosenInTheMenu() {
        auto window = open();
        const auto choose = [&](const QString& text) {
            for (auto* found : window->findChildren<QAction*>())
                if (found->text() == text) return found->trigger();
            QFAIL(qPrintable(text));
        };
        choose(QStringLiteral("&Fast"));
        QCOMPARE(plt::motion::pace(), plt::motion::Pace::fast);
        choose(QStringLiteral("&Slow"));
        QCOMPARE(plt::motion::pace(), plt::motion::Pace::slow);
        choose(QStringLiteral("&Normal"));
        QCOMPARE(plt::motion::pace(), plt::motion::Pace::normal);
    }

    void optionsStartANewGameAndAreKept() {
        auto window = open();
        type(window, Qt::Key_1);
        withDialog([](QDialog* dialog) {
            auto* goal = dialog->findChild<QSpinBox*>();
            auto* play = button(dialog, QStringLiteral("New game"));
            goal->setValue(3);
            QVERIFY2(!play->isEnabled(), "options that cannot be played are refused with the reason");
            QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("problem"))->text().isEmpty());
            QTest::mouseClick(button(dialog, QStringLiteral("Long")), Qt::LeftButton);
            QCOMPARE(goal->value(), 100);
            goal->setValue(42);
            QTest::mouseClick(play, Qt::LeftButton);
        });
        action(window, Qt::CTRL | Qt::SHIFT | Qt::Key_N)->trigger();
        QCOMPARE(viewOf(window).options().goal, 42);
        action(window, QKeySequence::Undo)->trigger();
        QCOMPARE(viewOf(window).options().goal, 10);
        window.reset();
        QFile::remove(plt::SavedGame::path(QStringLiteral("counting")));
        window = open(QString());
        QCOMPARE(viewOf(window).options().goal, 42);
    }

    void cancelledOptionsChangeNothing() {
        auto window = open();
        type(window, Qt::Key_1);
        withDialog([](QDialog* dialog) {
            dialog->findChild<QSpinBox*>()->setValue(77);
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        action(window, Qt::CTRL | Qt::SHIFT | Qt::Key_N)->trigger();
        QCOMPARE(viewOf(window).options().goal, 10);
        QCOMPARE(viewOf(window).state().sum, 1);
    }

    /// Preferences apply at once, and have nothing to cancel.
    void preferencesApplyAtOnce() {
        auto window = open();
        type(window, Qt::Key_1);
        withDialog([&](QDialog* dialog) {
            QVERIFY(dialog->findChild<QSpinBox*>() == nullptr);
            QVERIFY(button(dialog, QStringLiteral("Cancel")) == nullptr);
            for (auto* box : dialog->findChildren<QCheckBox*>())
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, 8));
            QVERIFY(viewOf(window).preferences().flag(QStringLiteral("loud"), false));
            QVERIFY(!window->isClockShown());
            QVERIFY(!plt::motion::isEnabledByUser());
            QTest::mouseClick(button(dialog, QStringLiteral("Close")), Qt::LeftButton);
        });
        action(window, Qt::CTRL | Qt::Key_Comma)->trigger();
        QVERIFY(viewOf(window).preferences().flag(QStringLiteral("loud"), false));
        QCOMPARE(viewOf(window).state().sum, 1);
        window->setClockShown(true);
        plt::motion::setEnabled(true);
    }

    /// Qt adds the program's name, and frames put an icon and three buttons beside it.
    void theTitleOfThePreferencesIsWhole() {
        QGuiApplication::setApplicationDisplayName(QStringLiteral("PLT Games"));
        auto window = open();
        withDialog([&](QDialog* dialog) {
            constexpr int iconAndButtons = 120;
            const QString shown = dialog->windowTitle() + QStringLiteral(" - PLT Games");
            QVERIFY(dialog->minimumWidth() >=
                    dialog->fontMetrics().horizontalAdvance(shown) + iconAndButtons);
            QTest::mouseClick(button(dialog, QStringLiteral("Close")), Qt::LeftButton);
        });
        action(window, Qt::CTRL | Qt::Key_Comma)->trigger();
        QGuiApplication::setApplicationDisplayName({});
    }

    /// With all games silent, the choice for this one is not to be made.
    void theSoundsOfOneGameFollowThoseOfAll() {
        if (!plt::sound::isAvailable()) QSKIP("nothing plays sounds here");
        plt::sound::setEnabled(false);
        auto window = open();
        withDialog([&](QDialog* dialog) {
            const auto box = [&](const char* text) -> QCheckBox* {
                for (auto* found : dialog->findChildren<QCheckBox*>())
                    if (found->text() == QLatin1String(text)) return found;
                return nullptr;
            };
            auto* here = box("Sounds in this game");
            auto* everywhere = box("Sounds in all games");
            QVERIFY(here != nullptr && everywhere != nullptr);
            QVERIFY(!everywhere->isChecked() && !here->isEnabled());
            everywhere->click();
            QVERIFY(plt::sound::isEnabled() && here->isEnabled() && here->isChecked());
            here->click();
            QVERIFY(!viewOf(window).preferences().flag(QStringLiteral("sound"), true));
            everywhere->click();
            QVERIFY(!plt::sound::isEnabled() && !here->isEnabled());
            QTest::mouseClick(button(dialog, QStringLiteral("Close")), Qt::LeftButton);
        });
        action(window, Qt::CTRL | Qt::Key_Comma)->trigger();
    }

    /// The named presets are in the Game menu, the present one checked.
    void presetsStandInTheMenu() {
        auto window = open();
        auto* menu = window->menuBar()->findChildren<QMenu*>().first();
        const auto preset = [&]() -> QAction* {
            Q_EMIT menu->aboutToShow();
            for (auto* item : menu->actions())
                if (item->text().remove(QLatin1Char('&')) == QStringLiteral("Long")) return item;
            return nullptr;
        };
        QVERIFY(preset() != nullptr && preset()->isCheckable() && !preset()->isChecked());
        preset()->trigger();
        QCOMPARE(viewOf(window).options().goal, 100);
        QVERIFY(preset()->isChecked());
        action(window, QKeySequence::Undo)->trigger();
        QCOMPARE(viewOf(window).options().goal, 10);
        QVERIFY(!preset()->isChecked());
    }

    void statisticsAreShownAndPlayedAgain() {
        auto window = open();
        for (int i = 0; i < 3; ++i) type(window, Qt::Key_3);
        type(window, Qt::Key_1);
        withDialog([](QDialog* dialog) {
            auto* best = dialog->findChildren<QTableWidget*>().last();
            QCOMPARE(best->rowCount(), 1);
            QCOMPARE(best->item(0, 1)->text(), QStringLiteral("4"));
            // A date is written out with any font.
            QFont large = dialog->font();
            large.setPointSizeF(large.pointSizeF() * 1.6);
            dialog->setFont(large);
            QTRY_VERIFY(best->columnWidth(3) >=
                        best->fontMetrics().horizontalAdvance(best->item(0, 3)->text()) + 4);
            QVERIFY(best->columnWidth(0) < best->columnWidth(1));
            best->selectRow(0);
            QTest::mouseClick(button(dialog, QStringLiteral("Play it again")), Qt::LeftButton);
        });
        action(window, Qt::CTRL | Qt::Key_I)->trigger();
        QCOMPARE(viewOf(window).session().moveCount(), 0);
        QCOMPARE(viewOf(window).session().longId(), QStringLiteral("10:0"));
    }

    void zoomAndFullScreen() {
        auto window = open();
        const int width = window->view().width();
        action(window, Qt::CTRL | Qt::Key_Plus)->trigger();
        QCOMPARE(window->zoom(), 125);
        QVERIFY(window->view().width() > width);
        for (int i = 0; i < 20; ++i) action(window, Qt::CTRL | Qt::Key_Plus)->trigger();
        QCOMPARE(window->zoom(), 400);
        QVERIFY(!action(window, Qt::CTRL | Qt::Key_Plus)->isEnabled());
        action(window, Qt::CTRL | Qt::Key_0)->trigger();
        QCOMPARE(window->zoom(), 100);
        QTRY_COMPARE(window->view().width(), width);
        auto* full = action(window, Qt::Key_F11);
        full->trigger();
        QVERIFY(window->isFullScreen());
        full->trigger();
        QVERIFY(!window->isFullScreen());
    }

    void theTitleIsPlainText() {
        auto window = open();
        QCOMPARE(window->windowTitle(), QStringLiteral("Counting & <b>more</b>"));
    }

    void smallWindowsKeepTheirStrip() {
        auto window = open();
        window->resize(200, 160);
        const int height = window->findChild<plt::MessageStrip*>()->height();
        action(window, Qt::CTRL | Qt::Key_H)->trigger();
        QTRY_VERIFY(window->messageText().startsWith(QStringLiteral("Add")));
        QCOMPARE(window->findChild<plt::MessageStrip*>()->height(), height);
        // No narrower than a message with its answers needs.
        QVERIFY(window->width() >= window->findChild<plt::MessageStrip*>()->minimumReadableWidth());
    }
};

QTEST_MAIN(TestGameWindow)
#include "test_game_window.moc"
