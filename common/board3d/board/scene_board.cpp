// SPDX-License-Identifier: MIT
#include "common/board3d/scene_board.h"

#include "common/accessible/cells.h"
#include "common/accessible/keys.h"
#include "common/board3d/board/hint_layer.h"
#include "common/board3d/board/kept_view.h"
#include "common/board3d/board/presentation_switch.h"
#include "common/board3d/board/scene_keys.h"
#include "common/board3d/board/scene_view_actions.h"
#include "common/board3d/camera/camera_buttons.h"
#include "common/board3d/camera/start_view.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/storage/preferences.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPointer>
#include <QTimer>

namespace plt {
namespace {

// Keys in the preferences of a game.
const auto perspectiveKey = QStringLiteral("perspective");
const auto labelsKey = QStringLiteral("coordinates");
const auto viewKey = QStringLiteral("camera");

/// Time in ms without a change after which the view is saved.
constexpr int viewRest = 400;

}  // namespace

struct SceneBoard::Private {
    explicit Private(SceneBoard* sceneBoard)
        : board(sceneBoard),
          presentations(hand, sceneBoard),
          hintLayer(new HintLayer([this] { return hintWay(); }, sceneBoard)),
          buttons(new CameraButtons(sceneBoard)),
          readable(*this) {
        buttons->hide();
        viewTimer.setSingleShot(true);
        viewTimer.setInterval(viewRest);
    }

    SceneBoard* board;
    SceneHand hand;
    PresentationSwitch presentations;
    SceneViewActions actions;
    HintLayer* hintLayer;
    CameraButtons* buttons;
    QPointer<Preferences> preferences;
    QPointer<QWidget> watched;  ///< the window, whose unused keys turn the camera
    QTimer viewTimer;           ///< delays saving the view after its last change
    QRegion toldOutline;        ///< of what is drawn, of which words beside it were told
    bool labels = false;
    bool concealed = false;
    bool hasScene = false;
    // State known to screen readers.
    int toldCursor = -1;
    int notifiedLifted = -1;

    ScenePresentation& shown() {
        presentations.present();
        return *presentations.shown();
    }
    void place();
    void placeButtons();
    void showHint();
    QPoint shownPoint(int square) const;
    HintLayer::Way hintWay() const;
    void handChanged();
    void watchWindow();
    void storeFlag(const QString& key, bool on) {
        if (preferences) preferences->setFlag(key, on);
    }
    /// Has words that stand beside the board look for another place if it takes up another one.
    void tellOutline();
    void storeView();
    void restoreView();
    bool turnsCamera(const QKeyEvent& event);
    void moveCamera(CameraMove move);
    void notifyScene(const BoardScene& before);
    void notifyLifted(int before, int now);

    /// The squares for screen readers, independent of the presentation. The drawing widget is not a child of
    /// the board for them; the camera buttons are.
    class Readable : public accessible::Cells {
      public:
        explicit Readable(Private& owner) : Cells(owner.board), d(owner) {}
        int count() const override { return static_cast<int>(d.hand.scene().squares.size()); }
        bool exists(int square) const override { return d.board->isReachable(square); }
        QString name(int square) const override { return d.board->squareName(square); }
        QRect box(int square) const override { return d.board->squareRect(square); }
        void addState(int square, QAccessible::State& state) const override {
            if (!d.hand.isEnabled(square)) state.disabled = true;
            state.pressed = d.board->liftedSquare() == square;
        }
        void press(int square) override { d.board->chooseSquare(square); }
        int cellAt(QPoint point) const override {
            int best = -1;
            int bestDistance = 0;
            // In perspective the boxes of squares overlap; the nearest one is meant.
            for (int square = 0; square < count(); ++square) {
                if (!exists(square) || !box(square).contains(point)) continue;
                const int distance = (d.board->squarePoint(square) - point).manhattanLength();
                if (best >= 0 && distance >= bestDistance) continue;
                best = square;
                bestDistance = distance;
            }
            return best;
        }
        int cursor() const override { return d.hand.cursor(); }
        void moveCursor(int square) override { d.board->setCursorSquare(square); }
        QList<QWidget*> companions() const override {
            return d.buttons->isVisible() ? QList<QWidget*>{d.buttons} : QList<QWidget*>();
        }

