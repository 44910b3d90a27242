// SPDX-License-Identifier: MIT
#include "common/storage/disk/disk.h"
#include "common/storage/files.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "tests/support/full_disk.h"

#include <thread>

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestFileWriter : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cleanup() {
        plt::FileWriter::shared().finish();
        plt::storage::disk::setWriteHook({});
    }

    /// If a write fails at any point, the last good file stays complete and the failure is reported.
    void aFullDiskLosesNothing() {
        const QString path = home.path() + QStringLiteral("/kept.json");
        const QByteArray good(3000, 'g');
        QCOMPARE(plt::storage::writeFile(path, good), QString());
        const QByteArray next(20000, 'n');
        for (const rlim_t room : {0, 1, 2999, 4096, 8192, 16384, 19999}) {
            QString problem;
            {
                const plt::testing::FullDisk full(room);
                problem = plt::storage::writeFile(path, next);
            }
            QVERIFY2(!problem.isEmpty(), qPrintable(QString::number(room)));
            QVERIFY2(read(path) == good, qPrintable(QString::number(room)));
        }
        QCOMPARE(QDir(home.path()).entryList({QStringLiteral("kept.json*")}, QDir::Files).size(), 1);
        {
            const plt::testing::FullDisk roomy(20000);
            QCOMPARE(plt::storage::writeFile(path, next), QString());
        }
        QCOMPARE(read(path), next);
    }

    void nobodyWaitsForTheDisk() {
        const auto here = std::this_thread::get_id();
        std::atomic<bool> elsewhere = false;
        plt::storage::disk::setWriteHook([&](const QString&) {
            elsewhere = std::this_thread::get_id() != here;
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        });
        const QString path = home.path() + QStringLiteral("/slow");
        QString told = QStringLiteral("nothing yet");
        plt::FileWriter::shared().write(
            path, [] { return QByteArray("slow"); }, this, [&](const QString& problem) { told = problem; });
        QVERIFY2(!QFile::exists(path), "it has not waited");
        QTRY_COMPARE(told, QString());
        QVERIFY(elsewhere);
        QCOMPARE(read(path), QByteArray("slow"));
    }

    /// Of several writes that wait for one file only the newest is done.
    void theNewestReplacesTheOlder() {
        std::atomic<int> writes = 0;
        plt::storage::disk::setWriteHook([&](const QString&) {
            ++writes;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        });
        const QString path = home.path() + QStringLiteral("/newest");
        for (int i = 0; i < 20; ++i)
            plt::FileWriter::shared().write(path, [i] { return QByteArray::number(i); });
        plt::FileWriter::shared().finish();
        QVERIFY2(writes <= 2, qPrintable(QString::number(writes)));
        QCOMPARE(read(path), QByteArray("19"));
        QVERIFY(!plt::FileWriter::shared().isBusy());
    }

    void whatFailsIsTold() {
        QString told;
        plt::FileWriter::shared().write(
            home.path() + QStringLiteral("/no/such/folder/x"), [] { return QByteArray("x"); }, this,
            [&](const QString& problem) { told = problem; });
        QTRY_VERIFY(!told.isEmpty());
        told.clear();
        plt::FileWriter::shared().run(
            {}, []() -> QString { throw std::runtime_error("broken"); }, this,
            [&](const QString& problem) { told = problem; });
        QTRY_COMPARE(told, QStringLiteral("broken"));
    }

    void nobodyIsToldWhoIsGone() {
        bool told = false;
        auto gone = std::make_unique<QObject>();
        plt::FileWriter::shared().run(
            {}, [] { return QString(); }, gone.get(), [&](const QString&) { told = true; });
        gone.reset();
        plt::FileWriter::shared().finish();
        QCoreApplication::processEvents();
        QVERIFY(!told);
    }

    void whatIsAskedForAtTheEndIsWritten() {
        const QString path = home.path() + QStringLiteral("/end");
        {
            plt::FileWriter writer;
            writer.write(path, [] {
                std::this_thread::sleep_for(std::chrono::milliseconds(30));
                return QByteArray("end");
            });
        }
        QCOMPARE(read(path), QByteArray("end"));
    }

    void preferencesAreWrittenElsewhereAndSeenAtOnce() {
        const auto id = QStringLiteral("some-game");
        {
            plt::Preferences one(id);
            plt::Preferences other(id);
            one.setValue(QStringLiteral("size"), 5);
            QCOMPARE(other.value(QStringLiteral("size")).toInt(), 5);
            one.setFlag(QStringLiteral("loud"), true);
            QVERIFY(other.flag(QStringLiteral("loud"), false));
        }
        plt::Preferences later(id);
        QCOMPARE(later.value(QStringLiteral("size")).toInt(), 5);
        plt::FileWriter::shared().finish();
        const QSettings file(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("plt-games"), id);
        QCOMPARE(file.value(QStringLiteral("size")).toInt(), 5);
    }

    /// Pending writes at the end of the program are done before Qt is destroyed, because they need Qt's
    /// settings. Otherwise the program crashes after its last test.
    void cleanupTestCase() {
        plt::Preferences late(QStringLiteral("late-game"));
        plt::FileWriter::shared().run({}, [] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            return QString();
        });
        late.setValue(QStringLiteral("size"), 6);
        QVERIFY(plt::FileWriter::shared().isBusy());
    }
};

QTEST_MAIN(TestFileWriter)
#include "test_file_writer.moc"
