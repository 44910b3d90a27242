// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/flat/flat_scene.h"
#include "common/board3d/perspective/camera_buttons.h"
#include "common/board3d/perspective/perspective_scene.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/board3d/scene/scene_view_actions.h"
#include "common/board3d/scene_board.h"

#include <QPointer>
#include <QTimer>

namespace plt {

/// Names of what is kept in a game's preferences.
const auto perspectiveKey = QStringLiteral("perspective");
const auto labelsKey = QStringLiteral("coordinates");
const auto viewKey = QStringLiteral("camera");

struct SceneBoard::Private {
    explicit Private(SceneBoard* board);

    ScenePresentation* presentation() const;
    /// Makes the board be shown as the player wants and the machine can; does nothing if it is already.
    void present();
    /// No perspective from now on, and why.
    void giveUpPerspective(const QString& reason);
    void showFlat();
    void showPerspective();
    void place();
    void handChanged();
    void watchWindow();

    // What the player prefers
    void keep(const QString& key, bool on);
    void keepView();
    void restoreView();

    // Keys
    bool key(const QKeyEvent& event);
    bool cameraKey(const QKeyEvent& event);
    bool cursorKey(const QKeyEvent& event);
    void turnCamera(CameraMove move);

    SceneBoard* board;
    SceneHand hand;
    QPointer<FlatScene> flat;
    QPointer<PerspectiveScene> perspective;
    SceneViewActions actions;
    CameraButtons* buttons = nullptr;
    QPointer<Preferences> preferences;
    QPointer<QWidget> watched;
    QTimer viewTimer;  ///< keeps the view a moment after it was changed last
    bool wanted = true;
    bool possible = true;
    bool labels = false;
    bool concealed = false;
    bool hasScene = false;
    // What screen readers know of.
    int toldCursor = -1;
    int toldLifted = -1;
};

}  // namespace plt