      private:
        Private& d;
    };
    Readable readable;
};

SceneBoard::SceneBoard(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Board"));
    setContextMenuPolicy(Qt::PreventContextMenu);
    connect(&d->hand, &SceneHand::changed, this, [this] { d->handChanged(); });
    connect(&d->hand, &SceneHand::liftedChanged, this, &SceneBoard::liftedChanged);
    connect(&d->hand, &SceneHand::pieceMoved, this, &SceneBoard::pieceMoved);
    connect(&d->hand, &SceneHand::moveRefused, this, &SceneBoard::moveRefused);
    connect(&d->hand, &SceneHand::cellChosen, this, &SceneBoard::squareChosen);
    connect(&d->presentations, &PresentationSwitch::presented, this, [this] {
        d->restoreView();
        d->place();
        d->hintLayer->raise();
        d->buttons->raise();
        d->actions.showPerspective(isPerspective(), d->presentations.isPossible());
    });
    connect(&d->presentations, &PresentationSwitch::leavingPerspective, this, [this] {
        if (d->viewTimer.isActive()) d->storeView();
    });
    connect(&d->presentations, &PresentationSwitch::viewChanged, this, [this] {
        d->viewTimer.start();
        d->hintLayer->update();
    });
    connect(&d->presentations, &PresentationSwitch::perspectiveFailed, this, [this](const QString& reason) {
        d->actions.showPerspective(false, false);
        Q_EMIT notice(reason);
    });
    connect(&d->viewTimer, &QTimer::timeout, this, [this] {
        d->storeView();
        // Not at every step of the camera, and never under the pointer that moves it.
        if (!d->buttons->underMouse()) d->placeButtons();
        d->tellOutline();
    });
    connect(d->buttons, &CameraButtons::moved, this, [this](CameraMove move) { d->moveCamera(move); });
    connect(&d->actions, &SceneViewActions::cameraMoved, this,
            [this](CameraMove move) { d->moveCamera(move); });
    connect(&d->actions, &SceneViewActions::perspectiveChosen, this, [this](bool on) {
        setPerspective(on);
        d->storeFlag(perspectiveKey, on);
    });
    connect(&d->actions, &SceneViewActions::labelsChosen, this, [this](bool on) {
        setLabelsShown(on);
        d->storeFlag(labelsKey, on);
    });
    d->actions.showPerspective(d->presentations.isWanted(), true);
}

SceneBoard::~SceneBoard() {
    if (d->viewTimer.isActive()) d->storeView();
    // They must not outlive the hand.
    d->presentations.clear();
}

// Scene ---------------------------------------------------------------------------------------------------

void SceneBoard::setScene(BoardScene scene, bool animated) {
    const BoardScene before = d->hand.scene();
    d->hand.setScene(std::move(scene));
    const bool first = !std::exchange(d->hasScene, true);
    // Before the window is shown if possible: a window that gets OpenGL later has to be recreated.
    if (first && d->preferences && d->presentations.shown() == nullptr) d->presentations.present();
    if (auto* const shown = d->presentations.shown()) shown->showScene(animated && !first);
    d->showHint();
    d->notifyScene(before);
    if (first) {
        d->placeButtons();
        updateGeometry();
    }
    d->tellOutline();
}

void SceneBoard::Private::tellOutline() {
    const auto* const shown = presentations.shown();
    if (shown == nullptr) return;
    const QRegion outline = shown->outline();
    if (std::exchange(toldOutline, outline) == outline) return;
    QCoreApplication::postEvent(board, new QEvent(QEvent::LayoutRequest));
}

void SceneBoard::Private::showHint() {
    const BoardScene& scene = hand.scene();
    hintLayer->setVisible(scene.hintFrom >= 0 && scene.hintTo >= 0 && !concealed);
    hintLayer->update();
}

/// Returns the point of a square's highest piece that is seen, or of the square if it is empty.
QPoint SceneBoard::Private::shownPoint(int square) const {
    const auto height = [](const ScenePiece& piece) { return piece.foot + piece.height; };
    const ScenePiece* highest = nullptr;
    for (const ScenePiece& piece : hand.scene().pieces)
        if (piece.square == square && (highest == nullptr || height(piece) > height(*highest)))
            highest = &piece;
    return highest == nullptr ? board->squarePoint(square) : board->piecePoint(highest->id);
}

HintLayer::Way SceneBoard::Private::hintWay() const {
    const BoardScene& scene = hand.scene();
    HintLayer::Way way{{shownPoint(scene.hintFrom)}, qreal(board->squareRect(scene.hintTo).width())};
    for (const int square : scene.hintLandings) way.points << shownPoint(square);
    way.points << shownPoint(scene.hintTo);
    return way;
}

const BoardScene& SceneBoard::scene() const {
    return d->hand.scene();
}

void SceneBoard::Private::handChanged() {
    if (auto* const now = presentations.shown()) now->showHand();
    // The arrow begins at the lifted piece.
    if (hintLayer->isVisible()) hintLayer->update();
    if (notifiedLifted != hand.lifted()) {
        const int before = std::exchange(notifiedLifted, hand.lifted());
        notifyLifted(before, notifiedLifted);
    }
    if (toldCursor != hand.cursor()) {
        toldCursor = hand.cursor();
        readable.notifyCursorMoved();
    }
}

void SceneBoard::Private::notifyScene(const BoardScene& before) {
    const auto& squares = hand.scene().squares;
    const bool same =
        std::ranges::equal(before.squares, squares, [](const SceneSquare& one, const SceneSquare& other) {
            return one.name.isEmpty() == other.name.isEmpty();
        });
    if (!same) {
        readable.notifyReset();
        return;
    }
    std::vector<int> changed;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        if (before.squares[i].name != squares[i].name || before.squares[i].enabled != squares[i].enabled)
            changed.push_back(static_cast<int>(i));
    }
    readable.notifyChanged(changed);
}

