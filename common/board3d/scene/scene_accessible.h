// SPDX-License-Identifier: MIT
#pragma once

#include "common/accessible/part.h"
#include "common/board3d/export.h"
#include "common/board3d/scene.h"

#include <vector>

#include <QAccessibleWidget>

namespace plt {

class SceneBoard;

/// How screen readers see a SceneBoard, however it is shown: a group whose first children are its squares in
/// order, each a button with a name; then the buttons of the camera, if they are there. The widget that draws
/// is none of its children.
class PLT_BOARD3D_API SceneAccessible : public QAccessibleWidget {
  public:
    explicit SceneAccessible(SceneBoard* board);

    /// Makes Qt ask us about scene boards; does so only once.
    static void install();
    /// Tells where the cursor is now.
    static void cursorMoved(SceneBoard* board);
    /// Tells which squares are called differently since `before`.
    static void sceneChanged(SceneBoard* board, const BoardScene& before);
    /// Tells that another piece is lifted (-1: none).
    static void liftedChanged(SceneBoard* board, int before, int now);
    /// Tells that everything is another.
    static void reset(SceneBoard* board);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    SceneBoard* board() const;
    /// The interface of a square, made on first use and kept; null when it cannot be reached.
    QAccessibleInterface* squareInterface(int square) const;
    /// The child number of a square, -1 for none.
    int indexOfSquare(int square) const;

  protected:
    ~SceneAccessible() override;

  private:
    static SceneAccessible* of(SceneBoard* board);
    std::vector<int> squares() const;
    QAccessibleInterface* buttons() const;
    mutable accessible::Parts made_;
};

}  // namespace plt
