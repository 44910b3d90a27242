// SPDX-License-Identifier: MIT
#include "common/pictures/picture_file.h"
#include "common/printing/loading/printing.h"
#include "common/printing/printable.h"
#include "common/storage/player/player_files.h"
#include "common/system/broker/broker.h"
#include "common/testing/clean_home.h"
#include "common/testing/played_game.h"
#include "common/window/documents.h"
#include "launcher/confinement/broker_service.h"
#include "launcher/confinement/chosen_files.h"
#include "tests/plugin/games_dir.h"

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <future>
#include <memory>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QJsonDocument>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSocketNotifier>
#include <QTest>
#include <QTimer>

Q_DECLARE_METATYPE(plt::ProgramAnswer::End)

namespace {

const plt::testing::CleanHome home;

/// A guard in this process: each request is answered here.
class GuardHere : public QObject {
  public:
    explicit GuardHere(bool isOfOthers = true) {
        auto [game, guard] = plt::descriptors::makeChannel();
        plt::broker::setChannel(std::move(game));
        guard_ = std::move(guard);
        info_.id = QStringLiteral("ludo");
        info_.label = QStringLiteral("Ludo");
        notifier_ = std::make_unique<QSocketNotifier>(guard_.get(), QSocketNotifier::Read);
        connect(notifier_.get(), &QSocketNotifier::activated, this, [this, isOfOthers] {
            auto request = plt::descriptors::receive(guard_.get());
            if (!request) return notifier_->setEnabled(false);
            auto* const service = new plt::BrokerService(std::move(request->file), info_, isOfOthers, this);
            connect(service, &plt::BrokerService::finished, service, &QObject::deleteLater);
        });
    }
    ~GuardHere() override { plt::broker::setChannel(plt::descriptors::Owned()); }

  private:
    plt::descriptors::Owned guard_;
    std::unique_ptr<QSocketNotifier> notifier_;
    plt::GameInfo info_;
};

/// The number of times that a question may be seen after its reason has gone.
constexpr int mostTicks = 100;

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

/// The files that the player has chosen for the game.
plt::ChosenFiles chosen(bool isOfOthers = true) {
    return {QStringLiteral("ludo"), isOfOthers};
}

/// Asks the broker to open a file that could also be opened without it.
std::optional<plt::broker::Answer> read(const QString& path) {
    return plt::broker::ask({{plt::broker::requestKey, plt::broker::read}, {plt::broker::pathKey, path}});
}

/// Asks a program as a game does: on another thread, while the windows of this one go on.
class Asking {
  public:
    explicit Asking(const QString& path, int limitMs = 600'000)
        : answer_(std::async(std::launch::async, [path, limitMs, stop = stop_.get_token()] {
              return plt::askProgram(path, "question\n", stop, limitMs);
          })) {}
    bool isAnswered() const { return answer_.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
    plt::ProgramAnswer answer() { return answer_.get(); }
    void stop() { stop_.request_stop(); }

  private:
    std::stop_source stop_;
    std::future<plt::ProgramAnswer> answer_;
};

/// Two pages with nothing on them.
class Pages : public plt::Printable {
  public:
    QString title() const override { return QStringLiteral("A board"); }
    int pageCount(const QSizeF&) const override { return 2; }
    void paintPage(QPainter&, const QRectF&, int) const override {}
};

#define ANSWERED(asking) QTRY_VERIFY_WITH_TIMEOUT((asking).isAnswered(), 60000)

/// Writes an executable script.
QString script(const GamesDir& dir, const QString& name, const QByteArray& lines) {
    dir.write(name, "#!/bin/sh\n" + lines + '\n');
    QFile::setPermissions(dir.file(name), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return dir.file(name);
}

bool isAlive(const QByteArray& process) {
    return process.toInt() > 0 && ::kill(process.toInt(), 0) == 0;
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
        QDir(home.path() + QStringLiteral("/plt-games-chosen")).removeRecursively();
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
        QVERIFY(chosen().mayRead(path));
        QVERIFY(!chosen().mayWrite(path));
        QVERIFY(!plt::ChosenFiles(QStringLiteral("chess"), true).mayRead(path));
        // Nor a game of the program that has the same ID.
        QVERIFY(!chosen(false).mayRead(path));
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
        chosen().add(home.path() + QStringLiteral("/x"), plt::ChosenFiles::For::writing);
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
        const plt::BrokerService service(std::move(there), info, true);
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
                if (++ticks > mostTicks) box->reject();
            }
        });
        timer.start(20);
        QSignalSpy finished(&service, &plt::BrokerService::finished);
        QVERIFY(plt::descriptors::send(
            game.get(), QJsonDocument(QJsonObject{{plt::broker::requestKey, plt::broker::chooseToSave}})
                            .toJson(QJsonDocument::Compact)));
        QTRY_VERIFY(!finished.isEmpty() && QApplication::activeModalWidget() == nullptr);
        QVERIFY(wasAsked);
        QVERIFY2(ticks < mostTicks, "the question outlived the game");
        QVERIFY(!chosen().mayWrite(files.file(QStringLiteral("a.txt"))));
    }

