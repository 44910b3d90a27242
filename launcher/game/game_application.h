// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QElapsedTimer>

namespace plt {

/// The application object of a game's process. It keeps a way out of a game that has made itself master of
/// the screen: Ctrl+Shift+Escape, which a game cannot intercept as long as its event loop runs.
class GameApplication : public QApplication {
    Q_OBJECT

  public:
    GameApplication(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

  Q_SIGNALS:
    /// The key was pressed: the game has let go of keyboard, mouse and screen.
    void leaveWanted();
    /// It was pressed once more: the player wants the game to end.
    void endWanted();

  private:
    void takeWayOut();
    QElapsedTimer sinceLeave_;
};

}  // namespace plt
