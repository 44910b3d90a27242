// SPDX-License-Identifier: MIT
#include "launcher/commands/command_line.h"

#include "common/plugin/icon/icon_process.h"
#include "launcher/authors/game_template.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QCommandLineParser>
#include <QCoreApplication>

namespace plt {

namespace {

using Task = CommandLine::Task;

/// The options that choose a task.
constexpr std::array tasks = {std::pair("--play", Task::Play),
                              std::pair("--list", Task::List),
                              std::pair("--check", Task::Check),
                              std::pair("--new-game", Task::NewGame),
                              std::pair("--translate", Task::Translate),
                              std::pair("--version", Task::Version),
                              std::pair("--help", Task::Help),
                              std::pair("-h", Task::Help),
                              std::pair(tryGameArgument, Task::TryGame),
                              std::pair(serveGameArgument, Task::ServeGame),
                              std::pair(drawIconsArgument, Task::DrawIcons)};

/// The options of every Qt program that have a value, for QApplication.
const QStringList& qtOptions() {
    static const QStringList names = {
        QStringLiteral("platform"),          QStringLiteral("platformtheme"), QStringLiteral("style"),
        QStringLiteral("stylesheet"),        QStringLiteral("display"),       QStringLiteral("session"),
        QStringLiteral("qwindowgeometry"),   QStringLiteral("qwindowtitle"),  QStringLiteral("qwindowicon"),
        QStringLiteral("platformpluginpath")};
    return names;
}

class Reader {
    Q_DECLARE_TR_FUNCTIONS(plt::CommandLine)

  public:
    explicit Reader(const QStringList& arguments) {
        // Qt's own options begin with one dash.
        parser_.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
        for (const char* flag :
             {"list", "json", "check", "deep", "no-limits", "unconfined", "version", "help", "h", "reverse"})
            parser_.addOption(QCommandLineOption(QLatin1String(flag)));
        parser_.addOption(QCommandLineOption(withoutDashes(drawIconsArgument)));
        for (const char* name : {"play", "game", "games-dir", "new-game", "translate"})
            addWithValue(QLatin1String(name));
        for (const char* name : {tryGameArgument, serveGameArgument}) addWithValue(withoutDashes(name));
        for (const QString& name : qtOptions()) addWithValue(name);
        isParsed_ = parser_.parse(QStringList{QString()} + arguments);
        for (const QString& name : parser_.optionNames()) given_.append(withDashes(name));
    }

    CommandLine read() {
        line_.problem = mistake();
        if (!line_.problem.isEmpty()) return line_;
        line_.json = parser_.isSet(QStringLiteral("json"));
        line_.deep = parser_.isSet(QStringLiteral("deep"));
        line_.limitsGames = !parser_.isSet(QStringLiteral("no-limits"));
        line_.confinesGames = !parser_.isSet(QStringLiteral("unconfined"));
        line_.gameId = parser_.value(QStringLiteral("game"));
        line_.gamesDirs = parser_.values(QStringLiteral("games-dir"));
        line_.folders = parser_.positionalArguments();
        const auto takeFolder = [this](const QString& none) {
            return line_.folders.isEmpty() ? none : line_.folders.takeFirst();
        };
        if (line_.task == Task::Play) {
            line_.game = parser_.value(QStringLiteral("play"));
            line_.document = takeFolder({});
        } else if (line_.task == Task::TryGame) {
            line_.game = parser_.value(withoutDashes(tryGameArgument));
            line_.report = takeFolder({});
        } else if (line_.task == Task::ServeGame) {
            line_.game = parser_.value(withoutDashes(serveGameArgument));
        } else if (line_.task == Task::NewGame) {
            line_.newGame = parser_.value(QStringLiteral("new-game"));
            line_.newGameKind = takeFolder(templateKinds().first());
            line_.problem = templateKindProblem(line_.newGameKind);
        } else if (line_.task == Task::Translate) {
            line_.language = takeFolder({});
            line_.folders.prepend(parser_.value(QStringLiteral("translate")));
        }
        if (line_.problem.isEmpty()) line_.problem = contradiction();
        return line_;
    }

  private:
    static QString withoutDashes(const char* argument) { return QLatin1String(argument).mid(2); }
    static QString withDashes(const QString& name) {
        const bool hasOne =
            name.size() == 1 || name == QLatin1String("reverse") || qtOptions().contains(name);
        return (hasOne ? QStringLiteral("-") : QStringLiteral("--")) + name;
    }

    void addWithValue(const QString& name) { parser_.addOption({name, {}, QStringLiteral("value")}); }

