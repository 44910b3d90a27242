// SPDX-License-Identifier: MIT
#include "common/board/view/board_accessible.h"

#include "common/accessible/events.h"
#include "common/accessible/part.h"
#include "common/board/board_view.h"

#include <algorithm>
#include <utility>

namespace plt {
namespace {

class CellAccessible : public accessible::Part {
  public:
    CellAccessible(BoardView* board, int cell)
        : Part(board), cell_(cell), enabled_(board->cellEnabled(cell)) {}

    int cell() const { return cell_; }
    /// Whether it was enabled before and is not now, or the other way round; asking settles it.
    bool enabledChanged() {
        const bool now = view()->cellEnabled(cell_);
        return std::exchange(enabled_, now) != now;
    }

    bool isValid() const override {
        const BoardView* const board = view();
        return board != nullptr && !board->isConcealed() && board->geometry() != nullptr &&
               cell_ < board->geometry()->cellCount() && board->cellExists(cell_);
    }

  protected:
    QString name() const override { return view()->cellName(cell_); }
    QRect box() const override {
        return view()->toWidget(view()->geometry()->cellRect(cell_)).toAlignedRect();
    }
    bool hasCursor() const override { return view()->cursorCell() == cell_; }
    void takeCursor() override { view()->setCursorCell(cell_); }
    void press() override {
        Q_EMIT view()->cellActivated(cell_, {CellInput::Source::accessibility, Qt::LeftButton, {}});
    }
    void addState(QAccessible::State& state) const override {
        if (!view()->cellEnabled(cell_)) state.disabled = true;
    }

  private:
    BoardView* view() const { return static_cast<BoardView*>(widget()); }
    int cell_;
    bool enabled_;
};

QAccessibleInterface* makeBoardAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("plt::BoardView")) return nullptr;
    auto* view = qobject_cast<BoardView*>(object);
    if (view == nullptr || view->access() == BoardView::Access::pointerOnly) return nullptr;
    return new BoardAccessible(view);
}

}  // namespace

BoardAccessible::BoardAccessible(BoardView* view) : QAccessibleWidget(view, QAccessible::Grouping) {}

BoardAccessible::~BoardAccessible() = default;

void BoardAccessible::install() {
    static const bool installed = [] {
        QAccessible::installFactory(makeBoardAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}

BoardView* BoardAccessible::view() const {
    return qobject_cast<BoardView*>(object());
}

BoardAccessible* BoardAccessible::of(BoardView* view) {
    return dynamic_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(view));
}

std::vector<int> BoardAccessible::cells() const {
    std::vector<int> found;
    const BoardView* board = view();
    if (board == nullptr || board->geometry() == nullptr || board->isConcealed()) return found;
    for (int cell = 0; cell < board->geometry()->cellCount(); ++cell) {
        if (board->cellExists(cell)) found.push_back(cell);
    }
    return found;
}

QAccessibleInterface* BoardAccessible::cellInterface(int cell) const {
    BoardView* board = view();
    if (board == nullptr || board->geometry() == nullptr || board->isConcealed() || cell < 0 ||
        cell >= board->geometry()->cellCount() || !board->cellExists(cell)) {
        return nullptr;
    }
    return made_.get(cell, [&] { return new CellAccessible(board, cell); });
}

int BoardAccessible::indexOfCell(int cell) const {
    const std::vector<int> all = cells();
    const auto found = std::find(all.begin(), all.end(), cell);
    return found == all.end() ? -1 : int(found - all.begin());
}

int BoardAccessible::childCount() const {
    return int(cells().size()) + QAccessibleWidget::childCount();
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    const std::vector<int> all = cells();
    if (index < 0) return nullptr;
    if (index < int(all.size())) return cellInterface(all[std::size_t(index)]);
    return QAccessibleWidget::child(index - int(all.size()));
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    if (const auto* cell = dynamic_cast<const CellAccessible*>(child)) return indexOfCell(cell->cell());
    const int index = QAccessibleWidget::indexOfChild(child);
    return index < 0 ? index : index + int(cells().size());
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    const BoardView* board = view();
    if (board == nullptr || board->geometry() == nullptr) return nullptr;
    const QPointF point = board->mapFromGlobal(QPointF(x, y));
    if (auto* cell = cellInterface(board->geometry()->cellAt(board->toBoard(point)))) return cell;
    return QAccessibleWidget::childAt(x, y);
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    const BoardView* board = view();
    if (board != nullptr && board->hasFocus()) {
        if (auto* cell = cellInterface(board->cursorCell())) return cell;
    }
    return QAccessibleWidget::focusChild();
}

void BoardAccessible::cursorMoved(BoardView* view) {
    if (!accessible::anybodyListens()) return;
    const BoardAccessible* board = of(view);
    if (board != nullptr) accessible::tellFocus(board->cellInterface(view->cursorCell()));
}

void BoardAccessible::cellsChanged(BoardView* view, const std::vector<int>& cells) {
    if (!accessible::anybodyListens()) return;
    const BoardAccessible* board = of(view);
    if (board == nullptr) return;
    for (const int index : cells) {
        auto* cell = static_cast<CellAccessible*>(board->cellInterface(index));
        if (cell == nullptr) continue;
        accessible::tellRenamed(cell);
        if (!cell->enabledChanged()) continue;
        QAccessible::State changed;
        changed.disabled = true;
        accessible::tellRestated(cell, changed);
    }
}

void BoardAccessible::cellsReplaced(BoardView* view) {
    // Without a screen reader nothing is made for this: cells that are gone say themselves that they are.
    if (!accessible::anybodyListens()) return;
    BoardAccessible* board = of(view);
    if (board == nullptr) return;
    board->made_.forget();
    accessible::tellReordered(view);
}

}  // namespace plt
