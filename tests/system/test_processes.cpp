// SPDX-License-Identifier: MIT
#include "common/system/processes/descendants.h"
#include "common/system/processes/process_end.h"

#include <QFile>
#include <QProcess>
#include <QTest>

using plt::ProcessEnd;

namespace {

bool isAlive(qint64 process) {
    QFile status(QStringLiteral("/proc/%1/stat").arg(process));
    if (!status.open(QIODevice::ReadOnly)) return false;
    const QByteArray text = status.readAll();
    return !text.mid(text.lastIndexOf(')') + 2).startsWith('Z');
}

void startShell(QProcess& shell, const char* script) {
    shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), QString::fromLatin1(script)});
}

}  // namespace

/// Child processes and their ends.
class TestProcesses : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void endsAreDistinguished_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<ProcessEnd>("end");
        QTest::newRow("code") << QByteArray("exit 3") << ProcessEnd::exited;
        // The number of a signal, as a code.
        QTest::newRow("code 15") << QByteArray("exit 15") << ProcessEnd::exited;
        QTest::newRow("crash") << QByteArray("kill -SEGV $$") << ProcessEnd::crashed;
        QTest::newRow("time") << QByteArray("kill -PROF $$") << ProcessEnd::tookTooMuchTime;
        for (const char* const signal : {"TERM", "HUP", "INT", "KILL"})
            QTest::newRow(signal) << QByteArray("kill -") + signal + " $$" << ProcessEnd::endedFromOutside;
    }
    void endsAreDistinguished() {
        QFETCH(QByteArray, script);
        QFETCH(ProcessEnd, end);
        QProcess shell;
        startShell(shell, script);
        QVERIFY(shell.waitForFinished());
        QCOMPARE(plt::processEnd(shell.exitCode(), shell.exitStatus()), end);
    }

    void descendantsAreKilled() {
        QProcess shell;
        plt::processes::startInOwnSession(shell);
        startShell(shell, "sleep 1000 >/dev/null & echo $!; wait");
        QVERIFY(shell.waitForReadyRead());
        const qint64 descendant = shell.readLine().trimmed().toLongLong();
        QVERIFY(descendant > 0 && isAlive(descendant));
        plt::processes::killWithDescendants(shell.processId());
        QVERIFY(shell.waitForFinished());
        QTRY_VERIFY(!isAlive(descendant));
    }

    void aProcessIsTerminated() {
        QProcess shell;
        startShell(shell, "trap 'exit 7' TERM; echo ready; while :; do sleep 0.01; done");
        QVERIFY(shell.waitForReadyRead());
        plt::processes::terminate(shell.processId());
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 7);
    }
};

QTEST_GUILESS_MAIN(TestProcesses)
#include "test_processes.moc"
