// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/camera/camera_move.h"
#include "common/board3d/export.h"
#include "common/board3d/scene/scene_presentation.h"
#include "common/gl/camera.h"
#include "common/gl/gl_widget.h"

#include <memory>

namespace plt {

class SceneHand;

/// A scene in perspective, drawn with OpenGL. It turns what the pointer does into calls of the hand, and is
/// repainted only where something changed.
///
/// It must not outlive the hand. If it cannot draw it says so with failed(), at the start or later
/// when the context is lost, and should then be deleted and replaced by the flat way to show the scene.
class PLT_BOARD3D_API PerspectiveScene : public GlWidget, public ScenePresentation {
    Q_OBJECT

  public:
    explicit PerspectiveScene(SceneHand& hand, QWidget* parent = nullptr);
    ~PerspectiveScene() override;

    QWidget* widget() override { return this; }
    /// The connection from SceneHand::changed() to showHand() is the owner's.
    void showScene(bool animated) override;
    void showHand() override;
    bool isAnimating() const override;
    void finishAnimation() override;
    void endTurn() override;
    void setConcealed(bool concealed) override;
    QPoint squarePoint(int square) const override;
    QPoint piecePoint(int piece) const override;
    QRect squareRect(int square) const override;

    /// One step of the camera, as a key does.
    void moveCamera(CameraMove move);
    /// Turns the board: counter-clockwise seen from above, and away from the straight view down. Degrees;
    /// CameraView::angleStep for a key press.
    void turn(double phi, double theta);
    /// Goes nearer by this many steps (negative: away).
    void zoom(double steps);
    /// Makes the picture bigger by this many steps of the field of view (negative: smaller).
    void enlarge(double steps);
    /// Shifts the picture by this many steps to the right and up.
    void shift(double right, double up);
    /// Back to the view of the start.
    void resetView();
    /// How the player looks now (where a running motion of the view leads to), and to look so at once.
    CameraView view() const;
    void setView(const CameraView& view);

    bool showsLabels() const;
    void setLabelsShown(bool shown);

  Q_SIGNALS:
    /// It cannot be drawn, and why (a sentence for the player). Told once.
    void failed(const QString& reason);
    /// The player looks differently now (by pointer or by one of the functions above): to be remembered.
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
