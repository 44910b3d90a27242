// SPDX-License-Identifier: MIT
#include "common/plugin/library/game_library.h"

#include "common/language/translated.h"
#include "common/plugin/library/library.h"
#include "common/system/libraries/libraries.h"

#include <QLibrary>

namespace plt {

namespace {

/// Returns a function of the library for scripts. Null without it; `problem` is then one line.
QFunctionPointer scriptFunction(const char* name, Message* problem) {
    QLibrary library(libraryBeside(QStringLiteral("libpltgames-script.so")));
    const auto function = library.resolve(name);
    if (function == nullptr)
        *problem = {PLT_TR("games in Lua are not available: %1"),
                    {library.errorString().simplified().toStdString()}};
    return function;
}

}  // namespace

GamePlugin* loadGame(const GameInfo& info, QString* problem) {
    if (info.scriptPath.isEmpty()) return loadPlugin(info.libraryPath, problem);
    Message missing;
    const auto game = reinterpret_cast<ScriptGame>(scriptFunction("plt_script_game", &missing));
    *problem = translated(missing);
    return game != nullptr ? game(info.scriptPath) : nullptr;
}

QList<FolderProblem> scriptProblems(const GameInfo& info) {
    if (info.scriptPath.isEmpty()) return {};
    Message missing;
    const auto check = reinterpret_cast<ScriptCheck>(scriptFunction("plt_check_script", &missing));
    if (check == nullptr) return {{info.scriptPath, 0, 0, missing}};
    QList<FolderProblem> problems;
    check(info.scriptPath, problems);
    return problems;
}

}  // namespace plt
