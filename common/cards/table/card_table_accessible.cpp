// SPDX-License-Identifier: MIT
#include "common/cards/table/card_table_accessible.h"

#include "common/accessible/cells.h"
#include "common/cards/table/play/card_selection.h"
#include "common/cards/table/play/table_cursor.h"
#include "common/cards/table/scene/table_scene.h"

#include <algorithm>
#include <vector>

namespace plt {

namespace {

using Table = std::shared_ptr<const AccessibleTable>;

/// Base class of piles, cards and labels.
class TableThing : public accessible::Part {
  public:
    explicit TableThing(const Table& table) : Part(table->widget), table_(table) {}

  protected:
    /// Returns null if the table is gone or concealed; never while isValid().
    Table table() const {
        Table table = table_.lock();
        return table && !table->scene.isConcealed() ? table : nullptr;
    }
    const TableLayout* layout() const {
        const Table at = table();
        return at ? &at->scene.layout() : nullptr;
    }
    QRect boxOf(const QRectF& seen) const {
        const QRect place = seen.toAlignedRect();
        const Table at = table();
        return {at->viewport->mapTo(at->widget, place.topLeft()), place.size()};
    }

  private:
    std::weak_ptr<const AccessibleTable> table_;
};

/// One card, identified by its place; the card there may change.
class CardAccessible : public TableThing {
  public:
    CardAccessible(const Table& table, CardPlace place) : TableThing(table), place_(place) {}

    CardPlace place() const { return place_; }
    bool isValid() const override { return layout() && layout()->cardAt(place_); }
    QAccessibleInterface* parent() const override;
    QAccessible::Role role() const override { return QAccessible::ListItem; }

  protected:
    QString name() const override { return table()->game.cardName(*layout()->cardAt(place_)); }
    QRect box() const override { return boxOf(layout()->rectOf(place_)); }
    bool hasCursor() const override { return table()->cursor.place() == place_; }
    void moveCursorHere() override { table()->cursor.setPlace(place_); }
    void press() override { table()->press(place_); }
    void addState(QAccessible::State& state) const override {
        const CardPicture* const card = layout()->cardAt(place_);
        state.selectable = table()->game.canActivate(place_);
        const std::vector<int>& picked = table()->selection.grip().cards;
        state.selected =
            card->selected || std::find(picked.cbegin(), picked.cend(), card->id) != picked.cend();
    }

  private:
    CardPlace place_;
};

/// One pile. It owns the interfaces of its cards.
class PileAccessible : public TableThing {
  public:
    PileAccessible(const Table& table, int pile) : TableThing(table), pile_(pile) {}

    int pile() const { return pile_; }
    bool isValid() const override { return picture() != nullptr; }
    QAccessible::Role role() const override { return QAccessible::List; }
    int childCount() const override { return isValid() ? static_cast<int>(picture()->cards.size()) : 0; }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        return cards_.get(index, [&] { return new CardAccessible(table(), {pile_, index}); });
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* const card = dynamic_cast<const CardAccessible*>(child);
        return card && card->place().pile == pile_ ? card->place().index : -1;
    }
    /// Returns the existing interfaces of cards that differ from those in `old` or lie differently.
    std::vector<QAccessibleInterface*> changedSince(const PilePicture& old) const {
        std::vector<QAccessibleInterface*> changed;
        const PilePicture* const now = picture();
        cards_.forEach([&](int index, QAccessibleInterface* card) {
            const auto at = static_cast<std::size_t>(index);
            if (!now || at >= now->cards.size()) return;
            if (at >= old.cards.size() || !(old.cards[at] == now->cards[at])) changed.push_back(card);
        });
        return changed;
    }

  protected:
    QString name() const override { return table()->game.pileName(*picture()); }
    QRect box() const override { return boxOf(layout()->rectOf({pile_, -1})); }
    bool hasCursor() const override { return table()->cursor.place() == CardPlace{pile_, -1}; }
    void moveCursorHere() override { table()->cursor.setPlace(top()); }
    /// A press on a pile presses its top card, or its empty place.
    void press() override { table()->press(top()); }

  private:
    const PilePicture* picture() const { return layout() ? layout()->pile(pile_) : nullptr; }
    CardPlace top() const { return {pile_, childCount() - 1}; }
    int pile_;
    mutable accessible::Parts cards_;
};

QAccessibleInterface* CardAccessible::parent() const {
    auto* const all = dynamic_cast<CardTableAccessible*>(QAccessible::queryAccessibleInterface(widget()));
    return all ? all->pileInterface(place_.pile) : nullptr;
}

/// A text on the felt, by its number.
class LabelAccessible : public TableThing {
  public:
    LabelAccessible(const Table& table, int index) : TableThing(table), index_(index) {}

    int index() const { return index_; }
    bool isValid() const override {
        return layout() && index_ < static_cast<int>(layout()->picture().labels.size());
    }
    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        state.invalid = !isValid();
        return state;
    }
    QStringList actionNames() const override { return {}; }
    void doAction(const QString&) override {}

  protected:
    QString name() const override { return label().text; }
    QRect box() const override { return boxOf(layout()->metrics().toPixels(label().area)); }
    bool hasCursor() const override { return false; }
    void moveCursorHere() override {}
    void press() override {}

  private:
    const LabelPicture& label() const { return layout()->picture().labels[index_]; }
    int index_;
};

}  // namespace

CardTableAccessible::CardTableAccessible(const Table& table)
    : QAccessibleWidget(table->widget, QAccessible::Grouping), table_(table) {}

