// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/export.h"
#include "common/board3d/scene/scene_presentation.h"
#include "common/gl/camera.h"

#include <memory>

#include <QWidget>

namespace plt {

class SceneHand;

/// A scene in perspective, drawn with what OpenGL 2.1 and OpenGL ES 2 have. It turns what the pointer does
/// into calls of the hand, and is repainted only where something changed.
///
/// Where a graphics card draws, the picture is shown by a QOpenGLWidget. Where the processor does the card's
/// work, a window that is put together by OpenGL takes longer for every frame than all of the board does:
/// there the picture is taken out of an OpenGL context of its own, and the window stays an ordinary one. The
/// environment variable PLT_OPENGL chooses for the machine: "widget" or "copy".
///
/// It must not outlive the hand. If it cannot draw it says so with failed(), at the start or later
/// when the context is lost, and should then be deleted and replaced by the flat way to show the scene.
class PLT_BOARD3D_API PerspectiveScene : public QWidget, public ScenePresentation {
    Q_OBJECT

  public:
    explicit PerspectiveScene(SceneHand& hand, QWidget* parent = nullptr);
    ~PerspectiveScene() override;

    /// Whether it is worth a try: false where the platform plugin is known to have no OpenGL, or the
    /// environment variable PLT_NO_OPENGL is set. Costs nothing.
    static bool isWorthTrying();

    QWidget* widget() override { return this; }
    /// The connection from SceneHand::changed() to showHand() is the owner's.
    void showScene(bool animated) override;
    void showHand() override;
    bool isAnimating() const override;
    void finishAnimation() override;
    void setConcealed(bool concealed) override;
    QPoint squarePoint(int square) const override;
    QPoint piecePoint(int piece) const override;
    QRect squareRect(int square) const override;

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

    /// How often something was drawn so far.
    int framesDrawn() const;

  Q_SIGNALS:
    /// It cannot be drawn, and why (a sentence for the player). Told once.
    void failed(const QString& reason);
    /// The player looks differently now (by pointer or by one of the functions above): to be remembered.
    void viewChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
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