    void printingToAFileAsksForIt_data() {
        QTest::addColumn<bool>("preview");
        QTest::newRow("print") << false;
        QTest::newRow("preview") << true;
    }
    void printingToAFileAsksForIt() {
        QFETCH(bool, preview);
        const GuardHere guard;
        const GamesDir files;
        const Pages pages;
        QString title;
        int refused = 0;
        bool isPreviewed = false;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            if (qobject_cast<QMessageBox*>(dialog) != nullptr && ++refused > 0) return dialog->reject();
            if (dialog->inherits("QPrintPreviewDialog") && !std::exchange(isPreviewed, true))
                for (QAction* const action : dialog->findChildren<QAction*>())
                    if (action->text() == QLatin1String("Print"))
                        QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
            if (!dialog->inherits("QPrintDialog")) return;
            // A field for the file would be of no use.
            QVERIFY(!dialog->findChild<QLineEdit*>(QStringLiteral("filename"))->isVisible());
            auto* const printers = dialog->findChild<QComboBox*>(QStringLiteral("printers"));
            printers->setCurrentIndex(printers->count() - 1);
            answerDialog(&title, files.file(QStringLiteral("board.pdf")));
            dialog->accept();
        });
        timer.start(50);
        QCOMPARE(preview ? plt::previewPrint(pages, nullptr) : plt::print(pages, nullptr), QString());
        QCOMPARE(refused, 0);
        QCOMPARE(title, QStringLiteral("Ludo: Print to file"));
        QVERIFY(contentOf(files.file(QStringLiteral("board.pdf"))).startsWith("%PDF"));
        QCOMPARE(contentOf(files.file(QStringLiteral("board.pdf"))).count("/Type /Page\n"), 2);
    }

    void whatCannotBePrintedIsSaid() {
        plt::broker::setChannel(plt::descriptors::Owned());
        const GamesDir files;
        const Pages pages;
        QString shown;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            if (auto* const box = qobject_cast<QMessageBox*>(dialog)) {
                shown = box->text();
                return box->reject();
            }
            auto* const printers = dialog->findChild<QComboBox*>(QStringLiteral("printers"));
            printers->setCurrentIndex(printers->count() - 1);
            dialog->findChild<QLineEdit*>(QStringLiteral("filename"))
                ->setText(files.file(QStringLiteral("board.pdf")));
            dialog->accept();
            // The folder goes between the dialog's look at it and the printing.
            QVERIFY(QDir(files.path()).removeRecursively());
        });
        timer.start(50);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("QPainter::begin")));
        QCOMPARE(plt::print(pages, nullptr), QString());
        QCOMPARE(shown, QStringLiteral("The printer or the file cannot be used."));
    }

    void aProgramIsStartedIfThePlayerWants() {
        const GuardHere guard(false);
        const GamesDir files;
        const QString path = script(files, QStringLiteral("echo"), "cat; ls -A");
        QString shown;
        answerBox(&shown, false);
        Asking refused(path);
        ANSWERED(refused);
        auto answer = refused.answer();
        QCOMPARE(answer.end, plt::ProgramAnswer::End::notStarted);
        QCOMPARE(answer.problem, QStringLiteral("You have not allowed it."));
        QVERIFY2(shown.contains(QLatin1String("Ludo")) && shown.contains(path), qPrintable(shown));
        answerBox(&shown, true);
        for (int time = 0; time < 3; ++time) {
            // Asked about once.
            Asking asking(path);
            ANSWERED(asking);
            answer = asking.answer();
            QCOMPARE(answer.end, plt::ProgramAnswer::End::answered);
            QCOMPARE(answer.line, QByteArray("question"));
        }
        QVERIFY(chosen(false).mayStart(path) && !chosen(false).mayRead(path) && !chosen().mayStart(path));
    }

    void howAProgramEnds_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("limit");
        QTest::addColumn<plt::ProgramAnswer::End>("end");
        using End = plt::ProgramAnswer::End;
        QTest::addRow("silent") << QByteArray("exit 3") << 600'000 << End::silent;
        QTest::addRow("crashed") << QByteArray("kill -SEGV $$") << 600'000 << End::crashed;
        QTest::addRow("no end of the line") << QByteArray("printf T1") << 600'000 << End::answered;
        QTest::addRow("closed") << QByteArray("exec >&-; exec sleep 0.3") << 600'000 << End::silent;
        QTest::addRow("late") << QByteArray("sleep 1000") << 300 << End::late;
        QTest::addRow("chattered") << QByteArray("while :; do printf abcdefghijklmnopqrstuvwxyz; done")
                                   << 600'000 << End::chattered;
    }
    void howAProgramEnds() {
        QFETCH(QByteArray, lines);
        QFETCH(int, limit);
        QFETCH(plt::ProgramAnswer::End, end);
        const GuardHere guard(false);
        const GamesDir files;
        const QString path = script(files, QStringLiteral("program"), lines);
        chosen(false).add(path, plt::ChosenFiles::For::starting);
        // The second time by the same process.
        for (int time = 0; time < 2; ++time) {
            Asking asking(path, limit);
            ANSWERED(asking);
            QCOMPARE(asking.answer().end, end);
        }
    }

    void noProcessOfAProgramStays() {
        const GuardHere guard(false);
        const GamesDir files;
        const QString path = script(files, QStringLiteral("program"),
                                    "cd \"$(dirname $0)\"\nsleep 1000 &\necho $! > child\necho $$ > head\n"
                                    "setsid true\necho T1\nsleep 1000");
        chosen(false).add(path, plt::ChosenFiles::For::starting);
        Asking asking(path);
        ANSWERED(asking);
        QCOMPARE(asking.answer().line, QByteArray("T1"));
        for (const char* const name : {"head", "child"}) {
            const QByteArray process = contentOf(files.file(QLatin1String(name))).trimmed();
            QVERIFY(process.toInt() > 0);
            QTRY_VERIFY(!isAlive(process));
        }
    }

    void aStoppedQuestionGoes() {
        const GuardHere guard(false);
        const GamesDir files;
        Asking asking(script(files, QStringLiteral("program"), "echo T1"));
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            asking.stop();
            if (++ticks > mostTicks) box->reject();
        });
        timer.start(20);
        ANSWERED(asking);
        QCOMPARE(asking.answer().end, plt::ProgramAnswer::End::stopped);
        QVERIFY(ticks > 0);
        QVERIFY2(ticks < mostTicks, "the question outlived its reason");
        QVERIFY(!chosen(false).mayStart(files.file(QStringLiteral("program"))));
    }

    void otherProgramsAreRefused() {
        const GamesDir files;
        const QString path = script(files, QStringLiteral("program"), "echo T1");
        const auto problem = [](const QString& of) {
            Asking asking(of);
            return QTest::qWaitFor([&] { return asking.isAnswered(); }, 60000) ? asking.answer().problem
                                                                               : QString();
        };
        {
            const GuardHere guard(true);
            chosen().add(path, plt::ChosenFiles::For::starting);
            QCOMPARE(problem(path), QStringLiteral("Only games that came with this program start others."));
        }
        const GuardHere guard(false);
        QCOMPARE(problem(files.path()), QStringLiteral("There is no such file."));
        QCOMPARE(problem(files.file(QStringLiteral("missing"))), QStringLiteral("There is no such file."));
        // A game could put anything there after the player has agreed.
        QDir().mkpath(home.path() + QStringLiteral("/plt-games"));
        const QString own = home.path() + QStringLiteral("/plt-games/program");
        QVERIFY(QFile::copy(path, own));
        QCOMPARE(problem(own), QStringLiteral("It lies where the game itself may write."));
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
