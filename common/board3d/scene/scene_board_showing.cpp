// SPDX-License-Identifier: MIT
// How a SceneBoard is shown: which presentation, and what the player prefers.
#include "common/board3d/scene/scene_board_private.h"
#include "common/storage/preferences.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace plt {

ScenePresentation* SceneBoard::Private::presentation() const {
    if (perspective) return perspective.data();
    return flat.data();
}

void SceneBoard::Private::present() {
    if (wanted && possible && !PerspectiveScene::isWorthTrying()) {
        giveUpPerspective(tr("This computer has no OpenGL, so the board is shown flat, from above."));
        return;
    }
    const bool inPerspective = wanted && possible;
    if (presentation() != nullptr && inPerspective == !perspective.isNull()) return;
    // Whatever is lifted would hang in the air of a view that is gone.
    hand.putBack();
    if (inPerspective)
        showPerspective();
    else
        showFlat();
    auto* shown = presentation();
    shown->widget()->setFocusPolicy(Qt::NoFocus);
    shown->setConcealed(concealed);
    shown->showScene(false);
    place();
    shown->widget()->show();
    buttons->raise();
    actions.showPerspective(inPerspective, possible);
}

/// A presentation leaves. It may be this very widget that is just telling what the player did, or that it
/// cannot go on.
static void dismiss(QWidget* presentation) {
    if (presentation == nullptr) return;
    presentation->hide();
    presentation->deleteLater();
}

void SceneBoard::Private::showFlat() {
    if (perspective) {
        if (viewTimer.isActive()) keepView();
        perspective->disconnect(board);
    }
    dismiss(perspective);
    perspective = nullptr;
    flat = new FlatScene(hand, board);
    flat->setLabelsShown(labels);
}

void SceneBoard::Private::showPerspective() {
    dismiss(flat);
    flat = nullptr;
    perspective = new PerspectiveScene(hand, board);
    perspective->setLabelsShown(labels);
    QObject::connect(
        perspective, &PerspectiveScene::failed, board,
        [this](const QString& reason) { giveUpPerspective(reason); }, Qt::QueuedConnection);
    QObject::connect(perspective, &PerspectiveScene::viewChanged, board, [this] { viewTimer.start(); });
    restoreView();
}

void SceneBoard::Private::giveUpPerspective(const QString& reason) {
    if (!possible) return;
    possible = false;
    present();
    actions.showPerspective(false, false);
    // Not before whoever made this board had the time to listen.
    QTimer::singleShot(0, board, [this, reason] { Q_EMIT board->notice(reason); });
}

void SceneBoard::Private::place() {
    if (auto* shown = presentation()) shown->widget()->setGeometry(board->rect());
    if (perspective && !concealed)
        buttons->placeIn(board->size());
    else
        buttons->hide();
}

bool SceneBoard::isPerspective() const {
    return !d->perspective.isNull();
}

bool SceneBoard::canPerspective() const {
    return d->possible && PerspectiveScene::isWorthTrying();
}

void SceneBoard::setPerspective(bool on) {
    d->wanted = on;
    // One that is not shown yet waits for that, so that a game that is flat never loads OpenGL.
    if (d->presentation() != nullptr)
        d->present();
    else
        d->actions.showPerspective(on && d->possible, d->possible);
}

bool SceneBoard::showsLabels() const {
    return d->labels;
}

void SceneBoard::setLabelsShown(bool on) {
    d->labels = on;
    if (d->flat) d->flat->setLabelsShown(on);
    if (d->perspective) d->perspective->setLabelsShown(on);
    d->actions.showLabels(on);
}

const QList<QAction*>& SceneBoard::viewActions() const {
    return d->actions.all();
}

// What the player prefers ---------------------------------------------------------------------------------

void SceneBoard::readPreferences(Preferences& preferences) {
    d->preferences = &preferences;
    setLabelsShown(preferences.flag(labelsKey, false));
    setPerspective(preferences.flag(perspectiveKey, true));
    if (d->hasScene) d->present();
    d->restoreView();
}

void SceneBoard::Private::keep(const QString& key, bool on) {
    if (preferences) preferences->setFlag(key, on);
}

void SceneBoard::Private::keepView() {
    viewTimer.stop();
    if (!preferences || !perspective) return;
    const CameraView view = perspective->view();
    if (view == startView(hand.scene())) {
        preferences->setValue(viewKey, QString());
        return;
    }
    const QJsonObject kept{
        {QStringLiteral("phi"), view.phi},           {QStringLiteral("theta"), view.theta},
        {QStringLiteral("distance"), view.distance}, {QStringLiteral("fov"), view.fov},
        {QStringLiteral("x"), view.shift.x()},       {QStringLiteral("y"), view.shift.y()}};
    preferences->setValue(viewKey, QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
}

void SceneBoard::Private::restoreView() {
    if (!preferences || !perspective) return;
    const QString text = preferences->value(viewKey).toString();
    const QJsonObject kept = QJsonDocument::fromJson(text.toUtf8()).object();
    if (kept.isEmpty()) return;
    CameraView view = startView(hand.scene());
    const auto number = [&kept](const char* key, double fallback) {
        return kept.value(QLatin1String(key)).toDouble(fallback);
    };
    view.phi = number("phi", view.phi);
    view.theta = number("theta", view.theta);
    view.distance = number("distance", view.distance);
    view.fov = number("fov", view.fov);
    view.shift = {number("x", 0), number("y", 0)};
    perspective->setView(view.limited());
    viewTimer.stop();
}

}  // namespace plt
