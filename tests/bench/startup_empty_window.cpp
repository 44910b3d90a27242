// SPDX-License-Identifier: MIT
// Baselines of start-up times: an empty window; with `--text` one with a menu and a line of text, which makes
// Qt load its fonts; with `--buttons` one with twenty push buttons with icons.
#include <memory>

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>

namespace {

std::unique_ptr<QWidget> withText() {
    auto window = std::make_unique<QMainWindow>();
    window->menuBar()->addMenu(QStringLiteral("Menu"))->addAction(QStringLiteral("Action"));
    window->setCentralWidget(new QLabel(QStringLiteral("A line of text")));
    return window;
}

std::unique_ptr<QWidget> withButtons() {
    auto window = std::make_unique<QWidget>();
    auto* grid = new QGridLayout(window.get());
    for (int i = 0; i < 20; ++i) {
        QPixmap picture(32, 32);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setBrush(QColor::fromHsv(i * 18, 200, 200));
        painter.drawEllipse(2, 2, 28, 28);
        painter.end();
        auto* button = new QPushButton(QIcon(picture), QStringLiteral("Button %1").arg(i));
        button->setIconSize(QSize(32, 32));
        grid->addWidget(button, i / 4, i % 4);
    }
    return window;
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const auto arguments = QApplication::arguments();
    std::unique_ptr<QWidget> window;
    if (arguments.contains(QStringLiteral("--text")))
        window = withText();
    else if (arguments.contains(QStringLiteral("--buttons")))
        window = withButtons();
    else
        window = std::make_unique<QWidget>();
    window->resize(640, 480);
    window->show();
    return QApplication::exec();
}
