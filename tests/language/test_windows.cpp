// SPDX-License-Identifier: MIT
#include "common/language/catalogues/translations.h"
#include "common/look/focus/focus_style.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/game_library.h"
#include "common/sound/sound.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"
#include "common/window/game_view.h"
#include "common/window/game_window.h"
#include "tests/language/window_check.h"

#include <algorithm>
#include <memory>

#include <QApplication>
#include <QDialog>
#include <QDirIterator>
#include <QFile>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

namespace {

const plt::testing::CleanHome home;

/// Moves of a plan that are made: enough for several reasons, and no more than a minute's thinking.
constexpr int movesMade = 6;

/// A game's tests/windows.json: what its windows show that is no part of a language.
struct Exceptions {
    QString gameId;                  ///< the game to look at; empty for the first one
    QStringList names;               ///< words that are names
    bool squaresHaveDigits = false;  ///< squares are called by numbers, in a notation
};

/// Reads the exceptions of a game; a game without the file has none.
Exceptions exceptionsOf(const QString& game) {
    QFile file(QStringLiteral(PLT_SOURCE_DIR "/games/%1/tests/windows.json").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QJsonParseError problem;
    auto object = QJsonDocument::fromJson(file.readAll(), &problem).object();
    if (object.isEmpty()) qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(problem.errorString()));
    Exceptions read;
    read.gameId = object.take(QLatin1String("gameId")).toString();
    for (const auto& name : object.take(QLatin1String("names")).toArray()) read.names << name.toString();
    read.squaresHaveDigits = object.take(QLatin1String("squaresHaveDigits")).toBool();
    if (!object.isEmpty())
        qFatal("%s: no such key: %s", qPrintable(file.fileName()), qPrintable(object.keys().front()));
    return read;
}

}  // namespace

/// A game's window and all dialogs that its menus open, in the language that the program is run with: the
/// pseudo-language, from left to right or from right to left, or one that is spoken.
class TestWindows : public QObject {
    Q_OBJECT

  public:
    TestWindows(const QString& folder, const QString& language)
        : info_(plt::readGameFolder(folder).info), exceptions_(exceptionsOf(info_.id)) {
        const QString catalogue = QStringLiteral(PLT_SOURCE_DIR "/%1/translations/%2/messages.ts");
        known_ = language::KnownWords::of({catalogue.arg(QStringLiteral("resources"), language),
                                           catalogue.arg(QStringLiteral("games/") + info_.id, language)});
    }

  private:
    const plt::GameInfo info_;
    const Exceptions exceptions_;
    language::KnownWords known_;  ///< empty for the pseudo-language
    std::unique_ptr<plt::GameWindow> window_;
    plt::GameView* view_ = nullptr;

    language::WindowCheck checkOf() const {
        // A game's own name and line come from info.yaml; what is free to choose is a name, too.
        const QStringList names{info_.label, info_.summary, info_.folder,
                                QStringLiteral("MIT plt-games PDN FEN PDF nonsense")};
        language::WindowCheck check(names + exceptions_.names);
        check.setNamesHaveDigits(exceptions_.squaresHaveDigits);
        check.setKnownWords(known_);
        return check;
    }

    static void report(const language::WindowCheck& check) {
        for (const QString& line : check.findings()) qInfo("%s", qUtf8Printable(line));
        QCOMPARE(check.findings().size(), 0);
    }

    /// All actions of the menus that can be chosen now.
    QList<QAction*> choosable() const {
        QList<QAction*> list;
        for (auto* menu : window_->menuBar()->findChildren<QMenu*>()) {
            // The entries are known when the menu opens.
            Q_EMIT menu->aboutToShow();
            for (auto* action : menu->actions())
                if (action->isEnabled() && action->isVisible() && action->menu() == nullptr) list << action;
        }
        return list;
    }

    /// Looks at whatever window opens, and closes it, while `open` runs.
    template <class Open>
    int withDialogs(language::WindowCheck& check, const QString& where, const Open& open) {
        QTimer watch;
        int seen = 0;
        QObject::connect(&watch, &QTimer::timeout, &watch, [&] {
            for (QWidget* top : QApplication::topLevelWidgets()) {
                const bool isOurs = top != window_.get() && top->isVisible() && top->isWindow() &&
                                    qobject_cast<QMenu*>(top) == nullptr && !top->inherits("QTipLabel") &&
                                    !top->inherits("QComboBoxPrivateContainer");
                if (!isOurs) continue;
                // Qt's own, in words of Qt's and names of files.
                if (qobject_cast<QFileDialog*>(top) == nullptr) check.look(top, where);
                ++seen;
                if (auto* dialog = qobject_cast<QDialog*>(top))
                    dialog->reject();
                else
                    top->close();
            }
        });
        watch.start(30);
        open();
        QTest::qWait(100);
        return seen;
    }

