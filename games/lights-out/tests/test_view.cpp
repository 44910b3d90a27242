// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/rules/random.h"
#include "common/storage/files.h"
#include "common/testing/game_checks.h"
#include "common/testing/played_game.h"
#include "common/window/game_window.h"
#include "common/window/options_form.h"
#include "lights-out/board/levels.h"
#include "lights-out/board/solver.h"
#include "lights-out/dialogs/editor.h"
#include "lights-out/panel/panel.h"
#include "lights-out/tests/clicks.h"
#include "lights-out/view.h"

#include <memory>

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

using namespace lights_out;
using lights_out::testing::click;
using plt::Outcome;
using plt::testing::actionCalled;
using plt::testing::withDialog;

namespace {

/// A view that shows this game, in a window of the test's own.
std::unique_ptr<View> shown(const QString& id, QSize size = {420, 420}) {
    auto view = plt::testing::shownView<View>(QStringLiteral("lights-out"), id, size);
    view->panel()->finishAnimation();
    return view;
}

QString board(const View& view) {
    return QString::fromStdString(writeBoard(view.state().form.size, view.state().lit));
}

/// Mean lightness of the middle of a cell on the screen, 0 .. 1.
qreal lightness(const QImage& image, const QRect& box) {
    qreal sum = 0;
    int count = 0;
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x, ++count) sum += qGray(image.pixel(x, y)) / 255.0;
    return sum / count;
}

}  // namespace

