// SPDX-License-Identifier: MIT
#include "common/keeping/saved/saved_game.h"
#include "common/printing/loading/printing.h"
#include "common/printing/printable.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"
#include "common/window/documents.h"
#include "common/window/documents/documents_menu.h"
#include "common/window/game_window.h"
#include "tests/support/counting.h"

#include <memory>

#include <QDialog>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

namespace {

const plt::testing::CleanHome home;

/// Counts as lines: each is a goal and moves, "20 1 2 3".
class Counts : public plt::DocumentFormat {
  public:
    explicit Counts(counting::View& view) : view_(view) {}
    QString name() const override { return QStringLiteral("Counts"); }
    QStringList endings() const override { return {QStringLiteral("count"), QStringLiteral("cnt")}; }
    plt::DocumentContents read(const QByteArray& bytes) override {
        plt::DocumentContents contents;
        int number = 0;
        for (const auto& line : bytes.split('\n')) {
            ++number;
            if (line.isEmpty()) continue;
            const auto words = line.split(' ');
            const auto options = counting::Rules::readOptions(words.first().toStdString());
            if (!options) {
                contents.problems.push_back({number, QString::fromStdString(options.problem().english())});
                continue;
            }
            std::vector<counting::Move> moves;
            for (const auto& word : words.mid(1)) moves.push_back({word.toInt()});
            contents.entries.push_back({QString::fromLatin1(line), [this, options = *options, moves] {
                                            view_.session().beginPlayed(options, {0}, moves);
                                        }});
        }
        return contents;
    }
    bool canWrite() const override { return true; }
    plt::WrittenDocument write() override {
        if (view_.options().goal > 99) return {{}, QStringLiteral("Files hold two digits.")};
        QByteArray line = QByteArray::number(view_.options().goal);
        for (const auto& move : view_.session().moves()) line += ' ' + QByteArray::number(move.add);
        return {line + '\n', {}};
    }

  private:
    counting::View& view_;
};

class Pages : public plt::Printable {
  public:
    bool prepare(QWidget*) override {
        ++asked;
        return willing;
    }
    QString title() const override { return QStringLiteral("Pages"); }
    int pageCount(const QSizeF& page) const override { return page.height() > page.width() ? 3 : 1; }
    void paintPage(QPainter& painter, const QRectF& page, int number) const override {
        ++painted;
        painter.drawText(page, Qt::AlignCenter, QString::number(number + 1));
    }
    bool showsSolution() const override { return solution; }
    mutable int painted = 0;
    int asked = 0;
    bool solution = false;
    bool willing = true;
};

class View : public counting::View {
  public:
    QList<plt::DocumentFormat*> documentFormats() override { return {&counts_}; }
    plt::Printable* printable() override { return &pages; }
    Pages pages;

  private:
    Counts counts_{*this};
};

struct Desk {
    Desk() {
        plt::GameInfo info;
        info.id = QStringLiteral("counting");
        info.label = QStringLiteral("Counting");
        view = new View;
        window = std::make_unique<plt::GameWindow>(info, view);
        window->show();
        shown = QTest::qWaitForWindowExposed(window.get());
    }
    QAction* action(const QKeySequence& key) const {
        for (auto* found : window->findChildren<QAction*>())
            if (found->shortcuts().contains(key)) return found;
        return nullptr;
    }
    View* view;
    std::unique_ptr<plt::GameWindow> window;
    bool shown = false;
};

QString written(const char* name, const QByteArray& bytes) {
    const QString path = home.path() + QLatin1Char('/') + QLatin1String(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    file.write(bytes);
    return path;
}

template <class Dialog, class Look>
void withDialog(const Look& look) {
    QTimer::singleShot(50, qApp, [look] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        look(dialog);
    });
}

}  // namespace

