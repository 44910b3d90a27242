// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/window/documents.h"
#include "tests/support/counting.h"

#include <cstdio>

#include <QApplication>
#include <QMessageBox>
#include <QTimer>

namespace {

/// Files of any bytes; those that begin with a blank cannot be read.
class Bytes : public plt::DocumentFormat {
  public:
    explicit Bytes(QWidget& view) : view_(view) {}
    QString name() const override { return QStringLiteral("Bytes"); }
    QStringList endings() const override { return {QStringLiteral("bytes")}; }
    plt::DocumentContents read(const QByteArray& bytes) override {
        if (bytes.startsWith(' ')) return {{}, {{1, QStringLiteral("a blank")}}};
        return {{{QStringLiteral("all"),
                  [this, bytes] {
                      std::fprintf(stderr, "shown: %s\n", bytes.constData());
                      view_.window()->close();
                  }}},
                {}};
    }

  private:
    QWidget& view_;
};

class View : public counting::View {
  public:
    using counting::View::View;
    QList<plt::DocumentFormat*> documentFormats() override { return {&bytes_}; }

  private:
    Bytes bytes_{*this};
};

}  // namespace

/// A game that ends when a file was shown or refused in a message box, and reports this on standard error.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        auto* const view = new View(parent);
        auto* const timer = new QTimer(view);
        connect(timer, &QTimer::timeout, view, [view] {
            auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            std::fprintf(stderr, "box: %s\n", qPrintable(box->text()));
            box->close();
            view->window()->close();
        });
        constexpr int often = 20;
        timer->start(often);
        return view;
    }
};

#include "opens-a-file.moc"