class TestLightsOutView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { plt::motion::setEnabled(false); }
    void init() {
        // A warning of the offscreen platform about itself is no failure.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void playsByMouse();
    void playsByKeyboard();
    void playsThroughAccessibility();
    void onlyAClickOnOneCellPresses();
    void hoveringChangesNoLight();
    void outlineCoversWhatAPressSwitches();
    void stateDoesNotWaitForAnimation();
    void starsComeOutAtTheEnd();
    void undoBringsTheLightsBack();
    void hintLeadsToTheEnd();
    void solutionIsShownAndCountsAsHelp();
    void pressedCellsAreMarkedOnWish();
    void statusTellsTheNumbers();
    void emptyBoardNamesQuietPatterns();
    void optionsBecomeGames();
    void everyPresetCanBeDealt();
    void impossibleOptionsAreExplained();
    void drawnBoardIsPlayed();
    void cancelledDialogsChangeNothing();
    void levelsRememberWhatWasReached();
    void aLevelSolvedWithHelpStaysSo();
    void helpFollowsTheDeal_data();
    void helpFollowsTheDeal();
    void oneNoticeAndOnePictureForEachChange();
    void levelsAreChosenFromPictures();
    void litAndDarkDifferWithoutColour();
    void everySizeIsDrawn();
    void gameGoesOnInAnotherWindow();

    /// The board and its solution become two pages that hold more than paper.
    void thePagesShowTheBoard() {
        auto view = shown(QStringLiteral("random,5,cross,easy#7"));
        const auto* pages = view->printable();
        QVERIFY(pages != nullptr);
        const QSizeF paper(500, 700);
        QCOMPARE(pages->pageCount(paper), 2);
        const auto title = [&] {
            QImage image(500, 24, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            pages->paintPage(painter, QRectF(QPointF(), paper), 0);
            return image;
        };
        const QImage usual = title();
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        const QImage arabic = title();
        QLocale::setDefault(QLocale::c());
        QVERIFY2(arabic != usual, "the size is in the digits of the language");
        const auto inked = [&](int number) {
            QImage image(paper.toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            pages->paintPage(painter, QRectF(QPointF(), paper), number);
            painter.end();
            return image;
        };
        const auto before = inked(0);
        QVERIFY(before != inked(1));
        // Another position is another page; a dark board has no solution to print.
        view->play({0, 0});
        QVERIFY(inked(0) != before);
        const auto shortest = Solver::of(view->state().form).shortest(view->state().lit);
        QVERIFY(shortest.has_value());
        const Form form = view->state().form;
        shortest->solution.each([&](int cell) { view->play({form.row(cell), form.column(cell)}); });
        QVERIFY(view->state().isDark());
        QCOMPARE(pages->pageCount(paper), 1);
    }
};

void TestLightsOutView::playsByMouse() {
    auto view = shown(QStringLiteral("own,cross,xoo/xxx/oxo#1"));
    int ended = 0;
    connect(&view->session(), &plt::GameSession::changed, this,
            [&ended](const plt::Change& change) { ended += change.ended ? 1 : 0; });
    click(view->panel(), 0, 0);
    QCOMPARE(board(*view), QStringLiteral("oxo/oxx/oxo"));
    click(view->panel(), 0, 2);
    click(view->panel(), 1, 2);
    QCOMPARE(view->session().outcome(), Outcome::playing);
    click(view->panel(), 2, 2);
    QCOMPARE(view->session().outcome(), Outcome::won);
    QCOMPARE(ended, 1);
    QCOMPARE(view->endTitle(), QStringLiteral("All lights are off!"));
    QCOMPARE(view->endMessage(), QStringLiteral("4 presses, the fewest possible."));
    // Nothing more happens on a dark board.
    click(view->panel(), 1, 1);
    QCOMPARE(view->session().moveCount(), 4);
    QVERIFY(!view->panel()->cellEnabled(0));
}

void TestLightsOutView::playsByKeyboard() {
    auto view = shown(QStringLiteral("own,cross,xoo/xxx/oxo#1"));
    auto* panel = view->panel();
    QTest::keyClick(panel, Qt::Key_Home);
    QTest::keyClick(panel, Qt::Key_Up);
    QTest::keyClick(panel, Qt::Key_Up);
    QCOMPARE(panel->cursorCell(), 0);
    QTest::keyClick(panel, Qt::Key_Return);
    QTest::keyClick(panel, Qt::Key_End);
    QTest::keyClick(panel, Qt::Key_Space);
    QTest::keyClick(panel, Qt::Key_Down);
    QTest::keyClick(panel, Qt::Key_Enter);
    QTest::keyClick(panel, Qt::Key_Down);
    QCOMPARE(view->session().outcome(), Outcome::playing);
    QTest::keyClick(panel, Qt::Key_Space);
    QCOMPARE(view->session().outcome(), Outcome::won);
    QCOMPARE(view->session().moveCount(), 4);
}

void TestLightsOutView::playsThroughAccessibility() {
    auto view = shown(QStringLiteral("own,cross,xoo/xxx/oxo#1"));
    auto* board = QAccessible::queryAccessibleInterface(view->panel());
    QVERIFY(board != nullptr);
    QCOMPARE(board->childCount(), 9);
    QCOMPARE(board->child(0)->text(QAccessible::Name), QStringLiteral("row 1, column 1, on"));
    QCOMPARE(board->child(1)->text(QAccessible::Name), QStringLiteral("row 1, column 2, off"));
    for (const int cell : {0, 2, 5, 8}) {
        QVERIFY(!board->child(cell)->state().disabled);
        board->child(cell)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    QCOMPARE(view->session().outcome(), Outcome::won);
    QCOMPARE(board->child(0)->text(QAccessible::Name), QStringLiteral("row 1, column 1, off"));
    QVERIFY(board->child(0)->state().disabled);
}

void TestLightsOutView::onlyAClickOnOneCellPresses() {
    auto view = shown(QStringLiteral("own,cross,xoo/xxx/oxo#1"));
    auto* panel = view->panel();
    QTest::mousePress(panel, Qt::LeftButton, {}, panel->cellPoint(0));
    plt::testing::movePointer(*panel, panel->cellPoint(1), Qt::LeftButton);
    QTest::mouseRelease(panel, Qt::LeftButton, {}, panel->cellPoint(1));
    QTest::mousePress(panel, Qt::LeftButton, {}, panel->cellPoint(0));
    QTest::mouseRelease(panel, Qt::LeftButton, {}, QPoint(-20, -20));
    QTest::mousePress(panel, Qt::LeftButton, {}, QPoint(1, 1));
    QTest::mouseRelease(panel, Qt::LeftButton, {}, panel->cellPoint(4));
    click(panel, 1, 1, Qt::RightButton);
    click(panel, 1, 1, Qt::MiddleButton);
    QCOMPARE(view->session().moveCount(), 0);
    QCOMPARE(board(*view), QStringLiteral("xoo/xxx/oxo"));
}

void TestLightsOutView::hoveringChangesNoLight() {
    auto view = shown(QStringLiteral("level,classic-6#1"));
    auto* panel = view->panel();
    actionCalled(*view, QStringLiteral("Outline what a press switches"))->setChecked(false);
    const auto before = panel->grab().toImage();
    const auto looks = panel->picture().cells;
    for (const int cell : {12, 7, 0, 24}) {
        plt::testing::movePointer(*panel, panel->cellPoint(cell));
        QTRY_COMPARE(panel->hoveredCell(), cell);
        QCOMPARE(panel->picture().cells, looks);
        QCOMPARE(panel->grab().toImage(), before);
    }
    // The outline goes around cells and leaves their middles alone.
    actionCalled(*view, QStringLiteral("Outline what a press switches"))->setChecked(true);
    plt::testing::movePointer(*panel, panel->cellPoint(12));
    const auto outlined = panel->grab().toImage();
    QVERIFY(outlined != before);
    for (int cell = 0; cell < 25; ++cell)
        QCOMPARE(outlined.pixel(panel->cellPoint(cell)), before.pixel(panel->cellPoint(cell)));
}

void TestLightsOutView::outlineCoversWhatAPressSwitches() {
    for (const char* words :
         {"empty,5,cross#1", "empty,5,wrapped#1", "empty,5,diagonal#1", "empty,5,around#1"}) {
        auto view = shown(QString::fromLatin1(words));
        auto* panel = view->panel();
        for (const int cell : {0, 2, 12, 24}) {
            const auto outline = panel->outlineOf(cell);
            const auto switched = switchedBy(view->state().form, cell);
            for (int other = 0; other < 25; ++other)
                QCOMPARE(outline.contains(panel->cellPoint(other)), switched.test(other));
        }
        QVERIFY(panel->outlineOf(-1).isEmpty());
    }
    // Its corners are round, so that none sticks out of the panel behind the lamps.
    {
        auto small = shown(QStringLiteral("empty,2,cross#1"));
        auto* panel = small->panel();
        const QRectF lamp = panel->toWidget(QRectF(0, 0, 1, 1));
        const auto outline = panel->outlineOf(0);
        QVERIFY(!outline.contains(lamp.topLeft() + QPointF(1, 1)));
        QVERIFY(outline.contains(lamp.topLeft() + QPointF(0.08, 0.08) * lamp.width()));
    }
    // A wrapped or diagonal press has parts, and each is painted.
    auto view = shown(QStringLiteral("empty,5,wrapped#1"));
    auto* panel = view->panel();
    QTest::keyClick(panel, Qt::Key_Home);
    const auto without = [&] {
        actionCalled(*view, QStringLiteral("Outline what a press switches"))->setChecked(false);
        return panel->grab().toImage();
    }();
    actionCalled(*view, QStringLiteral("Outline what a press switches"))->setChecked(true);
    const auto with = panel->grab().toImage();
    const QRectF corner = panel->toWidget(QRectF(4, 0, 1, 1));
    QVERIFY(with.copy(corner.toAlignedRect()) != without.copy(corner.toAlignedRect()));
}

void TestLightsOutView::stateDoesNotWaitForAnimation() {
    plt::motion::setEnabled(true);
    auto view = shown(QStringLiteral("own,cross,xoo/xxx/oxo#1"));
    if (!plt::motion::isEnabled()) {
        plt::motion::setEnabled(false);
        QSKIP("this style has no animations");
    }
    click(view->panel(), 0, 0);
    QVERIFY(view->panel()->isAnimating());
    QCOMPARE(board(*view), QStringLiteral("oxo/oxx/oxo"));
    click(view->panel(), 0, 2);
    QCOMPARE(view->session().moveCount(), 2);
    QTRY_VERIFY(!view->panel()->isAnimating());
    plt::motion::setEnabled(false);
    click(view->panel(), 1, 2);
    QVERIFY(!view->panel()->isAnimating());
}

void TestLightsOutView::starsComeOutAtTheEnd() {
    auto view = shown(QStringLiteral("own,cross,oxo/xxx/oxo#1"));
    const auto before = view->panel()->picture().cells;
    click(view->panel(), 1, 1);
    const auto after = view->panel()->picture().cells;
    int moons = 0;
    for (const auto look : after) {
        QVERIFY(look == static_cast<quint64>(Lamp::star) || look == static_cast<quint64>(Lamp::moon));
        moons += look == static_cast<quint64>(Lamp::moon) ? 1 : 0;
    }
    QCOMPARE(moons, 1);
    view->session().undo();
    QCOMPARE(view->panel()->picture().cells, before);
}

void TestLightsOutView::undoBringsTheLightsBack() {
    auto view = shown(QStringLiteral("level,classic-1#1"));
    const auto start = board(*view);
    plt::Random random(4);
    std::vector<QString> boards{start};
    for (int i = 0; i < 40; ++i) {
        click(view->panel(), random.between(0, 4), random.between(0, 4));
        boards.push_back(board(*view));
        if (view->session().outcome() != Outcome::playing) break;
    }
    for (auto i = boards.size(); i-- > 0;) {
        QCOMPARE(board(*view), boards[i]);
        if (i > 0) view->session().undo();
    }
    QCOMPARE(view->session().moveCount(), 0);
    for (std::size_t i = 1; i < boards.size(); ++i) {
        view->session().redo();
        QCOMPARE(board(*view), boards[i]);
    }
    view->session().restart();
    QCOMPARE(board(*view), start);
    QCOMPARE(view->state().presses, 0);
}

void TestLightsOutView::hintLeadsToTheEnd() {
    auto view = shown(QStringLiteral("level,classic-6#1"));
    for (int i = 0; i < 7; ++i) {
        QCOMPARE(view->session().outcome(), Outcome::playing);
        view->session().requestHint();
        QTRY_VERIFY(!view->session().isThinking());
        QVERIFY(view->hintStep() != nullptr);
        QCOMPARE(view->panel()->picture().marks.size(), std::size_t{1});
        QVERIFY(view->panel()
                    ->cellName(view->panel()->picture().marks.front())
                    .endsWith(QStringLiteral(", hint")));
        view->session().playHint();
        QVERIFY(view->panel()->picture().marks.empty());
    }
    QCOMPARE(view->session().outcome(), Outcome::won);
    QVERIFY(view->session().result().helped);
    QCOMPARE(view->session().result().score.value(), qint64{0});
}

void TestLightsOutView::solutionIsShownAndCountsAsHelp() {
    auto view = shown(QStringLiteral("level,classic-6#1"));
    auto* show = actionCalled(*view, QStringLiteral("Show the solution"));
    QVERIFY(show->isEnabled());
    QVERIFY(!view->session().result().helped);
    show->trigger();
    QVERIFY(view->session().result().helped);
    const auto solution = Solver::of(view->state().form).shortest(view->state().lit)->solution;
    for (int cell = 0; cell < 25; ++cell)
        QCOMPARE(view->panel()->cellName(cell).contains(QStringLiteral("part of the solution")),
                 solution.test(cell));
    // Following it by mouse ends the game in the fewest presses; the signs go one by one.
    int left = solution.count();
    solution.each([&](int cell) {
        click(view->panel(), cell / 5, cell % 5);
        --left;
        int signs = 0;
        for (int other = 0; other < 25; ++other)
            signs += view->panel()->cellName(other).contains(QStringLiteral("part of the solution")) ? 1 : 0;
        QCOMPARE(signs, left);
    });
    QCOMPARE(view->session().outcome(), Outcome::won);
    QVERIFY(!show->isEnabled());
    // The next game keeps its secret.
    QCOMPARE(view->session().openId(QStringLiteral("level,classic-7#1")), QString());
    QVERIFY(!show->isChecked());
    for (int cell = 0; cell < 25; ++cell)
        QVERIFY(!view->panel()->cellName(cell).contains(QStringLiteral("solution")));
    QVERIFY(!view->session().result().helped);
}

void TestLightsOutView::pressedCellsAreMarkedOnWish() {
    auto view = shown(QStringLiteral("empty,4,cross#1"));
    auto* mark = actionCalled(*view, QStringLiteral("Mark pressed cells"));
    click(view->panel(), 0, 0);
    click(view->panel(), 1, 1);
    click(view->panel(), 1, 1);
    QVERIFY(!view->panel()->cellName(0).contains(QStringLiteral("pressed")));
    mark->trigger();
    QVERIFY(view->panel()->cellName(0).contains(QStringLiteral("pressed")));
    QVERIFY(!view->panel()->cellName(5).contains(QStringLiteral("pressed")));
    QVERIFY(view->preferences().flag(QStringLiteral("markPressed"), false));
    mark->trigger();
}

void TestLightsOutView::statusTellsTheNumbers() {
    auto view = shown(QStringLiteral("own,cross,xoo/xxx/oxo#1"));
    QCOMPARE(plt::testing::figuresText(*view), QStringLiteral("Presses: 0, Fewest: 4, Lights on: 5"));
    click(view->panel(), 2, 0);
    QCOMPARE(plt::testing::figuresText(*view), QStringLiteral("Presses: 1, Fewest: 4, Lights on: 4"));
    click(view->panel(), 2, 0);
    for (const auto& [row, column] : {std::pair{0, 0}, {0, 2}, {1, 2}, {2, 2}})
        click(view->panel(), row, column);
    QCOMPARE(view->endMessage(), QStringLiteral("6 presses; 4 would have been enough."));
    auto one = shown(QStringLiteral("level,plus#1"));
    QCOMPARE(one->statusText(), QStringLiteral("Plus"));
    QCOMPARE(plt::testing::figuresText(*one), QStringLiteral("Presses: 0, Fewest: 1, Lights on: 5"));
    click(one->panel(), 1, 1);
    QCOMPARE(one->endMessage(), QStringLiteral("One press, the fewest possible."));
    QVERIFY(actionCalled(*one, QStringLiteral("Next level"))->isVisible());
    QVERIFY(!actionCalled(*view, QStringLiteral("Next level"))->isVisible());
}

void TestLightsOutView::emptyBoardNamesQuietPatterns() {
    auto view = shown(QStringLiteral("empty,4,cross#1"));
    QCOMPARE(plt::testing::figuresText(*view), QStringLiteral("Presses: 0, Lights on: 0"));
    const auto quiet = readBoard("xooo/xxoo/xoxo/oxxx")->cells;
    quiet.each([&](int cell) { click(view->panel(), cell / 4, cell % 4); });
    QVERIFY(view->state().isDark());
    QCOMPARE(view->session().outcome(), Outcome::playing);
    QVERIFY(view->statusText().endsWith(QStringLiteral("these 8 cells are a quiet pattern.")));
    click(view->panel(), 0, 0);
    QVERIFY(!view->state().isDark());
}

void TestLightsOutView::optionsBecomeGames() {
    auto view = shown(QStringLiteral("random,5,cross,easy#1"));
    plt::OptionsForm dialog(view->preferences());
    QVERIFY(view->buildOptions(dialog));
    const auto boxes = dialog.findChildren<QComboBox*>();
    const auto box = [&](const QString& name) {
        for (auto* candidate : boxes)
            if (candidate->accessibleName() == name) return candidate;
        return static_cast<QComboBox*>(nullptr);
    };
    auto* size = dialog.findChild<QSpinBox*>();
    QCOMPARE(size->minimum(), 2);
    box(QStringLiteral("A press switches"))->setCurrentIndex(3);
    QCOMPARE(size->minimum(), 3);
    size->setValue(7);
    box(QStringLiteral("Random boards"))->setCurrentIndex(2);
    QVERIFY(view->optionsDiffer());
    QCOMPARE(view->optionsProblem(), QString());
    view->applyOptions();
    QCOMPARE(view->session().optionsText(), QStringLiteral("random,7,around,medium"));
    QVERIFY(view->state().fewest >= 6 && view->state().fewest <= 9);
    QVERIFY(view->session().canUndo());
    // Choosing a level in the form is enough to play it; so is drawing a board.
    bool untinted = false;
    bool fourColumns = false;
    withDialog<LevelChooser>([&](LevelChooser& chooser) {
        auto* list = chooser.findChild<QListWidget*>();
        list->setCurrentRow(levelById("cat").value());
        // The chosen picture is not tinted: its lights still look lit.
        const QIcon icon = list->currentItem()->icon();
        untinted = icon.pixmap(list->iconSize(), QIcon::Selected).toImage() ==
                   icon.pixmap(list->iconSize()).toImage();
        fourColumns = list->viewport()->width() >= 4 * list->gridSize().width();
        chooser.accept();
    });
    dialog.findChild<QPushButton*>(QStringLiteral("choose"))->click();
    QVERIFY(untinted);
    QVERIFY(fourColumns);
    QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("choose"))
                ->text()
                .startsWith(QStringLiteral("Cat, 6 × 6")));
    QCOMPARE(box(QStringLiteral("Board"))->currentIndex(), 1);
    withDialog<Editor>([](Editor& editor) {
        editor.findChild<QPushButton*>(QStringLiteral("fill"))->click();
        editor.accept();
    });
    dialog.findChild<QPushButton*>(QStringLiteral("draw"))->click();
    QCOMPARE(box(QStringLiteral("Board"))->currentIndex(), 2);
    QVERIFY(view->optionsProblem().isEmpty());
    // The next window begins with the options played last.
    View next;
    next.setUp(QStringLiteral("lights-out"));
    next.beginFirst(next.preferences().value(QStringLiteral("options")).toString(), {});
    QCOMPARE(next.session().optionsText(), QStringLiteral("random,7,around,medium"));
}

void TestLightsOutView::everyPresetCanBeDealt() {
    auto view = shown(QStringLiteral("random,5,cross,easy#1"));
    QCOMPARE(view->statusText(), QString());
    plt::OptionsForm form(view->preferences(), plt::OptionsForm::Part::presets);
    view->buildOptions(form);
    QStringList dealt;
    for (const auto& preset : form.presets()) {
        preset.set();
        QCOMPARE(view->optionsProblem(), QString());
        view->applyOptions();
        dealt << view->session().optionsText();
    }
    QCOMPARE(dealt,
             (QStringList{QStringLiteral("random,5,cross,easy"), QStringLiteral("random,5,cross,medium"),
                          QStringLiteral("random,5,cross,hard"), QStringLiteral("random,6,cross,expert")}));
    // The smallest size with such boards is told, as it is not the usual one.
    QCOMPARE(view->statusText(), QStringLiteral("Random, 6 × 6, expert"));
}

void TestLightsOutView::impossibleOptionsAreExplained() {
    auto view = shown(QStringLiteral("random,5,cross,easy#1"));
    plt::OptionsForm dialog(view->preferences());
    view->buildOptions(dialog);
    for (auto* box : dialog.findChildren<QComboBox*>())
        if (box->accessibleName() == QStringLiteral("Random boards")) box->setCurrentIndex(4);
    QVERIFY(view->optionsProblem().contains(QStringLiteral("easier grade")));
    dialog.findChild<QSpinBox*>()->setValue(6);
    QCOMPARE(view->optionsProblem(), QString());
    for (auto* box : dialog.findChildren<QComboBox*>()) {
        if (box->accessibleName() == QStringLiteral("A press switches")) box->setCurrentIndex(3);
        if (box->accessibleName() == QStringLiteral("Board")) box->setCurrentIndex(3);
    }
    dialog.findChild<QSpinBox*>()->setValue(11);
    QVERIFY(view->optionsProblem().contains(QStringLiteral("too many solutions")));
    for (auto* box : dialog.findChildren<QComboBox*>())
        if (box->accessibleName() == QStringLiteral("Board")) box->setCurrentIndex(2);
    QCOMPARE(view->optionsProblem(), QStringLiteral("Draw a board of your own first."));
}

void TestLightsOutView::drawnBoardIsPlayed() {
    auto view = shown(QStringLiteral("empty,3,cross#1"));
    withDialog<Editor>([](Editor& editor) {
        click(editor.panel(), 0, 0);
        editor.findChild<QPushButton*>(QStringLiteral("play"))->click();
    });
    actionCalled(*view, QStringLiteral("Draw a board..."))->trigger();
    QCOMPARE(view->session().optionsText(), QStringLiteral("own,cross,xoo/ooo/ooo"));
    QCOMPARE(view->state().fewest, 5);
    QCOMPARE(view->preferences().value(QStringLiteral("options")).toString(),
             QStringLiteral("own,cross,xoo/ooo/ooo"));
    view->session().newGame();
    QCOMPARE(board(*view), QStringLiteral("xoo/ooo/ooo"));
}

void TestLightsOutView::cancelledDialogsChangeNothing() {
    auto view = shown(QStringLiteral("own,cross,xoo/xxx/oxo#1"));
    click(view->panel(), 1, 1);
    const auto before = plt::testing::keptOf(view->session());
    withDialog<Editor>([](Editor& editor) {
        click(editor.panel(), 0, 0);
        editor.reject();
    });
    view->drawBoard();
    withDialog<LevelChooser>([](LevelChooser& chooser) { QTest::keyClick(&chooser, Qt::Key_Escape); });
    view->chooseLevel();
    withDialog<LevelChooser>([](LevelChooser& chooser) { chooser.close(); });
    view->chooseLevel();
    {
        plt::OptionsForm dialog(view->preferences());
        view->buildOptions(dialog);
        dialog.findChild<QComboBox*>()->setCurrentIndex(3);
    }
    QVERIFY(plt::testing::keptOf(view->session()) == before);
    QCOMPARE(view->session().moveCount(), 1);
}

void TestLightsOutView::levelsRememberWhatWasReached() {
    auto view = shown(QStringLiteral("level,plus#1"));
    const int level = levelById("plus").value();
    QVERIFY(!view->progressOf(level).solved || view->progressOf(level).best == 1);
    view->preferences().setValue(QStringLiteral("levels/plus"), {});
    // Slowly first, then perfectly.
    view->session().newGame();
    for (const auto& [row, column] : {std::pair{0, 0}, {0, 0}, {1, 1}}) click(view->panel(), row, column);
    QCOMPARE(view->progressOf(level).best, 3);
    view->session().newGame();
    click(view->panel(), 1, 1);
    QCOMPARE(view->progressOf(level).best, 1);
    view->session().newGame();
    for (const auto& [row, column] : {std::pair{0, 0}, {0, 0}, {1, 1}}) click(view->panel(), row, column);
    QCOMPARE(view->progressOf(level).best, 1);

    actionCalled(*view, QStringLiteral("Next level"))->trigger();
    QCOMPARE(view->options().level, level + 1);
    QVERIFY(!view->progressOf(level + 1).solved);
    const auto last =
        QString::fromLatin1(levels().back().id.data(), static_cast<qsizetype>(levels().back().id.size()));
    QCOMPARE(view->session().openId(QStringLiteral("level,") + last + QStringLiteral("#1")), QString());
    QVERIFY(!actionCalled(*view, QStringLiteral("Next level"))->isEnabled());
    QCOMPARE(view->session().openId(QStringLiteral("random,5,cross,any#1")), QString());
    QVERIFY(!actionCalled(*view, QStringLiteral("Next level"))->isEnabled());
}

void TestLightsOutView::aLevelSolvedWithHelpStaysSo() {
    auto view = shown(QStringLiteral("level,plus#1"));
    const int level = levelById("plus").value();
    view->preferences().setValue(QStringLiteral("levels/plus"), {});
    view->session().requestHint();
    QTRY_VERIFY(view->hintStep() != nullptr);
    view->session().playHint();
    QVERIFY(view->progressOf(level).solved);
    QCOMPARE(view->progressOf(level).best, 0);
    // The solution is known now, however the level is reached again.
    for (const auto& again : std::initializer_list<std::function<void()>>{
             [&] { view->session().restart(); }, [&] { view->session().newGame(); },
             [&] { QCOMPARE(view->session().openId(QStringLiteral("level,plus#5")), QString()); },
             [&] { QCOMPARE(view->session().openId(view->session().longId()), QString()); }}) {
        again();
        click(view->panel(), 1, 1);
        QCOMPARE(view->session().outcome(), Outcome::won);
        QCOMPARE(view->progressOf(level).best, 0);
    }
    // Drawn or pasted, it is the same board.
    QCOMPARE(view->session().openId(QStringLiteral("own,cross,oxo/xxx/oxo#1")), QString());
    QVERIFY(view->session().result().helped);
    QCOMPARE(view->session().openId(QStringLiteral("level,plus#1")), QString());
    // A level reached without help before a hint stays reached.
    view->preferences().setValue(QStringLiteral("levels/plus"), 3);
    view->session().restart();
    click(view->panel(), 1, 1);
    QCOMPARE(view->progressOf(level).best, 3);
    view->preferences().setValue(QStringLiteral("levels/plus"), {});
}

void TestLightsOutView::helpFollowsTheDeal_data() {
    QTest::addColumn<int>("way");
    QTest::newRow("restart") << 0;
    QTest::newRow("short id") << 1;
    QTest::newRow("exact id") << 2;
    QTest::newRow("from the best results") << 3;
    QTest::newRow("in another run") << 4;
}

void TestLightsOutView::helpFollowsTheDeal() {
    QFETCH(int, way);
    plt::GameInfo info;
    info.id = QStringLiteral("lights-out-help-%1").arg(way);
    info.label = QStringLiteral("Lights Out");
    const auto options = QStringLiteral("random,5,cross,easy");
    auto window = std::make_unique<plt::GameWindow>(info, new View);
    const auto view = [&]() -> View& { return static_cast<View&>(window->view()); };
    const auto solve = [&] {
        const auto solution = Solver::of(view().state().form).shortest(view().state().lit)->solution;
        solution.each([&](int cell) { click(view().panel(), cell / 5, cell % 5); });
        QCOMPARE(view().session().outcome(), Outcome::won);
        plt::FileWriter::shared().finish();
    };
    const auto counted = [&] { return plt::Statistics(info.id).read().value(options); };
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QCOMPARE(window->openGameId(options + QStringLiteral("#7")), QString());
    if (way == 3) {
        // Solved without help; the solution is shown only afterwards.
        solve();
        QCOMPARE(counted().best.size(), 1);
        view().session().restart();
        QVERIFY2(!view().session().result().helped, "everything lies open: one's own play is no help");
    }
    const int ranked = int(counted().best.size());
    view().session().requestHint();
    QTRY_VERIFY(view().session().hasShownStep());
    const auto exact = view().session().longId();
    switch (way) {
        case 0:
            view().session().restart();
            break;
        case 1:
            QCOMPARE(window->openGameId(options + QStringLiteral("#7")), QString());
            break;
        case 2:
            QCOMPARE(window->openGameId(exact), QString());
            break;
        case 3:
            withDialog<QDialog>([](QDialog& dialog) {
                dialog.findChildren<QTableWidget*>().last()->selectRow(0);
                for (auto* button : dialog.findChildren<QPushButton*>())
                    if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Play it again"))
                        QTest::mouseClick(button, Qt::LeftButton);
            });
            for (auto* action : window->findChildren<QAction*>())
                if (action->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_I))) action->trigger();
            break;
        default:
            window->close();
            window = std::make_unique<plt::GameWindow>(info, new View);
            window->show();
            QVERIFY(QTest::qWaitForWindowExposed(window.get()));
            QCOMPARE(window->openGameId(options + QStringLiteral("#7")), QString());
    }
    QCOMPARE(view().session().moveCount(), 0);
    QCOMPARE(view().session().longId(), exact);
    QVERIFY(view().session().result().helped);
    solve();
    QCOMPARE(counted().best.size(), ranked);
    QCOMPARE(counted().helped, 1);
    QVERIFY(!window->messageText().contains(QStringLiteral("best result")));
    // Another deal is another matter.
    QCOMPARE(window->openGameId(options + QStringLiteral("#8")), QString());
    solve();
    QCOMPARE(counted().best.size(), ranked + 1);
}