class TestDocuments : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// On a slow machine the game of one test is saved before it ends, and the next would go on with it.
    void cleanup() {
        plt::FileWriter::shared().finish();
        QDir(QFileInfo(plt::SavedGame::path(QStringLiteral("counting"))).path()).removeRecursively();
    }

    void oneEntryIsShown() {
        Desk desk;
        QVERIFY(desk.shown);
        const auto pictures = desk.view->picturesShown();
        QCOMPARE(desk.window->openFile(written("one.count", "20 1 2\n")), QString());
        QCOMPARE(desk.view->state().sum, 3);
        QCOMPARE(desk.view->picturesShown(), pictures + 1);
        // The earlier game stays behind it.
        desk.view->session().goTo(0);
        desk.view->session().undo();
        QCOMPARE(desk.view->options().goal, 10);
    }

    void ofSeveralOneIsChosen() {
        Desk desk;
        QVERIFY(desk.shown);
        const QString path = written("many.count", "20 1\n30 2\nbad\n40 3\n");
        withDialog<QDialog>([](QDialog* dialog) {
            auto* list = dialog->findChild<QListWidget*>();
            QCOMPARE(list->count(), 3);
            const auto* problems = dialog->findChild<QPlainTextEdit*>(QStringLiteral("problems"));
            QVERIFY2(problems->toPlainText().startsWith(QStringLiteral("Line 3:")),
                     qPrintable(problems->toPlainText()));
            auto* search = dialog->findChild<QLineEdit*>();
            QTest::keyClicks(search, QStringLiteral("40"));
            QCOMPARE(list->currentItem()->text(), QStringLiteral("40 3"));
            QTest::keyClick(search, Qt::Key_Return);
        });
        QCOMPARE(desk.window->openFile(path), QString());
        QCOMPARE(desk.view->options().goal, 40);
        withDialog<QDialog>([](QDialog* dialog) { dialog->reject(); });
        QCOMPARE(desk.window->openFile(path), QString());
        QCOMPARE(desk.view->options().goal, 40);
    }

    /// Omitted formats are named also where there is nothing to choose from.
    void ofWhatIsLeftOutEachIsNamed() {
        Desk desk;
        QVERIFY(desk.shown);
        const QString path = written("one-good.count", "x\n20 3\n" + QByteArray("bad\n").repeated(1500));
        withDialog<QDialog>([](QDialog* dialog) {
            QCOMPARE(dialog->findChild<QListWidget*>()->count(), 1);
            const auto lines = dialog->findChild<QPlainTextEdit*>()->toPlainText().split(QLatin1Char('\n'));
            QCOMPARE(lines.size(), 1001);
            QVERIFY(lines[0].startsWith(QStringLiteral("Line 1:")));
            QVERIFY(lines[999].startsWith(QStringLiteral("Line 1,001:")) ||
                    lines[999].startsWith(QStringLiteral("Line 1001:")));
            QVERIFY(lines[1000].contains(QStringLiteral("501")));
            QTest::keyClick(dialog->findChild<QListWidget*>(), Qt::Key_Return);
        });
        QCOMPARE(desk.window->openFile(path), QString());
        QCOMPARE(desk.view->state().sum, 3);
    }

    void whatCannotBeOpenedIsSaid() {
        Desk desk;
        QVERIFY(desk.shown);
        QVERIFY(desk.window->openFile(QStringLiteral("/no/such/file")).contains(QStringLiteral("no file")));
        QVERIFY(!desk.window->openFile(home.path()).isEmpty());
        QVERIFY(desk.window->openFile(written("bad.count", "x\ny\nz\nx\ny\nz\n1\n"))
                    .contains(QStringLiteral("Line 1")));
        QVERIFY(!desk.window->openFile(written("empty.count", "")).isEmpty());
        const QString large = written("large.count", "10 1\n");
        QVERIFY(QFile::resize(large, plt::DocumentsMenu::sizeLimit + 1));
        QVERIFY(desk.window->openFile(large).contains(QStringLiteral("too large")));
        QCOMPARE(desk.view->session().moveCount(), 0);
    }

    void savedAndOpenedAgain() {
        Desk desk;
        QVERIFY(desk.shown);
        desk.window->openGameId(QStringLiteral("20:0"));
        desk.view->session().play({3});
        auto* documents = desk.window->findChild<plt::DocumentsMenu*>();
        const QString path = home.path() + QStringLiteral("/saved.cnt");
        documents->save(path);
        QTRY_VERIFY(desk.window->messageText().contains(QStringLiteral("saved.cnt")));
        desk.window->openGameId(QStringLiteral("50:0"));
        QCOMPARE(desk.window->openFile(path), QString());
        QCOMPARE(desk.view->options().goal, 20);
        QCOMPARE(desk.view->state().sum, 3);
        // It is in the list of recent files.
        QMenu* recent = nullptr;
        for (auto* menu : desk.window->menuBar()->findChildren<QMenu*>())
            if (menu->title().contains(QStringLiteral("ecent"))) recent = menu;
        QVERIFY(recent != nullptr);
        Q_EMIT qobject_cast<QMenu*>(recent->parentWidget())->aboutToShow();
        QCOMPARE(recent->actions().first()->text(), QStringLiteral("saved.cnt"));
        desk.window->openGameId(QStringLiteral("50:0"));
        recent->actions().first()->trigger();
        QCOMPARE(desk.view->options().goal, 20);
        // A failure to write is reported, and nothing else happens.
        documents->save(QStringLiteral("/no/such/folder/x.cnt"));
        QTRY_VERIFY(desk.window->findChild<QMessageBox*>() != nullptr);
        desk.window->findChild<QMessageBox*>()->close();
    }

    void whatTheGameCannotWriteIsSaid() {
        Desk desk;
        QVERIFY(desk.shown);
        desk.window->openGameId(QStringLiteral("100:0"));
        const QString path = written("kept.cnt", "20 1\n");
        desk.window->findChild<plt::DocumentsMenu*>()->save(path);
        auto* box = desk.window->findChild<QMessageBox*>();
        QVERIFY(box != nullptr);
        QVERIFY(box->windowTitle().contains(QStringLiteral("kept.cnt")));
        QCOMPARE(box->text(), QStringLiteral("Files hold two digits."));
        box->close();
        plt::FileWriter::shared().finish();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("20 1\n"));
    }

    void droppedOnTheWindow() {
        Desk desk;
        QVERIFY(desk.shown);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(written("drop.count", "25 1\n"))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(desk.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(desk.window.get(), &drop);
        QTRY_COMPARE(desk.view->options().goal, 25);
        data.setUrls({QUrl::fromLocalFile(written("drop.txt", "25 1\n"))});
        QDragEnterEvent other(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(desk.window.get(), &other);
        QVERIFY(!other.isAccepted());
    }

    void pagesBecomeAFile() {
        const Pages pages;
        const QString path = home.path() + QStringLiteral("/pages.pdf");
        QCOMPARE(plt::printToPdf(pages, path), QString());
        QCOMPARE(pages.painted, 3);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QCOMPARE(bytes.count("/Type /Page\n"), 3);
        QVERIFY(!plt::printToPdf(pages, QStringLiteral("/no/such/folder/x.pdf")).isEmpty());
    }

    void thePreviewIsLoadedWhenItIsWanted() {
        Desk desk;
        QVERIFY(desk.shown);
        withDialog<QDialog>([](QDialog* dialog) { dialog->reject(); });
        QCOMPARE(plt::previewPrint(desk.view->pages, desk.window.get()), QString());
        QVERIFY(desk.view->pages.painted > 0);
    }

    /// A game may ask for the parts to print, and the player may cancel.
    void printingAsksFirst() {
        Desk desk;
        QVERIFY(desk.shown);
        desk.view->pages.willing = false;
        int asked = 0;
        for (const char* name : {"print", "printPreview", "printPdf"}) {
            auto* action = desk.window->findChild<QAction*>(QLatin1String(name));
            QVERIFY(action != nullptr);
            action->trigger();
            QCOMPARE(desk.view->pages.asked, ++asked);
        }
        QCOMPARE(desk.view->pages.painted, 0);
        desk.view->pages.willing = true;
        withDialog<QDialog>([](QDialog* dialog) { dialog->reject(); });
        desk.window->findChild<QAction*>(QStringLiteral("printPreview"))->trigger();
        QVERIFY(desk.view->pages.painted > 0);
    }

    void aPrintedSolutionIsHelp() {
        Desk desk;
        QVERIFY(desk.shown);
        desk.view->session().newGame();
        auto* preview = desk.window->findChild<QAction*>(QStringLiteral("printPreview"));
        withDialog<QDialog>([](QDialog* dialog) { dialog->reject(); });
        preview->trigger();
        QVERIFY(!desk.view->session().result().helped);
        desk.view->pages.solution = true;
        desk.view->pages.willing = false;
        preview->trigger();
        QVERIFY(!desk.view->session().result().helped);
        desk.view->pages.willing = true;
        // Cancelling the print dialog afterwards does not count as help either.
        const int painted = desk.view->pages.painted;
        for (const char* name : {"print", "printPdf"}) {
            withDialog<QDialog>([](QDialog* dialog) { dialog->reject(); });
            desk.window->findChild<QAction*>(QLatin1String(name))->trigger();
        }
        QCOMPARE(desk.view->pages.painted, painted);
        QVERIFY(!desk.view->session().result().helped);
        withDialog<QDialog>([](QDialog* dialog) { dialog->reject(); });
        preview->trigger();
        QVERIFY(desk.view->session().result().helped);
    }

    /// Ctrl+P prints; a pause has keys of its own.
    void keysOfPrintingAndPausing() {
        Desk desk;
        QVERIFY(desk.shown);
        QVERIFY(desk.action(QKeySequence::Print)->text().contains(QStringLiteral("rin")));
        desk.view->session().play({1});
        desk.action(Qt::Key_Pause)->trigger();
        QVERIFY(desk.window->isPaused());
    }
};

QTEST_MAIN(TestDocuments)
#include "test_documents.moc"
