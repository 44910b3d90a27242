// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/documents.h"
#include "common/window/game_view.h"
#include "common/window/game_window.h"
#include "tests/support/counting.h"

#include <cstdio>

#include <QAction>
#include <QMenu>
#include <QMessageBox>
#include <QTimer>

namespace {

/// Files of any bytes.
class Bytes : public plt::DocumentFormat {
  public:
    QString name() const override { return QStringLiteral("Bytes"); }
    QStringList endings() const override { return {QStringLiteral("bytes")}; }
    plt::DocumentContents read(const QByteArray& bytes) override {
        return {
            {{QStringLiteral("all"), [bytes] { std::fprintf(stderr, "shown: %s\n", bytes.constData()); }}},
            {}};
    }
};

class View : public counting::View {
  public:
    using counting::View::View;
    QList<plt::DocumentFormat*> documentFormats() override { return {&bytes_}; }

  private:
    Bytes bytes_;
};

}  // namespace

/// A game that opens the file in PLT_PREY and the manual when its window is shown, as its player would.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        auto* const view = new View(parent);
        QTimer::singleShot(0, view, [view] {
            auto* const window = qobject_cast<plt::GameWindow*>(view->window());
            std::fprintf(stderr, "problem: %s\n",
                         qPrintable(window->openFile(qEnvironmentVariable("PLT_PREY"))));
            for (QAction* const action : window->findChildren<QAction*>())
                if (action->shortcut() == QKeySequence(QStringLiteral("Shift+F1"))) action->trigger();
            window->close();
        });
        return view;
    }
};

#include "uses-the-broker.moc"
