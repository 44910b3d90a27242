// SPDX-License-Identifier: MIT
#include "common/board/board_accessible.h"

#include "common/board/board_view.h"

#include <algorithm>

#include <QPointer>

namespace plt {
namespace {

/// One cell. It is owned by Qt's cache of interfaces, from which BoardAccessible removes it.
class CellAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    CellAccessible(BoardView* view, int cell) : view_(view), cell_(cell), enabled_(view->cellEnabled(cell)) {}

    int cell() const { return cell_; }
    /// Whether it was enabled before and is not now, or the other way round; asking settles it.
    bool enabledChanged() {
        const bool now = view_->cellEnabled(cell_);
        return std::exchange(enabled_, now) != now;
    }

    bool isValid() const override {
        return view_ && !view_->isConcealed() && view_->geometry() &&
               cell_ < view_->geometry()->cellCount() && view_->cellExists(cell_);
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return view_ ? view_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? view_->cellName(cell_) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        if (!isValid()) return {};
        const QRect box = view_->toWidget(view_->geometry()->cellRect(cell_)).toAlignedRect();
        return {view_->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.focused = view_->hasFocus() && view_->cursorCell() == cell_;
        state.disabled = !view_->isEnabled() || !view_->cellEnabled(cell_);
        state.invisible = !view_->isVisible();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid() || !view_->isEnabled()) return;
        if (name == setFocusAction()) {
            view_->setCursorCell(cell_);
            view_->setFocus(Qt::OtherFocusReason);
        } else if (name == pressAction()) {
            view_->setCursorCell(cell_);
            Q_EMIT view_->cellActivated(cell_, {CellInput::Source::accessibility, Qt::LeftButton, {}});
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    QPointer<BoardView> view_;
    int cell_;
    bool enabled_;
};

/// Gets the events in Qt's place, if set.
QAccessible::UpdateHandler listener = nullptr;

bool anybodyListens() {
    return listener != nullptr || QAccessible::isActive();
}

void tell(QAccessibleEvent& event) {
    if (listener != nullptr) {
        listener(&event);
    } else {
        QAccessible::updateAccessibility(&event);
    }
}

QAccessibleInterface* makeBoardAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("plt::BoardView")) return nullptr;
    auto* view = qobject_cast<BoardView*>(object);
    if (view == nullptr || view->access() == BoardView::Access::pointerOnly) return nullptr;
    return new BoardAccessible(view);
}

}  // namespace

BoardAccessible::BoardAccessible(BoardView* view) : QAccessibleWidget(view, QAccessible::Grouping) {}

BoardAccessible::~BoardAccessible() {
    forget();
}

void BoardAccessible::install() {
    static const bool installed = [] {
        QAccessible::installFactory(makeBoardAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}

void BoardAccessible::listen(QAccessible::UpdateHandler handler) {
    listener = handler;
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

void BoardAccessible::forget() {
    for (const auto& [cell, id] : std::exchange(made_, {})) QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* BoardAccessible::cellInterface(int cell) const {
    BoardView* board = view();
    if (board == nullptr || board->geometry() == nullptr || board->isConcealed() || cell < 0 ||
        cell >= board->geometry()->cellCount() || !board->cellExists(cell)) {
        return nullptr;
    }
    const auto found = made_.find(cell);
    if (found != made_.end()) return QAccessible::accessibleInterface(found->second);
    auto* made = new CellAccessible(board, cell);
    made_.emplace(cell, QAccessible::registerAccessibleInterface(made));
    return made;
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
    if (!anybodyListens()) return;
    const BoardAccessible* board = of(view);
    QAccessibleInterface* cell = board != nullptr ? board->cellInterface(view->cursorCell()) : nullptr;
    if (cell == nullptr) return;
    QAccessibleEvent event(cell, QAccessible::Focus);
    tell(event);
}

void BoardAccessible::cellsChanged(BoardView* view, const std::vector<int>& cells) {
    if (!anybodyListens()) return;
    const BoardAccessible* board = of(view);
    if (board == nullptr) return;
    for (const int index : cells) {
        auto* cell = static_cast<CellAccessible*>(board->cellInterface(index));
        if (cell == nullptr) continue;
        QAccessibleEvent renamed(cell, QAccessible::NameChanged);
        tell(renamed);
        if (!cell->enabledChanged()) continue;
        QAccessible::State changed;
        changed.disabled = true;
        QAccessibleStateChangeEvent restated(cell, changed);
        tell(restated);
    }
}

void BoardAccessible::cellsReplaced(BoardView* view) {
    // Without a screen reader nothing is made for this: cells that are gone say themselves that they are.
    if (!anybodyListens()) return;
    BoardAccessible* board = of(view);
    if (board == nullptr) return;
    board->forget();
    QAccessibleEvent event(view, QAccessible::ObjectReorder);
    tell(event);
}

}  // namespace plt