CardTableAccessible::~CardTableAccessible() = default;

CardTableAccessible* CardTableAccessible::of(QWidget* table) {
    return dynamic_cast<CardTableAccessible*>(QAccessible::queryAccessibleInterface(table));
}

Table CardTableAccessible::seen() const {
    Table table = table_.lock();
    return table && !table->scene.isConcealed() ? table : nullptr;
}

void CardTableAccessible::clear() {
    piles_.clear();
    labels_.clear();
}

int CardTableAccessible::pileCount() const {
    const Table at = seen();
    return at ? static_cast<int>(at->scene.picture().piles.size()) : 0;
}

int CardTableAccessible::labelCount() const {
    const Table at = seen();
    return at ? static_cast<int>(at->scene.picture().labels.size()) : 0;
}

QAccessibleInterface* CardTableAccessible::pileInterface(int pile) const {
    const Table at = seen();
    if (!at || !at->scene.layout().pile(pile)) return nullptr;
    return piles_.get(pile, [&] { return new PileAccessible(at, pile); });
}

QAccessibleInterface* CardTableAccessible::labelInterface(int index) const {
    return labels_.get(index, [&] { return new LabelAccessible(seen(), index); });
}

int CardTableAccessible::childCount() const {
    return pileCount() + labelCount() + QAccessibleWidget::childCount();
}

QAccessibleInterface* CardTableAccessible::child(int index) const {
    if (index < 0) return nullptr;
    const int piles = pileCount();
    if (index < piles) return pileInterface(seen()->scene.picture().piles[index].id);
    if (index < piles + labelCount()) return labelInterface(index - piles);
    return QAccessibleWidget::child(index - piles - labelCount());
}

int CardTableAccessible::indexOfChild(const QAccessibleInterface* child) const {
    if (const auto* const pile = dynamic_cast<const PileAccessible*>(child)) {
        const Table at = seen();
        if (!at) return -1;
        const auto& piles = at->scene.picture().piles;
        for (std::size_t i = 0; i < piles.size(); ++i)
            if (piles[i].id == pile->pile()) return static_cast<int>(i);
        return -1;
    }
    if (const auto* const label = dynamic_cast<const LabelAccessible*>(child))
        return pileCount() + label->index();
    const int index = QAccessibleWidget::indexOfChild(child);
    return index < 0 ? index : index + pileCount() + labelCount();
}

QAccessibleInterface* CardTableAccessible::childAt(int x, int y) const {
    const Table at = seen();
    if (!at) return nullptr;
    const CardPlace place = at->scene.layout().placeAt(at->viewport->mapFromGlobal(QPoint(x, y)));
    if (QAccessibleInterface* const pile = pileInterface(place.pile))
        return place.index >= 0 ? pile->child(place.index) : pile;
    return QAccessibleWidget::childAt(x, y);
}

QAccessibleInterface* CardTableAccessible::focusChild() const {
    const Table at = seen();
    if (at && at->widget->hasFocus()) {
        const CardPlace place = at->cursor.place();
        QAccessibleInterface* const pile = pileInterface(place.pile);
        // An intermediate stage may have fewer cards.
        if (pile)
            return place.index >= 0 && place.index < pile->childCount() ? pile->child(place.index) : pile;
    }
    return QAccessibleWidget::focusChild();
}

void CardTableAccessible::cursorMoved(QWidget* table) {
    if (!accessible::isActive() || !table->hasFocus()) return;
    const CardTableAccessible* const at = of(table);
    if (at) accessible::notifyFocus(at->focusChild());
}

void CardTableAccessible::pictureChanged(QWidget* table, const TablePicture& before) {
    if (!accessible::isActive()) return;
    CardTableAccessible* const at = of(table);
    const Table seen = at ? at->seen() : nullptr;
    if (!seen) return;
    const TablePicture& picture = seen->scene.picture();
    bool samePiles = before.piles.size() == picture.piles.size();
    for (std::size_t i = 0; samePiles && i < before.piles.size(); ++i)
        samePiles = before.piles[i].id == picture.piles[i].id;
    if (!samePiles || before.labels.size() != picture.labels.size()) {
        reset(table);
        return;
    }
    for (const PilePicture& now : picture.piles) {
        const PilePicture* const old = before.pile(now.id);
        if (old->cards == now.cards && old->name == now.name) continue;
        QAccessibleInterface* const pile = at->pileInterface(now.id);
        accessible::notifyNameChanged(pile);
        // The card that a screen reader is on may have been turned over.
        for (QAccessibleInterface* const card : static_cast<PileAccessible*>(pile)->changedSince(*old))
            accessible::notifyNameChanged(card);
        if (old->cards.size() != now.cards.size()) {
            QAccessibleEvent reordered(pile, QAccessible::ObjectReorder);
            accessible::sendEvent(reordered);
        }
    }
    for (std::size_t i = 0; i < before.labels.size(); ++i) {
        if (before.labels[i].text == picture.labels[i].text) continue;
        accessible::notifyNameChanged(at->labelInterface(static_cast<int>(i)));
    }
}

void CardTableAccessible::selectionChanged(QWidget* table) {
    if (!accessible::isActive()) return;
    QAccessibleEvent event(table, QAccessible::SelectionWithin);
    accessible::sendEvent(event);
}

void CardTableAccessible::reset(QWidget* table) {
    if (!accessible::isActive()) return;
    if (CardTableAccessible* const at = of(table)) at->clear();
    accessible::notifyReordered(table);
}

}  // namespace plt
