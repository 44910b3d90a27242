// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/camera/camera_move.h"
#include "common/board3d/scene/scene_presentation.h"
#include "common/export.h"
#include "common/gl/geometry/camera.h"
#include "common/gl/gl_widget.h"

#include <memory>

namespace plt {

class SceneHand;

/// A scene in perspective, drawn with OpenGL. It translates pointer input into calls of the hand, and
/// repaints only what has changed.
///
/// The hand must outlive it. If it cannot draw, it emits failed(), at the start or later when the context is
/// lost, and should then be deleted and replaced by the flat presentation.
class PLT_BOARD3D_API PerspectiveScene : public GlWidget, public ScenePresentation {
    Q_OBJECT

  public:
    explicit PerspectiveScene(SceneHand& hand, QWidget* parent = nullptr);
    ~PerspectiveScene() override;

    QWidget* widget() override { return this; }
    /// The owner connects SceneHand::changed() to showHand().
    void showScene(bool animated) override;
    void showHand() override;
    bool isAnimating() const override;
    void finishAnimation() override;
    void endTurn() override;
    void setConcealed(bool concealed) override;
    QPoint squarePoint(int square) const override;
    QPoint piecePoint(int piece) const override;
    QRect squareRect(int square) const override;
    QRegion outline() const override;

    /// Moves the camera by one step, as a key does.
    void moveCamera(CameraMove move);
    /// Turns the board by degrees: counter-clockwise from above, and away from the vertical view. A key press
    /// turns by CameraView::angleStep.
    void turn(double phi, double theta);
    /// Moves nearer by this many steps (negative: away).
    void zoom(double steps);
    /// Enlarges the picture by this many steps of the field of view (negative: reduces it).
    void enlarge(double steps);
    /// Shifts the picture by this many steps to the right and up.
    void shift(double right, double up);
    /// Returns to the initial view.
    void resetView();
    /// The player's view; during a motion its destination. Setting it has no animation.
    CameraView view() const;
    void setView(const CameraView& view);

    bool showsLabels() const;
    void setLabelsShown(bool shown);

  Q_SIGNALS:
    /// Emitted once if it cannot draw, with the reason as a sentence for the player.
    void failed(const QString& reason);
    /// Emitted when the player has changed the view (by pointer or the functions above), so that it can be
    /// saved.
    void viewChanged();

  protected:
    std::unique_ptr<GlDrawing> makeDrawing() override;
    bool isSweeping() const override;
    bool event(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