void TestLightsOutView::oneNoticeAndOnePictureForEachChange() {
    plt::GameInfo info;
    info.id = QStringLiteral("lights-out-pictures");
    info.label = QStringLiteral("Lights Out");
    {
        plt::GameWindow window(info, new View);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& view = static_cast<View&>(window.view());
        const plt::testing::OnePicture one(window);
        const auto id = QStringLiteral("own,cross,xoo/xxx/oxo#1");
        one.allOf(id, [&] { click(view.panel(), 0, 0); });
        for (const char* text : {"Mark pressed cells", "Outline what a press switches", "Show the solution"})
            one.redraw(text, [&] { actionCalled(view, QString::fromLatin1(text))->trigger(); });
        one.redraw("a preference", [&] { view.preferences().setFlag(QStringLiteral("outlines"), true); });
        one.change("game id, the solution goes", [&] { view.session().openId(id); });
        for (const int cell : {0, 2, 5, 8})
            one.change("press", [&] { click(view.panel(), cell / 3, cell % 3); });
        QCOMPARE(view.session().outcome(), Outcome::won);
        one.change("level", [&] { window.openGameId(QStringLiteral("level,plus#1")); });
        one.change("next level", [&] { view.nextLevel(); });
        window.close();
    }
    plt::GameWindow window(info, new View);
    plt::testing::OnePicture(window).start();
}

