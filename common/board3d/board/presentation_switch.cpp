// SPDX-License-Identifier: MIT
#include "common/board3d/board/presentation_switch.h"

#include "common/board3d/scene/scene_hand.h"

#include <QTimer>

namespace plt {

namespace {

/// Deletes a presentation later. It may be the very widget that is just reporting an action of the player, or
/// its own failure.
void dismiss(QWidget* presentation) {
    if (presentation == nullptr) return;
    presentation->hide();
    presentation->deleteLater();
}

}  // namespace

PresentationSwitch::PresentationSwitch(SceneHand& hand, QWidget* parent) : hand_(hand), parent_(parent) {}

ScenePresentation* PresentationSwitch::shown() const {
    if (perspective_) return perspective_.data();
    return flat_.data();
}

void PresentationSwitch::present() {
    if (wanted_ && possible_ && !PerspectiveScene::isSupported()) {
        disablePerspective(tr("This computer has no OpenGL, so the board is shown flat, from above."));
        return;
    }
    const bool inPerspective = wanted_ && possible_;
    if (shown() != nullptr && inPerspective == !perspective_.isNull()) return;
    // A lifted piece would hang in the air of a view that is gone.
    hand_.putBack();
    if (inPerspective)
        showPerspective();
    else
        showFlat();
    auto* const now = shown();
    now->widget()->setFocusPolicy(Qt::NoFocus);
    now->setConcealed(concealed_);
    now->showScene(false);
    place();
    Q_EMIT presented();
    now->widget()->show();
}

void PresentationSwitch::showFlat() {
    if (perspective_) {
        Q_EMIT leavingPerspective();
        perspective_->disconnect(this);
    }
    dismiss(perspective_);
    perspective_ = nullptr;
    flat_ = new FlatScene(hand_, parent_);
    flat_->setLabelsShown(labels_);
}

void PresentationSwitch::showPerspective() {
    dismiss(flat_);
    flat_ = nullptr;
    perspective_ = new PerspectiveScene(hand_, parent_);
    perspective_->setLabelsShown(labels_);
    connect(perspective_, &PerspectiveScene::failed, this, &PresentationSwitch::disablePerspective,
            Qt::QueuedConnection);
    connect(perspective_, &PerspectiveScene::viewChanged, this, &PresentationSwitch::viewChanged);
}

void PresentationSwitch::disablePerspective(const QString& reason) {
    if (!possible_) return;
    possible_ = false;
    present();
    // Delayed, so that the creator of this board has time to connect.
    QTimer::singleShot(0, this, [this, reason] { Q_EMIT perspectiveFailed(reason); });
}

void PresentationSwitch::setConcealed(bool concealed) {
    concealed_ = concealed;
    if (auto* const now = shown()) now->setConcealed(concealed);
}

void PresentationSwitch::setLabelsShown(bool shown) {
    labels_ = shown;
    if (flat_) flat_->setLabelsShown(shown);
    if (perspective_) perspective_->setLabelsShown(shown);
}

void PresentationSwitch::place() {
    if (auto* const now = shown()) now->widget()->setGeometry(parent_->rect());
}

void PresentationSwitch::clear() {
    qDeleteAll(parent_->findChildren<FlatScene*>());
    qDeleteAll(parent_->findChildren<PerspectiveScene*>());
}

}  // namespace plt
