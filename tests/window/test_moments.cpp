// SPDX-License-Identifier: MIT
#include "common/look/celebration.h"
#include "common/look/first_paint.h"
#include "common/look/motion.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"
#include "common/window/game_window.h"
#include "common/window/moments/plate.h"
#include "common/window/strip/message_strip.h"
#include "tests/support/counting.h"

#include <algorithm>
#include <cstdlib>

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

const plt::testing::CleanHome home;

std::unique_ptr<plt::GameWindow> open(const QString& summary = QStringLiteral("Count to ten."),
                                      plt::GameView* view = nullptr, QSize size = {640, 480}) {
    plt::GameInfo info;
    info.id = QStringLiteral("counting");
    info.label = QStringLiteral("Counting");
    info.folder = home.path();
    info.summary = summary;
    auto window = std::make_unique<plt::GameWindow>(info, view != nullptr ? view : new counting::View);
    window->resize(size);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get())) return nullptr;
    window->activateWindow();
    window->view().setFocus();
    return window;
}

/// The plate that is shown, or null.
plt::Plate* plate(const plt::GameWindow& window) {
    for (auto* found : window.findChildren<plt::Plate*>())
        if (found->isVisible()) return found;
    return nullptr;
}

QPushButton* answer(const plt::GameWindow& window, const QString& text) {
    if (plate(window) == nullptr) return nullptr;
    for (auto* found : plate(window)->findChildren<QPushButton*>())
        if (found->isVisible() && found->text() == text) return found;
    return nullptr;
}

void type(plt::GameWindow& window, Qt::Key key) {
    QTest::keyClick(&window.view(), key);
}

/// Tells at its upper edge why a game ended.
struct ReasonAbove : counting::View {
    QRegion keptInSight() const override { return QRegion(0, 0, width(), 10); }
};

counting::View& viewOf(plt::GameWindow& window) {
    return static_cast<counting::View&>(window.view());
}

}  // namespace

