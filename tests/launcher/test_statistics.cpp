// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"
#include "launcher/statistics/accuracy_course.h"
#include "launcher/statistics/statistics_window.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

namespace {

const plt::testing::CleanHome home;

void play(const QString& game, const QString& options, plt::Outcome outcome, qint64 elapsedMs) {
    plt::GameResult result;
    result.optionsText = options;
    result.optionsLabel = {"Board %1", {options.toStdString()}};
    result.outcome = outcome;
    result.ranking = plt::Ranking::fastest;
    result.elapsedMs = elapsedMs;
    QCOMPARE(plt::Statistics(game).record(result).problem, QString());
}

QList<plt::GameInfo> games() {
    plt::GameInfo alpha;
    alpha.id = QStringLiteral("alpha");
    alpha.label = QStringLiteral("Alpha");
    plt::GameInfo beta;
    beta.id = QStringLiteral("beta");
    beta.label = QStringLiteral("Beta");
    return {alpha, beta};
}

/// The shown window with its files read.
struct Shown {
    Shown() : window(games()) {
        wait();
        window.show();
        const bool exposed = QTest::qWaitForWindowExposed(&window);
        Q_UNUSED(exposed)
    }
    void wait() {
        QSignalSpy finished(&window, &plt::StatisticsWindow::readingFinished);
        if (!finished.wait(10'000)) qFatal("not read");
    }
    QTreeWidget& tree() { return *window.findChild<QTreeWidget*>(); }
    QString words() {
        QStringList all;
        for (const auto* label : window.findChildren<QLabel*>())
            if (label->isVisible()) all << label->text();
        return all.join(QLatin1Char('\n'));
    }

    plt::StatisticsWindow window;
};

}  // namespace

class TestStatistics : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void anEmptyWindowSaysSo() {
        Shown shown;
        QCOMPARE(shown.tree().topLevelItemCount(), 0);
        QVERIFY2(shown.words().contains(QLatin1String("Nothing has been counted yet")),
                 qPrintable(shown.words()));
    }

    void headingsAreApart() {
        Shown shown;
        QHeaderView* const header = shown.tree().header();
        const QImage picture = header->viewport()->grab().toImage();
        // The columns with letters; lines between the headings are paler.
        const auto isInked = [&picture](int x) {
            for (int y = 2; y < picture.height() - 2; ++y)
                if (picture.pixelColor(x, y).lightness() < 100) return true;
            return false;
        };
        const int between = header->sectionViewportPosition(header->count() - 1);
        int left = between;
        int right = between;
        while (left > 0 && !isInked(left)) --left;
        while (right < picture.width() - 1 && !isInked(right)) ++right;
        QVERIFY(left > 0 && right < picture.width() - 1);
        QVERIFY2(right - left > header->fontMetrics().height(), qPrintable(QString::number(right - left)));
    }