    /// Finds the task, and reports problems of the options by themselves.
    QString mistake() {
        const QStringList unknown = parser_.unknownOptionNames();
        if (!unknown.isEmpty()) return tr("unknown argument: %1").arg(withDashes(unknown.first()));
        if (!isParsed_) return parser_.errorText();
        for (const QString& name : parser_.optionNames())
            if (parser_.values(name).contains(QString())) return tr("%1 needs a value").arg(withDashes(name));
        for (const char* once : {"--play", "--game", "--new-game", "--translate"})
            if (given_.count(QLatin1String(once)) > 1)
                return tr("%1 is given twice").arg(QLatin1String(once));
        for (const QString& name : std::as_const(given_)) {
            const auto found = std::find_if(tasks.begin(), tasks.end(), [&name](const auto& each) {
                return name == QLatin1String(each.first);
            });
            if (found == tasks.end() || name == taskName_) continue;
            if (!taskName_.isEmpty()) return tr("%1 and %2 exclude each other").arg(taskName_, name);
            taskName_ = name;
            line_.task = found->second;
        }
        return {};
    }

    QString contradiction() const {
        if (!line_.gameId.isEmpty() && line_.task != Task::Play) return tr("--game is only for --play");
        if (!line_.gameId.isEmpty() && !line_.document.isEmpty())
            return tr("--game and a file exclude each other");
        if (line_.json && line_.task != Task::List) return tr("--json is only for --list");
        const bool usesDirs =
            line_.task == Task::Console || line_.task == Task::Play || line_.task == Task::List;
        if (!line_.gamesDirs.isEmpty() && !usesDirs)
            return tr("--games-dir and %1 exclude each other").arg(taskName_);
        const bool isCheck = line_.task == Task::Check;
        if (line_.deep && !isCheck) return tr("--deep is only for --check");
        const bool isTranslation = line_.task == Task::Translate;
        if (isTranslation && line_.language.isEmpty()) return tr("--translate needs a language, such as de");
        if (isCheck && line_.folders.isEmpty()) return tr("--check needs a folder");
        if (line_.task == Task::TryGame && line_.report.isEmpty())
            return tr("%1 needs a value").arg(taskName_);
        const int usedFolders = isTranslation ? 1 : 0;
        if (!isCheck && line_.folders.size() > usedFolders)
            return tr("unknown argument: %1").arg(line_.folders[usedFolders]);
        const bool hasWindow = line_.task == Task::Console || line_.task == Task::Play;
        const bool usesPlatform = hasWindow || line_.task == Task::DrawIcons || line_.task == Task::TryGame ||
                                  line_.task == Task::ServeGame;
        if (!line_.limitsGames && !hasWindow)
            return tr("--no-limits and %1 exclude each other").arg(taskName_);
        if (!line_.confinesGames && !hasWindow)
            return tr("--unconfined and %1 exclude each other").arg(taskName_);
        if (usesPlatform) return {};
        const auto ofQt = std::find_if(given_.begin(), given_.end(), [](const QString& name) {
            return !name.startsWith(QLatin1String("--")) && name != QLatin1String("-h");
        });
        return ofQt == given_.end() ? QString() : tr("%1 and %2 exclude each other").arg(*ofQt, taskName_);
    }

    QCommandLineParser parser_;
    bool isParsed_ = false;
    QStringList given_;  ///< the options in their order, with dashes
    QString taskName_;
    CommandLine line_;
};

}  // namespace

CommandLine parseCommandLine(const QStringList& arguments) {
    return Reader(arguments).read();
}

QString usageText() {
    return QCoreApplication::translate(
               "plt::CommandLine",
               "Usage:\n"
               "  plt-games [--games-dir DIR]...                              open the games' console\n"
               "  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  play a game, by its id or its "
               "folder\n"
               "  plt-games --play GAME FILE [--games-dir DIR]...             open a file of that game\n"
               "  plt-games --list [--json] [--games-dir DIR]...              list the games\n"
               "  plt-games --check [--deep] FOLDER...                        tell what is wrong with games' "
               "folders\n"
               "  plt-games --new-game ID [KIND]                              begin a game of your own: "
               "write its folder; KIND\n"
               "                                                              is lua-board, lua-cards, "
               "lua-pieces, or in C++\n"
               "                                                              board, cards, pieces\n"
               "  plt-games --translate FOLDER LANGUAGE                       collect the sentences of a "
               "game in "
               "Lua for a translator\n"
               "  plt-games --version\n"
               "  plt-games --help\n"
               "\n"
               "  --games-dir DIR  look for games in DIR instead of the usual directories (may be repeated)\n"
               "  --deep           load the games, too, and play a thousand random games of each\n"
               "  --game GAMEID    start with this very deal; a game shows its id in the menu Game\n"
               "  --no-limits      let games take any amount of memory and time (for debugging)\n"
               "  --unconfined     let games use your files, the network and other programs") +
           u'\n';
}

}  // namespace plt
