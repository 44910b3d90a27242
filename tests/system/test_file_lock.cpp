// SPDX-License-Identifier: MIT
#include "common/system/files/file_lock.h"
#include "common/testing/clean_home.h"
#include "tests/support/full_disk.h"

#include <memory>
#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTest>

using plt::FileLock;

namespace {

const plt::testing::CleanHome home;

QString somewhere(const char* name) {
    return home.path() + QLatin1Char('/') + QLatin1String(name);
}

/// The state that another process gets.
FileLock::State elsewhere(const QString& path) {
    const pid_t child = ::fork();
    if (child == 0) {
        FileLock lock(path);
        ::_exit(static_cast<int>(lock.tryLock()));
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return static_cast<FileLock::State>(WEXITSTATUS(status));
}

}  // namespace

class TestFileLock : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void oneOwnerAmongAll() {
        const auto path = somewhere("one.lock");
        auto first = std::make_unique<FileLock>(path);
        QCOMPARE(first->state(), FileLock::State::free);
        QCOMPARE(first->tryLock(), FileLock::State::held);
        QCOMPARE(first->tryLock(), FileLock::State::held);
        FileLock second(path);
        QCOMPARE(second.tryLock(), FileLock::State::elsewhere);
        QCOMPARE(elsewhere(path), FileLock::State::elsewhere);
        first.reset();
        // A process that ended has let go of it, although it did not take its leave.
        QCOMPARE(elsewhere(path), FileLock::State::held);
        QCOMPARE(second.tryLock(), FileLock::State::held);
    }

    void nothingIsWritten() {
        const auto path = somewhere("full.lock");
        const plt::testing::FullDisk full;
        FileLock lock(path);
        QCOMPARE(lock.tryLock(), FileLock::State::held);
        QCOMPARE(QFile(path).size(), 0);
    }

    void whatItIsNot() {
        QVERIFY(QDir().mkpath(somewhere("folder.lock")));
        FileLock lock(somewhere("folder.lock"));
        QCOMPARE(lock.tryLock(), FileLock::State::failed);
        QVERIFY(!lock.reason().isEmpty());
        FileLock nowhere(somewhere("no/such/folder/x.lock"));
        QCOMPARE(nowhere.tryLock(), FileLock::State::failed);
        if (::geteuid() == 0) return;
        QVERIFY(QDir().mkpath(somewhere("closed")));
        QFile::setPermissions(somewhere("closed"), QFile::ReadOwner | QFile::ExeOwner);
        FileLock denied(somewhere("closed/x.lock"));
        QCOMPARE(denied.tryLock(), FileLock::State::denied);
        QFile::setPermissions(somewhere("closed"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
};

QTEST_GUILESS_MAIN(TestFileLock)
#include "test_file_lock.moc"
