// SPDX-License-Identifier: MIT
#include "common/session/sharing/shared_game.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"
#include "tests/launcher/console_for_tests.h"
#include "tests/launcher/saved_games.h"

#include <memory>

#include <QClipboard>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>

namespace {

const plt::testing::CleanHome home;
constexpr int longWait = 60'000;

/// A game to 9, won by threes.
plt::SharedGame wonGame(const std::string& game) {
    plt::SharedGame shared;
    shared.game = game;
    shared.deal = "9:0";
    shared.moves = "3 3 3";
    shared.result.outcome = plt::Outcome::won;
    shared.result.score = 3;
    shared.result.moves = 3;
    return shared;
}

QString textOf(const plt::SharedGame& shared) {
    return QStringLiteral("Alpha: won, no help\n%1\nCan you?").arg(plt::sharedLine(shared));
}

}  // namespace

class TestPasting : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        dir_ = std::make_unique<GamesDir>();
        dir_->add(QStringLiteral("alpha"), "game: lib\nname: Alpha\nicon: icon.svg\n");
        dir_->add(QStringLiteral("beta"), "game: lib\nname: Beta\nicon: icon.svg\n");
        console_ = std::make_unique<ConsoleForTests>(*dir_);
        QVERIFY(console_->isReady());
    }
    void cleanup() { console_.reset(); }

    void aSharedGameOpensItsGame() {
        QGuiApplication::clipboard()->setText(textOf(wonGame("alpha")));
        console_->button(QStringLiteral("beta"))->setFocus();
        QTest::keyClick(console_->button(QStringLiteral("beta")), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(console_->runningGames().size(), 1);
        QCOMPARE(console_->runningGames()[0]->info().id, QStringLiteral("alpha"));
        QTRY_VERIFY_WITH_TIMEOUT(console_->runningGames()[0]->windowWasShown(), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(!saved().value(QStringLiteral("toBeat")).toString().isEmpty(), longWait);
        QCOMPARE(saved().value(QStringLiteral("options")).toString(), QStringLiteral("9"));
        QVERIFY(saved().value(QStringLiteral("toBeat")).toString().contains(QLatin1String("proven")));
        // Another one goes to the window that is open.
        auto other = wonGame("alpha");
        other.deal = "12:0";
        other.moves = "3 3 3 3";
        other.result.score = other.result.moves = 4;
        QGuiApplication::clipboard()->setText(textOf(other));
        console_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(console_.get()));
        QTest::keyClick(console_->button(QStringLiteral("beta")), Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(saved().value(QStringLiteral("options")).toString(), QStringLiteral("12"),
                                  longWait);
        QCOMPARE(console_->runningGames().size(), 1);
    }

    void theSearchFieldTakesItToo() {
        QGuiApplication::clipboard()->setText(textOf(wonGame("beta")));
        auto* field = console_->findChild<QLineEdit*>();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(field->text(), QString());
        QCOMPARE(console_->runningGames().size(), 1);
        QCOMPARE(console_->runningGames()[0]->info().id, QStringLiteral("beta"));
    }

    void whatCannotBeOpenedIsTold() {
        auto* button = console_->button(QStringLiteral("alpha"));
        button->setFocus();
        const QString whole = textOf(wonGame("alpha"));
        const QList<QPair<QString, QString>> cases{
            {QStringLiteral("Hello"), QStringLiteral("No shared game was pasted")},
            {QString(whole).replace(QLatin1String("/9:0/"), QLatin1String("/9:1/")),
             QStringLiteral("cut or changed")},
            {textOf(wonGame("gamma")), QStringLiteral("“gamma”")}};
        for (const auto& [text, words] : cases) {
            QGuiApplication::clipboard()->setText(text);
            console_->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(console_.get()));
            QTest::keyClick(button, Qt::Key_V, Qt::ControlModifier);
            QTRY_VERIFY(QApplication::activeModalWidget());
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY2(box && box->text().contains(words), box ? qPrintable(box->text()) : "no box");
            box->close();
            QTRY_VERIFY(!QApplication::activeModalWidget());
        }
        QVERIFY(console_->runningGames().isEmpty());
    }

  private:
    static QJsonObject saved() {
        const auto file = plt::storage::readObject(savedGames::path(QStringLiteral("alpha")));
        const auto session = file.object.value_or(QJsonObject()).value(QStringLiteral("session"));
        return session.toObject().value(QStringLiteral("present")).toObject();
    }

    std::unique_ptr<GamesDir> dir_;
    std::unique_ptr<ConsoleForTests> console_;
};

QTEST_MAIN(TestPasting)
#include "test_pasting.moc"
