// SPDX-License-Identifier: MIT
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "paint-by-numbers/storage/own_puzzles.h"
#include "paint-by-numbers/tests/samples.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

/// The player's own library on the disk.
class TestOwnPuzzles : public QObject {
    Q_OBJECT

    using OwnPuzzles = paint_by_numbers::OwnPuzzles;

    static QString folder() { return plt::storage::folder(QStringLiteral("puzzles/paint-by-numbers")); }
    static QStringList files() { return QDir(folder()).entryList(QDir::Files); }

  private Q_SLOTS:
    void init() { QDir(folder()).removeRecursively(); }
    void cleanup() { plt::FileWriter::shared().finish(); }

    void whatIsKeptIsThereAgain() {
        OwnPuzzles own;
        QVERIFY(own.entries().empty());
        QSignalSpy changed(&own, &OwnPuzzles::changed);
        auto puzzle =
            paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown, "Ä \"crown\" & <co>");
        puzzle.author = "somebody";
        const QString id = own.add(puzzle);
        own.add(paint_by_numbers::samples::puzzleOf("x.x", "a row"));
        QCOMPARE(own.entries().size(), 2U);
        QCOMPARE(changed.count(), 2);
        plt::FileWriter::shared().finish();
        OwnPuzzles again;
        QCOMPARE(again.entries().size(), 2U);
        QCOMPARE(again.entries()[0].puzzle.title, std::string("a row"));
        QVERIFY(again.entries()[1].puzzle == puzzle);
        QCOMPARE(again.entries()[1].id, id);
        puzzle.title = "0";
        again.replace(id, puzzle);
        QCOMPARE(again.entries()[0].puzzle.title, std::string("0"));
        again.remove(again.entries()[1].id);
        plt::FileWriter::shared().finish();
        OwnPuzzles last;
        QCOMPARE(last.entries().size(), 1U);
        QVERIFY(last.entries()[0].puzzle == puzzle);
        QVERIFY(last.takeComplaints().isEmpty());
    }
    void brokenFilesAreSetAside() {
        OwnPuzzles own;
        own.add(paint_by_numbers::samples::puzzleOf("x.x", "good"));
        plt::FileWriter::shared().finish();
        for (const auto& [name, text] :
             {std::pair("broken.non", "width 3\nheight 1\nrows\n9\ncolumns\n1\n1\n1\n"),
              {"empty.non", ""},
              {"note.txt", "not ours"}}) {
            QFile file(folder() + QLatin1Char('/') + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        OwnPuzzles again;
        QCOMPARE(again.entries().size(), 1U);
        const auto complaints = again.takeComplaints();
        QCOMPARE(complaints.size(), 2);
        QVERIFY2(complaints[0].contains(QStringLiteral("broken.non")) &&
                     complaints[0].contains(QStringLiteral("Line 4")),
                 qPrintable(complaints[0]));
        QVERIFY(again.takeComplaints().isEmpty());
        // Nothing is lost, and nobody complains again.
        QCOMPARE(files().filter(QStringLiteral(".broken-")).size(), 2);
        QVERIFY(files().contains(QStringLiteral("note.txt")));
        OwnPuzzles last;
        QCOMPARE(last.entries().size(), 1U);
        QVERIFY(last.takeComplaints().isEmpty());
    }
    void draftsAreKept() {
        OwnPuzzles own;
        QVERIFY(!own.draft());
        own.saveDraft(paint_by_numbers::samples::puzzleOf("x.x", "draft"));
        OwnPuzzles again;
        QVERIFY(again.draft());
        QCOMPARE(again.draft()->goal->text(), std::string("x.x"));
        QVERIFY(again.entries().empty());
        QFile file(folder() + QStringLiteral("/draft.non"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nonsense");
        file.close();
        QVERIFY(!again.draft());
        QVERIFY(!QFile::exists(file.fileName()));
    }
    void whatCannotBeWrittenIsTold() {
        OwnPuzzles own;
        own.entries();
        // A file where the folder should be.
        QDir().mkpath(QFileInfo(folder()).path());
        QFile file(folder());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QSignalSpy failed(&own, &OwnPuzzles::failed);
        own.add(paint_by_numbers::samples::puzzleOf("x"));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!failed[0][0].toString().isEmpty());
        QVERIFY(file.remove());
    }
};

QTEST_MAIN(TestOwnPuzzles)
#include "test_view_own_puzzles.moc"
