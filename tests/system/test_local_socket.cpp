// SPDX-License-Identifier: MIT
#include "common/system/sockets/local_socket.h"
#include "common/testing/clean_home.h"

#include <algorithm>
#include <iterator>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QFile>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

/// A socket that listens.
class Door {
  public:
    explicit Door(const QString& path) : socket_(::socket(AF_UNIX, SOCK_STREAM, 0)) {
        const QByteArray name = QFile::encodeName(path);
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::copy(name.cbegin(), name.cend(), std::begin(address.sun_path));
        listens_ = ::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
                   ::listen(socket_, 1) == 0;
    }
    ~Door() { ::close(socket_); }
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;

    bool listens() const { return listens_; }
    int accept() const { return ::accept(socket_, nullptr, nullptr); }

  private:
    int socket_;
    bool listens_ = false;
};

}  // namespace

/// Sockets between processes of one player; here both ends are in one.
class TestLocalSocket : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void bytesGoBothWays() {
        const QString path = home.path() + QStringLiteral("/both");
        const Door door(path);
        QVERIFY(door.listens());
        const int here = plt::sockets::connectTo(path).socket;
        QVERIFY(here >= 0);
        const int there = door.accept();
        QCOMPARE(plt::sockets::receive(here), QByteArray());
        plt::sockets::send(there, "to here");
        QCOMPARE(plt::sockets::receive(here), QByteArray("to here"));
        plt::sockets::send(here, "to there");
        QCOMPARE(plt::sockets::receive(there), QByteArray("to there"));
        plt::sockets::close(there);
        QCOMPARE(plt::sockets::receive(here), std::nullopt);
        // No signal ends this process.
        plt::sockets::send(here, "to nobody");
        plt::sockets::close(here);
    }

    void longMessagesComeInParts() {
        const QString path = home.path() + QStringLiteral("/long");
        const Door door(path);
        const int here = plt::sockets::connectTo(path).socket;
        const int there = door.accept();
        const QByteArray sent(1000, 'x');
        plt::sockets::send(there, sent);
        plt::sockets::close(there);
        QByteArray received;
        while (const auto part = plt::sockets::receive(here)) received += *part;
        QCOMPARE(received, sent);
        plt::sockets::close(here);
    }

    void whoListensIsKnown() {
        const QString path = home.path() + QStringLiteral("/left");
        QCOMPARE(plt::sockets::connectTo(path).socket, -1);
        QVERIFY(!plt::sockets::connectTo(path).isAbandoned);
        { const Door door(path); }
        QVERIFY(QFile::exists(path));
        QCOMPARE(plt::sockets::connectTo(path).socket, -1);
        QVERIFY(plt::sockets::connectTo(path).isAbandoned);
        const auto tooLong = plt::sockets::connectTo(path + QString(200, u'x'));
        QVERIFY(tooLong.socket < 0 && !tooLong.isAbandoned);
    }
};

QTEST_GUILESS_MAIN(TestLocalSocket)
#include "test_local_socket.moc"