    void gamesAreListedWithTheirFigures() {
        const QString alpha = QStringLiteral("alpha");
        play(alpha, QStringLiteral("9x9"), plt::Outcome::won, 61'000);
        play(alpha, QStringLiteral("9x9"), plt::Outcome::won, 50'000);
        play(alpha, QStringLiteral("9x9"), plt::Outcome::lost, 10'000);
        play(alpha, QStringLiteral("30x16"), plt::Outcome::lost, 5'000);
        play(QStringLiteral("gone"), QStringLiteral("x"), plt::Outcome::won, 1'000);
        for (const int accuracy : {70, 80, 91})
            QCOMPARE(
                plt::Statistics(alpha).recordAccuracy(QStringLiteral("9x9"), {"Board %1", {"9x9"}}, accuracy),
                QString());
        Shown shown;
        QVERIFY2(shown.words().contains(QLatin1String("5 games finished, 3 of them won")),
                 qPrintable(shown.words()));
        QCOMPARE(shown.tree().topLevelItemCount(), 2);
        const auto* game = shown.tree().topLevelItem(0);
        QCOMPARE(game->text(0), QStringLiteral("Alpha"));
        QCOMPARE(game->text(1), QStringLiteral("4"));
        QCOMPARE(game->text(2), QStringLiteral("2 (50 %)"));
        QCOMPARE(game->text(3), QStringLiteral("0, most 2"));
        // Digits are those of the player's language.
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        Shown arabic;
        QLocale::setDefault(QLocale::c());
        QCOMPARE(arabic.tree().topLevelItem(0)->text(2), QStringLiteral("\u0662 (\u0665\u0660 %)"));
        // The best of different boards cannot be compared.
        QCOMPARE(game->text(4), QString());
        QCOMPARE(game->text(5), QStringLiteral("80"));
        QCOMPARE(game->childCount(), 2);
        QCOMPARE(game->child(0)->text(0), QStringLiteral("Board 9x9"));
        QVERIFY(game->child(0)->text(4).contains(QLatin1String("50")));
        QCOMPARE(game->data(6, plt::AccuracyCourse::role).toList(), (QVariantList{70, 80, 91}));
        QCOMPARE(game->data(6, Qt::AccessibleTextRole).toString(), QStringLiteral("70, 80, 91"));
        QCOMPARE(shown.tree().topLevelItem(1)->text(0), QStringLiteral("gone"));
        QCOMPARE(shown.tree().topLevelItem(1)->childCount(), 0);
    }

    /// A line that rises from 70 to 91 has ink at the left below that at the right.
    void theCourseIsDrawn() {
        Shown shown;
        shown.window.resize(1000, 500);
        QTest::qWait(50);
        const auto& tree = shown.tree();
        const auto rect = tree.visualRect(tree.model()->index(0, 6));
        const auto inkOf = [&](int accuracyColumn) {
            const QImage picture =
                shown.tree().viewport()->grab(rect).toImage().convertToFormat(QImage::Format_RGB32);
            const QRgb ground = picture.pixel(0, 0);
            const int from = accuracyColumn == 0 ? 0 : picture.width() - picture.width() / 5;
            int sum = 0;
            int count = 0;
            for (int x = from; x < from + picture.width() / 5; ++x)
                for (int y = 1; y < picture.height() - 1; ++y)
                    if (qAbs(qGray(picture.pixel(x, y)) - qGray(ground)) > 60) {
                        sum += y;
                        ++count;
                    }
            return count > 0 ? sum / count : -1;
        };
        shown.tree().setCurrentItem(shown.tree().topLevelItem(1));
        QVERIFY(inkOf(0) > 0);
        QVERIFY2(inkOf(0) > inkOf(1), qPrintable(QStringLiteral("%1 %2").arg(inkOf(0)).arg(inkOf(1))));
    }

    void aCopyIsSavedAndAdded() {
        Shown shown;
        const QString path = home.path() + QStringLiteral("/copy.json");
        shown.window.saveCopy(path);
        QTRY_VERIFY2(shown.words().contains(QLatin1String("Saved as copy.json.")), qPrintable(shown.words()));
        QCOMPARE(plt::Statistics(QStringLiteral("alpha")).clear(), QString());
        shown.window.mergeCopy(path);
        shown.wait();
        QVERIFY2(shown.words().contains(QLatin1String("2 games were added.")), qPrintable(shown.words()));
        QCOMPARE(shown.tree().topLevelItem(0)->text(1), QStringLiteral("4"));
    }

    void aFileThatIsNoCopyIsRefused() {
        Shown shown;
        const QString path = home.path() + QStringLiteral("/cake.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"kind\":\"cake\"}");
        file.close();
        shown.window.mergeCopy(path);
        shown.wait();
        QVERIFY2(shown.words().contains(QLatin1String("no statistics of this program")),
                 qPrintable(shown.words()));
        shown.window.mergeCopy(home.path() + QStringLiteral("/missing.json"));
        shown.wait();
        QVERIFY2(shown.words().contains(QLatin1String("missing.json cannot be read")),
                 qPrintable(shown.words()));
        shown.window.saveCopy(QStringLiteral("/nowhere/copy.json"));
        QTRY_VERIFY2(shown.words().contains(QLatin1String("copy.json cannot be saved")),
                     qPrintable(shown.words()));
    }

    void everythingIsReachedByKeys() {
        Shown shown;
        shown.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.window));
        shown.tree().setFocus();
        QTest::keyClick(&shown.tree(), Qt::Key_Right);
        QVERIFY(shown.tree().topLevelItem(0)->isExpanded());
        // The texts of the options that are seen now are whole.
        const auto& tree = shown.tree();
        for (int column = 0; column < 6; ++column) {
            const auto index = tree.model()->index(0, column, tree.model()->index(0, 0));
            const int needed = tree.fontMetrics().horizontalAdvance(index.data().toString());
            QVERIFY(tree.visualRect(index).width() >= needed);
        }
        QTest::keyClick(&shown.tree(), Qt::Key_Down);
        QCOMPARE(shown.tree().currentItem(), shown.tree().topLevelItem(0)->child(0));
        const auto buttons = shown.window.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 3);
        for (const auto* button : buttons) QVERIFY(button->focusPolicy() & Qt::TabFocus);
    }
};

QTEST_MAIN(TestStatistics)
#include "test_statistics.moc"
