// SPDX-License-Identifier: MIT
#include "common/board3d/scene_board.h"

#include "common/board3d/scene/scene_accessible.h"
#include "common/board3d/scene/scene_board_private.h"
#include "common/storage/preferences.h"

#include <QEvent>

namespace plt {

SceneBoard::Private::Private(SceneBoard* sceneBoard) : board(sceneBoard) {
    buttons = new CameraButtons(board);
    buttons->hide();
    viewTimer.setSingleShot(true);
    viewTimer.setInterval(400);
}

SceneBoard::SceneBoard(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this)) {
    SceneAccessible::install();
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Board"));
    setContextMenuPolicy(Qt::PreventContextMenu);
    connect(&d->hand, &SceneHand::changed, this, [this] { d->handChanged(); });
    connect(&d->hand, &SceneHand::liftedChanged, this, &SceneBoard::liftedChanged);
    connect(&d->hand, &SceneHand::pieceMoved, this, &SceneBoard::pieceMoved);
    connect(&d->hand, &SceneHand::moveRefused, this, &SceneBoard::moveRefused);
    connect(&d->hand, &SceneHand::squareChosen, this, &SceneBoard::squareChosen);
    connect(&d->viewTimer, &QTimer::timeout, this, [this] { d->keepView(); });
    connect(d->buttons, &CameraButtons::moved, this, [this](CameraMove move) { d->turnCamera(move); });
    connect(&d->actions, &SceneViewActions::cameraMoved, this,
            [this](CameraMove move) { d->turnCamera(move); });
    connect(&d->actions, &SceneViewActions::perspectiveChosen, this, [this](bool on) {
        setPerspective(on);
        d->keep(perspectiveKey, on);
    });
    connect(&d->actions, &SceneViewActions::labelsChosen, this, [this](bool on) {
        setLabelsShown(on);
        d->keep(labelsKey, on);
    });
    d->actions.showPerspective(d->wanted, true);
}

SceneBoard::~SceneBoard() {
    if (d->viewTimer.isActive()) d->keepView();
    // They must not outlive the hand, also not those that wait for their deletion.
    qDeleteAll(findChildren<FlatScene*>());
    qDeleteAll(findChildren<PerspectiveScene*>());
}

// Scene ---------------------------------------------------------------------------------------------------

void SceneBoard::setScene(BoardScene scene, bool animated) {
    const BoardScene before = d->hand.scene();
    d->hand.setScene(std::move(scene));
    const bool first = !std::exchange(d->hasScene, true);
    // Before the window is shown if possible: a window that gets OpenGL later has to be made anew.
    if (first && d->preferences && d->presentation() == nullptr) d->present();
    if (auto* shown = d->presentation()) shown->showScene(animated && !first);
    SceneAccessible::sceneChanged(this, before);
    if (first) updateGeometry();
}

const BoardScene& SceneBoard::scene() const {
    return d->hand.scene();
}

void SceneBoard::Private::handChanged() {
    if (auto* shown = presentation()) shown->showHand();
    if (toldLifted != hand.lifted()) {
        const int before = std::exchange(toldLifted, hand.lifted());
        SceneAccessible::liftedChanged(board, before, toldLifted);
    }
    if (toldCursor != hand.cursor()) {
        toldCursor = hand.cursor();
        SceneAccessible::cursorMoved(board);
    }
}

void SceneBoard::putBack() {
    d->hand.putBack();
}

int SceneBoard::liftedPiece() const {
    return d->hand.lifted();
}

bool SceneBoard::lift(int piece) {
    return !d->concealed && d->hand.lift(piece);
}

int SceneBoard::cursorSquare() const {
    return d->hand.cursor();
}

void SceneBoard::setCursorSquare(int square) {
    d->hand.setCursor(square, d->hand.isCursorVisible());
}

bool SceneBoard::isAnimating() const {
    const auto* shown = d->presentation();
    return shown != nullptr && shown->isAnimating();
}

void SceneBoard::finishAnimation() {
    if (auto* shown = d->presentation()) shown->finishAnimation();
}

void SceneBoard::setConcealed(bool concealed) {
    if (d->concealed == concealed) return;
    d->concealed = concealed;
    d->hand.putBack();
    if (auto* shown = d->presentation()) shown->setConcealed(concealed);
    d->place();
    SceneAccessible::reset(this);
}

QPoint SceneBoard::squarePoint(int square) const {
    d->present();
    return d->presentation()->widget()->mapTo(this, d->presentation()->squarePoint(square));
}

QPoint SceneBoard::piecePoint(int piece) const {
    d->present();
    return d->presentation()->widget()->mapTo(this, d->presentation()->piecePoint(piece));
}

QRect SceneBoard::squareRect(int square) const {
    d->present();
    const QRect rect = d->presentation()->squareRect(square);
    return {d->presentation()->widget()->mapTo(this, rect.topLeft()), rect.size()};
}

bool SceneBoard::isReachable(int square) const {
    return !d->concealed && d->hand.isPlace(square);
}

QString SceneBoard::squareName(int square) const {
    if (!isReachable(square)) return {};
    const QString name = d->hand.scene().squares[static_cast<std::size_t>(square)].name;
    const auto* lifted = d->hand.piece(d->hand.lifted());
    if (lifted == nullptr) return name;
    if (d->hand.isTarget(square)) return tr("%1, can be put here").arg(name);
    return lifted->square == square ? tr("%1, lifted").arg(name) : name;
}

int SceneBoard::liftedSquare() const {
    const auto* lifted = d->hand.piece(d->hand.lifted());
    return lifted != nullptr ? lifted->square : -1;
}

void SceneBoard::chooseSquare(int square) {
    if (!isReachable(square) || !isEnabled()) return;
    d->hand.setCursor(square, true);
    d->hand.choose(square);
}

// Size and events -----------------------------------------------------------------------------------------

QSize SceneBoard::sizeHint() const {
    return {760, 560};
}

QSize SceneBoard::minimumSizeHint() const {
    return {160, 120};
}

void SceneBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d->place();
}

bool SceneBoard::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::Polish:
        case QEvent::Show:
            d->present();
            d->watchWindow();
            break;
        case QEvent::Hide:
            if (d->viewTimer.isActive()) d->keepView();
            break;
        case QEvent::ParentChange:
        case QEvent::ParentAboutToChange:
            if (d->watched) d->watched->removeEventFilter(this);
            d->watched = nullptr;
            break;
        default:
            break;
    }
    return QWidget::event(event);
}

}  // namespace plt
