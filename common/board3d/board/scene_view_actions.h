// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/camera/camera_move.h"

#include <memory>

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace plt {

/// The actions of a SceneBoard in the View menu. Emits the player's choices; the board applies them.
class SceneViewActions : public QObject {
    Q_OBJECT

  public:
    SceneViewActions();
    ~SceneViewActions() override;

    const QList<QAction*>& all() const { return all_; }
    /// Shows the current presentation. Perspective is disabled if it is not possible.
    void showPerspective(bool on, bool possible);
    void showLabels(bool on);

  Q_SIGNALS:
    void perspectiveChosen(bool on);
    void labelsChosen(bool on);
    void cameraMoved(plt::CameraMove move);

  private:
    void addCamera(const QString& text, CameraMove move);
    std::unique_ptr<QMenu> cameraMenu_;
    QAction* perspective_;
    QAction* labels_;
    QAction* camera_;
    QList<QAction*> all_;
};

}  // namespace plt
