// SPDX-License-Identifier: MIT
#include "common/language/catalogues/translations.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"
#include "launcher/language/chosen_language.h"
#include "launcher/language/language_menu.h"
#include "tests/launcher/console_for_tests.h"

#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>

namespace {

const plt::testing::CleanHome home;
constexpr int longWait = 60000;

void addHostile(const GamesDir& dir, const QString& plugin) {
    dir.write(plugin + QLatin1String("/info.yaml"), "game: lib\n");
    dir.addLibrary(plugin, QStringLiteral("lib.so"), plugin);
}

QByteArray environmentOf(qint64 process) {
    QFile file(QStringLiteral("/proc/%1/environ").arg(process));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the entry of a menu, opened as by a click, with this text.
QAction* entry(plt::LanguageMenu& menu, const QString& text) {
    Q_EMIT menu.aboutToShow();
    for (QAction* const action : menu.actions())
        if (action->text() == text) return action;
    return nullptr;
}

}  // namespace

/// Another language than the desktop's.
class TestLanguage : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cleanup() {
        plt::chooseLanguage({});
        plt::FileWriter::shared().finish();
        qunsetenv("PLT_LANGUAGE");
    }

    void theProgramsLanguagesAreOffered() {
        const auto offered = plt::offeredLanguages();
        QCOMPARE(offered.value(QStringLiteral("en")), QStringLiteral("English"));
        QVERIFY(!offered.contains(QStringLiteral("pseudo")));
        plt::LanguageMenu menu;
        const QAction* const english = entry(menu, QStringLiteral("English"));
        QVERIFY(english && !english->isChecked());
        QVERIFY(menu.actions().constFirst()->isChecked());
        // The desktop's, a line, and one for each.
        QCOMPARE(menu.actions().size(), offered.size() + 2);
    }

    void aChoiceIsKept() {
        plt::LanguageMenu menu;
        QSignalSpy chosen(&menu, &plt::LanguageMenu::languageChosen);
        entry(menu, QStringLiteral("English"))->trigger();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("en"));
        plt::chooseLanguage(QStringLiteral("en"));
        QVERIFY(entry(menu, QStringLiteral("English"))->isChecked());
        // The same again changes nothing.
        entry(menu, QStringLiteral("English"))->trigger();
        QCOMPARE(chosen.size(), 1);
        // What a process that starts later finds.
        plt::FileWriter::shared().finish();
        qunsetenv("PLT_LANGUAGE");
        plt::adoptChosenLanguage();
        QCOMPARE(qgetenv("PLT_LANGUAGE"), QByteArray("en"));
        qputenv("PLT_LANGUAGE", "pseudo");
        plt::adoptChosenLanguage();
        QCOMPARE(qgetenv("PLT_LANGUAGE"), QByteArray("pseudo"));
        plt::chooseLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(qgetenv("FC_LANG"), QByteArray("zh-cn"));
        plt::chooseLanguage({});
        QVERIFY(!qEnvironmentVariableIsSet("PLT_LANGUAGE"));
        QVERIFY(!qEnvironmentVariableIsSet("FC_LANG"));
    }

    void gamesAndConsoleStartAgain() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("harmless"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("harmless"));
        QTRY_COMPARE_WITH_TIMEOUT(console.runningGames().size(), 1, longWait);
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames()[0]->windowWasShown(), longWait);
        const qint64 before = console.runningGames()[0]->processId();
        QVERIFY(!environmentOf(before).contains("PLT_LANGUAGE"));
        QSignalSpy restart(&console, &plt::ConsoleWindow::restartRequested);
        QSignalSpy closed(&console, &plt::ConsoleWindow::closed);
        console.changeLanguage(QStringLiteral("pseudo"));
        QTRY_COMPARE_WITH_TIMEOUT(restart.size(), 1, longWait);
        QCOMPARE(closed.size(), 1);
        QCOMPARE(console.runningGames().size(), 1);
        const qint64 after = console.runningGames()[0]->processId();
        QVERIFY(after != before);
        QTRY_VERIFY_WITH_TIMEOUT(environmentOf(after).contains("PLT_LANGUAGE=pseudo"), longWait);
        // Nobody is told of trouble.
        QVERIFY(console.sentences().isEmpty());
    }

    void aGameThatStaysIsLeftAlone() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("ignores-closing"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("ignores-closing"));
        QTRY_VERIFY_WITH_TIMEOUT(
            console.runningGames().size() == 1 && console.runningGames()[0]->windowWasShown(), longWait);
        const qint64 before = console.runningGames()[0]->processId();
        QSignalSpy restart(&console, &plt::ConsoleWindow::restartRequested);
        console.changeLanguage(QStringLiteral("pseudo"));
        QTRY_COMPARE_WITH_TIMEOUT(restart.size(), 1, longWait);
        QCOMPARE(console.runningGames().size(), 1);
        QCOMPARE(console.runningGames()[0]->processId(), before);
    }
};

QTEST_MAIN(TestLanguage)
#include "test_language.moc"
