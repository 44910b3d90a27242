// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_boards.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/game_library.h"
#include "common/testing/clean_home.h"
#include "common/window/game_view.h"

#include <memory>

#include <QApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

const QDate firstDay(2026, 11, 23);
constexpr int pinnedDays = 10;
constexpr int longestDealMs = 120'000;

/// A view of a game, whose plugin must load.
std::unique_ptr<plt::GameView> viewOf(const plt::GameInfo& info) {
    QString problem;
    auto* const plugin = plt::loadGame(info, &problem);
    if (plugin == nullptr) qFatal("%s", qPrintable(problem));
    std::unique_ptr<plt::GameView> view(plugin->makeView(nullptr));
    view->setUp(info.id);
    view->setPaused(true);
    return view;
}

/// Opens a board and returns its exact ID in a few letters; nothing if it cannot be opened.
QString boardOf(plt::GameSession& session, const QString& id) {
    if (!session.openId(id).isEmpty()) return {};
    const bool isDealt = QTest::qWaitFor([&] { return session.shortId() == id; }, longestDealMs);
    if (!isDealt) return {};
    const auto hash = QCryptographicHash::hash(session.longId().toUtf8(), QCryptographicHash::Sha256);
    constexpr qsizetype letters = 16;
    return QString::fromLatin1(hash.toHex().left(letters));
}

/// Returns lines of dates and boards.
QStringList boardsOf(const plt::GameInfo& info) {
    const plt::DailyBoards boards(info.folder, info.id);
    const auto view = viewOf(info);
    QStringList lines;
    for (int day = 0; day < pinnedDays; ++day) {
        const auto date = firstDay.addDays(day);
        lines << date.toString(Qt::ISODate) + QLatin1Char(' ') + boardOf(view->session(), boards.idOn(date));
    }
    return lines;
}

}  // namespace

/// The boards of ten days of a game, against those that were written down when they were new.
class TestDailyBoards : public QObject {
    Q_OBJECT

  public:
    explicit TestDailyBoards(const QString& folder) : info_(plt::readGameFolder(folder).info) {}

  private:
    const plt::GameInfo info_;

  private Q_SLOTS:
    void areThoseOfEveryVersion() {
        QFile file(QStringLiteral(PLT_SOURCE_DIR "/games/%1/tests/daily.txt").arg(info_.id));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto pinned = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(pinned.size(), pinnedDays);
        QCOMPARE(boardsOf(info_), pinned);
    }

    void everyWeekdayHasABoard() {
        const plt::DailyBoards boards(info_.folder, info_.id);
        constexpr int week = 7;
        for (int day = 0; day < week; ++day) QVERIFY(!boards.idOn(firstDay.addDays(day)).isEmpty());
        QVERIFY(boards.idOn(firstDay.addDays(-1)).isEmpty());
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("plt-games"));
    const auto arguments = application.arguments();
    constexpr qsizetype withFile = 4;
    if (arguments.size() == withFile && arguments[2] == QLatin1String("--keep")) {
        QFile file(arguments[3]);
        const auto text =
            (boardsOf(plt::readGameFolder(arguments[1]).info).join(QLatin1Char('\n')) + QLatin1Char('\n'))
                .toUtf8();
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? 0 : 1;
    }
    TestDailyBoards test(arguments.value(1));
    return QTest::qExec(&test, {arguments.first()});
}

#include "test_daily_boards.moc"
