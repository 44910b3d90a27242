// SPDX-License-Identifier: MIT
#include "common/system/sockets/local_socket.h"
#include "common/testing/clean_home.h"

#include <QFile>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

}  // namespace

/// Sockets between processes of one player; here both ends are in one.
class TestLocalSocket : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void bytesGoBothWays() {
        const QString path = home.path() + QStringLiteral("/both");
        const auto listener = plt::sockets::listenAt(path);
        QVERIFY(listener.get() >= 0);
        QCOMPARE(plt::sockets::accept(listener.get()).get(), -1);
        const auto here = plt::sockets::connectTo(path).socket;
        QVERIFY(here.get() >= 0);
        auto there = plt::sockets::accept(listener.get());
        QCOMPARE(plt::sockets::receive(here.get()), QByteArray());
        plt::sockets::send(there.get(), "to here");
        QCOMPARE(plt::sockets::receive(here.get()), QByteArray("to here"));
        plt::sockets::send(here.get(), "to there");
        QCOMPARE(plt::sockets::receive(there.get()), QByteArray("to there"));
        there = plt::descriptors::Owned();
        QCOMPARE(plt::sockets::receive(here.get()), std::nullopt);
        // No signal ends this process.
        plt::sockets::send(here.get(), "to nobody");
    }

    void longMessagesComeInParts() {
        const QString path = home.path() + QStringLiteral("/long");
        const auto listener = plt::sockets::listenAt(path);
        const auto here = plt::sockets::connectTo(path).socket;
        auto there = plt::sockets::accept(listener.get());
        const QByteArray sent(1000, 'x');
        plt::sockets::send(there.get(), sent);
        there = plt::descriptors::Owned();
        QByteArray received;
        while (const auto part = plt::sockets::receive(here.get())) received += *part;
        QCOMPARE(received, sent);
    }

    void whoListensIsKnown() {
        const QString path = home.path() + QStringLiteral("/left");
        QCOMPARE(plt::sockets::connectTo(path).socket.get(), -1);
        QVERIFY(!plt::sockets::connectTo(path).isAbandoned);
        { const auto listener = plt::sockets::listenAt(path); }
        QVERIFY(QFile::exists(path));
        QCOMPARE(plt::sockets::connectTo(path).socket.get(), -1);
        QVERIFY(plt::sockets::connectTo(path).isAbandoned);
        const auto next = plt::sockets::listenAt(path);
        const auto here = plt::sockets::connectTo(path).socket;
        QVERIFY(here.get() >= 0);
        QCOMPARE(plt::sockets::listenAt(path + QString(200, u'x')).get(), -1);
        const auto tooLong = plt::sockets::connectTo(path + QString(200, u'x'));
        QVERIFY(tooLong.socket.get() < 0 && !tooLong.isAbandoned);
    }
};

QTEST_GUILESS_MAIN(TestLocalSocket)
#include "test_local_socket.moc"
