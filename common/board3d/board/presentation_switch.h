// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/flat/flat_scene.h"
#include "common/board3d/perspective/perspective_scene.h"

#include <QPointer>

namespace plt {

/// Shows a scene in perspective or flat from above, depending on the player's wish and the machine. One of
/// both at a time fills the parent widget.
class PresentationSwitch : public QObject {
    Q_OBJECT

  public:
    /// The hand must outlive the children of the parent widget.
    PresentationSwitch(SceneHand& hand, QWidget* parent);

    /// The current presentation; null before present().
    ScenePresentation* shown() const;
    PerspectiveScene* perspective() const { return perspective_; }
    /// Returns true if the player wants perspective.
    bool isWanted() const { return wanted_; }
    /// Returns true if perspective is possible, as far as is known.
    bool isPossible() const { return possible_; }
    void setWanted(bool perspective) { wanted_ = perspective; }

    /// Shows the scene as wanted and possible. Does nothing if it is shown so already.
    void present();
    void setConcealed(bool concealed);
    void setLabelsShown(bool shown);
    /// Resizes the presentation to fill the widget.
    void place();
    /// Deletes all presentations, including those that wait for deletion.
    void clear();

  Q_SIGNALS:
    /// Emitted before the current perspective is removed.
    void leavingPerspective();
    /// Emitted after a new presentation is created, before it is placed.
    void presented();
    /// Emitted when perspective becomes impossible, with the reason.
    void perspectiveFailed(const QString& reason);
    /// Emitted when the player's view changes.
    void viewChanged();

  private:
    void showFlat();
    void showPerspective();
    void disablePerspective(const QString& reason);

    SceneHand& hand_;
    QWidget* parent_;
    QPointer<FlatScene> flat_;
    QPointer<PerspectiveScene> perspective_;
    bool wanted_ = true;
    bool possible_ = true;
    bool concealed_ = false;
    bool labels_ = false;
};

}  // namespace plt
