// SPDX-License-Identifier: MIT
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/game_window.h"
#include "paint-by-numbers/documents/html_entities.h"
#include "paint-by-numbers/importing/import_dialog.h"
#include "paint-by-numbers/library/library_dialog.h"
#include "paint-by-numbers/tests/samples.h"
#include "paint-by-numbers/view.h"
#include "paint-by-numbers/workshop/own_dialog.h"

#include <memory>

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>

/// Drawing, files, the own library, printing: in the window in which they are used.
class TestWorkshop : public QObject {
    Q_OBJECT

    using Format = paint_by_numbers::Format;
    using Grid = paint_by_numbers::Grid;
    using Puzzle = paint_by_numbers::Puzzle;

    struct Desk {
        Desk() {
            plt::GameInfo info;
            info.id = QStringLiteral("test-workshop-%1").arg(++desks());
            info.label = QStringLiteral("Paint By Numbers");
            view = new paint_by_numbers::View;
            window = std::make_unique<plt::GameWindow>(info, view);
            window->resize(1000, 760);
            window->show();
            if (!QTest::qWaitForWindowExposed(window.get())) qFatal("no window");
        }
        ~Desk() { plt::FileWriter::shared().finish(); }
        static int& desks() {
            static int count = 0;
            return count;
        }
        QAction* action(const QString& words) const {
            for (auto* found : window->findChildren<QAction*>())
                if (QString(found->text()).remove(u'&') == words) return found;
            qFatal("no action %s", qPrintable(words));
            return nullptr;
        }
        paint_by_numbers::Workshop& workshop() const { return view->workshop(); }
        paint_by_numbers::Designer& designer() const { return view->workshop().designer(); }
        void key(const QKeySequence& keys) const {
            window->activateWindow();
            if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window has no focus");
            QTest::keySequence(window.get(), keys);
        }
        QString drawn() const { return QString::fromStdString(designer().drawing().picture().text()); }
        void click(const char* name) const {
            QTest::mouseClick(designer().findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
        }
        QString message() const { return window->messageText(); }
        paint_by_numbers::View* view;
        std::unique_ptr<plt::GameWindow> window;
    };

    QTemporaryDir folder_;

    QString file(const QString& name, const QByteArray& bytes) const {
        const QString path = folder_.path() + QLatin1Char('/') + name;
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
        file.write(bytes);
        return path;
    }
    static QByteArray textOf(Format format, const Puzzle& puzzle) {
        return QByteArray::fromStdString(*paint_by_numbers::write(format, puzzle));
    }
    static void forget() {
        plt::FileWriter::shared().finish();
        QDir(plt::storage::folder(QStringLiteral("puzzles"))).removeRecursively();
    }

  private Q_SLOTS:
    void init() { forget(); }