void SceneBoard::Private::notifyLifted(int before, int now) {
    std::vector<int> concerned;
    for (const auto& piece : hand.scene().pieces) {
        if (piece.id != before && piece.id != now) continue;
        concerned.push_back(piece.square);
        concerned.insert(concerned.end(), piece.targets.begin(), piece.targets.end());
    }
    std::ranges::sort(concerned);
    concerned.erase(std::unique(concerned.begin(), concerned.end()), concerned.end());
    readable.notifyChanged(concerned);
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
    const auto* const shown = d->presentations.shown();
    return shown != nullptr && shown->isAnimating();
}

void SceneBoard::finishAnimation() {
    if (auto* const shown = d->presentations.shown()) shown->finishAnimation();
}

void SceneBoard::setConcealed(bool concealed) {
    if (d->concealed == concealed) return;
    d->concealed = concealed;
    d->hand.putBack();
    d->presentations.setConcealed(concealed);
    d->place();
    d->showHint();
    d->readable.notifyReset();
}

QPoint SceneBoard::squarePoint(int square) const {
    auto& shown = d->shown();
    return shown.widget()->mapTo(this, shown.squarePoint(square));
}

QPoint SceneBoard::piecePoint(int piece) const {
    auto& shown = d->shown();
    return shown.widget()->mapTo(this, shown.piecePoint(piece));
}

QRect SceneBoard::squareRect(int square) const {
    auto& shown = d->shown();
    const QRect rect = shown.squareRect(square);
    return {shown.widget()->mapTo(this, rect.topLeft()), rect.size()};
}

QRegion SceneBoard::occupiedRegion(const QWidget& holder) const {
    const auto* const shown = d->presentations.shown();
    if (shown == nullptr) return holder.rect();
    QRegion drawn = shown->outline() & rect();
    if (d->buttons->isVisible()) drawn += d->buttons->geometry();
    const QPoint corner = mapTo(&holder, QPoint());
    return QRegion(holder.rect()) - rect().translated(corner) + drawn.translated(corner);
}

bool SceneBoard::isReachable(int square) const {
    return !d->concealed && d->hand.isPlace(square);
}

QString SceneBoard::squareName(int square) const {
    if (!isReachable(square)) return {};
    return d->hand.describe(square, d->hand.scene().squares[square].name);
}

int SceneBoard::liftedSquare() const {
    return d->hand.liftedCell();
}

void SceneBoard::chooseSquare(int square) {
    if (!isReachable(square) || !isEnabled()) return;
    d->hand.setCursor(square, true);
    d->hand.choose(square);
}

// Presentation --------------------------------------------------------------------------------------------

void SceneBoard::Private::place() {
    presentations.place();
    hintLayer->setGeometry(board->rect());
    placeButtons();
}

void SceneBoard::Private::placeButtons() {
    auto* const perspective = presentations.perspective();
    if (perspective == nullptr || concealed) {
        buttons->hide();
        return;
    }
    QRegion squares;
    for (int square = 0; square < static_cast<int>(hand.scene().squares.size()); ++square)
        if (hand.isPlace(square)) squares += board->squareRect(square);
    buttons->placeIn(board->size(), squares);
}

bool SceneBoard::isPerspective() const {
    return d->presentations.perspective() != nullptr;
}

