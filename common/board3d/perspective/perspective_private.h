// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/perspective/perspective_glass.h"
#include "common/board3d/perspective/perspective_look.h"
#include "common/board3d/perspective/perspective_picture.h"
#include "common/board3d/perspective/perspective_scene.h"
#include "common/board3d/perspective/picking.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/board3d/scene/scene_motion.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QImage>

namespace plt {

/// What perspective_scene.cpp (drawing) and perspective_input.cpp (pointer and view) share.
struct PerspectiveScene::Private {
    Private(PerspectiveScene* owner, SceneHand& sceneHand) : scene(owner), hand(sceneHand) {}

    PerspectiveScene* scene;
    SceneHand& hand;

    // Time
    QElapsedTimer clock;
    QBasicTimer frames;
    double now() const { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }
    void keepMoving();  ///< has the frame timer run as long as anything moves
    void tick();

    // Pieces
    SceneMotion motion;
    std::vector<ScenePiece> followed;  ///< the pieces that the motion was told of last
    SceneMotion::Timing timing() const;
    SceneMotion::Hold hold() const { return {hand.lifted(), hand.heldAt()}; }
    void followScene(bool animated);
    bool concealed = false;

    // View
    CameraView shownView;
    CameraView wantedView;
    CameraView viewFrom;
    double viewSince = 0;
    bool viewMoves = false;
    bool viewIsStart = true;  ///< the player has not changed it since the start
    Camera camera() const;
    Camera wantedCamera() const;
    void look(CameraView view, bool animated);
    bool advanceView(double time);

    // Drawing
    // One of these two, once it is known which; the picture needs it and goes first.
    std::unique_ptr<HiddenContext> hidden;
    PerspectiveGlass* glass = nullptr;  ///< owned by the widget
    std::unique_ptr<PerspectivePicture> picture;
    QImage image;  ///< the picture as it comes from the hidden context; not used with a glass
    PerspectiveFrame drawn;
    PerspectiveFrame next;
    bool wanted = false;     ///< a frame is asked for
    bool awaited = true;     ///< nothing is seen of the window before the first frame
    bool everything = true;  ///< no part of the picture is of any use
    bool rough = false;      ///< the picture has edges that are not smoothed
    double smoothCost = 0;   ///< milliseconds of a whole smoothed frame, averaged
    int smoothFrames = 0;
    bool labels = false;
    bool hasFailed = false;
    int frameCount = 0;
    int boardNumber = 0;
    BoardScene boardDrawn;  ///< what the board's mesh was made of
    QPalette boardPalette;
    QStringList labelsDrawn;
    int labelSharpness = 0;
    std::vector<QPainterPath> emblemsDrawn;
    void wantFrame();
    void fail(const QString& reason);
    void prepare();
    void makePicture(PerspectiveContext& context);
    void drawOnGlass();
    void prepareBoard();
    void fillFrame(PerspectiveFrame& frame);
    /// Brings the picture up to date; what of it has changed, in logical pixels.
    QRect drawFrame();

    // Pointer
    enum class Doing : std::uint8_t { nothing, pressed, dragging, turning };
    Doing doing = Doing::nothing;
    Qt::MouseButton button = Qt::NoButton;
    QPointF pressedAt;
    QPointF turnedAt;
    bool pressMoved = false;
    int pressedPiece = -1;
    int pressedSquare = -1;
    bool pressLifted = false;  ///< the press itself has lifted the piece
    std::optional<Grip> grip;
    std::vector<Cylinder> cylinders;
    struct Under {
        int piece = -1;
        int square = -1;
    };
    Under under(QPointF pixel);
    void press(QPointF pixel);
    void drag(QPointF pixel);
    void release(QPointF pixel);
    void cancelPress();
    void turnBy(QPointF pixels);
    bool gesture(QEvent* event);
    void showPointer(QPointF pixel);
};

}  // namespace plt
