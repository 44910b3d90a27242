// SPDX-License-Identifier: MIT
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/game_library.h"
#include "common/testing/clean_home.h"
#include "common/testing/game_checks.h"
#include "common/window/game_view.h"

#include <memory>

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

QJsonObject sessionIn(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no file %s", qPrintable(path));
    return QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("session")).toObject();
}

}  // namespace

/// Saved games of a game that version 1.0 of November 2026 wrote before the session became ordinary code: three
/// games of a timeline, with moves that were taken back, a hint, and a computer at a seat.
class TestEarlierSaves : public QObject {
    Q_OBJECT

  public:
    explicit TestEarlierSaves(const QString& folder) : info_(plt::readGameFolder(folder).info) {}

  private:
    const plt::GameInfo info_;

  private Q_SLOTS:
    void areReadAndWrittenAsTheyWere() {
        const QString saves = QStringLiteral(PLT_SOURCE_DIR "/games/%1/tests/earlier/").arg(info_.id);
        const auto present = sessionIn(saves + QStringLiteral("present.json"));
        const auto others = sessionIn(saves + QStringLiteral("others.json"));
        QString problem;
        auto* const plugin = plt::loadGame(info_, &problem);
        QVERIFY2(plugin != nullptr, qPrintable(problem));
        const std::unique_ptr<plt::GameView> view(plugin->makeView(nullptr));
        view->setUp(info_.id);
        view->setPaused(true);
        auto& session = view->session();
        const auto restored = session.restore(present, others);
        QVERIFY2(restored.usable && restored.problems.isEmpty(),
                 qPrintable(restored.problems.join(QLatin1Char(' '))));
        const auto kept = plt::testing::keptOf(session);
        QCOMPARE(kept.present, present);
        QCOMPARE(kept.others, others);
        // Each position on the way can be shown, in whichever game.
        while (session.canUndo()) session.stepBack();
        QCOMPARE(session.place(), plt::Place());
        while (session.canRedo()) session.stepForward();
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("plt-games"));
    TestEarlierSaves test(application.arguments().value(1));
    return QTest::qExec(&test, {application.arguments().first()});
}

#include "test_earlier_saves.moc"