bool SceneBoard::isPerspectiveAvailable() const {
    return d->presentations.isPossible() && PerspectiveScene::isSupported();
}

void SceneBoard::setPerspective(bool on) {
    d->presentations.setWanted(on);
    // A board that is not shown yet waits, so that a flat game never loads OpenGL.
    if (d->presentations.shown() != nullptr)
        d->presentations.present();
    else
        d->actions.showPerspective(on && d->presentations.isPossible(), d->presentations.isPossible());
}

bool SceneBoard::showsLabels() const {
    return d->labels;
}

void SceneBoard::setLabelsShown(bool on) {
    d->labels = on;
    d->presentations.setLabelsShown(on);
    d->actions.showLabels(on);
}

const QList<QAction*>& SceneBoard::viewActions() const {
    return d->actions.all();
}

void SceneBoard::readPreferences(Preferences& preferences) {
    d->preferences = &preferences;
    setLabelsShown(preferences.flag(labelsKey, true));
    setPerspective(preferences.flag(perspectiveKey, true));
    if (d->hasScene) d->presentations.present();
    d->restoreView();
}

void SceneBoard::Private::storeView() {
    viewTimer.stop();
    const auto* const perspective = presentations.perspective();
    if (!preferences || perspective == nullptr) return;
    const CameraView view = perspective->view();
    preferences->setValue(viewKey, view == startView(hand.scene()) ? QString() : writeView(view));
}

void SceneBoard::Private::restoreView() {
    auto* const perspective = presentations.perspective();
    if (!preferences || perspective == nullptr) return;
    const auto view = readView(preferences->value(viewKey).toString(), startView(hand.scene()));
    if (!view) return;
    perspective->setView(*view);
    viewTimer.stop();
}

void SceneBoard::Private::moveCamera(CameraMove move) {
    auto* const perspective = presentations.perspective();
    if (perspective != nullptr && !concealed) perspective->moveCamera(move);
}

// Keys ----------------------------------------------------------------------------------------------------

bool SceneBoard::keyPressed(QKeyEvent* event) {
    Q_UNUSED(event)
    return false;
}

bool SceneBoard::Private::turnsCamera(const QKeyEvent& event) {
    if (presentations.perspective() == nullptr) return false;
    const auto move = cameraMoveOf(event, !hand.isCursorVisible());
    if (move) moveCamera(*move);
    return move.has_value();
}

void SceneBoard::keyPressEvent(QKeyEvent* event) {
    if (d->concealed || !isEnabled() || !d->hasScene) {
        event->ignore();
        return;
    }
    d->shown().endTurn();
    const QPointer<SceneBoard> alive(this);
    bool used = keyPressed(event);
    if (alive && !used) used = d->turnsCamera(*event);
    if (alive && !used) used = useKey(d->hand, *event);
    if (alive) event->setAccepted(used);
}

void SceneBoard::Private::watchWindow() {
    auto* const window = board->window();
    if (watched == window || window == board) return;
    if (watched) watched->removeEventFilter(board);
    watched = window;
    window->installEventFilter(board);
}

bool SceneBoard::eventFilter(QObject* watched, QEvent* event) {
    // The window receives keys that its focus widget does not use.
    if (watched == d->watched && event->type() == QEvent::KeyPress && isVisible() && !hasFocus() &&
        !d->concealed && isEnabled()) {
        const auto* const focus = QApplication::focusWidget();
        const bool types = focus != nullptr && focus->testAttribute(Qt::WA_InputMethodEnabled);
        if (!types && d->turnsCamera(*static_cast<QKeyEvent*>(event))) return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SceneBoard::focusInEvent(QFocusEvent* event) {
    if (isKeyboardReason(event->reason())) d->hand.setCursor(d->hand.cursor(), true);
    d->readable.notifyCursorMoved();
}

bool SceneBoard::focusNextPrevChild(bool next) {
    // A game starts with the focus on the board and no cursor; the first Tab shows the cursor.
    if (hasFocus() && d->hasScene && !d->concealed && !d->hand.isCursorVisible()) {
        d->hand.setCursor(d->hand.cursor(), true);
        return true;
    }
    return QWidget::focusNextPrevChild(next);
}

void SceneBoard::focusOutEvent(QFocusEvent* event) {
    if (!isPassingReason(event->reason())) d->hand.setCursor(d->hand.cursor(), false);
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
            d->presentations.present();
            d->watchWindow();
            break;
        case QEvent::Hide:
            if (d->viewTimer.isActive()) d->storeView();
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
