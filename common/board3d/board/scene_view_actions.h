// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/camera/camera_move.h"

#include <memory>

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace plt {

/// What a SceneBoard has in the View menu. It tells what the player chose; the board does it.
class SceneViewActions : public QObject {
    Q_OBJECT

  public:
    SceneViewActions();
    ~SceneViewActions() override;

    const QList<QAction*>& all() const { return all_; }
    /// Shows how the board is seen now. Where there can be no perspective it cannot be chosen.
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
