// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <functional>

#include <QList>

class QAction;
class QKeyEvent;
class QRegion;
class QWidget;

namespace plt {
class Preferences;
}

namespace plt::script {

/// The input on a board with pieces, as SceneBoard emits it.
struct PiecesInput {
    std::function<void(int piece, int square)> moved;
    std::function<void(int piece, int square)> refused;
    std::function<void(int square)> chosen;
    std::function<void(const QString& text)> notice;
    std::function<bool(QKeyEvent* event, int cursorSquare)> keyPressed;
};

/// A SceneBoard, as seen from libraries that are not linked with it and so load no OpenGL.
class PiecesBoard {
  public:
    PiecesBoard() = default;
    virtual ~PiecesBoard() = default;
    PiecesBoard(const PiecesBoard&) = delete;
    PiecesBoard& operator=(const PiecesBoard&) = delete;

    virtual QWidget& widget() = 0;
    virtual QRegion occupiedRegion(const QWidget& holder) const = 0;
    virtual void setScene(BoardScene scene, bool animated) = 0;
    virtual QList<QAction*> viewActions() const = 0;
    virtual void readPreferences(Preferences& preferences) = 0;
};

/// Signature of plt_pieces_board, the function of the library of these boards: returns a board that the
/// caller owns, while its widget is owned by the widget around it.
using MakePiecesBoard = PiecesBoard* (*)(const PiecesInput& input);

}  // namespace plt::script
