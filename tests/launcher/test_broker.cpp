// SPDX-License-Identifier: MIT
#include "common/pictures/picture_file.h"
#include "common/system/broker/broker.h"
#include "common/system/broker/player_files.h"
#include "common/testing/clean_home.h"
#include "common/testing/played_game.h"
#include "common/window/documents.h"
#include "launcher/confinement/broker_service.h"
#include "launcher/confinement/chosen_files.h"
#include "tests/plugin/games_dir.h"

#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

#include <QFileDialog>
#include <QImage>
#include <QJsonDocument>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSocketNotifier>
#include <QTest>
#include <QTimer>

namespace {

const plt::testing::CleanHome home;

/// A guard in this process: each request is answered here.
class GuardHere : public QObject {
  public:
    GuardHere() {
        auto [game, guard] = plt::descriptors::makeChannel();
        plt::broker::setChannel(std::move(game));
        guard_ = std::move(guard);
        info_.id = QStringLiteral("ludo");
        info_.label = QStringLiteral("Ludo");
        notifier_ = std::make_unique<QSocketNotifier>(guard_.get(), QSocketNotifier::Read);
        connect(notifier_.get(), &QSocketNotifier::activated, this, [this] {
            auto request = plt::descriptors::receive(guard_.get());
            if (!request) return notifier_->setEnabled(false);
            auto* const service = new plt::BrokerService(std::move(request->file), info_, this);
            connect(service, &plt::BrokerService::finished, service, &QObject::deleteLater);
        });
    }
    ~GuardHere() override { plt::broker::setChannel(plt::descriptors::Owned()); }

  private:
    plt::descriptors::Owned guard_;
    std::unique_ptr<QSocketNotifier> notifier_;
    plt::GameInfo info_;
};

/// Clicks a button of the message box that will come.
void answerBox(QString* shown, bool allow) {
    auto* const timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, shown, allow] {
        for (QWidget* const window : QApplication::topLevelWidgets()) {
            auto* const box = qobject_cast<QMessageBox*>(window);
            if (box == nullptr || !box->isVisible()) continue;
            *shown = box->text() + u' ' + box->informativeText();
            timer->deleteLater();
            for (QAbstractButton* const button : box->buttons())
                if ((box->buttonRole(button) == QMessageBox::AcceptRole) == allow) return button->click();
        }
    });
    timer->start(20);
}

/// Enters a path in the file dialog that will come, or cancels it if there is none.
void answerDialog(QString* title, const QString& path) {
    auto* const timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, title, path] {
        for (QWidget* const window : QApplication::topLevelWidgets()) {
            auto* const dialog = qobject_cast<QFileDialog*>(window);
            if (dialog == nullptr || !dialog->isVisible()) continue;
            *title = dialog->windowTitle();
            timer->deleteLater();
            if (path.isEmpty()) return dialog->reject();
            auto* const name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
            return;
        }
    });
    timer->start(20);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype openDescriptors() {
    return QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::AllEntries | QDir::System).size();
}

/// Sends a message with as many copies of `file` as given.
void sendCopies(int channel, const QByteArray& text, int file, std::size_t copies) {
    const std::vector<int> files(copies, file);
    std::vector<char> control(CMSG_SPACE(copies * sizeof(int)));
    iovec part = {const_cast<char*>(text.constData()), static_cast<std::size_t>(text.size())};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    cmsghdr* const header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(copies * sizeof(int));
    std::memcpy(CMSG_DATA(header), files.data(), copies * sizeof(int));
    QCOMPARE(::sendmsg(channel, &message, 0), ssize_t{text.size()});
}

/// Asks the broker to open a file that could also be opened without it.
std::optional<plt::broker::Answer> read(const QString& path) {
    return plt::broker::ask({{plt::broker::requestKey, plt::broker::read}, {plt::broker::pathKey, path}});
}

QString problemOf(const std::optional<plt::broker::Answer>& answer) {
    return answer ? answer->words.value(plt::broker::problemKey).toString() : QStringLiteral("no answer");
}

}  // namespace

