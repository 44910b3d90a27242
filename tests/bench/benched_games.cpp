// SPDX-License-Identifier: MIT
#include "tests/bench/benched_games.h"

#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/library.h"
#include "common/window/game_view.h"

#include <memory>

#include <QFile>

namespace benched {

Selection selectionFor(const plt::AnyRules& rules, const QString& game) {
    Selection out;
    QStringList without;
    QFile file(QStringLiteral(PLT_SOURCE_DIR "/games/%1/bench/levels.txt").arg(game));
    if (file.open(QIODevice::ReadOnly | QIODevice::Text))
        for (const auto& line :
             QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            const auto word = line.section(QLatin1Char(' '), 1);
            if (word.isEmpty())
                out.options.push_back(line.toStdString());
            else if (line.startsWith(QLatin1String("never ")))
                out.never.push_back(word.toStdString());
            else
                without << word;
        }
    if (out.options.empty()) out.options.push_back(rules.write(rules.usualOptions()));
    for (const auto& level : rules.levels())
        if (!without.contains(QString::fromStdString(level.word))) out.levels.push_back(level.word);
    return out;
}

void forEachGame(QStringList games,
                 const std::function<void(const QString& game, plt::GameSession& session)>& measure) {
    if (games.isEmpty()) games = QStringLiteral(PLT_GAMES).split(QLatin1Char(' '));
    for (const auto& game : games) {
        QString problem;
        auto* const plugin = plt::loadPlugin(
            plt::readGameFolder(QStringLiteral(PLT_BUILD "/games/") + game).info.libraryPath, &problem);
        if (plugin == nullptr) qFatal("%s", qPrintable(problem));
        const std::unique_ptr<plt::GameView> view(plugin->makeView(nullptr));
        view->setUp(game);
        measure(game, view->session());
    }
}

void useEmptyHome(const QString& path) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        qputenv(name, path.toUtf8());
}

}  // namespace benched