void TestLightsOutView::levelsAreChosenFromPictures() {
    auto view = shown(QStringLiteral("random,5,cross,any#1"));
    const int heart = levelById("heart").value();
    withDialog<LevelChooser>([heart](LevelChooser& chooser) {
        auto* list = chooser.findChild<QListWidget*>();
        QCOMPARE(list->count(), static_cast<int>(levels().size()));
        QVERIFY(list->item(heart)->text().startsWith(QStringLiteral("Heart\n18 presses")));
        list->setCurrentRow(heart);
        QTest::keyClick(list, Qt::Key_Return);
        if (chooser.isVisible()) chooser.accept();
    });
    actionCalled(*view, QStringLiteral("Levels..."))->trigger();
    QCOMPARE(view->session().optionsText(), QStringLiteral("level,heart"));
    QCOMPARE(view->state().fewest, 18);
}

void TestLightsOutView::litAndDarkDifferWithoutColour() {
    const QPalette light = qApp->palette();
    QPalette dark(QColor(0x30, 0x30, 0x38), QColor(0x22, 0x22, 0x2A));
    dark.setColor(QPalette::WindowText, Qt::white);
    for (const auto& palette : {light, dark}) {
        for (const int side : {60, 120, 420, 1200}) {
            auto view = shown(QStringLiteral("own,cross,xoo/xxx/oxo#1"), {side, side});
            view->setPalette(palette);
            view->panel()->setPalette(palette);
            view->panel()->resize(side, side);
            const auto image = view->panel()->grab().toImage();
            const auto middle = [&](int row, int column) {
                return lightness(image, view->panel()
                                            ->toWidget(QRectF(column + 0.15, row + 0.15, 0.7, 0.7))
                                            .toAlignedRect()
                                            .intersected(image.rect()));
            };
            // 3:1 in WCAG's sense, for what a cell looks like from afar.
            const auto ratio = plt::contrast(
                QColor::fromRgbF(float(middle(0, 0)), float(middle(0, 0)), float(middle(0, 0))),
                QColor::fromRgbF(float(middle(0, 1)), float(middle(0, 1)), float(middle(0, 1))));
            QVERIFY2(middle(0, 0) > middle(0, 1) && ratio > 3, qPrintable(QString::number(ratio)));
        }
    }
}

