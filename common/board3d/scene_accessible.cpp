// SPDX-License-Identifier: MIT
#include "common/board3d/scene_accessible.h"

#include "common/board3d/camera_buttons.h"
#include "common/board3d/scene_board.h"

#include <algorithm>
#include <utility>

#include <QPointer>

namespace plt {

namespace {

/// One square. It is owned by Qt's cache of interfaces, from which SceneAccessible removes it.
class SquareAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    SquareAccessible(SceneBoard* board, int square) : board_(board), square_(square) {}

    int square() const { return square_; }

    bool isValid() const override { return board_ && board_->isReachable(square_); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return board_ ? board_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(board_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? board_->squareName(square_) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        if (!isValid()) return {};
        const QRect box = board_->squareRect(square_);
        return {board_->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.focused = board_->hasFocus() && board_->cursorSquare() == square_;
        state.disabled = !board_->isEnabled();
        state.invisible = !board_->isVisible();
        state.pressed = board_->liftedSquare() == square_;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid() || !board_->isEnabled()) return;
        if (name == setFocusAction()) {
            board_->setCursorSquare(square_);
            board_->setFocus(Qt::OtherFocusReason);
        } else if (name == pressAction()) {
            board_->chooseSquare(square_);
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    QPointer<SceneBoard> board_;
    int square_;
};

/// Gets the events in Qt's place, if set.
QAccessible::UpdateHandler listener = nullptr;

bool anybodyListens() {
    return listener != nullptr || QAccessible::isActive();
}

void tell(QAccessibleEvent& event) {
    if (listener != nullptr)
        listener(&event);
    else
        QAccessible::updateAccessibility(&event);
}

void tellRenamed(QAccessibleInterface* square) {
    if (square == nullptr) return;
    QAccessibleEvent renamed(square, QAccessible::NameChanged);
    tell(renamed);
}

QAccessibleInterface* makeSceneAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("plt::SceneBoard")) return nullptr;
    auto* board = qobject_cast<SceneBoard*>(object);
    return board != nullptr ? new SceneAccessible(board) : nullptr;
}

}  // namespace

SceneAccessible::SceneAccessible(SceneBoard* board) : QAccessibleWidget(board, QAccessible::Grouping) {}

SceneAccessible::~SceneAccessible() {
    forget();
}

void SceneAccessible::install() {
    static const bool installed = [] {
        QAccessible::installFactory(makeSceneAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}

void SceneAccessible::listen(QAccessible::UpdateHandler handler) {
    listener = handler;
}

SceneBoard* SceneAccessible::board() const {
    return qobject_cast<SceneBoard*>(object());
}

SceneAccessible* SceneAccessible::of(SceneBoard* board) {
    return dynamic_cast<SceneAccessible*>(QAccessible::queryAccessibleInterface(board));
}

std::vector<int> SceneAccessible::squares() const {
    std::vector<int> found;
    const SceneBoard* at = board();
    if (at == nullptr) return found;
    for (int i = 0; i < static_cast<int>(at->scene().squares.size()); ++i)
        if (at->isReachable(i)) found.push_back(i);
    return found;
}

void SceneAccessible::forget() {
    for (const auto& [square, id] : std::exchange(made_, {})) QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* SceneAccessible::squareInterface(int square) const {
    SceneBoard* at = board();
    if (at == nullptr || !at->isReachable(square)) return nullptr;
    const auto found = made_.find(square);
    if (found != made_.end()) return QAccessible::accessibleInterface(found->second);
    auto* made = new SquareAccessible(at, square);
    made_.emplace(square, QAccessible::registerAccessibleInterface(made));
    return made;
}

int SceneAccessible::indexOfSquare(int square) const {
    const std::vector<int> all = squares();
    const auto found = std::ranges::find(all, square);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

QAccessibleInterface* SceneAccessible::buttons() const {
    const SceneBoard* at = board();
    auto* buttons = at != nullptr ? at->findChild<CameraButtons*>() : nullptr;
    return buttons != nullptr && buttons->isVisible() ? QAccessible::queryAccessibleInterface(buttons)
                                                      : nullptr;
}

int SceneAccessible::childCount() const {
    return static_cast<int>(squares().size()) + (buttons() != nullptr ? 1 : 0);
}

QAccessibleInterface* SceneAccessible::child(int index) const {
    const std::vector<int> all = squares();
    const int count = static_cast<int>(all.size());
    if (index < 0) return nullptr;
    if (index < count) return squareInterface(all[static_cast<std::size_t>(index)]);
    return index == count ? buttons() : nullptr;
}

int SceneAccessible::indexOfChild(const QAccessibleInterface* child) const {
    if (const auto* square = dynamic_cast<const SquareAccessible*>(child))
        return indexOfSquare(square->square());
    return child != nullptr && child == buttons() ? static_cast<int>(squares().size()) : -1;
}

QAccessibleInterface* SceneAccessible::childAt(int x, int y) const {
    const SceneBoard* at = board();
    if (at == nullptr) return nullptr;
    const QPoint point = at->mapFromGlobal(QPoint(x, y));
    if (auto* over = buttons(); over != nullptr && over->rect().contains(x, y)) return over;
    int best = -1;
    int bestDistance = 0;
    // In perspective the boxes of squares overlap; what is meant is the nearest of them.
    for (const int square : squares()) {
        if (!at->squareRect(square).contains(point)) continue;
        const int distance = (at->squarePoint(square) - point).manhattanLength();
        if (best >= 0 && distance >= bestDistance) continue;
        best = square;
        bestDistance = distance;
    }
    return best >= 0 ? squareInterface(best) : nullptr;
}

QAccessibleInterface* SceneAccessible::focusChild() const {
    const SceneBoard* at = board();
    if (at != nullptr && at->hasFocus()) {
        if (auto* square = squareInterface(at->cursorSquare())) return square;
    }
    return nullptr;
}

void SceneAccessible::cursorMoved(SceneBoard* board) {
    if (!anybodyListens() || !board->hasFocus()) return;
    const SceneAccessible* at = of(board);
    QAccessibleInterface* square = at != nullptr ? at->squareInterface(board->cursorSquare()) : nullptr;
    if (square == nullptr) return;
    QAccessibleEvent event(square, QAccessible::Focus);
    tell(event);
}

void SceneAccessible::sceneChanged(SceneBoard* board, const BoardScene& before) {
    if (!anybodyListens()) return;
    const auto& squares = board->scene().squares;
    bool same = before.squares.size() == squares.size();
    for (std::size_t i = 0; same && i < squares.size(); ++i)
        same = before.squares[i].name.isEmpty() == squares[i].name.isEmpty();
    if (!same) {
        reset(board);
        return;
    }
    const SceneAccessible* at = of(board);
    for (std::size_t i = 0; at != nullptr && i < squares.size(); ++i)
        if (before.squares[i].name != squares[i].name) tellRenamed(at->squareInterface(static_cast<int>(i)));
}

void SceneAccessible::liftedChanged(SceneBoard* board, int before, int now) {
    if (!anybodyListens()) return;
    const SceneAccessible* at = of(board);
    if (at == nullptr) return;
    std::vector<int> concerned;
    for (const auto& piece : board->scene().pieces) {
        if (piece.id != before && piece.id != now) continue;
        concerned.push_back(piece.square);
        concerned.insert(concerned.end(), piece.targets.begin(), piece.targets.end());
    }
    std::ranges::sort(concerned);
    concerned.erase(std::unique(concerned.begin(), concerned.end()), concerned.end());
    for (const int square : concerned) {
        auto* told = at->squareInterface(square);
        if (told == nullptr) continue;
        tellRenamed(told);
        QAccessible::State pressed;
        pressed.pressed = true;
        QAccessibleStateChangeEvent restated(told, pressed);
        tell(restated);
    }
}

void SceneAccessible::reset(SceneBoard* board) {
    if (!anybodyListens()) return;
    if (SceneAccessible* at = of(board)) at->forget();
    QAccessibleEvent event(board, QAccessible::ObjectReorder);
    tell(event);
}

}  // namespace plt
