// SPDX-License-Identifier: MIT
#include "launcher/authors/game_catalogue.h"

#include "common/plugin/folder/game_folder.h"
#include "common/storage/files.h"
#include "common/system/files/regular_file.h"
#include "launcher/commands/command_line.h"
#include "launcher/commands/terminal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace plt {

namespace {

struct CatalogueWords {
    Q_DECLARE_TR_FUNCTIONS(plt::GameCatalogue)
};

/// Returns the sentences of a script as lupdate finds them in C++; see PltExtractSentences.cmake.
QByteArray sentencesOf(const QByteArray& script) {
    const QString literal = QStringLiteral("\"(?:[^\"\\\\]|\\\\.)*\"");
    const QString before = QStringLiteral("(?<![A-Za-z0-9_.:])");
    const QRegularExpression single(before + QStringLiteral("tr\\s*\\(?\\s*(%1)").arg(literal));
    const QRegularExpression counted(before + QStringLiteral("trn\\s*\\(\\s*(%1\\s*,\\s*%1)").arg(literal));
    const QString text = QString::fromUtf8(script);
    QString code;
    for (auto found = single.globalMatch(text); found.hasNext();)
        code += QStringLiteral("auto s = QT_TRANSLATE_NOOP(\"rules\", %1);\n").arg(found.next().captured(1));
    for (auto found = counted.globalMatch(text); found.hasNext();)
        code +=
            QStringLiteral("auto n = QT_TRANSLATE_N_NOOP3(\"rules\", %1);\n").arg(found.next().captured(1));
    return code.toUtf8();
}

/// Runs one of Qt's programs for translators. Returns the problem, or an empty string.
QString runTool(const QString& name, const QStringList& arguments) {
    QString program = QStandardPaths::findExecutable(
        name, {QLibraryInfo::path(QLibraryInfo::BinariesPath), QStringLiteral("/usr/lib/qt6/bin")});
    if (program.isEmpty()) program = QStandardPaths::findExecutable(name);
    if (program.isEmpty())
        return CatalogueWords::tr("%1 was not found; Debian has it in the package qt6-l10n-tools").arg(name);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    constexpr int forever = -1;
    if (process.waitForFinished(forever) && process.exitStatus() == QProcess::NormalExit &&
        process.exitCode() == 0)
        return {};
    return CatalogueWords::tr("%1 failed: %2")
        .arg(name, QString::fromLocal8Bit(process.readAll()).simplified());
}

QString collectSentences(const QDir& folder, const QString& copies, const QString& catalogue,
                         const QString& language) {
    for (const QString& name : folder.entryList({QStringLiteral("*.lua")}, QDir::Files)) {
        const SmallFile script = readSmallFile(folder.filePath(name), largestScript);
        if (script.outcome != SmallFile::Outcome::Read)
            return CatalogueWords::tr("%1 cannot be read").arg(folder.filePath(name));
        const QString copy = QDir(copies).filePath(name + QStringLiteral(".cpp"));
        if (const QString problem = storage::writeFile(copy, sentencesOf(script.bytes)); !problem.isEmpty())
            return QStringLiteral("%1: %2").arg(copy, problem);
    }
    return runTool(QStringLiteral("lupdate"),
                   {QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"),
                    QStringLiteral("-source-language"), QStringLiteral("en"),
                    QStringLiteral("-target-language"), language, copies, QStringLiteral("-ts"), catalogue});
}

int refuse(const QString& problem) {
    writeError(problem);
    return exitProblems;
}

}  // namespace

int updateCatalogue(const CommandLine& line) {
    const QString& path = line.folders.first();
    const GameInfo info = readGameFolder(path, Look::quick).info;
    if (info.scriptPath.isEmpty()) return refuse(CatalogueWords::tr("%1 is no game in Lua").arg(path));
    static const QRegularExpression form(QStringLiteral("\\A[a-z]{2,3}(_[A-Z][a-z]{3})?(_[A-Z]{2})?\\z"));
    if (!form.match(line.language).hasMatch())
        return refuse(
            CatalogueWords::tr("\"%1\" is no code of a language, such as de or pt_BR").arg(line.language));
    const QDir folder = QFileInfo(info.scriptPath).dir();
    if (!folder.mkpath(QStringLiteral("translations")))
        return refuse(
            CatalogueWords::tr("%1 cannot be made").arg(folder.filePath(QStringLiteral("translations"))));
    const QString catalogue = folder.filePath(QStringLiteral("translations/%1.ts").arg(line.language));
    const QString compiled = folder.filePath(QStringLiteral("translations/%1.qm").arg(line.language));
    const QTemporaryDir copies;
    if (!copies.isValid()) return refuse(copies.errorString());
    QString problem = collectSentences(folder, copies.path(), catalogue, line.language);
    if (problem.isEmpty())
        problem = runTool(QStringLiteral("lrelease"),
                          {QStringLiteral("-silent"), catalogue, QStringLiteral("-qm"), compiled});
    if (!problem.isEmpty()) return refuse(problem);
    constexpr qint64 largestCatalogue = 16 * 1024 * 1024;
    const auto left = readSmallFile(catalogue, largestCatalogue).bytes.count("type=\"unfinished\"");
    const QString text =
        left == 0 ? CatalogueWords::tr("The game speaks this language: all sentences of %1 are translated.")
                        .arg(catalogue)
                  : CatalogueWords::tr(
                        "%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, "
                        "and run this again.",
                        "One sentence has no translation in %1. Write it with Qt Linguist or an editor, and "
                        "run this again.",
                        static_cast<int>(left))
                        .arg(catalogue);
    return writeOutput(text.toUtf8() + '\n') ? exitOk : exitProblems;
}

}  // namespace plt