void TestLightsOutView::everySizeIsDrawn() {
    for (const char* words : {"random,2,cross,any#1", "random,16,cross,expert#1", "level,four-crosses#1"}) {
        for (const QSize size : {QSize(40, 40), QSize(300, 120), QSize(2000, 1300)}) {
            auto view = shown(QString::fromLatin1(words), size);
            view->panel()->resize(size);
            const auto image = view->panel()->grab().toImage();
            const auto paper = plt::colour(plt::Role::paper, view->palette()).rgb();
            const auto board = view->panel()->toWidget(view->panel()->geometry()->bounds());
            QVERIFY(QRectF(QPointF(0, 0), QSizeF(size)).adjusted(-1, -1, 1, 1).contains(board));
            QVERIFY(image.pixel(board.center().toPoint()) != paper);
        }
    }
}

void TestLightsOutView::gameGoesOnInAnotherWindow() {
    plt::GameInfo info;
    info.id = QStringLiteral("lights-out");
    info.label = QStringLiteral("Lights Out");
    QString before;
    {
        plt::GameWindow window(info, new View);
        QCOMPARE(window.openGameId(QStringLiteral("own,cross,xoo/xxx/oxo#1")), QString());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& view = static_cast<View&>(window.view());
        click(view.panel(), 0, 0);
        click(view.panel(), 0, 2);
        QCOMPARE(window.messageText(), view.statusText());
        before = board(view);
        window.close();
    }
    {
        plt::GameWindow window(info, new View);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& view = static_cast<View&>(window.view());
        QCOMPARE(board(view), before);
        QCOMPARE(view.state().presses, 2);
        view.session().undo();
        view.session().redo();
        click(view.panel(), 1, 2);
        click(view.panel(), 2, 2);
        QVERIFY(window.messageText().contains(QStringLiteral("the fewest possible.")));
        // The sentence has counted the moves.
        QVERIFY(!window.messageText().contains(QStringLiteral("Moves: ")));
        window.close();
    }
}

QTEST_MAIN(TestLightsOutView)
#include "test_view.moc"
