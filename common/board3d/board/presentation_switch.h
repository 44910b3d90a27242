// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/flat/flat_scene.h"
#include "common/board3d/perspective/perspective_scene.h"

#include <QPointer>

namespace plt {

/// Shows a scene in perspective or flat from above, as the player wants and the machine can: one of both at a
/// time, in the whole of a widget.
class PresentationSwitch : public QObject {
    Q_OBJECT

  public:
    /// The hand must outlive the widget's children.
    PresentationSwitch(SceneHand& hand, QWidget* parent);

    /// Null before present().
    ScenePresentation* shown() const;
    PerspectiveScene* perspective() const { return perspective_; }
    /// Whether perspective is wanted, and whether it is possible as far as is known.
    bool isWanted() const { return wanted_; }
    bool isPossible() const { return possible_; }
    void want(bool perspective) { wanted_ = perspective; }

    /// Makes the scene be shown as wanted and possible; does nothing if it is already.
    void present();
    void setConcealed(bool concealed);
    void setLabelsShown(bool shown);
    /// Fills the widget.
    void place();
    /// No presentation is left, also none that waits for its deletion.
    void clear();

  Q_SIGNALS:
    /// The perspective that was shown is about to go.
    void leavingPerspective();
    /// There is another presentation. It is not yet placed.
    void presented();
    /// No perspective from now on, and why.
    void gaveUp(const QString& reason);
    /// The player looks differently.
    void viewChanged();

  private:
    void showFlat();
    void showPerspective();
    void giveUp(const QString& reason);

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