class TestMoments : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        plt::FileWriter::shared().finish();
        QDir(home.path()).removeRecursively();
        QDir().mkpath(home.path());
        plt::Preferences(QStringLiteral("counting")).setFlag(QStringLiteral("aimTold"), false);
    }

    /// The aim is shown over a player's first game until the first move, and later only on request.
    void theAimIsToldOnce() {
        auto window = open();
        QTRY_VERIFY(plate(*window) != nullptr);
        QCOMPARE(plate(*window)->words(), QStringLiteral("Count to ten."));
        type(*window, Qt::Key_1);
        QVERIFY(plate(*window) == nullptr);
        window->close();
        window = open();
        QTest::qWait(50);
        QVERIFY(plate(*window) == nullptr);
        window->findChild<QAction*>(QStringLiteral("aim"))->trigger();
        QVERIFY(plate(*window) != nullptr);
        QTest::mouseClick(plate(*window), Qt::LeftButton);
        QVERIFY(plate(*window) == nullptr);
    }

    /// The window lays itself out once: a board that was moved down for the aim would be painted twice.
    void theFirstPictureIsLaidOutForTheAim_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a plate above") << QSize(640, 480);
        QTest::newRow("in the strip") << QSize(336, 160);
    }
    void theFirstPictureIsLaidOutForTheAim() {
        QFETCH(QSize, size);
        struct View : counting::View {
            void paintEvent(QPaintEvent* event) override {
                isPainted = true;
                strips << window()->findChild<plt::MessageStrip*>()->text();
                counting::View::paintEvent(event);
            }
            void resizeEvent(QResizeEvent* event) override {
                if (isPainted) resizedLater << size();
                counting::View::resizeEvent(event);
            }
            bool isPainted = false;
            QList<QSize> resizedLater;
            QStringList strips;
        };
        auto* view = new View;
        auto window = open(QStringLiteral("Count to ten."), view, size);
        bool settled = false;
        plt::afterFirstPaint(window.get(), [&] { settled = true; });
        window->update();
        QTRY_VERIFY(settled);
        QTRY_VERIFY(plate(*window) != nullptr || view->strips.last() == QStringLiteral("Count to ten."));
        QCOMPARE(view->strips.first(), view->strips.last());
        // To be laid out again changes nothing.
        if (plate(*window) != nullptr) {
            QEvent again(QEvent::LayoutRequest);
            QCoreApplication::sendEvent(plate(*window), &again);
        }
        QCOMPARE(view->resizedLater, QList<QSize>{});
    }

    /// A board that moved under the pointer would have the next click in another place.
    void theViewStaysUnderThePointerWhenTheAimGoes() {
        auto window = open();
        QTRY_VERIFY(plate(*window) != nullptr);
        QWidget* const area = window->view().parentWidget()->parentWidget();
        const auto top = [&] { return window->view().mapTo(window.get(), QPoint()).y(); };
        const int moved = top();
        const QPointF inside(9, 9);
        QEnterEvent enter(inside, inside, area->mapToGlobal(inside));
        QCoreApplication::sendEvent(area, &enter);
        viewOf(*window).play({1});
        QVERIFY(plate(*window) == nullptr);
        QCOMPARE(top(), moved);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(area, &leave);
        QTRY_VERIFY(top() < moved);
        const int free = top();
        // Another game does not wait for the pointer.
        window->findChild<QAction*>(QStringLiteral("aim"))->trigger();
        QTRY_COMPARE(top(), moved);
        QCoreApplication::sendEvent(area, &enter);
        viewOf(*window).play({1});
        QCOMPARE(top(), moved);
        window->view().newGame();
        QTRY_COMPARE(top(), free);
    }

    /// Nobody clicks while keys are pressed, or while others move.
    void theViewDoesNotWaitForThePointerOfAKeyboardPlayer() {
        auto window = open();
        QTRY_VERIFY(plate(*window) != nullptr);
        QWidget* const area = window->view().parentWidget()->parentWidget();
        const auto top = [&] { return window->view().mapTo(window.get(), QPoint()).y(); };
        const int moved = top();
        const QPointF inside(9, 9);
        QEnterEvent enter(inside, inside, area->mapToGlobal(inside));
        QCoreApplication::sendEvent(area, &enter);
        type(*window, Qt::Key_1);
        QVERIFY(plate(*window) == nullptr);
        QTRY_VERIFY(top() < moved);
        const int free = top();
        // A key that moves nothing is enough after a click.
        window->view().newGame();
        window->findChild<QAction*>(QStringLiteral("aim"))->trigger();
        QTRY_COMPARE(top(), moved);
        viewOf(*window).play({1});
        QCOMPARE(top(), moved);
        type(*window, Qt::Key_0);
        QTRY_COMPARE(top(), free);
        window->view().newGame();
        window->findChild<QAction*>(QStringLiteral("aim"))->trigger();
        QTRY_COMPARE(top(), moved);
        QCoreApplication::sendEvent(area, &enter);
        viewOf(*window).play({1});
        QCOMPARE(top(), moved);
        auto& session = viewOf(*window).session();
        session.playMove(session.rules().legalMoves(session.anyState()).front(), plt::Cause::computer);
        QTRY_COMPARE(top(), free);
    }

    /// Beside the board, where the last cards of a picture would have them painted again, words come after it.
    void wordsBesideTheBoardComeAfterTheFirstPicture() {
        struct View : counting::View {
            QRegion occupiedRegion() const override { return QRegion(0, 0, 300, height()); }
            void paintEvent(QPaintEvent* event) override {
                if (!isPainted) {
                    isPainted = true;
                    for (const auto* plate : window()->findChildren<plt::Plate*>())
                        isEarly = isEarly || plate->isVisible();
                }
                counting::View::paintEvent(event);
            }
            bool isPainted = false;
            bool isEarly = false;
        };
        auto* view = new View;
        auto window = open(QStringLiteral("Count to ten."), view);
        QTRY_VERIFY(view->isPainted);
        QVERIFY(!view->isEarly);
        QTRY_VERIFY(plate(*window) != nullptr);
        QCOMPARE(plate(*window)->words(), QStringLiteral("Count to ten."));
        QVERIFY(plate(*window)->x() >= 300);
    }

    /// Escape hides the aim and changes nothing else.
    void theAimGoesWithEscape() {
        auto window = open();
        QTRY_VERIFY(plate(*window) != nullptr);
        window->showFullScreen();
        QTRY_VERIFY(window->isFullScreen());
        type(*window, Qt::Key_Escape);
        QVERIFY(plate(*window) == nullptr);
        QVERIFY(window->isFullScreen());
        QVERIFY(plt::Preferences(QStringLiteral("counting")).flag(QStringLiteral("aimTold"), false));
        // Shown on request, it is dismissed by Escape with the focus anywhere.
        window->findChild<QAction*>(QStringLiteral("aim"))->trigger();
        QVERIFY(plate(*window) != nullptr);
        QTest::keyClick(plate(*window)->findChild<QToolButton*>(), Qt::Key_Escape);
        QVERIFY(plate(*window) == nullptr);
        type(*window, Qt::Key_Escape);
        QTRY_VERIFY(!window->isFullScreen());
    }

    /// A click takes it away for good.
    void theAimGoesWithAClick() {
        auto window = open();
        QTRY_VERIFY(plate(*window) != nullptr);
        QTest::mouseClick(plate(*window)->findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(plate(*window) == nullptr);
        QVERIFY(plt::Preferences(QStringLiteral("counting")).flag(QStringLiteral("aimTold"), false));
    }

    /// A win is said in large words, with what can be done, and celebrated.
    void aWin() {
        auto window = open();
        window->openGameId(QStringLiteral("5:0"));
        type(*window, Qt::Key_3);
        type(*window, Qt::Key_2);
        QVERIFY(window->messageText().startsWith(QStringLiteral("You won!")));
        QTRY_VERIFY(answer(*window, QStringLiteral("New game")) != nullptr);
        QVERIFY(plt::Celebration::isRunning(&window->view()));
        QVERIFY(answer(*window, QStringLiteral("Undo")) == nullptr);
        QVERIFY(plate(*window)->words().startsWith(QStringLiteral("You won!")));
        QCOMPARE(plate(*window)->accessibleName(), plate(*window)->words());
        // The keyboard stays with the game.
        QCOMPARE(window->focusWidget(), &window->view());
        QTest::mouseClick(answer(*window, QStringLiteral("Play it again")), Qt::LeftButton);
        QVERIFY(plate(*window) == nullptr);
        QCOMPARE(viewOf(*window).state().sum, 0);
    }

    /// A loss can be taken back; the words go with that, and come again with the next end.
    void aLoss() {
        auto window = open();
        window->openGameId(QStringLiteral("5:0"));
        type(*window, Qt::Key_3);
        type(*window, Qt::Key_3);
        QTRY_VERIFY(answer(*window, QStringLiteral("Undo")) != nullptr);
        QVERIFY(answer(*window, QStringLiteral("Try again")) != nullptr);
        QVERIFY(!plt::Celebration::isRunning(&window->view()));
        QTest::mouseClick(answer(*window, QStringLiteral("Undo")), Qt::LeftButton);
        QCOMPARE(viewOf(*window).state().sum, 3);
        QVERIFY(plate(*window) == nullptr);
        type(*window, Qt::Key_3);
        QTRY_VERIFY(plate(*window) != nullptr);
    }

    /// A game that goes on but cannot be won says so once, beside the board, with what can be done.
    void aDeadEndIsToldOnce() {
        struct View : counting::View {
            View() { stop->setIconText(QStringLiteral("Stop here")); }
            QString endTitle() const override { return QStringLiteral("A dead end"); }
            QString deadEndMessage() const override {
                return state().sum > 1 && state().sum < 6 ? QStringLiteral("It is odd.") : QString();
            }
            QList<QAction*> endActions() const override { return {stop}; }
            QAction* stop = new QAction(this);
        };
        plt::Preferences(QStringLiteral("counting")).setFlag(QStringLiteral("aimTold"), true);
        plt::motion::setEnabled(false);
        auto* view = new View;
        int stopped = 0;
        QObject::connect(view->stop, &QAction::triggered, view, [&stopped] { ++stopped; });
        auto window = open({}, view);
        view->session().openId(QStringLiteral("10:0"));
        type(*window, Qt::Key_1);
        QVERIFY(plate(*window) == nullptr);
        type(*window, Qt::Key_1);
        QTRY_VERIFY(plate(*window) != nullptr);
        QCOMPARE(plate(*window)->words(), QStringLiteral("A dead end It is odd."));
        QVERIFY(answer(*window, QStringLiteral("Try again")) != nullptr);
        QVERIFY(answer(*window, QStringLiteral("New game")) == nullptr);
        // Whoever moves on has read it.
        type(*window, Qt::Key_1);
        QCoreApplication::processEvents();
        QVERIFY(plate(*window) == nullptr);
        // After a way back it is told again.
        view->session().goTo(1);
        type(*window, Qt::Key_2);
        QTRY_VERIFY(plate(*window) != nullptr);
        answer(*window, QStringLiteral("Stop here"))->click();
        QCOMPARE(stopped, 1);
        QVERIFY(plate(*window) == nullptr);
        plt::motion::setEnabled(true);
    }

    /// A quick hint is read, and can be done, while a better one is looked for.
    void aHintIsShownWhileItImproves() {
        struct QuickRules : counting::Rules {
            static plt::Hint<Move> firstHint(const State&, std::stop_token) {
                plt::Hint<Move> hint;
                hint.steps.push_back({{1}, {"Add a little."}, {}});
                return hint;
            }
            static plt::Hint<Move> hint(const State&, std::stop_token stop) {
                while (!stop.stop_requested()) QThread::msleep(1);
                return {};
            }
        };
        struct View : plt::RulesView<QuickRules> {
            void showState(bool) override {}
        };
        auto* view = new View;
        auto window = open({}, view);
        view->session().openId(QStringLiteral("10:0"));
        view->session().requestHint();
        auto* strip = window->findChild<plt::MessageStrip*>();
        QTRY_COMPARE(strip->text(), QStringLiteral("Add a little. Still thinking..."));
        QTest::keyClick(view, Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(view->state().sum, 1);
        QVERIFY(!view->session().isThinking());
    }

    void anUndoThatIsNotAllowedIsNotOffered() {
        struct View : counting::View {
            bool mayUndoEnd() const override { return false; }
        };
        auto window = open(QStringLiteral("Count to ten."), new View);
        window->openGameId(QStringLiteral("5:0"));
        type(*window, Qt::Key_3);
        type(*window, Qt::Key_3);
        QTRY_VERIFY(answer(*window, QStringLiteral("Try again")) != nullptr);
        QVERIFY(answer(*window, QStringLiteral("Undo")) == nullptr);
    }

    /// After Escape or a click has hidden the plate, the strip below still shows the end.
    void theEndIsSaidBelowThen() {
        auto window = open();
        window->openGameId(QStringLiteral("5:0"));
        type(*window, Qt::Key_3);
        type(*window, Qt::Key_3);
        QTRY_VERIFY(plate(*window) != nullptr);
        auto* strip = window->findChild<plt::MessageStrip*>();
        // The strip does not describe the position as if the game went on.
        QCOMPARE(strip->text(), QString());
        type(*window, Qt::Key_Escape);
        QVERIFY(plate(*window) == nullptr);
        QVERIFY2(strip->text().startsWith(QStringLiteral("You lost")), qPrintable(strip->text()));
        // The same end is not thrown at the player again.
        Q_EMIT window->view().statusChanged();
        QTest::qWait(20);
        QVERIFY(plate(*window) == nullptr);
    }

    /// Words cover nothing of a game: they stand above it, and it gets its room back.
    void wordsMoveTheGameDown() {
        auto window = open();
        QTRY_VERIFY(plate(*window) != nullptr);
        const auto inWindow = [&window](const QWidget& part) {
            return QRect(part.mapTo(window.get(), QPoint()), part.size());
        };
        const plt::GameView& view = window->view();
        QTRY_VERIFY(!inWindow(view).intersects(inWindow(*plate(*window))));
        QVERIFY(inWindow(*plate(*window)).bottom() < inWindow(view).top());
        const int height = view.height();
        type(*window, Qt::Key_Escape);
        QTRY_VERIFY(view.height() > height);
        QCOMPARE(inWindow(view).top(), inWindow(*view.parentWidget()).top());
    }

    /// In a window too low for the plate, the strip says the aim, for as long as the plate would.
    void theStripSaysTheAimOfALowWindow() {
        auto window = open();
        QTRY_VERIFY(plate(*window) != nullptr);
        const auto* strip = window->findChild<plt::MessageStrip*>();
        const auto aim = QStringLiteral("Count to ten.");
        window->resize(336, 160);
        QTRY_COMPARE(strip->text(), aim);
        QVERIFY(plate(*window) == nullptr);
        window->resize(500, 500);
        QTRY_VERIFY(plate(*window) != nullptr);
        QTRY_VERIFY(strip->text() != aim);
        window->resize(336, 160);
        QTRY_COMPARE(strip->text(), aim);
        type(*window, Qt::Key_Escape);
        QVERIFY(strip->text() != aim);
        window->findChild<QAction*>(QStringLiteral("aim"))->trigger();
        QTRY_COMPARE(strip->text(), aim);
        type(*window, Qt::Key_1);
        QVERIFY(strip->text() != aim);
        QVERIFY(plate(*window) == nullptr);
    }

    /// Beside a board there is room for them in a wide window, and the board stays where it is.
    void wordsStandBesideTheBoard() {
        struct View : counting::View {
            QRegion occupiedRegion() const override { return QRegion(0, 0, 300, height()); }
        };
        auto* view = new View;
        auto window = open(QStringLiteral("Count to ten."), view);
        QTRY_VERIFY(plate(*window) != nullptr);
        QTRY_VERIFY(plate(*window)->x() >= 300);
        QCOMPARE(view->mapTo(window.get(), QPoint()).y(),
                 view->parentWidget()->mapTo(window.get(), QPoint()).y());
        QCOMPARE(view->height(), view->parentWidget()->parentWidget()->height());
        window->resize(330, 480);
        QTRY_VERIFY(view->mapTo(window.get(), QPoint()).y() >
                    plate(*window)->mapTo(window.get(), QPoint()).y());
    }

    /// A table is filled picture by picture, and words may stand where its last cards come to lie.
    void wordsGiveWayToWhatComesToLieThere() {
        struct View : counting::View {
            QRegion occupiedRegion() const override { return occupied; }
            QRegion occupied;
        };
        auto* view = new View;
        view->occupied = QRegion(0, 0, 60, 60);
        auto window = open(QStringLiteral("Count to ten."), view);
        QTRY_VERIFY(plate(*window) != nullptr);
        const auto isCovered = [&] {
            const QRect words = QRect(view->mapFrom(plate(*window)->parentWidget(), plate(*window)->pos()),
                                      plate(*window)->size());
            return view->occupied.intersects(words);
        };
        QTRY_VERIFY(!isCovered());
        view->occupied = view->rect();
        view->occupied -= QRect(0, 0, view->width(), view->height() / 2);
        QVERIFY(isCovered());
        QCoreApplication::postEvent(view->focusTarget(), new QEvent(QEvent::LayoutRequest));
        QTRY_VERIFY(!isCovered());
    }

    /// A line above the board is read sooner than a column of single words beside it.
    void noColumnOfWordsStandsBesideTheBoard() {
        struct View : counting::View {
            QRegion occupiedRegion() const override { return QRegion(0, 0, width() - 150, height()); }
        };
        auto* view = new View;
        auto window =
            open(QStringLiteral("Count to ten, one after the other, and leave out none of them."), view);
        window->resize(500, 500);
        QTRY_VERIFY(plate(*window) != nullptr);
        QTRY_VERIFY(view->mapTo(window.get(), QPoint()).y() >
                    plate(*window)->mapTo(window.get(), QPoint()).y());
        QVERIFY(plate(*window)->width() > 2 * plate(*window)->height());
    }

    /// Where the strip beside the board is too narrow for them in one line, and the board stays where it is.
    void answersStandInColumnsBesideTheBoard() {
        struct View : counting::View {
            QRegion occupiedRegion() const override { return QRegion(0, 0, width() - 300, height()); }
        };
        auto* view = new View;
        auto window = open(QString(), view, {1000, 700});
        window->openGameId(QStringLiteral("5:0"));
        type(*window, Qt::Key_3);
        type(*window, Qt::Key_3);
        QTRY_VERIFY(answer(*window, QStringLiteral("Undo")) != nullptr);
        const auto* end = plate(*window);
        QTRY_VERIFY(end->x() >= view->width() - 300);
        QVERIFY(end->isBeside());
        QCOMPARE(view->height(), view->parentWidget()->parentWidget()->height());
        QSet<int> lines;
        for (const auto* button : end->findChildren<QPushButton*>()) {
            if (!button->isVisible()) continue;
            const QRect place(button->mapTo(end, QPoint()), button->size());
            QVERIFY(end->rect().contains(place));
            QVERIFY(button->width() >= button->sizeHint().width());
            lines.insert(place.y());
        }
        QVERIFY(lines.size() > 1);
        // And in one line again where there is room.
        window->resize(700, 700);
        QTRY_VERIFY(!plate(*window)->isBeside());
        QTRY_COMPARE(answer(*window, QStringLiteral("Undo"))->mapTo(end, QPoint()).y(),
                     answer(*window, QStringLiteral("New game"))->mapTo(end, QPoint()).y());
    }

    /// The marks of a hint are visible, whatever plate was shown before.
    void aHintTakesTheAimAway() {
        auto window = open();
        QTRY_VERIFY(plate(*window) != nullptr);
        window->view().session().requestHint();
        QTRY_VERIFY(window->view().session().hasShownStep());
        QVERIFY(plate(*window) == nullptr);
    }

    /// The plate hides as little as possible of the reason for the end.
    void whatTellsWhyIsNotHidden() {
        QWidget board;
        board.resize(600, 400);
        board.show();
        plt::Plate words(&board);
        words.showWords(QStringLiteral("You won!"), QStringLiteral("In ten moves."), {});
        const QRect foot = words.geometry();
        QVERIFY(foot.center().y() > 200);
        words.setKeptInSight([foot] { return QRegion(foot); });
        QVERIFY(words.geometry().intersected(foot).isEmpty());
        QVERIFY(board.rect().contains(words.geometry()));
        // A column at the right, as high as the board: beside it.
        const QRegion column(500, 0, 100, 400);
        words.setKeptInSight([column] { return column; });
        QVERIFY(words.geometry().intersected(column.boundingRect()).isEmpty());
        words.setKeptInSight({});
        QCOMPARE(words.geometry(), foot);
        // Over a large board its words are larger.
        const auto* title = words.findChild<QLabel*>();
        const qreal usual = title->font().pointSizeF();
        board.resize(1900, 1200);
        QTRY_VERIFY(title->font().pointSizeF() > usual * 1.4);
        QVERIFY(board.rect().contains(words.geometry()));
        // It follows the board, and has room in a small one.
        board.resize(200, 120);
        QTRY_VERIFY(board.rect().contains(words.geometry()));
    }

    /// Between what must be seen, in shorter lines where only those fit.
    void wordsFindTheFreePlace() {
        QWidget board;
        board.resize(700, 500);
        board.show();
        plt::Plate words(&board);
        words.showWords({}, QStringLiteral("Match the rank or the suit and be rid of all your cards first"),
                        {});
        const QSize wide = words.size();
        QVERIFY(wide.width() > 350);
        // Hands above and below, and between them two piles: the plate is in the middle between those.
        const int end = 20 + wide.width() + 40;
        QRegion kept = QRegion(0, 0, 700, 180) + QRegion(0, 320, 700, 180) + QRegion(0, 200, 20, 100) +
                       QRegion(end, 200, 700 - end, 100);
        words.setKeptInSight([&kept] { return kept; });
        QCOMPARE(words.size(), wide);
        QVERIFY(kept.intersected(words.geometry()).isEmpty());
        QVERIFY(std::abs(words.geometry().center().x() - (20 + end) / 2) <= 1);
        QVERIFY(std::abs(words.geometry().center().y() - 250) <= 1);
        // The pile in the middle: beside it there is room for half as long lines.
        kept = QRegion(0, 0, 700, 180) + QRegion(0, 320, 700, 180) + QRegion(250, 180, 130, 140);
        words.setKeptInSight([&kept] { return kept; });
        QVERIFY(words.width() < wide.width() && words.height() > wide.height());
        QVERIFY(kept.intersected(words.geometry()).isEmpty());
        for (const auto* label : words.findChildren<QLabel*>())
            if (label->isVisible()) QVERIFY(label->height() >= label->heightForWidth(label->width()));
        // Nowhere is room: as it would be without.
        kept = QRegion(board.rect());
        words.setKeptInSight([&kept] { return kept; });
        QCOMPARE(words.size(), wide);
    }

    /// All that can be done is whole in a narrow window, too.
    void answersStandInTwoLinesWhereOneIsTooWide() {
        QWidget board;
        board.resize(230, 300);
        board.show();
        plt::Plate end(&board);
        QList<plt::Plate::Answer> answers;
        for (const auto* label : {"New game", "Try again", "Undo", "Review"})
            answers.append({QLatin1String(label), [] {}});
        end.showWords(QStringLiteral("X won!"), QStringLiteral("X has a straight."), answers);
        const auto lines = [&end] {
            QSet<int> tops;
            for (const auto* button : end.findChildren<QPushButton*>())
                tops.insert(button->mapTo(&end, QPoint()).y());
            return tops.size();
        };
        const auto areWhole = [&end] {
            const auto buttons = end.findChildren<QPushButton*>();
            return std::all_of(buttons.begin(), buttons.end(), [&end](const QPushButton* button) {
                const QRect place(button->mapTo(&end, QPoint()), button->size());
                return button->width() >= button->sizeHint().width() && end.rect().contains(place);
            });
        };
        QTRY_COMPARE(lines(), 2);
        QTRY_VERIFY(areWhole());
        QVERIFY(board.rect().contains(end.geometry()));
        board.resize(640, 300);
        QTRY_COMPARE(lines(), 1);
        QTRY_VERIFY(areWhole());
    }

    /// Answers too wide for two columns stand below each other.
    void longAnswersStandInOneColumn() {
        QWidget board;
        board.resize(240, 300);
        board.show();
        plt::Plate end(&board);
        QList<plt::Plate::Answer> answers;
        for (const auto* label : {"Start a new game", "Play the next level", "Compare with others"})
            answers.append({QLatin1String(label), [] {}});
        end.showWords(QStringLiteral("X won!"), {}, answers);
        const auto buttons = end.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 3);
        for (const auto* button : buttons) {
            QTRY_VERIFY(button->width() >= button->sizeHint().width());
            QVERIFY(end.rect().contains(QRect(button->mapTo(&end, QPoint()), button->size())));
        }
        QVERIFY(board.rect().contains(end.geometry()));
    }

    /// No button is narrower than its label, not even until the next events have come.
    void longAnswersAreWholeInALowWindow_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QStringList>("labels");
        const auto shortTitle = QStringLiteral("Verloren");
        const auto longTitle = QStringLiteral("Toutes les mines sont trouvées !");
        const QStringList two{QStringLiteral("Nouvelle partie"), QStringLiteral("Réessayer")};
        const QStringList four{QStringLiteral("Neues Spiel beginnen"),
                               QStringLiteral("Noch einmal versuchen"), QStringLiteral("Rückgängig machen"),
                               QStringLiteral("Bestenliste ansehen")};
        QTest::newRow("two below one line") << shortTitle << two;
        QTest::newRow("two below two lines") << longTitle << two;
        QTest::newRow("four below one line") << shortTitle << four;
        QTest::newRow("four below two lines") << longTitle << four;
    }
    void longAnswersAreWholeInALowWindow() {
        QFETCH(const QString, title);
        QFETCH(const QStringList, labels);
        constexpr QSize low(336, 146);  // of a window of 336 x 250
        QWidget board;
        board.resize(low);
        board.show();
        plt::Plate end(&board);
        QList<plt::Plate::Answer> answers;
        using enum plt::Plate::Rank;
        for (int i = 0; i < labels.size(); ++i)
            answers.append({labels[i], [] {}, i == 0 || i == 3 ? first : second});
        answers.append({QStringLiteral("Als Text weitergeben"), [] {}, menu});
        const auto cut = [&end] {
            for (const auto* button : end.findChildren<QPushButton*>()) {
                if (!button->isVisible()) continue;
                const QRect place(button->mapTo(&end, QPoint()), button->size());
                if (button->width() < button->sizeHint().width() || !end.rect().contains(place))
                    return QStringLiteral("%1: %2 of %3")
                        .arg(button->text())
                        .arg(button->width())
                        .arg(button->sizeHint().width());
            }
            return QString();
        };
        const QString text = QStringLiteral("67 coups ; sans drapeaux, 31 clics suffisent. Temps : 2,24 s.");
        end.showWords(title, text, answers);
        QCOMPARE(cut(), QString());
        end.showWords(QStringLiteral("!"), {}, {answers.front()});
        QCOMPARE(cut(), QString());
        end.showWords(title, text, answers);
        QCOMPARE(cut(), QString());
        for (const QSize usual : {QSize(640, 480), QSize(336, 400), QSize(900, 680)}) {
            board.resize(usual);
            QCOMPARE(cut(), QString());
            board.resize(low);
            QCOMPARE(cut(), QString());
            board.resize(usual);
            QTest::qWait(0);
            QCOMPARE(cut(), QString());
            board.resize(low);
            QCOMPARE(cut(), QString());
            QVERIFY(board.rect().contains(end.geometry()));
        }
    }

    /// Over a low board of which all is the reason, no plate hides it.
    void theStripSaysTheEndOfALowBoard() {
        auto window = open();
        window->resize(336, 250);
        window->openGameId(QStringLiteral("5:0"));
        type(*window, Qt::Key_3);
        type(*window, Qt::Key_3);
        const auto* strip = window->findChild<plt::MessageStrip*>();
        QTRY_VERIFY2(strip->text().startsWith(QStringLiteral("You lost")), qPrintable(strip->text()));
        QVERIFY(plate(*window) == nullptr);
        window->resize(640, 480);
        QTRY_VERIFY(plate(*window) != nullptr);
    }

    /// The plate of a low window leaves to the strip what that offers as well.
    void aLowPlateRepeatsNothingOfTheStrip() {
        auto window = open(QStringLiteral("Count to ten."), new ReasonAbove);
        window->resize(336, 250);
        window->openGameId(QStringLiteral("5:0"));
        type(*window, Qt::Key_3);
        type(*window, Qt::Key_3);
        QTRY_VERIFY(answer(*window, QStringLiteral("New game")) != nullptr);
        QVERIFY(window->height() < 260);
        QVERIFY(answer(*window, QStringLiteral("Undo")) == nullptr);
        QVERIFY(answer(*window, QStringLiteral("Try again")) == nullptr);
        const auto* strip = window->findChild<plt::MessageStrip*>();
        QStringList offered;
        for (const auto* button : strip->findChildren<QToolButton*>())
            if (button->isVisible()) offered << button->defaultAction()->text().remove(QLatin1Char('&'));
        for (const auto* text : {"Undo", "Restart this game"})
            QVERIFY2(offered.contains(QLatin1String(text)), qPrintable(offered.join(QLatin1Char('|'))));
        window->resize(640, 480);
        QTRY_VERIFY(answer(*window, QStringLiteral("Undo")) != nullptr);
        QVERIFY(answer(*window, QStringLiteral("Try again")) != nullptr);
    }

    /// All that can be done at the end can be done in a low window, too, by keys and by name.
    void aLowPlateOffersTheRestInAMenu() {
        auto window = open(QStringLiteral("Count to ten."), new ReasonAbove);
        window->resize(336, 250);
        window->openGameId(QStringLiteral("5:0"));
        type(*window, Qt::Key_3);
        type(*window, Qt::Key_3);
        QTRY_VERIFY(answer(*window, QStringLiteral("More")) != nullptr);
        const auto labels = [](const QPushButton* more) {
            QStringList list;
            for (const auto* action : more->menu()->actions()) list << action->text();
            return list;
        };
        const QStringList all{QStringLiteral("Try again"), QStringLiteral("Undo"), QStringLiteral("Review"),
                              QStringLiteral("Share as text")};
        QCOMPARE(labels(answer(*window, QStringLiteral("More"))), all);
        // Reached from the game by Tab.
        auto* first = answer(*window, QStringLiteral("New game"));
        QCOMPARE(window->focusWidget(), &window->view());
        QTest::keyClick(&window->view(), Qt::Key_Tab);
        QCOMPARE(window->focusWidget(), first);
        QTest::keyClick(first, Qt::Key_Tab);
        QCOMPARE(window->focusWidget(), answer(*window, QStringLiteral("More")));
        answer(*window, QStringLiteral("More"))->menu()->actions().last()->trigger();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("plt-games:counting/")));
        // The plate is gone, and the strip offers the same.
        QVERIFY(plate(*window) == nullptr);
        auto* strip = window->findChild<plt::MessageStrip*>();
        const auto more = [&]() -> QPushButton* {
            for (auto* button : strip->findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == QStringLiteral("More")) return button;
            return nullptr;
        };
        type(*window, Qt::Key_0);
        Q_EMIT window->view().session().hintChanged();
        QTRY_VERIFY(more() != nullptr);
        QCOMPARE(labels(more()), all);
        more()->menu()->actions().at(1)->trigger();
        QCOMPARE(viewOf(*window).state().sum, 3);
        // A usual window has buttons for them.
        window->resize(640, 480);
        type(*window, Qt::Key_3);
        QTRY_VERIFY(answer(*window, QStringLiteral("Review")) != nullptr);
        QVERIFY(answer(*window, QStringLiteral("More")) == nullptr);
    }

    /// Not where things were before the board was made larger, but where they are then.
    void whatTellsWhyMovesWithTheBoard() {
        QWidget board;
        QVBoxLayout column(&board);
        column.addStretch();
        QWidget foot;
        foot.setFixedHeight(60);
        column.addWidget(&foot);
        board.resize(600, 300);
        board.show();
        plt::Plate words(&board);
        words.setKeptInSight([&foot] { return QRegion(foot.geometry()); });
        words.showWords(QStringLiteral("You won!"), QStringLiteral("In ten moves."), {});
        QVERIFY(words.geometry().intersected(foot.geometry()).isEmpty());
        board.resize(900, 700);
        QTRY_VERIFY(foot.geometry().bottom() > 600);
        QTRY_VERIFY(words.geometry().intersected(foot.geometry()).isEmpty());
        QTRY_VERIFY(!words.geometry().isEmpty() && board.rect().contains(words.geometry()));
    }

    /// While a mouse button is held, Escape cancels the drag.
    void escapeLeavesAHintDuringADrag() {
        struct View : counting::View {
            void keyPressEvent(QKeyEvent* event) override {
                if (event->key() == Qt::Key_Escape)
                    ++escapes;
                else
                    counting::View::keyPressEvent(event);
            }
            int escapes = 0;
        };
        auto* view = new View;
        auto window = open(QStringLiteral("Count to ten."), view);
        auto& session = view->session();
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        const QPoint corner(window->width() - 3, window->height() - 3);
        QTest::mousePress(window->windowHandle(), Qt::LeftButton, {}, corner);
        type(*window, Qt::Key_Escape);
        QVERIFY(session.hasShownStep());
        QCOMPARE(view->escapes, 1);
        QTest::mouseRelease(window->windowHandle(), Qt::LeftButton, {}, corner);
        type(*window, Qt::Key_Escape);
        QVERIFY(!session.hasShownStep());
        QCOMPARE(view->escapes, 1);
    }

    /// Enter presses the button that has the focus, and Escape leaves full screen.
    void enterAndEscape() {
        auto window = open();
        window->openGameId(QStringLiteral("10:0"));
        type(*window, Qt::Key_1);
        QToolButton* undo = nullptr;
        for (auto* found : window->findChild<plt::MessageStrip*>()->findChildren<QToolButton*>())
            if (found->defaultAction() != nullptr &&
                found->defaultAction()->shortcuts().contains(QKeySequence::Undo))
                undo = found;
        QVERIFY(undo != nullptr && undo->isVisible());
        QVERIFY(undo->width() >= 28 && undo->height() >= 28);
        undo->setFocus();
        QTest::keyClick(undo, Qt::Key_Return);
        QCOMPARE(viewOf(*window).state().sum, 0);
        window->showFullScreen();
        QTRY_VERIFY(window->isFullScreen());
        QTest::keyClick(&window->view(), Qt::Key_Escape);
        QTRY_VERIFY(!window->isFullScreen());
    }

    /// The sounds of a game, for players who want them.
    void whatIsHeard() {
        static QList<plt::Sound> heard;
        heard.clear();
        plt::sound::setListener([](plt::Sound sound) { heard << sound; });
        auto window = open();
        window->openGameId(QStringLiteral("5:0"));
        type(*window, Qt::Key_1);
        QVERIFY(heard.isEmpty());
        plt::sound::setEnabled(true);
        type(*window, Qt::Key_1);
        type(*window, Qt::Key_7);
        viewOf(*window).session().undo();
        type(*window, Qt::Key_1);
        type(*window, Qt::Key_3);
        QCOMPARE(heard, (QList<plt::Sound>{plt::Sound::place, plt::Sound::wrong, plt::Sound::place,
                                           plt::Sound::won}));
        // One game alone can be silenced.
        heard.clear();
        window->view().preferences().setFlag(QStringLiteral("sound"), false);
        viewOf(*window).session().restart();
        type(*window, Qt::Key_1);
        QVERIFY(heard.isEmpty());
        plt::sound::setEnabled(false);
        plt::sound::setListener(nullptr);
    }

    void theBoardIsCopied() {
        auto window = open();
        window->findChild<QAction*>(QStringLiteral("copyPicture"))->trigger();
        const auto image = QApplication::clipboard()->image();
        QCOMPARE(image.size(), window->view().size() * 2);
        // A game whose rules draw nothing has nothing to copy as text.
        QVERIFY(window->findChild<QAction*>(QStringLiteral("copyText")) == nullptr);
    }
};

QTEST_MAIN(TestMoments)
#include "test_moments.moc"
