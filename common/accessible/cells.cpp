// SPDX-License-Identifier: MIT
#include "common/accessible/cells.h"

#include "common/accessible/parts/part.h"

#include <optional>
#include <utility>

#include <QAccessibleWidget>
#include <QHash>

namespace plt::accessible {
namespace {

/// The registered Cells objects by widget. Widgets live in one thread, so no lock is needed.
QHash<const QObject*, Cells*>& all() {
    static QHash<const QObject*, Cells*> known;
    return known;
}

class Cell : public Part {
  public:
    Cell(QWidget* board, int number) : Part(board), number_(number) {}

    int number() const { return number_; }
    bool isValid() const override {
        const Cells* const cells = Cells::of(widget());
        return cells != nullptr && number_ < cells->count() && cells->exists(number_);
    }
    QString text(QAccessible::Text kind) const override {
        const QString said = Part::text(kind);
        if (kind == QAccessible::Name) sentName_ = said;
        return said;
    }
    /// Returns true if a screen reader knows the name, from an event or because it asked.
    bool isKnown() const { return sentName_.has_value(); }
    /// Sends events for all changes since a screen reader last saw the cell. A cell whose name was never
    /// asked for counts as renamed.
    void notifyChanges() {
        const QString nameNow = name();
        const QAccessible::State now = state();
        const QAccessible::State before = std::exchange(sentState_, now);
        if (std::exchange(sentName_, nameNow) != nameNow) notifyNameChanged(this);
        QAccessible::State changed;
        changed.disabled = now.disabled != before.disabled;
        changed.pressed = now.pressed != before.pressed;
        if (changed.disabled || changed.pressed) notifyStateChanged(this, changed);
    }
    /// Takes the initial state as known, so that no event is sent for it later.
    void settle() {
        sentState_ = state();
        sentState_.pressed = false;
    }

  protected:
    QString name() const override { return cells().name(number_); }
    QRect box() const override { return cells().box(number_); }
    bool hasCursor() const override { return cells().cursor() == number_; }
    void moveCursorHere() override { cells().moveCursor(number_); }
    void press() override { cells().press(number_); }
    void addState(QAccessible::State& state) const override { cells().addState(number_, state); }

  private:
    Cells& cells() const { return *Cells::of(widget()); }
    int number_;
    QAccessible::State sentState_;
    mutable std::optional<QString> sentName_;
};

/// Accessible interface of the widget: the group of all its cells.
class Group : public QAccessibleWidget {
  public:
    explicit Group(QWidget* widget) : QAccessibleWidget(widget, QAccessible::Grouping) {}

    int childCount() const override {
        const auto* const cells = Cells::of(object());
        return cells == nullptr ? 0 : static_cast<int>(existing().size() + cells->companions().size());
    }
    QAccessibleInterface* child(int index) const override {
        const auto* const cells = Cells::of(object());
        if (cells == nullptr || index < 0) return nullptr;
        const std::vector<int> numbers = existing();
        const int count = static_cast<int>(numbers.size());
        if (index < count) return interfaceOf(numbers[index]);
        const auto others = cells->companions();
        if (index - count >= others.size()) return nullptr;
        return QAccessible::queryAccessibleInterface(others.at(index - count));
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* const cells = Cells::of(object());
        if (cells == nullptr || child == nullptr) return -1;
        if (const auto* cell = dynamic_cast<const Cell*>(child)) return cells->indexOf(cell->number());
        const auto others = cells->companions();
        for (qsizetype i = 0; i < others.size(); ++i) {
            if (others.at(i) == child->object())
                return static_cast<int>(existing().size()) + static_cast<int>(i);
        }
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const auto* const cells = Cells::of(object());
        if (cells == nullptr) return nullptr;
        for (QWidget* other : cells->companions()) {
            auto* const found = QAccessible::queryAccessibleInterface(other);
            if (found != nullptr && found->rect().contains(x, y)) return found;
        }
        return interfaceOf(cells->cellAt(widget()->mapFromGlobal(QPoint(x, y))));
    }
    QAccessibleInterface* focusChild() const override {
        const auto* const cells = Cells::of(object());
        if (cells != nullptr && widget()->hasFocus()) {
            if (auto* cell = interfaceOf(cells->cursor())) return cell;
        }
        return QAccessibleWidget::focusChild();
    }

    QAccessibleInterface* interfaceOf(int number) const {
        const auto* const cells = Cells::of(object());
        if (cells == nullptr || number < 0 || number >= cells->count() || !cells->exists(number))
            return nullptr;
        return made_.get(number, [&] {
            auto* const made = new Cell(widget(), number);
            made->settle();
            return made;
        });
    }
    std::vector<int> existing() const {
        std::vector<int> found;
        const auto* const cells = Cells::of(object());
        const int count = cells == nullptr ? 0 : cells->count();
        for (int number = 0; number < count; ++number)
            if (cells->exists(number)) found.push_back(number);
        return found;
    }
    /// The cells whose names a screen reader knows.
    std::vector<Cell*> known() const {
        std::vector<Cell*> found;
        made_.forEach([&found](int, QAccessibleInterface* part) {
            auto* const cell = static_cast<Cell*>(part);
            if (cell != nullptr && cell->isKnown() && cell->isValid()) found.push_back(cell);
        });
        return found;
    }
    void clear() { made_.clear(); }

  protected:
    ~Group() override = default;

  private:
    mutable Parts made_;
};

QAccessibleInterface* makeGroup(const QString&, QObject* object) {
    return Cells::of(object) != nullptr ? new Group(static_cast<QWidget*>(object)) : nullptr;
}

Group* groupOf(QWidget* widget) {
    return dynamic_cast<Group*>(QAccessible::queryAccessibleInterface(widget));
}

}  // namespace

Cells::Cells(QWidget* widget) : widget_(widget) {
    static const bool installed = [] {
        QAccessible::installFactory(makeGroup);
        return true;
    }();
    Q_UNUSED(installed)
    all().insert(widget, this);
}

Cells::~Cells() {
    all().remove(widget_);
}

Cells* Cells::of(const QObject* widget) {
    return all().value(widget);
}

QAccessibleInterface* Cells::interfaceOf(int cell) const {
    const Group* const group = groupOf(widget_);
    return group != nullptr ? group->interfaceOf(cell) : nullptr;
}

int Cells::indexOf(int cell) const {
    int index = 0;
    for (int number = 0; number < count(); ++number) {
        if (!exists(number)) continue;
        if (number == cell) return index;
        ++index;
    }
    return -1;
}

void Cells::notifyCursorMoved() {
    if (isActive() && widget_->hasFocus()) notifyFocus(interfaceOf(cursor()));
}

void Cells::notifyChanged(const std::vector<int>& cells) {
    if (!isActive()) return;
    for (const int number : cells)
        if (auto* cell = static_cast<Cell*>(interfaceOf(number))) cell->notifyChanges();
}

void Cells::notifyChanged() {
    if (!isActive()) return;
    const Group* const group = groupOf(widget_);
    if (group == nullptr) return;
    for (Cell* const cell : group->known()) cell->notifyChanges();
}

void Cells::notifyReset() {
    // Without a screen reader no interfaces are created here; existing ones of cells that are gone become
    // invalid by themselves.
    if (!isActive()) return;
    if (Group* const group = groupOf(widget_)) group->clear();
    notifyReordered(widget_);
}

}  // namespace plt::accessible
