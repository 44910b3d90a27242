// SPDX-License-Identifier: MIT
#include "common/board3d/board/scene_view_actions.h"

#include <QAction>
#include <QMenu>

namespace plt {

SceneViewActions::SceneViewActions()
    : cameraMenu_(std::make_unique<QMenu>()),
      perspective_(new QAction(tr("Board in &perspective"), this)),
      labels_(new QAction(tr("C&oordinates"), this)),
      camera_(cameraMenu_->menuAction()) {
    for (auto* action : {perspective_, labels_}) action->setCheckable(true);
    connect(perspective_, &QAction::triggered, this, &SceneViewActions::perspectiveChosen);
    connect(labels_, &QAction::triggered, this, &SceneViewActions::labelsChosen);
    camera_->setText(tr("Ca&mera"));
    addCamera(tr("Turn to the &left"), CameraMove::turnLeft);
    addCamera(tr("Turn to the &right"), CameraMove::turnRight);
    addCamera(tr("More from &above"), CameraMove::tiltUp);
    addCamera(tr("More from the &side"), CameraMove::tiltDown);
    cameraMenu_->addSeparator();
    addCamera(tr("&Closer"), CameraMove::nearer);
    addCamera(tr("&Farther"), CameraMove::farther);
    addCamera(tr("&Bigger"), CameraMove::larger);
    addCamera(tr("S&maller"), CameraMove::smaller);
    cameraMenu_->addSeparator();
    addCamera(tr("Shift to the left"), CameraMove::shiftLeft);
    addCamera(tr("Shift to the right"), CameraMove::shiftRight);
    addCamera(tr("Shift up"), CameraMove::shiftUp);
    addCamera(tr("Shift down"), CameraMove::shiftDown);
    cameraMenu_->addSeparator();
    addCamera(tr("&Usual view"), CameraMove::reset);
    all_ = {perspective_, labels_, camera_};
}

SceneViewActions::~SceneViewActions() = default;

void SceneViewActions::addCamera(const QString& text, CameraMove move) {
    // The key is only displayed: the board handles it itself, so that text fields of the window can use it
    // too.
    auto* action = cameraMenu_->addAction(text + QLatin1Char('\t') + cameraKeyText(move));
    connect(action, &QAction::triggered, this, [this, move] { Q_EMIT cameraMoved(move); });
}

void SceneViewActions::showPerspective(bool on, bool possible) {
    perspective_->setEnabled(possible);
    perspective_->setChecked(on);
    camera_->setEnabled(on);
}

void SceneViewActions::showLabels(bool on) {
    labels_->setChecked(on);
}

}  // namespace plt
