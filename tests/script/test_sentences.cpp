// SPDX-License-Identifier: MIT
#include "common/language/catalogues/translations.h"
#include "common/language/translated.h"
#include "common/script/rules/script_rules.h"
#include "common/script/value/value_message.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

void run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    QVERIFY(process.waitForFinished());
    QVERIFY2(process.exitCode() == 0, process.readAll().constData());
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

/// From tr() in a script to a sentence in the player's language.
class TestSentences : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void sentencesOfScriptsAreTranslated() {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("game/translations")));
        const auto script = contentOf(QStringLiteral(PLT_SCRIPTS "/sentences.lua"));
        write(path("game/rules.lua"), script);
        run(QStringLiteral(PLT_CMAKE),
            {QStringLiteral("-DFOLDERS=") + path("game"), QStringLiteral("-DCOPIES=") + path("copies"),
             QStringLiteral("-DLUPDATE=" PLT_LUPDATE), QStringLiteral("-DTEMPLATE=") + path("de.ts"),
             QStringLiteral("-DWARNINGS=") + path("warnings.txt"), QStringLiteral("-P"),
             QStringLiteral(PLT_EXTRACT_SCRIPT)});
        auto catalogue = contentOf(path("de.ts"));
        QCOMPARE(catalogue.count("<source>"), 4);
        QVERIFY2(catalogue.contains("<source>Size; [of] &quot;it&quot;</source>"), catalogue.constData());

        const auto translate = [&catalogue](const QByteArray& source, const QByteArray& translation) {
            const auto at = catalogue.indexOf("</translation>", catalogue.indexOf("<source>" + source));
            const auto from = catalogue.lastIndexOf("<translation", at);
            catalogue.replace(from, at - from, "<translation>" + translation);
        };
        translate("Taken.", "Genommen.");
        translate("the heap", "dem Haufen");
        translate("%Ln stones",
                  "<numerusform>ein Stein von %1</numerusform><numerusform>%Ln Steine von %1</numerusform>");
        catalogue.replace("<TS version=\"2.1\"", "<TS version=\"2.1\" language=\"de\"");
        write(path("de.ts"), catalogue);
        run(QStringLiteral(PLT_LRELEASE), {QStringLiteral("-silent"), path("de.ts"), QStringLiteral("-qm"),
                                           path("game/translations/de.qm")});
        qputenv("PLT_LANGUAGE", "de");
        plt::installGameTranslations(path("game"));
        qunsetenv("PLT_LANGUAGE");

        const auto rules = std::get<std::unique_ptr<plt::script::ScriptRules>>(
            plt::script::ScriptRules::load(script.toStdString(), "rules.lua"));
        const auto position = plt::Position::open(*rules, "1:standard");
        QVERIFY(position);
        const auto next = position->apply(0);
        QVERIFY(next);
        QCOMPARE(plt::translated(rules->tell(position->state(), position->moves()[0], next->state(), {})),
                 QStringLiteral("Genommen."));
        QCOMPARE(plt::translated(position->apply(1).problem()), QStringLiteral("3 Steine von dem Haufen"));
        const auto last = next->apply(0)->apply(1);
        QCOMPARE(plt::translated(last.problem()), QStringLiteral("ein Stein von dem Haufen"));
        QVERIFY(!rules->takeFailure());
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "test_sentences.moc"
