// SPDX-License-Identifier: MIT
#include "common/board3d/scene/scene_accessible.h"

#include "common/accessible/events.h"
#include "common/board3d/perspective/camera_buttons.h"
#include "common/board3d/scene_board.h"

#include <algorithm>

namespace plt {

namespace {

class SquareAccessible : public accessible::Part {
  public:
    SquareAccessible(SceneBoard* board, int square) : Part(board), square_(square) {}

    int square() const { return square_; }
    bool isValid() const override { return board() != nullptr && board()->isReachable(square_); }

  protected:
    QString name() const override { return board()->squareName(square_); }
    QRect box() const override { return board()->squareRect(square_); }
    bool hasCursor() const override { return board()->cursorSquare() == square_; }
    void takeCursor() override { board()->setCursorSquare(square_); }
    void press() override { board()->chooseSquare(square_); }
    void addState(QAccessible::State& state) const override {
        state.pressed = board()->liftedSquare() == square_;
    }

  private:
    SceneBoard* board() const { return static_cast<SceneBoard*>(widget()); }
    int square_;
};

QAccessibleInterface* makeSceneAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("plt::SceneBoard")) return nullptr;
    auto* board = qobject_cast<SceneBoard*>(object);
    return board != nullptr ? new SceneAccessible(board) : nullptr;
}

}  // namespace

SceneAccessible::SceneAccessible(SceneBoard* board) : QAccessibleWidget(board, QAccessible::Grouping) {}

SceneAccessible::~SceneAccessible() = default;

void SceneAccessible::install() {
    static const bool installed = [] {
        QAccessible::installFactory(makeSceneAccessible);
        return true;
    }();
    Q_UNUSED(installed)
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

QAccessibleInterface* SceneAccessible::squareInterface(int square) const {
    SceneBoard* at = board();
    if (at == nullptr || !at->isReachable(square)) return nullptr;
    return made_.get(square, [&] { return new SquareAccessible(at, square); });
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
    if (!accessible::anybodyListens() || !board->hasFocus()) return;
    const SceneAccessible* at = of(board);
    if (at != nullptr) accessible::tellFocus(at->squareInterface(board->cursorSquare()));
}

void SceneAccessible::sceneChanged(SceneBoard* board, const BoardScene& before) {
    if (!accessible::anybodyListens()) return;
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
        if (before.squares[i].name != squares[i].name)
            accessible::tellRenamed(at->squareInterface(static_cast<int>(i)));
}

void SceneAccessible::liftedChanged(SceneBoard* board, int before, int now) {
    if (!accessible::anybodyListens()) return;
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
        QAccessible::State pressed;
        pressed.pressed = true;
        accessible::tellRenamed(told);
        accessible::tellRestated(told, pressed);
    }
}

void SceneAccessible::reset(SceneBoard* board) {
    if (!accessible::anybodyListens()) return;
    if (SceneAccessible* at = of(board)) at->made_.forget();
    accessible::tellReordered(board);
}

}  // namespace plt
