// SPDX-License-Identifier: MIT
#include "common/language/translated.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/game_library.h"
#include "common/script/rules/script_rules.h"
#include "common/script/view/picture/picture_trial.h"
#include "common/script/view/script_view.h"
#include "common/system/files/regular_file.h"

#include <stdexcept>

#include <QFileInfo>

namespace plt::script {

namespace {

/// The factory for one script.
class Game final : public GamePlugin {
  public:
    explicit Game(QString scriptPath) : scriptPath_(std::move(scriptPath)) {}

    /// Throws a sentence if the script cannot be read or has a mistake.
    GameView* makeView(QWidget* parent) override {
        const SmallFile file = readSmallFile(scriptPath_, largestScript);
        if (file.outcome != SmallFile::Outcome::Read)
            throw std::runtime_error(translated(PLT_TR("its script cannot be read")).toStdString());
        auto rules =
            ScriptRules::load(file.bytes.toStdString(), QFileInfo(scriptPath_).fileName().toStdString());
        if (const auto* const failure = std::get_if<Failure>(&rules))
            throw std::runtime_error(translated(failure->sentence()).toStdString());
        return new ScriptView(std::move(std::get<std::unique_ptr<ScriptRules>>(rules)), scriptPath_, parent);
    }

  private:
    const QString scriptPath_;
};

}  // namespace

}  // namespace plt::script

extern "C" Q_DECL_EXPORT void plt_check_script(const QString& scriptPath,
                                               QList<plt::FolderProblem>& problems) {
    const auto file = plt::readSmallFile(scriptPath, plt::largestScript);
    const auto add = [&](const plt::script::Failure& failure) {
        const bool hasFunction = failure.line > 0 && !failure.function.empty();
        problems.append({scriptPath, failure.line, 0,
                         hasFunction ? plt::Message(PLT_TR("in %1: %2"), {failure.function, failure.what})
                                     : failure.what});
    };
    auto rules = plt::script::ScriptRules::load(file.bytes.toStdString(),
                                                QFileInfo(scriptPath).fileName().toStdString());
    if (const auto* const failure = std::get_if<plt::script::Failure>(&rules)) return add(*failure);
    const auto& loaded = *std::get<std::unique_ptr<plt::script::ScriptRules>>(rules);
    for (const auto& warning : loaded.warnings()) add(warning);
    if (const auto failure = plt::script::tryPictures(loaded, QFileInfo(scriptPath).fileName().toStdString()))
        add(*failure);
}

extern "C" Q_DECL_EXPORT plt::GamePlugin* plt_script_game(const QString& scriptPath) {
    // Exists to the end of the process, like the factory of a library.
    return new plt::script::Game(scriptPath);
}
