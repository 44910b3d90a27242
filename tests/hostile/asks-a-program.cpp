// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/documents.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <cstdio>
#include <thread>

#include <QTimer>

/// A game that asks the program in PLT_PREY for a move as soon as its window is shown, says the answer and
/// closes.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        auto* const view = ordinaryView(parent);
        QTimer::singleShot(0, view, [view] {
            std::thread([view] {
                const plt::ProgramAnswer answer =
                    plt::askProgram(qEnvironmentVariable("PLT_PREY"), "question\n", {}, 600'000);
                std::fprintf(stderr, "end %d, answer: %s, problem: %s\n", static_cast<int>(answer.end),
                             answer.line.constData(), qPrintable(answer.problem));
                QMetaObject::invokeMethod(
                    view, [view] { view->window()->close(); }, Qt::QueuedConnection);
            }).detach();
        });
        return view;
    }
};

#include "asks-a-program.moc"
