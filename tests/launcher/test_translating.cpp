// SPDX-License-Identifier: MIT
#include "common/language/catalogues/translations.h"
#include "common/language/translated.h"
#include "common/testing/clean_home.h"
#include "launcher/authors/game_template.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

struct Finished {
    int code = -1;
    QString out;
    QString err;
};

Finished translate(const QString& folder, const QString& language) {
    QProcess process;
    process.start(QStringLiteral(PLT_PROGRAM), {QStringLiteral("--translate"), folder, language});
    if (!process.waitForFinished()) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}  // namespace

/// The catalogue of a game in Lua, from its sentences to the player's language.
class TestTranslating : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aGameIsTranslated() {
        if (QStandardPaths::findExecutable(QStringLiteral("lupdate"), {QStringLiteral("/usr/lib/qt6/bin")})
                .isEmpty())
            QSKIP("there is no lupdate");
        const QTemporaryDir work;
        const QString folder = work.filePath(QStringLiteral("pegs"));
        for (const plt::TemplateFile& file :
             plt::gameFromTemplate(QStringLiteral("lua-board"), QStringLiteral("pegs"))) {
            const QString path = QDir(folder).filePath(file.path);
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            write(path, file.content);
        }
        const QString catalogue = folder + QStringLiteral("/translations/de.ts");
        Finished done = translate(folder, QStringLiteral("de"));
        QVERIFY2(done.code == 0, qPrintable(done.err));
        QVERIFY2(done.out.contains(QLatin1String("have no translation")), qPrintable(done.out));
        QByteArray sentences = contentOf(catalogue);
        QSet<QString> written;
        const QString script = QString::fromUtf8(contentOf(folder + QStringLiteral("/game.lua")));
        static const QRegularExpression call(QStringLiteral("trn?\\(\"([^\"]*)"));
        for (auto found = call.globalMatch(script); found.hasNext();) written << found.next().captured(1);
        QCOMPARE(sentences.count("<source>"), written.size());
        // A translator writes one of them.
        const auto from = sentences.indexOf("<translation", sentences.indexOf("<source>Pegs</source>"));
        const auto to = sentences.indexOf("</translation>", from);
        QVERIFY(from > 0 && to > from);
        sentences.replace(from, to - from, "<translation>Stifte");
        write(catalogue, sentences);
        const auto unfinished = sentences.count("unfinished");
        done = translate(folder, QStringLiteral("de"));
        QVERIFY2(done.code == 0, qPrintable(done.err));
        // Translations stay.
        QCOMPARE(contentOf(catalogue).count("unfinished"), unfinished);
        qputenv("PLT_LANGUAGE", "de");
        plt::installGameTranslations(folder);
        qunsetenv("PLT_LANGUAGE");
        QCOMPARE(plt::translated(plt::Message("Pegs")), QStringLiteral("Stifte"));
    }

    void whatIsNoneIsRefused() {
        const QTemporaryDir work;
        Finished done = translate(work.path(), QStringLiteral("de"));
        QCOMPARE(done.code, 1);
        QVERIFY2(done.err.contains(QLatin1String("is no game in Lua")), qPrintable(done.err));
        write(work.filePath(QStringLiteral("info.yaml")),
              "script: game.lua\nname: Nothing\nicon: icon.svg\ngame-set: Board Games\n");
        write(work.filePath(QStringLiteral("game.lua")), "tr(\"Nothing\")");
        write(work.filePath(QStringLiteral("icon.svg")), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        done = translate(work.path(), QStringLiteral("German"));
        QCOMPARE(done.code, 1);
        QVERIFY2(done.err.contains(QLatin1String("is no code of a language")), qPrintable(done.err));
        QVERIFY(!QFileInfo::exists(work.filePath(QStringLiteral("translations"))));
    }
};

QTEST_GUILESS_MAIN(TestTranslating)
#include "test_translating.moc"
