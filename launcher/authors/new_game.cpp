// SPDX-License-Identifier: MIT
#include "launcher/authors/new_game.h"

#include "common/storage/files.h"
#include "launcher/authors/game_template.h"
#include "launcher/commands/command_line.h"
#include "launcher/commands/terminal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace plt {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(plt::NewGame)
};

constexpr int maximumIdLength = 60;

bool hasFormOfId(const QString& id) {
    static const QRegularExpression form(QStringLiteral("\\A[a-z][a-z0-9]*(-[a-z0-9]+)*\\z"));
    return id.size() > 1 && id.size() <= maximumIdLength && form.match(id).hasMatch();
}

/// Returns the ID that was probably meant: "Peg Jump" becomes peg-jump. Empty if there is none.
QString nearestId(const QString& text) {
    QString id;
    for (const QChar c : text.toLower().normalized(QString::NormalizationForm_KD)) {
        const bool belongs = (c >= u'a' && c <= u'z') || (!id.isEmpty() && c >= u'0' && c <= u'9');
        const bool separates = c.isSpace() || c == u'-' || c == u'_';
        if (belongs)
            id += c;
        else if (separates && !id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    while (id.endsWith(u'-')) id.chop(1);
    return hasFormOfId(id) ? id : QString();
}

/// Quotes a path for the shell.
QString quoted(const QString& path) {
    static const QRegularExpression plain(QStringLiteral("\\A[A-Za-z0-9_./+-]+\\z"));
    if (plain.match(path).hasMatch()) return path;
    return u'\'' + QString(path).replace(u'\'', QLatin1String("'\\''")) + u'\'';
}

/// Returns the CMake argument that finds the SDK installed with this program; empty if CMake finds it anyway.
QString prefixArgument() {
    const QDir programs(QCoreApplication::applicationDirPath());
    const QString package = programs.filePath(
        QStringLiteral(PLT_GAMES_FROM_PROGRAM "/../../cmake/PltGames/PltGamesConfig.cmake"));
    const QString prefix = QDir::cleanPath(programs.filePath(QStringLiteral("..")));
    if (!QFileInfo::exists(package) || prefix == QLatin1String("/usr") ||
        prefix == QLatin1String("/usr/local"))
        return {};
    return QStringLiteral(" -DCMAKE_PREFIX_PATH=") + quoted(prefix);
}

QString commands(const QString& id, const QString& kind) {
    if (!isBuilt(kind)) return QStringLiteral("  plt-games --play ./%1\n").arg(id);
    return QStringLiteral(
               "  cmake -S %1 -B build-%1 -G Ninja%2\n"
               "  cmake --build build-%1\n"
               "  plt-games --play build-%1/games/%1\n")
        .arg(id, prefixArgument());
}

/// Returns the problem, or an empty string.
QString writeFiles(const QDir& folder, const std::vector<TemplateFile>& files) {
    for (const TemplateFile& file : files) {
        const QString path = folder.filePath(file.path);
        if (!QDir().mkpath(QFileInfo(path).path()))
            return Words::tr("%1 cannot be made").arg(QFileInfo(path).path());
        if (const QString problem = storage::writeFile(path, file.content); !problem.isEmpty())
            return QStringLiteral("%1: %2").arg(path, problem);
    }
    return {};
}

int refuse(const QString& problem) {
    writeError(problem);
    return exitProblems;
}

}  // namespace

QString newGameIdProblem(const QString& id) {
    static const QStringList others = {
        QStringLiteral("all"),     QStringLiteral("clean"),      QStringLiteral("help"),
        QStringLiteral("install"), QStringLiteral("package"),    QStringLiteral("preinstall"),
        QStringLiteral("test"),    QStringLiteral("plt-games"),  QStringLiteral("playable"),
        QStringLiteral("null"),    QStringLiteral("plt-manual"),
    };
    if (others.contains(id))
        return Words::tr(
                   "%1 cannot be the id of a game: to CMake, YAML or this program it means something else")
            .arg(id);
    if (hasFormOfId(id)) return {};
    const QString rule = Words::tr(
        "an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter");
    const QString nearest = nearestId(id);
    return nearest.isEmpty()
               ? Words::tr("\"%1\" cannot be the id of a game: %2").arg(id, rule)
               : Words::tr("\"%1\" cannot be the id of a game: %2, such as %3").arg(id, rule, nearest);
}

int writeNewGame(const CommandLine& line) {
    const QString& id = line.newGame;
    if (const QString problem = newGameIdProblem(id); !problem.isEmpty()) return refuse(problem);
    const QDir here = QDir::current();
    const QFileInfo place(here.filePath(id));
    if (place.exists() || place.isSymLink())
        return refuse(Words::tr("%1 is there already").arg(place.filePath()));
    if (!here.mkdir(id)) return refuse(Words::tr("%1 cannot be made").arg(place.filePath()));
    QDir folder(place.filePath());
    if (const QString problem = writeFiles(folder, gameFromTemplate(line.newGameKind, id));
        !problem.isEmpty()) {
        // An incomplete game is of no use and would block the next attempt.
        folder.removeRecursively();
        return refuse(problem);
    }
    const QString text =
        isBuilt(line.newGameKind)
            ? Words::tr("The folder %1 is a whole game. Build it, play it, and make it yours:").arg(id)
            : Words::tr(
                  "The folder %1 is a whole game. Play it, and make it yours: the window shows each change "
                  "of game.lua that you save.")
                  .arg(id);
    return writeOutput((text + u'\n' + commands(id, line.newGameKind)).toUtf8()) ? exitOk : exitProblems;
}

}  // namespace plt