/// The process that a confined game gets the player's files from.
class TestBroker : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QDir(home.path() + QStringLiteral("/plt-games/chosen")).removeRecursively();
    }

    void aChosenFileIsHandedOver() {
        const GuardHere guard;
        const GamesDir files;
        files.write(QStringLiteral("a.txt"), "letters");
        QString title;
        answerDialog(&title, files.file(QStringLiteral("a.txt")));
        const QString path = plt::chooseFileToOpen(nullptr, QStringLiteral("Open"),
                                                   QStringLiteral("Texts (*.txt)"), files.path());
        QCOMPARE(path, files.file(QStringLiteral("a.txt")));
        // The dialog says which game asks.
        QCOMPARE(title, QStringLiteral("Ludo: Open"));
        auto answer = read(path);
        QCOMPARE(problemOf(answer), QString());
        QFile handed;
        QVERIFY(handed.open(answer->file.release(), QIODevice::ReadOnly, QFileDevice::AutoCloseHandle));
        QCOMPARE(handed.readAll(), QByteArray("letters"));
        // Nothing is asked again, in later runs either.
        QVERIFY(plt::ChosenFiles(QStringLiteral("ludo")).mayRead(path));
        QVERIFY(!plt::ChosenFiles(QStringLiteral("ludo")).mayWrite(path));
        QVERIFY(!plt::ChosenFiles(QStringLiteral("chess")).mayRead(path));
        QCOMPARE(plt::writePlayerFile(path, "other"), QStringLiteral("You have not chosen this file."));
        QCOMPARE(contentOf(path), QByteArray("letters"));
    }

    void aCancelledDialogGivesNothing() {
        const GuardHere guard;
        QString title;
        answerDialog(&title, {});
        QCOMPARE(plt::chooseFileToOpen(nullptr, QStringLiteral("Open")), QString());
        answerDialog(&title, {});
        QCOMPARE(plt::chooseFileToSave(nullptr, QStringLiteral("Save"), QStringLiteral("a.txt"),
                                       QStringLiteral("Texts (*.txt)")),
                 QString());
    }

    void aChosenFileIsWritten() {
        const GuardHere guard;
        const GamesDir files;
        QString title;
        answerDialog(&title, files.file(QStringLiteral("new")));
        const QString path =
            plt::chooseFileToSave(nullptr, QStringLiteral("Save"), files.file(QStringLiteral("game.txt")),
                                  QStringLiteral("Texts (*.txt)"));
        QCOMPARE(path, files.file(QStringLiteral("new.txt")));
        const QByteArray large(3'000'000, 'x');
        QCOMPARE(plt::writePlayerFile(path, large), QString());
        QCOMPARE(contentOf(path), large);
        QCOMPARE(problemOf(read(path)), QString());
        QCOMPARE(plt::writePlayerFile(path, "shorter"), QString());
        QCOMPARE(contentOf(path), QByteArray("shorter"));
    }

    void onlyThePlayerAllowsOtherFiles() {
        const GuardHere guard;
        const GamesDir files;
        files.write(QStringLiteral("secret"), "mine");
        const QString path = files.file(QStringLiteral("secret"));
        QString shown;
        answerBox(&shown, false);
        QCOMPARE(problemOf(read(path)), QStringLiteral("You have not allowed it."));
        QVERIFY2(shown.contains(QLatin1String("Ludo")) && shown.contains(path), qPrintable(shown));
        QCOMPARE(plt::writePlayerFile(path, "other"), QStringLiteral("You have not chosen this file."));
        QCOMPARE(plt::writePlayerFile(files.file(QStringLiteral("new")), "other"),
                 QStringLiteral("You have not chosen this file."));
        QCOMPARE(QDir(files.path()).entryList(QDir::Files), QStringList{QStringLiteral("secret")});
        answerBox(&shown, true);
        QCOMPARE(problemOf(read(path)), QString());
        // Only the first time.
        QCOMPARE(problemOf(read(path)), QString());
    }

    void whatIsNoFileIsRefused() {
        const GuardHere guard;
        const GamesDir files;
        for (const QString& path :
             {files.path(), QStringLiteral("/dev/zero"), QString(), files.file(QStringLiteral("missing"))})
            QCOMPARE(problemOf(read(path)), QStringLiteral("There is no such file."));
    }

    void nonsenseIsAnswered() {
        const GuardHere guard;
        for (const QJsonObject& request :
             {QJsonObject(), QJsonObject{{plt::broker::requestKey, QStringLiteral("format the disk")}},
              QJsonObject{{plt::broker::requestKey, 7}}}) {
            const auto answer = plt::broker::ask(request);
            QVERIFY(answer && answer->words.isEmpty() && answer->file.get() < 0);
        }
        // The content to be written is a file and no endless stream.
        plt::ChosenFiles(QStringLiteral("ludo")).add(home.path() + QStringLiteral("/x"), true);
        const plt::descriptors::Owned zeros(::open("/dev/zero", O_RDONLY));
        const auto answer = plt::broker::ask({{plt::broker::requestKey, plt::broker::write},
                                              {plt::broker::pathKey, home.path() + QStringLiteral("/x")}},
                                             nullptr, zeros.get());
        QCOMPARE(problemOf(answer), QStringLiteral("The game has not handed over the content."));
        const QJsonObject huge{{plt::broker::pathKey, QString(100'000, u'x')}};
        QVERIFY(!plt::broker::ask(huge));
    }

    /// A game that sends many could use up the descriptors of its guard.
    void superfluousFilesAreClosed() {
        auto [here, there] = plt::descriptors::makeChannel();
        const plt::descriptors::Owned file(::open("/dev/null", O_RDONLY | O_CLOEXEC));
        const auto before = openDescriptors();
        constexpr std::size_t most = 10;
        for (std::size_t copies = 1; copies <= most; ++copies) {
            sendCopies(here.get(), "r", file.get(), copies);
            const auto received = plt::descriptors::receive(there.get());
            QVERIFY(received && received->text == "r");
            QVERIFY(openDescriptors() <= before + 1);
        }
        sendCopies(here.get(), "", file.get(), 1);
        QVERIFY(!plt::descriptors::receive(there.get()));
        QCOMPARE(openDescriptors(), before);
    }

    /// The question about an existing file ends with the game, like the dialog that asks it.
    void questionsEndWithTheGame() {
        const GamesDir files;
        files.write(QStringLiteral("a.txt"), "mine");
        auto [game, there] = plt::descriptors::makeChannel();
        plt::GameInfo info;
        info.id = QStringLiteral("ludo");
        const plt::BrokerService service(std::move(there), info);
        QString title;
        answerDialog(&title, files.file(QStringLiteral("a.txt")));
        bool wasAsked = false;
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&, &game = game] {
            for (QWidget* const window : QApplication::topLevelWidgets()) {
                auto* const box = qobject_cast<QMessageBox*>(window);
                if (box == nullptr || !box->isVisible()) continue;
                wasAsked = true;
                game = plt::descriptors::Owned();
                constexpr int patience = 100;
                if (++ticks > patience) box->reject();
            }
        });
        timer.start(20);
        QSignalSpy finished(&service, &plt::BrokerService::finished);
        QVERIFY(plt::descriptors::send(
            game.get(), QJsonDocument(QJsonObject{{plt::broker::requestKey, plt::broker::chooseToSave}})
                            .toJson(QJsonDocument::Compact)));
        QTRY_VERIFY(!finished.isEmpty() && QApplication::activeModalWidget() == nullptr);
        QVERIFY(wasAsked);
        QVERIFY2(ticks < 100, "the question outlived the game");
        QVERIFY(!plt::ChosenFiles(QStringLiteral("ludo")).mayWrite(files.file(QStringLiteral("a.txt"))));
    }

    void withoutAGuardThereIsNoAnswer() {
        auto [game, guard] = plt::descriptors::makeChannel();
        plt::broker::setChannel(std::move(game));
        guard = plt::descriptors::Owned();
        QCOMPARE(plt::chooseFileToOpen(nullptr, QStringLiteral("Open")), QString());
        QVERIFY(!plt::writePlayerFile(home.path() + QStringLiteral("/y"), "z").isEmpty());
        plt::broker::setChannel(plt::descriptors::Owned());
        QVERIFY(!plt::broker::isAvailable());
        // Not confined: nobody is asked.
        QCOMPARE(plt::writePlayerFile(home.path() + QStringLiteral("/y"), "z"), QString());
        QCOMPARE(contentOf(home.path() + QStringLiteral("/y")), QByteArray("z"));
    }
};

QTEST_MAIN(TestBroker)
#include "test_broker.moc"