    void designerTakesThePlaceOfTheGame() {
        Desk desk;
        desk.key(Qt::CTRL | Qt::Key_D);
        QVERIFY(desk.workshop().isDesigning());
        QVERIFY(desk.designer().isVisible());
        QVERIFY(!desk.view->board().isVisible());
        QVERIFY(desk.action(QStringLiteral("Draw a puzzle"))->isChecked());
        QVERIFY(desk.designer().board().hasFocus());
        QVERIFY(!desk.action(QStringLiteral("Hint"))->isEnabled());
        QVERIFY(!desk.action(QStringLiteral("Restart this game"))->isEnabled());
        QVERIFY(!desk.action(QStringLiteral("Check the lines"))->isEnabled());
        QVERIFY(!desk.action(QStringLiteral("Undo"))->isEnabled());
        QVERIFY(desk.window->figuresText().contains(QStringLiteral("15 × 15")));
        desk.key(Qt::CTRL | Qt::Key_D);
        QVERIFY(!desk.workshop().isDesigning());
        QVERIFY(desk.view->board().isVisible());
        QVERIFY(desk.action(QStringLiteral("Hint"))->isEnabled());
    }
    void undoIsTheDesigners() {
        Desk desk;
        desk.view->playPuzzle(paint_by_numbers::samples::puzzleOf("xx/x.").clues, QStringLiteral("two"));
        desk.view->session().play(
            paint_by_numbers::strokeBetween(paint_by_numbers::Action::blue, 0, 0, 1, 0));
        const auto before = desk.view->state();
        desk.key(Qt::CTRL | Qt::Key_D);
        auto& board = desk.designer().board();
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.cellBox({0, 0}).center().toPoint());
        QCOMPARE(desk.designer().drawing().picture().count(paint_by_numbers::Cell::blue), 1);
        desk.key(QKeySequence::Undo);
        QVERIFY(desk.designer().drawing().isEmpty());
        desk.key(QKeySequence::Undo);
        desk.key(QKeySequence::Undo);
        QVERIFY(desk.view->state() == before);
        desk.key(Qt::CTRL | Qt::Key_Y);
        QVERIFY(!desk.designer().drawing().isEmpty());
        // Back in the game it is the game's again.
        desk.key(Qt::CTRL | Qt::Key_D);
        desk.key(QKeySequence::Undo);
        QVERIFY(!(desk.view->state() == before));
    }
    void anotherGameLeavesTheDesigner() {
        Desk desk;
        desk.workshop().setDesigning(true);
        desk.designer().open(paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown));
        desk.key(QKeySequence::New);
        QTRY_VERIFY(!desk.workshop().isDesigning());
        QVERIFY(!desk.action(QStringLiteral("Draw a puzzle"))->isChecked());
        desk.key(Qt::CTRL | Qt::Key_D);
        QCOMPARE(desk.drawn(), QString::fromStdString(paint_by_numbers::samples::crown));
    }
    /// The words of a game's end do not lie over the designer, and are there again behind it.
    void endOfAGameIsCovered() {
        Desk desk;
        desk.view->playPuzzle(paint_by_numbers::samples::puzzleOf("xx/x.").clues, QStringLiteral("two"));
        desk.view->session().play(
            paint_by_numbers::strokeBetween(paint_by_numbers::Action::blue, 0, 0, 1, 0));
        desk.view->session().play(
            paint_by_numbers::strokeBetween(paint_by_numbers::Action::blue, 0, 1, 0, 1));
        QVERIFY(desk.message().contains(QStringLiteral("two")));
        desk.key(Qt::CTRL | Qt::Key_D);
        QVERIFY2(!desk.message().contains(QStringLiteral("two")), qPrintable(desk.message()));
        desk.key(Qt::CTRL | Qt::Key_D);
        QVERIFY(desk.message().contains(QStringLiteral("two")));
    }
    void designerThatWasLeftTakesNoRoom() {
        Desk desk;
        desk.action(QStringLiteral("Draw a puzzle"))->trigger();
        QTRY_VERIFY(desk.designer().isVisible());
        desk.action(QStringLiteral("Draw a puzzle"))->trigger();
        QTRY_VERIFY(desk.view->board().isVisible());
        desk.window->resize(336, 250);
        QTRY_COMPARE(desk.window->size(), QSize(336, 250));
        const auto& board = desk.view->board();
        QTRY_VERIFY(
            desk.window->rect().contains(QRect(board.mapTo(desk.window.get(), QPoint()), board.size())));
    }
    void theFirstBoardIsWholeInASmallWindow() {
        Desk desk;
        desk.window->resize(336, 250);
        QTRY_COMPARE(desk.window->size(), QSize(336, 250));
        const auto& board = desk.view->board();
        for (const auto* bar : board.findChildren<QScrollBar*>()) QTRY_VERIFY(!bar->isVisible());
        std::string text = std::string(20, 'x');
        for (int row = 1; row < 20; ++row) text += '/' + std::string(20, 'x');
        // Larger pictures are scrolled rather than shown in cells that are hard to read.
        desk.view->playPuzzle(paint_by_numbers::samples::puzzleOf(text).clues, QStringLiteral("wide"));
        QCOMPARE(board.cellSide(), 12.0);
    }
    void drawingIsPlayed() {
        Desk desk;
        desk.workshop().setDesigning(true);
        desk.designer().open(
            paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown, "A crown"));
        QTRY_VERIFY(desk.designer().assessment().has_value());
        desk.click("test");
        QVERIFY(!desk.workshop().isDesigning());
        QCOMPARE(desk.view->state().clues,
                 paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown).clues);
        QCOMPARE(desk.view->options().name, std::string("A crown"));
        QVERIFY(desk.view->options().grade.has_value());
    }
    void drawingIsKeptWithItsWindow() {
        {
            Desk desk;
            desk.workshop().setDesigning(true);
            desk.designer().drawInstead(Grid::ofText("x.x/.x."));
        }
        Desk desk;
        desk.workshop().setDesigning(true);
        QCOMPARE(desk.drawn(), QStringLiteral("x.x/.x."));
    }
    void ownPuzzlesStandInTheLibrary() {
        Desk desk;
        QVERIFY(desk.workshop().ownShelves().empty());
        desk.workshop().setDesigning(true);
        desk.designer().open(
            paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown, "A crown"));
        desk.click("keep");
        auto shelves = desk.workshop().ownShelves();
        QCOMPARE(shelves.size(), 1U);
        QCOMPARE(shelves[0].entries.size(), 1U);
        QCOMPARE(shelves[0].entries[0].name, QStringLiteral("A crown"));
        // Kept again, it is the same puzzle with another picture.
        desk.designer().drawInstead(Grid::ofText("xx/x."));
        desk.click("keep");
        shelves = desk.workshop().ownShelves();
        QCOMPARE(shelves[0].entries.size(), 1U);
        QCOMPARE(shelves[0].entries[0].picture.text(), std::string("xx/x."));
        // Another window sees it, and draws on at it.
        Desk other;
        QCOMPARE(other.workshop().ownShelves().size(), 1U);
        other.workshop().setDesigning(true);
        plt::testing::withDialog<paint_by_numbers::OwnDialog>([](auto& dialog) {
            QTest::mouseClick(dialog.template findChild<QPushButton*>(QStringLiteral("draw")),
                              Qt::LeftButton);
        });
        other.click("own");
        QCOMPARE(other.drawn(), QStringLiteral("xx/x."));
        QVERIFY(!other.designer().ownId().isEmpty());
    }
    void shelvesBeginWithTheirEasiestPicture() {
        Desk desk;
        plt::testing::withDialog<paint_by_numbers::LibraryDialog>(
            [](paint_by_numbers::LibraryDialog& dialog) {
                auto* shelves = dialog.findChild<QListWidget*>(QStringLiteral("sizes"));
                shelves->setCurrentRow(shelves->count() - 1);
                // The grades come later, and then the smallest picture is no longer the first.
                QTRY_VERIFY(dialog.grade());
                QCOMPARE(dialog.findChild<QListWidget*>(QStringLiteral("puzzles"))->currentRow(), 0);
                dialog.reject();
            });
        desk.view->openLibrary();
    }
    void ownPuzzlesAreRemoved() {
        Desk desk;
        desk.workshop().own().add(paint_by_numbers::samples::puzzleOf("xx", "gone"));
        plt::testing::withDialog<paint_by_numbers::OwnDialog>([](auto& dialog) {
            plt::testing::withDialog<QMessageBox>([](QMessageBox& box) {
                for (auto* button : box.buttons())
                    if (box.buttonRole(button) == QMessageBox::DestructiveRole) button->click();
            });
            QTest::mouseClick(dialog.template findChild<QPushButton*>(QStringLiteral("remove")),
                              Qt::LeftButton);
            QCOMPARE(dialog.template findChild<QListWidget*>()->count(), 0);
            dialog.reject();
        });
        desk.workshop().setDesigning(true);
        desk.click("own");
        QVERIFY(desk.workshop().ownShelves().empty());
    }

    void filesArePlayed_data() {
        QTest::addColumn<int>("format");
        for (const Format format : paint_by_numbers::allFormats)
            QTest::newRow(std::string(paint_by_numbers::endingsOf(format).front()).c_str())
                << static_cast<int>(format);
    }
    void filesArePlayed() {
        QFETCH(int, format);
        const auto kind = static_cast<Format>(format);
        Desk desk;
        const auto puzzle = paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown, "A crown");
        const auto ending = paint_by_numbers::endingsOf(kind).front();
        const QString path =
            file(QStringLiteral("puzzle.") + QLatin1String(ending.data(), qsizetype(ending.size())),
                 textOf(kind, puzzle));
        QCOMPARE(desk.window->openFile(path), QString());
        QCOMPARE(desk.view->state().clues, puzzle.clues);
        // And drawn, if that is going on.
        desk.workshop().setDesigning(true);
        desk.designer().drawInstead(Grid::ofText("x"));
        QCOMPARE(desk.window->openFile(path), QString());
        QVERIFY(desk.workshop().isDesigning());
        QCOMPARE(desk.drawn(), QString::fromStdString(paint_by_numbers::samples::crown));
    }
    /// Titles have the entities of HTML, of which Qt has a table.
    void entitiesOfHtml() {
        using paint_by_numbers::htmlEntity;
        QCOMPARE(htmlEntity("eacute"), std::string("\xC3\xA9"));
        QCOMPARE(htmlEntity("Omega"), std::string("\xCE\xA9"));
        QCOMPARE(htmlEntity("hearts"), std::string("\xE2\x99\xA5"));
        for (const char* none : {"", "nothing", "b>x</b", "#65", " "})
            QCOMPARE(htmlEntity(none), std::string());
        const QByteArray file =
            "<puzzle><title>Caf&eacute; &amp;eacute; "
            "&nothing;</title><solution><image>|X|</image></solution></puzzle>";
        Desk desk;
        int read = 0;
        for (auto* reader : desk.view->documentFormats()) {
            if (!reader->endings().contains(QStringLiteral("xml"))) continue;
            const auto contents = reader->read(file);
            QCOMPARE(contents.entries.size(), std::size_t{1});
            QCOMPARE(contents.entries.front().title,
                     QString::fromUtf8("Caf\xC3\xA9 &eacute; &nothing;, 1 \xC3\x97 1"));
            ++read;
        }
        QCOMPARE(read, 1);
    }
    void filesAreWritten_data() { filesArePlayed_data(); }
    void filesAreWritten() {
        QFETCH(int, format);
        const auto kind = static_cast<Format>(format);
        Desk desk;
        const auto puzzle = paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown, "A crown");
        desk.workshop().setDesigning(true);
        desk.designer().open(puzzle);
        for (auto* writer : desk.view->documentFormats()) {
            const auto ending = paint_by_numbers::endingsOf(kind).front();
            if (writer->endings().first() != QLatin1String(ending.data(), qsizetype(ending.size()))) continue;
            QVERIFY(writer->canWrite());
            QCOMPARE(writer->suggestedName(), QStringLiteral("A crown"));
            const auto bytes = writer->write().bytes;
            const auto again =
                paint_by_numbers::read(kind, std::string_view(bytes.constData(), std::size_t(bytes.size())));
            QVERIFY(again.problems.empty());
            QCOMPARE(again.puzzles.front().clues, puzzle.clues);
            return;
        }
        QFAIL("no format writes this ending");
    }
    /// The kind of a file follows from its content, if its suffix says something else or nothing.
    void strangeEndings() {
        Desk desk;
        const auto puzzle = paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown);
        for (const Format format : {Format::mk, Format::xml, Format::non}) {
            desk.view->playPuzzle(paint_by_numbers::samples::puzzleOf("x").clues, {});
            QCOMPARE(desk.window->openFile(file(QStringLiteral("a.puzzle"), textOf(format, puzzle))),
                     QString());
            QCOMPARE(desk.view->state().clues, puzzle.clues);
        }
    }
    void badFilesSayWhereAndWhy() {
        Desk desk;
        const QString why = desk.window->openFile(
            file(QStringLiteral("bad.non"), "width 4\nheight 1\nrows\n2,2\ncolumns\n1\n1\n1\n1\n"));
        QVERIFY2(why.startsWith(QStringLiteral("Line 4: ")), qPrintable(why));
        QVERIFY(
            !desk.window->openFile(file(QStringLiteral("bad.xml"), "<puzzle type=\"triddler\"/>")).isEmpty());
        QVERIFY(!desk.window->openFile(file(QStringLiteral("empty.nin"), "")).isEmpty());
        QVERIFY(desk.window->openFile(file(QStringLiteral("bad.png"), "no picture"))
                    .contains(QStringLiteral("no picture")));
    }
    void whatAPuzzleIsWorthIsTold() {
        Desk desk;
        desk.window->openFile(file(QStringLiteral("none.nin"), "3 3\n1 1\n1\n1\n2\n0\n2\n"));
        QTRY_VERIFY2(desk.message().contains(QStringLiteral("no solution")), qPrintable(desk.message()));
        desk.window->openFile(file(QStringLiteral("two.nin"), "2 2\n1\n1\n1\n1\n"));
        QTRY_VERIFY2(desk.message().contains(QStringLiteral("several solutions")),
                     qPrintable(desk.message()));
        // There is nothing to draw of numbers that no picture has.
        desk.workshop().setDesigning(true);
        plt::testing::withDialog<QMessageBox>([](QMessageBox& box) {
            QVERIFY(box.text().contains(QStringLiteral("contradict")));
            box.reject();
        });
        desk.window->openFile(folder_.path() + QStringLiteral("/none.nin"));
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    }
    void droppedPictureIsDrawn() {
        Desk desk;
        const QString path =
            file(QStringLiteral("dark.png"),
                 paint_by_numbers::samples::bytesOf(
                     paint_by_numbers::samples::rectangle({40, 20}, QRect(10, 10, 20, 10)), "png"));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(desk.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        plt::testing::withDialog<paint_by_numbers::ImportDialog>([](auto& dialog) { dialog.accept(); });
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(desk.window.get(), &drop);
        QTRY_VERIFY(desk.workshop().isDesigning());
        QCOMPARE(desk.designer().drawing().width(), 30);
        QCOMPARE(desk.designer().drawing().height(), 15);
        QVERIFY(desk.designer().canUndo());
    }
    void pictureIsPastedAndCopied() {
        Desk desk;
        QApplication::clipboard()->setImage(
            paint_by_numbers::samples::rectangle({30, 30}, QRect(0, 0, 15, 30)));
        plt::testing::withDialog<paint_by_numbers::ImportDialog>([](auto& dialog) { dialog.accept(); });
        desk.action(QStringLiteral("Paste a picture"))->trigger();
        QVERIFY(desk.workshop().isDesigning());
        QCOMPARE(desk.designer().drawing().picture().at(0, 0), paint_by_numbers::Cell::blue);
        desk.designer().open(paint_by_numbers::samples::puzzleOf("xx/x."));
        desk.action(QStringLiteral("Copy as text"))->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("xx\nx.\n"));
        desk.action(QStringLiteral("Copy as a picture"))->trigger();
        const QImage copied = QApplication::clipboard()->image();
        QVERIFY(copied.width() > 60);
        QApplication::clipboard()->clear();
        plt::testing::withDialog<QMessageBox>([](QMessageBox& box) { box.reject(); });
        desk.action(QStringLiteral("Paste a picture"))->trigger();
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    }
    void printingTakesWhatIsShown() {
        Desk desk;
        desk.view->playPuzzle(paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown).clues,
                              {});
        const auto accept = [] {
            plt::testing::withDialog<paint_by_numbers::BookletDialog>([](auto& dialog) { dialog.accept(); });
        };
        auto* printable = desk.view->printable();
        accept();
        QVERIFY(printable->prepare(desk.window.get()));
        QCOMPARE(desk.workshop().pages().content().puzzles.front().clues, desk.view->state().clues);
        QCOMPARE(desk.workshop().pages().content().puzzles.front().solution->text(),
                 paint_by_numbers::samples::crown);
        desk.workshop().setDesigning(true);
        desk.designer().drawInstead(Grid::ofText("xx/x."));
        accept();
        QVERIFY(printable->prepare(desk.window.get()));
        QCOMPARE(desk.workshop().pages().content().puzzles.front().clues.width(), 2);
        plt::testing::withDialog<paint_by_numbers::BookletDialog>([](auto& dialog) { dialog.reject(); });
        QVERIFY(!printable->prepare(desk.window.get()));
    }
};

QTEST_MAIN(TestWorkshop)
#include "test_view_workshop.moc"
