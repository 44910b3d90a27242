// SPDX-License-Identifier: MIT
#include "launcher/commands/command_line.h"

#include "common/plugin/icon/icon_process.h"
#include "launcher/authors/game_template.h"

#include <optional>

#include <QCoreApplication>

namespace plt {

namespace {

/// Recognises the options of every Qt program; `takesValue` tells whether a value follows.
bool isQtOption(const QString& argument, bool* takesValue) {
    static const QStringList withValue = {
        QStringLiteral("-platform"),        QStringLiteral("-platformtheme"),
        QStringLiteral("-style"),           QStringLiteral("-stylesheet"),
        QStringLiteral("-display"),         QStringLiteral("-session"),
        QStringLiteral("-qwindowgeometry"), QStringLiteral("-qwindowtitle"),
        QStringLiteral("-qwindowicon"),     QStringLiteral("-platformpluginpath")};
    *takesValue = withValue.contains(argument);
    return *takesValue || argument == QLatin1String("-reverse");
}

/// Parses the arguments one by one.
class Reader {
    Q_DECLARE_TR_FUNCTIONS(plt::CommandLine)

  public:
    explicit Reader(const QStringList& arguments) : arguments_(arguments) {}

    CommandLine read() {
        while (at_ < arguments_.size() && line_.problem.isEmpty()) readOne(arguments_[at_++]);
        if (line_.task == CommandLine::Task::Play && line_.folders.size() == 1)
            line_.document = line_.folders.takeFirst();
        if (line_.problem.isEmpty()) line_.problem = contradiction();
        return line_;
    }

  private:
    void readOne(const QString& argument) {
        bool takesValue = false;
        if (!onlyFolders_ && isQtOption(argument, &takesValue)) {
            line_.qtArguments.append(argument);
            if (takesValue) line_.qtArguments.append(value(argument));
        } else if (!onlyFolders_ && argument == QLatin1String("--")) {
            onlyFolders_ = true;
        } else if (!onlyFolders_ && argument.startsWith(u'-') && argument.size() > 1) {
            readOption(argument);
        } else {
            line_.folders.append(argument);
        }
    }

    void readOption(const QString& argument) {
        const qsizetype equals = argument.indexOf(u'=');
        const QString name = argument.left(equals < 0 ? argument.size() : equals);
        attached_ = equals < 0 ? std::nullopt : std::optional<QString>(argument.mid(equals + 1));
        if (name == QLatin1String("--play")) {
            task(name, CommandLine::Task::Play);
            line_.game = value(name);
        } else if (name == QLatin1String("--game")) {
            if (!line_.gameId.isEmpty()) fail(tr("--game is given twice"));
            line_.gameId = value(name);
        } else if (name == QLatin1String("--games-dir")) {
            line_.gamesDirs.append(value(name));
        } else if (name == QLatin1String("--no-limits")) {
            line_.limitsGames = false;
        } else if (name == QLatin1String("--list")) {
            task(name, CommandLine::Task::List);
        } else if (name == QLatin1String("--json")) {
            line_.json = true;
        } else if (name == QLatin1String("--check")) {
            task(name, CommandLine::Task::Check);
        } else if (name == QLatin1String("--new-game")) {
            task(name, CommandLine::Task::NewGame);
            if (!line_.newGame.isEmpty())
                fail(QCoreApplication::translate("plt::CommandLine", "%1 is given twice").arg(name));
            line_.newGame = value(name);
            line_.newGameKind = kindOfNewGame();
        } else if (name == QLatin1String("--deep")) {
            line_.deep = true;
        } else if (name == QLatin1String(tryGameArgument)) {
            task(name, CommandLine::Task::TryGame);
            line_.game = value(name);
            line_.report = value(name);
        } else if (name == QLatin1String(drawIconsArgument)) {
            // Internal, so it is not in the usage text.
            task(name, CommandLine::Task::DrawIcons);
        } else if (name == QLatin1String("--version")) {
            task(name, CommandLine::Task::Version);
        } else if (name == QLatin1String("--help") || name == QLatin1String("-h")) {
            task(name, CommandLine::Task::Help);
        } else {
            fail(tr("unknown argument: %1").arg(argument));
        }
        if (attached_) fail(tr("%1 takes no value").arg(name));
    }

    void task(const QString& name, CommandLine::Task task) {
        if (!taskName_.isEmpty() && (taskName_ != name || task == CommandLine::Task::Play))
            fail(taskName_ == name ? tr("%1 is given twice").arg(name)
                                   : tr("%1 and %2 exclude each other").arg(taskName_, name));
        taskName_ = name;
        line_.task = task;
    }

    QString value(const QString& name) {
        QString text;
        if (attached_)
            text = *std::exchange(attached_, std::nullopt);
        else if (at_ < arguments_.size())
            text = arguments_[at_++];
        if (text.isEmpty()) fail(tr("%1 needs a value").arg(name));
        return text;
    }

    /// Parses the kind, which is optional.
    QString kindOfNewGame() {
        const bool follows = at_ < arguments_.size() && !arguments_[at_].startsWith(u'-');
        const QString kind = follows ? arguments_[at_++] : templateKinds().first();
        fail(templateKindProblem(kind));
        return kind;
    }

    void fail(const QString& problem) {
        if (line_.problem.isEmpty()) line_.problem = problem;
    }

    QString contradiction() const {
        using Task = CommandLine::Task;
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
        if (isCheck && line_.folders.isEmpty()) return tr("--check needs a folder");
        if (!isCheck && !line_.folders.isEmpty())
            return tr("unknown argument: %1").arg(line_.folders.first());
        const bool hasWindow = line_.task == Task::Console || line_.task == Task::Play;
        const bool usesPlatform = hasWindow || line_.task == Task::DrawIcons || line_.task == Task::TryGame;
        if (!line_.limitsGames && !hasWindow)
            return tr("--no-limits and %1 exclude each other").arg(taskName_);
        if (!line_.qtArguments.isEmpty() && !usesPlatform)
            return tr("%1 and %2 exclude each other").arg(line_.qtArguments.first(), taskName_);
        return {};
    }

    const QStringList arguments_;
    qsizetype at_ = 0;
    bool onlyFolders_ = false;
    std::optional<QString> attached_;  // the VALUE of --name=VALUE until it is consumed
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
               "  plt-games --new-game ID [board|cards|pieces]                begin a game of your own: "
               "write its folder\n"
               "  plt-games --version\n"
               "  plt-games --help\n"
               "\n"
               "  --games-dir DIR  look for games in DIR instead of the usual directories (may be repeated)\n"
               "  --deep           load the games, too, and play a thousand random games of each\n"
               "  --game GAMEID    start with this very deal; a game shows its id in the menu Game\n"
               "  --no-limits      let games take any amount of memory and time (for debugging)") +
           u'\n';
}

}  // namespace plt
