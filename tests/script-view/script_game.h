// SPDX-License-Identifier: MIT
#pragma once

#include "common/language/translated.h"
#include "common/script/rules/script_rules.h"
#include "common/script/view/script_view.h"
#include "common/testing/played_game.h"

#include <memory>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace plt::script::testing {

/// A folder with a script that a test can change.
class ScriptFolder {
  public:
    explicit ScriptFolder(const QByteArray& script) { write(script); }
    /// A copy of a template.
    static std::unique_ptr<ScriptFolder> copyOf(const QString& kind) {
        QFile file(QStringLiteral(PLT_TEMPLATES "/%1/game.lua").arg(kind));
        if (!file.open(QIODevice::ReadOnly)) qFatal("there is no template %s", qPrintable(kind));
        return std::make_unique<ScriptFolder>(file.readAll());
    }
    QString path() const { return folder_.filePath(QStringLiteral("game.lua")); }
    void write(const QByteArray& script) const { writeFile(QStringLiteral("game.lua"), script); }
    void writeFile(const QString& name, const QByteArray& content) const {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) qFatal("not written");
    }
    QByteArray script() const {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

  private:
    QTemporaryDir folder_;
};

/// A window with the game of a script.
class ScriptGame {
  public:
    explicit ScriptGame(const ScriptFolder& folder, const QString& id = {}, QSize size = {760, 640},
                        const QString& name = QLatin1String(QTest::currentTestFunction()),
                        const Limits& limits = {}) {
        auto loaded = ScriptRules::load(folder.script().toStdString(), "game.lua", limits);
        if (auto* failure = std::get_if<Failure>(&loaded))
            qFatal("%s", qPrintable(translated(failure->sentence())));
        Preferences(name).setValue(QStringLiteral("pace"), int(Turns::Pace::atOnce));
        GameInfo info;
        info.id = info.label = name;
        info.folder = QFileInfo(folder.path()).path();
        view = new ScriptView(std::move(std::get<std::unique_ptr<ScriptRules>>(loaded)), folder.path());
        window = std::make_unique<GameWindow>(info, view);
        window->resize(size);
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window has no focus");
        if (!id.isEmpty())
            if (const QString problem = window->openGameId(id); !problem.isEmpty())
                qFatal("%s", qPrintable(problem));
        view->focusTarget()->setFocus();
    }

    GameSession& session() const { return static_cast<GameView*>(view)->session(); }
    const Value& state() const { return ScriptRules::valueOf(session().anyState()); }
    QStringList names() const { return plt::testing::namesIn(*view); }
    void key(int which) const { QTest::keyClick(view->focusTarget(), static_cast<Qt::Key>(which)); }

    ScriptView* view;  ///< owned by the window
    std::unique_ptr<GameWindow> window;
};

}  // namespace plt::script::testing