  private Q_SLOTS:
    void init() {
        QString problem;
        plt::GamePlugin* const plugin = plt::loadGame(info_, &problem);
        QVERIFY2(plugin != nullptr, qPrintable(problem));
        view_ = plugin->makeView(nullptr);
        window_ = std::make_unique<plt::GameWindow>(info_, view_);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QTRY_VERIFY_WITH_TIMEOUT(!view_->session().awaitsFirst(), 120'000);
        if (!exceptions_.gameId.isEmpty()) QCOMPARE(window_->openGameId(exceptions_.gameId), QString());
    }
    void cleanup() { window_.reset(); }
    void cleanupTestCase() {
        // Files are read in another language tomorrow, or sent to a friend with another one.
        plt::FileWriter::shared().finish();
        int read = 0;
        QDirIterator files(home.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) continue;
            const QString content = QString::fromUtf8(file.readAll());
            ++read;
            static const QRegularExpression spoken(QStringLiteral("[\\x{27e6}\\x{0660}-\\x{0669}]"));
            QVERIFY2(!content.contains(spoken), qPrintable(file.fileName() + u'\n' + content.left(2000)));
        }
        QVERIFY(read > 0);
    }

    void theWindow() {
        // A window that sets a direction of its own would not follow its player's.
        QCOMPARE(window_->layoutDirection(), QGuiApplication::layoutDirection());
        QCOMPARE(window_->menuBar()->layoutDirection(), QGuiApplication::layoutDirection());
        auto check = checkOf();
        check.look(window_.get(), QStringLiteral("window"));
        report(check);
    }

    void theWindowOnASmallScreen() {
        const QSize least = window_->minimumSizeHint();
        QVERIFY2(least.width() <= 1024 && least.height() <= 700,
                 qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    }

    void dialogs() {
        auto check = checkOf();
        int opened = 0;
        for (auto* action : choosable()) {
            const bool opens = action->text().contains(QLatin1String("...")) ||
                               action->text().contains(QChar(0x2026)) ||
                               action->menuRole() == QAction::AboutRole;
            // The texts of Qt's own dialogs are in Qt's catalogue.
            if (!opens || action->objectName().startsWith(QLatin1String("print"))) continue;
            QVERIFY2(withDialogs(check, action->text(), [action] { action->trigger(); }) > 0,
                     qPrintable(action->text()));
            ++opened;
        }
        // Game ID, statistics and options are there in every game.
        QVERIFY(opened >= 3);
        report(check);
    }

    void switches() {
        auto check = checkOf();
        for (auto* action : choosable()) {
            if (!action->isCheckable() || action->actionGroup() != nullptr) continue;
            withDialogs(check, action->text(), [action] { action->trigger(); });
            check.look(window_.get(), QStringLiteral("with ") + action->text());
            action->trigger();
        }
        report(check);
    }

    void hints() {
        auto check = checkOf();
        auto& session = view_->session();
        for (int move = 0; move < movesMade && session.outcome() == plt::Outcome::playing; ++move) {
            check.read(session.optionsLabel(), QStringLiteral("options"));
            session.requestHint();
            QTRY_VERIFY_WITH_TIMEOUT(!session.hasHint() || !session.isThinking(), 60'000);
            check.read(session.hintText(), QStringLiteral("hint"));
            check.look(window_.get(), QStringLiteral("hint"));
            if (!session.hasShownStep()) break;
            session.playHint();
            QTest::qWait(20);
            check.look(window_.get(), QStringLiteral("after a hint"));
        }
        report(check);
    }

    void refusals() {
        auto check = checkOf();
        for (const char* id : {"", "nonsense", "nonsense#1", "#1", ":"})
            check.read(window_->openGameId(QLatin1String(id)), QStringLiteral("refusal"));
        report(check);
    }
};

int main(int argc, char** argv) {
    qputenv("PLT_LANGUAGE", argc > 2 ? argv[2] : "pseudo");
    qputenv("PLT_NO_OPENGL", "1");
    QApplication application(argc, argv);
    // Nobody would hear the sounds, and a machine without a loudspeaker warns of them.
    plt::sound::setListener([](plt::Sound) {});
    application.setApplicationName(QStringLiteral("plt-games"));
    plt::FocusStyle::install();
    QGuiApplication::setLayoutDirection(plt::installProgramTranslations());
    const QString folder = application.arguments().value(1);
    plt::installGameTranslations(folder);
    TestWindows test(folder, qEnvironmentVariable("PLT_LANGUAGE"));
    return QTest::qExec(&test, {application.arguments().first()});
}

#include "test_windows.moc"
